"""The text of actions, as fixed by section 8 of the rules.

[H]: orders are five steps with one text, from jinyan to wu; a step is written as the orders so far:
`orders jinyan=5 qin=+1 …`.
"""

from typing import Final

from tianxia.engine.errors import BadText, IllegalAction
from tianxia.games.suntzu.rules.actions import (
    CHOOSE_GENERAL,
    DECLINE,
    EXCHANGE,
    FROM_POOL,
    FROM_PROVINCE,
    KEEP,
    KEEP_TWO,
    NUM_ACTIONS,
    ORDER,
    PICK_BATTLE,
    PLACE_ARMY,
    TAKE_GENERAL,
    USE_AS_SIX,
    USE_GREAT_PLAGUE,
    USE_LEVY,
    USE_MOVE,
    USE_PLAGUE_ZERO,
    USE_RECYCLE_MINUS,
    USE_RECYCLE_PLAGUE,
    USE_REMOVE,
    higher_of_pair,
    lower_of_pair,
    pair_number,
)
from tianxia.games.suntzu.rules.board import BOARD, PROVINCES
from tianxia.games.suntzu.rules.cards import CARD_NAMES, FRAMED, KINDS, NO_CARD
from tianxia.games.suntzu.rules.events import event_ids
from tianxia.games.suntzu.rules.generals import GENERAL_NAMES
from tianxia.games.suntzu.rules.outcomes import DEAL, DEAL_EVENT, TURN_DISPLAY
from tianxia.games.suntzu.rules.phases import ORDERS
from tianxia.games.suntzu.rules.rules_state import RulesState

ELLIPSIS: Final = "…"

_TEXTS: Final = {
    DECLINE: "no",
    PLACE_ARMY: "place",
    FROM_POOL: "from pool",
    USE_AS_SIX: "use as_six",
    USE_RECYCLE_MINUS: "use recycle_minus",
    USE_PLAGUE_ZERO: "use plague_zero",
    USE_GREAT_PLAGUE: "use great_plague",
    USE_RECYCLE_PLAGUE: "use recycle_plague",
}
_ACTIONS: Final = {text: int(action) for action, text in _TEXTS.items()}
_DISPLAYS: Final = ["-".join(map(str, display)) for display in BOARD.displays]
# Actions that name one thing: the verb, the first action number, and the names of the things in order.
_NAMED_ACTIONS: Final[list[tuple[str, int, tuple[str, ...]]]] = [
    ("from", FROM_PROVINCE, PROVINCES),
    ("battle", PICK_BATTLE, PROVINCES),
    ("use remove", USE_REMOVE, PROVINCES),
    ("use levy", USE_LEVY, PROVINCES),
    ("general", CHOOSE_GENERAL, GENERAL_NAMES),
    ("take", TAKE_GENERAL, GENERAL_NAMES),
    ("exchange", EXCHANGE, CARD_NAMES[FRAMED:]),
    ("keep", KEEP, CARD_NAMES[FRAMED:]),
    ("deal", DEAL, CARD_NAMES),
    ("event", DEAL_EVENT, tuple(event_ids())),
    ("display", TURN_DISPLAY, tuple(_DISPLAYS)),
]


def format_action(state: RulesState, seat: int, action: int) -> str:
    """Return what a player writes for an action; for an order, the orders up to and including it."""
    if action in _TEXTS:
        return _TEXTS[action]
    if ORDER <= action < NUM_ACTIONS:
        province, kind = divmod(action - ORDER, int(KINDS))
        laid = [*_order_texts(state, seat), f"{PROVINCES[province]}={CARD_NAMES[kind]}"]
        return " ".join(["orders", *laid] + ([] if len(laid) == state.num_provinces() else [ELLIPSIS]))
    if KEEP_TWO <= action < ORDER:
        return f"keep {CARD_NAMES[lower_of_pair(action - KEEP_TWO)]} {CARD_NAMES[higher_of_pair(action - KEEP_TWO)]}"
    if USE_MOVE <= action < CHOOSE_GENERAL:
        source, target = divmod(action - USE_MOVE, len(PROVINCES))
        return f"use move {PROVINCES[source]} {PROVINCES[target]}"
    for verb, first, names in _NAMED_ACTIONS:
        if first <= action < first + len(names):
            return f"{verb} {names[action - first]}"
    raise ValueError(action)


