"""The parts of the observation: their names, sizes and meanings."""

from typing import Final

from tianxia.engine.observation_spec import FLAG, Plane, flag_plane
from tianxia.games.suntzu.rules.board import PROVINCES
from tianxia.games.suntzu.rules.cards import COPIES
from tianxia.games.suntzu.rules.events import NUM_EVENTS, QUESTIONS
from tianxia.games.suntzu.rules.phases import PHASES

_COPIES: Final = tuple(float(n) for n in COPIES)


def _card_plane(name: str, meaning: str) -> Plane:
    return Plane(name, len(_COPIES), _COPIES, meaning)


def _province_planes(name: str) -> tuple[Plane, ...]:
    return (
        _card_plane(f"{name}_own", f"own card laid in {name}"),
        _card_plane(f"{name}_rival", "the rival's card, once revealed"),
        Plane(f"{name}_armies", 2, (10.0,), "armies there, own and the rival's, divided by 10"),
        Plane(f"{name}_marks", 2, FLAG, "marks, own and the rival's"),
        flag_plane(f"{name}_fought", "its battle has been fought this round"),
        flag_plane(f"{name}_open", "its battle is being fought"),
        Plane(f"{name}_display", 3, (5.0,), "values in rounds 3, 6 and 9, divided by 5"),
    )


PLANES: Final = (
    flag_plane("suntzu", "the seat is Sun Tzu"),
    _card_plane("hand", "own hand, by kind"),
    _card_plane("boxed_own", "own cards out of the game"),
    _card_plane("boxed_rival", "the rival's cards out of the game, as far as seen"),
    _card_plane("drawn", "own cards drawn, to choose from"),
    _card_plane("under", "cards the seat knows at the bottom of its pile"),
    _card_plane("recycled", "the card that was seen going under the rival's pile"),
    *(plane for name in PROVINCES for plane in _province_planes(name)),
    Plane("generals", 10, FLAG, "own unused generals"),
    Plane("left", 10, FLAG, "own generals boxed at set-up"),
    Plane("generals_rival", 10, FLAG, "generals of the rival that have not been seen yet"),
    Plane("unused_rival", 1, FLAG, "how many generals of the rival are unused"),
    Plane("event", int(NUM_EVENTS), FLAG, "the face-up event, one-hot"),
    Plane("events_left", 1, (float(NUM_EVENTS),), f"events left, divided by {NUM_EVENTS}"),
    Plane("phase", len(PHASES), FLAG, f"{', '.join(PHASES)}; one-hot"),
    Plane("ask", len(QUESTIONS), FLAG, f"in a battle: {', '.join(QUESTIONS)}; one-hot"),
    flag_plane("asked_own", "the seat is asked in a battle"),
    flag_plane("asked_rival", "the rival is asked in a battle"),
    Plane("fewer", 2, FLAG, "had fewer armies in the latest unequal round: own, rival"),
    Plane("decider", 2, FLAG, "decides the order of battles: own, rival"),
    Plane("ready", 2, FLAG, "has nothing more to decide in this phase: own, rival"),
    Plane("laid_one", 2, FLAG, "laid a 1 that no Plague met: own, rival"),
    Plane("loose", 2, FLAG, "a recycled card is known to be in that hand, or was put under again: own, rival"),
    Plane("unseen_box", 1, FLAG, "how many boxed cards of the rival have not been seen"),
    flag_plane("great_plague", "every Plague leaves one army this round"),
    flag_plane("as_six", "as_six acts on the open battle"),
    flag_plane("zero", "plague_zero acts on the open battle"),
    flag_plane("declined", "no more exchange in this shortage"),
    Plane("need", 1, (10.0,), "armies still to place or pay, divided by 10"),
    Plane("track", 1, (18.0,), "the marker from one's own side: 0 at the rival's end, 1 at one's own"),
    Plane("round", 1, (9.0,), "number of the round, divided by 9"),
    Plane("plagues", 1, (4.0,), "Plagues played, divided by 4"),
    Plane("pool", 2, (21.0,), "pools, own and the rival's, divided by 21"),
    Plane("reinforcements", 2, (5.0,), "reinforcements, divided by 5"),
    Plane("piles", 2, (14.0,), "pile sizes, divided by 14"),
    Plane("hand_rival", 1, (10.0,), "size of the rival's hand, secret orders counted, divided by 10"),
    Plane("keeps", 2, (2.0,), "how many drawn cards are kept: own, rival, divided by 2"),
)

SIZE: Final = sum(plane.size for plane in PLANES)
