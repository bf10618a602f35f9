"""Prepares a user's own annotated files for training: checks them, copies them, and describes them as sources."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

from engine.core.errors import BadAnnotation
from engine.core.types import Kind
from engine.lab.training.data import KindsOfLabel, Masking, TrainingSet
from engine.lab.training.formats import Labels, read_annotated
from engine.models.labels import ANY

LICENCE = "of their owners"
_READINGS: dict[str, KindsOfLabel] = {kind.value: (kind,) for kind in Kind}


def sources(files: list[Path], labels: Labels | None, out: Path) -> tuple[TrainingSet, ...]:
    """Return a source for each of the files, which are copied into the folder `out` as gzipped JSON Lines.

    A file teaches the kinds that its documents are complete for, as they or `labels` say; else those that it marks at
    all. Its spans teach masking if they hold decisions, and then everything else is to be left visible.

    Raises:
        BadAnnotation, UnreadableFile: see `read_annotated`.
    """
    out.mkdir(parents=True, exist_ok=True)
    return tuple(_source(file, labels, out / f"{number}.jsonl.gz") for number, file in enumerate(files, start=1))


def _source(file: Path, labels: Labels | None, copy: Path) -> TrainingSet:
    marked: set[Kind] = set()
    decided: set[bool] = set()
    complete: list[frozenset[Kind]] = []
    with gzip.open(copy, "wt", encoding="utf-8") as lines:
        for document in read_annotated(file, labels):
            lines.write(json.dumps(document, ensure_ascii=False) + "\n")
            marked |= {Kind(span["label"]) for span in document["spans"] if span["label"] != ANY}
            decided |= {"identifier_type" in span for span in document["spans"]}
            complete += [frozenset(map(Kind, document["complete"]))] if "complete" in document else []
    if len(decided) > 1:
        raise BadAnnotation(file=file.name, problem="some-without-masking")
    return TrainingSet(
        str(copy.resolve()),
        LICENCE,
        _READINGS,
        frozenset.intersection(*complete) if complete else frozenset(marked),
        masking=Masking.ANNOTATED if True in decided else Masking.UNKNOWN,
    )
