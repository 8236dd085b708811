"""The panel beside the board: whose turn it is, the seats with their tiles and points, market and bag."""

from typing import Any, Final

from tianxia.engine.game import JsonObject
from tianxia.games.huang.presentation.svg.pieces import (
    Say,
    dynasty_head,
    fmt,
    granary,
    group,
    leader,
    lock,
    point,
    text,
    tile,
    tooltip_title,
)
from tianxia.games.huang.rules.seats import DYNASTIES
from tianxia.games.huang.rules.tiles import COLOURS

PADDING: Final = 20.0
_LEFT: Final = PADDING + 52
"""Where the row of a seat begins, right of its emblem."""
_SCORED: Final = COLOURS[:4]


def draw_seats(view: JsonObject, width: float, say: Say) -> tuple[str, float]:
    """Return the panel and its height."""
    blocks = [_draw_status(view, say)]
    blocks += [_draw_seat(view, seat, width, say) for seat in seats_in_turn_order(view)]
    blocks.append(_draw_market(view, width, say))
    drawings: list[str] = []
    height = 0.0
    for drawn, block_height in blocks:
        if drawn:
            line = f'<path class="line" d="M0 0H{fmt(width)}"/>' if height else ""
            drawings.append(group("", drawn, line, at=(0, height)))
            height += block_height
    return group("panel", *drawings), height


def seats_in_turn_order(view: JsonObject) -> list[str]:
    """Return the seats in turn order; a view that does not name them has those that hold tiles."""
    named = view.get("players") or list(view.get("hands") or view.get("leaders") or {})
    return [seat for seat in named if seat in DYNASTIES]


def status(view: JsonObject, say: Say) -> str:
    """Return whose turn it is, or who has won, in words."""
    winner = view.get("winner")
    score = _seat_value(view, "scores", winner) if winner else None
    if not winner:
        return say("huang-picture-turn", {"seat": view["turn"]}) if view.get("turn") else ""
    if winner not in DYNASTIES:
        return say("huang-picture-nobody", {})
    if not score:
        return say("huang-picture-wins", {"seat": winner})
    return say("huang-picture-wins-with", {"seat": winner, "score": score[0]})


def _draw_status(view: JsonObject, say: Say) -> tuple[str, float]:
    status_text = status(view, say)
    if not status_text:
        return "", 0
    parts = [text("title", PADDING, 30, status_text)]
    height = 58.0
    if not view.get("winner") and "actions_left" in view:
        parts.append(text("dim", PADDING, 53, say("huang-picture-actions", {"number": view["actions_left"]})))
        height = 76
    return group("status", *parts), height


def _draw_seat(view: JsonObject, seat: str, width: float, say: Say) -> tuple[str, float]:
    """Draw a seat: emblem and name, its leaders beside the board, then rows for hand, points and score."""
    parts = [
        group("", dynasty_head(seat), at=(PADDING + 20, 33), scale=0.86),
        text("seat-name", _LEFT, 26, say("huang-picture-seat", {"seat": seat})),
        _draw_leaders_beside(view, seat, width, say),
    ]
    height = 42.0
    for drawn, row_height in (
        _draw_hand(view, seat, width, say),
        _draw_points(view, seat, width, say),
        _draw_score(view, seat, width, say),
    ):
        parts.append(group("", drawn, at=(_LEFT, height + row_height / 2)))
        height += row_height
    height = max(height + 6, 66)
    if seat == (view.get("winner") or view.get("turn")):
        plate = f'<path class="active" d="M0 0H{fmt(width)}V{fmt(height)}H0Z"/>'
        parts = [plate, f'<path class="now" d="M0 0H4V{fmt(height)}H0Z"/>', *parts]
    return group(f"seat {seat}", *parts), height


def _draw_leaders_beside(view: JsonObject, seat: str, width: float, say: Say) -> str:
    """Draw the leaders of a seat that are off the board."""
    placed = _seat_value(view, "leaders", seat) or {}
    waiting = [colour for colour in COLOURS if not placed.get(colour)]
    drawings: list[str] = []
    for i, colour in enumerate(reversed(waiting)):
        tooltip = tooltip_title(say("huang-picture-leader", {"seat": seat, "colour": colour}))
        drawings.append(
            group("", tooltip, leader(seat, colour, say), at=(width - PADDING - 16 - 37 * i, 24), scale=0.56)
        )
    return group("beside", *reversed(drawings))


