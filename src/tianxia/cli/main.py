"""The command `tianxia`."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from tianxia import __version__
from tianxia.cli import bench, board, check, games, hint, protocol, record, serve, terminal
from tianxia.cli.argparse_messages import translate_argparse
from tianxia.cli.translator import Translator
from tianxia.engine.errors import TianxiaError
from tianxia.locales import languages, match_language, pseudo, say

BAD_INPUT = 2
"""The exit status for bad arguments and unreadable files."""
INTERRUPTED = 130
"""The exit status after Ctrl+C."""

_LANGUAGE_VARIABLES: Final = ("TIANXIA_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""Environment variables for the language; the first one that is set decides."""

_Command = Callable[[argparse.Namespace, Translator], int]


def main() -> None:
    """Run the command line of this process, and exit with its status."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Run a command and return its exit status. Bad input is explained in one sentence, without a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="replace")
    lang = _find_language(arguments)
    try:
        with translate_argparse(Translator(lang)):
            options = _make_parser(lang).parse_args(arguments)
        command: _Command = options.run
        status = command(options, Translator(lang))
        sys.stdout.flush()
        return status
    except TianxiaError as error:
        print(say("cli-error", {"problem": say(*error.message, lang=lang)}, lang), file=sys.stderr)
        return BAD_INPUT
    except BrokenPipeError:
        _discard_output()  # the reader of our output has closed the pipe
        return 0
    except (OSError, RecursionError) as error:
        _discard_output()
        print(say("cli-error", {"problem": str(error)}, lang), file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED


def _run_arena(options: argparse.Namespace, translate: Translator) -> int:
    """Run `tianxia arena`. Imported here: the other commands do not need numpy and start faster without it."""
    from tianxia.cli import arena

    return arena.run(options, translate)


def _discard_output() -> None:
    """Discard everything written from now on, including what is still buffered."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _find_language(arguments: Sequence[str]) -> str:
    """Return the language of --lang or of the environment; help texts need it before arguments are parsed."""
    language_parser = argparse.ArgumentParser(add_help=False, exit_on_error=False)
    language_parser.add_argument("--lang")
    try:
        lang = language_parser.parse_known_args(arguments)[0].lang
    except argparse.ArgumentError:
        lang = None
    return match_language([lang or "", *(os.environ.get(name, "") for name in _LANGUAGE_VARIABLES)])


