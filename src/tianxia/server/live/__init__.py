"""The tables in memory: timers, bots, commits, notifications of clients and of other processes, and expiry."""
