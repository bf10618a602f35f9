"""Forms and words that make a name that of an organisation. All are invented."""

from __future__ import annotations

import pytest

from engine.core.types import Kind
from engine.policies.organisations import is_organisation
from tests.builders.marked import as_mentions


def _reads(marked: str) -> bool:
    return is_organisation(*as_mentions(marked, Kind.ORG))


@pytest.mark.parametrize(
    "marked",
    [
        "⟦Fjordlaks Sjømat AS⟧ dømmes",
        "a ⟦Construcciones Pisuerga⟧, S.L. el",
        "a ⟦Pisuerga⟧, S.L. el",
        "la société ⟦Armor Toitures⟧, dirigée",
        "på ⟦Aalborg Universitetshospital⟧",
        "hos ⟦Skagerak Filet ApS⟧. ⟦Skagerak Filet⟧ har",
        "la ⟦Guardia Civil⟧",
        "⟦Nordkyst Forsikring A/S⟧",
    ],
)
def test_organisations(marked: str) -> None:
    assert _reads(marked)


@pytest.mark.parametrize(
    "marked", ["hos ⟦Gro⟧ og Terje", "i ⟦Øygarden⟧ den", "en ⟦Torrecárdenas⟧", "chez ⟦Delcambre⟧ en"]
)
def test_a_name_alone_shows_no_organisation(marked: str) -> None:
    assert not _reads(marked)
