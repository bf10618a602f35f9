"""Halves of a name that stand far from each other in the file, and together for the eye: cells, notes, pages."""

from __future__ import annotations

from functools import partial

from tests.attacks.attack import SECRET, Attack
from tests.builders.pdf import from_content, text_at

_FIRST, _LAST = "Maren", SECRET
_WHOLE = f"{_FIRST} {_LAST}"

Place = tuple[float, float, str]


def _page(*lines: Place, size: float = 12) -> bytes:
    return b"".join(text_at(x, y, text, size=size) for x, y, text in lines)


def _table(*cells: Place) -> bytes:
    rules = b"40 140 100 60 re 140 140 220 60 re S\n"
    return from_content(rules + _page(*cells))


def _columns(upper: str, lower: str) -> bytes:
    """Three columns, with two lines in each row, drawn line by line."""
    rows = ((50, "Landlord"), (150, "Tenant"), (280, "Town")), ((50, "Anna"), (150, upper), (280, "Oslo"))
    third = ((50, "Foss"), (150, lower), (280, "and Bergen"))
    lines = [(x, 220 - 14 * row, text) for row, cells in enumerate((*rows, third)) for x, text in cells]
    return from_content(_page(*lines))


def _note(upper: str, lower: str) -> bytes:
    """A page that ends with a footnote, and the next one with a header."""
    first = _page((50, 80, f"The flat was let in the spring to Mr {upper}")) + _page(
        (50, 40, "1 See the lease of the year before."), (50, 28, "2 Not signed."), size=8
    )
    second = _page((50, 280, "Court of Bergen"), (320, 280, "page 2")) + _page(
        (50, 240, f"{lower} on the first of May, and he paid at once.")
    )
    return from_content(first, second)


def _cells(upper: str, lower: str) -> bytes:
    return _table((46, 180, upper), (146, 180, "pays the rent of the flat"), (46, 166, lower), (146, 166, "each month"))


_by_term = partial(Attack, terms=(SECRET,))
_by_both = partial(Attack, terms=(_WHOLE,), secrets=(_WHOLE,))

ATTACKS = (
    _by_term("cell.pdf", partial(_cells, "Mr Quis-", "torp")),
    _by_term("cell-without-hyphen.pdf", partial(_cells, "Quis", "torp")),
    _by_both("cell-two-words.pdf", partial(_cells, _FIRST, _LAST)),
    Attack("cell-person.pdf", partial(_cells, "Mr Quis-", "torp"), person=_WHOLE),
    _by_term("column.pdf", partial(_columns, "Mr Quis-", "torp jr")),
    _by_term("column-without-hyphen.pdf", partial(_columns, "Quis", "torp")),
    _by_both("column-two-words.pdf", partial(_columns, _FIRST, _LAST)),
    _by_term("note-and-header.pdf", partial(_note, "Quis-", "torp")),
    _by_both("note-and-header-two-words.pdf", partial(_note, _FIRST, _LAST)),
)
