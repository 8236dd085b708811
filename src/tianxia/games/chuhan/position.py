"""Reads a position, as described in section 9 of the rules, into a state."""

from typing import Final

from tianxia.engine.errors import BadPosition
from tianxia.engine.game import JsonObject
from tianxia.engine.position_reader import PositionReader
from tianxia.engine.rng import Rng
from tianxia.games.chuhan.battle import put_event, undealt_events
from tianxia.games.chuhan.cards import CARD_NAMES, EMPTY, NO_CARD, card, contains, size
from tianxia.games.chuhan.cells import (
    BATTLE,
    CANCELLED,
    CHANCE,
    DEALING,
    DEALING_EVENTS,
    DISCARD,
    DOUBLED,
    DRAW_PILE,
    DRAW_SIZE,
    EVENT,
    GIFT,
    GIVING,
    HAND,
    HAND_OPEN,
    KNOWN,
    KNOWN_TOP,
    LAST_OUT,
    LEADER,
    NOBODY,
    NOTED_POINTS,
    PENDING,
    SEATS,
    SET_BY,
    SET_RANK,
    SET_SIZE,
    SHUFFLES,
    TRICK_CARDS,
    TRICKS,
    TURN_LEAD_POWER,
    TURN_POWER,
    TURN_WRIT,
    VP,
    WINNER,
    WRITS,
    empty_cells,
)
from tianxia.games.chuhan.events import EVENT_CARDS, event_deck, event_ids
from tianxia.games.chuhan.legal import GIFT_SIZE
from tianxia.games.chuhan.position_cards import read_cards
from tianxia.games.chuhan.position_plays import pending_player, read_partial_moves, read_pending
from tianxia.games.chuhan.scoring import WINNING_POINTS
from tianxia.games.chuhan.state import ChuHan

KEYS: Final = frozenset(
    {
        "vp",
        "hands",
        "draw",
        "discard",
        "table",
        "row",
        "writs",
        "leader",
        "set",
        "turn",
        "pending",
        "doubled",
        "open",
        "event",
        "event_deck",
        "giving",
        "gifts",
        "making",
        "tricks",
        "noted",
        "known",
        "battle",
        "last_out",
        "winner",
        "sizes",
        "seed",
        "shuffles",
        "chance",
        "dealing",
    }
)
ORDERED_LISTS: Final = frozenset({"draw", "event_deck", "known.*.top"})

_MAX_COUNT: Final = 10_000  # far above what any game reaches
_MAX_EVENTS: Final = 15
_FILL_STREAM: Final = -1  # the random stream that decides what a position leaves open


def read_position(position: JsonObject, open_chance: bool, seed: int) -> ChuHan:
    """Return the state that a position describes; the seed decides what it leaves open. Raises BadPosition."""
    reader = PositionReader(position)
    reader.check_keys(sorted(KEYS))
    fill_rng = Rng(seed, _FILL_STREAM)
    state = ChuHan(empty_cells(), reader.seed("seed", seed))
    c = state.cells
    c[SHUFFLES] = reader.integer("shuffles", 0, 0, _MAX_COUNT)
    c[CHANCE] = 1 if open_chance or reader.choice("chance", ("open", "closed"), "closed") == "open" else 0
    c[DEALING] = ("", "events", "cards").index(reader.choice("dealing", ("events", "cards")))
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
    c = state.cells
    ids = event_ids()
    c[EVENT] = ids.index(reader.choice("event", ids, "quiet"))
    named = [ids.index(name) for name in reader.choices("event_deck", ids)]
    if len(named) > _MAX_EVENTS:
        raise BadPosition("event_deck", "chuhan-position-events", number=len(named), most=_MAX_EVENTS)
    for event in named:
        put_event(state, event)
    if c[DEALING] == DEALING_EVENTS and (len(named) >= len(event_deck()) or min(undealt_events(state)) < 0):
        raise BadPosition("event_deck", "chuhan-position-dealing-events")


def _read_battle(reader: PositionReader, state: ChuHan) -> None:
    c = state.cells
    event = EVENT_CARDS[c[EVENT]]
    c[VP], c[VP + 1] = _read_by_seat(reader, "vp", (0, 1))
    c[WRITS], c[WRITS + 1] = _read_by_seat(reader, "writs")
    c[TRICKS], c[TRICKS + 1] = _read_by_seat(reader, "tricks")
    c[NOTED_POINTS], c[NOTED_POINTS + 1] = _read_by_seat(reader, "noted")
    if c[WRITS] + c[WRITS + 1] > event.writs:
        raise BadPosition("writs", "chuhan-position-writs", number=c[WRITS] + c[WRITS + 1], most=event.writs)
    opened = reader.section("open", SEATS)
    for seat, name in enumerate(SEATS):
        c[HAND_OPEN + seat] = int(opened.boolean(name))
    c[DOUBLED] = int(reader.boolean("doubled"))
    c[GIVING] = int(reader.boolean("giving"))
    c[BATTLE] = reader.integer("battle", 1, 1, _MAX_COUNT)
    c[LAST_OUT] = _read_seat(reader, "last_out")
    c[WINNER] = _read_seat(reader, "winner")
    highest = max(c[VP], c[VP + 1])
    # [H]: a position in which a player has 31 points needs a winner, unless the event defers that.
    if c[WINNER] == NOBODY and not event.defers_win and highest >= WINNING_POINTS:
        raise BadPosition("vp", "chuhan-position-won", points=highest)


