"""First pages of a long PDF are searched and reported before the others; what is found in the end stays the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.options import Options
from engine.core.progress import Silent
from engine.core.types import Examination
from engine.pipeline import flow
from engine.pipeline.interim import Interim
from tests.builders.pdf import from_content, text_at
from tests.builders.scans import needs_english, printed, scan

_NAMES = ("Maren Tolvald", "Orrin Quistorp", "Jonas Lund", "Elsa Brandt", "Piet Haverkamp")


def _page(number: int) -> bytes:
    name, other = (_NAMES[each % len(_NAMES)] for each in (number, number + 1))
    lines = (
        f"On {number + 1} March 2019 {name} of Saltby wrote to {name.split()[0].lower()}{number}@example.com.",
        f"{other}, a harbor pilot, was treated in the clinic of Orrin Valley.",
    )
    return b"".join(text_at(20, 250 - 14 * row, line, size=8) for row, line in enumerate(lines))


def _told(path: Path) -> tuple[list[Interim], Examination]:
    """Return what the window receives while a file is examined, and the examination."""
    told: list[Interim] = []
    return told, flow.examine(path, Options(), Silent(), show=told.append, wordless=True, beginning=True)


@pytest.fixture
def long(tmp_path: Path) -> Path:
    path = tmp_path / "long.pdf"
    path.write_bytes(from_content(*map(_page, range(30))))
    return path


def test_the_first_page_is_reported_before_the_others_are_read(long: Path) -> None:
    told, whole = _told(long)
    text = whole.document.text
    found = next(each for each in told if each.examination.entities)
    assert not found.examination.document.whole
    assert found.examination.document.text == text[: text.index("2 March 2019") - len("\n\nOn ")]
    assert all(text.startswith(each.examination.document.text) for each in told)
    searched = [each.searched for each in told]
    assert searched == sorted(searched)
    assert not any(each.joined for each in told if not each.examination.document.whole)


def test_what_is_found_and_planned_does_not_depend_on_it(long: Path) -> None:
    _, with_beginning = _told(long)
    without = flow.examine(long, Options(), wordless=True)
    assert with_beginning == without
    assert flow.plan(with_beginning, Options()) == flow.plan(without, Options())


@needs_english
def test_the_first_of_few_scanned_pages_is_reported_before_the_others(tmp_path: Path) -> None:
    path = tmp_path / "scan.pdf"
    path.write_bytes(scan(*(printed(f"{name} of Saltby, born 12 March 1981") for name in _NAMES)))
    told, whole = _told(path)
    found = next(each for each in told if each.examination.entities)
    assert {place.page for each in found.examination.document.segments if (place := each.place)} == {0}
    assert whole.document.text.startswith(found.examination.document.text)
