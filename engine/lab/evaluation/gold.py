"""Annotations of one document, in the terms of the Text Anonymization Benchmark.

As defined by paper 6 and its `evaluation.py`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.core.types import Kind, Role, Span

_TOKEN = re.compile(r"\w+")


class GoldMention(NamedTuple):
    """An annotated mention. `kind`: None where the annotator gave none; `masked`: the annotator masked it here."""

    start: int
    end: int
    kind: Kind | None
    masked: bool


@dataclass(frozen=True, slots=True)
class GoldEntity:
    """One annotator's entity. `role` is that of its first mention, QUASI where only later ones are masked, or None."""

    annotator: str | None
    role: Role | None
    mentions: tuple[GoldMention, ...]


@dataclass(frozen=True, slots=True)
class GoldDocument:
    """All annotations of a document.

    Attributes:
        annotators: all who read it, also those who marked nothing.
        decided: whether they decided what to mask.
        complete: the kinds that they marked everywhere, None where that is not known.
    """

    annotators: tuple[str | None, ...]
    entities: tuple[GoldEntity, ...]
    decided: bool
    complete: frozenset[Kind] | None

    def by(self, annotator: str | None) -> Iterator[GoldMention]:
        """Yield all mentions of one annotator."""
        return (mention for each in self.entities if each.annotator == annotator for mention in each.mentions)


def gold(document: dict[str, Any]) -> GoldDocument:
    """Return the annotations of a document in the layout of `engine.lab.training.formats`.

    Spans of one annotator with one `entity_id` are one entity; a span without one is an entity by itself.
    """
    groups: dict[tuple[str | None, object], list[dict[str, Any]]] = {}
    for number, span in enumerate(document["spans"]):
        groups.setdefault((span.get("annotator"), span.get("entity_id", number)), []).append(span)
    named = document.get("annotators") or list(dict.fromkeys(annotator for annotator, _ in groups)) or [None]
    return GoldDocument(
        tuple(named),
        tuple(_entity(annotator, spans) for (annotator, _), spans in groups.items()),
        any("identifier_type" in span for span in document["spans"]),
        frozenset(map(Kind, document["complete"])) if "complete" in document else None,
    )


def _entity(annotator: str | None, spans: list[dict[str, Any]]) -> GoldEntity:
    decisions = [span.get("identifier_type", "NO_MASK") for span in spans]
    masked = [decision != "NO_MASK" for decision in decisions]
    role = Role.DIRECT if decisions[0] == Role.DIRECT else Role.QUASI if any(masked) else None
    kinds = [Kind(span["label"]) if span["label"] in set(Kind) else None for span in spans]
    mentions = zip(spans, kinds, masked, strict=True)
    return GoldEntity(
        annotator, role, tuple(GoldMention(span["start"], span["end"], kind, mask) for span, kind, mask in mentions)
    )


def tokens(text: str, spans: Iterable[Span]) -> list[Span]:
    """Return the runs of letters, digits and underscores inside each span; a word across the end of a span is cut."""
    return [match.span() for start, end in spans for match in _TOKEN.finditer(text, start, end)]


def covered(length: int, spans: Iterable[Span]) -> NDArray[np.bool_]:
    """Return (length,) bool: the characters that a span covers."""
    found = np.zeros(length, bool)
    for start, end in spans:
        found[start:end] = True
    return found


def inside(spans: Sequence[Span], cover: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Return (len(spans),) bool: the spans that `cover` covers wholly."""
    return np.asarray([cover[slice(*span)].all() for span in spans], bool)
