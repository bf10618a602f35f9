"""Redaction marks as XFDF (ISO 19444-1), which Acrobat exports and imports as comments, with quad points.

Files that are read come from other programs and are not trusted: the parser resolves no entity and opens no file, and
only numbers and reason codes are taken from them.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from io import BytesIO

import pikepdf
from lxml import etree
from lxml.builder import ElementMaker

from engine.core.errors import BadMarks, DamagedFile, WrongPassword
from engine.core.progress import Progress, Stage
from engine.core.types import WHOLE_PAGE, Box, Document, PageArea, PdfPlace, Redaction, Shown, union
from engine.documents.pdf.geometry import Area, Frame, frame, joined, unturned

LARGEST = 16 << 20
"""Largest size of an XFDF file that is read, in bytes."""

_NAMESPACE = "http://ns.adobe.com/xfdf/"
_REDACTION = f"{{{_NAMESPACE}}}redact"
_CORNERS = 4
_CODE = re.compile(r"[!-~](?:[ -~]{0,22}[!-~])?")
"""The form of a reason code (see `engine.policies`): 1 to 24 printable ASCII characters."""


def written(
    source: bytes,
    document: Document,
    redactions: tuple[Redaction, ...],
    *,
    areas: tuple[PageArea, ...],
    password: str | None,
    progress: Progress,
) -> bytes:
    """Return an XFDF file with an annotation for each place; its only text is the name of the file and reason codes.

    Raises:
        WrongPassword, DamagedFile: the PDF can't be opened.
    """
    make = ElementMaker(namespace=_NAMESPACE, nsmap={None: _NAMESPACE})
    frames = _frames(source, password)
    annotations = make.annots()
    for number, (page, boxes, code) in enumerate(_marks(document, redactions, areas)):
        progress.step(Stage.WRITE, number, 0)
        quads = [frames[page].area(box) for box in boxes]
        annotations.append(
            make.redact(
                page=str(page),
                name=f"sable-{number}",
                title="Sable",
                flags="print",
                color="#FF0000",
                rect=",".join(f"{each:.3f}" for each in frames[page].area(union(boxes))),
                coords=",".join(map(_quad, quads)),
                **{"interior-color": "#000000"} | ({"overlay-text": code} if code else {}),
            )
        )
    root = make.xfdf(annotations, make.f(href=document.path.name))
    return bytes(etree.tostring(root, xml_declaration=True, encoding="UTF-8", pretty_print=True))


def read(untrusted_marks: bytes, source: bytes, *, password: str | None, progress: Progress) -> tuple[PageArea, ...]:
    """Return the areas of the redaction annotations of an XFDF file; annotations of other kinds are ignored.

    Raises:
        BadMarks: the file is no XFDF, too large, or does not match the document; `problem` says why.
        WrongPassword, DamagedFile: the PDF can't be opened.
    """
    frames = _frames(source, password)
    found: list[PageArea] = []
    for element in _root(untrusted_marks).iter(_REDACTION):
        progress.step(Stage.OPEN, len(found), 0)
        found += _areas(element, frames)
    return tuple(found)


def _marks(
    document: Document, redactions: Iterable[Redaction], areas: Iterable[PageArea]
) -> Iterator[tuple[int, list[Box], str]]:
    """Yield page, boxes and reason code ("" for none) of each place."""
    for each in redactions:
        code = each.label if each.shown is Shown.ON_MASK and _CODE.fullmatch(each.label) else ""
        for place in document.places(each.start, each.end):
            if isinstance(place, PdfPlace) and place.boxes:
                yield place.page, list(joined(place.boxes)), code
    for area in areas:
        yield area.page, [area.box], area.code or ""


def as_stored(
    areas: tuple[PageArea, ...], source: bytes, *, password: str | None, progress: Progress
) -> tuple[PageArea, ...]:
    """Return areas that were measured on the pages as viewers show them, turned, as areas of the pages as stored.

    Raises:
        WrongPassword, DamagedFile: the PDF can't be opened.
    """
    progress.step(Stage.OPEN, 0, 0)
    with _opened(source, password) as pages:
        return tuple(
            replace(each, box=unturned(pages[each.page], each.box))
            if each.box != WHOLE_PAGE and each.page < len(pages)
            else each
            for each in areas
        )


def _frames(source: bytes, password: str | None) -> list[Frame]:
    with _opened(source, password) as pages:
        return [frame(page) for page in pages]


@contextmanager
def _opened(source: bytes, password: str | None) -> Iterator[list[pikepdf.Page]]:
    try:
        with pikepdf.open(BytesIO(source), password=password or "") as pdf:
            yield list(pdf.pages)
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


def _areas(element: etree._Element, frames: list[Frame]) -> Iterator[PageArea]:
    """Yield an area for each quadrilateral of an annotation, or for its rectangle if it has none."""
    quads = element.get("coords")
    corners = _CORNERS if quads else 2
    try:
        page = int(element.get("page", ""))
        numbers = [float(each) for each in (quads or element.get("rect", "")).split(",")]
    except ValueError as error:
        raise BadMarks(problem="not-a-number") from error
    if not 0 <= page < len(frames) or len(numbers) % (2 * corners) or not all(map(math.isfinite, numbers)):
        raise BadMarks(problem="other-document")
    code = element.get("overlay-text", "")
    points = list(zip(numbers[::2], numbers[1::2], strict=True))
    for at in range(0, len(points), corners):
        box = _box(frames[page], points[at : at + corners])
        yield PageArea(page, box, code if _CODE.fullmatch(code) else None)


def _box(here: Frame, corners: list[tuple[float, float]]) -> Box:
    xs, ys = zip(*corners, strict=True)
    return Box(
        (min(xs) - here.left) * here.unit,
        (here.top - max(ys)) * here.unit,
        (max(xs) - here.left) * here.unit,
        (here.top - min(ys)) * here.unit,
    )


def _quad(area: Area) -> str:
    """Return the corners in the order that Acrobat reads: the upper two from the left, then the lower two."""
    left, bottom, right, top = (f"{each:.3f}" for each in area)
    return f"{left},{top},{right},{top},{left},{bottom},{right},{bottom}"
