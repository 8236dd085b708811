"""Two worlds that differ only in one seat's secrets look the same to the other, which is asked the same questions."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support.properties import random_play
from tianxia.engine import registry
from tianxia.engine.errors import BadPosition
from tianxia.engine.record import Recorder
from tianxia.engine.rng import Rng
from tianxia.engine.state import State

GAME = registry.game("suntzu")
SEATS = ("suntzu", "shao")
FRAMED = {"1", "2", "3", "4", "5", "6"}
SETUPS: list[dict[str, Any]] = [{}, {"events": True}, {"events": True, "light_infantry": "army"}]


def play_randomly(setup: dict[str, Any], seed: int, steps: int) -> State:
    """Return a state of a random game after a number of steps, or at its end."""
    state: State = Recorder(GAME, setup, seed).state
    for number, step in enumerate(random_play(Recorder(GAME, setup, seed), Rng(seed))):
        state = step
        if number == steps:
            break
    return state


def other_world(state: State, seat: int, data: st.DataObject) -> State | None:
    """Return a world with other unframed secrets and generals of the rival, without `sample`; None if there is none."""
    dump = GAME.dump(state)
    view = GAME.view(state, seat)
    rival = SEATS[1 - seat]
    orders = dump.get("orders", {}).get(rival, {})
    seen = view.get("orders", {}).get(rival, {})
    if dump["phase"] == "orders" and "orders" in dump and not dump.get("ready", {}).get(rival):
        return None  # a sample takes incomplete orders back, so they cannot be compared
    if dump.get("recycled", {}).get(rival):
        return None
    hand = [card for card in dump["hands"][rival] if card not in FRAMED]
    secret = [name for name, card in orders.items() if name not in seen and card not in FRAMED]
    boxed = dump.get("hidden", {}).get(rival, [])
    drawn = dump.get("drawn", {}).get(rival, [])
    pile = dump["piles"][rival]
    pool = list(data.draw(st.permutations([*hand, *(orders[name] for name in secret), *boxed, *drawn, *pile])))
    framed = [card for card in dump["hands"][rival] if card in FRAMED]
    dump["hands"][rival] = [*framed, *(pool.pop() for _ in hand)]
    for name in secret:
        orders[name] = pool.pop()
    if boxed:
        kept = Counter(dump["boxed"][rival]) - Counter(boxed)
        dump["hidden"][rival] = [pool.pop() for _ in boxed]
        dump["boxed"][rival] = [*kept.elements(), *dump["hidden"][rival]]
    if drawn:
        dump["drawn"][rival] = [pool.pop() for _ in drawn]
    dump["piles"][rival] = pool
    dump["under"][rival] = pool[::-1][: len(dump["under"][rival])]
    if dump["phase"] != "generals":
        unseen = [general for general in (*dump["generals"][rival], *dump["left"][rival]) if general != "head_start"]
        order = data.draw(st.permutations(unseen))
        number = len(dump["generals"][rival])
        rest = [
            general for general in (*dump["generals"][rival], *dump["left"][rival]) if general not in order[:number]
        ]
        dump["generals"][rival], dump["left"][rival] = list(order[:number]), rest
    dump["seed"] = 12345
    try:
        world: State = GAME.position(dump, GAME.options(), 0)
    except BadPosition:
        return None  # for instance a second 6 that only one general explains
    return world


@pytest.mark.pure
@settings(max_examples=80, deadline=None)
@given(st.sampled_from(SETUPS), st.integers(0, 5_000), st.integers(0, 160), st.integers(0, 1), st.data())
def test_the_rivals_secrets_change_nothing_a_seat_sees(
    setup: dict[str, Any], seed: int, steps: int, seat: int, data: st.DataObject
) -> None:
    state = play_randomly(setup, seed, steps)
    world = other_world(state, seat, data)
    if world is None:
        return
    assert GAME.view(world, seat) == GAME.view(state, seat)
    assert world.actors() == state.actors(), "the same seats are asked"
    assert list(world.legal(seat)) == list(state.legal(seat))
    assert GAME.describe(world, seat) == GAME.describe(state, seat)
    for asked in state.actors():
        assert GAME.prompt(world, asked).id == GAME.prompt(state, asked).id, "the same question"
    assert world.sample(seat, Rng(9)) == state.sample(seat, Rng(9)), "a sample cannot peek"


@pytest.mark.pure
def test_whether_a_seat_is_asked_depends_on_public_facts_only() -> None:
    """In the same game with each of Shao's generals, the questions are the same until one is used."""
    asked: set[tuple[tuple[int, ...], ...]] = set()
    for general in ("second_six", "remove", "plague_zero", "great_plague", "recycle_plague"):
        position = {
            "generals": {"suntzu": [], "shao": [general]},
            "reinforcements": {"suntzu": 0, "shao": 0},
            "hands": {"suntzu": [*sorted(FRAMED), "plague"], "shao": [*sorted(FRAMED), "plague"]},
        }
        state = GAME.position(position, GAME.options(), 1)
        for seat in (0, 1):
            for step in GAME.parse(state, seat, "orders jinyan=plague qin=2 hanqi=3 chu=4 wu=5"):
                state.apply(seat, step)
        questions = []
        for _ in range(2):
            questions.append(tuple(state.actors()))
            state.apply(state.actors()[0], 0)
        asked.add(tuple(questions))
    assert len(asked) == 1


@pytest.mark.pure
def test_a_6_is_sampled_only_where_it_may_lie() -> None:
    position = {
        "marks": {"shao": ["jinyan", "qin", "hanqi", "chu"]},
        "generals": {"suntzu": [], "shao": []},
        "reinforcements": {"suntzu": 0, "shao": 0},
    }
    state = GAME.position(position, GAME.options(), 1)
    for step in GAME.parse(state, 1, "orders jinyan=1 qin=2 hanqi=3 chu=4 wu=6"):
        state.apply(1, step)
    laid = Counter[str]()
    for key in range(300):
        orders = GAME.dump(state.sample(0, Rng(key)))["orders"]["shao"]
        laid[orders["wu"]] += 1
        assert "6" not in (orders["jinyan"], orders["qin"], orders["hanqi"], orders["chu"])
    assert laid["6"] > 20
    assert len(laid) == 6
