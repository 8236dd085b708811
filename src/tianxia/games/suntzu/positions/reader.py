"""Reads a position, as described in section 9 of the rules, into a state."""

from typing import Final

from tianxia.engine.errors import BadPosition
from tianxia.engine.game import JsonObject
from tianxia.engine.position_reader import PositionReader
from tianxia.engine.rng import Rng
from tianxia.games.suntzu.positions.cards import read_cards
from tianxia.games.suntzu.positions.round import read_round
from tianxia.games.suntzu.rules.board import (
    ARMIES_EACH,
    BOARD,
    LAST_ROUND,
    PROVINCES,
    REINFORCEMENTS_EACH,
    SCORINGS,
    TRACK_END,
    is_display_value,
)
from tianxia.games.suntzu.rules.events import event_ids, put_event
from tianxia.games.suntzu.rules.fields import initial_cells
from tianxia.games.suntzu.rules.generals import GENERAL_NAMES, side_generals
from tianxia.games.suntzu.rules.layout import LAYOUT
from tianxia.games.suntzu.rules.options import MIN_PROVINCES, SunTzuOptions
from tianxia.games.suntzu.rules.phases import AFTER, DEALINGS, OVER, PHASES
from tianxia.games.suntzu.rules.rounds import begin_after_battles
from tianxia.games.suntzu.rules.rules_state import encode_beginner
from tianxia.games.suntzu.rules.seats import NOBODY, SEATS
from tianxia.games.suntzu.state import SunTzu

KEYS: Final = frozenset({*LAYOUT.keys(), "seed"})
ORDERED_LISTS: Final = frozenset({"piles.*", "events", "displays.*", "under.*"})

_MAX_COUNT: Final = 10_000  # far above what any game reaches
_FILL_STREAM: Final = -1  # the random stream that decides what a position leaves open


def read_position(position: JsonObject, options: SunTzuOptions, seed: int) -> SunTzu:
    """Return the state of a position; the seed decides what it leaves open. Raises BadPosition."""
    reader = PositionReader(position)
    reader.check_keys(sorted(KEYS))
    fill_rng = Rng(seed, _FILL_STREAM)
    state = SunTzu(initial_cells(), reader.seed("seed", seed))
    state.shuffles = reader.integer("shuffles", 0, 0, _MAX_COUNT)
    state.is_chance_open = options.chance == "open" or reader.choice("chance", ("open", "closed"), "closed") == "open"
    state.dealing = DEALINGS.index(reader.choice("dealing", DEALINGS[1:]))
    _read_options(reader, state, options)
    state.phase = PHASES.index(reader.choice("phase", PHASES, "orders"))
    state.round = reader.integer("round", 1, 1, state.last_round())
    state.track = reader.integer("track", 0, -TRACK_END, TRACK_END)
    state.is_great_plague = reader.boolean("great_plague")
    state.plagues = reader.integer("plagues", 0, 0, _MAX_COUNT)
    state.fewer_armies = _read_seat(reader, "fewer")
    _read_winner(reader, state)
    _read_displays(reader, state, options.displays, fill_rng)
    _read_events(reader, state)
    _read_generals(reader, state)
    _read_armies(reader, state)
    read_cards(reader, state, options.cards, fill_rng)
    read_round(reader, state)
    if state.phase == AFTER and not reader.has("ready"):
        begin_after_battles(state)
    return state


def _read_options(reader: PositionReader, state: SunTzu, caller_options: SunTzuOptions) -> None:
    """Read the options of a dump, which override those of the caller."""
    options = reader.section("options", ("beginner", "generals", "light_infantry", "order", "provinces", "rounds"))
    provinces = options.integer("provinces", caller_options.provinces, MIN_PROVINCES, len(PROVINCES))
    rounds = options.integer("rounds", caller_options.rounds, 1, LAST_ROUND)
    if options.boolean("beginner", caller_options.beginner):
        state.beginner = encode_beginner(provinces, rounds)
    elif (provinces, rounds) != (len(PROVINCES), LAST_ROUND):
        raise BadPosition("options", "suntzu-position-research")
    state.has_generals = options.boolean("generals", caller_options.generals) and not state.beginner
    state.infantry_offers_army = (
        options.choice("light_infantry", ("point", "army"), caller_options.light_infantry) == "army"
    )
    state.is_classic_order = options.choice("order", ("polish", "classic"), caller_options.order) == "classic"
    state.has_events = reader.has("events")
    if state.has_events and state.beginner:
        raise BadPosition("events", "suntzu-position-beginner")


def _read_winner(reader: PositionReader, state: SunTzu) -> None:
    if reader.has("winner"):
        state.winner = (*SEATS, "draw").index(reader.required_choice("winner", (*SEATS, "draw")))
        state.phase = OVER
    elif state.phase == OVER:
        raise BadPosition("phase", "suntzu-position-over")


