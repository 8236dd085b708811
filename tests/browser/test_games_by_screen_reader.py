"""A whole game of each kind by keyboard and accessible names: everything a player must know is exposed."""

import re
from functools import partial

import pytest

from tests.browser.conftest import Visit
from tests.browser.fast_forward import is_near_end, play_to_against_bot
from tests.browser.screen_reader import ScreenReader
from tests.server.servers import Server

PLAYABLE = r", playable\."
PLAY_BUTTON = "^(Play|Use|Discard(?! pile)|Take(?! back)|Give|Pass with) |'s power$"
DRAWN_CARD = "(comes back every round|leaves the game once played)$"
HAND_CARD = r"(comes back every round|leaves the game once played)(, .*)?\."
PROVINCES = ("Jinyan", "Qin", "Hanqi", "Chu", "Wu")


# Chu Han.


def test_chu_han_can_be_started_by_accessible_names(visit: Visit) -> None:
    reader = ScreenReader(visit().page)
    reader.choose("Bot level in Chu Han", "Novice")
    reader.tab_to("button", "^Play Chu Han$", "Shift+Tab")
    reader.keys.press("Enter")
    reader.until(lambda: reader.prompt())
    check_chu_han(reader)
    for _ in range(3):
        answer_chu_han(reader)


def test_chu_han_is_played_to_its_end_by_accessible_names(server: Server, visit: Visit) -> None:
    played = play_to_against_bot(server.address, is_near_end)
    reader = ScreenReader(visit(f"/t/{played.id}", cookie=played.cookies["han"]).page)
    while answer_chu_han(reader) != "over":
        pass
    reader.until_focused("You won|You lost")  # the end is where the focus is
    assert re.search(r"Total\nHan.*\nChu", reader.text("table", "Points by battle"), re.DOTALL)
    reader.tab_to("link", "^Lobby$")
    reader.keys.press("Enter")
    reader.until(lambda: "lobby" if reader.can_press("^Play Chu Han$") else "")


def answer_chu_han(reader: ScreenReader) -> str:
    """Answer the next question, and return its kind."""
    what = reader.until(lambda: chu_han_question(reader))
    if what == "over":
        return what
    before = reader.state_text()
    if what == "battle":
        try:
            reader.press("^Next battle$")
        except AssertionError:
            assert "Next battle" not in reader.buttons(), "only a reaction may take the place of the summary"
    elif what == "reaction":
        reader.press("^Allow$")
    else:
        play_cards_or_pass(reader)
    reader.wait_for_move(before)
    return what


def chu_han_question(reader: ScreenReader) -> str:
    """Return the kind of the question that is shown; empty while there is none."""
    buttons = reader.buttons()
    if "Rematch" in buttons:
        return "over"
    if "Next battle" in buttons:
        return "battle"
    prompt = reader.prompt()
    if "Waiting" in prompt or not prompt:
        return ""
    if "Allow" in buttons:
        return "reaction"
    return "asked" if {"Pass", "Writ"} & set(buttons) or "Choose cards" in prompt else ""


def play_cards_or_pass(reader: ScreenReader) -> None:
    """Play the first card whose name says that it is playable and that the server accepts; else pass or take a writ."""
    reader.tab_to("button", r", rank \d+,")
    reader.keys.press("Home")
    tried: set[str] = set()
    for _ in range(24):
        _, name, _ = reader.focused_element()
        if re.search(PLAYABLE, name) and name not in tried:
            tried.add(name)
            reader.keys.press("Space")
            reader.until(lambda: "pressed" if "pressed" in reader.focused_element()[2] else "")
            if reader.until(lambda: is_selection_playable(reader)) == "yes":
                reader.keys.press("Enter")
                return
            reader.keys.press("Escape")
        reader.keys.press("ArrowRight")
    reader.press("^Pass$" if reader.can_press("^Pass$") else "^Writ$")


def is_selection_playable(reader: ScreenReader) -> str:
    """Return yes or no once the server has answered whether the selected cards can be played; until then empty."""
    if reader.can_press(PLAY_BUTTON):
        return "yes"
    prompt = reader.prompt()
    is_waiting = re.search(
        r"chosen: [^.]*\. (Writ |Pass )*Choose cards", prompt
    )  # the selection alone, without an effect
    return "no" if "Choose cards" in prompt and not is_waiting else ""


def check_chu_han(reader: ScreenReader) -> None:
    """Check that points, piles, writs, the rival's cards, the trick, the hand and the log are exposed."""
    page = reader.page
    assert reader.has("img", re.compile(r"Points, first to 31\. Han 0\. Chu 1\."))
    assert reader.has("button", re.compile(r"Writs: Han took \d, Chu took \d, \d left"))
    assert reader.has("img", re.compile(r"Chu holds \d+ cards"))
    assert reader.has("button", re.compile(r"Discard pile, \d+ cards: look through it"))
    assert "to draw" in reader.text("complementary", "Piles and writs")
    assert reader.has("group", "This trick")
    assert reader.has("toolbar", re.compile(r"Your hand, \d+ cards"))
    assert re.search(r"Battle 1.*You are dealt ", page.get_by_role("log").inner_text(), re.DOTALL)


