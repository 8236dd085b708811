"""Earlier versions of the rules of Chu Han.

Version 1: under Sound Advice the player who went out scored the rival's writs twice, for going out and by the event.
"""

from typing import Any, Final

from tianxia.engine.earlier_rules import EarlierRules
from tianxia.games.chuhan.rules.events import EVENT_CARDS, SoundAdvice
from tianxia.games.chuhan.rules.options import ChuHanOptions
from tianxia.games.chuhan.rules.rules_state import RulesState
from tianxia.games.chuhan.rules.seats import NOBODY
from tianxia.locales import Message

_SOUND_ADVICE: Final = SoundAdvice().id
"""The event's id, read from an instance because mypyc does not keep class attributes."""


def _is_without_sound_advice(options: ChuHanOptions, position: dict[str, Any] | None) -> bool:
    """Return whether Sound Advice can never come into play."""
    if position is None:
        return not options.events
    deck = position.get("event_deck", [])
    events = [position.get("event"), *(deck if isinstance(deck, list) else [])]
    return _SOUND_ADVICE not in events and "dealing" not in position


def _scores_writs_twice(before: RulesState, after: RulesState) -> bool:
    """Return whether a step ends a battle under Sound Advice, and the rival of the player who went out has writs."""
    ended = after.battle != before.battle or after.winner != NOBODY
    if not ended or not isinstance(EVENT_CARDS[before.event], SoundAdvice):
        return False
    return bool(before.writs(1 - after.last_out))


EARLIER_RULES: Final = {
    1: EarlierRules(Message("chuhan-rules-2"), _is_without_sound_advice, _scores_writs_twice),
}
