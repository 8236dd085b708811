"""Prompts, hints and standing answers of Sun Tzu."""

import re
from typing import Any

import pytest

from tests.browser.conftest import Visit
from tests.browser.fast_forward import GENERAL_QUESTION_CARDS, Condition, play_low_orders, play_to_against_bot
from tests.browser.settling import resize, settle
from tests.browser.suntzu_page import PROVINCES, SunTzuPage
from tests.server.client import Json
from tests.server.servers import Server
from tianxia.locales import Argument, fluent_source, has_message, languages, say


def open_table_when(visit: Visit, server: Server, wanted: Condition, **options: Any) -> SunTzuPage:
    """A page at a table where a guest plays Sun Tzu and `wanted` holds; the page takes the bot for a person."""
    played = play_to_against_bot(server.address, wanted, play_low_orders, game="suntzu", hints=True)
    cookie = played.cookies["suntzu"]
    return SunTzuPage(visit(f"/t/{played.id}", cookie=cookie, rewrite=bots_as_people, **options).page)


def bots_as_people(text: str) -> str:
    """Against bots alone, questions without a choice would not be asked."""
    return text.replace('"kind":"bot"', '"kind":"human"')


def asked(prompt: str) -> Condition:
    return lambda states: bool(states[0]["question"]["prompt"][0] == f"suntzu-ask-{prompt}")


def dismiss_results(suntzu: SunTzuPage) -> None:
    """Looks at all battles and scorings that are still to be shown."""
    while True:
        state, mark = suntzu.until_with_mark("reveal", "scoring", "asked", "keep", "orders")
        if state not in ("reveal", "scoring"):
            return
        suntzu.press("skip" if "skip" in suntzu.actions() else "next-battle") if state == "reveal" else suntzu.press(
            "next"
        )
        suntzu.wait_for_change(mark)


def may_move(states: list[Json]) -> bool:
    question = states[0]["question"]
    return asked("after")(states) and any(text.startswith("use move") for text in question["legal"])


def test_the_general_move_asks_from_where_then_to_where(visit: Visit, server: Server) -> None:
    suntzu = open_table_when(visit, server, may_move)
    legal = suntzu.page.locator("button[data-province][aria-pressed]")
    dismiss_results(suntzu)
    suntzu.province("wu").click()
    assert suntzu.prompt_note == "That province cannot be chosen now."
    suntzu.press("general move")
    assert suntzu.title == "Move an army: from where?"
    assert suntzu.prompt_note == "One of your armies moves to an adjacent province that is neutral or yours."
    source = legal.first.get_attribute("data-province")
    suntzu.province(source).click()
    assert suntzu.title == f"Move an army from {source.title()}: to where?"
    assert "exchange" not in suntzu.prompt_note
    suntzu.province(source).click()
    assert suntzu.title == "Move an army: from where?", "a second tap takes the province back"
    suntzu.province(source).click()
    goal = legal.first.get_attribute("data-province")
    suntzu.province(goal).click()
    suntzu.primary_button()
    assert suntzu.title == f"Move an army from {source.title()} to {goal.title()}?"
    suntzu.page.get_by_role("button", name=f"{source.title()} to {goal.title()}").click()
    suntzu.page.get_by_text("an army moves").first.wait_for()


def test_the_prompt_says_why_a_player_picks_the_battles(visit: Visit, server: Server) -> None:
    suntzu = open_table_when(visit, server, asked("pick"), viewport={"width": 390, "height": 844}, has_touch=True)
    dismiss_results(suntzu)
    assert suntzu.title == "Pick the next battle"
    assert "when the battles began" in suntzu.prompt_note
    strip = suntzu.page.locator(".strip")
    assert strip.locator(".more").inner_text() == "More", "the way to the forces keeps its name"
    strip.tap()
    suntzu.page.get_by_text("Sun Tzu picks the order of battles.").wait_for()
    heights = suntzu.page.locator(".look-ups button").evaluate_all(
        "all => all.map(e => e.getBoundingClientRect().height)"
    )
    assert min(heights) >= 44


