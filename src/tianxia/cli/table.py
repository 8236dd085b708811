"""A table in the terminal: views, numbered actions, and the commands of a player."""

import secrets
import textwrap
from pathlib import Path
from typing import Final

from tianxia.bots.bot import Level
from tianxia.cli.console import Console
from tianxia.cli.words import Words
from tianxia.engine import record
from tianxia.engine.errors import BadFile, TianxiaError
from tianxia.engine.playout import draw_outcome
from tianxia.engine.record import Recorder
from tianxia.engine.rng import Rng

_MOST_LISTED: Final = 40
"""Longer lists of actions are folded."""

_CHANCE: Final = -2
"""The stream that decides where chance is open."""


class TerminalTable:
    """Plays one game to its end, or until the player leaves."""

    def __init__(
        self, recorder: Recorder, people: list[int], levels: dict[int, Level], console: Console, words: Words
    ) -> None:
        self.recorder = recorder
        self.people = people
        self.levels = levels
        self.bots = {seat: level.bot() for seat, level in levels.items()}
        self.console = console
        self.words = words
        self.rng = Rng(secrets.randbits(64))
        self.chance = Rng(recorder.record.seed, _CHANCE)
        self.told = dict.fromkeys(people, 0)
        self.looking: int | None = people[0] if len(people) == 1 else None
        self.saved = True
        self.choosing = False
        """The player has begun a larger choice: only what is asked next is shown."""

    def run(self) -> None:
        game = self.recorder.game
        self.console.strong(self.words("cli-table-welcome", name=self.words(f"{game.name}-name")))
        for seat in range(len(game.seat_names(self.recorder.state))):
            if seat in self.people:
                self.console.line(self.words("cli-table-person", seat=self._seat(seat)))
            else:
                self.console.line(self.words("cli-table-bot", seat=self._seat(seat), bot=self.levels[seat].name))
        if self.people:
            self.console.line(self.words("cli-table-help-hint"))
        while self._plays_to_the_end() and self._undone_at_the_end():
            pass
        if self.people:
            self.console.line(self.words("cli-table-goodbye" if self.saved else "cli-table-unsaved"))

    def close(self) -> None:
        """Lets the bots go."""
        for bot in self.bots.values():
            bot.close()

    def _plays_to_the_end(self) -> bool:
        """False when a person leaves before the game is over."""
        while actors := self.recorder.state.actors():
            waiting = [seat for seat in actors if seat in self.bots or seat < 0]
            if waiting:
                self._bot_plays(waiting[0])
            elif not self._person_plays(actors[0]):
                return False
        return True

    def _bot_plays(self, seat: int) -> None:
        state = self.recorder.state
        if seat < 0:
            action = draw_outcome(state, self.chance)
        else:
            world = state.sample(seat, self.rng)
            history = self.recorder.journal.seen_by(seat)
            action = self.bots[seat].choose(world, history, seat, self.levels[seat].budget, self.rng)
        self.recorder.play(seat, action)
        self.saved = False

    def _person_plays(self, seat: int) -> bool:
        """One decision of a person; False when they leave."""
        if not self._hand_over(seat):
            return False
        self._tell(seat)
        self._show(seat, brief=self.choosing)
        while True:
            answer = self.console.ask(self._question(seat))
            if answer is None or answer in ("quit", "exit"):
                return False
            done = self._command(seat, answer) if answer else False
            if done:
                return True

    def _command(self, seat: int, text: str) -> bool:
        """Does what was typed; True when the game has moved."""
        word, _, rest = text.partition(" ")
        if word == "undo":
            return self._undo(seat)
        if word == "save":
            self._save(rest.strip())
        elif word == "help":
            self._help()
        elif word == "log":
            for message in self.recorder.journal.seen_by(seat):
                self.console.line("  " + self.words.message(message))
        elif word in ("show", "look"):
            self._show(seat)
        elif text.endswith("?") and len(text) > 1:
            self._ask_effect(seat, text[:-1].strip())
        else:
            return self._play(seat, text)
        return False

    def _play(self, seat: int, text: str) -> bool:
        state, game = self.recorder.state, self.recorder.game
        legal = [int(action) for action in state.legal(seat)]
        if text.isdecimal():
            number = int(text) if len(text) < 6 else 0
            if not 1 <= number <= len(legal):
                self.console.line(self.words("cli-table-number", number=len(legal)))
                return False
            steps = [legal[number - 1]]
        else:
            verdict = game.check(state, seat, text)
            if not isinstance(verdict, list):
                self.console.line(self.words.message(verdict))
                return False
            steps = verdict
        for step in steps:
            self.choosing = game.is_partial_move(game.text(self.recorder.state, seat, step))
            self.recorder.play(seat, step)
        self.saved = False
        return True

    def _undo(self, asking: int | None) -> bool:
        """Takes back the last move of a person, and what bots did since. A rival's may be secret: it is not named."""
        moves = self.recorder.record.moves
        names = self.recorder.game.seat_names(self.recorder.state)
        own = [at for at, (name, _) in enumerate(moves) if name in names and names.index(name) in self.people]
        if not own:
            self.console.line(self.words("cli-table-nothing-to-undo"))
            return False
        shorter = record.read(self.recorder.write())
        shorter.moves = shorter.moves[: own[-1]]
        shorter.final = ""
        self.recorder = record.replay_to_end(shorter)
        self.choosing = False
        name, text = moves[own[-1]]
        if asking is not None and name == names[asking]:
            self.console.line(self.words("cli-table-undone", move=text))
        else:
            self.console.line(self.words("cli-table-undone-of", seat=self._seat(names.index(name))))
        self.told = {seat: min(told, len(self.recorder.journal.entries)) for seat, told in self.told.items()}
        self.saved = False
        return True

    def _save(self, name: str) -> None:
        if not name:
            self.console.line(self.words("cli-table-save-where"))
            return
        try:
            path = Path(name).expanduser()
            if path.exists():
                self._check_ours(path)
            path.write_text(self.recorder.write(), encoding="utf-8")
        except TianxiaError as error:
            self.console.line(self.words.message(error.message))
        except (OSError, ValueError, RuntimeError) as error:
            problem = getattr(error, "strerror", None) or str(error)
            self.console.line(self.words("engine-file-unwritable", path=name[:200], problem=problem))
        else:
            self.saved = True
            self.console.line(self.words("cli-table-saved", path=str(path)))

    def _check_ours(self, path: Path) -> None:
        """Overwrites an older record only, never another file."""
        try:
            record.read(path.read_text(encoding="utf-8"))
        except (TianxiaError, UnicodeDecodeError):
            raise BadFile("cli-table-not-ours", path=str(path)) from None

    def _hand_over(self, seat: int) -> bool:
        """Between two people the screen is cleared, and the next one says when to look."""
        if self.looking == seat:
            return True
        name = self._seat(seat)
        self.console.hide()
        self.choosing = False
        self.looking = seat
        if not self.console.terminal:
            self.console.line(self.words("cli-table-turn", seat=name))
            return True
        return self.console.ask(self.words("cli-table-hand-over", seat=name)) is not None

    def _tell(self, seat: int) -> None:
        """What has happened since this seat last looked."""
        entries = len(self.recorder.journal.entries)
        news = self.recorder.journal.seen_by(seat, self.told[seat])
        self.told[seat] = entries
        if news:
            self.console.line()
        for message in news:
            self.console.line(self.words.message(message))

    def _show(self, seat: int, brief: bool = False) -> None:
        state, game = self.recorder.state, self.recorder.game
        self.console.line()
        if not brief:
            for line in game.ascii_map(state, seat):
                self.console.drawing(line)
            for message in game.describe(state, seat):
                self.console.line(self.words.message(message))
            self.console.line()
        legal = list(state.legal(seat))
        if len(legal) > _MOST_LISTED:
            self._show_folded(seat, [game.text(state, seat, int(action)) for action in legal])
            self.console.strong(self.words.message(game.prompt(state, seat)))
            return
        width = len(str(len(legal)))
        for number, action in enumerate(legal, 1):
            effects = ", ".join(map(self.words.message, game.effects(state, seat, int(action))))
            text = f"{number:>{width}}  {game.text(state, seat, int(action))}"
            said = self.console.soft(f"  ({effects})") if effects else ""
            self.console.line(text + said)
        self.console.strong(self.words.message(game.prompt(state, seat)))

    def _show_folded(self, seat: int, texts: list[str]) -> None:
        """A long list by what its texts begin with: `tile red` once, and all its hexes."""
        groups: dict[str, list[str]] = {}
        for text in texts:
            start, _, end = text.rpartition(" ")
            groups.setdefault(start or end, []).append(end if start else "")
        indent = max(map(len, groups)) + 2
        for start, ends in groups.items():
            lines = textwrap.wrap(" ".join(ends), max(self.console.width() - indent, 20)) or [""]
            for number, line in enumerate(lines):
                self.console.line(f"{start if number == 0 else '':<{indent}}{line}".rstrip())

    def _ask_effect(self, seat: int, text: str) -> None:
        """What a move would do, without doing it: an illegal one is told why not."""
        state, game = self.recorder.state, self.recorder.game
        verdict = game.check(state, seat, text)
        if not isinstance(verdict, list):
            self.console.line(self.words.message(verdict))
            return
        effects = ", ".join(map(self.words.message, game.effects(state, seat, verdict[0])))
        self.console.line(effects or self.words("cli-table-legal"))

    def _question(self, seat: int) -> str:
        return self._name(seat) + ">"

    def _name(self, seat: int) -> str:
        """The name of a seat in the player's language."""
        return self.words(self._seat(seat).replace("/", "-seat-"))

    def _seat(self, seat: int) -> str:
        """A seat for SEAT($…)."""
        game = self.recorder.game
        return f"{game.name}/{game.seat_name(self.recorder.state, seat)}"

    def _help(self) -> None:
        self.console.line(self.words(f"{self.recorder.game.name}-help"))
        self.console.line()
        self.console.line(self.words("cli-table-help"))
        self.console.line()
        self.console.line(self.words("cli-table-house"))
        for rule in self.recorder.game.house_rules:
            self.console.line("  - " + self.words(f"{self.recorder.game.name}-house-{rule}"))

    def _undone_at_the_end(self) -> bool:
        """The game is over: the last news, and a chance to save; True if the last move was taken back."""
        seat = self.people[0] if len(self.people) == 1 else None
        self.console.line()
        for message in self.recorder.journal.seen_by(seat, min(self.told.values(), default=0)):
            self.console.line(self.words.message(message))
        self.console.line()
        self.console.strong(self.words("cli-table-over"))
        while self.people and (answer := self.console.ask(self.words("cli-table-over-ask"))):
            word, _, rest = answer.partition(" ")
            if word == "undo" and self._undo(seat):
                return True
            if word == "save":
                self._save(rest.strip())
            elif word == "log":
                for message in self.recorder.journal.seen_by(seat):
                    self.console.line("  " + self.words.message(message))
            elif word in ("quit", "exit"):
                break
            else:
                self.console.line(self.words("cli-table-over-help"))
        return False
