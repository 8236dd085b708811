"""PettingZoo's usual module for an environment: `from tianxia.rl import suntzu_v2`, then `suntzu_v2.env()`."""

from functools import partial

from tianxia import rl

env = partial(rl.aec_env, "suntzu")
raw_env = partial(rl.raw_env, "suntzu")
parallel_env = partial(rl.parallel_env, "suntzu")
