"""Chance nodes: the possible outcomes and their weights, from how many of each thing remain."""

from librt.vecs import append, vec
from mypy_extensions import i64


def remaining_outcomes(left: vec[i64], first: i64) -> vec[i64]:
    """Return the outcomes of which some remain, numbered from `first` on, in order."""
    out = vec[i64](capacity=i64(len(left)))
    i: i64 = 0
    while i < i64(len(left)):
        if left[i]:
            out = append(out, first + i)
        i += 1
    return out


def remaining_weights(left: vec[i64]) -> vec[i64]:
    """Return how many remain of each outcome that `remaining_outcomes` lists, in the same order."""
    out = vec[i64](capacity=i64(len(left)))
    for number in left:
        if number:
            out = append(out, number)
    return out
