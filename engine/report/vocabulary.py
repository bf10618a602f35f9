"""Kinds of findings in the words of a log."""

from __future__ import annotations

from collections.abc import Iterable

from engine.types import Entity, Kind, Mention

AREA = "area of a page"
KINDS: dict[Kind, str] = {
    Kind.CODE: "number or code",
    Kind.PERSON: "name of a person",
    Kind.DATETIME: "date or time",
    Kind.LOC: "place",
    Kind.ORG: "organisation",
    Kind.DEM: "demographic detail",
    Kind.QUANTITY: "quantity",
    Kind.MISC: "other detail",
}
FOUND_BY: dict[str, str] = {
    "patterns": "pattern",
    "gazetteer": "word list",
    "neural": "trained model",
    "dropped-in": "model of the user",
    "terms": "term of the user",
    "aliases": "short name",
    "repeats": "same words elsewhere",
    "background": "background data",
    "reidentification": "matching programs",
}
"""Recognizers by the names that mentions carry."""
# Where the code of the recognizers is no word: all others are, with dashes for spaces.
_SUBTYPES: dict[str, str] = {
    "email": "e-mail address",
    "fax": "fax number",
    "iban": "bank account number (IBAN)",
    "invoice": "invoice number",
    "ip": "internet address",
    "kinship": "relative",
    "mrn": "medical record number",
    "nhs-number": "NHS number",
    "phone": "phone number",
    "policy": "insurance policy number",
    "reference": "reference number",
    "routing": "bank routing number",
    "ssn": "Social Security number",
    "name": "name of a person",
    "term": "text marked by the user",
    "url": "web address",
    "vin": "vehicle number",
    "zip": "ZIP code",
}


def kind(entity: Entity) -> str:
    """Return the finest words that fit an entity: "Social Security number" rather than "number or code".

    A subtype counts only where it belongs to the entity's kind: a hospital in whose name a list found a religion is an
    organisation.
    """
    return _finest(entity.kind, (each.subtype for each in entity.mentions if each.kind is entity.kind))


def kind_of(entity: Entity, mention: Mention) -> str:
    """Return the words for one mention: its own sort where it has one of the entity's kind, else the entity's."""
    own = _finest(entity.kind, (mention.subtype,)) if mention.kind is entity.kind and mention.subtype else None
    return own or kind(entity)


def _finest(kind: Kind, subtypes: Iterable[str | None]) -> str:
    subtype = next((each for each in subtypes if each), None)
    return _SUBTYPES.get(subtype, subtype.replace("-", " ")) if subtype else KINDS[kind]
