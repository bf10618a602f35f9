"""What reads like a name and names nobody; the mention stands in ⟦ ⟧. All people are invented."""

from __future__ import annotations

import pytest

from engine.recognizers.ordinary import names_nobody
from engine.types import Kind, Mention

NOBODY = [
    "Issues: ⟦Kaposi sarcoma⟧ / LR",
    "a ⟦Kaposi⟧ sarcoma",
    "work-up for ⟦beck⟧ triad",
    "⟦Murphy⟧'s sign was negative",
    "⟦Glasgow Blatchford⟧ 2.",
    "diet, d/c ⟦Foley⟧, call",
    "30 days\n⟦Disch⟧. 30 June",
    "⟦Betreff⟧: Zeugenaussage",
    "NGT to ⟦LIS⟧",
    "⟦MEMORANDUM OPINION⟧",
]
SOMEBODY = [
    "call ⟦Foley⟧ at home",
    "seen by ⟦Ida Murphy⟧ sign here",
    "⟦Jones⟧'s fracture healed",
    "⟦Lis⟧ called back",
    "told ⟦Kaposi⟧ today",
    "⟦Memorandum Press⟧ printed it",
    "my ⟦brief⟧ said",
]


def _marked(marked: str) -> tuple[str, Mention]:
    before, rest = marked.split("⟦")
    wanted, after = rest.split("⟧")
    mention = Mention(len(before), len(before) + len(wanted), Kind.PERSON, 0.9, "neural", "Found by the test.")
    return before + wanted + after, mention


@pytest.mark.parametrize("marked", NOBODY)
def test_words_that_name_nobody(marked: str) -> None:
    assert names_nobody(*_marked(marked))


@pytest.mark.parametrize("marked", SOMEBODY)
def test_words_that_may_name_somebody(marked: str) -> None:
    assert not names_nobody(*_marked(marked))
