"""Tables of plain text."""


def columns(rows: list[list[str]]) -> list[str]:
    """Rows as lines: the first column to the left, the others to the right. Columns that are all empty are left out."""
    kept = [at for at in range(len(rows[0])) if any(row[at] for row in rows[1:])]
    widths = {at: max(len(row[at]) for row in rows) for at in kept}
    lines = []
    for row in rows:
        cells = [row[at].ljust(widths[at]) if at == 0 else row[at].rjust(widths[at]) for at in kept]
        lines.append("  " + "   ".join(cells).rstrip())
    return lines


def duration(seconds: float) -> str:
    """A time in a person's units."""
    if seconds >= 1:
        return f"{seconds:.2f} s"
    return f"{seconds * 1e3:.1f} ms" if seconds >= 1e-3 else f"{seconds * 1e6:.0f} µs"
