"""Lessons: guided games in scenes, with one TOML file per game."""
