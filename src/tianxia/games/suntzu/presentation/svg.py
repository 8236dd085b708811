"""A position as SVG: the track, five provinces with their orders and armies, and both sides."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from tianxia.engine.game import JsonObject
from tianxia.engine.svg import (
    CARD_SIZE,
    card,
    card_back,
    card_positions,
    document,
    fmt,
    rectangle,
    text,
    text_lines,
    token,
)
from tianxia.games.suntzu.rules.board import PROVINCES, TRACK_END
from tianxia.games.suntzu.rules.seats import SEATS

Say = Callable[[str, Mapping[str, Any]], str]

_SIZE: Final = (1000.0, 688.0)
_PROVINCE_SIZE: Final = (182.0, 300.0)
_SCORING_ROUNDS: Final = (3, 6, 9)
"""The rounds in which the displays are scored."""


def draw(view: JsonObject, say: Say, dark: bool | None = None) -> str:
    """Draw a dump or a view; hidden cards lie face down, or are a number."""
    own = 1 if isinstance(view["hands"]["shao"], list) and not isinstance(view["hands"]["suntzu"], list) else 0
    status = _status_text(view, say)
    parts = [
        text(24, 32, say("suntzu-show-round", {"round": view["round"]}), "title"),
        text(_SIZE[0] - 24, 32, status, "name seal end"),
        *_draw_track(view, say),
        *_draw_side(view, 1 - own, 108, say),
        *(part for at, name in enumerate(PROVINCES) for part in _draw_province(view, name, 24 + 192.5 * at, own, say)),
        *_draw_side(view, own, 554, say),
    ]
    return document(say("suntzu-name", {}), status, _SIZE, parts, dark)


def _status_text(view: JsonObject, say: Say) -> str:
    if "winner" in view:
        winner = view["winner"]
        return say("suntzu-log-draw", {}) if winner == "draw" else say("suntzu-picture-wins", {"seat": winner})
    if "battle" in view:
        return say("suntzu-picture-battle", {"province": view["battle"]["province"]})
    events = view.get("events")
    shown = events[0] if isinstance(events, list) and events else ""
    return say("suntzu-picture-event", {"event": shown}) if shown else ""


def _draw_track(view: JsonObject, say: Say) -> list[str]:
    """Draw the track: Shao's end on the left, Sun Tzu's on the right."""
    left, right, y = 150.0, 850.0, 76.0
    end = int(TRACK_END)
    step = (right - left) / (2 * end)
    parts = [
        f'<path class="line" d="M{fmt(left)} {fmt(y)}H{fmt(right)}"/>',
        text(left - 16, y, say("suntzu-seat-shao", {}), "end"),
        text(right + 16, y, say("suntzu-seat-suntzu", {})),
    ]
    for at in range(-end, end + 1):
        x = left + step * (at + end)
        parts.append(f'<path class="line" d="M{fmt(x)} {fmt(y - (9 if at == 0 else 5))}V{fmt(y + 5)}"/>')
    track = view["track"]
    colour = "soft" if track == 0 else "first-seat" if track > 0 else "second-seat"
    parts.append(token(left + step * (track + end), y, str(abs(track)), colour, square=track < 0))
    return parts


def _draw_side(view: JsonObject, seat: int, y: float, say: Say) -> list[str]:
    """Draw a side: its armies, pile, generals and hand."""
    name = SEATS[seat]
    hand, generals, pile = view["hands"][name], view["generals"][name], view["piles"][name]
    stocks = {"pool": view["pool"][name], "reinforcements": view["reinforcements"][name]}
    number = len(pile) if isinstance(pile, list) else pile
    named = generals if isinstance(generals, list) else []
    unused = say("suntzu-picture-generals", {"number": 0 if isinstance(generals, list) else generals})
    lines = [
        say("suntzu-picture-armies", stocks),
        say("suntzu-picture-pile", {"number": number}),
        ", ".join(say(f"suntzu-general-{general}", {}) for general in named) or unused,
    ]
    parts = [
        rectangle(24, y, 952, 110, "sheet"),
        rectangle(24, y, 6, 110, "first-seat" if seat == 0 else "second-seat", 2),
        text(48, y + 22, say(f"suntzu-seat-{name}", {}), "name"),
        text_lines(48, y + 47, lines, 21),
    ]
    drawn = view.get("drawn", {}).get(name, [])
    cards = [*hand, *(drawn if isinstance(drawn, list) else [])] if isinstance(hand, list) else [""] * hand
    for card_name, place in zip(cards, card_positions(330, y + 13, 630, len(cards)), strict=True):
        parts.append(_draw_card(*place, card_name, say) if card_name else card_back(*place))
    return parts


def _draw_province(view: JsonObject, name: str, x: float, own: int, say: Say) -> list[str]:
    """Draw a province: its name and values, armies and marks, and the orders that may be seen."""
    y = 236.0
    width, height = _PROVINCE_SIZE
    fighting = view.get("battle", {}).get("province") == name
    parts = [
        rectangle(x, y, width, height, "sheet"),
        text(x + width / 2, y + 168, say(f"suntzu-province-{name}", {}), f"name middle{' seal' if fighting else ''}"),
    ]
    for at, value in enumerate(view["displays"].get(name, [])):
        coming = view["round"] <= _SCORING_ROUNDS[at] and (at == 0 or view["round"] > _SCORING_ROUNDS[at - 1])
        parts.append(text(x + width / 2 + 30 * (at - 1), y + 192, str(value), f"middle {'seal' if coming else 'soft'}"))
    owner, armies = view["provinces"][name]["owner"], view["provinces"][name]["armies"]
    if armies:
        colour = "first-seat" if owner == SEATS[0] else "second-seat"
        parts.append(token(x + 30, y + 180, str(armies), colour, square=owner == SEATS[1]))
    for seat, side in enumerate(SEATS):
        is_own = seat == own
        number = view["marks"][side].count(name)
        for at in range(number):
            colour = "first-seat" if seat == 0 else "second-seat"
            parts.append(token(x + width - 24, y + (230 if is_own else 130) - 38 * at, "•", colour, square=seat == 1))
        order = view.get("orders", {}).get(side, {}).get(name)
        top = y + (height - CARD_SIZE[1] - 12 if is_own else 12)
        if order:
            parts.append(_draw_card(x + (width - CARD_SIZE[0]) / 2, top, order, say))
    return parts


def _draw_card(x: float, y: float, name: str, say: Say) -> str:
    if name == "plague":
        return card(x, y, "†", say("suntzu-card-plague", {}))
    return card(x, y, name.replace("-", "−"))
