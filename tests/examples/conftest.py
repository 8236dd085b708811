"""Registers the example game for the tests of this folder."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.support.example_game import make_importable
from tianxia.engine import registry
from tianxia.engine.game import Game


@pytest.fixture
def tianji() -> Iterator[Game[Any, Any]]:
    """The game of `examples/tianji`."""
    make_importable()
    from tianxia_tianji.manifest import manifest

    registry.add(manifest)
    yield manifest.load_game()
    registry.remove("tianji")
