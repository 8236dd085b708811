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
    recorder, difference = record.replay_while_rules_agree(loaded)
    game, state = recorder.game, recorder.state
    print(translate("cli-replay-moves", number=len(recorder.record.moves), game=translate(f"{game.name}-name")))
    for message in recorder.journal.seen_by(None):
        print("  " + translate.message(message))
    if difference is not None:
        print(translate.message(difference.message))
        return 1
    _print_rules_note(loaded, recorder, translate)
    print(translate("cli-replay-final", fingerprint=state.fingerprint()))
    if loaded.final:
        print(translate("cli-replay-same"))
    if not state.is_over():
        print(translate("cli-replay-unfinished", seats=_format_seats(recorder, state.actors())))
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
    recorder = record.replay_to_end(loaded)
    _print_rules_note(loaded, recorder, translate)
    print(translate("cli-verify-seed", hash=seed_hash))
    print(translate("cli-verify-moves", number=len(loaded.moves), game=translate(f"{recorder.game.name}-name")))
    return 0


def show_file(options: argparse.Namespace, translate: Translator) -> int:
    """Print a record as a seat, or a spectator, saw it."""
    loaded = record.read(read_text(options.file))
    recorder, difference = record.replay_while_rules_agree(loaded)
    seat = None if options.seat in (None, "public") else _find_seat(recorder, options.seat)
    if seat is None:
        print(translate("cli-show-public"))
    else:
        print(translate("cli-show-seat", seat=f"{recorder.game.name}/{options.seat}"))
    for message in recorder.journal.seen_by(seat):
        print("  " + translate.message(message))
    print(translate("cli-show-end"))
    for message in recorder.game.describe(recorder.state, seat):
        print("  " + translate.message(message))
    if difference is not None:
        print(translate.message(difference.message))
    else:
        _print_rules_note(loaded, recorder, translate)
    return 0


def _print_rules_note(loaded: Record, recorder: Recorder, translate: Translator) -> None:
    """Print a note if a record of earlier rules was replayed under the present ones with the same outcome."""
    if loaded.rules_version != recorder.game.rules_version:
        print(translate("cli-replay-earlier", theirs=loaded.rules_version, ours=recorder.game.rules_version))


def _find_seat(recorder: Recorder, name: str) -> int:
    try:
        return recorder.game.seat_names(recorder.state).index(name)
    except ValueError:
        raise BadFile("engine-expect-seat", seat=name[:40], seats=_format_seats(recorder, None)) from None


def _format_seats(recorder: Recorder, seats: list[int] | None) -> str:
    if seats is None:
        return ", ".join(recorder.game.seat_names(recorder.state))
    return " ".join(f"{recorder.game.name}/{recorder.game.seat_name(recorder.state, seat)}" for seat in seats)
