"""The positions of Sun Tzu as plain data: dumps, views and reading them."""
