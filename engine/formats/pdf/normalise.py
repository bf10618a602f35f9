"""Source bytes to working bytes that hold page content only; reader and writer both start here, so that places agree.

Steps: decrypt and repair (pikepdf), drop what nobody sees, draw form fields and visible annotations into the pages
(MuPDF), rewrite content, and keep only what the tables of `allowed` name.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from io import BytesIO

import pikepdf
import pymupdf
from pikepdf import Array, Dictionary

from engine.errors import DamagedFile, PasswordNeeded, WrongPassword
from engine.formats.pdf.allowed import keep_only_allowed
from engine.formats.pdf.content import clean_content
from engine.formats.pdf.fonts import strip_fonts
from engine.formats.pdf.hidden import count_hidden
from engine.formats.pdf.layers import Layers, read_layers
from engine.formats.pdf.navigation import Bookmark, Navigation, read_bookmarks, read_links
from engine.formats.pdf.pictures import strip_pictures
from engine.types import Notice

# Its messages quote the file, and they go to the terminal.
pymupdf.TOOLS.mupdf_display_errors(False)
pymupdf.TOOLS.mupdf_display_warnings(False)

# What a page shows of them becomes page content. All others (notes, attachments, pending redactions: P12, P13, P31)
# only exist beside the page.
_DRAWN_ANNOTATIONS = frozenset(
    "/FreeText /Line /Square /Circle /Polygon /PolyLine /Highlight /Underline /Squiggly /StrikeOut /Stamp /Caret /Ink "
    "/Watermark /Widget".split()
)
_INVISIBLE = 2 | 32  # flags Hidden and NoView (ISO 32000-1, table 165)


@dataclass(frozen=True, slots=True)
class Normalised:
    """`data`: an unencrypted PDF of bare pages. `removed`: what else the source held."""

    data: bytes = field(repr=False)
    navigation: Navigation = field(repr=False)
    removed: tuple[Notice, ...]


def normalise(source: bytes, password: str | None) -> Normalised:
    """The pages as a person sees them, and nothing else.

    Raises:
        PasswordNeeded, WrongPassword: the file is encrypted.
        DamagedFile: pikepdf or MuPDF can't read it, or they disagree about its pages.
        CannotMakeSafe: content that can't be parsed.
    """
    try:
        with _open(source, password) as pdf:
            removed = count_hidden(pdf)
            layers = read_layers(pdf)
            links = read_links(pdf)
            _drop_unseen_annotations(pdf, layers)
            bare = saved(pdf)
        drawn, bookmarks = _draw_annotations(bare)
        with pikepdf.open(BytesIO(drawn)) as pdf:
            lost = clean_content(pdf, read_layers(pdf))
            keep_only_allowed(pdf)
            strip_pictures(pdf)
            strip_fonts(pdf)
            data = saved(pdf)
    except (pikepdf.PdfError, pymupdf.mupdf.FzErrorBase, RuntimeError, ValueError) as error:
        raise DamagedFile(format="pdf") from error
    unseen = (Notice("text-in-pattern", count=lost),) if lost else ()
    return Normalised(data, Navigation(bookmarks, links), removed + unseen)


def _open(source: bytes, password: str | None) -> pikepdf.Pdf:
    try:
        return pikepdf.open(BytesIO(source), password=password or "", suppress_warnings=True)
    except pikepdf.PasswordError as error:
        raise (WrongPassword if password else PasswordNeeded) from error


def saved(pdf: pikepdf.Pdf) -> bytes:
    """The file written anew from its root: one revision, not encrypted, under a random identifier (P02, P03, P15)."""
    pdf.trailer["/ID"] = Array([pikepdf.String(secrets.token_bytes(16)) for _ in range(2)])
    stream = BytesIO()
    pdf.save(stream, encryption=False, fix_metadata_version=False, object_stream_mode=pikepdf.ObjectStreamMode.generate)
    return stream.getvalue()


def _drop_unseen_annotations(pdf: pikepdf.Pdf, layers: Layers) -> None:
    for page in pdf.pages:
        if "/Annots" in page:
            page.Annots = Array([each for each in page.Annots if _stays(each, layers)])


def _stays(annotation: pikepdf.Object, layers: Layers) -> bool:
    if not isinstance(annotation, Dictionary):
        return False
    subtype = annotation.get("/Subtype")
    visible = not int(annotation.get("/F", 0)) & _INVISIBLE and not layers.hides(annotation.get("/OC"))
    return subtype == "/Link" or (visible and subtype in _DRAWN_ANNOTATIONS)


def _draw_annotations(data: bytes) -> tuple[bytes, tuple[Bookmark, ...]]:
    with pymupdf.open("pdf", data) as document:
        pages = len(document)
        bookmarks = read_bookmarks(document)
        document.bake()
        drawn = document.tobytes(garbage=1)
    with pymupdf.open("pdf", drawn) as document:
        # A repair while saving throws all changes away without a word (threat F1).
        if document.is_repaired or len(document) != pages:
            raise DamagedFile(format="pdf", problem="pages")
    return drawn, bookmarks
