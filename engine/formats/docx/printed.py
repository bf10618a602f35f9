"""The text in the pictures of a document, read by OCR (threat D12)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

import numpy as np

from engine import ocr
from engine.formats.docx.colours import by_colour
from engine.formats.docx.covering import resolution
from engine.formats.docx.package import Part
from engine.formats.docx.pictures import ShownPicture, grey, shown
from engine.progress import Progress
from engine.types import Box, DocxPicturePlace, Segment

_BREAK, _LINE_BREAK = "\n\n", "\n"


@dataclass(slots=True)
class Printed:
    """Text of pictures, with the segments that it gets behind `start` characters of other text.

    Attributes:
        pictures, unread: how many different ones there are, and how many of them can't be shown as pixels.
        in_part: how many could be read only in part.
        codes: how many hold bar codes or QR codes.
    """

    start: int
    text: str = field(default="", repr=False)
    segments: list[Segment] = field(default_factory=list, repr=False)
    pictures: int = 0
    unread: int = 0
    in_part: int = 0
    codes: int = 0
    faces: int = 0

    def add(self, picture: int, lines: Iterable[ocr.PrintedLine]) -> None:
        separator = _BREAK
        for line in lines:
            self.text += separator if self.start or self.text else ""
            start = self.start + len(self.text)
            place = DocxPicturePlace(picture, tuple(letter.box for letter in line.letters))
            self.segments.append(Segment(start, start + len(line.letters), place))
            self.text += line.text
            separator = _LINE_BREAK


def read_printed(parts: Iterable[Part], start: int, languages: tuple[str, ...], progress: Progress) -> Printed:
    """What the pictures say that these parts show, each once, in the order of the document.

    Args:
        start: length of the text that this follows.
        languages: installed ones (see `engine.ocr`); else nothing is read.
    """
    found = shown(parts)
    printed = Printed(start, pictures=len({each.data for each in found}))
    for number, each in enumerate(found if ocr.installed(languages) else ()):
        progress.step("pictures", number, len(found))
        picture = grey(each)
        if picture is None:
            printed.unread += 1
            continue
        reading = ocr.read(np.asarray(picture), resolution(picture), languages)
        printed.add(number, (*reading.lines, *_only_by_colour(each, reading, languages)))
        printed.in_part += reading.is_poor or not reading.complete
        printed.codes += bool(reading.codes)
        printed.faces += bool(reading.faces)
    return printed


def _only_by_colour(
    picture: ShownPicture, reading: ocr.Reading, languages: tuple[str, ...]
) -> Iterator[ocr.PrintedLine]:
    """The lines that stand where the grey picture shows none."""
    hidden = by_colour(picture)
    if hidden is None:
        return
    known = [letter.box for line in reading.lines for letter in line.letters]
    for line in ocr.read(np.asarray(hidden), resolution(hidden), languages).lines:
        if not any(_meet(letter.box, box) for letter in line.letters for box in known):
            yield line


def _meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
