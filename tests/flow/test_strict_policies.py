"""A policy can refuse a file in which a box still shows how wide a masked text was (threat P20)."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.errors import CannotMakeSafe
from engine.core.options import Options
from engine.pipeline import flow
from tests.builders.pdf_lines import page

NAME = "Ann Lee"
UNDERLINED = page("shown", NAME, drawn="110 197 48 1 re f")
POLICY = """\
title = "Ours"
looks_for = "Terms."
does_not = ["Names stay."]
refuse_width_leaks = true
[[rule]]
handling = "keep"
sentence = "Kept."
citation = "House rule 1"
dated = 2026-01-31
jurisdiction = "Here"
"""


@pytest.fixture
def strict(tmp_path: Path) -> str:
    path = tmp_path / "ours.toml"
    path.write_text(POLICY, encoding="utf-8")
    return str(path)


@pytest.mark.model
def test_a_line_that_shows_a_width_is_refused(strict: str) -> None:
    options = Options(terms=(NAME,), policy=strict)
    with pytest.raises(CannotMakeSafe) as raised:
        flow.redact(UNDERLINED, Path("lease.pdf"), options)
    assert raised.value.fields == {"problem": "width-leak"}
    assert flow.redact(page("shown", NAME), Path("lease.pdf"), options).data


@pytest.mark.model
def test_other_policies_only_report_it() -> None:
    redacted = flow.redact(UNDERLINED, Path("lease.pdf"), Options(terms=(NAME,)))
    assert "box-exact" in {each.code for each in redacted.report.notices}
