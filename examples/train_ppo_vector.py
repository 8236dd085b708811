"""Train an agent by self-play on `rl.vector_env`, and measure it against the random bot before and after.

This is PPO in one file: a network of three layers plays every seat of many games at once, on one core. It needs PyTorch
(docs/researchers/environments.md says how to install it):

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

GAMMA = 1.0  # no discount: the rules bound the length of a game
LAMBDA = 0.95
CLIP = 0.2
EPOCHS = 1  # on one core, more games teach more than more passes over the same games
MINIBATCH = 2048
ENTROPY = 0.01
LEARNING_RATE = 1e-3


class Agent(nn.Module):
    """A network with two heads: a policy and a value."""

    def __init__(self, obs_size: int, num_actions: int, hidden: int) -> None:
        """Create the network with `hidden` units in each hidden layer."""
        super().__init__()
        self.body = nn.Sequential(nn.Linear(obs_size, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.policy = nn.Linear(hidden, num_actions)
        self.value = nn.Linear(hidden, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)
        nn.init.orthogonal_(self.value.weight, 0.1)

    def forward(self, observations: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Return the probability of every action, and the expected result of the observing seat, -1 … +1."""
        body = self.body(observations)
        logits = self.policy(body).masked_fill_(~masks, -torch.inf)
        return torch.softmax(logits, -1), torch.tanh(self.value(body)).squeeze(-1)


class Rollout(NamedTuple):
    """The steps of all environments: a row for each step, a column for each environment."""

    observations: torch.Tensor
    masks: torch.Tensor
    actions: torch.Tensor
    log_probs: torch.Tensor
    values: np.ndarray[Any, np.dtype[np.float32]]
    players: np.ndarray[Any, np.dtype[np.int64]]
    ended: np.ndarray[Any, np.dtype[np.bool_]]
    results: np.ndarray[Any, np.dtype[np.float32]]
    """The result of every seat where a game ended, 0 elsewhere."""


class Trainer:
    """Trains by self-play: the same agent decides for every seat."""

    def __init__(self, game: str, num_envs: int = 256, steps: int = 64, hidden: int = 64, seed: int = 1) -> None:
        """Create the environments and the agent; `steps` is the length of a rollout."""
        torch.manual_seed(seed)
        torch.set_num_threads(1)
        self.env = rl.vector_env(game, num_envs, dtype="float32")
        self.agent = Agent(self.env.obs_size, self.env.num_actions, hidden)
        self.optimiser = torch.optim.Adam(self.agent.parameters(), LEARNING_RATE, eps=1e-5)
        self.num_steps = steps
        self.steps_done = 0
        self.training_s = 0.0
        """The training time so far; measuring does not count."""
        self.observations, self.info = self.env.reset(seed=seed)

    def train(self, seconds: float, max_steps: int = sys.maxsize) -> None:
        """Train for `seconds`, or until `max_steps` steps have been taken in total."""
        started, before = time.monotonic(), self.training_s
        while self.training_s - before < seconds and self.steps_done < max_steps:
            self.update(self.collect())
            self.training_s = before + time.monotonic() - started

    def collect(self) -> Rollout:
        """Play `num_steps` steps in every environment and return them."""
        columns: list[list[Any]] = [[] for _ in range(8)]
        for _ in range(self.num_steps):
            observations, masks = inputs(self.observations, self.info)
            with torch.no_grad():
                policy, values = self.agent(observations, masks)
                actions = sample_actions(policy)
                log_probs = log_prob(policy, actions)
            players = self.info["player"]
            self.observations, _, ended, _, self.info = self.env.step(actions.numpy())
            results = self.info["seat_rewards"]
            row = (observations, masks, actions, log_probs, values.numpy(), players, ended, results)
            for column, value in zip(columns, row, strict=True):
                column.append(value)
        self.steps_done += self.num_steps * self.env.num_envs
        return Rollout(*(torch.stack(column) for column in columns[:4]), *(np.stack(column) for column in columns[4:]))

    def advantages(self, rollout: Rollout) -> torch.Tensor:
        """Return generalised advantage estimates, for each seat along its own decisions.

        If a seat does not decide again before the rollout ends, its next value is unknown, and the advantage of its
        last decision is set to 0.
        """
        rows = np.arange(self.env.num_envs)
        shape = (self.env.num_envs, len(self.env.seats))
        known, next_value, next_advantage = np.zeros(shape, np.bool_), np.zeros(shape), np.zeros(shape)
        with torch.no_grad():
            known[rows, self.info["player"]] = True
            next_value[rows, self.info["player"]] = self.agent(*inputs(self.observations, self.info))[1].numpy()
        advantages = np.zeros_like(rollout.values)
        for step in reversed(range(self.num_steps)):
            ended = rollout.ended[step]
            known[ended], next_value[ended], next_advantage[ended] = True, rollout.results[step][ended], 0.0
            seat, value = rollout.players[step], rollout.values[step]
            delta = np.where(known[rows, seat], GAMMA * next_value[rows, seat] - value, 0.0)
            advantages[step] = delta + GAMMA * LAMBDA * next_advantage[rows, seat]
            known[rows, seat], next_value[rows, seat], next_advantage[rows, seat] = True, value, advantages[step]
        return torch.from_numpy(advantages)

    def update(self, rollout: Rollout) -> None:
        """Do PPO's update: the clipped objective, the error of the value, and an entropy bonus."""
        advantages = self.advantages(rollout).flatten()
        returns = advantages + torch.from_numpy(rollout.values).flatten()
        observations, masks, actions, log_probs = (part.flatten(0, 1) for part in rollout[:4])
        choices = (masks.sum(-1) > 1).nonzero().squeeze(-1)  # a forced action teaches nothing
        for _ in range(EPOCHS):
            for batch in choices[torch.randperm(len(choices))].split(MINIBATCH):
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
    """Return observations and action masks as tensors."""
    return torch.from_numpy(observations), torch.from_numpy(info["action_mask"].view(np.bool_))


