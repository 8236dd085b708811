"""What players read about a position: the question, and what they know, line by line."""

from tianxia.engine.state import NATURE
from tianxia.locales import Message
from tianxia_tianji.actions import horse_of
from tianxia_tianji.cells import NOTHING, SEATS
from tianxia_tianji.state import Tianji


def prompt(state: Tianji, seat: int) -> Message:
    """Return the question that a seat has to answer now."""
    return Message("tianji-ask-turn" if seat == NATURE else "tianji-ask-run", {"prize": state.prize})


def describe(state: Tianji, seat: int | None) -> list[Message]:
    """Describe what a seat, or a spectator (None), may know, one message per line."""
    lines = []
    if state.prize != NOTHING:
        lines.append(Message("tianji-show-prize", {"prize": state.prize}))
    if state.prizes:
        lines.append(Message("tianji-show-prizes", {"prizes": _join(state.prizes)}))
    for number, name in enumerate(SEATS):
        lines.append(Message("tianji-show-points", {"seat": name, "points": state.points(number)}))
        if state.horses(number):
            lines.append(Message("tianji-show-horses", {"seat": name, "horses": _join(state.horses(number))}))
    if seat is not None and state.choice(seat) != NOTHING:
        lines.append(Message("tianji-show-choice", {"seat": SEATS[seat], "horse": state.choice(seat)}))
    return lines


def explain(state: Tianji, seat: int, action: int) -> Message | None:
    """Explain what running a horse would do: how many of the rival's horses it beats."""
    if seat == NATURE:
        return None
    rivals = state.horses(1 - seat)
    beaten = [horse for horse in rivals if horse < horse_of(action)]
    return Message("tianji-effect-run", {"beaten": len(beaten), "rivals": len(rivals), "prize": state.prize})


def _join(numbers: list[int]) -> str:
    return " ".join(map(str, numbers))
