"""Programs of composite fonts that still name, number or draw the letters of the name."""

from __future__ import annotations

from functools import partial

from tests.attacks.attack import SECRET, Attack
from tests.builders.pdf_fonts import numbered, numbers_left


def _names_letters(data: bytes) -> bool:
    return bool(numbers_left(data))


ATTACKS = tuple(
    Attack(f"{kind}.pdf", partial(numbered, kind), terms=(SECRET,), leaks=_names_letters)
    for kind in ("TrueType", "compact", "OpenType", "collection")
)
