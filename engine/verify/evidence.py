"""What a check looks at, and what it says."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple

from engine.progress import Progress
from engine.types import Document, Mention, Redaction
from engine.verify.terms import Terms


class Exposure(Enum):
    """Where a piece of text stands, which decides what may be in it (the rules are in `search`)."""

    BODY = "text that a reader sees"
    OTHER_READER = "text as another program parts and orders it"
    TITLE = "a title that may repeat the text"
    STRING = "free text beside the document: metadata, comments, attributes"
    NAME = "names, for which the format has words of its own"
    RAW = "readable runs of binary data"


class Surface(NamedTuple):
    """A piece of text of a file. `place` names it without any text of the document: "page 3", "object 12"."""

    place: str
    exposure: Exposure
    text: str


class Verdict(NamedTuple):
    passed: bool
    detail: str


@dataclass(frozen=True, slots=True)
class Evidence:
    """The original, what was to be removed from it, and the bytes of the redacted file as they lie on disk."""

    source: bytes = field(repr=False)
    output: bytes = field(repr=False)
    document: Document
    redactions: tuple[Redaction, ...]
    terms: Terms = field(repr=False)
    password: str | None = field(repr=False)
    recognise: Callable[[str], tuple[Mention, ...]]
    progress: Progress


Scanner = Callable[[bytes, str | None], Iterator[Surface]]
CheckFunction = Callable[[Evidence], Verdict]
