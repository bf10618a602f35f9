"""One small file for each row of `resources/help/developers/threats.md` for PDF, and how each would leak."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from io import BytesIO

import pikepdf
import pymupdf
from pikepdf import Array, Dictionary, Name
from PIL import Image, ImageDraw

from tests.builders.pdf import (
    SECRET,
    SENTENCE,
    Change,
    everything,
    form,
    from_content,
    holds,
    page_with,
    text_at,
    words,
)
from tests.builders.pdf_fonts import PROGRAMS, lettered, letters_left, with_program
from tests.builders.pdf_hiding import (
    ERASE,
    HIDING_PLACES,
    NOT_SEEN,
    OPERATORS,
    UNSEEN,
    layer_annotation,
    layer_text,
    soft_mask,
)

# The picture of a page with the word at (50, 200): a red bar in its place, and another far from it.
WIDTH, HEIGHT = 400, 300
BAR, OTHER = (68, 88, 120, 102), (68, 200, 120, 214)
OUTLINE = b"75.25 201.5 m 80.5 201.5 l 80.5 206.75 l h f\n"


@dataclass(frozen=True)
class Example:
    """`leaks` looks into a redacted file; `steps` are those of which each is enough to close the row."""

    row: str
    name: str
    source: bytes = field(repr=False)
    steps: tuple[str, ...]
    leaks: Callable[[bytes], bool] = holds
    notice: str = ""

    def __str__(self) -> str:
        return f"{self.row} {self.name}"


def picture(mode: str = "RGB") -> Image.Image:
    """White, with the two bars."""
    drawn = Image.new("RGB", (WIDTH, HEIGHT), "white")
    for bar in (BAR, OTHER):
        ImageDraw.Draw(drawn).rectangle(bar, fill=(200, 0, 0))
    return drawn.convert(mode)


def image(file: pikepdf.Pdf, coding: str = "flate") -> pikepdf.Object:
    """The picture as an object."""
    stream = BytesIO()
    space = Name.DeviceCMYK if coding == "cmyk" else Name.DeviceRGB
    kind = {"flate": None, "jpeg": "JPEG", "cmyk": "JPEG", "jpx": "JPEG2000"}[coding]
    if kind is None:
        data, filters = picture().tobytes(), None
    else:
        picture("CMYK" if coding == "cmyk" else "RGB").save(stream, kind)
        data, filters = stream.getvalue(), Name.JPXDecode if coding == "jpx" else Name.DCTDecode
    made = file.make_stream(
        data, Type=Name.XObject, Subtype=Name.Image, Width=WIDTH, Height=HEIGHT, ColorSpace=space, BitsPerComponent=8
    )
    if filters is not None:
        made.Filter = filters
    if coding == "cmyk":  # Pillow stores it inverted, as Adobe does
        made.Decode = Array([1, 0] * 4)
    return made


def drawn(place: str = "", *, coding: str = "flate", word: str = "3 Tr", pages: int = 1) -> bytes:
    """Pages with the picture, the first with the word over it."""

    def change(file: pikepdf.Pdf) -> None:
        shared = image(file, coding)
        for page in file.pages:
            page.Resources.XObject = Dictionary(Im1=shared)

    content = f"q {WIDTH} 0 0 {HEIGHT} 0 0 cm /Im1 Do Q {place}\n".encode()
    return from_content(content + text_at(50, 200, SENTENCE, before=word), *[content] * (pages - 1), change=change)


def bars(data: bytes) -> list[int]:
    """Return for every picture in a file how many of the two bars it still shows."""
    found = []
    with pymupdf.open("pdf", data) as file:
        for number in range(1, file.xref_length()):
            if file.xref_get_key(number, "Subtype")[1] == "/Image":
                pixels = pymupdf.Pixmap(pymupdf.csRGB, pymupdf.Pixmap(file, number))
                places = [((bar[0] + bar[2]) // 2, (bar[1] + bar[3]) // 2) for bar in (BAR, OTHER)]
                found.append(sum(_is_red(pixels.pixel(*place)[:3]) for place in places))
    return found


def _is_red(colour: tuple[int, ...]) -> bool:
    return colour[0] > 120 and max(colour[1:]) < 100


def shows_bar(data: bytes) -> bool:
    """Return whether a picture still shows what stood under the word; what stood elsewhere must be there."""
    found = bars(data)
    assert found and min(found) >= 1
    return max(found) > 1


def _inline() -> bytes:
    head = f"q {WIDTH} 0 0 {HEIGHT} 0 0 cm BI /W {WIDTH} /H {HEIGHT} /CS /RGB /BPC 8 /F /AHx ID ".encode()
    inline = head + picture().tobytes().hex().encode() + b"> EI Q\n"
    return from_content(inline + text_at(50, 200, SENTENCE, before="3 Tr"))


def _in_pattern(file: pikepdf.Pdf) -> None:
    tile = file.make_stream(
        f"q {WIDTH} 0 0 {HEIGHT} 0 0 cm /Im1 Do Q".encode(),
        Type=Name.Pattern,
        PatternType=1,
        PaintType=1,
        TilingType=1,
        BBox=Array([0, 0, WIDTH, HEIGHT]),
        XStep=WIDTH,
        YStep=HEIGHT,
        Resources=Dictionary(XObject=Dictionary(Im1=image(file))),
    )
    file.pages[0].Resources.Pattern = Dictionary(P1=tile)


def _in_soft_mask(file: pikepdf.Pdf) -> None:
    group = form(file, f"q {WIDTH} 0 0 {HEIGHT} 0 0 cm /Im1 Do Q".encode())
    group.Group = Dictionary(S=Name.Transparency, CS=Name.DeviceRGB)
    group.Resources = Dictionary(XObject=Dictionary(Im1=image(file)))
    state = Dictionary(SMask=Dictionary(Type=Name.Mask, S=Name.Luminosity, G=group))
    file.pages[0].Resources.ExtGState = Dictionary(GS1=state)


def _letters_in_mask(file: pikepdf.Pdf) -> None:
    """A black picture whose soft mask holds the shapes."""
    black = Image.new("L", (WIDTH, HEIGHT)).tobytes()
    entries = {"Width": WIDTH, "Height": HEIGHT, "ColorSpace": Name.DeviceGray, "BitsPerComponent": 8}
    shapes = picture().getchannel("G").tobytes()
    mask = file.make_stream(shapes, Type=Name.XObject, Subtype=Name.Image, **entries)
    plain = file.make_stream(black, Type=Name.XObject, Subtype=Name.Image, SMask=mask, **entries)
    file.pages[0].Resources.XObject = Dictionary(Im1=plain)


def _mask_shows_letters(data: bytes) -> bool:
    with pikepdf.open(BytesIO(data)) as file:
        masks = [
            each.SMask.read_bytes() for each in file.objects if isinstance(each, pikepdf.Stream) and "/SMask" in each
        ]
    x, y = (BAR[0] + BAR[2]) // 2, (BAR[1] + BAR[3]) // 2
    assert masks
    return any(mask[y * WIDTH + x] < 128 for mask in masks)


def _shared_form(file: pikepdf.Pdf) -> None:
    shared = form(file, text_at(50, 200, SENTENCE))
    for page in file.pages:
        page.Resources.XObject = Dictionary(Fm1=shared)


def _over(content: bytes, change: Change | None = None) -> bytes:
    return from_content(content + text_at(50, 200, SENTENCE, before="3 Tr"), change=change)


def _crop(file: pikepdf.Pdf) -> None:
    file.pages[0].CropBox = Array([0, 0, 100, 100])


def has_no_box(data: bytes) -> bool:
    """Return whether the word's place, and a ring of two pixels in 300 dpi around its letters, is not all black."""
    with pymupdf.open("pdf", page_with()) as file:
        (place,) = file[0].search_for(SECRET)
    ring = 2 * 72 / 300
    with pymupdf.open("pdf", data) as file:
        around = pymupdf.Rect(place.x0 - ring, place.y0 - ring, place.x1 + ring, place.y1 + ring)
        pixels = file[0].get_pixmap(clip=around, dpi=300, colorspace="gray")
    return max(pixels.samples) > 0


