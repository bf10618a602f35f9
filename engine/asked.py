"""Strings that the user asked to have removed, in the forms in which a verification must not find them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum

from engine import persons
from engine.options import Options
from engine.persons import Name
from engine.words import letters

PERSON = 0
"""The number of `Options.person`; terms are numbered from 1 in the order in which they were given."""


class Form(StrEnum):
    """Ways in which a string must be written to count as found.

    TERM: in any case, also within a longer word. NAME: in any case, as whole words. WORD: a name that is also an
    ordinary word, so that text in small letters says nothing. INITIALS: capitals, with or without full stops.
    """

    TERM = "term"
    NAME = "name"
    WORD = "word"
    INITIALS = "initials"


@dataclass(frozen=True, slots=True)
class Asked:
    """One string that the user asked to have removed; `number`: see `PERSON`."""

    text: str = field(repr=False)
    form: Form
    number: int


def asked(options: Options) -> tuple[Asked, ...]:
    """Return the user's terms and every form of the person's name, but those that `options.keep` holds.

    A term is never kept: it wins over `keep`, as in the masking plan.
    """
    kept = {_plain(each) for each in options.keep}
    terms = (Asked(term, Form.TERM, number) for number, term in enumerate(options.terms, start=1))
    forms = (each for each in _of_person(options.person or "") if _plain(each.text) not in kept)
    return tuple(dict.fromkeys((*terms, *forms)))


def ambiguous_initials(options: Options) -> tuple[str, ...]:
    """Return the person's initials that are also an ordinary abbreviation, and are not among what was asked for."""
    name = persons.parse(letters(options.person or ""))
    return tuple(each for each in persons.initials(name) if persons.is_abbreviation(each))


def _plain(text: str) -> str:
    return " ".join(letters(text).split())


def _of_person(written: str) -> Iterator[Asked]:
    name = persons.parse(letters(written))
    family = " ".join(name.family)
    if not family:
        return
    yield from (_asked(" ".join((*given, family)), Form.NAME) for given in _given(name))
    yield _asked(family, Form.WORD if persons.is_ordinary(family) else Form.TERM)
    for each in (*name.given, *name.halves):
        yield _asked(each, Form.WORD if len(each) < _SHORTEST_NAME or persons.is_ordinary(each) else Form.NAME)
    yield from (_asked(each, Form.NAME) for each in persons.user_names(name))
    yield from (_asked(each, Form.INITIALS) for each in persons.initials(name) if not persons.is_abbreviation(each))


def _given(name: Name) -> tuple[tuple[str, ...], ...]:
    return tuple(dict.fromkeys((name.given, *((each,) for each in name.given)))) if name.given else ()


def _asked(text: str, form: Form) -> Asked:
    return Asked(text, form, PERSON)


_SHORTEST_NAME = 3
