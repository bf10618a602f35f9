"""Words of medicine by their form, and names of the same form. All people are invented."""

from __future__ import annotations

import pytest

from engine.detection.filters.medicine_words import is_word
from tests.builders.marked import as_mention


@pytest.mark.parametrize(
    "marked",
    [
        "GBS with ⟦dysautonomia⟧",
        "⟦BK viremia⟧ 22,000",
        "IVIG and ⟦ritux⟧?",
        "⟦Addisonian⟧ crisis",
        "⟦Perilunate⟧ missed",
        "erythrasma (⟦C. minutissimum⟧)",
        "IgE 4,800; ⟦Strongyloides⟧",
        "⟦Shigella sonnei⟧ in the stool",
    ],
)
def test_words_of_medicine_name_nobody(marked: str) -> None:
    assert is_word(*as_mention(marked))


@pytest.mark.parametrize(
    "marked",
    [
        "⟦Eufemia⟧ came in",
        "⟦Ida Perilunate⟧ came in",
        "Dr ⟦Perilunate⟧ saw her",
        "⟦Petrosian⟧ is better",
        "rn ⟦bettina⟧ says so",
        "⟦Tolvane⟧ again",
        "seen by ⟦M. marcus⟧ today",
        "⟦Proteus Tolvane⟧ called",
        "Mr ⟦Vibrio⟧ left",
        "home with ⟦Adomaitis⟧ today",
        "plan d/w ⟦kunaitis⟧",
        "⟦Norvaitis⟧ refused",
        "seen with ⟦Kourtosis⟧, the resident",
        "⟦Noemia⟧ is 45 and lives there",
        "⟦Artemia⟧ también vive con su hermana",
        "Mr Berg left. ⟦Kulosis⟧ is home",
    ],
)
def test_names_stay(marked: str) -> None:
    assert not is_word(*as_mention(marked))
