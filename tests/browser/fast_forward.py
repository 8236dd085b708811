"""Players who are far ahead of any browser: they play at the wire until a table is where a test wants it."""

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tests.server.client import Json, Player, Visitor
from tests.support.async_tests import run_async

GAMES = 40
"""After so many games in vain, a test gives up."""
ASKS_FOR_A_GENERAL = ("7", "8", "9", "10", "-1")
"""Cards on which a general of Sun Tzu's side could act, so that he is asked whenever he plays one."""
Habit = Callable[[list[str], random.Random], str]
Wanted = Callable[[list[Json]], bool]
"""Whether the states of all seats are as a test wants them."""


@dataclass
class Laid:
    """A table that has come to where it was wanted, and the cookies of those who sit there."""

    id: str
    cookies: dict[str, str]
    views: dict[str, Json] = field(default_factory=dict)


def swift(legal: list[str], chance: random.Random) -> str:
    """Sets before all else, so that battles end soon."""
    plays = [text for text in legal if text.startswith("play ") and "…" not in text]
    return max(plays, key=len) if plays else chance.choice(legal)


def hoarding(legal: list[str], chance: random.Random) -> str:
    """Writs and passes: a hand that grows."""
    del chance
    for text in ("writ", "pass"):
        if text in legal:
            return text
    return min(legal, key=len)


def patient(legal: list[str], chance: random.Random) -> str:
    """Sun Tzu: the lowest orders, no general but Move, and every 7 to 10 and -1 is kept."""
    del chance
    if any(text.startswith("orders ") for text in legal):
        return "orders jinyan=1 qin=2 hanqi=3 chu=4 wu=5"
    for text in ("no", "general move", "from pool"):
        if text in legal:
            return text
    return max(legal, key=lambda text: sum(word in ASKS_FOR_A_GENERAL for word in text.split()))


def play_to(address: str, wanted: Wanted, habit: Habit = swift, **table: Any) -> Laid:
    """Two guests play Chu Han by a habit, game after game, until `wanted` holds."""
    return run_async(_play_to(address, wanted, habit, table))


def play_to_against_bot(
    address: str, wanted: Wanted, habit: Habit = swift, level: str = "novice", game: str = "chuhan", **table: Any
) -> Laid:
    """A guest in the first seat plays against a bot by a habit, game after game, until `wanted` holds for its state."""
    return run_async(_play_to_against_bot(address, wanted, habit, level, {"game": game, **table}))


def near_the_end(states: list[Json]) -> bool:
    """One or two battles before somebody has the points to win."""
    return any(points >= 25 for points in states[0]["view"]["vp"].values())


async def _play_to_against_bot(address: str, wanted: Wanted, habit: Habit, level: str, wish: Json) -> Laid:
    chance = random.Random(1)
    async with Visitor(address) as guest:
        for _ in range(GAMES):
            table = await guest.table("me", level, **wish)
            seat = table["seats"][0]["seat"]
            async with guest.sit(table["id"], seat) as player:
                while (question := await player.asked()) is not None:
                    if wanted([player.state]):
                        return Laid(table["id"], {seat: guest.http.cookies["tianxia"]}, {seat: player.state["view"]})
                    await player.move(await player.whole_move(habit(question["legal"], chance)))
                    while (now := player.state["question"]) and now["number"] == question["number"]:
                        await player.until("state")
    raise AssertionError(f"not in {GAMES} games")


async def _play_to(address: str, wanted: Wanted, habit: Habit, table: Json) -> Laid:
    chance = random.Random(1)
    async with Visitor(address) as han, Visitor(address) as chu:
        for _ in range(GAMES):
            brief = await han.table("me", "open", listed=True, **table)
            await chu.post(f"/api/tables/{brief['id']}/join", {"seat": "chu"})
            async with han.sit(brief["id"], "han") as first, chu.sit(brief["id"], "chu") as second:
                if await _reached([first, second], wanted, lambda legal: habit(legal, chance)):
                    cookies = {"han": han.http.cookies["tianxia"], "chu": chu.http.cookies["tianxia"]}
                    return Laid(brief["id"], cookies, {one.seat or "": one.state["view"] for one in (first, second)})
    raise AssertionError(f"not in {GAMES} games")


async def _reached(players: list[Player], wanted: Wanted, pick: Callable[[list[str]], str]) -> bool:
    while True:
        for one in players:
            while one.state["view"] is None:
                await one.until("state")
        if all(one.state["brief"]["status"] == "over" for one in players):
            return False
        if len({_public(one.state["view"]) for one in players}) > 1:
            await _first_news(players)
            continue
        asked = [one for one in players if one.state["question"] is not None]
        if asked and wanted([one.state for one in players]):
            return True
        if not asked:
            await _first_news(players)
            continue
        for one in asked:
            question = one.state["question"]
            await one.move(await one.whole_move(pick(question["legal"])))
            while (now := one.state["question"]) and now["number"] == question["number"]:
                await one.until("state")


def _public(view: Json) -> str:
    """What all seats see alike: whose is another has not heard the news yet."""
    return repr(
        [view.get(key) for key in ("battle", "vp", "turn", "set", "table", "discard", "pending", "giving", "winner")]
    )


async def _first_news(players: list[Player]) -> None:
    tasks = [asyncio.create_task(one.until("state")) for one in players]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