def _read_trick(reader: PositionReader, state: ChuHan) -> None:
    c = state.cells
    c[LEADER] = max(_read_seat(reader, "leader"), 0)
    turn_seat = c[LEADER]
    if reader.has("set"):
        set_to_beat = reader.section("set", ("by", "rank", "size"))
        c[SET_BY] = SEATS.index(set_to_beat.required_choice("by", SEATS))
        c[SET_RANK] = set_to_beat.integer("rank", -1, 0, 10)
        c[SET_SIZE] = set_to_beat.integer("size", -1, 1, 10)
        if c[SET_RANK] == 10 and c[SET_SIZE] > 1:
            raise BadPosition("set.size", "chuhan-position-set-ten")
        turn_seat = 1 - c[SET_BY]
    if reader.has("pending"):
        turn_seat = pending_player(reader)
    turn = reader.section("turn", ("by", "writ", "lead_power", "power"))
    if turn.has("by"):
        turn_seat = _read_seat(turn, "by")
    if c[SET_BY] == NOBODY and turn_seat != c[LEADER]:
        raise BadPosition("turn.by", "chuhan-position-turn", leader=SEATS[c[LEADER]], seat=SEATS[turn_seat])
    state.begin_turn(turn_seat)
    c[TURN_WRIT] = int(turn.boolean("writ"))
    c[TURN_LEAD_POWER] = int(turn.boolean("lead_power"))
    c[TURN_POWER] = int(turn.boolean("power"))


def _read_known(reader: PositionReader, state: ChuHan) -> None:
    c = state.cells
    known = reader.section("known", SEATS)
    for seat, name in enumerate(SEATS):
        inner = known.section(name, ("top", "rival"))
        top = inner.choices("top", CARD_NAMES)
        if top != [CARD_NAMES[c[DRAW_PILE + c[DRAW_SIZE] - 1 - i]] for i in range(min(len(top), c[DRAW_SIZE]))]:
            raise BadPosition(inner.full_key("top"), "chuhan-position-top")
        c[KNOWN_TOP + seat] = len(top)
        for word in inner.choices("rival", CARD_NAMES):
            if not contains(c[HAND + 1 - seat] - c[KNOWN + seat], card(CARD_NAMES.index(word))):
                raise BadPosition(inner.full_key("rival"), "chuhan-position-rival", card=word, seat=SEATS[1 - seat])
            c[KNOWN + seat] += card(CARD_NAMES.index(word))


def _check_hands(state: ChuHan) -> None:
    """Raise BadPosition for a hand that is too small for a gift, or empty while no reaction is awaited."""
    c = state.cells
    if c[WINNER] != NOBODY or c[DEALING]:
        return
    for seat, name in enumerate(SEATS):
        may_be_empty = c[PENDING] == seat or (c[PENDING] != NOBODY and c[CANCELLED] != NO_CARD)
        if c[HAND + seat] == EMPTY and not may_be_empty:
            raise BadPosition("hands", "chuhan-position-empty", seat=name)
        if c[GIVING] and size(c[HAND + seat]) < GIFT_SIZE:
            raise BadPosition("giving", "chuhan-position-giving", seat=name)
    both_gifts_chosen = size(c[GIFT]) == GIFT_SIZE == size(c[GIFT + 1])
    if c[GIVING] and (both_gifts_chosen or c[PENDING] != NOBODY or c[TRICK_CARDS] or not state.is_leading()):
        raise BadPosition("giving", "chuhan-position-giving-event")


def _check_sizes(reader: PositionReader, state: ChuHan) -> None:
    """Check that the sizes, which a dump derives from the rest, agree with the position."""
    c = state.cells
    sizes = reader.section("sizes", (*SEATS, "draw", "discard"))
    actual = {
        **{name: size(c[HAND + seat]) for seat, name in enumerate(SEATS)},
        "draw": c[DRAW_SIZE],
        "discard": size(c[DISCARD]),
    }
    for key, value in actual.items():
        if sizes.has(key) and sizes.integer(key, 0, 0, _MAX_COUNT) != value:
            raise BadPosition(sizes.full_key(key), "chuhan-position-size", key=key, number=value)


def _read_by_seat(reader: PositionReader, key: str, defaults: tuple[int, int] = (0, 0)) -> tuple[int, int]:
    inner = reader.section(key, SEATS)
    return inner.integer("han", defaults[0], 0, _MAX_COUNT), inner.integer("chu", defaults[1], 0, _MAX_COUNT)


def _read_seat(reader: PositionReader, key: str) -> int:
    """Return the seat that a key names, NOBODY if the key is missing."""
    name = reader.choice(key, SEATS)
    return SEATS.index(name) if name else NOBODY
