"""Training examples of the recognizer: annotated sets as word pieces, each with the classes that it may have.

The label of a piece is a row of numbers, one for each class. A single 1 is an ordinary label; several are a partial
label, of which the network may choose any; all 1 teach nothing. Numbers between are probabilities: a soft label.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from tokenizers import Tokenizer

from engine.core.types import Kind, Role
from engine.models import pieces
from engine.models.network import LABELS, MASKS
from engine.models.pieces import LetterCase
from engine.models.tagger import WINDOW

# Kinds that each training set annotates, one entry per set. A set says something about the kinds that it annotates and
# nothing about the others. `labels` maps each of its labels to the kinds that it may stand for (None: not a mention at
# all); a label that is missing may be anything. Text outside its spans is none of its `complete` kinds, and may be any
# other.


CODE, PERSON, DATETIME, LOC, ORG, DEM, QUANTITY, MISC = Kind
KindsOfLabel = tuple[Kind | None, ...]


class Masking(StrEnum):
    """Information on masking in a set's spans."""

    ANNOTATED = "annotated"  # each span holds a decision, and everything else is NO_MASK
    BY_LABEL = "by label"  # `roles` holds the roles that spans of a label may have; all else is NO_MASK
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True, eq=False)
class TrainingSet:
    """A training set: its file below the data folder, its licence, and its labels.

    `share` is the part of its documents that each epoch draws; `split` keeps only the documents of that split;
    `without` names another file, whose documents are left out here because they are kept for measuring. `roles`: the
    decisions of `encoder.MASKS` that spans of a label may have; labels that it lacks may be masked or not.
    """

    file: str
    licence: str
    labels: dict[str, KindsOfLabel]
    complete: frozenset[Kind]
    share: float = 1.0
    split: str | None = None
    without: str | None = None
    masking: Masking = Masking.UNKNOWN
    roles: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


_TAB: dict[str, KindsOfLabel] = {kind.value: (kind,) for kind in Kind}
NAMES = frozenset({PERSON, LOC, ORG})
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
ANY_ROLE = (Role.DIRECT, Role.QUASI)
_PRIVATE = {
    "PERSON": ANY_ROLE,
    **dict.fromkeys(_CODES, (Role.DIRECT,)),
    "STREET_ADDRESS": ANY_ROLE,
    "ADDRESS": ANY_ROLE,
}
_CREATIVE = (MISC, None)

