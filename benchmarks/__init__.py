"""Figures, measured beside peers in one run."""
