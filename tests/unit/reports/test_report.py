"""Reports are complete, readable by themselves, and hold no text of the document."""

from __future__ import annotations

import json
import re
import unicodedata
from dataclasses import replace
from html import escape, unescape
from html.parser import HTMLParser
from pathlib import Path

import pymupdf
import pytest

from engine import policies
from engine import reports as report
from engine.core import messages
from engine.core.catalogue import ENGLISH
from engine.core.message import literal
from engine.core.options import MaskStyle
from engine.core.types import (
    Action,
    Check,
    DecidedBy,
    Decision,
    Document,
    DocumentKind,
    Entity,
    EntityRisk,
    Examination,
    Isolation,
    Kind,
    MaskingPlan,
    Mention,
    Notice,
    RedactionReport,
    RiskAssessment,
    Role,
)
from engine.reports import Outcome, to_html, to_json, to_look_at, to_pdf
from tests.builders.sabotage import MASKED, case, pdf_source


def _outcome(
    *checks: Check,
    output: str | None = "letter_redacted.pdf",
    reason: str = "",
    isolation: Isolation | None = None,
) -> Outcome:
    report = RedactionReport(
        source_hmac_sha256="a" * 64,
        output_sha256="b" * 64,
        counts={"PERSON masked": 3, "PERSON kept": 1, "high risk masked": 3, "low risk kept": 1},
        checks=checks,
        notices=(Notice("picture-not-searched", pages=(0, 2)), Notice("tracked-change", count=4)),
        versions={"sable": "0.1", "lxml": "6"},
        seconds={"verify": 1.234},
        isolation=isolation,
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


PASSED, FAILED = (
    Check("Text", True, literal("0 of 3 masked strings found")),
    Check("Pages", False, literal("1 page differs")),
)


@pytest.mark.parametrize(
    ("guards", "said"),
    [
        (
            ("memory", "no-files", "no-network"),
            "no network and no other programs, no files but Sable's own, at most 2 GiB of memory, 300 seconds of "
            "processor time",
        ),
        (("no-files",), "the system could not shut off network and other programs, no files but"),
        ((), "the system could not shut off files, 300 seconds"),
    ],
)
def test_how_the_file_was_opened_is_told(guards: tuple[str, ...], said: str) -> None:
    outcome = _outcome(PASSED, isolation=Isolation(guards, 2 << 30, 300))
    assert said in unescape(to_html([outcome]))
    assert json.loads(to_json([outcome]))["files"][0]["report"]["isolation"]["guards"] == list(guards)


def test_json_holds_every_field() -> None:
    files = json.loads(to_json([_outcome(PASSED, FAILED), Outcome("x.txt", None, 3, "Empty.", None)]))["files"]
    assert [each["verified"] for each in files] == [False, False]
    assert files[0]["report"]["checks"][1] == {
        "name": "Pages",
        "passed": False,
        "detail": "1 page differs",
        "checked": True,
    }
    assert files[0]["report"]["notices"][0] == {
        "code": "picture-not-searched",
        "pages": [0, 2],
        "count": 0,
        "names": [],
        "paragraphs": [],
        "lines": [],
    }
    assert files[1] == {
        "file": "x.txt", "output": None, "exit_code": 3, "reason": "Empty.", "report": None, "verified": False,
        "look_at": [], "removed": [], "masks": [], "policy": "",
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


def test_only_what_asks_for_a_look_is_a_warning() -> None:
    notices = (Notice("box-even", count=2, names=("999", "195")), Notice("box-exact", count=1, names=("9", "3")))
    outcome = _outcome(PASSED)
    assert outcome.report is not None
    sentences = ("Only names are masked.", *messages.look_at(notices))
    told = replace(outcome, report=replace(outcome.report, notices=notices), look_at=sentences)
    assert [style for _, style in to_look_at(told, ENGLISH)] == ["warning", "", "warning"]
    assert re.findall(r'class="warning"', to_html([told])) == ['class="warning"'] * 2


def test_html_says_what_happened() -> None:
    page = to_html([_outcome(PASSED, FAILED, reason="Thrown <away>.")])
    for words in (
        "1 page differs",
        "Pictures on pages 1, 3 were not searched.",
        "4 tracked changes",
        "<th>name of a person</th><td>3 masked, 1 kept</td>",
        "<th>High</th><td>3 masked</td></tr>\n<tr><th>Low</th><td>1 kept</td>",
        "Thrown &lt;away&gt;.",
    ):
        assert words in page
    assert "<b>letter" not in page
    assert "Medium" not in page


def test_a_report_names_the_policy_above_its_sections() -> None:
    applied = report.applied(policies.load("hipaa-safe-harbor"))
    assert "version" in applied and "It follows 45 CFR 164.514(b)(2)" in applied
    outcome = replace(_outcome(PASSED), policy=applied)
    page = to_html([outcome])
    assert page.index(f"Policy: {escape(applied)}") < page.index("<h3>")
    with pymupdf.open("pdf", to_pdf([outcome])) as opened:
        assert applied.split(":")[0] in " ".join(opened[0].get_text().split())
    assert json.loads(to_json([outcome]))["files"][0]["policy"] == applied


def test_a_policy_of_no_law_says_so() -> None:
    assert "It follows no law" in report.applied(policies.load("names-only"))


def test_the_law_of_a_user_s_policy_is_what_its_rules_cite() -> None:
    rules = policies.load("hipaa-safe-harbor").rules[:2]
    own = policies.Policy(name="own", title="Own", looks_for="l", does_not=(), rules=rules)
    assert report.applied(own) == "own: Own. It follows 45 CFR 164.514(b)(2)(i)(C)."


def test_entities_are_counted_by_kind_and_by_level() -> None:
    found = [(Kind.PERSON, 1.0, 2), (Kind.LOC, 0.1, 1), (Kind.LOC, 0.5, 1)]
    entities = tuple(
        Entity(f"e{number}", kind, Role.QUASI, (Mention(0, 1, kind, 1.0, "neural", literal("")),) * places)
        for number, (kind, _, places) in enumerate(found)
    )
    risks = tuple(
        EntityRisk(f"e{number}", (), 1.0, each[1], flagged=True, why=literal("")) for number, each in enumerate(found)
    )
    actions = (Action.MASK, Action.KEEP, Action.LABEL)
    decisions = tuple(
        Decision(f"e{number}", action, None, DecidedBy.PROGRAM, literal("")) for number, action in enumerate(actions)
    )
    document = Document(Path("letter.txt"), DocumentKind.TXT, "a" * 64, "Ada in Saltby", ())
    examination = Examination(document, entities, RiskAssessment(risks, ()))
    plan = MaskingPlan(decisions, 2.0, 2.0, "optimal", proven_optimal=True)
    counts = report.counts(examination, plan, report.Results("Ada in Saltby", (), MaskStyle.BOX))
    assert counts == {
        "LOC kept": 1, "LOC masked": 1, "PERSON masked": 1, "entities kept": 1, "entities masked": 2,
        "places kept": 1, "places masked": 3, "high risk masked": 1, "low risk kept": 1, "medium risk masked": 1,
    }  # fmt: skip
    assert list(counts) == sorted(counts)


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
    told = [_outcome(*checks)]
    with pymupdf.open("pdf", to_pdf(told)) as document:
        paper = "".join(page.get_text() for page in document)
    for form in (to_json(told), to_html(told), paper):
        assert not any(word in form for word in (*MASKED, "Tolvald", "Quarry"))


def test_the_print_says_the_same_as_the_page() -> None:
    outcome = _outcome(PASSED, FAILED, reason="Thrown <away>.")
    with pymupdf.open("pdf", to_pdf([outcome])) as document:
        paper = "".join(page.get_text() for page in document)
    words = " ".join(unicodedata.normalize("NFKC", paper).split())
    for said in (
        "0 of 1 file redacted",
        "<b>letter</b>.pdf → letter_redacted.pdf",
        "Thrown <away>.",
        "⊗ 1 page differs",
        "a" * 40,
        "b" * 40,
        "4 tracked changes",
    ):
        assert said in words
    assert "Medium" not in words
