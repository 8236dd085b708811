"""The claims about the bots' strength: their matches, numbers of games, and minimum win rates."""

from itertools import pairwise
from typing import Any, NamedTuple

from tianxia.bots import levels

LEVEL_BAR = 0.65
"""The share of games that a level must win against the level below."""
LOWEST_LEVEL_BAR = 0.80
"""The share that the lowest level must win against random."""
LONGER_THINKING_BAR = 0.55
"""The share that the strongest level must win against itself at a tenth of the time."""


class Claim(NamedTuple):
    """A match; the claim is about its last bot.

    The lower end of the 95 % interval of its win rate must reach `bar`; 0 if the match is only for the ratings.
    """

    bots: tuple[str, ...]
    games: int
    bar: float = 0.0

    @property
    def title(self) -> str:
        """The name of the match in its row of the table."""
        *others, own = self.bots
        return f"{own} – {', '.join(others) if len(set(others)) > 1 else others[0]}" + (
            f" × {len(others)}" if len(others) > 1 else ""
        )


class GameClaims(NamedTuple):
    """The claims for one game."""

    game: str
    title: str
    games: int
    top_claims: tuple[Claim, ...]
    """The strongest level against the one below; if at a tenth of its time, also a match that links the ratings."""
    other_claims: tuple[Claim, ...]
    """Claims that are not part of the ratings."""

    def ladder_claims(self) -> list[Claim]:
        """Return the claims of each level against the level below."""
        lower = ["random", *(level.name for level in levels.levels(self.game))][:-1]
        claims = [
            Claim(pair, self.games, LEVEL_BAR if i else LOWEST_LEVEL_BAR) for i, pair in enumerate(pairwise(lower))
        ]
        return [*claims, *self.top_claims]

    def claims(self) -> list[Claim]:
        """Return all claims, those of the ladder first."""
        return [*self.ladder_claims(), *self.other_claims]


ALL_CLAIMS = (
    GameClaims(
        "chuhan",
        "Chu Han",
        400,
        (Claim(("expert@0.1", "expert"), 400), Claim(("expert@0.1", "master@0.1"), 400, LEVEL_BAR)),
        (Claim(("mcts@0.1", "master@0.1"), 400, 0.60), Claim(("master@0.01", "master@0.1"), 400, LONGER_THINKING_BAR)),
    ),
    GameClaims(
        "suntzu",
        "Sun Tzu",
        400,
        (Claim(("expert", "master"), 400, LEVEL_BAR),),
        (Claim(("uniform", "master"), 400, 0.65), Claim(("master@0.1", "master"), 2400, LONGER_THINKING_BAR)),
    ),
    GameClaims(
        "huang",
        "Huang",
        120,
        (Claim(("expert", "master@0.1"), 120), Claim(("expert@0.1", "master@0.1"), 120, LEVEL_BAR)),
        (
            Claim(("greedy", "master@0.1"), 100, 0.90),
            Claim(("greedy", "greedy", "greedy", "master@0.1"), 60, 0.45),
            Claim(("master@0.01", "master@0.1"), 120, LONGER_THINKING_BAR),
        ),
    ),
)


def find_claims(game: str) -> GameClaims:
    """Return the claims for a game. Raises StopIteration if there is no such game."""
    return next(claims for claims in ALL_CLAIMS if claims.game == game)


OPTION_SETS: dict[str, dict[str, tuple[int, dict[str, Any]]]] = {
    "chuhan": {"plain": (2, {}), "events": (2, {"events": True})},
    "suntzu": {
        "beginner": (2, {"beginner": True}),
        "usual": (2, {}),
        "everything": (2, {"events": True, "light_infantry": "army", "order": "classic"}),
    },
    "huang": {
        "2 players": (2, {}),
        "3 players": (3, {}),
        "4 players": (4, {}),
        "5 players": (5, {}),
        "warring-states, bandits, palace, short": (2, {"bandits": True, "palace": True, "short": True}),
        "eighteen-kingdoms, palace, short": (2, {"map": "eighteen-kingdoms", "palace": True, "short": True}),
    },
}
"""The sets of options that every level must play without faults; by name, the number of seats and the options."""
