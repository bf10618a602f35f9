"""Knowledge graphs: Wikidata's entities, simpler ones, and triples."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine import background
from engine.background import index
from engine.core.errors import BadBackground
from engine.core.types import Kind


def _item(identifier: str) -> dict[str, Any]:
    return _statement("wikibase-entityid", {"id": identifier})


def _statement(kind: str, value: Any, rank: str = "normal") -> dict[str, Any]:
    return {"rank": rank, "mainsnak": {"snaktype": "value", "datavalue": {"type": kind, "value": value}}}


def _time(moment: str, precision: int) -> dict[str, Any]:
    return _statement("time", {"time": moment, "precision": precision})


def _labelled(identifier: str, label: str, *aliases: str, **claims: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        "type": "item",
        "id": identifier,
        "labels": {"en": {"language": "en", "value": label}},
        "aliases": {"en": [{"language": "en", "value": each} for each in aliases]},
        "claims": claims,
    }


ENTITIES = [
    _labelled("Q4", "Leandro Albano", "Leo", P31=[_item("Q5")], P19=[_item("Q7")], P106=[_item("Q9")],
              P569=[_time("+1961-03-12T00:00:00Z", 11)], P2048=[_statement("quantity", {"amount": "+181"})]),
    _labelled("Q6", "Ann Lee", P31=[_item("Q5")], P19=[_item("Q8"), _statement("string", "Rome", "deprecated")],
              P569=[_time("+1961-00-00T00:00:00Z", 9)], P570=[{"rank": "normal", "mainsnak": {"snaktype": "novalue"}}]),
    _labelled("Q7", "Lisbon", "Lisboa", "Olisipo", P31=[_item("Q515")], P17=[_item("Q45")]),
    _labelled("Q8", "Bergen", P31=[_item("Q515")]),
    _labelled("Q9", "nurse", "registered nurse"),
]  # fmt: skip
TRIPLES = [
    ("Leandro Albano", "instance of", "human"),
    ("Leandro Albano", "place of birth", "Lisbon"),
    ("Leandro Albano", "also known as", "Leo"),
    ("Leandro Albano", "occupation", "nurse"),
    ("Leandro Albano", "date of birth", "1961-03-12T00:00:00Z"),
    ("Ann Lee", "instance of", "human"),
    ("Ann Lee", "date of birth", "1961"),
    ("Ann Lee", "place of birth", "Bergen"),
    ("Lisbon", "country", "Portugal"),
]
EXPECTED = {
    ("Leandro Albano", Kind.PERSON): {0},
    ("Leo", Kind.PERSON): {0},
    ("Ms Lee", Kind.PERSON): {1},
    ("Lisbon", Kind.LOC): {0},
    ("Lisboa", Kind.LOC): {0},
    ("Rome", Kind.LOC): set(),
    ("Bergen", Kind.LOC): {1},
    ("nurses", Kind.DEM): {0},
    ("12 March 1961", Kind.DATETIME): {0},
    ("1961", Kind.DATETIME): {0, 1},
}


def _lines(folder: Path) -> Path:
    path = folder / "graph.jsonl"
    path.write_text("\n".join(map(json.dumps, ENTITIES)), encoding="utf-8")
    return path


def _dump(folder: Path) -> Path:
    path = folder / "dump.json"
    path.write_text("[\n" + ",\n".join(map(json.dumps, ENTITIES)) + "\n]\n", encoding="utf-8")
    return path


def _answer(folder: Path) -> Path:
    """Return an answer in the form of Wikidata's interface for programs."""
    path = folder / "answer.json"
    path.write_text(json.dumps({"entities": {each["id"]: each for each in ENTITIES}}), encoding="utf-8")
    return path


def _indented(folder: Path) -> Path:
    path = folder / "list.json"
    path.write_text(json.dumps(ENTITIES, indent=2), encoding="utf-8")
    return path


def _simple(folder: Path) -> Path:
    entities = [
        {"label": "Leandro Albano", "aliases": ["Leo"], "claims": {"place of birth": {"label": "Lisbon"},
         "occupation": ["nurse"], "date of birth": "1961-03-12"}},
        {"label": "Ann Lee", "claims": {"date of birth": 1961, "place of birth": "Bergen"}},
    ]  # fmt: skip
    path = folder / "simple.json"
    path.write_text(json.dumps(entities), encoding="utf-8")
    return path


def _triples(folder: Path, *header: tuple[str, ...], suffix: str = ".tsv", mark: str = "\t") -> Path:
    path = folder / f"triples{suffix}"
    path.write_text("\n".join(map(mark.join, (*header, *TRIPLES))), encoding="utf-8")
    return path


def _triple_lines(folder: Path) -> Path:
    path = folder / "triples.jsonl"
    names = ("subject", "property", "value")
    path.write_text("\n".join(json.dumps(dict(zip(names, each, strict=True))) for each in TRIPLES), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    "write",
    [
        _lines,
        _dump,
        _answer,
        _indented,
        _simple,
        _triples,
        lambda folder: _triples(folder, ("subject", "predicate", "object")),
        lambda folder: _triples(folder, ("s", "p", "o"), suffix=".csv", mark=","),
        _triple_lines,
    ],
    ids=["lines", "dump", "answer", "indented", "simple", "bare-triples", "triples", "csv-triples", "triple-lines"],
)
def test_every_form_of_graph_gives_the_same_people(tmp_path: Path, write: Any) -> None:
    path = write(tmp_path)
    people = background.load([path], folder=tmp_path / "kept")
    assert index.preview(path) == ()
    assert people.size == 2
    found = {words: people.people(*words) for words in EXPECTED}
    assert {words: set(bitmap or ()) for words, bitmap in found.items()} == EXPECTED


def test_other_names_of_values_are_found(tmp_path: Path) -> None:
    people = background.load([_lines(tmp_path)], folder=tmp_path / "kept")
    assert set(people.people("Olisipo", Kind.LOC) or ()) == {0}
    assert set(people.people("181 cm", Kind.QUANTITY) or ()) == {0}


def test_identifiers_of_triples_are_no_names(tmp_path: Path) -> None:
    path = tmp_path / "triples.csv"
    path.write_text("subject,property,value\nQ4,rdfs:label,Ann Lee\nQ4,wdt:P19,Q8\nQ8,rdfs:label,Bergen\n")
    people = background.load([path], folder=tmp_path / "kept")
    assert set(people.people("Bergen", Kind.LOC) or ()) >= {0}
    assert set(people.person("Ann Lee")) == {0}


@pytest.mark.parametrize(
    ("text", "fields"),
    [
        (
            '{"id": "Q1", "claims": {"P19": [{"mainsnak": {"datavalue": {"value": {"x": 1}}}}]}}',
            {"problem": "bad-entity", "row": 1},
        ),
        ('{"id": "Q1", "claims": []}', {"problem": "no-rows"}),
        ('{"id": "Q1", "claims": {}}\n{"id": ', {"problem": "not-json", "row": 2}),
    ],
)
def test_what_is_no_entity_is_said(tmp_path: Path, text: str, fields: dict[str, Any]) -> None:
    path = tmp_path / "graph.jsonl"
    path.write_text(text)
    with pytest.raises(BadBackground) as raised:
        background.load([path], folder=tmp_path / "kept")
    assert raised.value.fields == {"file": "graph.jsonl", **fields}