def _draw_hand(view: JsonObject, seat: str, width: float, say: Say) -> tuple[str, float]:
    """Draw the tiles of a hand, or their number; a lock where points are hidden; granaries taken."""
    hand = _seat_value(view, "hands", seat)
    stored = _seat_value(view, "stores", seat)
    parts: list[str] = []
    if isinstance(hand, list):
        parts.append(_draw_tiles(hand, 0.54, say))
    elif hand is not None:
        parts.append(text("dim", 0, 0, say("huang-picture-hand", {"number": hand})))
    if _seat_value(view, "vp", seat) is None and "vp" in view:
        parts.append(group("", tooltip_title(say("huang-picture-hidden", {})), lock(), at=(98, -2)))
    if stored:
        tooltip = tooltip_title(say("huang-picture-stores", {"number": stored}))
        at = width - PADDING - _LEFT - 38 if isinstance(hand, list) else 136
        parts.append(group("stores", tooltip, granary(0.78), text("value", 15, 0, f"×{stored}"), at=(at, 0)))
    return "".join(parts), 44 if isinstance(hand, list) else 22


def _draw_points(view: JsonObject, seat: str, width: float, say: Say) -> tuple[str, float]:
    """Draw the points in each colour; the lowest that counts is underlined."""
    points = _seat_value(view, "vp", seat)
    if points is None:
        return "", 0
    counting = [points.get(colour, 0) for colour in _SCORED]
    lowest = min(counting) if len(set(counting)) > 1 else None
    step = (width - PADDING - _LEFT) / len(COLOURS)
    drawings: list[str] = []
    for i, colour in enumerate(COLOURS):
        number = points.get(colour, 0)
        parts = [group("", point(colour, say), scale=0.62), text("value", 15, 0, str(number))]
        if number == lowest and colour in _SCORED:
            parts.append(f'<path class="lowest" d="M15 11h{fmt(9.5 * len(str(number)))}"/>')
        tooltip = tooltip_title(say("huang-picture-points", {"colour": colour, "number": number}))
        drawings.append(group("", tooltip, *parts, at=(11 + step * i, 0)))
    return group("points", *drawings), 34


def _draw_score(view: JsonObject, seat: str, width: float, say: Say) -> tuple[str, float]:
    """Draw, once the game is over, the four colours with white points spread; the lowest is the score."""
    scores = _seat_value(view, "scores", seat)
    if not scores:
        return "", 0
    spread = say("huang-picture-spread", {"points": " ".join(map(str, scores))})
    return text("dim", 0, 0, spread) + text("score", width - PADDING - _LEFT, -2, str(scores[0])), 28


def _draw_market(view: JsonObject, width: float, say: Say) -> tuple[str, float]:
    market, bag = view.get("market"), view.get("bag")
    parts: list[str] = []
    height = 40.0
    if bag is not None:
        number = len(bag) if isinstance(bag, list) else bag
        parts.append(text("dim end", width - PADDING, 24, say("huang-picture-bag", {"number": number})))
    if isinstance(market, list):
        parts.append(text("dim", PADDING, 24, say("huang-picture-market", {})))
        parts.append(group("", _draw_tiles(market, 0.66, say), at=(PADDING, 62)))
        height = 96
    return group("market", *parts) if parts else "", height


def _draw_tiles(colours: list[str], scale: float, say: Say) -> str:
    """Draw tiles in a row."""
    step = 59 * scale
    known = [colour for colour in colours if colour in COLOURS]
    drawn = [group("", tile(colour, say), at=(step * (i + 0.5), 0), scale=scale) for i, colour in enumerate(known)]
    return group("hand", *drawn)


def _seat_value(view: JsonObject, key: str, seat: str) -> Any:
    """Return what the view says of a seat under a key, or None."""
    return (view.get(key) or {}).get(seat)
