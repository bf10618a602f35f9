"""Readings above the characters of a name (ruby, furigana), each character with its own, or one for the whole name."""

from __future__ import annotations

from functools import partial

import pymupdf

from tests.attacks.attack import Attack

_NAME, _READING = "田中太郎", "たなかたろう"
_PARTS = tuple(zip(_NAME, ("た", "なか", "た", "ろう"), strict=True))


def _page(*, above: float, each: bool, first: bool = False, reading: str = _READING) -> bytes:
    """A sentence with a name, its reading so many points above the line, before or after the name in the file."""
    with pymupdf.open() as file:
        page = file.new_page(width=400, height=300)

        def put(x: float, y: float, text: str, size: float) -> None:
            page.insert_text((x, y), text, fontname="japan", fontsize=size)

        put(50, 110, "前の行はここにある。", 16)
        put(50, 150, "契約者は", 16)
        x = 114.0
        for base, own in _PARTS if each else ((_NAME, reading),):
            shown = [(150.0, base, 16.0), (150 - above, own, 8.0)]
            for y, text, size in reversed(shown) if first else shown:
                put(x, y, text, size)
            x += 16 * len(base)
        put(x, 150, "である。", 16)
        put(50, 190, "次の行もある。", 16)
        data: bytes = file.tobytes()
        return data


_by_term = partial(Attack, terms=(_NAME,), secrets=(_NAME, _READING))

ATTACKS = (
    _by_term("ruby-each.pdf", lambda: _page(above=12, each=True)),
    _by_term("ruby-each-high.pdf", lambda: _page(above=15, each=True)),
    _by_term("ruby-each-first.pdf", lambda: _page(above=12, each=True, first=True)),
    _by_term("ruby-whole.pdf", lambda: _page(above=12, each=False)),
    _by_term("ruby-whole-high.pdf", lambda: _page(above=15, each=False)),
    _by_term(
        "ruby-latin.pdf",
        lambda: _page(above=12, each=False, reading="Tanaka Taro"),
        secrets=(_NAME, "Tanaka"),
    ),
    Attack("ruby-reading.pdf", lambda: _page(above=12, each=True), terms=(_READING,), secrets=(_READING,)),
)
