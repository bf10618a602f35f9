"""Text of scanned pages: OCR of pictures (threats P19, P19b), outlines (threat P22) and unreadable text (threat P25).

Pictures are read without the text and lines of their page, and without clipping or anything painted over them, since
covering part of a picture does not remove it.
"""

from __future__ import annotations

import unicodedata
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from io import BytesIO
from itertools import groupby
from typing import NamedTuple

import numpy as np
import pikepdf
import pymupdf
from numpy.typing import NDArray
from pikepdf import Array, Stream

from engine.core.progress import Progress, Stage
from engine.core.types import Box, Direction, union
from engine.documents import ocr
from engine.documents.pdf.content.graphics import Instruction
from engine.documents.pdf.geometry import user_space
from engine.documents.pdf.read.glyphs import UNREADABLE, Character, Line
from engine.documents.pdf.read.outlines import Outlines, alone, fitted, left_over
from engine.documents.pdf.read.overlaid import not_said_before
from engine.documents.pdf.read.printed import as_written
from engine.documents.pdf.saving import saved
from engine.documents.rasters import Pixels

# Text whose font does not state which letters it draws (threat P25): people see a name, programs see glyph numbers.
# Its place is read like a picture.


_FEWEST = 3  # letters side by side; bullets and signs are single
_MARGIN = 6.0  # points around it; letters at an edge are misread
_WIDE, _HIGH = 0.4, 0.3  # share of an unreadable letter's box, which is higher than its ink


def unreadable(lines: Iterable[Line]) -> tuple[Box, ...]:
    """Return the boxes of all letters of a page that people can read and programs can't."""
    return tuple(
        character.box
        for line in lines
        for says_nothing, found in groupby(line.characters, _says_nothing)
        if says_nothing and len(run := list(found)) >= _FEWEST
        for character in run
    )


def around(boxes: Iterable[Box]) -> Box:
    """Return the area that OCR looks at to read letters in these boxes, with a margin."""
    return union(boxes).grown(_MARGIN)


def words_over(lines: Iterable[Line], boxes: Sequence[Box]) -> Iterator[Line]:
    """Yield lines read by OCR with only the words over some of the boxes, each letter around its nearest boxes.

    OCR locates words reliably, but not the borders of their letters.
    """
    edges = np.array(boxes, dtype=float).reshape(-1, 4)
    for line in lines:
        kept: list[Character] = []
        for is_space, found in groupby(line.characters, lambda each: each.text == " "):
            word = list(found)
            place = union(each.box for each in word)
            under = [] if is_space else [boxes[each] for each in np.flatnonzero(_over(place, edges)).tolist()]
            if under:
                space = [Character(" ", kept[-1].box)] if kept else []
                kept += (*space, *_around_all(word, under))
        if kept:
            yield replace(line, characters=tuple(kept))


def _around_all(word: Sequence[Character], boxes: Iterable[Box]) -> Iterator[Character]:
    drawn: dict[int, list[Box]] = defaultdict(list)
    for box in boxes:
        nearest = min(range(len(word)), key=lambda index: abs(word[index].box.middle[0] - box.middle[0]))
        drawn[nearest].append(box)
    for index, each in enumerate(word):
        yield each._replace(box=union((each.box, *drawn[index])))


def _says_nothing(character: Character) -> bool:
    """Return whether a character is unreadable: a private code point has a meaning only within one font."""
    return character.text == UNREADABLE or unicodedata.category(character.text) == "Co"


def _over(word: Box, boxes: NDArray[np.float64]) -> NDArray[np.bool_]:
    """Return whether a word lies over most of each box, or in it: a glyph may draw far less than its letter's box.

    Args:
        boxes: shape (n, 4).
    """
    x0, y0, x1, y1 = boxes.T
    wide = np.minimum(word.x1, x1) - np.maximum(word.x0, x0) >= _WIDE * np.minimum(word.width, x1 - x0)
    high = np.minimum(word.y1, y1) - np.maximum(word.y0, y0) >= _HIGH * np.minimum(word.height, y1 - y0)
    return np.asarray(wide & high)


