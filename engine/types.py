"""The frozen values that pass between stages.

Offsets are Python characters of `Document.text`, half-open. They are converted once, at the border of each model and
library. Fields that hold text of a document are left out of reprs, so that no log or traceback can show them.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from enum import StrEnum
from itertools import islice
from pathlib import Path
from typing import NamedTuple


class DocumentKind(StrEnum):
    PDF = "pdf"
    DOCX = "docx"
    TXT = "txt"


class Kind(StrEnum):
    """The eight semantic types of the Text Anonymization Benchmark (explicit-privacy-risk paper, table 1)."""

    CODE = "CODE"
    PERSON = "PERSON"
    DATETIME = "DATETIME"
    LOC = "LOC"
    ORG = "ORG"
    DEM = "DEM"
    QUANTITY = "QUANTITY"
    MISC = "MISC"


class Role(StrEnum):
    """Whether an entity identifies a person alone (DIRECT) or together with others (QUASI)."""

    DIRECT = "DIRECT"
    QUASI = "QUASI"


class Action(StrEnum):
    KEEP = "KEEP"
    MASK = "MASK"
    LABEL = "LABEL"
    GENERALISE = "GENERALISE"
    SHIFT = "SHIFT"


class DecidedBy(StrEnum):
    PROGRAM = "PROGRAM"
    PERSON = "PERSON"
    POLICY = "POLICY"


class Box(NamedTuple):
    """A rectangle in points, origin at the top left of the unrotated page's crop box, y downwards."""

    x0: float
    y0: float
    x1: float
    y1: float


@dataclass(frozen=True, slots=True)
class PdfPlace:
    """`page` counts from 0. `boxes`: one per character, in the order of the text."""

    page: int
    boxes: tuple[Box, ...]

    def part(self, start: int, end: int) -> PdfPlace:
        return PdfPlace(self.page, self.boxes[start:end])


@dataclass(frozen=True, slots=True)
class DocxPlace:
    """Characters `start` to `end` of the joined text of paragraph number `paragraph` of the zip part `part`."""

    part_name: str
    paragraph: int
    start: int
    end: int

    def part(self, start: int, end: int) -> DocxPlace:
        return replace(self, start=self.start + start, end=self.start + end)


@dataclass(frozen=True, slots=True)
class TextPlace:
    """Characters of the decoded file."""

    start: int
    end: int

    def part(self, start: int, end: int) -> TextPlace:
        return TextPlace(self.start + start, self.start + end)


Place = PdfPlace | DocxPlace | TextPlace


@dataclass(frozen=True, slots=True)
class Segment:
    """Characters `start` to `end` of the text, each of which stands at the same index of `place`.

    Characters that belong to no segment (a space that joins two lines, the break between paragraphs) have no place.
    """

    start: int
    end: int
    place: Place


@dataclass(frozen=True, slots=True)
class Notice:
    """Something that the person must be told about a document: a stable code, pages (from 0) and a count.

    `names`: labels of a network or the like, never text of the document.
    """

    code: str
    pages: tuple[int, ...] = ()
    count: int = 0
    names: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Document:
    """One opened file. `segments` are sorted and don't overlap; `pages` is 0 where the format has none."""

    path: Path
    kind: DocumentKind
    sha256: str
    text: str = field(repr=False)
    segments: tuple[Segment, ...] = field(repr=False)
    pages: int = 0
    warnings: tuple[Notice, ...] = ()

    def places(self, start: int, end: int) -> Iterator[Place]:
        """Where the characters from `start` to `end` stand, in order of the text."""
        for segment in islice(self.segments, bisect_right(self.segments, start, key=lambda s: s.end), None):
            if segment.start >= end:
                return
            first = max(start, segment.start) - segment.start
            last = min(end, segment.end) - segment.start
            yield segment.place.part(first, last)


@dataclass(frozen=True, slots=True)
class Mention:
    """A stretch of text that may identify somebody. `score` is the recognizer's confidence, 0 to 1.

    `reason` says why it was found, in fixed words: it never repeats the text.
    """

    start: int
    end: int
    kind: Kind
    score: float
    recognizer: str
    reason: str
    subtype: str | None = None


@dataclass(frozen=True, slots=True)
class Entity:
    """All mentions of one person or thing; masked in all of them or in none."""

    id: str
    kind: Kind
    role: Role
    mentions: tuple[Mention, ...]


@dataclass(frozen=True, slots=True)
class Indicator:
    """One measure of an entity's risk: a score from 0 to 1, whether it is past its threshold, and why."""

    name: str
    score: float
    flagged: bool
    reason: str


class RiskLevel(StrEnum):
    LOW = "low"
    MEDIUM = "medium"
    HIGH = "high"


@dataclass(frozen=True, slots=True)
class EntityRisk:
    """`information` is the information content in nats; `combined` the risk from 0 to 1; `why` one sentence.

    `flagged`: the risk is too high, so that the entity must be masked.
    """

    entity_id: str
    indicators: tuple[Indicator, ...]
    information: float
    combined: float
    flagged: bool
    why: str

    @property
    def level(self) -> RiskLevel:
        """LOW below three in ten, HIGH from seven in ten on."""
        if self.combined < 0.3:
            return RiskLevel.LOW
        return RiskLevel.HIGH if self.combined >= 0.7 else RiskLevel.MEDIUM


@dataclass(frozen=True, slots=True)
class RiskyCombination:
    """Entities of which at least one must be masked. `population`: how many people share them, where known."""

    entity_ids: tuple[str, ...]
    source: str
    population: int | None = None


@dataclass(frozen=True, slots=True)
class RiskAssessment:
    entities: tuple[EntityRisk, ...]
    combinations: tuple[RiskyCombination, ...]


@dataclass(frozen=True, slots=True)
class Examination:
    document: Document
    entities: tuple[Entity, ...]
    risk: RiskAssessment


@dataclass(frozen=True, slots=True)
class Decision:
    entity_id: str
    action: Action
    replacement: str | None = field(repr=False)
    decided_by: DecidedBy
    reason: str


@dataclass(frozen=True, slots=True)
class MaskingPlan:
    """What happens to each entity.

    `cost` is the information content masked and `bound` the least that any plan must mask, both in nats;
    `risk_before` and `risk_after` the highest risk of an entity that stays visible, 0 to 1.
    """

    decisions: tuple[Decision, ...]
    risk_before: float
    risk_after: float
    cost: float
    bound: float
    method: str
    proven_optimal: bool


@dataclass(frozen=True, slots=True)
class Redaction:
    """A stretch of `Document.text` that a writer must remove, and the label that may stand in its place."""

    start: int
    end: int
    label: str


@dataclass(frozen=True, slots=True)
class Written:
    """A redacted file in memory, and what was removed beside the masked text (metadata, comments ...)."""

    data: bytes = field(repr=False)
    removed: tuple[Notice, ...] = ()


@dataclass(frozen=True, slots=True)
class Check:
    """One proof. `detail` counts and names places, never text of the document."""

    name: str
    passed: bool
    detail: str


@dataclass(frozen=True, slots=True)
class RedactionReport:
    source_sha256: str
    output_sha256: str
    counts: dict[str, int]
    checks: tuple[Check, ...]
    notices: tuple[Notice, ...]
    versions: dict[str, str]
    seconds: dict[str, float]
