"""A sample depends on what its seat may know, and on nothing else."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support.properties import random_play
from tianxia.engine import registry
from tianxia.engine.record import Recorder
from tianxia.engine.rng import Rng
from tianxia.engine.state import State

GAME = registry.game("chuhan")
SEATS = ("han", "chu")
SETUPS: tuple[dict[str, Any], ...] = ({"events": True}, {"campaign": "fall-of-qin"}, {"campaign": "contention"})


def other_world(state: State, seat: int, data: st.DataObject) -> State:
    """Return a world that a seat cannot tell apart from a state, with everything hidden permuted, without `sample`."""
    dump = GAME.dump(state)
    rival = SEATS[1 - seat]
    known = dump["known"][SEATS[seat]]
    gift = dump.get("gifts", {}).get(rival, [])
    hand = Counter(dump["hands"][rival]) + Counter(gift)
    seen = hand if dump["open"][rival] else Counter(known["rival"])
    hidden = sorted((hand - seen).elements())
    top = len(known["top"])
    pool = data.draw(st.permutations([*hidden, *dump["draw"][top:]]))
    cards = [*seen.elements(), *pool[: len(hidden)]]
    if gift:
        # A known card may lie in the gift too: that is a secret until the gifts are exchanged.
        cards = data.draw(st.permutations(cards))
        dump["gifts"][rival] = cards[: len(gift)]
    dump["hands"][rival] = cards[len(gift) :]
    dump["draw"] = [*dump["draw"][:top], *pool[len(hidden) :]]
    dump["event_deck"] = list(data.draw(st.permutations(dump["event_deck"])))
    dump["known"][rival]["top"] = dump["draw"][: len(dump["known"][rival]["top"])]
    dump["seed"] = 12345
    dump.get("making", {}).pop(rival, None)
    world: State = GAME.position(dump, GAME.options(), 0)
    return world


@pytest.mark.pure
@settings(max_examples=80, deadline=None)
@given(st.sampled_from(SETUPS), st.integers(0, 10_000), st.integers(0, 350), st.integers(0, 1), st.data())
def test_two_worlds_that_differ_in_secrets_give_the_same_samples(
    options: dict[str, Any], seed: int, steps: int, seat: int, data: st.DataObject
) -> None:
    state = Recorder(GAME, options, seed).state
    for number, step in enumerate(random_play(Recorder(GAME, options, seed), Rng(seed))):
        state = step
        if number == steps:
            break
    if GAME.dump(state).get("pending", {}).get("cancel"):
        return  # positions check where Xiao He is while Lü Zhi is in the play
    world = other_world(state, seat, data)
    assert GAME.view(world, seat) == GAME.view(state, seat)
    assert world.sample(seat, Rng(9)) == state.sample(seat, Rng(9))
    assert world.actors() == state.actors()
    assert list(world.legal(seat)) == list(state.legal(seat))


@pytest.mark.pure
def test_every_unknown_card_may_lie_anywhere() -> None:
    position = {
        "hands": {"han": ["1"], "chu": ["8", "9"]},
        "writs": {"han": 3, "chu": 3},
        "draw": ["7", "5", "4", "2"],
        "known": {"han": {"top": ["7"], "rival": ["8"]}},
    }
    state = GAME.position(position, GAME.options(), 1)
    held = Counter[str]()
    for key in range(2_000):
        hand = GAME.dump(state.sample(0, Rng(key)))["hands"]["chu"]
        assert "8" in hand
        held.update(set(hand) - {"8"})
    assert set(held) == {"9", "5", "4", "2"}
    assert all(400 < number < 600 for number in held.values())
