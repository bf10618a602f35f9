"""Hidden parts of the pictures of a PDF, which no viewer shows (threats P19, P19c).

Pixels that a mask or a table of values makes invisible, rows below the last one, a second file after the first.
"""

from __future__ import annotations

import io
from collections.abc import Iterator

import numpy as np
import pikepdf
import pypdfium2
from numpy.typing import NDArray
from pikepdf import Array, Dictionary, Name, Object, Stream

from engine.core.types import Concealed
from engine.documents.rasters import Pixels

# Data of a JPEG file besides the picture that decoders show.


_START, _END, _SCAN = 0xD8, 0xD9, 0xDA
_FRAMES = frozenset({*range(0xC0, 0xD0)} - {0xC4, 0xC8, 0xCC})
_WITHOUT_LENGTH = frozenset({0x01, *range(0xD0, 0xD8)})
_PICTURE_WITHIN = b"\xff\xd8\xff"
_PADDING = 64  # bytes that cameras, mailers and encoders may add


def has_remainder(data: bytes, size: tuple[int, int]) -> bool:
    """Return whether there is a thumbnail, data after the end of the picture, or more rows or columns than `size`.

    Args:
        size: width and height in pixels by the dictionary of the picture.
    """
    for marker, start, end in _segments(data):
        if 0xE0 <= marker <= 0xEF and (_PICTURE_WITHIN in data[start:end] or data[start : start + 4] == b"JFXX"):
            return True
        if marker in _FRAMES:
            height, width = int.from_bytes(data[start + 1 : start + 3]), int.from_bytes(data[start + 3 : start + 5])
            if width > size[0] or height > size[1]:
                return True
        if marker == _END:
            rest = data[end:]
            return len(rest.strip(b"\0\r\n ")) > _PADDING or _PICTURE_WITHIN in rest
    return False


def _segments(data: bytes) -> Iterator[tuple[int, int, int]]:
    """Yield each marker with start and end of its content; compressed data are skipped."""
    position = data.find(bytes([0xFF, _START]))
    while 0 <= position < len(data) - 1:
        marker = data[position + 1]
        if data[position] != 0xFF or marker in (0x00, 0xFF) or marker in _WITHOUT_LENGTH or marker == _START:
            position += 1 if data[position] != 0xFF or marker == 0xFF else 2
            continue
        if marker == _END:
            yield marker, position + 2, position + 2
            return
        start = position + 4
        end = position + 2 + int.from_bytes(data[position + 2 : start])
        yield marker, start, end
        position = end
        if marker == _SCAN:
            position = _next_marker(data, end)


def _next_marker(data: bytes, position: int) -> int:
    """Return the end of compressed data: an 0xFF that is neither stuffed nor a restart."""
    while (position := data.find(b"\xff", position)) >= 0:
        if position + 1 < len(data) and data[position + 1] not in {0x00, 0xFF, *_WITHOUT_LENGTH}:
            return position
        position += 1
    return len(data)


_FEWEST = 8  # pixels on a side; no letter is smaller
_MOST = 4_000_000  # pixels that are examined
_TILE = 16  # pixels on a side, about the size of a letter
_CONTRAST = 96  # of 255, within a tile that may hold a letter
_ONE_COLOUR = 24  # of 255
_FEWEST_TILES = 3  # a run of letters


def find(plain: bytes) -> Iterator[Concealed]:
    """Yield each picture of which a part is not shown, or whose data hold more than a viewer decodes."""
    with pikepdf.open(io.BytesIO(plain)) as pdf:
        pages = _pages(pdf)
        pictures = [each for each in pdf.objects if _is_picture(each)]
        remainders = [each for each in pictures if _has_remainder(each)]
        yield from (Concealed("picture-remainder", True, pages.get(each.objgen)) for each in remainders)
        masked = [each for each in pictures if any(key in each for key in ("/SMask", "/Mask", "/Decode"))]
        masked = [each for each in masked if not each.get("/ImageMask", False)]
        if masked:
            shown, stored = _drawn(masked, as_shown=True), _drawn(masked, as_shown=False)
            for each, seen, whole in zip(masked, shown, stored, strict=True):
                if _hidden_tiles(seen, whole) >= _FEWEST_TILES:
                    yield Concealed("picture-unshown", True, pages.get(each.objgen))


