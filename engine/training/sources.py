"""What each training set annotates, in the terms of the eight kinds: one entry per set.

A set says something about the kinds that it annotates and nothing about the others. `labels` maps each of its labels to
the kinds that it may stand for (None: not a mention at all); a label that is missing may be anything. Text outside its
spans is none of its `complete` kinds, and may be any other.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from engine.types import Kind, Role

CODE, PERSON, DATETIME, LOC, ORG, DEM, QUANTITY, MISC = Kind
Reading = tuple[Kind | None, ...]


class Masking(StrEnum):
    """What a set's spans say about masking."""

    ANNOTATED = "annotated"  # each span holds a decision, and everything else is NO_MASK
    BY_LABEL = "by label"  # `roles` says what spans of a label may be, and everything else is NO_MASK
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True, eq=False)
class Source:
    """One set: its file below the data folder, its licence, and what it teaches.

    `share` is the part of its documents that each epoch draws; `split` keeps only the documents of that split;
    `without` names another file, whose documents are left out here because they are kept for measuring.
    `roles`: the roles that spans of a label may have; labels that it lacks may be masked or not.
    """

    file: str
    licence: str
    labels: dict[str, Reading]
    complete: frozenset[Kind]
    share: float = 1.0
    split: str | None = None
    without: str | None = None
    masking: Masking = Masking.UNKNOWN
    roles: dict[str, tuple[Role, ...]] = field(default_factory=dict)


_TAB: dict[str, Reading] = {kind.value: (kind,) for kind in Kind}
_NAMES = frozenset({PERSON, LOC, ORG})
_CODES = dict.fromkeys(
    (
        "ACCOUNT ACCOUNT_NUMBER AADHAR BANK_ACCOUNT BANK_ACCOUNT_NUM CREDIT_CARD DRIVER_LICENSE "
        "DRIVER_LICENSE_NUM EMAIL EMAIL_ADDRESS EMPLOYEE_ID IBAN IBAN_CODE INSURANCE_ID INSURANCE_POLICY_NUM "
        "IP_ADDRESS LICENSE MEDICAL_RECORD PAN PASSPORT PASSPORT_NUM PASSWORD PATIENT_ID PHONE PHONE_NUMBER "
        "PID POLICE_ID_NUM ROUTING_NUMBER SSN TAXID TAX_ID USERID USERNAME USER_ID US_DRIVER_LICENSE US_SSN "
        "VOTER_ID"
    ).split(),
    (CODE,),
)
_ANY_ROLE = (Role.DIRECT, Role.QUASI)
_PRIVATE = {
    "PERSON": _ANY_ROLE,
    **dict.fromkeys(_CODES, (Role.DIRECT,)),
    "STREET_ADDRESS": _ANY_ROLE,
    "ADDRESS": _ANY_ROLE,
}
_CREATIVE = (MISC, None)

SOURCES: tuple[Source, ...] = (
    Source("tab/train.jsonl.gz", "MIT", _TAB, frozenset(Kind), masking=Masking.ANNOTATED),
    Source("tab/train_reconstructed_mentions.jsonl.gz", "MIT", _TAB, frozenset(Kind)),
    Source("tab/dev_mentions.jsonl.gz", "MIT", _TAB, frozenset(Kind), share=0.5, without="tab/dev_full.jsonl.gz"),
    Source(
        "uner_ewt/uner_ewt.jsonl.gz",
        "CC BY-SA 4.0",
        {"PER": (PERSON,), "LOC": (LOC,), "ORG": (ORG,), "OTH": (DEM, MISC, ORG, None)},
        _NAMES,
        share=0.5,
        split="train",
    ),
    Source(
        "wikigold/wikigold.jsonl.gz",
        "CC BY 4.0",
        {"PER": (PERSON,), "LOC": (LOC,), "ORG": (ORG,), "MISC": (DEM, MISC, ORG, DATETIME, None)},
        _NAMES,
        share=0.6,
    ),
    Source(
        "re3d/re3d.jsonl.gz",
        "OGL 3.0 / public domain / CC BY",
        {
            "Person": (PERSON, DEM, None),
            "Location": (LOC, ORG, None),
            "Organisation": (ORG, None),
            "Temporal": (DATETIME,),
            "Quantity": (QUANTITY, None),
            "Money": (QUANTITY,),
            "Nationality": (DEM,),
            "DocumentReference": _CREATIVE,
        },
        _NAMES | {DATETIME},
        share=0.5,
    ),
    Source(
        "btc/btc.jsonl.gz",
        "CC BY 4.0",
        {"PER": (PERSON,), "LOC": (LOC,), "ORG": (ORG,)},
        _NAMES,
        share=0.25,
        split="train",
    ),
    Source(
        "wnut17/wnut17.jsonl.gz",
        "CC BY 4.0",
        {
            "person": (PERSON,),
            "location": (LOC, ORG),
            "corporation": (ORG,),
            "group": (ORG, DEM),
            "creative-work": _CREATIVE,
            "product": _CREATIVE,
        },
        _NAMES,
        share=0.15,
        split="train",
    ),
    Source(
        "crossner/crossner.jsonl.gz",
        "MIT; text CC BY-SA",
        {
            **dict.fromkeys(["person", "politician", "writer", "musicalartist", "scientist", "researcher"], (PERSON,)),
            **dict.fromkeys(["location", "country"], (LOC,)),
            **dict.fromkeys(["organisation", "politicalparty", "band", "university"], (ORG,)),
            **dict.fromkeys(["magazine", "academicjournal"], (ORG, MISC)),
            **dict.fromkeys(["book", "album", "song", "poem", "award"], (MISC,)),
            **dict.fromkeys(["event", "election"], (MISC, DATETIME, ORG, None)),
        },
        _NAMES,
        share=0.4,
    ),
    *(
        Source(
            file,
            "MIT",
            {
                **_CODES,
                "PERSON": (PERSON,),
                **dict.fromkeys(["LOCATION", "GPE", "ADDRESS", "STREET_ADDRESS", "ZIP_CODE"], (LOC,)),
                **dict.fromkeys(["ORG", "ORGANIZATION", "BANK"], (ORG,)),
                "DATE_TIME": (DATETIME,),
                "NRP": (DEM,),
                "AGE": (DEM, QUANTITY, DATETIME),
                "TITLE": (PERSON, DEM, None),
                "PREFIX": (PERSON, DEM, None),
            },
            frozenset({PERSON, CODE}),
            share=share,
            masking=Masking.BY_LABEL,
            roles=_PRIVATE,
        )
        for file, share in (
            ("presidio_synth/generated_large.jsonl.gz", 0.25),
            ("presidio_synth/synth_v2.jsonl.gz", 0.25),
            ("pii_syn_nano/pii_syn_nano.jsonl.gz", 1.0),
        )
    ),
)

PLANTED = Source(
    "engine/training/planting",
    "AGPL-3.0-or-later; clinical base text CC BY 4.0",
    _TAB,
    frozenset(Kind) - {DEM},
    masking=Masking.ANNOTATED,
)
"""The synthetic documents that `planting` writes; what they leave unmarked may be DEM and nothing else."""