_DRAWS_PICTURES = frozenset([*"q Q cm Do g G rg RG k K cs CS sc SC scn SCN".split(), "INLINE IMAGE"])
_NARROWEST, _LOWEST = 12.0, 5.0  # points; a word needs at least this room
_SMALL = 0.01  # of the page
_SIGNIFICANT = 0.02  # of the area read at once: smaller pictures don't decide the resolution
_POINTS = 72.0  # per inch
_COARSEST, _USUAL, _FINEST = 150.0, 300.0, 600.0  # dots per inch
_MOST_PIXELS = 36_000_000
_EVERYWHERE = Array([-100_000, -100_000, 100_000, 100_000])  # a form clips what it draws


@dataclass(frozen=True, slots=True)
class ScannedPictures:
    """The pictures of an unrotated page.

    Attributes:
        area: the box around them, in points.
        dpi: dots per inch of the finest one of significant size.
        stand_out: whether one of them is more than a logo, a rule or a bullet.
        mirrored: whether one of them is shown as in a mirror, or stored so to be shown as it is.
    """

    area: Box
    dpi: float
    stand_out: bool
    mirrored: bool = False


@dataclass(frozen=True, slots=True)
class Scan:
    """Text and other content read in the pictures of a page.

    Attributes:
        in_part: much was doubtful or not read, or time ran out.
        codes, faces: how many of them were found.
        instead: lines that replace misleading text of the page.
        writing: marks that may be handwriting, a stamp or unclear words.
    """

    lines: tuple[Line, ...] = ()
    in_part: bool = False
    codes: int = 0
    faces: int = 0
    instead: tuple[Line, ...] = ()
    writing: tuple[Box, ...] = ()

    @property
    def says_something(self) -> bool:
        """Return whether there is text; see `ocr.is_only_grain`."""
        texts = [line.text for line in (*self.lines, *self.instead)]
        return bool(texts) and not (self.in_part and ocr.is_only_grain(texts))


def find_pictures(page: pymupdf.Page) -> ScannedPictures | None:
    """Return the pictures of an unrotated page; None if none could hold a word."""
    # With what the page is cropped to, and with pictures that reach over its edges.
    around_it = Box(-page.rect.width, -page.rect.height, 2 * page.rect.width, 2 * page.rect.height)
    rim = union((around_it, Box(*(page.mediabox * page.transformation_matrix).normalize())))
    images = page.get_image_info()
    found = [(Box(*image["bbox"]).shared(rim), image["width"], image["height"]) for image in images]
    found = [(box, *size) for box, *size in found if box.width >= _NARROWEST and box.height >= _LOWEST]
    if not found:
        return None
    area = union(box for box, *_ in found)
    finest = max(
        (
            _POINTS * max(width, height) / max(box.width, box.height)
            for box, width, height in found
            if box.size >= _SIGNIFICANT * area.size
        ),
        default=_USUAL,
    )
    stand_out = any(box.size > _SMALL * abs(page.rect) for box, *_ in found)
    mirrored = any(_is_mirrored(*image["transform"]) for image in images)
    return ScannedPictures(area, finest, stand_out, mirrored)


def _is_mirrored(a: float, b: float, c: float, d: float, *_: float) -> bool:
    return a * d - b * c < 0


def read_scans(
    data: bytes,
    pictures: Mapping[int, ScannedPictures],
    outlined: Mapping[int, Outlines],
    garbled: Mapping[int, tuple[Box, ...]],
    misleading: Mapping[int, tuple[Box, ...]],
    languages: tuple[str, ...],
    progress: Progress,
) -> dict[int, Scan]:
    """Return the text of pictures, of letters drawn as shapes, and of text that programs can't read, by page.

    Args:
        data: the normalised file.
        garbled: the boxes of unreadable letters.
        misleading: the boxes of letters on lines whose text differs from what they show.
        languages: installed languages, see `engine.documents.ocr`.
    """
    scans: dict[int, Scan] = {}
    total = len(pictures) + len(outlined) + len(garbled) + len(misleading)
    if pictures:
        with pymupdf.open("pdf", _pictures_only(data, pictures)) as pages:
            for number, found in pictures.items():
                progress.step(Stage.PICTURES, len(scans), total)
                scans[number] = _read(pages[number], found, languages)
    for done, (number, outlines) in enumerate(outlined.items(), start=len(pictures)):
        progress.step(Stage.PICTURES, done, total)
        scans[number] = _with_lines(scans.get(number), _read_outlines(outlines, languages))
    for done, (number, boxes) in enumerate(garbled.items(), start=len(pictures) + len(outlined)):
        progress.step(Stage.PICTURES, done, total)
        scans[number] = _with_lines(scans.get(number), _read_over(data, number, boxes, languages))
    for done, (number, boxes) in enumerate(misleading.items(), start=total - len(misleading)):
        progress.step(Stage.PICTURES, done, total)
        instead = tuple(_read_over(data, number, boxes, languages))
        scans[number] = replace(scans.get(number, Scan()), instead=instead)
    if total:
        progress.step(Stage.PICTURES, total, total)
    return scans


