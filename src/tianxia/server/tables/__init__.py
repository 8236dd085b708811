"""Game tables as they follow from their events: rules of play at a table, clocks, undo, questions, views and records.

Nothing here knows a database, a web framework or an event loop.
"""
