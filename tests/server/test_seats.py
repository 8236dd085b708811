"""Seats: drawn at random, changed before the game, shared on one device, swapped at a rematch."""

import asyncio
from pathlib import Path

import pytest

from tests.server.client import Json, Player, Visitor
from tests.server.servers import Server, postgres, serving

DRAWS = 24
"""So many tables that a fair draw gives the same seats at all of them only once in eight million runs."""


def own_seats(brief: Json) -> list[str]:
    """Return the names of a visitor's seats in a table summary."""
    return [seat["seat"] for seat in brief["seats"] if seat["you"]]


async def test_seats_against_a_bot_are_drawn_by_the_server(server: Server) -> None:
    async with Visitor(server.address) as me:
        random_tables = [await me.create_table("me", "novice", random_seats=True) for _ in range(DRAWS)]
        assert {tuple(own_seats(brief)) for brief in random_tables} == {("han",), ("chu",)}
        assert all(brief["random_seats"] and brief["status"] == "running" for brief in random_tables)
        assert all(sorted(seat["kind"] for seat in brief["seats"]) == ["bot", "human"] for brief in random_tables)
        chosen_tables = [await me.create_table("me", "novice") for _ in range(DRAWS)]
        assert {tuple(own_seats(brief)) for brief in chosen_tables} == {("han",)}
        assert not any(brief["random_seats"] for brief in chosen_tables)


async def draw_among_three(address: str) -> set[tuple[str, ...]]:
    """Create tables for two people and a bot, let the second person join, and return the players in order of seats."""
    orders = set()
    async with Visitor(address) as ann, Visitor(address) as bob:
        for _ in range(DRAWS):
            table = await ann.create_table("me", "open", "novice", game="huang", listed=True, random_seats=True)
            assert own_seats(table) == ["tiger"], "until the game starts, seats are placeholders"
            started = await bob.post(f"/api/tables/{table['id']}/join", {"seat": "rabbit"})
            assert started["status"] == "running"
            seats = (await ann.get(f"/api/tables/{table['id']}"))["seats"]
            orders.add(tuple("ann" if seat["you"] else "bot" if seat["kind"] == "bot" else "bob" for seat in seats))
    return orders


async def test_seats_among_people_are_drawn_when_the_game_starts(server: Server) -> None:
    orders = await draw_among_three(server.address)
    assert len(orders) > 2, "all six orders are equally likely"
    assert all(sorted(order) == ["ann", "bob", "bot"] for order in orders)


