"""Reports are complete, readable by themselves, and hold no text of the document."""

from __future__ import annotations

import json
from html.parser import HTMLParser

import pytest

from engine.report import Outcome, to_html, to_json
from engine.types import Check, DocumentKind, Notice, RedactionReport
from tests.builders.sabotage import MASKED, case, pdf_source


def _outcome(*checks: Check, output: str | None = "letter_redacted.pdf", reason: str = "") -> Outcome:
    report = RedactionReport(
        source_sha256="a" * 64,
        output_sha256="b" * 64,
        counts={"PERSON masked": 3, "PERSON kept": 1},
        checks=checks,
        notices=(Notice("picture-not-searched", pages=(0, 2)), Notice("tracked-change", count=4)),
        versions={"sable": "0.1", "lxml": "6"},
        seconds={"verify": 1.234},
    )
    return Outcome(
        file="<b>letter</b>.pdf",
        output=output,
        exit_code=0,
        reason=reason,
        report=report,
        look_at=("Pictures on pages 1, 3 were not searched.",),
        removed=("4 tracked changes",),
    )


PASSED, FAILED = Check("Text", True, "0 of 3 masked strings found"), Check("Pages", False, "1 page differs")


def test_json_holds_every_field() -> None:
    files = json.loads(to_json([_outcome(PASSED, FAILED), Outcome("x.txt", None, 3, "Empty.", None)]))["files"]
    assert [each["verified"] for each in files] == [False, False]
    assert files[0]["report"]["checks"][1] == {"name": "Pages", "passed": False, "detail": "1 page differs"}
    assert files[0]["report"]["notices"][0] == {
        "code": "picture-not-searched",
        "pages": [0, 2],
        "count": 0,
        "names": [],
    }
    assert files[1] == {
        "file": "x.txt", "output": None, "exit_code": 3, "reason": "Empty.", "report": None, "verified": False,
        "look_at": [], "removed": [],
    }  # fmt: skip


@pytest.mark.parametrize(
    ("outcome", "verified"),
    [
        (_outcome(PASSED), True),
        (_outcome(PASSED, FAILED), False),
        (_outcome(), False),
        (_outcome(PASSED, output=None), False),
    ],
)
def test_verified_needs_an_output_and_checks_that_all_passed(outcome: Outcome, verified: bool) -> None:
    assert json.loads(to_json([outcome]))["files"][0]["verified"] is verified
    assert f"{int(verified)} of 1 file redacted and verified" in to_html([outcome])


def test_html_says_what_happened() -> None:
    page = to_html([_outcome(PASSED, FAILED, reason="Thrown <away>.")])
    for words in (
        "1 page differs",
        "Pictures on pages 1, 3 were not searched.",
        "4 tracked changes",
        "Thrown &lt;away&gt;.",
    ):
        assert words in page
    assert "<b>letter" not in page


def test_html_needs_nothing_but_itself() -> None:
    tags: dict[str, dict[str, str | None]] = {}

    class Collector(HTMLParser):
        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            tags.setdefault(tag, {}).update(attrs)

    page = to_html([_outcome(PASSED)])
    Collector().feed(page)
    assert tags.keys().isdisjoint({"script", "img", "link", "iframe", "a", "object"})
    assert not any(name in attributes for attributes in tags.values() for name in ("src", "href", "onclick"))
    assert "url(" not in page and "@import" not in page


@pytest.mark.parametrize("spoil", [False, True])
def test_no_masked_string_occurs_in_a_report(spoil: bool) -> None:
    redacted = case(DocumentKind.PDF, pdf_source())
    checks = redacted.checks(redacted.source if spoil else None)
    for form in (to_json([_outcome(*checks)]), to_html([_outcome(*checks)])):
        assert not any(word in form for word in (*MASKED, "Tolvald", "Quarry"))
