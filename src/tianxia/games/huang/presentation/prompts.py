"""What a player is asked and shown, as messages."""

from tianxia.engine.game import JsonObject
from tianxia.games.huang.notation.moves import format_partial_move
from tianxia.games.huang.positions.views import view
from tianxia.games.huang.rules.board_geometry import NO_HEX
from tianxia.games.huang.rules.phases import (
    ACTION,
    ATTACKING,
    BUILDING,
    CHAIN,
    CHOOSING_WINNER,
    DEFENDING,
    MOVING_PAGODA,
    PAYING,
    SUPPORTING,
    TAKING_MARKET_TILE,
)
from tianxia.games.huang.rules.revolts import adjacent_strength
from tianxia.games.huang.rules.rules_state import RulesState
from tianxia.games.huang.rules.tiles import COLOURS, RED, YELLOW
from tianxia.games.huang.rules.turns import granaries_in_state
from tianxia.games.huang.rules.wars import side_strength
from tianxia.locales import Argument, Message


def prompt(state: RulesState, seat: int) -> Message:
    """Return the question that a seat has to answer now."""
    phase = state.phase
    placed = "" if state.placed_at == NO_HEX else state.hex_name(state.placed_at)
    if phase == ACTION:
        if format_partial_move(state, seat):
            return Message("huang-ask-exchange", {"text": format_partial_move(state, seat)})
        return Message("huang-ask-action", {"number": int(state.actions_left)})
    if phase == BUILDING:
        return Message("huang-ask-building", {"hex": placed})
    if phase == TAKING_MARKET_TILE:
        return Message("huang-ask-market")
    if phase == CHAIN:
        return Message("huang-ask-chain", {"hex": placed, "fits": int(len(state.legal(seat)) > 1)})
    if phase == MOVING_PAGODA:
        return Message("huang-ask-moving")
    if phase in (ATTACKING, DEFENDING):
        return _ask_revolt(state, seat)
    if phase == SUPPORTING:
        reds = int(state.hand(seat, RED))
        return Message("huang-ask-support", {"sides": _format_sides(state), "number": reds})
    if phase == CHOOSING_WINNER:
        return Message("huang-ask-winner", {"sides": _format_sides(state)})
    if phase == PAYING:
        return Message("huang-ask-paying", {"number": int(state.payment_left)})
    return Message("huang-ask-granaries", {"number": len(granaries_in_state(state, seat)) - 1})


def _ask_revolt(state: RulesState, seat: int) -> Message:
    """Return the question of a revolt: both strengths as far as known, and what is in hand."""
    rival = state.defender if state.turn == seat else state.turn
    against = adjacent_strength(state, rival)
    if state.phase == DEFENDING:
        against += state.attack_tiles + state.attack_leader
    return Message(
        "huang-ask-attack" if state.phase == ATTACKING else "huang-ask-defence",
        {
            "colour": COLOURS[state.revolt_colour],
            "seat": state.name(rival),
            "own": int(adjacent_strength(state, seat)),
            "against": int(against),
            "number": int(state.hand(seat, YELLOW)),
        },
    )


def _format_sides(state: RulesState) -> str:
    """Return the warring states with their totals so far: `A8 5, E8 4`."""
    sides = [i for i in range(3) if state.side_name(i) != NO_HEX]
    return ", ".join(f"{state.hex_name(state.side_name(i))} {side_strength(state, i)}" for i in sides)


def describe(state: RulesState, seat: int | None) -> list[Message]:
    """Describe what a seat may know, line by line; the board itself is drawn by `ascii_map`."""
    seen = view(state, seat)
    messages = [
        Message("huang-show-legend"),
        Message("huang-show-turn", {"seat": seen["turn"], "number": seen["actions_left"]}),
        Message("huang-show-bag", {"number": seen["bag"]}),
        Message("huang-show-market", {"tiles": " ".join(seen["market"]), "number": len(seen["market"])}),
    ]
    messages += [
        Message("huang-show-pagoda", {"colour": pagoda["colour"], "hexes": " ".join(pagoda["at"])})
        for pagoda in seen["pagodas"]
    ]
    if seen["palace"]:
        messages.append(Message("huang-show-palace", {"hexes": " ".join(seen["palace"])}))
    if seen.get("granaries"):
        messages.append(Message("huang-show-granaries", {"hexes": " ".join(seen["granaries"])}))
    own = "" if seat is None else state.name(seat)
    for name in sorted(seen["players"], key=lambda player: player == own):
        messages += _describe_player(seen, name, own)
    return messages


def _describe_player(seen: JsonObject, name: str, own: str) -> list[Message]:
    leaders = [
        Message("huang-show-leader", {"colour": colour, "hex": hex_name})
        for colour, hex_name in seen["leaders"][name].items()
    ]
    messages = [Message("huang-show-leaders", {"seat": name, "leaders": leaders, "number": len(seen["leaders"][name])})]
    if name in seen["vp"]:
        messages.append(Message("huang-show-points", {"seat": name, **seen["vp"][name]}))
    if seen.get("stores", {}).get(name):
        messages.append(Message("huang-show-stores", {"seat": name, "number": seen["stores"][name]}))
    if name == own:
        hand = seen["hands"][name]
        messages.append(Message("huang-show-hand", {"seat": name, "tiles": " ".join(hand), "number": len(hand)}))
    else:
        known = " ".join(seen.get("known", {}).get(name, []))
        args: dict[str, Argument] = {"seat": name, "number": seen["hands"][name], "known": known}
        messages.append(Message("huang-show-known" if known else "huang-show-held", args))
    return messages
