"""The fields of a state of Sun Tzu. `make fields` writes this file from `layout.py`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.engine.state import State
from tianxia.games.suntzu.rules.layout import LAYOUT

_INITIAL: Final[vec[i64]] = vec[i64](LAYOUT.initial_values())
_INITIAL_CELLS: Final[vec[i64]] = vec[i64](LAYOUT.initial_cells())

# The first cell of each field in the cells, for hot loops that read many cells directly.
OWNER_CELL: Final[i64] = 0
ARMIES_CELL: Final[i64] = 5
DISPLAY_VALUE_CELL: Final[i64] = 10
MARKS_CELL: Final[i64] = 25
LAID_CELL: Final[i64] = 35
PILE_CELL: Final[i64] = 45


class Fields(State):
    """A state of Sun Tzu by the names of its fields."""

    round: i64
    """The number of the round, from 1."""
    track: i64
    """The place of the marker, positive on Sun Tzu's side."""
    fewer_armies: i64
    """The seat that had fewer armies in the latest unequal round."""
    decider: i64
    """The seat that picks the battles of this round; NOBODY if their order is fixed."""
    is_great_plague: bool
    """Whether every Plague of this round leaves one army."""
    plagues: i64
    """How many Plagues have been played."""
    phase: i64
    """The phase of the game, an index into PHASES."""
    fought: i64
    """The provinces whose battles of this round are over, as bits."""
    winner: i64
    """The winner, or DRAWN_GAME; NOBODY until the game is over."""
    open_province: i64
    """The province of the open battle; NOBODY if there is none."""
    stage: i64
    """The stage of the open battle, an index into STAGES."""
    has_stage_begun: bool
    """Whether the stage has begun."""
    armies_due: i64
    """The armies still to place or to pay."""
    is_exchange_declined: bool
    """Whether an exchange was declined in this shortage."""
    question: i64
    """The question that is asked, an index into QUESTIONS."""
    asked: i64
    """The seat that is asked."""
    is_as_six_used: bool
    """Whether Sun Tzu's card counts as a 6."""
    is_plague_zero_used: bool
    """Whether Sun Tzu's Plague counts as a 0."""
    has_turned_event: bool
    """Whether an event was turned up after this battle."""
    has_events: bool
    """Whether the game is played with events."""
    events_left: i64
    """The number of events left, the face-up one included."""
    event_deck: i64
    """The events left: a few bits for each, the face-up one lowest."""
    has_generals: bool
    """Whether the game is played with generals."""
    infantry_offers_army: bool
    """Whether Light Infantry offers an army."""
    is_classic_order: bool
    """Whether the order of battles is the classic one."""
    beginner: i64
    """The size of a beginner game, from `encode_beginner`; else 0."""
    shuffles: i64
    """The shuffles so far: the number of the next random stream."""
    is_chance_open: bool
    """Whether the state stops at chance nodes."""
    dealing: i64
    """What chance nodes are dealing, an index into DEALINGS."""
    displays_dealt: i64
    """While chance nodes deal displays, how many provinces have one."""
    displays_used: i64
    """While chance nodes deal displays, those that are dealt, as bits."""
    shao_had_general: bool
    """Whether Shao had an unused general when the orders of this round were laid."""
    _pool_0: i64
    _pool_1: i64
    _reinforcements_0: i64
    _reinforcements_1: i64
    _hand_0: i64
    _hand_1: i64
    _boxed_0: i64
    _boxed_1: i64
    _hidden_box_0: i64
    _hidden_box_1: i64
    _unused_generals_0: i64
    _unused_generals_1: i64
    _boxed_generals_0: i64
    _boxed_generals_1: i64
    _pile_size_0: i64
    _pile_size_1: i64
    _known_bottom_0: i64
    _known_bottom_1: i64
    _recycled_place_0: i64
    _recycled_place_1: i64
    _is_ready_0: bool
    _is_ready_1: bool
    _has_laid_one_0: bool
    _has_laid_one_1: bool
    _drawn_0: i64
    _drawn_1: i64
    _keeps_0: i64
    _keeps_1: i64
    _recycled_orders_0: i64
    _recycled_orders_1: i64
    _redrawn_place_0: i64
    _redrawn_place_1: i64

    def __init__(self, cells: vec[i64], seed: int, source: "Fields | None" = None) -> None:
        """Take the cells (not copied) and the seed, and the other fields from a state; without one, start anew."""
        if source is None:
            self._pool_0 = _INITIAL[0]
            self._pool_1 = _INITIAL[1]
            self._reinforcements_0 = _INITIAL[2]
            self._reinforcements_1 = _INITIAL[3]
            self._hand_0 = _INITIAL[4]
            self._hand_1 = _INITIAL[5]
            self._boxed_0 = _INITIAL[6]
            self._boxed_1 = _INITIAL[7]
            self._hidden_box_0 = _INITIAL[8]
            self._hidden_box_1 = _INITIAL[9]
            self._unused_generals_0 = _INITIAL[10]
            self._unused_generals_1 = _INITIAL[11]
            self._boxed_generals_0 = _INITIAL[12]
            self._boxed_generals_1 = _INITIAL[13]
            self._pile_size_0 = _INITIAL[14]
            self._pile_size_1 = _INITIAL[15]
            self._known_bottom_0 = _INITIAL[16]
            self._known_bottom_1 = _INITIAL[17]
            self._recycled_place_0 = _INITIAL[18]
            self._recycled_place_1 = _INITIAL[19]
            self._is_ready_0 = _INITIAL[20] != 0
            self._is_ready_1 = _INITIAL[21] != 0
            self._has_laid_one_0 = _INITIAL[22] != 0
            self._has_laid_one_1 = _INITIAL[23] != 0
            self._drawn_0 = _INITIAL[24]
            self._drawn_1 = _INITIAL[25]
            self._keeps_0 = _INITIAL[26]
            self._keeps_1 = _INITIAL[27]
            self._recycled_orders_0 = _INITIAL[28]
            self._recycled_orders_1 = _INITIAL[29]
            self.round = _INITIAL[103]
            self.track = _INITIAL[104]
            self.fewer_armies = _INITIAL[105]
            self.decider = _INITIAL[106]
            self.is_great_plague = _INITIAL[107] != 0
            self.plagues = _INITIAL[108]
            self.phase = _INITIAL[109]
            self.fought = _INITIAL[110]
            self.winner = _INITIAL[111]
            self.open_province = _INITIAL[112]
            self.stage = _INITIAL[113]
            self.has_stage_begun = _INITIAL[114] != 0
            self.armies_due = _INITIAL[115]
            self.is_exchange_declined = _INITIAL[116] != 0
            self.question = _INITIAL[117]
            self.asked = _INITIAL[118]
            self.is_as_six_used = _INITIAL[119] != 0
            self.is_plague_zero_used = _INITIAL[120] != 0
            self.has_turned_event = _INITIAL[121] != 0
            self.has_events = _INITIAL[122] != 0
            self.events_left = _INITIAL[123]
            self.event_deck = _INITIAL[124]
            self.has_generals = _INITIAL[125] != 0
            self.infantry_offers_army = _INITIAL[126] != 0
            self.is_classic_order = _INITIAL[127] != 0
            self.beginner = _INITIAL[128]
            self.shuffles = _INITIAL[129]
            self.is_chance_open = _INITIAL[130] != 0
            self.dealing = _INITIAL[131]
            self.displays_dealt = _INITIAL[132]
            self.displays_used = _INITIAL[133]
            self._redrawn_place_0 = _INITIAL[134]
            self._redrawn_place_1 = _INITIAL[135]
            self.shao_had_general = _INITIAL[136] != 0
        else:
            self._pool_0 = source._pool_0
            self._pool_1 = source._pool_1
            self._reinforcements_0 = source._reinforcements_0
            self._reinforcements_1 = source._reinforcements_1
            self._hand_0 = source._hand_0
            self._hand_1 = source._hand_1
            self._boxed_0 = source._boxed_0
            self._boxed_1 = source._boxed_1
            self._hidden_box_0 = source._hidden_box_0
            self._hidden_box_1 = source._hidden_box_1
            self._unused_generals_0 = source._unused_generals_0
            self._unused_generals_1 = source._unused_generals_1
            self._boxed_generals_0 = source._boxed_generals_0
            self._boxed_generals_1 = source._boxed_generals_1
            self._pile_size_0 = source._pile_size_0
            self._pile_size_1 = source._pile_size_1
            self._known_bottom_0 = source._known_bottom_0
            self._known_bottom_1 = source._known_bottom_1
            self._recycled_place_0 = source._recycled_place_0
            self._recycled_place_1 = source._recycled_place_1
            self._is_ready_0 = source._is_ready_0
            self._is_ready_1 = source._is_ready_1
            self._has_laid_one_0 = source._has_laid_one_0
            self._has_laid_one_1 = source._has_laid_one_1
            self._drawn_0 = source._drawn_0
            self._drawn_1 = source._drawn_1
            self._keeps_0 = source._keeps_0
            self._keeps_1 = source._keeps_1
            self._recycled_orders_0 = source._recycled_orders_0
            self._recycled_orders_1 = source._recycled_orders_1
            self.round = source.round
            self.track = source.track
            self.fewer_armies = source.fewer_armies
            self.decider = source.decider
            self.is_great_plague = source.is_great_plague
            self.plagues = source.plagues
            self.phase = source.phase
            self.fought = source.fought
            self.winner = source.winner
            self.open_province = source.open_province
            self.stage = source.stage
            self.has_stage_begun = source.has_stage_begun
            self.armies_due = source.armies_due
            self.is_exchange_declined = source.is_exchange_declined
            self.question = source.question
            self.asked = source.asked
            self.is_as_six_used = source.is_as_six_used
            self.is_plague_zero_used = source.is_plague_zero_used
            self.has_turned_event = source.has_turned_event
            self.has_events = source.has_events
            self.events_left = source.events_left
            self.event_deck = source.event_deck
            self.has_generals = source.has_generals
            self.infantry_offers_army = source.infantry_offers_army
            self.is_classic_order = source.is_classic_order
            self.beginner = source.beginner
            self.shuffles = source.shuffles
            self.is_chance_open = source.is_chance_open
            self.dealing = source.dealing
            self.displays_dealt = source.displays_dealt
            self.displays_used = source.displays_used
            self._redrawn_place_0 = source._redrawn_place_0
            self._redrawn_place_1 = source._redrawn_place_1
            self.shao_had_general = source.shao_had_general
        super().__init__(cells, seed)

    def values(self) -> list[int]:
        """Return the values of all fields, in their order."""
        return [
            int(self._pool_0),
            int(self._pool_1),
            int(self._reinforcements_0),
            int(self._reinforcements_1),
            int(self._hand_0),
            int(self._hand_1),
            int(self._boxed_0),
            int(self._boxed_1),
            int(self._hidden_box_0),
            int(self._hidden_box_1),
            int(self._unused_generals_0),
            int(self._unused_generals_1),
            int(self._boxed_generals_0),
            int(self._boxed_generals_1),
            int(self._pile_size_0),
            int(self._pile_size_1),
            int(self._known_bottom_0),
            int(self._known_bottom_1),
            int(self._recycled_place_0),
            int(self._recycled_place_1),
            int(self._is_ready_0),
            int(self._is_ready_1),
            int(self._has_laid_one_0),
            int(self._has_laid_one_1),
            int(self._drawn_0),
            int(self._drawn_1),
            int(self._keeps_0),
            int(self._keeps_1),
            int(self._recycled_orders_0),
            int(self._recycled_orders_1),
            *[int(cell) for cell in self.cells[0:5]],
            *[int(cell) for cell in self.cells[5:10]],
            *[int(cell) for cell in self.cells[10:25]],
            *[int(cell) for cell in self.cells[25:35]],
            *[int(cell) for cell in self.cells[35:45]],
            *[int(cell) for cell in self.cells[45:73]],
            int(self.round),
            int(self.track),
            int(self.fewer_armies),
            int(self.decider),
            int(self.is_great_plague),
            int(self.plagues),
            int(self.phase),
            int(self.fought),
            int(self.winner),
            int(self.open_province),
            int(self.stage),
            int(self.has_stage_begun),
            int(self.armies_due),
            int(self.is_exchange_declined),
            int(self.question),
            int(self.asked),
            int(self.is_as_six_used),
            int(self.is_plague_zero_used),
            int(self.has_turned_event),
            int(self.has_events),
            int(self.events_left),
            int(self.event_deck),
            int(self.has_generals),
            int(self.infantry_offers_army),
            int(self.is_classic_order),
            int(self.beginner),
            int(self.shuffles),
            int(self.is_chance_open),
            int(self.dealing),
            int(self.displays_dealt),
            int(self.displays_used),
            int(self._redrawn_place_0),
            int(self._redrawn_place_1),
            int(self.shao_had_general),
        ]

    def set_values(self, values: list[int]) -> None:
        """Set all fields, in their order."""
        cells = initial_cells()
        self.cells = cells
        self._pool_0 = values[0]
        self._pool_1 = values[1]
        self._reinforcements_0 = values[2]
        self._reinforcements_1 = values[3]
        self._hand_0 = values[4]
        self._hand_1 = values[5]
        self._boxed_0 = values[6]
        self._boxed_1 = values[7]
        self._hidden_box_0 = values[8]
        self._hidden_box_1 = values[9]
        self._unused_generals_0 = values[10]
        self._unused_generals_1 = values[11]
        self._boxed_generals_0 = values[12]
        self._boxed_generals_1 = values[13]
        self._pile_size_0 = values[14]
        self._pile_size_1 = values[15]
        self._known_bottom_0 = values[16]
        self._known_bottom_1 = values[17]
        self._recycled_place_0 = values[18]
        self._recycled_place_1 = values[19]
        self._is_ready_0 = values[20] != 0
        self._is_ready_1 = values[21] != 0
        self._has_laid_one_0 = values[22] != 0
        self._has_laid_one_1 = values[23] != 0
        self._drawn_0 = values[24]
        self._drawn_1 = values[25]
        self._keeps_0 = values[26]
        self._keeps_1 = values[27]
        self._recycled_orders_0 = values[28]
        self._recycled_orders_1 = values[29]
        for i in range(5):
            cells[0 + i] = values[30 + i]
        for i in range(5):
            cells[5 + i] = values[35 + i]
        for i in range(15):
            cells[10 + i] = values[40 + i]
        for i in range(10):
            cells[25 + i] = values[55 + i]
        for i in range(10):
            cells[35 + i] = values[65 + i]
        for i in range(28):
            cells[45 + i] = values[75 + i]
        self.round = values[103]
        self.track = values[104]
        self.fewer_armies = values[105]
        self.decider = values[106]
        self.is_great_plague = values[107] != 0
        self.plagues = values[108]
        self.phase = values[109]
        self.fought = values[110]
        self.winner = values[111]
        self.open_province = values[112]
        self.stage = values[113]
        self.has_stage_begun = values[114] != 0
        self.armies_due = values[115]
        self.is_exchange_declined = values[116] != 0
        self.question = values[117]
        self.asked = values[118]
        self.is_as_six_used = values[119] != 0
        self.is_plague_zero_used = values[120] != 0
        self.has_turned_event = values[121] != 0
        self.has_events = values[122] != 0
        self.events_left = values[123]
        self.event_deck = values[124]
        self.has_generals = values[125] != 0
        self.infantry_offers_army = values[126] != 0
        self.is_classic_order = values[127] != 0
        self.beginner = values[128]
        self.shuffles = values[129]
        self.is_chance_open = values[130] != 0
        self.dealing = values[131]
        self.displays_dealt = values[132]
        self.displays_used = values[133]
        self._redrawn_place_0 = values[134]
        self._redrawn_place_1 = values[135]
        self.shao_had_general = values[136] != 0

    def pool(self, seat: i64) -> i64:
        """Return the armies in the pool of a seat."""
        return self._pool_1 if seat else self._pool_0

    def set_pool(self, seat: i64, value: i64) -> None:
        """Set the armies in the pool of a seat."""
        if seat:
            self._pool_1 = value
        else:
            self._pool_0 = value

    def add_to_pool(self, seat: i64, number: i64) -> None:
        """Add to the armies in the pool of a seat."""
        if seat:
            self._pool_1 += number
        else:
            self._pool_0 += number

    def reinforcements(self, seat: i64) -> i64:
        """Return the reinforcements of a seat."""
        return self._reinforcements_1 if seat else self._reinforcements_0

    def set_reinforcements(self, seat: i64, value: i64) -> None:
        """Set the reinforcements of a seat."""
        if seat:
            self._reinforcements_1 = value
        else:
            self._reinforcements_0 = value

    def add_to_reinforcements(self, seat: i64, number: i64) -> None:
        """Add to the reinforcements of a seat."""
        if seat:
            self._reinforcements_1 += number
        else:
            self._reinforcements_0 += number

    def hand(self, seat: i64) -> i64:
        """Return the hand of a seat, a pile."""
        return self._hand_1 if seat else self._hand_0

    def set_hand(self, seat: i64, value: i64) -> None:
        """Set the hand of a seat, a pile."""
        if seat:
            self._hand_1 = value
        else:
            self._hand_0 = value

    def add_to_hand(self, seat: i64, number: i64) -> None:
        """Add to the hand of a seat, a pile."""
        if seat:
            self._hand_1 += number
        else:
            self._hand_0 += number

    def boxed(self, seat: i64) -> i64:
        """Return the cards of a seat that are openly out of the game, a pile."""
        return self._boxed_1 if seat else self._boxed_0

    def set_boxed(self, seat: i64, value: i64) -> None:
        """Set the cards of a seat that are openly out of the game, a pile."""
        if seat:
            self._boxed_1 = value
        else:
            self._boxed_0 = value

    def add_to_boxed(self, seat: i64, number: i64) -> None:
        """Add to the cards of a seat that are openly out of the game, a pile."""
        if seat:
            self._boxed_1 += number
        else:
            self._boxed_0 += number

    def hidden_box(self, seat: i64) -> i64:
        """Return the cards out of the game that their owner alone has seen, a pile."""
        return self._hidden_box_1 if seat else self._hidden_box_0

    def set_hidden_box(self, seat: i64, value: i64) -> None:
        """Set the cards out of the game that their owner alone has seen, a pile."""
        if seat:
            self._hidden_box_1 = value
        else:
            self._hidden_box_0 = value

    def add_to_hidden_box(self, seat: i64, number: i64) -> None:
        """Add to the cards out of the game that their owner alone has seen, a pile."""
        if seat:
            self._hidden_box_1 += number
        else:
            self._hidden_box_0 += number

    def unused_generals(self, seat: i64) -> i64:
        """Return the unused generals of a seat, as bits."""
        return self._unused_generals_1 if seat else self._unused_generals_0

    def set_unused_generals(self, seat: i64, value: i64) -> None:
        """Set the unused generals of a seat, as bits."""
        if seat:
            self._unused_generals_1 = value
        else:
            self._unused_generals_0 = value

    def add_to_unused_generals(self, seat: i64, number: i64) -> None:
        """Add to the unused generals of a seat, as bits."""
        if seat:
            self._unused_generals_1 += number
        else:
            self._unused_generals_0 += number

    def boxed_generals(self, seat: i64) -> i64:
        """Return the generals of a seat that were boxed at set-up, as bits."""
        return self._boxed_generals_1 if seat else self._boxed_generals_0

    def set_boxed_generals(self, seat: i64, value: i64) -> None:
        """Set the generals of a seat that were boxed at set-up, as bits."""
        if seat:
            self._boxed_generals_1 = value
        else:
            self._boxed_generals_0 = value

    def add_to_boxed_generals(self, seat: i64, number: i64) -> None:
        """Add to the generals of a seat that were boxed at set-up, as bits."""
        if seat:
            self._boxed_generals_1 += number
        else:
            self._boxed_generals_0 += number

    def pile_size(self, seat: i64) -> i64:
        """Return the number of cards in the pile of a seat."""
        return self._pile_size_1 if seat else self._pile_size_0

    def set_pile_size(self, seat: i64, value: i64) -> None:
        """Set the number of cards in the pile of a seat."""
        if seat:
            self._pile_size_1 = value
        else:
            self._pile_size_0 = value

    def add_to_pile_size(self, seat: i64, number: i64) -> None:
        """Add to the number of cards in the pile of a seat."""
        if seat:
            self._pile_size_1 += number
        else:
            self._pile_size_0 += number

    def known_bottom(self, seat: i64) -> i64:
        """Return how many cards at the bottom of its pile a seat knows."""
        return self._known_bottom_1 if seat else self._known_bottom_0

    def set_known_bottom(self, seat: i64, value: i64) -> None:
        """Set how many cards at the bottom of its pile a seat knows."""
        if seat:
            self._known_bottom_1 = value
        else:
            self._known_bottom_0 = value

    def add_to_known_bottom(self, seat: i64, number: i64) -> None:
        """Add to how many cards at the bottom of its pile a seat knows."""
        if seat:
            self._known_bottom_1 += number
        else:
            self._known_bottom_0 += number

    def recycled_place(self, seat: i64) -> i64:
        """Return the place from the bottom, from 1, of a card openly put under the pile; 0 if none."""
        return self._recycled_place_1 if seat else self._recycled_place_0

    def set_recycled_place(self, seat: i64, value: i64) -> None:
        """Set the place from the bottom, from 1, of a card openly put under the pile; 0 if none."""
        if seat:
            self._recycled_place_1 = value
        else:
            self._recycled_place_0 = value

    def add_to_recycled_place(self, seat: i64, number: i64) -> None:
        """Add to the place from the bottom, from 1, of a card openly put under the pile; 0 if none."""
        if seat:
            self._recycled_place_1 += number
        else:
            self._recycled_place_0 += number

    def is_ready(self, seat: i64) -> bool:
        """Return whether a seat has nothing more to decide in a simultaneous phase."""
        return self._is_ready_1 if seat else self._is_ready_0

    def set_ready(self, seat: i64, value: bool) -> None:
        """Set whether a seat has nothing more to decide in a simultaneous phase."""
        if seat:
            self._is_ready_1 = value
        else:
            self._is_ready_0 = value

    def has_laid_one(self, seat: i64) -> bool:
        """Return whether a seat has laid a 1 that no Plague met."""
        return self._has_laid_one_1 if seat else self._has_laid_one_0

    def set_laid_one(self, seat: i64, value: bool) -> None:
        """Set whether a seat has laid a 1 that no Plague met."""
        if seat:
            self._has_laid_one_1 = value
        else:
            self._has_laid_one_0 = value

    def drawn(self, seat: i64) -> i64:
        """Return the cards that a seat has drawn, to choose from, a pile."""
        return self._drawn_1 if seat else self._drawn_0

    def set_drawn(self, seat: i64, value: i64) -> None:
        """Set the cards that a seat has drawn, to choose from, a pile."""
        if seat:
            self._drawn_1 = value
        else:
            self._drawn_0 = value

    def add_to_drawn(self, seat: i64, number: i64) -> None:
        """Add to the cards that a seat has drawn, to choose from, a pile."""
        if seat:
            self._drawn_1 += number
        else:
            self._drawn_0 += number

    def keeps(self, seat: i64) -> i64:
        """Return how many of the drawn cards a seat keeps; 0 if it has no choice."""
        return self._keeps_1 if seat else self._keeps_0

    def set_keeps(self, seat: i64, value: i64) -> None:
        """Set how many of the drawn cards a seat keeps; 0 if it has no choice."""
        if seat:
            self._keeps_1 = value
        else:
            self._keeps_0 = value

    def add_to_keeps(self, seat: i64, number: i64) -> None:
        """Add to how many of the drawn cards a seat keeps; 0 if it has no choice."""
        if seat:
            self._keeps_1 += number
        else:
            self._keeps_0 += number

    def recycled_orders(self, seat: i64) -> i64:
        """Return the provinces whose laid card went under the pile, as bits."""
        return self._recycled_orders_1 if seat else self._recycled_orders_0

    def set_recycled_orders(self, seat: i64, value: i64) -> None:
        """Set the provinces whose laid card went under the pile, as bits."""
        if seat:
            self._recycled_orders_1 = value
        else:
            self._recycled_orders_0 = value

    def add_to_recycled_orders(self, seat: i64, number: i64) -> None:
        """Add to the provinces whose laid card went under the pile, as bits."""
        if seat:
            self._recycled_orders_1 += number
        else:
            self._recycled_orders_0 += number

    def owner(self, province: i64) -> i64:
        """Return the seat that holds a province."""
        return self.cells[province]

    def set_owner(self, province: i64, value: i64) -> None:
        """Set the seat that holds a province."""
        self.cells[province] = value

    def add_to_owner(self, province: i64, number: i64) -> None:
        """Add to the seat that holds a province."""
        self.cells[province] += number

    def armies(self, province: i64) -> i64:
        """Return the armies in a province."""
        return self.cells[5 + province]

    def set_armies(self, province: i64, value: i64) -> None:
        """Set the armies in a province."""
        self.cells[5 + province] = value

    def add_to_armies(self, province: i64, number: i64) -> None:
        """Add to the armies in a province."""
        self.cells[5 + province] += number

    def display_value(self, province: i64, scoring: i64) -> i64:
        """Return the value of a province in a scoring."""
        return self.cells[10 + 3 * province + scoring]

    def set_display_value(self, province: i64, scoring: i64, value: i64) -> None:
        """Set the value of a province in a scoring."""
        self.cells[10 + 3 * province + scoring] = value

    def add_to_display_value(self, province: i64, scoring: i64, number: i64) -> None:
        """Add to the value of a province in a scoring."""
        self.cells[10 + 3 * province + scoring] += number

    def marks(self, seat: i64, province: i64) -> i64:
        """Return the marks of a seat in a province."""
        return self.cells[25 + 5 * seat + province]

    def set_marks(self, seat: i64, province: i64, value: i64) -> None:
        """Set the marks of a seat in a province."""
        self.cells[25 + 5 * seat + province] = value

    def add_to_marks(self, seat: i64, province: i64, number: i64) -> None:
        """Add to the marks of a seat in a province."""
        self.cells[25 + 5 * seat + province] += number

    def laid(self, seat: i64, province: i64) -> i64:
        """Return the kind of the card that a seat laid in a province, or NO_CARD."""
        return self.cells[35 + 5 * seat + province]

    def set_laid(self, seat: i64, province: i64, value: i64) -> None:
        """Set the kind of the card that a seat laid in a province, or NO_CARD."""
        self.cells[35 + 5 * seat + province] = value

    def add_to_laid(self, seat: i64, province: i64, number: i64) -> None:
        """Add to the kind of the card that a seat laid in a province, or NO_CARD."""
        self.cells[35 + 5 * seat + province] += number

    def pile(self, seat: i64, place: i64) -> i64:
        """Return the kind of a card of a seat's pile, the bottom first; 0 above the top."""
        return self.cells[45 + 14 * seat + place]

    def set_pile(self, seat: i64, place: i64, value: i64) -> None:
        """Set the kind of a card of a seat's pile, the bottom first; 0 above the top."""
        self.cells[45 + 14 * seat + place] = value

    def add_to_pile(self, seat: i64, place: i64, number: i64) -> None:
        """Add to the kind of a card of a seat's pile, the bottom first; 0 above the top."""
        self.cells[45 + 14 * seat + place] += number

    def redrawn_place(self, seat: i64) -> i64:
        """Return where a redrawn card can be: 0, JUST_DRAWN, or see `RulesState.is_redrawn_card_possible`."""
        return self._redrawn_place_1 if seat else self._redrawn_place_0

    def set_redrawn_place(self, seat: i64, value: i64) -> None:
        """Set where a redrawn card can be: 0, JUST_DRAWN, or see `RulesState.is_redrawn_card_possible`."""
        if seat:
            self._redrawn_place_1 = value
        else:
            self._redrawn_place_0 = value

    def add_to_redrawn_place(self, seat: i64, number: i64) -> None:
        """Add to where a redrawn card can be: 0, JUST_DRAWN, or see `RulesState.is_redrawn_card_possible`."""
        if seat:
            self._redrawn_place_1 += number
        else:
            self._redrawn_place_0 += number


def initial_cells() -> vec[i64]:
    """Return the cells of a state before anything is dealt."""
    return _INITIAL_CELLS[:]
