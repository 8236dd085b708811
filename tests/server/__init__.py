"""The server, with real parts: real ports, real databases, real processes."""
