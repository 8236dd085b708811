"""Sounds and notifications: off until they are turned on, requested by a button, revealing no more than the table."""

import re
from typing import Any

from tests.browser.chuhan_page import ChuHanPage
from tests.browser.conftest import Visit
from tests.browser.fast_forward import play_to
from tests.server.servers import Server

# A sound card that only counts: noise, and the pitches tones begin at.
FAKE_SOUND = """
window.made = 0;
window.playedSounds = [];
const node = () => ({ connect: (next) => next, gain: param(), frequency: param(), Q: param(), start() {}, stop() {} });
const param = (record) => ({ value: 0, setValueAtTime: (v) => record?.(v), exponentialRampToValueAtTime() {} });
window.AudioContext = class {
    constructor() { window.made += 1; this.state = window.locked ? 'suspended' : 'running'; }
    currentTime = 0; sampleRate = 8000; destination = {};
    resume() { this.state = window.locked ? 'suspended' : 'running'; return Promise.resolve(); }
    createGain() { return node(); }
    createBiquadFilter() { return node(); }
    createBuffer(_, size) { return { getChannelData: () => new Float32Array(size) }; }
    createBufferSource() { return { ...node(), start: () => window.playedSounds.push('paper') }; }
    createOscillator() { return { ...node(), frequency: param((v) => window.playedSounds.push(v)) }; }
};
"""
CARD, TURN, CAPTURE, END = "paper", 620, 150, 210

FAKE_NOTES = """
window.asked = 0;
window.notes = [];
window.Notification = class {
    static permission = localStorage.allowed ?? 'default';
    static requestPermission() { window.asked += 1; localStorage.allowed = 'granted';
        window.Notification.permission = 'granted'; return Promise.resolve('granted'); }
    constructor(title, options) { window.notes.push([title, options.body, options.tag]); }
    close() {}
};
"""

HIDE = """hidden => { Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange')); }"""
ICON = "document.querySelector('link[rel=icon]').getAttribute('href')"


def played_sounds(page: Any) -> list[Any]:
    found: list[Any] = page.evaluate("window.playedSounds")
    return found


def test_no_sound_until_sounds_are_turned_on(visit: Visit) -> None:
    table = visit()
    table.page.add_init_script(FAKE_SOUND)
    table.page.goto("/")
    table.start_bot_game()
    table.until("asked")
    table.play_first_card()
    table.until("asked", "battle", "reaction")
    assert table.page.evaluate("[window.made, window.playedSounds.length]") == [0, 0]


def test_sounds_of_a_table(visit: Visit) -> None:
    table = visit()
    page = table.page
    page.add_init_script(FAKE_SOUND)
    page.goto("/settings")
    assert page.get_by_role("slider", name="Volume").count() == 0
    page.get_by_role("switch", name="Sounds at the table").click()
    page.wait_for_function("pitch => window.playedSounds.includes(pitch)", arg=TURN)  # the switch lets it be heard
    page.get_by_role("slider", name="Volume").fill("0.2")
    page.get_by_role("button", name="Try it").click()
    page.goto("/")
    table.start_bot_game()
    table.until("asked", "reaction")
    log_text = ""
    while "The trick goes to" not in log_text:
        state, mark = table.until_with_mark("over", "battle", "reaction", "asked")
        if state == "battle":
            table.next_battle()
        elif state == "reaction":
            table.press("allow")
        else:
            table.play_turn()
        table.wait_for_change(mark)
        log_text = page.get_by_role("log").inner_text()
    assert {CARD, TURN, CAPTURE} <= set(played_sounds(page))
    assert END not in played_sounds(page)
    table.until("asked", "battle", "reaction")  # a move of the bot would be heard
    page.reload()
    table.until("asked", "battle", "reaction")
    assert played_sounds(page) == [], "sounds of earlier moves are not played"
    table.press_menu_item("Resign")
    page.locator("dialog .filled").click()
    page.locator(".end.over").wait_for()
    page.wait_for_function("() => window.playedSounds.includes(210)")


