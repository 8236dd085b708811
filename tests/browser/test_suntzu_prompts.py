"""What Sun Tzu's table asks, what a hint chooses there, and what may be answered without asking."""

from typing import Any

from tests.browser.conftest import Visit
from tests.browser.fast_forward import ASKS_FOR_A_GENERAL, Wanted, patient, play_to_against_bot
from tests.browser.settling import resize, settle
from tests.browser.suntzu_page import PROVINCES, SunTzuPage
from tests.server.client import Json
from tests.server.servers import Server


def come_to(visit: Visit, server: Server, wanted: Wanted, **options: Any) -> SunTzuPage:
    """A page at a table where a guest plays Sun Tzu and `wanted` holds; the page takes the bot for a person."""
    played = play_to_against_bot(server.address, wanted, patient, game="suntzu", hints=True)
    cookie = played.cookies["suntzu"]
    return SunTzuPage(visit(f"/t/{played.id}", cookie=cookie, rewrite=bots_as_people, **options).page)


def bots_as_people(text: str) -> str:
    """Against bots alone, questions without a choice would not be asked."""
    return text.replace('"kind":"bot"', '"kind":"human"')


def asked(prompt: str) -> Wanted:
    return lambda states: bool(states[0]["question"]["prompt"][0] == f"suntzu-ask-{prompt}")


def pass_battles(camp: SunTzuPage) -> None:
    """Looks at all battles and scorings that are still to be shown."""
    while (state := camp.until("reveal", "scoring", "asked", "keep", "orders")) in ("reveal", "scoring"):
        mark = camp.mark()
        camp.press("skip" if "skip" in camp.acts() else "next-battle") if state == "reveal" else camp.press("next")
        camp.wait_for_change(mark)


def may_move(states: list[Json]) -> bool:
    question = states[0]["question"]
    return asked("after")(states) and any(text.startswith("use move") for text in question["legal"])


def test_the_general_move_asks_from_where_then_to_where(visit: Visit, server: Server) -> None:
    camp = come_to(visit, server, may_move)
    legal = camp.page.locator("button[data-province][aria-pressed]")
    pass_battles(camp)
    camp.province("wu").click()
    assert camp.second == "That province cannot be chosen now."
    camp.press("general move")
    assert camp.title == "Move an army: from where?"
    assert camp.second == "One of your armies moves to an adjacent province that is neutral or yours."
    source = legal.first.get_attribute("data-province")
    camp.province(source).click()
    assert camp.title == f"Move an army from {source.title()}: to where?"
    assert "exchange" not in camp.second
    camp.province(source).click()
    assert camp.title == "Move an army: from where?", "a second tap takes the province back"
    camp.province(source).click()
    goal = legal.first.get_attribute("data-province")
    camp.province(goal).click()
    camp.filled()
    assert camp.title == f"Move an army from {source.title()} to {goal.title()}?"
    camp.page.get_by_role("button", name=f"{source.title()} to {goal.title()}").click()
    camp.page.get_by_text("an army moves").first.wait_for()


def test_who_picks_the_battles_is_told_since_when(visit: Visit, server: Server) -> None:
    camp = come_to(visit, server, asked("pick"), viewport={"width": 390, "height": 844}, has_touch=True)
    pass_battles(camp)
    assert camp.title == "Pick the next battle"
    assert "when the battles began" in camp.second
    strip = camp.page.locator(".strip")
    assert strip.locator(".more").inner_text() == "More", "the way to the forces keeps its name"
    strip.tap()
    camp.page.get_by_text("Sun Tzu picks the order of battles.").wait_for()
    heights = camp.page.locator(".look button").evaluate_all("all => all.map(e => e.getBoundingClientRect().height)")
    assert min(heights) >= 44


