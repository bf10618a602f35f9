"""Places of characters: those outside the boxes are where they were, and words that only OCR of the output reads."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import combinations, groupby, pairwise
from math import dist
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.core.message import Message, message
from engine.core.types import Box, Document, DocxPicturePlace, PdfPlace, SetLine, union
from engine.documents.pdf.geometry import joined
from engine.documents.pdf.moves import Moves
from engine.documents.pdf.read.overlaid import OverlaidWords
from engine.verify import rescan
from engine.verify.evidence import Case, Claim, Evidence, PlaceKind, Surface, Verdict
from engine.verify.terms import squeezed

_PARAGRAPH = "\n\n"
_GRID = 0.25  # points; a glyph that moved less than this counts as in place
_HYPHENS = "-\u2010\u2011\u00ad"  # left out of words joined over two lines, unless one half is masked
_SHARED = 0.5  # of a word's width and height; sharing more counts as the same place
_WORD = re.compile(r"\S+")
_PADDING = 0.5  # points around a masked glyph
_COVERED = 0.25  # of a glyph's area
_LEAST_EXTENT = 0.1  # points; some glyphs have none
_BESIDE = 2.0  # heights of letters: greatest distance of the middles of two that one strip covers
_ACCENT = 3.0  # points; its origin may lie before that of its letter
_PLACES_NAMED, _NAMED_TO = 5, 5  # places, and millimetres to which they are named
_AT_ONCE = 256  # glyphs compared with all boxes of their page


def surfaces(output: Document | None, case: Case) -> tuple[Surface, ...]:
    """Return the text that Sable read in the output, with words that OCR reads there for the first time apart.

    Without the masked words, OCR divides a picture into other lines, and words appear that were not read before. Away
    from all masked places they hold nothing forbidden: a term that stays on purpose is not counted in them, and no
    other term may be in them.
    """
    if output is None or not (new := list(_newly_read(output, case))):
        return (rescan.text(output),)
    pieces, position = [], 0
    for start, end in new:
        pieces.append(output.text[position:start])
        position = end
    pictured = (output.text[start:end] for start, end in _in_pictures(output))
    return (
        Surface(Message("place.text"), PlaceKind.BODY, "".join((*pieces, output.text[position:]))),
        Surface(Message("place.text"), PlaceKind.TITLE, _PARAGRAPH.join(pictured)),
    )


def _newly_read(output: Document, case: Case) -> Iterator[tuple[int, int]]:
    """Yield the span of each word in a picture that the original lacks at its place, away from all masked places."""
    masked = _masked_boxes(case.claim)
    now = _boxes_now(masked, case.claim.lines)
    covers = {page: np.array([*masked.get(page, ()), *now.get(page, ())]) for page in {*masked, *now}}
    known: dict[tuple[int, str], list[Box]] = defaultdict(list)
    for place, word, box, _ in _placed_words(case.claim.document):
        known[_sheet(place), word].append(box)
    read: dict[tuple[int, str], list[Box]] = defaultdict(list)
    for place, word, box, span in _placed_words(output):
        key = _sheet(place), word
        if place.in_picture:
            # A word is read once more in a further look at its line; beside a cut, OCR guesses wide boxes.
            again = any(max(_shared(box, each), _shared(each, box)) > _SHARED for each in read[key])
            before = any(_shared(box, each) > _SHARED for each in known.get(key, ()))
            if again or not (before or _meets(box, covers.get(_sheet(place)))):
                yield span
                continue
        read[key].append(box)


_Seen = PdfPlace | DocxPicturePlace
"""A place with a box for each character."""


def _sheet(place: _Seen) -> int:
    """Return the number of the page, or of the picture in a DOCX, as in `PageArea.page`."""
    return place.page if isinstance(place, PdfPlace) else place.picture


def _placed_words(document: Document) -> Iterator[tuple[_Seen, str, Box, tuple[int, int]]]:
    """Yield the words on pages and in pictures, folded, each with its bounding box and its span in the text."""
    for segment in document.segments:
        if isinstance(segment.place, _Seen):
            for word in _WORD.finditer(document.text, segment.start, segment.end):
                boxes = segment.place.boxes[word.start() - segment.start : word.end() - segment.start]
                yield segment.place, squeezed(word[0]), union(boxes), word.span()


def _meets(word: Box, covers: NDArray[np.float64] | None) -> bool:
    """Return whether a cover and a word share a good part of either; lines reach into those above and below.

    Args:
        covers: boxes, shape (n, 4).
    """
    if covers is None or not len(covers):
        return False
    box = np.array(word)
    shared = (np.minimum(box[2:], covers[:, 2:]) - np.maximum(box[:2], covers[:, :2])).clip(min=0)
    sizes = np.minimum(box[2:] - box[:2], covers[:, 2:] - covers[:, :2])
    return bool((shared > _COVERED * sizes).all(axis=1).any())


def _shared(one: Box, other: Box) -> float:
    """Return the smaller of the shares of the first box's width and height that lie in the second box."""
    both = one.shared(other)
    return min(both.width / max(one.width, _LEAST_EXTENT), both.height / max(one.height, _LEAST_EXTENT))


