"""Formulas of letters, clocks and questions, which a network takes for a person, a code or a trait."""

from __future__ import annotations

import pytest

from engine.core.types import Kind
from engine.detection.filters.formulas import is_formula
from tests.builders.marked import as_mention


@pytest.mark.parametrize(
    ("marked", "kind", "formula"),
    [
        ("See you on Friday.\n\n⟦Best⟧,\nMaren", Kind.PERSON, True),
        ("See you on Friday.\n\n⟦All the best⟧,\n\nMaren Tolvald", Kind.PERSON, True),
        ("Bis Freitag.\n\n⟦Liebe Grüße⟧,\nMaren", Kind.PERSON, True),
        ("Vi ses.\n⟦Hilsen⟧,\nMaren", Kind.ORG, True),
        ("See you on Friday.\n\n⟦BW⟧\nMaren", Kind.PERSON, True),
        ("Bis Freitag.\n\n⟦MfG⟧\nMaren", Kind.PERSON, True),
        ("See you on Friday.\n\n⟦BW⟧\n", Kind.PERSON, False),
        ("Players:\n⟦BW⟧\nMaren", Kind.PERSON, False),
        ("It was ⟦Best⟧,\nwho came", Kind.PERSON, False),
        ("Dear Mr. ⟦Best⟧,\nthank you", Kind.PERSON, False),
        ("⟦Best⟧\n12 March", Kind.PERSON, False),
        ("We meet again on Friday\n\n⟦Best⟧,\nMaren", Kind.PERSON, True),
        ("Defendants:\n⟦Best⟧,\nGeorge", Kind.PERSON, False),
        ("These players have left:\n\n⟦Love⟧,\nMaren", Kind.PERSON, False),
        ("Witnesses\n\n⟦Love⟧,\nMaren\nTolvald,\nOskar", Kind.PERSON, False),
        ("All came on Friday.\n⟦Best⟧,\nTolvald,\nLindqvist", Kind.PERSON, False),
        ("Tolvald,\n⟦Gruß⟧,\nLindqvist", Kind.PERSON, False),
        ("⟦Love⟧,\nMaren\n12 Hill Road", Kind.PERSON, False),
        ("12 Mar 2024 09:14:22 ⟦+0100⟧\n", Kind.CODE, True),
        ("Entered at 3:45 PM ⟦-0412⟧", Kind.CODE, False),
        ("12 Mar 2024 09:14:22 +⟦0100⟧\n", Kind.CODE, True),
        ("2024-03-12T09:14:22⟦-05:00⟧", Kind.CODE, True),
        ("at 09:14 ⟦0100⟧ was called", Kind.CODE, False),
        ("Badge ⟦+0100⟧", Kind.CODE, False),
        ("⟦How old⟧ is your daughter?", Kind.DEM, True),
        ("⟦Wie alt ist sie⟧?", Kind.DEM, True),
        ("⟦quel âge⟧ a-t-elle ?", Kind.DEM, True),
        ("How ⟦old⟧ was he then?", Kind.DEM, True),
        ("somehow ⟦old⟧ people", Kind.DEM, False),
        ("she is ⟦47 years old⟧", Kind.DEM, False),
    ],
)
def test_formulas_identify_nobody(marked: str, kind: Kind, formula: bool) -> None:
    assert is_formula(*as_mention(marked, kind)) is formula
