"""Observations of Chu Han for machine learning."""
