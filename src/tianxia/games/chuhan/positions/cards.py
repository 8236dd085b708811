"""Places the 46 cards of a position: first those that are named, then the others in random order."""

from tianxia.engine.errors import BadPosition
from tianxia.engine.position_reader import PositionReader
from tianxia.engine.rng import Rng
from tianxia.games.chuhan.positions.plays import pending_cards
from tianxia.games.chuhan.rules.battle import HAND_SIZE
from tianxia.games.chuhan.rules.cards import (
    CARD_NAMES,
    COPIES,
    DECK,
    DRAW_PILE_SIZE,
    EMPTY,
    NO_CARD,
    card,
    contains,
    count,
    list_kinds,
    size,
)
from tianxia.games.chuhan.rules.chapters import BATTLE_RULES, sworn_cards
from tianxia.games.chuhan.rules.legal import GIFT_SIZE
from tianxia.games.chuhan.rules.rules_state import DEALING_EVENTS
from tianxia.games.chuhan.rules.seats import CHU, HAN, SEATS
from tianxia.games.chuhan.state import ChuHan


def read_cards(reader: PositionReader, state: ChuHan, fill_rng: Rng) -> None:
    """Place every card. Cards that are not named fill the hands, the draw pile and the discard pile, in this order.

    [H]: a hand that is not named gets 15 cards, or as many as there are. While a hostage is to be given, nothing is
    dealt.
    """
    if state.is_hostage_due:
        return
    unplaced = _UnplacedCards()
    hands = reader.section("hands", SEATS)
    gifts = reader.section("gifts", SEATS)
    for seat, name in enumerate(SEATS):
        state.set_gift(seat, unplaced.take(gifts, name))
        if gifts.has(name) and (not state.is_giving or size(state.gift(seat)) != GIFT_SIZE):
            raise BadPosition(gifts.full_key(name), "chuhan-position-gift")
        state.set_hand(seat, state.gift(seat) + unplaced.take(hands, name))
    state.discard_pile = unplaced.take(reader, "discard")
    state.trick_cards = unplaced.take(reader, "table")
    state.row = unplaced.take(reader, "row")
    if state.row and not BATTLE_RULES[state.event].row_size:
        raise BadPosition("row", "chuhan-position-row", event=BATTLE_RULES[state.event].id)
    if size(state.row) > BATTLE_RULES[state.event].row_size:
        raise BadPosition("row", "chuhan-position-row-long", number=BATTLE_RULES[state.event].row_size)
    for kind in pending_cards(reader):
        unplaced.remove(kind, "pending.play")
    draw = unplaced.take_in_order(reader, "draw") or _take_known_top(reader, unplaced)
    if state.dealing:
        _put_draw_pile(state, draw)
        _check_dealing(reader, state)
        return
    rest = list_kinds(unplaced.pile)
    fill_rng.shuffle(rest)
    unnamed = list(rest)
    for seat, name in enumerate(SEATS):
        if not hands.has(name):
            for _ in range(min(HAND_SIZE - size(state.gift(seat)), len(unnamed))):
                state.add_to_hand(seat, card(unnamed.pop()))
    _fill_draw(reader, state, draw, unnamed)
    for kind in unnamed:
        state.discard_pile += card(kind)


class _UnplacedCards:
    """The cards that have not been named yet."""

    def __init__(self) -> None:
        self.pile = DECK

    def remove(self, kind: int, key: str) -> None:
        if not count(self.pile, kind):
            raise BadPosition(key, "chuhan-position-twice", card=CARD_NAMES[kind], number=COPIES[kind])
        self.pile -= card(kind)

    def take_in_order(self, reader: PositionReader, key: str) -> list[int]:
        named = [CARD_NAMES.index(word) for word in reader.choices(key, CARD_NAMES)]
        for kind in named:
            self.remove(kind, reader.full_key(key))
        return named

    def take(self, reader: PositionReader, key: str) -> int:
        pile = EMPTY
        for kind in self.take_in_order(reader, key):
            pile += card(kind)
        return pile


