"""Takes the screenshots of docs/images: `python -m tests.docs.screenshots [NAME…]`.

Positions are reached through the protocol; a page with the player's cookie then shows them. Deals are seeded, but bots
are not, so a new picture shows another position. Look at every picture before you commit it. The pages must be built
(`make browser`), and `chromium-headless-shell` must be installed.
"""

import random
import shutil
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from PIL import Image
from playwright.sync_api import sync_playwright

from tests.server.client import Json, Player, Visitor
from tests.server.servers import Server, seed_deals, seeded_server, serving
from tests.support.async_tests import run_async
from tests.support.example_game import link_example, python_path
from tests.support.paths import ROOT
from tests.support.waiting import DEADLINE_S

FOLDER: Final = ROOT / "docs" / "images"
DESKTOP: Final = {"width": 1280, "height": 800}
PHONE: Final = {"width": 390, "height": 844}
MAX_GAMES: Final = 40
HABIT_SEED: Final = 7
AT_REST: Final = "async () => { await document.fonts.ready; await new Promise(requestAnimationFrame); }"
NO_SOUND_OFFER: Final = """try { localStorage['tianxia-settings'] ??= '{"sounds":false}'; } catch {}"""

Choose = Callable[[Json, random.Random], str]
"""Chooses among the legal moves of a snapshot."""
Reached = Callable[[Json], bool]
"""Whether a snapshot is the one to show."""


@dataclass
class Seat:
    """A guest's seat at a table."""

    table: str
    seat: str
    cookie: str


def choose_at_random(snapshot: Json, rng: random.Random) -> str:
    text: str = rng.choice(snapshot["question"]["legal"])
    return text


def choose_sets(snapshot: Json, rng: random.Random) -> str:
    """Play large sets of Chu Han, without powers, so that battles end soon."""
    legal: list[str] = snapshot["question"]["legal"]
    plays = [text for text in legal if text.startswith("play ") and "…" not in text]
    return max(plays, key=len) if plays else rng.choice([text for text in legal if text != "writ"] or legal)


def choose_to_build(snapshot: Json, rng: random.Random) -> str:
    """Place leaders of Huang first, then tiles where they score; never exchange."""
    all_legal: list[str] = snapshot["question"]["legal"]
    unwanted = ("exchange", "riot")
    legal = [text for text in all_legal if not text.startswith(unwanted) and not text.endswith(" off")] or all_legal
    placed = snapshot["view"]["leaders"].get(snapshot["view"]["players"][0], {})
    leaders = [text for text in legal if text.startswith("leader ") and text.split()[1] not in placed]
    tiles = [text for text in legal if text.startswith("tile ")]
    if leaders and len(placed) < 4:
        return rng.choice(leaders)
    return rng.choice(tiles or [text for text in legal if text != "stop"] or legal)


async def play_to(
    address: str, game: str, bots: list[str], choose: Choose, reached: Reached, name: str = "Mei", **table: Any
) -> Seat:
    """Play against bots, one game after the other, until a snapshot with a question is as wanted."""
    rng = random.Random(HABIT_SEED)
    async with Visitor(address) as guest:
        await guest.request("PATCH", "/api/me", {"name": name})
        for _ in range(MAX_GAMES):
            created = await guest.create_table("me", *bots, game=game, **table)
            seat = created["seats"][0]["seat"]
            async with guest.sit(created["id"], seat) as player:
                if await play_until(player, choose, reached, rng):
                    return Seat(created["id"], seat, guest.http.cookies["tianxia"])
            await guest.post(f"/api/tables/{created['id']}/leave")
    raise AssertionError(f"not reached in {MAX_GAMES} games of {game}")


async def play_until(player: Player, choose: Choose, reached: Reached, rng: random.Random) -> bool:
    """Play one game; return whether the wanted snapshot came before its end."""
    while (question := await player.wait_for_question()) is not None:
        if reached(player.snapshot):
            return True
        answer = await player.move(await player.complete_move(choose(player.snapshot, rng)))
        assert answer["type"] == "accepted", answer
        while (now := player.snapshot["question"]) and now["number"] == question["number"]:
            await player.wait_for("state")
    return reached(player.snapshot)


async def answer(address: str, seat: Seat, text: str) -> None:
    """Answer the question of a seat from another connection."""
    guest = Visitor(address)
    guest.http.cookies.set("tianxia", seat.cookie)
    async with guest.sit(seat.table, seat.seat) as player:
        await player.wait_for_question()
        accepted = await player.move(text)
        assert accepted["type"] == "accepted", accepted
    await guest.http.aclose()


