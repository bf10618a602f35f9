"""Origins of surnames: denser where people of that origin live, thinner elsewhere; the whole country stays as it is."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.risk.population import Details, estimate
from engine.risk.population.origins import language, lift
from engine.risk.population.places import locate


def test_a_surname_is_denser_in_the_county_of_its_bearers_origin() -> None:
    garcia = [lift(locate("US", place).place, "Garcia")[0] for place in ("California", "Maine", "Starr County, Texas")]
    assert garcia[2] > garcia[0] > 1.5 > 0.3 > garcia[1]


@pytest.mark.parametrize("surname", ["Smith", "Garcia", "Nguyen", "Washington"])
def test_the_states_together_hold_all_bearers(surname: str) -> None:
    # Bearers of all states, by origin: each state's part of the people times its lift.
    states = (
        "Alabama Alaska Arizona Arkansas California Colorado Connecticut Delaware Florida Georgia Hawaii "
        "Idaho Illinois Indiana Iowa Kansas Kentucky Louisiana Maine Maryland Massachusetts Michigan "
        "Minnesota Mississippi Missouri Montana Nebraska Nevada New_Hampshire New_Jersey New_Mexico New_York "
        "North_Carolina North_Dakota Ohio Oklahoma Oregon Pennsylvania Rhode_Island South_Carolina "
        "South_Dakota Tennessee Texas Utah Vermont Virginia Washington West_Virginia Wisconsin Wyoming "
    )
    found = [locate("US", each.replace("_", " ")).place for each in states.split()]
    whole = sum(place.people for place in found)
    assert sum(place.people / whole * lift(place, surname)[0] for place in found) == pytest.approx(1, abs=0.15)


def test_names_of_a_language_are_denser_where_it_is_spoken() -> None:
    people = Details(country="Spain", surname="Etxeberria")
    basque, andalusian = (estimate(replace(people, place=place)).high for place in ("Gipuzkoa", "Málaga province"))
    assert basque > 3 * andalusian, "though more than twice as many people live there"
    assert "surname" in estimate(replace(people, place="Gipuzkoa")).guessed
    names = ("etxeberria", "puig", "ferreiro", "garcia")
    assert [language(each) for each in names] == ["basque", "catalan", "galician", ""]


def test_the_whole_country_has_no_lift() -> None:
    assert lift(locate("US", "").place, "Garcia") == (1.0, False, ())
    assert lift(locate("Finland", "Tampere").place, "Virtanen") == (1.0, False, ())
