"""What is done about the findings, and what came of it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import NamedTuple

from engine.core.types.document import Box, Document, Notice
from engine.core.types.findings import Entity, RiskAssessment, RiskyCombination


class Action(StrEnum):
    KEEP = "KEEP"
    MASK = "MASK"
    LABEL = "LABEL"
    GENERALISE = "GENERALISE"
    SHIFT = "SHIFT"


class Shown(StrEnum):
    """When the words of a redaction stand in the place of what it removes.

    On the mask, where the style asks for labels; on the mask in any style; as text of their own, without a mask.
    """

    BY_STYLE = "by-style"
    ON_MASK = "on-mask"
    AS_TEXT = "as-text"


class DecidedBy(StrEnum):
    PROGRAM = "PROGRAM"
    PERSON = "PERSON"
    POLICY = "POLICY"


@dataclass(frozen=True, slots=True)
class Examination:
    document: Document
    entities: tuple[Entity, ...]
    risk: RiskAssessment


@dataclass(frozen=True, slots=True)
class Decision:
    """What happens to an entity, and why.

    Attributes:
        part: what is left of each mention (a value of `engine.policies.Part`), with GENERALISE; with a question, what
            is to be left if the answer is yes.
        code: the reason code that is written at the place of deletion.
        question: what the user has to answer, since no program can; until then the entity is kept.
    """

    entity_id: str
    action: Action
    replacement: str | None = field(repr=False)
    decided_by: DecidedBy
    reason: str
    part: str | None = None
    code: str | None = None
    question: str | None = None


@dataclass(frozen=True, slots=True)
class MaskingPlan:
    """What happens to each entity.

    `cost` is the information content masked and `bound` the least that any plan must mask, both in nats;
    `risk_before` and `risk_after` the highest risk of an entity that stays visible, 0 to 1. `combinations` are those
    that too few of the `population` people of the background share: broken by the plan, or left as somebody decided.
    """

    decisions: tuple[Decision, ...]
    risk_before: float
    risk_after: float
    cost: float
    bound: float
    method: str
    proven_optimal: bool
    combinations: tuple[RiskyCombination, ...] = ()
    population: int | None = None


@dataclass(frozen=True, slots=True)
class Redaction:
    """A stretch of `Document.text` that a writer must remove, and the words that may stand in its place."""

    start: int
    end: int
    label: str = field(repr=False)
    shown: Shown = Shown.BY_STYLE

    def words(self, *, labelled: bool) -> str | None:
        """What is written in its place, or None for a mask without words.

        Args:
            labelled: the style asks for labels.
        """
        return self.label if labelled or self.shown is not Shown.BY_STYLE else None


class Moved(NamedTuple):
    """The origin of a glyph as it was, in points (see `Box`), and how far to the right of it the glyph stands now."""

    x: float
    y: float
    right: float


@dataclass(frozen=True, slots=True)
class SetLine:
    """A line of a page that was set anew, so that no place on it tells how wide the masked text was (threat P20).

    Attributes:
        page: from 0.
        area: where it stood, with what is masked.
        moved: all that is left of it.
        boxes: what is painted in place of what is masked.
        widths: between which the page still tells that a masked text was, in points.
    """

    page: int
    area: Box
    moved: tuple[Moved, ...]
    boxes: tuple[Box, ...]
    widths: tuple[float, float]


@dataclass(frozen=True, slots=True)
class Written:
    """A redacted file in memory.

    Attributes:
        removed: beside the masked text (metadata, comments ...).
        boxed: indexes of the redactions whose words found no place, so that a mask without words stands there.
        lines: of a PDF, that were set anew.
    """

    data: bytes = field(repr=False)
    removed: tuple[Notice, ...] = ()
    boxed: tuple[int, ...] = ()
    lines: tuple[SetLine, ...] = ()

    def done(self, redactions: tuple[Redaction, ...]) -> tuple[Redaction, ...]:
        """Those that were asked for, as they were written."""
        boxed = frozenset(self.boxed)
        return tuple(
            replace(each, label="", shown=Shown.BY_STYLE) if index in boxed else each
            for index, each in enumerate(redactions)
        )


@dataclass(frozen=True, slots=True)
class Check:
    """One proof. `detail` counts and names places, never text of the document.

    Attributes:
        checked: False where it did not fail since there was nothing to check, as `detail` says.
    """

    name: str
    passed: bool
    detail: str
    checked: bool = True


@dataclass(frozen=True, slots=True)
class Isolation:
    """The process that opened, wrote and checked the file.

    Attributes:
        guards: what the system kept it from, by name: "no-files" but the program's own, "no-network" and no programs,
            and more "memory" than it may ask for.
        memory: bytes that it may ask for at most.
        seconds: how long it could take from one step to the next.
    """

    guards: tuple[str, ...]
    memory: int
    seconds: int


@dataclass(frozen=True, slots=True)
class RedactionReport:
    source_hmac_sha256: str
    output_sha256: str
    counts: dict[str, int]
    checks: tuple[Check, ...]
    notices: tuple[Notice, ...]
    versions: dict[str, str]
    seconds: dict[str, float]
    isolation: Isolation | None = None


# What a document gives away as it would be released.


@dataclass(frozen=True, slots=True)
class Exposure:
    """The three risks by which the Article 29 Working Party judges anonymisation (Opinion 05/2014, section 2.2),
    each from 0 to 1, where something measured it on what stays visible. None: nothing measured it.

    Attributes:
        singling_out: "to isolate some or all records which identify an individual": 1 where a direct identifier stays
            visible; else, with a background, one over `people`.
        linkability: "to link at least two records concerning the same data subject". With a search index: 1 where
            details that lead to the person in it stay visible, or a direct identifier, by which it is searched; else 0.
            With profiles: the chance that a matching program picks the right one. Of both the greater.
        inference: "to deduce the value of an attribute from the values of other attributes". Nothing measures it yet.
        people: who share what stays visible, the protected person among them; None where nobody is counted.
    """

    singling_out: float | None
    linkability: float | None
    inference: float | None
    people: int | None = None


@dataclass(frozen=True, slots=True)
class Consequence:
    """What the document would give away if one entity were shown in this way, and all others as planned.

    `replacement`: the coarser words, with GENERALISE, where they are known.
    """

    action: Action
    replacement: str | None = field(repr=False)
    exposure: Exposure
