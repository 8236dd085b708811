"""Lessons: guided games, scene by scene; a TOML file for each game."""
