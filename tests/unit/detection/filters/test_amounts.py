"""Amounts, limits of laboratories and stamps of messages that identify nobody. All people are invented."""

from __future__ import annotations

import pytest

from engine.core.progress import Silent
from engine.core.types import Kind
from engine.detection import patterns
from engine.detection.filters import amounts
from tests.builders.marked import as_mention

AMOUNTS = [
    ("Pension   ⟦-71.20⟧   9.00", Kind.CODE),
    ("Basic pay   ⟦1,204.50⟧", Kind.QUANTITY),
    ("paga 4.210,00 € (⟦cuatro mil doscientos⟧ diez euros)", Kind.QUANTITY),
    ("beträgt 615,00 EUR (in Worten: ⟦sechshundertfünfzehn⟧)", Kind.DATETIME),
    ("la somme de ⟦DEUX CENT⟧ EUROS (200,00 EUR)", Kind.LOC),
]
OTHERS = [
    ("born on ⟦dos de mayo⟧ de 1980, paid 200 euros", Kind.DATETIME),
    ("à l'âge de ⟦quarante⟧ ans, rue Basse", Kind.DEM),
    ("account ⟦4120-71.20⟧", Kind.CODE),
    ("on ⟦12.05⟧ she", Kind.DATETIME),
    ("⟦Tres⟧ came with 200 euros", Kind.PERSON),
]


@pytest.mark.parametrize(("marked", "kind"), AMOUNTS)
def test_an_amount_identifies_nobody(marked: str, kind: Kind) -> None:
    assert amounts.is_of_amount(*as_mention(marked, kind))


@pytest.mark.parametrize(("marked", "kind"), OTHERS)
def test_dates_ages_and_numbers_are_no_amounts(marked: str, kind: Kind) -> None:
    assert not amounts.is_of_amount(*as_mention(marked, kind))


@pytest.mark.parametrize(
    ("marked", "wanted"),
    [
        ("\n⟦lør.⟧ 16:06 Ida: nei", True),
        ("\n⟦ven⟧ 9:05 Ida", True),
        ("kom på ⟦lør.⟧ 16:06", False),
        ("\n⟦lør.⟧ kl", False),
    ],
)
def test_the_weekday_of_a_stamp_is_no_day(marked: str, wanted: bool) -> None:
    assert amounts.is_of_stamp(*as_mention(marked, Kind.DATETIME)) is wanted


@pytest.mark.parametrize("limits", ["Ferritin: 41 ng/dL: 30–400", "Kalium 4,1 mmol/dL: 3,5–5,1"])
def test_limits_of_a_laboratory_are_no_licence(limits: str) -> None:
    assert not [each for each in patterns.find(limits, progress=Silent()) if each.subtype == "driver-licence"]


@pytest.mark.parametrize(
    ("marked", "kind", "wanted"),
    [
        ("1:00 - 5:00 ⟦PST⟧ daily", Kind.DEM, True),
        ("at 9.30 am (⟦CET⟧)", Kind.MISC, True),
        ("⟦PST⟧ said at 5:00", Kind.PERSON, False),
        ("room 12, ⟦EST⟧ said", Kind.PERSON, False),
    ],
)
def test_the_zone_of_a_time_is_nobody(marked: str, kind: Kind, wanted: bool) -> None:
    assert amounts.is_of_stamp(*as_mention(marked, kind)) is wanted
