"""Short and unusual addresses, and the edges of addresses and numbers. All of them are invented."""

from __future__ import annotations

import pytest

from engine.core.message import literal
from engine.core.types import Kind, Mention
from engine.detection.edges import boundaries
from engine.detection.patterns import codes, houses


def _found(text: str) -> list[str]:
    return [each.words(text) for rule in houses.RULES for each in rule.find(text)]


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("2. Home. 6 Heron Mead, Saltby: two bedrooms", "6 Heron Mead"),
        ("LOC: 3318 W TOLVANE ST #22   XST:", "3318 W TOLVANE ST #22"),
        ("XST: S 41ST AVE   COMMON", "S 41ST AVE"),
        ("no. 17  lady with two cats", "17"),
        ("number 31 moved out in May", "31"),
        ("DELIVERY: leave w/ Ada at no. 9. Thanks", "9"),
        ("er hendes nabo på nr. 37. Striden", "37"),
        ("Klage fra beboer i 22, 2. th. over støj", "22, 2. th."),
        ("Asunto: Humedad 4º B\n", "4º B"),
        ("Our neighbour Mrs. Tolvane at 422 had noticed", "422"),
        ("Nico aus dem Nachbarhaus, Nr. 63.", "63"),
        ("sie ist die Nachbarin aus Nr. 12 a und", "12 a"),
        ("lives in the flat above (2B). Damp.", "2B"),
        ("Delinquent: Lot 23 (Tolvane) $1,140", "23"),
        ("copropriété : TOLVAN Ida – lot 4 – 412/10 000", "4"),
        ("Frau Tolven, Op de Diek 9, 25999 Tolvensen, sagt", "Op de Diek 9, 25999 Tolvensen"),
        ("Neighbour at 41a, Miss Tolvane, spoke. The", "41a"),
        ("Aufnahme auf unserer Station 3 West. Er", "Station 3 West"),
        ("Pasienten lå på avdeling 4B i mai", "avdeling 4B"),
        ("butikken på tolvevejen 7b blev lukket", "tolvevejen 7b"),
        ("lægen på østerbro torv 12", "østerbro torv 12"),
        ("ny adresse er tolvstien 4c, 1499 tolvskog, dørkode", "tolvstien 4c, 1499 tolvskog"),
        ("bjørnemarken 31 st tv 8799. og", "bjørnemarken 31 st tv 8799"),
        ("aqui na rua tolvaldo 317", "rua tolvaldo 317"),
        ("poss. Tolvleaf Trailer Ct lot 31", "Tolvleaf Trailer Ct lot 31"),
        ("at Site 31, Tolvan Tree Van Park, Old", "Site 31, Tolvan Tree Van Park"),
    ],
)
def test_short_and_unusual_addresses(text: str, address: str) -> None:
    assert address in _found(text)


@pytest.mark.parametrize(
    "text",
    [
        "see item no. 6 and page number 9; Lot 17 of the auction; a lot 3, batch 4",
        "briefmarken 5 und bestien 3; undervejs 4; vi har 3 gaden; investigate 5; from gate 5; ta plass 3",
        "IT TOOK 30 MINUTES TO DRIVE; 5 OF THE WAY; SEND 12 DAYS BEFORE; 20 MG ST",
        "no. 4 is blank\nnumber 5: yes\n5 Golden Rules; 12 Angry Men",
        "Neighbours at 3 pm left; neighbours at 14 Tolvan Road",
        "Der Bus hält an der Station 3 West. Der Patient fährt Bus bis Station 4.",
        "la rue 5 est belle, via mail 12:30",
    ],
)
def test_no_addresses(text: str) -> None:
    assert _found(text) == []


@pytest.mark.parametrize(
    ("before", "found", "behind", "whole", "kind"),
    [
        ("IR ref ", "018 774", "", "018 774", Kind.CODE),
        ("IR ref QS 61 ", "018 774", "\n", "QS 61 018 774", Kind.CODE),
        ("carta ", "QC-48417", " 7.\n", "QC-48417 7", Kind.CODE),
        ("form ", "QC-48417", " 7 times", "QC-48417", Kind.CODE),
        ("I-94 (", "B2C 44718D", " 2) says", "B2C 44718D 2", Kind.CODE),
        ("Navy (", "QX 447182", ")", "QX 447182", Kind.CODE),
        ("Navy (D/", "QX 447182", ")", "D/QX 447182", Kind.CODE),
        ("under ", "tolvababy", ".0z. Then", "tolvababy.0z", Kind.PERSON),
        ("under ", "tolvababy", ". Then", "tolvababy", Kind.PERSON),
        ("\n7 à ", "11, allée des Pins", "", "7 à 11, allée des Pins", Kind.LOC),
        ("sito en ", "calle Olmos 14", ', P.B. "C", de', 'calle Olmos 14, P.B. "C"', Kind.LOC),
        ("in ", "Tolvenau", " i. E., hatte", "Tolvenau i. E.", Kind.LOC),
        ("garden ", "Tolve", " ytre, gnr", "Tolve ytre", Kind.LOC),
        ("Sæter ved ", "Tolvefjell", ", gnr", "Sæter ved Tolvefjell", Kind.LOC),
        ("    Station ", "Yard, Saltby", " SA", "Station Yard, Saltby", Kind.LOC),
        ("in ", "Saltby", " i. The", "Saltby", Kind.LOC),
    ],
)
def test_edges_of_numbers_and_places(before: str, found: str, behind: str, whole: str, kind: Kind) -> None:
    mention = Mention(len(before), len(before) + len(found), kind, 0.9, "neural", literal("test"))
    text = before + found + behind
    assert boundaries.widen(text, mention).words(text) == whole


@pytest.mark.parametrize(
    ("text", "plate"),
    [
        ("Car outside: blk Golf QJ66 ?TN - told", "QJ66 ?TN"),
        ("drives a Porsche (QO5 TLV) on the books", "QO5 TLV"),
        ("White BMW, QN19 TLS. He keyed it", "QN19 TLS"),
        ("a grey van B2G TOL by the gate", "B2G TOL"),
        ("silver Golf reg QK21 TPO\n", "QK21 TPO"),
    ],
)
def test_unusual_plates(text: str, plate: str) -> None:
    assert plate in {each.words(text) for rule in codes.RULES for each in rule.find(text)}


@pytest.mark.parametrize(
    "text", ["an Audi A3 TDI and a Golf R32 GTI", "the BMW X5 AND more", "Ford V8 engine, Mini 1ST OF all", "van 4 U"]
)
def test_models_are_no_plates(text: str) -> None:
    assert not [each for rule in codes.RULES for each in rule.find(text) if each.subtype == "licence-plate"]


def test_a_place_of_a_park_is_found_where_the_text_names_one() -> None:
    text = "Tolvan Tree Van Park. Neighbour Ida (site 31). C. Tolvane from Site 7 called."
    assert [each.words(text) for each in houses.find(text)] == ["site 31", "Site 7"]
    assert not list(houses.find("Enrolled at site 31 of the trial."))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Present: Ada Tolvane (chair, #104), Tom (#220) of the strata council", ["#104", "#220"]),
        ("Fixed by Tom (#220) in the last release", []),
        ("Queixa dos aptos 72 e 92.", ["aptos 72 e 92"]),
        ("Flats 7, 9 and 11 complained", ["Flats 7, 9 and 11"]),
        ("The flats 7 km away", []),
    ],
)
def test_homes_at_meetings_of_owners(text: str, expected: list[str]) -> None:
    assert [each.words(text) for rule in houses.RULES for each in rule.find(text)] == expected
