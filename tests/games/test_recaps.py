"""Recaps: what happened last, as each reader sees it above the prompt."""

from typing import Any

from tianxia.engine import registry
from tianxia.engine.recap import Recap
from tianxia.locales import Message, say

Line = tuple[str, dict[str, Any]]


def recap(game: str, seat: str | None, *lines: Line) -> Recap:
    return registry.game(game).recap([Message(f"{game}-log-{name}", args) for name, args in lines], seat)


def recap_text(game: str, seat: str | None, *lines: Line, lang: str = "en") -> str:
    """Return the recap as a reader sees it."""
    return " ".join(say(*message, lang) for message in recap(game, seat, *lines).messages)


LEAD = ("lead", {"seat": "han", "cards": "7 7"})
PASS = ("pass", {"seat": "chu"})
TRICK = ("trick", {"seat": "han", "leader": "han"})


def test_a_pass_is_summarised_for_each_reader() -> None:
    assert recap_text("chuhan", "han", LEAD, PASS, TRICK) == "Chu passes. You take the trick and lead."
    assert recap_text("chuhan", "chu", LEAD, PASS, TRICK) == "Han takes the trick and leads."
    assert recap_text("chuhan", None, LEAD, PASS, TRICK) == "Chu passes. Han takes the trick and leads."
    assert recap_text("chuhan", "han", LEAD, PASS, TRICK, lang="de") == (
        "Chu zieht sich zurück. Du gewinnst den Kampf und eröffnest."
    )


def test_until_another_seat_acts_the_recap_shows_ones_own_move() -> None:
    assert recap_text("chuhan", "han", LEAD) == "You lead 7 7."
    assert recap("chuhan", "han").messages == []


def test_the_end_of_a_battle_and_the_next_one_are_shortened() -> None:
    out = ("out", {"seat": "chu", "rival": "han", "held": 3, "cards": 3, "writs": 0})
    points = ("points", {"seat": "chu", "points": 3, "reason": "out", "doubled": 0})
    battle = ("battle", {"battle": 2, "event": "quiet", "leader": "han"})
    dealt = ("dealt", {"cards": "1 4"})
    assert recap_text("chuhan", "han", LEAD, out, points, battle, dealt) == "Chu goes out. Battle 2 begins. You lead."


def test_the_recap_starts_afresh_with_a_new_battle() -> None:
    out = ("out", {"seat": "han", "rival": "chu", "held": 3, "cards": 3, "writs": 0})
    battle = ("battle", {"battle": 2, "event": "quiet", "leader": "chu"})
    power = ("power", {"seat": "chu", "play": "use YuJi 5"})
    led = ("lead", {"seat": "chu", "cards": "5"})
    before = (LEAD, PASS, TRICK, out)
    for seat in ("han", None):
        assert recap_text("chuhan", seat, *before, battle, power).startswith("Battle 2: Chu plays a power:"), seat
    assert recap_text("chuhan", "han", *before, battle, led) == "Battle 2: Chu leads 5."
    assert recap_text("chuhan", "chu", *before, battle, led) == "You lead 5."
    assert recap_text("chuhan", "han", battle, led) == "Chu leads 5.", "the first battle needs no name"
    assert recap_text("chuhan", "han", *before, battle, led, lang="pl") == "Starcie 2: Chu naciera: 5."


def test_a_whole_round_of_sun_tzu_is_a_sentence_for_each_side() -> None:
    def wins(seat: str, province: str) -> Line:
        args = {"seat": seat, "province": province, "number": 2, "how": "numbers", "strong": 5, "weak": 3}
        return "wins", args

    round_of_battles: list[Line] = [
        ("orders", {"seat": "shao"}),
        ("orders", {"seat": "suntzu"}),
        wins("suntzu", "qin"),
        ("general", {"seat": "shao", "general": "as_six"}),
        wins("shao", "chu"),
        wins("suntzu", "wu"),
        ("nothing", {"province": "jinyan", "how": "numbers", "strong": 4, "weak": 4}),
        ("plague", {"province": "hanqi", "great": 0}),
        ("scoring", {"suntzu": 5, "shao": 3, "steps": 2, "side": "suntzu"}),
        ("draws", {"seat": "shao", "number": 4}),
        ("round", {"round": 2}),
    ]
    rest = "Nobody wins Jinyan. Plague in Hanqi."
    assert recap_text("suntzu", "suntzu", *round_of_battles).endswith(f"You win Qin, Wu. Shao wins Chu. {rest}")
    assert recap_text("suntzu", None, *round_of_battles).endswith(f"Sun Tzu wins Qin, Wu. Shao wins Chu. {rest}")
    assert recap_text("suntzu", "suntzu", *round_of_battles).startswith("Shao uses a general, ")