def _is_picture(each: Object) -> bool:
    return (
        isinstance(each, Stream)
        and each.get("/Subtype") == "/Image"
        and min(int(each.get("/Width", 0)), int(each.get("/Height", 0))) >= _FEWEST
    )


def _pages(pdf: pikepdf.Pdf) -> dict[tuple[int, int], int]:
    """Return the first page that lists each picture."""
    pages: dict[tuple[int, int], int] = {}
    for number, page in enumerate(pdf.pages):
        listed = page.obj.get("/Resources", Dictionary()).get("/XObject", Dictionary())
        for each in listed.values() if isinstance(listed, Dictionary) else ():
            pages.setdefault(each.objgen, number)
    return pages


def _has_remainder(picture: Object) -> bool:
    """Return whether the data hold more rows than the picture has, or a second picture."""
    filters = picture.get("/Filter", Array())
    names = [str(each) for each in filters] if isinstance(filters, Array) else [str(filters)]
    if "/DCTDecode" in names:
        data = picture.read_raw_bytes() if len(names) == 1 else _without_last(picture)
        return has_remainder(data, (int(picture.Width), int(picture.Height)))
    if {"/JPXDecode", "/CCITTFaxDecode", "/JBIG2Decode"}.intersection(names):
        return False
    size = _size(picture)
    return size is not None and len(picture.read_bytes()) > size + _PADDING


def _without_last(picture: Object) -> bytes:
    """Return the JPEG file that other filters wrap."""
    with pikepdf.new() as alone:
        copy = alone.make_stream(picture.read_raw_bytes())
        copy.Filter = Array([each for each in picture.Filter if each != Name.DCTDecode])
        return bytes(copy.read_bytes())


def _size(picture: Object) -> int | None:
    """Return the decoded bytes of the picture's rows; None if its colour space is not known here."""
    space = picture.get("/ColorSpace", Name.DeviceGray)
    name = str(space[0]) if isinstance(space, Array) and len(space) else str(space)
    components = {"/DeviceGray": 1, "/CalGray": 1, "/Indexed": 1, "/Separation": 1, "/DeviceRGB": 3, "/CalRGB": 3,
                  "/Lab": 3, "/DeviceCMYK": 4}.get(name)  # fmt: skip
    if name == "/ICCBased" and isinstance(space[1], Stream):
        components = int(space[1].get("/N", 0)) or None
    if components is None:
        return None
    bits = 1 if picture.get("/ImageMask", False) else int(picture.get("/BitsPerComponent", 8))
    return (int(picture.Width) * components * bits + 7) // 8 * int(picture.Height)


def _drawn(pictures: list[Object], *, as_shown: bool) -> list[Pixels]:
    """Draw each picture alone on white, as a viewer does, or without what makes pixels invisible."""
    drawn = []
    for picture in pictures:
        width, height = int(picture.Width), int(picture.Height)
        with pikepdf.new() as alone:
            page = alone.add_blank_page(page_size=(width, height))
            copy = alone.copy_foreign(picture)
            for key in () if as_shown else ("/SMask", "/Mask", "/Decode"):
                if key in copy:
                    del copy[key]
            page.obj.Resources = Dictionary(XObject=Dictionary(Im=copy))
            page.obj.Contents = alone.make_stream(f"{width} 0 0 {height} 0 0 cm /Im Do".encode())
            target = io.BytesIO()
            alone.save(target)
        with pypdfium2.PdfDocument(target.getvalue()) as sheets:
            scale = min(1.0, (_MOST / (width * height)) ** 0.5)
            bitmap = sheets[0].render(scale=scale, grayscale=True)
            drawn.append(np.array(bitmap.to_numpy()).reshape(bitmap.height, -1)[:, : bitmap.width])
    return drawn


def _hidden_tiles(shown: Pixels, stored: Pixels) -> int:
    """Return how many tiles vary as they are stored, and are of one colour as they are shown."""
    return int(((_range(stored) >= _CONTRAST) & (_range(shown) <= _ONE_COLOUR)).sum())


def _range(pixels: Pixels) -> NDArray[np.int_]:
    """Return the difference between the lightest and the darkest pixel of each whole tile."""
    rows, columns = (max(side // _TILE, 1) for side in pixels.shape)
    tall, wide = (min(_TILE, side) for side in pixels.shape)
    tiles = pixels[: rows * tall, : columns * wide].reshape(rows, tall, columns, wide)
    return np.asarray(tiles.max(axis=(1, 3)).astype(int) - tiles.min(axis=(1, 3)))
