"""The fields of a state of Huang. `make fields` writes their accessors, `fields.py`.

A seat may be NOBODY, and a hex NO_HEX: the cells before those of the first hex stand for it and has no piece, so that
missing neighbours need no check. The order of the fields must not change: records contain the fingerprint of their last
state. The board itself is the state's `geometry`.
"""

from typing import Final

from tianxia.engine.layout import Index, Layout, Places, flag, number
from tianxia.games.huang.rules.board_geometry import MAX_SIDES, NO_HEX, NUM_BANDIT_PLACES
from tianxia.games.huang.rules.seats import MAX_SEATS, NO_LEADER, NOBODY
from tianxia.games.huang.rules.tiles import ALL_TILES, MAX_PAGODAS, NO_TILE, NUM_COLOURS

_SEAT: Final = Index("seat", int(MAX_SEATS))
_COLOUR: Final = Index("colour", int(NUM_COLOURS))
BY_SEAT: Final = (_SEAT,)
BY_COLOUR: Final = (_COLOUR,)
BY_SEAT_AND_COLOUR: Final = (_SEAT, _COLOUR)
BY_PAGODA: Final = (_COLOUR, Index("pagoda", int(MAX_PAGODAS)))
BY_BANDIT_PLACE: Final = (Index("place", int(NUM_BANDIT_PLACES)),)
BY_SIDE: Final = (Index("side", int(MAX_SIDES)),)
BY_PLACE_IN_BAG: Final = (Index("place", int(ALL_TILES)),)

