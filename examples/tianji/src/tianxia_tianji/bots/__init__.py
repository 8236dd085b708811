"""Bots for Tian Ji's Race."""
