"""Filling an observation in compiled code: numbers put on zeros. Each call says where the next number goes."""

from librt.vecs import vec
from mypy_extensions import i64, u8


def put_flag(out: vec[u8], at: i64, holds: bool) -> i64:
    if holds:
        out[at] = u8(1)
    return at + 1


def put_number(out: vec[u8], at: i64, number: i64) -> i64:
    """A count, at most 255."""
    out[at] = u8(min(number, 255))
    return at + 1


def put_one_hot(out: vec[u8], at: i64, chosen: i64, number: i64) -> i64:
    """One of `number` places is 1; none if the chosen one is not among them."""
    if chosen >= 0 and chosen < number:
        out[at + chosen] = u8(1)
    return at + number


def put_bits(out: vec[u8], at: i64, bits: i64, number: i64) -> i64:
    """A place for each bit."""
    i: i64 = 0
    while bits and i < number:
        out[at + i] = u8(bits & 1)
        bits >>= 1
        i += 1
    return at + number
