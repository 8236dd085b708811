"""What is sent of Sun Tzu: the types of its views and constants."""

from typing import Generic, Literal, TypeVar

from msgspec import UNSET, Struct, UnsetType

from tianxia.engine.wire import Constants as EngineConstants
from tianxia.games.suntzu.rules.board import ARMIES_EACH, LAST_ROUND, REINFORCEMENTS_EACH, SCORINGS, TRACK_END
from tianxia.games.suntzu.rules.cards import BEGINNER_BOX, CARD_NAMES, DECK, FRAMED, list_kinds
from tianxia.games.suntzu.rules.events import event_ids
from tianxia.games.suntzu.rules.generals import GENERAL_NAMES, GENERALS_EACH, LAST_PLANNING_ROUND, PLANNING_GENERALS

Seat = Literal["suntzu", "shao"]
Province = Literal["jinyan", "qin", "hanqi", "chu", "wu"]
Phase = Literal["generals", "orders", "pick", "battle", "after", "draw", "over"]
T = TypeVar("T")


class Both(Struct, Generic[T], forbid_unknown_fields=True):
    """A value for each seat."""

    suntzu: T
    shao: T


class ByProvince(Struct, Generic[T], forbid_unknown_fields=True):
    """A value for each province."""

    jinyan: T
    qin: T
    hanqi: T
    chu: T
    wu: T


class Holding(Struct, forbid_unknown_fields=True):
    """Who holds a province, and with how many armies."""

    owner: Seat | Literal[""]
    armies: int


class Battle(Struct, forbid_unknown_fields=True):
    """The battle that is being fought."""

    province: Province
    stage: str
    asked: Seat | UnsetType = UNSET
    """The seat that is asked about it."""
    ask: str | UnsetType = UNSET
    """What it is asked."""
    begun: bool | UnsetType = UNSET
    """Whether the stage has begun."""
    declined: bool | UnsetType = UNSET
    """Whether an exchange was declined in this shortage."""
    chained: bool | UnsetType = UNSET
    """Whether an event was turned up after this battle."""
    as_six: bool | UnsetType = UNSET
    """Whether that general was used."""
    zero: bool | UnsetType = UNSET
    """Whether that general was used."""
    need: int | UnsetType = UNSET
    """The armies that are still to be placed or paid."""


class ViewOptions(Struct, forbid_unknown_fields=True):
    """The options of the game that still matter, where they differ from the defaults."""

    beginner: bool | UnsetType = UNSET
    generals: bool | UnsetType = UNSET
    light_infantry: str | UnsetType = UNSET
    order: str | UnsetType = UNSET


class View(Struct, forbid_unknown_fields=True):
    """What a seat may know of the game."""

    round: int
    """The number of the round, from 1."""
    track: int
    """The place of the marker: positive on Sun Tzu's side, negative on Shao's."""
    provinces: ByProvince[Holding]
    marks: Both[list[Province]]
    """The provinces each seat has marked with a 6."""
    pool: Both[int]
    """The armies of each seat that can be placed."""
    reinforcements: Both[int]
    """The armies of each seat that are not available yet."""
    great_plague: bool
    """Whether the great plague is in force in this round."""
    plagues: int
    """The number of plagues that both seats have played so far."""
    phase: Phase
    displays: ByProvince[list[int]]
    """The values of each province at the three scorings."""
    hands: Both[list[str] | int]
    """The kinds in each hand, or only their number."""
    piles: Both[int]
    """The number of cards in each draw pile."""
    boxed: Both[list[str]]
    """The kinds that are out of the game; `?` for a card the viewer may not see."""
    generals: Both[list[str] | int]
    """The generals that are not used yet, or only their number."""
    left: Both[list[str] | int]
    """The generals that were removed at set-up, or only their number."""
    under: Both[list[str] | int]
    """The kinds that the viewer knows at the bottom of each draw pile, the lowest first; or only their number."""
    events: list[str] | int | UnsetType = UNSET
    """The event cards, the face-up one first; absent in a game without events."""
    decider: Seat | UnsetType = UNSET
    """The seat that decides the order of the battles."""
    fewer: Seat | UnsetType = UNSET
    """The seat that had fewer armies in the latest unequal round."""
    fought: list[Province] | UnsetType = UNSET
    """The provinces whose battles of this round are over."""
    ready: dict[Seat, bool] | UnsetType = UNSET
    """Whether a seat has nothing more to decide in this phase."""
    keeps: dict[Seat, int] | UnsetType = UNSET
    """How many of the drawn cards are kept."""
    laid_one: dict[Seat, bool] | UnsetType = UNSET
    """Whether each seat has played a 1 in this round that no Plague met."""
    recycled: dict[Seat, int] | UnsetType = UNSET
    """The place from the bottom, from 1, of a card that was openly put under the pile."""
    loose: dict[Seat, int] | UnsetType = UNSET
    """Where a recycled card that was drawn again can be: −1, just drawn; 1, in the hand; n + 1, there or at place n."""
    armed: bool | UnsetType = UNSET
    """Whether Shao had an unused general when the orders of this round were laid."""
    gone: dict[Seat, list[Province]] | UnsetType = UNSET
    """The provinces whose laid card went under the pile."""
    battle: Battle | UnsetType = UNSET
    orders: dict[Seat, dict[Province, str]] | UnsetType = UNSET
    """The orders on the map, as far as the viewer may see them."""
    drawn: dict[Seat, list[str] | int] | UnsetType = UNSET
    """The cards just drawn, of which some are kept; or only their number."""
    options: ViewOptions | UnsetType = UNSET
    winner: Seat | Literal["draw"] | UnsetType = UNSET
    """The result, once the game is over."""


