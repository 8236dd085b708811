"""Huang as the rest of the house sees it."""

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property, partial

from tianxia.engine.game import Gain, Game, Observation, Table
from tianxia.engine.happened import Happened
from tianxia.engine.ink import Ink
from tianxia.engine.journal import Journal
from tianxia.games.huang import (
    effects,
    facts,
    gains,
    happened,
    notation,
    picture,
    position,
    reasons,
    sketch,
    views,
    words,
)
from tianxia.games.huang.actions import NUM_ACTIONS, NUM_OUTCOMES
from tianxia.games.huang.boards import board_of, board_table, find_ground, map_names
from tianxia.games.huang.cells import (
    ATTACKING,
    BANDITS_ON,
    CHANCE,
    DEFENDING,
    DYNASTIES,
    DYNASTY,
    OPEN_SCORES,
    PALACE_ON,
    PHASE,
    PLAYERS,
    SHORT,
    SUPPORTING,
    empty_cells,
)
from tianxia.games.huang.deal import begin_game
from tianxia.games.huang.options import HuangOptions
from tianxia.games.huang.state import Huang
from tianxia.locales import DEFAULT, Message, say


class HuangGame(Game[Huang, HuangOptions]):
    name = "huang"
    rules = 1
    seats = DYNASTIES
    options = HuangOptions
    num_actions = NUM_ACTIONS
    num_outcomes = NUM_OUTCOMES
    keys = position.KEYS
    ordered = position.ORDERED
    house_rules = ("boards", "price", "exchange-nothing", "idle", "bandit-war", "bandit-numbers", "palace")

    chapters = gains.CHAPTERS

    def new(self, options: HuangOptions, seed: int, journal: Journal | None = None) -> Huang:
        ground = find_ground(options.map)
        state = Huang(empty_cells(ground), seed, ground)
        state.journal = journal
        c = state.cells
        c[PLAYERS] = len(options.players)
        for seat, name in enumerate(options.players):
            c[DYNASTY + seat] = DYNASTIES.index(name)
        c[CHANCE] = int(options.chance == "open")
        c[SHORT] = int(options.short)
        c[BANDITS_ON] = int(options.bandits)
        c[PALACE_ON] = int(options.palace)
        c[OPEN_SCORES] = int(options.open_scores)
        begin_game(state)
        return state

    def seat_names(self, state: Huang) -> tuple[str, ...]:
        return views.seat_names(state)

    def read_options(self, table: Table) -> HuangOptions:
        """Players may also be written as one text, with commas or blanks between them."""
        players = table.get("players")
        if isinstance(players, str):
            table = {**table, "players": players.replace(",", " ").split()}
        return super().read_options(table)

    def position(self, table: Table, options: HuangOptions, seed: int) -> Huang:
        return position.read_position(table, options, seed)

    def dump(self, state: Huang) -> Table:
        return views.dump(state)

    def view(self, state: Huang, seat: int | None) -> Table:
        return views.view(state, seat)

    def points(self, state: Huang, seat: int | None) -> dict[str, int]:
        """What would count if the game ended now: the lowest colour, with white points spread."""
        return views.points(state, seat)

    def gains(self, told: Iterable[Message]) -> list[Gain]:
        return gains.gains(told)

    def happened(self, log: Sequence[Message], seat: str | None) -> Happened:
        return happened.happened(log, seat)

    def text(self, state: Huang, seat: int, action: int) -> str:
        return notation.action_text(state, seat, action)

    def parse(self, state: Huang, seat: int, text: str) -> list[int]:
        return notation.parse_text(state, seat, text)

    def reason(self, state: Huang, seat: int, text: str) -> Message:
        return reasons.reason(state, seat, text)

    @cached_property
    def _observe(self) -> Callable[[Huang, int], Observation]:
        from tianxia.games.huang.observe import observe

        return observe

    def observe(self, state: Huang, seat: int) -> Observation:
        return self._observe(state, seat)

    def scale(self, state: Huang) -> Observation:
        from tianxia.games.huang.observe import scale

        return scale(int(state.ground.count))

    def prompt(self, state: Huang, seat: int) -> Message:
        return words.prompt(state, seat)

    def describe(self, state: Huang, seat: int | None) -> list[Message]:
        return words.describe(state, seat)

    def sketch(self, state: Huang, seat: int | None) -> list[list[Ink]]:
        return sketch.sketch(state)

    def draw(self, state: Huang, table: Table, dark: bool | None = None, lang: str = DEFAULT) -> str:
        return picture.draw(board_of(state.ground.text), table, dark=dark, say=partial(say, lang=lang))

    def secret(self, state: Huang, seat: int) -> bool:
        """Support from behind the screen, in revolts and wars."""
        return state.cells[PHASE] in (ATTACKING, DEFENDING, SUPPORTING)

    def offered(self) -> dict[str, list[str]]:
        """The maps of the project, none by its file."""
        return {"map": map_names()}

    def effects(self, state: Huang, seat: int, action: int) -> list[Message]:
        return effects.effects(state, seat, action)

    def facts(self, state: Huang) -> Table:
        return facts.facts(state)

    def boards(self) -> dict[str, Table]:
        return {name: board_table(name) for name in map_names()}


game = HuangGame()
