"""The HTTP routes, with authentication, rate limits and connection limits."""
