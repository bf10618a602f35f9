"""Names of products beside words for things, in several languages. All people are invented."""

from __future__ import annotations

import pytest

from engine.core.message import literal
from engine.core.types import Kind, Mention
from engine.detection.filters.products import is_product


@pytest.mark.parametrize(
    ("text", "name", "wanted"),
    [
        ("Lejer må ikke bruge Bosch-maskinen.", "Bosch-maskinen", True),
        ("Se llevaron un Seat blanco.", "Seat", True),
        ("Herr Bosch hat angerufen.", "Bosch", False),
        ("Jackets by Helly Hansen.", "Helly Hansen", True),
        ("Frau Müller kam.", "Müller", False),
        ("konto i Sparebanken Vest", "Sparebanken Vest", True),
        ("saldo no Banrisul e", "Banrisul", True),
        ("en kasse Norvegia, takk", "Norvegia", True),
        ("er hatte eine Kiste Umbro dabei", "Umbro", True),
        ("fralda Pampers e leite", "Pampers", True),
        ("Umbro war hier.", "Umbro", False),
        ("Madame Helvetia est venue.", "Helvetia", False),
        ("une chute en Ski-Doo sur le lac", "Doo", True),
        ("her Victor Reader is charged", "Reader", True),
        ("her Victor\nReader is charged", "Reader", False),
        ("start Argatroban at 0.5", "Argatroban", True),
        ("Winter's formula gives 26", "Winter", True),
        ("since the Augmentin began", "the Augmentin", True),
        ("Dr. Levsin said so.", "Levsin", False),
        ("Mr Winter asks for Winter's formula", "Winter", False),
        ("Martin-Hopkins was seen on the ward", "Martin-Hopkins", False),
        ("Braden Q scored two goals", "Braden Q", False),
        ("an employee of a Lidl", "Lidl", False),
    ],
)
def test_a_name_is_a_product_where_the_words_beside_it_say_so(text: str, name: str, wanted: bool) -> None:
    at = text.index(name)
    mention = Mention(at, at + len(name), Kind.ORG, 0.9, "neural", literal("Found by the test."))
    assert is_product(text, mention) is wanted


@pytest.mark.parametrize(
    "name",
    [
        *"Meijer Beckers Komatsu Aviva Mahindra Seiko Össur Zinnat Otelo Falck Wickes Nike Elvia Cadillac".split(),
        *("Thomas Cook", "Russell Hobbs", "Charles Schwab", "Synnøve Finden", "Hawkins-Kennedy", "Dr. Oetker"),
    ],
)
def test_a_product_with_the_name_of_people_is_none_without_a_word_for_things(name: str) -> None:
    text = f"We gave {name} the keys and left."
    mention = Mention(8, 8 + len(name), Kind.PERSON, 0.9, "neural", literal("Found by the test."))
    assert not is_product(text, mention)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("was driver of a Skoda Octavia estate. She hit the Octavia.", True),
        ("was driver of a Skoda estate. She hit the Octavia.", False),
        ("was driver of a Skoda Octavia estate. She hit Octavia.", False),
    ],
)
def test_a_model_is_a_thing_where_the_text_names_its_maker(text: str, wanted: bool) -> None:
    at = text.rindex("Octavia")
    assert is_product(text, Mention(at, at + 7, Kind.LOC, 0.9, "neural", literal("Found by the test."))) is wanted


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("his Nissan was towed", "Nissan"),
        ("a pint of Stella Artois", "Stella Artois"),
        ("gilets by Helly Hansen", "Helly Hansen"),
    ],
)
def test_a_word_for_things_tells_a_product_with_the_name_of_people(text: str, name: str) -> None:
    at = text.index(name)
    assert is_product(text, Mention(at, at + len(name), Kind.ORG, 0.9, "neural", literal("Found by the test.")))


@pytest.mark.parametrize(
    ("text", "written", "wanted"),
    [
        ("min Fendt 724 og", "724", True),
        ("furadeira Bosch GSB 13 RE, nova", "GSB 13", True),
        ("a Komatsu PC 210 outside", "Komatsu PC 210", True),
        ("charged to Visa 4471 today", "4471", False),
        ("from Barclays 20-44-91 to", "20-44-91", False),
        ("opvaskemaskine Miele G 5022 følger", "5022", True),
        ("his Ducati AB12 CDE outside", "AB12 CDE", False),
        ("the Holden ABC 123 was hers", "ABC 123", False),
        ("a Hyundai ABC123, parked", "Hyundai ABC123", False),
        ("and Volvo XYZ 482 stood", "XYZ 482", False),
        ("Tolvane 724 came", "724", False),
        ("adhésion au contrat BP-0047-118.", "BP-0047-118", False),
        ("Fendt 77142233 paid", "77142233", False),
    ],
)
def test_a_model_behind_its_maker_is_no_code(text: str, written: str, wanted: bool) -> None:
    at = text.index(written)
    found = Mention(at, at + len(written), Kind.CODE, 0.9, "neural", literal("Found by the test."))
    assert is_product(text, found) is wanted
