"""tianxia record: replays a saved game, verifies it, or shows it as a seat saw it."""

import argparse

from tianxia.cli.translator import Translator
from tianxia.engine import record
from tianxia.engine.errors import BadFile
from tianxia.engine.record import Record, Recorder
from tianxia.engine.toml import read_text


def replay_file(options: argparse.Namespace, translate: Translator) -> int:
    """Replay a record and print its log; the exit status is 1 if the present rules change an outcome."""
    loaded = record.read(read_text(options.file))
    last, difference = record.replay_while_rules_agree(loaded)
    game, state = last.game, last.state
    print(translate("cli-replay-moves", number=len(last.record.moves), game=translate(f"{game.name}-name")))
    for message in last.journal.seen_by(None):
        print("  " + translate.message(message))
    if difference is not None:
        print(translate.message(difference.message))
        return 1
    _print_rules_note(loaded, last, translate)
    print(translate("cli-replay-final", fingerprint=state.fingerprint()))
    if loaded.final:
        print(translate("cli-replay-same"))
    if not state.is_over():
        print(translate("cli-replay-unfinished", seats=_format_seats(last, state.actors())))
    return 0


def verify_file(options: argparse.Namespace, translate: Translator) -> int:
    """Check that a game was dealt from the seed whose hash was shown at its start, and played as recorded."""
    loaded = record.read(read_text(options.file))
    published_hash = str(options.hash or loaded.about.get("seed_hash", "")).strip().lower()
    if not published_hash:
        raise BadFile("cli-verify-no-hash")
    seed_hash = record.seed_hash(loaded.game, loaded.seed)
    if seed_hash != published_hash:
        print(translate("cli-verify-other", found=seed_hash, shown=published_hash[:80]))
        return 1
    last = record.replay_to_end(loaded)
    _print_rules_note(loaded, last, translate)
    print(translate("cli-verify-seed", hash=seed_hash))
    print(translate("cli-verify-moves", number=len(loaded.moves), game=translate(f"{last.game.name}-name")))
    return 0


def show_file(options: argparse.Namespace, translate: Translator) -> int:
    """Print a record as a seat, or a spectator, could see it."""
    loaded = record.read(read_text(options.file))
    last, difference = record.replay_while_rules_agree(loaded)
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
    if difference is not None:
        print(translate.message(difference.message))
    else:
        _print_rules_note(loaded, last, translate)
    return 0


def _print_rules_note(loaded: Record, last: Recorder, translate: Translator) -> None:
    """Print a note if a record of earlier rules was replayed under the present ones with the same outcome."""
    if loaded.rules != last.game.rules:
        print(translate("cli-replay-earlier", theirs=loaded.rules, ours=last.game.rules))


def _find_seat(last: Recorder, name: str) -> int:
    try:
        return last.game.seat_names(last.state).index(name)
    except ValueError:
        raise BadFile("engine-expect-seat", seat=name[:40], seats=_format_seats(last, None)) from None


def _format_seats(last: Recorder, seats: list[int] | None) -> str:
    if seats is None:
        return ", ".join(last.game.seat_names(last.state))
    return " ".join(f"{last.game.name}/{last.game.seat_name(last.state, seat)}" for seat in seats)
