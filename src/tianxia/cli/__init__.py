"""The command line: tianxia games | terminal | arena | hint | check | record | board | bench."""
