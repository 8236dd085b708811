"""Bots that play the games.

A bot receives a sampled world (a determinization), never the true state: everything its seat cannot know has been
re-dealt. A program (`cmd:`) runs in its own process and cannot see more. A Python class shares a process with the game
and could. Tests show that the bots of this package do not; a class from elsewhere must be trusted.
"""
