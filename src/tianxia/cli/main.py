"""The command `tianxia`."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from tianxia import __version__
from tianxia.cli import bench, board, check, games, hint, protocol, record, serve, terminal
from tianxia.cli.phrases import spoken
from tianxia.cli.words import Words
from tianxia.engine.errors import TianxiaError
from tianxia.locales import best, languages, pseudo, say

UNREADABLE = 2
INTERRUPTED = 130

_ENVIRONMENT: Final = ("TIANXIA_LANG", "LC_ALL", "LC_MESSAGES", "LANG")

_Command = Callable[[argparse.Namespace, Words], int]


def main() -> None:
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Runs a command; says what is wrong in one sentence, and never with a traceback for bad input."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="replace")
    lang = _language(arguments)
    try:
        with spoken(Words(lang)):
            options = _parser(lang).parse_args(arguments)
        command: _Command = options.run
        status = command(options, Words(lang))
        sys.stdout.flush()
        return status
    except TianxiaError as error:
        print(say("cli-error", {"problem": say(*error.message, lang=lang)}, lang), file=sys.stderr)
        return UNREADABLE
    except BrokenPipeError:
        _silence()  # whoever read us has gone
        return 0
    except (OSError, RecursionError) as error:
        _silence()
        print(say("cli-error", {"problem": str(error)}, lang), file=sys.stderr)
        return UNREADABLE
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED


def _arena(options: argparse.Namespace, words: Words) -> int:
    """Run `tianxia arena`. Imported here: the other commands do not need numpy and start faster without it."""
    from tianxia.cli import arena

    return arena.run(options, words)


def _silence() -> None:
    """Nothing more can be written, not even what is still in the buffer."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _language(arguments: Sequence[str]) -> str:
    """The language of --lang, or of the environment: help texts need it before anything is parsed."""
    early = argparse.ArgumentParser(add_help=False, exit_on_error=False)
    early.add_argument("--lang")
    try:
        lang = early.parse_known_args(arguments)[0].lang
    except argparse.ArgumentError:
        lang = None
    return best([lang or "", *(os.environ.get(name, "") for name in _ENVIRONMENT)])


