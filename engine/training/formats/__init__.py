"""Reads text that people annotated, in the four forms that they have it in, into one layout, and trusts none of it.

The layout is that of Sable's own JSON Lines: `{"doc_id", "text", "split", "spans": [{"start", "end", "label",
"identifier_type"?, "entity_id"?, "annotator"?}]}`; offsets are Python characters, half-open; labels are the eight
kinds, or `ANY` for a mention that says nothing about its kind. `identifier_type` is DIRECT, QUASI or NO_MASK.
`annotators` names all who read the document, and `complete` the kinds that they marked wherever they stand, where that
is known.
"""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO, Any, cast

from engine.errors import BadAnnotation, UnreadableFile
from engine.training.formats import conll, docbin, json_lines, tab
from engine.training.formats.checks import Problem, checked
from engine.training.formats.labels import BUILT_IN, Labels

Reader = Callable[[IO[bytes]], Iterator[tuple[dict[str, int], dict[str, Any]]]]
"""Yields where each document stands in the file (`{"line": 3}`, counted from 1), and what it says, unchecked."""

_FIRST_BYTES: tuple[tuple[bytes, Reader, Labels], ...] = (
    (b"[", tab.read, tab.LABELS),
    (b"{", json_lines.read, BUILT_IN),
    (b"\x78\x01", docbin.read, BUILT_IN),
    (b"\x78\x9c", docbin.read, BUILT_IN),
    (b"\x78\xda", docbin.read, BUILT_IN),
    (b"", conll.read, conll.LABELS),
)
_GZIP = b"\x1f\x8b"
_MARKS = (b"\xef\xbb\xbf", b" ", b"\t", b"\r", b"\n")


def read_annotated(path: Path, labels: Labels | None = None) -> Iterator[dict[str, Any]]:
    """The documents of one file: TAB JSON, JSON Lines, spaCy DocBin or CoNLL columns, by content, gzip or not.

    Args:
        labels: what the labels mean; by default what they usually mean in files of that form.

    Raises:
        UnreadableFile: not there, or not to be read by this person.
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
    except Problem as error:
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
