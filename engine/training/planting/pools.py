"""Lists of words that values are drawn from, each divided once and for all into a training and a test part."""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Iterator, Sequence
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import TypeVar

import numpy as np

LISTS = Path(__file__).parent / "lists"
TEST_PART = 0.25
_Item = TypeVar("_Item")
_NO_MARKS = str.maketrans("øØłŁđĐıþÞðÐŋß", "oOlLdDitTdDns")


class Split(StrEnum):
    """A family of templates and of names; nothing of one is in the other."""

    TRAIN = "train"
    TEST = "test"


def choose(random: np.random.Generator, items: Sequence[_Item]) -> _Item:
    return items[int(random.integers(len(items)))]


def chance(random: np.random.Generator, part: float) -> bool:
    return bool(random.random() < part)


def plain(text: str) -> str:
    """Without diacritics, as a register that knows the letters A to Z only would write it."""
    text = unicodedata.normalize("NFD", text.translate(_NO_MARKS))
    return "".join(letter for letter in text if not unicodedata.combining(letter))


def split_of(word: str) -> Split:
    """The split that a word belongs to, however it is written: by a hash of its letters."""
    digest = hashlib.blake2b(plain(word).casefold().encode(), digest_size=2).digest()
    return Split.TEST if int.from_bytes(digest, "big") < TEST_PART * 2**16 else Split.TRAIN


def sections(path: Path) -> Iterator[tuple[str, list[str]]]:
    """The headed parts of a list: `[name]`, then one line each; `# ` starts a comment."""
    name, lines = "", list[str]()
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("[") and line.endswith("]"):
            if name:
                yield name, lines
            name, lines = line[1:-1], []
        elif line.strip() and not line.startswith("# "):
            lines.append(line)
    yield name, lines


@cache
def pool(name: str, split: Split) -> tuple[str, ...]:
    """The entries of section `name` of lists/words.txt that belong to the split."""
    return tuple(each for each in _words()[name] if split_of(each) is split)


@cache
def _words() -> dict[str, tuple[str, ...]]:
    return {
        name: tuple(entry.strip() for line in lines for entry in line.split(","))
        for name, lines in sections(LISTS / "words.txt")
    }