class Position(Struct, forbid_unknown_fields=True):
    """The position as the reader of a log can tell it: the present one, or one in the past."""

    round: int
    track: int
    provinces: ByProvince[Holding]
    marks: Both[list[Province]]
    pool: Both[int]
    reinforcements: Both[int]
    hands: Both[int]
    """The number of cards in each hand; orders on the map do not count."""
    piles: Both[int]
    great_plague: bool
    """Whether the great plague is in force in this round."""
    open: Both[dict[Province, str]]
    """The revealed orders of the round."""
    given: Both[bool]
    """Whether each seat has given its orders."""
    own: dict[Province, str]
    """The reader's own orders."""
    generals: Both[list[str] | int]
    """The generals that are not used yet, or only their number."""
    left: Both[dict[str, int]]
    """By kind: how many cards each seat may still have in its hand, on the map or in its pile."""
    unseen: Both[int]
    """How many of these have left the game without being seen."""
    decider: Seat | UnsetType = UNSET
    """The seat that decides the order of the battles."""
    event: str | UnsetType = UNSET
    """The face-up event."""


class Constants(EngineConstants):
    """The numbers of the rules that the browser needs."""

    rounds: int
    scoring_rounds: list[int]
    """The rounds after which points are scored."""
    track_steps: int
    """The number of steps from the middle of the track to either end."""
    armies: int
    """The armies of each player."""
    reinforcements: int
    """How many of them are not available at first."""
    deck: dict[str, int]
    """The number of cards of each kind in a player's deck."""
    beginner_deck: dict[str, int]
    """The deck of the beginner's game."""
    returning: list[str]
    """The kinds that return to the hand after a round."""
    events: list[str]
    generals: Both[list[str]]
    last_rounds: dict[str, int]
    """The last round in which a general can be used, if that is not the last round of the game."""


def constants() -> Constants:
    """Return the constants, from the definitions of the rules."""
    return Constants(
        rounds=int(LAST_ROUND),
        scoring_rounds=[number for number in range(1, LAST_ROUND + 1) if number % SCORINGS == 0],
        track_steps=int(TRACK_END),
        armies=int(ARMIES_EACH),
        reinforcements=int(REINFORCEMENTS_EACH),
        deck=_count_kinds(DECK),
        beginner_deck=_count_kinds(DECK - BEGINNER_BOX),
        returning=list(CARD_NAMES[:FRAMED]),
        events=event_ids(),
        generals=Both(list(GENERAL_NAMES[:GENERALS_EACH]), list(GENERAL_NAMES[GENERALS_EACH:])),
        last_rounds={GENERAL_NAMES[general]: int(LAST_PLANNING_ROUND) for general in PLANNING_GENERALS},
    )


def _count_kinds(pile: int) -> dict[str, int]:
    """Return the number of cards of each kind in a pile, in the order of the kinds."""
    counts = dict.fromkeys(CARD_NAMES, 0)
    for kind in list_kinds(pile):
        counts[CARD_NAMES[kind]] += 1
    return counts
