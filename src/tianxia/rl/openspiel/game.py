"""The games, registered with OpenSpiel."""

from typing import Any, ClassVar, Final

import pyspiel

from tianxia.engine import registry
from tianxia.engine.errors import BadOptions
from tianxia.engine.manifest import OpenSpielFacts
from tianxia.locales import say
from tianxia.rl.openspiel.history import make_rules
from tianxia.rl.openspiel.observer import SeatObserver
from tianxia.rl.openspiel.parameters import Parameters, default_parameters, read_parameters
from tianxia.rl.openspiel.state import SmallGameState, TianxiaState

TURN_BASED: Final = "turn_based"
"""The parameter that is not an option of a game: it exists only in OpenSpiel."""


class TianxiaGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game with its parameters: the options of the game, and `turn_based`. Each game has a subclass."""

    name: ClassVar[str]
    facts: ClassVar[OpenSpielFacts]

    def __init__(self, parameters: Parameters) -> None:
        """Read the parameters. Raises BadOptions."""
        game = registry.game(self.name)
        default = {**default_parameters(game), TURN_BASED: False}
        chosen = {key: value for key, value in parameters.items() if value != default.get(key)}
        turn_based = bool(chosen.get(TURN_BASED, False))
        options = read_parameters(game, {key: value for key, value in chosen.items() if key != TURN_BASED})
        self.rules = make_rules(game, options, turn_based)
        self._initial = self.rules.new_history()
        self._obs_size = len(game.observe(self._initial.state, 0))
        self._state_class = SmallGameState if game.research_options.intersection(chosen) else TianxiaState
        simultaneous = self.facts.is_simultaneous(options) and not turn_based
        super().__init__(_game_type(self.name, simultaneous), self._game_info(), chosen)

    def new_initial_state(self) -> TianxiaState:
        """Return the state before anything has been dealt."""
        return self._state_class(self, self._initial.copy())

    def make_py_observer(self, iig_obs_type: Any = None, params: Parameters | None = None) -> SeatObserver:
        """Return an observer; without a type, one that has no perfect recall. Raises BadOptions for any parameter."""
        if params:
            raise BadOptions("rl-openspiel-parameters", parameters=", ".join(params))
        return SeatObserver(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), self._obs_size)

    def max_chance_nodes_in_history(self) -> int:
        """Return an upper bound on the chance nodes of a game."""
        return self.facts.max_chance_nodes

    def _game_info(self) -> pyspiel.GameInfo:
        return pyspiel.GameInfo(
            num_distinct_actions=self.rules.game.num_actions,
            max_chance_outcomes=self.rules.game.num_outcomes,
            num_players=len(self.rules.seats),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.facts.max_decisions,
        )


def register_games() -> None:
    """Register the games with OpenSpiel. `import tianxia.rl.openspiel` calls this."""
    for manifest in registry.manifests():
        if manifest.openspiel is not None:
            members = {"name": manifest.name, "facts": manifest.openspiel, "__module__": __name__}
            game_class = type(manifest.environment_id_name, (TianxiaGame,), members)
            simultaneous = manifest.openspiel.is_simultaneous(manifest.load_game().options())
            pyspiel.register_game(_game_type(manifest.name, simultaneous), game_class)


def _game_type(name: str, simultaneous: bool) -> pyspiel.GameType:
    game = registry.game(name)
    dynamics = pyspiel.GameType.Dynamics
    return pyspiel.GameType(
        short_name=f"tianxia_{name}",
        long_name=say(f"{name}-name"),
        dynamics=dynamics.SIMULTANEOUS if simultaneous else dynamics.SEQUENTIAL,
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
        parameter_specification={**default_parameters(game), TURN_BASED: False},
    )
