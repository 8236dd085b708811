"""What is sent of Huang: the types of its views, facts, boards and constants."""

from typing import Literal, NewType

from msgspec import UNSET, Struct, UnsetType

from tianxia.engine.wire import Constants as EngineConstants
from tianxia.games.huang.rules.scoring import GRANARY_POINTS
from tianxia.games.huang.rules.tiles import (
    COLOURS,
    HAND_SIZE,
    MARKET_SIZE,
    NUM_SCORING_COLOURS,
    PALACE_HAND_SIZE,
    TILE_COUNTS,
)
from tianxia.games.huang.rules.turns import ACTIONS_PER_TURN

Colour = Literal["yellow", "red", "blue", "green", "white"]
ScoringColour = Literal["yellow", "red", "blue", "green"]
Phase = Literal[
    "building", "market", "chain", "moving", "attack", "defence", "support", "winner", "paying", "granaries"
]
Seat = NewType("Seat", str)
"""A dynasty."""
Hex = NewType("Hex", str)
"""A hex by column letter and row number: `H8`."""


class Points(Struct, forbid_unknown_fields=True):
    """Points of each colour."""

    yellow: int
    red: int
    blue: int
    green: int
    white: int


class Pagoda(Struct, forbid_unknown_fields=True):
    """A pagoda on the board."""

    colour: Colour
    at: list[Hex]
    """Its three hexes."""


class RevoltCommitment(Struct, forbid_unknown_fields=True):
    """A revolt, and what the attacker has committed."""

    colour: Colour
    defender: Seat
    tiles: int | UnsetType = UNSET
    leader: bool | UnsetType = UNSET


class SideCommitment(Struct, forbid_unknown_fields=True):
    """A side of a war: its red tiles when the war began, and what was committed."""

    reds: int
    tiles: int
    leaders: int


class WarCommitments(Struct, forbid_unknown_fields=True):
    """A war: the seat that is asked, and its sides by name."""

    asked: Seat
    sides: dict[Hex, SideCommitment]


class Payment(Struct, forbid_unknown_fields=True):
    """How many tiles must be removed, and which can be."""

    number: int
    of: list[Hex]


class ViewOptions(Struct, forbid_unknown_fields=True):
    """The options of the game that are on."""

    palace: bool | UnsetType = UNSET
    open_scores: bool | UnsetType = UNSET
    bandits: bool | UnsetType = UNSET
    short: bool | UnsetType = UNSET


class View(Struct, forbid_unknown_fields=True):
    """What a seat may know of the game."""

    players: list[Seat]
    """The seats in turn order."""
    map: str
    """The name of the map."""
    tiles: dict[Hex, Colour]
    """The tile on each hex that has one."""
    leaders: dict[Seat, dict[Colour, Hex]]
    """The hexes of the leaders on the board."""
    pagodas: list[Pagoda]
    palace: list[Hex]
    """The hexes of the palace; empty if there is none."""
    bandits: dict[str, int]
    """The index of the bandit tile on each bandit place; places are numbered from 1."""
    hands: dict[Seat, list[Colour] | int]
    """The tiles in each hand, or only their number."""
    market: list[Colour]
    bag: int
    """The number of tiles in the bag."""
    box: dict[str, list[Colour] | int]
    """The tiles out of the game: `shown`, `unseen`, and by seat those it exchanged."""
    vp: dict[Seat, Points]
    """The points, as far as the viewer may see them."""
    turn: Seat
    """The seat whose turn it is."""
    actions_left: int
    """The actions left in this turn."""
    idle: int
    """The number of turns in a row without a draw."""
    granaries: list[Hex] | UnsetType = UNSET
    """The hexes of the granaries."""
    stores: dict[Seat, int] | UnsetType = UNSET
    """The granaries each seat has taken."""
    known: dict[Seat, list[Colour]] | UnsetType = UNSET
    """Tiles of a hand that everybody saw it take from the market."""
    drew: bool | UnsetType = UNSET
    """Whether a tile was drawn in this turn."""
    exchanging: list[Colour] | UnsetType = UNSET
    """The tiles chosen for an exchange that is not complete."""
    phase: Phase | UnsetType = UNSET
    """Where the turn or conflict is; absent between actions."""
    placed: Hex | UnsetType = UNSET
    """The hex of the tile that was just placed."""
    raising: list[Hex] | UnsetType = UNSET
    """The triangle that a pagoda is being moved to."""
    revolt: RevoltCommitment | UnsetType = UNSET
    war: WarCommitments | UnsetType = UNSET
    payment: Payment | UnsetType = UNSET
    options: ViewOptions | UnsetType = UNSET
    scores: dict[Seat, list[int]] | UnsetType = UNSET
    """At the end: the four colours of each seat, lowest first, with the white points distributed."""
    winner: Seat | UnsetType = UNSET
    """The winner at the end; can be `nobody`."""


