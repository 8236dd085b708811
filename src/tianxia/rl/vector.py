"""Many games at once, for those who train on batches: arrays in, arrays out."""

from collections.abc import Sequence
from operator import index
from typing import Any, Final, Literal

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import ArrayLike, NDArray

from tianxia.engine.errors import BadOptions, IllegalAction, TianxiaError
from tianxia.engine.rng import Rng
from tianxia.engine.seeds import read_seed
from tianxia.engine.state import State
from tianxia.locales import say
from tianxia.rl.batch import ALL_LEGAL, DENSE, SPARSE, Batch
from tianxia.rl.deal import Deal, Mask, NotReset
from tianxia.rl.deprecated import warn_renamed
from tianxia.rl.seeds import SAMPLING, Seeds
from tianxia.rl.versions import env_name

Numbers = NDArray[np.uint8] | NDArray[np.float32]
Flags = NDArray[np.bool_]
Actions = NDArray[np.int64]
Rewards = NDArray[np.float32]
Info = dict[str, Any]


DType = Literal["uint8", "float32"]
"""What observations are made of: whole numbers, or these divided by `scale`, as the other environments show them."""
Legal = Literal["dense", "sparse", "both"]
"""How legal actions are told: masks, lists, or both."""

_FORMS: Final = {"dense": int(DENSE), "sparse": int(SPARSE), "both": int(DENSE | SPARSE)}


class BadActions(TianxiaError, ValueError):
    """No array of actions, one for each environment."""


class RefusedAction(IllegalAction):
    """An action that is not legal in its environment."""

    @property
    def index(self) -> int:
        """Which environment that is."""
        return int(str(self.message.args["index"]))