async def test_postgresql_draws_seats_too(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    with postgres() as address, serving(tmp_path / "data", database=address) as server:
        assert len(await draw_among_three(server.address)) > 2


async def test_a_player_who_is_drawn_to_another_seat_does_not_see_the_old_seats_hand(server: Server) -> None:
    async with Visitor(server.address) as ann, Visitor(server.address) as bob:
        moved_times = 0
        for _ in range(DRAWS):
            table = await ann.create_table("me", "open", listed=True, random_seats=True)
            async with ann.sit(table["id"], "han") as waiting:
                await bob.post(f"/api/tables/{table['id']}/join", {"seat": "chu"})
                seats = own_seats(await ann.get(f"/api/tables/{table['id']}"))
                if seats == ["han"]:
                    continue
                moved_times += 1
                bye = await waiting.wait_for("bye")
                assert bye["reason"][0] == "server-seat-foreign"
                assert not any('"view":{' in text for text in waiting.received)
                async with ann.sit(table["id"], seats[0]) as player:
                    assert isinstance(player.snapshot["view"]["hands"]["chu"], list)
                    assert isinstance(player.snapshot["view"]["hands"]["han"], int)
        assert moved_times > 0


async def test_a_rematch_draws_again(server: Server) -> None:
    async with Visitor(server.address) as me:
        seats = set()
        brief = await me.create_table("me", "novice", random_seats=True)
        for _ in range(DRAWS):
            [seat] = own_seats(brief)
            seats.add(seat)
            async with me.sit(brief["id"], seat) as player:
                await player.send(type="resign")
                while player.snapshot["brief"]["status"] != "over":
                    await player.wait_for("state")
                await player.send(type="offer", what="rematch")
                while "next" not in player.snapshot["offers"]:
                    await player.wait_for("state")
                brief = await me.get(f"/api/tables/{player.snapshot['offers']['next']}")
            assert brief["random_seats"]
            if len(seats) == 2:
                return
    raise AssertionError("every rematch gave the same seat")


async def test_a_waiting_player_can_change_seats_or_take_a_second_one(server: Server) -> None:
    async with Visitor(server.address) as me, Visitor(server.address) as other:
        table = await me.create_table("me", "open", "open", game="huang", listed=True)
        path = f"/api/tables/{table['id']}/join"
        assert own_seats(await me.post(path, {"seat": "rat", "move": True})) == ["rat"]
        assert own_seats(await me.post(path, {"seat": "tiger"})) == ["tiger", "rat"]
        joined = await other.post(path, {"seat": "rabbit", "move": True})
        assert joined["status"] == "running"
        assert own_seats(joined) == ["rabbit"]
        refused = await other.request("POST", path, {"seat": "tiger", "move": True})
        assert refused.status_code == 409
        assert own_seats(await other.get(f"/api/tables/{table['id']}")) == ["rabbit"]


async def test_failing_to_take_a_seat_keeps_the_old_one(server: Server) -> None:
    async with Visitor(server.address) as me, Visitor(server.address) as other:
        table = await me.create_table("me", "open", "open", game="huang", listed=True)
        path = f"/api/tables/{table['id']}/join"
        await other.post(path, {"seat": "rat"})
        refused = await me.request("POST", path, {"seat": "rat", "move": True})
        assert refused.status_code == 409
        assert own_seats(await me.get(f"/api/tables/{table['id']}")) == ["tiger"]
        responses = await asyncio.gather(
            *(guest.request("POST", path, {"seat": "rabbit", "move": True}) for guest in (me, other))
        )
        assert sorted(response.status_code for response in responses) == [200, 409]
        seats = (await me.get(f"/api/tables/{table['id']}"))["seats"]
        assert sorted(seat["kind"] for seat in seats) == ["human", "human", "open"]


async def resign_and_ask_for_rematch(player: Player) -> str:
    """End a game against bots, and return the id of the rematch's table."""
    await player.send(type="resign")
    while player.snapshot["brief"]["status"] != "over":
        await player.wait_for("state")
    await player.send(type="offer", what="rematch")
    while "next" not in player.snapshot["offers"]:
        await player.wait_for("state")
    rematch: str = player.snapshot["offers"]["next"]
    return rematch


async def test_two_players_swap_seats_at_a_rematch(server: Server) -> None:
    clock = {"kind": "game", "seconds": 600.0, "increment": 5.0}
    async with Visitor(server.address) as me:
        brief = await me.create_table("me", "novice", hints=False, clock=clock)
        for seat, bot in (("han", 1), ("chu", 0), ("han", 1)):
            assert own_seats(brief) == [seat]
            assert brief["seats"][bot]["kind"] == "bot"
            assert brief["seats"][bot]["level"] == "novice"
            assert (brief["hints"], brief["clock"]) == (False, clock)
            async with me.sit(brief["id"], seat) as player:
                brief = await me.get(f"/api/tables/{await resign_and_ask_for_rematch(player)}")


async def test_more_than_two_players_keep_their_seats_at_a_rematch(server: Server) -> None:
    async with Visitor(server.address) as me:
        brief = await me.create_table("novice", "me", "casual", game="huang")
        [seat] = own_seats(brief)
        async with me.sit(brief["id"], seat) as player:
            rematch = await me.get(f"/api/tables/{await resign_and_ask_for_rematch(player)}")
        assert own_seats(rematch) == [seat]
        assert [known.get("level") for known in rematch["seats"]] == ["novice", None, "casual"]


@pytest.mark.parametrize("listed", [True, False])
async def test_a_spectator_is_told_of_a_rematch_only_if_the_table_was_listed(server: Server, listed: bool) -> None:
    async with Visitor(server.address) as me, Visitor(server.address) as other:
        brief = await me.create_table("me", "novice", listed=listed)
        async with me.sit(brief["id"], "han") as player, other.sit(brief["id"]) as spectator:
            rematch = await resign_and_ask_for_rematch(player)
            async with me.sit(brief["id"]) as own_spectator:
                assert own_spectator.snapshot["offers"]["next"] == rematch, "players know it wherever they look"
            while not spectator.snapshot["offers"].get("rematch"):
                await spectator.wait_for("state")
            if listed:
                while "next" not in spectator.snapshot["offers"]:
                    await spectator.wait_for("state")
                async with other.sit(rematch) as watching:
                    assert watching.snapshot["view"] is not None
                    assert "key" not in watching.snapshot["brief"]
            else:
                async with other.sit(brief["id"]) as late:
                    assert "next" not in late.snapshot["offers"]
                assert not any(rematch in text for text in spectator.received)
