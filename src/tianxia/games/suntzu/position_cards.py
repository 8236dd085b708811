"""The twenty cards of each player in a position: hands, orders, piles, box."""

from collections import Counter

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.engine.errors import BadPosition
from tianxia.engine.reading import Reader
from tianxia.engine.rng import Rng
from tianxia.games.suntzu.board import PROVINCES
from tianxia.games.suntzu.cards import (
    BEGINNER_BOX,
    COPIES,
    DECK,
    EMPTY,
    FRAMED,
    NAMES,
    NO_CARD,
    card,
    count,
    framed_of,
    kinds,
    lasting,
    size,
)
from tianxia.games.suntzu.cells import (
    BEGINNER,
    BOXED,
    DEALING,
    DRAWN,
    GONE,
    HAND,
    HIDDEN_BOX,
    JUST_DRAWN,
    KEEPS,
    LAID,
    LOOSE,
    PILE,
    PILE_MOST,
    PILE_SIZE,
    RECYCLED,
    SEATS,
    UNDER,
)
from tianxia.games.suntzu.state import SunTzu


def read_cards(reader: Reader, state: SunTzu, deck: list[str], fill: Rng) -> None:
    """Puts every card in its place; what is not named goes to the pile, or to the box where the pile is named.

    A deck of its own (for research; empty: the whole one) leaves the other cards in the box, where that is not named.
    """
    for seat, name in enumerate(SEATS):
        _read_seat(reader, state, seat, name, deck, fill)


class _Left:
    """The cards of a player not named yet."""

    def __init__(self) -> None:
        self.pile = int(DECK)

    def take(self, words: list[str], key: str) -> int:
        pile = int(EMPTY)
        for word in words:
            kind = NAMES.index(word)
            if not count(self.pile, kind):
                raise BadPosition(key, "suntzu-position-twice", card=word, number=COPIES[kind])
            self.pile -= card(kind)
            pile += card(kind)
        return pile


def _read_seat(reader: Reader, state: SunTzu, seat: int, name: str, deck: list[str], fill: Rng) -> None:
    c = state.cells
    left = _Left()
    hands, piles, boxed = (reader.table(key, SEATS) for key in ("hands", "piles", "boxed"))
    unplayed = left.take(_others(deck), "options") if deck and not boxed.has(name) else int(EMPTY)
    _read_orders(reader, state, seat, name, left)
    if hands.has(name):
        c[HAND + seat] = left.take(hands.words(name, NAMES), hands.at(name))
    else:
        c[HAND + seat] = left.take([word for word in NAMES[:FRAMED] if count(left.pile, NAMES.index(word))], "hands")
    drawn = reader.table("drawn", SEATS)
    c[DRAWN + seat] = left.take(drawn.words(name, NAMES), drawn.at(name))
    c[KEEPS + seat] = reader.table("keeps", SEATS).whole(name, 0, 0, 2)
    hidden = reader.table("hidden", SEATS)
    box = unplayed + left.take(boxed.words(name, NAMES), boxed.at(name))
    c[HIDDEN_BOX + seat] = _hidden(hidden.words(name, NAMES), box, hidden.at(name))
    pile = [NAMES.index(word) for word in piles.words(name, NAMES)]
    left.take(piles.words(name, NAMES), piles.at(name))
    if c[BEGINNER] and not boxed.has(name):
        box += left.take([NAMES[kind] for kind in kinds(BEGINNER_BOX) if count(left.pile, kind)], boxed.at(name))
    if not c[DEALING]:
        box += _place_rest(reader, name, left, pile, fill)
    c[BOXED + seat] = box - c[HIDDEN_BOX + seat]
    _lay_pile(state, seat, pile, piles.at(name))
    _check(reader, state, seat, name)


