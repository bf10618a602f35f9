"""Labels of forms in other languages than English announce the type of their value."""

from __future__ import annotations

from collections import defaultdict

import pytest

from engine.core import resources
from engine.core.types import Meaning
from engine.detection.structure.meanings import meaning

_ROWS = [line.split("\t") for line in resources.read_list("lists/abroad/form-labels.tsv")]


@pytest.mark.parametrize(
    ("label", "expected"),
    [
        ("Bearbeiterin:", Meaning.NAME),
        ("Personne de confiance", Meaning.NAME),
        ("Apellidos y nombre", Meaning.NAME),
        ("Encarregado de educação", Meaning.NAME),
        ("Nærmeste pårørende", Meaning.NAME),
        ("Ankende part", Meaning.NAME),
        ("Telefonnummer", Meaning.CONTACT),
        ("Ligne directe", Meaning.CONTACT),
        ("N.º de colegiado", Meaning.IDENTIFIER),
        ("Seksjonsnummer", Meaning.IDENTIFIER),
        ("Bopælsadresse", Meaning.PLACE),
        ("F. nac.", Meaning.DATE),
        ("Valeurs de référence", Meaning.QUANTITY),
        ("Krankenkasse", Meaning.OTHER),
    ],
)
def test_a_label_announces_its_value(label: str, expected: Meaning) -> None:
    assert meaning(label) is expected


def test_a_label_has_the_same_meaning_in_every_language() -> None:
    found = defaultdict(set)
    for name, _, labels in _ROWS:
        for label in labels.split("|"):
            found[label.casefold().rstrip(".")].add(name)
    assert {label for label, names in found.items() if len(names) > 1} == set()


def test_each_language_has_each_meaning() -> None:
    meanings = {str(each) for each in Meaning}
    for language in ("de", "fr", "es", "pt", "da", "nb"):
        assert {name for name, of, _ in _ROWS if of == language} == meanings
