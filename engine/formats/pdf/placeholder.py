"""Recognises a dynamic XFA form, whose pages hold only a request to wait or to open it in another program.

Its real content is in the XFA template, which only Adobe's programs lay out (ISO 32000-2, annex K; XFA 3.3, "dynamic
forms"). A static XFA form draws its content on its pages and is read like any other form.
"""

from __future__ import annotations

import re

import pikepdf
import pymupdf
from pikepdf import Array, Dictionary, Stream

_MOST_PAGES = 2
_LONGEST = 2_000
"""Characters. Adobe's own request has about 500; more is content."""
_DYNAMIC = re.compile(rb"<(?:\w+:)?dynamicRender\s*>\s*required")
_REQUEST = re.compile(
    r"adobe|acrobat|please wait|bitte warten|veuillez patienter|espere|vennligst vent|vänta|attendere|aguarde"
    r"|een ogenblik|proszę czekać|odota|お待ちください|请稍候|請稍候|기다리",
    re.IGNORECASE,
)
"""Adobe's request names its programs in every language; other producers at least ask to wait."""


def is_dynamic(pdf: pikepdf.Pdf) -> bool:
    """Return whether it is an XFA form to be laid out by its viewer, with no field on its few pages."""
    form = pdf.Root.get("/AcroForm")
    if not isinstance(form, Dictionary) or "/XFA" not in form or len(pdf.pages) > _MOST_PAGES:
        return False
    return _asks_for_layout(pdf, form["/XFA"]) and not any(_has_field(page) for page in pdf.pages)


def asks_to_open_elsewhere(data: bytes) -> bool:
    """Return whether the pages of this PDF say no more than to wait or to open it in another program.

    Raises:
        pymupdf.mupdf.FzErrorBase, RuntimeError: MuPDF can't read it.
    """
    with pymupdf.open("pdf", data) as document:
        text = " ".join(word for page in document for word in page.get_text().split())
    return len(text) <= _LONGEST and _REQUEST.search(text) is not None


def _asks_for_layout(pdf: pikepdf.Pdf, xfa: pikepdf.Object) -> bool:
    rendering: object = pdf.Root.get("/NeedsRendering")
    if rendering is True:
        return True
    packets = list(xfa) if isinstance(xfa, Array) else [xfa]
    return any(isinstance(each, Stream) and _DYNAMIC.search(_said(each)) for each in packets)


def _said(packet: Stream) -> bytes:
    """Return its bytes; none of one that can't be decoded, which is dropped with the whole form."""
    try:
        return packet.read_bytes()
    except pikepdf.PdfError:
        return b""


def _has_field(page: pikepdf.Page) -> bool:
    annotations = page.obj.get("/Annots")
    return isinstance(annotations, Array) and any(
        isinstance(each, Dictionary) and each.get("/Subtype") == "/Widget" for each in annotations
    )