class PlacedLeader(Struct, forbid_unknown_fields=True):
    """A leader on the board."""

    seat: Seat
    colour: Colour
    at: Hex
    yellows: int
    """The number of governors beside it."""


class Realm(Struct, forbid_unknown_fields=True):
    """A state on the board; called a realm in the code, because "state" is the game state."""

    name: Hex
    hexes: list[Hex]
    reds: int
    leaders: list[PlacedLeader]
    pagodas: list[Colour]


class WarSide(Struct, forbid_unknown_fields=True):
    """A state that fights in a war."""

    name: Hex
    hexes: list[Hex]
    total: int
    leaders: list[PlacedLeader]
    """The leaders that the side may lose."""


class War(Struct, forbid_unknown_fields=True):
    """A war."""

    at: Hex
    by: Seat
    sides: list[WarSide]


class RevoltParty(Struct, forbid_unknown_fields=True):
    """A leader that fights in a revolt, and what was committed for it."""

    seat: Seat
    at: Hex
    yellows: int
    tiles: int | UnsetType = UNSET
    leader: bool | UnsetType = UNSET


class Revolt(Struct, forbid_unknown_fields=True):
    """A revolt."""

    colour: Colour
    sides: tuple[RevoltParty, RevoltParty]
    """The attacker first."""


class AddedPoints(Struct, forbid_unknown_fields=True):
    """Points added to each colour."""

    yellow: int
    red: int
    blue: int
    green: int


class FinalScore(Struct, forbid_unknown_fields=True):
    """The final score of a seat and how it came about."""

    seat: Seat
    place: int
    points: Points
    granaries: int
    added: AddedPoints
    score: int
    sorted: list[int]


class BoardFacts(Struct, forbid_unknown_fields=True):
    """What follows from the public position by the rules."""

    states: list[Realm]
    war: War | UnsetType = UNSET
    revolt: Revolt | UnsetType = UNSET
    final: list[FinalScore] | UnsetType = UNSET
    """At the end, the winner first."""


class Capital(Struct, forbid_unknown_fields=True):
    """A state of the map and its city."""

    state: str
    city: str


class BoardMap(Struct, forbid_unknown_fields=True):
    """A map."""

    hexes: list[Hex]
    rivers: list[Hex]
    capitals: dict[Hex, Capital]
    places: list[list[Hex]]
    """The hexes of each bandit place."""
    bandits: list[int]
    """The number of bandits on each bandit tile, from tile 0."""


class Constants(EngineConstants):
    """The numbers of the rules that the browser needs."""

    tiles: Points
    """How many tiles there are of each colour."""
    scoring_colours: list[ScoringColour]
    hand_size: int
    palace_hand_size: int
    """The size of the hand of the seat that holds the palace."""
    market_size: int
    actions_per_turn: int
    granary_points: int


def constants() -> Constants:
    """Return the constants, from the definitions of the rules."""
    return Constants(
        tiles=Points(*(int(number) for number in TILE_COUNTS)),
        scoring_colours=list(COLOURS[:NUM_SCORING_COLOURS]),  # type: ignore[arg-type]
        hand_size=int(HAND_SIZE),
        palace_hand_size=int(PALACE_HAND_SIZE),
        market_size=int(MARKET_SIZE),
        actions_per_turn=int(ACTIONS_PER_TURN),
        granary_points=int(GRANARY_POINTS),
    )
