"""The history of Sun Tzu: rounds, battles and scorings, and the position now and after each of the latest battles."""

from typing import Any

import msgspec
import pytest
from msgspec import UNSET

from tests.games.histories import SEATS, Line, read_history, start_view
from tests.support.properties import random_step
from tianxia.engine import registry
from tianxia.engine.history import HistorySource
from tianxia.engine.record import Recorder
from tianxia.engine.rng import Rng
from tianxia.games.suntzu.presentation.history_position import position_of

OPTIONS: list[dict[str, Any]] = [
    {},
    {"events": True},
    {"events": True, "light_infantry": "army", "order": "classic"},
    {"generals": False},
    {"beginner": True},
    {"beginner": True, "provinces": 3, "rounds": 4},
]


def round_line(number: int) -> Line:
    return "round", {"round": number}


def orders(seat: str) -> Line:
    return "orders", {"seat": seat}


def revealed(province: str, suntzu: str, shao: str) -> Line:
    return "revealed", {"province": province, "suntzu": suntzu, "shao": shao}


def wins(seat: str, province: str, number: int) -> Line:
    args = {"seat": seat, "province": province, "number": number, "how": "numbers", "strong": "9", "weak": "5"}
    return "wins", args


def placed(seat: str, province: str, number: int) -> Line:
    return "placed", {"seat": seat, "province": province, "number": number}


def plague(province: str) -> Line:
    return "plague", {"province": province, "great": 0}


def exchange(seat: str, card: str) -> Line:
    return "exchange", {"seat": seat, "card": card}


def general(seat: str, name: str, where: str = "") -> Line:
    return (
        ("general-at", {"seat": seat, "general": name, "where": where})
        if where
        else (
            "general",
            {"seat": seat, "general": name},
        )
    )


def draws(seat: str, number: int) -> Line:
    return "draws", {"seat": seat, "number": number}


def plain(value: Any) -> Any:
    """Return a struct as plain data."""
    return msgspec.to_builtins(value)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_position_of_a_log_is_that_of_the_readers_view(options: dict[str, Any], seat: int | None) -> None:
    game = registry.game("suntzu")
    recorder, rng = Recorder(game, options, 11), Rng(11, 7)
    source = HistorySource(
        SEATS["suntzu"], None if seat is None else SEATS["suntzu"][seat], game.read_options(options), None
    )
    reader, num_entries = game.history_reader(source), 0
    while recorder.state.actors():
        recorder.play(*random_step(recorder.state, rng))
        for message in recorder.journal.seen_by(seat, num_entries):
            reader.read(0, message)
        num_entries = len(recorder.journal.entries)
        view = game.view(recorder.state, seat)
        shown, expected = plain(reader.history)["position"], plain(position_of(view, source.seat, source.options))
        if view["phase"] == "over":  # the view does not say how many orders were face down at the end
            del shown["hands"], expected["hands"]
        assert shown == expected


def test_armies_pools_and_marks_follow_the_log() -> None:
    position = read_history(
        "suntzu",
        round_line(1),
        revealed("wu", "5", "9"),
        wins("shao", "wu", 4),
        placed("shao", "wu", 4),
        revealed("chu", "6", "-1"),
        ("mark", {"seat": "suntzu", "province": "chu", "source": "pool"}),
        wins("suntzu", "chu", 1),
        placed("suntzu", "chu", 1),
        revealed("qin", "+2", "1"),
        wins("suntzu", "qin", 2),
        placed("suntzu", "qin", 2),
        ("paid", {"seat": "suntzu", "source": "qin"}),
        general("shao", "remove", "chu"),
    ).position
    assert plain(position.provinces.wu) == {"owner": "shao", "armies": 4}
    assert plain(position.provinces.qin) == {"owner": "suntzu", "armies": 1}
    assert plain(position.provinces.chu) == {"owner": "", "armies": 0}
    assert plain(position.pool) == {"suntzu": 15, "shao": 14}
    assert plain(position.reinforcements) == {"suntzu": 4, "shao": 3}
    assert position.marks.suntzu == ["chu"]
    assert position.open.suntzu == {"wu": "5", "chu": "6", "qin": "+2"}


