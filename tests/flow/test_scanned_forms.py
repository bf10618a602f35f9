"""Tables and forms of a scan are masked as those of the file that was printed. All people are invented."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import planning
from engine.core.options import Options
from engine.core.progress import Silent
from engine.pipeline import flow
from tests.builders.scans import needs_english, scanned
from tests.gold import as_pdf, markup
from tests.gold.style import chosen

pytestmark = [pytest.mark.model, needs_english]

SOURCE = """title: Day sheet
kind: rota
language: en
---
# Day sheet, Alder Ward

Last name:: Ostergren && First name:: Bay
Next of kin:: Violet && Known as:: Rose

Staff: Una Hathersage RN, Marek Pawluk HCA and Dilys Rees RN.

| Time | Bed | Note | Init. |
|-|-|-|-|
| 07:15 | 2 | Slept well, no pain, tea taken at the bedside | MP |
| 09:40 | 4 | Dressing of the heel changed, skin intact | UH |
| 11:05 | 2 | Walked to the garden with one to assist | MP |
| 13:30 | 7 | Alarm of the monitor, one lead was loose | DR |
"""
VALUES = {"Ostergren", "Bay", "Violet", "Hathersage", "Pawluk"}
INITIALS = {"MP", "UH", "DR"}
FIXED = {"Last", "kin", "Time", "Bed", "Note", "Init", "Dressing", "Alarm"}


@pytest.mark.parametrize(("degrees", "turned"), [(0.4, 0), pytest.param(0.0, 180, marks=pytest.mark.slow)])
def test_initials_and_values_beside_labels_are_masked_in_a_scan(tmp_path: Path, degrees: float, turned: int) -> None:
    source = tmp_path / "day-sheet.md"
    source.write_text(SOURCE, encoding="utf-8")
    document = markup.read(source)
    path = tmp_path / "day-sheet.pdf"
    path.write_bytes(scanned(as_pdf.render(document, chosen(document.name)), degrees=degrees, turned=turned))
    options = Options()
    examination = flow.examine(path, options)
    text = examination.document.text
    found = planning.redactions(examination, flow.plan(examination, options), options, Silent())
    words = [word.strip(".,") for each in found for word in text[each.start : each.end].split()]
    assert {*words} >= VALUES | INITIALS
    assert words.count("MP") == 2
    assert not {*words} & FIXED
