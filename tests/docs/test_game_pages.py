"""The reference pages of the games agree with the code: keys and views, action numbers, questions, versions."""

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from statistics import median
from typing import Any, NamedTuple

import pytest

from benchmarks import lengths
from tests.support.game_cases import CASES
from tests.support.paths import ROOT
from tests.support.properties import random_step
from tianxia.bots.bot import Budget
from tianxia.bots.random import RandomBot
from tianxia.engine import registry
from tianxia.engine.game import Game
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.locales import DEFAULT, fluent_source
from tianxia.rl.versions import env_name

GAMES = pytest.mark.parametrize("name", registry.names())
PLAYS = 3
"""Random games of each setup."""


def section(name: str, title: str) -> str:
    text = (ROOT / "docs/bot-writers" / f"{name}.md").read_text(encoding="utf-8")
    found = re.search(rf"^## {title}\n(.*?)(?=^## |\Z)", text, re.DOTALL | re.MULTILINE)
    assert found is not None, title
    return found[1]


def rows(name: str, title: str) -> list[list[str]]:
    """Return the cells of each row of a section's table, without the heading."""
    lines = [line for line in section(name, title).splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def quoted(cell: str) -> list[str]:
    return re.findall(r"`(.*?)`", cell)


def states(name: str) -> Iterator[State]:
    """Yield all states of random games of every setup."""
    game = registry.game(name)
    for number, setup in enumerate(CASES[name].setups):
        for seed in range(PLAYS):
            state = game.new(game.read_options(setup), seed)
            rng = Rng(seed, number)
            yield state
            while state.actors():
                state.apply(*random_step(state, rng))
                yield state


class Occurrences(NamedTuple):
    """What occurred in random games."""

    seen: dict[str, set[str]]
    """By key of the dump: the ways in which it was seen."""
    texts: dict[int, set[str]]
    """By action number: its texts."""
    asked: dict[str, set[tuple[bool, bool]]]
    """By question: whether it was secret, whether several seats were asked."""


@cache
def observe_random_games(name: str) -> Occurrences:
    game = registry.game(name)
    occurrences = Occurrences(defaultdict(set), defaultdict(set), defaultdict(set))
    for state in states(name):
        for key, how in ways_seen(game, state).items():
            occurrences.seen[key].add(how)
        actors = state.actors()
        for seat in actors:
            for action in state.legal(seat):
                occurrences.texts[int(action)].add(game.text(state, seat, int(action)))
            if seat >= 0:
                asked = occurrences.asked[game.prompt(state, seat).id]
                asked.add((game.is_secret_decision(state, seat), len(actors) > 1))
    return occurrences


def ways_seen(game: Game[Any, Any], state: State) -> dict[str, str]:
    """Return how the views of a state show each key of the dump: `all`, `own`, `part` or `none`."""
    dump = game.dump(state)
    names = game.seat_names(state)
    views = [game.view(state, seat) for seat in range(len(names))]
    everybody = [*views, game.view(state, None)]
    out = {}
    for key, value in dump.items():
        if all(view.get(key) == value for view in everybody):
            out[key] = "all"
        elif not any(key in view for view in everybody):
            out[key] = "none"
        elif isinstance(value, dict) and all(
            view.get(key, {}).get(name) == value.get(name) for name, view in zip(names, views, strict=True)
        ):
            out[key] = "own"
        else:
            out[key] = "part"
    return out


RARE = {"raising"}
"""Keys that hardly ever occur in random play."""
WEAKER = {"all": 0, "own": 1, "none": 2, "part": 3}
"""A key that is seen in several ways counts as the weakest of them; `none` only if it is never in a view."""


@GAMES
def test_every_key_of_the_dump_is_documented_with_who_sees_it(name: str) -> None:
    documented = {key: seen for keys, seen, _ in rows(name, "State") for key in quoted(keys)}
    assert set(documented) == set(registry.game(name).keys)
    found = {}
    for key, how in observe_random_games(name).seen.items():
        weakest = max(how, key=lambda way: WEAKER[way])
        mixed = weakest == "none" and len(how) > 1
        found[key] = "own" if mixed and how <= {"own", "all", "none"} else weakest
    assert found == {key: how for key, how in documented.items() if key in found}
    assert set(documented) - set(found) <= RARE


class ActionRow(NamedTuple):
    """A row of the action table."""

    numbers: list[range]
    texts: list[str]


@cache
def action_rows(name: str) -> list[ActionRow]:
    return [ActionRow(list(ranges(cells[0])), quoted(cells[1])) for cells in rows(name, "Actions")]


def ranges(cell: str) -> Iterator[range]:
    """Yield the numbers of a cell such as `0`, `1–3, 8` or, on our boards, `90 + *n* × (0–4) + *h*`."""
    hexes = 159
    over = re.fullmatch(r"(\d+) \+ \*n\* × \(?(\d+)(?:–(\d+)\))? \+ \*h\*", cell)
    if over is not None:
        low, high = int(over[2]), int(over[3] or over[2])
        yield range(int(over[1]) + hexes * low, int(over[1]) + hexes * (high + 1))
        return
    for part in cell.split(", "):
        first, _, last = part.partition("–")
        yield range(int(first), int(last or first) + 1)


@GAMES
def test_the_action_table_has_every_number_once(name: str) -> None:
    game = registry.game(name)
    all_numbers = [number for line in action_rows(name) for part in line.numbers for number in part]
    used = max(number for number in all_numbers if number < game.num_actions) + 1
    assert sorted(number for number in all_numbers if number < game.num_actions) == list(range(used))
    outcomes = [number for number in all_numbers if number >= game.num_actions]
    assert sorted(outcomes) == list(range(game.num_actions, game.num_actions + game.num_outcomes))


@GAMES
def test_actions_have_the_texts_of_the_action_table(name: str) -> None:
    for action, texts in observe_random_games(name).texts.items():
        (line,) = [line for line in action_rows(name) if any(action in part for part in line.numbers)]
        for text in texts:
            assert any(fits(pattern, text) for pattern in line.texts), (action, text, line.texts)


def fits(pattern: str, text: str) -> bool:
    """Return whether a text matches a pattern, in which `…` stands for any words."""
    wanted = re.escape(pattern).replace("…", ".+")
    return re.fullmatch(wanted, text) is not None


@GAMES
def test_every_question_is_documented(name: str) -> None:
    documented = {
        ask: (secret, together) for asked, secret, together, _ in rows(name, "Decisions") for ask in quoted(asked)
    }
    assert set(documented) == set(re.findall(rf"^({name}-ask-[\w-]+) =", fluent_source(DEFAULT), re.MULTILINE))
    assert set(observe_random_games(name).asked) <= set(documented)
    for ask, ways in observe_random_games(name).asked.items():
        secret = {way[0] for way in ways}
        assert documented[ask][0] == ("yes" if secret == {True} else "no"), ask
        assert documented[ask][1] == ("yes" if any(way[1] for way in ways) else "no"), ask


@GAMES
def test_games_are_about_as_long_as_the_page_says(name: str) -> None:
    game = registry.game(name)
    documented = [line for line in rows(name, "Lengths and branching") if line[1] == "random"]
    assert len(documented) == len(lengths.SETUPS[name])
    for setup, line in zip(lengths.SETUPS[name], documented, strict=True):
        played = [lengths.play_game(game, setup, RandomBot(), Budget(0.0, 1), seed) for seed in range(20)]
        low, high = map(int, re.findall(r"\((\d+)–(\d+)\)", line[3])[0])
        assert low <= median(length.steps for length in played) <= high
        assert max(max(length.answers) for length in played) <= int(line[7])
        assert any(length.simultaneous for length in played) == (line[8] != "0.0%")


@GAMES
def test_the_page_says_what_each_version_changed(name: str) -> None:
    game = registry.game(name)
    lines = rows(name, "Versions")
    assert lines[-1][:2] == [f"`{env_name(game)}`", str(game.rules_version)]
    assert all(line[2] for line in lines)


@GAMES
def test_the_examples_of_the_page_run(name: str) -> None:
    text = (ROOT / "docs/bot-writers" / f"{name}.md").read_text(encoding="utf-8")
    code = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert code
    for block in code:
        exec(block, {})