class VectorEnv:
    """Games of one kind side by side; in each of them one seat after the other decides.

    `reset` and `step` tell of every environment what the seat to decide knows, `observations`. `info` has its legal
    actions, `action_mask` or `legal_actions` with `legal_offsets`, and which seat it is, `player`. Where a game ends,
    `step` gives every seat its result and is in the next game already.
    """

    def __init__(
        self,
        game: str,
        num_envs: int,
        copy: bool = True,
        dtype: DType = "uint8",
        legal: Legal = "dense",
        **options: Any,
    ) -> None:
        deal = Deal(game, options)
        self.num_envs = _number(num_envs)
        self.game: Final = deal.game
        self.name: Final = env_name(deal.game)
        self.seats: Final = tuple(deal.seats)
        self.num_actions: Final = deal.num_actions
        self.obs_size: Final = deal.size
        """How many numbers an observation has."""
        try:
            self.scale: Final = deal.game.scale(deal.state)
        except NotImplementedError:
            raise BadOptions("rl-vector-planes", game=game) from None
        if dtype not in ("uint8", "float32"):
            raise BadOptions("rl-vector-dtype", given=str(dtype)[:40])
        if legal not in _FORMS:
            raise BadOptions("rl-vector-legal", given=str(legal)[:40])
        self.copy: Final = copy
        self.dtype: Final = dtype
        self.legal: Final = legal
        self.closed = False
        self._options = deal.options
        self._seeds = [Seeds() for _ in range(self.num_envs)]
        self._first: list[int | None] = [None] * self.num_envs
        """The seeds of first games, until they are dealt."""
        forms = _FORMS[legal]
        self._batch = Batch(self.num_envs, len(self.seats), self.num_actions, self.obs_size, forms, self._deal)
        self._dealt = False
        self._rows = np.arange(self.num_envs)
        self._floats = np.empty((0 if copy else self.num_envs, self.obs_size), np.float32)
        """Where observations are divided, if they are no copies."""

    @property
    def size(self) -> int:
        """The old name of `obs_size`."""
        warn_renamed("size", "obs_size")
        return int(self.obs_size)

    def reset(
        self, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, Info]:
        """Deals all games anew: environment i from seed + i, or from the seed of its own if there are n of them."""
        given = self._spread(seed)
        self._dealt = False
        first = [seeds.next(one) for seeds, one in zip(self._seeds, given, strict=True)]
        self._first[:] = first
        self._batch.begin([Rng(one, SAMPLING) for one in first])
        self._dealt = True
        return self._observations(), self._info()

    def step(self, actions: ArrayLike) -> tuple[Numbers, Rewards, Flags, Flags, Info]:
        """Does an action in each environment. If one of them is not legal, RefusedAction says which, and none is done.

        Observations, rewards of the seats that acted, terminations, truncations (never), info. `seat_rewards` in info
        has a row for each environment, a number for each seat.
        """
        batch, chosen = self._batch, self._checked(actions)
        self._dealt = False
        refused = int(batch.step(vec[i64](chosen.data)))
        self._dealt = True
        if refused != ALL_LEGAL:
            seat = self.seats[int(batch.asked[refused])]
            action = str(chosen[refused])
            raise RefusedAction("rl-vector-illegal", index=str(refused), action=action, seat=seat)
        rewards = np.frombuffer(memoryview(batch.rewards)).astype(np.float32).reshape(self.num_envs, -1)
        terminated = self._shown(np.frombuffer(memoryview(batch.over), np.bool_))
        info = self._info()
        info["seat_rewards"] = rewards
        own: Rewards = rewards[self._rows, np.frombuffer(memoryview(batch.last), np.int64)]
        return self._observations(), own, terminated, np.zeros(self.num_envs, np.bool_), info

    def sample(self) -> Actions:
        """A random legal action for each environment; they follow from its seed, whatever the others do."""
        self._check_dealt()
        return np.frombuffer(memoryview(self._batch.choose()), np.int64).copy()

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError(say("rl-vector-copy"))

    def close(self, **kwargs: Any) -> None:
        """Lets the games go: `reset` deals new ones."""
        self._dealt = False
        self._batch.states = []
        self.closed = True

    def _deal(self, environment: int) -> State:
        first, self._first[environment] = self._first[environment], None
        seed = self._seeds[environment].next(None) if first is None else first
        state: State = self.game.new(self._options, seed)
        return state

    def _spread(self, seed: int | Sequence[int] | None) -> list[int | None]:
        """The seed of each environment, where one was given."""
        if seed is None:
            return [None] * self.num_envs
        if isinstance(seed, Sequence | np.ndarray):
            if len(seed) != self.num_envs:
                raise BadOptions("rl-vector-seeds", number=str(self.num_envs), given=str(len(seed)))
            return [read_seed(one) for one in seed]
        first = index(seed)
        return [read_seed(first + i) for i in range(self.num_envs)]

    def _checked(self, actions: ArrayLike) -> Actions:
        """Actions as an array of the right kind and size. Refuses with BadActions."""
        self._check_dealt()
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            what = f"{given.dtype}, {given.shape}"
            raise BadActions("rl-vector-actions", number=str(self.num_envs), given=what)
        return np.ascontiguousarray(given, np.int64)

    def _check_dealt(self) -> None:
        if not self._dealt:
            raise NotReset("rl-reset")

    def _observations(self) -> Numbers:
        counts = np.frombuffer(memoryview(self._batch.observations), np.uint8).reshape(self.num_envs, -1)
        if self.dtype == "uint8":
            return self._shown(counts)
        if self.copy:
            return np.divide(counts, self.scale, dtype=np.float32)
        np.divide(counts, self.scale, out=self._floats)
        floats = self._floats.view()
        floats.flags.writeable = False
        return floats

    def _info(self) -> Info:
        batch = self._batch
        info: Info = {
            "player": self._shown(np.frombuffer(memoryview(batch.asked), np.int64)),
            "overtaken": self._shown(np.frombuffer(memoryview(batch.overtaken), np.bool_)),
        }
        if batch.dense:
            mask: Mask = np.frombuffer(memoryview(batch.masks), np.int8).reshape(self.num_envs, -1)
            info["action_mask"] = self._shown(mask)
        if batch.sparse:
            info["legal_actions"] = self._shown(np.frombuffer(memoryview(batch.indices), np.int64))
            info["legal_offsets"] = self._shown(np.frombuffer(memoryview(batch.offsets), np.int64))
        return info

    def _shown(self, view: NDArray[Any]) -> NDArray[Any]:
        return view.copy() if self.copy else view


def _number(n: int) -> int:
    if isinstance(n, bool) or not isinstance(n, int | np.integer) or n < 1:
        raise BadOptions("rl-vector-number", given=str(n)[:40])
    return int(n)
