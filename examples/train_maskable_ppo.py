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
from tianxia.engine.drawing import num, svg, text
from tianxia.rl.single import SingleEnv


class Point(NamedTuple):
    """A point of the learning curve."""

    seconds: float
    steps: int
    won: float
    """The share of paired games won, a draw as half."""


class Curve(BaseCallback):
    """Plays paired games from time to time, and stops when the time is over."""

    def __init__(self, game: str, seconds: float, every: float, games: int) -> None:
        super().__init__()
        self.game = game
        self.seconds = seconds
        self.every = every
        self.games = games
        self.points: list[Point] = []
        self.begun = time.monotonic()

    def _on_step(self) -> bool:
        spent = time.monotonic() - self.begun
        if spent >= self.every * len(self.points):
            self.measure(self.games)
        return spent < self.seconds

    def measure(self, games: int) -> None:
        """Adds a point; games played for it are not part of the training, but of its time."""
        won = paired(self.model, self.game, games, seed=1_000_000)
        self.points.append(Point(time.monotonic() - self.begun, self.num_timesteps, won))
        point = self.points[-1]
        print(f"{point.seconds:6.0f} s {point.steps:8d} steps: {point.won:.1%} of {games} paired games", flush=True)


def train(game: str, seconds: float, steps: int, seed: int, every: float = 60.0, games: int = 100) -> Curve:
    """Trains until the time is over or the steps are done; the curve holds the model."""
    torch.set_num_threads(1)
    env = make_vec_env(lambda: rl.single_env(game, "random"), n_envs=8, seed=seed)
    model = MaskablePPO(
        "MlpPolicy",
        env,
        n_steps=256,
        batch_size=512,
        n_epochs=4,
        gamma=0.995,
        ent_coef=0.01,
        learning_rate=5e-4,
        policy_kwargs={"net_arch": [256, 256]},
        seed=seed,
        device="cpu",
    )
    curve = Curve(game, seconds, every, games)
    model.learn(steps, callback=curve)
    return curve


def paired(model: MaskablePPO, game: str, games: int, seed: int) -> float:
    """The share won of so many games against random, each deal played from both seats."""
    won = 0.0
    seats = rl.single_env(game, "random").deal.seats[:2]
    for seat in seats:
        env = rl.single_env(game, "random", seat)
        for deal in range(games // 2):
            won += (1.0 + result(model, env, seed + deal)) / 2
    return won / (games // 2 * 2)


def result(model: MaskablePPO, env: SingleEnv, seed: int) -> float:
    """The reward of one game, −1 … +1."""
    observation, _ = env.reset(seed=seed)
    while True:
        action, _ = model.predict(observation, action_masks=env.action_masks(), deterministic=True)
        observation, reward, over, _, _ = env.step(int(action))
        if over:
            return reward


def drawn(points: list[Point], title: str) -> str:
    """The learning curve as SVG."""
    wide, high = 640.0, 320.0
    left, top, right, bottom = 60.0, 50.0, wide - 20, high - 40
    last = max(point.seconds for point in points)
    places = [(left + (right - left) * p.seconds / last, bottom - (bottom - top) * p.won) for p in points]
    line = "L".join(f"{num(x)} {num(y)}" for x, y in places)
    parts = [text(left, 26, title, "name"), f'<path class="line" d="M{line}" style="stroke: #2B5E89"/>']
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = bottom - (bottom - top) * share
        parts.append(f'<path class="line" d="M{num(left)} {num(y)}H{num(right)}"/>')
        parts.append(text(left - 8, y, f"{share:.0%}", "soft end"))
    parts += [
        text(left + (right - left) * 60 * minute / last, bottom + 18, f"{minute} min", "soft middle")
        for minute in range(0, int(last / 60) + 1, 2)
    ]
    return svg(title, f"{points[-1].won:.1%}", (wide, high), parts, None)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="chuhan", choices=("chuhan", "suntzu"))
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=200, help="paired games at the end")
    parser.add_argument("--save", type=Path, help="where the model goes")
    parser.add_argument("--curve", type=Path, help="where the learning curve goes, as SVG")
    options = parser.parse_args()
    # The last games are played within the time, too.
    curve = train(options.game, 60 * options.minutes - 15, sys.maxsize, options.seed)
    curve.measure(options.games)
    if options.save:
        curve.model.save(options.save)
    if options.curve:
        title = f"{options.game}: share of paired games won against random"
        options.curve.write_text(drawn(curve.points, title), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
