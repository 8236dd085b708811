"""The whole state as a dump, and the part of it that each seat may know."""

from collections.abc import Callable
from typing import Any

from tianxia.engine.game import UNSEEN, JsonObject
from tianxia.games.suntzu.rules.battle_stages import STAGES
from tianxia.games.suntzu.rules.board import LAST_ROUND, PROVINCES, SCORINGS
from tianxia.games.suntzu.rules.cards import CARD_NAMES, NO_CARD, list_kinds, size
from tianxia.games.suntzu.rules.events import EVENT_CARDS, QUESTIONS, event_at
from tianxia.games.suntzu.rules.generals import GENERAL_NAMES, count_generals
from tianxia.games.suntzu.rules.phases import DEALING_DISPLAYS, DEALINGS, PHASES
from tianxia.games.suntzu.rules.rules_state import RulesState
from tianxia.games.suntzu.rules.sample import revealed_provinces
from tianxia.games.suntzu.rules.seats import DRAWN_GAME, NOBODY, SEATS


def dump(state: RulesState) -> JsonObject:
    """Return everything, in the keys of section 9 of the rules and some for the middle of a round."""
    data = _public_view(state)
    data["hands"] = {name: card_names(state.hand(seat)) for seat, name in enumerate(SEATS)}
    data["piles"] = {name: _pile(state, seat) for seat, name in enumerate(SEATS)}
    data["boxed"] = {name: card_names(state.boxed(seat) + state.hidden_box(seat)) for seat, name in enumerate(SEATS)}
    data["generals"] = {name: general_names(state.unused_generals(seat)) for seat, name in enumerate(SEATS)}
    data["left"] = {name: general_names(state.boxed_generals(seat)) for seat, name in enumerate(SEATS)}
    data["under"] = {name: _pile(state, seat)[::-1][: state.known_bottom(seat)] for seat, name in enumerate(SEATS)}
    if state.has_events:
        data["events"] = _events(state)
    _add_if_any(data, "orders", [_orders(state, seat, 31) for seat in (0, 1)])
    _add_if_any(data, "drawn", [card_names(state.drawn(seat)) for seat in (0, 1)])
    _add_if_any(data, "hidden", [card_names(state.hidden_box(seat)) for seat in (0, 1)])
    data["seed"] = state.seed if state.seed < 2**63 else f"{state.seed:x}"
    data["shuffles"] = int(state.shuffles)
    if state.is_chance_open:
        data["chance"] = "open"
    return data


def view(state: RulesState, seat: int | None) -> JsonObject:
    """Return what a seat, or a spectator (None), may know, in the dump's keys; hidden lists become their sizes."""
    data = _public_view(state)
    secret = 31 & ~revealed_provinces(state)
    hands: JsonObject = {}
    for i, name in enumerate(SEATS):
        hidden = sum(1 for province in range(len(PROVINCES)) if _is_laid_in_secret(state, i, province, secret))
        hands[name] = card_names(state.hand(i)) if i == seat else int(size(state.hand(i))) + hidden
    data["hands"] = hands
    data["piles"] = {name: int(state.pile_size(i)) for i, name in enumerate(SEATS)}
    data["boxed"] = {
        name: card_names(state.boxed(i) + state.hidden_box(i))
        if i == seat
        else [*card_names(state.boxed(i)), *([UNSEEN] * size(state.hidden_box(i)))]
        for i, name in enumerate(SEATS)
    }
    for key, generals in (("generals", state.unused_generals), ("left", state.boxed_generals)):
        data[key] = {
            name: general_names(generals(i)) if i == seat else int(count_generals(generals(i)))
            for i, name in enumerate(SEATS)
        }
    if state.has_events:
        events = _events(state)
        data["events"] = [*events[:1], *([UNSEEN] * len(events[1:]))] if not state.dealing else len(events)
    data["under"] = {
        name: _pile(state, i)[::-1][: state.known_bottom(i)] if i == seat else int(state.known_bottom(i))
        for i, name in enumerate(SEATS)
    }
    _add_if_any(data, "orders", [_orders(state, i, 31 if i == seat else revealed_provinces(state)) for i in (0, 1)])
    _add_if_any(data, "drawn", [card_names(state.drawn(i)) if i == seat else int(size(state.drawn(i))) for i in (0, 1)])
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


