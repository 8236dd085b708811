"""The whole state as a dump, and the part of it that each seat may know."""

from typing import Any

from tianxia.engine.game import UNSEEN, JsonObject
from tianxia.games.suntzu.rules.board import PROVINCES, SCORINGS
from tianxia.games.suntzu.rules.cards import CARD_NAMES, NO_CARD, list_kinds, size
from tianxia.games.suntzu.rules.cells import (
    ARMIES,
    ARMIES_DUE,
    AS_SIX_USED,
    ASKED,
    BEGINNER,
    BOXED,
    CHANCE,
    CLASSIC,
    DEALING,
    DEALING_DISPLAYS,
    DECIDER,
    DISPLAY_VALUE,
    DISPLAYS_DEALT,
    DRAWN,
    DRAWN_GAME,
    EVENT_DECK,
    EVENT_TURNED_UP,
    EVENTS_LEFT,
    EVENTS_ON,
    EXCHANGE_DECLINED,
    FEWER_ARMIES,
    FOUGHT,
    GENERALS_BOXED,
    GENERALS_ON,
    GENERALS_UNUSED,
    GREAT_PLAGUE_ACTIVE,
    HAND,
    HIDDEN_BOX,
    INFANTRY_ARMY,
    KEEPS,
    KNOWN_BOTTOM,
    LAID_ONE,
    LAID_RECYCLED,
    LAST_ROUND,
    MAX_PILE,
    NOBODY,
    OWNER,
    PHASE,
    PHASES,
    PILE,
    PILE_SIZE,
    PLAGUE_ZERO_USED,
    PLAGUES_PLAYED,
    POOL,
    PROVINCE,
    QUESTION,
    QUESTIONS,
    READY,
    RECYCLED,
    REDRAWN,
    REINFORCEMENTS,
    ROUND,
    SEATS,
    SHAO_HAD_GENERAL,
    SHUFFLES,
    STAGE,
    STAGE_BEGUN,
    TRACK,
    WINNER,
    Cells,
)
from tianxia.games.suntzu.rules.events import EVENT_BITS, EVENT_IDS
from tianxia.games.suntzu.rules.generals import GENERAL_NAMES, count_generals
from tianxia.games.suntzu.rules.sample import revealed_provinces

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


def dump(state: Cells) -> JsonObject:
    """Return everything, in the keys of section 9 of the rules and some for the middle of a round."""
    c = state.cells
    data = _public_view(state)
    data["hands"] = {name: card_names(c[HAND + seat]) for seat, name in enumerate(SEATS)}
    data["piles"] = {name: _pile(state, seat) for seat, name in enumerate(SEATS)}
    data["boxed"] = {name: card_names(c[BOXED + seat] + c[HIDDEN_BOX + seat]) for seat, name in enumerate(SEATS)}
    data["generals"] = {name: general_names(c[GENERALS_UNUSED + seat]) for seat, name in enumerate(SEATS)}
    data["left"] = {name: general_names(c[GENERALS_BOXED + seat]) for seat, name in enumerate(SEATS)}
    data["under"] = {name: _pile(state, seat)[::-1][: c[KNOWN_BOTTOM + seat]] for seat, name in enumerate(SEATS)}
    if c[EVENTS_ON]:
        data["events"] = _events(state)
    _add_if_any(data, "orders", [_orders(state, seat, 31) for seat in (0, 1)])
    _add_if_any(data, "drawn", [card_names(c[DRAWN + seat]) for seat in (0, 1)])
    _add_if_any(data, "hidden", [card_names(c[HIDDEN_BOX + seat]) for seat in (0, 1)])
    data["seed"] = state.seed if state.seed < 2**63 else f"{state.seed:x}"
    data["shuffles"] = int(c[SHUFFLES])
    if c[CHANCE]:
        data["chance"] = "open"
    return data