def _read_outlines(outlines: Outlines, languages: tuple[str, ...]) -> list[Line]:
    """Return the lines of letters drawn as shapes; those that no word was read in are read again, also turned.

    OCR passes over words that stand apart from the text around them, in a frame or turned.
    """
    drawn, sheet = outlines, alone(outlines)
    first = _read_alone(sheet, outlines.area, languages, 0)
    found = list(fitted(first, outlines))
    for turned in (0, 90, 270):
        left = left_over(outlines, found)
        if left is None:
            break
        if left != drawn:
            drawn, sheet = left, alone(left)
        is_known = not turned and left == outlines
        again = first if is_known else _read_alone(sheet, left.area, languages, turned)
        found += not_said_before(fitted(again, left), found)
    return found


def _read_alone(sheet: bytes, area: Box, languages: tuple[str, ...], turned: int) -> tuple[Line, ...]:
    """Return the lines of a sheet of shapes, see `alone`, turned clockwise by so many degrees.

    Args:
        area: of the shapes on their page.
    """
    with pymupdf.open("pdf", sheet) as sheets:
        sheets[0].set_rotation(turned)
        found = ScannedPictures(area, _USUAL, stand_out=True)
        return _read(sheets[0], found, languages, with_faces=False).lines


def _read_over(data: bytes, number: int, boxes: tuple[Box, ...], languages: tuple[str, ...]) -> Iterator[Line]:
    """Yield the words of a page over these boxes, read by OCR."""
    with pymupdf.open("pdf", _cut(data, number, around(boxes))) as sheets:
        found = ScannedPictures(around(boxes), _USUAL, stand_out=True)
        lines = _read(sheets[0], found, languages, with_faces=False).lines
    return words_over(lines, boxes)


def _with_lines(scan: Scan | None, lines: Iterable[Line]) -> Scan:
    return replace(scan or Scan(), lines=((scan or Scan()).lines) + tuple(lines))


def _cut(data: bytes, number: int, area: Box) -> bytes:
    """Return a PDF of one page, cut to an area."""
    with pikepdf.open(BytesIO(data)) as pdf, pikepdf.new() as single:
        single.pages.append(pdf.pages[number])
        page = single.pages[0]
        page.obj["/MediaBox"] = page.obj["/CropBox"] = _edges(page, area)
        return saved(single)


def _edges(page: pikepdf.Page, area: Box) -> Array:
    return Array([round(edge, 3) for edge in user_space(page, area)])


def _pictures_only(data: bytes, pictures: Mapping[int, ScannedPictures]) -> bytes:
    """Return the pages with nothing but their pictures, cut to the area of these."""
    with pikepdf.open(BytesIO(data)) as pdf:
        for number, found in pictures.items():
            page = pdf.pages[number]
            page.obj["/Contents"] = pdf.make_stream(_stripped(page))
            page.obj["/MediaBox"] = page.obj["/CropBox"] = _edges(page, found.area)
        for form in pdf.objects:
            if isinstance(form, Stream) and form.get("/Subtype") == "/Form":
                form.write(_stripped(form))
                form["/BBox"] = _EVERYWHERE
        return saved(pdf)


def _stripped(content: pikepdf.Page | pikepdf.Object) -> bytes:
    kept: list[Instruction] = [
        each for each in pikepdf.parse_content_stream(content) if str(each.operator) in _DRAWS_PICTURES
    ]
    return pikepdf.unparse_content_stream(kept)


