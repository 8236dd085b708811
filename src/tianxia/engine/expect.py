"""What a scenario expects of a state, compared with what is there."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from tianxia.engine.errors import BadText, IllegalAction, TianxiaError
from tianxia.engine.game import Game, Table
from tianxia.engine.state import State
from tianxia.engine.toml import write_value
from tianxia.locales import Message

SPECIAL = frozenset({"absent", "actors", "legal", "illegal", "only", "view"})


class Unreadable(Exception):
    """An expectation that means nothing; `path` says where."""

    def __init__(self, path: Sequence[str], message: Message) -> None:
        super().__init__(message.id)
        self.path = tuple(path)
        self.message = message


def differences(game: Game[Any, Any], state: State, expected: object) -> list[Message]:
    """All that is not as expected, as messages; raises Unreadable for an expectation that means nothing."""
    if not isinstance(expected, dict):
        raise Unreadable((), Message("engine-expect-table"))
    dump = game.dump(state)
    out: list[Message] = []
    for key, value in expected.items():
        if key in SPECIAL:
            continue
        if key not in game.keys:
            raise Unreadable((key,), Message("engine-expect-key", {"key": key[:60], "game": game.name}))
        out += _compare(game, key, value, dump.get(key), key)
    for key in _words(expected, "absent"):
        if key not in game.keys:
            raise Unreadable(("absent",), Message("engine-expect-key", {"key": key[:60], "game": game.name}))
        if key in dump:
            out.append(_differs(key, "none", dump[key]))
    if "actors" in expected:
        actors = [game.seat_name(state, seat) for seat in state.actors()]
        wanted = _words(expected, "actors")
        for name in wanted:
            _seat(game, state, name, "actors")
        if Counter(actors) != Counter(wanted):
            out.append(_differs("actors", wanted, actors))
    for key in ("legal", "illegal", "only"):
        if key in expected:
            for seat, texts in _by_seat(game, state, expected[key], key):
                out += _compare_moves(game, state, seat, texts, key)
    if "view" in expected:
        out += _compare_views(game, state, expected["view"])
    return out


def _compare(game: Game[Any, Any], path: str, wanted: object, found: object, pattern: str) -> list[Message]:
    """Tables match as subsets, lists without order unless it matters, a number matches the length of a list."""
    if wanted == "none" and found is None:
        return []
    if isinstance(wanted, dict) and isinstance(found, dict):
        out: list[Message] = []
        for key, value in wanted.items():
            out += _compare(game, f"{path}.{key}", value, found.get(key), f"{pattern}.{key}")
        return out
    if isinstance(wanted, int) and not isinstance(wanted, bool) and isinstance(found, list):
        return [] if wanted == len(found) else [_differs(path, wanted, found)]
    if isinstance(found, bool) and wanted in ("on", "off"):
        wanted = wanted == "on"
    if type(wanted) is not type(found) and not (isinstance(wanted, (int, float)) and isinstance(found, (int, float))):
        return [_differs(path, wanted, found)]
    if isinstance(wanted, bool) != isinstance(found, bool):
        return [_differs(path, wanted, found)]
    if isinstance(wanted, list) and isinstance(found, list) and not _ordered(game, pattern):
        same = sorted(map(write_value, wanted)) == sorted(map(write_value, found))
        return [] if same else [_differs(path, wanted, found)]
    return [] if wanted == found else [_differs(path, wanted, found)]


def _ordered(game: Game[Any, Any], path: str) -> bool:
    """Whether the order matters in the list at a path; a * in the game's patterns stands for any key."""
    parts = path.split(".")
    for pattern in game.ordered:
        wanted = pattern.split(".")
        if len(wanted) == len(parts) and all(w in ("*", p) for w, p in zip(wanted, parts, strict=True)):
            return True
    return False


