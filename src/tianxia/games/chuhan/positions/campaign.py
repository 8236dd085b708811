"""The part of a position that only a campaign has: the chapter, the winners of those before, the hostage."""

from typing import Final

from tianxia.engine.errors import BadPosition
from tianxia.engine.position_reader import PositionReader
from tianxia.games.chuhan.positions.views import card_names
from tianxia.games.chuhan.rules.chapters import BATTLE_RULES, CAMPAIGN_IDS, campaign_chapters, first_chapter
from tianxia.games.chuhan.rules.events import NO_CAMPAIGN
from tianxia.games.chuhan.rules.loyalty_deal import hostage_giver
from tianxia.games.chuhan.rules.seats import NOBODY, SEATS
from tianxia.games.chuhan.state import ChuHan

_CAMPAIGN_KEYS: Final = ("won", "chapter", "hostage")
_CARD_LISTS: Final = ("discard", "table", "row", "draw")


def read_campaign(reader: PositionReader, state: ChuHan, default: str) -> bool:
    """Read the campaign and its chapter: rules, battle, winner, last to go out. Return whether there is one."""
    campaign = CAMPAIGN_IDS.index(reader.choice("campaign", CAMPAIGN_IDS, default))
    if campaign == NO_CAMPAIGN:
        for key in _CAMPAIGN_KEYS:
            if reader.has(key):
                raise BadPosition(key, "chuhan-position-no-campaign", key=key)
        return False
    won = [SEATS.index(name) for name in reader.choices("won", SEATS)]
    winner = reader.choice("winner", SEATS)
    state.winner = SEATS.index(winner) if winner else NOBODY
    number = len(won) if winner else len(won) + 1
    most = len(campaign_chapters(campaign))
    if number > most:
        raise BadPosition("won", "chuhan-position-won-long", number=len(won), most=most)
    if number == 0:
        raise BadPosition("winner", "chuhan-position-won-none")
    for i, seat in enumerate(won):
        state.chapter_winners |= seat << i
    state.battle = number
    state.event = first_chapter(campaign) + number - 1
    state.last_out = won[-1] if won else NOBODY
    return True


def check_chapter_keys(reader: PositionReader, state: ChuHan) -> None:
    """Check that keys that follow from the campaign and the winners of its chapters agree with them."""
    rules = BATTLE_RULES[state.event]
    reader.choice("last_out", SEATS)  # refuses other words, "none" among them
    last_out = SEATS[state.last_out] if state.last_out != NOBODY else "none"
    derived = {"chapter": rules.chapter, "event": rules.id, "last_out": last_out}
    for key, value in derived.items():
        if reader.has(key) and reader.text(key) != value:
            raise BadPosition(key, "chuhan-position-derived", key=key, value=value)
    if reader.has("battle") and reader.integer("battle", 1, 0, len(BATTLE_RULES)) != state.battle:
        raise BadPosition("battle", "chuhan-position-derived", key="battle", value=str(state.battle))
    if reader.values.get("event_deck", []) != []:
        raise BadPosition("event_deck", "chuhan-position-derived", key="event_deck", value="[]")


def read_hostage(reader: PositionReader, state: ChuHan) -> None:
    """Read that a hostage is to be given. The chapter must have this choice, and nothing may have been dealt."""
    if not reader.has("hostage"):
        return
    rules = BATTLE_RULES[state.event]
    if not rules.hostages or state.winner != NOBODY:
        raise BadPosition("hostage", "chuhan-position-no-hostage", chapter=rules.chapter)
    hostage = reader.section("hostage", ("by", "of"))
    giver = SEATS[hostage_giver(state)]
    if hostage.required_choice("by", SEATS) != giver:
        raise BadPosition("hostage.by", "chuhan-position-hostage-by", seat=giver)
    persons = card_names(rules.hostages)
    if hostage.has("of") and sorted(hostage.choices("of", persons)) != sorted(persons):
        raise BadPosition("hostage.of", "chuhan-position-derived", key="hostage.of", value=" ".join(persons))
    _check_nothing_dealt(reader, state)
    state.is_hostage_due = True


def _check_nothing_dealt(reader: PositionReader, state: ChuHan) -> None:
    """Check that a position names no card, no trick and nothing that happens during a battle."""
    named = [reader.values.get(key) for key in _CARD_LISTS]
    for key in ("hands", "gifts", "making"):
        section = reader.section(key, SEATS)
        named += [section.values.get(name) for name in SEATS]
    known = reader.section("known", SEATS)
    for name in SEATS:
        named += known.section(name, ("top", "rival")).values.values()
    happened = state.writs_taken() + state.tricks(0) + state.tricks(1) + state.noted_points(0) + state.noted_points(1)
    flags = (state.has_taken_writ, state.has_tried_lead_power, state.has_tried_power, state.is_giving)
    opened = state.is_hand_open(0) or state.is_hand_open(1)
    doubled = state.is_doubled and not BATTLE_RULES[state.event].is_doubled_at_first
    under_way = reader.has("set") or reader.has("pending") or bool(state.dealing)
    if any(named) or happened or any(flags) or opened or doubled or under_way:
        raise BadPosition("hostage", "chuhan-position-hostage-dealt")
