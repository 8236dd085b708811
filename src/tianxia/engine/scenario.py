"""Scenarios: files that state a ruling, a bug report or a test, one each."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tianxia.engine import registry
from tianxia.engine.errors import BadFile, BadPosition, BadText, IllegalAction, TianxiaError, UnknownGame
from tianxia.engine.expectations import BadExpectation, find_differences
from tianxia.engine.game import Game
from tianxia.engine.state import State
from tianxia.engine.toml import find_line, parse, read_text
from tianxia.locales import Argument, Message

_KEYS = ("game", "title", "source", "seed", "options", "position", "steps", "expect")
_STEP_KEYS = ("by", "do", "refuse", "then")


@dataclass
class Failure:
    """Where and how the outcome of a scenario differs from what its file expects."""

    line: int
    where: Message
    differences: list[Message]


@dataclass
class Scenario:
    """A scenario as read from its file. Its state is the initial one until `run` plays the steps on it."""

    path: Path
    text: str
    game: Game[Any, Any]
    title: str
    state: State
    steps: list[dict[str, Any]] = field(default_factory=list)
    expect: dict[str, Any] = field(default_factory=dict)


def find_scenario_files(paths: list[Path]) -> list[Path]:
    """Return the scenario files at the paths, searching folders recursively. Raises BadFile."""
    files: list[Path] = []
    for path in paths:
        if _is_folder(path):
            scenario_files = sorted(path.rglob("*.toml"))
            if not scenario_files:
                raise BadFile("engine-no-scenarios", path=str(path))
            files += scenario_files
        else:
            files.append(path)
    return files


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except (OSError, ValueError) as error:
        raise BadFile("engine-file-unreadable", path=str(path)[:80], problem=str(error)[:80]) from None


def read(path: Path) -> Scenario:
    """Read a scenario and set up its position. Raises BadFile."""
    text = read_text(path)
    data = parse(text)
    for key in data:
        if key not in _KEYS:
            raise _file_error(text, (key,), "engine-scenario-key", key=key[:60], known=", ".join(_KEYS))
    for key in ("game", "title"):
        if not isinstance(data.get(key), str):
            raise _file_error(text, (key,), "engine-scenario-text", key=key)
    for key in ("options", "position", "expect"):
        if not isinstance(data.get(key, {}), dict):
            raise _file_error(text, (key,), "engine-scenario-table", key=key)
    if not isinstance(data.get("source", ""), str):
        raise _file_error(text, ("source",), "engine-scenario-text", key="source")
    try:
        game = registry.game(data["game"])
        state = _set_up_state(game, text, data)
    except BadPosition as error:
        raise BadFile(
            "engine-scenario-position", line=find_line(text, ("position", *error.key.split("."))), problem=error.message
        ) from None
    except BadFile:
        raise
    except TianxiaError as error:
        key = "game" if isinstance(error, UnknownGame) else "options"
        raise _file_error(text, (key,), "engine-scenario-begin", problem=error.message) from None
    return Scenario(
        path, text, game, data["title"], state, _read_steps(game, state, text, data), data.get("expect", {})
    )


def run(scenario: Scenario) -> Failure | None:
    """Play a scenario on its state, so only once. Return None if all expectations are met.

    Raises BadFile if a move or an expectation cannot be understood.
    """
    state = scenario.state
    for number, step in enumerate(scenario.steps):
        failure = _run_step(scenario, number, step) or _check_expectations(
            scenario, state, step.get("then", {}), ("steps", number, "then"), _describe_step(number, step)
        )
        if failure:
            return failure
    return _check_expectations(scenario, state, scenario.expect, ("expect",), Message("engine-scenario-at-end"))


def _set_up_state(game: Game[Any, Any], text: str, data: dict[str, Any]) -> State:
    options = game.read_options(data.get("options", {}))
    seed = data.get("seed", 1)
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < 2**63:
        raise _file_error(text, ("seed",), "engine-position-seed")
    state: State
    if "position" in data:
        state = game.position(data["position"], options, seed)
    else:
        state = game.new(options, seed)
    return state


def _read_steps(game: Game[Any, Any], state: State, text: str, data: dict[str, Any]) -> list[dict[str, Any]]:
    steps = data.get("steps", [])
    if not isinstance(steps, list):
        raise _file_error(text, ("steps",), "engine-scenario-steps")
    for number, step in enumerate(steps):
        step_path = ("steps", number)
        if not isinstance(step, dict):
            raise _file_error(text, step_path, "engine-scenario-steps")
        for key in step:
            if key not in _STEP_KEYS:
                raise _file_error(
                    text, (*step_path, key), "engine-scenario-key", key=key[:60], known=", ".join(_STEP_KEYS)
                )
        if ("do" in step) == ("refuse" in step):
            raise _file_error(text, step_path, "engine-scenario-do-or-refuse", number=number + 1)
        for key in ("by", "do", "refuse"):
            if not isinstance(step.get(key, ""), str):
                raise _file_error(text, (*step_path, key), "engine-scenario-text", key=key)
        try:
            game.seat_number(state, step.get("by", ""))
        except ValueError:
            seats = ", ".join(game.seat_names(state))
            raise _file_error(
                text, (*step_path, "by"), "engine-expect-seat", seat=str(step.get("by", ""))[:40], seats=seats
            ) from None
    return steps


def _run_step(scenario: Scenario, number: int, step: dict[str, Any]) -> Failure | None:
    game, state = scenario.game, scenario.state
    seat = game.seat_number(state, step["by"])
    text = step.get("do", step.get("refuse", ""))
    before = state.clone()
    verdict = game.check(state, seat, text)
    line = find_line(scenario.text, ("steps", number, "do" if "do" in step else "refuse"))
    if state != before:
        return Failure(line, _describe_step(number, step), [Message("engine-scenario-changed")])
    if "refuse" in step:
        return (
            Failure(line, _describe_step(number, step), [Message("engine-scenario-accepted")])
            if isinstance(verdict, list)
            else None
        )
    if isinstance(verdict, list):
        for action in verdict:
            state.apply(seat, action)
        return None
    try:
        game.parse(state, seat, text)
    except BadText as error:
        raise BadFile("engine-scenario-unreadable", line=line, text=text[:80], problem=error.message) from None
    except IllegalAction:
        pass
    return Failure(line, _describe_step(number, step), [Message("engine-scenario-refused", {"reason": verdict})])


def _check_expectations(
    scenario: Scenario, state: State, expected: object, path: tuple[str | int, ...], where: Message
) -> Failure | None:
    try:
        differences = find_differences(scenario.game, state, expected)
    except BadExpectation as error:
        line = find_line(scenario.text, (*path, *error.path))
        raise BadFile("engine-scenario-expect", line=line, problem=error.message) from None
    return Failure(find_line(scenario.text, path), where, differences) if differences else None


def _describe_step(number: int, step: dict[str, Any]) -> Message:
    verb = "do" if "do" in step else "refuse"
    return Message(
        "engine-scenario-at-step", {"number": number + 1, "seat": step["by"], "text": f"{verb} {step[verb]}"}
    )


def _file_error(text: str, path: tuple[str | int, ...], message_id: str, /, **args: Argument) -> BadFile:
    return BadFile(message_id, line=find_line(text, path), **args)
