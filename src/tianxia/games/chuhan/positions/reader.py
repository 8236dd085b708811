"""Reads a position, as described in section 9 of the rules, into a state."""

from collections.abc import Callable
from typing import Final

from tianxia.engine.errors import BadPosition
from tianxia.engine.game import JsonObject
from tianxia.engine.position_reader import PositionReader
from tianxia.engine.rng import Rng
from tianxia.games.chuhan.positions.cards import read_cards
from tianxia.games.chuhan.positions.plays import pending_player, read_partial_moves, read_pending
from tianxia.games.chuhan.rules.battle import put_event, undealt_events
from tianxia.games.chuhan.rules.cards import CARD_NAMES, EMPTY, NO_CARD, card, contains, size
from tianxia.games.chuhan.rules.events import EVENT_CARDS, event_deck, event_ids
from tianxia.games.chuhan.rules.fields import initial_cells
from tianxia.games.chuhan.rules.layout import LAYOUT
from tianxia.games.chuhan.rules.legal import GIFT_SIZE
from tianxia.games.chuhan.rules.powers import LIU_BANG_RANK
from tianxia.games.chuhan.rules.rules_state import DEALING_EVENTS
from tianxia.games.chuhan.rules.scoring import WINNING_POINTS
from tianxia.games.chuhan.rules.seats import CHU, HAN, NOBODY, SEATS
from tianxia.games.chuhan.rules.sets import MAX_SET_SIZE
from tianxia.games.chuhan.state import ChuHan

KEYS: Final = frozenset({*LAYOUT.keys(), "making", "seed", "sizes"})
ORDERED_LISTS: Final = frozenset({"draw", "event_deck", "known.*.top"})

_MAX_COUNT: Final = 10_000  # far above what any game reaches
_MAX_EVENTS: Final = len(event_deck()) + 1
_FILL_STREAM: Final = -1  # the random stream that decides what a position leaves open


def read_position(position: JsonObject, open_chance: bool, seed: int) -> ChuHan:
    """Return the state that a position describes; the seed decides what it leaves open. Raises BadPosition."""
    reader = PositionReader(position)
    reader.check_keys(sorted(KEYS))
    fill_rng = Rng(seed, _FILL_STREAM)
    state = ChuHan(initial_cells(), reader.seed("seed", seed))
    state.shuffles = reader.integer("shuffles", 0, 0, _MAX_COUNT)
    state.is_chance_open = open_chance or reader.choice("chance", ("open", "closed"), "closed") == "open"
    state.dealing = ("", "events", "cards").index(reader.choice("dealing", ("events", "cards")))
    _read_events(reader, state)
    _read_battle(reader, state)
    _read_trick(reader, state)
    read_cards(reader, state, fill_rng)
    read_pending(reader, state)
    read_partial_moves(reader, state)
    _read_known(reader, state)
    _check_hands(state)
    _check_sizes(reader, state)
    return state


def _read_events(reader: PositionReader, state: ChuHan) -> None:
    ids = event_ids()
    state.event = ids.index(reader.choice("event", ids, "quiet"))
    named = [ids.index(name) for name in reader.choices("event_deck", ids)]
    if len(named) > _MAX_EVENTS:
        raise BadPosition("event_deck", "chuhan-position-events", number=len(named), most=_MAX_EVENTS)
    for event in named:
        put_event(state, event)
    if state.dealing == DEALING_EVENTS and (len(named) >= len(event_deck()) or min(undealt_events(state)) < 0):
        raise BadPosition("event_deck", "chuhan-position-dealing-events")


def _read_battle(reader: PositionReader, state: ChuHan) -> None:
    event = EVENT_CARDS[state.event]
    _read_by_seat(reader, "vp", state.points, state.set_points)
    _read_by_seat(reader, "writs", state.writs, state.set_writs)
    _read_by_seat(reader, "tricks", state.tricks, state.set_tricks)
    _read_by_seat(reader, "noted", state.noted_points, state.set_noted_points)
    if state.writs_taken() > event.writs:
        raise BadPosition("writs", "chuhan-position-writs", number=state.writs_taken(), most=event.writs)
    opened = reader.section("open", SEATS)
    for seat, name in enumerate(SEATS):
        state.set_hand_open(seat, opened.boolean(name))
    state.is_doubled = reader.boolean("doubled")
    state.is_giving = reader.boolean("giving")
    state.battle = reader.integer("battle", 1, 1, _MAX_COUNT)
    state.last_out = _read_seat(reader, "last_out")
    state.winner = _read_seat(reader, "winner")
    highest = max(state.points(HAN), state.points(CHU))
    # [H]: a position in which a player has 31 points needs a winner, unless the event defers that.
    if state.winner == NOBODY and not event.defers_win and highest >= WINNING_POINTS:
        raise BadPosition("vp", "chuhan-position-won", points=highest)


