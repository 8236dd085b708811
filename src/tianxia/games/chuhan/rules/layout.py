"""The fields of a state of Chu Han. `make fields` writes their accessors, `fields.py`.

A pile is one integer (see `cards`), a kind is an index into `CARD_NAMES`, and a seat may be NOBODY. The order of the
fields must not change: records contain the fingerprint of their last state.
"""

from typing import Final

from tianxia.engine.layout import Index, Layout, flag, number
from tianxia.games.chuhan.rules.actions import NO_ACTION
from tianxia.games.chuhan.rules.cards import DRAW_PILE_SIZE, NO_CARD
from tianxia.games.chuhan.rules.seats import NOBODY, SEATS

BY_SEAT: Final = (Index("seat", len(SEATS)),)
BY_PLACE: Final = (Index("place", DRAW_PILE_SIZE),)

LAYOUT: Final = Layout(
    "Chu Han",
    (
        # Each player.
        number("points", "the victory points of a seat", key="vp", by=BY_SEAT, initial=(0, 1)),
        number("hand", "the hand of a seat, a pile; it includes cards chosen as a gift", key="hands", by=BY_SEAT),
        number("known_cards", "the cards of the rival's hand that a seat knows, a pile", key="known", by=BY_SEAT),
        number("known_top", "how many of the top cards of the draw pile a seat knows", key="known", by=BY_SEAT),
        number("gift", "the cards that a seat has chosen to give (Hong Gate), a pile", key="gifts", by=BY_SEAT),
        number("writs", "the writs that a seat has taken in this battle", key="writs", by=BY_SEAT),
        flag("is_hand_open", "whether the hand of a seat is open to the rival", key="open", by=BY_SEAT),
        number("tricks", "the tricks that a seat has won in this battle", key="tricks", by=BY_SEAT),
        number("noted_points", "the points noted for a seat (Stability)", key="noted", by=BY_SEAT),
        # The piles. The first place of the draw pile is its bottom.
        number("discard_pile", "the discard pile, a pile", key="discard"),
        number("trick_cards", "all cards of the current trick, powers included, a pile", key="table"),
        number("row", "the face-up cards of Warlords, a pile", key="row"),
        number("draw_size", "the number of cards in the draw pile"),
        number("draw_pile", "the kind of a card of the draw pile; 0 above its top card", key="draw", by=BY_PLACE),
        # The battle.
        number("battle", "the number of the battle, from 1", key="battle", initial=1),
        number("leader", "the seat that leads, or led, the trick", key="leader"),
        number("last_out", "the seat that went out in the previous battle", key="last_out", initial=NOBODY),
        number("winner", "the winner; NOBODY until the game is over", key="winner", initial=NOBODY),
        flag("is_doubled", "whether points are doubled until the end of the battle", key="doubled"),
        number("event", "the event of this battle, an index into EVENT_CARDS", key="event"),
        number("events_left", "the number of events to come"),
        number("event_deck", "the events to come: a few bits for each, the top one lowest", key="event_deck"),
        flag("is_giving", "whether gifts are being chosen (Hong Gate)", key="giving"),
        # The trick.
        number("set_to_beat_by", "the player of the set to beat, or NOBODY", key="set.by", initial=NOBODY),
        number("rank_to_beat", "the rank of the set to beat", key="set.rank"),
        number("size_to_beat", "the size of the set to beat", key="set.size"),
        number("turn", "the seat whose turn it is, also while the rival reacts to its power", key="turn.by"),
        flag("has_taken_writ", "whether a writ was taken in this turn", key="turn.writ"),
        flag("has_tried_lead_power", "whether a lead power was tried in this turn", key="turn.lead_power"),
        flag("has_tried_power", "whether another power was tried in this turn", key="turn.power"),
        # The play that its player is composing, or that awaits a reaction.
        number("pending_by", "the player of a play that awaits a reaction", key="pending.by", initial=NOBODY),
        number("play_action", "the action of a power, or WITH_…", key="pending.play", initial=NO_ACTION),
        number("play_cards", "the set so far, or the card that Yu Ji discards, a pile", key="pending.play"),
        number("play_star", "the kind that comes from the row, or NO_CARD", key="pending.play", initial=NO_CARD),
        number("cancelled", "the power that Lü Zhi was played on, or NO_CARD", key="pending.cancel", initial=NO_CARD),
        # Chance.
        number("shuffles", "the shuffles so far: the number of the next random stream", key="shuffles"),
        flag("is_chance_open", "whether the state stops at chance nodes", key="chance"),
        number("dealing", "what chance nodes are dealing, a DEALING_…", key="dealing"),
    ),
)
