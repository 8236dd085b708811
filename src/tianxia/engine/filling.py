"""Filling an observation: numbers appended to its planes, in compiled code."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8


def add_flag(out: vec[u8], holds: bool) -> vec[u8]:
    return append(out, u8(1 if holds else 0))


def add_number(out: vec[u8], number: i64) -> vec[u8]:
    """A count, at most 255."""
    return append(out, u8(min(number, 255)))


def add_one_of(out: vec[u8], chosen: i64, number: i64) -> vec[u8]:
    """One of `number` places is 1; none if the chosen one is not among them."""
    i: i64 = 0
    while i < number:
        out = append(out, u8(1 if i == chosen else 0))
        i += 1
    return out


def add_bits(out: vec[u8], bits: i64, number: i64) -> vec[u8]:
    """A place for each bit."""
    i: i64 = 0
    while i < number:
        out = append(out, u8(bits >> i & 1))
        i += 1
    return out
