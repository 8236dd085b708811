"""Bots for Sun Tzu: secret orders from a mixed strategy found by regret matching, and best replies in battles."""
