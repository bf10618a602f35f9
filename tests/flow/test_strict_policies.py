"""A policy can refuse a file that was not searched completely, or in which a box shows the width of a masked text."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from engine.core.errors import CannotMakeSafe
from engine.core.messages import NOTICES
from engine.core.options import Options
from engine.pipeline import flow
from engine.pipeline.producing import UNSEARCHED
from tests.builders.pdf import from_content, text_at
from tests.builders.pdf_lines import page

READ = "The lease of Ann Lee ends in March, and the keys are with the porter of the house.\n"
HARDLY_READ = "Umowa najmu Anny Lee wygasa w marcu, a klucze są u dozorcy tego domu przy rynku.\n" * 3
NAME = "Ann Lee"
UNDERLINED = page("shown", NAME, drawn="110 197 48 1 re f")
POLICY = """\
title = "Ours"
looks_for = "Terms."
does_not = ["Names stay."]
{refusal} = true
[[rule]]
handling = "keep"
sentence = "Kept."
citation = "House rule 1"
dated = 2026-01-31
jurisdiction = "Here"
"""


@pytest.fixture
def refusing(tmp_path: Path) -> Callable[[str], str]:
    """A function that writes a policy with this key, and returns its path."""

    def write(refusal: str) -> str:
        path = tmp_path / "ours.toml"
        path.write_text(POLICY.format(refusal=refusal), encoding="utf-8")
        return str(path)

    return write


@pytest.mark.model
def test_a_file_in_a_language_that_is_hardly_read_is_refused(refusing: Callable[[str], str]) -> None:
    options = Options(terms=("Lee",), policy=refusing("refuse_unsearched"))
    with pytest.raises(CannotMakeSafe) as raised:
        flow.redact(HARDLY_READ.encode(), Path("umowa.txt"), options)
    assert raised.value.fields["problem"] == "unsearched"
    assert flow.redact(READ.encode(), Path("lease.txt"), options).data


@pytest.mark.model
def test_a_page_that_is_signed_with_a_pen_is_refused(refusing: Callable[[str], str]) -> None:
    turns = " ".join(f"{100 + 3 * at + at % 2 * 9} {200 + at % 3 * 8} l" for at in range(30))
    source = from_content(text_at(50, 250, "Signed:") + f"95 200 m {turns} S".encode())
    with pytest.raises(CannotMakeSafe) as raised:
        flow.redact(source, Path("signed.pdf"), Options(policy=refusing("refuse_unsearched")))
    assert raised.value.fields == {"problem": "unsearched", "pages": (0,)}


@pytest.mark.model
def test_other_policies_only_report_what_was_not_searched() -> None:
    redacted = flow.redact(HARDLY_READ.encode(), Path("umowa.txt"), Options(terms=("Lee",)))
    assert UNSEARCHED & {each.code for each in redacted.report.notices}


@pytest.mark.model
def test_a_line_that_shows_a_width_is_refused(refusing: Callable[[str], str]) -> None:
    options = Options(terms=(NAME,), policy=refusing("refuse_width_leaks"))
    with pytest.raises(CannotMakeSafe) as raised:
        flow.redact(UNDERLINED, Path("lease.pdf"), options)
    assert raised.value.fields == {"problem": "width-leak"}
    assert flow.redact(page("shown", NAME), Path("lease.pdf"), options).data


@pytest.mark.model
def test_other_policies_only_report_a_width() -> None:
    redacted = flow.redact(UNDERLINED, Path("lease.pdf"), Options(terms=(NAME,)))
    assert "box-exact" in {each.code for each in redacted.report.notices}


def test_every_notice_that_says_so_refuses_the_file() -> None:
    saying = {code for code, sentence in NOTICES.items() if "earched" in str(sentence).split(":")[0]}
    removed = {code for code in saying if "They are removed" in str(NOTICES[code])}
    searched = {
        "picture-read",
        "drawing-read",
        "misleading-text",
        "unseen-text",
        "unshown-text",
        "picture-of-signs",
        "code-in-picture",
    }
    assert saying - removed - searched - {"stopped-covered"} <= UNSEARCHED <= NOTICES.keys()
