"""The rules of Chu Han."""
