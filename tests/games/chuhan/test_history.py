"""The history of Chu Han: the current trick, and the battles so far."""

from msgspec import UNSET

from tests.games.histories import Line, read_history, start_view


def battle(number: int) -> Line:
    return "battle", {"battle": number, "event": "quiet", "leader": "han"}


def lead(seat: str, cards: str) -> Line:
    return "lead", {"seat": seat, "cards": cards}


def power(seat: str, play: str) -> Line:
    return "power", {"seat": seat, "play": play}


def points(seat: str, number: int, reason: str = "out") -> Line:
    return "points", {"seat": seat, "points": number, "reason": reason, "doubled": 0}


TRICK: Line = ("trick", {"seat": "han", "leader": "han"})
OUT: Line = ("out", {"seat": "han", "rival": "chu", "held": 8, "cards": 5, "writs": 1})


def test_a_history_has_the_plays_of_the_current_trick() -> None:
    history = read_history("chuhan", battle(1), lead("han", "1 1"), ("respond", {"seat": "chu", "cards": "4 4"}))
    assert [(play.line, play.seat, play.cards) for play in history.plays] == [
        (1, "han", ["1", "1"]),
        (2, "chu", ["4", "4"]),
    ]
    assert all(play.is_set for play in history.plays)


def test_a_play_with_a_power_is_a_set_but_han_xin_is_not() -> None:
    history = read_history(
        "chuhan",
        battle(1),
        power("han", "play 2 (5) with ZhongliMo*"),
        ("set-with", {"seat": "han", "number": 2, "rank": 2}),
        power("chu", "use HanXin"),
        ("turned-back", {"seat": "han"}),
    )
    first, second = history.plays
    assert (first.seat, first.cards, first.powers, first.is_set) == ("han", ["2", "5"], ["ZhongliMo"], True)
    assert (second.seat, second.cards, second.is_set) == ("chu", ["HanXin"], False)


def test_a_power_that_is_a_set_of_its_own_lies_in_the_trick_as_a_card() -> None:
    lines = power("chu", "use LiuBang"), ("set-with", {"seat": "chu", "number": 1, "rank": 9})
    (play,) = read_history("chuhan", battle(1), *lines).plays
    assert (play.cards, play.powers, play.is_set) == (["LiuBang"], [], True)


def test_a_power_without_a_set_lies_in_the_trick_and_what_it_discards_does_not() -> None:
    lines = power("han", "use YuJi 5"), ("yu-ji", {"seat": "han", "cards": "5"})
    history = read_history("chuhan", battle(1), *lines)
    assert [(play.cards, play.is_set) for play in history.plays] == [(["YuJi"], False)]
    assert history.discarded == "5"


def test_a_cancelled_power_never_lies_in_the_trick() -> None:
    cancelled = ("cancelled", {"seat": "han", "power": "JiBu*", "number": 0, "cards": ""})
    history = read_history("chuhan", battle(1), power("han", "use JiBu"), cancelled, lead("han", "7"))
    assert [play.cards for play in history.plays] == [["7"]]
    assert history.discarded == "JiBu"


def test_tricks_and_battles_end_and_their_points_are_counted() -> None:
    lines = (
        battle(1),
        lead("han", "7 7"),
        TRICK,
        points("chu", 3, "XiahouYing"),
        lead("han", "9"),
        OUT,
        points("han", 6),
    )
    before = read_history("chuhan", *lines)
    assert (before.tricks, before.discarded, before.battles[1].is_over) == (1, "7", False)
    history = read_history("chuhan", *lines, battle(2))
    assert (history.plays, history.tricks, history.discarded) == ([], 0, UNSET)
    assert [(number, report.is_over) for number, report in history.battles.items()] == [(1, True), (2, False)]
    first, second = history.battles.values()
    assert (first.points.han, first.points.chu) == (6, 3)
    assert [(score.line, score.is_for_going_out) for score in first.scores] == [(3, False), (6, True)]
    assert (first.out.seat, first.out.held, first.out.cards, first.out.writs) == ("han", 8, 5, 1)
    assert [play.cards for play in first.plays] == [["9"]], "the last trick"
    assert (second.points.han, second.total.han, second.total.chu) == (0, 6, 4), "Chu began with 1 point"


def test_points_noted_under_stability_count_when_they_are_scored() -> None:
    noted = ("points-noted", {"seat": "chu", "points": 3, "reason": "XiahouYing", "doubled": 0})
    assert read_history("chuhan", battle(1), noted).battles[1].points.chu == 0
    scored = ("noted", {"seat": "chu", "points": 3})
    assert read_history("chuhan", battle(1), noted, scored).battles[1].points.chu == 3


def test_a_game_can_begin_in_the_middle_of_a_battle() -> None:
    view = start_view("chuhan", {"battle": 3, "vp": {"han": 12, "chu": 20}})
    history = read_history("chuhan", lead("han", "4"), points("han", 7), battle(4), start=view)
    assert [(number, report.points.han, report.is_over) for number, report in history.battles.items()] == [
        (3, 7, True),
        (4, 0, False),
    ]
    assert (history.start.han, history.battles[3].total.han, history.battles[4].total.chu) == (12, 19, 20)


def test_the_gifts_of_hong_gate_are_known_to_who_gave_them_until_the_first_set() -> None:
    gifts = ("gifts", {"given": "1 2", "taken": "9 9", "rival": "chu"})
    assert read_history("chuhan", battle(1), gifts, seat="han").gifts == 1
    assert read_history("chuhan", battle(1), gifts, lead("han", "4"), seat="han").gifts is UNSET
    assert read_history("chuhan", battle(1)).gifts is UNSET, "spectators do not have the line"


def test_lines_about_the_table_count_as_lines_and_mean_nothing() -> None:
    undo = ("server-log-undo", {"seat": "chuhan/han"})
    history = read_history("chuhan", battle(1), undo, lead("han", "4"))
    assert [play.line for play in history.plays] == [2]
