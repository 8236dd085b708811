"""Replays by mouse and by keyboard, from every viewpoint, and games that continue from them."""

import re
import sqlite3
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.browser.axe import Axe
from tests.browser.chuhan_page import ChuHanPage
from tests.browser.conftest import Visit
from tests.browser.huang_page import HuangPage
from tests.browser.settling import resize
from tests.golden.earlier_rules.write import FOLDER
from tests.server.earlier_databases import migrate_sqlite, restore_sqlite
from tests.server.finished_games import finished_game
from tests.server.servers import Server
from tests.support.waiting import wait_until
from tianxia.engine import record

MOVES = len(finished_game("chuhan", 21).moves)
SIDE_BY_SIDE = """() => [...document.querySelectorAll('.fan')].every(fan => {
    const boxes = [...fan.querySelectorAll('.card')].map(one => one.getBoundingClientRect());
    return boxes.every((box, i) => i === 0 || box.left >= boxes[i - 1].right || box.top >= boxes[i - 1].bottom); })"""
"""No card of an open hand covers another."""
OUT_OF_SIGHT = """() => {
    const out = [];
    const root = document.documentElement;
    if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth)
        out.push(`the page is ${root.scrollWidth} by ${root.scrollHeight}`);
    const stage = document.querySelector('.stage');
    if (stage.scrollWidth > stage.clientWidth) out.push('the column is too wide');
    const parts = 'header button, .stage input, .stage button, .stage .last-move, .stage .place, .card, svg .hex, '
        + '.province';
    for (const one of document.querySelectorAll(parts)) {
        if (!one.checkVisibility() || one.closest('.sr-only, ol')) continue;
        const box = one.getBoundingClientRect();
        if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
            out.push(`${one.tagName}.${one.getAttribute('class')} ${(one.textContent || '').trim().slice(0, 20)}`);
        if (one.matches('.place') && one.scrollWidth > one.clientWidth) out.push(`cut: ${one.textContent}`);
    }
    for (const name of document.querySelectorAll('.fan .slot .name'))
        if (name.checkVisibility() && name.scrollWidth > name.closest('.slot').clientWidth + 1)
            out.push(`${name.textContent} is wider than its card`);
    return [...new Set(out)];
}"""
"""Return the parts of a replay that are out of view."""