def test_no_sound_while_the_browser_blocks_audio(visit: Visit) -> None:
    table = visit("/settings")
    page = table.page
    page.get_by_role("switch", name="Sounds at the table").click()
    page.get_by_role("slider", name="Volume").wait_for()
    page.add_init_script("window.locked = true;" + FAKE_SOUND)
    page.goto("/")
    table.start_bot_game()
    table.until("asked", "reaction")
    assert played_sounds(page) == []


def test_a_hidden_page_shows_the_turn_in_title_and_icon(server: Server, visit: Visit) -> None:
    prepared = play_to(server.address, lambda states: True)
    han, chu = (visit(f"/t/{prepared.id}", cookie=prepared.cookies[seat]) for seat in ("han", "chu"))
    han.page.locator(".hand button").first.wait_for()
    chu.page.locator(".hand button").first.wait_for()
    page = chu.page
    assert page.title() == "Chu Han · Tianxia"
    plain = page.evaluate(ICON)
    page.evaluate(HIDE, True)
    assert page.title() == "Chu Han · Tianxia", "it is not the player's turn yet"
    assert page.evaluate(ICON) == plain
    han.play_first_card()
    page.wait_for_function("() => document.title === '● Your turn – Chu Han'")
    page.wait_for_function(f"() => {ICON} === '/assets/seal-turn.svg'")
    assert page.request.get("/assets/seal-turn.svg").ok
    page.evaluate(HIDE, False)
    page.wait_for_function("() => document.title === 'Your turn · Chu Han · Tianxia'")
    assert page.evaluate(ICON) == plain


def test_permission_is_requested_by_a_button_and_notifications_reveal_nothing(server: Server, visit: Visit) -> None:
    prepared = play_to(server.address, lambda states: True)
    han = visit(f"/t/{prepared.id}", cookie=prepared.cookies["han"])
    chu = visit("/", cookie=prepared.cookies["chu"])
    page = chu.page
    page.add_init_script(FAKE_NOTES)
    for path in ("/", f"/t/{prepared.id}", "/settings"):
        page.goto(path)
        page.locator("main").wait_for()
        assert page.evaluate("window.asked") == 0, "never by itself"
    page.get_by_role("button", name="Allow notifications").click()
    page.get_by_role("button", name="Turn off notifications").wait_for()
    assert page.evaluate("window.asked") == 1
    page.goto(f"/t/{prepared.id}")
    page.locator(".hand button").first.wait_for()
    page.evaluate(HIDE, True)
    han.page.locator(".hand button").first.wait_for()
    han.play_first_card()
    page.wait_for_function("() => window.notes.length > 0")
    [[title, body, tag]] = page.evaluate("window.notes")
    assert (title, body) == ("Your turn", "It is your turn in Chu Han.")
    assert tag == f"tianxia-{prepared.id}"
    page.evaluate(HIDE, False)
    page.goto("/settings")
    page.get_by_role("button", name="Turn off notifications").click()
    page.get_by_role("button", name="Allow notifications").wait_for()


def test_no_notification_while_the_table_is_visible(server: Server, visit: Visit) -> None:
    prepared = play_to(server.address, lambda states: True)
    han = visit(f"/t/{prepared.id}", cookie=prepared.cookies["han"])
    chu: ChuHanPage = visit("/settings", cookie=prepared.cookies["chu"])
    page = chu.page
    page.add_init_script(FAKE_NOTES)
    page.goto("/settings")
    page.get_by_role("button", name="Allow notifications").click()
    page.get_by_role("button", name="Turn off notifications").wait_for()
    page.goto(f"/t/{prepared.id}")
    han.page.locator(".hand button").first.wait_for()
    han.play_first_card()
    chu.wait_for_prompt("Beat the")
    assert re.match("Your turn", page.title())
    assert page.evaluate("window.notes") == []
