"""Write a redacted PDF: normalise, erase masked text, paint boxes, and check that other text stayed in place.

Every page goes through the steps of `MASKING`; then the whole file is rewritten.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field, replace
from io import BytesIO

import pikepdf
import pymupdf

from engine.core.errors import CannotMakeSafe
from engine.core.leaders import ending
from engine.core.options import DEFAULT_WRITING, Layout, WritingOptions
from engine.core.progress import SILENT, Progress
from engine.core.types import Box, Document, Moved, Notice, PdfPlace, Redaction, SetLine, Shown, Written
from engine.documents.pdf.content.metrics import as_wide, median_and_least, within
from engine.documents.pdf.fonts.subsets import Fonts, forget_letters
from engine.documents.pdf.geometry import Area, Frame, frame
from engine.documents.pdf.images.damaged import redraw_damaged
from engine.documents.pdf.images.profiles import neutral_profiles
from engine.documents.pdf.images.reduced import reduce_pictures
from engine.documents.pdf.images.unseen import drop_unseen
from engine.documents.pdf.moves import surviving_glyphs_moved
from engine.documents.pdf.read.overlaid import OverlaidWords
from engine.documents.pdf.redact.erase import MALFORMED, Erased, erase
from engine.documents.pdf.redact.paint import PADDING, Cover, Leader, Lettering, letterings, paint, widths
from engine.documents.pdf.redact.pictured import pictured
from engine.documents.pdf.redact.reflow import ReflowedLine, Widths
from engine.documents.pdf.redact.room import neighbours
from engine.documents.pdf.redact.sloped import with_strips
from engine.documents.pdf.sanitise.navigation import Navigation, shortened, write_navigation
from engine.documents.pdf.sanitise.normalise import Normalised, NormalisingStep, normalise, step
from engine.documents.pdf.saving import saved

_SAME_ROW = 0.5  # of the height of a letter: overlap of letters in one row
_FEW_LETTERS = 2  # characters, at most, of a row or of the piece after it, that count as spaced letters
_OVERHANG = 0.12  # of the size of a letter's box: how far slanted letters and accents reach out of it


@dataclass(slots=True, kw_only=True)
class _Masking:
    """The state that the masking steps share and change.

    `data`: the file before all steps; `covers`: by page, from 0; `exact`: pages on which all text keeps its place;
    `known`: lettering of the words on covers; `even`: see `erase`; `boxed`, `lines`: see `Written`; `leaders`: to be
    drawn, by page.
    """

    pdf: pikepdf.Pdf
    data: bytes
    navigation: Navigation
    covers: dict[int, list[Cover]]
    document: Document
    redactions: tuple[Redaction, ...]
    removed: list[Notice]
    progress: Progress
    exact: AbstractSet[int]
    known: Mapping[str, Lettering]
    boxed: tuple[int, ...] = ()
    fonts: Fonts = field(default_factory=dict)
    even: dict[int, Widths] = field(default_factory=dict)
    lines: list[SetLine] = field(default_factory=list)
    leaders: dict[int, list[Leader]] = field(default_factory=lambda: defaultdict(list))


def write(
    source: bytes,
    document: Document,
    redactions: tuple[Redaction, ...],
    options: WritingOptions = DEFAULT_WRITING,
    *,
    progress: Progress = SILENT,
) -> Written:
    """Return the pages without the redacted text, other text still live and in place; or pictures of the pages.

    Nothing but pages stays in the file.

    Raises:
        CannotMakeSafe: something under a box can't be taken out, or text outside would move (threat L02); `pages`.
    """
    working = normalise(source, options.password)
    covers = _covers(document, redactions)
    for each in options.areas:
        covers[each.page].append(Cover((each.box,), each.code or "", redaction=None))
    covers = with_strips(working.data, covers)
    if options.layout is Layout.PICTURES:
        return _pictured(working, covers, progress)
    boxes = {page: tuple(box for cover in found for box in cover.boxes) for page, found in covers.items()}
    # Nothing may move under a box that the user drew.
    exact = frozenset(covers) if options.layout is Layout.EXACT else frozenset(each.page for each in options.areas)
    while True:
        written = _written(working, document, redactions, covers, exact, progress)
        moved = surviving_glyphs_moved(working.data, written.data, boxes, written.lines)
        if not moved:
            return written
        reflowed = {line.page for line in written.lines}.intersection(moved)
        if not reflowed:
            raise CannotMakeSafe(problem="text-moved", pages=moved)
        exact |= reflowed


def _pictured(working: Normalised, covers: Mapping[int, Sequence[Cover]], progress: Progress) -> Written:
    """Cover, then draw pages as pictures, so that nothing is left under boxes; write their words last, as text."""
    bare = {
        page: [replace(each, words="", boxes=_with_overhang(each), shown=()) for each in found]
        for page, found in covers.items()
    }
    with pikepdf.open(BytesIO(working.data)) as pdf:
        paint(pdf, bare, {})
        drawn = pictured(saved(pdf), progress)
    with pikepdf.open(BytesIO(drawn)) as pdf:
        known = letterings(pdf, covers)
        boxed = paint(pdf, covers, known)
        as_pictures = Notice("pages-as-pictures", count=len(pdf.pages))
        boxes = Notice("box-unmeasured", count=sum(map(len, map(_telling, covers.values()))))
        return Written(saved(pdf), (*working.removed, as_pictures, *((boxes,) if boxes.count else ())), boxed)


def _with_overhang(cover: Cover) -> tuple[Box, ...]:
    """Return the boxes of a cover, widened for slanted letters, swashes and accents that would stay in a picture."""
    if cover.is_area:
        return cover.boxes
    boxes = cover.shown or cover.boxes
    return tuple(box.grown(_OVERHANG * max(box.width, box.height)) for box in boxes)


def _written(
    working: Normalised,
    document: Document,
    redactions: tuple[Redaction, ...],
    covers: Mapping[int, Sequence[Cover]],
    exact: AbstractSet[int],
    progress: Progress,
) -> Written:
    with pikepdf.open(BytesIO(working.data)) as pdf:
        job = _Masking(
            pdf=pdf,
            data=working.data,
            navigation=working.navigation,
            covers={page: list(found) for page, found in covers.items()},
            document=document,
            redactions=redactions,
            removed=list(working.removed),
            progress=progress,
            exact=exact,
            known=letterings(pdf, covers),
        )
        for each in MASKING:
            each.work(job)
        return Written(saved(pdf), tuple(job.removed), job.boxed, tuple(job.lines))


def _covers(document: Document, redactions: tuple[Redaction, ...]) -> dict[int, list[Cover]]:
    """Return the covers of each page. The widest place of a redaction carries its words."""
    covers: dict[int, list[Cover]] = defaultdict(list)
    layers = OverlaidWords(document)
    for index, redaction in enumerate(redactions):
        found = document.places(redaction.start, redaction.end)
        leader, sign = _leader(document, redaction)
        places = list(_rows_of_letters(place for place in found if isinstance(place, PdfPlace)))
        widest = max(places, key=lambda place: _width(place, leader), default=None)
        for place in places:
            words = redaction.label if place is widest else ""
            as_text = redaction.shown is Shown.AS_TEXT
            boxes = layers.going_with(place)
            dots = tuple(box for box in place.boxes if (place.page, box) in leader)
            covers[place.page].append(Cover(boxes, words, as_text, index, place.in_picture, (), dots, sign))
    return covers


def _width(place: PdfPlace, leader: frozenset[tuple[int, Box]]) -> float:
    return sum(box.width for box in place.boxes if (place.page, box) not in leader)


def _leader(document: Document, redaction: Redaction) -> tuple[frozenset[tuple[int, Box]], str]:
    """Return the boxes of the leader at the end of a redaction, each with its page, and its first two signs."""
    start = ending(document.text[redaction.start : redaction.end])
    if start is None:
        return frozenset(), ""
    places = document.places(redaction.start + start, redaction.end)
    boxes = frozenset((each.page, box) for each in places if isinstance(each, PdfPlace) for box in each.boxes)
    return boxes, document.text[redaction.start + start :][:2]


def _rows_of_letters(places: Iterable[PdfPlace]) -> Iterator[PdfPlace]:
    """Yield the places of a redaction; join spaced letters by row, since separate boxes would reveal their number."""
    row: PdfPlace | None = None
    for place in places:
        if row and _goes_on(row, place):
            row = replace(row, boxes=(*row.boxes, *place.boxes))
            continue
        if row:
            yield row
        row = place
    if row:
        yield row


def _goes_on(row: PdfPlace, place: PdfPlace) -> bool:
    first, last = row.boxes[-1], place.boxes[0]
    side_by_side = min(first.y1, last.y1) - max(first.y0, last.y0) > _SAME_ROW * last.height
    is_letters = min(len(row.boxes), len(place.boxes)) <= _FEW_LETTERS
    return is_letters and (row.page, row.in_picture) == (place.page, place.in_picture) and side_by_side


def _visible_text(text: str, redactions: tuple[Redaction, ...]) -> str:
    parts: list[str] = []
    position = 0
    for redaction in redactions:
        parts.append(text[position : redaction.start])
        position = redaction.end
    return " ".join([*parts, text[position:]])


def _free_lines(job: _Masking) -> None:
    for page in job.covers.keys() - job.exact:
        unit = frame(job.pdf.pages[page]).unit
        job.even[page] = _widths(job.covers[page], job.known, unit)


def _erase(job: _Masking) -> None:
    erased = erase(job.pdf, job.data, job.covers, job.progress, even=job.even)
    job.fonts = erased.fonts
    telling = {page: _telling(found) for page, found in job.covers.items()}
    for page, lines in erased.lines.items():
        telling[page] -= {line.unboxed for line in lines}
        job.leaders[page] = [line.leader for line in lines if line.leader]
    even, exact = _people(erased, telling)
    for page, lines in erased.lines.items():
        for line in lines:
            job.lines.append(_set_line(page, frame(job.pdf.pages[page]), line, job.covers[page]))
    reflowed = sum(len(line.boxes) for line in job.lines)
    masks = sum(map(len, telling.values()))
    for code, count, people in (("box-even", reflowed, even), ("box-exact", masks - reflowed, exact)):
        if count > 0:
            names = median_and_least(people)
            job.removed.append(Notice(code if names else "box-unmeasured", count=count, names=names))


def _telling(covers: Sequence[Cover]) -> frozenset[int]:
    """Return the numbers of the covers of a page that may tell a width: the user's areas and masks in them don't."""
    areas = [box for each in covers if each.is_area for box in each.boxes]
    return frozenset(
        number
        for number, each in enumerate(covers)
        if not each.is_area and not all(any(area.holds(box) for area in areas) for box in each.boxes)
    )


def _people(erased: Erased, telling: Mapping[int, AbstractSet[int]]) -> tuple[list[int], list[int]]:
    """Return how many of 1,000 people's names fit each box: for boxes of reflowed lines, and for others that tell."""
    even: list[int] = []
    exact: list[int] = []
    for page, extents in erased.extents.items():
        reflowed = {number: line for line in erased.lines[page] for number in line.boxes}
        for number, extent in extents.items():
            if line := reflowed.get(number):
                even.append(within(extent.face, line.least / extent.size, line.most / extent.size))
            elif extent.size and number in telling[page]:
                exact.append(as_wide(extent.face, extent.width / extent.size))
    return even, exact