def test_keys_come_to_the_drawn_cards_and_a_hint_keeps_some(visit: Visit, server: Server) -> None:
    camp = come_to(visit, server, asked("after"))
    pass_battles(camp)
    camp.tab_to(".hand button")
    camp.page.keyboard.press("Enter")
    camp.until("keep")
    camp.page.wait_for_function("document.activeElement.matches('.drawn button')")
    camp.page.get_by_role("button", name="Hint").click()
    camp.page.locator(".hints button").first.click()
    camp.page.locator(".drawn [aria-pressed=true]").first.wait_for()
    kept = camp.page.locator(".drawn [aria-pressed=true]").evaluate_all("all => all.map(e => e.dataset.drawn)")
    assert camp.filled().get_attribute("data-act") == " ".join(["keep", *kept])
    camp.filled().click()
    camp.until("orders")


def three_questions(states: list[Json]) -> bool:
    """The next orders can be three cards on which a general could act."""
    cards = [card for card in states[0]["view"]["hands"]["suntzu"] if card in ASKS_FOR_A_GENERAL]
    return asked("orders")(states) and len(cards) >= 4


def test_the_third_question_without_a_choice_offers_to_answer_them_all(visit: Visit, server: Server) -> None:
    camp = come_to(visit, server, three_questions)
    camp.until("orders")
    keys = camp.page.locator(".hand button").evaluate_all("all => all.map(e => e.dataset.key)")
    asking = [key.split("/")[0] for key in keys if key.split("/")[0] in ASKS_FOR_A_GENERAL][:4]
    switch = camp.page.get_by_label("Answer for me when I have nothing to choose")
    camp.orders(*asking, "5")
    for _ in range(2):
        come_to_question(camp)
        assert "standing" not in camp.acts()
        assert switch.count() == 0
        answer(camp, "no")
    come_to_question(camp)
    assert camp.acts() == ["standing", "no"]
    before = camp.page.locator(".side .list").inner_text().count("Sun Tzu chooses not to act.")
    answer(camp, "standing")
    while camp.until("reveal", "scoring", "asked", "keep", "orders") == "reveal":
        camp.press("skip" if "skip" in camp.acts() else "next-battle")
        settle(camp.page)
    # The fourth question answers itself, unless it leaves something to choose.
    is_asked = camp.state() == "asked"
    assert not is_asked or not camp.title.startswith("No general for "), "the fourth question was answered"
    given = camp.page.locator(".side .list").inner_text().count("Sun Tzu chooses not to act.") - before
    assert given == 2 or (is_asked and given == 1)
    switch.uncheck()
    resize(camp.page, 390, 844)
    camp.page.locator(".strip").click()
    assert not switch.is_checked(), "a phone has the switch among the forces"


def come_to_question(camp: SunTzuPage) -> None:
    while camp.until("reveal", "asked") == "reveal":
        camp.press("skip" if "skip" in camp.acts() else "next-battle")
        settle(camp.page)
    assert camp.title.startswith("No general for ")


def answer(camp: SunTzuPage, act: str) -> None:
    mark = camp.mark()
    camp.press(act)
    camp.wait_for_change(mark)


def test_generals_are_chosen_beside_the_map(visit: Visit) -> None:
    page = visit("/").page
    camp = SunTzuPage(page)
    camp.lay_table("me", "bot:novice", generals=True)
    camp.until("choose")
    for size in ((1280, 800), (844, 600), (390, 844), (360, 640)):
        resize(page, *size)
        page.locator("input[value=levy]").check(force=True)
        for province in PROVINCES:
            script = """e => { const { x, y, width, height } = e.getBoundingClientRect();
                return e.contains(document.elementFromPoint(x + width / 2, y + height / 2)) }"""
            for part in (".worth", ".name"):
                shown = camp.province(province).locator(part)
                assert shown.evaluate(f"e => ({script})(e.closest('button'))"), (size, province, part)
        boxes = page.locator(".generals label").evaluate_all("all => all.map(e => e.getBoundingClientRect().height)")
        assert min(boxes) >= 44, (size, boxes)
        assert page.evaluate("document.documentElement.scrollHeight") <= size[1]
    page.get_by_text("An army from your pool enters a province you hold.").first.wait_for()
