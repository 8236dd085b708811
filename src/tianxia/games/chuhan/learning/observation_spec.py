"""The planes of the observation, in their order, which `planes` writes."""

from typing import Final

from tianxia.engine.observation_spec import FLAG, Plane, flag_plane
from tianxia.games.chuhan.rules.battle import HAND_SIZE
from tianxia.games.chuhan.rules.cards import COPIES, DRAW_PILE_SIZE
from tianxia.games.chuhan.rules.events import EVENT_CARDS, QUIET, event_deck
from tianxia.games.chuhan.rules.powers import LIU_BANG_RANK, SHOWN_BY_JI_BU
from tianxia.games.chuhan.rules.scoring import WINNING_POINTS
from tianxia.games.chuhan.rules.sets import MAX_SET_SIZE

_COPIES: Final = tuple(float(n) for n in COPIES)
_WRITS: Final = int(EVENT_CARDS[QUIET].writs)
_EVENTS: Final = len(event_deck()) + 1
"""The cards of the deck of events, with the one of the first battle."""


def _card_plane(name: str, meaning: str) -> Plane:
    return Plane(name, len(_COPIES), _COPIES, meaning)


PLANES: Final = (
    _card_plane("hand", "own hand, by kind; including cards chosen as a gift"),
    _card_plane("rival_known", "cards known to be in the rival's hand; all cards while it is open"),
    _card_plane("known_to_rival", "own cards that the rival knows"),
    _card_plane("gift", "own cards chosen as a gift (Hong Gate)"),
    _card_plane("discard", "the discard pile"),
    _card_plane("table", "cards of the current trick"),
    _card_plane("row", "the face-up cards of Warlords"),
    *(
        _card_plane(f"top_{i + 1}", f"the draw pile's card number {i + 1} from the top, if known")
        for i in range(SHOWN_BY_JI_BU)
    ),
    _card_plane("play_powers", "power cards of the play that awaits a reaction, or of a partial play of one's own"),
    _card_plane("play_cards", "other cards of that play"),
    _card_plane("play_star", "the card of the play that comes from the row"),
    _card_plane("cancelled", "the power that Lü Zhi was played on"),
    flag_plane("pending_own", "a play of one's own awaits a reaction"),
    flag_plane("pending_rival", "a play of the rival awaits a reaction"),
    Plane("set_rank", int(LIU_BANG_RANK) + 1, FLAG, "rank of the set to beat, 0 to 10, one-hot; none while leading"),
    Plane("set_size", int(MAX_SET_SIZE), FLAG, "size of the set to beat, 1 to 10, one-hot"),
    flag_plane("set_own", "the set to beat is one's own"),
    flag_plane("set_rival", "the set to beat is the rival's"),
    Plane("event", len(EVENT_CARDS), FLAG, "the event in play, one-hot in the order of the rules"),
    flag_plane("leader", "the seat leads, or led, the trick"),
    flag_plane("turn", "it is the seat's turn"),
    flag_plane("turn_writ", "a writ was taken this turn"),
    flag_plane("turn_lead_power", "a lead power was tried this turn"),
    flag_plane("turn_power", "another power was tried this turn"),
    flag_plane("doubled", "points are doubled"),
    flag_plane("open_own", "one's own hand is open"),
    flag_plane("open_rival", "the rival's hand is open"),
    flag_plane("giving", "gifts are being chosen (Hong Gate)"),
    flag_plane("gift_rival", "the rival has chosen a gift"),
    flag_plane("last_out_own", "the seat went out in the previous battle"),
    flag_plane("last_out_rival", "the rival went out in the previous battle"),
    Plane("points", 2, (float(WINNING_POINTS),), f"points, own and the rival's, divided by {WINNING_POINTS}"),
    Plane("noted", 2, (float(WINNING_POINTS),), f"points noted (Stability), divided by {WINNING_POINTS}"),
    Plane("hand_sizes", 2, (float(HAND_SIZE),), f"hand sizes, divided by {HAND_SIZE}"),
    Plane("tricks", 2, (15.0,), "tricks won in this battle, divided by 15"),
    Plane("writs", 3, (float(_WRITS),), f"writs taken, own and the rival's, and left, divided by {_WRITS}"),
    Plane("draw", 1, (float(DRAW_PILE_SIZE),), f"size of the draw pile, divided by {DRAW_PILE_SIZE}"),
    Plane(
        "top_rival",
        1,
        (float(SHOWN_BY_JI_BU),),
        f"how many cards on top of the draw pile the rival knows, divided by {SHOWN_BY_JI_BU}",
    ),
    Plane("events_left", 1, (float(_EVENTS),), f"events to come, divided by {_EVENTS}"),
    Plane("battle", 1, (10.0,), "number of the battle, divided by 10"),
)

SIZE: Final = sum(plane.size for plane in PLANES)
