"""A position, as section 9 of the rules describes it, read into a state."""

from typing import Final

from tianxia.engine.errors import BadPosition
from tianxia.engine.game import Table
from tianxia.engine.reading import Reader
from tianxia.engine.rng import Rng
from tianxia.games.chuhan.battle import put_event, undealt_events
from tianxia.games.chuhan.cards import EMPTY, NAMES, card, contains, size
from tianxia.games.chuhan.cells import (
    BATTLE,
    CANCELLED,
    CHANCE,
    DEALING,
    DEALING_EVENTS,
    DISCARD,
    DOUBLED,
    DRAW,
    DRAW_SIZE,
    EVENT,
    GIFT,
    GIVING,
    HAND,
    KNOWN,
    LAST_OUT,
    LEADER,
    NOBODY,
    NOTED,
    OPEN,
    PENDING,
    SEATS,
    SET_BY,
    SET_RANK,
    SET_SIZE,
    SHUFFLES,
    TABLE,
    TOP,
    TRICKS,
    TURN_LEAD_POWER,
    TURN_POWER,
    TURN_WRIT,
    VP,
    WINNER,
    WRITS,
    empty_cells,
)
from tianxia.games.chuhan.events import EVENTS, event_ids, whole_deck
from tianxia.games.chuhan.legal import GIFT_SIZE
from tianxia.games.chuhan.position_cards import read_cards
from tianxia.games.chuhan.position_plays import pending_player, read_making, read_pending
from tianxia.games.chuhan.scoring import GOAL
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
ORDERED: Final = frozenset({"draw", "event_deck", "known.*.top"})

_MOST: Final = 10_000  # no count of a real game comes near
_MOST_EVENTS: Final = 15
_FILL: Final = -1  # the stream that fills what a position leaves open


def read_position(table: Table, open_chance: bool, seed: int) -> ChuHan:
    """The state of a position; what it leaves open is filled from the seed."""
    reader = Reader(table)
    reader.only(sorted(KEYS))
    fill = Rng(seed, _FILL)
    state = ChuHan(empty_cells(), reader.seed("seed", seed))
    c = state.cells
    c[SHUFFLES] = reader.whole("shuffles", 0, 0, _MOST)
    c[CHANCE] = 1 if open_chance or reader.word("chance", ("open", "closed"), "closed") == "open" else 0
    c[DEALING] = ("", "events", "cards").index(reader.word("dealing", ("events", "cards")))
    _read_events(reader, state)
    _read_battle(reader, state)
    _read_trick(reader, state)
    read_cards(reader, state, fill)
    read_pending(reader, state)
    read_making(reader, state)
    _read_known(reader, state)
    _check_hands(state)
    _check_sizes(reader, state)
    return state


def _read_events(reader: Reader, state: ChuHan) -> None:
    c = state.cells
    ids = event_ids()
    c[EVENT] = ids.index(reader.word("event", ids, "quiet"))
    named = [ids.index(id) for id in reader.words("event_deck", ids)]
    if len(named) > _MOST_EVENTS:
        raise BadPosition("event_deck", "chuhan-position-events", number=len(named), most=_MOST_EVENTS)
    for event in named:
        put_event(state, event)
    if c[DEALING] == DEALING_EVENTS and (len(named) >= len(whole_deck()) or min(undealt_events(state)) < 0):
        raise BadPosition("event_deck", "chuhan-position-dealing-events")


def _read_battle(reader: Reader, state: ChuHan) -> None:
    c = state.cells
    event = EVENTS[c[EVENT]]
    c[VP], c[VP + 1] = _by_seat(reader, "vp", (0, 1))
    c[WRITS], c[WRITS + 1] = _by_seat(reader, "writs")
    c[TRICKS], c[TRICKS + 1] = _by_seat(reader, "tricks")
    c[NOTED], c[NOTED + 1] = _by_seat(reader, "noted")
    if c[WRITS] + c[WRITS + 1] > event.writs:
        raise BadPosition("writs", "chuhan-position-writs", number=c[WRITS] + c[WRITS + 1], most=event.writs)
    opened = reader.table("open", SEATS)
    for seat, name in enumerate(SEATS):
        c[OPEN + seat] = int(opened.switch(name))
    c[DOUBLED] = int(reader.switch("doubled"))
    c[GIVING] = int(reader.switch("giving"))
    c[BATTLE] = reader.whole("battle", 1, 1, _MOST)
    c[LAST_OUT] = _seat(reader, "last_out")
    c[WINNER] = _seat(reader, "winner")
    most = max(c[VP], c[VP + 1])
    if c[WINNER] == NOBODY and not event.wins_after_scoring and most >= GOAL:
        raise BadPosition("vp", "chuhan-position-won", points=most)


