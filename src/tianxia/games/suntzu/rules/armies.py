"""Places armies, pays and marks with them, and handles a shortage of armies.

A function that returns a bool runs until it is finished (True) or has asked a seat a question (False). Called again, it
continues where it stopped: what is left to do is stored in the cells.
"""

from mypy_extensions import i64

from tianxia.games.suntzu.rules.battles import laid_card
from tianxia.games.suntzu.rules.board import NUM_PROVINCES, PROVINCES
from tianxia.games.suntzu.rules.cards import CARD_NAMES
from tianxia.games.suntzu.rules.cells import (
    ARMIES_DUE,
    ASK_EXCHANGE,
    ASK_FROM,
    ASK_PAY,
    ASKED,
    COST_FIRST,
    COST_SECOND,
    EXCHANGE_DECLINED,
    MARKS,
    OWNER,
    POOL,
    PROVINCE,
    QUESTION,
    REINFORCEMENTS,
    SEATS,
    STAGE,
    Cells,
    neighbours,
)


def return_armies(state: Cells, seat: i64, number: i64) -> None:
    """Return armies of a seat from the open province to its pool."""
    c = state.cells
    province = c[PROVINCE]
    c[POOL + seat] += number
    if state.journal is not None and number:
        args: dict[str, str | int] = {"seat": SEATS[seat], "number": number, "province": PROVINCES[province]}
        state.log("suntzu-log-back", args)
    while number > 0:
        state.remove_army(province)
        number -= 1


def place_armies(state: Cells, seat: i64) -> bool:
    """Place ARMIES_DUE armies of a seat in the open province; return False if the seat is asked a question first.

    They come from the pool. [H]: in a shortage, the seat may first exchange cards for reinforcements; then the armies
    come from neighbouring provinces, then from any other, as many as there are.
    """
    c = state.cells
    province = c[PROVINCE]
    placed: i64 = 0
    while c[ARMIES_DUE] > 0:
        if c[POOL + seat] > 0:
            c[POOL + seat] -= 1
            state.add_army(seat, province)
            c[ARMIES_DUE] -= 1
            placed += 1
            continue
        if _ask_exchange(state, seat):
            _log_placed(state, seat, placed)
            return False
        sources = placement_sources(state, seat)
        if sources == 0:
            c[ARMIES_DUE] = 0
        elif sources & (sources - 1):
            _log_placed(state, seat, placed)
            return _ask(state, seat, ASK_FROM)
        else:
            send_army(state, seat, lowest_province(sources))
    _log_placed(state, seat, placed)
    return True


def send_army(state: Cells, seat: i64, source: i64) -> None:
    """Move an army from another province to the open one."""
    c = state.cells
    state.remove_army(source)
    state.add_army(seat, c[PROVINCE])
    c[ARMIES_DUE] -= 1
    if state.journal is not None:
        args: dict[str, str | int] = {"seat": SEATS[seat], "source": PROVINCES[source]}
        args["province"] = PROVINCES[c[PROVINCE]]
        state.log("suntzu-log-sent", args)


def placement_sources(state: Cells, seat: i64) -> i64:
    """Return the provinces that an army can come from, as bits: neighbours of the open one, else any others."""
    province = state.cells[PROVINCE]
    held = state.held_provinces(seat) & ~(1 << province)
    near = held & neighbours(province)
    return near if near else held


def mark_province(state: Cells, seat: i64) -> bool:
    """Mark the open province with an army of a seat; return False if the seat is asked a question first.

    The army comes from the pool, else from another province of the seat's choice, else from this one. [H]: with an
    empty pool, the seat may exchange a card first. Without any army, there is no mark.
    """
    c = state.cells
    province = c[PROVINCE]
    if c[POOL + seat] > 0:
        c[POOL + seat] -= 1
        put_mark(state, seat, "pool")
        return True
    if _ask_exchange(state, seat):
        return False
    other_provinces = state.held_provinces(seat) & ~(1 << province)
    if other_provinces & (other_provinces - 1):
        return _ask(state, seat, ASK_FROM)
    if other_provinces:
        mark_from(state, seat, lowest_province(other_provinces))
    elif c[OWNER + province] == seat:
        mark_from(state, seat, province)
    return True


def mark_from(state: Cells, seat: i64, source: i64) -> None:
    """Mark the open province with an army from a province."""
    state.remove_army(source)
    put_mark(state, seat, PROVINCES[source])


def put_mark(state: Cells, seat: i64, source: str) -> None:
    """Add a mark to the open province and log where its army came from."""
    c = state.cells
    c[MARKS + NUM_PROVINCES * seat + c[PROVINCE]] += 1
    if state.journal is not None:
        state.log("suntzu-log-mark", {"seat": SEATS[seat], "province": PROVINCES[c[PROVINCE]], "source": source})


def pay(state: Cells, seat: i64, pool_first: bool) -> bool:
    """Pay ARMIES_DUE armies of a seat to its reinforcements; return False if the seat is asked a question first.

    The seat chooses between pool and board; with `pool_first`, the pool pays while it has armies. [H]: if there are too
    few armies, all there are pay.
    """
    c = state.cells
    while c[ARMIES_DUE] > 0:
        held = state.held_provinces(seat)
        if c[POOL + seat] > 0 and (pool_first or held == 0):
            pay_from_pool(state, seat)
        elif held == 0:
            c[ARMIES_DUE] = 0
        elif c[POOL + seat] > 0 or held & (held - 1):
            return _ask(state, seat, ASK_PAY)
        else:
            pay_from(state, seat, lowest_province(held))
    return True


def pay_from_pool(state: Cells, seat: i64) -> None:
    """Pay one army from the pool."""
    c = state.cells
    c[POOL + seat] -= 1
    _add_payment(state, seat, "pool")


def pay_from(state: Cells, seat: i64, source: i64) -> None:
    """Pay one army from a province."""
    state.remove_army(source)
    _add_payment(state, seat, PROVINCES[source])


def cost_cause(state: Cells, seat: i64) -> str:
    """Return the cause of a seat's payment in the present stage: the name of its card, or "event"."""
    stage = state.cells[STAGE]
    return CARD_NAMES[laid_card(state, seat)] if stage == COST_FIRST or stage == COST_SECOND else "event"


def lowest_province(bits: i64) -> i64:
    """Return the first province of a set of bits."""
    province: i64 = 0
    while not bits >> province & 1:
        province += 1
    return province


def _add_payment(state: Cells, seat: i64, source: str) -> None:
    c = state.cells
    c[REINFORCEMENTS + seat] += 1
    c[ARMIES_DUE] -= 1
    if state.journal is not None:
        state.log("suntzu-log-paid", {"seat": SEATS[seat], "source": source, "cause": cost_cause(state, seat)})


def _ask_exchange(state: Cells, seat: i64) -> bool:
    """Ask for an exchange in a shortage, unless declined or without reinforcements; return whether it was asked."""
    c = state.cells
    if c[REINFORCEMENTS + seat] == 0 or c[EXCHANGE_DECLINED]:
        return False
    _ask(state, seat, ASK_EXCHANGE)
    return True


def _ask(state: Cells, seat: i64, question: i64) -> bool:
    """Ask a seat a question. Always return False, so that callers can return it: the stage is not over."""
    state.cells[QUESTION] = question
    state.cells[ASKED] = seat
    return False


def _log_placed(state: Cells, seat: i64, number: i64) -> None:
    if state.journal is not None and number:
        province = PROVINCES[state.cells[PROVINCE]]
        state.log("suntzu-log-placed", {"seat": SEATS[seat], "number": number, "province": province})