def _read_displays(reader: PositionReader, state: SunTzu, given: JsonObject, fill_rng: Rng) -> None:
    """Read the displays: named in the position, given as an option, or drawn by the seed."""
    source = reader if reader.has("displays") else PositionReader({"displays": given} if given else {})
    displays = source.section("displays", PROVINCES)
    for province, name in enumerate(PROVINCES):
        if displays.has(name):
            values = displays.values[name]
            if not isinstance(values, list) or len(values) != SCORINGS or not all(map(is_display_value, values)):
                raise BadPosition(displays.full_key(name), "suntzu-position-display", province=name)
            for i, value in enumerate(values):
                state.set_display_value(province, i, value)
    named = [name for name in PROVINCES if displays.has(name)]
    if state.dealing:
        _check_dealt(state, named)
    elif len(named) < state.num_provinces():
        left = [display for display in BOARD.displays if list(display) not in list(displays.values.values())]
        for province, name in enumerate(PROVINCES[: state.num_provinces()]):
            if name not in named:
                display = left.pop(fill_rng.below(len(left)))
                for i in range(SCORINGS):
                    state.set_display_value(province, i, display[i])


def _check_dealt(state: SunTzu, named: list[str]) -> None:
    """Check that displays dealt by chance lie at the first provinces and are among the board's."""
    if DEALINGS[state.dealing] != "displays":
        if len(named) < state.num_provinces():
            raise BadPosition("displays", "suntzu-position-dealing")
        return
    if named != list(PROVINCES[: len(named)]):
        raise BadPosition("displays", "suntzu-position-dealing")
    state.displays_dealt = len(named)
    for province in range(len(named)):
        display = tuple(int(state.display_value(province, i)) for i in range(SCORINGS))
        if display not in BOARD.displays or state.displays_used >> BOARD.displays.index(display) & 1:
            raise BadPosition("displays", "suntzu-position-dealing")
        state.displays_used |= 1 << BOARD.displays.index(display)
    if len(named) >= state.num_provinces():
        raise BadPosition("displays", "suntzu-position-dealing")


def _read_events(reader: PositionReader, state: SunTzu) -> None:
    """Read the events left, the face-up one first; a position that names none is played without events."""
    ids = event_ids()
    named = [ids.index(name) for name in reader.choices("events", ids)]
    if len(set(named)) < len(named):
        raise BadPosition("events", "suntzu-position-event-twice")
    for event in named:
        put_event(state, event)


def _read_generals(reader: PositionReader, state: SunTzu) -> None:
    """Read the unused generals; those boxed at set-up are all others of that side, unless named."""
    unused = reader.section("generals", SEATS)
    left = reader.section("left", SEATS)
    for seat, name in enumerate(SEATS):
        own = [GENERAL_NAMES[i] for i in range(len(GENERAL_NAMES)) if side_generals(seat) >> i & 1]
        named = unused.choices(name, own)
        if named and not state.has_generals:
            raise BadPosition(unused.full_key(name), "suntzu-position-no-generals")
        if len(set(named)) < len(named):
            raise BadPosition(unused.full_key(name), "suntzu-position-general-twice")
        state.set_unused_generals(seat, _general_bits(named))
        boxed = _general_bits(own) & ~state.unused_generals(seat) if state.has_generals else 0
        state.set_boxed_generals(seat, _general_bits(left.choices(name, own)) if left.has(name) else boxed)
        if state.unused_generals(seat) & state.boxed_generals(seat):
            raise BadPosition(left.full_key(name), "suntzu-position-general-twice")


def _read_armies(reader: PositionReader, state: SunTzu) -> None:
    """Read the 21 armies of each player: on the board, as marks, in the pool and as reinforcements."""
    provinces = reader.section("provinces", PROVINCES)
    for province, name in enumerate(PROVINCES):
        inner = provinces.section(name, ("owner", "armies"))
        owner = inner.choice("owner", (*SEATS, ""))
        armies = inner.integer("armies", 0, 0, ARMIES_EACH)
        if (owner == "") != (armies == 0):
            raise BadPosition(provinces.full_key(name), "suntzu-position-owner", province=name)
        state.set_owner(province, SEATS.index(owner) if owner else NOBODY)
        state.set_armies(province, armies)
    marks = reader.section("marks", SEATS)
    pool = reader.section("pool", SEATS)
    reinforcements = reader.section("reinforcements", SEATS)
    for seat, name in enumerate(SEATS):
        for word in marks.choices(name, PROVINCES):
            state.add_to_marks(seat, PROVINCES.index(word), 1)
        default = 0 if state.beginner else int(REINFORCEMENTS_EACH)
        state.set_reinforcements(seat, reinforcements.integer(name, default, 0, ARMIES_EACH))
        rest = int(ARMIES_EACH - state.armies_on_board(seat) - state.reinforcements(seat)) - len(
            marks.choices(name, PROVINCES)
        )
        state.set_pool(seat, pool.integer(name, max(rest, 0), 0, ARMIES_EACH))
        if state.pool(seat) != rest:
            where = "pool" if pool.has(name) else "provinces"
            total = int(ARMIES_EACH + state.pool(seat)) - rest
            raise BadPosition(where, "suntzu-position-armies", seat=name, number=total)


def _general_bits(names: list[str]) -> int:
    bits = 0
    for name in names:
        bits |= 1 << GENERAL_NAMES.index(name)
    return bits


def _read_seat(reader: PositionReader, key: str) -> int:
    """Return the seat that a key names, NOBODY if the key is missing."""
    name = reader.choice(key, SEATS)
    return SEATS.index(name) if name else NOBODY
