"""The engine: what every game builds on. It does not know any particular game."""
