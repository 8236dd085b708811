"""A vectorised environment: many games stepped at once, with arrays of actions and observations."""

from collections.abc import Sequence
from operator import index
from typing import Any, Final, Literal

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import ArrayLike, NDArray

from tianxia.engine.deprecated import warn_renamed
from tianxia.engine.errors import BadOptions, IllegalAction, TianxiaError
from tianxia.engine.rng import Rng
from tianxia.engine.seeds import read_seed
from tianxia.engine.state import State
from tianxia.locales import say
from tianxia.rl.batch import ALL_LEGAL, DENSE, SPARSE, Batch
from tianxia.rl.episode import ActionMask, Episode, NotReset
from tianxia.rl.seeds import SAMPLE_STREAM, EpisodeSeeds
from tianxia.rl.versions import env_name

ObservationArray = NDArray[np.uint8] | NDArray[np.float32]
BoolArray = NDArray[np.bool_]
ActionArray = NDArray[np.int64]
RewardArray = NDArray[np.float32]
Info = dict[str, Any]


DType = Literal["uint8", "float32"]
"""The type of observations: integers, or these divided by `scale`, as in the other environments."""
Legal = Literal["dense", "sparse", "both"]
"""The format of legal actions: masks, lists, or both."""

_LEGAL_FORMATS: Final = {"dense": int(DENSE), "sparse": int(SPARSE), "both": int(DENSE | SPARSE)}


class BadActions(TianxiaError, ValueError):
    """The actions are not an array of integers, one for each environment."""


class RefusedAction(IllegalAction):
    """An action that is not legal in its environment."""

    @property
    def index(self) -> int:
        """The number of the environment, from 0."""
        return int(str(self.message.args["index"]))


