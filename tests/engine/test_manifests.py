"""Manifests: what the program asks of a game before it loads the game, and what a game from elsewhere can bring."""

import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from tests.support.nim import NimGame
from tianxia.bots import levels
from tianxia.bots.bot import Budget, NamedBot
from tianxia.bots.levels import GameBots
from tianxia.bots.random import RandomBot
from tianxia.engine import registry
from tianxia.engine.errors import BadOptions, UnknownGame
from tianxia.engine.game import Game
from tianxia.engine.manifest import GameManifest, PlayerRange
from tianxia.locales import MessageFolder, NameFunction, NameStyle, forget_messages, has_message, languages, say
from tianxia.server.http.pages import load_rules
from tianxia.server.lessons.lesson import find_lesson, games_with_lessons
from tianxia.server.tables import catalogue

GAMES = pytest.mark.parametrize("name", registry.names())
NIM_BOTS = GameBots((NamedBot("sapling", RandomBot, Budget(0.1)),))
MESSAGES = {
    "en": """
nim-name = Nim
nim-heap-small = the small heap
    .from = from the small heap
nim-log-take = { SEAT($seat, capital: 1) } takes { STONES($stones) } { HEAP($heap, form: "from") }{ $after }.
nim-log-move = { MOVE($play) }
nim-move-take = { $number } words, then “{ $comment }”
nim-seat-north = north
nim-stone-white = { $number } white
""",
    "pl": "nim-name = Nim po polsku\n",
}


@pytest.fixture
def nim(tmp_path: Path) -> Iterator[GameManifest]:
    """A game from elsewhere, with bots, messages in two languages, rules for players and a lesson."""
    for lang, text in MESSAGES.items():
        (tmp_path / "locales" / lang).mkdir(parents=True)
        (tmp_path / "locales" / lang / "nim.ftl").write_text(text, encoding="utf-8")
    (tmp_path / "locales" / "pl" / "rules.md").write_text("# Zasady", encoding="utf-8")
    (tmp_path / "lesson.toml").write_text(
        'game = "nim"\n[[scenes]]\nname = "first"\nseat = "north"\nsteps = [{ do = ["take 1"] }]\n', encoding="utf-8"
    )
    manifest = GameManifest(
        name="nim",
        game=NimGame(),
        messages=MessageFolder(
            topic="nim",
            path=tmp_path / "locales",
            functions=(NameFunction("STONES", "stone", NameStyle.COUNTED), NameFunction("HEAP", "heap")),
            move_clauses={"saying": "comment"},
        ),
        bots="tests.engine.test_manifests:NIM_BOTS",
        lesson=tmp_path / "lesson.toml",
    )
    registry.add(manifest)
    yield manifest
    registry.remove("nim")


def test_importing_all_manifests_loads_no_rules_no_bots_and_no_numpy() -> None:
    code = (
        "import sys; from tianxia.engine import registry; from tianxia.locales import say; registry.manifests();"
        "say('engine-game-over'); print(*sorted(name for name in sys.modules if name.startswith('tianxia.games.')));"
        "print('numpy' in sys.modules, 'tianxia.bots' in sys.modules, 'tianxia.engine.game' in sys.modules)"
    )
    completed = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    modules, others = completed.stdout.splitlines()
    names = registry.names()
    assert modules.split() == sorted([f"tianxia.games.{name}{end}" for name in names for end in ("", ".manifest")])
    assert others == "False False False"


@GAMES
def test_a_manifest_refers_to_the_game_its_bots_its_messages_and_its_lesson(name: str) -> None:
    manifest = registry.manifest(name)
    game = manifest.load_game()
    assert isinstance(game, Game)
    assert game is registry.game(name)
    assert (game.name, manifest.name) == (name, name)
    assert isinstance(manifest.load_bots(), GameBots)
    assert manifest.messages is not None
    assert all((manifest.messages.path / lang / "rules.md").is_file() for lang in languages())
    lesson = find_lesson(name)
    assert lesson is not None
    assert lesson.game == name


