"""The history of Huang: turns, the last action, and the newest conflict."""

from msgspec import UNSET

from tests.games.histories import Line, read_history, start_view

TURN: Line = ("turn", {"seat": "rat"})
TILE: Line = ("tile", {"seat": "rat", "colour": "red", "hex": "J8"})
WAR: list[Line] = [
    TURN,
    TILE,
    ("war", {"hex": "J8"}),
    ("war-side", {"state": "H8", "number": 2, "capitals": "none"}),
    ("war-side", {"state": "K7", "number": 4, "capitals": "Xi'an"}),
]
SUPPORT: Line = ("support", {"seat": "rabbit", "state": "H8", "number": 2, "leader": 1, "capitals": "none"})
WON: Line = ("war-won", {"state": "H8", "seat": "rat", "high": 5, "low": 4, "tie": 0, "capitals": "none"})
HOME: Line = ("home", {"seat": "rat", "colour": "red"})
POINT: Line = ("points", {"seat": "tiger", "number": 1, "colour": "red"})
REVOLT: Line = ("revolt", {"seat": "rat", "other": "tiger", "colour": "blue"})


def no_support(seat: str) -> Line:
    return "support-none", {"seat": seat, "number": 0, "leader": 0}


def commits(seat: str, number: int, leader: int) -> Line:
    return "commits", {"seat": seat, "number": number, "leader": leader}


def test_a_war_is_reported_from_its_tile_on() -> None:
    conflict = read_history("huang", *WAR).conflict
    assert (conflict.line, conflict.kind, conflict.hex, conflict.attacker) == (2, "war", "J8", "rat")
    assert [(side.name, side.adjacent, side.strength, side.capitals) for side in conflict.sides] == [
        ("H8", 2, 2, "none"),
        ("K7", 4, 4, "Xi'an"),
    ]
    assert conflict.order == ["rabbit", "tiger", "rat"], "the active player is last"
    assert (conflict.asked, conflict.commitments, conflict.result) == ("rabbit", [], UNSET)


def test_five_players_commit_clockwise_from_the_left_of_the_active_player() -> None:
    seats = ["tiger", "rat", "rabbit", "goat", "dragon"]
    conflict = read_history("huang", *WAR, no_support("rabbit"), no_support("goat"), seats=seats).conflict
    assert conflict.order == ["rabbit", "goat", "dragon", "tiger", "rat"]
    assert conflict.asked == "dragon"


def test_support_counts_for_a_state_and_is_known_by_seat() -> None:
    conflict = read_history("huang", *WAR, SUPPORT, no_support("tiger")).conflict
    assert [(given.seat, given.state, given.strength) for given in conflict.commitments] == [
        ("rabbit", "H8", 3),
        ("tiger", UNSET, 0),
    ]
    assert [side.strength for side in conflict.sides] == [5, 4]
    assert conflict.asked == "rat"


def test_after_the_last_commitment_the_attacker_chooses_among_tied_states() -> None:
    conflict = read_history("huang", *WAR, no_support("rabbit"), no_support("tiger"), no_support("rat")).conflict
    assert conflict.asked == "rat"


def test_a_war_ends_with_its_result_and_the_lines_about_its_consequences() -> None:
    won = [*WAR, SUPPORT, no_support("tiger"), no_support("rat"), WON, HOME, POINT]
    conflict = read_history("huang", *won).conflict
    assert (conflict.result.line, conflict.result.state, conflict.result.high, conflict.result.low) == (8, "H8", 5, 4)
    assert (conflict.asked, conflict.result.is_tie, conflict.is_over) == (UNSET, False, False)
    after = read_history("huang", *won, ("turn", {"seat": "rabbit"}), POINT)
    assert (after.conflict.lines, after.conflict.is_over, after.turn) == ([9, 10], True, 2)


def test_a_revolt_has_its_sides_once_it_is_decided() -> None:
    lines = [TURN, REVOLT, commits("rat", 1, 0)]
    conflict = read_history("huang", *lines).conflict
    assert (conflict.kind, conflict.colour, conflict.attacker, conflict.defender) == ("revolt", "blue", "rat", "tiger")
    assert (conflict.order, conflict.asked, conflict.sides) == (["rat", "tiger"], "tiger", [])
    won = ("revolt-won", {"seat": "tiger", "high": 3, "low": 3, "tie": 1})
    decided = read_history("huang", *lines, commits("tiger", 0, 1), won).conflict
    assert [(side.name, side.adjacent, side.strength) for side in decided.sides] == [("rat", 2, 3), ("tiger", 2, 3)]
    assert (decided.result.seat, decided.result.is_tie, decided.result.state) == ("tiger", True, UNSET)


def test_only_the_newest_conflict_is_reported() -> None:
    assert read_history("huang", *WAR, WON, REVOLT).conflict.kind == "revolt"


def test_the_hexes_of_the_last_action_are_known_until_the_next_one() -> None:
    assert read_history("huang", *WAR, SUPPORT).places == ["J8"]
    pagoda = ("pagoda", {"seat": "rat", "colour": "red", "hexes": "A1 A2 B1"})
    assert read_history("huang", TURN, TILE, pagoda).places == ["A1", "A2", "B1"]


def test_a_game_that_began_from_a_position_knows_whose_turn_it_was() -> None:
    view = start_view("huang", {"players": ["tiger", "rat", "rabbit"], "turn": "rabbit"})
    conflict = read_history("huang", ("war", {"hex": "J8"}), start=view).conflict
    assert (conflict.attacker, conflict.order[-1]) == ("rabbit", "rabbit")
