"""Formats of ordinary documents stay; those that paint a picture go, and nothing else of what holds them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pytest

from engine.documents.docx.package import load
from engine.documents.docx.sanitise import clean
from engine.documents.docx.xml import tag
from tests.attacks.attack import Attack
from tests.attacks.docx_painted import ATTACKS
from tests.builders.docx import build, paragraph, run

_FILLS = {"#": "1F3864", "o": "FFC000", ".": "FFFFFF"}


def _table(rows: Iterable[str], texts: Sequence[Sequence[str]]) -> str:
    """A table with a ground and a text for each cell; the text of a row without enough of them is empty."""

    def cell(fill: str, text: str) -> str:
        ground = f'<w:tcPr><w:shd w:val="clear" w:color="auto" w:fill="{_FILLS[fill]}"/></w:tcPr>'
        return f"<w:tc>{ground}{paragraph(text)}</w:tc>"

    lines = (
        "".join(cell(fill, text) for fill, text in zip(row, [*words, *[""] * len(row)], strict=False))
        for row, words in zip(rows, texts, strict=True)
    )
    return f"<w:tbl><w:tblPr/>{''.join(f'<w:tr>{line}</w:tr>' for line in lines)}</w:tbl><w:p/>"


def _plan() -> str:
    """Tasks with a bar from their first to their last week."""
    rows = ["." * (2 * number + 1) + "##" + "." * (18 - 2 * number) for number in range(10)]
    return _table(rows, [[f"Task {number}"] for number in range(10)])


def _key() -> str:
    """A table of who is responsible, accountable, consulted or informed: each letter has its colour."""
    letters = ["RACIIC", "ARCCII", "CIRAAR", "IICRRA"] * 3
    colours = dict(zip("RACI", "#o.#", strict=True))
    return _table(["".join(map(colours.__getitem__, row)) for row in letters], letters)


def _heat() -> str:
    """Numbers, the larger the darker."""
    values = [[17 * x * y % 100 + 10 for x in range(12)] for y in range(12)]
    rows = ["".join("#o."[each // 40] for each in row) for row in values]
    return _table(rows, [[*map(str, row)] for row in values])


def _digits() -> str:
    """Scores from 1 to 5, each with its colour."""
    values = [[7 * x * y % 5 + 1 for x in range(12)] for y in range(12)]
    return _table(["".join(".oo##"[each - 1] for each in row) for row in values], [[*map(str, row)] for row in values])


def _weekends() -> str:
    row = ".....##.....##.....##.....##..."
    return _table([row] * 12, [[f"Month {number}"] for number in range(12)])


def _form() -> str:
    """Lines to be filled in: tab stops with a leader behind each word."""
    stops = '<w:pPr><w:tabs><w:tab w:val="left" w:leader="dot" w:pos="{}"/></w:tabs></w:pPr>'
    return "".join(
        f"<w:p>{stops.format(4000 + 100 * number)}{run(f'Name {number}')}<w:r><w:tab/></w:r></w:p>"
        for number in range(20)
    )


def _initials() -> str:
    words = "World Health Organization".split()
    line = "".join(run(word[0], "<w:rPr><w:b/></w:rPr>") + run(f"{word[1:]} ") for word in words)
    return f"<w:p>{line}</w:p>" * 12


def _listing() -> str:
    """A program, coloured as editors do."""
    pieces = [("return ", "0000FF"), ("value", "000000"), ("(", "808080"), ("name", "A31515"), (")", "808080")]
    line = "".join(run(text, f'<w:rPr><w:color w:val="{colour}"/></w:rPr>') for text, colour in pieces)
    return f"<w:p>{line}</w:p>" * 40


def _rules() -> str:
    return '<w:p><w:pPr><w:pBdr><w:bottom w:val="single"/></w:pBdr></w:pPr></w:p>' * 40


_ORDINARY = {
    "plan": _plan,
    "key": _key,
    "heat map": _heat,
    "scores": _digits,
    "weekends": _weekends,
    "bands": lambda: _table([".......", "#######"] * 20, [[]] * 40),
    "head and side": lambda: _table(["#" * 10, *["#........."] * 20], [[]] * 21),
    "chess board": lambda: _table(["#.#.#.#.", ".#.#.#.#"] * 4, [[]] * 8),
    "form": _form,
    "initials": _initials,
    "listing": _listing,
    "rules": _rules,
}


@pytest.mark.parametrize("name", _ORDINARY)
def test_ordinary_formats_stay(name: str) -> None:
    package = load(build(_ORDINARY[name]()))
    assert not clean(package)["painted-format"]


@pytest.mark.parametrize("attack", ATTACKS, ids=str)
def test_painted_formats_go_and_what_holds_them_stays(attack: Attack) -> None:
    source = attack.build()
    before, after = load(source), load(source)
    assert clean(after)["painted-format"] >= 1
    (one, *_), (other, *_) = (package.parts() for package in (before, after))
    for name in "w:tbl w:tr w:tc w:p".split():
        assert len(list(other.root.iter(tag(name)))) == len(list(one.root.iter(tag(name))))
    texts = ["".join(each.text or "" for each in part.root.iter(tag("w:t"))) for part in (one, other)]
    assert texts[0] == texts[1]
