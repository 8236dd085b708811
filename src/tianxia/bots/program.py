"""A bot in any language: a program that reads and writes lines, see `protocol`."""

import json
import os
import selectors
import shlex
import signal
import subprocess
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import IO, Any, Final

from tianxia.bots import protocol
from tianxia.bots.bot import Bot, Budget
from tianxia.engine.errors import IllegalAction, TianxiaError
from tianxia.engine.game import Game, Table
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.locales import Message

_CHUNK: Final = 65_536
_LAST_WORDS: Final = 2_000
"""How much of its standard error is kept."""
_SHOWN: Final = 100
"""How much of what a program wrote is told."""
_OUTPUT_LINES: Final = 12
"""How many of the last lines of its standard error are kept: a short traceback fits."""


class ProgramFailed(TianxiaError):
    """A program that cannot be started, has ended, or writes without end."""

    output: str = ""
    """The last lines it wrote to its standard error, where it has ended."""


class ProgramSilent(TianxiaError):
    """A program that did not answer in time."""


class ProgramBot(Bot):
    """Asks a program. It starts with the bot, so that its start is not charged to its first decision."""

    def __init__(
        self, command: str, game: Game[Any, Any], options: Table, seats: Sequence[str], seat: int, patience: float
    ) -> None:
        self.game = game
        self.patience = patience
        self.number = 0
        self.told = 0
        self.planned: list[int] = []
        """The steps still to come of a move that was answered as a whole."""
        self.program = Program(command)
        hello: Table = {"protocol": protocol.VERSION, "game": game.name, "rules": game.rules, "options": options}
        try:
            ready = self.program.ask(
                {"type": "hello", **hello, "seats": list(seats), "seat": seats[seat]}, protocol.START_SECONDS
            )
            if ready != "ready":
                raise ProgramFailed("bots-program-ready", text=_shown(ready))
        except TianxiaError:
            self.program.stop()
            raise

    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> int:
        legal = [int(action) for action in world.legal(seat)]
        if self.planned and self.planned[0] in legal:
            return self.planned.pop(0)
        self.number += 1
        question: Table = {
            "type": "move",
            "number": self.number,
            "seconds": budget.seconds,
            "simulations": budget.simulations,
            "view": self.game.view(world, seat),
            "legal": [self.game.text(world, seat, action) for action in legal],
            "news": [[message.id, dict(message.args)] for message in history[self.told :]],
        }
        self.told = len(history)
        limit = budget.seconds + self.patience if budget.seconds > 0 else protocol.UNTIMED_SECONDS
        text = self.program.ask(question, limit)
        steps = self.game.check(world, seat, text)
        if not isinstance(steps, list):
            raise IllegalAction("bots-program-move", text=_shown(text), problem=steps)
        self.planned = steps[1:]
        return steps[0]

    def close(self) -> None:
        with suppress(TianxiaError):
            self.program.tell({"type": "bye"}, protocol.GOODBYE_SECONDS)
        self.program.stop(protocol.GOODBYE_SECONDS)


