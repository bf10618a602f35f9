"""Words for kinds of entities and for recognizers, in logs and reports."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.types import Entity, Kind, Mention

FINGERPRINT = (
    "Only somebody who has the original and the key can show with this fingerprint which original it was. The key is "
    "the file fingerprint.key in the Sable data folder of the user who ran this. To others it reveals nothing."
)
"""Explanation of the keyed fingerprint of an original."""
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
    "aliases": "search for short names",
    "repeats": "search for repeated words",
    "background": "background data",
    "reidentification": "matching programs",
}
"""Words for recognizers, by the names that mentions carry."""
# Subtypes whose code is no word: in all others dashes become spaces.
_SUBTYPES: dict[str, str] = {
    "account": "account number",
    "device-serial": "device or serial number",
    "driver-licence": "driver's licence number",
    "email": "e-mail address",
    "employee-id": "number of an employee, student or the like",
    "health-insurance": "health plan number",
    "licence": "licence number",
    "passport": "passport number",
    "payment-card": "number of a payment card",
    "voter-id": "voter's number",
    "fax": "fax number",
    "iban": "bank account number (IBAN)",
    "invoice": "invoice, order or ticket number",
    "ip": "internet address",
    "kinship": "relative",
    "mrn": "medical record or visit number",
    "nhs-number": "NHS number",
    "phone": "phone number",
    "policy": "policy, claim or contract number",
    "reference": "reference number",
    "routing": "bank routing number",
    "ssn": "Social Security number",
    "name": "name of a person",
    "term": "text marked by the user",
    "url": "web address",
    "vin": "vehicle number",
    "zip": "ZIP code",
}


_NETWORK = "neural"
"""The recognizer that may read the mentions of one entity as several kinds, all of which a report names."""


def kind(entity: Entity) -> str:
    """Return the most specific words for an entity: "Social Security number" rather than "number or code".

    A subtype counts only where it belongs to the entity's kind: a hospital in whose name a list found a religion is an
    organisation.
    """
    finest = _finest(entity.kind, (each.subtype for each in entity.mentions if each.kind is entity.kind))
    read = {each.kind for each in entity.mentions if each.recognizer == _NETWORK}
    is_name_too = Kind.PERSON in read and entity.kind is not Kind.PERSON
    return f"{finest} or {KINDS[Kind.PERSON]}" if is_name_too else finest


def kind_of(entity: Entity, mention: Mention) -> str:
    """Return the words for one mention: its own subtype where it has one of the entity's kind, else the entity's."""
    if mention.kind is entity.kind and mention.subtype:
        return _finest(entity.kind, (mention.subtype,))
    if mention.kind is not entity.kind and mention.recognizer == _NETWORK:
        return f"{KINDS[entity.kind]} or {KINDS[mention.kind]}"
    return kind(entity)


def _finest(kind: Kind, subtypes: Iterable[str | None]) -> str:
    subtype = next((each for each in subtypes if each), None)
    return _SUBTYPES.get(subtype, subtype.replace("-", " ")) if subtype else KINDS[kind]