def test_the_position_after_a_battle_is_not_changed_by_what_follows() -> None:
    lines = [round_line(1), orders("suntzu"), orders("shao"), revealed("wu", "9", "5"), wins("suntzu", "wu", 4)]
    history = read_history(
        "suntzu", *lines, placed("suntzu", "wu", 4), revealed("qin", "5", "8"), wins("shao", "qin", 3)
    )
    first, second = history.battles.values()
    assert (first.after.provinces.wu.armies, first.after.open.suntzu) == (4, {"wu": "9"})
    assert second.after.open.shao == {"wu": "5", "qin": "8"}
    assert (first.start, first.end, second.start) == (3, 6, 6)


def test_battles_tell_who_won_them() -> None:
    nothing = ("nothing", {"province": "chu", "how": "numbers", "strong": 4, "weak": 4})
    lines = [revealed("wu", "9", "5"), wins("suntzu", "wu", 4), revealed("chu", "4", "4"), nothing]
    history = read_history("suntzu", round_line(1), *lines, revealed("qin", "plague", "3"), plague("qin"))
    assert [(battle.winner, battle.result) for battle in history.battles.values()] == [
        ("suntzu", 2),
        ("nobody", 4),
        ("plague", 6),
    ]
    open_battle = read_history("suntzu", round_line(1), revealed("wu", "9", "5")).battles[0]
    assert (open_battle.winner, open_battle.result) == (UNSET, UNSET)


def test_an_exchange_in_a_shortage_belongs_to_the_battle_but_not_one_after_the_battles() -> None:
    battle = [round_line(1), revealed("wu", "9", "5"), wins("suntzu", "wu", 4)]
    shortage = read_history("suntzu", *battle, exchange("suntzu", "7"), placed("suntzu", "wu", 1))
    assert (shortage.battles[0].lines, shortage.rounds[1].lines) == ([3, 4], [])
    after = read_history("suntzu", *battle, placed("suntzu", "wu", 4), exchange("shao", "7"))
    assert (after.battles[0].start, after.battles[0].end, after.battles[0].lines) == (1, 4, [3])
    assert after.rounds[1].lines == [4]


def test_rounds_have_their_scoring_with_the_owners_of_the_provinces() -> None:
    history = read_history(
        "suntzu",
        round_line(3),
        revealed("wu", "9", "5"),
        wins("suntzu", "wu", 4),
        placed("suntzu", "wu", 4),
        ("scoring", {"suntzu": 3, "shao": 0, "track": 3}),
        draws("shao", 2),
        round_line(4),
        ("order-decider", {"seat": "shao", "equal": 1}),
    )
    assert list(history.rounds) == [3, 4]
    scoring = history.rounds[3].scoring
    assert (scoring.before, scoring.track, scoring.points.suntzu, scoring.owners.wu) == (0, 3, 3, "suntzu")
    assert history.rounds[4].scoring is UNSET
    position = history.position
    assert (position.round, position.decider, position.open.suntzu) == (4, "shao", {})
    assert history.has_equal_armies


def test_only_battles_of_the_last_two_rounds_have_positions() -> None:
    lines = [line for number in (1, 2, 3) for line in (round_line(number), revealed("wu", "9", "5"))]
    history = read_history("suntzu", *lines)
    assert [battle.after is UNSET for battle in history.battles.values()] == [True, False, False]


def test_the_last_round_has_a_verdict() -> None:
    win = ("win", {"seat": "shao", "ending": "rounds", "round": 9, "suntzu": 3, "shao": 4, "steps": 2})
    lines = [round_line(9), orders("suntzu"), revealed("wu", "9", "5"), wins("suntzu", "wu", 4)]
    history = read_history("suntzu", *lines, ("scoring", {"suntzu": 0, "shao": 2, "track": -2}), win)
    assert (history.verdict, history.rounds[9].scoring.track) == (5, -2)
    assert plain(history.position.given) == {"suntzu": False, "shao": False}


