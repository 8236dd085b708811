"""Compares a game of ours with a game of another project: Python loops, and compiled cores."""

from functools import partial
from typing import NamedTuple

from benchmarks.measurement import Play, measure_in_turns, ratio, summarise
from benchmarks.peers import Peer
from benchmarks.report import BENCHMARKS_PAGE
from tianxia.cli.bench import measure_clone_s, play_core_game, play_loop_game
from tianxia.engine import registry


class Goals(NamedTuple):
    """The goals of a comparison; 0 means no goal."""

    python: float = 0.0
    """The minimum ratio of our speed to the peer's, both stepped from Python."""
    core: float = 0.0
    """The minimum ratio of our speed to the peer's, both inside their compiled cores."""
    core_to_python: float = 0.0
    """The minimum ratio of our compiled core's speed to that of a peer without a compiled core."""
    clone_us: float = 0.0
    """The maximum time for a clone, in microseconds."""


def compare(name: str, title: str, peer: Peer, goals: Goals) -> int:
    """Measure a game and a peer and write the section; return 1 if a goal is missed, otherwise 0."""
    game = registry.game(name)
    ours_python, ours_core = f"{title}, stepped from Python", f"{title}, inside the compiled core"
    peer_python, peer_core = f"{peer.title}, stepped from Python", f"{peer.title}, inside its C++ core"
    plays: dict[str, Play] = {
        ours_python: partial(play_loop_game, game, peer.every_step),
        peer_python: peer.from_python,
        ours_core: partial(play_core_game, game, peer.every_step),
    }
    if peer.in_core:
        plays[peer_core] = peer.in_core
    rates = measure_in_turns(plays)
    python = ratio(rates, ours_python, peer_python)
    against = {ours_python: python, ours_core: ratio(rates, ours_core, peer_core if peer.in_core else peer_python)}
    clone = measure_clone_s(game) * 1e6
    lines = [
        f"| random play | {peer.counted}/s | against the same kind of loop |",
        "| --- | --- | --- |",
        *(
            f"| {row} | {summarise(rates[row]).rate()} | {against[row].factor() if row in against else 1} |"
            for row in plays
        ),
        "",
        *(
            ()
            if peer.in_core
            else (f"{peer.title} has no compiled core: our core is compared with its Python loop.", "")
        ),
        f"A clone takes {clone:.2f} µs. Goals: {_format_goals(goals)}.",
    ]
    BENCHMARKS_PAGE.write_section(title, lines, peer.version)
    print("\n".join(lines), end="\n\n")
    core = against[ours_core].median
    met = python.median >= goals.python and core >= max(goals.core, goals.core_to_python)
    return 0 if met and (not goals.clone_us or clone < goals.clone_us) else 1


def _format_goals(goals: Goals) -> str:
    units = ("× from Python", "× core against core", "× inside our core", "µs for a clone")
    return ", ".join(f"{goal:g} {unit}" for goal, unit in zip(goals, units, strict=True) if goal)
