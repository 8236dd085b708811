"""The contract every game's state keeps, and what follows from it for all of them."""

from hashlib import sha256
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from tianxia.engine.errors import IllegalAction
from tianxia.engine.journal import Fact, Journal
from tianxia.engine.rng import Rng

NATURE: Final[i64] = -1
"""The seat of chance, where a game is played with `chance = "open"`."""

_LARGEST: Final = 2**62


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything there is to know about a game under way, hidden parts included.

    All of it lies in `cells` (each game names its places) and `seed`; the journal only tells of it.
    A subclass has the constructor `(cells, seed)` and gives acting, legal, play, clone, sample, returns; add_planes,
    if many of its games are to be played at once.
    """

    def __init__(self, cells: vec[i64], seed: int) -> None:
        self.cells = cells
        self.seed = seed
        self.journal: Journal | None = None

    def acting(self) -> i64:
        """Who owes a decision now: bits of the seats, 0 when the game is over, NATURE for chance."""
        raise NotImplementedError

    def legal(self, seat: i64) -> vec[i64]:
        """What an actor may do: action numbers, sorted, never empty. Empty for who is not asked."""
        raise NotImplementedError

    def weights(self) -> vec[i64]:
        """How often each of `legal(NATURE)` comes up, in the same order."""
        raise NotImplementedError

    def play(self, seat: i64, action: i64) -> None:
        """Does a legal action. It trusts its caller; `apply` does not."""
        raise NotImplementedError

    def clone(self) -> "State":
        """An independent copy, with no journal."""
        raise NotImplementedError

    def sample(self, seat: i64, rng: Rng) -> "State":
        """A clone in which everything the seat cannot know is dealt anew, the future too."""
        raise NotImplementedError

    def returns(self) -> list[float]:
        """The result for each seat, −1 … +1, once the game is over."""
        raise NotImplementedError

    def add_planes(self, out: vec[u8], seat: i64) -> vec[u8]:
        """Puts what a seat knows behind what is in `out` already: small numbers, see `planes`."""
        raise NotImplementedError

    def planes(self, seat: i64) -> vec[u8]:
        """What a seat knows, as small numbers; divided by `Game.scale` they are its observation."""
        return self.add_planes(vec[u8](), seat)

    def asks(self, seat: i64) -> bool:
        """Whether a seat, or chance, owes a decision now."""
        bits = self.acting()
        if bits == NATURE or seat < 0 or seat > 61:
            return bits == NATURE and seat == NATURE
        return (bits >> seat & 1) != 0

    def over(self) -> bool:
        return self.acting() == 0

    def actors(self) -> list[int]:
        """The seats that owe a decision now; several if they decide at the same time."""
        bits = self.acting()
        if bits == NATURE:
            return [NATURE]
        out: list[int] = []
        seat: i64 = 0
        while bits >> seat:
            if bits >> seat & 1:
                out.append(seat)
            seat += 1
        return out

    def apply(self, seat: int, action: int) -> None:
        """Does an action, or refuses with IllegalAction and leaves the state as it was."""
        bits = self.acting()
        if bits == 0:
            raise IllegalAction("engine-game-over")
        if seat < NATURE or seat > _LARGEST or not self.asks(seat):
            raise IllegalAction("engine-seat-not-asked", seat=seat)
        if action < 0 or action > _LARGEST or not _among(action, self.legal(seat)):
            raise IllegalAction("engine-action-not-legal", action=str(action), seat=seat)
        self.play(seat, action)

    def tell(self, id: str, args: dict[str, Fact], audience: int = -1) -> None:
        """Writes in the journal, if one is kept. Ask `journal is not None` before building arguments."""
        if self.journal is not None:
            self.journal.tell(id, args, audience)

    def fingerprint(self) -> str:
        """A hash of the whole state: equal states, and only they, have the same one."""
        words = [str(cell) for cell in self.cells]
        return sha256(f"{self.seed} {' '.join(words)}".encode()).hexdigest()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        if type(self) is not type(other) or self.seed != other.seed:
            return False
        mine = self.cells
        theirs = other.cells
        n = i64(len(mine))
        if i64(len(theirs)) != n:
            return False
        i: i64 = 0
        while i < n:
            if mine[i] != theirs[i]:
                return False
            i += 1
        return True

    def __hash__(self) -> int:
        raise TypeError("a state changes as it is played: use fingerprint()")

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> "State":
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        return restore, (type(self), [int(cell) for cell in self.cells], self.seed)


def restore(kind: type[State], cells: list[int], seed: int) -> State:
    """A state from its parts, for pickle."""
    copy = vec[i64](capacity=len(cells))
    for cell in cells:
        copy = append(copy, i64(cell))
    return kind(copy, seed)


def _among(action: i64, legal: vec[i64]) -> bool:
    low: i64 = 0
    high = i64(len(legal))
    while low < high:
        middle = (low + high) >> 1
        if legal[middle] < action:
            low = middle + 1
        else:
            high = middle
    return low < i64(len(legal)) and legal[low] == action
