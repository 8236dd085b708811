"""What the rival's passes reveal: the sets that they did not answer."""

from typing import Final

from tianxia.games.chuhan.cards import NAMES, RANK
from tianxia.games.chuhan.cells import SEATS
from tianxia.locales import Message

_MAX_SETS: Final = 8
"""How many of the latest unanswered sets are kept; older passes say little. Chosen by hand."""


def find_unanswered_sets(history: list[Message], seat: int) -> tuple[list[int], list[int]]:
    """Return the ranks and the sizes of a seat's sets that the rival passed on.

    Only sets of this battle count, played since the rival last drew cards, and only those of a single rank.
    """
    own, rival = SEATS[seat], SEATS[1 - seat]
    ranks: list[int] = []
    sizes: list[int] = []
    last = ""
    for message in history:
        who = message.args.get("seat")
        if message.id in ("chuhan-log-lead", "chuhan-log-respond"):
            last = str(message.args["cards"]) if who == own else ""
        elif message.id == "chuhan-log-battle" or (message.id == "chuhan-log-writ" and who == rival):
            ranks, sizes = [], []
        elif message.id == "chuhan-log-pass" and who == rival and last:
            cards = [word.strip("()*") for word in last.split()]
            named = [int(RANK[NAMES.index(card)]) for card in cards if card in NAMES]
            if named and len(set(named) - {0}) <= 1:
                ranks.append(max(named))
                sizes.append(len(named))
    return ranks[-_MAX_SETS:], sizes[-_MAX_SETS:]
