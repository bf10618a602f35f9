"""The text in the pictures of a file, each by itself as it is stored (threats P19, P19b, D12): what a page cuts off,
paints over or makes transparent is seen here.

Decoded by PDFium and Pillow, and not by the library that overwrote the pixels.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable, Iterator

import numpy as np
import pikepdf
import pypdfium2
from numpy.typing import NDArray
from pikepdf import Dictionary, Stream
from PIL import Image, UnidentifiedImageError

from engine import ocr
from engine.types import DocumentKind
from engine.verify.evidence import Exposure, Surface, Verdict

_Pixels = NDArray[np.uint8]

_FEWEST = 8  # pixels on a side; no letter is smaller
_MOST = 36_000_000  # pixels
_DPI = 300.0  # how large a picture is shown, it doesn't know itself
_MEDIA = "word/media/"


def scan(kind: DocumentKind, languages: tuple[str, ...], data: bytes, password: str | None) -> Iterator[Surface]:
    """One surface for each picture, without words that may be others: half of a line, cut through, may be any.

    Raises:
        ValueError: one of them can't be read to its end, so nobody knows what it says.
    """
    for number, pixels in enumerate(_STORED[kind](data, password), start=1):
        reading = ocr.read(pixels, _DPI, languages)
        if not reading.complete:
            raise ValueError("a picture that takes too long")
        yield Surface(f"picture {number}", Exposure.OTHER_READER, "\n".join(line.sure_text for line in reading.lines))


def read(pictures: int, worded: int) -> Verdict | None:
    """Return what there was to read, where it was nothing."""
    if not pictures:
        return Verdict(True, "nothing to check: no picture is in the redacted file", checked=False)
    if not worded:
        return Verdict(True, "nothing to check: machine reading finds no text in the pictures", checked=False)
    return None


def _in_pdf(data: bytes, password: str | None) -> Iterator[_Pixels]:
    """Every picture object, drawn alone and without its mask; those in patterns, and masks themselves, as well."""
    pictures = _one_a_page(data, password)
    if pictures is None:
        return
    with pypdfium2.PdfDocument(pictures) as sheets:
        for sheet in sheets:
            width, height = sheet.get_size()
            scale = min(1.0, (_MOST / (width * height)) ** 0.5)
            shown = sheet.render(scale=scale, grayscale=True)
            yield np.array(shown.to_numpy()).reshape(shown.height, -1)[:, : shown.width]
            sheet.close()


def _one_a_page(data: bytes, password: str | None) -> bytes | None:
    """A file of a page for each picture; none where there are no pictures, as PDFium opens no file without pages."""
    with pikepdf.open(io.BytesIO(data), password=password or "", suppress_warnings=True) as document:
        pictures = [
            each
            for each in document.objects
            if isinstance(each, Stream)
            and each.get("/Subtype") == "/Image"
            and min(int(each.get("/Width", 0)), int(each.get("/Height", 0))) >= _FEWEST
        ]
        if not pictures:
            return None
        del document.pages[:]
        for picture in pictures:
            for mask in ("/SMask", "/Mask"):
                if mask in picture:
                    del picture[mask]
            width, height = int(picture.Width), int(picture.Height)
            page = document.add_blank_page(page_size=(width, height))
            page.Resources = Dictionary(XObject=Dictionary(Im=picture))
            page.Contents = document.make_stream(f"{width} 0 0 {height} 0 0 cm /Im Do".encode())
        target = io.BytesIO()
        document.save(target, encryption=False, fix_metadata_version=False)
        return target.getvalue()


def _in_docx(data: bytes, _password: str | None) -> Iterator[_Pixels]:
    """What Pillow can't decode holds no pixels: the writer leaves no such part, and of the original it is removed."""
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        for entry in archive.infolist():
            if entry.filename.lower().startswith(_MEDIA):
                try:
                    with Image.open(io.BytesIO(archive.read(entry))) as picture:
                        yield np.asarray(picture.convert("L"))
                except UnidentifiedImageError:
                    continue


_STORED: dict[DocumentKind, Callable[[bytes, str | None], Iterator[_Pixels]]] = {
    DocumentKind.PDF: _in_pdf,
    DocumentKind.DOCX: _in_docx,
}
KINDS = _STORED.keys()
