"""Attributes of people, recognised from the headers of table columns and the properties of knowledge graphs."""

from __future__ import annotations

import re
import unicodedata
from enum import StrEnum

from engine.core.expressions import Expression

# Errors in a file of background data.


class TableProblem(Exception):
    """A code for the error, with row and column, from 1, where known; never the value."""

    def __init__(self, code: str, *, row: int = 0, column: int = 0) -> None:
        super().__init__(code)
        self.code = code
        self.row = row
        self.column = column


class PersonAttribute(StrEnum):
    """Attribute of a person; see `engine.background.terms`. Also the words for `--map COLUMN=ATTRIBUTE`."""

    NAME = "name"
    GIVEN = "given-name"
    FAMILY = "family-name"
    BORN = "date-of-birth"
    DATE = "date"
    AGE = "age"
    PLACE = "place"
    ADDRESS = "address"
    POSTCODE = "postcode"
    NATIONALITY = "nationality"
    ORGANISATION = "organisation"
    OCCUPATION = "occupation"
    DIAGNOSIS = "diagnosis"
    IDENTIFIER = "identifier"
    NUMBER = "number"
    TERM = "term"
    IGNORED = "ignored"


HEADERS: tuple[tuple[PersonAttribute, Expression], ...] = tuple(
    (attribute, Expression(rf"\b(?:{words})\b"))
    for attribute, words in (
        (
            PersonAttribute.BORN,
            r"dob|birth ?da(?:te|y)|birth ?year|year (?:of )?birth|date (?:of )?birth|born(?: on| date)?|geburtsdatum"
            r"|date naissance|fecha nacimiento|f(?:ø|oe)dt|f(?:ø|oe)dselsdato",
        ),
        (PersonAttribute.NATIONALITY, r"nationalit(?:y|ies)|citizen(?:ship)?s?|staatsangeh(?:ö|oe)rigkeit"),
        (PersonAttribute.IDENTIFIER, r"e ?mail|phone|telephone|mobile|fax|url|website|ip|iban|handle|user ?name|login"),
        (
            PersonAttribute.GIVEN,
            r"(?:first|given|middle|christian|fore) ?names?|middle initial|given|vorname|pr(?:é|e)nom|nombre de pila"
            r"|fornavn",
        ),
        (
            PersonAttribute.FAMILY,
            r"(?:last|family|sur|maiden) ?names?|surname|nachname|nom de famille|apellidos?|etternavn",
        ),
        (
            PersonAttribute.ORGANISATION,
            r"employer|company|organi[sz]ation|hospital|clinic|school|university|college|institution|alma mater|party"
            r"|team|club|facility|educated at|member of",
        ),
        (PersonAttribute.AGE, r"age|alter"),
        (
            PersonAttribute.DATE,
            r"dates?|died|death(?: date| day)?|deceased|admitted|admission|discharged?|visit|married|wedding|since"
            r"|until|joined|hired|start|end|year",
        ),
        (PersonAttribute.POSTCODE, r"zip|zip ?code|post ?code|postal ?code|plz"),
        (PersonAttribute.ADDRESS, r"address|street|residence address|home address|adresse|anschrift"),
        (
            PersonAttribute.PLACE,
            r"place|birth ?place|city|town|village|municipality|county|province|state|region|country|location"
            r"|home ?town|residence|lives? in|district|wohnort|ort|stadt|ville|ciudad|pa(?:í|i)s|by|kommune",
        ),
        (
            PersonAttribute.OCCUPATION,
            r"occupations?|jobs?|job ?title|professions?|position|role|trade|work|works? as|career|beruf|yrke"
            r"|field of work",
        ),
        (
            PersonAttribute.DIAGNOSIS,
            r"diagnos[ie]s|conditions?|diseases?|disorders?|illness(?:es)?|cause|icd|problems?|comorbidit(?:y|ies)"
            r"|allerg(?:y|ies)|medications?|treatments?|procedures?",
        ),
        (
            PersonAttribute.IDENTIFIER,
            r"id|ids|identifier|number|no|nr|ssn|mrn|nhs|passport|licen[cs]e|account|card|code|key|record|tax|vin|plate"
            r"|social security|insurance|policy|case|ref|reference|uuid|guid|orcid",
        ),
        (PersonAttribute.NUMBER, r"salary|income|wage|height|weight|children|amount|price|balance|count|bmi|score"),
        (
            PersonAttribute.IGNORED,
            r"notes?|comments?|remarks?|text|abstract|biography|bio|description|narrative|summary|letter",
        ),
        (
            PersonAttribute.NAME,
            r"names?|full ?name|person|patient|employee|client|label|title|alias(?:es)?|also known as|nickname"
            r"|pseudonym|aka",
        ),
        (
            PersonAttribute.TERM,
            r"sex|gender|religion|faith|ethnicity|ethnic group|race|languages?|marital status|status|sexual orientation"
            r"|education|degree|subject|award(?: received)?|sport|instrument|genre|blood(?: group| type)?|hobby|hobbies"
            r"|political party|military rank|rank|eye colou?r|hair colou?r",
        ),
    )
)  # fmt: skip
"""Words of a header and the attribute of its column; the first match wins: "birth place" is found before "place"."""

WIKIDATA: dict[str, PersonAttribute] = {
    "P19": PersonAttribute.PLACE,  # of birth
    "P20": PersonAttribute.PLACE,  # of death
    "P119": PersonAttribute.PLACE,  # of burial
    "P551": PersonAttribute.PLACE,  # residence
    "P937": PersonAttribute.PLACE,  # work location
    "P27": PersonAttribute.NATIONALITY,
    "P569": PersonAttribute.BORN,
    "P570": PersonAttribute.DATE,  # of death
    "P106": PersonAttribute.OCCUPATION,
    "P101": PersonAttribute.OCCUPATION,  # field of work
    "P39": PersonAttribute.OCCUPATION,  # position held
    "P1050": PersonAttribute.DIAGNOSIS,
    "P509": PersonAttribute.DIAGNOSIS,  # cause of death
    "P69": PersonAttribute.ORGANISATION,  # educated at
    "P102": PersonAttribute.ORGANISATION,  # political party
    "P108": PersonAttribute.ORGANISATION,  # employer
    "P463": PersonAttribute.ORGANISATION,  # member of
    "P54": PersonAttribute.ORGANISATION,  # team
    "P735": PersonAttribute.GIVEN,
    "P734": PersonAttribute.FAMILY,
    "P1477": PersonAttribute.NAME,  # at birth
    "P1559": PersonAttribute.NAME,  # in the native language
    "P742": PersonAttribute.NAME,  # pseudonym
    "P1449": PersonAttribute.NAME,  # nickname
    "P18": PersonAttribute.IGNORED,  # picture
    "P31": PersonAttribute.IGNORED,  # instance of
}
"""Properties of Wikidata; others are read by the type of their value."""


def of_header(header: str) -> tuple[PersonAttribute, ...]:
    """Return possible attributes of a header, the likeliest first: "PatientDOB", "date_of_birth", "Cause of death"."""
    spaced = re.sub(r"(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", " ", unicodedata.normalize("NFKC", header))
    plain = " ".join(re.sub(r"[\W_]+", " ", spaced).casefold().split())
    plain = re.sub(r"\b(?:of|the|s) ", "", plain)
    return tuple(dict.fromkeys(attribute for attribute, words in HEADERS if words.search(plain)))
