"""Dice that replay exactly and cannot be predicted: BLAKE2b, keyed by the seed, in counter mode."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

BLOCK: Final = 64


def key_of(seed: str) -> bytes:
    """The generator's key for a seed."""
    return blake2b(seed.encode(), digest_size=32, person=b"bellum dice").digest()


def seed_digest(seed: str) -> str:
    """What a table publishes at the start, so that the seed shown at the end can be checked against it."""
    return blake2b(seed.encode(), digest_size=32, person=b"bellum seed").hexdigest()


class Dice:
    """A stream of uniform numbers: a key, and how many bytes of its stream have been used."""

    def __init__(self, key: bytes, used: int = 0) -> None:
        self.key = key
        self.used = used
        self._number = -1
        self._block = b""

    def clone(self) -> Dice:
        """The same stream at the same place."""
        copy = Dice(self.key, self.used)
        copy._number = self._number
        copy._block = self._block
        return copy

    def after_undo(self, number: int) -> Dice:
        """Other dice from the same place on, for the game after one of its undos."""
        mixed = blake2b(number.to_bytes(8, "little"), key=self.key, digest_size=32, person=b"bellum undo")
        return Dice(mixed.digest(), self.used)

    def byte(self) -> int:
        """The next byte of the stream."""
        number = self.used // BLOCK
        if number != self._number:
            self._block = blake2b(number.to_bytes(8, "little"), key=self.key, digest_size=BLOCK).digest()
            self._number = number
        value = self._block[self.used % BLOCK]
        self.used += 1
        return value

    def below(self, n: int) -> int:
        """A uniform number from 0 to n - 1, for n from 1 to 65,536."""
        if 0 < n <= 256:
            limit = 256 - 256 % n
            value = self.byte()
            while value >= limit:
                value = self.byte()
            return value % n
        if n < 1 or n > 65536:
            raise ValueError(f"a number below {n} cannot be drawn, only below 1 to 65536")
        limit = 65536 - 65536 % n
        value = self.byte() << 8 | self.byte()
        while value >= limit:
            value = self.byte() << 8 | self.byte()
        return value % n

    def roll(self, sides: int) -> int:
        """One die: a uniform number from 1 to its sides."""
        return self.below(sides) + 1

    def shuffle(self, items: list[int]) -> None:
        """Put a list in uniformly random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
