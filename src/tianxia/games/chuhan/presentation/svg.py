"""A position as SVG: both hands, the trick between them, and the piles."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from tianxia.engine.game import JsonObject
from tianxia.engine.svg import CARD_SIZE, card, card_back, card_positions, document, rectangle, text, text_lines
from tianxia.games.chuhan.rules.cards import CARD_NAMES, RANK
from tianxia.games.chuhan.rules.seats import SEATS

Say = Callable[[str, Mapping[str, Any]], str]

# Lengths in SVG user units.
_SIZE: Final = (1000.0, 590.0)
_LEFT: Final = 200.0
"""The left edge of the area for cards."""
_CARDS_WIDTH: Final = 776.0
"""The width of the area for cards, right of the names."""


def draw(view: JsonObject, say: Say, dark: bool | None = None) -> str:
    """Draw a dump or a view; hidden cards lie face down."""
    own = _bottom_seat(view)
    status = _status_text(view, say)
    parts = [
        text(24, 32, say("chuhan-show-battle", {"battle": view["battle"], "event": view["event"]}), "title"),
        text(_SIZE[0] - 24, 32, status, "name seal end"),
        *_draw_seat(view, 1 - own, 64, own, say),
        *_draw_middle(view, say),
        *_draw_seat(view, own, 442, own, say),
    ]
    return document(say("chuhan-name", {}), status, _SIZE, parts, dark)


def _bottom_seat(view: JsonObject) -> int:
    """Return the seat drawn at the bottom: the viewing seat, or Han if both hands are shown or none."""
    seen = [isinstance(view["hands"][name], list) for name in SEATS]
    return 1 if seen == [False, True] else 0


def _status_text(view: JsonObject, say: Say) -> str:
    if "winner" in view:
        winner = view["winner"]
        points = view["vp"][winner], view["vp"][SEATS[1 - SEATS.index(winner)]]
        return say("chuhan-log-win", {"seat": winner, "points": points[0], "others": points[1]})
    if "pending" in view:
        return say("chuhan-show-pending", {"seat": view["pending"]["by"], "text": view["pending"]["play"]})
    return "" if view["giving"] else say("chuhan-show-turn", {"seat": view["turn"]["by"]})


def _draw_seat(view: JsonObject, seat: int, y: float, own: int, say: Say) -> list[str]:
    """Draw the name, points and writs of a seat, and its hand."""
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
        rectangle(24, y, 6, 128, "first-seat" if name == "han" else "second-seat", 2),
        text(48, y + 28, say(f"chuhan-seat-{name}", {}), "name"),
        text(48, y + 66, str(view["vp"][name]), "large"),
        text_lines(48, y + 98, [say("chuhan-picture-held", {"number": held, "writs": view["writs"][name]})], 18),
    ]
    dashed = "known" if isinstance(hand, int) else ""
    for card_name, place in zip(shown, card_positions(_LEFT, y + 22, _CARDS_WIDTH - 24, len(shown)), strict=True):
        parts.append(_draw_card(*place, card_name, say, dashed) if card_name else card_back(*place))
    return parts


def _draw_middle(view: JsonObject, say: Say) -> list[str]:
    """Draw the draw pile, the trick, the row and the discard pile."""
    y = 214.0
    draw_pile = view["draw"]
    number = len(draw_pile) if isinstance(draw_pile, list) else draw_pile
    parts = [card_back(48, y), text(48 + CARD_SIZE[0] / 2, y + CARD_SIZE[1] + 18, f"× {number}", "soft middle")]
    trick = view["table"]
    set_to_beat = view.get("set")
    if set_to_beat:
        args = {"seat": set_to_beat["by"], "number": set_to_beat["size"], "rank": set_to_beat["rank"]}
        parts.append(text(_LEFT, y + CARD_SIZE[1] + 18, say("chuhan-show-set", args), "soft"))
    else:
        parts.append(text(_LEFT, y + CARD_SIZE[1] + 18, say("chuhan-picture-no-set", {}), "soft"))
    for card_name, place in zip(
        trick, card_positions(_LEFT, y, 440 if "row" in view else _CARDS_WIDTH - 24, len(trick)), strict=True
    ):
        parts.append(_draw_card(*place, card_name, say))
    for card_name, place in zip(
        view.get("row", []), card_positions(680, y, 270, len(view.get("row", []))), strict=True
    ):
        parts.append(_draw_card(*place, card_name, say, "known"))
    discard = view["discard"]
    parts.append(text(48, y + 170, say("chuhan-picture-discard", {"number": len(discard)}), "soft"))
    for card_name, place in zip(discard, card_positions(_LEFT, y + 124, _CARDS_WIDTH - 24, len(discard)), strict=True):
        parts.append(_draw_card(*place, card_name, say))
    if view["doubled"]:
        parts.append(text(_SIZE[0] - 24, y + CARD_SIZE[1] + 18, say("chuhan-show-doubled", {}), "seal end"))
    return parts


def _draw_card(x: float, y: float, name: str, say: Say, classes: str = "") -> str:
    """Draw a card with its rank; a 3 or 6 also with its name."""
    if name.isdigit():
        return card(x, y, name, classes=classes)
    rank = RANK[CARD_NAMES.index(name)]
    return card(x, y, str(rank), say(f"chuhan-card-{name}", {}), classes)
