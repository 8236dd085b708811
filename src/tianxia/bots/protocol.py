"""The line protocol for bots in any language: its numbers, and the page that tells of it."""

from typing import Final

VERSION: Final = 1

START_SECONDS: Final = 10.0
"""A program must say `ready` within this time."""
PATIENCE: Final = 5.0
"""This long over its time a program is waited for before it is stopped."""
UNTIMED_SECONDS: Final = 60.0
"""The time for a decision whose budget names no seconds."""
LINE_BYTES: Final = 10_000
"""The longest answer."""
IDLE_BYTES: Final = 1_000_000
"""What a program may say unasked in a whole game."""
GOODBYE_SECONDS: Final = 0.5
"""A program may take this long to leave by itself after the game."""

PAGE: Final = f"""\
A bot can be any program that reads lines and writes lines. Tianxia starts it once a game and a seat, without a shell,
writes one JSON object a line to its standard input, and reads plain lines from its standard output. The arena also
starts it once before the first game and asks it for one decision, to see whether it can play.

1. First comes `hello`. The program answers `ready` within {START_SECONDS:.0f} seconds.
   - `protocol`: {VERSION}, the version of this protocol
   - `game`, `rules`, `options`: what is played, under which version of the rules, with the options that differ from
     their defaults
   - `seats`: all seats in order; `seat`: the one the program plays

2. Then, for each decision of the seat, comes `move`. The program answers one line: the text of its move.
   - `number`: the decisions so far, this one included
   - `seconds`: the time for this decision, 0 if it is not limited; `simulations`: how many to search, 0 if not limited
   - `view`: what the seat may know of the position, as the rules' section Position has it; hidden lists are numbers
   - `legal`: the text of every legal action. Where a move has several steps, these are steps, with an ellipsis; the
     answer may be one of them, or the whole move at once
   - `news`: what the seat has seen happen since its last decision, as [message, arguments]

3. Last comes `bye`. The program ends by itself, or is stopped after half a second.

Flush after each line. Ignore keys you do not know. Write to standard error what you like: its last line is told when
the program fails.

A program loses its game when it
- answers what is not legal,
- is silent for {PATIENCE:.0f} seconds longer than its time ({UNTIMED_SECONDS:.0f} where the time is not limited).

It has crashed, and in the arena its game has no result, when it
- cannot be started, does not say `ready`, or ends before `bye`,
- writes a line of more than {LINE_BYTES} bytes, or more than {IDLE_BYTES // 1_000_000} MB unasked.

Either way it is stopped, with all the programs it started.

A program is told what its seat may know, and nothing else. It runs with your rights: run only programs that you trust.
"""
