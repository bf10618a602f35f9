"""Width leaks: leaders, and letters with room between them, that reveal the length of the masked name."""

from __future__ import annotations

import re
from functools import partial

import pymupdf

from tests.attacks.attack import SECRET, Attack
from tests.builders.pdf import from_content, text_at

_WIDTH = 300.0  # points, of a line of a table of contents
_STEP = 40.0  # points, from one letter to the next


def _leader(sign: str, before: str = "", behind: str = "") -> bytes:
    """A line of a table of contents that ends at the same place however long the name is."""
    entry = f"{before}{SECRET}{behind}"
    signs = sign * int((_WIDTH - _wide(entry)) / _wide(sign))
    return from_content(text_at(50, 200, f"{entry} {signs} 12") + text_at(50, 180, "Other matters follow here"))


def _wide(text: str) -> float:
    return float(pymupdf.get_text_length(text, "helv", 12))


def _letters() -> bytes:
    letters = (text_at(50 + _STEP * place, 200, letter) for place, letter in enumerate(SECRET))
    return from_content(b"".join(letters) + text_at(50, 100, "The name of the tenant stands above"))


def _form() -> bytes:
    """One box for each letter, and more boxes than letters: how many are filled tells the length."""
    frames = (f"{50 + 20 * place} 192 20 22 re S\n".encode() for place in range(14))
    letters = (text_at(56 + 20 * place, 200, letter) for place, letter in enumerate(SECRET))
    return from_content(b"".join((*frames, *letters)) + text_at(50, 100, "The name of the tenant stands above"))


def _has_leader(data: bytes) -> bool:
    with pymupdf.open("pdf", data) as file:
        return re.search(r"([._\u00b7-])(?: ?\1){3}", file[0].get_text()) is not None


def _has_each_letter(data: bytes) -> bool:
    """The letters, or one box for each."""
    with pymupdf.open("pdf", data) as file:
        row = pymupdf.Rect(0, 80, 600, 110)
        boxes = [each for each in file[0].get_drawings() if each["fill"] and row.contains(each["rect"])]
        return len(boxes) == len(SECRET) or len(file[0].get_text("words", clip=row)) == len(SECRET)


ATTACKS = (
    Attack("dots.pdf", partial(_leader, "."), terms=(SECRET,), leaks=_has_leader),
    Attack("dots-and-spaces.pdf", partial(_leader, " ."), terms=(SECRET,), leaks=_has_leader),
    Attack("lines.pdf", partial(_leader, "_"), terms=(SECRET,), leaks=_has_leader),
    Attack(
        "dots-behind-other-words.pdf",
        partial(_leader, ".", "In re ", " and others"),
        terms=(SECRET,),
        leaks=_has_leader,
    ),
    Attack("letters-with-room.pdf", _letters, terms=(SECRET,), leaks=_has_each_letter),
    Attack("boxes-of-a-form.pdf", _form, terms=(SECRET,), notice="box-exact"),
)
