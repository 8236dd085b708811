"""The tiles of a position: hands, market, bag and box; the seed deals what it leaves open.

[H]: tiles that are not named are in the box, visible to all, if the position has a bag; a market and hands that are not
named are drawn from the same tiles.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.engine.errors import BadPosition
from tianxia.engine.position_reader import PositionReader
from tianxia.engine.rng import Rng
from tianxia.games.huang.rules.board_geometry import NO_HEX
from tianxia.games.huang.rules.cells import (
    ATTACK_TILES,
    BAG,
    BAG_SIZE,
    BOX,
    BOXED_UNSEEN,
    DEALING,
    EXCHANGED,
    HAND,
    HAND_SIZE,
    KNOWN,
    MARKET,
    MARKET_SIZE,
    MAX_SIDES,
    PALACE_HAND_SIZE,
    PALACE_ON,
    PLACED_AT,
    SIDE_TILES,
    TURN,
)
from tianxia.games.huang.rules.tiles import ALL_TILES, COLOURS, NUM_COLOURS, RED, TILE_COUNTS, YELLOW
from tianxia.games.huang.state import Huang


def read_tiles(reader: PositionReader, state: Huang, names: tuple[str, ...], fill_rng: Rng) -> None:
    """Place every tile. Tiles that are not named are dealt to hands, market, bag and box. Raises BadPosition."""
    c = state.cells
    hands = reader.section("hands", names)
    box = reader.section("box", ("shown", *names, "unseen"))
    known = reader.section("known", names)
    for seat, name in enumerate(names):
        _read_counts(hands, name, state, HAND + NUM_COLOURS * seat, PALACE_HAND_SIZE)
        _read_counts(box, name, state, EXCHANGED + NUM_COLOURS * seat, ALL_TILES)
        _read_counts(known, name, state, KNOWN + NUM_COLOURS * seat, PALACE_HAND_SIZE)
    _read_counts(box, "shown", state, BOX, ALL_TILES)
    _read_counts(box, "unseen", state, BOXED_UNSEEN, ALL_TILES)
    _read_counts(reader, "market", state, MARKET, MARKET_SIZE)
    bag = reader.choices("bag", COLOURS) if isinstance(reader.values.get("bag"), list) else []
    unplaced = _count_unplaced(state, names)
    for word in bag:
        unplaced[COLOURS.index(word)] -= 1
    for i, colour in enumerate(COLOURS):
        if unplaced[i] < 0:
            raise BadPosition("tiles", "huang-position-count", colour=colour, number=int(TILE_COUNTS[i]) - unplaced[i])
    pool = _shuffle_tiles(unplaced, fill_rng)
    if c[DEALING]:
        _put_in_bag(state, bag)
        return
    for seat, name in enumerate(names):
        if not hands.has(name):
            pool = _deal(state, HAND + NUM_COLOURS * seat, pool, HAND_SIZE)
    if not reader.has("market"):
        pool = _deal(state, MARKET, pool, MARKET_SIZE)
    if not reader.has("bag"):
        bag, pool = [COLOURS[colour] for colour in pool], []
    elif not isinstance(reader.values["bag"], list):
        number = reader.integer("bag", 0, 0, len(pool))
        bag, pool = [COLOURS[colour] for colour in pool[:number]], pool[number:]
    if pool and reader.has("box"):
        raise BadPosition("box", "huang-position-missing", number=len(pool))
    for boxed in pool:
        c[BOX + boxed] += 1
    _put_in_bag(state, bag)
    _check_hands(state, names)
    _check_known(state, names)


def _read_counts(reader: PositionReader, key: str, state: Huang, place: int, most: int) -> None:
    words = reader.choices(key, COLOURS)
    if len(words) > most:
        raise BadPosition(
            reader.full_key(key), "huang-position-many", key=reader.full_key(key), number=len(words), most=int(most)
        )
    for word in words:
        state.cells[place + COLOURS.index(word)] += 1


def _count_unplaced(state: Huang, names: tuple[str, ...]) -> list[int]:
    """Return how many tiles of each colour have not been placed."""
    c = state.cells
    unplaced = [int(number) for number in TILE_COUNTS]
    for hex_index in range(state.geometry.count):
        if state.tile(hex_index) >= 0:
            unplaced[state.tile(hex_index)] -= 1
    for colour in range(NUM_COLOURS):
        unplaced[colour] -= c[MARKET + colour] + c[BOX + colour] + c[BOXED_UNSEEN + colour]
        for seat in range(len(names)):
            unplaced[colour] -= c[HAND + NUM_COLOURS * seat + colour] + c[EXCHANGED + NUM_COLOURS * seat + colour]
    unplaced[YELLOW] -= c[ATTACK_TILES]
    unplaced[RED] -= sum(c[SIDE_TILES + side] for side in range(MAX_SIDES))
    return unplaced


def _shuffle_tiles(counts: list[int], fill_rng: Rng) -> list[int]:
    pool = vec[i64](capacity=ALL_TILES)
    for colour, number in enumerate(counts):
        for _ in range(number):
            pool = append(pool, colour)
    fill_rng.shuffle(pool)
    return [int(colour) for colour in pool]


def _deal(state: Huang, place: int, pool: list[int], number: int) -> list[int]:
    for colour in pool[:number]:
        state.cells[place + colour] += 1
    return pool[number:]


def _put_in_bag(state: Huang, bag: list[str]) -> None:
    """Fill the bag from a list in drawing order."""
    for i, word in enumerate(reversed(bag)):
        state.cells[BAG + i] = COLOURS.index(word)
    state.cells[BAG_SIZE] = len(bag)


def _check_hands(state: Huang, names: tuple[str, ...]) -> None:
    """Check hand sizes: at most six tiles, seven with the palace, less those placed or committed in this action."""
    c = state.cells
    for seat, name in enumerate(names):
        most = PALACE_HAND_SIZE if c[PALACE_ON] else HAND_SIZE
        if seat == c[TURN]:
            most -= c[ATTACK_TILES] + (1 if c[PLACED_AT] != NO_HEX else 0)
        if state.hand_size(seat) > most:
            number = int(state.hand_size(seat))
            raise BadPosition(
                f"hands.{name}", "huang-position-many", key=f"hands.{name}", number=number, most=int(most)
            )


def _check_known(state: Huang, names: tuple[str, ...]) -> None:
    """Check that tiles known to be in a hand are there."""
    c = state.cells
    for seat, name in enumerate(names):
        for colour in range(NUM_COLOURS):
            if c[KNOWN + NUM_COLOURS * seat + colour] > c[HAND + NUM_COLOURS * seat + colour]:
                raise BadPosition(f"known.{name}", "huang-position-known", seat=name, colour=COLOURS[colour])
