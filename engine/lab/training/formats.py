"""Readers of annotated text (TAB JSON, JSON Lines, CoNLL, DocBin) into one checked layout.

The layout is that of Sable's own JSON Lines: `{"doc_id", "text", "split", "spans": [{"start", "end", "label",
"identifier_type"?, "entity_id"?, "annotator"?}]}`; offsets are Python characters, half-open; labels are the eight
kinds, or `ANY` for a mention without a kind. `identifier_type` is DIRECT, QUASI or NO_MASK. `annotators` names all who
read the document, and `complete` the kinds that they marked everywhere, where that is known.
"""

from __future__ import annotations

import gzip
import json
import tomllib
import zlib
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any, cast

from spacy.tokens import DocBin
from spacy.vocab import Vocab

from engine.core.errors import BadAnnotation, UnreadableFile
from engine.core.types import Kind
from engine.models.labels import ANY, MEANINGS, NONE, fold

# Meanings of the labels of other annotations, in the terms of the eight kinds.


MASKING = ("DIRECT", "QUASI", "NO_MASK")


@dataclass(frozen=True, slots=True, eq=False)
class Labels:
    """Meanings of labels, keyed by `fold`.

    Attributes:
        meaning: one of the eight kinds, ANY or NONE.
        masking: the decision for spans of a label that carry none of their own.
        complete: the kinds that are marked everywhere, None where that is not known.
    """

    meaning: Mapping[str, str]
    masking: Mapping[str, str] = field(default_factory=dict)
    complete: frozenset[Kind] | None = None


BUILT_IN = Labels(MEANINGS)


def read_labels(path: Path) -> Labels:
    """Return the built-in meanings, extended or replaced by those of a TOML file.

        complete = ["PERSON", "CODE"]    # kinds that the annotators marked everywhere

        [labels]                         # one of the eight kinds, ANY or NONE
        CLAIMANT = "PERSON"
        DRUG = "NONE"

        [masking]                        # where the spans themselves don't say it: DIRECT, QUASI or NO_MASK
        CLAIMANT = "DIRECT"

    Raises:
        UnreadableFile: the file is missing, or the user may not read it.
        BadAnnotation: the file has another form: `problem` says what is wrong.
    """
    try:
        loaded = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise UnreadableFile from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadAnnotation(file=path.name, problem="not-toml") from error
    if unknown := set(loaded) - {"complete", "labels", "masking"}:
        raise BadAnnotation(file=path.name, problem="unknown-table", tables=tuple(sorted(unknown)))
    complete = loaded.get("complete")
    if complete is not None and (not isinstance(complete, list) or not set(map(str, complete)) <= set(Kind)):
        raise BadAnnotation(file=path.name, problem="not-such-a-value")
    return Labels(
        {**BUILT_IN.meaning, **_table(path, loaded.get("labels", {}), (*Kind, ANY, NONE))},
        _table(path, loaded.get("masking", {}), MASKING),
        None if complete is None else frozenset(map(Kind, complete)),
    )


def _table(path: Path, table: Any, values: tuple[str, ...]) -> dict[str, str]:
    if not isinstance(table, dict) or not all(value in values for value in table.values()):
        raise BadAnnotation(file=path.name, problem="not-such-a-value")
    return {fold(label): str(value) for label, value in table.items()}


# Checks of an annotated document, before anything is learned from it or measured on it.


_NAMES = ("entity_id", "annotator")


class AnnotationProblem(Exception):
    """A problem of an annotated document: a fixed word for it, and where it is. It holds no text of the document."""

    def __init__(self, code: str, where: dict[str, int]) -> None:
        super().__init__(code)
        self.code = code
        self.where = where


def numbered_lines(stream: IO[bytes]) -> Iterator[tuple[int, str]]:
    """Yield the lines of a UTF-8 file, counted from 1, without a byte order mark."""
    for number, line in enumerate(stream, start=1):
        yield number, line.decode("utf-8-sig" if number == 1 else "utf-8")