def _in_pictures(document: Document) -> Iterator[tuple[int, int]]:
    """Yield the span of the text read in the pictures of each page, or in each picture of a DOCX."""
    placed = ((each.start, each.end, each.place) for each in document.segments if isinstance(each.place, _Seen))
    for (_, in_picture), group in groupby(placed, key=lambda each: (_sheet(each[2]), each[2].in_picture)):
        if in_picture:
            starts, ends, _ = zip(*group, strict=True)
            yield starts[0], ends[-1]


def glyphs_in_place(evidence: Evidence) -> Verdict:
    """Verify that every character outside the boxes of a PDF kept its position (threat L02), labels aside.

    On reflowed lines, the characters must be exactly where the writer reports them, in the same order, with no others.
    """
    if evidence.claim.pictured:
        return _only_on_boxes(evidence)
    if not all(map(_in_order, evidence.claim.lines)):
        return Verdict(False, Message("glyphs.changed-places"))
    document = evidence.claim.document
    output = evidence.reopened()
    before, after = _grid(document, Moves(evidence.claim.lines)), _grid(output, Moves(())) if output else _Grid({}, {})
    painted = _boxes_now(_painted_boxes(evidence), evidence.claim.lines)
    went, came = (
        [
            _Spot(page, box)
            for page, cells in here.alone.items()
            for box in _outside([cells[cell] for cell in _away(cells, there.every.get(page, {}))], boxes.get(page, []))
        ]
        for here, there, boxes in ((before, after, _masked_boxes(evidence.claim)), (after, before, painted))
    )
    if went:
        return Verdict(False, message("glyphs.moved", number=len(went) + len(came), places=_places([*went, *came])))
    if came:
        return Verdict(False, message("glyphs.new", number=len(came), places=_places(came)))
    staying, reflowed = sum(map(len, after.alone.values())), sum(len(line.moved) for line in evidence.claim.lines)
    if not staying:
        return Verdict(True, Message("nothing.no-text-left"), checked=False)
    if reflowed:
        kept = max(staying - reflowed, 0)
        return Verdict(True, message("glyphs.staying-reflowed", number=kept, reflowed=reflowed))
    return Verdict(True, message("glyphs.staying", number=staying))


def _masked_boxes(claim: Claim, cover: Callable[[Sequence[Box]], Iterable[Box]] = iter) -> dict[int, list[Box]]:
    """Return by page, or picture, the drawn areas and the boxes of masked glyphs; of each redaction after `cover`."""
    masked: dict[int, list[Box]] = defaultdict(list)
    layers = OverlaidWords(claim.document)
    for redaction in claim.redactions:
        boxes: dict[int, list[Box]] = defaultdict(list)
        for place in claim.document.places(redaction.start, redaction.end):
            if isinstance(place, PdfPlace):
                boxes[place.page] += layers.going_with(place)
            elif isinstance(place, DocxPicturePlace):
                boxes[place.picture] += place.boxes
        for page, found in boxes.items():
            masked[page] += cover(found)
    for area in claim.areas:
        masked[area.page].append(area.box)
    return masked


def _painted_boxes(evidence: Evidence) -> dict[int, list[Box]]:
    """Return by page the painted boxes, which also lie between masked words, where a label may be."""
    return _masked_boxes(evidence.claim, _painted)


def _painted(boxes: Sequence[Box]) -> Iterator[Box]:
    """Yield painted areas; a strip over sloping letters (see `sloped`) fills the corners and the room between them."""
    areas = list(joined(boxes))
    yield from areas
    for one, other in combinations(areas, 2):
        away = dist((one.x0 + one.x1, one.y0 + one.y1), (other.x0 + other.x1, other.y0 + other.y1)) / 2
        if one.meets(other) or away <= _BESIDE * max(one.height, other.height):
            yield union((one, other))


def _only_on_boxes(evidence: Evidence) -> Verdict:
    """Verify that no text but the labels is left, where every page was to become a picture."""
    boxes = _painted_boxes(evidence)
    output = evidence.reopened()
    here = _grid(output, Moves(())).alone if output else {}
    left = [
        _Spot(page, box) for page, cells in here.items() for box in _outside([*cells.values()], boxes.get(page, []))
    ]
    if left:
        return Verdict(False, message("glyphs.left", number=len(left), places=_places(left)))
    return Verdict(True, Message("glyphs.only-pictures"))


def _in_order(line: SetLine) -> bool:
    """Return whether the glyphs follow each other in the same order from left to right, accents over a letter aside."""
    return all(right.x + right.right - left.x - left.right > -_ACCENT for left, right in pairwise(sorted(line.moved)))


