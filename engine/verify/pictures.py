"""The text in the pictures of a file, each by itself as it is stored (threats P19, P19b, D12): what a page cuts off,
paints over or makes transparent is seen here.

Decoded by PDFium and Pillow, and not by the library that overwrote the pixels.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable, Iterable, Iterator
from itertools import chain

import numpy as np
import pikepdf
import pypdfium2
from numpy.typing import NDArray
from pikepdf import Dictionary, Stream
from PIL import Image, UnidentifiedImageError

from engine.core.types import DocumentKind
from engine.documents import ocr
from engine.verify.evidence import Exposure, Surface, Verdict

_Pixels = NDArray[np.uint8]
_Planes = tuple[_Pixels, Iterable[_Pixels]]
"""A gray picture, and its colours and samples apart."""

_FEWEST = 8  # pixels on a side; no letter is smaller
_MOST = 36_000_000  # pixels
_DPI = 300.0  # how large a picture is shown, it doesn't know itself
_MEDIA = "word/media/"
_IN_COLOUR = 3  # axes of pixels
_BYTE = 8  # bits
_MOST_PLANES = 8


def scan(kind: DocumentKind, languages: tuple[str, ...], data: bytes, password: str | None) -> Iterator[Surface]:
    """One surface for each picture, without words that may be others: half of a line, cut through, may be any.

    Raises:
        ValueError: one of them can't be read to its end, so nobody knows what it says.
    """
    for number, (grey, planes) in enumerate(_STORED[kind](data, password), start=1):
        reading = ocr.read(grey, _DPI, languages)
        if not reading.complete:
            raise ValueError("a picture that takes too long")
        lines = (*reading.lines, *ocr.read_concealed(planes, grey, _DPI, languages))
        yield Surface(f"picture {number}", Exposure.OTHER_READER, "\n".join(line.sure_text for line in lines))


def read(pictures: int, worded: int) -> Verdict | None:
    """Return what there was to read, where it was nothing."""
    if not pictures:
        return Verdict(True, "nothing to check: no picture is in the redacted file", checked=False)
    if not worded:
        return Verdict(True, "nothing to check: machine reading finds no text in the pictures", checked=False)
    return None


def _in_pdf(data: bytes, password: str | None) -> Iterator[_Planes]:
    """Every picture object, drawn alone and without its mask; those in patterns, and masks themselves, as well.

    With its colours, and with the samples that it stores, of which colours may not show all.
    """
    pictures = _one_a_page(data, password)
    if pictures is None:
        return
    with pypdfium2.PdfDocument(pictures) as sheets, pikepdf.open(io.BytesIO(pictures)) as stored:
        for sheet, page in zip(sheets, stored.pages, strict=True):
            width, height = sheet.get_size()
            scale = min(1.0, (_MOST / (width * height)) ** 0.5)
            shown = sheet.render(scale=scale, grayscale=True)
            grey = np.array(shown.to_numpy()).reshape(shown.height, -1)[:, : shown.width]
            yield grey, chain(_colours(sheet, scale), _samples(page.Resources.XObject.Im, grey.shape))
            sheet.close()


def _colours(sheet: pypdfium2.PdfPage, scale: float) -> Iterator[_Pixels]:
    shown = sheet.render(scale=scale).to_numpy()
    if shown.ndim == _IN_COLOUR and np.any(shown[:, :, :3] != shown[:, :, :1]):
        yield from (np.ascontiguousarray(shown[:, :, each]) for each in range(3))


def _samples(picture: pikepdf.Object, size: tuple[int, int]) -> Iterator[_Pixels]:
    """The samples of each component, and the low bytes of large ones, where they are no other than the gray levels."""
    width, height, bits = int(picture.Width), int(picture.Height), int(picture.get("/BitsPerComponent", 8))
    if picture.get("/ImageMask") or (picture.get("/ColorSpace") == "/DeviceGray" and bits == _BYTE):
        return
    try:
        data = np.frombuffer(bytes(picture.read_bytes()), np.uint8)
    except (pikepdf.PdfError, pikepdf.DataDecodingError):
        return  # of a JPEG, all that it stores is in its colours
    stride = len(data) // height
    rows = data[: stride * height].reshape(height, stride)
    if bits < _BYTE:
        apart = np.unpackbits(rows, axis=1)
        apart = apart[:, : apart.shape[1] // bits * bits].reshape(height, -1, bits)
        rows = (apart * (1 << np.arange(bits - 1, -1, -1))).sum(axis=2, dtype=np.uint8)
    each = rows.shape[1] // width
    for number in range(min(each, _MOST_PLANES)):
        plane = Image.fromarray(np.ascontiguousarray(rows[:, number : each * width : each]))
        yield np.asarray(plane if plane.size == size[::-1] else plane.resize(size[::-1], Image.Resampling.NEAREST))


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


def _in_docx(data: bytes, _password: str | None) -> Iterator[_Planes]:
    """What Pillow can't decode holds no pixels: the writer leaves no such part, and of the original it is removed."""
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        for entry in archive.infolist():
            if entry.filename.lower().startswith(_MEDIA):
                try:
                    with Image.open(io.BytesIO(archive.read(entry))) as picture:
                        colours = picture.convert("RGB").split() if picture.mode not in ("1", "L") else ()
                        yield np.asarray(picture.convert("L")), map(np.asarray, colours)
                except UnidentifiedImageError:
                    continue


_STORED: dict[DocumentKind, Callable[[bytes, str | None], Iterator[_Planes]]] = {
    DocumentKind.PDF: _in_pdf,
    DocumentKind.DOCX: _in_docx,
}
KINDS = _STORED.keys()
