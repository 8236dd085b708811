"""A picture of the table: both hands, the trick between them, the piles, as SVG."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from tianxia.engine.drawing import CARD, back, box, card, lines, row, svg, text
from tianxia.engine.game import Table
from tianxia.games.chuhan.cells import SEATS

Say = Callable[[str, Mapping[str, Any]], str]

_SIZE: Final = (1000.0, 590.0)
_LEFT: Final = 200.0
_WIDE: Final = 776.0
"""Where cards lie, right of the names."""
_THREES: Final = frozenset(("JiBu", "LuZhi", "PengYue", "XiahouYing", "XiaoHe", "YuJi", "ZhongliMo"))


def draw(table: Table, say: Say, dark: bool | None = None) -> str:
    """Draws a dump or a view; what a view hides lies face down."""
    own = _own(table)
    status = _status(table, say)
    parts = [
        text(24, 32, say("chuhan-show-battle", {"battle": table["battle"], "event": table["event"]}), "title"),
        text(_SIZE[0] - 24, 32, status, "name seal end"),
        *_seat(table, 1 - own, 64, own, say),
        *_middle(table, say),
        *_seat(table, own, 442, own, say),
    ]
    return svg(say("chuhan-name", {}), status, _SIZE, parts, dark)


def _own(table: Table) -> int:
    """The seat that sits below: who looks, or Han where both hands lie open or none."""
    seen = [isinstance(table["hands"][name], list) for name in SEATS]
    return 1 if seen == [False, True] else 0


def _status(table: Table, say: Say) -> str:
    if "winner" in table:
        winner = table["winner"]
        points = table["vp"][winner], table["vp"][SEATS[1 - SEATS.index(winner)]]
        return say("chuhan-log-win", {"seat": winner, "points": points[0], "others": points[1]})
    if "pending" in table:
        return say("chuhan-show-pending", {"seat": table["pending"]["by"], "text": table["pending"]["play"]})
    return "" if table["giving"] else say("chuhan-show-turn", {"seat": table["turn"]["by"]})


def _seat(table: Table, seat: int, y: float, own: int, say: Say) -> list[str]:
    """Name, points and writs of a seat, and its hand."""
    name = SEATS[seat]
    hand = table["hands"][name]
    known = table["known"].get(SEATS[own], {}).get("rival", []) if seat != own else []
    if isinstance(hand, int):
        known = known if isinstance(known, list) else []
        shown = [*known, *([""] * (hand - len(known)))]
    else:
        shown = hand
    held = len(hand) if isinstance(hand, list) else hand
    parts = [
        box(24, y, 952, 128, "sheet"),
        box(24, y, 6, 128, "one" if name == "han" else "other", 2),
        text(48, y + 28, say(f"chuhan-seat-{name}", {}), "name"),
        text(48, y + 66, str(table["vp"][name]), "large"),
        lines(48, y + 98, [say("chuhan-picture-held", {"number": held, "writs": table["writs"][name]})], 18),
    ]
    dashed = "known" if isinstance(hand, int) else ""
    for one, place in zip(shown, row(_LEFT, y + 22, _WIDE - 24, len(shown)), strict=True):
        parts.append(_card(*place, one, say, dashed) if one else back(*place))
    return parts


def _middle(table: Table, say: Say) -> list[str]:
    """The draw pile, the trick, and what was discarded."""
    y = 214.0
    drawn = table["draw"]
    number = len(drawn) if isinstance(drawn, list) else drawn
    parts = [back(48, y), text(48 + CARD[0] / 2, y + CARD[1] + 18, f"× {number}", "soft middle")]
    trick = table["table"]
    beaten = table.get("set")
    if beaten:
        args = {"seat": beaten["by"], "number": beaten["size"], "rank": beaten["rank"]}
        parts.append(text(_LEFT, y + CARD[1] + 18, say("chuhan-show-set", args), "soft"))
    else:
        parts.append(text(_LEFT, y + CARD[1] + 18, say("chuhan-picture-no-set", {}), "soft"))
    for one, place in zip(trick, row(_LEFT, y, 440 if "row" in table else _WIDE - 24, len(trick)), strict=True):
        parts.append(_card(*place, one, say))
    for one, place in zip(table.get("row", []), row(680, y, 270, len(table.get("row", []))), strict=True):
        parts.append(_card(*place, one, say, "known"))
    discard = table["discard"]
    parts.append(text(48, y + 170, say("chuhan-picture-discard", {"number": len(discard)}), "soft"))
    for one, place in zip(discard, row(_LEFT, y + 124, _WIDE - 24, len(discard)), strict=True):
        parts.append(_card(*place, one, say))
    if table["doubled"]:
        parts.append(text(_SIZE[0] - 24, y + CARD[1] + 18, say("chuhan-show-doubled", {}), "seal end"))
    return parts


def _card(x: float, y: float, name: str, say: Say, classes: str = "") -> str:
    """A card with its rank, a 3 or 6 with its name as well."""
    if name.isdigit():
        return card(x, y, name, classes=classes)
    rank = "3" if name in _THREES else "6"
    return card(x, y, rank, say(f"chuhan-card-{name}", {}), classes)
