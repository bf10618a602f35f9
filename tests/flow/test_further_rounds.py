"""Further rounds: OCR reads a masked word first in the result; the file is then written and verified again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import chain, repeat
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from engine.core import messages
from engine.core.errors import VerificationFailed
from engine.core.options import Options
from engine.core.types import Check, PageArea, RedactionReport
from engine.pipeline import flow, producing
from tests.builders.pdf import from_content, read, text_at

pytestmark = pytest.mark.model

_OPTIONS = Options(terms=("Quistorp",))
_SOURCE = from_content(text_at(50, 200, "Mr Quistorp signed.") + text_at(50, 100, "A harbour far away."))
_FOUND = "harbour"


def _area(words: str = _FOUND) -> PageArea:
    document = read(_SOURCE)
    start = document.text.index(words)
    (place,) = document.places(start, start + len(words))
    boxes = place.boxes  # type: ignore[union-attr]
    return PageArea(0, boxes[0]._replace(x1=boxes[-1].x1))


def _failing(monkeypatch: pytest.MonkeyPatch, name: str, rounds: int) -> list[bytes]:
    """Let this check fail in so many rounds, and return the list of the outputs that were verified."""
    verified: list[bytes] = []
    verify: Callable[..., tuple[Check, ...]] = producing.verify.verify

    def failing(claim: Any, **named: Any) -> tuple[Check, ...]:
        verified.append(claim.output)
        checks = verify(claim, **named)
        if len(verified) > rounds:
            return checks
        return tuple(replace(each, passed=False) if each.name == name else each for each in checks)

    monkeypatch.setattr(producing.verify, "verify", failing)
    return verified


def _redacted(
    monkeypatch: pytest.MonkeyPatch, find: Callable[..., tuple[PageArea, ...]]
) -> tuple[bytes, RedactionReport]:
    monkeypatch.setattr("engine.verify.newly_read.sandbox", SimpleNamespace(run=find))
    redacted = flow.redact(_SOURCE, Path("letter.pdf"), _OPTIONS)
    return redacted.data, redacted.report


def test_what_was_found_is_masked_verified_and_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    verified = _failing(monkeypatch, "check.text-as-sable", rounds=1)
    data, report = _redacted(monkeypatch, lambda *_, **__: (_area(),))
    assert verified[1:] == [data]
    assert all(each.passed for each in report.checks)
    assert _FOUND in read(verified[0]).text
    assert _FOUND not in read(data).text
    assert [(each.pages, each.count) for each in report.notices if each.code == "second-round"] == [((0,), 1)]
    assert "areas masked" not in report.counts, "the user drew none"
    assert any("masked as well" in each for each in messages.look_at(report.notices))


def test_words_read_in_the_second_round_are_masked_in_a_third(monkeypatch: pytest.MonkeyPatch) -> None:
    verified = _failing(monkeypatch, "check.text-as-sable", rounds=2)
    places = iter([(_area(),), (_area("far away"),)])
    data, report = _redacted(monkeypatch, lambda *_, **__: next(places))
    assert len(verified) == 3
    assert verified[-1] == data
    assert [_FOUND in read(each).text for each in verified] == [True, False, False]
    assert ["far away" in read(each).text for each in verified] == [True, True, False]
    assert [each.count for each in report.notices if each.code == "second-round"] == [2]


@pytest.mark.parametrize("is_new", [True, False])
def test_there_are_at_most_three_rounds_and_none_without_a_new_place(
    is_new: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    verified = _failing(monkeypatch, "check.text-as-sable", rounds=9)
    places = chain([(_area(),)], repeat((_area("far"),) if is_new else (_area(),)))
    with pytest.raises(VerificationFailed):
        _redacted(monkeypatch, lambda *_, **__: next(places))
    assert len(verified) == (3 if is_new else 2)


@pytest.mark.parametrize(
    ("name", "found"), [("check.same-pages", True), ("check.text-as-pdfium", True), ("check.text-as-sable", False)]
)
def test_other_failures_end_in_the_first_round(name: str, found: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    verified = _failing(monkeypatch, name, rounds=9)
    with pytest.raises(VerificationFailed):
        _redacted(monkeypatch, lambda *_, **__: (_area(),) if found else ())
    assert len(verified) == 1
