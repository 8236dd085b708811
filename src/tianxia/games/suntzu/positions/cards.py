"""The twenty cards of each player in a position: hands, orders, piles, box."""

from collections import Counter

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.engine.errors import BadPosition
from tianxia.engine.position_reader import PositionReader
from tianxia.engine.rng import Rng
from tianxia.games.suntzu.rules.board import PROVINCES
from tianxia.games.suntzu.rules.cards import (
    BEGINNER_BOX,
    CARD_NAMES,
    COPIES,
    DECK,
    EMPTY,
    FRAMED,
    MAX_PILE_SIZE,
    NO_CARD,
    card,
    count,
    framed_cards,
    has_order_every_round,
    list_kinds,
    size,
)
from tianxia.games.suntzu.rules.rules_state import JUST_DRAWN
from tianxia.games.suntzu.rules.seats import SEATS
from tianxia.games.suntzu.state import SunTzu


def read_cards(reader: PositionReader, state: SunTzu, deck: list[str], fill_rng: Rng) -> None:
    """Place the cards of both players.

    Cards that a position does not name are in the pile, or in the box if the position names the pile.
    `deck` is empty for the usual deck. If it is not (for research), the cards outside it are in the box, unless the
    position names the box.
    """
    for seat, name in enumerate(SEATS):
        _read_seat(reader, state, seat, name, deck, fill_rng)


class _UnplacedCards:
    """The cards of a player that have not been named yet."""

    def __init__(self) -> None:
        self.pile = int(DECK)

    def take(self, words: list[str], key: str) -> int:
        pile = int(EMPTY)
        for word in words:
            kind = CARD_NAMES.index(word)
            if not count(self.pile, kind):
                raise BadPosition(key, "suntzu-position-twice", card=word, number=COPIES[kind])
            self.pile -= card(kind)
            pile += card(kind)
        return pile


def _read_seat(reader: PositionReader, state: SunTzu, seat: int, name: str, deck: list[str], fill_rng: Rng) -> None:
    unplaced = _UnplacedCards()
    hands, piles, boxed = (reader.section(key, SEATS) for key in ("hands", "piles", "boxed"))
    unplayed = unplaced.take(_missing_cards(deck), "options") if deck and not boxed.has(name) else int(EMPTY)
    _read_orders(reader, state, seat, name, unplaced)
    framed = [word for word in CARD_NAMES[:FRAMED] if count(unplaced.pile, CARD_NAMES.index(word))]
    held = hands.choices(name, CARD_NAMES) if hands.has(name) else framed
    state.set_hand(seat, unplaced.take(held, hands.full_key(name)))
    drawn = reader.section("drawn", SEATS)
    state.set_drawn(seat, unplaced.take(drawn.choices(name, CARD_NAMES), drawn.full_key(name)))
    state.set_keeps(seat, reader.section("keeps", SEATS).integer(name, 0, 0, 2))
    hidden = reader.section("hidden", SEATS)
    box = unplayed + unplaced.take(boxed.choices(name, CARD_NAMES), boxed.full_key(name))
    state.set_hidden_box(seat, _take_hidden(hidden.choices(name, CARD_NAMES), box, hidden.full_key(name)))
    pile = [CARD_NAMES.index(word) for word in piles.choices(name, CARD_NAMES)]
    unplaced.take(piles.choices(name, CARD_NAMES), piles.full_key(name))
    if state.beginner and not boxed.has(name):
        box += unplaced.take(
            [CARD_NAMES[kind] for kind in list_kinds(BEGINNER_BOX) if count(unplaced.pile, kind)], boxed.full_key(name)
        )
    if not state.dealing:
        box += _place_rest(reader, name, unplaced, pile, fill_rng)
    state.set_boxed(seat, box - state.hidden_box(seat))
    _put_pile(state, seat, pile, piles.full_key(name))
    _check_seat(reader, state, seat, name)


