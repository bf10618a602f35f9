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
    ],
)
def test_a_name_is_a_product_where_the_words_beside_it_say_so(text: str, name: str, wanted: bool) -> None:
    at = text.index(name)
    mention = Mention(at, at + len(name), Kind.ORG, 0.9, "neural", literal("Found by the test."))
    assert is_product(text, mention) is wanted
