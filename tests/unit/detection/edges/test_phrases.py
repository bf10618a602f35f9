"""Names that a recognizer read in part. All people and companies are invented."""

from __future__ import annotations

import pytest

from engine.core.message import literal
from engine.core.types import Kind, Mention
from engine.detection import structure
from engine.detection.edges import phrases


def extended(text: str, word: str, kind: Kind) -> str:
    start = text.index(word)
    mention = Mention(start, start + len(word), kind, 0.9, "neural", literal(""))
    (found,) = phrases.whole(text, [mention], structure.read(text))
    return text[found.start : found.end]


@pytest.mark.parametrize(
    ("text", "word", "kind", "expected"),
    [
        ("Employer: Quill Shuttering\n", "Quill", Kind.ORG, "Quill Shuttering"),
        ("Employer: Bank of the Four Rivers\n", "Rivers", Kind.ORG, "Bank of the Four Rivers"),
        ("Patient: Ewan ap Q.\n", "Ewan", Kind.PERSON, "Ewan ap Q."),
        ('The shop "Quill to Basics" closed.', "Quill", Kind.ORG, "Quill to Basics"),
        ("Patient: Quill, denies pain\n", "Quill", Kind.PERSON, "Quill"),
        ("Patient: Quill denies pain\n", "Quill", Kind.PERSON, "Quill"),
        ("Met Quill Brothers of Oslo.", "Quill", Kind.ORG, "Quill"),
        ('"Quill was here"', "Quill", Kind.PERSON, "Quill"),
        ("a restorer of icons, and", "restorer", Kind.DEM, "restorer of icons"),
        ("le facteur d'orgues Vidal", "facteur", Kind.DEM, "facteur d'orgues"),
        ("una restauradora de relojes", "restauradora", Kind.DEM, "restauradora de relojes"),
        ("the father of the bride", "father", Kind.DEM, "father"),
        ("a Dane of note", "Dane", Kind.DEM, "Dane"),
        ("a retired lighthouse keeper", "lighthouse keeper", Kind.DEM, "retired lighthouse keeper"),
        ("Er ist Orgelbauer im Ruhestand.", "Orgelbauer", Kind.DEM, "Orgelbauer im Ruhestand"),
        ("un ancien docker, veuf", "docker", Kind.DEM, "ancien docker"),
        ("an ex-docker", "docker", Kind.DEM, "ex-docker"),
        ("the index docker", "docker", Kind.DEM, "docker"),
        ("mestre do reisado de Vilarim, ficou", "mestre", Kind.DEM, "mestre do reisado de Vilarim"),
        ("imam de la salle de la Rue Haute, parti", "imam", Kind.DEM, "imam de la salle de la Rue Haute"),
        ("Organistin in der Gemeinde St. Moriz war", "Organistin", Kind.DEM, "Organistin in der Gemeinde St. Moriz"),
        ("ancien pilote de la Baie d'Audelle", "pilote", Kind.DEM, "ancien pilote de la Baie d'Audelle"),
        ("maçon et Paul est venu", "maçon", Kind.DEM, "maçon"),
        ("soldador de la tarde anterior", "soldador", Kind.DEM, "soldador"),
    ],
)
def test_the_rest_of_a_short_phrase_belongs_to_a_name(text: str, word: str, kind: Kind, expected: str) -> None:
    assert extended(text, word, kind) == expected
