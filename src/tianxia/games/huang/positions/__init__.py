"""The positions of Huang as plain data: dumps, views and reading them."""
