"""Overridden directions: what is stored afterwards is what was shown."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.documents.directions import shown_order
from tests.builders.docx import run
from tests.unit.documents.test_docx_read import text


@pytest.mark.parametrize(
    ("stored", "shown"),
    [
        ("Tol\u202edlav\u202c of", "Tolvald of"),
        ("\u202edl\u202eva\u202cloT\u202c", "Tolavld"),
        ("\u202edl\u202dTolva\u202c\u202c", "Tolvald"),
        ("\u202ene\u0301e\u202c", "ee\u0301n"),
        ("\u202eab\ncd", "ba\ncd"),
        ("\u202eab\u202c\u202c", "ba\u202c"),
        ("\u202eשלום 12\u202c", "21 שלום"),
        ("\u202dשלום 12\u202c", "םולש 12"),
        ("\u202eab\u2066cd\u2069\u202c", "cdba"),
        ("a\u2067b\u2069", "a\u2067b\u2069"),
    ],
)
def test_order(stored: str, shown: str) -> None:
    assert "".join(stored[index] for index in shown_order(stored)) == shown


@given(st.text(st.sampled_from("ab1 \u05d0\u0301\n\u202a\u202c\u202d\u202e\u2067\u2069")))
def test_no_character_is_lost_or_doubled(stored: str) -> None:
    order = shown_order(stored)
    assert len(set(order)) == len(order)
    lost = {stored[index] for index in set(range(len(stored))) - set(order)}
    assert lost <= set("\u202a\u202c\u202d\u202e\u2067\u2069")


def test_thousands_of_openings_are_no_depth() -> None:
    assert shown_order("\u202e" * 9_000 + "ab" + "\u202c" * 9_000) is not None


_LIVE = (
    '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>PAGE</w:instrText></w:r>'
    f'<w:r><w:fldChar w:fldCharType="separate"/></w:r>{run("12")}<w:r><w:fldChar w:fldCharType="end"/></w:r>'
)


@pytest.mark.parametrize(
    ("content", "shown"),
    [
        (f"{run('a ')}<w:bdo w:val='rtl'>{run('dlav')}{run('loT', '<w:rPr><w:b/></w:rPr>')}</w:bdo>", "a Tolvald"),
        (f"<w:bdo w:val='ltr'>{run('Tolvald')}</w:bdo>", "Tolvald"),
        (f"<w:bdo w:val='rtl'>{run('loT')}<w:r><w:br/></w:r>{run('dlav')}</w:bdo>", "Tol\nvald"),
        (f"<w:bdo w:val='rtl'>{run('b')}<w:r><w:tab/></w:r>{run('a')}</w:bdo>", "a\tb"),
        (f"<w:hyperlink><w:bdo w:val='rtl'>{run('ba')}</w:bdo></w:hyperlink>", "ab"),
        (f"{run('a ' + chr(0x202E))}<w:dir w:val='rtl'>{run('b')}</w:dir>{run('c')}", "a cb"),
        (f"<w:bdo w:val='rtl'>{run('ba')}{_LIVE}</w:bdo>", "12ab"),
    ],
)
def test_paragraph(content: str, shown: str) -> None:
    assert text(f"<w:p>{content}</w:p>") == shown


def test_the_text_of_a_watermark_is_ordered_too() -> None:
    assert (
        text("<w:p><w:r><w:pict><v:shape><v:textpath string='Tol\u202edlav'/></v:shape></w:pict></w:r></w:p>")
        == "Tolvald"
    )
