"""Letters of a name that stand apart from each other: in cells, on lines, in frames, along curves, as shapes."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import product, zip_longest
from math import cos, hypot, pi, radians, sin
from random import Random

import docx
import pikepdf
import pymupdf
from pikepdf import Array, Dictionary, Name
from PIL import Image, ImageDraw, ImageFont

from tests.attacks import judge
from tests.attacks.attack import SECRET, Attack
from tests.builders.docx import build, drawing, paragraph
from tests.builders.pdf import from_content, text_at

_SENTENCE = "The tenant, Mr Maren Quistorp, signed the lease on Monday."
_OTHER = "The lease of the flat runs for two years and the rent is paid monthly."
_PAGE = (612.0, 792.0)
_Place = tuple[float, float]


def _letter(letter: str, place: _Place, *, size: float = 12, degrees: float = 0.0) -> bytes:
    """One letter in a text object of its own, turned counterclockwise."""
    a, b = cos(radians(degrees)), sin(radians(degrees))
    matrix = f"{a:.4f} {b:.4f} {-b:.4f} {a:.4f} {place[0]:.2f} {place[1]:.2f}"
    return f"BT /F1 {size} Tf {matrix} Tm ({letter}) Tj ET\n".encode()


def _pdf(
    places: Iterable[_Place], *, word: str = SECRET, said: str = _OTHER, frame: float = 0.0, size: float = 12
) -> bytes:
    content = text_at(60, 740, said)
    for letter, (x, y) in zip(word, places, strict=False):
        content += _letter(letter, (x, y), size=size)
        if frame:
            content += f"{x - 4:.2f} {y - 5:.2f} {frame} 18 re S\n".encode()
    return from_content(content, size=_PAGE)


def _row(step: float, x: float = 60, y: float = 600) -> Iterator[_Place]:
    return ((x + step * number, y) for number in range(len(SECRET)))


def _column(step: float, x: float = 80, y: float = 700) -> Iterator[_Place]:
    return ((x, y - step * number) for number in range(len(SECRET)))


def _diagonal() -> Iterator[_Place]:
    return ((80 + 22 * number, 680 - 18 * number) for number in range(len(SECRET)))


def _ring(turned: bool, *, radius: float = 90, first: float = pi, step: float = 2 * pi / 12) -> bytes:
    content = text_at(60, 740, _OTHER)
    for number, letter in enumerate(SECRET):
        angle = first - number * step
        place = (300 + radius * cos(angle), 400 + radius * sin(angle))
        content += _letter(letter, place, degrees=angle * 180 / pi - 90 if turned else 0.0)
    return from_content(content, size=_PAGE)


def _columns_of_letters() -> bytes:
    """Three words side by side, each read downwards."""
    content = text_at(60, 740, _OTHER)
    for number, word in enumerate(("Larkspur", SECRET, "Marigold")):
        for down, letter in enumerate(word):
            content += _letter(letter, (100 + 60 * number, 680 - 24 * down))
    return from_content(content, size=_PAGE)


def _table_with_column() -> bytes:
    """A column of letters between one of numbers and one of words."""
    content = text_at(60, 740, _OTHER)
    content += b"".join(_letter(letter, place) for letter, place in zip(SECRET, _column(20, x=160), strict=True))
    for down, word in enumerate(("paid", "open", "open", "paid", "late", "paid", "open", "paid")):
        content += text_at(80, 700 - 20 * down, str(41 + 7 * down)) + text_at(260, 700 - 20 * down, word)
    return from_content(content, size=_PAGE)


_SHORT = "Wrznk"
_CURVES: dict[str, tuple[_Place, ...]] = {
    "circle": tuple((300 + 60 * cos(pi * n / 5), 400 + 60 * sin(pi * n / 5)) for n in range(5)),
    "line": tuple((180 + 34 * n, 520 - 21 * n) for n in range(5)),
    "steep-line": tuple((220 + 9 * n, 520 - 44 * n) for n in range(5)),
}


def _crowd(places: Iterable[_Place]) -> bytes:
    """A short name among hundreds of single letters, all drawn in no order."""
    draw = Random(11)
    taken = list(places)
    content = [_letter(letter, place, size=9) for letter, place in zip(_SHORT, taken, strict=True)]
    for row, column in product(range(22), range(18)):
        place = (60 + 28 * column + draw.uniform(-3, 3), 120 + 26 * row + draw.uniform(-3, 3))
        if all(hypot(place[0] - x, place[1] - y) > 15 for x, y in taken):
            content.append(_letter(draw.choice("abcdefghijlmopqstuvy"), place, size=9))
    draw.shuffle(content)
    return from_content(text_at(60, 740, _OTHER) + b"".join(content), size=_PAGE)


def _seen_at(data: bytes, places: tuple[_Place, ...]) -> bool:
    """Return whether letters of the name are left at their places, for who knows where to look."""
    with pymupdf.open("pdf", data) as file:
        lines = [line for block in file[0].get_text("rawdict")["blocks"] for line in block.get("lines", ())]
    found = [(each["c"], each["origin"]) for line in lines for span in line["spans"] for each in span["chars"]]
    return any(
        letter == _SHORT[number] and hypot(x - place[0], _PAGE[1] - y - place[1]) < 2
        for letter, (x, y) in found
        for number, place in enumerate(places)
    )


def _comb_field() -> bytes:
    """A form field with its letters at even distances, as viewers draw it."""

    def add(file: pikepdf.Pdf) -> None:
        page = file.pages[0]
        drawn = b"/Tx BMC q BT /F1 12 Tf 0 g 1 0 0 1 10 6 Tm "
        drawn += b" ".join(b"(%c) Tj 30 0 Td" % letter for letter in SECRET.encode()) + b" ET Q EMC"
        appearance = file.make_stream(
            drawn, Type=Name.XObject, Subtype=Name.Form, BBox=Array([0, 0, 240, 20]), Resources=page.Resources
        )
        field = file.make_indirect(
            Dictionary(
                Type=Name.Annot, Subtype=Name.Widget, FT=Name.Tx, T="surname", V=SECRET, MaxLen=8, Ff=1 << 24, F=4,
                Rect=Array([60, 600, 300, 620]), DA="/F1 12 Tf 0 g", AP=Dictionary(N=appearance),
            )
        )  # fmt: skip
        page.Annots = Array([field])
        file.Root.AcroForm = Dictionary(Fields=Array([field]), DR=page.Resources, DA="/F1 12 Tf 0 g")

    return from_content(text_at(60, 740, _OTHER), size=_PAGE, change=add)


def _frames() -> bytes:
    """A text box for each letter, in an order of their own."""
    source = from_content(text_at(60, 740, _OTHER), size=_PAGE)
    with pymupdf.open("pdf", source) as file:
        page = file[0]
        for number in (3, 0, 6, 1, 7, 4, 2, 5):
            box = (60 + 40 * number, 200, 90 + 40 * number, 225)
            page.add_freetext_annot(box, SECRET[number], fontsize=12)
        data: bytes = file.tobytes()
        return data


def _spaced(gap: float) -> bytes:
    return from_content(text_at(60, 740, _OTHER) + text_at(60, 600, SECRET, before=f"{gap} Tc"), size=_PAGE)


def _shapes(word: str, size: float, *, after: bytes = b"", at: _Place = (40, 500)) -> bytes:
    """Letters as curves."""
    with pymupdf.open() as typed:
        page = typed.new_page(width=_PAGE[0], height=_PAGE[1])
        page.insert_text((at[0], _PAGE[1] - at[1]), word, fontsize=size)
        picture = page.get_svg_image(text_as_path=True).encode()
    with pymupdf.open("svg", picture) as drawn:
        content = b"".join(_curves(path["items"]) for path in drawn[0].get_cdrawings())
    return from_content(text_at(60, 740, _OTHER) + b"0 g\n" + content + after, size=_PAGE)


def _curves(items: list[tuple[object, ...]]) -> bytes:
    parts: list[str] = []
    end: object = None
    for kind, *points in items:
        if kind == "re":
            x0, y0, x1, y1 = points[0]  # type: ignore[misc]
            parts.append(f"{x0:.3f} {_PAGE[1] - y1:.3f} {x1 - x0:.3f} {y1 - y0:.3f} re")  # type: ignore[has-type]
            continue
        numbers = [f"{x:.3f} {_PAGE[1] - y:.3f}" for x, y in points]  # type: ignore[misc]
        parts += [*([] if points[0] == end else [f"{numbers[0]} m"]), f"{' '.join(numbers[1:])} {kind}"]
        end = points[-1]
    return (" ".join(parts) + " f\n").encode()


def _slanted_line(degrees: float) -> bytes:
    a, b = cos(radians(degrees)), sin(radians(degrees))
    line = f"BT /F1 12 Tf {a:.4f} {b:.4f} {-b:.4f} {a:.4f} 150 300 Tm (Signed by {SECRET}) Tj ET\n"
    return from_content(text_at(60, 740, _OTHER) + line.encode(), size=_PAGE)


def _slanted_picture(degrees: float, words: str = f"Signed by {SECRET}") -> bytes:
    face = ImageFont.truetype("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", 42)
    picture = Image.new("L", (900, 900), 255)
    ImageDraw.Draw(picture).text((120, 420), words, 0, face)
    turned = picture.rotate(degrees, Image.Resampling.BICUBIC, fillcolor=255)

    def place(file: pikepdf.Pdf) -> None:
        image = file.make_stream(
            turned.tobytes(), Type=Name.XObject, Subtype=Name.Image, Width=900, Height=900, BitsPerComponent=8,
            ColorSpace=Name.DeviceGray,
        )  # fmt: skip
        page = file.pages[0]
        page.Resources.XObject = Dictionary(Im=image)
        page.contents_add(b"q 300 0 0 300 100 300 cm /Im Do Q")

    return from_content(text_at(60, 740, _OTHER), size=_PAGE, change=place)


def _turned_back(data: bytes, degrees: float) -> bool:
    """Return whether the picture of a page says the name to a reader who holds it aslant."""
    with pymupdf.open("pdf", data) as file:
        pixels = file[0].get_pixmap(dpi=200, colorspace=pymupdf.csGRAY)
    page = Image.frombytes("L", (pixels.width, pixels.height), pixels.samples)
    return SECRET in judge.read_picture(page.rotate(-degrees, Image.Resampling.BICUBIC, fillcolor=255))


def _docx(fill: Callable[[object], None], said: str = _OTHER) -> bytes:
    document = docx.Document()
    document.add_paragraph(said)
    fill(document)
    file = io.BytesIO()
    document.save(file)
    return file.getvalue()


def _table(rows: list[list[str]], said: str = _OTHER) -> bytes:
    def fill(document: object) -> None:
        table = document.add_table(len(rows), max(map(len, rows)))  # type: ignore[attr-defined]
        for cells, row in zip(table.rows, rows, strict=True):
            for cell, text in zip(cells.cells, row, strict=True):
                cell.text = text

    return _docx(fill, said)


def _paragraphs(*texts: str, said: str = _OTHER) -> bytes:
    def fill(document: object) -> None:
        for text in texts:
            document.add_paragraph(text)  # type: ignore[attr-defined]

    return _docx(fill, said)


def _text_boxes() -> bytes:
    boxes = (
        drawing(f"<wps:wsp><wps:txbx><w:txbxContent>{paragraph(each)}</w:txbxContent></wps:txbx></wps:wsp>")
        for each in SECRET
    )
    return build(paragraph(_OTHER) + "".join(boxes))


def _frame_paragraphs() -> bytes:
    frame = '<w:pPr><w:framePr w:w="400" w:h="400" w:wrap="around" w:hAnchor="page" w:x="{}" w:y="3000"/></w:pPr>'
    letters = (paragraph(each, properties=frame.format(1000 + 500 * n)) for n, each in enumerate(SECRET))
    return build(paragraph(_OTHER) + "".join(letters))


def _read_down(*words: str, separator: str = ",", beside: bool = False, said: str = _OTHER) -> bytes:
    """A column of letters for each word, and one with numbers before them."""
    rows = [separator.join(each) for each in zip_longest(*words, fillvalue="")]
    if beside:
        rows = [separator.join((str(120 + number), row, "paid")) for number, row in enumerate(rows)]
    return "\n".join((said, "", *rows, "")).encode()


def _text(*lines: str, said: str = _OTHER) -> bytes:
    return "\n".join((said, "", *lines, "")).encode()


_CODES = [f"{number} {' '.join(each)}" for number in range(20) for each in ("KXQA", "QZKB", "PLMX")]
_by_term = partial(Attack, terms=(SECRET,))

ATTACKS = (
    _by_term("table-row.pdf", lambda: _pdf(_row(36), frame=30)),
    _by_term("table-row-wide.pdf", lambda: _pdf(_row(66))),
    _by_term("stacked.pdf", lambda: _pdf(_column(15))),
    _by_term("stacked-wide.pdf", lambda: _pdf(_column(44))),
    _by_term("stacked-upwards.pdf", lambda: _pdf(_column(-30, y=300))),
    _by_term("diagonal.pdf", lambda: _pdf(_diagonal())),
    _by_term("circle.pdf", lambda: _ring(True)),
    _by_term("circle-upright.pdf", lambda: _ring(False)),
    _by_term("arc.pdf", lambda: _ring(True, radius=140, first=0.8 * pi, step=0.16)),
    _by_term("columns-of-letters.pdf", _columns_of_letters),
    _by_term("column-in-table.pdf", _table_with_column),
    _by_term("comb-drawn.pdf", lambda: _pdf(_row(18), frame=18)),
    _by_term("comb-field.pdf", _comb_field),
    _by_term("frames.pdf", _frames),
    _by_term("spaced-8.pdf", lambda: _spaced(8)),
    _by_term("spaced-40.pdf", lambda: _spaced(40)),
    _by_term("shapes-100.pdf", lambda: _shapes(SECRET, 120)),
    _by_term("initial-as-shape.pdf", lambda: _shapes("Q", 40, after=text_at(75, 500, "uistorp", size=12))),
    _by_term("initial-as-large-shape.pdf", lambda: _shapes("Q", 90, after=text_at(113, 500, "uistorp", size=70))),
    _by_term(
        "large-initial.pdf",
        lambda: from_content(
            text_at(60, 740, _OTHER) + text_at(60, 500, "Q", size=48) + text_at(99, 520, "uistorp", size=12), size=_PAGE
        ),
    ),
    _by_term("slanted-line-12.pdf", lambda: _slanted_line(12)),
    _by_term("slanted-line-37.pdf", lambda: _slanted_line(-37)),
    _by_term("slanted-picture-8.pdf", lambda: _slanted_picture(8), leaks=partial(_turned_back, degrees=8)),
    _by_term("slanted-picture-25.pdf", lambda: _slanted_picture(25), leaks=partial(_turned_back, degrees=25)),
    _by_term("slanted-picture-40.pdf", lambda: _slanted_picture(-40), leaks=partial(_turned_back, degrees=-40)),
    *(
        Attack(f"crowd-{name}.pdf", partial(_crowd, places), (), (_SHORT,), leaks=partial(_seen_at, places=places))
        for name, places in _CURVES.items()
    ),
    Attack("stacked-found.pdf", lambda: _pdf(_column(30), said=_SENTENCE)),
    Attack("table-row-found.pdf", lambda: _pdf(_row(50), said=_SENTENCE)),
    _by_term("table-row.docx", lambda: _table([list(SECRET)])),
    _by_term("table-column.docx", lambda: _table([[each] for each in SECRET])),
    _by_term("columns.docx", lambda: _table([list(each) for each in zip("Larkspur", SECRET, "Marigold", strict=True)])),
    _by_term("column-in-table.docx", lambda: _table([[str(7 * n), each, "paid"] for n, each in enumerate(SECRET)])),
    _by_term(
        "column-with-signs.docx", lambda: _table([[str(7 * n), f"{each}.", "paid"] for n, each in enumerate(SECRET)])
    ),
    _by_term(
        "column-of-pairs.docx",
        lambda: _table(
            [
                [str(7 * n), f"{one}:{two}", "ok"]
                for n, (one, two) in enumerate(zip(SECRET[::2], SECRET[1::2], strict=True))
            ]
        ),
    ),
    _by_term("paragraphs.docx", lambda: _paragraphs(*SECRET)),
    _by_term("spaces.docx", lambda: _paragraphs("   ".join(SECRET))),
    _by_term("tabs.docx", lambda: _paragraphs("\t".join(SECRET))),
    _by_term("text-boxes.docx", _text_boxes),
    _by_term("frames.docx", _frame_paragraphs),
    Attack("table-row-found.docx", lambda: _table([list(SECRET)], said=_SENTENCE)),
    _by_term("lines.txt", lambda: _text(*SECRET)),
    _by_term("lines-apart.txt", lambda: _text(*"\n\n".join(SECRET).split("\n"))),
    _by_term("spaces.txt", lambda: _text("   ".join(SECRET))),
    _by_term("tabs.txt", lambda: _text("\t".join(SECRET))),
    _by_term("row.txt", lambda: _text(",".join(SECRET))),
    _by_term("quoted-row.txt", lambda: _text(";".join(f'"{each}"' for each in SECRET))),
    _by_term("boxes.txt", lambda: _text("| " + " | ".join(SECRET) + " |")),
    _by_term("columns.txt", lambda: _read_down("Larkspur", SECRET, "Marigold")),
    _by_term("column-beside.txt", lambda: _read_down(SECRET, beside=True)),
    _by_term("column-with-gaps.txt", lambda: _text(*(f"{n},{each},a\n{n},,b" for n, each in enumerate(SECRET)))),
    _by_term("column-of-spaces.txt", lambda: _read_down("Larkspur", SECRET, "Marigold", separator="    ")),
    Attack("twice.txt", lambda: _text(f"Mr Maren {' '.join(SECRET)} signed the lease.", *SECRET)),
    Attack("twice-in-a-row.txt", lambda: _text(f"Mr Maren {' '.join(SECRET)} signed.", "Copy: " + "-".join(SECRET))),
    Attack("twice.docx", lambda: _paragraphs(*SECRET, said=f"Mr Maren {' '.join(SECRET)} signed the lease.")),
    Attack("twice-both-names.docx", lambda: _paragraphs(*SECRET, said=f"Mr M a r e n   {' '.join(SECRET)} signed it.")),
    Attack("twice-before-a-letter.txt", lambda: _text(f"Mr Maren {' '.join(SECRET)}, a tenant, signed.", *SECRET)),
    Attack("twice-capitals.txt", lambda: _text(f"The flat was let to Mr {' '.join(SECRET.upper())} here.", *SECRET)),
    Attack("twice-dotted.txt", lambda: _text(f"Dr M. {'.'.join(SECRET)} signed the lease. I did, too.", *SECRET)),
    Attack("twice-among-codes.txt", lambda: _text(f"Mr Maren {' '.join(SECRET)} signed.", *_CODES, "", *SECRET)),
    Attack("lines-found.txt", lambda: _text(*SECRET, said=_SENTENCE)),
    Attack("column-found.txt", lambda: _read_down("Larkspur", SECRET, "Marigold", said=_SENTENCE)),
)
