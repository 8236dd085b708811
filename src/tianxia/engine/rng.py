"""Random numbers that are the same on every machine, compiled or not."""

from hashlib import sha256
from typing import Any, Final, Protocol

from librt.vecs import vec
from mypy_extensions import i64

SEED_BITS: Final = 256
_NUMPY_SEED_BITS: Final = 62
"""The number of random bits drawn from a numpy generator to seed an Rng, as many as `Rng.draw_seed` draws."""
WORD_MASK: Final[i64] = 0xFFFFFFFF
"""Selects the 32 bits of a word of the generator."""


class Rng:
    """The generator sfc32, its state derived from SHA-256 of (seed, stream).

    A game uses a new stream for every shuffle, so that the outcome of one shuffle reveals nothing about another.
    """

    def __init__(self, seed: int, stream: int = 0) -> None:
        """Create a numbered stream of a seed of at most 256 bits."""
        digest = sha256(seed.to_bytes(32, "big") + stream.to_bytes(8, "big", signed=True)).digest()
        self.a: i64 = _read_word(digest, 0)
        self.b: i64 = _read_word(digest, 4)
        self.c: i64 = _read_word(digest, 8)
        self.counter: i64 = _read_word(digest, 12)

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the generator's present state."""
        return _restore, (int(self.a), int(self.b), int(self.c), int(self.counter))

    def next_word(self) -> i64:
        """Return the next 32 random bits."""
        output = (self.a + self.b + self.counter) & WORD_MASK
        self.counter = (self.counter + 1) & WORD_MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD_MASK
        self.c = (((self.c << 21) | (self.c >> 11)) + output) & WORD_MASK
        return output

    def below(self, n: i64) -> i64:
        """Return an integer from 0 to n − 1, uniformly distributed (Lemire's method)."""
        product = self.next_word() * n
        if (product & WORD_MASK) < n:
            threshold = (WORD_MASK + 1 - n) % n
            while (product & WORD_MASK) < threshold:
                product = self.next_word() * n
        return product >> 32

    def choose(self, options: vec[i64]) -> i64:
        """Return one of the options, uniformly distributed."""
        return options[self.below(i64(len(options)))]

    def shuffle(self, items: vec[i64]) -> None:
        """Shuffle the items in place."""
        unshuffled = i64(len(items))
        while unshuffled > 1:
            pick = self.below(unshuffled)
            unshuffled -= 1
            item = items[unshuffled]
            items[unshuffled] = items[pick]
            items[pick] = item

    def draw_seed(self) -> int:
        """Return a seed for another generator: 62 random bits, enough for a search."""
        return (self.next_word() << 30) ^ self.next_word()


class NumpyGenerator(Protocol):
    """The part of `numpy.random.Generator` that is used here."""

    def integers(self, low: int, high: int, /) -> Any:
        """Return an integer from `low` to `high` − 1."""


RandomSource = Rng | NumpyGenerator
"""The generators that `State.sample` accepts."""


def as_rng(source: RandomSource) -> Rng:
    """Return the Rng itself, or one seeded by the next number of a numpy generator."""
    if isinstance(source, Rng):
        return source
    try:
        return Rng(int(source.integers(0, 1 << _NUMPY_SEED_BITS)))
    except AttributeError:
        raise TypeError(f"expected an Rng or a numpy.random.Generator, not {type(source).__name__}") from None


def _restore(a: int, b: int, c: int, counter: int) -> Rng:
    """Return a generator in a given state, for copies and pickle."""
    rng = Rng(0)
    rng.a = a
    rng.b = b
    rng.c = c
    rng.counter = counter
    return rng


def _read_word(digest: bytes, at: i64) -> i64:
    """Return four bytes from an index on as a 32-bit word."""
    word: i64 = 0
    i: i64 = at
    while i < at + 4:
        word = (word << 8) | digest[i]
        i += 1
    return word
