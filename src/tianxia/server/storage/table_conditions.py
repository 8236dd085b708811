"""SQL conditions on tables, and whether the game in a row can be played."""

from typing import Any, Final

from sqlalchemy import ColumnElement, String, cast, exists, select

from tianxia.engine import registry
from tianxia.server.storage import schema
from tianxia.server.tables.sources import LESSON
from tianxia.server.tables.table_info import BOT


def has_readable_rules() -> ColumnElement[bool]:
    """Return the SQL condition that a table has the current rules of its game, or earlier ones that can be read.

    `is_playable` tells whether a game of earlier rules can also be played. The condition is deliberately an expression
    that no index covers: databases would use such an index instead of a better one.
    """
    t, games = schema.tables, [registry.game(name) for name in registry.names()]
    known = [f"{game.name} {version}" for game in games for version in (game.rules_version, *game.earlier_rules)]
    return (t.c.game + " " + cast(t.c.rules_version, String)).in_(known)


RULES_COLUMNS: Final = tuple(schema.tables.c[name] for name in ("game", "rules_version", "options", "position"))
"""The columns that `is_playable` needs."""


def is_playable(row: Any) -> bool:
    """Return whether the game in a row of the SQL table `tables` can be played by the current rules."""
    game_name, rules_version, options, position = (row._mapping[column] for column in RULES_COLUMNS)
    game = registry.game(game_name)
    return rules_version == game.rules_version or game.can_play_rules(rules_version, options, position)


def is_not_lesson() -> ColumnElement[bool]:
    """Return the SQL condition that a table is not a lesson; lessons are never listed."""
    return schema.tables.c.origin_kind != LESSON


def has_bots() -> ColumnElement[bool]:
    """Return the SQL condition that a table has a bot."""
    t, s = schema.tables, schema.seats
    return exists(select(s.c.table).where(s.c.table == t.c.id, s.c.kind == BOT))
