"""Benchmarks: speed and strength, measured beside other projects in the same run."""
