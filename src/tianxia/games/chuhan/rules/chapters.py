"""The chapters of the two campaigns, each the object of an event that a chapter changes.

[H]: the booklet with the campaigns of the printed game is not known to us; all chapters are our own. Owners of the
booklet can correct or replace a chapter here without changing the rules: what a chapter decides are the attributes and
hooks of `EventCard`. Names and texts are in the locales (`chuhan-chapter-…`).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tianxia.games.chuhan.rules.cards import (
    CARD_NAMES,
    EMPTY,
    NO_CARD,
    XIAHOU_YING,
    XIANG_YU,
    card,
)
from tianxia.games.chuhan.rules.events import (
    EVENT_CARDS,
    NO_CAMPAIGN,
    Conscription,
    EventCard,
    Famine,
    HanguPass,
    HongCanal,
    HongGate,
    Quiet,
    Warlords,
)
from tianxia.games.chuhan.rules.rules_state import RulesState
from tianxia.games.chuhan.rules.seats import CHU, HAN, NOBODY

CAMPAIGN_IDS: Final = ("none", "fall-of-qin", "contention")
"""The ids of the campaigns, as in the option; a campaign is an index into this tuple."""
FALL_OF_QIN: Final[i64] = 1
CONTENTION: Final[i64] = 2

_NEVER: Final[i64] = 99
"""More cards than any set has."""


class Xue(Quiet):
    """Five 2s are enough."""

    min_scoring_twos: i64 = 5


class Julu(Famine):
    """There are three writs."""

    writs: i64 = 3


class Banquet(HongGate):
    """Xiang Yu hesitates."""

    def allows_power(self, kind: i64) -> bool:
        """Refuse Xiang Yu."""
        return kind != XIANG_YU


class Xingyang(Quiet):
    """Fan Zeng leaves: no set of rank 2 scores."""

    min_scoring_twos: i64 = _NEVER


class Jingxing(Quiet):
    """No retreat: both pass powers are barred."""

    def allows_power(self, kind: i64) -> bool:
        """Refuse Xiahou Ying and Xiang Yu."""
        return kind != XIAHOU_YING and kind != XIANG_YU


def _pile(names: str) -> i64:
    """Return a pile of the named cards."""
    pile: i64 = EMPTY
    for name in names.split():
        pile += card(CARD_NAMES.index(name))
    return pile


def _kind(name: str) -> i64:
    """Return the kind of a named card; NO_CARD without a name."""
    return i64(CARD_NAMES.index(name)) if name else NO_CARD


def _chapter(
    rules: EventCard,
    chapter: str,
    year: str,
    winner: i64,
    *,
    stake: i64,
    han: str,
    chu: str,
    waiting: str = "",
    hostages: str = "",
    spoils: str = "",
    turncoat: str = "",
    taker: i64 = NOBODY,
    tricks: i64 = 0,
    is_doubled: bool = False,
) -> EventCard:
    """Make the rules of a battle those of a chapter, and return them; see the attributes of `EventCard`.

    `winner` won in history; `han` and `chu` name the cards sworn to them.
    """
    rules.chapter = chapter
    rules.year = year
    rules.historical_winner = winner
    rules.stake = stake
    rules.sworn_to_han = _pile(han)
    rules.sworn_to_chu = _pile(chu)
    rules.waiting = _kind(waiting)
    rules.hostages = _pile(hostages)
    rules.spoils = _kind(spoils)
    rules.turncoat = _kind(turncoat)
    rules.turncoat_taker = taker
    rules.turncoat_tricks = tricks
    rules.is_doubled_at_first = is_doubled
    # Points never win a campaign during a battle: the end of a chapter decides.
    rules.defers_win = True
    return rules


def _campaign(campaign: i64, chapters: list[EventCard]) -> list[EventCard]:
    """Number the chapters of a campaign, and return them."""
    for i, rules in enumerate(chapters):
        rules.campaign = campaign
        rules.number = i64(i) + 1
    return chapters


_FALL_OF_QIN_CHAPTERS: Final = [
    _chapter(Conscription(), "daze", "209", CHU, stake=2, han="XiahouYing LiuBang", chu="JiBu XiangYu"),
    _chapter(Xue(), "xue", "208", CHU, stake=2, han="5 5", chu="2 4", waiting="0"),
    _chapter(Julu(), "julu", "207", CHU, stake=2, han="PengYue LiuBang", chu="XiangYu YingBu", spoils="7"),
    _chapter(
        HanguPass(),
        "guanzhong",
        "207–206",
        HAN,
        stake=3,
        han="5 5 LiuBang",
        chu="2 XiangYu",
        hostages="HanXin PengYue",
    ),
    _chapter(Banquet(), "banquet", "206", HAN, stake=3, han="XiahouYing LiuBang", chu="2 XiangYu"),
    _chapter(Warlords(), "kingdoms", "206", CHU, stake=5, han="5 LiuBang 9", chu="0 XiangYu", hostages="HanXin YingBu"),
]

_CONTENTION_CHAPTERS: Final = [
    _chapter(Quiet(), "chencang", "206", HAN, stake=2, han="5 5 LiuBang", chu="7 7", waiting="HanXin"),
    _chapter(
        Famine(),
        "pengcheng",
        "205",
        CHU,
        stake=2,
        han="LuZhi XiahouYing LiuBang",
        chu="ZhongliMo 4 XiangYu",
        turncoat="LuZhi",
        taker=CHU,
        tricks=2,
    ),
    _chapter(
        Xingyang(),
        "xingyang",
        "204",
        CHU,
        stake=3,
        han="XiaoHe LiuBang",
        chu="LuZhi YingBu",
        turncoat="YingBu",
        taker=HAN,
        tricks=2,
    ),
    _chapter(
        Jingxing(),
        "jingxing",
        "204–203",
        HAN,
        stake=3,
        han="5 HanXin",
        chu="ZhongliMo 4",
        hostages="PengYue YingBu",
        spoils="8",
    ),
    _chapter(
        HongCanal(),
        "canal",
        "203",
        HAN,
        stake=3,
        han="5 LiuBang",
        chu="LuZhi XiangYu",
        turncoat="LuZhi",
        taker=HAN,
        tricks=1,
    ),
    _chapter(
        Quiet(),
        "gaixia",
        "202",
        HAN,
        stake=5,
        han="LiuBang YingBu",
        chu="YuJi XiangYu",
        hostages="HanXin PengYue",
        is_doubled=True,
    ),
]

CHAPTERS: Final[list[EventCard]] = [
    *_campaign(FALL_OF_QIN, _FALL_OF_QIN_CHAPTERS),
    *_campaign(CONTENTION, _CONTENTION_CHAPTERS),
]
BATTLE_RULES: Final[list[EventCard]] = [*EVENT_CARDS, *CHAPTERS]
"""What decides the rules of a battle: an event, or the chapter of a campaign."""


def campaign_chapters(campaign: int) -> list[EventCard]:
    """Return the chapters of a campaign, in order."""
    return [rules for rules in CHAPTERS if rules.campaign == campaign]


def first_chapter(campaign: int) -> i64:
    """Return the first chapter of a campaign, as an index into BATTLE_RULES; the others follow it."""
    for i, rules in enumerate(BATTLE_RULES):
        if rules.campaign == campaign:
            return i64(i)
    raise ValueError(campaign)


def next_chapter(state: RulesState) -> EventCard | None:
    """Return the chapter after the present one; None after the last."""
    if state.event + 1 == i64(len(BATTLE_RULES)):
        return None
    rules = BATTLE_RULES[state.event + 1]
    return rules if rules.campaign == BATTLE_RULES[state.event].campaign else None


def is_campaign(state: RulesState) -> bool:
    """Return whether a campaign is played."""
    return BATTLE_RULES[state.event].campaign != NO_CAMPAIGN


def chapters_played(state: RulesState) -> i64:
    """Return how many chapters have a winner."""
    # The last battle of a campaign is never followed by another, so its number stays.
    return state.battle if state.winner != NOBODY else state.battle - 1


def sworn_cards(state: RulesState, seat: i64) -> i64:
    """Return the cards that the chapter and the spoils of the one before swear to a seat, without the hostages."""
    rules = BATTLE_RULES[state.event]
    pile = rules.sworn_to_chu if seat == CHU else rules.sworn_to_han
    if rules.number > 1 and state.last_out == seat:
        spoils = BATTLE_RULES[state.event - 1].spoils
        if spoils != NO_CARD:
            pile += card(spoils)
    return pile


def _number_events() -> vec[i64]:
    ids = [event.id for event in EVENT_CARDS]
    out = vec[i64]()
    for rules in BATTLE_RULES:
        out = append(out, i64(ids.index(rules.id)))
    return out


EVENT_NUMBERS: Final[vec[i64]] = _number_events()
"""By index into BATTLE_RULES: the event whose rules apply, an index into EVENT_CARDS."""
