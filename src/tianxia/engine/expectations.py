"""Compares what a scenario expects of a state with the actual state."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from tianxia.engine.errors import BadText, IllegalAction, TianxiaError
from tianxia.engine.game import Game, JsonObject
from tianxia.engine.state import State
from tianxia.engine.toml import format_value
from tianxia.locales import Message

_SPECIAL_KEYS = frozenset({"absent", "actors", "legal", "illegal", "only", "view"})
"""The keys of an expectation that are not keys of the dump."""
_NEVER_LEGAL = -2
"""The number of a text that can be parsed but is not an action of this game; it is never legal."""


class BadExpectation(Exception):
    """An expectation that cannot be understood; `path` has the keys that lead to it in the scenario."""

    def __init__(self, path: Sequence[str], message: Message) -> None:
        """Take the keys that lead to the expectation, and what is wrong with it."""
        super().__init__(message.id)
        self.path = tuple(path)
        self.message = message


def find_differences(game: Game[Any, Any], state: State, expected: object) -> list[Message]:
    """Return a message for everything that is not as expected.

    Raises BadExpectation if an expectation cannot be understood.
    """
    if not isinstance(expected, dict):
        raise BadExpectation((), Message("engine-expect-table"))
    dump = game.dump(state)
    differences: list[Message] = []
    for key, value in expected.items():
        if key in _SPECIAL_KEYS:
            continue
        if key not in game.keys:
            raise BadExpectation((key,), Message("engine-expect-key", {"key": key[:60], "game": game.name}))
        differences += _compare(game, key, value, dump.get(key), key)
    for key in _read_texts(expected, "absent"):
        if key not in game.keys:
            raise BadExpectation(("absent",), Message("engine-expect-key", {"key": key[:60], "game": game.name}))
        if key in dump:
            differences.append(_describe_difference(key, "none", dump[key]))
    if "actors" in expected:
        actors = [game.seat_name(state, seat) for seat in state.actors()]
        expected_actors = _read_texts(expected, "actors")
        for name in expected_actors:
            _find_seat(game, state, name, "actors")
        if Counter(actors) != Counter(expected_actors):
            differences.append(_describe_difference("actors", expected_actors, actors))
    for key in ("legal", "illegal", "only"):
        if key in expected:
            for seat, texts in _read_texts_by_seat(game, state, expected[key], key):
                differences += _compare_moves(game, state, seat, texts, key)
    if "view" in expected:
        differences += _compare_views(game, state, expected["view"])
    return differences


def _compare(game: Game[Any, Any], path: str, expected: object, actual: object, dump_key: str) -> list[Message]:
    """Return a message for every difference between a value and the expected one.

    `path` names the value in messages, `dump_key` is its dotted key in the dump. Objects match as subsets, lists in any
    order unless the game says that order matters, and a number matches the length of a list.
    """
    if expected == "none" and actual is None:
        return []
    if isinstance(expected, dict) and isinstance(actual, dict):
        differences: list[Message] = []
        for key, value in expected.items():
            differences += _compare(game, f"{path}.{key}", value, actual.get(key), f"{dump_key}.{key}")
        return differences
    if isinstance(expected, int) and not isinstance(expected, bool) and isinstance(actual, list):
        return [] if expected == len(actual) else [_describe_difference(path, expected, actual)]
    if isinstance(actual, bool) and expected in ("on", "off"):
        expected = expected == "on"
    if type(expected) is not type(actual) and not (
        isinstance(expected, (int, float)) and isinstance(actual, (int, float))
    ):
        return [_describe_difference(path, expected, actual)]
    if isinstance(expected, bool) != isinstance(actual, bool):
        return [_describe_difference(path, expected, actual)]
    if isinstance(expected, list) and isinstance(actual, list) and not _is_ordered(game, dump_key):
        same = sorted(map(format_value, expected)) == sorted(map(format_value, actual))
        return [] if same else [_describe_difference(path, expected, actual)]
    return [] if expected == actual else [_describe_difference(path, expected, actual)]


def _is_ordered(game: Game[Any, Any], dump_key: str) -> bool:
    """Return whether the order of a list matters; in the game's patterns, * matches any key."""
    parts = dump_key.split(".")
    for pattern in game.ordered_lists:
        pattern_parts = pattern.split(".")
        if len(pattern_parts) == len(parts) and all(
            pattern_part in ("*", part) for pattern_part, part in zip(pattern_parts, parts, strict=True)
        ):
            return True
    return False


