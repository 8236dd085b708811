"""The messages between server and browser, as structs.

`tools/wire` generates the browser's types and the reference in docs/contributors/wire.md from them. A field that may be
absent has the default UNSET; what clients send is marked as `SentByClient`, and may leave out every field with a
default. What a game's views, facts, boards and constants contain is declared in the game's own `wire` module.
"""