def asks(*ids: str) -> Reached:
    return lambda snapshot: snapshot["question"] is not None and snapshot["question"]["prompt"][0] in ids


class Studio:
    """A server and a browser that take pictures."""

    def __init__(self, server: Server, chromium: Any) -> None:
        self.server = server
        self.chromium = chromium

    def play_to(self, game: str, bots: list[str], choose: Choose, reached: Reached, **table: Any) -> Seat:
        return run_async(play_to(self.server.address, game, bots, choose, reached, **table))

    def open(self, path: str, cookie: str = "", size: dict[str, int] = DESKTOP, **options: Any) -> Any:
        """Return a page at a path; `options` are those of a browser context, such as `color_scheme`."""
        phone = {"has_touch": True, "is_mobile": True} if size is PHONE else {}
        context = self.chromium.new_context(
            base_url=self.server.address, viewport=size, reduced_motion="reduce", **phone, **options
        )
        context.set_default_timeout(DEADLINE_S * 1000)
        context.add_init_script(NO_SOUND_OFFER)
        if cookie:
            context.add_cookies([{"name": "tianxia", "value": cookie, "url": self.server.address}])
        page = context.new_page()
        page.goto(path)
        return page

    def take(self, page: Any, name: str) -> None:
        """Save a picture with a palette, which is a third as large, and close the page."""
        page.evaluate(AT_REST)
        shot = Image.open(BytesIO(page.screenshot()))
        reduced = shot.convert("RGB").quantize(256, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
        reduced.save(FOLDER / f"{name}.png", optimize=True)
        page.context.close()

    def see_with(self, page: Any, deficiency: str) -> None:
        session = page.context.new_cdp_session(page)
        session.send("Emulation.setEmulatedVisionDeficiency", {"type": deficiency})


def lobby(studio: Studio) -> None:
    seat = studio.play_to("suntzu", ["club"], choose_at_random, lambda s: bool(s["view"]) and s["view"]["round"] >= 2)

    async def add_tables() -> None:
        async with Visitor(studio.server.address) as host, Visitor(studio.server.address) as other:
            await host.request("PATCH", "/api/me", {"name": "Liu"})
            await host.create_table("me", "open", listed=True, clock={"kind": "game", "seconds": 900, "increment": 5})
            await other.request("PATCH", "/api/me", {"name": "Ana"})
            options = {"players": ["tiger", "rabbit", "rat"]}
            await other.create_table("me", "open", "club", game="huang", listed=True, options=options)

    run_async(add_tables())
    page = studio.open("/", seat.cookie)
    page.locator("[data-play=huang]").wait_for()
    studio.take(page, "lobby-desktop-light")


def chuhan_table(studio: Studio) -> None:
    def reached(snapshot: Json) -> bool:
        legal = snapshot["question"]["legal"] if snapshot["question"] else []
        plays = [text for text in legal if text.startswith("play ")]
        return asks("chuhan-ask-respond")(snapshot) and snapshot["n"] > 14 and len(plays) >= 2

    seat = studio.play_to("chuhan", ["club"], choose_sets, reached)
    for name, size in (("table-desktop-light", DESKTOP), ("table-phone-light", PHONE)):
        page = studio.open(f"/t/{seat.table}", seat.cookie, size)
        page.locator(".hand button").first.wait_for()
        page.locator(".prompt").first.wait_for()
        studio.take(page, name)


def chuhan_reaction(studio: Studio) -> None:
    seat = studio.play_to("chuhan", ["master"], choose_sets, asks("chuhan-ask-cancel"))
    page = studio.open(f"/t/{seat.table}", seat.cookie, color_scheme="dark")
    page.locator(".reaction").wait_for()
    studio.take(page, "reaction-desktop-dark")


def suntzu_tables(studio: Studio) -> None:
    def reached(snapshot: Json) -> bool:
        return asks("suntzu-ask-orders")(snapshot) and snapshot["view"]["round"] == 3

    seat = studio.play_to("suntzu", ["club"], choose_at_random, reached)
    for name, size in (
        ("suntzu-table-desktop-light", DESKTOP),
        ("suntzu-table-phone-light", PHONE),
        ("suntzu-deuteranopia", DESKTOP),
    ):
        page = studio.open(f"/t/{seat.table}", seat.cookie, size)
        page.locator("button[data-province=wu]").wait_for()
        for card, province in (("5", "qin"), ("2", "chu"), ("4", "wu")):
            page.locator(f'.hand button[data-key^="{card}/"]').first.click()
            page.locator(f'.hand button[data-key^="{card}/"][aria-pressed=true]').wait_for()
            page.locator(f"button[data-province={province}]").click()
        if name == "suntzu-deuteranopia":
            studio.see_with(page, "deuteranopia")
        studio.take(page, name)
    page = studio.open(f"/t/{seat.table}", seat.cookie, color_scheme="dark")
    page.locator("button[data-province=wu]").wait_for()
    run_async(answer(studio.server.address, seat, "orders jinyan=3 qin=5 hanqi=1 chu=2 wu=4"))
    page.locator("[data-action=next-battle]").wait_for()
    studio.take(page, "suntzu-reveal-desktop-dark")


def huang_tables(studio: Studio) -> None:
    def reached(snapshot: Json) -> bool:
        return asks("huang-ask-action")(snapshot) and len(snapshot["view"]["tiles"]) >= 24

    options = {"players": ["tiger", "rabbit", "rat"]}
    seat = studio.play_to("huang", ["club", "club"], choose_to_build, reached, options=options)
    for name, contrast in (
        ("huang-table-desktop-light", "no-preference"),
        ("huang-without-colour", "no-preference"),
        ("huang-contrast-light", "more"),
    ):
        page = studio.open(f"/t/{seat.table}", seat.cookie, contrast=contrast)
        page.locator("[data-hex]").first.wait_for()
        page.locator(".rack.hand button:not(.dimmed)").first.click()
        page.locator(".hex.legal").first.wait_for()
        page.mouse.move(0, 0)
        if name == "huang-without-colour":
            studio.see_with(page, "achromatopsia")
        studio.take(page, name)


def huang_war(studio: Studio) -> None:
    options = {"players": ["tiger", "rabbit", "rat"]}
    seat = studio.play_to("huang", ["casual", "casual"], choose_to_build, asks("huang-ask-support"), options=options)
    page = studio.open(f"/t/{seat.table}", seat.cookie, PHONE, color_scheme="dark")
    page.locator(".conflict").wait_for()
    studio.take(page, "huang-war-phone-dark")


def replay(studio: Studio) -> None:
    def reached(snapshot: Json) -> bool:
        return bool(snapshot["brief"]["status"] == "over")

    seat = studio.play_to("chuhan", ["novice"], choose_sets, reached)
    page = studio.open(f"/r/{seat.table}/12#everyone", seat.cookie)
    page.get_by_role("button", name="To the end").wait_for()
    studio.take(page, "replay-desktop-light")


def tutorial(studio: Studio) -> None:
    page = studio.open("/learn/huang")
    page.locator("main [data-action=learn]").click()
    page.locator(".coach .text").wait_for()
    studio.take(page, "tutorial-huang-desktop-light")


def rules(studio: Studio) -> None:
    for name, path, size in (
        ("rules-huang-desktop-light", "/rules/huang", DESKTOP),
        ("rules-chuhan-phone-light", "/rules/chuhan", PHONE),
    ):
        page = studio.open(path, "", size)
        page.locator("main h2").first.wait_for()
        studio.take(page, name)


def example_game(studio: Studio) -> None:
    def reached(snapshot: Json) -> bool:
        return snapshot["question"] is not None and len(snapshot["view"]["prizes"]) <= 3

    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as packages:
        link_example(Path(packages))
        with serving(Path(folder), seeded=True, forked=False, PYTHONPATH=python_path(Path(packages))) as server:
            seed_deals(server, "example_game")
            own = Studio(server, studio.chromium)
            seat = own.play_to("tianji", ["club"], choose_at_random, reached)
            page = own.open(f"/t/{seat.table}", seat.cookie)
            page.locator(".group [data-action]").nth(1).click()
            page.locator(".prompt-note", has_text="faster").wait_for()
            own.take(page, "tianji-table-desktop-light")


PICTURES: Final = (
    lobby,
    chuhan_table,
    chuhan_reaction,
    suntzu_tables,
    huang_tables,
    huang_war,
    replay,
    tutorial,
    rules,
    example_game,
)


def main(names: list[str]) -> None:
    path = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    assert path is not None, "chromium-headless-shell is not installed"
    with (
        tempfile.TemporaryDirectory() as folder,
        seeded_server(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        chromium = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        studio = Studio(server, chromium)
        for picture in PICTURES:
            if not names or picture.__name__ in names:
                seed_deals(server, picture.__name__)
                picture(studio)
                print(picture.__name__, flush=True)
        chromium.close()


if __name__ == "__main__":
    main(sys.argv[1:])
