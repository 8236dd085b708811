"""Writing an observation in compiled code, into an array of zeros. Each function returns the next free index."""

from librt.vecs import vec
from mypy_extensions import i64, u8


def put_flag(out: vec[u8], at: i64, holds: bool) -> i64:
    """Write 1 if `holds`."""
    if holds:
        out[at] = u8(1)
    return at + 1


def put_number(out: vec[u8], at: i64, number: i64) -> i64:
    """Write a count, capped at 255."""
    out[at] = u8(min(number, 255))
    return at + 1


def put_one_hot(out: vec[u8], at: i64, chosen: i64, number: i64) -> i64:
    """Write 1 at `chosen` of the next `number` places; nothing if it is not among them."""
    if chosen >= 0 and chosen < number:
        out[at + chosen] = u8(1)
    return at + number


def put_bits(out: vec[u8], at: i64, bits: i64, number: i64) -> i64:
    """Write one bit to each of the next `number` places, the lowest first."""
    i: i64 = 0
    while bits and i < number:
        out[at + i] = u8(bits & 1)
        bits >>= 1
        i += 1
    return at + number
