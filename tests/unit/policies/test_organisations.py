"""Forms and words that make a name that of an organisation. All are invented."""

from __future__ import annotations

import re

import pytest

from engine.core.message import literal
from engine.core.types import Kind, Mention
from engine.policies.organisations import is_organisation


def _reads(marked: str) -> bool:
    pieces, text, mentions = re.split("[⟦⟧]", marked), "", []
    for number, piece in enumerate(pieces):
        if number % 2:
            mentions.append(Mention(len(text), len(text) + len(piece), Kind.ORG, 0.9, "network", literal("r"), None))
        text += piece
    return is_organisation(text, mentions)


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
