"""Search algorithms that know no particular game."""