def sample_actions(policy: torch.Tensor, generator: torch.Generator | None = None) -> torch.Tensor:
    """Return an action for each row, drawn from its probabilities; much faster here than torch.multinomial."""
    sums = policy.cumsum(-1)
    positions = (1.0 - torch.rand(len(policy), 1, generator=generator)) * sums[:, -1:]
    return torch.searchsorted(sums, positions).squeeze(-1)


def log_prob(policy: torch.Tensor, actions: torch.Tensor) -> torch.Tensor:
    """Return the log-probability of the action in each row."""
    return policy.gather(1, actions[:, None]).squeeze(-1).clamp_min(1e-9).log()


def play_against_random(agent: Agent, game: str, games: int, seed: int = 1_000_000) -> Rate:
    """Return the share won of `games` games against random; each deal is played from the first two seats."""
    env = rl.vector_env(game, games, dtype="float32")
    generator = torch.Generator().manual_seed(seed)
    own = np.arange(games) % 2
    observations, info = env.reset(seed=[seed + number // 2 for number in range(games)])
    results, playing = np.zeros(games), np.ones(games, np.bool_)
    while playing.any():
        with torch.no_grad():
            policy, _ = agent(*inputs(observations, info))
            chosen = sample_actions(policy, generator).numpy()
        actions = np.where(info["player"] == own, chosen, env.sample())
        observations, _, ended, _, info = env.step(actions)
        first = ended & playing
        results[first] = info["seat_rewards"][first, own[first]]
        playing &= ~ended
    return intervals.paired_interval(((1.0 + results) / 2).reshape(-1, 2).tolist())


def format_progress(trainer: Trainer, won: Rate, games: int) -> str:
    """Return a line about the state of the training."""
    speed = trainer.steps_done / trainer.training_s if trainer.training_s else 0.0
    share = f"{won.mean:.1%} of {games} paired games won ({won.low:.1%} – {won.high:.1%})"
    return f"{trainer.training_s:.0f} s, {trainer.steps_done} steps, {speed:.0f} steps/s: {share}"


def main() -> int:
    """Train in four parts, measure before and after each, and save the network; return 0."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="chuhan", choices=("chuhan", "suntzu", "huang"))
    parser.add_argument("--minutes", type=float, default=2.0, help="training time; measuring is not included")
    parser.add_argument("--games", type=int, default=400, help="paired games of each measurement, an even number")
    parser.add_argument("--envs", type=int, default=256, help="number of games at once")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, help="file for the network")
    options = parser.parse_args()
    if options.games < 2 or options.games % 2:
        parser.error("--games must be an even number of at least 2")
    trainer = Trainer(options.game, options.envs, seed=options.seed)
    parts = 4
    for part in range(parts + 1):
        if part > 0:
            trainer.train(60 * options.minutes / parts)
        won = play_against_random(trainer.agent, options.game, options.games)
        print(format_progress(trainer, won, options.games), flush=True)
    if options.save:
        torch.save(trainer.agent.state_dict(), options.save)
    return 0


if __name__ == "__main__":
    sys.exit(main())
