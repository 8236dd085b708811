"""The websockets of tables."""
