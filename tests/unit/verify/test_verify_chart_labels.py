"""Labels of charts are searched in the orders in which readers join them, whatever the writer knew of charts."""

from __future__ import annotations

import pytest

from engine.core.types import DocumentKind
from engine.verify import apart
from tests.attacks.attack import Attack
from tests.attacks.charts import ATTACKS

_PARTED = [
    each for each in ATTACKS if each.name.partition(".")[0] in ("four-levels", "long-series", "series", "two-words")
]


@pytest.mark.parametrize("attack", [*_PARTED, *(each for each in ATTACKS if each.name.startswith("levels"))], ids=str)
def test_a_name_over_labels_is_spelled(attack: Attack) -> None:
    rows = apart.sequences(DocumentKind.DOCX, attack.build(), 8)
    assert apart.spelled(["quistorp"], rows).places


def test_other_labels_spell_nothing() -> None:
    rows = apart.sequences(DocumentKind.DOCX, ATTACKS[0].build(), 8)
    assert not apart.spelled(["tolvald"], rows).places
