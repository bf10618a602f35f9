"""Turns annotated documents into what the network learns from: word pieces, and the classes that each may have.

What a piece may be is a row of numbers, one for each class. A single 1 is an ordinary label; several are a partial
label, of which the network may choose any; all 1 teach nothing. Numbers between are probabilities: a soft label.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable, Iterator, Sequence, Sized
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray
from tokenizers import Tokenizer

from engine.models import pieces
from engine.models.encoder import LABELS, MASKS
from engine.models.pieces import LetterCase
from engine.models.tagger import WINDOW
from engine.training.sources import Masking, Reading, Source
from engine.types import Kind

Chunk = TypeVar("Chunk", bound=Sized)
ANYTHING: Reading = (None, *Kind)
DRAWN_CASES = {LetterCase.UPPER: 0.12, LetterCase.TITLE: 0.04, LetterCase.LOWER: 0.06}
"""How often a chunk is shown as if it were written in capitals, with capital initials, or without capitals."""
_HAVE_CASE = (LetterCase.LOWER, LetterCase.TITLE, LetterCase.UPPER, LetterCase.MIXED)


@dataclass(frozen=True, slots=True, eq=False)
class Example:
    """A document or a part of one, of `n` pieces.

    Attributes:
        ids, cases: (n,) int64, as in `Pieces`.
        labels: (n, 17) float32, the classes of `encoder.LABELS` that each piece may have.
        masks: (n, 3) float32, the classes of `encoder.MASKS` that each piece may have.
    """

    ids: NDArray[np.int64]
    cases: NDArray[np.int64]
    labels: NDArray[np.float32]
    masks: NDArray[np.float32]

    def __len__(self) -> int:
        return len(self.ids)

    def part(self, start: int, end: int) -> Example:
        return Example(self.ids[start:end], self.cases[start:end], self.labels[start:end], self.masks[start:end])


def documents(path: Path) -> Iterator[dict[str, Any]]:
    """The documents of a gzipped JSON Lines file (layout: README of the data folder)."""
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        yield from map(json.loads, lines)


def read(source: Source, folder: Path, vocabulary: Tokenizer) -> list[Example]:
    """The examples of one set below the data folder."""
    kept = {document["doc_id"] for document in documents(folder / source.without)} if source.without else set()
    chosen = (
        document
        for document in documents(folder / source.file)
        if source.split in (None, document["split"]) and document["doc_id"] not in kept
    )
    return examples(source, chosen, vocabulary)


def examples(source: Source, annotated: Iterable[dict[str, Any]], vocabulary: Tokenizer) -> list[Example]:
    """What `source` says about its documents; one with several annotators is one example for each of them."""
    return [
        _example(source, document["text"], spans, vocabulary)
        for document in annotated
        for spans in _by_annotator(document["spans"])
    ]


def _by_annotator(spans: list[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    annotators = {span.get("annotator") for span in spans} or {None}
    return [[span for span in spans if span.get("annotator") == annotator] for annotator in sorted(annotators, key=str)]


def _example(source: Source, text: str, spans: list[dict[str, Any]], vocabulary: Tokenizer) -> Example:
    cut = pieces.cut(vocabulary, text)
    outside = tuple(reading for reading in ANYTHING if reading not in source.complete)
    labels = np.tile(_labels(outside, "BI"), (len(cut.ids), 1))
    masks = np.tile(_masks(MASKS if source.masking is Masking.UNKNOWN else ("NO_MASK",)), (len(cut.ids), 1))
    for span in spans:
        first, last = np.searchsorted(cut.ends, span["start"], "right"), np.searchsorted(cut.starts, span["end"])
        reading = source.labels.get(span["label"], ANYTHING)
        labels[first:last] = _labels(reading, "I")
        labels[first : first + 1] = _labels(reading, "B")
        masks[first:last] = _masks(
            (span["identifier_type"],)
            if source.masking is Masking.ANNOTATED
            else source.roles.get(span["label"], MASKS)
        )
    return Example(cut.ids, cut.cases, labels, masks)


def _labels(reading: Reading, prefixes: str) -> NDArray[np.float32]:
    names = {"O" if kind is None else f"{prefix}-{kind}" for kind in reading for prefix in prefixes}
    return np.asarray([label in names for label in LABELS], np.float32)


def _masks(names: Sequence[str]) -> NDArray[np.float32]:
    return np.asarray([mask in names for mask in MASKS], np.float32)


def draw(sets: dict[Source, list[Example]], random: np.random.Generator) -> list[Example]:
    """The chunks of one epoch: each set's share of examples, cut anew, and written in drawn cases."""
    chunks: list[Example] = []
    for source, examples in sets.items():
        for index in random.permutation(len(examples))[: round(source.share * len(examples))]:
            chunks += chunk(examples[index], random)
    return [replace(each, cases=recase(each.cases, random)) for each in chunks]


def chunk(example: Example, random: np.random.Generator) -> list[Example]:
    """Consecutive parts of at most WINDOW pieces that cover the example; where they are cut is drawn."""
    first = int(random.integers(1, WINDOW + 1)) if len(example) > WINDOW else WINDOW
    cuts = [0, *range(first, len(example), WINDOW), len(example)]
    return [example.part(start, end) for start, end in pairwise(cuts) if start < end]


def recase(cases: NDArray[np.int64], random: np.random.Generator) -> NDArray[np.int64]:
    """The cases as they are or, sometimes, as if the text were written in another letter case."""
    choices = [None, *DRAWN_CASES]
    likely = [1 - sum(DRAWN_CASES.values()), *DRAWN_CASES.values()]
    drawn = choices[random.choice(len(choices), p=likely)]
    return cases if drawn is None else np.where(np.isin(cases, _HAVE_CASE), int(drawn), cases)


def batches(chunks: Sequence[Chunk], size: int, random: np.random.Generator) -> list[list[Chunk]]:
    """The chunks in batches of at most `size` pieces, padding counted, of similar length, in drawn order."""
    lengths = np.asarray([len(each) for each in chunks]) * random.uniform(0.9, 1.1, len(chunks))
    found: list[list[Chunk]] = [[]]
    longest = 0
    for index in np.argsort(lengths):
        longest = max(longest, len(chunks[index]))
        if found[-1] and longest * (len(found[-1]) + 1) > size:
            found.append([])
            longest = len(chunks[index])
        found[-1].append(chunks[index])
    return [found[index] for index in random.permutation(len(found))]
