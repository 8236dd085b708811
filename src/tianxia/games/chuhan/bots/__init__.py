"""Bots for Chu Han: information-set Monte Carlo tree search, and an exact solver for the end of a battle."""
