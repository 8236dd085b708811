"""A position, as section 12 of the rules describes it, read into a state."""

from typing import Final

from tianxia.engine.errors import BadOptions, BadPosition
from tianxia.engine.game import Table
from tianxia.engine.reading import Reader
from tianxia.engine.rng import Rng
from tianxia.games.huang.boards import find_ground
from tianxia.games.huang.cells import (
    ACTION,
    ACTIONS,
    ACTIONS_A_TURN,
    ASKED,
    BANDITS_ON,
    CHANCE,
    DEALING,
    DEALINGS,
    DRAWN_GAME,
    DREW,
    DYNASTIES,
    DYNASTY,
    IDLE,
    MOST_IDLE,
    OPEN_SCORES,
    PALACE_ON,
    PHASE,
    PLACE_NAMED,
    PLAYERS,
    SHORT,
    SHUFFLES,
    STORES,
    TURN,
    VP,
    WINNER,
    empty_cells,
)
from tianxia.games.huang.ground import PLACES
from tianxia.games.huang.options import HuangOptions, check_together
from tianxia.games.huang.position_board import read_board_pieces
from tianxia.games.huang.position_phase import check_phase, read_phase
from tianxia.games.huang.position_tiles import read_tiles
from tianxia.games.huang.scoring import finish
from tianxia.games.huang.state import Huang
from tianxia.games.huang.tiles import COLOURS, NUM_COLOURS
from tianxia.games.huang.views import final_scores

KEYS: Final = frozenset(
    "players map tiles leaders pagodas granaries stores palace bandits hands market vp bag turn actions_left idle "
    "scores winner box known drew phase placed raising revolt war payment exchanging options seed shuffles chance "
    "dealing place".split()
)
ORDERED: Final = frozenset({"bag", "players", "scores.*"})

_MOST: Final = 10_000  # no count of a real game comes near
_FILL: Final = -1  # the stream that fills what a position leaves open


def read_position(table: Table, options: HuangOptions, seed: int) -> Huang:
    """The state of a position; what it leaves open is filled from the seed."""
    reader = Reader(table)
    reader.only(sorted(KEYS))
    state = _begin(reader, options, seed)
    names = tuple(state.name(seat) for seat in range(state.cells[PLAYERS]))
    c = state.cells
    c[SHUFFLES] = reader.whole("shuffles", 0, 0, _MOST)
    c[CHANCE] = int(options.chance == "open" or reader.word("chance", ("open", "closed"), "closed") == "open")
    c[DEALING] = DEALINGS.index(reader.word("dealing", DEALINGS[1:]))
    c[PLACE_NAMED] = reader.whole("place", 0, 1, PLACES) if reader.has("place") else 0
    c[TURN] = names.index(reader.word("turn", names, names[0]))
    c[ASKED] = c[TURN]
    c[ACTIONS] = reader.whole("actions_left", ACTIONS_A_TURN, 0, ACTIONS_A_TURN)
    c[IDLE] = reader.whole("idle", 0, 0, MOST_IDLE if reader.has("winner") else MOST_IDLE - 1)
    c[DREW] = int(reader.switch("drew"))
    _read_points(reader, state, names)
    read_board_pieces(reader, state, names)
    read_phase(reader, state, names)
    read_tiles(reader, state, names, Rng(seed, _FILL))
    _read_end(reader, state, names)
    return state


def _begin(reader: Reader, options: HuangOptions, seed: int) -> Huang:
    """An empty state on the right board, with the right seats and modules. A dump's own go before those asked for."""
    players = reader.words("players", DYNASTIES) if reader.has("players") else options.players
    source = reader.text("map", options.map)
    own = reader.table("options", ("palace", "open_scores", "bandits", "short"))
    short, bandits = own.switch("short", options.short), own.switch("bandits", options.bandits)
    try:
        ground = find_ground(source)
        check_together(players, ground, short=short, bandits=bandits)
    except BadOptions as error:
        key = "map" if source != options.map else "players"
        raise BadPosition(key, error.message.id, **error.message.args) from None
    state = Huang(empty_cells(ground), reader.seed("seed", seed), ground)
    c = state.cells
    c[PLAYERS] = len(players)
    for seat, name in enumerate(players):
        c[DYNASTY + seat] = DYNASTIES.index(name)
    c[PALACE_ON] = int(own.switch("palace", options.palace))
    c[OPEN_SCORES] = int(own.switch("open_scores", options.open_scores))
    c[BANDITS_ON] = int(bandits)
    c[SHORT] = int(short)
    return state


def _read_points(reader: Reader, state: Huang, names: tuple[str, ...]) -> None:
    vp = reader.table("vp", names)
    stores = reader.table("stores", names)
    for seat, name in enumerate(names):
        points = vp.table(name, COLOURS)
        for i, colour in enumerate(COLOURS):
            state.cells[VP + NUM_COLOURS * seat + i] = points.whole(colour, 0, 0, _MOST)
        most = len(state.ground.capitals) if state.ground.granaries else 0
        state.cells[STORES + seat] = stores.whole(name, 0, 0, most)


def _read_end(reader: Reader, state: Huang, names: tuple[str, ...]) -> None:
    """Once over, the points say who has won."""
    c = state.cells
    if reader.has("scores") and not reader.has("winner"):
        raise BadPosition("scores", "huang-position-winner")
    check_phase(reader, state)
    if not reader.has("winner"):
        return
    if c[PHASE] != ACTION or c[DEALING] or reader.has("exchanging"):
        raise BadPosition("winner", "huang-position-phase", phase="over")
    named = reader.must("winner", (*names, "nobody"))
    finish(state, "bag")
    winner = "nobody" if c[WINNER] == DRAWN_GAME else state.name(c[WINNER])
    if winner != named:
        raise BadPosition("winner", "huang-position-other-winner", winner=winner)
    scores = reader.values.get("scores", final_scores(state))
    if scores != final_scores(state):
        raise BadPosition("scores", "huang-position-scores")
