"""The rules of Huang."""
