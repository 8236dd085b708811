"""Reads a position, as described in section 12 of the rules, into a state."""

from typing import Final

from tianxia.engine.errors import BadOptions, BadPosition
from tianxia.engine.game import JsonObject
from tianxia.engine.position_reader import PositionReader
from tianxia.engine.rng import Rng
from tianxia.games.huang.positions.board import read_board_pieces
from tianxia.games.huang.positions.phase import check_phase, read_phase
from tianxia.games.huang.positions.tiles import read_tiles
from tianxia.games.huang.positions.views import final_scores
from tianxia.games.huang.rules.board_geometry import NUM_BANDIT_PLACES
from tianxia.games.huang.rules.fields import initial_cells
from tianxia.games.huang.rules.map_files import find_geometry
from tianxia.games.huang.rules.options import HuangOptions, check_options, set_options
from tianxia.games.huang.rules.phases import ACTION, DEALINGS
from tianxia.games.huang.rules.scoring import finish
from tianxia.games.huang.rules.seats import DRAWN_GAME, DYNASTIES
from tianxia.games.huang.rules.tiles import COLOURS
from tianxia.games.huang.rules.turns import ACTIONS_PER_TURN, MAX_IDLE_TURNS
from tianxia.games.huang.state import Huang

KEYS: Final = frozenset(
    "players map tiles leaders pagodas granaries stores palace bandits hands market vp bag turn actions_left idle "
    "scores winner box known drew phase placed raising revolt war payment exchanging options seed shuffles chance "
    "dealing place".split()
)
ORDERED_LISTS: Final = frozenset({"bag", "players", "scores.*"})

_MAX_COUNT: Final = 10_000  # far above what any game reaches
_FILL_STREAM: Final = -1  # the random stream that decides what a position leaves open


def read_position(position: JsonObject, options: HuangOptions, seed: int) -> Huang:
    """Return the state of a position; the seed decides what it leaves open. Raises BadPosition."""
    reader = PositionReader(position)
    reader.check_keys(sorted(KEYS))
    state = _create_state(reader, options, seed)
    names = tuple(state.name(seat) for seat in range(state.players))
    state.shuffles = reader.integer("shuffles", 0, 0, _MAX_COUNT)
    state.is_chance_open = options.chance == "open" or reader.choice("chance", ("open", "closed"), "closed") == "open"
    state.dealing = DEALINGS.index(reader.choice("dealing", DEALINGS[1:]))
    state.bandit_place = reader.integer("place", 0, 1, NUM_BANDIT_PLACES) if reader.has("place") else 0
    state.turn = names.index(reader.choice("turn", names, names[0]))
    state.asked = state.turn
    state.actions_left = reader.integer("actions_left", ACTIONS_PER_TURN, 0, ACTIONS_PER_TURN)
    state.idle_turns = reader.integer("idle", 0, 0, MAX_IDLE_TURNS if reader.has("winner") else MAX_IDLE_TURNS - 1)
    state.has_drawn = reader.boolean("drew")
    _read_points(reader, state, names)
    read_board_pieces(reader, state, names)
    read_phase(reader, state, names)
    read_tiles(reader, state, names, Rng(seed, _FILL_STREAM))
    _read_end(reader, state, names)
    return state


def _create_state(reader: PositionReader, options: HuangOptions, seed: int) -> Huang:
    """Return an empty state with the right board, seats and modules. A dump's own options override the caller's."""
    players = reader.choices("players", DYNASTIES) if reader.has("players") else options.players
    source = reader.text("map", options.map)
    own_options = reader.section("options", ("palace", "open_scores", "bandits", "short"))
    short, bandits = own_options.boolean("short", options.short), own_options.boolean("bandits", options.bandits)
    try:
        geometry = find_geometry(source)
        check_options(players, geometry, short=short, bandits=bandits)
    except BadOptions as error:
        key = "map" if source != options.map else "players"
        raise BadPosition(key, error.message.id, **error.message.args) from None
    state = Huang(initial_cells(geometry.count), reader.seed("seed", seed), geometry)
    set_options(
        state,
        players,
        short=short,
        bandits=bandits,
        palace=own_options.boolean("palace", options.palace),
        open_scores=own_options.boolean("open_scores", options.open_scores),
    )
    return state


def _read_points(reader: PositionReader, state: Huang, names: tuple[str, ...]) -> None:
    vp = reader.section("vp", names)
    stores = reader.section("stores", names)
    for seat, name in enumerate(names):
        points = vp.section(name, COLOURS)
        for i, colour in enumerate(COLOURS):
            state.set_points(seat, i, points.integer(colour, 0, 0, _MAX_COUNT))
        most = len(state.geometry.capitals) if state.geometry.granaries else 0
        state.set_granaries_taken(seat, stores.integer(name, 0, 0, most))


def _read_end(reader: PositionReader, state: Huang, names: tuple[str, ...]) -> None:
    """Read the end of a game, and check that winner and scores follow from the points."""
    if reader.has("scores") and not reader.has("winner"):
        raise BadPosition("scores", "huang-position-winner")
    check_phase(reader, state)
    if not reader.has("winner"):
        return
    if state.phase != ACTION or state.dealing or reader.has("exchanging"):
        raise BadPosition("winner", "huang-position-phase", phase="over")
    named = reader.required_choice("winner", (*names, "nobody"))
    finish(state, "bag")
    winner = "nobody" if state.winner == DRAWN_GAME else state.name(state.winner)
    if winner != named:
        raise BadPosition("winner", "huang-position-other-winner", winner=winner)
    scores = reader.values.get("scores", final_scores(state))
    if scores != final_scores(state):
        raise BadPosition("scores", "huang-position-scores")
