"""tianxia record: replays a saved game, verifies it, or shows what a seat could see of it."""

import argparse

from tianxia.cli.translator import Translator
from tianxia.engine import record
from tianxia.engine.errors import BadFile
from tianxia.engine.record import Record, Recorder
from tianxia.engine.toml import read_text


def replay_file(options: argparse.Namespace, translate: Translator) -> int:
    """Replay a record and print how it ended; the exit status is 1 if the rules changed on the way."""
    read = record.read(read_text(options.file))
    last, departs = record.replay_while_rules_agree(read)
    game, state = last.game, last.state
    print(translate("cli-replay-moves", number=len(last.record.moves), game=translate(f"{game.name}-name")))
    for message in last.journal.seen_by(None):
        print("  " + translate.message(message))
    if departs is not None:
        print(translate.message(departs.message))
        return 1
    _print_rules_note(read, last, translate)
    print(translate("cli-replay-final", fingerprint=state.fingerprint()))
    if read.final:
        print(translate("cli-replay-same"))
    if not state.over():
        print(translate("cli-replay-unfinished", seats=_format_seats(last, state.actors())))
    return 0


def verify_file(options: argparse.Namespace, translate: Translator) -> int:
    """Check that a game was dealt from the seed whose hash was shown at its start, and played as recorded."""
    read = record.read(read_text(options.file))
    shown = str(options.hash or read.about.get("seed_hash", "")).strip().lower()
    if not shown:
        raise BadFile("cli-verify-no-hash")
    found = record.seed_hash(read.game, read.seed)
    if found != shown:
        print(translate("cli-verify-other", found=found, shown=shown[:80]))
        return 1
    last = record.replay_to_end(read)
    _print_rules_note(read, last, translate)
    print(translate("cli-verify-seed", hash=found))
    print(translate("cli-verify-moves", number=len(read.moves), game=translate(f"{last.game.name}-name")))
    return 0


def show_file(options: argparse.Namespace, translate: Translator) -> int:
    """Print a record as a seat, or a spectator, could see it."""
    read = record.read(read_text(options.file))
    last, departs = record.replay_while_rules_agree(read)
    seat = None if options.seat in (None, "public") else _find_seat(last, options.seat)
    if seat is None:
        print(translate("cli-show-public"))
    else:
        print(translate("cli-show-seat", seat=f"{last.game.name}/{options.seat}"))
    for message in last.journal.seen_by(seat):
        print("  " + translate.message(message))
    print(translate("cli-show-end"))
    for message in last.game.describe(last.state, seat):
        print("  " + translate.message(message))
    if departs is not None:
        print(translate.message(departs.message))
    else:
        _print_rules_note(read, last, translate)
    return 0


def _print_rules_note(read: Record, last: Recorder, translate: Translator) -> None:
    """Print that a record of earlier rules is the same game under the present ones, if that is so."""
    if read.rules != last.game.rules:
        print(translate("cli-replay-earlier", theirs=read.rules, ours=last.game.rules))


def _find_seat(last: Recorder, name: str) -> int:
    try:
        return last.game.seat_names(last.state).index(name)
    except ValueError:
        raise BadFile("engine-expect-seat", seat=name[:40], seats=_format_seats(last, None)) from None


def _format_seats(last: Recorder, seats: list[int] | None) -> str:
    if seats is None:
        return ", ".join(last.game.seat_names(last.state))
    return " ".join(f"{last.game.name}/{last.game.seat_name(last.state, seat)}" for seat in seats)
