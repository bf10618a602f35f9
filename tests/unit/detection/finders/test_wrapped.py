"""Mentions that go on in the next line of a cell, or of a number. All people and numbers are invented."""

from __future__ import annotations

import pytest

from engine.detection import structure
from engine.detection.finders import wrapped
from tests.builders.marked import as_mentions


def _found(marked: str) -> set[str]:
    text, known = as_mentions(marked, brackets="<>")
    return {each.words(text) for each in wrapped.find(text, structure.read(text), known)}


@pytest.mark.parametrize(
    ("marked", "expected"),
    [
        (
            "Fecha: 3 de mayo de          Inicio: 09:34          Sala: 3\n2021\n\nOtra línea.",
            {"2021", "3 de mayo de"},
        ),
        ("Patient: <TOLVANE, IDA>      MRN: 0481972        Bed: 4\nR\n\nSeen.", {"R"}),
        (
            "Bed: ED 4              Triage RN: K.          PCP: Berg\n                       <Tolvane>\n\nSeen.",
            {"K."},
        ),
        (
            "Time   Event\n02:31  Later identified as <Earl Tolvane>\n       Jr., a brother.\n03:20  Two beers.\n",
            {"Jr."},
        ),
    ],
)
def test_values_of_a_row_go_on_in_the_line_below(marked: str, expected: set[str]) -> None:
    assert expected <= _found(marked)


@pytest.mark.parametrize(
    ("text", "rest"),
    [
        ("Vehículo: Tolvex\tPlacas: JV-48-217\tNo. de serie: 3N6AD33A8KK8145\n02\nKilometraje: 9\n", "02"),
        ("La hija de la paciente (Ida Tolvane, tlf 617 330\n958) llevaba una semana rara.", "958"),
        ("Remarque : me joindre après 16 h, ou mon compagnon Ida au 0497 55 08\n61. Merci de ne pas écrire.", "61"),
    ],
)
def test_a_number_goes_on_in_the_next_line_of_a_paragraph(text: str, rest: str) -> None:
    assert rest in _found(text)


@pytest.mark.parametrize(
    "text",
    [
        # Figures of two rows, and values with a paragraph below.
        "1   Silver spoon, two forks             14 000\n2   Clock, with a dent                 3 500\n",
        "Name: Ida              Seen: 4\nThe ward was full and nobody knew of 3 others.\n",
        "Name: Ida              Seen: 4\nWard: 3                Bed: 12\n",
    ],
)
def test_lines_of_their_own_go_on_nowhere(text: str) -> None:
    assert _found(text) == set()
