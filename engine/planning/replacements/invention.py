"""Drawing of surrogates: one value for each original, absent from the document and the background data."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from string import ascii_uppercase
from typing import TypeVar

from engine.core.words import fold_words
from engine.generalisation.categories import rows

# Values drawn with a secret: the same for the same secret and question; they reveal nothing about the secret.

_Item = TypeVar("_Item")


@dataclass(frozen=True, slots=True)
class ValueSource:
    """A source of values drawn by HMAC-SHA256 with a key."""

    key: bytes = field(repr=False)

    def number(self, below: int, *question: str | int) -> int:
        """Return a number from 0 to `below` - 1. It takes 256 bits, so that no value is noticeably more likely."""
        asked = "\0".join(map(str, question)).encode()
        return int.from_bytes(hmac.digest(self.key, asked, hashlib.sha256)) % below

    def one_of(self, items: Sequence[_Item], *question: str | int) -> _Item:
        """Return the item drawn for a question."""
        return items[self.number(len(items), *question)]


def source(secret: str | None) -> ValueSource:
    """Return the source of a secret, or without one a random source."""
    return ValueSource(secret.encode() if secret else secrets.token_bytes(32))


_TRIES = 200

Avoid = Callable[[str], bool]
"""A predicate: the value occurs in the background data, so that it would point to somebody."""


@cache
def pool(name: str) -> tuple[str, ...]:
    """Return the entries of a pool of `resources/hierarchy/surrogates.tsv`."""
    return dict(_pools())[name]


@cache
def _pools() -> tuple[tuple[str, tuple[str, ...]], ...]:
    return tuple((name, tuple(entries.split("|"))) for name, entries in rows("surrogates", 2))


@dataclass(frozen=True, slots=True)
class Invention:
    """The surrogates of one document.

    Attributes:
        text: the text of the document, without case.
        words: the words of the document, folded.
        avoid: see `Avoid`.
        invented: the surrogate of each original by kind, so that two originals never get one value.
    """

    source: ValueSource
    text: str = field(repr=False)
    words: frozenset[str] = field(repr=False)
    avoid: Avoid
    invented: dict[tuple[str, str], str] = field(default_factory=dict, repr=False)

    def of(self, kind: str, original: str) -> str | None:
        """Return a word of a pool, or one joined from the pools of its beginning and its ending; None as in `kept`."""
        plain = fold_words(original)
        whole = dict(_pools()).get(kind)

        def make(attempt: int) -> str | None:
            word = self.source.one_of(whole, kind, plain, attempt) if whole else self._joined(kind, plain, attempt)
            return None if fold_words(word) in self.words else word

        return self.kept(kind, plain, make)

    def letter(self, original: str) -> str:
        """Return another capital letter."""
        others = [letter for letter in ascii_uppercase if letter.lower() != fold_words(original)[:1]]
        return self.source.one_of(others, "letter", fold_words(original))

    def kept(self, kind: str, original: str, make: Callable[[int], str | None]) -> str | None:
        """Return the first value of `make`, for attempts 0, 1, ..., that is new and not in document or background data.

        None if the background data has every such value.
        """
        if (kind, original) not in self.invented:
            taken = set(self.invented.values())
            candidates = filter(None, (make(attempt) for attempt in range(_TRIES)))
            free = (each for each in candidates if each not in taken and not self._is_known(each))
            self.invented[kind, original] = next(free, "")
        return self.invented[kind, original] or None

    def _is_known(self, candidate: str) -> bool:
        plain = candidate.casefold()
        # Most values have a word that the document lacks, which is faster to check than to search a long document.
        is_possible = all(fold_words(word) in self.words for word in re.findall(r"\w+", plain))
        if is_possible and re.search(rf"(?<!\w){re.escape(plain)}(?!\w)", self.text):
            return True
        return self.avoid(candidate)

    def _joined(self, kind: str, original: str, attempt: int) -> str:
        beginning, ending = (
            self.source.one_of(pool(f"{kind}-{half}"), kind, half, original, attempt)
            for half in ("beginning", "ending")
        )
        return beginning + ending
