"""How a game ended, as it is stored and sent to clients."""

from typing import Any

from tianxia.arena.scores import final_scores
from tianxia.server.tables.table import Table


def describe_result(table: Table) -> dict[str, Any] | None:
    """Return the result of a game as it is stored, and as `GameResult` reads it; None while it is running."""
    if table.result is None:
        return None
    out: dict[str, Any] = {
        "reason": table.result.reason,
        "winners": [table.names[seat] for seat in table.result.winners],
    }
    scores = final_scores(table.game, table.state) if table.result.reason == "rules" else None
    if scores is not None:
        out["scores"] = dict(zip(table.names, scores, strict=True))
    return out
