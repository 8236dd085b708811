"""What a rival's passes tell: the sets they did not answer."""

from tianxia.games.chuhan.cards import NAMES, RANK
from tianxia.games.chuhan.cells import SEATS
from tianxia.locales import Message


def unanswered(history: list[Message], seat: int) -> tuple[list[int], list[int]]:
    """Ranks and sizes of a seat's sets that the rival let pass in this battle, since the rival last drew cards."""
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
    return ranks[-_MOST:], sizes[-_MOST:]


_MOST = 8
"""Passes long ago tell little."""