def _read_orders(reader: PositionReader, state: SunTzu, seat: int, name: str, unplaced: _UnplacedCards) -> None:
    """Read the laid orders. A card that went under the pile afterwards is not taken from the unplaced cards."""
    orders = reader.section("orders", SEATS).section(name, PROVINCES)
    gone = reader.section("gone", SEATS).choices(name, PROVINCES)
    for province, province_name in enumerate(PROVINCES):
        if orders.has(province_name):
            kind = CARD_NAMES.index(orders.required_choice(province_name, CARD_NAMES))
            state.set_laid(seat, province, kind)
            if province_name in gone:
                state.set_recycled_orders(seat, state.recycled_orders(seat) | (1 << province))
            else:
                unplaced.take([CARD_NAMES[kind]], orders.full_key(province_name))
        elif province_name in gone:
            raise BadPosition(f"gone.{name}", "suntzu-position-gone")


def _missing_cards(deck: list[str]) -> list[str]:
    """Return the cards that are not in a deck."""
    return list((Counter(CARD_NAMES[kind] for kind in list_kinds(DECK)) - Counter(deck)).elements())


def _take_hidden(words: list[str], box: int, key: str) -> int:
    pile = int(EMPTY)
    for word in words:
        if count(box - pile, CARD_NAMES.index(word)) == 0:
            raise BadPosition(key, "suntzu-position-hidden", card=word)
        pile += card(CARD_NAMES.index(word))
    return pile


def _place_rest(reader: PositionReader, name: str, unplaced: _UnplacedCards, pile: list[int], fill_rng: Rng) -> int:
    """Place the unnamed cards: in the pile in random order, or, if the pile is named, in the box."""
    piles, boxed = reader.section("piles", SEATS), reader.section("boxed", SEATS)
    unframed = [int(kind) for kind in list_kinds(unplaced.pile) if kind >= FRAMED]
    if not piles.has(name):
        rest = vec[i64](unframed)
        fill_rng.shuffle(rest)
        pile += [int(kind) for kind in rest]
        return int(EMPTY)
    if boxed.has(name) and unframed:
        raise BadPosition(boxed.full_key(name), "suntzu-position-unnamed", seat=name, card=CARD_NAMES[unframed[0]])
    return unplaced.take([CARD_NAMES[kind] for kind in unframed], boxed.full_key(name))


def _put_pile(state: SunTzu, seat: int, pile: list[int], key: str) -> None:
    if len(pile) > MAX_PILE_SIZE or any(kind < FRAMED for kind in pile):
        raise BadPosition(key, "suntzu-position-pile")
    state.set_pile_size(seat, len(pile))
    for i, kind in enumerate(reversed(pile)):
        state.set_pile(seat, i, kind)


def _check_seat(reader: PositionReader, state: SunTzu, seat: int, name: str) -> None:
    """Check that framed cards are in hand, laid or not in the deck, and that known cards of a pile are there."""
    held = int(state.hand(seat))
    for province in range(len(PROVINCES)):
        if state.laid(seat, province) != NO_CARD and not state.recycled_orders(seat) >> province & 1:
            held += card(state.laid(seat, province))
    unplayed = framed_cards(state.boxed(seat)) if state.beginner else EMPTY
    for kind in range(FRAMED):
        if count(held, kind) + count(unplayed, kind) != 1:
            raise BadPosition(f"hands.{name}", "suntzu-position-framed", seat=name, card=CARD_NAMES[kind])
    if not has_order_every_round(held, state.num_provinces()):
        raise BadPosition(f"hands.{name}", "suntzu-position-few", seat=name, number=int(state.num_provinces()))
    under = reader.section("under", SEATS)
    known = under.choices(name, CARD_NAMES)
    bottom = [CARD_NAMES[state.pile(seat, i)] for i in range(min(len(known), state.pile_size(seat)))]
    if known != bottom:
        raise BadPosition(under.full_key(name), "suntzu-position-under")
    state.set_known_bottom(seat, len(known))
    state.set_recycled_place(seat, reader.section("recycled", SEATS).integer(name, 0, 0, len(known)))
    state.set_redrawn_place(seat, reader.section("loose", SEATS).integer(name, 0, JUST_DRAWN, MAX_PILE_SIZE))
    if not state.is_redrawn_card_possible(seat):
        raise BadPosition(f"loose.{name}", "suntzu-position-loose")
    drawn = size(state.drawn(seat))
    if drawn != (state.keeps(seat) + 1 if state.keeps(seat) else 0):
        raise BadPosition(f"drawn.{name}", "suntzu-position-drawn")