def test_a_battle_that_waits_for_an_answer_shows_its_cards() -> None:
    lines: list[Line] = [
        ("orders", {"seat": "suntzu"}),
        ("orders", {"seat": "shao"}),
        ("revealed", {"province": "qin", "suntzu": "7", "shao": "5"}),
    ]
    assert recap_text("suntzu", "suntzu", *lines[:2]) == "Shao has laid orders."
    assert recap_text("suntzu", "suntzu", *lines) == "Qin: Sun Tzu 7, Shao 5."


TURNS: list[Line] = [
    ("turn", {"seat": "tiger"}),
    ("tile", {"seat": "tiger", "colour": "red", "hex": "D7"}),
    ("turn", {"seat": "rabbit"}),
    ("tile", {"seat": "rabbit", "colour": "blue", "hex": "F8"}),
    ("points", {"seat": "rabbit", "colour": "blue", "number": 1}),
    ("leader", {"seat": "rabbit", "colour": "green", "hex": "F9", "from": ""}),
    ("turn", {"seat": "rat"}),
    ("riot", {"seat": "rat", "number": 1, "colour": "red", "hex": "D7"}),
    ("home", {"seat": "tiger", "colour": "yellow"}),
    ("exchange", {"seat": "rat", "number": 3}),
    ("turn", {"seat": "tiger"}),
]


def test_all_turns_of_others_are_summarised_and_marked_until_the_reader_acts() -> None:
    rabbit = "Rabbit: farmer on F8, trader leader to F9."
    rat = "Rat: riot on D7, {}, 3 tiles exchanged."
    assert recap_text("huang", "tiger", *TURNS) == f"{rabbit} {rat.format('your governor leader lost')}"
    assert recap("huang", "tiger", *TURNS).places == ["F8", "F9", "D7"]
    assert recap_text("huang", "rabbit", *TURNS) == "Rat: riot on D7, 3 tiles exchanged."
    assert recap_text("huang", None, *TURNS) == rat.format("Tiger's governor leader lost")
    own = ("tile", {"seat": "tiger", "colour": "white", "hex": "C3"})
    assert recap_text("huang", "tiger", *TURNS, own) == "You: artisan on C3."
    assert recap("huang", "tiger", *TURNS, own).places == ["C3"]


def test_a_tile_taken_from_the_market_is_summarised() -> None:
    taken = ("market", {"seat": "rabbit", "colour": "white"})
    assert recap_text("huang", "tiger", *TURNS[:6], taken) == (
        "Rabbit: farmer on F8, trader leader to F9, artisan from the market."
    )


def test_an_answer_in_a_conflict_does_not_hide_how_it_began() -> None:
    war: list[Line] = [
        ("war", {"hex": "F8"}),
        ("support", {"seat": "tiger", "state": "D7", "number": 1, "leader": 0}),
        ("war-won", {"state": "D7", "capitals": "none", "high": 4, "low": 2}),
    ]
    begun = [*TURNS[:4], war[0]]
    assert recap_text("huang", "tiger", *begun) == "Rabbit: farmer on F8, war."
    assert recap_text("huang", "tiger", *begun, *war[1:]) == (
        "Rabbit: farmer on F8, war won by the state of D7 (4 to 2)."
    )


def test_the_end_of_a_game_is_the_whole_recap() -> None:
    assert recap_text("huang", "tiger", *TURNS, ("win", {"seat": "rat"})) == "Rat wins the game."
    assert recap_text("suntzu", "shao", ("draw", {})) == "The game is drawn."
    assert recap_text("chuhan", "han", LEAD, PASS, ("win", {"seat": "chu", "points": 31, "others": 12})).startswith(
        "Chu wins"
    )