SOURCES: tuple[TrainingSet, ...] = (
    TrainingSet("tab/train.jsonl.gz", "MIT", _TAB, frozenset(Kind), masking=Masking.ANNOTATED),
    TrainingSet("tab/train_reconstructed_mentions.jsonl.gz", "MIT", _TAB, frozenset(Kind)),
    TrainingSet("tab/dev_mentions.jsonl.gz", "MIT", _TAB, frozenset(Kind), share=0.5, without="tab/dev_full.jsonl.gz"),
    TrainingSet(
        "uner_ewt/uner_ewt.jsonl.gz",
        "CC BY-SA 4.0",
        {"PER": (PERSON,), "LOC": (LOC,), "ORG": (ORG,), "OTH": (DEM, MISC, ORG, None)},
        NAMES,
        share=0.5,
        split="train",
    ),
    TrainingSet(
        "wikigold/wikigold.jsonl.gz",
        "CC BY 4.0",
        {"PER": (PERSON,), "LOC": (LOC,), "ORG": (ORG,), "MISC": (DEM, MISC, ORG, DATETIME, None)},
        NAMES,
        share=0.6,
    ),
    TrainingSet(
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
        NAMES | {DATETIME},
        share=0.5,
    ),
    TrainingSet(
        "btc/btc.jsonl.gz",
        "CC BY 4.0",
        {"PER": (PERSON,), "LOC": (LOC,), "ORG": (ORG,)},
        NAMES,
        share=0.25,
        split="train",
    ),
    TrainingSet(
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
        NAMES,
        share=0.15,
        split="train",
    ),
    TrainingSet(
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
        NAMES,
        share=0.4,
    ),
    *(
        TrainingSet(
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

PLANTED = TrainingSet(
    "engine/lab/training/planting",
    "AGPL-3.0-or-later; clinical base text CC BY 4.0",
    _TAB,
    frozenset(Kind) - {DEM},
    masking=Masking.ANNOTATED,
)
"""The synthetic documents of `planting`; the text that they leave unmarked may be DEM and nothing else."""

ANYTHING: KindsOfLabel = (None, *Kind)
DRAWN_CASES = {LetterCase.UPPER: 0.12, LetterCase.TITLE: 0.04, LetterCase.LOWER: 0.06}
"""Probability that a chunk is shown in capitals, with capital initials, or without capitals."""
_HAVE_CASE = (LetterCase.LOWER, LetterCase.TITLE, LetterCase.UPPER, LetterCase.MIXED)


@dataclass(frozen=True, slots=True, eq=False)
class Example:
    """A document or a part of one, of `n` pieces.

    Attributes:
        ids, cases: (n,) int64, as in `Pieces`.
        labels: (n, 17) float32, the classes of `encoder.LABELS` that each piece may have.
        masks: (n, 3) float32, the classes of `encoder.MASKS` that each piece may have.
    """

    ids: NDArray[np.int64]
    cases: NDArray[np.int64]
    labels: NDArray[np.float32]
    masks: NDArray[np.float32]

    def __len__(self) -> int:
        return len(self.ids)

    def part(self, start: int, end: int) -> Example:
        """Return the pieces from `start` to `end`."""
        return Example(self.ids[start:end], self.cases[start:end], self.labels[start:end], self.masks[start:end])


def documents(path: Path) -> Iterator[dict[str, Any]]:
    """Yield the documents of a gzipped JSON Lines file (layout: README of the data folder)."""
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        yield from map(json.loads, lines)


def read(source: TrainingSet, folder: Path, vocabulary: Tokenizer) -> list[Example]:
    """Return the examples of one set below the data folder."""
    kept = {document["doc_id"] for document in documents(folder / source.without)} if source.without else set()
    chosen = (
        document
        for document in documents(folder / source.file)
        if source.split in (None, document["split"]) and document["doc_id"] not in kept
    )
    return examples(source, chosen, vocabulary)


def examples(source: TrainingSet, annotated: Iterable[dict[str, Any]], vocabulary: Tokenizer) -> list[Example]:
    """Return the documents as `source` labels them, one example for each annotator."""
    return [
        _example(source, document["text"], spans, vocabulary)
        for document in annotated
        for spans in _by_annotator(document["spans"])
    ]


def _by_annotator(spans: list[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    annotators = {span.get("annotator") for span in spans} or {None}
    return [[span for span in spans if span.get("annotator") == annotator] for annotator in sorted(annotators, key=str)]


def _example(source: TrainingSet, text: str, spans: list[dict[str, Any]], vocabulary: Tokenizer) -> Example:
    cut = pieces.cut(vocabulary, text)
    outside = tuple(reading for reading in ANYTHING if reading not in source.complete)
    labels = np.tile(_labels(outside, "BI"), (len(cut.ids), 1))
    masks = np.tile(_masks(MASKS if source.masking is Masking.UNKNOWN else ("NO_MASK",)), (len(cut.ids), 1))
    for span in spans:
        first, last = np.searchsorted(cut.ends, span["start"], "right"), np.searchsorted(cut.starts, span["end"])
        reading = source.labels.get(span["label"], ANYTHING)
        labels[first:last] = _labels(reading, "I")
        labels[first : first + 1] = _labels(reading, "B")
        masks[first:last] = _masks(
            (span["identifier_type"],)
            if source.masking is Masking.ANNOTATED
            else source.roles.get(span["label"], MASKS)
        )
    labels[cut.starts == cut.ends], masks[cut.starts == cut.ends] = 1, 1  # spaces
    return Example(cut.ids, cut.cases, labels, masks)


def _labels(reading: KindsOfLabel, prefixes: str) -> NDArray[np.float32]:
    names = {"O" if kind is None else f"{prefix}-{kind}" for kind in reading for prefix in prefixes}
    return np.asarray([label in names for label in LABELS], np.float32)


def _masks(names: Sequence[str]) -> NDArray[np.float32]:
    return np.asarray([mask in names for mask in MASKS], np.float32)


def draw(sets: dict[TrainingSet, list[Example]], random: np.random.Generator) -> list[Example]:
    """Return the chunks of one epoch: each set's share of examples, cut at drawn places and in drawn letter cases."""
    chunks: list[Example] = []
    for source, examples in sets.items():
        for index in random.permutation(len(examples))[: round(source.share * len(examples))]:
            chunks += chunk(examples[index], random)
    return [replace(each, cases=recase(each.cases, random)) for each in chunks]


def chunk(example: Example, random: np.random.Generator) -> list[Example]:
    """Return consecutive parts of at most WINDOW pieces that cover the example, cut at drawn places."""
    first = int(random.integers(1, WINDOW + 1)) if len(example) > WINDOW else WINDOW
    cuts = [0, *range(first, len(example), WINDOW), len(example)]
    return [example.part(start, end) for start, end in pairwise(cuts) if start < end]


def recase(cases: NDArray[np.int64], random: np.random.Generator) -> NDArray[np.int64]:
    """Return the cases as they are or, sometimes, as if the text were in another letter case."""
    choices = [None, *DRAWN_CASES]
    likely = [1 - sum(DRAWN_CASES.values()), *DRAWN_CASES.values()]
    drawn = choices[random.choice(len(choices), p=likely)]
    return cases if drawn is None else np.where(np.isin(cases, _HAVE_CASE), int(drawn), cases)
