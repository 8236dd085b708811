"""The rules of Sun Tzu."""
