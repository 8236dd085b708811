"""Writes an observation into a vec of zeros, in compiled code. Each function returns the next free index."""

from librt.vecs import vec
from mypy_extensions import i64, u8


def put_flag(out: vec[u8], at: i64, flag: bool) -> i64:
    """Write 1 if a flag is set."""
    if flag:
        out[at] = u8(1)
    return at + 1


def put_number(out: vec[u8], at: i64, number: i64) -> i64:
    """Write a count, capped at 255."""
    out[at] = u8(min(number, 255))
    return at + 1


def put_one_hot(out: vec[u8], at: i64, hot: i64, size: i64) -> i64:
    """Write 1 at index `hot` of the next `size` values; nothing if it is out of range."""
    if hot >= 0 and hot < size:
        out[at + hot] = u8(1)
    return at + size
