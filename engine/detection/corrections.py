"""Corrections of the mentions of patterns and of the bundled network, in their order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from engine.core.types import Mention
from engine.detection import abroad
from engine.detection.edges import authorities, stamps, trimming
from engine.detection.filters import defined, famous, traits
from engine.detection.lexicon import bodies, first_names


def _with_lines_apart(text: str, found: Sequence[Mention]) -> Iterator[Mention]:
    for each in found:
        yield from trimming.on_lines(text, each)


def _with_times_apart(text: str, found: Sequence[Mention]) -> Iterator[Mention]:
    for each in found:
        yield from stamps.apart(text, each)


def _with_first_names(text: str, found: Sequence[Mention]) -> Iterator[Mention]:
    return (first_names.corrected(text, each) for each in found)


def _with_given_names(text: str, found: Sequence[Mention]) -> Iterator[Mention]:
    return (first_names.with_given_name(text, each) for each in found)


def _with_bodies(text: str, found: Sequence[Mention]) -> Iterator[Mention]:
    people = bodies.words_of_people(text, found)  # before whole names of courts take up those beside them
    return (bodies.corrected(text, each, people) for each in authorities.whole(text, found))


CORRECTIONS: tuple[Callable[[str, Sequence[Mention]], Iterable[Mention]], ...] = (
    _with_lines_apart,  # first, as all others judge what is on one line
    _with_times_apart,  # before the next step, which judges a time alone
    abroad.without,  # before names, since everyday words of other languages are first names too
    _with_first_names,
    first_names.with_months,  # once surnames are people
    _with_given_names,  # once months are part of their names
    _with_bodies,  # once people are whole, who come before bodies of the same name
    defined.without,  # once names and bodies are known: a term with a word of one stays
    traits.without,  # likewise: a word of a name stays
    famous.without,  # once all people are known, since one of them may have a famous name
)
"""Each returns the mentions of a text, corrected."""