class Program:
    """A running program with its pipes. Whatever it does, no call takes longer than its limit."""

    def __init__(self, command: str) -> None:
        try:
            self.process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except (OSError, ValueError, IndexError) as error:
            problem = getattr(error, "strerror", None) or str(error)
            raise ProgramFailed("bots-program-start", command=_shown(command), problem=problem) from None
        self.to_say = b""
        self.said = bytearray()
        self.unasked = 0
        self.last_words = bytearray()
        self.pipes = selectors.DefaultSelector()
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            assert pipe is not None
            os.set_blocking(pipe.fileno(), False)
        self.pipes.register(_pipe(self.process.stdout), selectors.EVENT_READ, self._hear)
        self.pipes.register(_pipe(self.process.stderr), selectors.EVENT_READ, self._hear_error)

    def ask(self, question: Table, seconds: float) -> str:
        """The line it answers. What it said before it was asked is dropped."""
        end = time.monotonic() + seconds
        self._drop()
        self.tell(question, seconds)
        while b"\n" not in self.said:
            if len(self.said) > protocol.LINE_BYTES:
                raise ProgramFailed("bots-program-line", bytes=protocol.LINE_BYTES)
            self._wait(end, seconds)
        line, _, rest = bytes(self.said).partition(b"\n")
        self.said = bytearray(rest)
        if len(line) > protocol.LINE_BYTES:
            raise ProgramFailed("bots-program-line", bytes=protocol.LINE_BYTES)
        return _plain(line.decode("utf-8", errors="replace").strip())

    def tell(self, message: Table, seconds: float) -> None:
        """Writes a line; a program that does not read it is not waited for longer than that."""
        end = time.monotonic() + seconds
        self.to_say = json.dumps(message, ensure_ascii=False).encode() + b"\n"
        stdin = _pipe(self.process.stdin)
        self.pipes.register(stdin, selectors.EVENT_WRITE, self._say)
        try:
            while self.to_say:
                self._wait(end, seconds)
                if len(self.said) > protocol.IDLE_BYTES:
                    raise ProgramFailed("bots-program-flood")
        finally:
            self.pipes.unregister(stdin)

    def stop(self, seconds: float = 0.0) -> None:
        """Ends it, with everything it started."""
        with suppress(OSError):
            _pipe(self.process.stdin).close()
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(seconds)
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.pipes.close()
        for pipe in (self.process.stdout, self.process.stderr):
            _pipe(pipe).close()

    def _drop(self) -> None:
        """Forgets what was said unasked; a program that never stops talking fails."""
        while True:
            self.unasked += len(self.said)
            self.said.clear()
            if self.unasked > protocol.IDLE_BYTES:
                raise ProgramFailed("bots-program-flood")
            if not self._look(0.0):
                return

    def _wait(self, end: float, seconds: float) -> None:
        left = end - time.monotonic()
        if left <= 0:
            raise ProgramSilent("bots-program-silent", seconds=f"{seconds:.1f}")
        self._look(left)

    def _look(self, seconds: float) -> bool:
        """Serves whichever pipes are ready; whether something was said."""
        before = len(self.said)
        for key, _ in self.pipes.select(seconds):
            key.data()
        return len(self.said) > before

    def _say(self) -> None:
        try:
            written = os.write(_pipe(self.process.stdin).fileno(), self.to_say)
        except BlockingIOError:
            return
        except OSError:
            self._ended()
        self.to_say = self.to_say[written:]

    def _hear(self) -> None:
        heard = _read(_pipe(self.process.stdout))
        if heard == b"":
            self._ended()
        self.said += heard or b""

    def _hear_error(self) -> None:
        heard = _read(_pipe(self.process.stderr))
        if heard == b"":
            self.pipes.unregister(_pipe(self.process.stderr))
        self.last_words = (self.last_words + (heard or b""))[-_LAST_WORDS:]

    def _ended(self) -> None:
        """It has closed a pipe, most likely by ending: says so, with its last words."""
        try:
            status = str(self.process.wait(protocol.GOODBYE_SECONDS))
        except subprocess.TimeoutExpired:
            raise ProgramFailed("bots-program-closed") from None
        heard = _read(_pipe(self.process.stderr))
        lines = (self.last_words + (heard or b"")).decode("utf-8", errors="replace").split("\n")
        last = [line for line in lines if line.strip()]
        if not last:
            raise ProgramFailed("bots-program-ended", status=status)
        error = ProgramFailed("bots-program-ended-saying", status=status, words=_shown(last[-1]))
        error.output = "\n".join(_plain(line.rstrip()) for line in last[-_OUTPUT_LINES:])
        raise error


def _read(pipe: IO[bytes]) -> bytes | None:
    """What is there to read: nothing yet (None), or the end (empty)."""
    try:
        return os.read(pipe.fileno(), _CHUNK)
    except BlockingIOError:
        return None
    except OSError:
        return b""


def _pipe(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None
    return pipe


def _shown(text: str) -> str:
    """The beginning of a text nobody vouches for."""
    return _plain(text.strip()[:_SHOWN])


def _plain(text: str) -> str:
    """A text without control characters."""
    return "".join(letter if letter.isprintable() else "�" for letter in text)
