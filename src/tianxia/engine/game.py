"""The interface of a game: all that other packages need to know of it, apart from its states."""

from collections.abc import Sequence
from functools import reduce

from tianxia.engine import registry  # noqa: F401 (with it, the messages of all installed games are found)
from tianxia.engine.deprecated import warn_renamed
from tianxia.engine.errors import BadText, IllegalAction
from tianxia.engine.learning import Learning, Observation
from tianxia.engine.notation import Notation
from tianxia.engine.options import JsonObject, Options, OptionsT
from tianxia.engine.positions import UNSEEN, Positions, merge_views
from tianxia.engine.presentation import Presentation, ScoreEntry
from tianxia.engine.rules import Rules, StateT
from tianxia.engine.styled_text import render_line
from tianxia.locales import DEFAULT, Message, say

__all__ = ["UNSEEN", "Game", "JsonObject", "Observation", "Options", "ScoreEntry"]


class Game(
    Rules[StateT, OptionsT],
    Notation[StateT],
    Positions[StateT, OptionsT],
    Presentation[StateT],
    Learning[StateT],
):
    """A game, assembled from its parts. The registry has one instance per game.

    A function that needs one part only should take that part.
    """

    @property
    def environment_version(self) -> int:
        """The version of the game's environments. It rises when rules, action numbers or observations change."""
        return self.rules_version + self.observation_version

    @property
    def environment(self) -> int:
        """The old name of `environment_version`."""
        warn_renamed("Game.environment", "environment_version")
        return self.environment_version

    def open_view(self, state: StateT) -> JsonObject:
        """Return what all seats know together: all hands are shown, and what no seat has seen stays hidden."""
        views = [self.view(state, seat) for seat in (None, *range(len(self.seat_names(state))))]
        return reduce(merge_views, views)

    def describe_as_text(
        self, state: StateT, seats: Sequence[int | None] | None = None, use_colour: bool = False
    ) -> str:
        """Return as text the board, if there is one, and what each of some seats (None: a spectator) may know.

        Without `seats`, all seats are described, so every hand is shown. `use_colour` adds ANSI codes for terminals.
        """
        viewers = list(range(len(self.seat_names(state)))) if seats is None else list(seats)
        parts = ["\n".join(say(*message) for message in self.describe(state, seat)) for seat in viewers]
        board = "\n".join(render_line(line, use_colour) for line in self.ascii_map(state, viewers[0]))
        return "\n\n".join([board, *parts] if board else parts)

    def svg(
        self,
        state: StateT,
        seat: int | None,
        dark: bool | None = None,
        lang: str = DEFAULT,
        *,
        show_hidden: bool = False,
    ) -> str:
        """Draw the game as a seat, or a spectator (None), may see it, as SVG; empty if not supported.

        With `show_hidden`, everything is drawn whatever the seat. Never show that to a player.
        """
        return self.view_svg(state, self.dump(state) if show_hidden else self.view(state, seat), dark, lang)

    def check(self, state: StateT, seat: int, text: str) -> list[int] | Message:
        """Return the steps of a move if all of them are legal now, else the reason why not. Changes nothing."""
        try:
            steps = self.parse(state, seat, text)
        except BadText as error:
            return error.message
        except IllegalAction as error:
            return error.message if seat in state.actors() else self.not_your_turn(state, seat)
        if seat not in state.actors():
            return self.not_your_turn(state, seat)
        trial = state.clone()
        for step in steps:
            if step not in list(trial.legal(seat)):
                return self.reason(state, seat, text)
            trial.play(seat, step)
        return steps

    def not_your_turn(self, state: StateT, seat: int) -> Message:
        """Return the message for a seat that has no decision now."""
        actors = state.actors()
        if not actors:
            return Message("engine-game-over")
        names = " ".join(f"{self.name}/{self.seat_name(state, actor)}" for actor in actors)
        return Message("engine-not-your-turn", {"seat": f"{self.name}/{self.seat_name(state, seat)}", "actors": names})
