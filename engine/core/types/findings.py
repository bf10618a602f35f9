"""Findings in a document: hidden content, mentions, entities, and the risk of each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import StrEnum
from math import ceil, floor

from engine.core.message import Message
from engine.core.types.document import Notice

# Hidden content: what a file holds and does not show.


@dataclass(frozen=True, slots=True)
class Concealed:
    """One item of hidden content.

    Attributes:
        code: its kind, a notice code.
        leaks: it tells something that no reader sees, so that a released file should not hold it.
        page: from 0; None if it belongs to no page.
        text: the text in it, if any.
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
    """The role of an entity: it identifies a person alone (DIRECT) or together with others (QUASI)."""

    DIRECT = "DIRECT"
    QUASI = "QUASI"


class Recognizer(StrEnum):
    """A way in which mentions are found, as logs and records name it."""

    PATTERNS = "patterns"
    GAZETTEER = "gazetteer"
    LAYOUT = "layout"
    NEURAL = "neural"
    ADDED_MODEL = "added-model"
    OWN = "own"
    TERMS = "terms"
    ALIASES = "aliases"
    REPEATS = "repeats"
    BACKGROUND = "background"
    INFERENCE = "inference"
    REIDENTIFICATION = "reidentification"
    # Sources of mentions in training and evaluation.
    ANNOTATORS = "annotators"
    GOLD = "gold"
    WIKIDATA = "wikidata"


NETWORKS = frozenset({Recognizer.NEURAL, Recognizer.ADDED_MODEL})
"""The bundled networks, and those that the user adds."""
OF_USER = frozenset({Recognizer.TERMS, Recognizer.OWN})
"""Recognizers of the user: terms, and own patterns, lists and packages."""


@dataclass(frozen=True, slots=True)
class Mention:
    """A stretch of text that may identify somebody. `score` is the recognizer's confidence, 0 to 1.

    Attributes:
        reason: why it was found; its sentence never repeats the text.
        word: of a part of a word or number that is set apart: where the word begins; the parts are one entity, so that
            equal labels do not show which letters are equal.
    """

    start: int
    end: int
    kind: Kind
    score: float
    recognizer: Recognizer
    reason: Message
    subtype: str | None = None
    word: int | None = None

    @property
    def span(self) -> tuple[int, int]:
        """The offset of its first character in the text, and the one behind its last."""
        return self.start, self.end

    def words(self, text: str) -> str:
        """Return its words in the text of its document."""
        return text[self.start : self.end]


Recognise = Callable[[str], tuple[Mention, ...]]
"""A function that runs the recognizers on a text, such as one other than the document's."""


@dataclass(frozen=True, slots=True)
class Entity:
    """All mentions of one person or thing, with one decision: all are masked or none."""

    id: str
    kind: Kind
    role: Role
    mentions: tuple[Mention, ...]

    @property
    def spans(self) -> tuple[tuple[int, int], ...]:
        """The spans of its mentions."""
        return tuple(each.span for each in self.mentions)


@dataclass(frozen=True, slots=True)
class Indicator:
    """A risk indicator of one entity: a score from 0 to 1, whether it passes its threshold, and why.

    Attributes:
        threshold: of the score; None where the score alone does not decide.
        contribution: weight times log-odds of the score in the fitted combination; None where it has no weight there.
        decides: False if it is computed for information only, so that no risk depends on it.
    """

    name: str
    score: float
    flagged: bool
    reason: Message
    threshold: float | None = None
    contribution: float | None = None
    decides: bool = True


class RiskLevel(StrEnum):
    """A level shown in place of a risk from 0 to 1: LOW below 0.3, HIGH from 0.7.

    Measured with the bundled networks on the 707 decisions of annotators on quasi-identifiers that Sable finds in the
    21 development judgments of the Text Anonymization Benchmark, each judged by a combination of the indicators that
    was fitted to the others: annotators masked 11 % of 282 that are LOW, 46 % of 108 MEDIUM, 94 % of 317 HIGH.
    """

    LOW = "low"
    MEDIUM = "medium"
    HIGH = "high"

    @classmethod
    def of(cls, risk: float) -> RiskLevel:
        """Return the level of a risk from 0 to 1."""
        if risk < 0.3:
            return cls.LOW
        return cls.HIGH if risk >= 0.7 else cls.MEDIUM


