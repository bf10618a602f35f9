"""Marks as XFDF (ISO 19444-1), which Acrobat exports and imports as comments: redaction annotations with quad points.

What is read was written by somebody else's program: no entity is resolved, no file opened, and numbers are all that is
taken from it.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from io import BytesIO

import pikepdf
from lxml import etree
from lxml.builder import ElementMaker

from engine.errors import BadMarks, DamagedFile, WrongPassword
from engine.formats.pdf.geometry import Area, Frame, frame
from engine.formats.pdf.glyphs import union
from engine.formats.pdf.paint import joined
from engine.progress import Progress
from engine.types import Box, Document, PdfPlace, Redaction

LARGEST = 16 << 20
"""Bytes of an XFDF file."""

_NAMESPACE = "http://ns.adobe.com/xfdf/"
_REDACTION = f"{{{_NAMESPACE}}}redact"
_CORNERS = 4


@dataclass(frozen=True, slots=True)
class Marked:
    """`spans`: of the text, from one character to behind another; `empty`: marks under which no text was found."""

    spans: tuple[tuple[int, int], ...]
    empty: int


def written(
    source: bytes, document: Document, redactions: tuple[Redaction, ...], *, password: str | None, progress: Progress
) -> bytes:
    """An XFDF file with an annotation for each place; it holds no text but the name of the file.

    Raises:
        WrongPassword, DamagedFile: the PDF can't be opened.
    """
    make = ElementMaker(namespace=_NAMESPACE, nsmap={None: _NAMESPACE})
    frames = _frames(source, password)
    annotations = make.annots()
    for number, each in enumerate(redactions):
        progress.step("write", number, len(redactions))
        for place in document.places(each.start, each.end):
            if isinstance(place, PdfPlace) and place.page < len(frames):
                here = frames[place.page]
                areas = [here.area(box) for box in joined(place.boxes)]
                annotations.append(
                    make.redact(
                        page=str(place.page),
                        name=f"sable-{number}-{len(annotations)}",
                        title="Sable",
                        flags="print",
                        color="#FF0000",
                        rect=_numbers(here.area(union(place.boxes))),
                        coords=",".join(map(_quad, areas)),
                        **{"interior-color": "#000000"},
                    )
                )
    root = make.xfdf(annotations, make.f(href=document.path.name))
    return bytes(etree.tostring(root, xml_declaration=True, encoding="UTF-8", pretty_print=True))


def read(
    untrusted_marks: bytes, source: bytes, document: Document, *, password: str | None, progress: Progress
) -> Marked:
    """The text that the redaction annotations cover; annotations of other kinds are left aside.

    Raises:
        BadMarks: it is no XFDF, or one that nobody can trust; `problem` says why.
        WrongPassword, DamagedFile: the PDF can't be opened.
    """
    frames = _frames(source, password)
    areas: dict[int, list[tuple[int, Box]]] = defaultdict(list)
    count = 0
    for page, boxes in _annotations(_root(untrusted_marks), frames):
        areas[page] += ((count, box) for box in boxes)
        count += 1
    found: list[tuple[int, int]] = []
    held: set[int] = set()
    for number, segment in enumerate(document.segments):
        progress.step("open", number, len(document.segments))
        place = segment.place
        if isinstance(place, PdfPlace) and place.page in areas:
            for offset, box in enumerate(place.boxes, segment.start):
                covering = [mark for mark, area in areas[place.page] if _middle_in(box, area)]
                if covering and not document.text[offset].isspace():
                    held.update(covering)
                    found.append((offset, offset + 1))
    return Marked(tuple(_joined(document.text, found)), count - len(held))


def _frames(source: bytes, password: str | None) -> list[Frame]:
    try:
        with pikepdf.open(BytesIO(source), password=password or "") as pdf:
            return [frame(page) for page in pdf.pages]
    except pikepdf.PasswordError as error:
        raise WrongPassword from error
    except (pikepdf.PdfError, ValueError, TypeError) as error:
        raise DamagedFile(format="pdf") from error


def _root(untrusted_marks: bytes) -> etree._Element:
    if len(untrusted_marks) > LARGEST:
        raise BadMarks(problem="too-large")
    parser = etree.XMLParser(resolve_entities=False, no_network=True, load_dtd=False, huge_tree=False)
    try:
        root = etree.fromstring(untrusted_marks, parser)
    except etree.XMLSyntaxError as error:
        raise BadMarks(problem="not-xfdf") from error
    if root.tag != f"{{{_NAMESPACE}}}xfdf" or root.getroottree().docinfo.doctype:
        raise BadMarks(problem="not-xfdf")
    return root


def _annotations(root: etree._Element, frames: list[Frame]) -> Iterator[tuple[int, list[Box]]]:
    """Each redaction with its page, from 0, and its boxes as they count in the text."""
    for element in root.iter(_REDACTION):
        try:
            page = int(element.get("page", ""))
            numbers = [float(each) for each in (element.get("coords") or element.get("rect", "")).split(",")]
        except ValueError as error:
            raise BadMarks(problem="not-a-number") from error
        pairs = list(zip(numbers[::2], numbers[1::2], strict=False))
        corners = _CORNERS if element.get("coords") else 2
        whole = len(numbers) % (2 * corners) == 0 and all(map(math.isfinite, numbers))
        if not whole or not 0 <= page < len(frames):
            raise BadMarks(problem="other-document")
        yield page, [_box(frames[page], pairs[at : at + corners]) for at in range(0, len(pairs), corners)]


def _box(here: Frame, corners: list[tuple[float, float]]) -> Box:
    xs, ys = zip(*corners, strict=True)
    return Box(
        (min(xs) - here.left) * here.unit,
        (here.top - max(ys)) * here.unit,
        (max(xs) - here.left) * here.unit,
        (here.top - min(ys)) * here.unit,
    )


def _middle_in(box: Box, area: Box) -> bool:
    x, y = (box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2
    return area.x0 <= x <= area.x1 and area.y0 <= y <= area.y1


def _joined(text: str, characters: Iterable[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """Stretches of characters with nothing but space between them."""
    start = end = None
    for first, last in characters:
        if start is not None and end is not None and text[end:first].strip():
            yield start, end
            start = None
        start = first if start is None else start
        end = last
    if start is not None and end is not None:
        yield start, end


def _numbers(area: Area) -> str:
    return ",".join(f"{each:.3f}" for each in area)


def _quad(area: Area) -> str:
    """Its corners in the order that Acrobat reads: the upper two from the left, then the lower two."""
    left, bottom, right, top = (f"{each:.3f}" for each in area)
    return f"{left},{top},{right},{top},{left},{bottom},{right},{bottom}"
