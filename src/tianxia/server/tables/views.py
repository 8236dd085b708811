"""What each reader of a table may see of its game, encoded as JSON once per version of the table.

However many spectators a table has, the public view is computed and encoded once.
"""

import msgspec

from tianxia.server.tables.table import Table
from tianxia.server.tables.view_cache import EncodedPart
from tianxia.server.tables.wire.snapshots import Question


def view_part(table: Table, seat: int | None) -> EncodedPart:
    """Return the view of a seat, or of a spectator (None)."""
    return table.view_cache.part(
        ("view", seat), table.version, lambda: table.game.view(table.state, seat), patched=True
    )


def facts_part(table: Table) -> EncodedPart:
    """Return the facts about the board, which everybody may know."""
    return table.view_cache.part(
        ("facts", None), table.version, lambda: table.game.board_facts(table.state), patched=True
    )


def history_part(table: Table, seat: int | None) -> EncodedPart:
    """Return what the log of a seat, or of a spectator (None), says about the past."""
    return table.view_cache.part(("history", seat), table.version, lambda: table.history(seat), patched=True)


def encoded_recap(table: Table, seat: int | None) -> msgspec.Raw:
    """Return what happened last, as a seat or a spectator (None) knows it."""
    return table.view_cache.part(("recap", seat), table.version, lambda: table.recap(seat)._asdict()).json


def encoded_start(table: Table, seat: int | None) -> msgspec.Raw:
    """Return the view of the position before the first move."""
    return table.view_cache.constant(("start", seat), lambda: table.game.view(table.initial_state(), seat))


def describe_question(table: Table, seat: int) -> Question | None:
    """Return the question of a seat with its legal moves; None if it has no question."""
    return table.view_cache.value(("question", seat), table.version, lambda: _describe_question(table, seat))


def _describe_question(table: Table, seat: int) -> Question | None:
    question = table.question(seat)
    if question is None:
        return None
    game, state = table.game, table.state
    return Question(
        number=question.number,
        prompt=game.prompt(state, seat),
        secret=question.secret,
        legal=[game.text(state, seat, int(action)) for action in state.legal(seat)],
        asked=question.asked_at,
        until=msgspec.UNSET if question.deadline is None else question.deadline,
    )
