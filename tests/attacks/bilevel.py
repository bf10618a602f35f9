"""The name in regions of a JBIG2 picture that the picture does not show (ISO/IEC 14492)."""

from __future__ import annotations

import io
import struct
from functools import partial

import pikepdf
from pikepdf import Dictionary, Name, Stream
from PIL import Image, ImageOps

from tests.attacks.attack import SECRET, Attack
from tests.attacks.rendered import written
from tests.builders.pdf import from_content, text_at

_PAGE = text_at(50, 270, "The lease was signed in the town hall.") + b"q 300 0 0 60 40 90 cm /X Do Q\n"
_INTERMEDIATE, _IMMEDIATE, _PAGE_HEAD = 36, 38, 48
_REPLACES = 4  # how a region is combined with those below it


def _fax(picture: Image.Image) -> bytes:
    stream = io.BytesIO()
    picture.convert("1").save(stream, "TIFF", compression="group4")
    tags = Image.open(stream).tag_v2
    return stream.getvalue()[tags[273][0] :][: tags[279][0]]


_SHOWN = ImageOps.invert(ImageOps.invert(written(60)))
_LETTERS, _NOTHING = _fax(_SHOWN), _fax(Image.new("1", _SHOWN.size, 1))


def _segment(number: int, kind: int, data: bytes) -> bytes:
    return struct.pack(">IBBBI", number, kind, 0, 1, len(data)) + data


def _region(number: int, data: bytes, kind: int = _IMMEDIATE, combined: int = 0) -> bytes:
    return _segment(number, kind, struct.pack(">IIIIBB", *_SHOWN.size, 0, 0, combined, 1) + data)


def _page(*regions: bytes) -> bytes:
    head = _segment(0, _PAGE_HEAD, struct.pack(">IIIIBH", *_SHOWN.size, 0, 0, 0, 0))

    def change(file: pikepdf.Pdf) -> None:
        wide, high = _SHOWN.size
        kind = {"Type": Name.XObject, "Subtype": Name.Image, "Width": wide, "Height": high}
        shape = {"BitsPerComponent": 1, "ColorSpace": Name.DeviceGray, "Filter": Name.JBIG2Decode}
        picture = file.make_stream(head + b"".join(regions), **kind, **shape)
        file.pages[0].Resources.XObject = Dictionary(X=picture)

    return from_content(_PAGE, change=change)


def _stores(data: bytes) -> bool:
    """Return whether the coded letters are still there."""
    with pikepdf.open(io.BytesIO(data)) as file:
        pictures = [each for each in file.objects if isinstance(each, Stream) and "/Filter" in each]
        return any(_LETTERS[10:-10] in each.read_raw_bytes() for each in pictures)


_EACH = {
    "region below another": (_region(1, _LETTERS), _region(2, _NOTHING, combined=_REPLACES)),
    "region that no other is made from": (_region(1, _LETTERS, _INTERMEDIATE), _region(2, _NOTHING)),
}
ATTACKS = [Attack(f"{name}.pdf", partial(_page, *each), terms=(SECRET,), leaks=_stores) for name, each in _EACH.items()]
