"""What each reader of a table may see of its game, computed once per version of the table.

However many spectators a table has, the public view is computed and encoded once.
"""

import msgspec

from tianxia.server.tables.description import describe, is_described
from tianxia.server.tables.table import Table
from tianxia.server.tables.view_cache import ViewPart, encode
from tianxia.server.tables.wire.snapshots import Question


def view_part(table: Table, seat: int | None) -> ViewPart:
    """Return the view of a seat, or of a spectator (None)."""
    return table.view_cache.part(("view", seat), table.version, lambda: table.game.view(table.state, seat))


def facts_part(table: Table) -> ViewPart:
    """Return the facts about the board, which everybody may know."""
    return table.view_cache.part(("facts", None), table.version, lambda: table.game.board_facts(table.state))


def history_part(table: Table, seat: int | None) -> ViewPart:
    """Return what the log of a seat, or of a spectator (None), says about the past."""
    return table.view_cache.part(("history", seat), table.version, lambda: msgspec.to_builtins(table.history(seat)))


def description_part(table: Table, seat: int | None) -> ViewPart | None:
    """Return what a seat, or a spectator (None), knows in words; None for a game that is not described."""
    if not is_described(table.game):
        return None
    return table.view_cache.part(
        ("description", seat),
        table.version,
        lambda: msgspec.to_builtins(describe(table.game, table.state, [seat])),
    )


def encoded_recap(table: Table, seat: int | None) -> msgspec.Raw:
    """Return what happened last, as a seat or a spectator (None) knows it."""
    return table.view_cache.value(("recap", seat), table.version, lambda: encode(table.recap(seat)._asdict()))


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
    legal = [game.text(state, seat, int(action)) for action in state.legal(seat)]
    standing = game.standing_question(state, seat)
    return Question(
        number=question.number,
        prompt=game.prompt(state, seat),
        secret=question.secret,
        legal=legal,
        asked=question.asked_at,
        until=msgspec.UNSET if question.deadline is None else question.deadline,
        standing=msgspec.UNSET if standing is None else standing.key,
        formality=True if len(legal) == 1 and game.is_formality(state, seat) else msgspec.UNSET,
    )
