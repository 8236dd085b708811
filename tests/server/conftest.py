"""One server for all tests that can share it."""

from collections.abc import Iterator

import pytest

from tests.server.hosts import Server, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without pauses, delays and limits, as tests like it."""
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running
