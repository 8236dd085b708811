"""The text of actions, as fixed by section 8 of the rules.

[H]: a step of a larger move is written as the move so far, with an ellipsis for what is still to come:
`play 2 4 … with ZhongliMo`. The last step has the text of the whole move.
"""

from typing import Final, NamedTuple

from tianxia.engine.errors import BadText, IllegalAction
from tianxia.games.chuhan.rules.actions import (
    ADD,
    DEAL,
    DEAL_EVENT,
    DONE,
    GIVE,
    NO_ACTION,
    PLAY,
    STAR,
    USE_JI_BU,
    USE_YING_BU,
    USE_YU_JI,
    WITH_PENG_YUE,
    is_within,
    power_card,
)
from tianxia.games.chuhan.rules.cards import (
    CARD_NAMES,
    COPIES,
    EMPTY,
    NO_CARD,
    RANK,
    ZHONGLI_MO,
    card,
    list_kinds,
    size,
)
from tianxia.games.chuhan.rules.events import EVENT_CARDS
from tianxia.games.chuhan.rules.play_texts import ELLIPSIS, FIXED_TEXTS, SET_POWERS, format_play, format_set
from tianxia.games.chuhan.rules.rules_state import RulesState
from tianxia.games.chuhan.rules.seats import NOBODY
from tianxia.games.chuhan.rules.sets import NO_SET, cards_in_set, find_set_number

_ACTIONS: Final = {text: action for action, text in FIXED_TEXTS.items()}
_KINDS: Final = {name: kind for kind, name in enumerate(CARD_NAMES)}


class Move(NamedTuple):
    """A whole move, as written."""

    action: int
    """The action, with its kind or event added; but PLAY, WITH_… and GIVE stand alone: their cards are in `cards`."""
    cards: tuple[int, ...] = ()
    """The sorted kinds of the set or the gift, or the card of Yu Ji or Ying Bu."""
    star: int = NO_CARD
    """The kind that comes from the row, or NO_CARD."""

    def pile(self) -> int:
        """Return the cards as a pile."""
        pile = EMPTY
        for kind in self.cards:
            pile += card(kind)
        return pile

    def powers(self) -> tuple[int, ...]:
        """Return the power cards that are used."""
        power = power_card(self.action)
        return SET_POWERS.get(self.action, () if power == NO_CARD else (power,))

    def other_cards(self) -> tuple[int, ...]:
        """Return the cards besides the powers that leave the hand: a set, or the card that Yu Ji discards."""
        return () if is_within(self.action, USE_YING_BU) else self.cards


def format_partial_move(state: RulesState, seat: int) -> str:
    """Return the text of a seat's partial move; empty if there is none."""
    taken = list_taken_steps(state, seat)
    if not taken:
        return ""
    if state.is_giving:
        return f"give {format_set(state.gift(seat), NO_CARD)} {ELLIPSIS}"
    if state.play_action == NO_ACTION:
        return f"star {CARD_NAMES[state.play_star]} {ELLIPSIS}"
    return format_play(state.play_action, state.play_cards, state.play_star, True)


def format_action(state: RulesState, seat: int, action: int) -> str:
    """Return what a player writes for an action; for a step, the move up to and including this step."""
    star = state.play_star
    if action >= DEAL_EVENT:
        return f"event {EVENT_CARDS[action - DEAL_EVENT].id}"
    if action >= DEAL:
        return f"deal {CARD_NAMES[action - DEAL]}"
    if action >= PLAY:
        play = WITH_PENG_YUE if state.play_action == WITH_PENG_YUE else PLAY
        return format_play(play, cards_in_set(action - PLAY), star, False)
    if is_within(action, STAR):
        return f"star {CARD_NAMES[action - STAR]} {ELLIPSIS}"
    if is_within(action, ADD):
        cards = state.play_cards + card(action - ADD)
        return format_play(state.play_action, cards, star, state.is_leading() or size(cards) < state.size_to_beat)
    if is_within(action, GIVE) and state.is_hostage_due:
        return f"give {CARD_NAMES[action - GIVE]}"
    if is_within(action, GIVE):
        gift = format_set(state.gift(seat) + card(action - GIVE), NO_CARD)
        return f"give {gift}" if state.gift(seat) else f"give {gift} {ELLIPSIS}"
    if action == DONE:
        return format_play(state.play_action, state.play_cards, star, False)
    return format_play(action, state.play_cards, star, action in SET_POWERS)


