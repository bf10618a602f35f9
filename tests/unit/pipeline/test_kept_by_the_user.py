"""The check of names in other alphabets leaves out what the user kept, and nothing that the plan kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.errors import VerificationFailed
from engine.core.options import Options
from engine.detection.letters import romanised
from engine.pipeline import flow

_TEXT = "It was she who wrote.\nthe folder 𐌵𐌿𐌹𐍃𐍄𐍉𐍂𐍀 was moved to the old shelf.\n".encode()


@pytest.mark.model
def test_name_that_the_plan_kept_fails_the_check(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(romanised, "find", lambda *_: iter(()))
    with pytest.raises(VerificationFailed):
        flow.redact(_TEXT, Path("a.txt"), Options(terms=("Quistorp",)))
