"""Huang, a game of hex tiles, leaders and wars. The rules are in docs/rules/huang.md."""
