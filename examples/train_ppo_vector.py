"""Trains an agent by self-play on `rl.vector_env`, and measures it against the random bot before and after.

PPO in one file: a network of three layers plays every seat of many games at once, on one core. Needs PyTorch
(docs/researchers.md tells how to install it):

    python examples/train_ppo_vector.py --minutes 2
"""

import argparse
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import nn

from tianxia import rl
from tianxia.arena import intervals
from tianxia.arena.intervals import Rate

GAMMA = 1.0  # games end by their rules: nothing is discounted
LAMBDA = 0.95
CLIP = 0.2
EPOCHS = 1  # on one core more games teach more than more passes over the same ones
MINIBATCH = 2048
ENTROPY = 0.01
LEARNING_RATE = 1e-3


class Agent(nn.Module):
    """A policy and a value from one body."""

    def __init__(self, obs_size: int, num_actions: int, hidden: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(obs_size, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.policy = nn.Linear(hidden, num_actions)
        self.value = nn.Linear(hidden, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)
        nn.init.orthogonal_(self.value.weight, 0.1)

    def forward(self, observations: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The probability of every action, and what the position is worth to the seat that observes it, -1 … +1."""
        body = self.body(observations)
        logits = self.policy(body).masked_fill_(~masks, -torch.inf)
        return torch.softmax(logits, -1), torch.tanh(self.value(body)).squeeze(-1)


class Rollout(NamedTuple):
    """What happened in some steps of all environments: a row for each step, a column for each environment."""

    observations: torch.Tensor
    masks: torch.Tensor
    actions: torch.Tensor
    log_probs: torch.Tensor
    values: np.ndarray[Any, np.dtype[np.float32]]
    players: np.ndarray[Any, np.dtype[np.int64]]
    ended: np.ndarray[Any, np.dtype[np.bool_]]
    results: np.ndarray[Any, np.dtype[np.float32]]
    """Of every seat, where a game ended."""


class Trainer:
    """Self-play: the same agent decides for every seat."""

    def __init__(self, game: str, num_envs: int = 256, steps: int = 64, hidden: int = 64, seed: int = 1) -> None:
        torch.manual_seed(seed)
        torch.set_num_threads(1)
        self.env = rl.vector_env(game, num_envs, dtype="float32")
        self.agent = Agent(self.env.obs_size, self.env.num_actions, hidden)
        self.optimiser = torch.optim.Adam(self.agent.parameters(), LEARNING_RATE, eps=1e-5)
        self.num_steps = steps
        self.done_steps = 0
        self.seconds = 0.0
        """How long it has trained; measuring takes no training time."""
        self.observations, self.info = self.env.reset(seed=seed)

    def train(self, seconds: float, most_steps: int = sys.maxsize) -> None:
        """Trains until the time is over or the steps are done."""
        begun, before = time.monotonic(), self.seconds
        while self.seconds - before < seconds and self.done_steps < most_steps:
            self.update(self.collect())
            self.seconds = before + time.monotonic() - begun

    def collect(self) -> Rollout:
        """Plays some steps in every environment."""
        kept: list[list[Any]] = [[] for _ in range(8)]
        for _ in range(self.num_steps):
            observations, masks = inputs(self.observations, self.info)
            with torch.no_grad():
                policy, values = self.agent(observations, masks)
                actions = drawn(policy)
                log_probs = log_prob(policy, actions)
            players = self.info["player"]
            self.observations, _, ended, _, self.info = self.env.step(actions.numpy())
            results = self.info["seat_rewards"]
            row = (observations, masks, actions, log_probs, values.numpy(), players, ended, results)
            for part, value in zip(kept, row, strict=True):
                part.append(value)
        self.done_steps += self.num_steps * self.env.num_envs
        return Rollout(*(torch.stack(part) for part in kept[:4]), *(np.stack(part) for part in kept[4:]))

    def advantages(self, done: Rollout) -> torch.Tensor:
        """Generalised advantage estimation, for each seat along its own decisions.

        Where a seat has not decided again before the steps end, nothing is known of what follows: its last decision
        is taken to have been worth what was expected.
        """
        rows = np.arange(self.env.num_envs)
        shape = (self.env.num_envs, len(self.env.seats))
        known, next_value, next_advantage = np.zeros(shape, np.bool_), np.zeros(shape), np.zeros(shape)
        with torch.no_grad():
            known[rows, self.info["player"]] = True
            next_value[rows, self.info["player"]] = self.agent(*inputs(self.observations, self.info))[1].numpy()
        out = np.zeros_like(done.values)
        for step in reversed(range(self.num_steps)):
            ended = done.ended[step]
            known[ended], next_value[ended], next_advantage[ended] = True, done.results[step][ended], 0.0
            seat, value = done.players[step], done.values[step]
            delta = np.where(known[rows, seat], GAMMA * next_value[rows, seat] - value, 0.0)
            out[step] = delta + GAMMA * LAMBDA * next_advantage[rows, seat]
            known[rows, seat], next_value[rows, seat], next_advantage[rows, seat] = True, value, out[step]
        return torch.from_numpy(out)

    def update(self, done: Rollout) -> None:
        """PPO's update: the clipped objective, the error of the value, and a bonus for entropy."""
        advantages = self.advantages(done).flatten()
        returns = advantages + torch.from_numpy(done.values).flatten()
        observations, masks, actions, log_probs = (part.flatten(0, 1) for part in done[:4])
        real = (masks.sum(-1) > 1).nonzero().squeeze(-1)  # where only one action is legal there is nothing to learn
        for _ in range(EPOCHS):
            for batch in real[torch.randperm(len(real))].split(MINIBATCH):
                policy, values = self.agent(observations[batch], masks[batch])
                ratio = torch.exp(log_prob(policy, actions[batch]) - log_probs[batch])
                gain = advantages[batch]
                gain = (gain - gain.mean()) / (gain.std() + 1e-8)
                clipped = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
                error = (values - returns[batch]).square().mean()
                entropy = -(policy * policy.clamp_min(1e-9).log()).sum(-1).mean()
                loss = 0.5 * error - clipped - ENTROPY * entropy
                self.optimiser.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.agent.parameters(), 0.5)
                self.optimiser.step()


def inputs(observations: Any, info: dict[str, Any]) -> tuple[torch.Tensor, torch.Tensor]:
    """What the agent sees."""
    return torch.from_numpy(observations), torch.from_numpy(info["action_mask"].view(np.bool_))


def drawn(policy: torch.Tensor, chance: torch.Generator | None = None) -> torch.Tensor:
    """An action for each row, drawn by its probabilities: much faster here than torch.multinomial."""
    sums = policy.cumsum(-1)
    at = (1.0 - torch.rand(len(policy), 1, generator=chance)) * sums[:, -1:]
    return torch.searchsorted(sums, at).squeeze(-1)


def log_prob(policy: torch.Tensor, actions: torch.Tensor) -> torch.Tensor:
    """The log-probability of an action in each row."""
    return policy.gather(1, actions[:, None]).squeeze(-1).clamp_min(1e-9).log()


def against_random(agent: Agent, game: str, games: int, seed: int = 1_000_000) -> Rate:
    """The share won of so many games against random, a draw as half, each deal played from both of the first seats."""
    env = rl.vector_env(game, games, dtype="float32")
    chance = torch.Generator().manual_seed(seed)
    own = np.arange(games) % 2
    observations, info = env.reset(seed=[seed + number // 2 for number in range(games)])
    results, playing = np.zeros(games), np.ones(games, np.bool_)
    while playing.any():
        with torch.no_grad():
            policy, _ = agent(*inputs(observations, info))
            chosen = drawn(policy, chance).numpy()
        actions = np.where(info["player"] == own, chosen, env.sample())
        observations, _, ended, _, info = env.step(actions)
        first = ended & playing
        results[first] = info["seat_rewards"][first, own[first]]
        playing &= ~ended
    return intervals.paired_interval(((1.0 + results) / 2).reshape(-1, 2).tolist())


def told(trainer: Trainer, won: Rate, games: int) -> str:
    """A line about how far the training is."""
    speed = trainer.done_steps / trainer.seconds if trainer.seconds else 0.0
    share = f"{won.mean:.1%} of {games} paired games won ({won.low:.1%} – {won.high:.1%})"
    return f"{trainer.seconds:.0f} s, {trainer.done_steps} steps, {speed:.0f} steps/s: {share}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="chuhan", choices=("chuhan", "suntzu", "huang"))
    parser.add_argument("--minutes", type=float, default=2.0, help="of training; measuring comes on top")
    parser.add_argument("--games", type=int, default=400, help="paired games of each measurement, an even number")
    parser.add_argument("--envs", type=int, default=256, help="games at once")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, help="where the network goes")
    options = parser.parse_args()
    if options.games < 2 or options.games % 2:
        parser.error("--games must be an even number from 2 on")
    trainer = Trainer(options.game, options.envs, seed=options.seed)
    parts = 4
    print(told(trainer, against_random(trainer.agent, options.game, options.games), options.games), flush=True)
    for _ in range(parts):
        trainer.train(60 * options.minutes / parts)
        print(told(trainer, against_random(trainer.agent, options.game, options.games), options.games), flush=True)
    if options.save:
        torch.save(trainer.agent.state_dict(), options.save)
    return 0


if __name__ == "__main__":
    sys.exit(main())
