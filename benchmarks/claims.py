"""What is claimed of the bots: who beats whom how often, and in how many games that was tried."""

from itertools import pairwise
from typing import Any, NamedTuple

from tianxia.bots import levels

STEP = 0.65
"""What a level must win against the one below."""
LOWEST = 0.80
"""What the lowest must win against random."""
LONGER = 0.55
"""What the strongest must win against itself at a tenth of the time."""


class Claim(NamedTuple):
    """A match, the bot it is about last. `bar` is met by the lower end of the 95 % interval; 0: only to be rated."""

    bots: tuple[str, ...]
    games: int
    bar: float = 0.0

    @property
    def title(self) -> str:
        *others, own = self.bots
        return f"{own} – {', '.join(others) if len(set(others)) > 1 else others[0]}" + (
            f" × {len(others)}" if len(others) > 1 else ""
        )


class Strength(NamedTuple):
    """The claims for one game."""

    game: str
    title: str
    games: int
    top: tuple[Claim, ...]
    """The strongest level against the one below; at a tenth of its time also what ties that to the others."""
    others: tuple[Claim, ...]

    def steps(self) -> list[Claim]:
        """Each level against the one below."""
        lower = ["random", *(level.name for level in levels.levels(self.game))][:-1]
        steps = [Claim(pair, self.games, STEP if at else LOWEST) for at, pair in enumerate(pairwise(lower))]
        return [*steps, *self.top]

    def claims(self) -> list[Claim]:
        return [*self.steps(), *self.others]


STRENGTHS = (
    Strength(
        "chuhan",
        "Chu Han",
        400,
        (Claim(("expert@0.1", "expert"), 400), Claim(("expert@0.1", "master@0.1"), 400, STEP)),
        (Claim(("mcts@0.1", "master@0.1"), 400, 0.60), Claim(("master@0.01", "master@0.1"), 400, LONGER)),
    ),
    Strength(
        "suntzu",
        "Sun Tzu",
        400,
        (Claim(("expert", "master"), 400, STEP),),
        (Claim(("uniform", "master"), 400, 0.65), Claim(("master@0.1", "master"), 2400, LONGER)),
    ),
    Strength(
        "huang",
        "Huang",
        120,
        (Claim(("expert", "master@0.1"), 120), Claim(("expert@0.1", "master@0.1"), 120, STEP)),
        (
            Claim(("greedy", "master@0.1"), 100, 0.90),
            Claim(("greedy", "greedy", "greedy", "master@0.1"), 60, 0.45),
            Claim(("master@0.01", "master@0.1"), 120, LONGER),
        ),
    ),
)


def strength(game: str) -> Strength:
    """The claims for a game."""
    return next(one for one in STRENGTHS if one.game == game)


# The sets of options every level must get through.
SETS: dict[str, dict[str, tuple[int, dict[str, Any]]]] = {
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
"""By name: how many seats, and the options."""
