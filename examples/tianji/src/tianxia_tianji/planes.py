"""What a seat knows, as numbers from 0 to 255; `observation_spec.PLANES` describes them."""

from collections.abc import Iterable, Iterator

from tianxia_tianji.cells import MOST_HORSES, Cells


def list_planes(state: Cells, seat: int) -> Iterator[int]:
    """Yield the numbers of all planes, in the order of `observation_spec.PLANES`, without the rival's choice."""
    rival = 1 - seat
    for numbers in (state.horses(seat), state.horses(rival), state.prizes, [state.prize], [state.choice(seat)]):
        yield from _flags(numbers)
    yield from (state.points(seat), state.points(rival))


def _flags(numbers: Iterable[int]) -> list[int]:
    present = set(numbers)
    return [int(number in present) for number in range(1, MOST_HORSES + 1)]
