"""Drawn-page checks: no masked text under boxes, nor in marks that may be letters (threats P01, P04, P19, P22).

Needs no list of the ways to draw a letter: text, outlines, glyphs without a meaning, pictures. Where the original
shows a masked letter, the redacted page without the boxes must look different.
"""

from __future__ import annotations

import io
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, partial
from itertools import groupby
from typing import NamedTuple

import numpy as np
import pikepdf
import pypdfium2
import pypdfium2.raw as pdfium

from engine.core.message import Message, message
from engine.core.progress import Stage
from engine.core.types import Box, PdfPlace, Redaction, Shown
from engine.documents import ocr
from engine.documents.hidden.peeled import IMAGE, PATH, TEXT, GreyPage, bounds, draw
from engine.documents.pdf.geometry import Area, Frame, frame
from engine.documents.pdf.moves import Moves, PageMoves
from engine.documents.pdf.sanitise.normalise import normalise
from engine.documents.rasters import Pixels
from engine.verify.evidence import Case, Evidence, PlaceKind, Surface, Verdict
from engine.verify.pdf.text_layer import uncropped
from engine.verify.pictures import printed_once

_SCALE = 2.0  # pixels a point
_INK = 48  # of 255: the contrast of a letter with its ground
_ALIKE = 0.85  # correlation: a picture of a letter never equals the drawn letter pixel by pixel
_FAINTEST = 0.25  # of the contrast that the letter had
_MARGIN = 0.15  # of a letter's box on each side, which lines and other letters may cross
_FEWEST = 4  # pixels of a letter
_ROUNDING = 1  # pixels by which the size of one letter may differ between two files
_MOST = 0.5  # of a masked string's letters; drawing at least this many counts as showing the string

_POINTS, _GLANCE = 72.0, 150.0  # per inch
_MOST_GLANCED = 9_000_000  # pixels
_LONG = 4  # letters of a word of a line, at least, that is read at a glance

_Letters = list[Area]


class Patch(NamedTuple):
    """The grey pixels of a letter, row by row; empty for a letter that is not drawn."""

    height: int
    width: int
    pixels: bytes


class String(NamedTuple):
    """The letters of a masked string; `page` counts from 0."""

    page: int
    letters: tuple[Patch, ...]


def shown(evidence: Evidence) -> tuple[String, ...]:
    """Return the letters of every masked string that the original draws.

    Strings with a replacement text are left out: it may be at their place and share letters with them.
    """
    # Places are those of the normalised file.
    frames = normalise(evidence.claim.source, evidence.claim.password).data
    with (
        pikepdf.open(io.BytesIO(frames)) as pages,
        pypdfium2.PdfDocument(uncropped(evidence.claim.source, evidence.claim.password)) as before,
    ):
        return tuple(_strings(evidence, pages, lambda number, _: _draw(before[number]), _is_drawn))


def beneath(evidence: Evidence) -> tuple[String, ...]:
    """Return the pixels at the same places of the output without its boxes."""
    moves = Moves(evidence.claim.lines)
    with (
        pikepdf.open(io.BytesIO(evidence.claim.output)) as pages,
        pypdfium2.PdfDocument(uncropped(evidence.claim.output, None)) as after,
    ):
        return tuple(
            _strings(
                evidence,
                pages,
                lambda number, placed: _draw(
                    _without_reflowed(_without_boxes(after[number]), moves.of(number), placed)
                ),
                lambda _page, _letter: True,
            )
        )


def _strings(
    evidence: Evidence,
    pages: pikepdf.Pdf,
    drawn: Callable[[int, Frame], GreyPage],
    wanted: Callable[[GreyPage, Area], bool],
) -> Iterator[String]:
    for number, strings in sorted(_masked(evidence, pages).items()):
        evidence.progress.step(Stage.VERIFY, 0, 0)
        page = drawn(number, frame(pages.pages[number]))
        for letters in strings:
            yield String(
                number, tuple(_patch(page, each) if wanted(page, each) else Patch(0, 0, b"") for each in letters)
            )


def _patch(page: GreyPage, letter: Area) -> Patch:
    pixels = page.inside(letter)
    height, width = pixels.shape
    return Patch(height, width, pixels.tobytes())


def nothing_beneath(
    case: Case, output: tuple[String, ...], original: tuple[String, ...], _on_demand: object
) -> Verdict:
    """Verify that most letters of every masked string that the original shows are no longer drawn."""
    seen = 0
    places: list[int] = []
    for before, after in zip(original, output, strict=True):
        if before.page != after.page:
            raise ValueError("strings of other pages")
        letters = zip(before.letters, after.letters, strict=True)
        drawn = [(old, new) for old, new in letters if old.pixels]
        if len(drawn) < _MOST * len(before.letters) or _is_rule([old for old, _ in drawn]):
            continue
        seen += 1
        if sum(_looks_the_same(old, new) for old, new in drawn) >= _MOST * len(drawn):
            places.append(before.page + 1)
    if left := len(places):
        named = tuple(message("place.page", page=number) for number in sorted(set(places))[:5])
        return Verdict(False, message("beneath.left", count=left, places=named))
    if not seen:
        return Verdict(True, Message(_why_nothing(case)), checked=False)
    return Verdict(True, message("beneath.none", count=seen))


