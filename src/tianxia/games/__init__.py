"""The games. Each is a folder with the same rooms; none knows another."""
