"""Invented judgments of seven countries under the policies for their publication: what goes, and what stays."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from engine.cli.main import main
from tests.sampled import sampled

pytestmark = pytest.mark.model

DECISIONS = Path(__file__).parent / "decisions"
EXPECTED = tomllib.loads((DECISIONS / "expected.toml").read_text(encoding="utf-8"))
COUNTRY = {"da": "dk"}
"""The country of the policy where the name of a file begins with that of a language."""


NAMES = sampled(sorted(EXPECTED), every=3)  # of each country one in `make test`


@pytest.fixture(scope="module")
def published(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], str]:
    """Return a function that redacts the judgment with a name, once, and returns what is left."""
    folder = tmp_path_factory.mktemp("published")

    @cache
    def redacted(name: str) -> str:
        source, target, country = DECISIONS / f"{name}.txt", folder / f"{name}.txt", name.partition("-")[0]
        policy = f"decisions-{COUNTRY.get(country, country)}"
        assert main(["redact", str(source), "-o", str(target), "--policy", policy]) == 0
        return " ".join(target.read_text(encoding="utf-8").split())

    return redacted


def test_every_decision_has_an_answer() -> None:
    assert {each.stem for each in DECISIONS.glob("*.txt")} == EXPECTED.keys()


@pytest.mark.parametrize("name", NAMES)
def test_what_identifies_people_goes(published: Callable[[str], str], name: str) -> None:
    original = " ".join((DECISIONS / f"{name}.txt").read_text(encoding="utf-8").split())
    assert [each for each in EXPECTED[name]["goes"] if each not in original] == []
    assert [each for each in EXPECTED[name]["goes"] if each in published(name)] == []


@pytest.mark.parametrize("name", NAMES)
def test_what_the_publication_needs_stays(published: Callable[[str], str], name: str) -> None:
    assert [each for each in EXPECTED[name]["stays"] if each not in published(name)] == []


def test_a_young_offender_has_not_even_initials(published: Callable[[str], str]) -> None:
    assert "K.H.S." not in published("br-infancia")
