"""Kinds of findings in the words of a log."""

from __future__ import annotations

from engine.types import Entity, Kind

AREA = "area of a page"
_KINDS: dict[Kind, str] = {
    Kind.CODE: "number or address",
    Kind.PERSON: "name",
    Kind.DATETIME: "date or time",
    Kind.LOC: "place",
    Kind.ORG: "organisation",
    Kind.DEM: "personal detail",
    Kind.QUANTITY: "amount",
    Kind.MISC: "detail",
}
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
    "term": "text marked by the reviewer",
    "url": "web address",
    "vin": "vehicle number",
    "zip": "ZIP code",
}


def kind(entity: Entity) -> str:
    """The finest words that fit: "Social Security number" rather than "number or address"."""
    subtype = next((each.subtype for each in entity.mentions if each.subtype), None)
    if subtype is None:
        return _KINDS[entity.kind]
    return _SUBTYPES.get(subtype, subtype.replace("-", " "))
