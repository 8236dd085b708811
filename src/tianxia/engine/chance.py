"""Chance nodes: the possible outcomes and their weights, given how many of each item remain."""

from librt.vecs import append, vec
from mypy_extensions import i64


def remaining_outcomes(remaining: vec[i64], first: i64) -> vec[i64]:
    """Return the outcomes that are still possible, numbered from `first` on, in order.

    `remaining` counts the items left of each outcome.
    """
    outcomes = vec[i64](capacity=i64(len(remaining)))
    i: i64 = 0
    while i < i64(len(remaining)):
        if remaining[i]:
            outcomes = append(outcomes, first + i)
        i += 1
    return outcomes


def remaining_weights(remaining: vec[i64]) -> vec[i64]:
    """Return how many items are left of each outcome in `remaining_outcomes`, in the same order."""
    weights = vec[i64](capacity=i64(len(remaining)))
    for count in remaining:
        if count:
            weights = append(weights, count)
    return weights
