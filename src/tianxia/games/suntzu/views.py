"""What there is to see: the whole state as a dump, and what each seat may know of it."""

from typing import Any

from tianxia.engine.game import UNSEEN, Table
from tianxia.games.suntzu.board import PROVINCES, SCORINGS
from tianxia.games.suntzu.cards import NAMES, NO_CARD, kinds, size
from tianxia.games.suntzu.cells import (
    ARMED,
    ARMIES,
    AS_SIX_USED,
    ASK,
    ASKED,
    ASKS,
    BEGINNER,
    BEGUN,
    BOXED,
    CHAINED,
    CHANCE,
    CLASSIC,
    DEALING,
    DEALING_DISPLAYS,
    DECIDER,
    DECLINED,
    DISPLAYS_DEALT,
    DRAW,
    DRAWN,
    EVENT_DECK,
    EVENTS,
    EVENTS_LEFT,
    FEWER,
    FOUGHT,
    GENERALS_ON,
    GONE,
    GREAT_PLAGUE,
    HAND,
    HIDDEN_BOX,
    INFANTRY_ARMY,
    KEEPS,
    LAID_ONE,
    LAST_ROUND,
    LEFT,
    LOOSE,
    NEED,
    NOBODY,
    OWNER,
    PHASE,
    PHASES,
    PILE,
    PILE_MOST,
    PILE_SIZE,
    PLAGUES,
    POOL,
    PROVINCE,
    READY,
    RECYCLED,
    REINFORCEMENTS,
    ROUND,
    SEATS,
    SHUFFLES,
    STAGE,
    TRACK,
    UNDER,
    UNUSED,
    VALUE,
    WINNER,
    ZERO_USED,
    Cells,
)
from tianxia.games.suntzu.events import EVENT_BITS, IDS
from tianxia.games.suntzu.generals import NAMES as GENERAL_NAMES
from tianxia.games.suntzu.generals import number
from tianxia.games.suntzu.sample import revealed

STAGES = (
    "reveal first",
    "reveal second",
    "mark first",
    "mark second",
    "move",
    "cost first",
    "cost second",
    "event",
    "effect first",
    "effect second",
    "effect done",
    "close",
)
DEALINGS = ("", "displays", "events", "cards")


def dump(state: Cells) -> Table:
    """Everything, in the keys of section 9 of the rules and some for the middle of a round."""
    c = state.cells
    table = _public(state)
    table["hands"] = {name: names(c[HAND + seat]) for seat, name in enumerate(SEATS)}
    table["piles"] = {name: _pile(state, seat) for seat, name in enumerate(SEATS)}
    table["boxed"] = {name: names(c[BOXED + seat] + c[HIDDEN_BOX + seat]) for seat, name in enumerate(SEATS)}
    table["generals"] = {name: general_names(c[UNUSED + seat]) for seat, name in enumerate(SEATS)}
    table["left"] = {name: general_names(c[LEFT + seat]) for seat, name in enumerate(SEATS)}
    table["under"] = {name: _pile(state, seat)[::-1][: c[UNDER + seat]] for seat, name in enumerate(SEATS)}
    if c[EVENTS]:
        table["events"] = _events(state)
    _keep_some(table, "orders", [_orders(state, seat, 31) for seat in (0, 1)])
    _keep_some(table, "drawn", [names(c[DRAWN + seat]) for seat in (0, 1)])
    _keep_some(table, "hidden", [names(c[HIDDEN_BOX + seat]) for seat in (0, 1)])
    table["seed"] = state.seed if state.seed < 2**63 else f"{state.seed:x}"
    table["shuffles"] = int(c[SHUFFLES])
    if c[CHANCE]:
        table["chance"] = "open"
    return table


def view(state: Cells, seat: int | None) -> Table:
    """The dump's keys as a seat may know them, or a spectator (None); hidden lists are replaced by their size."""
    c = state.cells
    table = _public(state)
    secret = 31 & ~revealed(state)
    hands: Table = {}
    for i, name in enumerate(SEATS):
        hidden = sum(1 for province in range(len(PROVINCES)) if _lies_secret(state, i, province, secret))
        hands[name] = names(c[HAND + i]) if i == seat else int(size(c[HAND + i])) + hidden
    table["hands"] = hands
    table["piles"] = {name: int(c[PILE_SIZE + i]) for i, name in enumerate(SEATS)}
    table["boxed"] = {
        name: names(c[BOXED + i] + c[HIDDEN_BOX + i])
        if i == seat
        else [*names(c[BOXED + i]), *([UNSEEN] * size(c[HIDDEN_BOX + i]))]
        for i, name in enumerate(SEATS)
    }
    for key, place in (("generals", UNUSED), ("left", LEFT)):
        table[key] = {
            name: general_names(c[place + i]) if i == seat else int(number(c[place + i]))
            for i, name in enumerate(SEATS)
        }
    if c[EVENTS]:
        events = _events(state)
        table["events"] = [*events[:1], *([UNSEEN] * len(events[1:]))] if not c[DEALING] else len(events)
    table["under"] = {
        name: _pile(state, i)[::-1][: c[UNDER + i]] if i == seat else int(c[UNDER + i]) for i, name in enumerate(SEATS)
    }
    _keep_some(table, "orders", [_orders(state, i, 31 if i == seat else revealed(state)) for i in (0, 1)])
    _keep_some(table, "drawn", [names(c[DRAWN + i]) if i == seat else int(size(c[DRAWN + i])) for i in (0, 1)])
    return table


def names(pile: int) -> list[str]:
    """The cards of a pile by name, in order."""
    return [NAMES[kind] for kind in kinds(pile)]


