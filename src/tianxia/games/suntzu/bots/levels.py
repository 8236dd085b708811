"""The levels of Sun Tzu, which draw secret orders from a mixed strategy found by regret matching.

The skills and budgets of the levels were chosen by hand so that each beats the one below it;
docs/bot-writers/strength.md has the matches.
"""

from functools import partial
from typing import Final

from tianxia.bots.bot import Budget, NamedBot
from tianxia.bots.levels import INSTANT_BUDGET, GameBots
from tianxia.bots.plain_mcts import PlainMctsBot
from tianxia.games.suntzu.bots.bot import Skill, SunTzuBot
from tianxia.games.suntzu.bots.greedy import GreedyBot
from tianxia.games.suntzu.bots.uniform_reply import UniformReplyBot
from tianxia.games.suntzu.bots.weights import basic_weights, handmade_weights, learnt_weights
from tianxia.games.suntzu.rules.actions import NUM_ACTIONS

REFERENCES: Final = (
    NamedBot("greedy", GreedyBot, INSTANT_BUDGET),
    NamedBot("mcts", partial(PlainMctsBot, int(NUM_ACTIONS)), Budget(0.5)),
    NamedBot("uniform", UniformReplyBot, Budget(seconds=0.0, simulations=8)),
)


def create_novice() -> SunTzuBot:
    """Return a bot with four random orders and two hands of the rival, which values only track and next scoring."""
    skill = Skill(
        own_hands=1,
        rival_hands=2,
        max_orders=4,
        random_orders=4,
        adds_replies=False,
        iterations=20,
        rollout_worlds=2,
    )
    return SunTzuBot(skill, basic_weights())


def create_casual() -> SunTzuBot:
    """Return a bot that considers more orders and hands than the novice, with the same values."""
    skill = Skill(
        own_hands=1,
        rival_hands=4,
        max_orders=20,
        random_orders=20,
        adds_replies=False,
        iterations=50,
        rollout_worlds=4,
    )
    return SunTzuBot(skill, basic_weights())


REPLYING_SKILL: Final = Skill(
    own_hands=1,
    rival_hands=4,
    max_orders=8,
    random_orders=4,
    adds_replies=True,
    iterations=10,
    rollout_worlds=8,
)


def create_club() -> SunTzuBot:
    """Return a bot that searches for best replies to the rival's orders."""
    return SunTzuBot(REPLYING_SKILL, basic_weights())


def create_expert() -> SunTzuBot:
    """Return a bot that also values armies, cards and all scorings to come."""
    return SunTzuBot(REPLYING_SKILL, handmade_weights())


def create_master() -> SunTzuBot:
    """Return a bot with learnt values that considers which hands the rival may expect, and looks a round ahead."""
    skill = Skill(
        own_hands=2,
        rival_hands=6,
        max_orders=12,
        random_orders=4,
        adds_replies=True,
        iterations=8,
        rollout_worlds=200,
        lookahead_orders=8,
        lookahead_rival_orders=2,
        min_share=0.005,
    )
    return SunTzuBot(skill, learnt_weights())


LEVELS: Final = (
    NamedBot("novice", create_novice, Budget(0.02, 1)),
    NamedBot("casual", create_casual, Budget(0.05, 1)),
    NamedBot("club", create_club, Budget(0.1, 3)),
    NamedBot("expert", create_expert, Budget(0.2, 10)),
    NamedBot("master", create_master, Budget(0.5, 200)),
)

BOTS: Final = GameBots(LEVELS, REFERENCES)
