"""Trains MaskablePPO of sb3-contrib against the random bot, and plays paired games with what came of it.

Needs the extra `train`; install PyTorch first, in the version for processors alone (docs/researchers.md tells how):

    python examples/train_maskable_ppo.py --minutes 10 --curve curve.svg
"""

import argparse
import sys
import time
from pathlib import Path
from typing import NamedTuple

import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_util import make_vec_env

from tianxia import rl
from tianxia.arena import intervals
from tianxia.arena.intervals import Rate
from tianxia.engine.svg import document, fmt, text
from tianxia.locales import say
from tianxia.rl.single import SingleEnv

PAUSES = (1.0, 1.0, 2.0, 4.0, 8.0, 15.0, 30.0)
PAUSE = 60.0
"""Seconds from a point of the curve to the next: the first are close together, where most is learnt."""
GOAL = 0.7
ENVS = 8


class Point(NamedTuple):
    """A point of the learning curve."""

    seconds: float
    steps: int
    games: int
    won: Rate
    """The share of paired games won, a draw as half, with its 95 % interval."""

    def __str__(self) -> str:
        won = f"{self.won.mean:.1%} of {self.games} paired games ({self.won.low:.1%} – {self.won.high:.1%})"
        return f"{self.seconds:.0f} s, {self.steps} steps: {won}"


class Curve(BaseCallback):
    """Plays paired games from time to time, and stops when the time is over. Measuring takes no training time."""

    def __init__(self, game: str, seconds: float, games: int) -> None:
        super().__init__()
        self.game = game
        self.seconds = seconds
        self.games = games
        self.points: list[Point] = []
        self.begun = time.monotonic()
        self.measured = 0.0
        """How many seconds went into paired games."""
        self.due = 0.0

    def trained(self) -> float:
        """How many seconds went into the training."""
        return time.monotonic() - self.begun - self.measured

    def _on_step(self) -> bool:
        if self.trained() >= self.due:
            self.measure(self.games, seed=1_000_000)
            pause = PAUSES[len(self.points) - 1] if len(self.points) <= len(PAUSES) else PAUSE
            self.due = self.trained() + pause
        return self.trained() < self.seconds

    def measure(self, games: int, seed: int) -> None:
        """Adds a point; games played for it are no part of the training, nor of its time."""
        begun, seconds = time.monotonic(), self.trained()
        won = paired(self.model, self.game, games, seed)
        self.measured += time.monotonic() - begun
        self.points.append(Point(seconds, self.num_timesteps, games, won))
        print(self.points[-1], flush=True)


def train(game: str, seconds: float, steps: int, seed: int, games: int = 100) -> Curve:
    """Trains until the time is over or the steps are done; the curve holds the model."""
    torch.set_num_threads(1)
    env = make_vec_env(lambda: rl.single_env(game, "random"), n_envs=ENVS, seed=seed)
    model = MaskablePPO(
        "MlpPolicy",
        env,
        n_steps=min(256, max(steps // ENVS, 2)),
        batch_size=512,
        n_epochs=4,
        gamma=0.995,
        ent_coef=0.01,
        learning_rate=5e-4,
        policy_kwargs={"net_arch": [256, 256]},
        seed=seed,
        device="cpu",
    )
    curve = Curve(game, seconds, games)
    model.learn(steps, callback=curve)
    return curve


def paired(model: MaskablePPO, game: str, games: int, seed: int) -> Rate:
    """The share won of so many games against random, each deal played from both seats."""
    seats = rl.single_env(game, "random").deal.seats[:2]
    envs = [rl.single_env(game, "random", seat) for seat in seats]
    deals = [[(1.0 + result(model, env, seed + deal)) / 2 for env in envs] for deal in range(games // 2)]
    return intervals.paired(deals)


def result(model: MaskablePPO, env: SingleEnv, seed: int) -> float:
    """The reward of one game, −1 … +1."""
    observation, _ = env.reset(seed=seed)
    while True:
        action, _ = model.predict(observation, action_masks=env.action_masks(), deterministic=True)
        observation, reward, over, _, _ = env.step(int(action))
        if over:
            return reward


STYLE = """<style>
.grid { stroke: #DAD3C5; } .goal { stroke: #8C8270; stroke-dasharray: 5 4; }
.curve { fill: none; stroke-width: 2; } .curve, .interval { stroke: #A3301F; } .dot { fill: #A3301F; }
@media (prefers-color-scheme: dark) {
.grid { stroke: #34393C; } .goal { stroke: #7A7F80; } .curve, .interval { stroke: #E5806B; } .dot { fill: #E5806B; }
}
</style>"""


def drawn(points: list[Point], title: str, subtitle: str) -> str:
    """The learning curve as SVG: a dot with its interval for every point."""
    wide, high = 720.0, 360.0
    left, top, right, bottom = 64.0, 84.0, wide - 28, high - 44
    last = max(60.0, *(point.seconds for point in points))

    def x(seconds: float) -> str:
        return fmt(left + (right - left) * seconds / last)

    def y(share: float) -> str:
        return fmt(bottom - (bottom - top) * share)

    parts = [STYLE, text(20, 28, title, "name"), text(20, 52, subtitle, "soft")]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(f'<path class="grid" d="M{fmt(left)} {y(share)}H{fmt(right)}"/>')
        parts.append(text(left - 10, float(y(share)), f"{share:.0%}", "soft end"))
    parts.append(f'<path class="goal" d="M{fmt(left)} {y(GOAL)}H{fmt(right)}"/>')
    parts.append(text(right, float(y(GOAL)) + 12, f"goal: {GOAL:.0%}", "soft end"))
    minutes = range(0, int(last / 60) + 1, max(1, round(last / 600)))
    parts += [text(float(x(60.0 * minute)), bottom + 20, f"{minute} min", "soft middle") for minute in minutes]
    line = "L".join(f"{x(point.seconds)} {y(point.won.mean)}" for point in points)
    parts.append(f'<path class="curve" d="M{line}"/>')
    for point in points:
        at = x(point.seconds)
        parts.append(f'<path class="interval" d="M{at} {y(point.won.low)}V{y(point.won.high)}"/>')
        parts.append(f'<circle class="dot" cx="{at}" cy="{y(point.won.mean)}" r="4"/>')
    return document(title, f"{subtitle}. At the end: {points[-1]}.", (wide, high), parts, None)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="chuhan", choices=("chuhan", "suntzu"))
    parser.add_argument("--minutes", type=float, default=10.0, help="of training; measuring comes on top")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=200, help="paired games at the end")
    parser.add_argument("--save", type=Path, help="where the model goes")
    parser.add_argument("--curve", type=Path, help="where the learning curve goes, as SVG")
    options = parser.parse_args()
    curve = train(options.game, 60 * options.minutes, sys.maxsize, options.seed)
    curve.measure(options.games, seed=2_000_000)
    if options.save:
        curve.model.save(options.save)
    if options.curve:
        title = f"MaskablePPO against random: {say(f'{options.game}-name')}"
        subtitle = "Share of paired games won, with 95 % intervals, by minutes of training on one core"
        options.curve.write_text(drawn(curve.points, title, subtitle), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
