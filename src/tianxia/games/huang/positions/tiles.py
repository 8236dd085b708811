"""The tiles of a position: hands, market, bag and box; the seed deals what it leaves open.

[H]: tiles that are not named are in the box, visible to all, if the position has a bag; a market and hands that are not
named are drawn from the same tiles.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.engine.errors import BadPosition
from tianxia.engine.position_reader import PositionReader
from tianxia.engine.rng import Rng
from tianxia.games.huang.rules.board_geometry import MAX_SIDES, NO_HEX
from tianxia.games.huang.rules.tiles import (
    ALL_TILES,
    COLOURS,
    HAND_SIZE,
    MARKET_SIZE,
    NUM_COLOURS,
    PALACE_HAND_SIZE,
    RED,
    TILE_COUNTS,
    YELLOW,
)
from tianxia.games.huang.state import Huang


def read_tiles(reader: PositionReader, state: Huang, names: tuple[str, ...], fill_rng: Rng) -> None:
    """Place every tile. Tiles that are not named are dealt to hands, market, bag and box. Raises BadPosition."""
    hands = reader.section("hands", names)
    box = reader.section("box", ("shown", *names, "unseen"))
    known = reader.section("known", names)
    for seat, name in enumerate(names):
        state.set_hand_by_colour(seat, _read_counts(hands, name, PALACE_HAND_SIZE))
        state.set_exchanged_by_colour(seat, _read_counts(box, name, ALL_TILES))
        state.set_known_by_colour(seat, _read_counts(known, name, PALACE_HAND_SIZE))
    state.set_box_by_colour(_read_counts(box, "shown", ALL_TILES))
    state.set_boxed_unseen_by_colour(_read_counts(box, "unseen", ALL_TILES))
    state.set_market_by_colour(_read_counts(reader, "market", MARKET_SIZE))
    bag = reader.choices("bag", COLOURS) if isinstance(reader.values.get("bag"), list) else []
    unplaced = _count_unplaced(state, names)
    for word in bag:
        unplaced[COLOURS.index(word)] -= 1
    for i, colour in enumerate(COLOURS):
        if unplaced[i] < 0:
            raise BadPosition("tiles", "huang-position-count", colour=colour, number=int(TILE_COUNTS[i]) - unplaced[i])
    pool = _shuffle_tiles(unplaced, fill_rng)
    if state.dealing:
        _put_in_bag(state, bag)
        return
    for seat, name in enumerate(names):
        if not hands.has(name):
            state.set_hand_by_colour(seat, _count_tiles(pool[:HAND_SIZE]))
            pool = pool[HAND_SIZE:]
    if not reader.has("market"):
        state.set_market_by_colour(_count_tiles(pool[:MARKET_SIZE]))
        pool = pool[MARKET_SIZE:]
    if not reader.has("bag"):
        bag, pool = [COLOURS[colour] for colour in pool], []
    elif not isinstance(reader.values["bag"], list):
        number = reader.integer("bag", 0, 0, len(pool))
        bag, pool = [COLOURS[colour] for colour in pool[:number]], pool[number:]
    if pool and reader.has("box"):
        raise BadPosition("box", "huang-position-missing", number=len(pool))
    for boxed in pool:
        state.add_to_box(boxed, 1)
    _put_in_bag(state, bag)
    _check_hands(state, names)
    _check_known(state, names)


def _read_counts(reader: PositionReader, key: str, most: int) -> vec[i64]:
    """Return the number of tiles of each colour in a list of tiles. Raises BadPosition."""
    words = reader.choices(key, COLOURS)
    if len(words) > most:
        raise BadPosition(
            reader.full_key(key), "huang-position-many", key=reader.full_key(key), number=len(words), most=int(most)
        )
    return _count_tiles([COLOURS.index(word) for word in words])


def _count_unplaced(state: Huang, names: tuple[str, ...]) -> list[int]:
    """Return how many tiles of each colour have not been placed."""
    unplaced = [int(number) for number in TILE_COUNTS]
    for hex_index in range(state.geometry.count):
        if state.tile(hex_index) >= 0:
            unplaced[state.tile(hex_index)] -= 1
    for colour in range(NUM_COLOURS):
        unplaced[colour] -= state.market(colour) + state.box(colour) + state.boxed_unseen(colour)
        for seat in range(len(names)):
            unplaced[colour] -= state.hand(seat, colour) + state.exchanged(seat, colour)
    unplaced[YELLOW] -= state.attack_tiles
    unplaced[RED] -= sum(state.side_tiles(side) for side in range(MAX_SIDES))
    return unplaced


def _shuffle_tiles(counts: list[int], fill_rng: Rng) -> list[int]:
    pool = vec[i64](capacity=ALL_TILES)
    for colour, number in enumerate(counts):
        for _ in range(number):
            pool = append(pool, colour)
    fill_rng.shuffle(pool)
    return [int(colour) for colour in pool]


def _count_tiles(tiles: list[int]) -> vec[i64]:
    """Return the number of tiles of each colour."""
    return vec[i64]([tiles.count(colour) for colour in range(NUM_COLOURS)])


def _put_in_bag(state: Huang, bag: list[str]) -> None:
    """Fill the bag from a list in drawing order."""
    for i, word in enumerate(reversed(bag)):
        state.set_bag(i, COLOURS.index(word))
    state.bag_size = len(bag)


def _check_hands(state: Huang, names: tuple[str, ...]) -> None:
    """Check hand sizes: at most six tiles, seven with the palace, less those placed or committed in this action."""
    for seat, name in enumerate(names):
        most = PALACE_HAND_SIZE if state.has_palace else HAND_SIZE
        if seat == state.turn:
            most -= state.attack_tiles + (1 if state.placed_at != NO_HEX else 0)
        if state.hand_size(seat) > most:
            number = int(state.hand_size(seat))
            raise BadPosition(
                f"hands.{name}", "huang-position-many", key=f"hands.{name}", number=number, most=int(most)
            )


def _check_known(state: Huang, names: tuple[str, ...]) -> None:
    """Check that tiles known to be in a hand are there."""
    for seat, name in enumerate(names):
        for colour in range(NUM_COLOURS):
            if state.known(seat, colour) > state.hand(seat, colour):
                raise BadPosition(f"known.{name}", "huang-position-known", seat=name, colour=COLOURS[colour])
