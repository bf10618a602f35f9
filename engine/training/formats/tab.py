"""The JSON of the Text Anonymization Benchmark, as published (NorskRegnesentral on GitHub).

A list of `{"doc_id", "text", "dataset_type", "annotations": {annotator: {"entity_mentions": [{"entity_type",
"entity_id", "start_offset", "end_offset", "span_text"?, "identifier_type"}]}}}`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import IO, Any

from engine.training.formats.checks import Problem
from engine.training.formats.labels import Labels
from engine.types import Kind

LABELS = Labels({kind: kind for kind in Kind}, complete=frozenset(Kind))
"""TAB's annotators marked all eight kinds wherever they stand."""

_KEYS = {
    "start": "start_offset",
    "end": "end_offset",
    "label": "entity_type",
    "identifier_type": "identifier_type",
    "entity_id": "entity_id",
}


def read(stream: IO[bytes]) -> Iterator[tuple[dict[str, int], dict[str, Any]]]:
    """The number of each document, and the document."""
    try:
        documents = json.loads(stream.read().decode("utf-8-sig"))
    except json.JSONDecodeError as error:
        raise Problem("not-json", {"line": error.lineno}) from error
    for number, document in enumerate(documents, start=1):
        where = {"document": number}
        try:
            yield where, _document(document)
        except (AttributeError, KeyError, TypeError) as error:
            raise Problem("not-tab", where) from error


def _document(document: dict[str, Any]) -> dict[str, Any]:
    return {
        "doc_id": document["doc_id"],
        "text": document["text"],
        "split": document["dataset_type"],
        "annotators": list(document["annotations"]),
        "spans": [
            {name: mention[key] for name, key in _KEYS.items()}
            | ({"text": mention["span_text"]} if "span_text" in mention else {})
            | {"annotator": annotator}
            for annotator, said in document["annotations"].items()
            for mention in said["entity_mentions"]
        ],
    }
