"""Text in the pictures of a file by OCR, each picture as it is stored (threats P19, P19b, D12).

Sees what a page crops, paints over or makes transparent. PDFium and Pillow decode the pictures, not the library that
overwrote their pixels.
"""

from __future__ import annotations

import io
import zipfile
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, groupby

import numpy as np
import pikepdf
import pypdfium2
from pikepdf import Dictionary, Stream
from PIL import Image, ImageFile, ImageSequence, UnidentifiedImageError

from engine.core.message import Message, message
from engine.core.types import Box, DocumentKind
from engine.documents import ocr
from engine.documents.rasters import Pixels
from engine.verify.docx import lettered
from engine.verify.evidence import PlaceKind, Surface, Verdict

_Planes = tuple[Pixels, Iterable[Pixels]]
"""A grey picture, and its colour channels and samples one by one."""

_FEWEST = 8  # pixels on a side; no letter is smaller
_MOST = 36_000_000  # pixels
_LARGEST_PAGE, _SMALLEST_PAGE = 14_400, 3  # points on a side (ISO 32000-1, annex C.2)
_DPI = 300.0  # assumed; a stored picture does not record how large it is shown
MEDIA = "word/media/"
_IN_COLOUR = 3  # axes of pixels
_BYTE = 8  # bits
_MOST_PLANES = 8
_MOST_FRAMES = 60  # of an animation
_SHARED = 0.5  # of a word's width and height; sharing more counts as the same place
_MOST_APART = 60  # letters of a picture, of which each row would be a word of its own


def scan(kind: DocumentKind, languages: tuple[str, ...], data: bytes, password: str | None) -> Iterator[Surface]:
    """Yield one surface for each picture, without uncertain words: half of a line, cut through, may be any word.

    Letters set apart in a picture follow on a surface of their own: no line gives their order, and short strings occur
    in them by chance. The same reading of a further picture is a copy: files store one page in several pictures.

    Raises:
        ValueError: a picture could not be read completely, so its text is unknown.
    """
    known: set[str] = set()
    for number, (grey, planes) in enumerate(_STORED[kind](data, password), start=1):
        reading = ocr.read(grey, _DPI, languages)
        if not reading.complete:
            raise ValueError("a picture that takes too long")
        lines = (*reading.lines, *ocr.read_concealed(planes, grey, _DPI, languages))
        apart = ocr.look_again(np.stack((grey,) * 3, axis=2), _DPI, reading, languages).lines[len(reading.lines) :]
        text, whole = printed_once(lines), "\n".join(line.sure_text for line in lines)
        place = message("place.picture", picture=number)
        yield Surface(place, PlaceKind.COPY if text in known else PlaceKind.OTHER_READER, text)
        if text != whole:
            yield Surface(place, PlaceKind.TITLE, whole)
        yield from (Surface(place, PlaceKind.RAW, row) for row in _in_a_row(apart))
        known.add(text)
    if kind is DocumentKind.DOCX:
        yield from (Surface(Message("place.text"), PlaceKind.RAW, row) for row in lettered.rows(data, languages))


def printed_once(lines: Iterable[ocr.PrintedLine]) -> str:
    """Return the sure words of lines, without those that an earlier line has at the same place."""
    return "\n".join(_once(lines))


def _once(lines: Iterable[ocr.PrintedLine]) -> Iterator[str]:
    known: dict[str, list[Box]] = defaultdict(list)
    for line in lines:
        kept = list(line.letters)
        words = [list(word) for is_space, word in groupby(line.letters, lambda each: each.text == " ") if not is_space]
        found = []
        for word in words:
            text = "".join(each.text for each in word if each.text.isalnum()).casefold()
            box = ocr.PrintedLine(tuple(word), line.direction, line.size).box
            if any(_is_same_place(box, other) for other in known[text]):
                gone = set(map(id, word))
                kept = [each for each in kept if id(each) not in gone]
            else:
                found.append((text, box))
        for text, box in found:
            known[text].append(box)
        yield "".join(each.text for each in kept if each.is_sure)


def _is_same_place(one: Box, other: Box) -> bool:
    both = one.shared(other)
    return both.width > _SHARED * other.width and both.height > _SHARED * min(one.height, other.height)


def _in_a_row(letters: Sequence[ocr.PrintedLine]) -> Iterator[str]:
    """Yield the letters set apart in a picture as one word, from the left to the right and downwards."""
    if len(letters) <= _MOST_APART:
        for side in (0, 1):
            yield "".join(each.text for each in sorted(letters, key=lambda each: each.box[side]))


def read(pictures: int, worded: int) -> Verdict | None:
    """Return the verdict where there was nothing to read, else None."""
    if not pictures:
        return Verdict(True, Message("nothing.no-picture"), checked=False)
    if not worded:
        return Verdict(True, Message("nothing.no-text-in-pictures"), checked=False)
    return None


