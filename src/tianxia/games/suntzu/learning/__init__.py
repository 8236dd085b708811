"""Observations of Sun Tzu for machine learning."""
