"""Labels of forms in other languages announce the sort of their value."""

from __future__ import annotations

import pytest

from engine.core.types import Meaning
from engine.detection.structure import meaning


@pytest.mark.parametrize(
    ("label", "wanted"),
    [
        ("Hausarzt", Meaning.NAME),
        ("NUMERO D’IMMATRICULATION", Meaning.IDENTIFIER),
        ("Numéro d'adhérent", Meaning.IDENTIFIER),
        ("Número de póliza", Meaning.IDENTIFIER),
        ("Date d'effet", Meaning.DATE),
        ("Lieu d'exercice", Meaning.PLACE),
        ("Geburtsname", Meaning.NAME),
        ("Name, Vorname", Meaning.NAME),
        ("Mieterin", Meaning.NAME),
        ("Protokollführer", Meaning.NAME),
        ("Médecin traitant", Meaning.NAME),
        ("Responsables légaux", Meaning.NAME),
        ("Nom de naissance", Meaning.NAME),
        ("El instructor", Meaning.NAME),
        ("Nombre completo", Meaning.NAME),
        ("Nome completo", Meaning.NAME),
        ("Fulde navn", Meaning.NAME),
        ("Pårørende", Meaning.NAME),
        ("Voornaam", Meaning.NAME),
        ("Versicherten-Nr.", Meaning.IDENTIFIER),
        ("Rentenvers.-Nr.", Meaning.IDENTIFIER),
        ("NHC", Meaning.IDENTIFIER),
        ("geb. am", Meaning.DATE),
        ("Ort, Datum", Meaning.DATE),
        ("Data de nascimento", Meaning.DATE),
        ("Verhältnis", Meaning.OTHER),
        ("Parentesco", Meaning.OTHER),
        ("Firma", None),
        ("Pos.-Nr", Meaning.IDENTIFIER),
    ],
)
def test_meaning_of_a_label(label: str, wanted: Meaning | None) -> None:
    assert meaning(label) is wanted
