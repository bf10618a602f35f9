"""The text in the pictures of a document, read by OCR (threat D12)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from engine.core.progress import Progress
from engine.core.types import Box, DocxPicturePlace, Segment
from engine.core.words import letters
from engine.documents import ocr
from engine.documents.docx.package import Part
from engine.documents.docx.pictures import ShownPicture, coloured, grey, shown

# Letters that differ from their ground by colour and not by brightness, which a grey picture does not show. Viewers
# show a difference of one in 256 to nobody's eye, and to everybody who stretches the contrast of one colour.


_EDGE, _NO_EDGE = 40, 12
"""Steps, of 255 after stretching, between neighbouring pixels of a letter and its ground, and where a grey hides it."""
_FEWEST = 0.002  # of all pixels are such edges
_LEAST = 60

Levels = NDArray[np.float32]


def by_colour(picture: ShownPicture) -> Image.Image | None:
    """Return what the picture shows in the colour in which most of it is hidden from a grey one; None where nothing is.

    Black is stretched to white in it.
    """
    shown = coloured(picture)
    if shown is None:
        return None
    levels = np.asarray(shown, dtype=np.float32)
    red, green, blue = (levels[:, :, number] for number in range(3))
    if np.array_equal(red, green) and np.array_equal(green, blue):
        return None
    grey = 0.299 * red + 0.587 * green + 0.114 * blue
    plain = _steps(grey) < _NO_EDGE
    most, best = 0, None
    for view in map(_stretched, (red, green, blue, red - green, blue - green)):
        edges = int(np.count_nonzero((_steps(view) > _EDGE) & plain))
        if edges > most:
            most, best = edges, view
    if best is None or most < max(_LEAST, _FEWEST * grey.size):
        return None
    return Image.fromarray(best.astype(np.uint8))


def _stretched(levels: Levels) -> Levels:
    least, most = float(levels.min()), float(levels.max())
    return (levels - least) * (255 / (most - least)) if most > least else np.zeros_like(levels)


def _steps(levels: Levels) -> Levels:
    """Differences between each pixel and the one on its right."""
    return np.abs(np.diff(levels, axis=1, append=levels[:, -1:]))


# What pictures still say when they are read as they are written, covered too (threat D12). A line of which a part is
# black is recognised anew, and so is a photograph that was compressed once more. What had been misread may be made
# out then: words that nobody masked, because nobody had read them.


INCHES = 6.5
"""Wide are usual pages between their margins, and no picture is wider."""
_WORD = re.compile(r"\d+|[^\W\d_]+")
_SHORTEST, _SHORTEST_WORD = 3, 4  # letters and digits of a masked string, and of a word of one
_MOST_ROUNDS = 4


def resolution(picture: Image.Image) -> float:
    """Pixels to an inch, at least, where a page shows the picture."""
    return picture.width / INCHES


def cover_what_is_left(
    pictures: Sequence[ShownPicture],
    masks: dict[ShownPicture, list[Box]],
    left: Mapping[ShownPicture, str],
    masked: Iterable[str],
    languages: tuple[str, ...],
    progress: Progress,
) -> None:
    """Add boxes to the masks until each picture says no masked string, and no word of one, more often than expected.

    Args:
        left: what each picture may say: what was read there and is not masked.
        languages: see `engine.documents.ocr`; where they are not installed nothing was read, and is not now.
    """
    strings = {_squeezed(text) for text in masked}
    words = {word for text in masked for word in _WORD.findall(letters(text))}
    needles = sorted(
        {each for each in strings if len(each) >= _SHORTEST} | {each for each in words if len(each) >= _SHORTEST_WORD}
    )
    for number, picture in enumerate(pictures if ocr.installed(languages) else ()):
        expected = _squeezed(left.get(picture, ""))
        for _ in range(_MOST_ROUNDS):
            progress.step("pictures", number, len(pictures))
            more = list(_surplus(picture, masks.get(picture, []), needles, expected, languages))
            if not more:
                break
            masks.setdefault(picture, []).extend(more)


def _surplus(
    picture: ShownPicture, boxes: list[Box], needles: list[str], expected: str, languages: tuple[str, ...]
) -> Iterator[Box]:
    """The boxes of every needle that the picture, as it is written, says more often than expected."""
    shown = grey(picture, boxes)
    if shown is None:
        return
    reading = ocr.read(np.asarray(shown), resolution(shown), languages)
    lines = [_letters(line) for line in reading.lines]
    for needle in needles:
        found = [places[start : start + len(needle)] for said, places in lines for start in _starts(said, needle)]
        if len(found) > expected.count(needle):
            for place in found:
                yield from place


def _letters(line: ocr.PrintedLine) -> tuple[str, list[Box]]:
    """The letters and digits of a line, squeezed, with the box of each."""
    signs = [(sign, letter.box) for letter in line.letters for sign in _squeezed(letter.text)]
    return "".join(sign for sign, _ in signs), [box for _, box in signs]


def _squeezed(text: str) -> str:
    return "".join(filter(str.isalnum, letters(text)))


def _starts(text: str, needle: str) -> Iterator[int]:
    start = text.find(needle)
    while start >= 0:
        yield start
        start = text.find(needle, start + len(needle))


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
        languages: installed ones (see `engine.documents.ocr`); else nothing is read.
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
