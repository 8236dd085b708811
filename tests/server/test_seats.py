"""Seats: drawn at random, changed before the game, or shared on one device."""

import asyncio
from pathlib import Path

from tests.server.client import Json, Visitor
from tests.server.servers import Server, postgres, serving

DRAWS = 24
"""Enough tables that a fair draw gives the same seats at all of them only once in eight million runs."""


def own_seats(brief: Json) -> list[str]:
    return [seat["seat"] for seat in brief["seats"] if seat["you"]]


async def test_seats_against_a_bot_are_drawn_by_the_server(server: Server) -> None:
    async with Visitor(server.address) as me:
        drawn = [await me.table("me", "novice", random_seats=True) for _ in range(DRAWS)]
        assert {tuple(own_seats(brief)) for brief in drawn} == {("han",), ("chu",)}
        assert all(brief["random_seats"] and brief["status"] == "running" for brief in drawn)
        assert all(sorted(seat["kind"] for seat in brief["seats"]) == ["bot", "human"] for brief in drawn)
        chosen = [await me.table("me", "novice") for _ in range(DRAWS)]
        assert {tuple(own_seats(brief)) for brief in chosen} == {("han",)}
        assert not any(brief["random_seats"] for brief in chosen)


async def draw_among_three(address: str) -> set[tuple[str, ...]]:
    """Create tables for two people and a bot, let the last person join, and return who got which seat."""
    found = set()
    async with Visitor(address) as one, Visitor(address) as two:
        for _ in range(DRAWS):
            laid = await one.table("me", "open", "novice", game="huang", listed=True, random_seats=True)
            assert own_seats(laid) == ["tiger"], "until the game starts, a seat is a mere place"
            begun = await two.post(f"/api/tables/{laid['id']}/join", {"seat": "rabbit"})
            assert begun["status"] == "running"
            seats = (await one.get(f"/api/tables/{laid['id']}"))["seats"]
            found.add(tuple("one" if seat["you"] else "bot" if seat["kind"] == "bot" else "two" for seat in seats))
    return found


async def test_seats_among_people_are_drawn_when_the_game_starts(server: Server) -> None:
    found = await draw_among_three(server.address)
    assert len(found) > 2, "all six orders are equally likely"
    assert all(sorted(order) == ["bot", "one", "two"] for order in found)


async def test_postgresql_draws_seats_too(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    with postgres() as address, serving(tmp_path / "data", database=address) as server:
        assert len(await draw_among_three(server.address)) > 2


async def test_a_player_who_is_drawn_to_another_seat_does_not_see_the_old_seats_hand(server: Server) -> None:
    async with Visitor(server.address) as one, Visitor(server.address) as two:
        moved = 0
        for _ in range(DRAWS):
            laid = await one.table("me", "open", listed=True, random_seats=True)
            async with one.sit(laid["id"], "han") as waiting:
                await two.post(f"/api/tables/{laid['id']}/join", {"seat": "chu"})
                seats = own_seats(await one.get(f"/api/tables/{laid['id']}"))
                if seats == ["han"]:
                    continue
                moved += 1
                bye = await waiting.until("bye")
                assert bye["reason"][0] == "server-seat-foreign"
                assert not any('"view":{' in text for text in waiting.heard)
                async with one.sit(laid["id"], seats[0]) as player:
                    assert isinstance(player.state["view"]["hands"]["chu"], list)
                    assert isinstance(player.state["view"]["hands"]["han"], int)
        assert moved > 0


async def test_a_rematch_draws_again(server: Server) -> None:
    async with Visitor(server.address) as me:
        seats = set()
        brief = await me.table("me", "novice", random_seats=True)
        for _ in range(DRAWS):
            [seat] = own_seats(brief)
            seats.add(seat)
            async with me.sit(brief["id"], seat) as player:
                await player.say(type="resign")
                while player.state["brief"]["status"] != "over":
                    await player.until("state")
                await player.say(type="offer", what="rematch")
                while "next" not in player.state["offers"]:
                    await player.until("state")
                brief = await me.get(f"/api/tables/{player.state['offers']['next']}")
            assert brief["random_seats"]
            if len(seats) == 2:
                return
    raise AssertionError("always the same seat")


async def test_a_waiting_player_may_move_to_another_seat_or_take_it_in_addition(server: Server) -> None:
    async with Visitor(server.address) as me, Visitor(server.address) as other:
        laid = await me.table("me", "open", "open", game="huang", listed=True)
        path = f"/api/tables/{laid['id']}/join"
        assert own_seats(await me.post(path, {"seat": "rat", "move": True})) == ["rat"]
        assert own_seats(await me.post(path, {"seat": "tiger"})) == ["tiger", "rat"]
        taken = await other.post(path, {"seat": "rabbit", "move": True})
        assert taken["status"] == "running"
        assert own_seats(taken) == ["rabbit"]
        late = await other.ask("POST", path, {"seat": "tiger", "move": True})
        assert late.status_code == 409
        assert own_seats(await other.get(f"/api/tables/{laid['id']}")) == ["rabbit"]


async def test_failing_to_take_a_seat_keeps_the_old_one(server: Server) -> None:
    async with Visitor(server.address) as me, Visitor(server.address) as other:
        laid = await me.table("me", "open", "open", game="huang", listed=True)
        path = f"/api/tables/{laid['id']}/join"
        await other.post(path, {"seat": "rat"})
        refused = await me.ask("POST", path, {"seat": "rat", "move": True})
        assert refused.status_code == 409
        assert own_seats(await me.get(f"/api/tables/{laid['id']}")) == ["tiger"]
        answers = await asyncio.gather(
            *(guest.ask("POST", path, {"seat": "rabbit", "move": True}) for guest in (me, other))
        )
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        seats = (await me.get(f"/api/tables/{laid['id']}"))["seats"]
        assert sorted(seat["kind"] for seat in seats) == ["human", "human", "open"]
