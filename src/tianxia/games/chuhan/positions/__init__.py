"""The positions of Chu Han as plain data: dumps, views and reading them."""
