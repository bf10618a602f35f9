"""The tables of `resources/hierarchy`."""

from __future__ import annotations

from collections.abc import Iterator

from engine import resources

_ENDINGS = (("ies", "y"), ("men", "man"), ("wives", "wife"), ("sses", "ss"), ("ches", "ch"), ("s", ""))


def rows(name: str, columns: int) -> Iterator[tuple[str, ...]]:
    """The rows of `resources/hierarchy/NAME.tsv`, each with so many columns; those left out at the end are empty.

    Raises:
        ResourceError: the installation lacks it.
    """
    for line in resources.read_list(f"hierarchy/{name}.tsv"):
        fields = [field.strip() for field in line.split("\t")]
        yield (*fields, *[""] * (columns - len(fields)))


def singulars(words: str) -> Iterator[str]:
    """Folded words, and what they are the plural of: "nurses" is nurse, "policemen" policeman."""
    yield words
    for plural, singular in _ENDINGS:
        if words.endswith(plural):
            yield words.removesuffix(plural) + singular