def _read(
    page: pymupdf.Page, pictures: ScannedPictures, languages: tuple[str, ...], *, with_faces: bool = True
) -> Scan:
    """Read at the usual resolution first, which is fastest; a scaled-down screenshot needs a higher one.

    What only the colours show is read last, once: it takes longer than all else on a page of grainy colour.
    """
    largest = _POINTS * (_MOST_PIXELS / max(pictures.area.size, 1.0)) ** 0.5
    usual = min(max(pictures.dpi, _COARSEST), _USUAL, largest)
    closer = min(pictures.dpi, _FINEST, largest)
    shown = DrawnPage.of(page, usual)
    reading = _reading(shown, languages, with_faces=with_faces)
    if reading.is_poor and round(closer) > round(usual):  # an A4 page scanned at 300 dpi has 300.1 by its size
        shown = DrawnPage.of(page, closer)
        finer = _reading(shown, languages, with_faces=with_faces)
        if finer.sure > reading.sure:
            reading = finer
        else:
            shown = DrawnPage.of(page, usual)  # drawn once more: two large pictures would take much memory
    concealed = _concealed(shown, languages)
    if pictures.mirrored or reading.is_doubtful:
        shown, width = shown.mirrored(), shown.grey.shape[1]
        behind = _reading(shown, languages, with_faces=False).mirrored(width)
        further = ocr.read_behind(reading, behind, turned_over=pictures.mirrored)
        if further or pictures.mirrored or not reading.sure:
            concealed += tuple(line.mirrored(width) for line in _concealed(shown, languages))
        reading = replace(reading, lines=(*reading.lines, *further))
    place = partial(_placed, area=pictures.area, scale=_POINTS / shown.dpi, upright=page.derotation_matrix)
    return Scan(
        _lines((*reading.lines, *concealed), page, place, shown.dpi),
        reading.in_part,
        reading.codes,
        reading.faces,
        writing=tuple(map(place, reading.writing)),
    )


class DrawnPage(NamedTuple):
    """A drawn page, or its mirror image: in grey, shape (height, width), and in colour, (height, width, 3)."""

    dpi: float
    grey: Pixels
    colours: Pixels

    @classmethod
    def of(cls, page: pymupdf.Page, dpi: float) -> DrawnPage:
        scale = dpi / _POINTS
        grey, colours = (
            page.get_pixmap(matrix=pymupdf.Matrix(scale, scale), colorspace=each, alpha=False)
            for each in (pymupdf.csGRAY, pymupdf.csRGB)
        )
        return cls(
            dpi,
            np.frombuffer(grey.samples, np.uint8).reshape(grey.height, grey.stride)[:, : grey.width],
            np.frombuffer(colours.samples, np.uint8).reshape(grey.height, grey.width, -1),
        )

    def mirrored(self) -> DrawnPage:
        return self._replace(
            grey=np.ascontiguousarray(self.grey[:, ::-1]), colours=np.ascontiguousarray(self.colours[:, ::-1])
        )


def _reading(shown: DrawnPage, languages: tuple[str, ...], *, with_faces: bool) -> ocr.Reading:
    reading = ocr.read(shown.grey, shown.dpi, languages, with_faces=with_faces)
    return ocr.look_again(shown.colours, shown.dpi, reading, languages)


def _concealed(shown: DrawnPage, languages: tuple[str, ...]) -> tuple[ocr.PrintedLine, ...]:
    """Return the lines that the colours of a page show and its grey picture does not."""
    colours = shown.colours
    if not np.any(colours != colours[:, :, :1]):
        return ()
    planes = (np.ascontiguousarray(colours[:, :, each]) for each in range(colours.shape[2]))
    return tuple(ocr.read_concealed(planes, shown.grey, shown.dpi, languages))


def _placed(box: Box, area: Box, scale: float, upright: pymupdf.Matrix) -> Box:
    """Return a box of a drawn part of a page in points of the whole unrotated page.

    Args:
        area: that part.
        scale: points per pixel.
        upright: matrix that takes the page as it is shown to the unrotated one.
    """
    there = pymupdf.Rect(box) * scale * upright
    return Box(area.x0 + there.x0, area.y0 + there.y0, area.x0 + there.x1, area.y0 + there.y1)


def _lines(
    printed: Sequence[ocr.PrintedLine], page: pymupdf.Page, place: Callable[[Box], Box], dpi: float
) -> tuple[Line, ...]:
    """Return lines read by OCR, in points of the whole unrotated page."""
    upright = page.derotation_matrix

    def turn(direction: Direction) -> Direction:
        x, y = direction
        return x * upright.a + y * upright.c, x * upright.b + y * upright.d

    return tuple(as_written(printed, place, turn, _POINTS / dpi))
