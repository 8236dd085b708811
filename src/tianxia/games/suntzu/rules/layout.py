"""The fields of a state of Sun Tzu. `make fields` writes their accessors, `fields.py`.

A pile is one integer (see `cards`) and a kind an index into `CARD_NAMES`; provinces and generals as bits are an integer
with a bit for each. A seat may be NOBODY. The order of the fields must not change: records contain the fingerprint of
their last state.
"""

from typing import Final

from tianxia.engine.layout import Index, Layout, flag, number
from tianxia.games.suntzu.rules.board import ARMIES_EACH, PROVINCES, REINFORCEMENTS_EACH, SCORINGS
from tianxia.games.suntzu.rules.cards import FRAMED_CARDS, MAX_PILE_SIZE, NO_CARD
from tianxia.games.suntzu.rules.seats import NOBODY, SEATS

_SEAT: Final = Index("seat", len(SEATS))
_PROVINCE: Final = Index("province", len(PROVINCES))
_SCORING: Final = Index("scoring", int(SCORINGS))
_PLACE: Final = Index("place", int(MAX_PILE_SIZE))

BY_SEAT: Final = (_SEAT,)
BY_PROVINCE: Final = (_PROVINCE,)
BY_SEAT_AND_PROVINCE: Final = (_SEAT, _PROVINCE)

LAYOUT: Final = Layout(
    "Sun Tzu",
    (
        # Each player.
        number(
            "pool",
            "the armies in the pool of a seat",
            key="pool",
            by=BY_SEAT,
            initial=ARMIES_EACH - REINFORCEMENTS_EACH,
        ),
        number(
            "reinforcements",
            "the reinforcements of a seat",
            key="reinforcements",
            by=BY_SEAT,
            initial=REINFORCEMENTS_EACH,
        ),
        number("hand", "the hand of a seat, a pile", key="hands", by=BY_SEAT, initial=FRAMED_CARDS),
        number("boxed", "the cards of a seat that are openly out of the game, a pile", key="boxed", by=BY_SEAT),
        number(
            "hidden_box", "the cards out of the game that their owner alone has seen, a pile", key="hidden", by=BY_SEAT
        ),
        number("unused_generals", "the unused generals of a seat, as bits", key="generals", by=BY_SEAT),
        number("boxed_generals", "the generals of a seat that were boxed at set-up, as bits", key="left", by=BY_SEAT),
        number("pile_size", "the number of cards in the pile of a seat", by=BY_SEAT),
        number("known_bottom", "how many cards at the bottom of its pile a seat knows", key="under", by=BY_SEAT),
        number(
            "recycled_place",
            "the place from the bottom, from 1, of a card openly put under the pile; 0 if none",
            key="recycled",
            by=BY_SEAT,
        ),
        flag("is_ready", "whether a seat has nothing more to decide in a simultaneous phase", key="ready", by=BY_SEAT),
        flag("has_laid_one", "whether a seat has laid a 1 that no Plague met", key="laid_one", by=BY_SEAT),
        number("drawn", "the cards that a seat has drawn, to choose from, a pile", key="drawn", by=BY_SEAT),
        number("keeps", "how many of the drawn cards a seat keeps; 0 if it has no choice", key="keeps", by=BY_SEAT),
        number("recycled_orders", "the provinces whose laid card went under the pile, as bits", key="gone", by=BY_SEAT),
        # The provinces.
        number("owner", "the seat that holds a province", key="provinces", by=BY_PROVINCE, initial=NOBODY),
        number("armies", "the armies in a province", key="provinces", by=BY_PROVINCE),
        number("display_value", "the value of a province in a scoring", key="displays", by=(_PROVINCE, _SCORING)),
        number("marks", "the marks of a seat in a province", key="marks", by=BY_SEAT_AND_PROVINCE),
        number(
            "laid",
            "the kind of the card that a seat laid in a province, or NO_CARD",
            key="orders",
            by=BY_SEAT_AND_PROVINCE,
            initial=NO_CARD,
        ),
        number(
            "pile",
            "the kind of a card of a seat's pile, the bottom first; 0 above the top",
            key="piles",
            by=(_SEAT, _PLACE),
        ),
        # The round.
        number("round", "the number of the round, from 1", key="round", initial=1),
        number("track", "the place of the marker, positive on Sun Tzu's side", key="track"),
        number(
            "fewer_armies", "the seat that had fewer armies in the latest unequal round", key="fewer", initial=NOBODY
        ),
        number(
            "decider",
            "the seat that picks the battles of this round; NOBODY if their order is fixed",
            key="decider",
            initial=NOBODY,
        ),
        flag("is_great_plague", "whether every Plague of this round leaves one army", key="great_plague"),
        number("plagues", "how many Plagues have been played", key="plagues"),
        number("phase", "the phase of the game, an index into PHASES", key="phase"),
        number("fought", "the provinces whose battles of this round are over, as bits", key="fought"),
        number("winner", "the winner, or DRAWN_GAME; NOBODY until the game is over", key="winner", initial=NOBODY),
        # The open battle.
        number(
            "open_province",
            "the province of the open battle; NOBODY if there is none",
            key="battle.province",
            initial=NOBODY,
        ),
        number("stage", "the stage of the open battle, an index into STAGES", key="battle.stage"),
        flag("has_stage_begun", "whether the stage has begun", key="battle.begun"),
        number("armies_due", "the armies still to place or to pay", key="battle.need"),
        flag("is_exchange_declined", "whether an exchange was declined in this shortage", key="battle.declined"),
        number("question", "the question that is asked, an index into QUESTIONS", key="battle.ask"),
        number("asked", "the seat that is asked", key="battle.asked", initial=NOBODY),
        flag("is_as_six_used", "whether Sun Tzu's card counts as a 6", key="battle.as_six"),
        flag("is_plague_zero_used", "whether Sun Tzu's Plague counts as a 0", key="battle.zero"),
        flag("has_turned_event", "whether an event was turned up after this battle", key="battle.chained"),
        # Events and options.
        flag("has_events", "whether the game is played with events", key="events"),
        number("events_left", "the number of events left, the face-up one included", key="events"),
        number("event_deck", "the events left: a few bits for each, the face-up one lowest", key="events"),
        flag("has_generals", "whether the game is played with generals", key="options.generals"),
        flag("infantry_offers_army", "whether Light Infantry offers an army", key="options.light_infantry"),
        flag("is_classic_order", "whether the order of battles is the classic one", key="options.order"),
        number("beginner", "the size of a beginner game, from `encode_beginner`; else 0", key="options.beginner"),
        # Chance.
        number("shuffles", "the shuffles so far: the number of the next random stream", key="shuffles"),
        flag("is_chance_open", "whether the state stops at chance nodes", key="chance"),
        number("dealing", "what chance nodes are dealing, an index into DEALINGS", key="dealing"),
        number("displays_dealt", "while chance nodes deal displays, how many provinces have one"),
        number("displays_used", "while chance nodes deal displays, those that are dealt, as bits"),
        # What everybody knows of a card after it was openly put under the pile and drawn again.
        number(
            "redrawn_place",
            "where a redrawn card can be: 0, JUST_DRAWN, or see `RulesState.is_redrawn_card_possible`",
            key="loose",
            by=BY_SEAT,
        ),
        flag(
            "shao_had_general",
            "whether Shao had an unused general when the orders of this round were laid",
            key="armed",
        ),
    ),
)
