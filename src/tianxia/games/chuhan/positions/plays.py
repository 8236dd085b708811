"""Plays in progress in a position: one that awaits a reaction, and partial moves."""

from tianxia.engine.errors import BadPosition, BadText, IllegalAction
from tianxia.engine.position_reader import PositionReader
from tianxia.games.chuhan.notation.moves import Move, format_partial_move, list_steps, read_move, read_partial_move
from tianxia.games.chuhan.rules.actions import PLAY, is_lead_power
from tianxia.games.chuhan.rules.cards import CARD_NAMES, LU_ZHI, NO_CARD, XIAO_HE, card
from tianxia.games.chuhan.rules.seats import NOBODY, SEATS
from tianxia.games.chuhan.state import ChuHan


def pending_cards(reader: PositionReader) -> list[int]:
    """Return the cards of the play that awaits a reaction: its powers, their cards, and Lü Zhi if she was played."""
    if not reader.has("pending"):
        return []
    pending = _pending_section(reader)
    move = _read_pending_move(pending)
    cards = [*move.powers(), *move.other_cards()]
    return [*cards, LU_ZHI] if pending.has("cancel") else cards


def read_pending(reader: PositionReader, state: ChuHan) -> None:
    """Read the play that awaits a reaction. It must have been legal, and the rival must be able to react."""
    if not reader.has("pending"):
        return
    pending = _pending_section(reader)
    by = pending_player(reader)
    move = _read_pending_move(pending)
    trial = state.clone()
    for kind in (*move.powers(), *move.other_cards()):
        trial.add_to_hand(by, card(kind))
    if move.star != NO_CARD:
        trial.add_to_hand(by, -card(move.star))
        trial.row += card(move.star)
    trial.has_tried_lead_power &= not is_lead_power(move.action)
    if state.is_leading():
        trial.has_tried_power = False
    try:
        played = _play_if_legal(trial, by, list_steps(trial, by, move))
    except IllegalAction:
        played = False
    if not played or trial.pending_by != by:
        raise _impossible_play(pending)
    state.pending_by = trial.pending_by
    state.play_action = trial.play_action
    state.play_cards = trial.play_cards
    state.play_star = trial.play_star
    state.mark_power_tried(is_lead_power(move.action))
    if pending.has("cancel"):
        state.cancelled = CARD_NAMES.index(pending.choice("cancel", [CARD_NAMES[kind] for kind in move.powers()]))
        if state.is_face_up(XIAO_HE):
            raise BadPosition("pending.cancel", "chuhan-position-xiao-he")


def pending_player(reader: PositionReader) -> int:
    """Return the player of the play that awaits a reaction, NOBODY if there is none."""
    if not reader.has("pending"):
        return NOBODY
    return SEATS.index(_pending_section(reader).required_choice("by", SEATS))


def read_partial_moves(reader: PositionReader, state: ChuHan) -> None:
    """Read partial moves by playing their steps again."""
    making = reader.section("making", SEATS)
    for seat, name in enumerate(SEATS):
        text = making.text(name)
        if text and not _replay_partial_move(state, seat, text):
            raise BadPosition(making.full_key(name), "chuhan-position-making", text=text[:80])


def _replay_partial_move(state: ChuHan, seat: int, text: str) -> bool:
    try:
        steps = read_partial_move(text)
    except (BadText, IllegalAction):
        return False
    return _play_if_legal(state, seat, steps) and format_partial_move(state, seat) == text


def _pending_section(reader: PositionReader) -> PositionReader:
    return reader.section("pending", ("by", "play", "cancel"))


def _read_pending_move(pending: PositionReader) -> Move:
    try:
        move = read_move(pending.text("play"))
    except (BadText, IllegalAction):
        move = Move(PLAY)
    if not move.powers():
        raise _impossible_play(pending)
    return move


def _impossible_play(pending: PositionReader) -> BadPosition:
    return BadPosition("pending.play", "chuhan-position-pending", text=pending.text("play")[:80])


def _play_if_legal(trial: ChuHan, seat: int, steps: list[int]) -> bool:
    """Play the steps; return False at the first that is not legal."""
    for step in steps:
        if seat not in trial.actors() or step not in list(trial.legal(seat)):
            return False
        trial.play(seat, step)
    return True
