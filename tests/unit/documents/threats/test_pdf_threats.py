"""Every row of the threat list for PDF: its example is closed, and stays open without the steps that close it.

The proofs are independent of the code that wrote the file: all objects and decoded streams, the samples of pictures as
another library decodes them, what a page looks like. Without all steps that the example names the proof must find the
leak, or the writer must refuse the file.
"""

from __future__ import annotations

from sys import modules

import pytest

from engine.core.errors import CannotMakeSafe
from engine.core.options import Layout
from engine.documents.pdf.sanitise import normalise
from engine.documents.pdf.sanitise.normalise import BY_DESIGN
from tests.builders.pdf import mask, words
from tests.builders.pdf_threats import EXAMPLES, Example
from tests.sampled import sampled

# The package has a function of this name.
WRITE = modules["engine.documents.pdf.write"]
TABLES = {"CLEANING": normalise, "MASKING": WRITE}
STEPS = [step for name, module in TABLES.items() for step in getattr(module, name)]

ROWS = {f"P{number:02}" for number in range(1, 35)} | {"P19b", "P19c"}


def without(names: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    for table, module in TABLES.items():
        left = tuple(step for step in getattr(module, table) if step.name not in names)
        monkeypatch.setattr(module, table, left)


def _layout(example: Example) -> Layout:
    """Most proofs look where the name stood."""
    return Layout.EVEN if example.row == "P20" else Layout.EXACT


def test_every_row_is_in_a_table() -> None:
    assert {row for step in STEPS for row in step.rows} | set(BY_DESIGN) == ROWS
    assert {example.row for example in EXAMPLES} | set(BY_DESIGN) == ROWS


def test_every_step_has_an_example_for_each_of_its_rows() -> None:
    named = {(step, example.row) for example in EXAMPLES for step in example.steps}
    for step in STEPS:
        missing = [row for row in step.rows if (step.name, row) not in named]
        assert not missing, (step.name, missing)


@pytest.mark.parametrize("example", EXAMPLES, ids=str)
def test_row_is_closed(example: Example) -> None:
    assert example.leaks(example.source), "positive control: the proof finds it in the original"
    _, written = mask(example.source, layout=_layout(example))
    assert not example.leaks(written.data)
    assert not example.notice or example.notice in {each.code for each in written.removed}


@pytest.mark.parametrize("example", sampled(EXAMPLES, every=3), ids=str)
def test_row_is_open_without_its_steps(example: Example, monkeypatch: pytest.MonkeyPatch) -> None:
    without(example.steps, monkeypatch)
    try:
        leaks = example.leaks(mask(example.source, layout=_layout(example))[1].data)
    except CannotMakeSafe:  # MuPDF reads an annotation that was not drawn into the page; the writer can't find its text
        leaks = True
    assert leaks


def test_text_outside_the_boxes_stays() -> None:
    for example in EXAMPLES:
        if example.row != "P26" and "signed" in words(example.source):
            assert "signed" in words(mask(example.source)[1].data), example
