"""Decrypts a PDF and runs the cleaning steps in order. Reader and writer start from the result, so that places agree.

pikepdf decrypts and repairs the file; then it goes through the steps of `CLEANING`, and is rewritten from its root.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from io import BytesIO
from typing import Generic, TypeVar

import pikepdf
import pymupdf
from pikepdf import Array, Dictionary, Stream

from engine.core.errors import CannotMakeSafe, DamagedFile, PasswordNeeded, WrongPassword
from engine.core.types import Notice
from engine.documents.pdf.fonts.dictionaries import state_widths, strip_fonts
from engine.documents.pdf.images.jpeg import strip_pictures
from engine.documents.pdf.sanitise.allowed import keep_only_allowed
from engine.documents.pdf.sanitise.content import clean_content
from engine.documents.pdf.sanitise.fields import CombField, annotations_of, comb_fields, leave_to_viewers, widgets
from engine.documents.pdf.sanitise.functions import clean_functions
from engine.documents.pdf.sanitise.hidden import Layers, count_hidden, read_layers
from engine.documents.pdf.sanitise.malformed import repair_content
from engine.documents.pdf.sanitise.navigation import Navigation, plain_labels, read_bookmarks, read_links
from engine.documents.pdf.saving import saved

# The steps that remove something from a PDF, with the rows of the threat list that each one closes. Two tables hold
# them in the order in which they run: `normalise.CLEANING`, which reader and writer share, and `write.MASKING`.
# Together with `BY_DESIGN` they answer every row.


_Job = TypeVar("_Job")


@dataclass(frozen=True, slots=True)
class NormalisingStep(Generic[_Job]):
    """One removal step: `work` changes a job in place; `rows` are the threats that are open without it."""

    name: str
    rows: tuple[str, ...]
    work: Callable[[_Job], None]


def step(rows: str, name: str, work: Callable[[_Job], None]) -> NormalisingStep[_Job]:
    """Return a step; `rows`: numbers of threats, separated by spaces."""
    return NormalisingStep(name, tuple(rows.split()), work)


# Rows that need no step, and the design that rules them out or reports them.
BY_DESIGN = {
    "P02": "the file is rewritten from its root, never appended to (`saving.saved`)",
    "P03": "only objects reachable from the root are written (`saving.saved`)",
    "P19b": "pictures are read by OCR, or reported in a notice (`scans`)",
    "P28": "the output is not encrypted, which the notice was-encrypted reports (`saving.saved`)",
    "P29": "files that two libraries read differently are refused (`normalise`), and the output is verified (`verify`)",
    "P32": "files are written under random names beside the target (`engine.pipeline.flow`)",
    "P33": "every mention of an entity is masked (`engine.detection.entities`), and the report counts them",
}


# A dynamic XFA form has pages that hold only a request to wait or to open it in another program. Its real content is in
# the XFA template, which only Adobe's programs lay out (ISO 32000-2, annex K; XFA 3.3, "dynamic forms"). A static XFA
# form draws its content on its pages and is read like any other form.


_MOST_PAGES = 2
_LONGEST = 2_000
"""Characters. Adobe's own request has about 500; a longer text is content."""
_DYNAMIC = re.compile(rb"<(?:\w+:)?dynamicRender\s*>\s*required")
_REQUEST = re.compile(
    r"adobe|acrobat|please wait|bitte warten|veuillez patienter|espere|vennligst vent|vänta|attendere|aguarde"
    r"|een ogenblik|proszę czekać|odota|お待ちください|请稍候|請稍候|기다리",
    re.IGNORECASE,
)
"""Adobe's request names its programs in every language; other producers at least ask to wait."""


def is_dynamic(pdf: pikepdf.Pdf) -> bool:
    """Return whether a PDF is an XFA form that its viewer lays out, with at most two pages and no field on them."""
    form = pdf.Root.get("/AcroForm")
    if not isinstance(form, Dictionary) or "/XFA" not in form or len(pdf.pages) > _MOST_PAGES:
        return False
    return _asks_for_layout(pdf, form["/XFA"]) and not any(True for page in pdf.pages for _ in widgets(page))


def asks_to_open_elsewhere(data: bytes) -> bool:
    """Return whether the pages of a PDF hold no more than a request to wait or to open it in another program.

    Raises:
        pymupdf.mupdf.FzErrorBase, RuntimeError: MuPDF can't read the PDF.
    """
    with pymupdf.open("pdf", data) as document:
        text = " ".join(word for page in document for word in page.get_text().split())
    return len(text) <= _LONGEST and _REQUEST.search(text) is not None


def _asks_for_layout(pdf: pikepdf.Pdf, xfa: pikepdf.Object) -> bool:
    rendering: object = pdf.Root.get("/NeedsRendering")
    if rendering is True:
        return True
    packets = list(xfa) if isinstance(xfa, Array) else [xfa]
    return any(isinstance(each, Stream) and _DYNAMIC.search(_bytes_of(each)) for each in packets)


def _bytes_of(packet: Stream) -> bytes:
    """Return the bytes of an XFA packet; none if it can't be decoded, since it is dropped with the whole form."""
    try:
        return packet.read_bytes()
    except pikepdf.PdfError:
        return b""


# MuPDF's messages quote the file, and would go to the terminal.
pymupdf.TOOLS.mupdf_display_errors(False)
pymupdf.TOOLS.mupdf_display_warnings(False)

# The appearance of these annotations becomes page content. All others (notes, attachments, pending redactions: threats
# P12, P13, P31) exist only beside the page.
_DRAWN_ANNOTATIONS = frozenset(
    "/FreeText /Line /Square /Circle /Polygon /PolyLine /Highlight /Underline /Squiggly /StrikeOut /Stamp /Caret /Ink "
    "/Watermark /Widget".split()
)
_INVISIBLE = 2 | 32  # flags Hidden and NoView (ISO 32000-1, table 165)