def view(state: Cells, seat: int | None) -> JsonObject:
    """Return what a seat, or a spectator (None), may know, in the dump's keys; hidden lists become their sizes."""
    c = state.cells
    data = _public_view(state)
    secret = 31 & ~revealed_provinces(state)
    hands: JsonObject = {}
    for i, name in enumerate(SEATS):
        hidden = sum(1 for province in range(len(PROVINCES)) if _is_laid_in_secret(state, i, province, secret))
        hands[name] = card_names(c[HAND + i]) if i == seat else int(size(c[HAND + i])) + hidden
    data["hands"] = hands
    data["piles"] = {name: int(c[PILE_SIZE + i]) for i, name in enumerate(SEATS)}
    data["boxed"] = {
        name: card_names(c[BOXED + i] + c[HIDDEN_BOX + i])
        if i == seat
        else [*card_names(c[BOXED + i]), *([UNSEEN] * size(c[HIDDEN_BOX + i]))]
        for i, name in enumerate(SEATS)
    }
    for key, place in (("generals", GENERALS_UNUSED), ("left", GENERALS_BOXED)):
        data[key] = {
            name: general_names(c[place + i]) if i == seat else int(count_generals(c[place + i]))
            for i, name in enumerate(SEATS)
        }
    if c[EVENTS_ON]:
        events = _events(state)
        data["events"] = [*events[:1], *([UNSEEN] * len(events[1:]))] if not c[DEALING] else len(events)
    data["under"] = {
        name: _pile(state, i)[::-1][: c[KNOWN_BOTTOM + i]] if i == seat else int(c[KNOWN_BOTTOM + i])
        for i, name in enumerate(SEATS)
    }
    _add_if_any(data, "orders", [_orders(state, i, 31 if i == seat else revealed_provinces(state)) for i in (0, 1)])
    _add_if_any(data, "drawn", [card_names(c[DRAWN + i]) if i == seat else int(size(c[DRAWN + i])) for i in (0, 1)])
    return data


def card_names(pile: int) -> list[str]:
    """Return the cards of a pile by name, in order."""
    return [CARD_NAMES[kind] for kind in list_kinds(pile)]


def general_names(bits: int) -> list[str]:
    """Return the names of a set of generals."""
    return [name for i, name in enumerate(GENERAL_NAMES) if bits >> i & 1]


def province_names(bits: int) -> list[str]:
    """Return the names of a set of provinces."""
    return [name for i, name in enumerate(PROVINCES) if bits >> i & 1]


def _public_view(state: Cells) -> JsonObject:
    """Return what everybody may know."""
    c = state.cells
    data: JsonObject = {
        "round": int(c[ROUND]),
        "track": int(c[TRACK]),
        "provinces": {name: _province(state, province) for province, name in enumerate(PROVINCES)},
        "marks": {name: _marks(state, seat) for seat, name in enumerate(SEATS)},
        "pool": _by_seat(state, POOL),
        "reinforcements": _by_seat(state, REINFORCEMENTS),
        "great_plague": bool(c[GREAT_PLAGUE_ACTIVE]),
        "plagues": int(c[PLAGUES_PLAYED]),
        "phase": PHASES[c[PHASE]],
    }
    laid = c[DISPLAYS_DEALT] if c[DEALING] == DEALING_DISPLAYS else state.num_provinces()
    data["displays"] = {name: _display(state, i) for i, name in enumerate(PROVINCES[:laid])}
    if c[DEALING]:
        data["dealing"] = DEALINGS[c[DEALING]]
    for key, place in (("fewer", FEWER_ARMIES), ("decider", DECIDER)):
        if c[place] != NOBODY:
            data[key] = SEATS[c[place]]
    if c[FOUGHT]:
        data["fought"] = province_names(c[FOUGHT])
    _add_if_any(data, "ready", [bool(c[READY + seat]) for seat in (0, 1)])
    _add_if_any(data, "keeps", [int(c[KEEPS + seat]) for seat in (0, 1)])
    _add_if_any(data, "laid_one", [bool(c[LAID_ONE + seat]) for seat in (0, 1)])
    _add_if_any(data, "recycled", [int(c[RECYCLED + seat]) for seat in (0, 1)])
    _add_if_any(data, "loose", [int(c[REDRAWN + seat]) for seat in (0, 1)])
    if c[SHAO_HAD_GENERAL]:
        data["armed"] = True
    _add_if_any(data, "gone", [province_names(c[LAID_RECYCLED + seat]) for seat in (0, 1)])
    if c[PROVINCE] != NOBODY:
        data["battle"] = _battle(state)
    options = _options(state)
    if options:
        data["options"] = options
    if c[WINNER] != NOBODY:
        data["winner"] = "draw" if c[WINNER] == DRAWN_GAME else SEATS[c[WINNER]]
    return data