def checked(raw: Any, labels: Labels, where: dict[str, int]) -> dict[str, Any]:
    """Return the document in the layout of `engine.lab.training.formats`.

    Raises:
        AnnotationProblem: the document is invalid.
    """
    if not isinstance(raw, dict) or not isinstance(raw.get("text"), str) or not raw["text"]:
        raise AnnotationProblem("no-text", where)
    if not isinstance(raw.get("spans"), list):
        raise AnnotationProblem("no-spans", where)
    text = raw["text"]
    spans = [_span(span, text, labels, where | {"span": number}) for number, span in enumerate(raw["spans"], start=1)]
    once = {tuple(sorted(span.items())): span for span in spans if span["label"] != NONE}.values()
    kept = list(once)
    if len({"identifier_type" in span for span in kept}) > 1:
        raise AnnotationProblem("some-without-masking", where)
    _check_overlaps(kept, where)
    document = {"doc_id": str(raw["doc_id"]), "text": text, "split": str(raw.get("split", "train")), "spans": kept}
    if isinstance(raw.get("annotators"), list):
        document["annotators"] = [str(name) for name in raw["annotators"]]
    complete = raw.get("complete") if labels.complete is None else sorted(labels.complete)
    if complete is not None:
        if not isinstance(complete, list) or not all(kind in set(Kind) for kind in complete):
            raise AnnotationProblem("not-such-a-value", where)
        document["complete"] = complete
    return document


def _span(span: Any, text: str, labels: Labels, where: dict[str, int]) -> dict[str, Any]:
    if not isinstance(span, dict):
        raise AnnotationProblem("bad-span", where)
    start, end, label = span.get("start"), span.get("end"), span.get("label")
    if type(start) is not int or type(end) is not int or not 0 <= start <= end <= len(text):
        raise AnnotationProblem("bad-offsets", where)
    if start == end or not text[start:end].strip():
        raise AnnotationProblem("empty-span", where)
    if "text" in span and span["text"] != text[start:end]:
        raise AnnotationProblem("other-text", where)
    if not isinstance(label, str) or fold(label) not in labels.meaning:
        raise AnnotationProblem("unknown-label", where)
    masking = span.get("identifier_type", labels.masking.get(fold(label)))
    if masking not in (None, *MASKING):
        raise AnnotationProblem("unknown-masking", where)
    named = {name: str(span[name]) for name in _NAMES if span.get(name) is not None}
    decided = {} if masking is None else {"identifier_type": masking}
    return {"start": start, "end": end, "label": str(labels.meaning[fold(label)]), **decided, **named}


def _check_overlaps(spans: list[dict[str, Any]], where: dict[str, int]) -> None:
    """Check the spans of each annotator: they may contain one another, as some of TAB do, but not cross
    or contradict.
    """
    by_annotator: dict[str | None, list[dict[str, Any]]] = defaultdict(list)
    for span in sorted(spans, key=lambda span: (span["start"], -span["end"])):
        by_annotator[span.get("annotator")].append(span)
    for own in by_annotator.values():
        around: list[dict[str, Any]] = []
        for span in own:
            while around and around[-1]["end"] <= span["start"]:
                around.pop()
            if around and around[-1]["end"] < span["end"]:
                raise AnnotationProblem("crossing-spans", where)
            if around and (around[-1]["start"], around[-1]["end"]) == (span["start"], span["end"]):
                raise AnnotationProblem("repeated-span", where)
            around.append(span)


# Sable's own JSON Lines: one document a line.


def read_json_lines(stream: IO[bytes]) -> Iterator[tuple[dict[str, int], dict[str, Any]]]:
    """Yield the line number of each document, and the document; blank lines are skipped."""
    for number, line in numbered_lines(stream):
        where = {"line": number}
        if not line.strip():
            continue
        try:
            document = json.loads(line)
        except json.JSONDecodeError as error:
            raise AnnotationProblem("not-json", where) from error
        if not isinstance(document, dict):
            raise AnnotationProblem("no-text", where)
        yield where, document