# Exceptions for files that do not follow the standard: a number instead of a dictionary, a circular tree.
_MALFORMED = (
    pikepdf.PdfError, pymupdf.mupdf.FzErrorBase, ArithmeticError, AttributeError, LookupError, RuntimeError, TypeError,
    ValueError,
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Normalised:
    """A normalised PDF.

    `data`: an unencrypted PDF of bare pages; `removed`: notices of everything else; `combs`: of the fields that became
    part of a page, from 0, those with a cell for each letter.
    """

    data: bytes = field(repr=False)
    navigation: Navigation = field(repr=False)
    removed: tuple[Notice, ...]
    combs: Mapping[int, tuple[CombField, ...]]


@dataclass(slots=True)
class _Cleaning:
    """The state that the cleaning steps share: the file as changed so far, its layers and navigation.

    `removed`: how much was removed, by notice code.
    """

    pdf: pikepdf.Pdf
    layers: Layers
    navigation: Navigation
    removed: Counter[str]


def count_pages(source: bytes, password: str | None) -> int:
    """Return the number of pages of a file.

    Raises:
        PasswordNeeded, WrongPassword, DamagedFile: see `normalise`.
    """
    try:
        with _open(source, password) as pdf:
            return len(pdf.pages)
    except _MALFORMED as error:
        raise DamagedFile(format="pdf") from error


@lru_cache(maxsize=1)  # a file that was just read is often written next
def normalise(source: bytes, password: str | None, *, first: int | None = None) -> Normalised:
    """Return the pages as people see them, and nothing else.

    Args:
        first: the number of pages at the start of the file, without the others; None for all pages.

    Raises:
        PasswordNeeded, WrongPassword: the file is encrypted.
        DamagedFile: pikepdf or MuPDF can't read the file, or they disagree about its pages.
        CannotMakeSafe: content can't be parsed, or the file is a dynamic XFA form, whose pages hold none of it.
    """
    try:
        with _open(source, password) as pdf:
            if is_dynamic(pdf) and asks_to_open_elsewhere(saved(pdf)):
                raise CannotMakeSafe(problem="xfa-placeholder")
            if first is not None:
                del pdf.pages[first:]
            job = _Cleaning(pdf, read_layers(pdf), Navigation((), read_links(pdf)), count_hidden(pdf, source))
            was_encrypted = (Notice("was-encrypted"),) if pdf.is_encrypted else ()
            combs = comb_fields(pdf)
            for each in CLEANING:
                each.work(job)
            data = saved(job.pdf)
    except _MALFORMED as error:
        raise DamagedFile(format="pdf") from error
    removed = tuple(Notice(code, count=count) for code, count in sorted(job.removed.items()))
    return Normalised(data, job.navigation, (*removed, *was_encrypted), combs)


def _open(source: bytes, password: str | None) -> pikepdf.Pdf:
    try:
        return pikepdf.open(BytesIO(source), password=password or "", suppress_warnings=True)
    except pikepdf.PasswordError as error:
        raise (WrongPassword if password else PasswordNeeded) from error


def _drop_unseen_annotations(job: _Cleaning) -> None:
    for page in job.pdf.pages:
        if "/Annots" in page:
            page.Annots = Array([each for each in annotations_of(page) if _stays(each, job.layers)])


def _stays(annotation: pikepdf.Object, layers: Layers) -> bool:
    subtype = annotation.get("/Subtype")
    visible = not int(annotation.get("/F", 0)) & _INVISIBLE and not layers.hides(annotation.get("/OC"))
    return subtype == "/Link" or (visible and subtype in _DRAWN_ANNOTATIONS)


def _draw_annotations(job: _Cleaning) -> None:
    with pymupdf.open("pdf", saved(job.pdf)) as document:
        pages = len(document)
        job.navigation = replace(job.navigation, bookmarks=read_bookmarks(document))
        document.bake()
        drawn = document.tobytes(garbage=1)
    with pymupdf.open("pdf", drawn) as document:
        # A repair while saving silently discards all changes (threat L01).
        if document.is_repaired or len(document) != pages:
            raise DamagedFile(format="pdf", problem="pages")
    job.pdf = pikepdf.open(BytesIO(drawn))
    job.layers = read_layers(job.pdf)


def _clean_content(job: _Cleaning) -> None:
    lost = clean_content(job.pdf, job.layers)
    found = {"text-in-pattern": lost.unseen, "tiny-text": lost.sizeless, "alternative-text": lost.described}
    job.removed += Counter(found)


CLEANING: tuple[NormalisingStep[_Cleaning], ...] = (
    step("P12 P17 P31", "annotations that nobody sees", _drop_unseen_annotations),
    step("", "appearances that viewers do not show", lambda job: leave_to_viewers(job.pdf)),
    step("P10 P12", "fields and annotations become part of the page", _draw_annotations),
    step("", "content that readers parse differently", lambda job: repair_content(job.pdf, saved)),
    step("P05 P17 P23 P30", "operators by allow-list", _clean_content),
    step(
        "P06 P08 P09 P10 P11 P12 P13 P14 P15 P16 P17 P27 P30 P31",
        "keys by allow-list",
        lambda job: keep_only_allowed(job.pdf),
    ),
    step("", "names in labels of pages", lambda job: plain_labels(job.pdf)),
    step("", "words in functions of colours", lambda job: clean_functions(job.pdf)),
    step("P19c", "words in pictures", lambda job: strip_pictures(job.pdf)),
    step("P15", "words in fonts", lambda job: strip_fonts(job.pdf)),
    step("", "widths that fonts leave out", lambda job: state_widths(job.pdf)),
)