def _widths(covers: Sequence[Cover], known: Mapping[str, Lettering], unit: float) -> Widths:
    def of(number: int, size: float) -> list[float]:
        cover = covers[number]
        return [each / unit for each in widths(cover, known.get(cover.words), size * unit)]

    return Widths(of, PADDING / unit)


def _set_line(page: int, here: Frame, line: ReflowedLine, covers: list[Cover]) -> SetLine:
    """Return a reflowed line in points; update `covers` with their new boxes."""
    for number, (left, right) in line.boxes.items():
        cover = covers[number]
        box = here.box(Area(left, line.base, right, line.base))
        top, bottom = min(each.y0 for each in cover.boxes), max(each.y1 for each in cover.boxes)
        covers[number] = replace(cover, boxes=(Box(box.x0, top, box.x1, bottom),), base=line.base, size=line.size)
    if line.unboxed is not None:
        covers[line.unboxed] = replace(covers[line.unboxed], boxes=())
    return SetLine(
        page,
        here.box(line.area),
        tuple(
            Moved((each.x - here.left) * here.unit, (here.top - each.y) * here.unit, (each.to - each.x) * here.unit)
            for each in line.stays
            if each.to is not None
        ),
        tuple(covers[number].boxes[0] for number in line.boxes),
    )


def _forget_letters(job: _Masking) -> None:
    try:
        forget_letters(job.pdf, job.fonts)
    except (*MALFORMED, pymupdf.mupdf.FzErrorBase, RuntimeError) as error:
        raise CannotMakeSafe(problem="font") from error