def _make_parser(lang: str) -> argparse.ArgumentParser:
    translate = Translator(lang)
    parser = argparse.ArgumentParser(
        prog="tianxia",
        description=translate("cli-about"),
        epilog=translate("cli-epilog"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )

    def placeholder(name: str) -> str:
        """Return the placeholder for a value in the help."""
        return translate(f"cli-meta-{name}")

    parser.add_argument(
        "--version", action="version", version=f"tianxia {__version__}", help=translate("cli-help-version")
    )
    available = [*languages(), *([lang] if lang == pseudo.CODE else [])]
    parser.add_argument(
        "--lang",
        choices=available,
        metavar=placeholder("lang"),
        help=translate("cli-help-lang", languages=", ".join(languages())),
    )
    commands = parser.add_subparsers(metavar=placeholder("command"), required=True, title=translate("cli-commands"))

    def command(name: str, run: _Command) -> argparse.ArgumentParser:
        about = translate(f"cli-help-{name}")
        sub = commands.add_parser(name, help=about, description=about, epilog=translate(f"cli-epilog-{name}"))
        sub.formatter_class = argparse.RawDescriptionHelpFormatter
        sub.set_defaults(run=run)
        return sub

    sub = command("games", games.run)
    sub.add_argument("game", nargs="?", metavar=placeholder("game"), help=translate("cli-help-games-game"))

    sub = command("terminal", terminal.run)
    sub.add_argument("game", nargs="?", metavar=placeholder("game"), help=translate("cli-help-game"))
    sub.add_argument("--seed", metavar="N", help=translate("cli-help-seed"))
    sub.add_argument(
        "--seat", action="append", default=[], metavar=placeholder("seat"), help=translate("cli-help-seat")
    )
    sub.add_argument(
        "--bot", action="append", default=[], metavar=placeholder("seat-bot"), help=translate("cli-help-bot")
    )
    sub.add_argument(
        "--option", action="append", default=[], metavar=placeholder("option"), help=translate("cli-help-option")
    )
    sub.add_argument("--load", type=Path, metavar=placeholder("file"), help=translate("cli-help-load"))

    sub = command("play", serve.play)
    sub.add_argument("--port", type=int, default=0, metavar="N", help=translate("cli-help-play-port"))
    sub.add_argument("--database", default="", metavar="URL", help=translate("cli-help-serve-database"))
    browser_help = translate("cli-help-play-browser")
    sub.add_argument("--browser", action=argparse.BooleanOptionalAction, default=True, help=browser_help)

    sub = command("serve", serve.serve)
    sub.add_argument("--host", default="127.0.0.1", metavar=placeholder("host"), help=translate("cli-help-serve-host"))
    sub.add_argument("--port", type=int, default=8000, metavar="N", help=translate("cli-help-serve-port"))
    sub.add_argument("--database", default="", metavar="URL", help=translate("cli-help-serve-database"))
    sub.add_argument("--redis", default="", metavar="URL", help=translate("cli-help-serve-redis"))
    sub.add_argument(
        "--name", action="append", default=[], metavar=placeholder("name"), help=translate("cli-help-serve-name")
    )

    sub = command("check", check.run)
    sub.add_argument(
        "paths", nargs="+", type=Path, metavar=placeholder("file-or-folder"), help=translate("cli-help-check-paths")
    )
    sub.add_argument("-k", "--keep-going", action="store_true", help=translate("cli-help-keep-going"))
    sub.add_argument("-v", "--verbose", action="store_true", help=translate("cli-help-verbose"))

    sub = command("record", record.replay_file)
    actions = sub.add_subparsers(metavar=placeholder("action"), required=True)
    record_actions = (("replay", record.replay_file), ("show", record.show_file), ("verify", record.verify_file))
    for name, action in record_actions:
        inner = actions.add_parser(
            name, help=translate(f"cli-help-record-{name}"), description=translate(f"cli-help-record-{name}")
        )
        inner.add_argument("file", type=Path, metavar=placeholder("file"), help=translate("cli-help-record-file"))
        if name == "show":
            inner.add_argument("--seat", metavar=placeholder("seat"), help=translate("cli-help-record-seat"))
        if name == "verify":
            inner.add_argument("--hash", metavar=placeholder("hash"), help=translate("cli-help-record-hash"))
        inner.set_defaults(run=action)

    sub = command("board", board.run)
    sub.add_argument("file", type=Path, metavar=placeholder("file-or-record"), help=translate("cli-help-board-file"))
    sub.add_argument(
        "--svg", type=Path, required=True, metavar=placeholder("out"), help=translate("cli-help-board-svg")
    )
    sub.add_argument("--move", type=int, metavar="N", help=translate("cli-help-board-move"))
    sub.add_argument("--seat", metavar=placeholder("seat"), help=translate("cli-help-board-seat"))
    sub.add_argument(
        "--dark", action=argparse.BooleanOptionalAction, default=None, help=translate("cli-help-board-dark")
    )

    sub = command("arena", _run_arena)
    sub.usage = translate("cli-usage-arena")
    sub.add_argument("game", metavar=placeholder("game"), help=translate("cli-help-arena-game"))
    sub.add_argument("bots", nargs="*", metavar=placeholder("bot"), help=translate("cli-help-arena-bots"))
    sub.add_argument("--games", type=int, default=100, metavar="N", help=translate("cli-help-arena-games"))
    sub.add_argument("--seed", default="1", metavar="S", help=translate("cli-help-arena-seed"))
    sub.add_argument("--jobs", type=int, metavar="J", help=translate("cli-help-arena-jobs"))
    sub.add_argument("--ray", metavar=placeholder("address"), help=translate("cli-help-arena-ray"))
    sub.add_argument("--out", type=Path, metavar=placeholder("dir"), help=translate("cli-help-arena-out"))
    sub.add_argument("--dataset", type=Path, metavar=placeholder("dir"), help=translate("cli-help-arena-dataset"))
    sub.add_argument(
        "--option", action="append", default=[], metavar=placeholder("option"), help=translate("cli-help-option")
    )
    sub.add_argument(
        "--time", type=float, default=1.0, metavar=placeholder("factor"), help=translate("cli-help-arena-time")
    )
    sub.add_argument("--seconds", type=float, metavar="S", help=translate("cli-help-arena-seconds"))
    sub.add_argument("--simulations", type=int, default=0, metavar="N", help=translate("cli-help-arena-simulations"))
    crash_help = translate("cli-help-arena-crash")
    sub.add_argument("--on-crash", choices=("stop", "continue"), default="stop", help=crash_help)
    strict_help = translate("cli-help-arena-strict")
    sub.add_argument("--strict-time", action=argparse.BooleanOptionalAction, default=False, help=strict_help)

    sub = command("hint", hint.run)
    sub.add_argument("record", type=Path, metavar=placeholder("record"), help=translate("cli-help-record-file"))
    sub.add_argument("--seat", metavar=placeholder("seat"), help=translate("cli-help-hint-seat"))
    sub.add_argument("--move", type=int, metavar="N", help=translate("cli-help-hint-move"))
    sub.add_argument("--bot", metavar=placeholder("bot"), help=translate("cli-help-hint-bot"))
    sub.add_argument("--seconds", type=float, metavar="S", help=translate("cli-help-hint-seconds"))
    sub.add_argument("--seed", metavar="N", help=translate("cli-help-hint-seed"))

    command("bot-protocol", protocol.run)

    sub = command("bench", bench.run)
    sub.add_argument("game", nargs="?", metavar=placeholder("game"), help=translate("cli-help-bench-game"))
    sub.add_argument("--seconds", type=float, default=2.0, metavar="S", help=translate("cli-help-bench-seconds"))
    return parser


if __name__ == "__main__":
    main()
