"""Tian Ji's Race as the engine sees it: the implementation of the Game interface."""

from collections.abc import Iterable, Sequence
from typing import Literal

from tianxia.engine.game import Game, JsonObject, Observation, Options, ScoreEntry
from tianxia.engine.journal import Journal
from tianxia.engine.recap import Recap
from tianxia.locales import Message
from tianxia_tianji import notation, position, prompts, recap
from tianxia_tianji.actions import NUM_ACTIONS, NUM_OUTCOMES
from tianxia_tianji.cells import SEATS, empty_cells
from tianxia_tianji.state import Tianji


class TianjiOptions(Options, frozen=True):
    """The options of the game."""

    horses: Literal["5", "7", "9"] = "7"
    """How many horses each player has, and how many prizes there are."""
    chance: Literal["closed", "open"] = "closed"
    """`open`: the state stops before each prize is turned up, for algorithms that need chance nodes."""


class TianjiGame(Game[Tianji, TianjiOptions]):
    """A race of horses with secret, simultaneous choices, for two players."""

    name = "tianji"
    rules_version = 1
    seats = SEATS
    options = TianjiOptions
    num_actions = NUM_ACTIONS
    num_outcomes = NUM_OUTCOMES
    keys = position.KEYS
    ordered_lists = frozenset()
    house_rules = ("tie",)
    timeline_marks = {"tianji-log-prize": "tianji-mark-race"}

    def new(self, options: TianjiOptions, seed: int, journal: Journal | None = None) -> Tianji:
        """Return a new game; unless chance is open, the first prize lies face up."""
        state = Tianji(empty_cells(int(options.horses), options.chance == "open"), seed)
        state.journal = journal
        state.next_prize()
        return state

    def position(self, data: JsonObject, options: TianjiOptions, seed: int) -> Tianji:
        """Return the state that a position describes. Raises BadPosition."""
        return position.read_position(data, int(options.horses), options.chance == "open", seed)

    def dump(self, state: Tianji) -> JsonObject:
        """Return everything about a state."""
        return position.dump(state)

    def view(self, state: Tianji, seat: int | None) -> JsonObject:
        """Return what a seat, or a spectator (None), may know."""
        return position.view(state, seat)

    def points(self, state: Tianji, seat: int | None) -> dict[str, int]:
        """Return the points of both seats. They are public."""
        return {name: state.points(number) for number, name in enumerate(SEATS)}

    def score_breakdown(self, log: Iterable[Message]) -> list[ScoreEntry]:
        """List the prizes that were won."""
        return [
            ScoreEntry(str(args["seat"]), int(str(args["prize"])), Message("tianji-gain-race"))
            for message_id, args in log
            if message_id == "tianji-log-wins"
        ]

    def recap(self, log: Sequence[Message], seat: str | None) -> Recap:
        """Summarise what happened last."""
        return recap.summarise(log)

    def text(self, state: Tianji, seat: int, action: int) -> str:
        """Return what a player writes for an action."""
        return notation.format_action(seat, action)

    def parse(self, state: Tianji, seat: int, text: str) -> list[int]:
        """Return the action of a text. Raises BadText or IllegalAction."""
        return notation.parse_text(state, seat, text)

    def reason(self, state: Tianji, seat: int, text: str) -> Message:
        """Return why a move is not legal now."""
        return notation.reason(state, seat, text)

    def observe(self, state: Tianji, seat: int) -> Observation:
        """Return what a seat knows, as an array of fixed size."""
        from tianxia_tianji.observation import observe  # it needs numpy, which the rules do not

        return observe(state, seat)

    def scale(self, state: Tianji) -> Observation:
        """Return what each number of the planes is divided by."""
        from tianxia_tianji.observation import SCALE

        return SCALE

    def prompt(self, state: Tianji, seat: int) -> Message:
        """Return the question that a seat has to answer now."""
        return prompts.prompt(state, seat)

    def describe(self, state: Tianji, seat: int | None) -> list[Message]:
        """Describe what a seat may know, line by line."""
        return prompts.describe(state, seat)

    def explain(self, state: Tianji, seat: int, action: int) -> Message | None:
        """Explain what an action would do."""
        return prompts.explain(state, seat, action)

    def is_secret_decision(self, state: Tianji, seat: int) -> bool:
        """Return True: every choice of a horse is secret, so nobody may infer anything from its duration."""
        return True


game = TianjiGame()