def test_the_focus_moves_to_the_drawn_cards_and_a_hint_selects_some(visit: Visit, server: Server) -> None:
    suntzu = open_table_when(visit, server, asked("after"))
    dismiss_results(suntzu)
    suntzu.tab_to("[data-action=no]")
    suntzu.page.keyboard.press("Enter")
    suntzu.until("keep")
    suntzu.page.wait_for_function("document.activeElement.matches('.drawn button')")
    suntzu.page.get_by_role("button", name="Hint").click()
    suntzu.page.locator(".hints button").first.click()
    suntzu.page.locator(".drawn [aria-pressed=true]").first.wait_for()
    kept = suntzu.page.locator(".drawn [aria-pressed=true]").evaluate_all("all => all.map(e => e.dataset.drawn)")
    assert suntzu.primary_button().get_attribute("data-action") == " ".join(["keep", *kept])
    suntzu.primary_button().click()
    suntzu.until("orders")


def test_a_double_click_on_the_last_reveal_does_not_answer_the_next_question(visit: Visit, server: Server) -> None:
    suntzu = open_table_when(visit, server, asked("orders"))
    suntzu.until("orders")
    suntzu.orders("1", "2", "3", "4", "5")
    while (state := suntzu.until("reveal", "asked")) == "reveal" or suntzu.title == "Pick the next battle":
        mark = suntzu.mark()
        if state == "asked":
            suntzu.decide()
        else:
            suntzu.page.locator("[data-action=next-battle]").dblclick()
        suntzu.wait_for_change(mark)
    settle(suntzu.page)
    assert suntzu.state() == "asked"
    decline = suntzu.page.locator("[data-action=no]")
    assert decline.inner_text() == "Use nothing"
    assert "filled" not in decline.get_attribute("class")
    decline.click()
    suntzu.until("scoring", "keep", "orders")


def three_questions(states: list[Json]) -> bool:
    """The next orders can be three cards on which a general could act."""
    cards = [card for card in states[0]["view"]["hands"]["suntzu"] if card in GENERAL_QUESTION_CARDS]
    return asked("orders")(states) and len(cards) >= 4


def test_the_third_question_without_a_choice_offers_to_answer_them_all(visit: Visit, server: Server) -> None:
    suntzu = open_table_when(visit, server, three_questions)
    suntzu.until("orders")
    keys = suntzu.page.locator(".hand button").evaluate_all("all => all.map(e => e.dataset.key)")
    asking = [key.split("/")[0] for key in keys if key.split("/")[0] in GENERAL_QUESTION_CARDS][:4]
    switch = suntzu.page.get_by_label("Answer for me when I have nothing to choose")
    suntzu.orders(*asking, "5")
    for _ in range(2):
        reveal_until_question(suntzu)
        assert "standing" not in suntzu.actions()
        assert switch.count() == 0
        answer(suntzu, "no")
    reveal_until_question(suntzu)
    assert suntzu.actions() == ["standing", "no"]
    before = suntzu.page.locator(".side .list").inner_text().count("Sun Tzu does not act.")
    answer(suntzu, "standing")
    while suntzu.until("reveal", "scoring", "asked", "keep", "orders") == "reveal":
        suntzu.press("skip" if "skip" in suntzu.actions() else "next-battle")
        settle(suntzu.page)
    # The fourth question answers itself, unless it leaves something to choose.
    is_asked = suntzu.state() == "asked"
    assert not is_asked or not suntzu.title.startswith("No general for "), "the fourth question was answered"
    given = suntzu.page.locator(".side .list").inner_text().count("Sun Tzu does not act.") - before
    assert given == 2 or (is_asked and given == 1)
    switch.uncheck()
    resize(suntzu.page, 390, 844)
    suntzu.page.locator(".strip").click()
    assert not switch.is_checked(), "a phone has the switch among the forces"


def test_orders_laid_while_the_connection_is_lost_can_be_sealed_afterwards(visit: Visit) -> None:
    table = visit("/", proxied=True)
    suntzu = SunTzuPage(table.page)
    suntzu.start_bot_game()
    suntzu.until("choose")
    suntzu.decide()
    suntzu.until("orders")
    for province in PROVINCES[:3]:
        lay_first_card(suntzu, province)
    seal = suntzu.page.locator("[data-action=seal]")
    seal.click(force=True)
    assert suntzu.prompt_note == "2 provinces still need a card."
    table.socket_proxy.cut()
    table.wait_for_prompt("Connection lost. Reconnecting…")
    for province in PROVINCES[3:]:
        lay_first_card(suntzu, province)
    settle(suntzu.page)
    table.socket_proxy.mend()
    suntzu.primary_button().click()
    seal.wait_for(state="detached")


