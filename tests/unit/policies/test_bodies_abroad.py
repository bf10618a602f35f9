"""Courts and authorities of a town in other languages are found with their whole name. All towns are invented."""

from __future__ import annotations

import pytest

from engine.policies import bodies_abroad


def _found(text: str) -> set[str]:
    return {text[start:end] for start, end in bodies_abroad.spans(text)}


@pytest.mark.parametrize(
    ("text", "body"),
    [
        ("Klage zum Amtsgericht Hollerstedt am Main erhoben", "Amtsgericht Hollerstedt am Main"),
        ("vorbelastet: AG Hollerstedt vom 3.2.2011", "AG Hollerstedt"),
        ("ein Gutachten des Hollerstedter Landeskriminalamtes", "Hollerstedter Landeskriminalamtes"),
        ("TRIBUNAL JUDICIAIRE DE TULANGE\n", "TRIBUNAL JUDICIAIRE DE TULANGE"),
        ("avocat au barreau de la Tulange, toque 31", "barreau de la Tulange"),
        ("la caisse d’allocations familiales de la Tulange", "caisse d’allocations familiales de la Tulange"),
        ("al Juzgado de lo Social n.º 3 de Quintalejo", "Juzgado de lo Social n.º 3 de Quintalejo"),
        ("na 3ª Vara Cível da Comarca de Vilarim - PE,", "3ª Vara Cível da Comarca de Vilarim - PE"),
        ("dom av Vestvik og Nordvik tingrett", "Vestvik og Nordvik tingrett"),
        ("klage til Statsforvalteren i Vestvik", "Statsforvalteren i Vestvik"),
        ("Klinik für Innere Medizin II · Direktor", "Klinik für Innere Medizin II"),
        ("le service de chirurgie digestive et urologie", "service de chirurgie digestive et urologie"),
        ("del Servicio de Medicina Interna y Cardiología.", "Servicio de Medicina Interna y Cardiología"),
        ("Neurokirurgisk Afdeling, Nordby", "Neurokirurgisk Afdeling"),
    ],
)  # fmt: skip
def test_a_body_has_its_seat(text: str, body: str) -> None:
    assert body in _found(text)
    assert bodies_abroad.is_body(text, text.index(body), text.index(body) + len(body))


@pytest.mark.parametrize(
    "text",
    [
        "Alpenblick Unfall AG Hollerstedt",
        "Amtsgericht\nHerrn Wendling",
        "la mairie de Tulange",
        "el tribunal de la vida",
        "Vestvik kommune",
        "le parquet de chêne",
        "Klinik für Tiere",
        "service de Madame Tulange",
    ],
)
def test_companies_people_towns_and_things_are_none(text: str) -> None:
    assert _found(text) == set()