# Sun Tzu.


def test_sun_tzu_is_played_by_accessible_names(visit: Visit) -> None:
    reader = ScreenReader(visit("/new/suntzu").page)
    reader.choose("^Shao", "Novice")
    reader.press("^Start$")
    rounds = 0
    while True:
        what = reader.until(lambda: sun_tzu_question(reader))
        before = reader.state_text()
        if what == "over":
            break
        if what == "general":
            reader.tab_to("radio", "")
            reader.keys.press("ArrowDown")
            reader.until(lambda: "chosen" if reader.can_press("^Keep ") else "")
            reader.press("^Keep ")
        elif what == "orders":
            rounds += 1
            if rounds == 1:
                check_sun_tzu(reader)
            lay_orders(reader, rounds == 1)
        elif what == "keep":
            keep_cards(reader)
        elif what == "scoring":
            assert re.search(r"Jinyan.*Wu.*Sun Tzu \d+.*Shao \d+", " ".join(reader.text("table", "Scoring").split()))
            reader.press("^Continue$")
        elif what == "province":
            pick_province(reader)
        else:
            reader.press(what)
        reader.wait_for_move(before)
    assert rounds >= 3
    reader.until_focused("^(You won|You lost|A draw)")  # the end is where the focus is


def sun_tzu_question(reader: ScreenReader) -> str:
    buttons = reader.buttons()
    if "Rematch" in buttons:
        return "over"
    if "Continue" in buttons and reader.has("heading", re.compile(r"^Sun Tzu \d+, Shao \d+$")):
        return "scoring"
    prompt = reader.prompt()
    if not prompt or "Waiting" in prompt:
        return ""
    if "Choose your general" in prompt:
        return "general"
    if "do you keep?" in prompt:
        return "keep"
    if "Seal orders" in prompt:
        return "orders"
    if "Choose a province" in prompt:
        return "province"
    answers = (
        "Show all",
        "Next battle",
        "Continue",
        "Use nothing",
        "No exchange",
        "Not now",
        "From the pool",
        "No general",
    )
    return next((f"^{name}$" for name in answers if name in buttons), "")


def lay_orders(reader: ScreenReader, first: bool) -> None:
    """Lay five cards, each by the first letter of its province, and check the accessible names of the orders."""
    reader.tab_to("button", HAND_CARD)
    reader.keys.press("End" if first else "Home")
    for number, letter in enumerate("jqhcw", 1):
        # Lay the 6 only in the first round, because it cannot be laid where it has left a mark.
        while (not first and reader.focused_element()[1].startswith("6,")) or "laid in" in reader.focused_element()[1]:
            reader.keys.press("ArrowLeft" if first else "ArrowRight")
        reader.keys.press(letter)
        text = f"{number} of 5 orders laid"
        reader.until(partial(prompt_contains, reader, text))
        reader.keys.press("ArrowLeft" if first else "ArrowRight")
    reader.until(lambda: "seal" if reader.can_press("^Seal orders$") else "")
    for name in PROVINCES:
        assert reader.has("button", re.compile(rf"^{name}\. .*Your order: [−+\w]+\.")), name
    reader.press("^Seal orders$")


def prompt_contains(reader: ScreenReader, text: str) -> str:
    return text if text in reader.prompt() else ""


def keep_cards(reader: ScreenReader) -> None:
    assert reader.has("group", "The cards you drew")
    number = 2 if "two cards" in reader.prompt() else 1
    for _ in range(number):
        reader.tab_to("button", DRAWN_CARD)
        while "pressed" in reader.focused_element()[2]:
            reader.keys.press("Tab")
        reader.keys.press("Space")
    reader.until(lambda: "keep" if reader.can_press("^Keep ") else "")
    reader.press("^Keep ")


def pick_province(reader: ScreenReader) -> None:
    """Pick the first province that can be chosen; the others must say that they cannot."""
    reader.tab_to("button", r"^(Jinyan|Qin|Hanqi|Chu|Wu)\. ")
    for letter in "jqhcw":
        reader.keys.press(letter)
        if reader.until(lambda: is_province_pickable(reader)) == "yes":
            reader.press("^(Fight in|From) ")
            return
        reader.keys.press("Escape")
    raise AssertionError(f"no province can be picked: {reader.prompt()}")


def is_province_pickable(reader: ScreenReader) -> str:
    if reader.can_press("^(Fight in|From (?!the pool))"):
        return "yes"
    return "no" if "cannot be chosen now" in reader.prompt() else ""


