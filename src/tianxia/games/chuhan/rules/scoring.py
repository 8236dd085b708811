"""Points: how they are scored, and the win."""

from typing import Final

from mypy_extensions import i64

from tianxia.games.chuhan.rules.campaign_end import end_chapter
from tianxia.games.chuhan.rules.cards import size
from tianxia.games.chuhan.rules.chapters import BATTLE_RULES
from tianxia.games.chuhan.rules.events import NO_CAMPAIGN
from tianxia.games.chuhan.rules.loyalty import freed_persons
from tianxia.games.chuhan.rules.rules_state import RulesState
from tianxia.games.chuhan.rules.seats import CHU, HAN, NOBODY, SEATS

WINNING_POINTS: Final[i64] = 31
"""The points that win the game."""


def award(state: RulesState, seat: i64, points: i64, reason: str) -> None:
    """Score points during a battle: doubled after Xiang Yu has taken effect, only noted under Stability."""
    if points == 0:
        return
    if state.is_doubled:
        points *= 2
    noted = BATTLE_RULES[state.event].notes_points
    if noted:
        state.add_to_noted_points(seat, points)
    else:
        state.add_to_points(seat, points)
    if state.journal is not None:
        message_id = "chuhan-log-points-noted" if noted else "chuhan-log-points"
        doubled = int(state.is_doubled)
        state.log(message_id, {"seat": SEATS[seat], "points": points, "reason": reason, "doubled": doubled})


def score_set(state: RulesState, seat: i64, rank: i64, set_size: i64) -> None:
    """Fan Zeng: score the size of a set of six or more cards of rank 2; a chapter may ask for fewer or more."""
    if scores_as_twos(state, rank, set_size):
        award(state, seat, set_size, "twos")


def scores_as_twos(state: RulesState, rank: i64, set_size: i64) -> bool:
    """Return whether a set scores its size: one of rank 2 that is large enough in this battle."""
    return rank == 2 and set_size >= BATTLE_RULES[state.event].min_scoring_twos


def points_by_seat(state: RulesState) -> dict[str, int]:
    """Return the victory points of both seats, by name. They are public."""
    return {name: int(state.points(seat)) for seat, name in enumerate(SEATS)}


def end_game_if_won(state: RulesState) -> bool:
    """End the game if a player has `WINNING_POINTS`, unless the event defers that; return whether it is over.

    No tie is possible here: a player who scores enough during a battle wins before the rival can score.
    """
    if BATTLE_RULES[state.event].defers_win:
        return False
    return _declare_winner(state, NOBODY)


def score_battle(state: RulesState, out_seat: i64) -> bool:
    """Score a battle that `out_seat` ended by going out. Return whether the game is won."""
    event = BATTLE_RULES[state.event]
    seat: i64 = HAN
    while seat <= CHU:
        if state.journal is not None and state.noted_points(seat):
            state.log("chuhan-log-noted", {"seat": SEATS[seat], "points": state.noted_points(seat)})
        state.add_to_points(seat, state.noted_points(seat))
        state.set_noted_points(seat, 0)
        seat += 1
    rival = 1 - out_seat
    scored_cards = min(size(state.hand(rival)), event.max_cards_scored)
    if state.journal is not None:
        state.log(
            "chuhan-log-out",
            {
                "seat": SEATS[out_seat],
                "rival": SEATS[rival],
                "held": size(state.hand(rival)),
                "cards": scored_cards,
                "writs": state.writs(rival),
            },
        )
    if event.campaign != NO_CAMPAIGN:
        scored_cards += _free_persons(state, out_seat)
    _award_at_end(state, out_seat, scored_cards + state.writs(rival), "out")
    seat = HAN
    while seat <= CHU:
        _award_at_end(state, seat, event.scoring_points(state, seat, out_seat), event.id)
        seat += 1
    if event.campaign != NO_CAMPAIGN:
        return end_chapter(state, out_seat)
    return _declare_winner(state, out_seat)


def _free_persons(state: RulesState, winner: i64) -> i64:
    """Return how many persons the winner of a chapter frees from the rival's hand; they score above its limit."""
    freed = freed_persons(winner, state.hand(1 - winner))
    if state.journal is not None and freed:
        # Only the number is public: the rest of the rival's hand stays hidden.
        state.log("chuhan-log-freed", {"seat": SEATS[winner], "number": size(freed)})
    return size(freed)


def _award_at_end(state: RulesState, seat: i64, points: i64, reason: str) -> None:
    """Score points at the end of a battle: doubled after Xiang Yu, but never only noted."""
    if state.is_doubled:
        points *= 2
    state.add_to_points(seat, points)
    if state.journal is not None and (points or reason == "out"):
        doubled = int(state.is_doubled)
        state.log("chuhan-log-points", {"seat": SEATS[seat], "points": points, "reason": reason, "doubled": doubled})


def _declare_winner(state: RulesState, out_seat: i64) -> bool:
    """Set the winner if a seat can win: the one with more points, `out_seat` if tied. Return whether there is one."""
    if state.points(HAN) < WINNING_POINTS and state.points(CHU) < WINNING_POINTS:
        return False
    if state.points(HAN) > state.points(CHU):
        state.winner = HAN
    elif state.points(CHU) > state.points(HAN):
        state.winner = CHU
    else:
        state.winner = out_seat
    state.log_win()
    return True
