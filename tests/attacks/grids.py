"""Names on the diagonal of a grid of letters, as in a word search, and names of which one word is turned."""

from __future__ import annotations

import re
from functools import partial
from random import Random

from tests.attacks.attack import SECRET, Attack
from tests.builders.docx import build, entries, paragraph

_SAID = "The lease of the flat runs for two years and the rent is paid monthly."
_SIZE = 10
_TAGS = re.compile(r"<[^>]*>")


def _grid(*, rising: bool = False, backwards: bool = False) -> list[list[str]]:
    """Letters drawn in no order, and the name on a diagonal."""
    draw = Random(4)
    rows = [[draw.choice("abcdefghjklmnvwxyz") for _ in range(_SIZE)] for _ in range(_SIZE)]
    for number, letter in enumerate(SECRET[::-1] if backwards else SECRET):
        row = _SIZE - 2 - number if rising else number + 1
        rows[row][number + 1] = letter
    return rows


def _among_words(*, falling: bool = True) -> list[list[str]]:
    """Words drawn in no order, and a letter of the name in each row of the table."""
    draw = Random(4)
    rows = [[draw.choice("paid open late rent lease flat door".split()) for _ in SECRET] for _ in SECRET]
    for number, letter in enumerate(SECRET):
        rows[number][number if falling else len(SECRET) - 1 - number] = letter
    return rows


def _txt(grid: list[list[str]], between: str = " ") -> bytes:
    return "\n".join((_SAID, "", *(between.join(row) for row in grid), "", _SAID)).encode()


def _docx(grid: list[list[str]], said: str = _SAID) -> bytes:
    rows = "".join(f"<w:tr>{''.join(f'<w:tc>{paragraph(each)}</w:tc>' for each in row)}</w:tr>" for row in grid)
    columns = "<w:gridCol/>" * _SIZE
    return build(f"{paragraph(said)}<w:tbl><w:tblPr/><w:tblGrid>{columns}</w:tblGrid>{rows}</w:tbl>{paragraph('x')}")


def _left(data: bytes) -> bool:
    """Return whether the letters that occur in no other place of the grid are left."""
    if data.startswith(b"PK"):
        text = _TAGS.sub("\n", entries(data)["word/document.xml"].decode())
    else:
        text = data.decode("utf-8-sig").replace(_SAID, "")
    return "Q" in text and "t" in re.findall(r"(?<!\w)\w(?!\w)", text)


def _single_left(data: bytes) -> bool:
    """Return whether four cells still hold single letters of the name."""
    text = _TAGS.sub("\n", entries(data)["word/document.xml"].decode()) if data.startswith(b"PK") else data.decode()
    return len(re.findall(r"(?<!\w)[Quistorp](?!\w)", text)) >= 4


def _turned_left(data: bytes) -> bool:
    return "ʇs" in data.decode("utf-8-sig")


_by_term = partial(Attack, terms=(SECRET,), leaks=_left)
_by_name = partial(Attack, terms=(f"Maren {SECRET}",), leaks=_turned_left)

_FOUND = f"The tenant, Ms Ottoline {SECRET} of Leeds, signed the lease."
_by_letter = partial(Attack, terms=(SECRET,), leaks=_single_left)

ATTACKS = (
    _by_term("diagonal.txt", lambda: _txt(_grid())),
    _by_term("rising.txt", lambda: _txt(_grid(rising=True))),
    _by_term("backwards.txt", lambda: _txt(_grid(backwards=True))),
    _by_term("cells.txt", lambda: _txt(_grid(), between="\t")),
    _by_term("diagonal.docx", lambda: _docx(_grid())),
    _by_term("rising.docx", lambda: _docx(_grid(rising=True))),
    _by_letter("among-words.docx", lambda: _docx(_among_words())),
    _by_letter("among-words-rising.docx", lambda: _docx(_among_words(falling=False))),
    Attack("among-words-found.docx", lambda: _docx(_among_words(), _FOUND), leaks=_single_left),
    _by_letter("among-words-cells.txt", lambda: _txt(_among_words(), between="\t")),
    _by_letter("among-words-bars.txt", lambda: _txt(_among_words(), between=" | ")),
    _by_name("turned-surname.txt", lambda: f"{_SAID}\nSigned by Maren dɹoʇsınb himself.\n".encode()),
)
