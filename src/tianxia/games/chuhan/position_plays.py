"""Plays under way in a position: one that awaits a reaction, and choices half made."""

from typing import Final

from tianxia.engine.errors import BadPosition, BadText, IllegalAction
from tianxia.engine.reading import Reader
from tianxia.games.chuhan.actions import (
    PLAY,
    USE_YU_JI,
    WITH_BOTH,
    WITH_PENG_YUE,
    WITH_ZHONGLI_MO,
    leads,
    power_of,
    within,
)
from tianxia.games.chuhan.cards import LU_ZHI, NAMES, NO_CARD, PENG_YUE, XIAO_HE, ZHONGLI_MO, card
from tianxia.games.chuhan.cells import (
    CANCELLED,
    HAND,
    NOBODY,
    PENDING,
    PLAY_ACTION,
    PLAY_CARDS,
    PLAY_STAR,
    ROW,
    SEATS,
    TURN_LEAD_POWER,
)
from tianxia.games.chuhan.notation import Move, half_text, read_half, read_move, steps_of
from tianxia.games.chuhan.state import ChuHan

_WITH: Final = {WITH_PENG_YUE: (PENG_YUE,), WITH_ZHONGLI_MO: (ZHONGLI_MO,), WITH_BOTH: (PENG_YUE, ZHONGLI_MO)}


def pending_cards(reader: Reader) -> list[int]:
    """The cards of the play that awaits a reaction: its powers, their cards, and Lü Zhi once she was played."""
    if not reader.has("pending"):
        return []
    pending = _pending(reader)
    move = _read(pending)
    cards = [*_powers(move), *_carried(move)]
    return [*cards, LU_ZHI] if pending.has("cancel") else cards


def read_pending(reader: Reader, state: ChuHan) -> None:
    """The play must have been legal, and its reaction window open."""
    if not reader.has("pending"):
        return
    c = state.cells
    pending = _pending(reader)
    by = pending_player(reader)
    move = _read(pending)
    trial = state.clone()
    for kind in (*_powers(move), *_carried(move)):
        trial.cells[HAND + by] += card(kind)
    if move.star != NO_CARD:
        trial.cells[HAND + by] -= card(move.star)
        trial.cells[ROW] += card(move.star)
    if leads(move.action):
        trial.cells[TURN_LEAD_POWER] = 0
    if not _plays(trial, by, steps_of(trial, move)) or trial.cells[PENDING] != by:
        raise _impossible(pending)
    for place in (PENDING, PLAY_ACTION, PLAY_CARDS, PLAY_STAR, TURN_LEAD_POWER):
        c[place] = trial.cells[place]
    if pending.has("cancel"):
        c[CANCELLED] = NAMES.index(pending.word("cancel", [NAMES[kind] for kind in _powers(move)]))
        if state.lies_open(XIAO_HE):
            raise BadPosition("pending.cancel", "chuhan-position-xiao-he")


def pending_player(reader: Reader) -> int:
    """Who played what awaits a reaction, NOBODY if nothing does."""
    if not reader.has("pending"):
        return NOBODY
    return SEATS.index(_pending(reader).must("by", SEATS))


def read_making(reader: Reader, state: ChuHan) -> None:
    """Choices half made are made again, step by step."""
    making = reader.table("making", SEATS)
    for seat, name in enumerate(SEATS):
        text = making.text(name)
        if text and not _makes(state, seat, text):
            raise BadPosition(making.at(name), "chuhan-position-making", text=text[:80])


def _makes(state: ChuHan, seat: int, text: str) -> bool:
    try:
        steps = read_half(text)
    except (BadText, IllegalAction):
        return False
    return _plays(state, seat, steps) and half_text(state, seat) == text


def _pending(reader: Reader) -> Reader:
    return reader.table("pending", ("by", "play", "cancel"))


def _read(pending: Reader) -> Move:
    try:
        move = read_move(pending.text("play"))
    except (BadText, IllegalAction):
        move = Move(PLAY)
    if not _powers(move):
        raise _impossible(pending)
    return move


def _impossible(pending: Reader) -> BadPosition:
    return BadPosition("pending.play", "chuhan-position-pending", text=pending.text("play")[:80])


def _powers(move: Move) -> tuple[int, ...]:
    """The power cards of a move."""
    power = power_of(move.action)
    return _WITH.get(move.action, () if power == NO_CARD else (power,))


def _carried(move: Move) -> tuple[int, ...]:
    """The other cards of a move: a set, or the card Yu Ji discards."""
    return move.cards if move.action in _WITH or within(move.action, USE_YU_JI) else ()


def _plays(trial: ChuHan, seat: int, steps: list[int]) -> bool:
    """Plays the steps, if all of them are legal."""
    for step in steps:
        if seat not in trial.actors() or step not in list(trial.legal(seat)):
            return False
        trial.play(seat, step)
    return True
