"""The tables in memory: loading, commits, timers, bots' turns, notifications, presence, and periodic work."""
