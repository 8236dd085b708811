"""Prepare tables for browser tests: play through the protocol until a table is in the state a test needs."""

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tests.server.client import Json, Player, Visitor
from tests.support.async_tests import run_async

MAX_GAMES = 40
"""After this many games without success, the test fails."""
GENERAL_QUESTION_CARDS = ("7", "8", "9", "10", "-1")
"""Cards on which a general of Sun Tzu can act, so that he is asked about a general whenever he plays player."""
Policy = Callable[[list[str], random.Random], str]
Condition = Callable[[list[Json]], bool]
"""Whether the snapshots of all seats fulfil the condition of a test."""


@dataclass
class PreparedTable:
    """A table in the requested state, and the cookies of its players."""

    id: str
    cookies: dict[str, str]
    views: dict[str, Json] = field(default_factory=dict)


def play_longest_set(legal: list[str], rng: random.Random) -> str:
    """Choose the longest set, so that battles end soon."""
    plays = [text for text in legal if text.startswith("play ") and "…" not in text]
    return max(plays, key=len) if plays else rng.choice(legal)


def hoard_cards(legal: list[str], rng: random.Random) -> str:
    """Choose writs and passes, so that the hand grows."""
    del rng
    for text in ("writ", "pass"):
        if text in legal:
            return text
    return min(legal, key=len)


def play_low_orders(legal: list[str], rng: random.Random) -> str:
    """Choose the lowest orders of Sun Tzu and no general but Move, and keep every 7 to 10 and -1."""
    del rng
    if any(text.startswith("orders ") for text in legal):
        return "orders jinyan=1 qin=2 hanqi=3 chu=4 wu=5"
    for text in ("no", "general move", "from pool"):
        if text in legal:
            return text
    return max(legal, key=lambda text: sum(word in GENERAL_QUESTION_CARDS for word in text.split()))


def play_to(address: str, wanted: Condition, policy: Policy = play_longest_set, **table: Any) -> PreparedTable:
    """Let two guests play Chu Han by a policy, game after game, until `wanted` holds."""
    return run_async(_play_to(address, wanted, policy, table))


def play_to_against_bot(
    address: str,
    wanted: Condition,
    policy: Policy = play_longest_set,
    level: str = "novice",
    game: str = "chuhan",
    **table: Any,
) -> PreparedTable:
    """Let a guest play against a bot by a policy, game after game, until `wanted` holds for the guest's snapshot."""
    return run_async(_play_to_against_bot(address, wanted, policy, level, {"game": game, **table}))


def play_to_war(address: str) -> PreparedTable:
    """Let two guests of Huang start a war of Wei against Han without tiles; the attacker, in Wei, is named first."""
    return run_async(_play_to_war(address))


def play_huang_to_end(address: str, players: int) -> PreparedTable:
    """Let a guest play Huang against novices until the end, mostly by exchanging tiles."""
    return run_async(_play_huang_to_end(address, players))


def is_near_end(states: list[Json]) -> bool:
    """Whether a player is one or two battles away from winning."""
    return any(points >= 25 for points in states[0]["view"]["vp"].values())


async def _play_to_against_bot(
    address: str, wanted: Condition, policy: Policy, level: str, table_options: Json
) -> PreparedTable:
    rng = random.Random(1)
    async with Visitor(address) as guest:
        for _ in range(MAX_GAMES):
            table = await guest.create_table("me", level, **table_options)
            seat = table["seats"][0]["seat"]
            async with guest.sit(table["id"], seat) as player:
                while (question := await player.wait_for_question()) is not None:
                    if wanted([player.snapshot]):
                        return PreparedTable(
                            table["id"], {seat: guest.http.cookies["tianxia"]}, {seat: player.snapshot["view"]}
                        )
                    await player.move(await player.complete_move(policy(question["legal"], rng)))
                    while (now := player.snapshot["question"]) and now["number"] == question["number"]:
                        await player.wait_for("state")
    raise AssertionError(f"the condition did not hold in {MAX_GAMES} games")


