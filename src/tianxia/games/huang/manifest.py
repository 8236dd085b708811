"""Huang's manifest."""

from pathlib import Path

from tianxia.engine.manifest import GameManifest, OpenSpielFacts, PlayerRange
from tianxia.locales import MessageFolder, NameFunction, NameStyle

_FOLDER = Path(__file__).parent

manifest = GameManifest(
    name="huang",
    game="tianxia.games.huang.game:game",
    players=PlayerRange(fewest=2, most=5, option="players"),
    messages=MessageFolder(
        topic="huang",
        path=_FOLDER / "locales",
        functions=(
            NameFunction("TILES", "tile", NameStyle.COUNTED),
            NameFunction("ROLE", "role"),
            NameFunction("STATE", "state", NameStyle.PHRASES),
            NameFunction("CITY", "city", NameStyle.PHRASES),
        ),
    ),
    bots="tianxia.games.huang.bots.levels:BOTS",
    lesson=_FOLDER / "lessons" / "lesson.toml",
    environment_name="Huang",
    openspiel=OpenSpielFacts(
        is_simultaneous=lambda options: False,
        max_decisions=20_000,
        max_chance_nodes=1_000,
    ),
)