def _read_trick(reader: Reader, state: ChuHan) -> None:
    c = state.cells
    c[LEADER] = max(_seat(reader, "leader"), 0)
    by = c[LEADER]
    if reader.has("set"):
        beaten = reader.table("set", ("by", "rank", "size"))
        c[SET_BY] = SEATS.index(beaten.must("by", SEATS))
        c[SET_RANK] = beaten.whole("rank", -1, 0, 10)
        c[SET_SIZE] = beaten.whole("size", -1, 1, 10)
        if c[SET_RANK] == 10 and c[SET_SIZE] > 1:
            raise BadPosition("set.size", "chuhan-position-set-ten")
        by = 1 - c[SET_BY]
    if reader.has("pending"):
        by = pending_player(reader)
    turn = reader.table("turn", ("by", "writ", "lead_power", "power"))
    if turn.has("by"):
        by = _seat(turn, "by")
    if c[SET_BY] == NOBODY and by != c[LEADER]:
        raise BadPosition("turn.by", "chuhan-position-turn", leader=SEATS[c[LEADER]], seat=SEATS[by])
    state.begin_turn(by)
    c[TURN_WRIT] = int(turn.switch("writ"))
    c[TURN_LEAD_POWER] = int(turn.switch("lead_power"))
    c[TURN_POWER] = int(turn.switch("power"))


def _read_known(reader: Reader, state: ChuHan) -> None:
    c = state.cells
    known = reader.table("known", SEATS)
    for seat, name in enumerate(SEATS):
        inner = known.table(name, ("top", "rival"))
        top = inner.words("top", NAMES)
        if top != [NAMES[c[DRAW + c[DRAW_SIZE] - 1 - i]] for i in range(min(len(top), c[DRAW_SIZE]))]:
            raise BadPosition(inner.at("top"), "chuhan-position-top")
        c[TOP + seat] = len(top)
        for word in inner.words("rival", NAMES):
            if not contains(c[HAND + 1 - seat] - c[KNOWN + seat], card(NAMES.index(word))):
                raise BadPosition(inner.at("rival"), "chuhan-position-rival", card=word, seat=SEATS[1 - seat])
            c[KNOWN + seat] += card(NAMES.index(word))


def _check_hands(state: ChuHan) -> None:
    """A battle goes on only while both hold cards; one who awaits a reaction may have played the last."""
    c = state.cells
    if c[WINNER] != NOBODY or c[DEALING]:
        return
    for seat, name in enumerate(SEATS):
        reacting = c[PENDING] == seat or (c[PENDING] != NOBODY and c[CANCELLED] >= 0)
        if c[HAND + seat] == EMPTY and not reacting:
            raise BadPosition("hands", "chuhan-position-empty", seat=name)
        if c[GIVING] and size(c[HAND + seat]) < GIFT_SIZE:
            raise BadPosition("giving", "chuhan-position-giving", seat=name)
    laid = size(c[GIFT]) == GIFT_SIZE == size(c[GIFT + 1])
    if c[GIVING] and (laid or c[PENDING] != NOBODY or c[TABLE] or not state.leading()):
        raise BadPosition("giving", "chuhan-position-giving-event")


def _check_sizes(reader: Reader, state: ChuHan) -> None:
    """A dump's sizes are derived; given by hand they must agree."""
    c = state.cells
    sizes = reader.table("sizes", (*SEATS, "draw", "discard"))
    true = {
        **{name: size(c[HAND + seat]) for seat, name in enumerate(SEATS)},
        "draw": c[DRAW_SIZE],
        "discard": size(c[DISCARD]),
    }
    for key, value in true.items():
        if sizes.has(key) and sizes.whole(key, 0, 0, _MOST) != value:
            raise BadPosition(sizes.at(key), "chuhan-position-size", key=key, number=value)


def _by_seat(reader: Reader, key: str, start: tuple[int, int] = (0, 0)) -> tuple[int, int]:
    inner = reader.table(key, SEATS)
    return inner.whole("han", start[0], 0, _MOST), inner.whole("chu", start[1], 0, _MOST)


def _seat(reader: Reader, key: str) -> int:
    """The seat a key names, NOBODY if it is not there."""
    name = reader.word(key, SEATS)
    return SEATS.index(name) if name else NOBODY