def _read_orders(reader: Reader, state: SunTzu, seat: int, name: str, left: _Left) -> None:
    """Laid orders; one that went under the pile lies there, and only its face is remembered."""
    c = state.cells
    orders = reader.table("orders", SEATS).table(name, PROVINCES)
    gone = reader.table("gone", SEATS).words(name, PROVINCES)
    for province, where in enumerate(PROVINCES):
        if orders.has(where):
            kind = NAMES.index(orders.must(where, NAMES))
            c[LAID + len(PROVINCES) * seat + province] = kind
            if where in gone:
                c[GONE + seat] |= 1 << province
            else:
                left.take([NAMES[kind]], orders.at(where))
        elif where in gone:
            raise BadPosition(f"gone.{name}", "suntzu-position-gone")


def _others(deck: list[str]) -> list[str]:
    """The cards that a deck lacks."""
    return list((Counter(NAMES[kind] for kind in kinds(DECK)) - Counter(deck)).elements())


def _hidden(words: list[str], box: int, key: str) -> int:
    pile = int(EMPTY)
    for word in words:
        if count(box - pile, NAMES.index(word)) == 0:
            raise BadPosition(key, "suntzu-position-hidden", card=word)
        pile += card(NAMES.index(word))
    return pile


def _place_rest(reader: Reader, name: str, left: _Left, pile: list[int], fill: Rng) -> int:
    """Unnamed cards are the pile, in seed order; with the pile named they are boxed; with both named there are none."""
    piles, boxed = reader.table("piles", SEATS), reader.table("boxed", SEATS)
    unframed = [int(kind) for kind in kinds(left.pile) if kind >= FRAMED]
    if not piles.has(name):
        rest = vec[i64](unframed)
        fill.shuffle(rest)
        pile += [int(kind) for kind in rest]
        return int(EMPTY)
    if boxed.has(name) and unframed:
        raise BadPosition(boxed.at(name), "suntzu-position-unnamed", seat=name, card=NAMES[unframed[0]])
    return left.take([NAMES[kind] for kind in unframed], boxed.at(name))


def _lay_pile(state: SunTzu, seat: int, pile: list[int], key: str) -> None:
    c = state.cells
    if len(pile) > PILE_MOST or any(kind < FRAMED for kind in pile):
        raise BadPosition(key, "suntzu-position-pile")
    c[PILE_SIZE + seat] = len(pile)
    for i, kind in enumerate(reversed(pile)):
        c[PILE + PILE_MOST * seat + i] = kind


def _check(reader: Reader, state: SunTzu, seat: int, name: str) -> None:
    """The framed cards are always in hand or laid, or not of the deck; what is known of a pile lies there."""
    c = state.cells
    held = int(c[HAND + seat])
    for province in range(len(PROVINCES)):
        if state.laid(seat, province) != NO_CARD and not c[GONE + seat] >> province & 1:
            held += card(state.laid(seat, province))
    unplayed = framed_of(c[BOXED + seat]) if c[BEGINNER] else EMPTY
    for kind in range(FRAMED):
        if count(held, kind) + count(unplayed, kind) != 1:
            raise BadPosition(f"hands.{name}", "suntzu-position-framed", seat=name, card=NAMES[kind])
    if not lasting(held, state.provinces()):
        raise BadPosition(f"hands.{name}", "suntzu-position-few", seat=name, number=int(state.provinces()))
    under = reader.table("under", SEATS)
    known = under.words(name, NAMES)
    bottom = [NAMES[c[PILE + PILE_MOST * seat + i]] for i in range(min(len(known), c[PILE_SIZE + seat]))]
    if known != bottom:
        raise BadPosition(under.at(name), "suntzu-position-under")
    c[UNDER + seat] = len(known)
    c[RECYCLED + seat] = reader.table("recycled", SEATS).whole(name, 0, 0, len(known))
    c[LOOSE + seat] = reader.table("loose", SEATS).whole(name, 0, JUST_DRAWN, PILE_MOST)
    if not state.loose_holds(seat):
        raise BadPosition(f"loose.{name}", "suntzu-position-loose")
    drawn = size(c[DRAWN + seat])
    if drawn != (c[KEEPS + seat] + 1 if c[KEEPS + seat] else 0):
        raise BadPosition(f"drawn.{name}", "suntzu-position-drawn")
