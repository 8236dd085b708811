"""The package tianxia.rl: its optional dependencies, the versions of environments, and rendering."""

import hashlib
import subprocess
import sys
from importlib import import_module

import numpy as np
import pytest

from tianxia import rl
from tianxia.engine import registry
from tianxia.engine.rng import Rng
from tianxia.rl.svg_styles import inline_styles
from tianxia.rl.versions import env_name

BLOCK_EXTRAS = (
    "import sys; sys.modules.update(dict.fromkeys(['gymnasium', 'pettingzoo', 'PIL', 'resvg_py', 'pyspiel']))\n"
)


def test_the_games_do_not_need_the_extras() -> None:
    code = BLOCK_EXTRAS + "import tianxia, tianxia.rl, tianxia.cli.main; print(tianxia.rl.aec_env.__name__)"
    completed = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert completed.stdout == "aec_env\n"


def test_many_games_at_once_need_no_extra() -> None:
    code = BLOCK_EXTRAS + "from tianxia import rl; print(rl.vector_env('suntzu', 3).reset(seed=1)[0].shape)"
    completed = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert completed.stdout == "(3, 367)\n"


def test_a_missing_extra_is_named_with_its_command() -> None:
    code = BLOCK_EXTRAS + (
        "from tianxia import rl\n"
        "for make in (rl.aec_env, rl.raw_env, rl.parallel_env, rl.single_env):\n"
        "    try: make('chuhan')\n"
        "    except rl.MissingExtra as error: print(error)\n"
    )
    completed = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert completed.stdout.count('is not installed: pip install "tianxia[rl]".') == 4


def test_a_missing_openspiel_is_named_with_its_command() -> None:
    code = (
        BLOCK_EXTRAS
        + "from tianxia import rl\ntry: import tianxia.rl.openspiel\nexcept rl.MissingExtra as error: print(error)"
    )
    completed = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert completed.stdout == 'pyspiel is not installed: pip install "tianxia[openspiel]".\n'


# A change here affects trained agents: raise `observation_version` in games/GAME/game.py.
LAYOUT_HASHES = {
    "tianxia_chuhan_v2": "ff891c401703807e",
    "tianxia_suntzu_v2": "f68965f8738080c3",
    "tianxia_huang_v1": "decb957f6dcc9666",
}


@pytest.mark.parametrize("name", registry.names())
def test_a_version_keeps_its_actions_and_planes(name: str) -> None:
    game = registry.game(name)
    planes = import_module(f"tianxia.games.{name}.learning.observation").PLANES
    numbers = [(plane.name, plane.size, plane.scale) for plane in planes]
    layout_hash = hashlib.sha256(repr((game.num_actions, numbers)).encode()).hexdigest()[:16]
    assert layout_hash == LAYOUT_HASHES[env_name(game)]


@pytest.mark.parametrize("name", registry.names())
def test_every_environment_has_a_module_with_the_usual_names_of_pettingzoo(name: str) -> None:
    short_name = env_name(registry.game(name)).removeprefix("tianxia_")
    module = import_module(f"tianxia.rl.{short_name}")
    assert getattr(rl, short_name) is module
    env, raw_env, parallel_env = module.env(), module.raw_env(render_mode="ansi"), module.parallel_env()
    assert [str(made.metadata["name"]) for made in (env, raw_env, parallel_env)] == [f"tianxia_{short_name}"] * 3
    assert raw_env.render_mode == "ansi"


def test_style_sheets_are_inlined_with_their_variables() -> None:
    drawing = (
        '<svg xmlns="http://www.w3.org/2000/svg"><style>.a { --f: red; } .b { fill: var(--f); } '
        "g .b.c { fill: blue; } text { font: 600 12px Serif; } @media print { .b { fill: black; } }</style>"
        '<g class="a"><path class="b"/><path class="b c"/><text>x</text></g></svg>'
    )
    assert inline_styles(drawing) == (
        '<svg xmlns="http://www.w3.org/2000/svg"><g class="a"><path class="b" style="fill: red" />'
        '<path class="b c" style="fill: blue" />'
        '<text style="font-weight: 600; font-size: 12px; font-family: Serif">x</text></g></svg>'
    )


def test_pixels_show_the_drawing() -> None:
    env = rl.aec_env("huang", render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert isinstance(picture, np.ndarray)
    height, width, channels = picture.shape
    assert (width > height > 400, channels) == (True, 3)
    paper = (picture == np.array([0xF3, 0xEF, 0xE6])).all(axis=2)
    water = (picture == np.array([0xCB, 0xDB, 0xDE])).all(axis=2)
    assert paper.mean() > 0.02
    assert water.mean() > 0.02


def test_the_open_perspective_shows_every_view() -> None:
    env = rl.aec_env("chuhan", render_mode="ansi", perspective="open")
    env.reset(seed=1)
    text = str(env.render())
    assert "You are Han." in text
    assert "You are Chu." in text


@pytest.mark.parametrize("name", ["chuhan", "suntzu"])
def test_a_spectator_sees_card_backs_a_seat_its_hand_and_the_open_perspective_all_cards(name: str) -> None:
    seats = registry.game(name).seats
    card_backs = {}
    for perspective in ("public", seats[0], "open"):
        env = rl.aec_env(name, render_mode="svg", perspective=perspective)
        env.reset(seed=Rng(1).below(100))
        card_backs[perspective] = str(env.render()).count('class="weave"')
    assert card_backs["public"] > card_backs[seats[0]] > card_backs["open"]
