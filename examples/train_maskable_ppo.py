"""Train MaskablePPO of sb3-contrib against the random bot, and measure the result in paired games.

It needs the extra `train`. Install the CPU-only version of PyTorch first (see docs/researchers/environments.md):

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

FIRST_INTERVALS_S = (1.0, 1.0, 2.0, 4.0, 8.0, 15.0, 30.0)
"""The training time between the first points of the curve: they are close together, since learning is fastest there."""
INTERVAL_S = 60.0
"""The training time between later points."""
GOAL = 0.7
"""The share of paired games to be won, drawn as a line."""
NUM_ENVS = 8


class Point(NamedTuple):
    """A point of the learning curve."""

    seconds: float
    steps: int
    games: int
    won: Rate
    """The share of paired games won, a draw as half, with its 95 % interval."""

    def __str__(self) -> str:
        """Return the point as a line of text."""
        won = f"{self.won.mean:.1%} of {self.games} paired games ({self.won.low:.1%} – {self.won.high:.1%})"
        return f"{self.seconds:.0f} s, {self.steps} steps: {won}"


class Curve(BaseCallback):
    """Measures the model in paired games at intervals, and stops when the time is over.

    The time of measuring does not count as training time.
    """

    def __init__(self, game: str, seconds: float, games: int) -> None:
        """Train for `seconds`; each point of the curve takes `games` games."""
        super().__init__()
        self.game = game
        self.seconds = seconds
        self.games = games
        self.points: list[Point] = []
        self.started = time.monotonic()
        self.measuring_s = 0.0
        """The time spent on paired games so far."""
        self.next_point_s = 0.0
        """The training time at which the next point is due."""

    def training_seconds(self) -> float:
        """Return the time spent on training so far."""
        return time.monotonic() - self.started - self.measuring_s

    def _on_step(self) -> bool:
        if self.training_seconds() >= self.next_point_s:
            self.measure(self.games, seed=1_000_000)
            num_points = len(self.points)
            interval = FIRST_INTERVALS_S[num_points - 1] if num_points <= len(FIRST_INTERVALS_S) else INTERVAL_S
            self.next_point_s = self.training_seconds() + interval
        return self.training_seconds() < self.seconds

    def measure(self, games: int, seed: int) -> None:
        """Play paired games from a seed and append a point to the curve; the model does not learn from them."""
        started, seconds = time.monotonic(), self.training_seconds()
        won = play_paired_games(self.model, self.game, games, seed)
        self.measuring_s += time.monotonic() - started
        self.points.append(Point(seconds, self.num_timesteps, games, won))
        print(self.points[-1], flush=True)


def train(game: str, seconds: float, steps: int, seed: int, games: int = 100) -> Curve:
    """Train until the seconds or the steps are used up; return the curve, whose `model` is the trained one."""
    torch.set_num_threads(1)
    env = make_vec_env(lambda: rl.single_env(game, "random"), n_envs=NUM_ENVS, seed=seed)
    model = MaskablePPO(
        "MlpPolicy",
        env,
        n_steps=min(256, max(steps // NUM_ENVS, 2)),
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


def play_paired_games(model: MaskablePPO, game: str, games: int, seed: int) -> Rate:
    """Return the share won of `games` games against random; each deal is played from both seats."""
    seats = rl.single_env(game, "random").episode.seats[:2]
    envs = [rl.single_env(game, "random", seat) for seat in seats]
    deals = [[(1.0 + play_game(model, env, seed + deal)) / 2 for env in envs] for deal in range(games // 2)]
    return intervals.paired_interval(deals)


def play_game(model: MaskablePPO, env: SingleEnv, seed: int) -> float:
    """Play one game and return its reward, −1 … +1."""
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


def draw_curve(points: list[Point], title: str, subtitle: str) -> str:
    """Return the learning curve as SVG: a dot with its interval for every point."""
    width, height = 720.0, 360.0
    left, top, right, bottom = 64.0, 84.0, width - 28, height - 44
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
        point_x = x(point.seconds)
        parts.append(f'<path class="interval" d="M{point_x} {y(point.won.low)}V{y(point.won.high)}"/>')
        parts.append(f'<circle class="dot" cx="{point_x}" cy="{y(point.won.mean)}" r="4"/>')
    return document(title, f"{subtitle}. At the end: {points[-1]}.", (width, height), parts, None)


def main() -> int:
    """Train, measure, and write what the options ask for; return 0."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="chuhan", choices=("chuhan", "suntzu"))
    parser.add_argument("--minutes", type=float, default=10.0, help="training time; measuring is not included")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=200, help="paired games at the end")
    parser.add_argument("--save", type=Path, help="file for the model")
    parser.add_argument("--curve", type=Path, help="file for the learning curve, as SVG")
    options = parser.parse_args()
    curve = train(options.game, 60 * options.minutes, sys.maxsize, options.seed)
    curve.measure(options.games, seed=2_000_000)
    if options.save:
        curve.model.save(options.save)
    if options.curve:
        title = f"MaskablePPO against random: {say(f'{options.game}-name')}"
        subtitle = "Share of paired games won, with 95 % intervals, by minutes of training on one core"
        options.curve.write_text(draw_curve(curve.points, title, subtitle), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
