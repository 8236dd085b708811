"""The sets that the rival passed on, from which conclusions about the rival's hand can be drawn.

Inference from play: M. Buro, J. R. Long, T. Furtak, N. Sturtevant, "Improving State Evaluation, Inference, and Search
in Trick-Based Card Games", 2009. `evaluator.HeuristicEvaluator.is_plausible` draws the conclusions.
"""

from typing import Final

from tianxia.games.chuhan.rules.cards import CARD_NAMES, RANK
from tianxia.games.chuhan.rules.seats import SEATS
from tianxia.locales import Message

_MAX_SETS: Final = 8
"""How many of the latest unanswered sets are kept; older passes reveal little. Chosen by hand."""


def find_unanswered_sets(history: list[Message], seat: int) -> tuple[list[int], list[int]]:
    """Return the ranks and the sizes of a seat's sets that the rival passed on.

    Only sets of this battle count, played since the rival last drew cards, and only those of a single rank.
    """
    own, rival = SEATS[seat], SEATS[1 - seat]
    ranks: list[int] = []
    sizes: list[int] = []
    own_set = ""
    for message in history:
        mover = message.args.get("seat")
        if message.id in ("chuhan-log-lead", "chuhan-log-respond"):
            own_set = str(message.args["cards"]) if mover == own else ""
        elif message.id == "chuhan-log-battle" or (message.id == "chuhan-log-writ" and mover == rival):
            ranks, sizes = [], []
        elif message.id == "chuhan-log-pass" and mover == rival and own_set:
            cards = [word.strip("()*") for word in own_set.split()]
            card_ranks = [int(RANK[CARD_NAMES.index(card)]) for card in cards if card in CARD_NAMES]
            if card_ranks and len(set(card_ranks) - {0}) <= 1:
                ranks.append(max(card_ranks))
                sizes.append(len(card_ranks))
    return ranks[-_MAX_SETS:], sizes[-_MAX_SETS:]
