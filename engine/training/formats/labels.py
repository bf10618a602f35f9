"""What the labels of other people's annotations mean, in the terms of the eight kinds."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engine.errors import BadAnnotation, UnreadableFile
from engine.types import Kind

ANY = "ANY"
"""A mention of some kind or of none: it teaches nothing, and nothing is wrong about finding it or not."""
NONE = "NONE"
"""Nothing that identifies anybody: such spans are left out."""
MASKING = ("DIRECT", "QUASI", "NO_MASK")


@dataclass(frozen=True, slots=True, eq=False)
class Labels:
    """What each label means, keyed by `fold`.

    Attributes:
        meaning: one of the eight kinds, ANY or NONE.
        masking: the decision for spans of a label that carry none of their own.
        complete: the kinds that are marked wherever they stand, None where that is not known.
    """

    meaning: Mapping[str, str]
    masking: Mapping[str, str] = field(default_factory=dict)
    complete: frozenset[Kind] | None = None


def fold(label: str) -> str:
    """The form in which labels are compared: "street-address" is "STREET_ADDRESS"."""
    return label.upper().replace("-", "_").replace(" ", "_")


_ALIASES: dict[str, str] = {
    # CoNLL-2003, OntoNotes, TAB, i2b2 / n2c2 de-identification, Presidio and PII sets, in this order.
    Kind.PERSON: "PER PERSON NAME PATIENT DOCTOR PHYSICIAN STAFF HCW NURSE RELATIVE FAMILY FIRST_NAME LAST_NAME "
    "GIVEN_NAME SURNAME FULL_NAME INITIALS NICKNAME",
    Kind.LOC: "LOC LOCATION GPE FAC PLACE ADDRESS STREET STREET_ADDRESS CITY STATE COUNTY COUNTRY ZIP ZIP_CODE ZIPCODE "
    "POSTCODE POSTAL_CODE LOCATION_OTHER ROOM",
    Kind.ORG: "ORG ORGANIZATION ORGANISATION CORPORATION COMPANY HOSPITAL DEPARTMENT FACILITY VENDOR EMPLOYER SCHOOL "
    "UNIVERSITY COURT BANK LAW_FIRM",
    Kind.DATETIME: "DATE TIME DATETIME DATE_TIME DOB BIRTH_DATE DATE_OF_BIRTH DURATION TEMPORAL",
    Kind.DEM: "DEM NORP NRP LANGUAGE AGE PROFESSION OCCUPATION JOB NATIONALITY ETHNICITY RELIGION GENDER DIAGNOSIS",
    Kind.QUANTITY: "QUANTITY MONEY PERCENT CARDINAL AMOUNT",
    Kind.MISC: "MISC PRODUCT EVENT WORK_OF_ART LAW CREATIVE_WORK",
    Kind.CODE: "CODE ID IDNUM ID_NUMBER MRN MEDICALRECORD MEDICAL_RECORD PATIENT_ID HEALTHPLAN INSURANCE_ID "
    "INSURANCE_POLICY_NUM ACCOUNT ACCOUNT_NUMBER BANK_ACCOUNT BANK_ACCOUNT_NUM ROUTING_NUMBER LICENSE VEHICLE DEVICE "
    "BIOID SSN US_SSN NHS_NUMBER TAXID TAX_ID VOTER_ID EMPLOYEE_ID POLICE_ID_NUM AADHAR PAN PID PHONE PHONE_NUMBER "
    "FAX PAGER EMAIL EMAIL_ADDRESS URL DOMAIN_NAME IPADDR IP_ADDRESS USERNAME USER_ID USERID PASSWORD PASSPORT "
    "PASSPORT_NUM IBAN IBAN_CODE CREDIT_CARD DRIVER_LICENSE DRIVER_LICENSE_NUM US_DRIVER_LICENSE CASE_NUMBER "
    "DOCKET_NUMBER BAR_NUMBER",
    ANY: "ANY ORDINAL OTH OTHER TITLE PREFIX GROUP",
}

BUILT_IN = Labels({label: kind for kind, labels in _ALIASES.items() for label in labels.split()})


def read_labels(path: Path) -> Labels:
    """The built-in meanings, with those of a TOML file added or put in their place.

        complete = ["PERSON", "CODE"]    # kinds that the annotators marked wherever they stand

        [labels]                         # one of the eight kinds, ANY or NONE
        CLAIMANT = "PERSON"
        DRUG = "NONE"

        [masking]                        # where the spans themselves don't say it: DIRECT, QUASI or NO_MASK
        CLAIMANT = "DIRECT"

    Raises:
        UnreadableFile: not there, or not to be read by this person.
        BadAnnotation: no such file: `problem` says what is wrong.
    """
    try:
        said = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise UnreadableFile from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadAnnotation(file=path.name, problem="not-toml") from error
    if unknown := set(said) - {"complete", "labels", "masking"}:
        raise BadAnnotation(file=path.name, problem="unknown-table", tables=tuple(sorted(unknown)))
    complete = said.get("complete")
    if complete is not None and (not isinstance(complete, list) or not set(map(str, complete)) <= set(Kind)):
        raise BadAnnotation(file=path.name, problem="unknown-kind")
    return Labels(
        {**BUILT_IN.meaning, **_table(path, said.get("labels", {}), (*Kind, ANY, NONE))},
        _table(path, said.get("masking", {}), MASKING),
        None if complete is None else frozenset(map(Kind, complete)),
    )


def _table(path: Path, table: Any, values: tuple[str, ...]) -> dict[str, str]:
    if not isinstance(table, dict) or not all(value in values for value in table.values()):
        raise BadAnnotation(file=path.name, problem="unknown-kind")
    return {fold(label): str(value) for label, value in table.items()}
