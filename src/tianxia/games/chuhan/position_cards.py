"""The 46 cards of a position: first the named ones, then the rest in seed order."""

from tianxia.engine.errors import BadPosition
from tianxia.engine.reading import Reader
from tianxia.engine.rng import Rng
from tianxia.games.chuhan.battle import HAND_SIZE
from tianxia.games.chuhan.cards import COPIES, DECK, EMPTY, NAMES, card, count, kinds, size
from tianxia.games.chuhan.cells import (
    DEALING,
    DEALING_EVENTS,
    DISCARD,
    DRAW,
    DRAW_MOST,
    DRAW_SIZE,
    EVENT,
    GIFT,
    GIVING,
    HAND,
    ROW,
    SEATS,
    TABLE,
    WRITS,
)
from tianxia.games.chuhan.events import EVENTS
from tianxia.games.chuhan.legal import GIFT_SIZE
from tianxia.games.chuhan.position_plays import pending_cards
from tianxia.games.chuhan.state import ChuHan


def read_cards(reader: Reader, state: ChuHan, fill: Rng) -> None:
    """Puts every card in its place; what is not named goes to hands, draw pile and discard pile, in this order."""
    c = state.cells
    left = _Left()
    hands = reader.table("hands", SEATS)
    gifts = reader.table("gifts", SEATS)
    for seat, name in enumerate(SEATS):
        c[GIFT + seat] = left.take(gifts, name)
        if gifts.has(name) and (not c[GIVING] or size(c[GIFT + seat]) != GIFT_SIZE):
            raise BadPosition(gifts.at(name), "chuhan-position-gift")
        c[HAND + seat] = c[GIFT + seat] + left.take(hands, name)
    c[DISCARD] = left.take(reader, "discard")
    c[TABLE] = left.take(reader, "table")
    c[ROW] = left.take(reader, "row")
    if c[ROW] and not EVENTS[c[EVENT]].row:
        raise BadPosition("row", "chuhan-position-row", event=EVENTS[c[EVENT]].id)
    if size(c[ROW]) > EVENTS[c[EVENT]].row:
        raise BadPosition("row", "chuhan-position-row-long", number=EVENTS[c[EVENT]].row)
    for kind in pending_cards(reader):
        left.remove(kind, "pending.play")
    draw = left.take_in_order(reader, "draw") or _known_top(reader, left)
    if c[DEALING]:
        _lay_draw(state, draw)
        _check_dealing(reader, state)
        return
    rest = kinds(left.pile)
    fill.shuffle(rest)
    unnamed = list(rest)
    for seat, name in enumerate(SEATS):
        if not hands.has(name):
            for _ in range(min(HAND_SIZE - size(c[GIFT + seat]), len(unnamed))):
                c[HAND + seat] += card(unnamed.pop())
    _fill_draw(reader, state, draw, unnamed)
    for kind in unnamed:
        c[DISCARD] += card(kind)


class _Left:
    """The cards not named yet."""

    def __init__(self) -> None:
        self.pile = DECK

    def remove(self, kind: int, key: str) -> None:
        if not count(self.pile, kind):
            raise BadPosition(key, "chuhan-position-twice", card=NAMES[kind], number=COPIES[kind])
        self.pile -= card(kind)

    def take_in_order(self, reader: Reader, key: str) -> list[int]:
        named = [NAMES.index(word) for word in reader.words(key, NAMES)]
        for kind in named:
            self.remove(kind, reader.at(key))
        return named

    def take(self, reader: Reader, key: str) -> int:
        pile = EMPTY
        for kind in self.take_in_order(reader, key):
            pile += card(kind)
        return pile


def _check_dealing(reader: Reader, state: ChuHan) -> None:
    """With open chance: Han's hand is dealt first, then Chu's, then the draw pile; nothing else is anywhere."""
    c = state.cells
    han, chu, draw = size(c[HAND]), size(c[HAND + 1]), c[DRAW_SIZE]
    in_order = han <= HAND_SIZE and chu <= (HAND_SIZE if han == HAND_SIZE else 0)
    in_order = in_order and draw < (DRAW_MOST if chu == HAND_SIZE else 1)
    if c[DEALING] == DEALING_EVENTS:
        in_order = han + chu + draw == 0
    if not in_order or c[DISCARD] + c[TABLE] + c[ROW] + c[GIFT] + c[GIFT + 1] or reader.has("pending"):
        raise BadPosition("dealing", "chuhan-position-dealing")


def _known_top(reader: Reader, left: _Left) -> list[int]:
    """Where no draw pile is named, what is known of its top is its top."""
    longest: list[int] = []
    known = reader.table("known", SEATS)
    for name in SEATS:
        top = [NAMES.index(word) for word in known.table(name, ("top", "rival")).words("top", NAMES)]
        longest = max(longest, top, key=len)
    for kind in longest:
        left.remove(kind, "known")
    return longest


def _fill_draw(reader: Reader, state: ChuHan, draw: list[int], unnamed: list[int]) -> None:
    """Fills the draw pile to its size; under Warlords its last four are the row, unless that is named."""
    c = state.cells
    event = EVENTS[c[EVENT]]
    wanted = DRAW_MOST - event.writ_cards * (c[WRITS] + c[WRITS + 1])
    if reader.has("row"):
        wanted -= event.row
    if len(draw) > wanted:
        raise BadPosition("draw", "chuhan-position-draw-long", number=len(draw), wanted=wanted)
    if wanted > len(draw) + len(unnamed):
        raise BadPosition("draw", "chuhan-position-draw-short", number=len(draw) + len(unnamed), wanted=wanted)
    while len(draw) < wanted:
        draw.append(unnamed.pop())
    _lay_draw(state, draw)
    if event.row and not reader.has("row"):
        event.set_up(state)


def _lay_draw(state: ChuHan, draw: list[int]) -> None:
    """The draw pile from a list, top first."""
    c = state.cells
    if len(draw) > DRAW_MOST:
        raise BadPosition("draw", "chuhan-position-draw-long", number=len(draw), wanted=DRAW_MOST)
    c[DRAW_SIZE] = len(draw)
    for i, kind in enumerate(reversed(draw)):
        c[DRAW + i] = kind
