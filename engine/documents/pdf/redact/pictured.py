"""Replace pages by pictures of themselves, so that covered content is gone however it was drawn.

For files whose content can't be erased piece by piece, or whose redaction can't be verified.
"""

from __future__ import annotations

import zlib
from io import BytesIO

import numpy as np
import pikepdf
import pymupdf
from pikepdf import Dictionary, Name
from PIL import Image

from engine.core.progress import Progress, Stage
from engine.documents.pdf.geometry import visible
from engine.documents.pdf.saving import saved

DPI = 200
"""Pixels per inch; OCR reads names in clean print from half of that on."""
_MOST = 24_000_000  # pixels of one page: a poster is drawn at a lower resolution
_POINTS = 72  # per inch
_COLOURFUL = 12  # of 255: difference of red, green and blue from which a pixel is not grey
_LARGE = 1 << 20  # bytes: a larger page, with photographs, is stored as JPEG
_QUALITY = 85
_KEPT = frozenset(("/Type", "/Parent", "/Rotate", "/UserUnit"))


def pictured(data: bytes, progress: Progress) -> bytes:
    """Return pages of the same size and rotation, each showing one picture of its visible part."""
    with pikepdf.open(BytesIO(data)) as pdf, pymupdf.open("pdf", data) as drawn:
        for number, page in enumerate(pdf.pages):
            progress.step(Stage.WRITE, number, len(pdf.pages))
            _replace(pdf, page, _drawn(drawn[number]))
        return saved(pdf)


def _drawn(page: pymupdf.Page) -> Image.Image:
    page.set_rotation(0)
    inches = page.rect.width / _POINTS * (page.rect.height / _POINTS)
    dpi = min(DPI, int((_MOST / max(inches, 1e-9)) ** 0.5))
    picture = page.get_pixmap(dpi=max(dpi, 1), colorspace=pymupdf.csRGB, alpha=False, annots=False)
    shown = Image.frombytes("RGB", (picture.width, picture.height), picture.samples)
    return shown if _is_colourful(shown) else shown.convert("L")


def _is_colourful(picture: Image.Image) -> bool:
    return int(np.ptp(np.asarray(picture), axis=2).max()) > _COLOURFUL


def _replace(pdf: pikepdf.Pdf, page: pikepdf.Page, picture: Image.Image) -> None:
    shown = visible(page)
    for key in set(page.obj.keys()) - _KEPT:
        del page.obj[key]
    page.obj.MediaBox = page.obj.CropBox = pikepdf.Array([shown.left, shown.bottom, shown.right, shown.top])
    page.obj.Resources = Dictionary(XObject=Dictionary(Page=_stream(pdf, picture)))
    width, height = shown.width, shown.height
    place = f"q {width:.4f} 0 0 {height:.4f} {shown.left:.4f} {shown.bottom:.4f} cm /Page Do Q"
    page.obj.Contents = pdf.make_stream(place.encode("ascii"))


def _stream(pdf: pikepdf.Pdf, picture: Image.Image) -> pikepdf.Stream:
    """Return a picture as a lossless stream, or as JPEG if that would be large."""
    data, coding = zlib.compress(picture.tobytes()), Name.FlateDecode
    if len(data) > _LARGE:
        stream = BytesIO()
        picture.save(stream, "JPEG", quality=_QUALITY)
        data, coding = stream.getvalue(), Name.DCTDecode
    return pikepdf.Stream(
        pdf,
        data,
        Type=Name.XObject,
        Subtype=Name.Image,
        Width=picture.width,
        Height=picture.height,
        ColorSpace=Name.DeviceGray if picture.mode == "L" else Name.DeviceRGB,
        BitsPerComponent=8,
        Filter=coding,
    )
