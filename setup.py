"""What mypyc compiles. Set TIANXIA_PURE=1 to install the same files uncompiled."""

import os
import re
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup

# The engine's hot parts and the rules. Text, files and errors stay plain Python.
COMPILED = [
    "bots/search/clock.py",
    "bots/search/evaluator.py",
    "bots/search/ismcts.py",
    "bots/search/plain_mcts.py",
    "engine/chance.py",
    "engine/journal.py",
    "engine/observation_writer.py",
    "engine/playout.py",
    "engine/rng.py",
    "engine/state.py",
    "games/chuhan/bots/campaign_chances.py",
    "games/chuhan/bots/endgame.py",
    "games/chuhan/bots/evaluator.py",
    "games/chuhan/bots/win_probability.py",
    "games/chuhan/learning/planes.py",
    "games/chuhan/rules/actions.py",
    "games/chuhan/rules/apply.py",
    "games/chuhan/rules/battle.py",
    "games/chuhan/rules/campaign_end.py",
    "games/chuhan/rules/cards.py",
    "games/chuhan/rules/chapters.py",
    "games/chuhan/rules/events.py",
    "games/chuhan/rules/fields.py",
    "games/chuhan/rules/going_over.py",
    "games/chuhan/rules/legal.py",
    "games/chuhan/rules/loyalty.py",
    "games/chuhan/rules/loyalty_deal.py",
    "games/chuhan/rules/play_texts.py",
    "games/chuhan/rules/powers.py",
    "games/chuhan/rules/rules_state.py",
    "games/chuhan/rules/sample.py",
    "games/chuhan/rules/scoring.py",
    "games/chuhan/rules/seats.py",
    "games/chuhan/rules/sets.py",
    "games/chuhan/rules/tricks.py",
    "games/chuhan/state.py",
    "games/huang/bots/conflict_policy.py",
    "games/huang/bots/evaluator.py",
    "games/huang/bots/exchanges.py",
    "games/huang/bots/quick_score.py",
    "games/huang/bots/skill.py",
    "games/huang/bots/successive_halving.py",
    "games/huang/bots/triangles.py",
    "games/huang/bots/turn_policy.py",
    "games/huang/learning/planes.py",
    "games/huang/rules/actions.py",
    "games/huang/rules/apply.py",
    "games/huang/rules/bandits.py",
    "games/huang/rules/board_geometry.py",
    "games/huang/rules/buildings.py",
    "games/huang/rules/conflicts.py",
    "games/huang/rules/deal.py",
    "games/huang/rules/fields.py",
    "games/huang/rules/groups.py",
    "games/huang/rules/hex_scans.py",
    "games/huang/rules/leaders.py",
    "games/huang/rules/legal.py",
    "games/huang/rules/marks.py",
    "games/huang/rules/payments.py",
    "games/huang/rules/phases.py",
    "games/huang/rules/placing.py",
    "games/huang/rules/revolts.py",
    "games/huang/rules/rules_state.py",
    "games/huang/rules/sample.py",
    "games/huang/rules/scoring.py",
    "games/huang/rules/seats.py",
    "games/huang/rules/tiles.py",
    "games/huang/rules/turns.py",
    "games/huang/rules/wars.py",
    "games/huang/state.py",
    "games/suntzu/bots/battle_lookup.py",
    "games/suntzu/bots/best_reply.py",
    "games/suntzu/bots/depth_limited_solving.py",
    "games/suntzu/bots/double_oracle.py",
    "games/suntzu/bots/evaluator.py",
    "games/suntzu/bots/regret_matching.py",
    "games/suntzu/bots/rollouts.py",
    "games/suntzu/learning/planes.py",
    "games/suntzu/rules/actions.py",
    "games/suntzu/rules/apply.py",
    "games/suntzu/rules/armies.py",
    "games/suntzu/rules/battle_stages.py",
    "games/suntzu/rules/battles.py",
    "games/suntzu/rules/cards.py",
    "games/suntzu/rules/deal.py",
    "games/suntzu/rules/events.py",
    "games/suntzu/rules/fields.py",
    "games/suntzu/rules/generals.py",
    "games/suntzu/rules/legal.py",
    "games/suntzu/rules/outcomes.py",
    "games/suntzu/rules/phases.py",
    "games/suntzu/rules/rounds.py",
    "games/suntzu/rules/rules_state.py",
    "games/suntzu/rules/sample.py",
    "games/suntzu/rules/scoring.py",
    "games/suntzu/rules/seats.py",
    "games/suntzu/rules/stages.py",
    "games/suntzu/rules/track.py",
    "games/suntzu/state.py",
    "rl/batch.py",
    "rl/openspiel/steps.py",
]

NO_COMPILER = """
Tianxia compiles its rules, and {missing}.
  - Install a C compiler with Python's headers (Debian: apt install gcc python3-dev), or
  - set TIANXIA_PURE=1 to install and run the same files uncompiled: everything works, but slower.
"""


def missing() -> str:
    """Return what is missing for compiling on this machine; empty if nothing is."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if shutil.which(command[0]) is None:
        return f"found no C compiler ({command[0]})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "found no Python headers (Python.h)"
    return ""


# A vec that compiled code receives from uncompiled code, as an argument or as the value of an attribute.
UNBOXED_VEC = re.compile(r"\b(arg_\w+|tmp) = Vec(I64|I32|I16|U8|Float|Bool)Api\.unbox\((?:obj_\w+|value)\);")


def fix_vec_leak(source: Path) -> None:
    """Release the references to unboxed vecs in C code: mypyc 2.4 takes a reference and never releases it."""
    text = source.read_text(encoding="utf-8")
    fixed = UNBOXED_VEC.sub(lambda m: f"{m[0]} if (!VEC_IS_ERROR({m[1]})) VEC_{m[2].upper()}_DECREF({m[1]});", text)
    source.write_text(fixed, encoding="utf-8")


# Only the compiled modules are checked, as strictly as by `make lint`; other modules of ours are read for their types.
# So building does not need the packages that other modules import. No type of such a package may reach a compiled
# module: it would silently become Any, which is slow.
MYPY_OPTIONS = ["--follow-imports=silent", "--disallow-any-unimported"]

# pip runs these setuptools commands before it builds, each in a separate process. Only the last is for a wheel.
WITHOUT_COMPILING = {"egg_info", "sdist"}
METADATA_OF_WHEEL = "dist_info"


def compiled_modules() -> list[Extension]:
    """Type-check the modules, write their C code, and return the extension modules for setuptools."""
    from mypyc.build import mypycify

    modules = mypycify(
        [*MYPY_OPTIONS, *(f"src/tianxia/{name}" for name in COMPILED)], opt_level="3", strip_asserts=False
    )
    for module in modules:
        # The functions are never interposed at run time, so the compiler may inline them.
        module.extra_compile_args.append("-fno-semantic-interposition")
        for source in module.sources:
            if "__native" in source:
                fix_vec_leak(Path(source))
    return list(modules)


if os.environ.get("TIANXIA_PURE") == "1" or WITHOUT_COMPILING.intersection(sys.argv[1:]):
    setup()
elif missing():
    sys.exit(NO_COMPILER.format(missing=missing()))
elif METADATA_OF_WHEEL in sys.argv[1:]:
    setup()
else:
    setup(ext_modules=compiled_modules())
