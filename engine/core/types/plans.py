"""Masking plans, decisions and their authors, redactions, and the results of writing and verifying a file."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import StrEnum
from math import ceil
from types import MappingProxyType
from typing import NamedTuple

from engine.core.message import Message
from engine.core.progress import Stage
from engine.core.types.document import Box, Document, Notice, PageArea
from engine.core.types.findings import Entity, GroupEstimate, RiskAssessment, RiskyCombination


class Action(StrEnum):
    """An action that a decision chooses for an entity."""

    KEEP = "KEEP"
    MASK = "MASK"
    LABEL = "LABEL"
    GENERALISE = "GENERALISE"
    SHIFT = "SHIFT"


class Shown(StrEnum):
    """A way to show the words of a redaction in place of the removed text: on the mask, or as text without a mask."""

    ON_MASK = "on-mask"
    AS_TEXT = "as-text"


class DecidedBy(StrEnum):
    """The maker of a decision: the planner, the user or the policy."""

    PROGRAM = "PROGRAM"
    USER = "PERSON"  # programs read this value in the inspection record
    POLICY = "POLICY"


class KeptPart(StrEnum):
    """The part of a masked finding that is kept, mention by mention; see `engine.planning.replacements.partial`.

    If the part is uncertain, the mention gets its label and nothing of it is kept.
    """

    NOTHING = "nothing"
    """Keeps nothing in any style: the result of `policies.Handling.MASK_WHOLE`."""
    LAST_FOUR = "last-four"
    """The last four digits or letters of a number; nothing of one of fewer than nine, or that ends in a word."""
    INITIALS = "initials"
    """The initials of a name."""
    YEAR = "year"
    """The year of a date, if it is written with four digits."""
    ZIP3 = "zip3"
    """The first three digits of a US ZIP code, 000 for those of `policies.RESTRICTED_ZIP3`; nothing of other codes."""
    CITY_AND_STATE = "city-and-state"
    """City and state of a US address, if it contains both."""
    MONTH = "month"
    """Month and year of a date."""
    DECADE = "decade"
    """The decade of a date or year: "1960s"."""
    AGE_90 = "age-90-or-older"
    """The words "90 or older", for an age over 89."""
    AGE_BAND = "age-band"
    """An age in a band of five years: "aged 40-44"; "90 or older" from 90 on."""
    COUNTRY = "country"
    """The country of a place."""
    FIELD = "field"
    """The field of an occupation."""
    MAGNITUDE = "magnitude"
    """The order of magnitude of a number or amount."""


@dataclass(frozen=True, slots=True)
class Examination:
    """The result of examining a document: its entities and their risk."""

    document: Document
    entities: tuple[Entity, ...]
    risk: RiskAssessment


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision on one entity, with its reason.

    Attributes:
        part: what remains of each mention, with GENERALISE; with a question, what is to remain if the answer is yes.
        code: the reason code that is written at the place of deletion.
        question: a question that only the user can answer; until then the entity is kept.
    """

    entity_id: str
    action: Action
    replacement: str | None = field(repr=False)
    decided_by: DecidedBy
    reason: Message
    part: KeptPart | None = None
    code: str | None = None
    question: Message | None = None


@dataclass(frozen=True, slots=True)
class MaskingPlan:
    """A masking plan: a decision for each entity.

    `cost` is the information content masked and `bound` the least that any plan must mask, both in nats. `combinations`
    are the quasi-identifier sets that too few of the `population` people of the background share: broken by the plan,
    or kept visible by decision.

    Without background data and with k, groups are estimated: `people_before` and `people_after` hold one estimate for
    each person whose details have figures, for the original and for the plan; `not_estimated` the entities that stay
    visible and are in no estimate.
    """

    decisions: tuple[Decision, ...]
    cost: float
    bound: float
    method: str
    proven_optimal: bool
    combinations: tuple[RiskyCombination, ...] = ()
    population: int | None = None
    people_before: tuple[GroupEstimate, ...] = ()
    people_after: tuple[GroupEstimate, ...] = ()
    not_estimated: tuple[str, ...] = ()

    @property
    def excess(self) -> int | None:
        """The most per cent, rounded up, by which it masks more than the best plan; None without a bound."""
        return max(ceil(100 * (self.cost - self.bound) / self.bound - _TINY), 1) if self.bound > 0 else None


_TINY = 1e-6  # per cent, by which a figure of floating point may be too large


BLOCK = "█████"
"""The mask without words in running text: a constant, so that its length shows nothing of the masked text (threat D31).
"""


@dataclass(frozen=True, slots=True)
class Redaction:
    """A stretch of `Document.text` that a writer must remove, and the words that it writes there.

    Attributes:
        label: the words; empty for a mask without words.
        article: the characters of an article at its start, which would tell the first sound of the masked words.
    """

    start: int
    end: int
    label: str = field(default="", repr=False)
    shown: Shown = Shown.ON_MASK
    article: int = 0

    @property
    def mention(self) -> tuple[int, int]:
        """The span of the mention that is masked, without an article before it."""
        return self.start + self.article, self.end

    def masked(self, text: str) -> str:
        """Return the words of the mention in a document's text."""
        return text[slice(*self.mention)]


class Moved(NamedTuple):
    """A glyph that moved: its old origin in points (see `Box`), and how far to the right of it the glyph is now."""

    x: float
    y: float
    right: float


