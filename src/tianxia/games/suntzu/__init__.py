"""Sun Tzu, secret orders and a tug of war. The rules are in docs/rules/suntzu.md."""

from tianxia.games.suntzu.game import game

__all__ = ["game"]
