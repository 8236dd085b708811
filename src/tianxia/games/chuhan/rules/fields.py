"""The fields of a state of Chu Han. `make fields` writes this file from `layout.py`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tianxia.engine.state import State
from tianxia.games.chuhan.rules.layout import LAYOUT

_INITIAL: Final[vec[i64]] = vec[i64](LAYOUT.initial_values())
_INITIAL_CELLS: Final[vec[i64]] = vec[i64](LAYOUT.initial_cells())

# The first cell of each field in the cells, for hot loops that read many cells directly.
DRAW_PILE_CELL: Final[i64] = 0


class Fields(State):
    """A state of Chu Han by the names of its fields."""

    discard_pile: i64
    """The discard pile, a pile."""
    trick_cards: i64
    """All cards of the current trick, powers included, a pile."""
    row: i64
    """The face-up cards of Warlords, a pile."""
    draw_size: i64
    """The number of cards in the draw pile."""
    battle: i64
    """The number of the battle, from 1."""
    leader: i64
    """The seat that leads, or led, the trick."""
    last_out: i64
    """The seat that went out in the previous battle."""
    winner: i64
    """The winner; NOBODY until the game is over."""
    is_doubled: bool
    """Whether points are doubled until the end of the battle."""
    event: i64
    """The event of this battle, an index into EVENT_CARDS."""
    events_left: i64
    """The number of events to come."""
    event_deck: i64
    """The events to come: a few bits for each, the top one lowest."""
    is_giving: bool
    """Whether gifts are being chosen (Hong Gate)."""
    set_to_beat_by: i64
    """The player of the set to beat, or NOBODY."""
    rank_to_beat: i64
    """The rank of the set to beat."""
    size_to_beat: i64
    """The size of the set to beat."""
    turn: i64
    """The seat whose turn it is, also while the rival reacts to its power."""
    has_taken_writ: bool
    """Whether a writ was taken in this turn."""
    has_tried_lead_power: bool
    """Whether a lead power was tried in this turn."""
    has_tried_power: bool
    """Whether another power was tried in this turn."""
    pending_by: i64
    """The player of a play that awaits a reaction."""
    play_action: i64
    """The action of a power, or WITH_…."""
    play_cards: i64
    """The set so far, or the card that Yu Ji discards, a pile."""
    play_star: i64
    """The kind that comes from the row, or NO_CARD."""
    cancelled: i64
    """The power that Lü Zhi was played on, or NO_CARD."""
    shuffles: i64
    """The shuffles so far: the number of the next random stream."""
    is_chance_open: bool
    """Whether the state stops at chance nodes."""
    dealing: i64
    """What chance nodes are dealing, a DEALING_…."""
    _points_0: i64
    _points_1: i64
    _hand_0: i64
    _hand_1: i64
    _known_cards_0: i64
    _known_cards_1: i64
    _known_top_0: i64
    _known_top_1: i64
    _gift_0: i64
    _gift_1: i64
    _writs_0: i64
    _writs_1: i64
    _is_hand_open_0: bool
    _is_hand_open_1: bool
    _tricks_0: i64
    _tricks_1: i64
    _noted_points_0: i64
    _noted_points_1: i64

    def __init__(self, cells: vec[i64], seed: int, source: "Fields | None" = None) -> None:
        """Take the cells (not copied) and the seed, and the other fields from a state; without one, start anew."""
        if source is None:
            self._points_0 = _INITIAL[0]
            self._points_1 = _INITIAL[1]
            self._hand_0 = _INITIAL[2]
            self._hand_1 = _INITIAL[3]
            self._known_cards_0 = _INITIAL[4]
            self._known_cards_1 = _INITIAL[5]
            self._known_top_0 = _INITIAL[6]
            self._known_top_1 = _INITIAL[7]
            self._gift_0 = _INITIAL[8]
            self._gift_1 = _INITIAL[9]
            self._writs_0 = _INITIAL[10]
            self._writs_1 = _INITIAL[11]
            self._is_hand_open_0 = _INITIAL[12] != 0
            self._is_hand_open_1 = _INITIAL[13] != 0
            self._tricks_0 = _INITIAL[14]
            self._tricks_1 = _INITIAL[15]
            self._noted_points_0 = _INITIAL[16]
            self._noted_points_1 = _INITIAL[17]
            self.discard_pile = _INITIAL[18]
            self.trick_cards = _INITIAL[19]
            self.row = _INITIAL[20]
            self.draw_size = _INITIAL[21]
            self.battle = _INITIAL[38]
            self.leader = _INITIAL[39]
            self.last_out = _INITIAL[40]
            self.winner = _INITIAL[41]
            self.is_doubled = _INITIAL[42] != 0
            self.event = _INITIAL[43]
            self.events_left = _INITIAL[44]
            self.event_deck = _INITIAL[45]
            self.is_giving = _INITIAL[46] != 0
            self.set_to_beat_by = _INITIAL[47]
            self.rank_to_beat = _INITIAL[48]
            self.size_to_beat = _INITIAL[49]
            self.turn = _INITIAL[50]
            self.has_taken_writ = _INITIAL[51] != 0
            self.has_tried_lead_power = _INITIAL[52] != 0
            self.has_tried_power = _INITIAL[53] != 0
            self.pending_by = _INITIAL[54]
            self.play_action = _INITIAL[55]
            self.play_cards = _INITIAL[56]
            self.play_star = _INITIAL[57]
            self.cancelled = _INITIAL[58]
            self.shuffles = _INITIAL[59]
            self.is_chance_open = _INITIAL[60] != 0
            self.dealing = _INITIAL[61]
        else:
            self._points_0 = source._points_0
            self._points_1 = source._points_1
            self._hand_0 = source._hand_0
            self._hand_1 = source._hand_1
            self._known_cards_0 = source._known_cards_0
            self._known_cards_1 = source._known_cards_1
            self._known_top_0 = source._known_top_0
            self._known_top_1 = source._known_top_1
            self._gift_0 = source._gift_0
            self._gift_1 = source._gift_1
            self._writs_0 = source._writs_0
            self._writs_1 = source._writs_1
            self._is_hand_open_0 = source._is_hand_open_0
            self._is_hand_open_1 = source._is_hand_open_1
            self._tricks_0 = source._tricks_0
            self._tricks_1 = source._tricks_1
            self._noted_points_0 = source._noted_points_0
            self._noted_points_1 = source._noted_points_1
            self.discard_pile = source.discard_pile
            self.trick_cards = source.trick_cards
            self.row = source.row
            self.draw_size = source.draw_size
            self.battle = source.battle
            self.leader = source.leader
            self.last_out = source.last_out
            self.winner = source.winner
            self.is_doubled = source.is_doubled
            self.event = source.event
            self.events_left = source.events_left
            self.event_deck = source.event_deck
            self.is_giving = source.is_giving
            self.set_to_beat_by = source.set_to_beat_by
            self.rank_to_beat = source.rank_to_beat
            self.size_to_beat = source.size_to_beat
            self.turn = source.turn
            self.has_taken_writ = source.has_taken_writ
            self.has_tried_lead_power = source.has_tried_lead_power
            self.has_tried_power = source.has_tried_power
            self.pending_by = source.pending_by
            self.play_action = source.play_action
            self.play_cards = source.play_cards
            self.play_star = source.play_star
            self.cancelled = source.cancelled
            self.shuffles = source.shuffles
            self.is_chance_open = source.is_chance_open
            self.dealing = source.dealing
        super().__init__(cells, seed)

    def values(self) -> list[int]:
        """Return the values of all fields, in their order."""
        return [
            int(self._points_0),
            int(self._points_1),
            int(self._hand_0),
            int(self._hand_1),
            int(self._known_cards_0),
            int(self._known_cards_1),
            int(self._known_top_0),
            int(self._known_top_1),
            int(self._gift_0),
            int(self._gift_1),
            int(self._writs_0),
            int(self._writs_1),
            int(self._is_hand_open_0),
            int(self._is_hand_open_1),
            int(self._tricks_0),
            int(self._tricks_1),
            int(self._noted_points_0),
            int(self._noted_points_1),
            int(self.discard_pile),
            int(self.trick_cards),
            int(self.row),
            int(self.draw_size),
            *[int(cell) for cell in self.cells[0:16]],
            int(self.battle),
            int(self.leader),
            int(self.last_out),
            int(self.winner),
            int(self.is_doubled),
            int(self.event),
            int(self.events_left),
            int(self.event_deck),
            int(self.is_giving),
            int(self.set_to_beat_by),
            int(self.rank_to_beat),
            int(self.size_to_beat),
            int(self.turn),
            int(self.has_taken_writ),
            int(self.has_tried_lead_power),
            int(self.has_tried_power),
            int(self.pending_by),
            int(self.play_action),
            int(self.play_cards),
            int(self.play_star),
            int(self.cancelled),
            int(self.shuffles),
            int(self.is_chance_open),
            int(self.dealing),
        ]

    def set_values(self, values: list[int]) -> None:
        """Set all fields, in their order."""
        cells = initial_cells()
        self.cells = cells
        self._points_0 = values[0]
        self._points_1 = values[1]
        self._hand_0 = values[2]
        self._hand_1 = values[3]
        self._known_cards_0 = values[4]
        self._known_cards_1 = values[5]
        self._known_top_0 = values[6]
        self._known_top_1 = values[7]
        self._gift_0 = values[8]
        self._gift_1 = values[9]
        self._writs_0 = values[10]
        self._writs_1 = values[11]
        self._is_hand_open_0 = values[12] != 0
        self._is_hand_open_1 = values[13] != 0
        self._tricks_0 = values[14]
        self._tricks_1 = values[15]
        self._noted_points_0 = values[16]
        self._noted_points_1 = values[17]
        self.discard_pile = values[18]
        self.trick_cards = values[19]
        self.row = values[20]
        self.draw_size = values[21]
        for i in range(16):
            cells[0 + i] = values[22 + i]
        self.battle = values[38]
        self.leader = values[39]
        self.last_out = values[40]
        self.winner = values[41]
        self.is_doubled = values[42] != 0
        self.event = values[43]
        self.events_left = values[44]
        self.event_deck = values[45]
        self.is_giving = values[46] != 0
        self.set_to_beat_by = values[47]
        self.rank_to_beat = values[48]
        self.size_to_beat = values[49]
        self.turn = values[50]
        self.has_taken_writ = values[51] != 0
        self.has_tried_lead_power = values[52] != 0
        self.has_tried_power = values[53] != 0
        self.pending_by = values[54]
        self.play_action = values[55]
        self.play_cards = values[56]
        self.play_star = values[57]
        self.cancelled = values[58]
        self.shuffles = values[59]
        self.is_chance_open = values[60] != 0
        self.dealing = values[61]

    def points(self, seat: i64) -> i64:
        """Return the victory points of a seat."""
        return self._points_1 if seat else self._points_0

    def set_points(self, seat: i64, value: i64) -> None:
        """Set the victory points of a seat."""
        if seat:
            self._points_1 = value
        else:
            self._points_0 = value

    def add_to_points(self, seat: i64, number: i64) -> None:
        """Add to the victory points of a seat."""
        if seat:
            self._points_1 += number
        else:
            self._points_0 += number

    def hand(self, seat: i64) -> i64:
        """Return the hand of a seat, a pile; it includes cards chosen as a gift."""
        return self._hand_1 if seat else self._hand_0

    def set_hand(self, seat: i64, value: i64) -> None:
        """Set the hand of a seat, a pile; it includes cards chosen as a gift."""
        if seat:
            self._hand_1 = value
        else:
            self._hand_0 = value

    def add_to_hand(self, seat: i64, number: i64) -> None:
        """Add to the hand of a seat, a pile; it includes cards chosen as a gift."""
        if seat:
            self._hand_1 += number
        else:
            self._hand_0 += number

    def known_cards(self, seat: i64) -> i64:
        """Return the cards of the rival's hand that a seat knows, a pile."""
        return self._known_cards_1 if seat else self._known_cards_0

    def set_known_cards(self, seat: i64, value: i64) -> None:
        """Set the cards of the rival's hand that a seat knows, a pile."""
        if seat:
            self._known_cards_1 = value
        else:
            self._known_cards_0 = value

    def add_to_known_cards(self, seat: i64, number: i64) -> None:
        """Add to the cards of the rival's hand that a seat knows, a pile."""
        if seat:
            self._known_cards_1 += number
        else:
            self._known_cards_0 += number

    def known_top(self, seat: i64) -> i64:
        """Return how many of the top cards of the draw pile a seat knows."""
        return self._known_top_1 if seat else self._known_top_0

    def set_known_top(self, seat: i64, value: i64) -> None:
        """Set how many of the top cards of the draw pile a seat knows."""
        if seat:
            self._known_top_1 = value
        else:
            self._known_top_0 = value

    def add_to_known_top(self, seat: i64, number: i64) -> None:
        """Add to how many of the top cards of the draw pile a seat knows."""
        if seat:
            self._known_top_1 += number
        else:
            self._known_top_0 += number

    def gift(self, seat: i64) -> i64:
        """Return the cards that a seat has chosen to give (Hong Gate), a pile."""
        return self._gift_1 if seat else self._gift_0

    def set_gift(self, seat: i64, value: i64) -> None:
        """Set the cards that a seat has chosen to give (Hong Gate), a pile."""
        if seat:
            self._gift_1 = value
        else:
            self._gift_0 = value

    def add_to_gift(self, seat: i64, number: i64) -> None:
        """Add to the cards that a seat has chosen to give (Hong Gate), a pile."""
        if seat:
            self._gift_1 += number
        else:
            self._gift_0 += number

    def writs(self, seat: i64) -> i64:
        """Return the writs that a seat has taken in this battle."""
        return self._writs_1 if seat else self._writs_0

    def set_writs(self, seat: i64, value: i64) -> None:
        """Set the writs that a seat has taken in this battle."""
        if seat:
            self._writs_1 = value
        else:
            self._writs_0 = value

    def add_to_writs(self, seat: i64, number: i64) -> None:
        """Add to the writs that a seat has taken in this battle."""
        if seat:
            self._writs_1 += number
        else:
            self._writs_0 += number

    def is_hand_open(self, seat: i64) -> bool:
        """Return whether the hand of a seat is open to the rival."""
        return self._is_hand_open_1 if seat else self._is_hand_open_0

    def set_hand_open(self, seat: i64, value: bool) -> None:
        """Set whether the hand of a seat is open to the rival."""
        if seat:
            self._is_hand_open_1 = value
        else:
            self._is_hand_open_0 = value

    def tricks(self, seat: i64) -> i64:
        """Return the tricks that a seat has won in this battle."""
        return self._tricks_1 if seat else self._tricks_0

    def set_tricks(self, seat: i64, value: i64) -> None:
        """Set the tricks that a seat has won in this battle."""
        if seat:
            self._tricks_1 = value
        else:
            self._tricks_0 = value

    def add_to_tricks(self, seat: i64, number: i64) -> None:
        """Add to the tricks that a seat has won in this battle."""
        if seat:
            self._tricks_1 += number
        else:
            self._tricks_0 += number

    def noted_points(self, seat: i64) -> i64:
        """Return the points noted for a seat (Stability)."""
        return self._noted_points_1 if seat else self._noted_points_0

    def set_noted_points(self, seat: i64, value: i64) -> None:
        """Set the points noted for a seat (Stability)."""
        if seat:
            self._noted_points_1 = value
        else:
            self._noted_points_0 = value

    def add_to_noted_points(self, seat: i64, number: i64) -> None:
        """Add to the points noted for a seat (Stability)."""
        if seat:
            self._noted_points_1 += number
        else:
            self._noted_points_0 += number

    def draw_pile(self, place: i64) -> i64:
        """Return the kind of a card of the draw pile; 0 above its top card."""
        return self.cells[place]

    def set_draw_pile(self, place: i64, value: i64) -> None:
        """Set the kind of a card of the draw pile; 0 above its top card."""
        self.cells[place] = value

    def add_to_draw_pile(self, place: i64, number: i64) -> None:
        """Add to the kind of a card of the draw pile; 0 above its top card."""
        self.cells[place] += number


def initial_cells() -> vec[i64]:
    """Return the cells of a state before anything is dealt."""
    return _INITIAL_CELLS[:]