def _boxes_now(painted: Mapping[int, Sequence[Box]], lines: Iterable[SetLine]) -> dict[int, list[Box]]:
    """Return the boxes of the output: on reflowed lines, the boxes of the line replace those of the masked text."""
    on_page: dict[int, list[SetLine]] = defaultdict(list)
    for line in lines:
        on_page[line.page].append(line)
    boxes = {page: list(found) for page, found in painted.items()}
    for page, here in on_page.items():
        stays = (box for box in boxes.get(page, ()) if not any(line.area.holds_middle(box) for line in here))
        boxes[page] = [*stays, *(box for line in here for box in line.boxes)]
    return boxes


_Cell = tuple[str, int, int]


class _Grid(NamedTuple):
    """Characters by page, with the grid cells of their bottom left corners, and their original boxes.

    `alone`: without those that share the box of the character before them, such as a letter drawn over a space.
    """

    alone: dict[int, dict[_Cell, Box]]
    every: dict[int, dict[_Cell, Box]]


def _grid(document: Document, moves: Moves) -> _Grid:
    """Return the characters of a document but those in pictures: OCR guesses their places."""
    alone: dict[int, dict[_Cell, Box]] = defaultdict(dict)
    every: dict[int, dict[_Cell, Box]] = defaultdict(dict)
    for segment in document.segments:
        if isinstance(segment.place, PdfPlace) and not segment.place.in_picture:
            moved = moves.of(segment.place.page)
            previous: Box | None = None
            for character, box in zip(document.text[segment.start : segment.end], segment.place.boxes, strict=True):
                # A glyph without a width has the box of the glyph before it, where there is one.
                is_copy, previous = box == previous, box
                has_size = box.width > 0 and box.height > 0
                if has_size and not character.isspace() and character not in _HYPHENS:
                    left = box.x0 + moved.right(box.x0, box.middle[1], box.y1)
                    for cells in (every,) if is_copy else (every, alone):
                        cells[segment.place.page][character, round(left / _GRID), round(box.y1 / _GRID)] = box
    return _Grid(alone, every)


def _away(cells: dict[_Cell, Box], others: dict[_Cell, Box]) -> Iterator[_Cell]:
    """Yield the cells that have no equal among the others, in the same or a neighbouring cell."""
    for character, x, y in cells.keys() - others.keys():
        if not any((character, x + dx, y + dy) in others for dx in (0, -1, 1) for dy in (0, -1, 1)):
            yield character, x, y


class _Spot(NamedTuple):
    """A character on a page, from 0."""

    page: int
    box: Box


def _places(spots: Iterable[_Spot]) -> tuple[Message, ...] | Message:
    """Return where characters are, in millimetres: once for those close to each other, and no more than a few."""
    found = dict.fromkeys(
        message("place.spot", page=page + 1, across=_millimetres(box.x0), down=_millimetres(box.y0))
        for page, box in sorted(spots)
    )
    if len(found) <= _PLACES_NAMED:
        return tuple(found)
    return message("place.and-more", places=tuple(found)[:_PLACES_NAMED], more=len(found) - _PLACES_NAMED)


def _millimetres(points: float) -> int:
    return _NAMED_TO * round(points * 25.4 / 72 / _NAMED_TO)


def _outside(glyphs: list[Box], boxes: list[Box]) -> list[Box]:
    """Return the glyphs of which no box covers a good part: hidden text lies over visible text, a label lies on a box.

    Compares many at once, from the top of the page to its end, each time with the boxes at that height.
    """
    covers = np.array(boxes, dtype=float).reshape(-1, 4) + np.array([-_PADDING, -_PADDING, _PADDING, _PADDING])
    outside: list[Box] = []
    downwards = sorted(glyphs, key=lambda box: box.y0)
    for first in range(0, len(downwards), _AT_ONCE):
        here = _extended(np.array(downwards[first : first + _AT_ONCE]))
        near = covers[(covers[:, 1] < here[:, 3].max()) & (covers[:, 3] > here[:, 1].min())]
        left, top, right, bottom = here.T[:, :, None]
        wide = (np.minimum(right, near[:, 2]) - np.maximum(left, near[:, 0])).clip(min=0)
        high = (np.minimum(bottom, near[:, 3]) - np.maximum(top, near[:, 1])).clip(min=0)
        bare = (wide * high < _COVERED * (right - left) * (bottom - top)).all(axis=1)
        outside += [downwards[first + index] for index in np.flatnonzero(bare)]
    return outside


def _extended(glyphs: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the glyph boxes, shape (n, 4), each enlarged to the least extent."""
    grown = (_LEAST_EXTENT - (glyphs[:, 2:] - glyphs[:, :2])).clip(min=0) / 2
    extended: NDArray[np.float64] = glyphs + np.concatenate([-grown, grown], axis=1)
    return extended
