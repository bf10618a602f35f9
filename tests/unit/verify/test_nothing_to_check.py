"""A check that had nothing to check says so, and is not shown as passed."""

from __future__ import annotations

from engine.core.types import Check, DocumentKind, RedactionReport
from engine.reports import Outcome, to_html
from engine.verify import pictures
from engine.verify.pdf import glyphs as pdf_glyphs
from tests.builders.pdf import from_content, text_at
from tests.builders.sabotage import case


def test_files_without_pictures_are_not_said_to_have_been_read() -> None:
    assert pictures.read(2, 1) is None
    for read in (pictures.read(0, 0), pictures.read(2, 0), pdf_glyphs.read(1, 0)):
        assert read and read.passed and not read.checked and read.detail.startswith("nothing to check: ")
    glyphs = pdf_glyphs.read(0, 0)
    assert glyphs and glyphs.passed and glyphs.checked


def test_where_nothing_was_masked_no_search_counts_strings() -> None:
    made = case(DocumentKind.PDF, from_content(text_at(50, 200, "Nothing of a person stands here.")), ("Zzyzx",))
    checks = {each.name: each for each in made.checks()}
    assert all(each.passed for each in checks.values())
    empty = {name for name, each in checks.items() if not each.checked}
    assert {"Text as Sable reads it", "Text as PDFium reads it", "Strings, names and streams"} <= empty
    assert "Nothing left in the areas that were drawn" in empty and "Nothing but pages in the file" not in empty
    assert all(checks[name].detail.startswith("nothing to check: ") for name in empty)
    assert not [name for name in empty if "no masked string is long enough" in checks[name].detail]


def test_a_report_shows_a_line_instead_of_a_tick() -> None:
    checks = (Check("A", True, "0 of 2 found"), Check("B", True, "nothing to check: no areas", checked=False))
    page = to_html([Outcome("a", "b", 0, "", RedactionReport("", "", {}, checks, (), {}, {}))])
    assert '<td class="passed">✓ 0 of 2 found</td>' in page
    assert "<td>– nothing to check: no areas</td>" in page
