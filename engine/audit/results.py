"""Results of an audit: report, ranks of the true people, and rank curve.

None of them holds text of a document; places and names of fields say where to look.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import log

import numpy as np
from numpy.typing import NDArray

from engine.audit.people import DataSplit
from engine.core.bootstrap import IntervalEstimate, of_share
from engine.core.catalogue import Catalogue
from engine.core.figures import written
from engine.reports.charts import PAGE, Axis, ChartLine, Panel, Size, fifths, picture


class Way(StrEnum):
    """Kind of adversary: a network trained on documents masked in the same way, or programs without training."""

    TRAINED = "trained"
    ZERO_SHOT = "zero-shot"


class Limit(StrEnum):
    """Limits of the figures; the words for them are in `engine.audit.words`."""

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
    share: IntervalEstimate


@dataclass(frozen=True, slots=True)
class Clue:
    """A phrase that leads to the person of its document.

    Attributes:
        start, end: characters of the document.
        loss: fall in the log odds of the person, ln p / (1 - p), in nats, if the phrase is masked.
        gradient: the same, estimated from the gradient.
        field: column of the table that shares most with it; None where it was learned by example.
    """

    start: int
    end: int
    loss: float
    gradient: float
    field: str | None


@dataclass(frozen=True, slots=True)
class FieldClue:
    """A column of the table, and its share, 0 to 1, of all that leads to the person."""

    field: str
    share: float


@dataclass(frozen=True, slots=True)
class WorkListItem:
    """A document of the work list.

    Attributes:
        document: name of its file, or in JSON Lines.
        person: id in the table.
        rank: rank of the true person, from 1, behind all with an equal score.
        probability: that of the true person, 0 to 1, among all of the table.
        best: probability of the person who ranks first.
        masked: share of its words that are masked.
        part: what the person was used for; nothing was learned from those of `test`.
    """

    document: str
    person: str
    rank: int
    probability: float
    best: float
    masked: float
    part: DataSplit
    clues: tuple[Clue, ...] = ()
    fields: tuple[FieldClue, ...] = ()


@dataclass(frozen=True, slots=True)
class Errors:
    """Names of documents, as in paper 5, table 3 and section 4.2.

    Attributes:
        confident_wrong: little is masked, and somebody else ranks first with a probability of 0.9 or more.
        right_though_masked: more than 15 % are masked, and the person still ranks first.
    """

    confident_wrong: tuple[str, ...]
    right_though_masked: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AuditReport:
    """Audit of one set of documents.

    Attributes:
        people: in the table; each document's person is sought among all of them.
        documents: number that belong to one of them; `unmatched` belong to nobody, `unreadable` can't be opened.
        parts: how many people with documents each part has.
        tops: for the people of the test part, all their documents read together; of several adversaries, that of the
            one that finds most.
        median_rank: of the same people.
        adversaries: top 1 of each program by itself, by its name, where several looked.
        masked: share of the words that are masked, in the test part.
        tri: re-identification risk (paper 19): share of all documents whose person a classifier finds that is trained
            on the rows of the table alone.
        work_list: documents of people outside the training part, the best-ranked first.
        learned_fields: columns, by their mean share for those who rank first.
        seconds: duration of the audit.
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
    tri: IntervalEstimate
    work_list: tuple[WorkListItem, ...]
    errors: Errors
    learned_fields: tuple[FieldClue, ...]
    limits: tuple[Limit, ...]
    seed: int
    seconds: float

    @property
    def top_one(self) -> IntervalEstimate:
        """Share of people who rank first."""
        return self.tops[0].share


SHARED, ANY = "shared details", "any of them"
"""Names, among the adversaries, of the one that counts shared details, and of all together."""


# Rank of the true person of each document among all people.


KS = (1, 5, 10, 100)
_EQUAL = 1e-6


@dataclass(frozen=True, slots=True, eq=False)
class Standing:
    """Ranks and probabilities of documents, (documents,) each.

    Attributes:
        ranks: of the true person, from 1, behind all with an equal score.
        log_probabilities: ln p of the true person.
        best: row of the person who ranks first.
        best_probabilities: probability of the person who ranks first.
    """

    ranks: NDArray[np.int64]
    log_probabilities: NDArray[np.float64]
    best: NDArray[np.int64]
    best_probabilities: NDArray[np.float64]


def of_logits(logits: NDArray[np.floating], people: NDArray[np.int64]) -> Standing:
    """Return the ranks from logits (documents, people) and the rows of the true people (documents,)."""
    scores = np.asarray(logits, np.float64)
    shifted = scores - scores.max(1, keepdims=True)
    logs = shifted - np.log(np.exp(shifted).sum(1, keepdims=True))
    rows = np.arange(len(scores))
    own = scores[rows, people]
    best = scores.argmax(1)
    return Standing(
        (scores >= own[:, None] - _EQUAL).sum(1).astype(np.int64), logs[rows, people], best, np.exp(logs[rows, best])
    )


def joined(parts: Sequence[Standing]) -> Standing:
    """Return all parts as one, in their order."""
    whole, shares = np.zeros(0, np.int64), np.zeros(0)
    return Standing(
        np.concatenate([whole, *(each.ranks for each in parts)]),
        np.concatenate([shares, *(each.log_probabilities for each in parts)]),
        np.concatenate([whole, *(each.best for each in parts)]),
        np.concatenate([shares, *(each.best_probabilities for each in parts)]),
    )


def top(ranks: NDArray[np.int64], k: int) -> IntervalEstimate:
    """Return the share of people who are among the first `k`, with its interval."""
    return of_share(int((ranks <= k).sum()), len(ranks))


# Rank curve: how far down a list of people a reader finds the right one.


_TENS = (1, 10, 100, 1_000, 10_000, 100_000, 1_000_000)


def curve(report: AuditReport, language: Catalogue, size: Size = PAGE) -> str:
    """Draw the rank on a log scale to the right, and upwards the share of documents of the work list whose person has
    at most that rank. The second line is chance.
    """
    people = max(report.people, 2)

    def across(place: float) -> float:
        return min(log(place) / log(people), 1.0)

    ranks = sorted(each.rank for each in report.work_list)
    within = {rank: number / len(ranks) for number, rank in enumerate(ranks, start=1)}
    found = tuple((across(rank), share) for rank, share in within.items())
    chance = tuple((across(place), place / people) for place in _steps(people))
    named = language.named
    ticks = tuple((across(place), written(f"{place:,}", language.language)) for place in _TENS if place <= people)
    upwards = Axis(named("rank.found"), fifths())
    lines = (ChartLine(named("rank.audit"), found), ChartLine(named("rank.chance"), chance))
    return picture(named("rank.title"), [Panel(Axis(named("rank.candidates"), ticks), upwards, lines)], size)


def _steps(people: int) -> list[int]:
    """Return ranks about equally far apart on a log scale."""
    return sorted({max(1, round(people ** (step / 20))) for step in range(21)})
