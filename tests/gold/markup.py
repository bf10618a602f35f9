"""Gold documents: the markup of `README.md` read into blocks to render, and one text with annotated places."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from engine.core.types import Kind
from engine.lab.evaluation.places import PlaceDecision
from tests.gold.fates import AnnotatedPlace

FOLDER = Path(__file__).parent
DEVELOPMENT, TRAPS, OTHERS, UNLEARNED, USUAL, TRAINING, BLIND = (
    FOLDER / each for each in ("development", "traps", "languages", "unlearned", "usual", "training", "blind")
)

_ANNOTATED = re.compile(r"\[\[(?P<text>.*?)\]\]\{(?P<kind>\w+) (?P<entity>\S+) (?P<wish>\w+)\}")
_FIELD = re.compile(r"(?P<where>[\^_]?)(?P<label>[^:|]{1,90}(?::[^:|]{1,40})?)::(?:\s+(?P<value>.*))?")
_RULE = re.compile(r"\|\s*:?-[-|\s:]*")


class BadGold(ValueError):
    """A document breaks the format. The message gives its name and the line number."""


class Position(StrEnum):
    """The position of a form's label."""

    BESIDE = ""
    ABOVE = "^"
    BELOW = "_"


class Manner(StrEnum):
    """The manner of printing lines that are kept as they are."""

    NUMBERED = "numbered"
    SIGNATURE = "signature"
    MONO = "mono"


@dataclass(frozen=True)
class Heading:
    text: str


@dataclass(frozen=True)
class Item:
    """A list item."""

    text: str


@dataclass(frozen=True)
class Paragraph:
    """Running text; each of `lines` begins a new line."""

    lines: tuple[str, ...]


@dataclass(frozen=True)
class Table:
    """Rows of cells, each of one or more lines. `headed`: the first row names the columns."""

    rows: tuple[tuple[tuple[str, ...], ...], ...]
    headed: bool


@dataclass(frozen=True)
class Field:
    label: str
    value: str
    position: Position


@dataclass(frozen=True)
class Fields:
    """Form fields on one visual line."""

    fields: tuple[Field, ...]


@dataclass(frozen=True)
class Lines:
    """Lines that are kept; numbered ones begin with their number and a tab."""

    manner: Manner
    lines: tuple[str, ...]


@dataclass(frozen=True)
class Columns:
    """Columns side by side."""

    columns: tuple[tuple[Block, ...], ...]


Block = Heading | Item | Paragraph | Table | Fields | Lines | Columns


@dataclass(frozen=True)
class GoldFile:
    """A gold document.

    Attributes:
        headers, footers: printed on each page.
        text: all words in the order of the source, in which `places` are annotated.
    """

    name: str
    title: str
    kind: str
    language: str
    headers: tuple[str, ...]
    footers: tuple[str, ...]
    blocks: tuple[Block, ...]
    text: str
    places: tuple[AnnotatedPlace, ...]


def read(path: Path) -> GoldFile:
    """Return the document of a file.

    Raises:
        BadGold: the file breaks the format.
    """
    return parse(path.read_text(encoding="utf-8"), path.stem)


def parse(source: str, name: str) -> GoldFile:
    """Return the document of a source text; `name` chooses the style of the rendered files."""
    head, closed, body = source.partition("\n---\n")
    if not closed:
        raise BadGold(f"{name}: no line '---' after the header")
    fields = dict(line.split(": ", 1) for line in head.strip().splitlines())
    if missing := {"title", "kind", "language"} - fields.keys():
        raise BadGold(f"{name}: the header lacks {sorted(missing)}")
    first = head.count("\n") + 3
    reader = _Reader(name, first)
    for line in body.split("\n"):
        reader.take(line)
    blocks = reader.finish()
    return GoldFile(
        name, fields["title"], fields["kind"], fields["language"],
        tuple(reader.headers), tuple(reader.footers), blocks, "\n".join(reader.plain), tuple(reader.places),
    )  # fmt: skip


