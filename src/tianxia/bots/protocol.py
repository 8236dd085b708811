"""The line protocol for bots in any language: its limits, and the reference text that describes it."""

from typing import Final

VERSION: Final = 1

START_TIMEOUT_SECONDS: Final = 10.0
"""The time within which a program must answer `ready`."""
GRACE_SECONDS: Final = 5.0
"""The time by which a program may exceed its limit before it is stopped."""
UNTIMED_ANSWER_SECONDS: Final = 60.0
"""The time for a decision whose budget has no time limit."""
MAX_LINE_BYTES: Final = 10_000
"""The longest answer."""
MAX_UNSOLICITED_BYTES: Final = 1_000_000
"""The output that a program may write without being asked, in a whole game."""
EXIT_GRACE_SECONDS: Final = 0.5
"""The time for a program to exit by itself after the game."""

REFERENCE_TEXT: Final = f"""\
A bot can be any program that reads and writes lines. Tianxia starts it once per game and seat, without a shell, writes
one JSON object per line to its standard input, and reads plain lines from its standard output. The arena also starts it
once before the first game and asks it for one decision, to check that it can play.

1. The first message is `hello`. The program answers `ready` within {START_TIMEOUT_SECONDS:.0f} seconds.
   - `protocol`: {VERSION}, the version of this protocol
   - `game`, `rules`, `options`: the game, the version of its rules, and the options that differ from their defaults
   - `seats`: all seats in order; `seat`: the one the program plays

2. For each decision of the seat it receives `move`. The program answers with one line: the text of its move.
   - `number`: the number of decisions so far, including this one
   - `seconds`: the time for this decision, 0 for no limit; `simulations`: how many to run, 0 for no limit
   - `view`: what the seat may know of the position, as in the section Position of the rules; hidden lists are numbers
   - `legal`: the text of every legal action. A move of several steps is listed by its next step, with an ellipsis for
     what is still to come; the answer may be that step or the whole move
   - `news`: what the seat has seen since its last decision, as [message, arguments]

3. The last message is `bye`. The program exits by itself, or is stopped after half a second.

Flush after each line. Ignore keys you do not know. You may write anything to standard error: its last line is shown if
the program fails.

A program loses the game if it
- answers with a move that is not legal,
- exceeds its time by {GRACE_SECONDS:.0f} seconds ({UNTIMED_ANSWER_SECONDS:.0f} seconds in all where there is no limit).

It has crashed, and its game has no result in the arena, if it
- cannot be started, does not answer `ready`, or exits before `bye`,
- writes a line of more than {MAX_LINE_BYTES} bytes, or {MAX_UNSOLICITED_BYTES // 1_000_000} MB without being asked.

In either case it is stopped, with all the programs that it started.

A program receives what its seat may know and nothing else. It runs with your permissions: run only programs you trust.
"""