def lay_first_card(suntzu: SunTzuPage, province: str) -> None:
    suntzu.page.locator(".hand button:not(:has(.away))").first.click()
    suntzu.province(province).click()
    suntzu.page.locator(f'[data-piece="order:{province}"]').wait_for()


def reveal_until_question(suntzu: SunTzuPage) -> None:
    while suntzu.until("reveal", "asked") == "reveal":
        suntzu.press("skip" if "skip" in suntzu.actions() else "next-battle")
        settle(suntzu.page)
    assert suntzu.title.startswith("No general for ")


def answer(suntzu: SunTzuPage, act: str) -> None:
    mark = suntzu.mark()
    suntzu.press(act)
    suntzu.wait_for_change(mark)


def test_generals_are_chosen_beside_the_map(visit: Visit) -> None:
    page = visit("/").page
    suntzu = SunTzuPage(page)
    suntzu.create_table("me", "bot:novice", generals=True)
    suntzu.until("choose")
    for size in ((1280, 800), (844, 600), (390, 844), (360, 640)):
        resize(page, *size)
        page.locator("input[value=levy]").check(force=True)
        for province in PROVINCES:
            script = """e => { const { x, y, width, height } = e.getBoundingClientRect();
                return e.contains(document.elementFromPoint(x + width / 2, y + height / 2)) }"""
            for part in (".values", ".name"):
                shown = suntzu.province(province).locator(part)
                assert shown.evaluate(f"e => ({script})(e.closest('button'))"), (size, province, part)
        boxes = page.locator(".generals label").evaluate_all("all => all.map(e => e.getBoundingClientRect().height)")
        assert min(boxes) >= 44, (size, boxes)
        assert page.evaluate("document.documentElement.scrollHeight") <= size[1]
    page.get_by_text("An army from your pool enters a province you hold.").first.wait_for()


def test_the_provinces_of_a_small_phone_do_not_overlap(visit: Visit) -> None:
    page = visit("/", viewport={"width": 360, "height": 640}).page
    suntzu = SunTzuPage(page)
    suntzu.start_bot_game()
    suntzu.until("choose")
    suntzu.decide()
    suntzu.until("orders")
    boxes = {name: suntzu.province(name).bounding_box() for name in PROVINCES}
    for upper, lower in (("jinyan", "hanqi"), ("qin", "chu"), ("hanqi", "wu")):
        assert boxes[upper]["y"] + boxes[upper]["height"] <= boxes[lower]["y"] + 4, (upper, lower, boxes)


# Show questions in the prompt, one after another; return those whose text is cut off.
CUT_OFF = """questions => questions.filter(([title, note]) => {
    document.querySelector('.prompt .title').textContent = title;
    document.querySelector('.prompt .prompt-note').textContent = note;
    const message = document.querySelector('.prompt .message');
    return message.scrollHeight > message.clientHeight + 1;
})"""


def test_every_question_can_be_read_on_a_phone_in_every_language(visit: Visit) -> None:
    page = visit("/", viewport={"width": 390, "height": 844}, has_touch=True).page
    suntzu = SunTzuPage(page)
    suntzu.start_bot_game()
    suntzu.until("choose")
    suntzu.decide()
    suntzu.until("orders")
    arguments: dict[str, Argument] = {"number": 2, "province": "hanqi", "cause": "-1", "equal": 1, "fits": 1}
    for lang in languages():
        found = re.findall(r"^(web-suntzu-ask-[a-z-]+) =", fluent_source(lang), re.MULTILINE)
        asked = [name for name in found if has_message(f"{name}-note", lang)]
        assert len(asked) > 10
        questions = [[say(name, arguments, lang), say(f"{name}-note", arguments, lang)] for name in asked]
        for size in ((390, 844), (360, 740)):
            resize(page, *size)
            assert page.evaluate(CUT_OFF, questions) == [], (lang, size)


@pytest.mark.parametrize("language", ["en", "de", "pl", "ru"])
def test_the_question_for_a_general_is_whole_on_a_small_phone(visit: Visit, language: str) -> None:
    page = visit("/", viewport={"width": 360, "height": 640}, has_touch=True, locale=language).page
    page.locator("[data-play=suntzu]").click()
    SunTzuPage(page).until("choose")
    settle(page)
    hidden = page.locator(".prompt .message").evaluate("e => e.scrollHeight - e.clientHeight")
    assert hidden < 9, "less than half a line"
