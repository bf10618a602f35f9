"""What was found in a document, and how much it gives away."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from engine.core.types.document import Notice

# What a file holds and does not show.


@dataclass(frozen=True, slots=True)
class Concealed:
    """One thing that a file holds beside what a reader sees.

    Attributes:
        code: what it is, a notice code.
        leaks: it says something that no reader sees, so that a released file should not hold it.
        page: from 0; None where it belongs to no page.
        text: what it says, as far as it says anything.
    """

    code: str
    leaks: bool
    page: int | None = None
    text: str = field(default="", repr=False)


class Kind(StrEnum):
    """The eight semantic types of the Text Anonymization Benchmark (paper 1, table 1)."""

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
    """One measure of an entity's risk: a score from 0 to 1, whether it is past its threshold, and why.

    Attributes:
        threshold: of the score; None where the score alone does not decide.
        contribution: weight times log-odds of the score in the fitted combination; None where it has no weight there.
        decides: False of one that is computed only to be looked at, on which no risk depends.
    """

    name: str
    score: float
    flagged: bool
    reason: str
    threshold: float | None = None
    contribution: float | None = None
    decides: bool = True


class RiskLevel(StrEnum):
    """What a person reads in place of a risk from 0 to 1: LOW below three in ten, HIGH from seven in ten on.

    Measured with the bundled networks on the 707 decisions of annotators on quasi identifiers that Sable finds in the
    21 development judgments of the Text Anonymization Benchmark, each judged by a combination of the indicators that
    was fitted to the others: annotators masked 11 % of 282 that are LOW, 46 % of 108 MEDIUM, 94 % of 317 HIGH.
    """

    LOW = "low"
    MEDIUM = "medium"
    HIGH = "high"

    @classmethod
    def of(cls, risk: float) -> RiskLevel:
        if risk < 0.3:
            return cls.LOW
        return cls.HIGH if risk >= 0.7 else cls.MEDIUM


@dataclass(frozen=True, slots=True)
class EntityRisk:
    """How much one entity gives away.

    Attributes:
        information: information content in nats.
        combined: the risk from 0 to 1.
        flagged: the risk is too high, so that the entity must be masked.
        why: one sentence, on the indicator that decided `flagged`.
    """

    entity_id: str
    indicators: tuple[Indicator, ...]
    information: float
    combined: float
    flagged: bool
    why: str

    @property
    def level(self) -> RiskLevel:
        return RiskLevel.of(self.combined)


@dataclass(frozen=True, slots=True)
class RiskyCombination:
    """Entities of which at least one must be masked. `population`: how many people share them, where known."""

    entity_ids: tuple[str, ...]
    source: str
    population: int | None = None


@dataclass(frozen=True, slots=True)
class Reidentification:
    """How near those come who match a document against profiles of `people` people.

    `before` and `after`: expected place of the person, from 1, before the one who comes closest, as the document stands
    and with all words masked that were chosen; `hidden`: whether that is far enough; `calls`: how many masked documents
    a network was run on.
    """

    before: float
    after: float
    hidden: bool
    people: int
    calls: int


@dataclass(frozen=True, slots=True)
class RiskAssessment:
    """`notices`: what was not judged as fully as it could be, since it would have been too much."""

    entities: tuple[EntityRisk, ...]
    combinations: tuple[RiskyCombination, ...]
    notices: tuple[Notice, ...] = ()
    reidentification: Reidentification | None = None
