"""Loyalty marks, and the persons that the winner of a chapter frees."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.games.chuhan.rules.cards import CARD_NAMES, EMPTY, KINDS, RANK, card, count
from tianxia.games.chuhan.rules.seats import CHU, HAN, NOBODY

_HAN_CARDS: Final = ("1", "5", "LuZhi", "XiaoHe", "XiahouYing", "LiuBang")
_CHU_CARDS: Final = ("0", "2", "4", "JiBu", "YuJi", "ZhongliMo", "XiangYu")
"""[H]: whom the plain ranks stand for is our choice. All other cards are wavering."""


def _list_marks() -> vec[i64]:
    out = vec[i64](capacity=KINDS)
    for name in CARD_NAMES:
        out = append(out, HAN if name in _HAN_CARDS else CHU if name in _CHU_CARDS else NOBODY)
    return out


MARKS: Final[vec[i64]] = _list_marks()
"""By kind: the seat whose mark the card bears; NOBODY for a wavering card."""


def is_person(kind: i64) -> bool:
    """Return whether a card is a person: a 3 or a 6."""
    return RANK[kind] == 3 or RANK[kind] == 6


def freed_persons(winner: i64, rival_hand: i64) -> i64:
    """Return the persons with the winner's mark that the rival still holds, as a pile."""
    out: i64 = EMPTY
    kind: i64 = 0
    while kind < KINDS:
        if is_person(kind) and MARKS[kind] == winner and count(rival_hand, kind):
            out += card(kind)
        kind += 1
    return out