def _in_pdf(data: bytes, password: str | None) -> Iterator[_Planes]:
    """Yield every picture object drawn alone and without its mask, pictures in patterns and masks included.

    Each comes with its colour channels, and with its stored samples, which the colours may not show in full.
    """
    pictures = _one_a_page(data, password)
    if pictures is None:
        return
    with pypdfium2.PdfDocument(pictures) as sheets, pikepdf.open(io.BytesIO(pictures)) as stored:
        for sheet, page in zip(sheets, stored.pages, strict=True):
            picture = page.Resources.XObject.Im
            width, height = int(picture.Width), int(picture.Height)
            scale = min(1.0, (_MOST / (width * height)) ** 0.5) / _points_a_pixel(width, height)
            shown = sheet.render(scale=scale, grayscale=True)
            grey = np.array(shown.to_numpy()).reshape(shown.height, -1)[:, : shown.width]
            yield grey, chain(_colours(sheet, scale), _samples(picture, grey.shape))
            sheet.close()


def _points_a_pixel(width: int, height: int) -> float:
    """Return 1, or less where the picture would be larger than a page may be."""
    return min(1.0, _LARGEST_PAGE / max(width, height))


def _colours(sheet: pypdfium2.PdfPage, scale: float) -> Iterator[Pixels]:
    shown = sheet.render(scale=scale).to_numpy()
    if shown.ndim == _IN_COLOUR and np.any(shown[:, :, :3] != shown[:, :, :1]):
        yield from (np.ascontiguousarray(shown[:, :, each]) for each in range(3))


def _samples(picture: pikepdf.Object, size: tuple[int, int]) -> Iterator[Pixels]:
    """Yield the samples of each component, and the low bytes of large ones, unless they equal the grey levels."""
    width, height, bits = int(picture.Width), int(picture.Height), int(picture.get("/BitsPerComponent", 8))
    if picture.get("/ImageMask") or (picture.get("/ColorSpace") == "/DeviceGray" and bits == _BYTE):
        return
    try:
        data = np.frombuffer(bytes(picture.read_bytes()), np.uint8)
    except (pikepdf.PdfError, pikepdf.DataDecodingError):
        return  # a JPEG stores nothing beyond its colours
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
    """Return a PDF with one page for each picture; None without pictures, as PDFium opens no file without pages."""
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
            pixels = int(picture.Width), int(picture.Height)
            width, height = (each * _points_a_pixel(*pixels) for each in pixels)
            page = document.add_blank_page(page_size=(max(width, _SMALLEST_PAGE), max(height, _SMALLEST_PAGE)))
            page.Resources = Dictionary(XObject=Dictionary(Im=picture))
            page.Contents = document.make_stream(f"{width} 0 0 {height} 0 0 cm /Im Do".encode())
        target = io.BytesIO()
        document.save(target, encryption=False, fix_metadata_version=False)
        return target.getvalue()


def _in_docx(data: bytes, _password: str | None) -> Iterator[_Planes]:
    """Yield the pictures that Pillow decodes, each image of a series; other parts hold no pixels, and the writer
    removes them.

    Raises:
        ValueError: a series of more than `_MOST_FRAMES` images.
    """
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        for entry in archive.infolist():
            if entry.filename.lower().startswith(MEDIA):
                try:
                    with Image.open(io.BytesIO(archive.read(entry))) as picture:
                        if not isinstance(picture, ImageFile.StubImageFile):  # EMF and WMF
                            yield from map(_planes, _frames(picture))
                except UnidentifiedImageError:
                    continue


def _frames(picture: Image.Image) -> Iterator[Image.Image]:
    """Yield the images of an animation or of the pages of a TIFF, without repeated ones."""
    if getattr(picture, "n_frames", 1) > _MOST_FRAMES:
        raise ValueError("a picture of too many images")
    before = b""
    for frame in ImageSequence.Iterator(picture):
        pixels = frame.convert("RGBA").tobytes()
        if pixels != before:
            yield frame
        before = pixels


def _planes(picture: Image.Image) -> _Planes:
    colours = picture.convert("RGB").split() if picture.mode not in ("1", "L") else ()
    return np.asarray(picture.convert("L")), map(np.asarray, (*colours, *_on_black(picture)))


def _on_black(picture: Image.Image) -> Iterator[Image.Image]:
    """Yield a picture with transparent pixels as dark paper shows it, in grey."""
    if picture.has_transparency_data:
        seen = picture.convert("RGBA")
        yield Image.alpha_composite(Image.new("RGBA", seen.size, "black"), seen).convert("L")


_STORED: dict[DocumentKind, Callable[[bytes, str | None], Iterator[_Planes]]] = {
    DocumentKind.PDF: _in_pdf,
    DocumentKind.DOCX: _in_docx,
}
