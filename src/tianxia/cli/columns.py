"""Tables of plain text."""

from tianxia.cli.words import Words


def columns(rows: list[list[str]]) -> list[str]:
    """Rows as lines: the first column to the left, the others to the right. Columns that are all empty are left out."""
    kept = [at for at in range(len(rows[0])) if any(row[at] for row in rows[1:])]
    widths = {at: max(len(row[at]) for row in rows) for at in kept}
    lines = []
    for row in rows:
        cells = [row[at].ljust(widths[at]) if at == 0 else row[at].rjust(widths[at]) for at in kept]
        lines.append("  " + "   ".join(cells).rstrip())
    return lines


def duration(seconds: float, words: Words) -> str:
    """A time in a person's units."""
    if seconds >= 1:
        return words("cli-time-s", number=words.number(seconds, 2))
    if seconds >= 1e-3:
        return words("cli-time-ms", number=words.number(seconds * 1e3, 1))
    return words("cli-time-us", number=words.number(seconds * 1e6))


def percent(share: float, words: Words) -> str:
    """A share of 1 as hundredths."""
    return words("cli-percent", number=words.number(100 * share, 1))