def check_sun_tzu(reader: ScreenReader) -> None:
    """Check that the provinces with armies, marks and worth, track, forces, round and hand are exposed."""
    for name in PROVINCES:
        assert reader.has("button", re.compile(rf"^{name}\. (Neutral\.|(Sun Tzu|Shao), \d arm).*Worth \d")), name
    assert reader.has("img", re.compile("The marker stands in the centre"))
    forces = " ".join(reader.text("table", "Forces").split())
    assert re.search(r"Pool \d+ \d+", forces), forces
    assert reader.has("listitem", re.compile("")), "the rounds"
    assert reader.has("toolbar", re.compile(r"Your hand, \d+ cards"))
    assert "Round 1" in reader.text("banner", "")


# Huang.


def test_huang_is_played_by_accessible_names(visit: Visit) -> None:
    reader = ScreenReader(visit("/new/huang").page)
    reader.choose("^Rabbit", "Novice")
    reader.tab_to("checkbox", "^Short game")
    reader.keys.press("Space")
    reader.press("^Start$")
    laid = 0
    turns = 0
    while True:
        what = reader.until(lambda: huang_question(reader))
        before = reader.state_text()
        if what == "over":
            break
        turns += 1
        if what == "action":
            if turns < 3:
                check_huang(reader)
            laid += take_action(reader, leader=laid == 1, tile=laid < 8)
        else:
            reader.press(what)
        reader.wait_for_move(before)
    assert laid >= 8
    reader.until_focused("You won|You lost|Nobody wins")
    assert re.search(r"Tiger( \d+( \+ \d+)*){6}", " ".join(reader.text("table", "Final points").split()))


def huang_question(reader: ScreenReader) -> str:
    buttons = reader.buttons()
    if "Rematch" in buttons:
        return "over"
    for name in ("Continue", "Stay out", "Commit 0", "Commit \\d.*", ".* wins"):
        if any(re.fullmatch(name, one) for one in buttons) and reader.has("dialog", re.compile("War|Revolt|wins|tied")):
            return f"^{name}$"
    prompt = reader.prompt()
    if not prompt or "Waiting" in prompt:
        return ""
    if "Exchange" in buttons:
        return "action"
    for name in ("Remove it", "Collect", "Raise it", "Build nothing", "Take none", "No more", "Move it"):
        if name in buttons:
            return f"^{name}$"
    return "place" if re.search("Remove|Which pagoda", prompt) else ""


def take_action(reader: ScreenReader, *, leader: bool, tile: bool) -> int:
    """Place a leader or a tile, or exchange all tiles; return 1 if something was placed. Check the names of places."""
    if leader:
        reader.press("^Leader$")
        reader.tab_to("button", "leader of Tiger, beside the board$")
    elif tile:
        reader.tab_to("button", " tile")
        reader.keys.press("Home")
        tile = reader.press_until_focused("ArrowRight", "button", " tile$", 6) is not None
    if not leader and not tile:
        return exchange_tiles(reader)
    reader.keys.press("Space")
    reader.until(lambda: "asked" if re.search(r"\d+ possible places?", reader.prompt()) else "")
    reader.keys.press("Enter")
    reader.until(lambda: "board" if "possible" in reader.focused_element()[1] else "")
    role, place, _ = reader.focused_element()
    assert role == "button"
    assert re.match(r"[A-N]\d+, ", place), place
    reader.keys.press("n")
    reader.keys.press("Space")
    reader.until(lambda: "chosen" if reader.can_press("^(Lay|Place) it$") else "")
    assert "pressed" in reader.focused_element()[2]
    reader.keys.press("Enter")
    return 1


def exchange_tiles(reader: ScreenReader) -> int:
    reader.press("^Exchange$")
    reader.tab_to("button", " tile")
    reader.keys.press("Home")
    for _ in range(6):
        reader.keys.press("Space")
        reader.keys.press("ArrowRight")
    reader.press(r"^Exchange \d tiles?$")
    return 0


def check_huang(reader: ScreenReader) -> None:
    """Check that important hexes, states, leaders, market, hand, points and the turn are exposed."""
    board = reader.page.get_by_role("application", name=re.compile("^The board"))
    assert board.get_by_role("img", name=re.compile(r"^[A-N]\d+, capital .*governor tile")).count() > 3
    assert reader.has("list", "States")
    assert reader.page.get_by_role("list", name="States").get_by_role("listitem").count() >= 1
    players = " ".join(reader.text("list", "Players").split())
    assert re.search(r"Tiger you To move action \d of 2 · \d tiles", players), players
    assert reader.has("img", re.compile("trader leader of Rabbit"))
    assert reader.has("list", re.compile("Market")), "the market"
    assert reader.has("group", "Your tiles")
    assert "New in the market" in reader.text("log", "Log")


@pytest.mark.parametrize("game", ["Chu Han", "Sun Tzu", "Huang"])
def test_the_log_is_announced_on_a_phone_too(visit: Visit, game: str) -> None:
    page = visit("/", viewport={"width": 390, "height": 844}, has_touch=True).page
    page.get_by_role("button", name=f"Play {game}").tap()
    log = page.get_by_role("log", name="Log")
    log.get_by_role("paragraph").first.wait_for()
    assert log.count() == 1, "one log, and it is buttons though it is not seen"
