"""Courts, public bodies and laws that the default policy leaves, and offices of a town that it doesn't."""

from __future__ import annotations

import pytest

from engine.policies import wording

IS_PUBLIC = wording.WORDS["public-body"]


@pytest.mark.parametrize(
    "words", ["UNITED STATES DISTRICT COURT", "the Supreme Court", "Information Commissioner’s Office", "GDPR"]
)
def test_public_bodies_stay(words: str) -> None:
    assert IS_PUBLIC(f"see {words} here", 4, 4 + len(words))


@pytest.mark.parametrize(
    "words",
    ["Saltby District Court", "Orrin Valley Hospital", "Saltby Port Authority", "Court Row 4", "SEC Consulting AS"],
)
def test_other_bodies_are_decided_by_their_risk(words: str) -> None:
    assert not IS_PUBLIC(f"see {words} here", 4, 4 + len(words))
