"""Sun Tzu, a game of secret orders in five provinces. The rules are in docs/rules/suntzu.md."""
