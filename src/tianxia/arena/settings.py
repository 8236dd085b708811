"""The settings of a match: game, bots, deals and budgets."""

from collections.abc import Collection, Sequence
from hashlib import sha256
from typing import Any, Final

import msgspec

from tianxia import __version__
from tianxia.bots import bot_specs
from tianxia.bots.bot import Budget, NamedBot
from tianxia.engine import registry
from tianxia.engine.errors import BadOptions
from tianxia.engine.game import Game, JsonObject

_MAX_SECONDS: Final = 86_400
"""The most seconds for a decision: a day."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a match. Runs with equal settings play the same deals on any machine."""

    game: str
    rules: int
    version: str = __version__
    """The version of Tianxia: another version may have other bots."""
    options: JsonObject
    """The options that differ from their defaults."""
    bots: tuple[str, ...]
    """The specification of each bot; the game has as many seats."""
    seed: int
    time: float = 1.0
    """A factor on the default budget of every bot."""
    seconds: float = 0.0
    """Seconds for a decision instead of each bot's default budget; 0: no time limit, if `simulations` is given."""
    simulations: int = 0
    """Simulations for a decision instead of each bot's default budget; 0: no such limit, if `seconds` is given."""
    strict_time: bool = False
    """Whether a bot that exceeds its time loses; otherwise this is only counted."""
    labels: tuple[str, ...] = ()
    """The names given to the bots, if any."""

    @property
    def names(self) -> list[str]:
        """A distinct name for each bot: its label, or its spec; the second `random` is `random #2`."""
        if self.labels:
            return list(self.labels)
        counts = [self.bots[: i + 1].count(spec) for i, spec in enumerate(self.bots)]
        return [spec if count == 1 else f"{spec} #{count}" for spec, count in zip(self.bots, counts, strict=True)]

    def seating(self, number: int) -> list[int]:
        """Return the bot in each seat of a game. Between games on the same deal, all bots move by one seat."""
        size = len(self.bots)
        return [(seat + number) % size for seat in range(size)]

    def deal(self, number: int) -> int:
        """Return the number of a game's deal. Every bot plays each deal in every seat."""
        return number // len(self.bots)

    def deal_seed(self, number: int) -> int:
        """Return the seed of a game's deal."""
        return _derive_seed(self.seed, "deal", self.deal(number))

    def trial_seed(self) -> int:
        """Return the seed of the deal that bots are tried on before the first game."""
        return _derive_seed(self.seed, "trial")

    def bot_seed(self, number: int, seat: int) -> int:
        """Return the seed of the random generator of the bot in a seat of a game."""
        return _derive_seed(self.seed, "bot", number, seat)

    def budget(self, level: NamedBot) -> Budget:
        """Return a bot's budget for a decision."""
        if self.simulations or self.seconds:
            return Budget(seconds=self.seconds, simulations=self.simulations)
        return level.budget.scaled(self.time)

    def resolve_bot(self, number: int, seat: int, seats: tuple[str, ...]) -> NamedBot:
        """Return the bot in a seat of a game, from its specification. Raises BadOptions."""
        spec = self.bots[self.seating(number)[seat]]
        return bot_specs.resolve_bot(spec, registry.game(self.game), self.options, seats, seat)


def make_settings(
    game: Game[Any, Any],
    options: JsonObject,
    bots: list[str],
    seed: int,
    time: float = 1.0,
    seconds: float = 0.0,
    simulations: int = 0,
    strict_time: bool = False,
    labels: Sequence[str] = (),
    given_as_objects: Collection[str] = (),
) -> Settings:
    """Return the settings of a match. Raises BadOptions if it could not be played.

    `given_as_objects` has those of `bots` that are names of bots given as objects, not specs.
    """
    if len(bots) < 2:
        raise BadOptions("arena-two-bots")
    if not 0.0 < time <= 1000.0:
        raise BadOptions("arena-time")
    if not 0.0 <= seconds <= _MAX_SECONDS:
        raise BadOptions("arena-seconds", most=_MAX_SECONDS)
    if seconds and time != 1.0:
        raise BadOptions("arena-seconds-time")
    if not 0 <= seed < 2**63:
        raise BadOptions("arena-seed")
    if not 0 <= simulations < 2**40:
        raise BadOptions("arena-simulations")
    players_option = registry.manifest(game.name).players.option
    if players_option and players_option not in options:
        options = {**options, players_option: _default_players(game, players_option, len(bots))}
    parsed_options = game.read_options(options)
    seats = game.seat_names(game.new(parsed_options, seed))
    if len(seats) != len(bots):
        raise BadOptions("arena-seats", bots=len(bots), number=len(seats), seats=", ".join(seats))
    for seat, spec in enumerate(bots):
        if spec not in given_as_objects:
            bot_specs.resolve_bot(spec, game, options, seats, seat)
    return Settings(
        game=game.name,
        rules=game.rules_version,
        options=game.write_options(parsed_options),
        bots=tuple(bots),
        seed=seed,
        time=time,
        seconds=seconds,
        simulations=simulations,
        strict_time=strict_time,
        labels=tuple(labels),
    )


def _default_players(game: Game[Any, Any], option: str, number: int) -> list[str]:
    """Return `number` players for a game with a variable number: the default ones, then others in order."""
    defaults = list(getattr(game.options(), option))
    return (defaults + [name for name in game.seats if name not in defaults])[:number]


def _derive_seed(*parts: object) -> int:
    """Return a seed that depends on all parts; below 2**63, to be readable in a record."""
    return int.from_bytes(sha256(" ".join(map(str, parts)).encode()).digest()[:8], "big") >> 1
