"""Open chance: from how many are left of each thing, what may come next and how often."""

from librt.vecs import append, vec
from mypy_extensions import i64


def remaining_outcomes(left: vec[i64], first: i64) -> vec[i64]:
    """The outcomes, numbered from `first` on, of which some are left."""
    out = vec[i64](capacity=i64(len(left)))
    i: i64 = 0
    while i < i64(len(left)):
        if left[i]:
            out = append(out, first + i)
        i += 1
    return out


def remaining_weights(left: vec[i64]) -> vec[i64]:
    """How many are left of each of these outcomes."""
    out = vec[i64](capacity=i64(len(left)))
    for number in left:
        if number:
            out = append(out, number)
    return out
