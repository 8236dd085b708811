"""One game of ours beside one of a peer's."""

from collections.abc import Callable
from functools import partial

from benchmarks.peers import Peer
from benchmarks.report import SPEED
from tianxia.cli.bench import Speed, clone_time, core_game, human, loop_game, measure
from tianxia.engine import registry

SECONDS = 6.0
ROUNDS = 3


def compare(name: str, title: str, peer: Peer, goals: tuple[float, float, float]) -> int:
    """Measures in turns, so that a noisy moment hits all alike, and takes the best of each.

    The goals: how many times the peer's decisions inside the core and from Python, and µs for a clone; 0 is none.
    """
    game = registry.game(name)
    plays: dict[str, Callable[[], int]] = {
        "core": partial(core_game, game, peer.every_step),
        "loop": partial(loop_game, game, peer.every_step),
        "peer": peer.play,
    }
    best = dict.fromkeys(plays, Speed(0.0, 0.0))
    for number in range(ROUNDS):
        for what, play in plays.items():
            best[what] = max(best[what], measure(SECONDS, play, f"{title}, {what} {number + 1}/{ROUNDS}"))
    clone = clone_time(game) * 1e6
    core, loop = (best[what].decisions / best["peer"].decisions for what in ("core", "loop"))
    rows = [
        (f"{title}, inside the compiled core", best["core"], f"{core:.1f} ×"),
        (f"{title}, stepped from Python", best["loop"], f"{loop:.1f} ×"),
        (f"{peer.title}, stepped from Python", best["peer"], "1"),
    ]
    wanted = [
        f"{goal:g} {unit}"
        for goal, unit in zip(goals, ("× inside the core", "× from Python", "µs for a clone"), strict=True)
        if goal
    ]
    lines = [
        f"| random play | {peer.counted}/s | games/s | against {peer.name} |",
        "| --- | --- | --- | --- |",
        *(f"| {row} | {human(speed.decisions)} | {human(speed.games)} | {ratio} |" for row, speed, ratio in rows),
        "",
        f"A clone takes {clone:.2f} µs. Goals: {', '.join(wanted)}.",
    ]
    SPEED.write_section(title, lines, peer.version)
    print("\n".join(lines), end="\n\n")
    return 0 if core >= goals[0] and loop >= goals[1] and (not goals[2] or clone < goals[2]) else 1
