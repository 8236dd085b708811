"""Chu Han beside OpenSpiel's dou_dizhu, another climbing game. Run by `make bench`."""

import sys
from functools import partial

from benchmarks import peers
from benchmarks.report import write_section
from tianxia.cli.bench import Speed, clone_time, core_game, human, loop_game, measure
from tianxia.engine import registry

SECONDS = 6.0
ROUNDS = 3
CORE_GOAL, LOOP_GOAL, CLONE_GOAL = 8.0, 2.0, 0.5


def main() -> int:
    """Measures in turns, so that a noisy moment hits all alike, and takes the best of each."""
    game = registry.game("chuhan")
    peer = peers.load("dou_dizhu")
    plays = {
        "core": partial(core_game, game),
        "loop": partial(loop_game, game),
        "peer": partial(peers.openspiel_game, peer),
    }
    best = dict.fromkeys(plays, Speed(0.0, 0.0))
    for number in range(ROUNDS):
        for name, play in plays.items():
            speed = measure(SECONDS, play, f"{name} {number + 1}/{ROUNDS}")
            best[name] = max(best[name], speed)
    clone = clone_time(game) * 1e6
    core, loop = (best[name].decisions / best["peer"].decisions for name in ("core", "loop"))
    rows = [
        ("Chu Han, inside the compiled core", best["core"], f"{core:.1f} ×"),
        ("Chu Han, stepped from Python", best["loop"], f"{loop:.1f} ×"),
        ("OpenSpiel dou_dizhu, stepped from Python", best["peer"], "1"),
    ]
    lines = [
        "| random play | decisions/s | games/s | against dou_dizhu |",
        "| --- | --- | --- | --- |",
        *(f"| {name} | {human(speed.decisions)} | {human(speed.games)} | {ratio} |" for name, speed, ratio in rows),
        "",
        f"A clone takes {clone:.2f} µs. Goals: {CORE_GOAL:.0f} ×, {LOOP_GOAL:.0f} × and {CLONE_GOAL} µs.",
    ]
    write_section("Chu Han", lines, f"OpenSpiel {peers.openspiel_version()}")
    print("\n".join(lines))
    return 0 if core >= CORE_GOAL and loop >= LOOP_GOAL and clone < CLONE_GOAL else 1


if __name__ == "__main__":
    sys.exit(main())
