"""Sun Tzu's manifest."""

from pathlib import Path

from tianxia.engine.manifest import TWO_PLAYERS, GameManifest, OpenSpielFacts
from tianxia.locales import MessageFolder, NameFunction

_FOLDER = Path(__file__).parent

manifest = GameManifest(
    name="suntzu",
    game="tianxia.games.suntzu.game:game",
    players=TWO_PLAYERS,
    messages=MessageFolder(
        topic="suntzu",
        path=_FOLDER / "locales",
        functions=(
            NameFunction("CARDS", "card"),
            NameFunction("EVENT", "event"),
            NameFunction("GENERAL", "general"),
            NameFunction("PROVINCE", "province"),
        ),
    ),
    bots="tianxia.games.suntzu.bots.levels:BOTS",
    lesson=_FOLDER / "lessons" / "lesson.toml",
    environment_name="SunTzu",
    openspiel=OpenSpielFacts(
        is_simultaneous=lambda options: True,
        max_decisions=5_000,
        max_chance_nodes=100,
    ),
)
