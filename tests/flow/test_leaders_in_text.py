"""A row of dots away from a mask becomes a mask without a label, in every style and format."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from engine.core.options import MaskStyle, Options
from engine.pipeline import flow
from tests.builders.sabotage import docx_source, pdf_source
from tests.sampled import sampled

LINE = "Tenant Maren Tolvald, ward ..... other, floor ..... third."
SOURCES = {"note.txt": LINE.encode(), "note.docx": docx_source(LINE), "note.pdf": pdf_source(LINE)}


@pytest.mark.model
@pytest.mark.parametrize(("name", "style"), sampled(product(SOURCES, MaskStyle), every=4))
def test_a_leader_apart_from_the_mask_is_masked(name: str, style: MaskStyle) -> None:
    options = Options(person="Maren Tolvald", mask=style)
    redacted = flow.redact(SOURCES[name], Path(name), options)
    assert all(check.passed for check in redacted.report.checks)
    if name == "note.txt":
        assert "....." not in redacted.data.decode()
