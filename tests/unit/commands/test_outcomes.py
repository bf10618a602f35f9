"""What a person is told of a redacted file."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import report
from engine.commands import outcomes
from engine.types import MaskingPlan


@pytest.mark.parametrize(
    ("masked", "places", "said"),
    [
        (0, 0, "Masked nothing, kept 2; perhaps more than has to be masked.\n  Read it before you release it: "),
        (1, 1, "Masked 1 entity in 1 place, kept 2; "),
        (2, 3, "Masked 2 entities in 3 places, kept 2; "),
    ],
)
def test_what_was_masked_is_counted(masked: int, places: int, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    counts = {"entities masked": masked, "places masked": places, "entities kept": 2}
    outcome = report.Outcome(file="a", output="b", exit_code=0, reason="", report=None)
    outcomes.tell(Path("a"), Path("b"), PLAN, counts, outcome)
    assert said in capsys.readouterr().out


PLAN = MaskingPlan((), risk_before=0.0, risk_after=0.0, cost=0.0, bound=0.0, method="test", proven_optimal=False)
