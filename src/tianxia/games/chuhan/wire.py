"""What is sent of Chu Han: the types of its views and constants."""

from typing import Generic, Literal, TypeVar

from msgspec import UNSET, Struct, UnsetType

from tianxia.engine.wire import Constants as EngineConstants
from tianxia.games.chuhan.rules.battle import HAND_SIZE
from tianxia.games.chuhan.rules.cards import CARD_NAMES, COPIES, RANK
from tianxia.games.chuhan.rules.events import EVENT_CARDS, UNDRAWABLE_CARDS
from tianxia.games.chuhan.rules.fields import initial_cells
from tianxia.games.chuhan.rules.legal import GIFT_SIZE
from tianxia.games.chuhan.rules.rules_state import RulesState
from tianxia.games.chuhan.rules.scoring import WINNING_POINTS
from tianxia.games.chuhan.rules.seats import SEATS

Seat = Literal["han", "chu"]
T = TypeVar("T")


class Both(Struct, Generic[T], forbid_unknown_fields=True):
    """A value for each seat."""

    han: T
    chu: T


class SetToBeat(Struct, forbid_unknown_fields=True):
    """The set that has to be beaten."""

    by: Seat
    rank: int
    size: int


class Turn(Struct, forbid_unknown_fields=True):
    """The seat to act, and what it has tried in this turn."""

    by: Seat
    writ: bool
    lead_power: bool
    power: bool


class PendingPlay(Struct, forbid_unknown_fields=True):
    """A play that awaits a reaction."""

    by: Seat
    play: str
    cancel: str | UnsetType = UNSET
    """The power that Lü Zhi cancels."""


class KnownCards(Struct, forbid_unknown_fields=True):
    """What a seat knows of cards that are hidden from others; only their number where the viewer does not know them."""

    top: list[str] | int
    """The top of the draw pile, top first."""
    rival: list[str] | int | UnsetType = UNSET
    """Cards of the rival's hand. Absent for spectators."""


class Sizes(Struct, forbid_unknown_fields=True):
    """The number of cards in each hand and pile."""

    han: int
    chu: int
    draw: int
    discard: int


class View(Struct, forbid_unknown_fields=True):
    """What a seat may know of the game."""

    vp: Both[int]
    """Victory points."""
    hands: Both[list[str] | int]
    """The kinds in each hand, or only their number."""
    draw: int
    """The number of cards in the draw pile, including those that cannot be drawn."""
    discard: list[str]
    """The kinds in the discard pile."""
    table: list[str]
    """The kinds in the current trick."""
    writs: Both[int]
    """The writs each seat has taken in this battle."""
    leader: Seat
    """The seat that leads, or led, the trick."""
    turn: Turn
    doubled: bool
    """Whether the points of this battle are doubled."""
    open: Both[bool]
    """Whether the hand of a seat lies face up."""
    event: str
    """The event of the battle; `quiet` if there is none."""
    event_deck: int
    """The number of events left."""
    giving: bool
    """Whether gifts are being chosen at Hong Gate."""
    tricks: Both[int]
    """The tricks each seat has won in this battle."""
    noted: Both[int]
    """The points noted under Stability, which are added at the end of the battle."""
    known: dict[Seat, KnownCards]
    battle: int
    """The number of the battle, from 1."""
    sizes: Sizes
    row: list[str] | UnsetType = UNSET
    """The kinds in the face-up row of the Warlords event."""
    set: SetToBeat | UnsetType = UNSET
    """Absent while leading."""
    pending: PendingPlay | UnsetType = UNSET
    gifts: dict[Seat, list[str] | int] | UnsetType = UNSET
    """The gifts chosen so far, or only their number."""
    making: dict[Seat, str] | UnsetType = UNSET
    """A move that its player has begun."""
    last_out: Seat | UnsetType = UNSET
    """The seat that went out in the previous battle."""
    winner: Seat | UnsetType = UNSET
    """The winner, once the game is over."""


class CardKind(Struct):
    """A kind of cards."""

    rank: int
    copies: int
    """How many there are in the deck."""


class Constants(EngineConstants):
    """The numbers of the rules that the browser needs."""

    points_to_win: int
    start_points: Both[int]
    hand_size: int
    deck: dict[str, CardKind]
    """By kind, in order of rank, then name."""
    undrawable_cards: int
    """The number of cards at the bottom of the draw pile that cannot be drawn."""
    gift_size: int
    """The number of cards each player gives at Hong Gate."""
    writs: dict[str, int]
    """By event: the number of writs that can be taken in a battle."""


def start_points() -> Both[int]:
    """Return the points before the first battle."""
    before_the_deal = RulesState(initial_cells(), 0)
    return Both(*(int(before_the_deal.points(seat)) for seat in range(len(SEATS))))


def constants() -> Constants:
    """Return the constants, from the definitions of the rules."""
    return Constants(
        points_to_win=int(WINNING_POINTS),
        start_points=start_points(),
        hand_size=int(HAND_SIZE),
        deck={name: CardKind(int(RANK[kind]), int(COPIES[kind])) for kind, name in enumerate(CARD_NAMES)},
        undrawable_cards=int(UNDRAWABLE_CARDS),
        gift_size=int(GIFT_SIZE),
        writs={event.id: int(event.writs) for event in EVENT_CARDS},
    )
