"""tianxia record: replays a saved game, or shows what a seat could see of it."""

import argparse

from tianxia.cli.words import Words
from tianxia.engine import record
from tianxia.engine.errors import BadFile
from tianxia.engine.record import Record, Recorder
from tianxia.engine.toml import read_text


def replay_file(options: argparse.Namespace, words: Words) -> int:
    """Plays a record again and says how it ended."""
    read = record.read(read_text(options.file))
    last, departs = record.replay_while_rules_agree(read)
    game, state = last.game, last.state
    print(words("cli-replay-moves", number=len(last.record.moves), game=words(f"{game.name}-name")))
    for message in last.journal.seen_by(None):
        print("  " + words.message(message))
    if departs is not None:
        print(words.message(departs.message))
        return 1
    _tell_version(read, last, words)
    print(words("cli-replay-final", fingerprint=state.fingerprint()))
    if read.final:
        print(words("cli-replay-same"))
    if not state.over():
        print(words("cli-replay-unfinished", seats=_names(last, state.actors())))
    return 0


def verify_file(options: argparse.Namespace, words: Words) -> int:
    """Checks that a game was dealt from the seed whose hash was shown at its start, and played as it says."""
    read = record.read(read_text(options.file))
    shown = str(options.hash or read.about.get("seed_hash", "")).strip().lower()
    if not shown:
        raise BadFile("cli-verify-no-hash")
    found = record.seed_hash(read.game, read.seed)
    if found != shown:
        print(words("cli-verify-other", found=found, shown=shown[:80]))
        return 1
    last = record.replay_to_end(read)
    _tell_version(read, last, words)
    print(words("cli-verify-seed", hash=found))
    print(words("cli-verify-moves", number=len(read.moves), game=words(f"{last.game.name}-name")))
    return 0


def show_file(options: argparse.Namespace, words: Words) -> int:
    """Tells a record as a seat, or a spectator, could see it."""
    read = record.read(read_text(options.file))
    last, departs = record.replay_while_rules_agree(read)
    seat = None if options.seat in (None, "public") else _seat(last, options.seat)
    if seat is None:
        print(words("cli-show-public"))
    else:
        print(words("cli-show-seat", seat=f"{last.game.name}/{options.seat}"))
    for message in last.journal.seen_by(seat):
        print("  " + words.message(message))
    print(words("cli-show-end"))
    for message in last.game.describe(last.state, seat):
        print("  " + words.message(message))
    if departs is not None:
        print(words.message(departs.message))
    else:
        _tell_version(read, last, words)
    return 0


def _tell_version(read: Record, last: Recorder, words: Words) -> None:
    """Says that a record of an earlier version of the rules is the same game under the present one."""
    if read.rules != last.game.rules:
        print(words("cli-replay-earlier", theirs=read.rules, ours=last.game.rules))


def _seat(last: Recorder, name: str) -> int:
    try:
        return last.game.seat_names(last.state).index(name)
    except ValueError:
        raise BadFile("engine-expect-seat", seat=name[:40], seats=_names(last, None)) from None


def _names(last: Recorder, seats: list[int] | None) -> str:
    if seats is None:
        return ", ".join(last.game.seat_names(last.state))
    return " ".join(f"{last.game.name}/{last.game.seat_name(last.state, seat)}" for seat in seats)
