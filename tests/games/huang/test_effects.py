"""Effects of moves and facts about positions: they are true, and reveal nothing hidden."""

import random
from typing import Any

import pytest

from tianxia.engine import registry
from tianxia.engine.journal import Journal
from tianxia.engine.rng import Rng
from tianxia.locales import Message

GAME = registry.game("huang")
GAMES = (
    {"players": ["tiger", "rat", "goat"], "palace": True, "bandits": True},
    {"players": ["tiger", "rabbit", "rat", "goat", "dragon"], "map": "eighteen-kingdoms"},
)


def random_positions(options: dict[str, Any], seed: int, number: int) -> Any:
    """Yield positions of random play, each with the seat, its action and the text of the action."""
    rng = random.Random(seed)
    state = GAME.new(GAME.read_options(options), seed)
    for _ in range(number):
        if not state.actors():
            return
        seat = state.actors()[0]
        legal = [int(action) for action in state.legal(seat)]
        texts = {action: GAME.text(state, seat, action) for action in legal}
        other_actions = [action for action in legal if not texts[action].startswith("exchange")]
        action = rng.choice(other_actions or legal)
        yield state, seat, action, texts[action]
        state.apply(seat, action)


@pytest.mark.parametrize("options", GAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_tile_has_the_effects_that_were_announced(options: dict[str, Any], seed: int) -> None:
    seen = set()
    for state, seat, action, text in random_positions(options, seed, 250):
        announced = {message.id: message for message in GAME.effects(state, seat, action)}
        seen |= set(announced)
        world = state.clone()
        world.journal = Journal()
        world.apply(seat, action)
        happened = [message.id for message in world.journal.seen_by(None)]
        phase = GAME.view(world, None).get("phase")
        if text.startswith("tile"):
            assert ("huang-effect-war" in announced) == ("huang-log-war" in happened), text
            assert ("huang-effect-point" in announced) == ("huang-log-points" in happened[:3]), text
            assert ("huang-effect-pagoda" in announced or "huang-effect-palace" in announced) == (
                phase == "building"
            ), text
            assert ("huang-effect-chain" in announced) == (phase == "chain"), text
        if text.startswith("leader"):
            assert ("huang-effect-revolt" in announced) == ("huang-log-revolt" in happened), text
    assert {"huang-effect-war", "huang-effect-point", "huang-effect-revolt", "huang-effect-unites"} <= seen


@pytest.mark.parametrize("options", GAMES)
def test_effects_and_facts_reveal_nothing_hidden(options: dict[str, Any]) -> None:
    for number, (state, seat, _, _) in enumerate(random_positions(options, 5, 60)):
        other = state.sample(seat, Rng(number))
        assert GAME.board_facts(state) == GAME.board_facts(other)
        for action in map(int, state.legal(seat)):
            assert GAME.effects(state, seat, action) == GAME.effects(other, seat, action)


def test_listing_effects_changes_nothing() -> None:
    for state, seat, action, _ in random_positions(GAMES[0], 7, 120):
        before = state.clone()
        GAME.effects(state, seat, action)
        GAME.board_facts(state)
        assert state == before


def test_the_facts_of_a_war_have_its_sides_and_the_leaders_at_stake() -> None:
    position = {
        "players": ["tiger", "rat"],
        "tiles": {"H8": "yellow", "K7": "yellow", "K8": "red", "L7": "red", "H9": "red"},
        "leaders": {"tiger": {"red": "I8", "yellow": "G8"}, "rat": {"red": "K6", "green": "J6"}},
        "hands": {"tiger": ["red"], "rat": []},
    }
    state = GAME.position(position, GAME.read_options({}), 1)
    assert GAME.effects(state, 0, GAME.parse(state, 0, "tile red J8")[0]) == [
        Message("huang-effect-war"),
        Message(
            "huang-effect-meet",
            {
                "colours": "red",
                "sides": [
                    Message("huang-effect-side", {"state": "J6", "capitals": "Wei", "number": 2, "own": 0}),
                    Message("huang-effect-side", {"state": "G8", "capitals": "Han", "number": 1, "own": 1}),
                ],
            },
        ),
    ]
    state.apply(0, GAME.parse(state, 0, "tile red J8")[0])
    war = GAME.board_facts(state)["war"]
    assert (war["at"], war["by"]) == ("J8", "tiger")
    assert [(side["name"], side["total"]) for side in war["sides"]] == [("J6", 2), ("G8", 1)]
    assert [leader["at"] for side in war["sides"] for leader in side["leaders"]] == ["K6", "I8"]


def test_the_facts_of_a_revolt_have_both_strengths() -> None:
    position = {
        "players": ["tiger", "rat"],
        "tiles": {"H8": "yellow", "I8": "yellow"},
        "leaders": {"tiger": {"red": "I7"}},
        "turn": "rat",
    }
    state = GAME.position(position, GAME.read_options({}), 1)
    action = GAME.parse(state, 1, "leader red G8")[0]
    announced = Message("huang-effect-revolt", {"seat": "tiger", "number": 1, "against": 2})
    assert GAME.effects(state, 1, action) == [announced]
    state.apply(1, action)
    assert GAME.board_facts(state)["revolt"] == {
        "colour": "red",
        "sides": [{"seat": "rat", "at": "G8", "yellows": 1}, {"seat": "tiger", "at": "I7", "yellows": 2}],
    }


def test_the_final_scores_add_up() -> None:
    rng = random.Random(3)
    for seed in range(3):
        state = GAME.new(GAME.read_options(GAMES[1]), seed)
        while state.actors():
            seat = state.actors()[0]
            state.apply(seat, rng.choice([int(action) for action in state.legal(seat)]))
        dump, final = GAME.dump(state), GAME.board_facts(state)["final"]
        returns = dict(zip(GAME.seat_names(state), state.returns(), strict=True))
        assert [row["place"] for row in final] == sorted(row["place"] for row in final)
        assert final[0]["seat"] == dump["winner"] or dump["winner"] == "nobody"
        for row in final:
            assert row["place"] == 1 + sum(other > returns[row["seat"]] for other in returns.values())
            points, added = row["points"], row["added"]
            four = [points[c] + added[c] + (row["granaries"] if c == "blue" else 0) for c in added]
            assert sorted(four) == dump["scores"][row["seat"]] == row["sorted"]
            assert sum(added.values()) == points["white"]
            assert row["score"] == min(four)
