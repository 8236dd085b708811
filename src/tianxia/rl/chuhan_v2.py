"""PettingZoo's usual module for an environment: `from tianxia.rl import chuhan_v2`, then `chuhan_v2.env()`."""

from functools import partial

from tianxia import rl

env = partial(rl.aec_env, "chuhan")
raw_env = partial(rl.raw_env, "chuhan")
parallel_env = partial(rl.parallel_env, "chuhan")
