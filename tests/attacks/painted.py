"""The name painted by means that a reader of text passes over: patterns, masks, mirrors, cropped pictures."""

from __future__ import annotations

import io
from collections.abc import Callable
from functools import partial

import pikepdf
import pymupdf
from pikepdf import Array, Dictionary, Name, String
from PIL import Image, ImageOps

from tests.attacks import judge
from tests.attacks.attack import SECRET, Attack
from tests.attacks.rendered import written
from tests.builders.pdf import Change, form, from_content, text_at

_PLAIN = text_at(50, 270, "The lease was signed in the town hall.")
_NAME = SECRET.encode()
_PICTURE = b"q %d 0 0 60 %d 90 cm /X Do Q"
_CLIP = b"q BT /F1 60 Tf 7 Tr 1 0 0 1 30 100 Tm (" + _NAME + b") Tj ET 0 0 400 240 re f Q"


def _page(content: bytes, change: Change | None = None) -> bytes:
    return from_content(_PLAIN + content, change=change)


def _picture(file: pikepdf.Pdf, picture: Image.Image | None = None, **entries: object) -> pikepdf.Object:
    shown = picture or written(60)
    kind = {"Type": Name.XObject, "Subtype": Name.Image, "Width": shown.width, "Height": shown.height}
    return file.make_stream(shown.tobytes(), **kind, BitsPerComponent=8, ColorSpace=Name.DeviceGray, **entries)


def _with_picture(file: pikepdf.Pdf) -> None:
    file.pages[0].Resources.XObject = Dictionary(X=_picture(file))


def _sentence(file: pikepdf.Pdf) -> None:
    file.pages[0].Resources.XObject = Dictionary(X=_picture(file, written(60, f"Please call Mr {SECRET}")))


def _stored_mirrored(file: pikepdf.Pdf) -> None:
    picture = ImageOps.mirror(written(60, f"Please call Mr {SECRET}"))
    file.pages[0].Resources.XObject = Dictionary(X=_picture(file, picture))


def _cropped(file: pikepdf.Pdf) -> None:
    _with_picture(file)
    file.pages[0].CropBox = Array([0, 240, 400, 300])


def _turned(file: pikepdf.Pdf) -> None:
    _with_picture(file)
    file.pages[0].Rotate = 90


def _in_soft_mask(file: pikepdf.Pdf) -> None:
    mask = _picture(file, ImageOps.invert(written(60)))
    file.pages[0].Resources.XObject = Dictionary(X=_picture(file, Image.new("L", (8, 8)), SMask=mask))


def _masked_by_letters(file: pikepdf.Pdf) -> None:
    group = form(file, text_at(40, 100, SECRET, size=50))
    group.Group = Dictionary(S=Name.Transparency, CS=Name.DeviceGray)
    file.pages[0].Resources.ExtGState = Dictionary(G=Dictionary(SMask=Dictionary(S=Name.Alpha, G=group)))


def _tiled(inner: bytes, file: pikepdf.Pdf) -> None:
    font = Dictionary(F1=file.pages[0].Resources.Font.F1)
    shape = {"Type": Name.Pattern, "PatternType": 1, "PaintType": 1, "TilingType": 1, "XStep": 200, "YStep": 60}
    names = file.make_stream(inner, **shape, BBox=Array([0, 0, 200, 60]), Resources=Dictionary(Font=font))
    tile = file.make_stream(
        b"/Pattern cs /P2 scn 0 0 200 60 re f",
        **shape,
        BBox=Array([0, 0, 200, 60]),
        Resources=Dictionary(Pattern=Dictionary(P2=names)),
    )
    file.pages[0].Resources.Pattern = Dictionary(P1=tile)


def _hidden_layer(file: pikepdf.Pdf) -> None:
    layer = file.make_indirect(Dictionary(Type=Name.OCG, Name=String("L")))
    file.Root.OCProperties = Dictionary(OCGs=Array([layer]), D=Dictionary(OFF=Array([layer])))
    file.pages[0].Resources.Properties = Dictionary(O=layer)


def _annotated(file: pikepdf.Pdf, **entries: object) -> pikepdf.Object:
    note = file.make_indirect(Dictionary(Type=Name.Annot, Rect=Array([40, 90, 340, 190]), F=4, **entries))
    file.pages[0].Annots = Array([note])
    return note


def _stamped(file: pikepdf.Pdf) -> None:
    _annotated(file, Subtype=Name.Stamp, AP=Dictionary(N=form(file, _CLIP)))


def _note_without_appearance(file: pikepdf.Pdf) -> None:
    _annotated(file, Subtype=Name.FreeText, Contents=String(SECRET), DA=String("/Helv 20 Tf 0 g"))


def _button(file: pikepdf.Pdf) -> None:
    """A button that shows the name while it is pressed."""
    pressed = form(file, text_at(0, 10, SECRET))
    looks = Dictionary(N=form(file, b""), D=pressed)
    field = _annotated(file, Subtype=Name.Widget, FT=Name.Btn, Ff=65536, T=String("a"), AP=looks)
    file.Root.AcroForm = Dictionary(Fields=Array([field]))


def _shows_mirrored(data: bytes) -> bool:
    with pymupdf.open("pdf", data) as file:
        pixels = file[0].get_pixmap(dpi=200)
        shown = Image.frombytes("RGB", (pixels.width, pixels.height), pixels.samples)
    return SECRET in judge.read_picture(ImageOps.mirror(shown))


def _stores(data: bytes) -> bool:
    """Return whether a picture of the file, as it is stored, still says the name."""
    with pikepdf.open(io.BytesIO(data)) as file:
        stored = [
            each for each in file.objects if isinstance(each, pikepdf.Stream) and each.get("/Subtype") == "/Image"
        ]
        pictures = [pikepdf.PdfImage(each).as_pil_image().convert("RGB") for each in stored]
    return any(SECRET in judge.read_picture(each) for each in pictures)


def _attack(
    name: str, content: bytes, change: Change | None = None, leaks: Callable[[bytes], bool] | None = None
) -> Attack:
    return Attack(f"{name}.pdf", partial(_page, content, change), person=f"Maren {SECRET}", leaks=leaks)


_FILL = b"0 0 400 240 re f"
ATTACKS = [
    _attack("picture in a mirror", _PICTURE % (-300, 340), _sentence, _shows_mirrored),
    _attack(
        "mirror image in a picture",
        _PICTURE % (300, 40),
        _stored_mirrored,
        _shows_mirrored,
    ),
    _attack("picture beyond the crop box", _PICTURE % (300, 40), _cropped, _stores),
    _attack("picture on a turned page", _PICTURE % (300, 40), _turned, _stores),
    _attack("letters in a picture's soft mask", _PICTURE % (300, 40), _in_soft_mask),
    _attack("letters in a soft mask of the page", b"/G gs " + _FILL, _masked_by_letters),
    _attack(
        "pattern in a pattern",
        b"/Pattern cs /P1 scn " + _FILL,
        partial(_tiled, text_at(5, 20, SECRET, size=20)),
    ),
    _attack("outlines of a hidden layer", b"/OC /O BDC " + _CLIP + b" EMC", _hidden_layer),
    _attack("outlines of a stamp", b"", _stamped),
    _attack("note without an appearance", b"", _note_without_appearance),
    _attack("button while it is pressed", b"", _button),
]
