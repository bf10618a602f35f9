"""Words are read without the faint text between their letters."""

from __future__ import annotations

from pathlib import Path

from engine.core.types import Document, DocumentKind
from engine.detection.letters.faint import Visible, without_faint
from tests.attacks.parted import ATTACKS
from tests.builders.pdf import read


def _with_faint(text: str, *faint: str) -> Document:
    """A text in which each of these strings is faint where it first occurs."""
    stretches = sorted((text.index(each), text.index(each) + len(each)) for each in faint)
    return Document(Path(), DocumentKind.TXT, "", text, (), faint=tuple(stretches))


def test_a_word_is_read_across_faint_text() -> None:
    document = _with_faint("The flat is Quis and so torp's.\nIt is let.", " and so ")
    visible = Visible(document)
    assert ["".join(document.text[each] for each in word) for word in visible.words] == ["Quistorp"]
    assert visible.view.characters == "The flat is Quistorp's.\n"
    assert without_faint(document) == "The flat is Quis        torp's.\nIt is let."


def test_faint_text_between_words_joins_nothing() -> None:
    assert not Visible(_with_faint("The flat hidden is let.", "hidden")).parted
    assert not Visible(_with_faint("The flat\nhidden\nis let.", "hidden")).parted
    assert not Visible(_with_faint("The flat is let.")).parted


def test_letters_that_adjoin_on_a_page_are_one_word() -> None:
    document = read(next(each for each in ATTACKS if each.name == "white-underneath.pdf").build())
    assert "Quistorp" not in document.text
    assert "Quistorp" in Visible(document).view.characters
