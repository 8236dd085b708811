"""Opponents. A bot is handed a sampled world, never the true one: hidden things are dealt anew in it.

A program (`cmd:`) has a process of its own and cannot look further. A Python class shares a process with the game, and
could: ours do not, which tests prove; a stranger's class must be trusted.
"""
