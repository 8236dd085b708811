"""A bot in any language: a program that reads and writes lines; `protocol` describes them."""

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
from tianxia.engine.game import Game, JsonObject
from tianxia.engine.rng import Rng
from tianxia.engine.state import State
from tianxia.locales import Message

_READ_CHUNK_BYTES: Final = 65_536
_STDERR_TAIL_BYTES: Final = 2_000
"""The size of the end of a program's standard error that is kept."""
_MAX_QUOTED_CHARS: Final = 100
"""The longest quotation of a program's output in an error message."""
_STDERR_TAIL_LINES: Final = 12
"""The number of lines kept from the end of standard error in an exception: enough for a short traceback."""


class ProgramFailed(TianxiaError):
    """Raised for a program that cannot be started, has ended, or breaks the limits of the protocol."""

    output: str = ""
    """The last lines that it wrote to its standard error, if it has ended."""


class ProgramTimeout(TianxiaError):
    """Raised for a program that did not answer in time."""


class ProgramBot(Bot):
    """Plays by asking a program, which the constructor starts: starting does not count as thinking time."""

    def __init__(
        self,
        command: str,
        game: Game[Any, Any],
        options: JsonObject,
        seats: Sequence[str],
        seat: int,
        grace_seconds: float,
    ) -> None:
        """Start the program and wait until it is ready.

        An answer may take `grace_seconds` longer than its budget. Raises ProgramFailed or ProgramTimeout.
        """
        self.game = game
        self.grace_seconds = grace_seconds
        self.decisions = 0
        self.messages_sent = 0
        self.pending_steps: list[int] = []
        """The remaining steps of a move that the program answered as a whole."""
        self.program = BotProcess(command)
        hello: JsonObject = {
            "protocol": protocol.VERSION,
            "game": game.name,
            "rules": game.rules_version,
            "options": options,
        }
        try:
            ready = self.program.request(
                {"type": "hello", **hello, "seats": list(seats), "seat": seats[seat]}, protocol.START_TIMEOUT_SECONDS
            )
            if ready != "ready":
                raise ProgramFailed("bots-program-ready", text=_quote(ready))
        except TianxiaError:
            self.program.stop()
            raise

    def choose(self, world: State, history: list[Message], seat: int, budget: Budget, rng: Rng) -> int:
        """Return the next step of the program's answer. Raises ProgramFailed, ProgramTimeout or IllegalAction."""
        legal = [int(action) for action in world.legal(seat)]
        if self.pending_steps and self.pending_steps[0] in legal:
            return self.pending_steps.pop(0)
        self.decisions += 1
        question: JsonObject = {
            "type": "move",
            "number": self.decisions,
            "seconds": budget.seconds,
            "simulations": budget.simulations,
            "view": self.game.view(world, seat),
            "legal": [self.game.text(world, seat, action) for action in legal],
            "news": [[message.id, dict(message.args)] for message in history[self.messages_sent :]],
        }
        self.messages_sent = len(history)
        limit = budget.seconds + self.grace_seconds if budget.seconds > 0 else protocol.UNTIMED_ANSWER_SECONDS
        text = self.program.request(question, limit)
        steps = self.game.check(world, seat, text)
        if not isinstance(steps, list):
            raise IllegalAction("bots-program-move", text=_quote(text), problem=steps)
        self.pending_steps = steps[1:]
        return steps[0]

    def close(self) -> None:
        """Send `bye` to the program and stop it."""
        with suppress(TianxiaError):
            self.program.send({"type": "bye"}, protocol.EXIT_GRACE_SECONDS)
        self.program.stop(protocol.EXIT_GRACE_SECONDS)