def _check_dealing(reader: PositionReader, state: ChuHan) -> None:
    """With open chance: check that Han's hand is dealt first, then Chu's, then the draw pile, and nothing else.

    In a campaign, the sworn and the waiting cards are in place before that.
    """
    han, chu, draw = size(state.hand(HAN)), size(state.hand(CHU)), state.draw_size
    rules = BATTLE_RULES[state.event]
    sworn = [size(sworn_cards(state, seat)) + (1 if rules.hostages else 0) for seat in (HAN, CHU)]
    waiting = 0 if rules.waiting == NO_CARD else 1
    in_order = sworn[HAN] <= han <= HAND_SIZE and sworn[CHU] <= chu <= (HAND_SIZE if han == HAND_SIZE else sworn[CHU])
    in_order = in_order and waiting <= draw < (DRAW_PILE_SIZE if chu == HAND_SIZE else waiting + 1)
    in_order = in_order and _are_sworn_cards_in_place(state)
    in_order = in_order and (not waiting or state.top_kind(0) == rules.waiting)
    if state.dealing == DEALING_EVENTS:
        in_order = han + chu + draw == 0 and not rules.chapter
    elsewhere = state.discard_pile + state.trick_cards + state.row + state.gift(HAN) + state.gift(CHU)
    if not in_order or elsewhere or reader.has("pending"):
        raise BadPosition("dealing", "chuhan-position-dealing")


def _are_sworn_cards_in_place(state: ChuHan) -> bool:
    """Return whether each hand has its sworn cards, and one of the two persons if a hostage was given."""
    hostages = BATTLE_RULES[state.event].hostages
    persons = [card(kind) for kind in list_kinds(hostages)] or [EMPTY]
    return any(
        contains(state.hand(HAN), sworn_cards(state, HAN) + person)
        and contains(state.hand(CHU), sworn_cards(state, CHU) + hostages - person)
        for person in persons
    )


def _take_known_top(reader: PositionReader, unplaced: _UnplacedCards) -> list[int]:
    """Return the cards known to be on top of the draw pile; without the key `draw`, they are its top."""
    longest: list[int] = []
    known = reader.section("known", SEATS)
    for name in SEATS:
        top = [CARD_NAMES.index(word) for word in known.section(name, ("top", "rival")).choices("top", CARD_NAMES)]
        longest = max(longest, top, key=len)
    for kind in longest:
        unplaced.remove(kind, "known")
    return longest


def _fill_draw(reader: PositionReader, state: ChuHan, draw: list[int], unnamed: list[int]) -> None:
    """Fill the draw pile to its size; under Warlords its bottom four cards become the row, unless that is named."""
    event = BATTLE_RULES[state.event]
    target_size = DRAW_PILE_SIZE - event.writ_cards * state.writs_taken()
    if reader.has("row"):
        target_size -= event.row_size
    if len(draw) > target_size:
        raise BadPosition("draw", "chuhan-position-draw-long", number=len(draw), wanted=target_size)
    if target_size > len(draw) + len(unnamed):
        raise BadPosition("draw", "chuhan-position-draw-short", number=len(draw) + len(unnamed), wanted=target_size)
    while len(draw) < target_size:
        draw.append(unnamed.pop())
    _put_draw_pile(state, draw)
    if event.row_size and not reader.has("row"):
        event.set_up(state)


def _put_draw_pile(state: ChuHan, draw: list[int]) -> None:
    """Store the draw pile from a list, top first."""
    if len(draw) > DRAW_PILE_SIZE:
        raise BadPosition("draw", "chuhan-position-draw-long", number=len(draw), wanted=DRAW_PILE_SIZE)
    state.draw_size = len(draw)
    for i, kind in enumerate(reversed(draw)):
        state.set_draw_pile(i, kind)
