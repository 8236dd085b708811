"""Plain-text tables and numbers with units."""

from tianxia.cli.translator import Translator


def format_columns(rows: list[list[str]]) -> list[str]:
    """Return rows as lines, the first column left-aligned and the others right-aligned.

    The first row is the heading; columns that are empty in all other rows are left out.
    """
    shown_columns = [column for column in range(len(rows[0])) if any(row[column] for row in rows[1:])]
    widths = {column: max(len(row[column]) for row in rows) for column in shown_columns}
    lines = []
    for row in rows:
        cells = [
            row[column].ljust(widths[column]) if column == 0 else row[column].rjust(widths[column])
            for column in shown_columns
        ]
        lines.append("  " + "   ".join(cells).rstrip())
    return lines


def format_duration(seconds: float, translate: Translator) -> str:
    """Return a time in seconds, milliseconds or microseconds."""
    if seconds >= 1:
        return translate("cli-time-s", number=translate.number(seconds, 2))
    if seconds >= 1e-3:
        return translate("cli-time-ms", number=translate.number(seconds * 1e3, 1))
    return translate("cli-time-us", number=translate.number(seconds * 1e6))


def format_percent(share: float, translate: Translator) -> str:
    """Return a share, 0 … 1, as a percentage."""
    return translate("cli-percent", number=translate.number(100 * share, 1))
