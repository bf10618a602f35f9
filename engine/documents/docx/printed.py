"""OCR of DOCX pictures, and boxes over what they still say after masking (threat D12)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageOps

from engine.core.progress import Progress, Stage
from engine.core.types import Box, DocxPicturePlace, Segment
from engine.core.words import letters
from engine.documents import ocr
from engine.documents.docx.package import Part
from engine.documents.docx.pictures import ShownPicture, coloured, grey, shown

# Letters that a grey picture on white does not show: they differ from their ground in colour but not in brightness, or
# are white where the ground is transparent, as in a sign for dark paper. Nobody sees a difference of one in 256, and
# everybody does who stretches the contrast of one colour.


_EDGE, _NO_EDGE = 40, 12
"""Steps, of 255 after stretching: between a letter and its ground, and below which a grey picture hides it."""
_FEWEST = 0.002  # share of all pixels that are such edges
_LEAST = 60

_Levels = NDArray[np.float32]


def concealed(picture: ShownPicture) -> Image.Image | None:
    """Return the view that shows most of what a grey picture on white hides; None if nothing is hidden.

    The view is one colour channel with its contrast stretched from black to white, or the picture on black, in grey.
    """
    shown, on_black = coloured(picture), coloured(picture, "black")
    if shown is None or on_black is None:
        return None
    levels, dark = (np.asarray(each, dtype=np.float32) for each in (shown, on_black))
    grey = _grey(levels)
    views = [] if np.array_equal(levels, dark) else [_grey(dark)]
    red, green, blue = (levels[:, :, number] for number in range(3))
    if not (np.array_equal(red, green) and np.array_equal(green, blue)):
        views += map(_stretched, (red, green, blue, red - green, blue - green))
    plain = _steps(grey) < _NO_EDGE
    most, best = 0, None
    for view in views:
        edges = int(np.count_nonzero((_steps(view) > _EDGE) & plain))
        if edges > most:
            most, best = edges, view
    if best is None or most < max(_LEAST, _FEWEST * grey.size):
        return None
    return Image.fromarray(best.astype(np.uint8))


def _grey(levels: _Levels) -> _Levels:
    """Return the brightness (height, width) of colours (height, width, 3)."""
    return levels @ np.array((0.299, 0.587, 0.114), dtype=np.float32)


def _stretched(levels: _Levels) -> _Levels:
    least, most = float(levels.min()), float(levels.max())
    return (levels - least) * (255 / (most - least)) if most > least else np.zeros_like(levels)


def _steps(levels: _Levels) -> _Levels:
    """Return the differences between each pixel and the one on its right."""
    return np.abs(np.diff(levels, axis=1, append=levels[:, -1:]))


# Text that the OCR still reads in pictures as they are written (threat D12). A line that is partly blacked out is read
# afresh, and so is a photograph that was compressed once more. The OCR may then read words that it had misread before,
# so that nobody masked them.


INCHES = 6.5
"""Width of usual pages between their margins; no picture is wider."""
_WORD = re.compile(r"\d+|[^\W\d_]+")
_SHORTEST, _SHORTEST_WORD = 3, 4  # letters and digits of a masked string, and of a word of one
_MOST_ROUNDS = 4


def resolution(picture: Image.Image) -> float:
    """Return the least resolution, in pixels per inch, at which a page shows the picture."""
    return picture.width / INCHES


def cover_what_is_left(
    pictures: Sequence[ShownPicture],
    masks: dict[ShownPicture, list[Box]],
    left: Mapping[ShownPicture, str],
    masked: Iterable[str],
    languages: tuple[str, ...],
    progress: Progress,
) -> None:
    """Add boxes to the masks until the OCR reads no masked string, and no word of one, more often than expected.

    Args:
        left: the text of each picture that is not masked.
        languages: see `engine.documents.ocr`; if they are not installed, nothing was read before, and nothing is read
            here.
    """
    strings = {_squeezed(text) for text in masked}
    words = {word for text in masked for word in _WORD.findall(letters(text))}
    needles = sorted(
        {each for each in strings if len(each) >= _SHORTEST} | {each for each in words if len(each) >= _SHORTEST_WORD}
    )
    for number, picture in enumerate(pictures if ocr.installed(languages) else ()):
        expected = _squeezed(left.get(picture, ""))
        for _ in range(_MOST_ROUNDS):
            progress.step(Stage.PICTURES, number, len(pictures))
            more = list(_surplus(picture, masks.get(picture, []), needles, expected, languages))
            if not more:
                break
            masks.setdefault(picture, []).extend(more)


def _surplus(
    picture: ShownPicture, boxes: list[Box], needles: list[str], expected: str, languages: tuple[str, ...]
) -> Iterator[Box]:
    """Yield the boxes of every needle that occurs in the written picture more often than expected."""
    shown = grey(picture, boxes)
    if shown is None:
        return
    reading = ocr.read(np.asarray(shown), resolution(shown), languages)
    lines = [_letters(line) for line in reading.lines]
    for needle in needles:
        found = [places[start : start + len(needle)] for text, places in lines for start in _starts(text, needle)]
        if len(found) > expected.count(needle):
            for place in found:
                yield from place


def _letters(line: ocr.PrintedLine) -> tuple[str, list[Box]]:
    """Return the letters and digits of a line, squeezed, with the box of each."""
    signs = [(sign, letter.box) for letter in line.letters for sign in _squeezed(letter.text)]
    return "".join(sign for sign, _ in signs), [box for _, box in signs]


def _squeezed(text: str) -> str:
    return "".join(filter(str.isalnum, letters(text)))


def _starts(text: str, needle: str) -> Iterator[int]:
    start = text.find(needle)
    while start >= 0:
        yield start
        start = text.find(needle, start + len(needle))


_SOME_LETTERS = 3
_LETTER_HEIGHT = 48  # pixels
_DARK = 128
_BREAK, _LINE_BREAK = "\n\n", "\n"


@dataclass(slots=True)
class PictureText:
    """Text of pictures with its segments, which follow `start` characters of other text.

    Attributes:
        pictures, unread: the number of different ones, and of those that can't be shown as pixels.
        in_part: the number that could be read only in part.
        codes: the number with bar codes or QR codes.
    """

    start: int
    text: str = field(default="", repr=False)
    segments: list[Segment] = field(default_factory=list, repr=False)
    pictures: int = 0
    unread: int = 0
    in_part: int = 0
    codes: int = 0
    faces: int = 0
    stretches: dict[ShownPicture, tuple[int, int]] = field(default_factory=dict, repr=False)
    """The first and the last offset of the text of each picture that may be one letter of a word."""

    @property
    def says_nothing(self) -> bool:
        """Return whether there is no text; see `ocr.is_only_grain`."""
        return not self.text.strip() or (bool(self.in_part) and ocr.is_only_grain([self.text]))

    def add(self, picture: int, lines: Iterable[ocr.PrintedLine]) -> None:
        """Append the lines of a picture, by its number."""
        separator = _BREAK
        for line in lines:
            self.text += separator if self.start or self.text else ""
            start = self.start + len(self.text)
            place = DocxPicturePlace(picture, tuple(letter.box for letter in line.letters))
            self.segments.append(Segment(start, start + len(line.letters), place))
            self.text += line.text
            separator = _LINE_BREAK


def read_printed(parts: Iterable[Part], start: int, languages: tuple[str, ...], progress: Progress) -> PictureText:
    """Return the text of the pictures that these parts show, each once, in the order of the document.

    Args:
        start: length of the text that this follows.
        languages: installed ones (see `engine.documents.ocr`); else nothing is read.
    """
    found = shown(parts)
    printed = PictureText(start, pictures=len({each.data for each in found}))
    unread: set[bytes] = set()
    small: dict[int, Image.Image] = {}
    for number, each in enumerate(found if ocr.installed(languages) else ()):
        progress.step(Stage.PICTURES, number, len(found))
        picture = grey(each)
        if picture is None:
            unread.add(each.data)
            printed.unread = len(unread)
            continue
        reading = ocr.read(np.asarray(picture), resolution(picture), languages, with_faces=True)
        colours = np.asarray((coloured(each) or picture).convert("RGB"))
        reading = ocr.look_again(colours, resolution(picture), reading, languages)
        behind = _lines_behind(picture, reading, languages)
        printed.add(number, (*reading.lines, *behind, *_concealed_lines(each, reading, languages)))
        printed.in_part += reading.in_part
        printed.codes += bool(reading.codes)
        printed.faces += bool(reading.faces)
        if sum(sign.isalnum() for line in reading.lines for sign in line.text) <= _SOME_LETTERS:
            small[number] = picture
    _add_letters(printed, found, small, languages)
    return printed


def _add_letters(
    printed: PictureText, found: Sequence[ShownPicture], small: Mapping[int, Image.Image], languages: tuple[str, ...]
) -> None:
    """Add the letter of each picture that shows no more, and the stretches of those that show a few.

    They are read as one word: OCR finds no letter that is alone.
    """
    said = {each.place.picture for each in printed.segments if isinstance(each.place, DocxPicturePlace)}
    unread = {number: picture for number, picture in small.items() if number not in said}
    views = [np.asarray(_as_letter(each)) for each in unread.values()]
    for (number, picture), letter in zip(unread.items(), ocr.read_letters(views, languages), strict=True):
        if letter:
            whole = Box(0, 0, picture.width, picture.height)
            printed.add(number, [ocr.PrintedLine((ocr.Letter(letter, whole),), (1, 0), picture.height)])
    for segment in printed.segments:
        number = segment.place.picture if isinstance(segment.place, DocxPicturePlace) else -1
        if number in small:
            start, _ = printed.stretches.get(found[number], (segment.start, 0))
            printed.stretches[found[number]] = start, segment.end


def _as_letter(picture: Image.Image) -> Image.Image:
    """Return a picture as high as letters that OCR knows best, dark on light."""
    size = max(round(_LETTER_HEIGHT * picture.width / picture.height), 1), _LETTER_HEIGHT
    level = picture.resize(size)
    return ImageOps.invert(level) if np.asarray(level)[0, 0] < _DARK else level


def _concealed_lines(
    picture: ShownPicture, reading: ocr.Reading, languages: tuple[str, ...]
) -> Iterator[ocr.PrintedLine]:
    """Yield the lines where the grey picture shows none."""
    hidden = concealed(picture)
    if hidden is None:
        return
    known = [letter.box for line in reading.lines for letter in line.letters]
    for line in ocr.read(np.asarray(hidden), resolution(hidden), languages).lines:
        if not any(_meet(letter.box, box) for letter in line.letters for box in known):
            yield line


def _lines_behind(
    picture: Image.Image, reading: ocr.Reading, languages: tuple[str, ...]
) -> tuple[ocr.PrintedLine, ...]:
    """Return the lines that a picture shows as in a mirror; a Word file may turn it over."""
    if not reading.is_doubtful:
        return ()
    behind = ocr.read(np.asarray(ImageOps.mirror(picture)), resolution(picture), languages)
    return ocr.read_behind(reading, behind.mirrored(picture.width))


def _meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
