"""Chu Han's manifest."""

from pathlib import Path

from tianxia.engine.manifest import TWO_PLAYERS, GameManifest, OpenSpielFacts
from tianxia.locales import MessageFolder, NameFunction

_FOLDER = Path(__file__).parent

manifest = GameManifest(
    name="chuhan",
    game="tianxia.games.chuhan.game:game",
    players=TWO_PLAYERS,
    messages=MessageFolder(
        topic="chuhan",
        path=_FOLDER / "locales",
        functions=(NameFunction("CARDS", "card"), NameFunction("EVENT", "event")),
        move_clauses={"with": "powers"},
    ),
    bots="tianxia.games.chuhan.bots.levels:BOTS",
    lesson=_FOLDER / "lessons" / "lesson.toml",
    environment_name="ChuHan",
    openspiel=OpenSpielFacts(
        is_simultaneous=lambda options: bool(options.events),
        max_decisions=20_000,
        max_chance_nodes=5_000,
    ),
)
