"""Tests of the server with real ports, databases and processes."""
