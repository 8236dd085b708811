"""The texts of plays, as the notation and the journal write them."""

from typing import Final

from tianxia.games.chuhan.rules.actions import (
    ALLOW,
    CANCEL,
    CANCEL_PENG_YUE,
    CANCEL_ZHONGLI_MO,
    PASS,
    PASS_XIAHOU_YING,
    PASS_XIANG_YU,
    PLAY,
    RESTORE,
    USE_HAN_XIN,
    USE_JI_BU,
    USE_LIU_BANG,
    USE_YING_BU,
    USE_YU_JI,
    WITH_BOTH,
    WITH_PENG_YUE,
    WITH_ZHONGLI_MO,
    WRIT,
    is_within,
)
from tianxia.games.chuhan.rules.cards import (
    CARD_NAMES,
    JI_BU,
    NO_CARD,
    PENG_YUE,
    YING_BU,
    YU_JI,
    ZHONGLI_MO,
    list_kinds,
)
from tianxia.games.chuhan.rules.rules_state import RulesState

ELLIPSIS: Final = "…"

FIXED_TEXTS: Final = {
    WRIT: "writ",
    PASS: "pass",
    PASS_XIAHOU_YING: "pass with XiahouYing",
    PASS_XIANG_YU: "pass with XiangYu",
    USE_JI_BU: "use JiBu",
    USE_LIU_BANG: "use LiuBang",
    USE_HAN_XIN: "use HanXin",
    CANCEL: "cancel",
    CANCEL_PENG_YUE: "cancel PengYue",
    CANCEL_ZHONGLI_MO: "cancel ZhongliMo",
    RESTORE: "restore",
    ALLOW: "allow",
}
SET_POWERS: Final = {WITH_PENG_YUE: (PENG_YUE,), WITH_ZHONGLI_MO: (ZHONGLI_MO,), WITH_BOTH: (PENG_YUE, ZHONGLI_MO)}
"""By WITH_… action: the powers that the set is played with."""


def format_set(cards: int, star: int) -> str:
    """Return the cards of a set by name, with a star after the last card of the starred kind."""
    names = [CARD_NAMES[kind] for kind in list_kinds(cards)]
    if star != NO_CARD and CARD_NAMES[star] in names:
        last = len(names) - 1 - names[::-1].index(CARD_NAMES[star])
        names[last] += "*"
    return " ".join(names)


def format_pending_play(state: RulesState) -> str:
    """Return the text of the play that awaits a reaction; there must be one."""
    return format_play(state.play_action, state.play_cards, state.play_star, False)


def format_play(play: int, cards: int, star: int, is_partial: bool) -> str:
    """Return the text of a play; if it is partial, with an ellipsis for the cards still to come."""
    if play in SET_POWERS:
        powers = " ".join(CARD_NAMES[power] for power in SET_POWERS[play])
        words = ["play", format_set(cards, star), ELLIPSIS if is_partial else "", "with", powers]
        if star != NO_CARD and star != ZHONGLI_MO and not _has_kind(cards, star):
            words[1] = " ".join([words[1], f"({CARD_NAMES[star]}*)"]).strip()
        return " ".join(word for word in words if word) + ("*" if star == ZHONGLI_MO else "")
    if play == PLAY:
        return f"play {format_set(cards, star)}"
    if is_within(play, USE_YU_JI):
        return f"use YuJi{'*' if star == YU_JI else ''} {CARD_NAMES[play - USE_YU_JI]}"
    if is_within(play, USE_YING_BU):
        return f"use YingBu{'*' if star == YING_BU else ''} {CARD_NAMES[play - USE_YING_BU]}"
    return FIXED_TEXTS[play] + ("*" if play == USE_JI_BU and star == JI_BU else "")


def _has_kind(cards: int, kind: int) -> bool:
    return kind in list(list_kinds(cards))
