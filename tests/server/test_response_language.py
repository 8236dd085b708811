"""The server uses the language that a request prefers."""

import httpx
import pytest

from tests.server.servers import Server
from tests.support.waiting import DEADLINE_S
from tianxia.locales import pseudo, say


@pytest.mark.parametrize(
    ("accept_language", "lang"),
    [
        ("qps", "qps"),
        ("xx, qps;q=0.9, en;q=0.8", "qps"),
        ("qps;q=0.2, en-GB;q=0.8", "en"),
        ("", "en"),
        ("qps;q=", "qps"),
    ],
)
def test_a_new_guest_gets_a_name_in_the_preferred_language(server: Server, accept_language: str, lang: str) -> None:
    headers = {"accept-language": accept_language}
    name = httpx.get(f"{server.address}/api/me", headers=headers, timeout=DEADLINE_S).json()["name"]
    assert name.startswith(say("server-guest", {"number": ""}, lang))


def test_all_messages_of_a_language_are_sent_as_one_file(server: Server) -> None:
    assert "chuhan-name = Chu Han" in httpx.get(f"{server.address}/words/en.ftl", timeout=DEADLINE_S).text
    assert "chuhan-name = Ćĥúú Ĥááń" in httpx.get(f"{server.address}/words/{pseudo.CODE}.ftl", timeout=DEADLINE_S).text
    assert httpx.get(f"{server.address}/words/tlh.ftl", timeout=DEADLINE_S).status_code == 404