# CoNLL-2003 columns: a word a line, its tag in the last column, a blank line between sentences. Tags are IOB1, BIO
# (IOB2), BIOES or BILOU. `-DOCSTART-` begins a document; without it a file is one document. The text is rebuilt: a
# sentence a line, a space between words but none before closing and after opening punctuation.


LABELS = Labels({**BUILT_IN.meaning, "MISC": ANY})
"""CoNLL-2003's MISC is any other proper name (paper 2, footnote 1), which is none of our kinds."""

_DOCUMENT = "-DOCSTART-"
_OUTSIDE = "O"
_BEGINNING, _INSIDE, _LAST = "BSU", "I", "EL"
_NO_SPACE_BEFORE = frozenset(". , ; : ! ? % ) ] } ’ ” '' 's ’s n't n’t 're 've 'll 'd 'm".split())
_NO_SPACE_AFTER = frozenset("( [ { $ £ € “ ``".split())


@dataclass(slots=True)
class _Document:
    line: int
    text: str = ""
    spans: list[dict[str, Any]] = field(default_factory=list)
    open: bool = False
    """True while the next word may belong to the last span."""
    gap: str = ""
    """The space or line break before the next word."""

    def add(self, word: str, tag: str, line: int) -> None:
        prefix, _, label = tag.partition("-")
        if tag != _OUTSIDE and (len(prefix) != 1 or prefix not in _BEGINNING + _INSIDE + _LAST or not label):
            raise AnnotationProblem("bad-tag", {"line": line})
        continues = self.open and prefix in _INSIDE + _LAST and self.spans[-1]["label"] == label
        if prefix in _LAST and not continues:
            raise AnnotationProblem("bad-tag", {"line": line})
        self.text += word if self.gap == " " and word in _NO_SPACE_BEFORE else self.gap + word
        if continues:
            self.spans[-1]["end"] = len(self.text)
        elif tag != _OUTSIDE:
            self.spans.append({"start": len(self.text) - len(word), "end": len(self.text), "label": label})
        self.open = tag != _OUTSIDE and prefix not in "SU" + _LAST
        self.gap = "" if word in _NO_SPACE_AFTER else " "

    def end_sentence(self) -> None:
        self.open, self.gap = False, "\n" if self.text else ""


def read_conll(stream: IO[bytes]) -> Iterator[tuple[dict[str, int], dict[str, Any]]]:
    """Yield the first line of each document, and the document."""
    columns = None
    document = _Document(1)
    for number, line in numbered_lines(stream):
        fields = line.split()
        if not fields:
            document.end_sentence()
        elif fields[0] == _DOCUMENT:
            if document.text:
                yield {"line": document.line}, {"text": document.text, "spans": document.spans}
            document = _Document(number)
        elif len(fields) < 2 or len(fields) != (columns or len(fields)):
            raise AnnotationProblem("bad-columns", {"line": number})
        else:
            columns = len(fields)
            document.add(fields[0], fields[-1], number)
    if document.text:
        yield {"line": document.line}, {"text": document.text, "spans": document.spans}


# spaCy's DocBin: the entities of each document.


def read_docbin(stream: IO[bytes]) -> Iterator[tuple[dict[str, int], dict[str, Any]]]:
    """Yield the number of each document, and the document. Its words must carry entity annotations."""
    try:
        documents = list(DocBin().from_bytes(stream.read()).get_docs(Vocab()))
    except Exception as error:  # the errors of spaCy, srsly and zlib on damaged data have no common class
        raise AnnotationProblem("not-docbin", {}) from error
    for number, document in enumerate(documents, start=1):
        if not document.has_annotation("ENT_IOB"):
            raise AnnotationProblem("no-entities", {"document": number})
        spans = [{"start": span.start_char, "end": span.end_char, "label": span.label_} for span in document.ents]
        yield {"document": number}, {"text": document.text, "spans": spans}


