"""Outcomes of a redacted file, as the command line prints them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from engine import reports
from engine.cli import output
from engine.core import messages
from engine.core.catalogue import ENGLISH
from engine.core.errors import CannotMakeSafe, VerificationFailed
from engine.core.message import Message, literal, message
from engine.core.options import Layout
from engine.core.types import Action, Check, DecidedBy, Decision, MaskingPlan, RedactionReport

REPORT = RedactionReport("", "", {}, (Check("Text", False, literal("found")),), (), {}, {})


@pytest.mark.parametrize(
    ("masked", "places", "said"),
    [
        (0, 0, "Masked nothing and kept 2 entities.\n  Every check of the written file passed.\n  Read it before you "),
        (1, 1, "Masked 1 entity in 1 place, kept 2 entities."),
        (2, 3, "Masked 2 entities in 3 places, kept 2 entities."),
    ],
)
def test_what_was_masked_is_counted(masked: int, places: int, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    counts = {"entities masked": masked, "places masked": places, "entities kept": 2}
    outcome = reports.Outcome(file="a", output="b", exit_code=0, reason="", report=None)
    output.print_outcome(Path("a"), Path("b"), PLAN, counts, outcome)
    assert said in capsys.readouterr().out


def test_where_nothing_was_found_nothing_else_is_spoken_of(capsys: pytest.CaptureFixture[str]) -> None:
    output.print_outcome(Path("a"), Path("b"), PLAN, {}, reports.Outcome("a", "b", 0, "", None))
    assert "Nothing was found, so nothing was masked.\n" in capsys.readouterr().out


PLAN = MaskingPlan((), cost=0.0, bound=0.0, method="test", proven_optimal=False)


def test_what_is_not_masked_is_counted_by_what_became_of_it(capsys: pytest.CaptureFixture[str]) -> None:
    counts = {"entities masked": 1, "places masked": 1, "entities generalised": 2, "places generalised": 3}
    outcome = reports.Outcome(file="a", output="b", exit_code=0, reason="", report=None)
    output.print_outcome(Path("a"), Path("b"), PLAN, counts, outcome)
    said = "Masked or changed 3 entities in 4 places (1 masked, 3 generalised); nothing else was found."
    assert said in capsys.readouterr().out


@pytest.mark.parametrize(
    ("method", "decided_by", "said"),
    [
        (
            "cp-sat",
            DecidedBy.PROGRAM,
            "The plan: proved to be the smallest choice among these findings that policy, terms and limits of risk "
            "allow.",
        ),
        ("greedy", DecidedBy.PROGRAM, "The plan: chosen by the greedy search, perhaps more than has to be masked."),
        ("cp-sat", DecidedBy.POLICY, "kept 2 entities."),
    ],
)
def test_a_proof_is_claimed_only_of_what_the_optimizer_chose(
    method: str, decided_by: DecidedBy, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    decision = Decision("e1", Action.MASK, None, decided_by, literal(""))
    plan = replace(PLAN, decisions=(decision,), method=method, proven_optimal=True)
    counts = {"entities masked": 1, "places masked": 1, "entities kept": 2}
    output.print_outcome(Path("a"), Path("b"), plan, counts, reports.Outcome("a", "b", 0, "", None))
    assert f"{said}\n" in capsys.readouterr().out


_STOPPED = Check("check.strings", False, message("verdict.not-run", cause=Message("verdict.ended")))
_SHOWN = Check("check.drawn-pages", False, Message("drawn.no-marks"))

_SPOT = message("place.spot", page=2, across=120, down=95)
_NEW = Check("check.text-in-place", False, message("glyphs.new", number=1, places=(_SPOT,)))


def _with(*checks: Check) -> RedactionReport:
    return replace(REPORT, checks=checks)


@pytest.mark.parametrize(
    ("error", "header", "layout", "advised"),
    [
        (CannotMakeSafe(problem="text-moved", pages=(0,)), b"%PDF-1.7", Layout.EVEN, True),
        (CannotMakeSafe(problem="text-moved", pages=(0,)), b"%PDF-1.7", Layout.PICTURES, False),
        (CannotMakeSafe(problem="xfa-placeholder"), b"%PDF-1.7", Layout.EVEN, False),
        (CannotMakeSafe(problem="content-stream"), b"%PDF-1.7", Layout.EVEN, False),
        (CannotMakeSafe(problem="width-leak"), b"%PDF-1.7", Layout.EVEN, False),
        (CannotMakeSafe(problem="imported-document"), b"PK\3\4", Layout.EVEN, False),
        (VerificationFailed(REPORT), b"%PDF-1.7", Layout.EVEN, True),
        (VerificationFailed(REPORT), b"%PDF-1.7", Layout.PICTURES, False),
        (VerificationFailed(REPORT), b"plain", Layout.EVEN, False),
        (VerificationFailed(_with(_STOPPED)), b"%PDF-1.7", Layout.EVEN, False),
        (VerificationFailed(_with(_SHOWN)), b"%PDF-1.7", Layout.EVEN, False),
        (VerificationFailed(_with(_SHOWN, *REPORT.checks)), b"%PDF-1.7", Layout.EVEN, False),
        (VerificationFailed(_with(_NEW)), b"%PDF-1.7", Layout.EVEN, False),
    ],
)
def test_pages_as_pictures_are_advised_only_where_they_may_help(
    error: Exception, header: bytes, layout: Layout, advised: bool, tmp_path: Path
) -> None:
    source = tmp_path / "file"
    source.write_bytes(header)
    assert ("--layout pictures" in output.failure(source, error, layout).reason) is advised


@pytest.mark.parametrize(
    ("checks", "layout", "advice"),
    [
        ((_NEW,), Layout.EVEN, messages.TRY_BOXES),
        ((_NEW,), Layout.PICTURES, messages.TRY_BOXES),
        ((_SHOWN,), Layout.EVEN, messages.TRY_AREAS),
        ((_SHOWN,), Layout.PICTURES, messages.TRY_AREAS),
        ((_SHOWN, _NEW), Layout.EVEN, ""),
        ((_STOPPED,), Layout.EVEN, ""),
    ],
)
def test_a_refused_file_gets_the_advice_that_can_help(checks: tuple[Check, ...], layout: Layout, advice: str) -> None:
    assert messages.advice_on(VerificationFailed(_with(*checks)), b"%PDF-1.7", layout) == advice


def test_a_refusal_says_on_which_page_and_where() -> None:
    assert ENGLISH.say(_NEW.detail).endswith("Places: page 2, 120 mm from the left and 95 mm from the top")
