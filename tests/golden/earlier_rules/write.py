"""Writes tables and records of Chu Han by the rules of this checkout, for the tests of a later version.

    python -m tests.golden.earlier_rules.write

plays games on a real server and writes its database as SQL and the records of its games as TOML into this folder, under
the version of the rules. Run it in a checkout of the commit before the rules change; files that exist are kept.
"""

import asyncio
import hashlib
import sqlite3
import tempfile
from collections.abc import Callable
from pathlib import Path

from tests.server.client import Visitor
from tests.server.servers import Server, seed_deals, serving
from tests.support.properties import random_play
from tianxia.engine import registry
from tianxia.engine.record import Recorder
from tianxia.engine.rng import Rng

FOLDER = Path(__file__).parent
SECRET = "a secret that only the tests of earlier rules use"
GAME = registry.game("chuhan")
POSITIONS = {
    "position-sound-advice": ("sound_advice", []),
    "position-quiet": ("quiet", ["famine"]),
}
"""Games from a position: the event in play, and those to come."""

Move = tuple[str, str]
Played = tuple[str, list[Move], int | None]
"""The name of a deal, the moves of a random game, and the first of them after which Sound Advice was scored twice."""


def play_random_game(name: str, events: bool) -> Played:
    """Play a random game from the seed that the server uses for a name."""
    seed = int.from_bytes(hashlib.sha256(f"{name} 1".encode()).digest())
    recorder = Recorder(GAME, {"events": events}, seed)
    scored = None
    before = GAME.dump(recorder.state)
    for _ in random_play(recorder, Rng(seed)):
        after = GAME.dump(recorder.state)
        ended = (after["battle"], after.get("winner")) != (before["battle"], None)
        if before.get("event") == "sound_advice" and ended:
            out = after["last_out"]
            if scored is None and before["writs"]["chu" if out == "han" else "han"]:
                scored = len(recorder.record.moves)
        before = after
    return name, recorder.record.moves, scored


def find_deal(events: bool, is_suitable: Callable[[Played], bool]) -> Played:
    """Return the first deal whose random game is suitable."""
    return next(found for number in range(10_000) if is_suitable(found := play_random_game(f"deal {number}", events)))


async def create_table(server: Server, me: Visitor, title: str, deal: str, events: bool, *seats: str) -> str:
    seed_deals(server, deal)
    table = await me.create_table(*seats, title=title, listed=True, options={"events": True} if events else {})
    return str(table["id"])


async def play_moves(table: str, players: dict[str, Visitor], moves: list[Move]) -> None:
    """Play moves at a table."""
    for seat, text in moves:
        async with players[seat].sit(table, seat) as player:
            await player.wait_for_question()
            answer = await player.move(text)
            assert answer["type"] == "accepted", answer


async def write_tables(server: Server) -> dict[str, str]:
    """Play at tables of every kind; return the records of those that are over, by title."""
    plain = find_deal(False, lambda found: len(found[1]) < 90)
    same = find_deal(True, lambda found: len(found[1]) < 110 and found[2] is None)
    other = find_deal(True, lambda found: found[2] is not None and found[2] + 20 < len(found[1]) < 160)
    assert other[2] is not None
    late = other[1][: other[2] + 4]
    records = {}
    async with Visitor(server.address) as ada, Visitor(server.address) as bo:
        await ada.request("PATCH", "/api/me", {"name": "Ada"})
        await bo.request("PATCH", "/api/me", {"name": "Bo"})
        for title, events, (deal, moves, _) in (
            ("plain running", False, plain),
            ("events running", True, same),
            ("events running, Sound Advice scored", True, (other[0], late, None)),
        ):
            table = await create_table(server, ada, title, deal, events, "me", "open")
            await bo.post(f"/api/tables/{table}/join")
            await play_moves(table, {"han": ada, "chu": bo}, moves if moves is late else moves[:11])
        for title, events in (("plain open", False), ("events open", True)):
            await create_table(server, ada, title, title, events, "me", "open")
        for title, events in (("plain with a bot", False), ("events with a bot", True)):
            table = await create_table(server, ada, title, title, events, "me", "novice")
            async with ada.sit(table, "han") as han:
                await han.move(await han.complete_move(han.snapshot["question"]["legal"][-1]))
                await han.wait_for_question()
        for title, events, (deal, moves, _) in (
            ("plain over", False, plain),
            ("events over", True, same),
            ("events over, Sound Advice scored", True, other),
            ("events resigned, Sound Advice scored", True, (other[0], late, None)),
        ):
            table = await create_table(server, ada, title, deal, events, "me", "me")
            await play_moves(table, {"han": ada, "chu": ada}, moves)
            if moves is late:
                async with ada.sit(table, "chu") as chu:
                    await chu.send(type="resign")
                    while chu.snapshot["brief"]["status"] != "over":
                        await chu.wait_for("state")
            assert (await ada.get(f"/api/tables/{table}"))["status"] == "over"
            records[title] = (await ada.http.get(f"/api/tables/{table}/record")).text
        await ada.post("/api/lessons/chuhan")
    return records


def write_unfinished_records() -> dict[str, str]:
    """Return the records of games that are not over, by title: new ones, and some from a position."""
    out = {}
    for title, events in (("plain unfinished", False), ("events unfinished", True)):
        recorder = Recorder(GAME, {"events": events} if events else {}, 4)
        for number, _ in enumerate(random_play(recorder, Rng(4))):
            if number == 12:
                break
        out[title] = recorder.write()
    for title, (event, coming) in POSITIONS.items():
        position = {
            "event": event,
            "event_deck": coming,
            "writs": {"han": 1, "chu": 2},
            "hands": {"han": ["9"], "chu": ["1", "1"]},
            "discard": ["LuZhi"],
        }
        recorder = Recorder(GAME, {}, 4, position)
        (step,) = GAME.parse(recorder.state, 0, "play 9")
        recorder.play(0, step)
        out[title] = recorder.write()
    return out


def main() -> None:
    folder = FOLDER / f"chuhan-rules-{GAME.rules_version}"
    folder.mkdir()
    with tempfile.TemporaryDirectory() as data:
        with serving(Path(data), seeded=True, TIANXIA_SECRET=SECRET) as server:
            records = asyncio.run(write_tables(server))
        with sqlite3.connect(Path(data) / "tianxia.sqlite") as connection:
            (folder / "database.sql").write_text("\n".join(connection.iterdump()) + "\n", encoding="utf-8")
    for title, text in {**records, **write_unfinished_records()}.items():
        name = title.replace(",", "").replace(" ", "-").lower()
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
