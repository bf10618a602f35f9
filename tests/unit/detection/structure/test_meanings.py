"""Meanings that the labels of English forms announce."""

from __future__ import annotations

import pytest

from engine.core.types import Meaning
from engine.detection.structure.meanings import meaning


@pytest.mark.parametrize(
    "label", ["Keyworker", "Key worker", "Named nurse", "Form tutor", "Mentor", "Head of Year", "Clerk"]
)
def test_whoever_looks_after_somebody_has_a_name(label: str) -> None:
    assert meaning(label) is Meaning.NAME
