"""Detection agreement: which words are mentions, and of which kind (paper 2, section 4.3, table 3).

Token by token, micro-averaged over annotators, for each kind, for all kinds together, and for all kinds without regard
to whether the kind agrees. Mentions that an annotator left without a kind are neither right nor wrong.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from engine.core.types import Kind, Mention, Span
from engine.lab.evaluation.gold import GoldDocument, covered, inside, tokens


def count(text: str, gold: GoldDocument, mentions: Iterable[Mention], kinds: Sequence[Kind]) -> NDArray[np.float64]:
    """Return (len(kinds) + 1, 4) float64: found and right, found, annotated and found, annotated.

    There is a row for each of `kinds`, in which found and annotated tokens have that kind, and one for tokens of any of
    `kinds`, which need only be in a mention.
    """
    found: dict[Kind, list[Span]] = {kind: [] for kind in Kind}
    for mention in mentions:
        found[mention.kind].append(mention.span)
    rows = np.zeros((len(kinds) + 1, 4))
    for annotator in gold.annotators:
        marked = list(gold.by(annotator))
        annotated = {kind: [each[:2] for each in marked if each.kind is kind] for kind in Kind}
        unclear = covered(len(text), [each[:2] for each in marked if each.kind is None])
        for row, kind in zip(rows[:-1], kinds, strict=True):
            row += _row(text, (found[kind], found[kind]), (annotated[kind], annotated[kind]), unclear)
        rows[-1] += _row(
            text, (_of(found, kinds), _of(found, Kind)), (_of(annotated, kinds), _of(annotated, Kind)), unclear
        )
    return rows


def _of(spans: Mapping[Kind, list[Span]], kinds: Iterable[Kind]) -> list[Span]:
    return [span for kind in kinds for span in spans[kind]]


def _row(
    text: str,
    found: tuple[list[Span], list[Span]],
    annotated: tuple[list[Span], list[Span]],
    unclear: NDArray[np.bool_],
) -> tuple[int, int, int, int]:
    """Return the counts of one row. `found` and `annotated`: each the spans whose tokens are counted, and the spans in
    which tokens of the other are right.
    """
    words = tokens(text, found[0])
    right = inside(words, covered(len(text), annotated[1]))
    clear = right | ~inside(words, unclear)
    counted = tokens(text, annotated[0])
    hit = inside(counted, covered(len(text), found[1]))
    return int(right.sum()), int(clear.sum()), int(hit.sum()), len(counted)
