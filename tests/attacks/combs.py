"""Forms with one box for each letter and digit: whole values, and masks that show which letters are equal."""

from __future__ import annotations

import io
import re
from functools import partial

import docx
import pymupdf

from engine.core.options import MaskStyle
from tests.attacks.attack import Attack
from tests.builders.docx import build, paragraph
from tests.builders.pdf import from_content, text_at

_VALUES = {"Surname": "Hvohhjhfm", "First name": "Johannes", "Personal number": "14033144321", "Born": "14031931"}
_SAID = "The applicant asks for a permit to stay."
_WIDE, _HIGH = 20, 40  # points, of a box
_MOST = 2  # boxes that still hold something: the label of a mask


def _pdf(*, framed: bool) -> bytes:
    drawn = [text_at(30, 30, _SAID)]
    for row, (name, value) in enumerate(_VALUES.items()):
        high = 250 - _HIGH * row
        places = [140 + _WIDE * column for column in range(12)]
        drawn.append(text_at(30, high, name))
        drawn += (f"{wide} {high - 6} {_WIDE} 20 re S\n".encode() for wide in places if framed)
        drawn += (text_at(wide + 7, high, letter) for wide, letter in zip(places, value, strict=False))
    return from_content(b"".join(drawn))


def _docx() -> bytes:
    cells = ([name, *value, *[""] * (12 - len(value))] for name, value in _VALUES.items())
    rows = "".join(f"<w:tr>{''.join(f'<w:tc>{paragraph(each)}</w:tc>' for each in row)}</w:tr>" for row in cells)
    grid = "<w:gridCol/>" * 13
    return build(f"<w:tbl><w:tblPr/><w:tblGrid>{grid}</w:tblGrid>{rows}</w:tbl>{paragraph(_SAID)}")


def _txt() -> bytes:
    return "\n".join((*(f"{name}: | {' | '.join(value)} |" for name, value in _VALUES.items()), _SAID)).encode()


def _rows(data: bytes) -> list[list[str]]:
    """The words of each field behind its name."""
    if data.startswith(b"PK"):
        table = docx.Document(io.BytesIO(data)).tables[0]
        return [[cell.text for cell in row.cells[1:] if cell.text] for row in table.rows]
    if data.startswith(b"%PDF"):
        with pymupdf.open("pdf", data) as file:
            rows = (pymupdf.Rect(139, 35 + _HIGH * row, 400, 60 + _HIGH * row) for row in range(len(_VALUES)))
            return [[each[4] for each in file[0].get_text("words", clip=row)] for row in rows]
    return [re.findall(r"\w+", line.partition(":")[2]) for line in data.decode("utf-8-sig").splitlines()[:-1]]


def _left(data: bytes) -> bool:
    return any(len(row) > _MOST for row in _rows(data))


_NAME = "hvohhjhfm"
_LINES = "\n".join(f"{letter} has a line of the verse" for letter in _NAME)


def _pattern(data: bytes) -> bool:
    """Return whether the first words of lines are equal where the letters of the name are, and not elsewhere."""
    first = [line.partition(" has")[0] for line in data.decode("utf-8-sig").splitlines()[-len(_NAME) :]]
    return [first.index(each) for each in first] == [_NAME.index(each) for each in _NAME]


_STYLES = (MaskStyle.LABEL, MaskStyle.SURROGATE)
ATTACKS = (
    *(
        Attack(f"boxes-{style}.{suffix}", build, secrets=(), leaks=_left, mask=style)
        for suffix, build in {"txt": _txt, "docx": _docx, "pdf": partial(_pdf, framed=True)}.items()
        for style in _STYLES
    ),
    Attack("places.pdf", partial(_pdf, framed=False), secrets=(), leaks=_left),
    Attack("acrostic.txt", f"Verses.\n\n{_LINES}".encode, secrets=(), terms=(_NAME,), leaks=_pattern),
)