def test_hands_and_piles_are_counted_without_the_orders_on_the_map() -> None:
    first_round = [round_line(1), orders("suntzu"), orders("shao")]
    assert plain(read_history("suntzu", *first_round).position.hands) == {"suntzu": 5, "shao": 5}
    battles = [
        *first_round,
        revealed("qin", "1", "9"),
        wins("shao", "qin", 8),
        revealed("chu", "8", "1"),
        wins("suntzu", "chu", 7),
        revealed("wu", "plague", "1"),
        plague("wu"),
    ]
    assert plain(read_history("suntzu", *battles, exchange("shao", "7")).position.hands) == {"suntzu": 5, "shao": 4}
    kept = [("keeps", {"seat": seat}) for seat in ("suntzu", "shao")]
    position = read_history("suntzu", *battles, draws("suntzu", 3), draws("shao", 3), *kept).position
    assert (plain(position.hands), plain(position.piles)) == ({"suntzu": 8, "shao": 9}, {"suntzu": 8, "shao": 8})
    plague_only = [*first_round, revealed("wu", "plague", "1"), plague("wu")]
    position = read_history("suntzu", *plague_only, draws("suntzu", 2), draws("shao", 2), *kept).position
    assert (plain(position.hands), plain(position.piles)) == ({"suntzu": 6, "shao": 7}, {"suntzu": 9, "shao": 9})
    assert plain(read_history("suntzu", options={"beginner": True}).position.piles) == {"suntzu": 8, "shao": 8}


def test_a_beginners_game_starts_with_all_armies_in_the_pool() -> None:
    assert read_history("suntzu", options={"beginner": True}).position.pool.shao == 21


def test_a_game_can_begin_in_the_middle() -> None:
    view = start_view("suntzu", {"round": 2, "provinces": {"wu": {"owner": "shao", "armies": 5}}})
    back = ("back", {"seat": "shao", "province": "wu", "number": 4})
    history = read_history("suntzu", revealed("wu", "9", "5"), back, start=view)
    assert plain(history.position.provinces.wu) == {"owner": "shao", "armies": 1}
    assert ([*history.rounds], [battle.round for battle in history.battles.values()]) == ([2], [2])
    assert view["provinces"]["wu"]["armies"] == 5


def test_the_cards_a_player_can_still_hold_are_counted() -> None:
    recycle = general("shao", "recycle_plague")
    chosen = [("chosen", {"seat": "shao"}), round_line(1)]
    lines = [*chosen, revealed("wu", "6", "9"), revealed("chu", "+1", "plague"), recycle, exchange("suntzu", "+1")]
    left = read_history("suntzu", *lines).position.left
    assert (left.suntzu["6"], left.suntzu["9"], left.suntzu["+1"]) == (1, 1, 1)
    assert (left.shao["9"], left.shao["plague"]) == (0, 2)


def test_only_the_owner_knows_the_card_that_left_the_game_for_a_recycled_one() -> None:
    chosen, recycle = ("chosen", {"seat": "shao"}), general("shao", "recycle_plague")
    lines = [chosen, round_line(1), revealed("chu", "+1", "plague"), recycle]
    public = read_history("suntzu", *lines).position
    assert (public.unseen.shao, public.left.shao["8"]) == (1, 1)
    own = [chosen, ("own-general", {"general": "recycle_plague"}), *lines[1:], ("own-boxed", {"card": "8"})]
    position = read_history("suntzu", *own, seat="shao").position
    assert (position.unseen.shao, position.left.shao["8"]) == (0, 0)


def test_a_seat_knows_its_own_generals_and_only_the_number_of_the_rivals() -> None:
    lines = [
        ("chosen", {"seat": "suntzu"}),
        ("own-general", {"general": "levy"}),
        ("chosen", {"seat": "shao"}),
        round_line(1),
        revealed("wu", "9", "5"),
        ("takes", {"seat": "suntzu"}),
        ("own-general", {"general": "move"}),
        ("takes", {"seat": "shao"}),
    ]
    history = read_history("suntzu", *lines, general("suntzu", "levy", "wu"), seat="suntzu")
    assert (history.position.generals.suntzu, history.position.generals.shao) == (["move"], 2)
    assert history.battles[0].after.generals.suntzu == ["move", "levy"], "before the levy, which is not of the battle"
    public = [line for line in lines if line[0] != "own-general"]
    assert plain(read_history("suntzu", *public).position.generals) == {"suntzu": 2, "shao": 2}
