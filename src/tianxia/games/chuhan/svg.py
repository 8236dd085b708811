"""The table as SVG: both hands, the trick between them, and the piles."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from tianxia.engine.game import JsonObject
from tianxia.engine.svg import CARD_SIZE, card, card_back, card_positions, document, rectangle, text, text_lines
from tianxia.games.chuhan.cells import SEATS

Say = Callable[[str, Mapping[str, Any]], str]

_SIZE: Final = (1000.0, 590.0)
_LEFT: Final = 200.0
_WIDE: Final = 776.0
"""Where cards lie, right of the names."""
_THREES: Final = frozenset(("JiBu", "LuZhi", "PengYue", "XiahouYing", "XiaoHe", "YuJi", "ZhongliMo"))


def draw(view: JsonObject, say: Say, dark: bool | None = None) -> str:
    """Draw a dump or a view; hidden cards lie face down."""
    own = _bottom_seat(view)
    status = _status(view, say)
    parts = [
        text(24, 32, say("chuhan-show-battle", {"battle": view["battle"], "event": view["event"]}), "title"),
        text(_SIZE[0] - 24, 32, status, "name seal end"),
        *_seat(view, 1 - own, 64, own, say),
        *_middle(view, say),
        *_seat(view, own, 442, own, say),
    ]
    return document(say("chuhan-name", {}), status, _SIZE, parts, dark)


def _bottom_seat(view: JsonObject) -> int:
    """Return the seat drawn at the bottom: the viewing seat, or Han if both hands are shown or none."""
    seen = [isinstance(view["hands"][name], list) for name in SEATS]
    return 1 if seen == [False, True] else 0


def _status(view: JsonObject, say: Say) -> str:
    if "winner" in view:
        winner = view["winner"]
        points = view["vp"][winner], view["vp"][SEATS[1 - SEATS.index(winner)]]
        return say("chuhan-log-win", {"seat": winner, "points": points[0], "others": points[1]})
    if "pending" in view:
        return say("chuhan-show-pending", {"seat": view["pending"]["by"], "text": view["pending"]["play"]})
    return "" if view["giving"] else say("chuhan-show-turn", {"seat": view["turn"]["by"]})


def _seat(view: JsonObject, seat: int, y: float, own: int, say: Say) -> list[str]:
    """Name, points and writs of a seat, and its hand."""
    name = SEATS[seat]
    hand = view["hands"][name]
    known = view["known"].get(SEATS[own], {}).get("rival", []) if seat != own else []
    if isinstance(hand, int):
        known = known if isinstance(known, list) else []
        shown = [*known, *([""] * (hand - len(known)))]
    else:
        shown = hand
    held = len(hand) if isinstance(hand, list) else hand
    parts = [
        rectangle(24, y, 952, 128, "sheet"),
        rectangle(24, y, 6, 128, "one" if name == "han" else "other", 2),
        text(48, y + 28, say(f"chuhan-seat-{name}", {}), "name"),
        text(48, y + 66, str(view["vp"][name]), "large"),
        text_lines(48, y + 98, [say("chuhan-picture-held", {"number": held, "writs": view["writs"][name]})], 18),
    ]
    dashed = "known" if isinstance(hand, int) else ""
    for one, place in zip(shown, card_positions(_LEFT, y + 22, _WIDE - 24, len(shown)), strict=True):
        parts.append(_card(*place, one, say, dashed) if one else card_back(*place))
    return parts


def _middle(view: JsonObject, say: Say) -> list[str]:
    """The draw pile, the trick, and what was discarded."""
    y = 214.0
    drawn = view["draw"]
    number = len(drawn) if isinstance(drawn, list) else drawn
    parts = [card_back(48, y), text(48 + CARD_SIZE[0] / 2, y + CARD_SIZE[1] + 18, f"× {number}", "soft middle")]
    trick = view["table"]
    beaten = view.get("set")
    if beaten:
        args = {"seat": beaten["by"], "number": beaten["size"], "rank": beaten["rank"]}
        parts.append(text(_LEFT, y + CARD_SIZE[1] + 18, say("chuhan-show-set", args), "soft"))
    else:
        parts.append(text(_LEFT, y + CARD_SIZE[1] + 18, say("chuhan-picture-no-set", {}), "soft"))
    for one, place in zip(
        trick, card_positions(_LEFT, y, 440 if "row" in view else _WIDE - 24, len(trick)), strict=True
    ):
        parts.append(_card(*place, one, say))
    for one, place in zip(view.get("row", []), card_positions(680, y, 270, len(view.get("row", []))), strict=True):
        parts.append(_card(*place, one, say, "known"))
    discard = view["discard"]
    parts.append(text(48, y + 170, say("chuhan-picture-discard", {"number": len(discard)}), "soft"))
    for one, place in zip(discard, card_positions(_LEFT, y + 124, _WIDE - 24, len(discard)), strict=True):
        parts.append(_card(*place, one, say))
    if view["doubled"]:
        parts.append(text(_SIZE[0] - 24, y + CARD_SIZE[1] + 18, say("chuhan-show-doubled", {}), "seal end"))
    return parts


def _card(x: float, y: float, name: str, say: Say, classes: str = "") -> str:
    """A card with its rank, a 3 or 6 with its name as well."""
    if name.isdigit():
        return card(x, y, name, classes=classes)
    rank = "3" if name in _THREES else "6"
    return card(x, y, rank, say(f"chuhan-card-{name}", {}), classes)
