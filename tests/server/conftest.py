"""One server for all tests that can share it."""

from collections.abc import Iterator

import pytest

from tests.server.servers import Server, dealing, occasion


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without pauses, delays and limits, as tests like it."""
    with dealing(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def server(shared: Server, request: pytest.FixtureRequest) -> Server:
    """The shared one; what it deals follows from the name of the test."""
    occasion(shared, request.node.name)
    return shared
