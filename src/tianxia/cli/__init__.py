"""The command line: tianxia games | terminal | check | record | bench."""