def _example(row: str, name: str, source: bytes, *steps: str, leaks: Callable[[bytes], bool] = holds) -> Example:
    return Example(row, name, source, steps or (ERASE,), leaks)


def _with_comment() -> bytes:
    stream = BytesIO()
    picture().save(stream, "JPEG", comment=SECRET.encode())

    def change(file: pikepdf.Pdf) -> None:
        file.pages[0].Resources.XObject = Dictionary(Im1=image(file, "jpeg"))
        file.pages[0].Resources.XObject.Im1.write(stream.getvalue(), filter=Name.DCTDecode)

    return from_content(f"q {WIDTH} 0 0 {HEIGHT} 0 0 cm /Im1 Do Q".encode() + text_at(50, 50, "End"), change=change)


def _says(data: bytes) -> bool:
    return any(SECRET.encode(code) in everything(data) for code in ("latin-1", "utf-16-be"))


def _says_undecoded(data: bytes) -> bool:
    return SECRET.encode() in data


def _says_unseen(data: bytes) -> bool:
    return holds(data, UNSEEN)


def _inline_shows_bar(data: bytes) -> bool:
    """Return whether a picture that a page draws, as PyMuPDF extracts it, shows the bar."""
    with pymupdf.open("pdf", data) as file:
        blocks = [block for block in file[0].get_text("dict")["blocks"] if block["type"] == 1]
    (drawn,) = (pymupdf.Pixmap(block["image"]) for block in blocks)
    assert _is_red(drawn.pixel((OTHER[0] + OTHER[2]) // 2, (OTHER[1] + OTHER[3]) // 2))
    return _is_red(drawn.pixel((BAR[0] + BAR[2]) // 2, (BAR[1] + BAR[3]) // 2))


def _has_letters(data: bytes) -> bool:
    return bool(letters_left(data))


_FORM_ON_PAGES = [b"/Fm1 Do ", b"/Fm1 Do "]


def _keeps_the_gap(data: bytes) -> bool:
    """Return whether the words around the name are as far apart as they were."""
    (before, after), (left, right) = ((words(each)["Mr"][0], words(each)["signed"][0]) for each in (page_with(), data))
    return abs((after - before) - (right - left)) < 1


EXAMPLES: tuple[Example, ...] = (
    *(
        Example(*name.split(" ", 1), page_with(change=hide), steps, notice=notice)
        for name, (hide, notice, steps) in HIDING_PLACES.items()
    ),
    _example("P01", "text", page_with()),
    _example("P01", "many in one string", page_with(f"{SECRET} met {SECRET}, and {SECRET} left {SECRET}")),
    _example("P04", "invisible text", _over(b"")),
    _example("P04", "scan below invisible text", drawn(), leaks=shows_bar),
    _example(
        "P15",
        "word in a font",
        with_program(*PROGRAMS["TrueType"]),
        "words in fonts",
        "letters that no page shows any more",
        leaks=_says,
    ),
    _example("P17", "text of a hidden layer", page_with(change=layer_text), OPERATORS, leaks=_says_unseen),
    _example("P17", "annotation of a hidden layer", page_with(change=layer_annotation), NOT_SEEN, leaks=_says_unseen),
    _example("P18", "outside the crop box", page_with(change=_crop)),
    _example("P18", "below the page", from_content(text_at(50, -80, SENTENCE))),
    *(_example("P19", f"{each} picture", drawn(coding=each), leaks=shows_bar) for each in ("jpeg", "cmyk", "jpx")),
    _example("P19", "picture of two pages", drawn(pages=2), leaks=shows_bar),
    _example("P19", "picture placed twice", drawn("q 100 0 0 75 290 10 cm /Im1 Do Q"), leaks=shows_bar),
    _example("P19", "picture below visible text", drawn(word="0 Tr"), leaks=shows_bar),
    _example("P19", "picture in the content", _inline(), leaks=_inline_shows_bar),
    _example(
        "P19", "picture in a pattern", _over(b"/Pattern cs /P1 scn 0 0 400 300 re f ", _in_pattern), leaks=shows_bar
    ),
    _example("P23", "picture in a soft mask", _over(b"/GS1 gs 0 0 400 300 re f ", _in_soft_mask), leaks=shows_bar),
    _example(
        "P19c",
        "comment in a picture",
        _with_comment(),
        "words in pictures",
        "what no viewer shows of pictures",
        leaks=_says_undecoded,
    ),
    _example(
        "P19c",
        "letters in a mask",
        _over(b"q 400 0 0 300 0 0 cm /Im1 Do Q ", _letters_in_mask),
        leaks=_mask_shows_letters,
    ),
    *(
        Example(
            "P21", f"letters of a {kind} font", lettered(kind), ("letters that no page shows any more",), _has_letters
        )
        for kind in ("TrueType", "compact", "Type 1", "Type 3")
    ),
    _example("P20", "width of a name", page_with(), "lines that may be reflowed", leaks=_keeps_the_gap),
    _example("P22", "letters as drawings", _over(OUTLINE), leaks=lambda data: holds(data, "75.25 201.5 m")),
    _example("P23", "soft mask", page_with(change=soft_mask), OPERATORS, leaks=_says_unseen),
    _example("P24", "form of two pages", from_content(*_FORM_ON_PAGES, change=_shared_form)),
    _example(
        "P25",
        "in pieces",
        from_content(b"BT /F1 12 Tf 50 200 Td [(Qu)-20(is)30(torp)] TJ 30 0 Td (left) Tj ET"),
        leaks=lambda data: holds(data, "torp"),
    ),
    _example(
        "P26", "without a size", from_content(text_at(50, 200, SENTENCE, size=0.01) + text_at(50, 100, "Mr Meyer"))
    ),
    _example("P34", "halo of a box", page_with(), "opaque boxes", leaks=has_no_box),
)