class BotProcess:
    """A running program with its pipes. No call takes longer than its time limit."""

    def __init__(self, command: str) -> None:
        """Start a command, without a shell. Raises ProgramFailed if it cannot be started."""
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
            raise ProgramFailed("bots-program-start", command=_quote(command), problem=problem) from None
        self.unsent = b""
        self.received = bytearray()
        self.unsolicited_bytes = 0
        self.stderr_tail = bytearray()
        self.selector = selectors.DefaultSelector()
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            assert pipe is not None
            os.set_blocking(pipe.fileno(), False)
        self.selector.register(_require_pipe(self.process.stdout), selectors.EVENT_READ, self._read_stdout)
        self.selector.register(_require_pipe(self.process.stderr), selectors.EVENT_READ, self._read_stderr)

    def request(self, question: JsonObject, seconds: float) -> str:
        """Send a question and return the next line of output. Output from before the question is discarded.

        Raises ProgramTimeout after `seconds`, and ProgramFailed if the program ends or its line is too long.
        """
        deadline = time.monotonic() + seconds
        self._discard_unsolicited()
        self.send(question, seconds)
        while b"\n" not in self.received:
            if len(self.received) > protocol.MAX_LINE_BYTES:
                raise ProgramFailed("bots-program-line", bytes=protocol.MAX_LINE_BYTES)
            self._poll_until(deadline, seconds)
        line, _, rest = bytes(self.received).partition(b"\n")
        self.received = bytearray(rest)
        if len(line) > protocol.MAX_LINE_BYTES:
            raise ProgramFailed("bots-program-line", bytes=protocol.MAX_LINE_BYTES)
        return _replace_control_characters(line.decode("utf-8", errors="replace").strip())

    def send(self, message: JsonObject, seconds: float) -> None:
        """Write a message as a line of JSON. Raises ProgramTimeout if the program does not read it in time."""
        deadline = time.monotonic() + seconds
        self.unsent = json.dumps(message, ensure_ascii=False).encode() + b"\n"
        stdin = _require_pipe(self.process.stdin)
        self.selector.register(stdin, selectors.EVENT_WRITE, self._write_stdin)
        try:
            while self.unsent:
                self._poll_until(deadline, seconds)
                if len(self.received) > protocol.MAX_UNSOLICITED_BYTES:
                    raise ProgramFailed("bots-program-flood")
        finally:
            self.selector.unregister(stdin)

    def stop(self, seconds: float = 0.0) -> None:
        """Wait up to `seconds` for the program to exit by itself, then kill it and all processes that it started."""
        with suppress(OSError):
            _require_pipe(self.process.stdin).close()
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(seconds)
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.selector.close()
        for pipe in (self.process.stdout, self.process.stderr):
            _require_pipe(pipe).close()

    def _discard_unsolicited(self) -> None:
        """Discard output that was written without a question. Raises ProgramFailed if there was too much of it."""
        while True:
            self.unsolicited_bytes += len(self.received)
            self.received.clear()
            if self.unsolicited_bytes > protocol.MAX_UNSOLICITED_BYTES:
                raise ProgramFailed("bots-program-flood")
            if not self._poll(0.0):
                return

    def _poll_until(self, deadline: float, seconds: float) -> None:
        """Poll the pipes until the deadline. Raises ProgramTimeout, which states the limit of `seconds`, after it."""
        remaining = deadline - time.monotonic()
        if remaining <= 0:
            raise ProgramTimeout("bots-program-silent", seconds=f"{seconds:.1f}")
        self._poll(remaining)

    def _poll(self, seconds: float) -> bool:
        """Read and write the pipes that are ready within `seconds`; return whether output arrived."""
        before = len(self.received)
        for key, _ in self.selector.select(seconds):
            key.data()
        return len(self.received) > before

    def _write_stdin(self) -> None:
        try:
            written = os.write(_require_pipe(self.process.stdin).fileno(), self.unsent)
        except BlockingIOError:
            return
        except OSError:
            self._raise_ended()
        self.unsent = self.unsent[written:]

    def _read_stdout(self) -> None:
        chunk = _read_available(_require_pipe(self.process.stdout))
        if chunk == b"":
            self._raise_ended()
        self.received += chunk or b""

    def _read_stderr(self) -> None:
        chunk = _read_available(_require_pipe(self.process.stderr))
        if chunk == b"":
            self.selector.unregister(_require_pipe(self.process.stderr))
        self.stderr_tail = (self.stderr_tail + (chunk or b""))[-_STDERR_TAIL_BYTES:]

    def _raise_ended(self) -> None:
        """Raise ProgramFailed for a program that closed a pipe, most likely by ending; quotes its standard error."""
        try:
            status = str(self.process.wait(protocol.EXIT_GRACE_SECONDS))
        except subprocess.TimeoutExpired:
            raise ProgramFailed("bots-program-closed") from None
        chunk = _read_available(_require_pipe(self.process.stderr))
        lines = (self.stderr_tail + (chunk or b"")).decode("utf-8", errors="replace").split("\n")
        written_lines = [line for line in lines if line.strip()]
        if not written_lines:
            raise ProgramFailed("bots-program-ended", status=status)
        error = ProgramFailed("bots-program-ended-saying", status=status, words=_quote(written_lines[-1]))
        error.output = "\n".join(
            _replace_control_characters(line.rstrip()) for line in written_lines[-_STDERR_TAIL_LINES:]
        )
        raise error


def _read_available(pipe: IO[bytes]) -> bytes | None:
    """Return what can be read now: None if nothing has arrived, empty at the end of the stream."""
    try:
        return os.read(pipe.fileno(), _READ_CHUNK_BYTES)
    except BlockingIOError:
        return None
    except OSError:
        return b""


def _require_pipe(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None
    return pipe


def _quote(text: str) -> str:
    """Return the beginning of an untrusted text, without control characters."""
    return _replace_control_characters(text.strip()[:_MAX_QUOTED_CHARS])


def _replace_control_characters(text: str) -> str:
    """Return a text with every unprintable character replaced."""
    return "".join(letter if letter.isprintable() else "�" for letter in text)