class _Reader:
    """Reads line after line; `plain` collects the text, `places` the annotations by offsets in its joined lines."""

    def __init__(self, name: str, first: int) -> None:
        self._name, self._number = name, first - 1
        self._offset = 0
        self.plain: list[str] = []
        self.places: list[AnnotatedPlace] = []
        self.headers: list[str] = []
        self.footers: list[str] = []
        self._blocks: list[Block] = []
        self._outer: list[tuple[list[Block], list[tuple[Block, ...]]]] = []
        self._text: list[str] = []
        self._rows: list[tuple[tuple[str, ...], ...]] = []
        self._headed = False
        self._kept: tuple[Manner, int, list[str]] | None = None

    def take(self, raw: str) -> None:
        self._number += 1
        line, annotated = self._without_annotations(raw)
        if self._kept:
            self._keep(line, annotated)
        elif line.startswith("!"):
            self._close()
            self._direct(line.split())
            self._note("", ())
        else:
            self._note(line, annotated)
            self._ordinary(line)

    def finish(self) -> tuple[Block, ...]:
        self._close()
        if self._kept or self._outer:
            raise self._bad("a block without !end")
        return tuple(self._blocks)

    def _bad(self, problem: str) -> BadGold:
        return BadGold(f"{self._name}, line {self._number}: {problem}")

    def _without_annotations(self, raw: str) -> tuple[str, list[tuple[int, int, str, str, str]]]:
        line, annotated, last = "", [], 0
        for match in _ANNOTATED.finditer(raw):
            line += raw[last : match.start()]
            start = len(line)
            line += match["text"]
            annotated.append((start, len(line), match["kind"], match["entity"], match["wish"]))
            last = match.end()
        line += raw[last:]
        if "[[" in line or "]]{" in line:
            raise self._bad("an annotation that is nested, not closed or not well formed")
        return line, annotated

    def _note(self, line: str, annotated: Iterable[tuple[int, int, str, str, str]]) -> None:
        for start, end, kind, entity, wish in annotated:
            if kind not in set(Kind) or wish not in set(PlaceDecision):
                raise self._bad("unknown kind or wish")
            if not line[start:end].strip():
                raise self._bad("an annotation without text")
            self.places.append(
                AnnotatedPlace(self._offset + start, self._offset + end, Kind(kind), entity, PlaceDecision(wish))
            )
        self.plain.append(line)
        self._offset += len(line) + 1

    def _keep(self, line: str, annotated: Iterable[tuple[int, int, str, str, str]]) -> None:
        assert self._kept
        manner, first, lines = self._kept
        if line.strip() == "!end":
            while lines and not lines[-1].partition("\t")[2 if manner is Manner.NUMBERED else 0].strip():
                lines.pop()
            self._blocks.append(Lines(manner, tuple(lines)))
            self._kept = None
            self._note("", ())
            return
        before = f"{first + len(lines)}\t" if manner is Manner.NUMBERED else ""
        lines.append(before + line)
        shift = len(before)
        self._note(before + line, [(start + shift, end + shift, *rest) for start, end, *rest in annotated])

    def _direct(self, words: list[str]) -> None:
        match words:
            case ["!numbered", number]:
                self._kept = (Manner.NUMBERED, int(number), [])
            case ["!numbered"]:
                self._kept = (Manner.NUMBERED, 1, [])
            case ["!signature" | "!mono" as manner]:
                self._kept = (Manner(manner[1:]), 0, [])
            case ["!columns"]:
                self._outer.append((self._blocks, []))
                self._blocks = []
            case ["!next"] if self._outer:
                self._outer[-1][1].append(tuple(self._blocks))
                self._blocks = []
            case ["!end"] if self._outer:
                blocks, columns = self._outer.pop()
                blocks.append(Columns((*columns, tuple(self._blocks))))
                self._blocks = blocks
            case _:
                raise self._bad("an unknown directive")

    def _ordinary(self, line: str) -> None:
        if line.startswith("|"):
            self._end_text()
            if _RULE.fullmatch(line.strip()):
                self._headed = len(self._rows) == 1
            else:
                cells = line.strip().removeprefix("|").removesuffix("|").split("|")
                self._rows.append(tuple(tuple(part.strip() for part in cell.split(" // ")) for cell in cells))
            return
        self._end_table()
        if line.startswith(">>> "):
            self._end_text()
            self.headers.append(line[4:].strip())
        elif line.startswith("<<< "):
            self._end_text()
            self.footers.append(line[4:].strip())
        elif line.startswith("#"):
            self._end_text()
            self._blocks.append(Heading(line.lstrip("#").strip()))
        elif line.startswith("- "):
            self._end_text()
            self._blocks.append(Item(line[2:].strip()))
        elif fields := _fields(line):
            self._end_text()
            self._blocks.append(Fields(fields))
        elif line.strip():
            self._text.append(line)
        else:
            self._end_text()

    def _close(self) -> None:
        self._end_text()
        self._end_table()

    def _end_text(self) -> None:
        if self._text:
            self._blocks.append(Paragraph(tuple(_joined(self._text))))
            self._text = []

    def _end_table(self) -> None:
        if self._rows:
            width = max(map(len, self._rows))
            rows = tuple(row + (("",),) * (width - len(row)) for row in self._rows)
            self._blocks.append(Table(rows, self._headed))
            self._rows, self._headed = [], False


def _joined(lines: list[str]) -> Iterator[str]:
    """Join source lines to the lines that are kept: those that end in two spaces."""
    held = ""
    for line in lines:
        held = f"{held} {line.strip()}".strip()
        if line.endswith("  "):
            yield held
            held = ""
    if held:
        yield held


def _fields(line: str) -> tuple[Field, ...]:
    found = [_FIELD.fullmatch(part.strip()) for part in line.split(" && ")]
    if not all(found):
        return ()
    return tuple(
        Field(each["label"].strip(), (each["value"] or "").strip(), Position(each["where"])) for each in found if each
    )
