"""Surrogates (hiding in plain sight): an invented value of the same kind for each real one.

A value left by mistake cannot be distinguished from a surrogate (paper 10).

In other languages than English, words that would have to be inflected get their label.

A value whose replacement would be read as a fact has no surrogate and gets its label: a laboratory value, an amount, a
statute, a court, a number of an unknown type, or an entity of which no recognizer was sure.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from engine.core.expressions import Expression
from engine.core.types import Kind
from engine.generalisation import places, wording
from engine.generalisation.places import PlaceExtent
from engine.planning.replacements import codes, names, things
from engine.planning.replacements.invention import Invention
from engine.planning.replacements.names import DocumentNames
from engine.planning.replacements.shift import Shift, moved


@dataclass(frozen=True, slots=True)
class Original:
    """A mention that is replaced.

    Attributes:
        words: its text.
        entity: all forms in which the document writes this person or thing.
        sure: whether the recognizer is sure enough of the kind.
        language: that of its paragraph, one of `wording.LANGUAGES`.
    """

    words: str = field(repr=False)
    kind: Kind
    subtype: str | None
    entity: tuple[str, ...] = field(repr=False)
    sure: bool = True
    language: str = wording.ENGLISH


@dataclass(frozen=True, slots=True)
class DocumentSurrogates:
    """The state of one document: its surrogates, its shift of dates, its people, and all masked text (folded)."""

    invention: Invention
    dates: Shift
    people: DocumentNames
    masked: frozenset[str] = field(default=frozenset(), repr=False)


def surrogate(original: Original, world: DocumentSurrogates) -> str | None:
    """Return an invented value in the same form; None if none would be harmless."""
    if not re.search(r"[^\W_]", original.words) or _SPELLED.fullmatch(original.words) or _is_fact(original):
        return None
    make = _BY_SUBTYPE.get(original.subtype or "") or _BY_KIND.get(original.kind)
    made = make(original, world) if make else None
    return made.upper() if made and original.words.isupper() and len(original.words) > 1 else made


# New letters and digits set apart would show how many there are, and which of them are equal.
_SPELLED = Expression(r"[\W_]*(?:[^\W_][\W_]+){2,}[^\W_][\W_]*")
_BARE_NUMBER = Expression(r"(?=.*\d)[\W\d_]*(?:[A-Za-zµμ%°]{1,6}(?:/[A-Za-z]{1,6})?)?[\W\d_]*")
_KNOWN_NUMBERS = frozenset({"year", "date", "age"})
# A law, a citation or a public body: replacing it with another name makes a false statement of law.
_LAW = Expression(
    r"§|\b(?:acts?|codes?|rules?|statutes?|regulations?|directives?|conventions?|treat(?:y|ies)|constitution|amendments?|ordinances?"
    r"|charter|protocol|articles?|sections?|titles?|bills?|laws?|courts?|tribunals?|circuit|ministry|department|agency|congress"
    r"|parliament|senate|commission|bureau|\w*gerichts?|\w*gericht(?:shofs?)?|\w*amt(?:e?s)?|ministerium|loi|tribunal|cour|conseil|juzgado|audiencia|ley|lei"
    r"|tribunal|juízo|vara|\w*retten?|\w*loven|U\.?\s?S\.?\s?C|C\.?\s?F\.?\s?R|Fed\.\sR|F\.\s?(?:Supp|\dd)|v|vs)\b",
    re.IGNORECASE,
)
_VERSUS = Expression(r"\bvs?\b\.?", re.IGNORECASE)
_PUBLIC = frozenset({"case-number", "legal-citation", "money", "percentage"})
_NEVER = frozenset({Kind.QUANTITY, Kind.MISC})


def _is_fact(original: Original) -> bool:
    """Return whether an invented value could be read as a fact, or the type of the value is uncertain."""
    if not original.sure or original.kind in _NEVER or original.subtype in _PUBLIC:
        return True
    law = _VERSUS if original.kind is Kind.PERSON else _LAW
    if original.subtype is None and law.search(original.words):
        return True
    known = original.subtype in (_KNOWN_NUMBERS if original.kind is Kind.DATETIME else _BY_SUBTYPE.keys() | _NUMBERS)
    return not known and _BARE_NUMBER.fullmatch(original.words) is not None


def _person(original: Original, world: DocumentSurrogates) -> str | None:
    return names.renamed(original.words, original.entity, world.people, world.invention)


def _date(original: Original, world: DocumentSurrogates) -> str | None:
    return _age(original, world) or moved(original.words, world.dates)


def _age(original: Original, world: DocumentSurrogates) -> str | None:
    return things.age(original.words, original.subtype, world.invention)


def _organisation(original: Original, world: DocumentSurrogates) -> str | None:
    return things.organisation(original.words, max(original.entity, key=len), world.invention)


def _location(original: Original, world: DocumentSurrogates) -> str | None:
    """Return a surrogate of a place; words with digits count as an address."""
    if re.search(r"\d", original.words):
        return things.address(original.words, world.invention)
    known = places.find(original.words)
    if original.language != wording.ENGLISH and known and known.extent is not PlaceExtent.SETTLEMENT:
        return None  # another country may need another article: "en Norvège", "au Danemark"
    return things.place(original.words, world.invention)


def _demographic(original: Original, world: DocumentSurrogates) -> str | None:
    if original.language != wording.ENGLISH:
        return None  # it would have to be inflected
    return things.origin(original.words, world.invention) or things.occupation(original.words, world.invention)


def _code(original: Original, world: DocumentSurrogates) -> str | None:
    """Return an address for an address, and a number only for one of a known type."""
    if "@" in original.words[1:]:
        return _email(original, world)
    if re.match(r"\w+://|www\.", original.words, re.IGNORECASE):
        return codes.url(original.words, world.invention)
    return codes.number(original.words, world.invention) if original.subtype in _NUMBERS else None


def _email(original: Original, world: DocumentSurrogates) -> str | None:
    return codes.email(original.words, world.people, world.invention)


def _plain(make: Callable[[str, Invention], str | None]) -> Callable[[Original, DocumentSurrogates], str | None]:
    return lambda original, world: make(original.words, world.invention)


_Make = Callable[[Original, DocumentSurrogates], str | None]
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
}
"""Kinds with surrogates; others get a label: diagnoses, religions, times, durations, amounts, titles of works."""
_NUMBERS = frozenset(
    "account crypto-wallet device-serial driver-licence employee-id health-insurance iban invoice licence "
    "licence-plate mrn national-id nhs-number passport payment-card policy reference routing ssn tax-number vin "
    "voter-id".split()
)
"""Sorts of numbers that identify somebody or something, so that another of the same form does no harm."""
