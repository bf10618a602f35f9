"""A check that had nothing to check says so, and is not shown as passed."""

from __future__ import annotations

from engine.core.catalogue import ENGLISH
from engine.core.message import literal
from engine.core.progress import Silent
from engine.core.types import Check, DocumentKind, RedactionReport
from engine.documents.pdf.redact.pictured import pictured
from engine.reports import Outcome, to_html
from engine.verify import pictures
from engine.verify.pdf import glyphs as pdf_glyphs
from tests.builders.pdf import from_content, text_at
from tests.builders.pdf_glyphs import embedded
from tests.builders.sabotage import case
from tests.builders.scans import ENGLISH as ENGLISH_ONLY
from tests.builders.scans import needs_english


def test_files_without_pictures_are_not_said_to_have_been_read() -> None:
    assert pictures.read(2, 1) is None
    for read in (pictures.read(0, 0), pictures.read(2, 0), pdf_glyphs.read(0, 0), pdf_glyphs.read(2, 0)):
        assert read and read.passed and not read.checked and ENGLISH.say(read.detail).startswith("nothing to check: ")
    glyphs = pdf_glyphs.read(1, 0)
    assert glyphs and glyphs.passed and glyphs.checked


@needs_english
def test_a_file_without_glyphs_is_not_said_to_show_honest_ones() -> None:
    """Pages that became pictures show no glyph, and those of the fonts that every viewer has are not compared."""
    honest = embedded("Ingrid Sandvik was born in Saltby.")
    for data, verdict in (
        (honest, "glyphs.none-misleading"),
        (pictured(honest, Silent()), "nothing.no-glyphs"),
        (from_content(text_at(50, 200, "Nothing of a person stands here.")), "nothing.no-glyphs"),
    ):
        texts = list(pdf_glyphs.scan(ENGLISH_ONLY, data, None))
        said = pdf_glyphs.read(len(texts), sum(bool(each.text) for each in texts))
        assert said and said.passed and said.detail.code == verdict
        assert said.checked is (verdict == "glyphs.none-misleading")


def test_where_nothing_was_masked_no_search_counts_strings() -> None:
    made = case(DocumentKind.PDF, from_content(text_at(50, 200, "Nothing of a person stands here.")), ("Zzyzx",))
    checks = {each.name: each for each in made.checks()}
    assert all(each.passed for each in checks.values())
    empty = {name for name, each in checks.items() if not each.checked}
    assert {"check.text-as-sable", "check.text-as-pdfium", "check.strings"} <= empty
    assert "check.areas" in empty and "check.pages-only" not in empty
    assert all(ENGLISH.say(checks[name].detail).startswith("nothing to check: ") for name in empty)
    assert not [name for name in empty if "no masked string is long enough" in ENGLISH.say(checks[name].detail)]


def test_a_report_shows_a_line_instead_of_a_tick() -> None:
    checks = (
        Check("A", True, literal("0 of 2 found")),
        Check("B", True, literal("nothing to check: no areas"), checked=False),
    )
    page = to_html([Outcome("a", "b", 0, "", RedactionReport("", "", {}, checks, (), {}, {}))])
    assert '<td class="passed">✓ 0 of 2 found</td>' in page
    assert "<td>– nothing to check: no areas</td>" in page
