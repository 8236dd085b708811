"""Text that people enter for others to read: names and titles."""


def to_single_line(text: str, limit: int) -> str:
    """Return a text as one line of at most `limit` printable characters."""
    return " ".join("".join(character if character.isprintable() else " " for character in text).split())[:limit]
