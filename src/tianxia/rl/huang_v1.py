"""PettingZoo's usual module for an environment: `from tianxia.rl import huang_v1`, then `huang_v1.env()`."""

from functools import partial

from tianxia import rl

env = partial(rl.aec_env, "huang")
raw_env = partial(rl.raw_env, "huang")
parallel_env = partial(rl.parallel_env, "huang")