@GAMES
def test_the_player_range_is_that_of_the_rules(name: str) -> None:
    game, players = registry.game(name), registry.manifest(name).players
    assert players.most == len(game.seats)
    if not players.option:
        assert players.fewest == players.most
        return
    for number in range(1, players.most + 1):
        chosen = game.seats[:number]
        if number < players.fewest:
            with pytest.raises(BadOptions):
                game.read_options({players.option: list(chosen)})
        else:
            assert game.seat_names(game.make(seed=1, **{players.option: " ".join(chosen)})) == chosen


def test_a_game_brings_its_bots(nim: GameManifest) -> None:
    assert levels.bot_names("nim") == ["random", "sapling"]
    assert catalogue.default_level("nim").name == "sapling"


def test_a_game_brings_its_messages_in_the_languages_it_has(nim: GameManifest) -> None:
    assert say("nim-name", lang="pl") == "Nim po polsku"
    assert say("nim-name", lang="de") == "Nim"
    assert say("nim-name", lang="en") == "Nim"


def test_a_game_brings_functions_for_its_names(nim: GameManifest) -> None:
    taken = {"seat": "north", "stones": "white white black", "heap": "small", "after": ""}
    assert say("nim-log-take", taken) == "North takes 2 white, 1 black from the small heap."
    assert say("nim-log-move", {"play": "take 1 2 saying well done"}) == "2 words, then “well done”"


def test_a_game_brings_its_rules_for_players_and_its_lesson(nim: GameManifest) -> None:
    rules = load_rules("pl", "nim")
    assert rules is not None
    assert (rules[0].body, rules[1]) == (b"# Zasady", "pl")
    assert "nim" in games_with_lessons()
    lesson = find_lesson("nim")
    assert lesson is not None
    assert [scene.name for scene in lesson.scenes] == ["first"]


def test_a_removed_game_takes_everything_with_it(nim: GameManifest) -> None:
    assert has_message("nim-name")
    registry.remove("nim")
    assert not has_message("nim-name")
    assert say("nim-name") == "nim-name"
    with pytest.raises(UnknownGame):
        registry.manifest("nim")


def test_a_game_without_a_manifest_has_the_reference_bot_and_all_its_seats() -> None:
    registry.add(NimGame())
    try:
        assert registry.manifest("nim").players == PlayerRange(fewest=2, most=2)
        assert levels.bot_names("nim") == ["random"]
        assert find_lesson("nim") is None
    finally:
        registry.remove("nim")


@pytest.fixture
def broken_package(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package that registers a game and cannot be imported, and one that registers something else."""
    broken = {
        "broken": EntryPoint("broken", "no_such_module:manifest", registry.GROUP),
        "chess": EntryPoint("chess", "tests.engine.test_manifests:NIM_BOTS", registry.GROUP),
    }
    installed = {**registry._installed(), **broken}
    monkeypatch.setattr(registry, "_installed", lambda: installed)
    forget_messages()
    yield
    monkeypatch.undo()
    forget_messages()


def test_a_game_that_cannot_be_loaded_does_not_disturb_the_others(broken_package: None) -> None:
    with pytest.warns(RuntimeWarning) as warned:
        assert say("huang-name") == "Huang"
    assert [str(warning.message).split(" cannot")[0] for warning in warned] == [
        "the messages of the game broken",
        "the messages of the game chess",
    ]
    assert registry.game("huang").name == "huang"
    with pytest.raises(ModuleNotFoundError, match="no_such_module"):
        registry.game("broken")
    with pytest.raises(TypeError, match="is not the manifest of chess"):
        registry.game("chess")


@GAMES
def test_the_old_import_of_a_game_works_with_a_warning(name: str) -> None:
    code = f"from tianxia.games.{name} import game; print(game.num_actions)"
    completed = subprocess.run([sys.executable, "-W", "always", "-c", code], capture_output=True, text=True, check=True)
    assert completed.stdout == f"{registry.game(name).num_actions}\n"
    assert "DeprecationWarning" in completed.stderr
