"""Limits on requests, signed cookies, one-time codes and origins."""

from pathlib import Path

import pytest

from tests.server.client import Closed, Visitor
from tests.server.finished_games import finished_game
from tests.server.servers import GENEROUS_LIMITS, serving
from tianxia.engine import record
from tianxia.server.http.rate_limits import RateLimiter
from tianxia.server.http.security import Signer, generate_code, is_same_origin
from tianxia.server.tables.errors import Refused


def test_a_token_bucket_refills() -> None:
    now = 0.0
    limiter = RateLimiter((3, 30.0), lambda: now)
    assert [limiter.hit("ann") for _ in range(4)] == [0.0, 0.0, 0.0, 10.0]
    assert limiter.hit("bob") == 0.0
    now = 10.0
    assert limiter.hit("ann") == 0.0
    with pytest.raises(Refused) as refused:
        limiter.check("ann")
    assert refused.value.retry_after_s == 10.0


def test_only_signed_cookies_are_accepted() -> None:
    signer = Signer("secret")
    cookie = signer.sign_cookie("ann")
    assert signer.read_cookie(cookie) == "ann"
    assert signer.read_cookie(cookie.replace("ann", "bob")) == ""
    assert signer.read_cookie("") == ""
    assert Signer("another").read_cookie(cookie) == ""
    assert not signer.is_csrf_token("ann", signer.csrf_token("bob"))


def test_one_time_codes_are_long_and_unique() -> None:
    codes = {generate_code() for _ in range(200)}
    assert len(codes) == 200
    assert all(len(code) == 19 for code in codes)


def test_only_pages_of_the_server_have_the_same_origin() -> None:
    assert is_same_origin("https://play.example", "play.example")
    assert is_same_origin("http://127.0.0.1:80", "127.0.0.1:80")
    for origin in ("", "null", "https://play.example.evil", "https://evil", "http://play.example:81"):
        assert not is_same_origin(origin, "play.example")


async def test_limits_are_enforced_with_a_message(tmp_path: Path) -> None:
    limits = {
        **GENEROUS_LIMITS,
        "guests": [4, 3600.0],
        "tables": [2, 3600.0],
        "moves": [5, 3600.0],
        "messages": [30, 3600.0],
    }

    async def reach_limits(address: str) -> None:
        async with Visitor(address) as ann, Visitor(address) as bob, Visitor(address) as cleo:
            tables = [await visitor.request("POST", "/api/tables", NEW_TABLE) for visitor in (ann, bob, cleo)]
            assert [response.status_code for response in tables] == [201, 201, 429]
            assert int(tables[2].headers["retry-after"]) > 0
            assert tables[2].json()["reason"][0] == "server-too-many"
            async with Visitor(address) as fourth:
                assert fourth.token
            stranger = Visitor(address)
            response = await stranger.http.get("/api/me")
            assert response.status_code == 429
            await stranger.http.aclose()
            async with ann.sit(tables[0].json()["id"], "han") as han:
                answers = [await han.move("allow", 1) for _ in range(7)]
                reasons = [answer["reason"][0] for answer in answers]
                assert "server-too-many" not in reasons[:5]
                assert reasons[5:] == ["server-too-many"] * 2
                for _ in range(30):
                    await han.send(type="beat", t=0)
                with pytest.raises(Closed):
                    await han.wait_for("never")

    with serving(tmp_path, limits=limits) as server:
        await reach_limits(server.address)
        log = server.log()
    assert "tianxia=" not in log
    assert "key" not in log


NEW_TABLE = {"game": "chuhan", "seats": [{"kind": "me"}, {"kind": "me"}]}


async def test_failures_of_strangers_do_not_lock_out_a_guest_with_the_same_address(tmp_path: Path) -> None:
    limits = {**GENEROUS_LIMITS, "failures": [5, 3600.0]}
    with serving(tmp_path, limits=limits) as server:
        async with Visitor(server.address) as guest:
            stranger = Visitor(server.address)
            statuses = [(await stranger.request("POST", "/api/tables", NEW_TABLE)).status_code for _ in range(8)]
            await stranger.http.aclose()
            assert statuses[-1] == 429, "the stranger is refused"
            assert (await guest.request("POST", "/api/tables", NEW_TABLE)).status_code == 201
            statuses = [(await guest.request("POST", "/api/me/claim", {"code": "no"})).status_code for _ in range(8)]
            assert statuses[-1] == 429, "a guest who fails too often is refused as well"


async def test_a_guest_can_analyse_one_game_at_a_time(tmp_path: Path) -> None:
    with serving(tmp_path, TIANXIA_SELF_PLAY_GAMES="3000") as server:
        async with Visitor(server.address) as greedy, Visitor(server.address) as other:
            ids = [await upload_finished_game(greedy, seed) for seed in (31, 32)]
            for kind in ("luck", "chances"):
                await greedy.post(f"/api/replays/{ids[0]}/studies/{kind}")
            refused = await greedy.request("POST", f"/api/replays/{ids[1]}/studies/luck", {})
            assert (refused.status_code, refused.json()["reason"][0]) == (429, "server-studies-many")
            assert int(refused.headers["retry-after"]) > 0
            assert (await other.post(f"/api/replays/{ids[1]}/studies/luck"))["status"] == "running"


async def upload_finished_game(visitor: Visitor, seed: int) -> str:
    """Upload a random game of Chu Han; return the id of its table."""
    headers = {"X-CSRF-Token": visitor.token, "Content-Type": "text/plain"}
    text = record.write(finished_game("chuhan", seed))
    response = await visitor.http.post("/api/replays", content=text.encode(), headers=headers)
    assert response.status_code == 201, response.text
    return str(response.json()["id"])
