"""Words that escapes, hyphens, cells and pages divide are found, and other words are left alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import documents
from engine.core.types import Document, DocumentKind, Segment, TextPlace
from engine.detection import letters
from engine.detection.letters import divided
from tests.attacks import joins
from tests.attacks.attack import SECRET, Attack

HYPHENED = [each for each in joins.ATTACKS if each.terms == (SECRET,)]


def _text(text: str) -> Document:
    return Document(Path("x.txt"), DocumentKind.TXT, "", text, (Segment(0, len(text), TextPlace(0, len(text))),))


def _find(document: Document, *terms: str) -> list[str]:
    mentions = letters.find(document, (), lambda _: (), terms=terms, person=None)
    return [document.text[each.start : each.end] for each in sorted(mentions, key=lambda each: each.start)]


@pytest.mark.parametrize(
    "written",
    [
        "%51uistorp",
        "%51%75%69%73%74%6f%72%70",
        "Quist%6Frp",
        "&#81;uistorp",
        "&#x51;&#117;istorp",
        "Quis&shy;torp",
        "Qui\u00adstorp",
        "Qui-storp",
        "Quis\u2010torp",
        "Qu\u00adis\u00adtorp",
    ],
)
@pytest.mark.parametrize("around", ["It was {} who came", "https://x.no/?n={}&m=1", "({})", "&lt;{}&gt;"])
def test_all_that_spells_the_word_is_one_mention(written: str, around: str) -> None:
    assert written in _find(_text(around.format(written)), SECRET)


def test_letters_that_an_escape_makes_two_of_are_found() -> None:
    assert _find(_text("x.de/Gro%C3%9Fmann"), "Großmann") == ["Gro%C3%9Fmann"]


@pytest.mark.parametrize(
    "text", ["re-form", "Lo-rem", "100%75 of 30%", "R&amp;D", "AT&T; %zz", "&#9999999;", "%E2%28%A1"]
)
@pytest.mark.parametrize("word", ["form", "reform", "lorem", "rest"])
def test_other_words_are_left_alone(text: str, word: str) -> None:
    found = _find(_text(text), word)
    assert not found or (text, word, found) == ("re-form", "reform", ["re-form"])


@pytest.mark.parametrize("attack", HYPHENED, ids=str)
def test_both_halves_are_found(attack: Attack) -> None:
    document = documents.read(attack.build(), Path(attack.name))
    found = _find(document, SECRET)
    assert "".join(found).replace("-", "").replace("\n", "") == SECRET


def test_half_a_word_is_no_match() -> None:
    """The word "rest" is not made of "for-" and "estate", though its letters are there."""
    document = documents.read(joins._cells("It was for-", "estate"), Path("x.pdf"))
    assert not _find(document, "rest")


def test_recognizers_see_a_word_that_a_cell_divides() -> None:
    document = documents.read(joins._cells("Mr Quis-", "torp"), Path("x.pdf"))
    views: list[str] = []
    letters.find(document, (), lambda view: (views.append(view), ())[1], terms=(), person=None)  # type: ignore[func-returns-value]
    assert any(SECRET in view for view in views)


def test_many_cells_are_compared_with_few() -> None:
    cells = [divided._Cell(n, n + 1, n // 500, 0.0, 14.0 * (n % 500), 50.0, 14.0 * (n % 500) + 12) for n in range(5000)]
    assert len(list(divided._below(cells))) < 2 * len(cells)
