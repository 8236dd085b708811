"""Opponents. A bot is handed a sampled world, never the true one, so it cannot peek."""