def general_names(bits: int) -> list[str]:
    return [name for i, name in enumerate(GENERAL_NAMES) if bits >> i & 1]


def province_names(bits: int) -> list[str]:
    return [name for i, name in enumerate(PROVINCES) if bits >> i & 1]


def _public(state: Cells) -> Table:
    """What everybody may know."""
    c = state.cells
    table: Table = {
        "round": int(c[ROUND]),
        "track": int(c[TRACK]),
        "provinces": {name: _province(state, province) for province, name in enumerate(PROVINCES)},
        "marks": {name: _marks(state, seat) for seat, name in enumerate(SEATS)},
        "pool": _by_seat(state, POOL),
        "reinforcements": _by_seat(state, REINFORCEMENTS),
        "great_plague": bool(c[GREAT_PLAGUE]),
        "plagues": int(c[PLAGUES]),
        "phase": PHASES[c[PHASE]],
    }
    laid = c[DISPLAYS_DEALT] if c[DEALING] == DEALING_DISPLAYS else state.provinces()
    table["displays"] = {name: _display(state, i) for i, name in enumerate(PROVINCES[:laid])}
    if c[DEALING]:
        table["dealing"] = DEALINGS[c[DEALING]]
    for key, place in (("fewer", FEWER), ("decider", DECIDER)):
        if c[place] != NOBODY:
            table[key] = SEATS[c[place]]
    if c[FOUGHT]:
        table["fought"] = province_names(c[FOUGHT])
    _keep_some(table, "ready", [bool(c[READY + seat]) for seat in (0, 1)])
    _keep_some(table, "keeps", [int(c[KEEPS + seat]) for seat in (0, 1)])
    _keep_some(table, "laid_one", [bool(c[LAID_ONE + seat]) for seat in (0, 1)])
    _keep_some(table, "recycled", [int(c[RECYCLED + seat]) for seat in (0, 1)])
    _keep_some(table, "loose", [int(c[LOOSE + seat]) for seat in (0, 1)])
    if c[ARMED]:
        table["armed"] = True
    _keep_some(table, "gone", [province_names(c[GONE + seat]) for seat in (0, 1)])
    if c[PROVINCE] != NOBODY:
        table["battle"] = _battle(state)
    options = _options(state)
    if options:
        table["options"] = options
    if c[WINNER] != NOBODY:
        table["winner"] = "draw" if c[WINNER] == DRAW else SEATS[c[WINNER]]
    return table


def _battle(state: Cells) -> Table:
    """The open battle, as far as it has come."""
    c = state.cells
    table: Table = {"province": PROVINCES[c[PROVINCE]], "stage": STAGES[c[STAGE]]}
    if c[ASKED] != NOBODY:
        table["asked"] = SEATS[c[ASKED]]
        table["ask"] = ASKS[c[ASK]]
    for key, place in (("begun", BEGUN), ("declined", DECLINED), ("chained", CHAINED)):
        if c[place]:
            table[key] = True
    for key, place in (("as_six", AS_SIX_USED), ("zero", ZERO_USED)):
        if c[place]:
            table[key] = True
    if c[NEED]:
        table["need"] = int(c[NEED])
    return table


def _options(state: Cells) -> Table:
    """The options that still matter, where they are not the usual ones."""
    c = state.cells
    out: Table = {}
    if c[BEGINNER]:
        out["beginner"] = True
    if state.provinces() < len(PROVINCES):
        out["provinces"] = int(state.provinces())
    if state.last_round() < LAST_ROUND:
        out["rounds"] = int(state.last_round())
    if not c[GENERALS_ON]:
        out["generals"] = False
    if c[INFANTRY_ARMY]:
        out["light_infantry"] = "army"
    if c[CLASSIC]:
        out["order"] = "classic"
    return out


def _keep_some(table: Table, key: str, values: list[Any]) -> None:
    """A key by seat, only where there is something to tell."""
    some = {name: value for name, value in zip(SEATS, values, strict=True) if value}
    if some:
        table[key] = some


def _province(state: Cells, province: int) -> Table:
    c = state.cells
    owner = c[OWNER + province]
    return {"owner": "" if owner == NOBODY else SEATS[owner], "armies": int(c[ARMIES + province])}


def _marks(state: Cells, seat: int) -> list[str]:
    return [name for province, name in enumerate(PROVINCES) for _ in range(state.marks(seat, province))]


def _display(state: Cells, province: int) -> list[int]:
    return [int(state.cells[VALUE + SCORINGS * province + i]) for i in range(SCORINGS)]


def _events(state: Cells) -> list[str]:
    c = state.cells
    return [IDS[c[EVENT_DECK] >> EVENT_BITS * i & 15] for i in range(c[EVENTS_LEFT])]


def _pile(state: Cells, seat: int) -> list[str]:
    """A pile, top first."""
    c = state.cells
    base = PILE + PILE_MOST * seat
    return [NAMES[c[base + i]] for i in reversed(range(c[PILE_SIZE + seat]))]


def _orders(state: Cells, seat: int, shown: int) -> dict[str, str]:
    """The laid orders of a seat, of the shown provinces."""
    return {
        name: NAMES[state.laid(seat, province)]
        for province, name in enumerate(PROVINCES)
        if shown >> province & 1 and state.laid(seat, province) != NO_CARD
    }


def _lies_secret(state: Cells, seat: int, province: int, secret: int) -> bool:
    return bool(secret >> province & 1) and state.laid(seat, province) != NO_CARD


def _by_seat(state: Cells, place: int) -> Table:
    return {name: int(state.cells[place + seat]) for seat, name in enumerate(SEATS)}
