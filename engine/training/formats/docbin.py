"""spaCy's DocBin: the entities of each document."""

from __future__ import annotations

from collections.abc import Iterator
from typing import IO, Any

from spacy.tokens import DocBin
from spacy.vocab import Vocab

from engine.training.formats.checks import Problem


def read(stream: IO[bytes]) -> Iterator[tuple[dict[str, int], dict[str, Any]]]:
    """The number of each document, and the document. Its words must say whether they are part of an entity."""
    try:
        documents = list(DocBin().from_bytes(stream.read()).get_docs(Vocab()))
    except Exception as error:  # what spaCy, srsly and zlib raise on damaged data has no common class
        raise Problem("not-docbin", {}) from error
    for number, document in enumerate(documents, start=1):
        if not document.has_annotation("ENT_IOB"):
            raise Problem("no-entities", {"document": number})
        spans = [{"start": span.start_char, "end": span.end_char, "label": span.label_} for span in document.ents]
        yield {"document": number}, {"text": document.text, "spans": spans}