def _battle(state: Cells) -> JsonObject:
    """Return the open battle, as far as it has come."""
    c = state.cells
    data: JsonObject = {"province": PROVINCES[c[PROVINCE]], "stage": STAGES[c[STAGE]]}
    if c[ASKED] != NOBODY:
        data["asked"] = SEATS[c[ASKED]]
        data["ask"] = QUESTIONS[c[QUESTION]]
    for key, place in (("begun", STAGE_BEGUN), ("declined", EXCHANGE_DECLINED), ("chained", EVENT_TURNED_UP)):
        if c[place]:
            data[key] = True
    for key, place in (("as_six", AS_SIX_USED), ("zero", PLAGUE_ZERO_USED)):
        if c[place]:
            data[key] = True
    if c[ARMIES_DUE]:
        data["need"] = int(c[ARMIES_DUE])
    return data


def _options(state: Cells) -> JsonObject:
    """Return the options that still matter, where they differ from the defaults."""
    c = state.cells
    out: JsonObject = {}
    if c[BEGINNER]:
        out["beginner"] = True
    if state.num_provinces() < len(PROVINCES):
        out["provinces"] = int(state.num_provinces())
    if state.last_round() < LAST_ROUND:
        out["rounds"] = int(state.last_round())
    if not c[GENERALS_ON]:
        out["generals"] = False
    if c[INFANTRY_ARMY]:
        out["light_infantry"] = "army"
    if c[CLASSIC]:
        out["order"] = "classic"
    return out


def _add_if_any(data: JsonObject, key: str, values: list[Any]) -> None:
    """Add a value by seat, if there is any."""
    named = {name: value for name, value in zip(SEATS, values, strict=True) if value}
    if named:
        data[key] = named


def _province(state: Cells, province: int) -> JsonObject:
    c = state.cells
    owner = c[OWNER + province]
    return {"owner": "" if owner == NOBODY else SEATS[owner], "armies": int(c[ARMIES + province])}


def _marks(state: Cells, seat: int) -> list[str]:
    return [name for province, name in enumerate(PROVINCES) for _ in range(state.marks(seat, province))]


def _display(state: Cells, province: int) -> list[int]:
    return [int(state.cells[DISPLAY_VALUE + SCORINGS * province + i]) for i in range(SCORINGS)]


def _events(state: Cells) -> list[str]:
    c = state.cells
    return [EVENT_IDS[c[EVENT_DECK] >> EVENT_BITS * i & 15] for i in range(c[EVENTS_LEFT])]


def _pile(state: Cells, seat: int) -> list[str]:
    """Return a pile, top first."""
    c = state.cells
    base = PILE + MAX_PILE * seat
    return [CARD_NAMES[c[base + i]] for i in reversed(range(c[PILE_SIZE + seat]))]


def _orders(state: Cells, seat: int, shown: int) -> dict[str, str]:
    """Return the laid orders of a seat in the shown provinces."""
    return {
        name: CARD_NAMES[state.laid(seat, province)]
        for province, name in enumerate(PROVINCES)
        if shown >> province & 1 and state.laid(seat, province) != NO_CARD
    }


def _is_laid_in_secret(state: Cells, seat: int, province: int, secret: int) -> bool:
    return bool(secret >> province & 1) and state.laid(seat, province) != NO_CARD


def _by_seat(state: Cells, place: int) -> JsonObject:
    return {name: int(state.cells[place + seat]) for seat, name in enumerate(SEATS)}
