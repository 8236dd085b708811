"""Places armies, pays and marks with them, and handles a shortage of armies.

A function that returns a bool runs until it is finished (True) or has asked a seat a question (False). Called again, it
continues where it stopped: what is left to do is stored in the state.
"""

from mypy_extensions import i64

from tianxia.games.suntzu.rules.battle_stages import ASK_EXCHANGE, ASK_FROM, ASK_PAY, COST_FIRST, COST_SECOND
from tianxia.games.suntzu.rules.battles import laid_card
from tianxia.games.suntzu.rules.board import PROVINCES
from tianxia.games.suntzu.rules.cards import CARD_NAMES
from tianxia.games.suntzu.rules.rules_state import RulesState, neighbours
from tianxia.games.suntzu.rules.seats import SEATS


def return_armies(state: RulesState, seat: i64, number: i64) -> None:
    """Return armies of a seat from the open province to its pool."""
    province = state.open_province
    state.add_to_pool(seat, number)
    if state.journal is not None and number:
        args: dict[str, str | int] = {"seat": SEATS[seat], "number": number, "province": PROVINCES[province]}
        state.log("suntzu-log-back", args)
    while number > 0:
        state.remove_army(province)
        number -= 1


def win_battle(state: RulesState, seat: i64, armies: i64) -> None:
    """Win the open battle by a number of armies: remove the rival's first, and set `armies_due` to the rest."""
    province = state.open_province
    if state.owner(province) == 1 - seat:
        returned = min(armies, state.armies(province))
        return_armies(state, 1 - seat, returned)
        armies -= returned
    state.armies_due = armies


def place_armies(state: RulesState, seat: i64) -> bool:
    """Place `armies_due` armies of a seat in the open province; return False if the seat is asked a question first.

    They come from the pool. [H]: in a shortage, the seat may first exchange cards for reinforcements; then the armies
    come from neighbouring provinces, then from any other, as many as there are.
    """
    province = state.open_province
    placed: i64 = 0
    while state.armies_due > 0:
        if state.pool(seat) > 0:
            state.add_to_pool(seat, -1)
            state.add_army(seat, province)
            state.armies_due -= 1
            placed += 1
            continue
        if _ask_exchange(state, seat):
            _log_placed(state, seat, placed)
            return False
        sources = placement_sources(state, seat)
        if sources == 0:
            state.armies_due = 0
        elif sources & (sources - 1):
            _log_placed(state, seat, placed)
            return state.ask(seat, ASK_FROM)
        else:
            send_army(state, seat, lowest_province(sources))
    _log_placed(state, seat, placed)
    return True


def send_army(state: RulesState, seat: i64, source: i64) -> None:
    """Move an army from another province to the open one."""
    state.remove_army(source)
    state.add_army(seat, state.open_province)
    state.armies_due -= 1
    if state.journal is not None:
        args: dict[str, str | int] = {"seat": SEATS[seat], "source": PROVINCES[source]}
        args["province"] = PROVINCES[state.open_province]
        state.log("suntzu-log-sent", args)


def placement_sources(state: RulesState, seat: i64) -> i64:
    """Return the provinces that an army can come from, as bits: neighbours of the open one, else any others."""
    province = state.open_province
    held = state.held_provinces(seat) & ~(1 << province)
    near = held & neighbours(province)
    return near if near else held


def mark_province(state: RulesState, seat: i64) -> bool:
    """Mark the open province with an army of a seat; return False if the seat is asked a question first.

    The army comes from the pool, else from another province of the seat's choice, else from this one. [H]: with an
    empty pool, the seat may exchange a card first. Without any army, there is no mark.
    """
    province = state.open_province
    if state.pool(seat) > 0:
        state.add_to_pool(seat, -1)
        put_mark(state, seat, "pool")
        return True
    if _ask_exchange(state, seat):
        return False
    other_provinces = state.held_provinces(seat) & ~(1 << province)
    if other_provinces & (other_provinces - 1):
        return state.ask(seat, ASK_FROM)
    if other_provinces:
        mark_from(state, seat, lowest_province(other_provinces))
    elif state.owner(province) == seat:
        mark_from(state, seat, province)
    return True


def mark_from(state: RulesState, seat: i64, source: i64) -> None:
    """Mark the open province with an army from a province."""
    state.remove_army(source)
    put_mark(state, seat, PROVINCES[source])


def put_mark(state: RulesState, seat: i64, source: str) -> None:
    """Add a mark to the open province and log where its army came from."""
    state.add_to_marks(seat, state.open_province, 1)
    if state.journal is not None:
        state.log(
            "suntzu-log-mark", {"seat": SEATS[seat], "province": PROVINCES[state.open_province], "source": source}
        )


def pay(state: RulesState, seat: i64, pool_first: bool) -> bool:
    """Pay `armies_due` armies of a seat to its reinforcements; return False if the seat is asked a question first.

    The seat chooses between pool and board; with `pool_first`, the pool pays while it has armies. [H]: if there are too
    few armies, all there are pay.
    """
    while state.armies_due > 0:
        held = state.held_provinces(seat)
        if state.pool(seat) > 0 and (pool_first or held == 0):
            pay_from_pool(state, seat)
        elif held == 0:
            state.armies_due = 0
        elif state.pool(seat) > 0 or held & (held - 1):
            return state.ask(seat, ASK_PAY)
        else:
            pay_from(state, seat, lowest_province(held))
    return True


def pay_from_pool(state: RulesState, seat: i64) -> None:
    """Pay one army from the pool."""
    state.add_to_pool(seat, -1)
    _add_payment(state, seat, "pool")


def pay_from(state: RulesState, seat: i64, source: i64) -> None:
    """Pay one army from a province."""
    state.remove_army(source)
    _add_payment(state, seat, PROVINCES[source])


def cost_cause(state: RulesState, seat: i64) -> str:
    """Return the cause of a seat's payment in the present stage: the name of its card, or "event"."""
    stage = state.stage
    return CARD_NAMES[laid_card(state, seat)] if stage == COST_FIRST or stage == COST_SECOND else "event"


def lowest_province(bits: i64) -> i64:
    """Return the first province of a set of bits."""
    province: i64 = 0
    while not bits >> province & 1:
        province += 1
    return province


def _add_payment(state: RulesState, seat: i64, source: str) -> None:
    state.add_to_reinforcements(seat, 1)
    state.armies_due -= 1
    if state.journal is not None:
        state.log("suntzu-log-paid", {"seat": SEATS[seat], "source": source, "cause": cost_cause(state, seat)})


def _ask_exchange(state: RulesState, seat: i64) -> bool:
    """Ask for an exchange in a shortage, unless declined or without reinforcements; return whether it was asked."""
    if state.reinforcements(seat) == 0 or state.is_exchange_declined:
        return False
    state.ask(seat, ASK_EXCHANGE)
    return True


def _log_placed(state: RulesState, seat: i64, number: i64) -> None:
    if state.journal is not None and number:
        province = PROVINCES[state.open_province]
        state.log("suntzu-log-placed", {"seat": SEATS[seat], "number": number, "province": province})
