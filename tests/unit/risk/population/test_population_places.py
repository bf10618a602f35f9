"""Places by name, with their regions, in several languages, and what is meant where a name has several."""

from __future__ import annotations

import pytest

from engine.risk.population.places import locate
from engine.risk.population.residents import residents


@pytest.mark.parametrize(
    ("country", "place", "people"),
    [
        ("England", "Harrogate", 157_869),
        ("", "Harrogate, North Yorkshire", 157_869),
        ("UK", "St Helens, Merseyside", 175_308),
        ("GB", "Saint Helens", 175_308),
        ("Wales", "Newport", 145_736),
        ("GB", "Bristol", 428_234),
        ("GB", "Yorkshire and the Humber", 5_283_733),
        ("GB", "London", 8_173_941),
        ("England", "", 53_012_456),
        ("England and Wales", "", 56_075_912),
        ("Germany", "Munich", 1_484_226),
        ("Deutschland", "München", 1_484_226),
        ("DE", "Flensburg", 90_164),
        ("Germany", "Bayern", 13_124_737),
        ("US", "Springfield, Illinois", 112_544),
        ("", "Springfield, IL", 112_544),
        ("USA", "Springfield, Massachusetts", 153_672),
        ("US", "Alabama", 5_039_877),
        ("", "Autauga County, Alabama", 59_095),
        ("US", "Autauga, AL", 59_095),
        ("US", "New York", 8_258_035),
        ("", "Washington, D.C.", 678_972),
        ("Spain", "Gipuzkoa", 727_121),
        ("Spain", "Guipúzcoa", 727_121),
        ("Spain", "Girona", 781_788),
        ("Spain", "Madrid", 6_779_888),
        ("Germany", "München, Landkreis", 350_473),
        ("Spain", "Girona city", 100_266),
        ("Spain", "Alicante/Alacant", 1_879_888),
        ("Spain", "Coruña, A", 1_121_815),
        ("Germany", "Peine, Landkreis", 134_801),
        ("Germany", "Landkreis Peine", 134_801),
        ("Germany", "Flensburg, kreisfreie Stadt", 90_164),
        ("US", "Bessemer city, Alabama", 25_037),
        ("US", "Clayton town, Alabama", 2_212),
        ("US", "New York State", 19_835_913),
        ("Finland", "Tampere", 260_646),
    ],
)
def test_a_place_has_the_people_of_its_table(country: str, place: str, people: int) -> None:
    found = locate(country, place)
    assert found.place_known or not place
    assert found.place.people == people
    assert sum(residents(found.place).people) == pytest.approx(people, rel=1e-6)


def test_the_region_tells_places_of_one_name_apart() -> None:
    alone = locate("US", "Springfield").place
    assert alone.region == "MO", "the largest is meant"
    assert alone.least < alone.people, "a smaller one may be meant"
    told = locate("US", "Springfield, Oregon").place
    assert (told.region, told.least) == ("OR", told.people)
    assert locate("", "Paris, Texas").place.country == "US"
    assert locate("", "Paris").place.country == "FR"


def test_a_country_is_found_by_its_names_and_codes() -> None:
    codes = [
        locate(words, "").place.country
        for words in ("Germany", "Deutschland", "DE", "DEU", "de", "the Netherlands", "USA")
    ]
    assert codes == ["DE", "DE", "DE", "DE", "DE", "NL", "US"]
    assert not locate("Atlantis", "").country_known
    assert locate("", "").place.kind == "world"


def test_a_place_that_is_not_listed_is_small() -> None:
    found = locate("Germany", "Hinterobertupfing")
    assert found.place.kind == "unlisted"
    assert found.place.people == 250


@pytest.mark.parametrize("place", ["", ",", ",,,", "  ", "x" * 500, "日本橋", "!", "-1", "\x00", "Leeds,,,,", "\n\t"])
def test_no_text_is_too_odd_for_a_place(place: str) -> None:
    assert locate("England", place).place.people > 0
    assert locate(place, "Leeds").place.people > 0
