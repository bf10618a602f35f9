"""Letters drawn as shapes are read once more, at the resolution of a screen (threat P22)."""

from __future__ import annotations

import pytest

from engine.verify.pdf import drawn
from tests.builders.outlined import outlined
from tests.builders.scans import ENGLISH, needs_english

pytestmark = needs_english


def test_what_ocr_passes_over_in_marks_is_read_at_a_glance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawn.ocr, "read_marks", lambda *_: iter(()))
    (surface,) = drawn.scan(ENGLISH, outlined("Ingrid Sandvik signed it"), None)
    assert "Ingrid Sandvik" in surface.text