class VectorEnv:
    """Many instances of one game; in each of them one seat acts after the other.

    `reset` and `step` return, for every environment, the observation of the seat that acts next. `info` has the legal
    actions of that seat, as `action_mask` or as `legal_actions` with `legal_offsets`, and its number, `player`. Where a
    game ends, `step` returns the result of every seat, and the first observation of the next game.
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
        """Create the environments; `tianxia.rl.vector_env` explains the arguments. Raises BadOptions."""
        episode = Episode(game, options)
        self.num_envs = _check_num_envs(num_envs)
        self.game: Final = episode.game
        self.name: Final = env_name(episode.game)
        self.seats: Final = tuple(episode.seats)
        self.num_actions: Final = episode.num_actions
        self.obs_size: Final = episode.obs_size
        """The length of an observation."""
        try:
            self.scale: Final = episode.game.scale(episode.state)
        except NotImplementedError:
            raise BadOptions("rl-vector-planes", game=game) from None
        if dtype not in ("uint8", "float32"):
            raise BadOptions("rl-vector-dtype", given=str(dtype)[:40])
        if legal not in _LEGAL_FORMATS:
            raise BadOptions("rl-vector-legal", given=str(legal)[:40])
        self.copy: Final = copy
        self.dtype: Final = dtype
        self.legal: Final = legal
        self.closed = False
        self._options = episode.options
        self._seeds = [EpisodeSeeds() for _ in range(self.num_envs)]
        self._first_seeds: list[int | None] = [None] * self.num_envs
        """The seeds of the first games after a reset, until these games have begun."""
        formats = _LEGAL_FORMATS[legal]
        self._batch = Batch(self.num_envs, len(self.seats), self.num_actions, self.obs_size, formats, self._new_state)
        self._is_ready = False
        """Whether the games can be stepped: after `reset`, unless a call failed in the middle."""
        self._rows = np.arange(self.num_envs)
        self._float_buffer = np.empty((0 if copy else self.num_envs, self.obs_size), np.float32)
        """The memory of float observations with `copy=False`."""

    @property
    def size(self) -> int:
        """The old name of `obs_size`."""
        warn_renamed("size", "obs_size")
        return int(self.obs_size)

    def reset(
        self, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[ObservationArray, Info]:
        """Start a new game in every environment, and return the first observations and info.

        Environment i plays from seed + i; a sequence gives each environment its own seed. Raises BadOptions.
        """
        given_seeds = self._seeds_per_env(seed)
        self._is_ready = False
        first_seeds = [seeds.next_seed(given) for seeds, given in zip(self._seeds, given_seeds, strict=True)]
        self._first_seeds[:] = first_seeds
        self._batch.start([Rng(first, SAMPLE_STREAM) for first in first_seeds])
        self._is_ready = True
        return self._observations(), self._info()

    def step(self, actions: ArrayLike) -> tuple[ObservationArray, RewardArray, BoolArray, BoolArray, Info]:
        """Take one action in each environment.

        Returns observations, the rewards of the seats that acted, terminations, truncations (never), and info, whose
        `seat_rewards` has a row for each environment and a number for each seat. Raises RefusedAction with the first
        environment whose action is illegal, BadActions or NotReset; then nothing has changed in any environment.
        """
        batch, checked = self._batch, self._check_actions(actions)
        self._is_ready = False
        refused = int(batch.step(vec[i64](checked.data)))
        self._is_ready = True
        if refused != ALL_LEGAL:
            seat = self.seats[int(batch.current_seat[refused])]
            action = str(checked[refused])
            raise RefusedAction("rl-vector-illegal", index=str(refused), action=action, seat=seat)
        rewards = np.frombuffer(memoryview(batch.rewards)).astype(np.float32).reshape(self.num_envs, -1)
        terminated = self._export(np.frombuffer(memoryview(batch.terminated), np.bool_))
        info = self._info()
        info["seat_rewards"] = rewards
        acting_rewards: RewardArray = rewards[self._rows, np.frombuffer(memoryview(batch.last_seat), np.int64)]
        return self._observations(), acting_rewards, terminated, np.zeros(self.num_envs, np.bool_), info

    def sample(self) -> ActionArray:
        """Return a random legal action for each environment, drawn from its own seed. Raises NotReset."""
        self._check_ready()
        return np.frombuffer(memoryview(self._batch.sample_actions()), np.int64).copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Raise TypeError: the environment can be neither copied nor pickled."""
        raise TypeError(say("rl-vector-copy"))

    def close(self, **kwargs: Any) -> None:
        """Release the games; `reset` starts new ones."""
        self._is_ready = False
        self._batch.states = []
        self.closed = True

    def _new_state(self, environment: int) -> State:
        first, self._first_seeds[environment] = self._first_seeds[environment], None
        seed = self._seeds[environment].next_seed(None) if first is None else first
        state: State = self.game.new(self._options, seed)
        return state

    def _seeds_per_env(self, seed: int | Sequence[int] | None) -> list[int | None]:
        """Return the seed of each environment; None where none was given. Raises BadOptions."""
        if seed is None:
            return [None] * self.num_envs
        if isinstance(seed, Sequence | np.ndarray):
            if len(seed) != self.num_envs:
                raise BadOptions("rl-vector-seeds", number=str(self.num_envs), given=str(len(seed)))
            return [read_seed(env_seed) for env_seed in seed]
        first = index(seed)
        return [read_seed(first + i) for i in range(self.num_envs)]

    def _check_actions(self, actions: ArrayLike) -> ActionArray:
        """Return the actions as a contiguous array of int64. Raises BadActions or NotReset."""
        self._check_ready()
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            description = f"{given.dtype}, {given.shape}"
            raise BadActions("rl-vector-actions", number=str(self.num_envs), given=description)
        return np.ascontiguousarray(given, np.int64)

    def _check_ready(self) -> None:
        if not self._is_ready:
            raise NotReset("rl-reset")

    def _observations(self) -> ObservationArray:
        counts = np.frombuffer(memoryview(self._batch.observations), np.uint8).reshape(self.num_envs, -1)
        if self.dtype == "uint8":
            return self._export(counts)
        if self.copy:
            return np.divide(counts, self.scale, dtype=np.float32)
        np.divide(counts, self.scale, out=self._float_buffer)
        floats = self._float_buffer.view()
        floats.flags.writeable = False
        return floats

    def _info(self) -> Info:
        batch = self._batch
        info: Info = {
            "player": self._export(np.frombuffer(memoryview(batch.current_seat), np.int64)),
            "overtaken": self._export(np.frombuffer(memoryview(batch.is_overtaken), np.bool_)),
        }
        if batch.has_masks:
            mask: ActionMask = np.frombuffer(memoryview(batch.masks), np.int8).reshape(self.num_envs, -1)
            info["action_mask"] = self._export(mask)
        if batch.has_lists:
            info["legal_actions"] = self._export(np.frombuffer(memoryview(batch.legal_actions), np.int64))
            info["legal_offsets"] = self._export(np.frombuffer(memoryview(batch.legal_offsets), np.int64))
        return info

    def _export(self, view: NDArray[Any]) -> NDArray[Any]:
        """Return a copy of a view of the batch's memory, or with `copy=False` the view itself."""
        return view.copy() if self.copy else view


def _check_num_envs(n: int) -> int:
    if isinstance(n, bool) or not isinstance(n, int | np.integer) or n < 1:
        raise BadOptions("rl-vector-number", given=str(n)[:40])
    return int(n)
