"""Places are found by the names that documents give them, and each lies in larger ones."""

from __future__ import annotations

import pytest

from engine.generalisation import places
from engine.generalisation.places import PlaceExtent


@pytest.mark.parametrize(
    ("words", "name", "within"),
    [
        ("Bergen", "Bergen", "Norway"),
        ("BERGEN", "Bergen", "Norway"),
        ("the city of Bergen", "Bergen", "Norway"),
        ("Lisboa", "Lisbon", "Portugal"),
        ("Lodz", "Łódź", "Poland"),
        ("St. Petersburg", "Saint Petersburg", "Russia"),
        ("Cambridge", "Cambridge", "England"),
        ("Cambridge, MA", "Cambridge", "Massachusetts"),
        ("Springfield, Illinois 62701", "Springfield", "Illinois"),
        ("Washington, D.C.", "Washington", "District of Columbia"),
        ("Albany, New York", "Albany", "New York State"),
        ("Atlanta, Georgia", "Atlanta", "State of Georgia"),
        ("Saltby, Norway", "Saltby", "Norway"),
        ("Saltby, Oregon, United States", "Saltby", "Oregon"),
        ("Portland, Oregon, United States", "Portland", "Oregon"),
        ("Portland, ME, USA", "Portland", "Maine"),
        ("Portland, Multnomah County, Oregon, U.S.", "Portland", "Oregon"),
        ("Washington, D.C., United States", "Washington", "District of Columbia"),
        ("New York, New York, United States", "New York", "New York State"),
        ("Bergen, Vestland, Norway, Europe", "Bergen", "Norway"),
        ("Paris, Texas", "Paris", "Texas"),
        ("New York", "New York", "New York State"),
        ("LA", "Los Angeles", "California"),
        ("Georgia", "Georgia", "Western Asia"),
        ("the Netherlands", "Netherlands", "Western Europe"),
        ("U.K.", "United Kingdom", "Northern Europe"),
        ("place in Norway", "Norway", "Northern Europe"),
        ("place in the United States", "United States", "Northern America"),
    ],
)
def test_found_by_name(words: str, name: str, within: str) -> None:
    place = places.find(words)
    assert place is not None
    assert (place.name, place.within) == (name, within)


@pytest.mark.parametrize("words", ["", "in", "or", "Saltby", "212 Quarry Lane, Boston, MA 02110", "the court", ","])
def test_what_is_no_place(words: str) -> None:
    assert places.find(words) is None


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("Norwegian", "Norway"),
        ("Norwegians", "Norway"),
        ("a Norwegian national", "Norway"),
        ("Dutch", "Netherlands"),
        ("English", "England"),
        ("Northern European", "Northern Europe"),
        ("French-born", "France"),
    ],
)
def test_where_people_come_from(words: str, name: str) -> None:
    assert (place := places.origin(words)) is not None
    assert place.name == name


@pytest.mark.parametrize("words", ["Trondheim", "Norwegian", "Norway", "place in Norway"])
def test_country_of_anything(words: str) -> None:
    assert (place := places.country(words)) is not None
    assert place.name == "Norway"


def test_every_town_lies_in_larger_places_up_to_a_continent() -> None:
    towns = places.settlements()
    assert len(towns) > 1500
    for town in towns:
        around = places.areas(town)
        assert around[-1].extent is PlaceExtent.CONTINENT
        assert any(each.extent is PlaceExtent.COUNTRY for each in around), town
        sizes = [town.thousands, *(each.thousands for each in around)]
        assert sizes == sorted(sizes), town


def test_every_place_is_found_by_each_of_its_names_in_its_country() -> None:
    for town in places.settlements():
        for name in places.names(town):
            assert places.find(f"{name}, {town.within}") == town, name


def test_nobody_is_called_after_two_countries() -> None:
    countries = (each for each in places._areas().values() if each.extent is PlaceExtent.COUNTRY)
    called = [people for country in countries for people in country.people]
    assert called
    assert len(called) == len(set(called))


@pytest.mark.parametrize(
    ("name", "said"),
    [("United Kingdom", "the United Kingdom"), ("Norway", "Norway"), ("Czech Republic", "the Czech Republic")],
)
def test_article(name: str, said: str) -> None:
    assert places.with_article(name) == said


@pytest.mark.parametrize("words", ["1012 NH", "1234 AB", "WA 6000", "Sandsby, WA 6000"])
def test_a_postal_code_with_letters_names_no_state(words: str) -> None:
    found = places.find(words)
    assert found is None or {"United States", "Canada"}.isdisjoint(each.name for each in places.areas(found))