def _why_nothing(case: Case) -> str:
    """Return the code of the sentence that says why no masked string can be beneath a box."""
    shown = {each.shown for each in case.claim.redactions}
    if not shown:
        return "nothing.no-text-masked"
    return "nothing.no-boxes" if shown == {Shown.AS_TEXT} else "nothing.draws-none"


def _masked(evidence: Evidence, pages: pikepdf.Pdf) -> dict[int, list[_Letters]]:
    """Return the letter bounds of each masked string by page."""
    found: dict[int, list[_Letters]] = defaultdict(list)
    frames = cache(lambda number: frame(pages.pages[number]))
    for redaction in evidence.claim.redactions:
        if redaction.shown is not Shown.AS_TEXT:
            for place in _places(evidence, redaction):
                area = frames(place.page).area
                found[place.page].append([_core(area(box)) for box in place.boxes])
    return found


def _core(letter: Area) -> Area:
    across, up = _MARGIN * letter.width, _MARGIN * letter.height
    return Area(letter.left + across, letter.bottom + up, letter.right - across, letter.top - up)


def _places(evidence: Evidence, redaction: Redaction) -> Iterator[PdfPlace]:
    for place in evidence.claim.document.places(redaction.start, redaction.end):
        if isinstance(place, PdfPlace):
            yield place


def _draw(page: pypdfium2.PdfPage) -> GreyPage:
    drawn = draw(page, _SCALE)
    page.close()
    return drawn


def _without_boxes(page: pypdfium2.PdfPage) -> pypdfium2.PdfPage:
    """Remove the shapes painted last, which labels may follow."""
    boxes = []
    for item in reversed(list(page.get_objects(max_depth=1))):
        if item.type == PATH:
            boxes.append(item)
        elif boxes or item.type != TEXT:
            break
    for box in boxes:
        page.remove_obj(box)
    return page


def _without_reflowed(page: pypdfium2.PdfPage, moves: PageMoves, placed: Frame) -> pypdfium2.PdfPage:
    """Remove the reflowed text of lines: it may be where masked text was, and another check identifies it."""
    for item in list(page.get_objects([TEXT], max_depth=1)) if moves else ():
        matrix = item.get_matrix()
        if moves.stands((matrix.e - placed.left) * placed.unit, (placed.top - matrix.f) * placed.unit):
            page.remove_obj(item)
    return page


def _is_drawn(page: GreyPage, letter: Area) -> bool:
    pixels = page.inside(letter)
    return bool(pixels.size >= _FEWEST and int(pixels.max()) - int(pixels.min()) >= _INK)


def _is_rule(letters: Sequence[Patch]) -> bool:
    """Return whether one level line crosses all the letters, of which nothing else is drawn; also without letters."""
    rows = [_pixels(each) for each in letters]
    return all(np.all(each == each[:, :1]) and np.array_equal(each[:, 0], rows[0][:, 0]) for each in rows)


def _looks_the_same(one: Patch, other: Patch) -> bool:
    if abs(one.height - other.height) > _ROUNDING or abs(one.width - other.width) > _ROUNDING:
        return False
    height, width = min(one.height, other.height), min(one.width, other.width)
    found = _pixels(other)[:height, :width]
    if not found.size or found.min() == found.max():
        return False  # bare ground, as under most boxes
    pixels, left = (each.astype(float).ravel() for each in (_pixels(one)[:height, :width], found))
    if left.std() < _FAINTEST * pixels.std():
        return False
    return bool(np.corrcoef(pixels, left)[0, 1] >= _ALIKE)


def _pixels(patch: Patch) -> Pixels:
    return np.frombuffer(patch.pixels, np.uint8).reshape(patch.height, patch.width)


# Marks that a page shows beside its text and its stored pictures, drawn by PDFium and read by OCR (threats P19, P22):
# shapes, clips, shadings, squares and dots, strips of pictures, however they are drawn. A picture that is set apart
# and shown as it is stored is read in `verify.pictures`.

_DEEPEST = 15  # forms within forms
_LARGE = 100.0, 40.0  # points of a picture whose text is read as stored
_BESIDE = 1.0  # point between pictures that form one
_LEVEL = 0.5  # of the height of letters, by which those of one row may be out of line


def scan(languages: tuple[str, ...], data: bytes, password: str | None) -> Iterator[Surface]:
    """Yield the text of each page with marks that may be letters.

    Such a page is read in several sizes. The first surface has each word once that is read again at its place, since
    words that stay are counted; where there are such words, a second surface has all that was read.
    """
    with pypdfium2.PdfDocument(uncropped(data, password)) as shown:
        for number, found in lines(shown, data, password, languages):
            yield from _surfaces(message("place.page-as-drawn", page=number + 1), found)