@pytest.fixture(scope="session")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A record to upload."""
    path = tmp_path_factory.mktemp("records") / "game.toml"
    path.write_text(record.write(finished_game("chuhan", 21)), encoding="utf-8")
    return path


def upload(table: ChuHanPage, file: Path) -> str:
    """Upload a record on the page; return the address of its replay."""
    table.page.goto("/replays")
    table.page.locator("input[type=file]").set_input_files(str(file))
    table.page.wait_for_url("**/r/*/0")
    wait_for_moment(table, 0)
    return str(table.page.url).rsplit("/", 1)[0]


def wait_for_moment(table: ChuHanPage, number: int, viewpoint: str = "everyone") -> None:
    """Wait until a moment is shown from a viewpoint."""
    table.page.locator(f'.replay[data-n="{number}"][data-viewpoint="{viewpoint}"]').wait_for()


def check_phone_in_landscape(table: ChuHanPage) -> None:
    """Check that board and timeline are side by side and completely in view."""
    for width, height in ((844, 390), (667, 375)):
        resize(table.page, width, height)
        assert table.page.evaluate(OUT_OF_SIGHT) == [], (width, height)
        board = table.page.locator(".replay .board").bounding_box()
        slider = table.page.get_by_role("slider").bounding_box()
        assert board["height"] >= height - 45
        assert slider["x"] >= board["x"] + board["width"]
    resize(table.page, 1280, 800)


def button(table: ChuHanPage, name: str) -> Any:
    return table.page.get_by_role("button", name=name, exact=True)


def test_a_record_is_uploaded_stepped_through_and_linked_to(visit: Visit, file: Path) -> None:
    table = visit()
    table.page.get_by_role("link", name="Replays").click()
    address = upload(table, file)
    button(table, "One move forward").click()
    wait_for_moment(table, 1)
    assert table.page.url == f"{address}/1"
    assert table.page.locator(".fan .card").count() == 25, "the first move led five of thirty cards"
    button(table, "To the end").click()
    wait_for_moment(table, MOVES)
    button(table, "One move back").click()
    wait_for_moment(table, MOVES - 1)
    table.page.locator('[data-row="5"]').click()
    wait_for_moment(table, 5)
    assert table.page.locator("[aria-current=step]").get_attribute("data-row") == "5"
    table.page.get_by_role("slider").fill("9")
    wait_for_moment(table, 9)
    button(table, "To the start").click()
    wait_for_moment(table, 0)
    assert table.page.locator(".end, .reaction").count() == 0
    assert table.page.locator(".fan .card .characters").count() == 30, "every card shows its characters"
    assert table.page.evaluate(SIDE_BY_SIDE)
    table.page.locator(".fan .card.named").first.hover()
    table.page.locator(".tooltip", has_text="rank").wait_for()
    check_phone_in_landscape(table)
    table.page.goto("/replays")
    assert "Uploaded · " in table.page.locator(f"li a[href*='{address.rsplit('/', 1)[1]}']").inner_text()
    # Another guest with the link sees the same moment.
    other = visit(f"{address}/7#chu")
    wait_for_moment(other, 7, "chu")


def test_a_replay_by_keyboard(visit: Visit, file: Path) -> None:
    table = visit()
    upload(table, file)
    keys = table.page.keyboard
    for key, number in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", MOVES), ("Home", 0)):
        keys.press(key)
        wait_for_moment(table, number)
    keys.press("PageDown")
    table.page.locator(".replay:not([data-n='0'])").wait_for()
    first = table.page.locator(".replay").get_attribute("data-n")
    keys.press("PageUp")
    wait_for_moment(table, 0)
    assert first is not None
    table.page.evaluate(WATCH_MOMENTS)
    keys.press("Space")
    table.page.wait_for_function("() => moments.includes('2')")
    keys.press("Space")
    button(table, "Play the moves").wait_for()
    assert table.page.evaluate("moments.filter(n => n !== '0').slice(0, 2)") == ["1", "2"]
    keys.press("Home")
    wait_for_moment(table, 0)
    keys.press("e")
    wait_for_moment(table, 0, "han")
    keys.press("ArrowRight")
    wait_for_moment(table, 1, "han")
    keys.press("ArrowRight")
    wait_for_moment(table, 2, "han")
    keys.press("Home")
    wait_for_moment(table, 0, "han")
    keys.press("e")
    wait_for_moment(table, 0, "chu")
    keys.press("?")
    table.page.get_by_role("heading", name="Keyboard shortcuts").wait_for()
    keys.press("Escape")
    table.page.get_by_role("radio", name="Chu").focus()
    keys.press("ArrowRight")
    wait_for_moment(table, 0, "everyone")


def test_each_seat_sees_what_it_saw_in_the_game(visit: Visit, file: Path) -> None:
    table = visit()
    upload(table, file)
    backs = table.page.locator(".fan .back")
    assert backs.count() == 0
    assert table.page.locator(".hand").count() == 0
    table.page.get_by_role("radio", name="Han").click()
    wait_for_moment(table, 0, "han")
    own = table.page.locator(".hand button").count()
    assert own > 0
    assert backs.count() > 0
    assert table.page.url.endswith("/0#han")
    before = table.page.locator(".hand").inner_text()
    table.page.get_by_role("radio", name="Chu").click()
    wait_for_moment(table, 0, "chu")
    assert table.page.locator(".hand").inner_text() != before


def test_a_game_is_continued_from_a_move(visit: Visit, file: Path) -> None:
    table = visit()
    address = upload(table, file)
    table.page.goto(f"{address}/12")
    wait_for_moment(table, 12)
    rows = [re.sub(r"^\d+\s*", "", row).strip() for row in table.page.locator("[data-row]").all_inner_texts()]
    button(table, "Play on from here").click()
    table.page.get_by_role("radio", name="Chu").last.check()
    table.page.get_by_label("Bot level").select_option("novice")
    table.page.locator("[data-action=fork]").click()
    table.page.wait_for_url("**/t/*")
    table.page.locator(".hand button").first.wait_for()
    log = table.page.locator("[role=log]").first.inner_text()
    assert rows[11] in log
    assert rows[12] not in log, "Chu is asked for the next move"
    for _ in range(3):
        found, mark = table.until_with_mark("asked", "reaction", "battle")
        if found == "asked":
            table.play_turn()
        elif found == "reaction":
            table.press("allow")
        elif found == "battle":
            table.next_battle()
        table.wait_for_change(mark)


def test_a_game_cannot_be_continued_after_its_end(visit: Visit, file: Path) -> None:
    table = visit()
    address = upload(table, file)
    table.page.goto(f"{address}/{MOVES}")
    wait_for_moment(table, MOVES)
    fork = button(table, "Play on from here")
    assert fork.is_disabled()
    assert fork.get_attribute("title") == "The game is over here. Go back to an earlier move."
    button(table, "Menu").click()
    assert table.page.locator("dialog").get_by_role("button", name="Play on from here").is_disabled()
    table.page.keyboard.press("Escape")
    button(table, "One move back").click()
    wait_for_moment(table, MOVES - 1)
    assert fork.is_enabled()


def test_a_bad_record_is_refused_with_a_reason(visit: Visit, file: Path, tmp_path: Path) -> None:
    visit.expected_errors.append("422")
    table = visit("/replays")
    bad = tmp_path / "bad.toml"
    text = file.read_text(encoding="utf-8")
    lines = text.splitlines()
    first = next(i for i, line in enumerate(lines) if line.startswith("moves = ")) + 1
    lines[first] = "han play 9 9 9 9 9 9"
    bad.write_text("\n".join(lines), encoding="utf-8")
    table.page.locator("input[type=file]").set_input_files(str(bad))
    alert = table.page.get_by_role("alert")
    alert.wait_for()
    assert "cannot be replayed" in alert.inner_text()
    assert "move 1" in alert.inner_text().lower()
    assert table.page.url.endswith("/replays")
    table.page.locator("input[type=file]").set_input_files(str(file))
    table.page.wait_for_url("**/r/*/0")


def test_the_deal_is_verified_and_the_record_is_downloaded(visit: Visit, file: Path) -> None:
    table = visit()
    upload(table, file)
    button(table, "Menu").click()
    with table.page.expect_download() as download:
        table.page.get_by_role("link", name="Download the record").click()
    again = record.read(Path(download.value.path()).read_text(encoding="utf-8"))
    assert again.moves == finished_game("chuhan", 21).moves
    button(table, "Verify the deal").click()
    table.page.get_by_text("They match").wait_for()


def test_statistics_and_analysis(visit: Visit, file: Path) -> None:
    table = visit()
    upload(table, file)
    button(table, "Analyse this game").click()
    table.page.locator("progress, .expect").first.wait_for()  # a small analysis may be complete at once
    button(table, "Menu").click()
    button(table, "Statistics").click()
    table.page.get_by_text("Going out").wait_for()
    table.page.get_by_text("Luck of the deal").wait_for()
    assert "Moves" in table.page.locator("dialog table").inner_text()


def test_mistakes_are_marked_in_the_moves_and_progress_is_shown(visit: Visit, file: Path) -> None:
    """The results of the studies are mocked."""
    table = visit()
    losses = {2: 0.2, 4: 0.12, 6: 0.03}
    decisions = [
        {"n": n, "seat": "han", "text": "pass", "chance": 0.5, "loss": loss, "moves": [["pass", 0.5]]}
        for n, loss in losses.items()
    ]
    chances = {"seconds": 1, "decisions": decisions, "worst": {"han": [2], "chu": []}}
    found = {"chances": {"status": "done", "done": 1, "result": chances}, "luck": {"status": "running", "done": 0.05}}
    table.page.route("**/studies/*", lambda route: route.fulfill(json=found[route.request.url.rsplit("/", 1)[1]]))
    upload(table, file)
    row = table.page.locator('[data-row="3"]')
    row.locator("[data-grade=blunder]").wait_for()
    assert row.locator(".grade").inner_text() == "??"
    assert "Blunder: −20%" in row.inner_text()
    assert table.page.locator('[data-row="5"] .grade').inner_text() == "?"
    assert table.page.locator(".grade").count() == 2
    assert table.page.get_by_role("button", name="Han: Pass. Better: Pass (−20%)").count() == 1
    button(table, "Menu").click()
    button(table, "Statistics").click()
    table.page.get_by_text("Simulating this deal… 5% done").wait_for()
    assert table.page.locator("dialog progress").evaluate("e => e.value") == 0.05


def test_the_middle_of_the_luck_bars_is_the_average_of_all_seats(visit: Visit) -> None:
    """The result of the study is mocked."""
    table = HuangPage(visit().page)
    table.create_table("me", *["bot:novice"] * 3)
    table.until("asked", "waiting")
    seats = {
        seat: {"wins": [0.25, 0.2, 0.3], "points": [-0.4, -0.6, 0.1]} for seat in ("tiger", "rabbit", "rat", "goat")
    }
    study = {"status": "done", "done": 1, "result": {"games": 200, "seats": seats}}
    table.page.route("**/studies/luck", lambda route: route.fulfill(json=study))
    table.page.get_by_role("button", name="Menu").click()
    table.page.locator("dialog").get_by_role("button", name="Resign").click()
    table.page.locator("dialog .filled").click()
    table.page.locator(".end.over").get_by_role("button", name="Statistics").click()
    track = table.page.locator("dialog .track").first
    track.wait_for()
    assert "−0.4 points (−0.6 to 0.1)" in table.page.locator("dialog").inner_text()
    assert "calc(25% - 1px)" in track.evaluate("e => getComputedStyle(e).backgroundImage")


WATCH_MOMENTS = """() => {
    window.moments = [];
    new MutationObserver(() => {
        const n = document.querySelector('.replay')?.dataset.n;
        if (n !== undefined && moments.at(-1) !== n) moments.push(n);
    }).observe(document.body, { attributes: true, childList: true, subtree: true });
}"""
"""Writes down every moment of a replay that is shown."""


def test_looking_back_in_a_running_game_touches_nothing(visit: Visit) -> None:
    table = visit()
    table.start_bot_game()
    for _ in range(2):
        while table.until("asked", "reaction") == "reaction":
            mark = table.mark()
            table.press("allow")
            table.wait_for_change(mark)
        mark = table.mark()
        table.play_turn()
        table.wait_for_change(mark)
    while table.until("asked", "reaction") == "reaction":
        mark = table.mark()
        table.press("allow")
        table.wait_for_change(mark)
    before = table.mark()
    table.page.evaluate(WATCH_MOMENTS)
    line = table.page.locator("[role=log] button").nth(1)
    picked = line.inner_text()
    line.click()
    table.page.locator('.replay[data-viewpoint="han"]').wait_for()
    table.page.get_by_text("It is your turn in the game.").wait_for()
    shown = int(table.page.locator(".replay").get_attribute("data-n") or "-1")
    assert picked in table.page.locator("[aria-current=step]").inner_text()
    table.page.wait_for_load_state("networkidle")
    assert table.page.evaluate("moments") == [str(shown)], "no other moment is shown on the way"
    table.page.keyboard.press("ArrowRight")
    wait_for_moment(table, shown + 1, "han")
    assert table.page.locator(".fan .back").count() > 0
    assert button(table, "Play on from here").count() == 0
    assert table.page.get_by_role("radio").count() == 0
    resize(table.page, 844, 390)
    assert table.page.evaluate(OUT_OF_SIGHT) == [], "all of it on a phone in landscape"
    resize(table.page, 1280, 800)
    button(table, "Back to the game").click()
    table.page.locator(".actions [data-action]").first.wait_for()
    assert table.mark() == before


def test_the_end_of_a_game_links_to_replay_and_statistics(visit: Visit) -> None:
    table = visit()
    table.start_bot_game()
    mark = table.mark()
    if table.until("asked", "reaction") == "asked":
        table.play_turn()
        table.wait_for_change(mark)
    button(table, "Menu").click()
    button(table, "Resign").click()
    table.page.locator("dialog .filled").click()
    table.page.locator(".end.over").wait_for()
    button(table, "Statistics").click()
    table.page.get_by_text("Where the points came from").wait_for()
    table.page.keyboard.press("Escape")
    table.page.get_by_role("link", name="Replay", exact=True).click()
    wait_for_moment(table, 0)

    def is_listed() -> bool:
        table.page.goto("/replays", wait_until="networkidle")
        return bool(table.page.locator("li a").count())

    wait_until(is_listed, "the lists, which are a moment behind the tables, have the game")
    assert table.page.locator("li a span").first.inner_text().startswith("Lost · ")


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=str)
def test_axe_finds_no_violation(visit: Visit, axe: Axe, file: Path, size: tuple[int, int]) -> None:
    check = partial(axe.check, small=size[0] < 720)
    table = visit("/replays", viewport={"width": size[0], "height": size[1]})
    table.page.locator("main").wait_for()
    check(table.page)
    address = upload(table, file)
    check(table.page)
    for viewpoint in ("han", "everyone"):
        table.page.goto(f"{address}/20#{viewpoint}")
        table.page.reload()
        wait_for_moment(table, 20, viewpoint)
        check(table.page)
    button(table, "Menu").click()
    check(table.page)
    button(table, "Statistics").click()
    table.page.locator("dialog table").wait_for()
    check(table.page)
    table.page.keyboard.press("Escape")
    button(table, "Menu").click()
    button(table, "Verify the deal").click()
    check(table.page)
    table.page.keyboard.press("Escape")
    button(table, "Menu").click()
    table.page.locator("dialog").get_by_role("button", name="Play on from here").click()
    check(table.page)


def test_the_board_of_huang_can_be_read_in_a_replay_on_a_low_phone(visit: Visit, tmp_path: Path) -> None:
    path = tmp_path / "huang.toml"
    path.write_text(record.write(finished_game("huang", 21, players=["tiger", "rabbit"])), encoding="utf-8")
    table = visit(viewport={"width": 390, "height": 844}, has_touch=True)
    upload(table, path)
    chart = table.page.locator(".stage .plot")
    chart.wait_for()
    for size, least in (((360, 740), 25), ((390, 664), 20), ((360, 640), 18)):
        resize(table.page, *size)
        assert table.page.locator(".hex .cell").first.bounding_box()["width"] > least, size
        assert table.page.evaluate(OUT_OF_SIGHT) == [], size
        assert not chart.is_visible()


@pytest.mark.parametrize(("game", "viewpoint"), [("suntzu", ("suntzu", "shao")), ("huang", ("tiger", "rabbit"))])
def test_a_replay_of_the_other_games(
    visit: Visit, tmp_path: Path, axe: Axe, game: str, viewpoint: tuple[str, str]
) -> None:
    played = finished_game(game, 21, **({"players": ["tiger", "rabbit", "rat", "goat"]} if game == "huang" else {}))
    path = tmp_path / "game.toml"
    path.write_text(record.write(played), encoding="utf-8")
    table = visit()
    address = upload(table, path)
    middle, last = len(played.moves) // 2, len(played.moves)
    for number, seat in ((middle, viewpoint[0]), (middle + 1, viewpoint[1]), (last, viewpoint[0])):
        table.page.goto(f"{address}/{number}#{seat}")
        wait_for_moment(table, number, seat)
        assert table.page.locator(".end, .prompt, .handover").count() == 0
        check_phone_in_landscape(table)
    axe.check(table.page)
    # A tablet in portrait has the moves below the players, so that the map is large.
    resize(table.page, 820, 1180)
    assert table.page.evaluate(OUT_OF_SIGHT) == []
    assert table.page.locator("[data-row]").first.is_visible()
    board = table.page.locator(".replay .board > :first-child").bounding_box()
    assert board["width"] >= 0.65 * 820
    resize(table.page, 1280, 800)
    button(table, "One move back").click()
    wait_for_moment(table, last - 1, viewpoint[0])


def upload_game(table: ChuHanPage, folder: Path, played: record.Record) -> str:
    """Upload a record that is written to a folder; return the address of its replay."""
    path = folder / "game.toml"
    path.write_text(record.write(played), encoding="utf-8")
    return upload(table, path)


def test_everyone_sees_both_hands_and_all_orders_of_sun_tzu(visit: Visit, tmp_path: Path, axe: Axe) -> None:
    played = finished_game("suntzu", 21)
    table = visit()
    address = upload_game(table, tmp_path, played)
    given = next(n for n, (_, text) in enumerate(played.moves, 1) if text.startswith("orders"))
    seat, rival = (played.moves[given - 1][0], "shao" if played.moves[given - 1][0] == "suntzu" else "suntzu")
    dumps = [recorder.game.dump(recorder.state) for recorder in record.replay(played)]
    hands = dumps[given]["hands"]
    face_down = table.page.locator(".province .order.back")
    row = table.page.locator(f'[data-row="{given}"]')
    for size in ((1280, 800), (820, 1180), (390, 844), (844, 390)):
        resize(table.page, *size)
        table.page.goto(f"{address}/{given}#everyone")
        table.page.reload()
        wait_for_moment(table, given)
        assert table.page.locator(f".province .order.seat-{seat}").count() == 5
        assert face_down.count() == 0
        for name, cards in hands.items():
            assert table.page.locator(f"[data-hand={name}] .order").count() == len(cards)
        assert table.page.evaluate(OUT_OF_SIGHT) == [], size
    resize(table.page, 1280, 800)
    axe.check(table.page)
    assert "lays Jinyan" in row.inner_text()
    keeps = next(n for n, (_, text) in enumerate(played.moves, 1) if text.startswith("keep"))
    assert " keeps " in table.page.locator(f'[data-row="{keeps}"]').inner_text()
    rows = table.page.locator("[data-row]").all_inner_texts()
    assert any("does nothing." in text for text in rows)
    assert not any("No action" in text for text in rows)
    # The rival saw neither the cards nor the hand.
    table.page.goto(f"{address}/{given}#{rival}")
    table.page.reload()
    wait_for_moment(table, given, rival)
    assert "has laid orders" in row.inner_text()
    assert face_down.count() == 5
    assert table.page.locator(".open-hands").count() == 0


def test_everyone_sees_all_tiles_of_huang_and_the_moves_by_turn(visit: Visit, tmp_path: Path, axe: Axe) -> None:
    played = finished_game("huang", 21, players=["tiger", "rabbit", "rat"])
    table = visit()
    address = upload_game(table, tmp_path, played)
    for size in ((1280, 800), (820, 1180), (390, 844), (844, 390)):
        resize(table.page, *size)
        table.page.goto(f"{address}/1")
        table.page.reload()
        wait_for_moment(table, 1)
        for name in ("tiger", "rabbit", "rat"):
            assert table.page.locator(f"[data-hand={name}] .piece.yellow, [data-hand={name}] .face").count() >= 5
        assert table.page.evaluate(OUT_OF_SIGHT) == [], size
    resize(table.page, 1280, 800)
    axe.check(table.page)
    begins, _ = conflict_moves(played, "revolt")
    assert "Revolt" in table.page.locator(f'[data-row="{begins}"]').inner_text()
    headings = table.page.locator("section ol li.head").all_inner_texts()
    assert [heading.split(",")[0] for heading in headings] == [f"Turn {n}" for n in range(1, len(headings) + 1)]
    assert {heading.split(", ")[1] for heading in headings} == {"Tiger", "Rabbit", "Rat"}
    button(table, "To the end").click()
    wait_for_moment(table, len(played.moves))
    assert table.page.locator(".place span").inner_text() == headings[-1]
    stops = next(n for n, (_, text) in enumerate(played.moves, 1) if text == "stop")
    assert table.page.locator(f'[data-row="{stops}"]').inner_text().endswith("ends the action.")
    table.page.goto(f"{address}/1#rat")
    table.page.reload()
    wait_for_moment(table, 1, "rat")
    assert table.page.locator(".open-hands").count() == 0


@pytest.mark.parametrize("size", [(1280, 800), (820, 1180), (1600, 1000)])
def test_high_points_of_huang_fit_beside_the_board(visit: Visit, tmp_path: Path, size: tuple[int, int]) -> None:
    def raise_points(route: Any) -> None:
        answer = route.fetch()
        moment = answer.json()
        for points in moment["view"]["vp"].values():
            for colour in points:
                points[colour] = 88
        route.fulfill(response=answer, json=moment)

    table = visit()
    address = upload_game(table, tmp_path, finished_game("huang", 21, players=["tiger", "rabbit", "rat"]))
    resize(table.page, *size)
    table.page.route(re.compile(r"/replays/[^/]+/\d+\?eyes="), raise_points)
    table.page.goto(f"{address}/2")
    wait_for_moment(table, 2)
    rows = table.page.locator(".points-row")
    rows.nth(2).wait_for()
    assert rows.count() == 3
    assert rows.first.locator("b").first.inner_text() == "88"
    assert not any(row.evaluate("row => row.scrollWidth > row.clientWidth") for row in rows.all())


def conflict_moves(played: record.Record, kind: str) -> tuple[int, int]:
    """Return after which moves of a game of Huang a conflict begins and is decided; no other follows at once."""
    logs = [[message.id for message in recorder.journal.seen_by(None)] for recorder in record.replay(played)]
    conflicts = ("huang-log-revolt", "huang-log-war")
    began = 0
    for number in range(1, len(logs) - 1):
        news = logs[number][len(logs[number - 1]) :]
        if f"huang-log-{kind}-won" in news and began:
            if not any(id in conflicts for id in news + logs[number + 1][len(logs[number]) :]):
                return began, number
        began = number if any(id in conflicts for id in news) else began
    raise AssertionError(f"no {kind}")


@pytest.mark.parametrize("kind", ["revolt", "war"])
def test_a_replay_shows_the_sides_of_a_conflict_and_its_result(
    visit: Visit, tmp_path: Path, axe: Axe, kind: str
) -> None:
    played = finished_game("huang", 21, players=["tiger", "rabbit", "rat"])
    begins, decided = conflict_moves(played, kind)
    table = visit()
    address = upload_game(table, tmp_path, played)
    panel = table.page.locator(".conflict")
    assert panel.count() == 0
    for size in ((1280, 800), (820, 1180), (390, 844), (844, 390)):
        resize(table.page, *size)
        table.page.goto(f"{address}/{begins}")
        table.page.reload()
        for number in range(begins, decided + 1):
            wait_for_moment(table, number)
            panel.wait_for()
            assert panel.locator(".side").count() >= 2
            assert panel.get_by_role("button").count() == 1, "only the link to the rules"
            assert table.page.evaluate(OUT_OF_SIGHT) == [], (size, number)
            table.page.keyboard.press("ArrowRight")
        wait_for_moment(table, decided + 1)
        assert table.page.locator("[data-row]").count() == len(played.moves)
        panel.wait_for(state="detached")
        table.page.keyboard.press("ArrowLeft")
        wait_for_moment(table, decided)
        assert "win" in panel.locator("#conflict-title").inner_text()
    resize(table.page, 1280, 800)
    axe.check(table.page)


def test_a_game_under_earlier_rules_says_how_much_of_it_is_shown(
    visit: Visit, server: Server, axe: Axe, tmp_path: Path
) -> None:
    titles = ("events over, Sound Advice scored", "events running")
    over, running = copy_tables(server, tmp_path / "earlier.sqlite", *titles)
    table = visit(f"/r/{over}/0")
    wait_for_moment(table, 0)
    note = table.page.get_by_role("note").inner_text()
    assert "Both versions agree on the first 73 of 117 moves" in note
    assert "scores the rival's writs once, not twice" in note
    button(table, "To the end").click()
    wait_for_moment(table, 73)
    axe.check(table.page)
    for id, links in ((over, 1), (running, 0)):
        table.page.goto(f"/t/{id}")
        table.page.get_by_role("heading", name="This game cannot continue here").wait_for()
        assert table.page.get_by_text("this server plays version 2").count() == 1
        assert table.page.get_by_role("link", name="Replay", exact=True).count() == links
    table.page.goto(f"/t/{over}")
    table.page.get_by_role("link", name="Replay", exact=True).click()
    wait_for_moment(table, 0)


def copy_tables(server: Server, file: Path, *titles: str) -> list[str]:
    """Copy tables of version 1 of Chu Han's rules into a server's database; return their ids. `file` must not exist."""
    restore_sqlite(FOLDER / "chuhan-rules-1" / "database.sql", file)
    migrate_sqlite(file, "head")
    found = []
    with sqlite3.connect(file) as old, sqlite3.connect(server.folder / "tianxia.sqlite") as new:
        for title in titles:
            (id,) = old.execute("SELECT id FROM tables WHERE title = ?", (title,)).fetchone()
            for name, key in (("tables", "id"), ("seats", "table"), ("events", "table")):
                cursor = old.execute(f'SELECT * FROM {name} WHERE "{key}" = ?', (id,))
                columns = ", ".join(f'"{column[0]}"' for column in cursor.description)
                marks = ", ".join("?" * len(cursor.description))
                new.executemany(f"INSERT OR IGNORE INTO {name} ({columns}) VALUES ({marks})", cursor.fetchall())
            found.append(id)
    old.close()
    new.close()
    return found


def test_the_tags_of_the_seats_lie_on_no_name_of_a_chapter(visit: Visit) -> None:
    page = visit().page
    table = HuangPage(page)
    table.create_table("me", "bot:novice", "bot:novice")
    table.ready()
    table.until("asked")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.locator("dialog .filled").click()
    page.locator(".end.over").wait_for()
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="To the end").click()
    covered = """() => [...document.querySelectorAll('.plot .where')].flatMap(tag => {
        const box = tag.getBoundingClientRect();
        return [...document.querySelectorAll('.plot .parts span')].filter(name => {
            const other = name.getBoundingClientRect();
            return Math.min(box.right, other.right) - Math.max(box.left, other.left) > 0
                && Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 0;
        }).map(name => name.textContent);
    })"""
    page.locator(".plot .where").nth(2).wait_for()
    for size in ((1280, 800), (390, 844)):
        resize(page, *size)
        assert page.locator(".plot .parts span").count() > 0
        assert page.evaluate(covered) == [], size
        area = page.locator(".plot .area").bounding_box()
        for tag in page.locator(".plot .where").all():
            box = tag.bounding_box()
            assert area["y"] - 1 <= box["y"] < box["y"] + box["height"] <= area["y"] + area["height"] + 1, size
