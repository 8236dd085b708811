"""All texts of the command line are translated: in the pseudo-language no word has plain letters."""

import io
import re
from pathlib import Path

import pytest

from tests.arena.sample_bots import Advising, bot_spec
from tianxia.arena.settings import make_settings
from tianxia.arena.single_game import Task, play_game
from tianxia.bots.levels import bot_names
from tianxia.cli.main import run
from tianxia.engine import registry
from tianxia.games.chuhan.rules.cards import CARD_NAMES
from tianxia.games.suntzu.rules.generals import GENERAL_NAMES
from tianxia.locales import languages, pseudo

PLAIN = re.compile(r"[A-Za-z]{2,}")
COMMANDS = "games terminal play serve check record board arena hint bot-protocol bench replay show verify".split()
# Words that are the same in every language, since users type them: commands, options, seats, bots, moves.
TYPED_WORDS = {
    "tianxia", *COMMANDS, "bot", "protocol",
    "greedy", *(bot for game in registry.names() for bot in bot_names(game)),
    "play", "use", "pass", "with", "writ", "give", "cancel", "restore", "allow", "lead", *CARD_NAMES,
    "tile", "leader", "riot", "pagoda", "palace", "exchange", "stop", "off", "market", "revolt", "support", "none",
    "continue", "winner", "remove", "move", "granaries", "red", "blue", "green", "yellow", "white",
    "orders", "order", "battle", "from", "pool", "keep", "take", "no", "place", "general",
    "jinyan", "qin", "hanqi", "chu", "wu",
    "plague", *"_".join(GENERAL_NAMES).split("_"), *languages(), pseudo.CODE,
}  # fmt: skip


def untranslated_words(text: str, *known: str) -> list[str]:
    """Return the words of a text that are not in the pseudo-language, leaving out known texts."""
    for known_text in sorted(known, key=len, reverse=True):
        text = text.replace(known_text, "")
    text = re.sub(r"\b[0-9a-f]{16,}\b|\bURL\b", "", text)
    text = re.sub(r"--?[a-z][a-z-]*|\S+\.(toml|svg)\S*|https?://\S*|\d+(e\d+)?|\033\[\S*m", "", text)
    return [word for word in PLAIN.findall(text) if word not in TYPED_WORDS]


@pytest.fixture(autouse=True)
def _use_pseudo_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TIANXIA_LANG", pseudo.CODE)


@pytest.mark.parametrize("command", ["", *COMMANDS[:-3], "record replay", "record show", "record verify"])
def test_no_help_text_is_untranslated(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run([*command.split(), "--help"])
    out = capsys.readouterr().out
    assert "ś" in out
    assert not untranslated_words(out)


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["fly"],
        ["--lang", "tlh", "games"],
        ["games", "chess"],
        ["terminal"],
        ["terminal", "chuhan", "--fly"],
        ["terminal", "chuhan", "--seat"],
        ["terminal", "chuhan", "--s", "1"],
        ["terminal", "chuhan", "--seat", "Liu"],
        ["terminal", "chuhan", "--option", "events"],
        ["terminal", "chuhan", "--option", "fly=on"],
        ["terminal", "chuhan", "--seed", "x"],
        ["terminal", "huang", "--bot", "tiger=club", "--seat", "tiger"],
        ["arena", "chuhan", "random", "random", "--games", "many"],
        ["arena", "chuhan", "random"],
        ["arena", "chuhan", "random", "random", "--games", "0"],
        ["check"],
        ["hint"],
    ],
)
def test_no_refusal_is_untranslated(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    try:
        status = run(arguments)
    except SystemExit as exit_error:
        status = int(str(exit_error.code))
    assert status == 2
    error = capsys.readouterr().err
    assert set(error) & set("áéíóú")
    typed_words = [part for word in arguments if not word.startswith("-") for part in (word, *word.split("="))]
    seats = [seat for name in registry.names() for seat in registry.game(name).seats]
    assert not untranslated_words(
        error, *typed_words, *seats, *registry.names(), "events", "campaign", "chance", "all", "none", "'en'", "-h"
    )


@pytest.mark.parametrize("game", ["chuhan", "suntzu", "huang"])
def test_no_text_of_a_terminal_game_is_untranslated(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = str(tmp_path / "game.toml")
    lines = ["help", "1?", "fly", *["1"] * 60, "log", "undo", "999", "show", "save", f"save {path}", "quit"]
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(line + "\n" for line in lines)))
    assert run(["terminal", game, "--seed", "1", "--seat", "all"]) == 0
    out = capsys.readouterr().out
    board = _without_ascii_map(out)
    assert len(board) > 1000
    assert not untranslated_words(board, "“fly”", *registry.game(game).seats)


def _without_ascii_map(text: str) -> str:
    """Remove Huang's text map, whose letters are explained by its legend."""
    return "\n".join(
        line for line in text.splitlines() if not re.search(r"[.~*]\s+[.~*]|\b[a-y][A-Z][a-z]\b|^\s*([A-Z]\s+)+", line)
    )


@pytest.mark.parametrize("game", ["chuhan", "suntzu", "huang"])
def test_no_game_description_is_untranslated(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    seats = ["random"] * (3 if game == "huang" else 2)
    options = {"players": "tiger,rat,goat"} if game == "huang" else {}
    path = tmp_path / "game.toml"
    path.write_text(play_game(Task(make_settings(registry.game(game), options, seats, 1), 0)).record)
    seat = registry.game(game).seats[0]
    for arguments in (["games"], ["record", "replay", str(path)], ["record", "show", str(path), "--seat", seat]):
        assert run(arguments) == 0
        assert not untranslated_words(capsys.readouterr().out, *registry.names(), str(path))
    assert run(["hint", str(path), "--move", "3", "--bot", bot_spec(Advising)]) == 0
    assert not untranslated_words(capsys.readouterr().out)
    assert run(["games", game]) == 0
    out = capsys.readouterr().out
    names = re.findall(r"^  (\w+) = (.*?)  ", out, re.MULTILINE)
    assert names
    assert not untranslated_words(out, *(text for pair in names for text in pair), *registry.game(game).seats)


def test_no_text_of_the_arena_and_checks_is_untranslated(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arena = ["arena", "chuhan", "random", "greedy", "--games", "2", "--simulations", "1", "--jobs", "1"]
    assert run([*arena, "--out", str(tmp_path / "arena")]) == 0
    assert not untranslated_words(capsys.readouterr().out, str(tmp_path / "arena"), "Elo")
    assert run(["arena", "ladder", "chuhan", "random", "greedy", *arena[4:], "--out", str(tmp_path / "ladder")]) == 0
    assert not untranslated_words(capsys.readouterr().out, str(tmp_path / "ladder"))
    path = tmp_path / "one.toml"
    path.write_text(
        'game = "chuhan"\ntitle = "7"\n[[steps]]\nby = "han"\ndo = "pass"\n[expect]\nturn = { by = "chu" }\n'
    )
    ruling = next(iter(sorted(Path("scenarios/chuhan").glob("*.toml"))))
    assert run(["check", "-v", str(path), str(ruling), "-k"]) == 1
    captured = capsys.readouterr()
    assert not untranslated_words(captured.out + captured.err, str(path), "han", "do", _title(ruling))


def _title(path: Path) -> str:
    title = re.search(r'^title = "(.*)"$', path.read_text(encoding="utf-8"), re.MULTILINE)
    assert title
    return title[1]
