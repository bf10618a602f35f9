"""Details of judgments in other languages whose masking the network did not learn. All people are invented."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from engine.core.message import literal
from engine.core.types import Entity, Kind, Mention, Role
from engine.risk.judgments_abroad import (
    LOCAL_COURTS,
    PRISONS_AND_HOSPITALS,
    QUANTITIES,
    indicate,
    is_judgment,
    masked_share,
)

FRENCH = "EN FAIT\nLe requérant vit à Gap. Le tribunal de Gap le condamna, contre l'article 6 de la Convention.\n"
SPANISH = "HECHOS\nEl demandante vive en Jaca. El Juzgado de Jaca lo condenó, en contra del artículo 6 del Convenio.\n"


@pytest.mark.parametrize(
    ("written", "kind", "share"),
    [
        ("tribunal régional de Kalisz", Kind.ORG, LOCAL_COURTS),
        ("cour d'appel d'Orléans", Kind.ORG, LOCAL_COURTS),
        ("Juzgado de Instrucción de Murcia", Kind.ORG, LOCAL_COURTS),
        ("Audiencia Provincial de Lugo", Kind.LOC, LOCAL_COURTS),
        ("Landgericht Kassel", Kind.ORG, LOCAL_COURTS),
        ("Oslo tingrett", Kind.ORG, LOCAL_COURTS),
        ("Retten i Viborg", Kind.ORG, LOCAL_COURTS),
        ("Tribunal da Relação de Évora", Kind.ORG, LOCAL_COURTS),
        ("maison d'arrêt de Fresnes", Kind.ORG, PRISONS_AND_HOSPITALS),
        ("centro penitenciario de Teixeiro", Kind.LOC, PRISONS_AND_HOSPITALS),
        ("JVA Straubing", Kind.ORG, PRISONS_AND_HOSPITALS),
        ("85 000 zlotys", Kind.QUANTITY, QUANTITIES),
    ],
)
def test_share_of_what_annotators_masked(written: str, kind: Kind, share: float) -> None:
    assert masked_share(written, kind) == share


@pytest.mark.parametrize(
    ("written", "kind"),
    [
        ("Cour de cassation", Kind.ORG),
        ("Tribunal Supremo", Kind.ORG),
        ("Tribunal Constitucional", Kind.ORG),
        ("Bundesgerichtshof", Kind.ORG),
        ("Høyesterett", Kind.ORG),
        ("Cour européenne des droits de l'homme", Kind.ORG),
        ("Tribunal de Première Instance", Kind.ORG),
        ("tribunal régional", Kind.ORG),
        ("hôpital pénitentiaire", Kind.ORG),
        ("Kalisz", Kind.LOC),
        ("tribunal de Gap", Kind.PERSON),
    ],
)
def test_what_the_network_judges_as_well_has_none(written: str, kind: Kind) -> None:
    assert masked_share(written, kind) == 0.0


def test_indicator_reads_the_longest_mention() -> None:
    text = "le tribunal de Gap ... le tribunal"
    mentions = tuple(Mention(start, end, Kind.ORG, 0.9, "neural", literal("")) for start, end in ((3, 18), (26, 34)))
    found = indicate(text, Entity("e1", Kind.ORG, Role.QUASI, mentions))
    assert found is not None
    assert (found.score, found.flagged) == (LOCAL_COURTS, True)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [(FRENCH, True), (SPANISH, True), ("Le requérant est arrivé hier.", False), ("Hoy llueve en Jaca.", False)],
)
def test_judgment_is_told_by_two_of_its_words(text: str, wanted: bool) -> None:
    assert is_judgment(text) is wanted


def test_shares_are_those_of_the_english_judgments(data: Path) -> None:
    spans = [
        each
        for line in gzip.decompress((data / "tab/train.jsonl.gz").read_bytes()).splitlines()
        for each in json.loads(line)["spans"]
    ]
    bodies: dict[float, list[bool]] = {LOCAL_COURTS: [], PRISONS_AND_HOSPITALS: []}
    quantities: dict[tuple[str, str], bool] = {}
    for each in spans:
        kind, masked = Kind[each["label"]], each["identifier_type"] != "NO_MASK"
        if kind is Kind.QUANTITY:
            quantities.setdefault((each["entity_id"], each["annotator"]), masked)
        elif share := masked_share(each["text"], kind):
            bodies[share].append(masked)
    for share, masked_ones in (*bodies.items(), (QUANTITIES, list(quantities.values()))):
        assert sum(masked_ones) / len(masked_ones) == pytest.approx(share, abs=0.005)
