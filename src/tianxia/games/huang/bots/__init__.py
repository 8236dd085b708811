"""Bots for Huang: a search by successive halving, which evaluates positions by hand-made values and by rollouts."""
