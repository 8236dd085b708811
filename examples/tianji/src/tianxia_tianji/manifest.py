"""The manifest: where Tianxia finds the parts of this game. `pyproject.toml` registers it as an entry point."""

from pathlib import Path

from tianxia.engine.manifest import TWO_PLAYERS, GameManifest, OpenSpielFacts
from tianxia.locales import MessageFolder

_FOLDER = Path(__file__).parent

manifest = GameManifest(
    name="tianji",
    game="tianxia_tianji.game:game",
    players=TWO_PLAYERS,
    messages=MessageFolder(topic="tianji", path=_FOLDER / "locales"),
    bots="tianxia_tianji.bots.levels:BOTS",
    lesson=_FOLDER / "lesson.toml",
    openspiel=OpenSpielFacts(is_simultaneous=lambda options: True, max_decisions=18, max_chance_nodes=9),
)
