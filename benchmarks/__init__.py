"""Benchmarks of speed and strength, compared with other projects."""
