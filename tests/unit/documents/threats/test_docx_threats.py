"""Every row of the threat list for DOCX: its hiding place is emptied, and each step that empties one is needed.

The proof is independent of the code that wrote the file: all bytes of all entries, joined over runs. With a step
switched off the same proof must find what that step removes, and the verifier must refuse the file.
"""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path

import docx as python_docx
import pytest

from engine.core.types import Document, Redaction, Written
from engine.documents import docx
from engine.documents.docx import sanitise
from tests.builders.docx import holds
from tests.builders.docx_hiding import SECRET, Example
from tests.builders.docx_threats import EXAMPLES
from tests.builders.sabotage import Case, failed
from tests.sampled import sampled

ROWS = {f"D{number:02}" for number in range(1, 33)}

# Without it a mark is left that says nothing of anybody, so the verifier lets it pass.
HARMLESS = "marks of the web view"

# They are the second lock of most other steps.
ALLOW_LISTS = {"elements by allow-list", "values by allow-list", "measures to more digits than a page shows"}


def read(source: bytes) -> Document:
    return docx.read(source, Path("x.docx"))


def redacted(source: bytes, *, only_first: bool = False) -> tuple[Document, tuple[Redaction, ...], Written]:
    document = read(source)
    found = tuple(Redaction(each.start(), each.end(), "[PERSON 1]") for each in re.finditer(SECRET, document.text))
    chosen = found[:1] if only_first else found
    written = docx.write(source, document, chosen)
    return document, chosen, written


def test_every_row_is_in_the_table() -> None:
    assert {row for step in sanitise.STEPS for row in step.rows} | set(sanitise.BY_DESIGN) == ROWS
    assert {example.row for example in EXAMPLES} == ROWS - {"D31", "D32"}, "these two have tests of their own"


def test_every_step_has_an_example() -> None:
    named = {(example.row, example.step) for example in EXAMPLES if example.step}
    for step in sanitise.STEPS:
        missing = [row for row in step.rows if (row, step.name) not in named]
        assert not missing, (step.name, missing)
    assert {name for _, name in named} == {step.name for step in sanitise.STEPS}


@pytest.mark.parametrize("example", EXAMPLES, ids=str)
def test_hiding_place_is_emptied(example: Example) -> None:
    document, redactions, written = redacted(example.source)
    assert not holds(written.data, SECRET)
    assert not holds(written.data, example.trace)
    assert failed(Case(example.source, document, redactions, written.data).checks()) == set()
    assert example.notice is None or example.notice in {each.code for each in written.removed}
    python_docx.Document(BytesIO(written.data))


@pytest.mark.parametrize("example", sampled((each for each in EXAMPLES if each.step), every=3), ids=str)
def test_without_its_step_the_row_leaks(example: Example, monkeypatch: pytest.MonkeyPatch) -> None:
    off = {example.step} if example.step in ALLOW_LISTS else {example.step, *ALLOW_LISTS}
    left = tuple(step for step in sanitise.STEPS if step.name not in off)
    assert len(left) == len(sanitise.STEPS) - len(off)
    whole, everything, _ = redacted(example.source)
    monkeypatch.setattr(sanitise, "STEPS", left)
    written = redacted(example.source, only_first=True)[2]
    assert holds(written.data, example.trace)
    monkeypatch.undo()
    assert bool(failed(Case(example.source, whole, everything, written.data).checks())) == (example.step != HARMLESS)
