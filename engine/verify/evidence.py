"""Data types of verification: the writer's claim, the texts read from each file, the verdict of each check."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any, NamedTuple

from engine.core.message import Message, message
from engine.core.progress import Progress, Stage
from engine.core.types import Document, PageArea, Place, Redaction, SetLine
from engine.core.user_terms import UserTerm
from engine.verify.terms import Terms, collect

_CANCEL_EVERY = 50  # surfaces


class PlaceKind(Enum):
    """The kind of place that a piece of text is in, which decides what it may hold (see the rules in `search`)."""

    BODY = "text that a reader sees"
    OTHER_READER = "text as another program parts and orders it"
    COPY = "text that another program read before, in a thing that is stored more than once"
    TITLE = "a title that may repeat the text"
    STRING = "free text beside the document: metadata, comments, attributes"
    NAME = "names, for which the format has words of its own"
    RAW = "readable runs of binary data"
    STREAM = "readable runs of what may draw a page"


BODIES = (PlaceKind.BODY, PlaceKind.OTHER_READER, PlaceKind.COPY)
"""The exposures of the document's own text."""


class LetterOrder(Enum):
    """The rule by which letters set apart follow each other."""

    LINE = "a line of text, a row or a column"
    DRAWN = "the order of the drawing instructions"
    NEAREST = "the nearest letter that was not read before"
    AHEAD = "the letter that continues a line or a curve"


class Surface(NamedTuple):
    """A piece of text of a file. `place` names it without any text of the document: "page 3", "object 12"."""

    place: Message
    exposure: PlaceKind
    text: str


class Verdict(NamedTuple):
    """The result of a check. `checked`: False where there was nothing to check."""

    passed: bool
    detail: Message
    checked: bool = True


def problem(threat: str, what: Message) -> Message:
    """Return a problem with the row of the list of threats that it belongs to."""
    return message("structure.problem", problem=what, threat=threat)


def listed(problems: Iterable[Message]) -> Message:
    """Return several problems as one message, in a fixed order."""
    return message("structure.listed", problems=tuple(sorted(problems, key=str)))


def within(outer: Message | None, inner: Message) -> Message:
    """Return a place inside another one."""
    return message("place.within", outer=outer, inner=inner) if outer else inner


def equal_outside(masked: int) -> Verdict:
    """Return a passed verdict: nothing differs outside this number of masked places."""
    if not masked:
        return Verdict(True, Message("equal.everywhere"))
    return Verdict(True, message("equal.outside", count=masked))


class Side(Enum):
    """A file of a claim, the original or the redacted one."""

    ORIGINAL = "the file that was opened"
    OUTPUT = "the redacted file"


Scanner = Callable[[bytes, str | None], Iterator[Surface]]
Readings = dict[Scanner, Callable[[], Iterable[Surface]]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Claim:
    """The original, the redactions that the writer claims, and the bytes of the redacted file as stored on disk.

    Attributes:
        document: the original as it was examined.
        redactions: the redactions, sorted; a masked string may stay only as often as the text outside them says it.
        password: opens the original; the output must open without one.
        areas: the areas that the user blacked out; the text in them is among the redactions.
        lines: lines that the writer claims to have reflowed, with the shift of each glyph.
        asked: the strings that the user asked to have removed, whether or not the reader found them.
        pictured: for a PDF, whether every page was to become a picture, so that no text is left to read.
        kept: mentions of what the user asked for that were found and stay, by the user's decision.
    """

    source: bytes = field(repr=False)
    output: bytes = field(repr=False)
    document: Document
    redactions: tuple[Redaction, ...]
    password: str | None = field(default=None, repr=False)
    areas: tuple[PageArea, ...] = ()
    lines: tuple[SetLine, ...] = ()
    asked: tuple[UserTerm, ...] = field(default=(), repr=False)
    pictured: bool = False
    kept: tuple[str, ...] = field(default=(), repr=False)

    def only(self, side: Side) -> Claim:
        """Return the claim for a process that may see one of the two files; the other is emptied."""
        return replace(self, output=b"") if side is Side.ORIGINAL else replace(self, source=b"", password=None)

    def masked_places(self) -> Iterator[Place]:
        """Yield the places of the masked text in the original."""
        for redaction in self.redactions:
            yield from self.document.places(redaction.start, redaction.end)


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """A claim with its terms: all that is needed to judge the reports of the processes on the two files."""

    claim: Claim
    terms: Terms = field(repr=False)

    @classmethod
    def of(cls, claim: Claim) -> Case:
        """Return the claim with the terms of its redactions and of what the user asked for."""
        return cls(claim=claim, terms=collect(claim.document, claim.redactions, claim.asked))

    def only(self, side: Side) -> Case:
        """Return the case for a process that may see one of the two files."""
        return replace(self, claim=self.claim.only(side))


@dataclass(frozen=True, slots=True, kw_only=True)
class Evidence:
    """One file of a claim, in a process that sees no other file, and the readings that its checks share.

    Attributes:
        side: the file; `source` or `output` of the claim holds its bytes, the other is empty.
        reopened: returns the redacted file as Sable opens any file; None where no text is left. Opened once.
        readings: surfaces of scanners that need not run again.
    """

    case: Case
    side: Side
    progress: Progress
    reopened: Callable[[], Document | None]
    readings: Readings = field(repr=False)

    @property
    def claim(self) -> Claim:
        """The claim of the case."""
        return self.case.claim

    def read(self, scan: Scanner) -> Iterator[Surface]:
        """Yield the surfaces that the scanner finds; the user can cancel between two of them."""
        if scan in self.readings:
            surfaces: Iterable[Surface] = self.readings[scan]()
        elif self.side is Side.ORIGINAL:
            surfaces = scan(self.claim.source, self.claim.password)
        else:
            surfaces = scan(self.claim.output, None)
        for number, surface in enumerate(surfaces):
            if number % _CANCEL_EVERY == 0:
                self.progress.step(Stage.VERIFY, 0, 0)
            yield surface


CheckFunction = Callable[[Evidence], Verdict]
"""A check that needs the redacted file alone."""


class FileReading(NamedTuple):
    """A reading of one file in a process that sees no other, and the type of its result (see `sandbox.values`)."""

    read: Callable[[Evidence], Any]
    kind: Any


class ReportComparison(NamedTuple):
    """A check that compares reports of processes that see one file each, judged in a process that parses no file.

    Attributes:
        output, original: readings of the two files.
        judge: called with the case, both results, and a function that makes the reading `on_demand`.
        on_demand: a further reading of the original, which few files need.
        with_left: whether the judge gets the text that Sable reads in the output in place of a report on the original.
        cost, reopens, reader: see `Proof`.
    """

    name: str
    output: FileReading
    original: FileReading | None
    judge: Callable[[Case, Any, Any, Callable[[], Any]], Verdict]
    on_demand: FileReading | None = None
    cost: float = 0.0
    reopens: bool = False
    reader: str = ""
    with_left: bool = False
