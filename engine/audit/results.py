"""What an audit found, in frozen values. None of them holds text of a document; places and names of fields say where
to look."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.audit.people import Part
from engine.evaluation.bootstrap import Estimate


class Way(StrEnum):
    """Who looked for the people: a network that learned from documents masked in the same way, or programs that had
    nothing to learn from."""

    TRAINED = "trained"
    ZERO_SHOT = "zero-shot"


class Limit(StrEnum):
    """What the figures don't say; the words for them are in `engine.audit.words`."""

    PROFILES = "profiles"
    DATASET = "dataset"
    LOWER_BOUND = "lower-bound"
    UNMATCHED = "unmatched"
    UNREADABLE = "unreadable"
    FEW = "few"
    MASKS_GUESSED = "masks-guessed"
    SELECTION = "selection"
    LEARNED_FROM = "learned-from"
    NO_LANGUAGE_MODEL = "no-language-model"


@dataclass(frozen=True, slots=True)
class Top:
    """The share of people who are among the first `k`, 0 to 1."""

    k: int
    share: Estimate


@dataclass(frozen=True, slots=True)
class Clue:
    """A phrase that gives its person away.

    Attributes:
        start, end: characters of the document.
        loss: by how many nats the log odds of the person, ln p / (1 - p), fall if the phrase is masked.
        gradient: the same, estimated from the gradient.
        field: column of the table with which it has most in common; None where it was learned by example.
    """

    start: int
    end: int
    loss: float
    gradient: float
    field: str | None


@dataclass(frozen=True, slots=True)
class FieldClue:
    """A column of the table: what part of all that speaks for the person, 0 to 1, it gives."""

    field: str
    share: float


@dataclass(frozen=True, slots=True)
class Item:
    """One document of the work list.

    Attributes:
        document: name of its file, or in JSON Lines.
        person: id in the table.
        rank: place of the true person, from 1; those who are equal count as before.
        probability: of the true person, 0 to 1, among all of the table.
        best: probability of whoever came first.
        masked: share of its words that are masked.
        part: what the person was used for; nothing was learned from those of `test`.
    """

    document: str
    person: str
    rank: int
    probability: float
    best: float
    masked: float
    part: Part
    clues: tuple[Clue, ...] = ()
    fields: tuple[FieldClue, ...] = ()


@dataclass(frozen=True, slots=True)
class Errors:
    """Names of documents, as in paper 5, table 3 and section 4.2.

    Attributes:
        confident_wrong: little is masked, and somebody else is named with a probability of 0.9 or more.
        right_though_masked: more than 15 % are masked, and the person is still found.
    """

    confident_wrong: tuple[str, ...]
    right_though_masked: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AuditReport:
    """An audit of one set of documents.

    Attributes:
        people: in the table; each document's person is sought among all of them.
        documents: that belong to one of them; `unmatched` and `unreadable` do not, or can't be opened.
        parts: how many people with documents each part has.
        tops: of the people of the test part, all their documents read together.
        median_rank: of the same.
        adversaries: top 1 of each program by itself, by its name, where several looked.
        masked: share of the words that are masked, in the test part.
        work_list: documents of people of whom nothing was learned, the most telling first.
        learned_fields: columns, by what they gave on average to those who were found first.
        seconds: of the whole.
    """

    way: Way
    people: int
    documents: int
    unmatched: int
    unreadable: int
    parts: dict[str, int]
    tops: tuple[Top, ...]
    median_rank: float
    adversaries: dict[str, float]
    masked: float
    work_list: tuple[Item, ...]
    errors: Errors
    learned_fields: tuple[FieldClue, ...]
    limits: tuple[Limit, ...]
    seed: int
    seconds: float

    @property
    def top_one(self) -> Estimate:
        """The share of people who are found first."""
        return self.tops[0].share