# The JSON of the Text Anonymization Benchmark, as published (NorskRegnesentral on GitHub). A list of `{"doc_id",
# "text", "dataset_type", "annotations": {annotator: {"entity_mentions": [{"entity_type", "entity_id",
# "start_offset", "end_offset", "span_text"?, "identifier_type"}]}}}`.


TAB_LABELS = Labels({kind: kind for kind in Kind}, complete=frozenset(Kind))
"""TAB's annotators marked all eight kinds everywhere."""

_KEYS = {
    "start": "start_offset",
    "end": "end_offset",
    "label": "entity_type",
    "identifier_type": "identifier_type",
    "entity_id": "entity_id",
}


def read_tab(stream: IO[bytes]) -> Iterator[tuple[dict[str, int], dict[str, Any]]]:
    """Yield the number of each document, and the document."""
    try:
        documents = json.loads(stream.read().decode("utf-8-sig"))
    except json.JSONDecodeError as error:
        raise AnnotationProblem("not-json", {"line": error.lineno}) from error
    for number, document in enumerate(documents, start=1):
        where = {"document": number}
        try:
            yield where, _document(document)
        except (AttributeError, KeyError, TypeError) as error:
            raise AnnotationProblem("not-tab", where) from error


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
            for annotator, loaded in document["annotations"].items()
            for mention in loaded["entity_mentions"]
        ],
    }


Reader = Callable[[IO[bytes]], Iterator[tuple[dict[str, int], dict[str, Any]]]]
"""Yields the place of each document in the file (`{"line": 3}`, counted from 1), and its unchecked content."""

_FIRST_BYTES: tuple[tuple[bytes, Reader, Labels], ...] = (
    (b"[", read_tab, TAB_LABELS),
    (b"{", read_json_lines, BUILT_IN),
    (b"\x78\x01", read_docbin, BUILT_IN),
    (b"\x78\x9c", read_docbin, BUILT_IN),
    (b"\x78\xda", read_docbin, BUILT_IN),
    (b"", read_conll, LABELS),
)
_GZIP = b"\x1f\x8b"
_MARKS = (b"\xef\xbb\xbf", b" ", b"\t", b"\r", b"\n")


def read_annotated(path: Path, labels: Labels | None = None) -> Iterator[dict[str, Any]]:
    """Yield the documents of one file: TAB JSON, JSON Lines, spaCy DocBin or CoNLL columns, by content, gzip or not.

    Args:
        labels: meanings of the labels; by default the usual ones of that file format.

    Raises:
        UnreadableFile: the file is missing, or the user may not read it.
        BadAnnotation: `problem` says what is wrong; `file`, `line` or `document` and `span`, counted from 1, where.
    """
    try:
        with _open(path) as stream:
            read, usual = _reader(stream)
            for number, (where, raw) in enumerate(read(stream), start=1):
                raw.setdefault("doc_id", f"{path.stem}-{number}")
                yield checked(raw, labels or usual, where)
    except (gzip.BadGzipFile, EOFError, zlib.error) as error:
        raise BadAnnotation(file=path.name, problem="damaged-archive") from error
    except OSError as error:
        raise UnreadableFile from error
    except AnnotationProblem as error:
        raise BadAnnotation(file=path.name, **error.where, problem=error.code) from error.__cause__
    except UnicodeDecodeError as error:
        raise BadAnnotation(file=path.name, problem="not-utf-8") from error


def _open(path: Path) -> IO[bytes]:
    with path.open("rb") as file:
        packed = file.read(len(_GZIP)) == _GZIP
    return cast("IO[bytes]", gzip.open(path)) if packed else path.open("rb")


def _reader(stream: IO[bytes]) -> tuple[Reader, Labels]:
    start = stream.read(64)
    stream.seek(0)
    while start.startswith(_MARKS):
        start = start.removeprefix(_MARKS[0]).lstrip()
    return next((read, labels) for first, read, labels in _FIRST_BYTES if start.startswith(first))
