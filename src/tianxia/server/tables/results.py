"""How a game ended, as it is stored and sent to clients."""

from msgspec import UNSET

from tianxia.server.tables.table import Table
from tianxia.server.tables.wire.tables import GameResult


def describe_result(table: Table) -> GameResult | None:
    """Return the result of a game as it is stored and sent; None while it is running."""
    if table.result is None:
        return None
    scores = table.game.final_scores(table.state) if table.result.reason == "rules" else None
    return GameResult(
        table.result.reason,
        [table.seat_names[seat] for seat in table.result.winners],
        dict(zip(table.seat_names, scores, strict=True)) if scores is not None else UNSET,
    )