def read_move(text: str, is_hostage: bool = False) -> Move:
    """Parse a whole move. Raises BadText if it is not a move, IllegalAction if it can never be legal.

    `is_hostage` says whether a hostage is to be given, so that one card is given; otherwise it is two.
    """
    words = text.split()
    plain = " ".join(words)
    if plain in _ACTIONS:
        return Move(_ACTIONS[plain])
    verb = words[0] if words else ""
    if verb == "play":
        return _read_play(words[1:])
    if verb == "use":
        return _read_use(words[1:])
    if verb == "give":
        given, star = _read_cards(words[1:])
        if star != NO_CARD or len(given) != (1 if is_hostage else 2):
            raise BadText("chuhan-text-give-hostage" if is_hostage else "chuhan-text-give")
        return Move(GIVE, given)
    if verb == "deal" and len(words) == 2:
        return Move(DEAL + _read_card(words[1]))
    if verb == "event" and len(words) == 2:
        for number, event in enumerate(EVENT_CARDS):
            if event.id == words[1]:
                return Move(DEAL_EVENT + number)
    if verb in ("pass", "cancel"):
        raise BadText(f"chuhan-text-{verb}", text=plain)
    raise BadText("chuhan-text-unknown", text=plain[:80])


def list_steps(state: RulesState, seat: int, move: Move) -> list[int]:
    """Return all actions of a seat's move, in order. Raises IllegalAction if its cards are not a set."""
    steps: list[int] = [] if move.star == NO_CARD else [STAR + move.star]
    if move.action == PLAY:
        return [*steps, PLAY + _require_set_number(state, seat, move)]
    if move.action == GIVE:
        return [GIVE + kind for kind in move.cards]
    if move.action == WITH_PENG_YUE:
        return [*steps, WITH_PENG_YUE, PLAY + _require_set_number(state, seat, move)]
    if move.action in SET_POWERS:
        steps += [move.action, *(ADD + kind for kind in move.cards)]
        # A response ends with its last card; DONE is added so that a response of any other size is illegal.
        is_complete = not state.is_leading() and len(move.cards) == state.size_to_beat
        return steps if is_complete else [*steps, DONE]
    return [*steps, move.action]


def list_taken_steps(state: RulesState, seat: int) -> list[int]:
    """Return the steps of a seat's partial move; empty if there is none."""
    if state.is_giving:
        gift = [GIVE + kind for kind in list_kinds(state.gift(seat))]
        return gift if len(gift) == 1 else []
    if state.pending_by != NOBODY or seat not in state.actors():
        return []
    steps: list[int] = [] if state.play_star == NO_CARD else [STAR + state.play_star]
    if state.play_action != NO_ACTION:
        steps.append(state.play_action)
        steps += [ADD + kind for kind in list_kinds(state.play_cards)]
    return steps


def read_partial_move(text: str) -> list[int]:
    """Parse a partial move, as printed by `format_partial_move`. Raises BadText."""
    before, _, after = text.partition(ELLIPSIS)
    verb, *cards = before.split() or [""]
    if verb in ("star", "give") and len(cards) == 1 and not after.strip():
        return [(STAR if verb == "star" else GIVE) + _read_card(cards[0])]
    if verb == "play":
        # A face-up card still to be added stands in brackets: play 2 (4*) … with ZhongliMo.
        chosen, star = _read_cards([word for word in cards if not word.startswith("(")])
        for word in cards:
            if word.startswith("("):
                star = _read_card(word.strip("(*)"))
        action, star = _read_with(after.split()[1:], star)
        return [*([] if star == NO_CARD else [STAR + star]), action, *(ADD + kind for kind in chosen)]
    raise BadText("chuhan-text-unknown", text=" ".join(text.split())[:80])


