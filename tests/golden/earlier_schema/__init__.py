"""A database as an earlier version of the schema had it, with a table of every kind."""
