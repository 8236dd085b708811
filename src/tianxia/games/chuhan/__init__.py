"""Chu Han, a climbing card game for two. The rules are in docs/rules/chuhan.md."""