@dataclass(frozen=True, slots=True)
class EntityRisk:
    """The risk of one entity.

    Attributes:
        information: information content in nats.
        combined: the risk from 0 to 1.
        flagged: the risk is too high, so that the entity must be masked.
        why: the reason of the indicator that decided `flagged`.
    """

    entity_id: str
    indicators: tuple[Indicator, ...]
    information: float
    combined: float
    flagged: bool
    why: Message

    @property
    def level(self) -> RiskLevel:
        """The level of the combined risk."""
        return RiskLevel.of(self.combined)


@dataclass(frozen=True, slots=True)
class GroupEstimate:
    """An estimate, from public statistics, of how many people share some details of one person, that person included.

    Attributes:
        members: indexes of the entities whose details are in the estimate, sorted.
        details: number of details in it; one entity, such as "34-year-old farmer", may state several.
        subject: the person is the data subject.
        where: words of the place that stays visible, as they are shown; empty without one.
        place: index of the entity that names the place, if one of them does.
        country: no place stays visible, and the people of the person's country are counted; else, without a place,
            those of the world.
        sex: the sex that the text shows is in the estimate.
        expected: number of people; `low` and `high` are the bounds between which it is nine times in ten.
        sources: publishers and years of the figures.
        guessed: a detail has no published figure, so that its share is a guess.
    """

    members: tuple[int, ...]
    details: int
    subject: bool
    where: str = field(repr=False)
    place: int | None
    country: bool
    sex: bool
    expected: float
    low: float
    high: float
    sources: tuple[str, ...]
    guessed: bool = False

    @property
    def shown(self) -> tuple[int, int, int]:
        """The number of people and its bounds, with two significant digits: no estimate is better than that. The
        bounds are rounded away from it, so that a group looks no larger than the figure that was compared with k.
        """
        return _two_digits(self.expected, round), _two_digits(self.low, floor), _two_digits(self.high, ceil)


def _two_digits(people: float, rounding: Callable[[float], int]) -> int:
    unit = 10 ** max(len(str(int(people))) - 2, 0)
    return int(rounding(people / unit) * unit)


@dataclass(frozen=True, slots=True)
class RiskyCombination:
    """A quasi-identifier set of which at least one entity must be masked.

    `population`: how many people share its details, where known; `estimate`: the estimate of it, where none is counted.
    """

    entity_ids: tuple[str, ...]
    source: str
    population: int | None = None
    estimate: GroupEstimate | None = None


@dataclass(frozen=True, slots=True)
class Reidentification:
    """Success of adversaries who match a document with the right one of `people` profiles.

    `before` and `after`: expected rank of the data subject, from 1, for the adversary that ranks them best, in the
    unmasked and in the masked document; `hidden`: whether the rank after masking is high enough; `calls`: how many
    masked documents a network was run on.
    """

    before: float
    after: float
    hidden: bool
    people: int
    calls: int


@dataclass(frozen=True, slots=True)
class InferredAttribute:
    """An attribute of the data subject that an inference attack guesses from visible text.

    Attributes:
        attribute: "age", "sex", "country", "work", "origin", "health" or "family".
        value: the guess, such as "teaching".
        confidence: its calibrated probability, 0 to 1.
        prior: the probability of the same value without the text.
        right: whether the document, or the user, says the same; None if neither says anything.
        words: the words that carry the guess, the most telling first, each with all its visible places, half-open
            characters of `Document.text`.
        gone: whether the guess is gone without them; else other words carry it, too.
    """

    attribute: str
    value: str = field(repr=False)
    confidence: float
    prior: float
    right: bool | None
    words: tuple[tuple[tuple[int, int], ...], ...] = ()
    gone: bool = True

    @property
    def beyond(self) -> float:
        """Share of the uncertainty without the text that the text removes, 0 to 1."""
        return max(0.0, (self.confidence - self.prior) / (1 - self.prior))


@dataclass(frozen=True, slots=True)
class RiskAssessment:
    """The risks of a document's entities and quasi-identifier sets.

    `notices`: what was not fully assessed, since that would have taken too much work.
    """

    entities: tuple[EntityRisk, ...]
    combinations: tuple[RiskyCombination, ...]
    notices: tuple[Notice, ...] = ()
    reidentification: Reidentification | None = None
