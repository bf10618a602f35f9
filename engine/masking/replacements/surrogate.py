"""Hiding in plain sight: an invented value of the same kind in place of each real one.

What is left by mistake can't be told from what was invented (Carrell et al. 2013, J Am Med Inform Assoc 20(2)).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from engine.masking.replacements import codes, names, things
from engine.masking.replacements.invention import Invention
from engine.masking.replacements.names import People
from engine.masking.replacements.shift import Shift, moved
from engine.types import Kind


@dataclass(frozen=True, slots=True)
class Original:
    """A mention that is replaced.

    Attributes:
        words: what it says.
        entity: all ways in which the document writes this person or thing.
    """

    words: str = field(repr=False)
    kind: Kind
    subtype: str | None
    entity: tuple[str, ...] = field(repr=False)


@dataclass(frozen=True, slots=True)
class World:
    """What is invented for one document, how its dates move, who is named in it, and all that goes (folded)."""

    invention: Invention
    dates: Shift
    people: People
    masked: frozenset[str] = field(default=frozenset(), repr=False)


def surrogate(original: Original, world: World) -> str | None:
    """An invented value in the same form; None where there is none that does no harm: a false diagnosis misleads."""
    if not re.search(r"[^\W_]", original.words):
        return None
    make = _BY_SUBTYPE.get(original.subtype or "") or _BY_KIND.get(original.kind)
    made = make(original, world) if make else None
    return made.upper() if made and original.words.isupper() and len(original.words) > 1 else made


def _person(original: Original, world: World) -> str | None:
    return names.renamed(original.words, original.entity, world.people, world.invention)


def _date(original: Original, world: World) -> str | None:
    return _age(original, world) or moved(original.words, world.dates)


def _age(original: Original, world: World) -> str | None:
    return things.age(original.words, original.subtype, world.invention)


def _organisation(original: Original, world: World) -> str | None:
    return things.organisation(original.words, max(original.entity, key=len), world.invention)


def _location(original: Original, world: World) -> str | None:
    """With figures it is an address, whatever the recognizer says."""
    make = things.address if re.search(r"\d", original.words) else things.place
    return make(original.words, world.invention)


def _demographic(original: Original, world: World) -> str | None:
    return things.origin(original.words, world.invention) or things.occupation(original.words, world.invention)


def _code(original: Original, world: World) -> str | None:
    """A recognizer may know no more than that it is a code."""
    if "@" in original.words[1:]:
        return _email(original, world)
    if re.match(r"\w+://|www\.", original.words, re.IGNORECASE):
        return codes.url(original.words, world.invention)
    return codes.number(original.words, world.invention)


def _email(original: Original, world: World) -> str | None:
    return codes.email(original.words, world.people, world.invention)


def _plain(make: Callable[[str, Invention], str | None]) -> Callable[[Original, World], str | None]:
    return lambda original, world: make(original.words, world.invention)


_Make = Callable[[Original, World], str | None]
_BY_SUBTYPE: dict[str, _Make] = {
    "phone": _plain(codes.phone),
    "fax": _plain(codes.phone),
    "email": _email,
    "url": _plain(codes.url),
    "ip": _plain(codes.network_address),
    "mac-address": _plain(codes.hardware_address),
    "social-handle": _plain(codes.handle),
    "username": _plain(codes.handle),
    "password": _plain(codes.handle),
    "street-address": _plain(things.address),
    "zip": _plain(codes.postal_code),
    "postal-code": _plain(codes.postal_code),
    "age": _age,
    "occupation": _plain(things.occupation),
    "nationality": _plain(things.origin),
}
_BY_KIND: dict[Kind, _Make] = {
    Kind.PERSON: _person,
    Kind.CODE: _code,
    Kind.DATETIME: _date,
    Kind.LOC: _location,
    Kind.ORG: _organisation,
    Kind.DEM: _demographic,
    Kind.QUANTITY: _plain(things.amount),
}
"""What none of these makes, gets a label: diagnoses, religions, times, stretches of time, titles of works."""
