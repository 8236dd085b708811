"""Huang's implementation of the Game interface."""

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property, partial
from pathlib import Path

from tianxia.engine.deprecated import forward_attributes
from tianxia.engine.game import Game, JsonObject, Observation, ScoreEntry
from tianxia.engine.history import HistoryReader, HistorySource
from tianxia.engine.journal import Journal
from tianxia.engine.recap import Recap
from tianxia.engine.styled_text import StyledText
from tianxia.engine.wire import WireTypes
from tianxia.games.huang import wire
from tianxia.games.huang.notation import moves, names, reasons
from tianxia.games.huang.positions import reader, views
from tianxia.games.huang.presentation import ascii_map, board_facts, effects, history, prompts, recap, score_breakdown
from tianxia.games.huang.presentation.svg import drawing
from tianxia.games.huang.rules import phases
from tianxia.games.huang.rules.actions import NUM_ACTIONS, NUM_OUTCOMES
from tianxia.games.huang.rules.deal import set_up_game
from tianxia.games.huang.rules.fields import initial_cells
from tianxia.games.huang.rules.map_files import board_json, find_geometry, map_names, parse_map
from tianxia.games.huang.rules.options import SHORT_PLAYERS, HuangOptions, set_options
from tianxia.games.huang.rules.seats import DYNASTIES
from tianxia.games.huang.state import Huang
from tianxia.locales import DEFAULT, Message, say


class HuangGame(Game[Huang, HuangOptions]):
    """The tile-laying game Huang, for two to five players."""

    name = "huang"
    rules_version = 1
    seats = DYNASTIES
    options = HuangOptions
    num_actions = NUM_ACTIONS
    num_outcomes = NUM_OUTCOMES
    keys = reader.KEYS
    ordered_lists = reader.ORDERED_LISTS
    house_rules = ("boards", "price", "exchange-nothing", "idle", "bandit-war", "bandit-numbers", "palace")

    timeline_marks = score_breakdown.TIMELINE_MARKS
    timeline_events = score_breakdown.TIMELINE_EVENTS
    wire_types = WireTypes(wire.View, wire.BoardFacts, wire.BoardMap, wire.Constants, history.GameHistory)

    def new(self, options: HuangOptions, seed: int, journal: Journal | None = None) -> Huang:
        """Return a new game, dealt from the seed."""
        geometry = find_geometry(options.map)
        state = Huang(initial_cells(geometry.count), seed, geometry)
        state.journal = journal
        set_options(
            state,
            options.players,
            short=options.short,
            bandits=options.bandits,
            palace=options.palace,
            open_scores=options.open_scores,
        )
        state.is_chance_open = options.chance == "open"
        set_up_game(state)
        return state

    def seat_names(self, state: Huang) -> tuple[str, ...]:
        """Return the dynasties that play, in turn order."""
        return names.seat_names(state)

    def position(self, data: JsonObject, options: HuangOptions, seed: int) -> Huang:
        """Return the state that a position describes. Raises BadPosition."""
        return reader.read_position(data, options, seed)

    def dump(self, state: Huang) -> JsonObject:
        """Return everything about a state."""
        return views.dump(state)

    def view(self, state: Huang, seat: int | None) -> JsonObject:
        """Return what a seat, or a spectator (None), may know."""
        return views.view(state, seat)

    def points(self, state: Huang, seat: int | None) -> dict[str, int]:
        """Return the score if the game ended now: the lowest colour, with white points spread."""
        return views.points(state, seat)

    def score_breakdown(self, log: Iterable[Message]) -> list[ScoreEntry]:
        """List all points with their sources."""
        return score_breakdown.list_scores(log)

    def recap(self, log: Sequence[Message], seat: str | None) -> Recap:
        """Summarise what happened since the seat's own last move."""
        return recap.summarise(log, seat)

    def history_reader(self, source: HistorySource) -> HistoryReader:
        """Return a reader that derives the history of the game from a log."""
        return history.HuangHistory(source)

    def text(self, state: Huang, seat: int, action: int) -> str:
        """Return what a player writes for an action."""
        return moves.format_action(state, seat, action)

    def parse(self, state: Huang, seat: int, text: str) -> list[int]:
        """Return the steps of a move. Raises BadText or IllegalAction."""
        return moves.parse_text(state, seat, text)

    def reason(self, state: Huang, seat: int, text: str) -> Message:
        """Return why a move is not legal now."""
        return reasons.reason(state, seat, text)

    @cached_property
    def _observe(self) -> Callable[[Huang, int], Observation]:
        from tianxia.games.huang.learning.observation import observe

        return observe

    def observe(self, state: Huang, seat: int) -> Observation:
        """Return what a seat knows, as an array of fixed size."""
        return self._observe(state, seat)

    def scale(self, state: Huang) -> Observation:
        """Return what each number of the planes is divided by."""
        from tianxia.games.huang.learning.observation import scale

        return scale(int(state.geometry.count))

    def prompt(self, state: Huang, seat: int) -> Message:
        """Return the question that a seat has to answer now."""
        return prompts.prompt(state, seat)

    def describe(self, state: Huang, seat: int | None) -> list[Message]:
        """Describe what a seat may know, line by line."""
        return prompts.describe(state, seat)

    def ascii_map(self, state: Huang, seat: int | None) -> list[list[StyledText]]:
        """Return the map as lines of text."""
        return ascii_map.draw_map(state)

    def view_svg(self, state: Huang, view: JsonObject, dark: bool | None = None, lang: str = DEFAULT) -> str:
        """Draw a dump or a view as SVG."""
        return drawing.draw(parse_map(state.geometry.text), view, dark=dark, say=partial(say, lang=lang))

    def constants(self) -> wire.Constants:
        """Return the numbers of the rules that the browser needs."""
        return wire.constants()

    def is_secret_decision(self, state: Huang, seat: int) -> bool:
        """Support from behind the screen is secret, in revolts and wars."""
        return phases.is_secret(state.phase)

    def is_formality(self, state: Huang, seat: int) -> bool:
        """Return whether a question follows from an action or a conflict, and is not about who wins a war."""
        return phases.is_formality(state.phase)

    def playable_options(self) -> dict[str, list[str]]:
        """Return the bundled maps; players may not name map files."""
        return {"map": map_names()}

    def option_player_limits(self) -> dict[str, tuple[int, int]]:
        """Return the options that are only for some numbers of players."""
        return {"short": (SHORT_PLAYERS, SHORT_PLAYERS)}

    def effects(self, state: Huang, seat: int, action: int) -> list[Message]:
        """List what a legal action would do, the most important first."""
        return effects.list_effects(state, seat, action)

    def board_facts(self, state: Huang) -> JsonObject:
        """Return states, conflicts and final scores."""
        return board_facts.collect_facts(state)

    def board_options(self, data: JsonObject, path: Path) -> JsonObject | None:
        """Return the option that names a map file; None for a file without rows of hexes."""
        return {"map": str(path)} if "rows" in data else None

    def boards(self) -> dict[str, JsonObject]:
        """Return the bundled maps."""
        return {name: board_json(name) for name in map_names()}


game = HuangGame()

# `from tianxia.games.huang import game` imported the game; now it imports this module.
__getattr__ = forward_attributes(__name__, game, f"{__name__}.game")