@dataclass(frozen=True, slots=True)
class SetLine:
    """A reflowed line of a page, on which no place shows how wide the masked text was (threat P20).

    Attributes:
        page: from 0.
        area: its original area, with the masked text.
        moved: the glyphs that remain.
        boxes: painted in place of the masked text.
    """

    page: int
    area: Box
    moved: tuple[Moved, ...]
    boxes: tuple[Box, ...]


@dataclass(frozen=True, slots=True)
class Written:
    """A redacted file in memory.

    Attributes:
        removed: besides the masked text (metadata, comments ...).
        boxed: indexes of the redactions whose words found no place, so that they became masks without words.
        lines: the reflowed lines of a PDF.
    """

    data: bytes = field(repr=False)
    removed: tuple[Notice, ...] = ()
    boxed: tuple[int, ...] = ()
    lines: tuple[SetLine, ...] = ()

    def done(self, redactions: tuple[Redaction, ...]) -> tuple[Redaction, ...]:
        """Return the requested redactions as they were written."""
        return as_written(redactions, self.boxed)


def as_written(redactions: tuple[Redaction, ...], boxed: Iterable[int]) -> tuple[Redaction, ...]:
    """Return the redactions with masks without words for those of these indexes."""
    bare = frozenset(boxed)
    return tuple(
        replace(each, label="", shown=Shown.ON_MASK) if index in bare else each for index, each in enumerate(redactions)
    )


@dataclass(frozen=True, slots=True)
class Check:
    """One verification check. `detail` counts and names places, never text of the document.

    Attributes:
        name: its code, whose sentence is its name in words.
        checked: False if it passed because there was nothing to check, as `detail` says.
    """

    name: str
    passed: bool
    detail: Message
    checked: bool = True


@dataclass(frozen=True, slots=True)
class Isolation:
    """The guards and limits of the sandboxed worker that opened, wrote and checked the file.

    Attributes:
        guards: names of the guards: "no-files" but the program's own, "no-network" and no programs, and no more
            "memory" than its limit.
        memory: the limit of memory, in bytes.
        seconds: the longest time from one step to the next.
    """

    guards: tuple[str, ...]
    memory: int
    seconds: int


@dataclass(frozen=True, slots=True)
class RedactionReport:
    """The report on a redacted file: counts by kind, checks, notices, versions, and seconds by stage.

    `languages`: those of its text, the most frequent first. `provenance`: see `pipeline.provenance.of`. `boxed`: see
    `Written.boxed`. `further`: the areas that were masked because only the verification read masked words there; of a
    DOCX, `PageArea.page` is the number of a picture.
    """

    source_hmac_sha256: str
    output_sha256: str
    counts: dict[str, int]
    checks: tuple[Check, ...]
    notices: tuple[Notice, ...]
    versions: dict[str, str]
    seconds: dict[Stage, float]
    isolation: Isolation | None = None
    languages: tuple[str, ...] = ()
    provenance: dict[str, str] = field(default_factory=dict)
    boxed: tuple[int, ...] = ()
    further: tuple[PageArea, ...] = ()


# Who decided about the findings of a document, and who reviewed them.


@dataclass(frozen=True, slots=True)
class Author:
    """A person who did something, and when. `name` is empty where the user gave none."""

    name: str
    at: datetime

    def time(self) -> str:
        """Return date and time with the difference from UTC, as ISO 8601 has them."""
        return self.at.isoformat(sep=" ", timespec="minutes")


Authors = Mapping[tuple[int, int], Author]
"""Authors of decisions or looks, by the places of the mentions in the text."""


@dataclass(frozen=True, slots=True)
class Reviewers:
    """The people of a review: who decided about mentions, and who marked them as reviewed."""

    decided: Authors = field(default_factory=lambda: MappingProxyType({}))
    reviewed: Authors = field(default_factory=lambda: MappingProxyType({}))


# What a document gives away if it is released under a plan.


@dataclass(frozen=True, slots=True)
class Exposure:
    """The three privacy risks of the Article 29 Working Party (Opinion 05/2014, section 2.2), each from 0 to 1.

    They are measured on what stays visible. None: nothing measured it.

    Attributes:
        singling_out: "to isolate some or all records which identify an individual": 1 where a direct identifier stays
            visible; else, with a background, one over `people`.
        linkability: "to link at least two records concerning the same data subject". With a search index: 1 where
            details that lead to the data subject in it stay visible, or a direct identifier, by which it is searched;
            else 0. With profiles: the chance that an adversary picks the right one. The greater of both.
        inference: "to deduce the value of an attribute from the values of other attributes": the most that an attack
            on the visible text learns of an attribute that is not visible (see `planning.inferred`).
        people: size of the anonymity set, the protected person included; None where nobody is counted.
        estimated: where nobody is counted, the groups of the persons by public statistics, the data subject first.
    """

    singling_out: float | None
    linkability: float | None
    inference: float | None
    people: int | None = None
    estimated: tuple[GroupEstimate, ...] = ()


@dataclass(frozen=True, slots=True)
class Consequence:
    """The exposure of a document if one entity were shown in this way, and all others as planned.

    `replacement`: the generalised words, with GENERALISE, where they are known.
    """

    action: Action
    replacement: str | None = field(repr=False)
    exposure: Exposure
