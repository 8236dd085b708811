"""A battle of two cards: who wins, and by how much."""

from typing import Final

from mypy_extensions import i64

from tianxia.games.suntzu.rules.cards import CARD_NAMES, MINUS_ONE, PLAGUE, SEVEN, TEN, bonus, is_number
from tianxia.games.suntzu.rules.rules_state import RulesState
from tianxia.games.suntzu.rules.seats import NOBODY, SHAO, SUN_TZU

NO_NUMBER: Final[i64] = -1


def laid_card(state: RulesState, seat: i64) -> i64:
    """Return the card that a seat laid in the open battle."""
    return state.laid(seat, state.open_province)


def is_plague(state: RulesState, seat: i64) -> bool:
    """Return whether a seat's card works as a Plague; Sun Tzu's may have been turned into a 0."""
    if laid_card(state, seat) != PLAGUE:
        return False
    return not (seat == SUN_TZU and state.is_plague_zero_used)


def is_plague_battle(state: RulesState) -> bool:
    """Return whether at least one card is a Plague, so that no battle is fought."""
    return is_plague(state, SUN_TZU) or is_plague(state, SHAO)


def card_value(state: RulesState, seat: i64) -> i64:
    """Return the number that a seat's card counts as now; NO_NUMBER for a plus card and −1.

    A Plague counts as the 0 it was turned into: call this only if `is_plague` is false for the seat.
    """
    kind = laid_card(state, seat)
    if kind == PLAGUE:
        return 0  # turned into a 0: a number
    if seat == SUN_TZU and state.is_as_six_used and SEVEN <= kind <= TEN:
        return 6
    return kind + 1 if is_number(kind) else NO_NUMBER


def margin(state: RulesState) -> i64:
    """Return by how much Sun Tzu wins: negative if Shao wins, 0 if neither does. Neither card may be a Plague."""
    sun_tzu_card = laid_card(state, SUN_TZU)
    shao_card = laid_card(state, SHAO)
    sun_tzu_value = card_value(state, SUN_TZU)
    shao_value = card_value(state, SHAO)
    if sun_tzu_value != NO_NUMBER and shao_value != NO_NUMBER:
        return sun_tzu_value - shao_value
    if bonus(sun_tzu_card) or bonus(shao_card):
        # A + beats numbers and -1; of two + cards the larger wins by the difference.
        return bonus(sun_tzu_card) - bonus(shao_card)
    if sun_tzu_card == MINUS_ONE and shao_card == MINUS_ONE:
        return 0
    return -1 if sun_tzu_card == MINUS_ONE else 1  # a number beats -1 by 1


def winner(state: RulesState) -> i64:
    """Return the seat that wins the open battle, NOBODY if neither does or a card is a Plague."""
    if is_plague_battle(state):
        return NOBODY
    lead = margin(state)
    if lead == 0:
        return NOBODY
    return SUN_TZU if lead > 0 else SHAO


def deciding_rule(state: RulesState) -> str:
    """Return the id of the line of the battle table that decides.

    `numbers`: two numbers; `bonus`: one + card; `bonuses`: two + cards; `minus`: a -1 and no + card.
    """
    if card_value(state, SUN_TZU) != NO_NUMBER and card_value(state, SHAO) != NO_NUMBER:
        return "numbers"
    sun_tzu_bonus = bonus(laid_card(state, SUN_TZU))
    shao_bonus = bonus(laid_card(state, SHAO))
    if sun_tzu_bonus and shao_bonus:
        return "bonuses"
    return "bonus" if sun_tzu_bonus or shao_bonus else "minus"


def effective_card(state: RulesState, seat: i64) -> str:
    """Return the name of a seat's card as it counts now: generals can turn a Plague into a 0 and a 9 into a 6."""
    number = card_value(state, seat)
    return CARD_NAMES[laid_card(state, seat)] if number == NO_NUMBER else str(number)


def is_void(state: RulesState) -> bool:
    """Return whether the cards cancel each other: equal + cards, or two -1."""
    sun_tzu_card = laid_card(state, SUN_TZU)
    return sun_tzu_card == laid_card(state, SHAO) and not is_number(sun_tzu_card)


def failed_to_win(state: RulesState, seat: i64, kind: i64) -> bool:
    """Return whether a seat played a card of a kind, a 9 or a 10, and did not win.

    [H]: a tie counts. A Plague does not, nor does a card that was turned into a 6.
    """
    if laid_card(state, seat) != kind or is_plague_battle(state):
        return False
    if seat == SUN_TZU and state.is_as_six_used:
        return False
    return winner(state) != seat
