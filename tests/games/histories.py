"""Reading histories from small logs."""

from typing import Any

from tianxia.engine import registry
from tianxia.engine.history import HistorySource
from tianxia.locales import Message

Line = tuple[str, dict[str, Any]]
SEATS = {"chuhan": ["han", "chu"], "suntzu": ["suntzu", "shao"], "huang": ["tiger", "rat", "rabbit"]}


def read_history(
    game: str,
    *lines: Line,
    seat: str | None = None,
    options: dict[str, Any] | None = None,
    start: dict[str, Any] | None = None,
    seats: list[str] | None = None,
) -> Any:
    """Return what a seat or a spectator reads from a log; lines are named without their `<game>-log-`."""
    source = HistorySource(seats or SEATS[game], seat, registry.game(game).read_options(options or {}), start)
    log = [Message(name if name.startswith("server-") else f"{game}-log-{name}", args) for name, args in lines]
    return registry.game(game).history(log, source)


def start_view(game: str, position: dict[str, Any], seat: int | None = None) -> Any:
    """Return the view of a position."""
    rules = registry.game(game)
    return rules.view(rules.position(position, rules.options(), 1), seat)