def lines(
    shown: pypdfium2.PdfDocument, data: bytes, password: str | None, languages: tuple[str, ...]
) -> Iterator[tuple[int, list[ocr.PrintedLine]]]:
    """Yield the number, from 0, of each page with marks that may be letters, and the lines read in them.

    Letters have boxes in points from the top left corner of the media box.

    Args:
        shown: the pages, which lose their text.
        data: the file that they are from.
    """
    with pypdfium2.PdfDocument(uncropped(data, password)) as alone:
        for number in range(len(shown)):
            found = _lines(shown[number], alone[number], languages)
            if found is not None:
                yield number, found


def read(pages: int, worded: int) -> Verdict | None:
    """Return the verdict where no page had to be read, or none held text, else None."""
    if not pages:
        return Verdict(True, Message("drawn.no-marks"))
    if not worded:
        return Verdict(True, Message("nothing.no-text-in-marks"), checked=False)
    return None


def _surfaces(place: Message, lines: Sequence[ocr.PrintedLine]) -> Iterator[Surface]:
    single = [line for line in lines if len(line.letters) == 1]
    longer = [line for line in lines if len(line.letters) > 1]
    rows = tuple(_rows(single))
    once, whole = printed_once(longer), "\n".join(line.sure_text for line in longer)
    yield Surface(place, PlaceKind.OTHER_READER, "\n".join((once, *rows)))
    if once != whole:
        yield Surface(place, PlaceKind.TITLE, whole)


def _lines(
    page: pypdfium2.PdfPage, copy: pypdfium2.PdfPage, languages: tuple[str, ...]
) -> list[ocr.PrintedLine] | None:
    page.set_rotation(0)
    copy.set_rotation(0)
    if all(item.type == TEXT for item in page.get_objects(max_depth=1)):
        return None
    for item in page.get_objects([TEXT], max_depth=_DEEPEST):
        pdfium.FPDFTextObj_SetTextRenderMode(item.raw, pdfium.FPDF_TEXTRENDERMODE_INVISIBLE)
    apart = _standing_apart(page)
    for number, item in reversed(list(enumerate(copy.get_objects(max_depth=1)))):
        if number not in apart:
            copy.remove_obj(item)
    draw = partial(_draw_page, page)
    whole = Box(0.0, 0.0, *page.get_size())
    found = ocr.find_marks(draw, whole, partial(_draw_page, copy) if apart else None)
    if found is None:
        return None
    return [
        *ocr.read_marks(draw, whole, found, languages),
        *(_at_a_glance(draw, whole, languages) if found.letters else ()),
    ]


def _at_a_glance(
    draw: Callable[[Box, float], Pixels], page: Box, languages: tuple[str, ...]
) -> Iterator[ocr.PrintedLine]:
    """Yield the lines of a whole page at the resolution of a screen: OCR passes over words at one resolution or other.

    No other reader of Sable uses this resolution.
    """
    scale = min(_GLANCE / _POINTS, (_MOST_GLANCED / max(page.size, 1.0)) ** 0.5)
    # In whole numbers, eight times as fast as the mean of floats, and equal to it.
    red, green, blue = np.moveaxis(draw(page, scale), 2, 0)
    grey = ((red.astype(np.uint16) + green + blue) // 3).astype(np.uint8)
    for line in ocr.read(grey, scale * _POINTS, languages).scaled(1 / scale).lines:
        if any(sum(map(str.isalnum, word)) >= _LONG for word in line.sure_text.split()):
            yield line


def _standing_apart(page: pypdfium2.PdfPage) -> set[int]:
    """Return the numbers of the objects of a page that are large, upright pictures beside no other picture."""
    placed = [(number, bounds(item), item) for number, item in enumerate(page.get_objects(max_depth=1))]
    pictures = [(number, place, item) for number, place, item in placed if item.type == IMAGE]
    return {
        number
        for number, place, item in pictures
        if place.width >= _LARGE[0]
        and place.height >= _LARGE[1]
        and not any(_touch(place, other) for each, other, _ in pictures if each != number)
    }


def _touch(one: Area, other: Area) -> bool:
    shared = one.shared(other)
    return shared.width > -_BESIDE and shared.height > -_BESIDE


def _draw_page(page: pypdfium2.PdfPage, area: Box, scale: float) -> Pixels:
    wide, high = page.get_size()
    crop = (area.x0, high - area.y1, wide - area.x1, area.y0)
    shown = page.render(scale=scale, crop=tuple(max(each, 0.0) for each in crop), rev_byteorder=True)
    pixels = shown.to_numpy()
    return np.ascontiguousarray(pixels[:, :, :3]) if pixels.ndim == 3 else np.repeat(pixels[:, :, None], 3, axis=2)


def _rows(letters: Iterable[ocr.PrintedLine]) -> Iterator[str]:
    """Yield the texts of letters that are set apart, in rows and in columns."""
    for along, across in ((0, 1), (1, 0)):
        ordered = sorted(letters, key=lambda line: line.box[across])
        size = max((line.size for line in ordered), default=1.0)
        for _, row in groupby(ordered, key=lambda line: round(line.box[across + 2 * (across == 1)] / (_LEVEL * size))):
            yield "".join(line.text for line in sorted(row, key=lambda line: line.box[along]))
