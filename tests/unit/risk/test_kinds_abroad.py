"""Documents of offices in other languages, told from judgments and articles. All people are invented."""

from __future__ import annotations

import pytest

from engine.detection import structure
from engine.risk.kinds_abroad import is_of_office

LETTER = "Sehr geehrte Frau Vogt,\n\nwir haben Ihren Antrag erhalten.\n\nMit freundlichen Grüßen\nT. Hahn"
FORM = "Apellidos: Clavijo Rey\nNombre: Dolores\nProfesión: afiladora\nFecha: 3-4-2020\n"
CHAT = "[14/02/2024, 18:02] Ana: vens amanhã?\n[14/02/2024, 18:05] Rui: sim, às nove.\n"
JUDGMENT = (
    "IM NAMEN DES VOLKES\nUrteil\nKläger: T. Hahn\nBeklagter: Stadt Kiel\nTatbestand\nDer Kläger verlangt Ersatz.\n"
    "Entscheidungsgründe\nDie Klage ist unbegründet.\n"
)
ARTICLE = "Die Firma wächst weiter, wie ihr Sprecher am Montag in Kiel sagte. Im Vorjahr waren es zwölf Prozent. " * 5


@pytest.mark.parametrize(
    ("text", "wanted"), [(LETTER, True), (FORM, True), (CHAT, True), (JUDGMENT, False), (ARTICLE, False)]
)
def test_form_tells_letters_and_forms_from_judgments(text: str, wanted: bool) -> None:
    assert is_of_office(text, structure.read(text)) is wanted
