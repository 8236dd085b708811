"""The levels of Huang: one search, which the weaker levels run with less knowledge and smaller limits.

The skills and budgets of the levels were chosen by hand so that each beats the one below it;
docs/bot-writers/strength.md has the matches.
"""

from functools import partial
from typing import Final

from tianxia.bots.bot import Budget, NamedBot
from tianxia.bots.levels import INSTANT_BUDGET, GameBots
from tianxia.bots.plain_mcts import PlainMctsBot
from tianxia.games.huang.bots.bot import HuangBot
from tianxia.games.huang.bots.greedy import GreedyBot
from tianxia.games.huang.bots.skill import Skill
from tianxia.games.huang.rules.actions import NUM_ACTIONS


def novice_skill() -> Skill:
    """Return a skill that counts all points alike and considers a few actions."""
    skill = Skill(screened_actions=3, second_actions=0, max_worlds=0)
    skill.values_lowest_colour = skill.values_income = False
    skill.sees_threats = skill.values_plans = skill.counts_rivals = False
    return skill


def casual_skill() -> Skill:
    """Return a skill that also values the lowest colour and the income of pagodas, and values leaders less."""
    skill = Skill(screened_actions=3, second_actions=0, max_worlds=0)
    skill.sees_threats = skill.values_plans = skill.counts_rivals = False
    skill.leader_income = 8
    return skill


def club_skill() -> Skill:
    """Return a skill that also takes rivals, threats to leaders and unfinished pagodas into account."""
    return Skill(screened_actions=7, second_actions=0, max_worlds=0)


def expert_skill() -> Skill:
    """Return a skill that considers more actions, and both actions of a turn together."""
    return Skill(screened_actions=40, second_actions=4, max_worlds=0)


def master_skill() -> Skill:
    """Return a skill with rollouts in sampled worlds, including the replies of all rivals."""
    return Skill()


REFERENCES: Final = (
    NamedBot("greedy", GreedyBot, INSTANT_BUDGET),
    NamedBot("mcts", partial(PlainMctsBot, int(NUM_ACTIONS)), Budget(0.5)),
)

LEVELS: Final = (
    NamedBot("novice", partial(HuangBot, novice_skill), Budget(0.02, 3)),
    NamedBot("casual", partial(HuangBot, casual_skill), Budget(0.02, 3)),
    NamedBot("club", partial(HuangBot, club_skill), Budget(0.05, 7)),
    NamedBot("expert", partial(HuangBot, expert_skill), Budget(0.2, 40)),
    NamedBot("master", partial(HuangBot, master_skill), Budget(0.5)),
)

BOTS: Final = GameBots(LEVELS, REFERENCES)