async def _play_to(address: str, wanted: Condition, policy: Policy, table: Json) -> PreparedTable:
    rng = random.Random(1)
    async with Visitor(address) as han, Visitor(address) as chu:
        for _ in range(MAX_GAMES):
            brief = await han.create_table("me", "open", listed=True, **table)
            await chu.post(f"/api/tables/{brief['id']}/join", {"seat": "chu"})
            async with han.sit(brief["id"], "han") as first, chu.sit(brief["id"], "chu") as second:
                if await _play_until([first, second], wanted, lambda legal: policy(legal, rng)):
                    cookies = {"han": han.http.cookies["tianxia"], "chu": chu.http.cookies["tianxia"]}
                    return PreparedTable(
                        brief["id"], cookies, {player.seat or "": player.snapshot["view"] for player in (first, second)}
                    )
    raise AssertionError(f"the condition did not hold in {MAX_GAMES} games")


async def _play_until(players: list[Player], wanted: Condition, pick: Callable[[list[str]], str]) -> bool:
    while True:
        for player in players:
            while player.snapshot["view"] is None:
                await player.wait_for("state")
        if all(player.snapshot["brief"]["status"] == "over" for player in players):
            return False
        if len({_public(player.snapshot["view"]) for player in players}) > 1:
            await _wait_for_news(players)
            continue
        asked = [player for player in players if player.snapshot["question"] is not None]
        if asked and wanted([player.snapshot for player in players]):
            return True
        if not asked:
            await _wait_for_news(players)
            continue
        for player in asked:
            question = player.snapshot["question"]
            await player.move(await player.complete_move(pick(question["legal"])))
            while (now := player.snapshot["question"]) and now["number"] == question["number"]:
                await player.wait_for("state")


def _public(view: Json) -> str:
    """Return what is public in a view. Views of two seats differ in it only if one has not received the last news."""
    return repr(
        [view.get(key) for key in ("battle", "vp", "turn", "set", "table", "discard", "pending", "giving", "winner")]
    )


async def _wait_for_news(players: list[Player]) -> None:
    tasks = [asyncio.create_task(player.wait_for("state")) for player in players]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def _play_to_war(address: str) -> PreparedTable:
    async with Visitor(address) as one, Visitor(address) as two:
        table = await one.create_table("me", "open", game="huang", listed=True, hints=True)
        mine, free = (seat["seat"] for seat in table["seats"])
        await two.post(f"/api/tables/{table['id']}/join", {"seat": free})
        async with one.sit(table["id"], mine) as first, two.sit(table["id"], free) as second:
            while first.snapshot["question"] is None and second.snapshot["question"] is None:
                await _wait_for_news([first, second])
            defender, attacker = (first, second) if first.snapshot["question"] else (second, first)
            for player, wanted in (
                (defender, "leader red I8"),
                (defender, "leader yellow B8"),
                (attacker, "leader red K8"),
                (attacker, "J8"),
            ):
                question = await player.wait_for_question()
                assert question is not None
                await player.move(next(text for text in question["legal"] if text.endswith(wanted)))
                while (now := player.snapshot["question"]) and now["number"] == question["number"]:
                    await player.wait_for("state")
            assert await defender.wait_for_question() is not None
        cookies = {player.seat or "": player.visitor.http.cookies["tianxia"] for player in (attacker, defender)}
        return PreparedTable(table["id"], cookies)


async def _play_huang_to_end(address: str, players: int) -> PreparedTable:
    rng = random.Random(1)

    def exchange_or_place(legal: list[str]) -> str:
        exchanges = [text for text in legal if text.startswith("exchange ") and "…" not in text]
        return rng.choice(exchanges if exchanges and rng.random() < 0.5 else legal)

    async with Visitor(address) as guest:
        table = await guest.create_table("me", *["novice"] * (players - 1), game="huang")
        seat = table["seats"][0]["seat"]
        async with guest.sit(table["id"], seat) as player:
            await player.play_to_end(exchange_or_place)
        return PreparedTable(table["id"], {seat: guest.http.cookies["tianxia"]})