def _compare_moves(game: Game[Any, Any], state: State, seat: int, texts: list[str], key: str) -> list[Message]:
    name = game.seat_name(state, seat)
    if key == "only":
        wanted = [_single_step(game, state, seat, text) for text in texts]
        legal = [int(action) for action in state.legal(seat)]
        if sorted(wanted) == legal:
            return []
        return [_differs(f"only ({name})", texts, [game.text(state, seat, action) for action in legal])]
    out: list[Message] = []
    for text in texts:
        verdict = game.check(state, seat, text)
        if key == "illegal" and isinstance(verdict, list):
            out.append(Message("engine-expect-legal", {"seat": name, "text": text[:80]}))
        elif key == "legal" and not isinstance(verdict, list):
            if not _readable(game, state, seat, text):
                raise Unreadable((key,), verdict)
            out.append(_refused(name, text, verdict))
    return out


def _single_step(game: Game[Any, Any], state: State, seat: int, text: str) -> int:
    try:
        steps = game.parse(state, seat, text)
    except IllegalAction:
        return -2
    except BadText as error:
        raise Unreadable(("only",), error.message) from None
    if len(steps) != 1:
        raise Unreadable(("only",), Message("engine-expect-one-step", {"text": text[:80]}))
    return steps[0]


def _readable(game: Game[Any, Any], state: State, seat: int, text: str) -> bool:
    try:
        game.parse(state, seat, text)
    except BadText:
        return False
    except TianxiaError:
        return True
    return True


def _compare_views(game: Game[Any, Any], state: State, views: object) -> list[Message]:
    if not isinstance(views, dict):
        raise Unreadable(("view",), Message("engine-expect-table"))
    out: list[Message] = []
    for name, expected in views.items():
        seat = None if name == "public" else _viewer(game, state, name)
        if not isinstance(expected, dict):
            raise Unreadable(("view", name), Message("engine-expect-table"))
        view = game.view(state, seat)
        for key, value in expected.items():
            if key not in game.keys:
                raise Unreadable(
                    ("view", name, key), Message("engine-expect-key", {"key": key[:60], "game": game.name})
                )
            out += _compare(game, f"view.{name}.{key}", value, view.get(key), key)
    return out


def _by_seat(game: Game[Any, Any], state: State, value: object, key: str) -> list[tuple[int, list[str]]]:
    """Texts for the one actor, or for each seat named."""
    if isinstance(value, dict):
        return [(_seat(game, state, name, key), _words(value, name)) for name in value]
    actors = state.actors()
    texts = _words({key: value}, key)
    if len(actors) != 1:
        if not actors:
            return [(seat, texts) for seat in range(len(game.seat_names(state)))] if key == "illegal" else [(0, texts)]
        raise Unreadable((key,), Message("engine-expect-which-seat", {"key": key}))
    return [(actors[0], texts)]


def _words(table: Table, key: str) -> list[str]:
    value = table.get(key, [])
    if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
        raise Unreadable((key,), Message("engine-expect-texts", {"key": key[:60]}))
    return list(value)


def _seat(game: Game[Any, Any], state: State, name: str, key: str) -> int:
    try:
        return game.seat_number(state, name)
    except ValueError:
        seats = ", ".join(game.seat_names(state))
        raise Unreadable((key,), Message("engine-expect-seat", {"seat": name[:40], "seats": seats})) from None


def _viewer(game: Game[Any, Any], state: State, name: str) -> int:
    """A seat that can look: chance cannot."""
    seat = _seat(game, state, name, "view")
    if seat < 0:
        names = (*game.seat_names(state), "public")
        raise Unreadable(("view", name), Message("engine-expect-seat", {"seat": name, "seats": ", ".join(names)}))
    return seat


def _differs(path: str, wanted: object, found: object) -> Message:
    shown = "none" if found is None else write_value(found)
    return Message("engine-expect-differs", {"key": path, "wanted": write_value(wanted), "found": shown})


def _refused(seat: str, text: str, verdict: Message) -> Message:
    return Message("engine-expect-refused", {"seat": seat, "text": text[:80], "reason": verdict})
