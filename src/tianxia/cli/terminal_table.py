"""A game in the terminal: the view, numbered actions, and the player's commands."""

import secrets
import textwrap
from pathlib import Path
from typing import Final

from tianxia.bots.bot import NamedBot
from tianxia.cli.console import Console
from tianxia.cli.translator import Translator
from tianxia.engine import record
from tianxia.engine.errors import BadFile, TianxiaError
from tianxia.engine.playout import draw_outcome
from tianxia.engine.record import Recorder
from tianxia.engine.rng import Rng

_MAX_LISTED_ACTIONS: Final = 40
"""Longer lists of actions are printed in groups whose texts have a common beginning."""

_CHANCE_STREAM: Final = -2
"""The random stream that draws chance outcomes, if the game has open chance."""


class TerminalTable:
    """A game played in a terminal, to its end or until the player leaves."""

    def __init__(
        self,
        recorder: Recorder,
        people: list[int],
        levels: dict[int, NamedBot],
        console: Console,
        translate: Translator,
    ) -> None:
        """Play with people in some seats and bots of these levels in the others."""
        self.recorder = recorder
        self.people = people
        self.levels = levels
        self.bots = {seat: level.create_bot() for seat, level in levels.items()}
        self.console = console
        self.translate = translate
        self.rng = Rng(secrets.randbits(64))
        self.chance_rng = Rng(recorder.record.seed, _CHANCE_STREAM)
        self.entries_shown = dict.fromkeys(people, 0)
        """The number of journal entries that each person has seen."""
        self.seat_at_screen: int | None = people[0] if len(people) == 1 else None
        """The seat whose view may be on the screen."""
        self.is_saved = True
        """Whether the game is unchanged since it was saved."""
        self.is_choosing = False
        """Whether a player is in the middle of a move; then only the next question is shown."""

    def run(self) -> None:
        """Play until the game is over and the player has left, or until the player leaves early."""
        game = self.recorder.game
        self.console.print_bold(self.translate("cli-table-welcome", name=self.translate(f"{game.name}-name")))
        for seat in range(len(game.seat_names(self.recorder.state))):
            if seat in self.people:
                self.console.print_line(self.translate("cli-table-person", seat=self._seat_argument(seat)))
            else:
                self.console.print_line(
                    self.translate("cli-table-bot", seat=self._seat_argument(seat), bot=self.levels[seat].name)
                )
        if self.people:
            self.console.print_line(self.translate("cli-table-help-hint"))
        while self._play_to_end() and self._finish():
            pass
        if self.people:
            self.console.print_line(self.translate("cli-table-goodbye" if self.is_saved else "cli-table-unsaved"))

    def close(self) -> None:
        """Close the bots."""
        for bot in self.bots.values():
            bot.close()

    def _play_to_end(self) -> bool:
        """Play to the end; return False if a person leaves before that."""
        while actors := self.recorder.state.actors():
            automatic = [seat for seat in actors if seat in self.bots or seat < 0]
            if automatic:
                self._play_bot(automatic[0])
            elif not self._play_person(actors[0]):
                return False
        return True

    def _play_bot(self, seat: int) -> None:
        state = self.recorder.state
        if seat < 0:
            action = draw_outcome(state, self.chance_rng)
        else:
            world = state.sample(seat, self.rng)
            history = self.recorder.journal.seen_by(seat)
            action = self.bots[seat].choose(world, history, seat, self.levels[seat].budget, self.rng)
        self.recorder.play(seat, action)
        self.is_saved = False

    def _play_person(self, seat: int) -> bool:
        """Let a person make one decision; return False if they leave."""
        if not self._hand_over(seat):
            return False
        self._show_news(seat)
        self._show(seat, brief=self.is_choosing)
        while True:
            answer = self.console.ask(self._input_prompt(seat))
            if answer is None or answer in ("quit", "exit"):
                return False
            has_moved = self._run_command(seat, answer) if answer else False
            if has_moved:
                return True

    def _run_command(self, seat: int, text: str) -> bool:
        """Run a typed command or move; return whether the state has changed."""
        command, _, argument = text.partition(" ")
        if command == "undo":
            return self._undo(seat)
        if command == "save":
            self._save(argument.strip())
        elif command == "help":
            self._print_help()
        elif command == "log":
            for message in self.recorder.journal.seen_by(seat):
                self.console.print_line("  " + self.translate.message(message))
        elif command in ("show", "look"):
            self._show(seat)
        elif text.endswith("?") and len(text) > 1:
            self._show_effects(seat, text[:-1].strip())
        else:
            return self._play(seat, text)
        return False

    def _play(self, seat: int, text: str) -> bool:
        state, game = self.recorder.state, self.recorder.game
        legal = [int(action) for action in state.legal(seat)]
        if text.isdecimal():
            number = int(text) if len(text) < 6 else 0
            if not 1 <= number <= len(legal):
                self.console.print_line(self.translate("cli-table-number", number=len(legal)))
                return False
            steps = [legal[number - 1]]
        else:
            verdict = game.check(state, seat, text)
            if not isinstance(verdict, list):
                self.console.print_line(self.translate.message(verdict))
                return False
            steps = verdict
        for step in steps:
            self.is_choosing = game.is_partial_move(game.text(self.recorder.state, seat, step))
            self.recorder.play(seat, step)
        self.is_saved = False
        return True

    def _undo(self, requester: int | None) -> bool:
        """Take back the last move of a person, and everything since.

        Another person's move is not named, since it may be secret.
        """
        moves = self.recorder.record.moves
        names = self.recorder.game.seat_names(self.recorder.state)
        undoable = [i for i, (name, _) in enumerate(moves) if name in names and names.index(name) in self.people]
        if not undoable:
            self.console.print_line(self.translate("cli-table-nothing-to-undo"))
            return False
        shortened = record.read(self.recorder.write())
        shortened.moves = shortened.moves[: undoable[-1]]
        shortened.final = ""
        self.recorder = record.replay_to_end(shortened)
        self.is_choosing = False
        name, text = moves[undoable[-1]]
        if requester is not None and name == names[requester]:
            self.console.print_line(self.translate("cli-table-undone", move=text))
        else:
            self.console.print_line(self.translate("cli-table-undone-of", seat=self._seat_argument(names.index(name))))
        self.entries_shown = {
            seat: min(count, len(self.recorder.journal.entries)) for seat, count in self.entries_shown.items()
        }
        self.is_saved = False
        return True

    def _save(self, name: str) -> None:
        if not name:
            self.console.print_line(self.translate("cli-table-save-where"))
            return
        try:
            path = Path(name).expanduser()
            if path.exists():
                self._check_is_record(path)
            path.write_text(self.recorder.write(), encoding="utf-8")
        except TianxiaError as error:
            self.console.print_line(self.translate.message(error.message))
        except (OSError, ValueError, RuntimeError) as error:
            problem = getattr(error, "strerror", None) or str(error)
            self.console.print_line(self.translate("engine-file-unwritable", path=name[:200], problem=problem))
        else:
            self.is_saved = True
            self.console.print_line(self.translate("cli-table-saved", path=str(path)))

    def _check_is_record(self, path: Path) -> None:
        """Raise BadFile unless the file is a record, so that no other file is overwritten."""
        try:
            record.read(path.read_text(encoding="utf-8"))
        except (TianxiaError, UnicodeDecodeError):
            raise BadFile("cli-table-not-ours", path=str(path)) from None

    def _hand_over(self, seat: int) -> bool:
        """Clear the screen before a person's turn, and wait until they are ready; return False if they leave."""
        if self.seat_at_screen == seat:
            return True
        name = self._seat_argument(seat)
        self.console.clear()
        self.is_choosing = False
        self.seat_at_screen = seat
        if not self.console.is_terminal:
            self.console.print_line(self.translate("cli-table-turn", seat=name))
            return True
        return self.console.ask(self.translate("cli-table-hand-over", seat=name)) is not None

    def _show_news(self, seat: int) -> None:
        """Print what has happened since this seat's last turn."""
        entries = len(self.recorder.journal.entries)
        news = self.recorder.journal.seen_by(seat, self.entries_shown[seat])
        self.entries_shown[seat] = entries
        if news:
            self.console.print_line()
        for message in news:
            self.console.print_line(self.translate.message(message))

    def _show(self, seat: int, brief: bool = False) -> None:
        state, game = self.recorder.state, self.recorder.game
        self.console.print_line()
        if not brief:
            for line in game.ascii_map(state, seat):
                self.console.print_styled(line)
            for message in game.describe(state, seat):
                self.console.print_line(self.translate.message(message))
            self.console.print_line()
        legal = list(state.legal(seat))
        if len(legal) > _MAX_LISTED_ACTIONS:
            self._show_grouped(seat, [game.text(state, seat, int(action)) for action in legal])
            self.console.print_bold(self.translate.message(game.prompt(state, seat)))
            return
        width = len(str(len(legal)))
        for number, action in enumerate(legal, 1):
            effects = ", ".join(map(self.translate.message, game.effects(state, seat, int(action))))
            text = f"{number:>{width}}  {game.text(state, seat, int(action))}"
            suffix = self.console.dim(f"  ({effects})") if effects else ""
            self.console.print_line(text + suffix)
        self.console.print_bold(self.translate.message(game.prompt(state, seat)))

    def _show_grouped(self, seat: int, texts: list[str]) -> None:
        """Print action texts in groups: `tile red` once, followed by all its hexes."""
        endings_by_beginning: dict[str, list[str]] = {}
        for text in texts:
            beginning, _, ending = text.rpartition(" ")
            endings_by_beginning.setdefault(beginning or ending, []).append(ending if beginning else "")
        indent = max(map(len, endings_by_beginning)) + 2
        for beginning, endings in endings_by_beginning.items():
            lines = textwrap.wrap(" ".join(endings), max(self.console.width() - indent, 20)) or [""]
            for number, line in enumerate(lines):
                self.console.print_line(f"{beginning if number == 0 else '':<{indent}}{line}".rstrip())

    def _show_effects(self, seat: int, text: str) -> None:
        """Print what a move would do, or why it is not legal, without making it."""
        state, game = self.recorder.state, self.recorder.game
        verdict = game.check(state, seat, text)
        if not isinstance(verdict, list):
            self.console.print_line(self.translate.message(verdict))
            return
        effects = ", ".join(map(self.translate.message, game.effects(state, seat, verdict[0])))
        self.console.print_line(effects or self.translate("cli-table-legal"))

    def _input_prompt(self, seat: int) -> str:
        return self._seat_name(seat) + ">"

    def _seat_name(self, seat: int) -> str:
        """Return the name of a seat in the player's language."""
        return self.translate(self._seat_argument(seat).replace("/", "-seat-"))

    def _seat_argument(self, seat: int) -> str:
        """Return a seat as the argument of SEAT($…) in Fluent."""
        game = self.recorder.game
        return f"{game.name}/{game.seat_name(self.recorder.state, seat)}"

    def _print_help(self) -> None:
        self.console.print_line(self.translate(f"{self.recorder.game.name}-help"))
        self.console.print_line()
        self.console.print_line(self.translate("cli-table-help"))
        self.console.print_line()
        self.console.print_line(self.translate("cli-table-house"))
        for rule in self.recorder.game.house_rules:
            self.console.print_line("  - " + self.translate(f"{self.recorder.game.name}-house-{rule}"))

    def _finish(self) -> bool:
        """Print the end of the game, and let the player save; return whether the last move was taken back."""
        seat = self.people[0] if len(self.people) == 1 else None
        self.console.print_line()
        for message in self.recorder.journal.seen_by(seat, min(self.entries_shown.values(), default=0)):
            self.console.print_line(self.translate.message(message))
        self.console.print_line()
        self.console.print_bold(self.translate("cli-table-over"))
        while self.people and (answer := self.console.ask(self.translate("cli-table-over-ask"))):
            command, _, argument = answer.partition(" ")
            if command == "undo" and self._undo(seat):
                return True
            if command == "save":
                self._save(argument.strip())
            elif command == "log":
                for message in self.recorder.journal.seen_by(seat):
                    self.console.print_line("  " + self.translate.message(message))
            elif command in ("quit", "exit"):
                break
            else:
                self.console.print_line(self.translate("cli-table-over-help"))
        return False
