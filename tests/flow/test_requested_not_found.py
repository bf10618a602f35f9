"""Terms of the user that the file does not hold are reported, and nothing else is."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.options import Options
from engine.pipeline import flow

pytestmark = pytest.mark.model

_TEXT = "The lease of the flat runs for two years.\nSigned by {} himself.\nThe rent is paid monthly until spring.\n"


@pytest.mark.parametrize("written", ["Maren Quistorp", "🆀🆄🅸🆂🆃🅾🆁🅿", "ꞯuistorp", "Q u i s t o r p", "protsiuQ"])
def test_a_name_that_was_masked_is_not_reported_as_missing(written: str) -> None:
    options = Options(person="Maren Quistorp", terms=("harbour", "Quistorp"))
    redacted = flow.redact(_TEXT.format(written).encode(), Path("lease.txt"), options)
    assert written not in redacted.data.decode()
    assert [each.names for each in redacted.report.notices if each.code == "term-not-found"] == [("1",)]
    assert not [each for each in redacted.report.notices if each.code == "person-not-found"]


def test_a_person_who_is_not_in_the_file_is_reported() -> None:
    redacted = flow.redact(_TEXT.format("the landlord").encode(), Path("lease.txt"), Options(person="Maren Quistorp"))
    assert [each for each in redacted.report.notices if each.code == "person-not-found"]
