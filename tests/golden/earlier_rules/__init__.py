"""A database and records as an earlier version of Chu Han's rules wrote them."""