_SEAT_FIELDS: Final = (
    number("hand", "the tiles in a hand", key="hands", by=BY_SEAT_AND_COLOUR, has_reader=True, has_list=True),
    number(
        "known",
        "the tiles that everybody saw a hand take from the market",
        key="known",
        by=BY_SEAT_AND_COLOUR,
        has_list=True,
    ),
    number("exchanged", "the tiles that a seat boxed face down", key="box", by=BY_SEAT_AND_COLOUR, has_list=True),
    number("points", "the points of a seat", key="vp", by=BY_SEAT_AND_COLOUR, has_reader=True, has_list=True),
    number(
        "leader_hex",
        "the hex of a leader; NO_HEX beside the board",
        key="leaders",
        by=BY_SEAT_AND_COLOUR,
        has_reader=True,
        initial=int(NO_HEX),
    ),
    number("granaries_taken", "how many granaries a seat has taken", key="stores", by=BY_SEAT),
    number("dynasty", "the dynasty of a seat, an index into DYNASTIES", key="players", by=BY_SEAT),
)
_SUPPLY_FIELDS: Final = (
    number("market", "the tiles in the market", key="market", by=BY_COLOUR, has_list=True),
    number("box", "the tiles that were boxed openly", key="box.shown", by=BY_COLOUR, has_list=True),
    number("boxed_unseen", "the tiles boxed unseen in the short game", key="box.unseen", by=BY_COLOUR, has_list=True),
    number(
        "chosen",
        "the tiles of the hand chosen for an incomplete exchange",
        key="exchanging",
        by=BY_COLOUR,
        has_reader=True,
        has_list=True,
    ),
    number(
        "pagoda",
        "the triangle of a pagoda, the lower one first; NO_HEX beside the board",
        key="pagodas",
        by=BY_PAGODA,
        initial=int(NO_HEX),
    ),
    number("palace", "the rhombus of the palace, or NO_HEX", key="palace", initial=int(NO_HEX)),
    number("bandit_tile", "the bandit tile at a place, from 1; 0 for none", key="bandits", by=BY_BANDIT_PLACE),
    number("geometry_key", "the number that identifies the board", key="map"),
    number("players", "the number of players", key="players"),
)
_TURN_FIELDS: Final = (
    number("turn", "the seat whose turn it is", key="turn"),
    number("actions_left", "the actions left in this turn", key="actions_left"),
    number("idle_turns", "the turns in a row in which nobody drew a tile", key="idle"),
    flag("has_drawn", "whether a tile was drawn in this turn", key="drew"),
    number("phase", "the phase, see `phases`", key="phase"),
    number("asked", "the seat that owes a decision", key="war.asked"),
    number("placed_at", "the hex of the tile just placed, until its action is over", key="placed", initial=int(NO_HEX)),
    number("pagoda_target", "the triangle that a pagoda is moved to, or NO_HEX", key="raising", initial=int(NO_HEX)),
)
_CONFLICT_FIELDS: Final = (
    number("revolt_colour", "the colour of a revolt's leaders, or NOBODY", key="revolt.colour", initial=int(NOBODY)),
    number("defender", "the defender in a revolt, or NOBODY", key="revolt.defender", initial=int(NOBODY)),
    number("attack_tiles", "the yellow tiles that the attacker committed", key="revolt.tiles"),
    number("attack_leader", "1 if the attacker committed a yellow leader beside the board", key="revolt.leader"),
    # The sides of a war, in the order of their names.
    number(
        "side_name", "the lowest hex of a warring state, or NO_HEX", key="war.sides", by=BY_SIDE, initial=int(NO_HEX)
    ),
    number("side_reds", "the red tiles of a side when the war began", key="war.sides", by=BY_SIDE),
    number("side_tiles", "the red tiles committed to a side", key="war.sides", by=BY_SIDE),
    number("side_leaders", "the red leaders beside the board that support a side", key="war.sides", by=BY_SIDE),
    number("payment_left", "the red tiles still to be removed", key="payment.number"),
    number("winner", "the winner, or DRAWN_GAME; NOBODY until the game is over", key="winner", initial=int(NOBODY)),
)
_OPTION_AND_CHANCE_FIELDS: Final = (
    flag("has_palace", "whether the game is played with the palace", key="options.palace"),
    flag("has_open_scores", "whether everybody's points are public", key="options.open_scores"),
    number("shuffles", "the shuffles so far: the number of the next random stream", key="shuffles"),
    flag("is_chance_open", "whether the state stops at chance nodes", key="chance"),
    number("dealing", "what chance nodes are dealing, a DEALING_…", key="dealing"),
    flag("is_short", "whether this is the short game for two", key="options.short"),
    flag("has_bandits", "whether the game is played with bandits", key="options.bandits"),
    number("bandit_place", "the place, from 1, of the next bandit tile of open chance; 0 for none", key="place"),
    number("bag_size", "the number of tiles in the bag"),
    number(
        "bag",
        "the colour of a tile in the bag; the last one is drawn next",
        key="bag",
        by=BY_PLACE_IN_BAG,
        has_list=True,
    ),
)
_HEX_FIELDS: Final = (
    number(
        "tile",
        "the colour of the tile on a hex, or NO_TILE",
        key="tiles",
        initial=int(NO_TILE),
        zero=int(NO_TILE),
        has_reader=True,
    ),
    number(
        "leader",
        "the leader on a hex, or NO_LEADER",
        key="leaders",
        initial=int(NO_LEADER),
        zero=int(NO_LEADER),
        has_reader=True,
    ),
    number("group", "the lowest hex of the linked group of a hex, or NO_HEX", initial=int(NO_HEX), has_reader=True),
    number("marks", "the marks of a hex, as bits; see `marks`", has_reader=True),
    number("adjacent_yellows", "how many yellow tiles are next to a hex", has_reader=True),
    number("adjacent_bandit_places", "the places next to a hex that hold bandits, as bits", has_reader=True),
    # Of the group whose lowest hex this is; 0 on other hexes.
    number("leaders", "the leaders of a group, as bits", has_reader=True),
    number("reds", "the red tiles of a group", has_reader=True),
)

LAYOUT: Final = Layout(
    "Huang",
    (*_SEAT_FIELDS, *_SUPPLY_FIELDS, *_TURN_FIELDS, *_CONFLICT_FIELDS, *_OPTION_AND_CHANCE_FIELDS),
    Places("hex_index", _HEX_FIELDS),
)
