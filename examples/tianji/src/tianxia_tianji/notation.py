"""The notation of moves: `run 5`; with open chance also `turn 3`."""

from typing import Final

from tianxia.engine.errors import BadText, IllegalAction
from tianxia.engine.state import NATURE
from tianxia.locales import Message
from tianxia_tianji.actions import horse_of, prize_of, run_action, turn_outcome
from tianxia_tianji.state import Tianji

_RUN: Final = "run"
_TURN: Final = "turn"


def format_action(seat: int, action: int) -> str:
    """Return what a player writes for an action."""
    return f"{_TURN} {prize_of(action)}" if seat == NATURE else f"{_RUN} {horse_of(action)}"


def parse_text(state: Tianji, seat: int, text: str) -> list[int]:
    """Return the action of a text. Raises BadText if it cannot be read, IllegalAction if there is no such horse."""
    verb, _, digits = text.strip().partition(" ")
    if verb != (_TURN if seat == NATURE else _RUN) or not (digits.isascii() and digits.isdecimal()):
        raise BadText("tianji-why-text", text=text[:40])
    number = int(digits[:4])
    if not 1 <= number <= state.size:
        raise IllegalAction("tianji-why-number", number=number, most=state.size)
    return [turn_outcome(number) if seat == NATURE else run_action(number)]


def reason(state: Tianji, seat: int, text: str) -> Message:
    """Return why a move that can be parsed is not legal now: its horse has run, or its prize is gone."""
    number = int(text.split()[1])
    return Message("tianji-why-turned" if seat == NATURE else "tianji-why-run", {"number": number})