def _read_trick(reader: PositionReader, state: ChuHan) -> None:
    state.leader = max(_read_seat(reader, "leader"), 0)
    turn_seat = state.leader
    if reader.has("set"):
        set_to_beat = reader.section("set", ("by", "rank", "size"))
        state.set_to_beat_by = SEATS.index(set_to_beat.required_choice("by", SEATS))
        state.rank_to_beat = set_to_beat.integer("rank", -1, 0, LIU_BANG_RANK)
        state.size_to_beat = set_to_beat.integer("size", -1, 1, MAX_SET_SIZE)
        if state.rank_to_beat == LIU_BANG_RANK and state.size_to_beat > 1:
            raise BadPosition("set.size", "chuhan-position-set-ten")
        turn_seat = 1 - state.set_to_beat_by
    if reader.has("pending"):
        turn_seat = pending_player(reader)
    turn = reader.section("turn", ("by", "writ", "lead_power", "power"))
    if turn.has("by"):
        turn_seat = _read_seat(turn, "by")
    if state.set_to_beat_by == NOBODY and turn_seat != state.leader:
        raise BadPosition("turn.by", "chuhan-position-turn", leader=SEATS[state.leader], seat=SEATS[turn_seat])
    state.begin_turn(turn_seat)
    state.has_taken_writ = turn.boolean("writ")
    state.has_tried_lead_power = turn.boolean("lead_power")
    state.has_tried_power = turn.boolean("power")


def _read_known(reader: PositionReader, state: ChuHan) -> None:
    known = reader.section("known", SEATS)
    for seat, name in enumerate(SEATS):
        inner = known.section(name, ("top", "rival"))
        top = inner.choices("top", CARD_NAMES)
        if top != [CARD_NAMES[state.top_kind(i)] for i in range(min(len(top), state.draw_size))]:
            raise BadPosition(inner.full_key("top"), "chuhan-position-top")
        state.set_known_top(seat, len(top))
        for word in inner.choices("rival", CARD_NAMES):
            if not contains(state.hand(1 - seat) - state.known_cards(seat), card(CARD_NAMES.index(word))):
                raise BadPosition(inner.full_key("rival"), "chuhan-position-rival", card=word, seat=SEATS[1 - seat])
            state.add_to_known_cards(seat, card(CARD_NAMES.index(word)))


def _check_hands(state: ChuHan) -> None:
    """Raise BadPosition for a hand that is too small for a gift, or empty while no reaction is awaited."""
    if state.winner != NOBODY or state.dealing:
        return
    for seat, name in enumerate(SEATS):
        may_be_empty = state.pending_by == seat or (state.pending_by != NOBODY and state.cancelled != NO_CARD)
        if state.hand(seat) == EMPTY and not may_be_empty:
            raise BadPosition("hands", "chuhan-position-empty", seat=name)
        if state.is_giving and size(state.hand(seat)) < GIFT_SIZE:
            raise BadPosition("giving", "chuhan-position-giving", seat=name)
    both_gifts_chosen = size(state.gift(HAN)) == GIFT_SIZE == size(state.gift(CHU))
    has_begun = state.pending_by != NOBODY or state.trick_cards or not state.is_leading()
    if state.is_giving and (both_gifts_chosen or has_begun):
        raise BadPosition("giving", "chuhan-position-giving-event")


def _check_sizes(reader: PositionReader, state: ChuHan) -> None:
    """Check that the sizes, which a dump derives from the rest, agree with the position."""
    sizes = reader.section("sizes", (*SEATS, "draw", "discard"))
    actual = {
        **{name: size(state.hand(seat)) for seat, name in enumerate(SEATS)},
        "draw": state.draw_size,
        "discard": size(state.discard_pile),
    }
    for key, value in actual.items():
        if sizes.has(key) and sizes.integer(key, 0, 0, _MAX_COUNT) != value:
            raise BadPosition(sizes.full_key(key), "chuhan-position-size", key=key, number=value)


def _read_by_seat(
    reader: PositionReader, key: str, field: Callable[[int], int], set_field: Callable[[int, int], None]
) -> None:
    """Read a number for each seat; a seat that is not named keeps its number."""
    inner = reader.section(key, SEATS)
    for seat, name in enumerate(SEATS):
        set_field(seat, inner.integer(name, int(field(seat)), 0, _MAX_COUNT))


def _read_seat(reader: PositionReader, key: str) -> int:
    """Return the seat that a key names, NOBODY if the key is missing."""
    name = reader.choice(key, SEATS)
    return SEATS.index(name) if name else NOBODY
