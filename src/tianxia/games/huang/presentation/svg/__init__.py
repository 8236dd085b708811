"""Drawings of Huang as SVG."""
