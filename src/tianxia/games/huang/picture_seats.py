"""Beside the board: whose turn it is, the seats with what they hold and have, market and bag."""

from typing import Any, Final

from tianxia.engine.game import Table
from tianxia.games.huang.cells import DYNASTIES
from tianxia.games.huang.picture_pieces import (
    Say,
    emblem,
    granary,
    group,
    leader,
    lock,
    num,
    point,
    text,
    tile,
    titled,
)
from tianxia.games.huang.tiles import COLOURS

PAD: Final = 20.0
_LEFT: Final = PAD + 52
"""Where what a seat has begins, right of its emblem."""
_SCORED: Final = COLOURS[:4]


def draw_seats(table: Table, wide: float, say: Say) -> tuple[str, float]:
    """The panel and its height."""
    blocks = [_status(table, say)]
    blocks += [_seat(table, seat, wide, say) for seat in seats_of(table)]
    blocks.append(_market(table, wide, say))
    out: list[str] = []
    high = 0.0
    for drawn, height in blocks:
        if drawn:
            line = f'<path class="line" d="M0 0H{num(wide)}"/>' if high else ""
            out.append(group("", drawn, line, at=(0, high)))
            high += height
    return group("panel", *out), high


def seats_of(table: Table) -> list[str]:
    """The seats in turn order; a table that does not say has those that hold tiles."""
    named = table.get("players") or list(table.get("hands") or table.get("leaders") or {})
    return [seat for seat in named if seat in DYNASTIES]


def status(table: Table, say: Say) -> str:
    """Whose turn it is, or who has won."""
    winner = table.get("winner")
    score = _of(table, "scores", winner) if winner else None
    if not winner:
        return say("huang-picture-turn", {"seat": table["turn"]}) if table.get("turn") else ""
    if winner not in DYNASTIES:
        return say("huang-picture-nobody", {})
    if not score:
        return say("huang-picture-wins", {"seat": winner})
    return say("huang-picture-wins-with", {"seat": winner, "score": score[0]})


def _status(table: Table, say: Say) -> tuple[str, float]:
    told = status(table, say)
    if not told:
        return "", 0
    parts = [text("title", PAD, 30, told)]
    high = 58.0
    if not table.get("winner") and "actions_left" in table:
        parts.append(text("dim", PAD, 53, say("huang-picture-actions", {"number": table["actions_left"]})))
        high = 76
    return group("status", *parts), high


def _seat(table: Table, seat: str, wide: float, say: Say) -> tuple[str, float]:
    """A seat: emblem and name, its leaders beside the board, then rows for hand, points and score."""
    parts = [
        group("", emblem(seat), at=(PAD + 20, 33), scale=0.86),
        text("seat-name", _LEFT, 26, say("huang-picture-seat", {"seat": seat})),
        _beside(table, seat, wide, say),
    ]
    high = 42.0
    for drawn, height in (
        _held(table, seat, wide, say),
        _points(table, seat, wide, say),
        _score(table, seat, wide, say),
    ):
        parts.append(group("", drawn, at=(_LEFT, high + height / 2)))
        high += height
    high = max(high + 6, 66)
    if seat == (table.get("winner") or table.get("turn")):
        plate = f'<path class="active" d="M0 0H{num(wide)}V{num(high)}H0Z"/>'
        parts = [plate, f'<path class="now" d="M0 0H4V{num(high)}H0Z"/>', *parts]
    return group(f"seat {seat}", *parts), high


def _beside(table: Table, seat: str, wide: float, say: Say) -> str:
    """The leaders of a seat that are not on the board."""
    placed = _of(table, "leaders", seat) or {}
    waiting = [colour for colour in COLOURS if not placed.get(colour)]
    out: list[str] = []
    for i, colour in enumerate(reversed(waiting)):
        told = titled(say("huang-picture-leader", {"seat": seat, "colour": colour}))
        out.append(group("", told, leader(seat, colour, say), at=(wide - PAD - 16 - 37 * i, 24), scale=0.56))
    return group("beside", *reversed(out))


def _held(table: Table, seat: str, wide: float, say: Say) -> tuple[str, float]:
    """The tiles of a hand, or how many they are; a lock where points are hidden; granaries taken."""
    hand = _of(table, "hands", seat)
    stored = _of(table, "stores", seat)
    parts: list[str] = []
    if isinstance(hand, list):
        parts.append(_tiles(hand, 0.54, say))
    elif hand is not None:
        parts.append(text("dim", 0, 0, say("huang-picture-hand", {"number": hand})))
    if _of(table, "vp", seat) is None and "vp" in table:
        parts.append(group("", titled(say("huang-picture-hidden", {})), lock(), at=(98, -2)))
    if stored:
        told = titled(say("huang-picture-stores", {"number": stored}))
        at = wide - PAD - _LEFT - 38 if isinstance(hand, list) else 136
        parts.append(group("stores", told, granary(0.78), text("value", 15, 0, f"×{stored}"), at=(at, 0)))
    return "".join(parts), 44 if isinstance(hand, list) else 22


def _points(table: Table, seat: str, wide: float, say: Say) -> tuple[str, float]:
    """The points in each colour, the lowest that counts underlined."""
    points = _of(table, "vp", seat)
    if points is None:
        return "", 0
    counting = [points.get(colour, 0) for colour in _SCORED]
    lowest = min(counting) if len(set(counting)) > 1 else None
    step = (wide - PAD - _LEFT) / len(COLOURS)
    out: list[str] = []
    for i, colour in enumerate(COLOURS):
        number = points.get(colour, 0)
        parts = [group("", point(colour, say), scale=0.62), text("value", 15, 0, str(number))]
        if number == lowest and colour in _SCORED:
            parts.append(f'<path class="lowest" d="M15 11h{num(9.5 * len(str(number)))}"/>')
        told = titled(say("huang-picture-points", {"colour": colour, "number": number}))
        out.append(group("", told, *parts, at=(11 + step * i, 0)))
    return group("points", *out), 34


def _score(table: Table, seat: str, wide: float, say: Say) -> tuple[str, float]:
    """Once over: the four colours with the white points spread, the lowest of which is the score."""
    scores = _of(table, "scores", seat)
    if not scores:
        return "", 0
    told = say("huang-picture-spread", {"points": " ".join(map(str, scores))})
    return text("dim", 0, 0, told) + text("score", wide - PAD - _LEFT, -2, str(scores[0])), 28


def _market(table: Table, wide: float, say: Say) -> tuple[str, float]:
    market, bag = table.get("market"), table.get("bag")
    parts: list[str] = []
    high = 40.0
    if bag is not None:
        number = len(bag) if isinstance(bag, list) else bag
        parts.append(text("dim end", wide - PAD, 24, say("huang-picture-bag", {"number": number})))
    if isinstance(market, list):
        parts.append(text("dim", PAD, 24, say("huang-picture-market", {})))
        parts.append(group("", _tiles(market, 0.66, say), at=(PAD, 62)))
        high = 96
    return group("market", *parts) if parts else "", high


def _tiles(colours: list[str], scale: float, say: Say) -> str:
    """Tiles in a row."""
    step = 59 * scale
    known = [colour for colour in colours if colour in COLOURS]
    drawn = [group("", tile(colour, say), at=(step * (i + 0.5), 0), scale=scale) for i, colour in enumerate(known)]
    return group("hand", *drawn)


def _of(table: Table, key: str, seat: str) -> Any:
    """What the table says of a seat under a key, or None."""
    return (table.get(key) or {}).get(seat)
