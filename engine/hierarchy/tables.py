"""The tables of `resources/hierarchy`, and how their words are compared with those of a document."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache

from engine import resources

# Letters that Unicode does not take apart into a base letter and a mark.
_BASE_LETTERS = str.maketrans("łøđðħı", "loddhi")
_ENDINGS = (("ies", "y"), ("men", "man"), ("wives", "wife"), ("sses", "ss"), ("ches", "ch"), ("s", ""))
_NOT_A_WORD = re.compile(r"[^\w&+]+")


def rows(name: str, columns: int) -> Iterator[tuple[str, ...]]:
    """The rows of `resources/hierarchy/NAME.tsv`, each with so many columns; those left out at the end are empty.

    Raises:
        ResourceError: the installation lacks it.
    """
    for line in resources.read_list(f"hierarchy/{name}.tsv"):
        fields = [field.strip() for field in line.split("\t")]
        yield (*fields, *[""] * (columns - len(fields)))


@lru_cache(maxsize=65536)
def fold(words: str) -> str:
    """Letters without case and marks, parted by single spaces: "Tromsø" and "TROMSO" are equal."""
    plain = unicodedata.normalize("NFKD", words.casefold()).translate(_BASE_LETTERS)
    letters = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return " ".join(_NOT_A_WORD.sub(" ", letters.replace("'", "").replace("’", "").replace(".", "")).split())


def singulars(words: str) -> Iterator[str]:
    """Folded words, and what they are the plural of: "nurses" is nurse, "policemen" policeman."""
    yield words
    for plural, singular in _ENDINGS:
        if words.endswith(plural):
            yield words.removesuffix(plural) + singular