def _compare_moves(game: Game[Any, Any], state: State, seat: int, texts: list[str], key: str) -> list[Message]:
    """Return a message for every text whose legality differs from what `key` (legal, illegal, only) expects."""
    name = game.seat_name(state, seat)
    if key == "only":
        expected_actions = [_parse_single_step(game, state, seat, text) for text in texts]
        legal = [int(action) for action in state.legal(seat)]
        if sorted(expected_actions) == legal:
            return []
        return [_describe_difference(f"only ({name})", texts, [game.text(state, seat, action) for action in legal])]
    differences: list[Message] = []
    for text in texts:
        verdict = game.check(state, seat, text)
        if key == "illegal" and isinstance(verdict, list):
            differences.append(Message("engine-expect-legal", {"seat": name, "text": text[:80]}))
        elif key == "legal" and not isinstance(verdict, list):
            if not _can_parse(game, state, seat, text):
                raise BadExpectation((key,), verdict)
            differences.append(_describe_refusal(name, text, verdict))
    return differences


def _parse_single_step(game: Game[Any, Any], state: State, seat: int, text: str) -> int:
    try:
        steps = game.parse(state, seat, text)
    except IllegalAction:
        return _NEVER_LEGAL
    except BadText as error:
        raise BadExpectation(("only",), error.message) from None
    if len(steps) != 1:
        raise BadExpectation(("only",), Message("engine-expect-one-step", {"text": text[:80]}))
    return steps[0]


def _can_parse(game: Game[Any, Any], state: State, seat: int, text: str) -> bool:
    try:
        game.parse(state, seat, text)
    except BadText:
        return False
    except TianxiaError:
        return True
    return True


def _compare_views(game: Game[Any, Any], state: State, views: object) -> list[Message]:
    if not isinstance(views, dict):
        raise BadExpectation(("view",), Message("engine-expect-table"))
    differences: list[Message] = []
    for name, expected in views.items():
        seat = None if name == "public" else _find_viewing_seat(game, state, name)
        if not isinstance(expected, dict):
            raise BadExpectation(("view", name), Message("engine-expect-table"))
        view = game.view(state, seat)
        for key, value in expected.items():
            if key not in game.keys:
                raise BadExpectation(
                    ("view", name, key), Message("engine-expect-key", {"key": key[:60], "game": game.name})
                )
            differences += _compare(game, f"view.{name}.{key}", value, view.get(key), key)
    return differences


def _read_texts_by_seat(game: Game[Any, Any], state: State, value: object, key: str) -> list[tuple[int, list[str]]]:
    """Return the texts for each named seat, or for the only seat that owes a decision. Raises BadExpectation."""
    if isinstance(value, dict):
        return [(_find_seat(game, state, name, key), _read_texts(value, name)) for name in value]
    actors = state.actors()
    texts = _read_texts({key: value}, key)
    if len(actors) != 1:
        if not actors:
            return [(seat, texts) for seat in range(len(game.seat_names(state)))] if key == "illegal" else [(0, texts)]
        raise BadExpectation((key,), Message("engine-expect-which-seat", {"key": key}))
    return [(actors[0], texts)]


def _read_texts(data: JsonObject, key: str) -> list[str]:
    value = data.get(key, [])
    if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
        raise BadExpectation((key,), Message("engine-expect-texts", {"key": key[:60]}))
    return list(value)


def _find_seat(game: Game[Any, Any], state: State, name: str, key: str) -> int:
    try:
        return game.seat_number(state, name)
    except ValueError:
        seats = ", ".join(game.seat_names(state))
        raise BadExpectation((key,), Message("engine-expect-seat", {"seat": name[:40], "seats": seats})) from None


def _find_viewing_seat(game: Game[Any, Any], state: State, name: str) -> int:
    """Return the number of a seat that has a view; chance has none."""
    seat = _find_seat(game, state, name, "view")
    if seat < 0:
        names = (*game.seat_names(state), "public")
        raise BadExpectation(("view", name), Message("engine-expect-seat", {"seat": name, "seats": ", ".join(names)}))
    return seat


def _describe_difference(path: str, expected: object, actual: object) -> Message:
    shown = "none" if actual is None else format_value(actual)
    return Message("engine-expect-differs", {"key": path, "wanted": format_value(expected), "found": shown})


def _describe_refusal(seat: str, text: str, verdict: Message) -> Message:
    return Message("engine-expect-refused", {"seat": seat, "text": text[:80], "reason": verdict})
