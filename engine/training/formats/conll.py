"""CoNLL-2003 columns: a word a line, its tag in the last column, a blank line between sentences.

Tags are IOB1, BIO (IOB2), BIOES or BILOU. `-DOCSTART-` begins a document; without it a file is one document. The text
is rebuilt: a sentence a line, a space between words but none before closing and after opening punctuation.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import IO, Any

from engine.models.labels import ANY
from engine.training.formats.checks import Problem, numbered_lines
from engine.training.formats.labels import BUILT_IN, Labels

LABELS = Labels({**BUILT_IN.meaning, "MISC": ANY})
"""CoNLL-2003's MISC is any other proper name (paper 2, footnote 1), which is no kind of ours."""

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
    """Whether the next word may belong to the last span."""
    gap: str = ""
    """What stands before the next word."""

    def add(self, word: str, tag: str, line: int) -> None:
        prefix, _, label = tag.partition("-")
        if tag != _OUTSIDE and (len(prefix) != 1 or prefix not in _BEGINNING + _INSIDE + _LAST or not label):
            raise Problem("bad-tag", {"line": line})
        continues = self.open and prefix in _INSIDE + _LAST and self.spans[-1]["label"] == label
        if prefix in _LAST and not continues:
            raise Problem("bad-tag", {"line": line})
        self.text += word if self.gap == " " and word in _NO_SPACE_BEFORE else self.gap + word
        if continues:
            self.spans[-1]["end"] = len(self.text)
        elif tag != _OUTSIDE:
            self.spans.append({"start": len(self.text) - len(word), "end": len(self.text), "label": label})
        self.open = tag != _OUTSIDE and prefix not in "SU" + _LAST
        self.gap = "" if word in _NO_SPACE_AFTER else " "

    def end_sentence(self) -> None:
        self.open, self.gap = False, "\n" if self.text else ""


def read(stream: IO[bytes]) -> Iterator[tuple[dict[str, int], dict[str, Any]]]:
    """The first line of each document, and the document."""
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
            raise Problem("bad-columns", {"line": number})
        else:
            columns = len(fields)
            document.add(fields[0], fields[-1], number)
    if document.text:
        yield {"line": document.line}, {"text": document.text, "spans": document.spans}
