"""Strings that the user wants removed: terms, and the forms of a person's name (`--person`)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum

from engine.core import term_forms
from engine.core.name_forms import Name, initials, is_abbreviation, is_ordinary, parse, user_names
from engine.core.options import Options
from engine.core.words import letters

_SHORTEST_NAME = 3  # letters of a word of a name that counts in any case

PERSON = 0
"""The number of `Options.person`; terms are numbered from 1 in the user's order."""


class Form(StrEnum):
    """A form that a string must have to count as found.

    TERM: in any case, also within a longer word. NAME: in any case, as whole words. WORD: a name that is also an
    ordinary word, so that its occurrence in small letters means nothing. INITIALS: capitals, with or without full
    stops.
    """

    TERM = "term"
    NAME = "name"
    WORD = "word"
    INITIALS = "initials"


@dataclass(frozen=True, slots=True)
class UserTerm:
    """A string that the user wants removed; `number`: see `PERSON`."""

    text: str = field(repr=False)
    form: Form
    number: int


def user_terms(options: Options) -> tuple[UserTerm, ...]:
    """Return the user's terms in all their forms and every form of the person's name, except those in `options.keep`.

    A term is never kept: it wins over `keep`, as in the masking plan.
    """
    kept = {_plain(each) for each in options.keep}
    terms = (
        UserTerm(form, Form.TERM, number)
        for number, term in enumerate(options.terms, start=1)
        for form in (term, *term_forms.forms(term))
    )
    forms = (each for each in _of_person(options.person or "") if _plain(each.text) not in kept)
    return tuple(dict.fromkeys((*terms, *forms)))


def ambiguous_initials(options: Options) -> tuple[str, ...]:
    """Return the person's initials that are also an ordinary abbreviation, and so are not in `user_terms`."""
    name = parse(letters(options.person or ""))
    return tuple(each for each in initials(name) if is_abbreviation(each))


def _plain(text: str) -> str:
    return " ".join(letters(text).split())


def _of_person(written: str) -> Iterator[UserTerm]:
    name = parse(letters(written))
    family = " ".join(name.family)
    if not family:
        return
    yield from (_of_name(" ".join((*given, family)), Form.NAME) for given in _given(name))
    yield _of_name(family, Form.WORD if is_ordinary(family) else Form.TERM)
    for each in (*name.given, *name.halves):
        yield _of_name(each, Form.WORD if len(each) < _SHORTEST_NAME or is_ordinary(each) else Form.NAME)
    yield from (_of_name(each, Form.NAME) for each in user_names(name))
    yield from (_of_name(each, Form.INITIALS) for each in initials(name) if not is_abbreviation(each))


def _given(name: Name) -> tuple[tuple[str, ...], ...]:
    return tuple(dict.fromkeys((name.given, *((each,) for each in name.given)))) if name.given else ()


def _of_name(text: str, form: Form) -> UserTerm:
    return UserTerm(text, form, PERSON)
