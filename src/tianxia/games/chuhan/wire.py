"""What is sent of Chu Han: the types of its views and constants."""

from typing import Generic, Literal, TypeVar

from msgspec import UNSET, Struct, UnsetType

from tianxia.engine.wire import Constants as EngineConstants
from tianxia.games.chuhan.rules.battle import HAND_SIZE
from tianxia.games.chuhan.rules.campaign_end import SUBMISSION_LEAD
from tianxia.games.chuhan.rules.cards import CARD_NAMES, COPIES, NO_CARD, RANK, list_kinds
from tianxia.games.chuhan.rules.chapters import CAMPAIGN_IDS, campaign_chapters
from tianxia.games.chuhan.rules.events import EVENT_CARDS, NO_CAMPAIGN, UNDRAWABLE_CARDS, EventCard
from tianxia.games.chuhan.rules.fields import initial_cells
from tianxia.games.chuhan.rules.legal import GIFT_SIZE
from tianxia.games.chuhan.rules.loyalty import MARKS
from tianxia.games.chuhan.rules.rules_state import RulesState
from tianxia.games.chuhan.rules.scoring import WINNING_POINTS
from tianxia.games.chuhan.rules.seats import CHU, NOBODY, SEATS
from tianxia.locales import has_message

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


class HostageQuestion(Struct, forbid_unknown_fields=True):
    """The choice of a hostage, before the deal of a chapter."""

    by: Seat
    """The seat that gives."""
    of: list[str]
    """The two persons of whom one is given."""


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
    campaign: str | UnsetType = UNSET
    """The campaign. Absent in other games, as are the next three."""
    chapter: str | UnsetType = UNSET
    """The chapter that is played, or that was the last."""
    won: list[Seat] | UnsetType = UNSET
    """The winner of each finished chapter, in order."""
    hostage: HostageQuestion | UnsetType = UNSET
    """Which hostage is to be given. Absent otherwise."""
    last_out: Seat | UnsetType = UNSET
    """The seat that went out in the previous battle."""
    winner: Seat | UnsetType = UNSET
    """The winner, once the game is over."""


class CardKind(Struct):
    """A kind of cards."""

    rank: int
    copies: int
    """How many there are in the deck."""


class Turncoat(Struct):
    """A person who goes over during a chapter."""

    card: str
    to: Seat
    tricks: int
    """The tricks that the taker must have won."""


class Chapter(Struct):
    """A chapter of a campaign. Its texts are messages: `chuhan-chapter-…`, `chuhan-story-…` and `chuhan-special-…`."""

    id: str
    year: str
    """The year or years BC."""
    event: str
    historical_winner: Seat
    stake: int
    sworn: Both[list[str]]
    """Without the hostages, and the spoils of the chapter before."""
    writs: int
    has_special_rules: bool
    """Whether there is a message `chuhan-special-…`."""
    is_doubled_at_first: bool
    waiting: str | UnsetType = UNSET
    """The card on top of the draw pile."""
    hostages: list[str] | UnsetType = UNSET
    """The two persons of whom the loser of the chapter before gives one."""
    spoils: str | UnsetType = UNSET
    """The card that is sworn to the winner in the next chapter."""
    turncoat: Turncoat | UnsetType = UNSET


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
    campaigns: dict[str, list[Chapter]]
    """By id: the chapters of a campaign, in order."""
    marks: dict[str, Seat]
    """By kind: the seat whose loyalty mark it bears in a campaign. Wavering kinds are absent."""
    submission_lead: int
    """A player who is so many points ahead after a chapter wins the campaign at once."""


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
        campaigns={
            name: [_describe_chapter(rules) for rules in campaign_chapters(number)]
            for number, name in enumerate(CAMPAIGN_IDS)
            if number != NO_CAMPAIGN
        },
        marks={name: _seat(MARKS[kind]) for kind, name in enumerate(CARD_NAMES) if MARKS[kind] != NOBODY},
        submission_lead=int(SUBMISSION_LEAD),
    )


def _describe_chapter(rules: EventCard) -> Chapter:
    return Chapter(
        rules.chapter,
        rules.year,
        rules.id,
        _seat(rules.historical_winner),
        int(rules.stake),
        Both(_names(rules.sworn_to_han), _names(rules.sworn_to_chu)),
        int(rules.writs),
        has_message(f"chuhan-special-{rules.chapter}"),
        rules.is_doubled_at_first,
        UNSET if rules.waiting == NO_CARD else CARD_NAMES[rules.waiting],
        _names(rules.hostages) or UNSET,
        UNSET if rules.spoils == NO_CARD else CARD_NAMES[rules.spoils],
        UNSET
        if rules.turncoat == NO_CARD
        else Turncoat(CARD_NAMES[rules.turncoat], _seat(rules.turncoat_taker), int(rules.turncoat_tricks)),
    )


def _names(pile: int) -> list[str]:
    return [CARD_NAMES[kind] for kind in list_kinds(pile)]


def _seat(seat: int) -> Seat:
    return "chu" if seat == CHU else "han"
