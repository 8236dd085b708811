"""Huang, a game of hex tiles, leaders and wars. The rules are in docs/rules/huang.md."""

from tianxia.games.huang.game import game

__all__ = ["game"]
