"""Names of bodies that identify nobody, and names that say where somebody lives, works or sues."""

from __future__ import annotations

import pytest

from engine.policies.public_bodies import is_public_body


@pytest.mark.parametrize(
    "name",
    [
        "the High Court of New Zealand",
        "HIGH COURT OF NEW ZEALAND",
        "IN THE CIRCUIT COURT OF THE STATE OF OREGON",
        "Supreme Court",
        "Northern District of California",
        "United States District Court for the Eastern District of Texas",
        "EMPLOYMENT TRIBUNALS",
        "Ministry of Manpower",
        "Department of Health and Human Services",
        "U.S. Environmental Protection Agency",
        "PHILIPPINE NATIONAL POLICE",
        "Danish Ministry of Justice",
        "the Government of Norway",
        "Bundesgerichtshof",
        "Amtsgericht",
        "Cour de cassation",
        "Conseil d’État",
        "Tribunal Supremo",
        "Guardia Civil",
        "Supremo Tribunal Federal",
        "Højesteret",
        "Stortinget",
    ],
)
def test_bodies_of_states_stand_for_nobody(name: str) -> None:
    assert is_public_body(f"at {name}, she", 3, 3 + len(name))


@pytest.mark.parametrize(
    "name",
    [
        "Harlan County Memorial Hospital",
        "Yakima County Superior Court",
        "Sheriff Court at Stranraer",
        "Wicklow County Council",
        "City of Vik Police Department",
        "Office of Ida Berg",
        "Department of Ida Berg",
        "Naches Fruit Packers",
        "Tarrant & Vale Commission",
        "Norway",
        "Danish",
        "Bergen District Court",
        "Jugendamt Saltby",
        "Mairie de Saltby",
        "St Hilda Health Service",
    ],
)
def test_what_says_where_somebody_is_stands_for_somebody(name: str) -> None:
    assert not is_public_body(f"at {name}, she", 3, 3 + len(name))
