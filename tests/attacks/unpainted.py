"""The name in shapes and tables of colours that a page builds and never shows, or shows too small to be read."""

from __future__ import annotations

import io
from collections.abc import Callable
from functools import partial

import pikepdf
import pymupdf
from pikepdf import Array, ContentStreamInstruction, Dictionary, Name, Operator, Stream
from PIL import Image, ImageOps

from tests.attacks import judge
from tests.attacks.attack import SECRET, Attack
from tests.attacks.rendered import written
from tests.builders.letter_paths import outlines
from tests.builders.pdf import Change, form, from_content, text_at

_PLAIN = text_at(50, 270, "The lease was signed in the town hall.")
_NAME = outlines(SECRET, 40, (50, 100))
_BUILDS = frozenset("m l c v y h re q Q".split())
_ENDS = frozenset("f F f* B B* b b* S s n".split())
_FRAMES = ((0, 0, 400, 300), (49, 99, 53, 102.5))
_MOST = 1600  # pixels


def _traced(data: bytes) -> bool:
    """Return whether the paths of a stream, filled with black and nothing else, say the name."""
    with pikepdf.open(io.BytesIO(data)) as file:
        paths = [paths for each in file.objects if isinstance(each, Stream) and (paths := _paths(each))]
    return any(SECRET.casefold() in _read(each, frame).casefold() for each in paths for frame in _FRAMES)


def _paths(stream: pikepdf.Object) -> bytes:
    if "/Type" in stream and stream.get("/Subtype") != "/Form":
        return b""
    try:
        found = pikepdf.parse_content_stream(stream)
    except pikepdf.PdfError:
        return b""
    kept = [each for each in found if str(each.operator) in _BUILDS | _ENDS]
    fill = ContentStreamInstruction([], Operator("f"))
    return bytes(pikepdf.unparse_content_stream([fill if str(each.operator) in _ENDS else each for each in kept]))


def _read(paths: bytes, frame: tuple[float, ...]) -> str:
    page = from_content(b"0 g\n" + paths)
    with pymupdf.open("pdf", page) as file:
        left, bottom, right, top = frame
        clip = pymupdf.Rect(left, 300 - top, right, 300 - bottom)
        zoom = _MOST / clip.width
        pixels = file[0].get_pixmap(matrix=pymupdf.Matrix(zoom, zoom), clip=clip)
    return judge.read_picture(Image.frombytes("RGB", (pixels.width, pixels.height), pixels.samples))


def _masked(file: pikepdf.Pdf) -> None:
    group = form(file, b"1 g " + _NAME + b"f")
    group.Group = Dictionary(S=Name.Transparency, CS=Name.DeviceGray)
    state = Dictionary(SMask=Dictionary(S=Name.Luminosity, G=group))
    file.pages[0].Resources.ExtGState = Dictionary(G=state)


def _sampled(file: pikepdf.Pdf, samples: bytes, *sizes: int) -> pikepdf.Object:
    return file.make_stream(
        samples,
        FunctionType=0,
        Domain=Array([0, 1] * len(sizes)),
        Range=Array([0, 1]),
        Size=Array(sizes),
        BitsPerSample=8,
    )


def _shaded(file: pikepdf.Pdf) -> None:
    """A shading whose table of colours is a picture."""
    picture = ImageOps.flip(written(40))
    table = _sampled(file, picture.tobytes(), *picture.size)
    place = Array([300, 0, 0, 60, 50, 100])
    shading = Dictionary(ShadingType=1, ColorSpace=Name.DeviceGray, Matrix=place, Function=table)
    file.pages[0].Resources.Shading = Dictionary(S=shading)
    file.pages[0].Resources.ExtGState = Dictionary(G=Dictionary(ca=0))


def _transferred(file: pikepdf.Pdf) -> None:
    picture = ImageOps.flip(written(40))
    table = _sampled(file, picture.tobytes(), picture.width * picture.height)
    file.pages[0].Resources.ExtGState = Dictionary(G=Dictionary(TR=table))


def _in_a_table(data: bytes) -> bool:
    """Return whether the samples of a function are a picture of the name."""
    size = written(40).size
    with pikepdf.open(io.BytesIO(data)) as file:
        tables = [each for each in file.objects if isinstance(each, Stream) and each.get("/FunctionType") == 0]
        samples = [each.read_bytes().ljust(size[0] * size[1], b"\xff")[: size[0] * size[1]] for each in tables]
    pictures = [ImageOps.flip(Image.frombytes("L", size, each)).convert("RGB") for each in samples]
    return any(SECRET in judge.read_picture(each) for each in pictures)


def _attack(
    name: str, content: bytes, change: Change | None = None, leaks: Callable[[bytes], bool] = _traced
) -> Attack:
    build = partial(from_content, _PLAIN + content, change=change)
    return Attack(f"{name}.pdf", build, terms=(SECRET,), leaks=leaks)


ATTACKS = [
    _attack("outlines that nothing paints", _NAME + b"n\n"),
    _attack("outlines that clip nothing", b"q " + _NAME + b"W n Q\n"),
    _attack("outlines that clip nothing at the end", b"5 5 9 9 re f " + _NAME + b"W n\n"),
    _attack("outlines that clip and only set a colour", b"q " + _NAME + b"W n q 1 0 0 rg BT /F1 9 Tf ET Q Q\n"),
    _attack("outlines of a third of a point", outlines(SECRET, 0.3, (50, 100)) + b"f\n"),
    _attack("outlines of a third of a point, stroked", b".01 w " + outlines(SECRET, 0.3, (50, 100)) + b"S\n"),
    _attack("outlines under a matrix without area", b"q 1 0 0 0 0 0 cm " + _NAME + b"f Q\n"),
    _attack("outlines in a mask of nothing", b"q /G gs Q\n", _masked),
    _attack("table of a shading that is clipped", b"q 0 0 5 5 re W n /S sh Q\n", _shaded, _in_a_table),
    _attack("table of a shading that is covered", b"/S sh 1 g 40 90 330 80 re f\n", _shaded, _in_a_table),
    _attack("table of a transparent shading", b"/G gs /S sh\n", _shaded, _in_a_table),
    _attack("table of a shading that is shown", b"/S sh\n", _shaded, _in_a_table),
    _attack("table of a transfer function", b"/G gs 0 0 5 5 re f\n", _transferred, _in_a_table),
]