def _redraw_damaged(job: _Masking) -> None:
    if count := redraw_damaged(job.pdf):
        job.removed.append(Notice("damaged-picture", count=count))


def _drop_unseen(job: _Masking) -> None:
    drop_unseen(job.pdf)
    reduce_pictures(job.pdf)


def _paint(job: _Masking) -> None:
    pages = [page for page, covers in job.covers.items() if not all(each.is_area for each in covers)]
    left = neighbours(saved(job.pdf), pages) if pages else {}
    job.boxed = paint(job.pdf, job.covers, job.known, job.leaders, left)


def _shorten_titles(job: _Masking) -> None:
    text = job.document.text
    masked = (each.masked(text) for each in job.redactions)
    job.navigation, titles = shortened(job.navigation, _visible_text(text, job.redactions), masked)
    if titles:
        job.removed.append(Notice("bookmark-title", count=titles))


def _drop_links_on_lines(job: _Masking) -> None:
    """Drop links on reflowed lines, since the edges of a link tell where its words were."""
    on_page: dict[int, list[Area]] = defaultdict(list)
    for line in job.lines:
        on_page[line.page].append(frame(job.pdf.pages[line.page]).area(line.area))
    kept = tuple(
        link for link in job.navigation.links if not any(link.area.meets(each) for each in on_page.get(link.page, ()))
    )
    lost = len(job.navigation.links) - len(kept)
    job.navigation = replace(job.navigation, links=kept)
    if lost:
        job.removed.append(Notice("link-on-line", count=lost))


MASKING: tuple[NormalisingStep[_Masking], ...] = (
    step("", "pictures that can't be decoded", _redraw_damaged),
    step("P20", "lines that may be reflowed", _free_lines),
    step("P01 P04 P18 P19 P22 P23 P24 P25 P26", "glyphs, drawings and pixels under boxes", _erase),
    step("P15 P21", "letters that no page shows any more", _forget_letters),
    step("P19c", "what no viewer shows of pictures", _drop_unseen),
    step("", "words in colour profiles", lambda job: neutral_profiles(job.pdf)),
    step("P34", "opaque boxes", _paint),
    step("P07", "words in bookmarks", _shorten_titles),
    step("", "links around words that moved", _drop_links_on_lines),
    step("", "bookmarks and links", lambda job: write_navigation(job.pdf, job.navigation)),
)
