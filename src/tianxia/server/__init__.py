"""Tables for people: the lobby, the live channel, the store behind them."""