def parse_text(state: RulesState, seat: int, text: str) -> list[int]:
    """Return the steps that a text describes, a whole move or one step as printed, without those taken already.

    Raises BadText if it cannot be read, IllegalAction if it contradicts the steps taken or can never be legal.
    """
    text = text.replace("...", f" {ELLIPSIS} ")
    # A hostage is given in one step, so nothing can be left out there.
    if ELLIPSIS in text and not state.is_hostage_due:
        steps = read_partial_move(text)
    else:
        steps = list_steps(state, seat, read_move(text, state.is_hostage_due))
    taken = list_taken_steps(state, seat)
    if steps[: len(taken)] != taken:
        raise IllegalAction("chuhan-why-half-made", text=format_partial_move(state, seat))
    return steps[len(taken) :]


def _read_play(words: list[str]) -> Move:
    with_index = words.index("with") if "with" in words else len(words)
    cards, star = _read_cards(words[:with_index])
    if not cards:
        raise BadText("chuhan-text-no-cards")
    if with_index == len(words):
        return Move(PLAY, cards, star)
    action, star = _read_with(words[with_index + 1 :], star)
    return Move(action, cards, star)


def _read_with(powers: list[str], star: int) -> tuple[int, int]:
    """Return the action WITH_… and the starred card, which may be Zhongli Mo."""
    starred = [power for power in powers if power.endswith("*")]
    if starred and (star != NO_CARD or starred != ["ZhongliMo*"]):
        raise BadText("chuhan-text-star")
    names = sorted(power.removesuffix("*") for power in powers)
    for action, kinds in SET_POWERS.items():
        if [CARD_NAMES[kind] for kind in kinds] == names:
            return action, ZHONGLI_MO if starred else star
    raise BadText("chuhan-text-with", text=" ".join(powers)[:80])


def _read_use(words: list[str]) -> Move:
    if not words:
        raise BadText("chuhan-text-use")
    name = words[0].removesuffix("*")
    star = _KINDS.get(name, NO_CARD) if words[0].endswith("*") else NO_CARD
    if name == "JiBu" and len(words) == 1:
        return Move(USE_JI_BU, (), star)
    if name in ("YuJi", "YingBu"):
        if len(words) != 2:
            raise BadText("chuhan-text-names-card", power=name)
        kind = _read_card(words[1])
        return Move((USE_YU_JI if name == "YuJi" else USE_YING_BU) + kind, (kind,), star)
    raise BadText("chuhan-text-use")


def _read_cards(words: list[str]) -> tuple[tuple[int, ...], int]:
    """Return the sorted kinds, and the starred one."""
    star = NO_CARD
    cards: list[int] = []
    for word in words:
        kind = _read_card(word.removesuffix("*"))
        if word.endswith("*"):
            if star != NO_CARD:
                raise BadText("chuhan-text-star")
            star = kind
        cards.append(kind)
        if cards.count(kind) > COPIES[kind]:
            raise IllegalAction("chuhan-no-card-left", card=CARD_NAMES[kind], number=COPIES[kind])
    return tuple(sorted(cards)), star


def _read_card(word: str) -> int:
    if word in _KINDS:
        return _KINDS[word]
    if word in ("3", "6"):
        raise BadText("chuhan-text-by-name", card=word)
    raise BadText("chuhan-text-card", card=word[:40])


def _require_set_number(state: RulesState, seat: int, move: Move) -> int:
    """Return the number of the set that a move's cards form. Raises IllegalAction if they are no plain set."""
    number = find_set_number(move.pile())
    if number == NO_SET:
        *ranks, last = sorted({RANK[kind] for kind in move.cards})
        can_mix = state.holds(seat, ZHONGLI_MO) and ZHONGLI_MO not in move.cards
        power = CARD_NAMES[ZHONGLI_MO] if can_mix else "none"
        raise IllegalAction("chuhan-no-set", ranks=", ".join(map(str, ranks)), last=last, power=power)
    return number
