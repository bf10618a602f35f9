"""Words for the three privacy risks of a document."""

from __future__ import annotations

from engine.core import risks
from engine.core.catalogue import ENGLISH
from engine.core.types import Exposure


def test_a_plan_is_never_said_to_let_more_be_inferred_than_the_original() -> None:
    """A country that the original states is not inferred from it, but from what is left once the country is masked."""
    before, after = Exposure(1.0, None, 0.1), Exposure(None, None, 0.5)
    *_, said = map(ENGLISH.say, risks.compared(before, after))
    assert said == "Inference: medium."
    assert risks.of_original(before, after).inference == 0.5
    assert risks.of_original(after, before) == after
    assert risks.of_original(Exposure(1.0, None, None), after).inference is None
