"""Observations of Huang for machine learning."""
