"""The bot of the level `novice`: bids what the prize is worth.

In the literature on Goofspiel this is the strategy "match": against a rival who chooses at random nothing is better
(S. M. Ross, Goofspiel: the game of pure strategy, 1971), but a rival who knows it always runs the next faster horse.
"""

from tianxia.bots.bot import Bot, Budget
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.locales import Message
from tianxia_tianji.actions import run_action
from tianxia_tianji.cells import Cells


class MatchingBot(Bot):
    """Sends the horse whose place among its horses is that of the prize among the prizes of this and later races."""

    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> int:
        """Return the matching horse; neither the budget nor the generator matters."""
        assert isinstance(world, Cells)
        return run_action(matching_horse(world.horses(seat), world.prizes, world.prize))


def matching_horse(horses: list[int], prizes_to_come: list[int], prize: int) -> int:
    """Return the horse with as many slower ones in the stable as there are smaller prizes to come."""
    return horses[sum(other < prize for other in prizes_to_come)]