def _parser(lang: str) -> argparse.ArgumentParser:
    words = Words(lang)
    parser = argparse.ArgumentParser(
        prog="tianxia",
        description=words("cli-about"),
        epilog=words("cli-epilog"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )

    def meta(name: str) -> str:
        """What stands for a value in the help."""
        return words(f"cli-meta-{name}")

    parser.add_argument("--version", action="version", version=f"tianxia {__version__}", help=words("cli-help-version"))
    spoken_here = [*languages(), *([lang] if lang == pseudo.CODE else [])]
    parser.add_argument(
        "--lang",
        choices=spoken_here,
        metavar=meta("lang"),
        help=words("cli-help-lang", languages=", ".join(languages())),
    )
    commands = parser.add_subparsers(metavar=meta("command"), required=True, title=words("cli-commands"))

    def command(name: str, run: _Command) -> argparse.ArgumentParser:
        about = words(f"cli-help-{name}")
        sub = commands.add_parser(name, help=about, description=about, epilog=words(f"cli-epilog-{name}"))
        sub.formatter_class = argparse.RawDescriptionHelpFormatter
        sub.set_defaults(run=run)
        return sub

    sub = command("games", games.run)
    sub.add_argument("game", nargs="?", metavar=meta("game"), help=words("cli-help-games-game"))

    sub = command("terminal", terminal.run)
    sub.add_argument("game", nargs="?", metavar=meta("game"), help=words("cli-help-game"))
    sub.add_argument("--seed", metavar="N", help=words("cli-help-seed"))
    sub.add_argument("--seat", action="append", default=[], metavar=meta("seat"), help=words("cli-help-seat"))
    sub.add_argument("--bot", action="append", default=[], metavar=meta("seat-bot"), help=words("cli-help-bot"))
    sub.add_argument("--option", action="append", default=[], metavar=meta("option"), help=words("cli-help-option"))
    sub.add_argument("--load", type=Path, metavar=meta("file"), help=words("cli-help-load"))

    sub = command("play", serve.play)
    sub.add_argument("--port", type=int, default=0, metavar="N", help=words("cli-help-play-port"))
    sub.add_argument("--database", default="", metavar="URL", help=words("cli-help-serve-database"))
    browser = words("cli-help-play-browser")
    sub.add_argument("--browser", action=argparse.BooleanOptionalAction, default=True, help=browser)

    sub = command("serve", serve.serve)
    sub.add_argument("--host", default="127.0.0.1", metavar=meta("host"), help=words("cli-help-serve-host"))
    sub.add_argument("--port", type=int, default=8000, metavar="N", help=words("cli-help-serve-port"))
    sub.add_argument("--database", default="", metavar="URL", help=words("cli-help-serve-database"))
    sub.add_argument("--redis", default="", metavar="URL", help=words("cli-help-serve-redis"))
    sub.add_argument("--name", action="append", default=[], metavar=meta("name"), help=words("cli-help-serve-name"))

    sub = command("check", check.run)
    sub.add_argument("paths", nargs="+", type=Path, metavar=meta("file-or-folder"), help=words("cli-help-check-paths"))
    sub.add_argument("-k", "--keep-going", action="store_true", help=words("cli-help-keep-going"))
    sub.add_argument("-v", "--verbose", action="store_true", help=words("cli-help-verbose"))

    sub = command("record", record.replay_file)
    actions = sub.add_subparsers(metavar=meta("action"), required=True)
    acts = (("replay", record.replay_file), ("show", record.show_file), ("verify", record.verify_file))
    for name, act in acts:
        inner = actions.add_parser(
            name, help=words(f"cli-help-record-{name}"), description=words(f"cli-help-record-{name}")
        )
        inner.add_argument("file", type=Path, metavar=meta("file"), help=words("cli-help-record-file"))
        if name == "show":
            inner.add_argument("--seat", metavar=meta("seat"), help=words("cli-help-record-seat"))
        if name == "verify":
            inner.add_argument("--hash", metavar=meta("hash"), help=words("cli-help-record-hash"))
        inner.set_defaults(run=act)

    sub = command("board", board.run)
    sub.add_argument("file", type=Path, metavar=meta("file-or-record"), help=words("cli-help-board-file"))
    sub.add_argument("--svg", type=Path, required=True, metavar=meta("out"), help=words("cli-help-board-svg"))
    sub.add_argument("--move", type=int, metavar="N", help=words("cli-help-board-move"))
    sub.add_argument("--seat", metavar=meta("seat"), help=words("cli-help-board-seat"))
    sub.add_argument("--dark", action=argparse.BooleanOptionalAction, default=None, help=words("cli-help-board-dark"))

    sub = command("arena", _arena)
    sub.usage = words("cli-usage-arena")
    sub.add_argument("game", metavar=meta("game"), help=words("cli-help-arena-game"))
    sub.add_argument("bots", nargs="*", metavar=meta("bot"), help=words("cli-help-arena-bots"))
    sub.add_argument("--games", type=int, default=100, metavar="N", help=words("cli-help-arena-games"))
    sub.add_argument("--seed", default="1", metavar="S", help=words("cli-help-arena-seed"))
    sub.add_argument("--jobs", type=int, metavar="J", help=words("cli-help-arena-jobs"))
    sub.add_argument("--ray", metavar=meta("address"), help=words("cli-help-arena-ray"))
    sub.add_argument("--out", type=Path, metavar=meta("dir"), help=words("cli-help-arena-out"))
    sub.add_argument("--dataset", type=Path, metavar=meta("dir"), help=words("cli-help-arena-dataset"))
    sub.add_argument("--option", action="append", default=[], metavar=meta("option"), help=words("cli-help-option"))
    sub.add_argument("--time", type=float, default=1.0, metavar=meta("factor"), help=words("cli-help-arena-time"))
    sub.add_argument("--seconds", type=float, metavar="S", help=words("cli-help-arena-seconds"))
    sub.add_argument("--simulations", type=int, default=0, metavar="N", help=words("cli-help-arena-simulations"))
    crash = words("cli-help-arena-crash")
    sub.add_argument("--on-crash", choices=("stop", "continue"), default="stop", help=crash)
    strict = words("cli-help-arena-strict")
    sub.add_argument("--strict-time", action=argparse.BooleanOptionalAction, default=False, help=strict)

    sub = command("hint", hint.run)
    sub.add_argument("record", type=Path, metavar=meta("record"), help=words("cli-help-record-file"))
    sub.add_argument("--seat", metavar=meta("seat"), help=words("cli-help-hint-seat"))
    sub.add_argument("--move", type=int, metavar="N", help=words("cli-help-hint-move"))
    sub.add_argument("--bot", metavar=meta("bot"), help=words("cli-help-hint-bot"))
    sub.add_argument("--seconds", type=float, metavar="S", help=words("cli-help-hint-seconds"))
    sub.add_argument("--seed", metavar="N", help=words("cli-help-hint-seed"))

    command("bot-protocol", protocol.run)

    sub = command("bench", bench.run)
    sub.add_argument("game", nargs="?", metavar=meta("game"), help=words("cli-help-bench-game"))
    sub.add_argument("--seconds", type=float, default=2.0, metavar="S", help=words("cli-help-bench-seconds"))
    return parser


if __name__ == "__main__":
    main()
