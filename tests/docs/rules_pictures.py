"""The pictures of the rules: scenarios that the engine plays, as views for the browser to draw.

`python -m tests.docs.rules_pictures` writes web/src/games/<game>/pictures.json.
"""

import json
import tomllib
from pathlib import Path
from typing import Any

import msgspec

from tests.support.paths import ROOT
from tianxia.engine import registry, scenario
from tianxia.engine.game import JsonObject
from tianxia.engine.history import HistorySource
from tianxia.engine.journal import Journal

GAMES = ROOT / "web" / "src" / "games"
_READ_HERE = ("scenario", "steps", "seat")


def picture_entries(game: str) -> dict[str, dict[str, Any]]:
    """Return the entries of a game's pictures.toml."""
    entries: dict[str, dict[str, Any]] = tomllib.loads((GAMES / game / "pictures.toml").read_text(encoding="utf-8"))
    return entries


def pictures_path(game: str) -> Path:
    return GAMES / game / "pictures.json"


def expected_json(game: str) -> str:
    """Return the expected content of a game's pictures.json."""
    pictures = {name: _picture(game, name, entry) for name, entry in picture_entries(game).items()}
    lines = [f"  {_json(name)}: {_json(picture)}" for name, picture in pictures.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _picture(game: str, name: str, entry: dict[str, Any]) -> JsonObject:
    read = scenario.read(ROOT / "scenarios" / game / f"{entry.get('scenario', f'picture-{name}')}.toml")
    steps = read.steps[: entry.get("steps", len(read.steps))]
    assert all("do" in step for step in steps), name
    state, journal = read.state, Journal()
    seat = read.game.seat_number(state, entry["seat"]) if "seat" in entry else None
    state.journal = journal
    names = list(read.game.seat_names(state))
    start = read.game.view(state, seat)
    source = HistorySource(names, entry.get("seat"), read.game.options(), start)
    before = _moment(read, seat, journal, source)
    for step in steps:
        acting = read.game.seat_number(state, step["by"])
        for action in read.game.parse(state, acting, step["do"]):
            state.apply(acting, action)
    return {
        **{key: value for key, value in entry.items() if key not in _READ_HERE},
        "seat": entry.get("seat"),
        "before": before,
        "after": _moment(read, seat, journal, source),
        "log": [[message.id, dict(message.args)] for message in journal.seen_by(seat)],
    }


def _moment(read: scenario.Scenario, seat: int | None, journal: Journal, source: HistorySource) -> JsonObject:
    return {
        "view": read.game.view(read.state, seat),
        "facts": read.game.board_facts(read.state),
        "history": msgspec.to_builtins(read.game.history(journal.seen_by(seat), source), str_keys=True),
    }


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


if __name__ == "__main__":
    for game in registry.names():
        pictures_path(game).write_text(expected_json(game), encoding="utf-8")
