"""Who learns at a page: does what the coach asks for, by mouse."""

import re
from typing import Any

from tianxia.server.lessons.lesson import Scene

Point = tuple[float, float]


def counted(number: int) -> re.Pattern[str]:
    """“Scene 3 of …” in any language."""
    return re.compile(rf"^\D*{number}\D")


class Learner:
    """A page with a lesson on it."""

    def __init__(self, page: Any) -> None:
        self.page = page

    # What is to be seen.

    @property
    def said(self) -> str:
        """What the coach says."""
        return str(self.page.locator(".coach .say").inner_text())

    def scene(self, number: int) -> None:
        """Waits for a scene."""
        self.enter()
        self.page.locator(".coach h2", has_text=counted(number)).wait_for()

    def step(self, number: int) -> None:
        """Waits until the coach has come to a step and the rival has moved."""
        self.enter()
        self.page.locator(".coach .note", has_text=counted(number)).wait_for()
        self.page.wait_for_function("() => !document.querySelector('.coach .waits')")
        self.look()

    def enter(self) -> None:
        """Begins the lesson, if its list of scenes is still shown."""
        self.page.locator(".coach, main [data-act=learn]").first.wait_for()
        if self.page.locator("main [data-act=learn]").count():
            self.act("learn")

    def look(self) -> None:
        """Looks at everything that is shown before one can go on."""
        for act in ("next-battle", "next", "go-on"):
            while self.page.locator(f'[data-act="{act}"]').count():
                self.press(self.page.locator(f'[data-act="{act}"]').first)

    def over(self) -> None:
        """Waits for the end of a scene."""
        shown = self.page.locator("[data-act=onward], [data-act=next-battle], [data-act=next], [data-act=go-on]")
        while self.page.locator("[data-act=onward]").count() == 0:
            shown.first.wait_for()
            self.look()

    def ringed(self) -> int:
        """How many things are in sight that the coach points at."""
        script = """() => [...document.querySelectorAll('*')].filter(one => {
                const style = getComputedStyle(one);
                return one.matches('.ring') ? style.strokeWidth === '5px'
                    : style.outlineStyle === 'solid' && style.outlineOffset === '1px' && style.outlineWidth === '3px';
            }).length"""
        found: int = self.page.evaluate(script)
        return found

    # Doing.

    def play(self, game: str, scene: Scene) -> None:
        """A scene to its end."""
        for number, step in enumerate(scene.learner_steps(), 1):
            self.step(number)
            self.do(game, step.do[0])
        self.over()

    def onward(self) -> None:
        self.act("onward")

    def do(self, game: str, text: str) -> None:
        """A whole move."""
        {"chuhan": self._chuhan, "suntzu": self._suntzu, "huang": self._huang}[game](text)

    def press(self, found: Any) -> None:
        found.click()

    def point(self, hexes: list[str]) -> None:
        """The place that these hexes make."""
        middles = [self.middle(hex) for hex in hexes]
        x, y = (sum(side) / len(middles) for side in zip(*middles, strict=True))
        self.touch(x, y)

    def touch(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)

    def find(self, selector: str) -> Any:
        return self.page.locator(selector).first

    def act(self, key: str) -> None:
        self.press(self.find(f'[data-act="{key}"]:not([aria-disabled=true])'))

    def filled(self) -> None:
        """The dark button, once the server has agreed."""
        self.press(self.find(".prompt .filled"))

    def choose(self, selector: str) -> None:
        """A card or a tile that stays chosen."""
        found = self.find(selector)
        if found.get_attribute("aria-pressed") == "false":  # a card may bring the rest of its set along
            self.press(found)
            self.find(f"{selector}[aria-pressed=true]").wait_for()

    def insert_table(self, card: str, province: str) -> None:
        """An order on the map."""
        self.choose(f'.hand button[data-key^="{card}/"]:not(:has(.away))')
        self.press(self.find(f"button[data-province={province}]"))
        self.find(f"button[data-province={province}] .grip").wait_for()

    def _chuhan(self, text: str) -> None:
        verb, _, rest = text.partition(" ")
        seen: dict[str, int] = {}
        for kind in re.findall(r"[A-Za-z0-9]+\*?", rest.replace("with", "")):
            if kind.endswith("*"):
                self.press(self.find(f'[data-row="{kind[:-1]}"]'))
                continue
            if verb == "use" and kind != rest.split()[0] and "YingBu" in rest:
                self.act("pick")
                self.press(self.page.locator("dialog li button", has_text=kind).first)
                continue
            seen[kind] = seen.get(kind, 0) + 1
            self.choose(f'.hand [data-key="{kind}/{seen[kind]}"]')
        # The page writes the cards of a set in the order of the hand.
        if verb == "play":
            self.filled()
        else:
            self.act(text)

    def _suntzu(self, text: str) -> None:
        verb, *words = text.split()
        if verb in ("general", "take"):
            self.press(self.find(f'.generals label:has([value="{words[0]}"])'))
            self.filled()
        elif verb == "orders":
            for word in words:
                province, _, card = word.partition("=")
                self.insert_table(card, province)
            self.filled()
        elif verb == "keep":
            for card in words:
                self.choose(f'[data-drawn="{card}"]')
            self.filled()
        elif verb == "exchange":
            self.choose(f'.hand button[data-key^="{words[0]}/"]')
            self.act(text)
        elif verb == "use" and len(words) > 1:
            self.act(f"general {words[0]}")
            for province in words[1:]:
                self.press(self.find(f"button[data-province={province}]"))
            self.filled()
        elif verb in ("battle", "from") and words != ["pool"]:
            self.press(self.find(f"button[data-province={words[0]}]"))
            self.filled()
        else:
            self.act(text)

    def _huang(self, text: str) -> None:
        verb, *words = text.split()
        if verb in ("revolt", "support", "winner"):
            self._conflict(verb, words)
        elif verb == "stop":
            self.act("stop")
        elif verb == "leader" and words[1] == "off":
            self.act("leaders")
            self.press(self.find(f'.rack.leaders [data-key="{words[0]}"]'))
            self.act("off")
        else:
            self._take(verb, words)
            self.act("do")

    def _take(self, verb: str, words: list[str]) -> None:
        """Takes a piece to its place."""
        if verb == "leader":
            self.act("leaders")
            self.press(self.find(f'.rack.leaders [data-key="{words[0]}"]'))
        elif verb == "tile" and self.page.locator("[data-act=stop]").count() == 0:
            self.press(self.find(f'.rack.hand [data-key="{words[0]}/1"]'))
        elif verb == "market":
            self.press(self.find(f'.rack.market [data-key^="{words[0]}/"]'))
        elif verb == "exchange":
            self.act("exchange")
            for number in range(len(words)):
                self.choose(f'.rack.hand [data-key="{words[0]}/{number + 1}"]')
        elif verb == "riot":
            self.act("riot")
        elif verb == "pagoda" and self.page.locator("[data-act=build]").count():
            self.act("build")
        hexes = [word for word in words if re.fullmatch(r"[A-Z]\d+", word)]
        if hexes and not (verb == "pagoda" and self.page.locator("[data-act=do]").count()):
            self.page.locator(".hex.legal").first.wait_for()
            self.point(hexes)

    def middle(self, hex: str) -> Point:
        box: Any = self.page.locator(f'[data-hex="{hex}"] .cell').bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def _conflict(self, verb: str, words: list[str]) -> None:
        if verb != "revolt" and words != ["none"]:
            self.press(self.find(f'.sides label:has([value="{words[0]}"])'))
        tiles = next((int(word) for word in words if word.isdigit()), 0)
        for _ in range(tiles):
            self.act("more")
        self.act("winner" if verb == "winner" else "commit")