def format_partial_move(state: RulesState, seat: int) -> str:
    """Return the orders that a seat has laid so far; empty if none or all."""
    if not list_taken_steps(state, seat):
        return ""
    return " ".join(["orders", *_order_texts(state, seat), ELLIPSIS])


def list_taken_steps(state: RulesState, seat: int) -> list[int]:
    """Return the orders that a seat has laid so far, as steps of an incomplete move."""
    if state.phase != ORDERS or seat < 0 or state.is_ready(seat):
        return []
    return [
        ORDER + KINDS * province + state.laid(seat, province)
        for province in range(len(PROVINCES))
        if state.laid(seat, province) != NO_CARD
    ]


def parse_text(state: RulesState, seat: int, text: str) -> list[int]:
    """Return the steps still to take for a text: a whole move, or the orders up to a step."""
    steps = read_steps(state, text)
    taken = list_taken_steps(state, seat)
    if steps[: len(taken)] != taken:
        raise IllegalAction("suntzu-why-half-made", text=format_partial_move(state, seat))
    return steps[len(taken) :]


def read_steps(state: RulesState, text: str) -> list[int]:
    """Parse a whole move into its steps. Raises BadText."""
    # Players read the card as −1, so they may write it with that sign too.
    words = text.replace("...", f" {ELLIPSIS} ").replace("−", "-").split()
    plain = " ".join(words)
    if plain in _ACTIONS:
        return [_ACTIONS[plain]]
    verb = words[0] if words else ""
    if verb == "orders":
        return _read_orders(words[1:], PROVINCES[: state.num_provinces()])
    if verb == "keep" and len(words) == 3:
        first_kind, second_kind = (_read_unframed(word) for word in words[1:])
        return [int(KEEP_TWO + pair_number(first_kind, second_kind))]
    if words[:2] == ["use", "move"] and len(words) == 4:
        source, target = (_read_province(word) for word in words[2:])
        return [int(USE_MOVE) + len(PROVINCES) * source + target]
    for start, first, names in _NAMED_ACTIONS:
        if " ".join(words[:-1]) == start:
            if words[-1] not in names:
                raise BadText("suntzu-text-choice", word=words[-1][:40], verb=start, choices=", ".join(names))
            return [int(first) + names.index(words[-1])]
    raise BadText("suntzu-text-unknown", text=plain[:80])


def _read_orders(words: list[str], provinces: tuple[str, ...]) -> list[int]:
    """Parse the orders of all provinces, in any order; with an ellipsis at the end, of some of them."""
    is_partial = words[-1:] == [ELLIPSIS]
    laid: dict[int, int] = {}
    for word in words[:-1] if is_partial else words:
        name, equals, card = word.partition("=")
        if not equals:
            raise BadText("suntzu-text-orders", provinces=", ".join(provinces))
        province = _read_province(name)
        if province in laid:
            raise BadText("suntzu-text-province-twice", province=name)
        laid[province] = _read_card(card)
    if not laid or (not is_partial and len(laid) < len(provinces)):
        raise BadText("suntzu-text-orders", provinces=", ".join(provinces))
    return [int(ORDER + KINDS * province + laid[province]) for province in sorted(laid)]


def _order_texts(state: RulesState, seat: int) -> list[str]:
    return [
        f"{name}={CARD_NAMES[state.laid(seat, province)]}"
        for province, name in enumerate(PROVINCES)
        if state.laid(seat, province) != NO_CARD
    ]


def _read_province(word: str) -> int:
    if word not in PROVINCES:
        raise BadText("suntzu-text-province", word=word[:40], provinces=", ".join(PROVINCES))
    return PROVINCES.index(word)


def _read_card(word: str) -> int:
    if word not in CARD_NAMES:
        raise BadText("suntzu-text-card", word=word[:40], cards=" ".join(CARD_NAMES))
    return CARD_NAMES.index(word)


def _read_unframed(word: str) -> int:
    kind = _read_card(word)
    if kind < FRAMED:
        raise BadText("suntzu-text-framed", card=word)
    return kind
