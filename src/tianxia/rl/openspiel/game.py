"""The three games, registered with OpenSpiel."""

from collections.abc import Callable
from typing import Any, ClassVar, Final, NamedTuple

import pyspiel

from tianxia.engine import registry
from tianxia.engine.errors import BadOptions
from tianxia.rl.openspiel.course import rules_of
from tianxia.rl.openspiel.observer import SeatObserver
from tianxia.rl.openspiel.parameters import Parameters, options_of, usual
from tianxia.rl.openspiel.state import SmallGameState, TianxiaState

TURN_BASED: Final = "turn_based"
"""The parameter that is OpenSpiel's alone."""


class Facts(NamedTuple):
    """What OpenSpiel wants to know of a game before it is played."""

    title: str
    together: Callable[[Any], bool]
    """Whether seats decide at the same time anywhere in a game with some options."""
    most_decisions: int
    most_deals: int
    """No game comes near this number of decisions, or of things that chance deals."""


FACTS: Final = {
    "chuhan": Facts("Chu Han", lambda options: bool(options.events), 20_000, 5_000),
    "suntzu": Facts("Sun Tzu", lambda options: True, 5_000, 100),
    "huang": Facts("Huang", lambda options: False, 20_000, 1_000),
}


class TianxiaGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game with its parameters: our options, and `turn_based`."""

    name: ClassVar[str]

    def __init__(self, parameters: Parameters) -> None:
        game = registry.game(self.name)
        default = {**usual(game), TURN_BASED: False}
        chosen = {key: value for key, value in parameters.items() if value != default.get(key)}
        turn_based = bool(chosen.get(TURN_BASED, False))
        options = options_of(game, {key: value for key, value in chosen.items() if key != TURN_BASED})
        self.rules = rules_of(game, options, turn_based)
        self._first = self.rules.begin()
        self._size = len(game.observe(self._first.state, 0))
        self._state = SmallGameState if game.research_options.intersection(chosen) else TianxiaState
        together = FACTS[self.name].together(options) and not turn_based
        super().__init__(_type(self.name, together), self._info(), chosen)

    def new_initial_state(self) -> TianxiaState:
        return self._state(self, self._first.copied())

    def make_py_observer(self, kind: Any = None, parameters: Parameters | None = None) -> SeatObserver:
        if parameters:
            raise BadOptions("rl-openspiel-parameters", parameters=", ".join(parameters))
        return SeatObserver(kind or pyspiel.IIGObservationType(perfect_recall=False), self._size)

    def max_chance_nodes_in_history(self) -> int:
        return FACTS[self.name].most_deals

    def _info(self) -> pyspiel.GameInfo:
        return pyspiel.GameInfo(
            num_distinct_actions=self.rules.game.num_actions,
            max_chance_outcomes=self.rules.game.num_outcomes,
            num_players=len(self.rules.seats),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=FACTS[self.name].most_decisions,
        )


class ChuHan(TianxiaGame):
    name = "chuhan"


class SunTzu(TianxiaGame):
    name = "suntzu"


class Huang(TianxiaGame):
    name = "huang"


def register() -> None:
    """Tells OpenSpiel of the games."""
    for kind in (ChuHan, SunTzu, Huang):
        together = FACTS[kind.name].together(registry.game(kind.name).options())
        pyspiel.register_game(_type(kind.name, together), kind)


def _type(name: str, together: bool) -> pyspiel.GameType:
    game = registry.game(name)
    dynamics = pyspiel.GameType.Dynamics
    return pyspiel.GameType(
        short_name=f"tianxia_{name}",
        long_name=FACTS[name].title,
        dynamics=dynamics.SIMULTANEOUS if together else dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=len(game.seats),
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={**usual(game), TURN_BASED: False},
    )