def _public_view(state: RulesState) -> JsonObject:
    """Return what everybody may know."""
    data: JsonObject = {
        "round": int(state.round),
        "track": int(state.track),
        "provinces": {name: _province(state, province) for province, name in enumerate(PROVINCES)},
        "marks": {name: _marks(state, seat) for seat, name in enumerate(SEATS)},
        "pool": _by_seat(state.pool),
        "reinforcements": _by_seat(state.reinforcements),
        "great_plague": state.is_great_plague,
        "plagues": int(state.plagues),
        "phase": PHASES[state.phase],
    }
    laid = state.displays_dealt if state.dealing == DEALING_DISPLAYS else state.num_provinces()
    data["displays"] = {name: _display(state, i) for i, name in enumerate(PROVINCES[:laid])}
    if state.dealing:
        data["dealing"] = DEALINGS[state.dealing]
    for key, seat in (("fewer", state.fewer_armies), ("decider", state.decider)):
        if seat != NOBODY:
            data[key] = SEATS[seat]
    if state.fought:
        data["fought"] = province_names(state.fought)
    _add_if_any(data, "ready", [state.is_ready(seat) for seat in (0, 1)])
    _add_if_any(data, "keeps", [int(state.keeps(seat)) for seat in (0, 1)])
    _add_if_any(data, "laid_one", [state.has_laid_one(seat) for seat in (0, 1)])
    _add_if_any(data, "recycled", [int(state.recycled_place(seat)) for seat in (0, 1)])
    _add_if_any(data, "loose", [int(state.redrawn_place(seat)) for seat in (0, 1)])
    if state.shao_had_general:
        data["armed"] = True
    _add_if_any(data, "gone", [province_names(state.recycled_orders(seat)) for seat in (0, 1)])
    if state.open_province != NOBODY:
        data["battle"] = _battle(state)
    options = _options(state)
    if options:
        data["options"] = options
    if state.winner != NOBODY:
        data["winner"] = "draw" if state.winner == DRAWN_GAME else SEATS[state.winner]
    return data


def _battle(state: RulesState) -> JsonObject:
    """Return the open battle, as far as it has come."""
    data: JsonObject = {"province": PROVINCES[state.open_province], "stage": STAGES[state.stage]}
    if state.asked != NOBODY:
        data["asked"] = SEATS[state.asked]
        data["ask"] = QUESTIONS[state.question]
    flags = {
        "begun": state.has_stage_begun,
        "declined": state.is_exchange_declined,
        "chained": state.has_turned_event,
        "as_six": state.is_as_six_used,
        "zero": state.is_plague_zero_used,
    }
    data |= {key: True for key, is_set in flags.items() if is_set}
    if state.armies_due:
        data["need"] = int(state.armies_due)
    return data


def _options(state: RulesState) -> JsonObject:
    """Return the options that still matter, where they differ from the defaults."""
    out: JsonObject = {}
    if state.beginner:
        out["beginner"] = True
    if state.num_provinces() < len(PROVINCES):
        out["provinces"] = int(state.num_provinces())
    if state.last_round() < LAST_ROUND:
        out["rounds"] = int(state.last_round())
    if not state.has_generals:
        out["generals"] = False
    if state.infantry_offers_army:
        out["light_infantry"] = "army"
    if state.is_classic_order:
        out["order"] = "classic"
    return out


def _add_if_any(data: JsonObject, key: str, values: list[Any]) -> None:
    """Add a value by seat, if there is any."""
    named = {name: value for name, value in zip(SEATS, values, strict=True) if value}
    if named:
        data[key] = named


def _province(state: RulesState, province: int) -> JsonObject:
    owner = state.owner(province)
    return {"owner": "" if owner == NOBODY else SEATS[owner], "armies": int(state.armies(province))}


def _marks(state: RulesState, seat: int) -> list[str]:
    return [name for province, name in enumerate(PROVINCES) for _ in range(state.marks(seat, province))]


def _display(state: RulesState, province: int) -> list[int]:
    return [int(state.display_value(province, i)) for i in range(SCORINGS)]


def _events(state: RulesState) -> list[str]:
    return [EVENT_CARDS[event_at(state, i)].id for i in range(state.events_left)]


def _pile(state: RulesState, seat: int) -> list[str]:
    """Return a pile, top first."""
    return [CARD_NAMES[state.pile(seat, i)] for i in reversed(range(state.pile_size(seat)))]


def _orders(state: RulesState, seat: int, shown: int) -> dict[str, str]:
    """Return the laid orders of a seat in the shown provinces."""
    return {
        name: CARD_NAMES[state.laid(seat, province)]
        for province, name in enumerate(PROVINCES)
        if shown >> province & 1 and state.laid(seat, province) != NO_CARD
    }


def _is_laid_in_secret(state: RulesState, seat: int, province: int, secret: int) -> bool:
    return bool(secret >> province & 1) and state.laid(seat, province) != NO_CARD


def _by_seat(field: Callable[[int], int]) -> JsonObject:
    return {name: int(field(seat)) for seat, name in enumerate(SEATS)}
