"""Gazetteers from a small dump that is written here."""

from __future__ import annotations

import bz2
import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.core.errors import Cancelled, DamagedFile, OutputExists, UnreadableFile
from engine.core.progress import Silent
from engine.core.types import Kind
from engine.lab.training import wikidata
from engine.lab.training.wikidata import DEM, MISC, PROPERTIES, extract


def item_value(identifier: str) -> dict[str, Any]:
    return {"type": "wikibase-entityid", "value": {"entity-type": "item", "id": identifier}}


def snak(number: str, value: dict[str, Any] | None) -> dict[str, Any]:
    return {"property": number, "snaktype": "value" if value else "novalue"} | ({"datavalue": value} if value else {})


def statement(number: str, value: dict[str, Any] | None, rank: str = "normal", **qualifiers: dict[str, Any]) -> Any:
    said = {name: [snak(name, each)] for name, each in qualifiers.items()}
    return number, {"mainsnak": snak(number, value), "rank": rank, "qualifiers": said}


def item(
    identifier: str, label: str | None, *statements: Any, aliases: tuple[str, ...] = (), language: str = "en"
) -> Any:
    claims: dict[str, list[Any]] = {}
    for number, each in statements:
        claims.setdefault(number, []).append(each)
    return {
        "type": "item",
        "id": identifier,
        "labels": {language: {"language": language, "value": label}} if label else {},
        "aliases": {language: [{"language": language, "value": each} for each in aliases]} if aliases else {},
        "claims": claims,
    }


PILOT, BAKER, ARSON, SEA = item_value("Q3"), item_value("Q4"), item_value("Q5"), item_value("Q6")
ENTITIES = [
    item("Q3", "harbor pilot", aliases=("maritime pilot", "ship's  pilot")),
    item("Q1", "Oona Brandt", statement("P106", PILOT), statement("P106", BAKER), statement("P1399", ARSON)),
    item("Q2", "Ravi Menon", statement("P106", PILOT), statement("P106", BAKER, "deprecated"), statement("P106", None)),
    item(
        "Q9",
        "some post",
        statement("P31", item_value("Q7"), P1534=ARSON),
        statement("P106", SEA),
        statement("P1449", {"type": "monolingualtext", "value": {"language": "en", "text": "The\nHarbor"}}),
        statement("P1449", {"type": "monolingualtext", "value": {"language": "fi", "text": "Satama"}}),
        statement("P2572", {"type": "string", "value": "HarborLife"}),
        statement("P7081", {"type": "string", "value": "x" * 101}),
        statement("P2043", {"type": "quantity", "value": {"amount": "+5", "unit": "1"}}),
    ),
    item("Q4", "baker"),
    item("Q5", "arson"),
    item("Q6", "meri", language="fi"),
    item("Q7", "post"),
    item("P106", "occupation", statement("P31", PILOT)),
]


def dumped(pack: Callable[[bytes], bytes], folder: Path, *, tail: bytes = b"\n]\n") -> Path:
    path = folder / "dump"
    path.write_bytes(pack(b"[\n" + b",\n".join(json.dumps(each).encode() for each in ENTITIES) + tail))
    return path


def rows(file: Path) -> list[str]:
    return file.read_text(encoding="utf-8").splitlines()


EXPECTED_DEM = ["harbor pilot\t2", "maritime pilot\t2", "ship's pilot\t2", "baker\t1"]
EXPECTED_MISC = ["arson\t2", "HarborLife\t1", "The Harbor\t1"]


@pytest.mark.parametrize("pack", [bytes, gzip.compress, bz2.compress], ids=["plain", "gzip", "bzip2"])
@pytest.mark.parametrize("held", [1, wikidata._HELD], ids=["on disk", "in memory"])
def test_names_of_values_are_counted(
    pack: Callable[[bytes], bytes], held: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wikidata, "_HELD", held)
    counts = extract(dumped(pack, tmp_path), tmp_path / "out", language="en", progress=Silent())
    assert rows(tmp_path / "out" / "DEM.tsv") == EXPECTED_DEM
    assert rows(tmp_path / "out" / "MISC.tsv") == EXPECTED_MISC
    assert counts == {Kind.DEM: 4, Kind.MISC: 3}
    assert sorted(each.name for each in (tmp_path / "out").iterdir()) == ["DEM.tsv", "MISC.tsv"]


def test_another_language(tmp_path: Path) -> None:
    extract(dumped(bytes, tmp_path), tmp_path / "out", language="fi", progress=Silent())
    assert rows(tmp_path / "out" / "DEM.tsv") == ["meri\t1"]
    assert rows(tmp_path / "out" / "MISC.tsv") == ["HarborLife\t1", "Satama\t1"]


def test_the_properties_of_the_paper() -> None:
    assert (len(DEM), len(MISC), len(PROPERTIES)) == (44, 196, 240)
    assert {"P106", "P140", "P21", "P39"} <= set(DEM)
    assert {"P1399", "P1196", "P136", "P1876"} <= set(MISC)


@pytest.mark.parametrize(
    ("pack", "tail"),
    [(bytes, b"\n"), (bytes, b",\n{broken\n]"), (bytes, b",\n7\n]"), (lambda data: gzip.compress(data)[:-9], b"\n]")],
    ids=["cut", "not json", "no object", "cut archive"],
)
def test_a_damaged_dump_is_refused_and_leaves_nothing(
    pack: Callable[[bytes], bytes], tail: bytes, tmp_path: Path
) -> None:
    with pytest.raises(DamagedFile):
        extract(dumped(pack, tmp_path, tail=tail), tmp_path / "out", language="en", progress=Silent())
    assert not list((tmp_path / "out").iterdir())


def test_gazetteers_are_never_replaced_and_a_missing_dump_is_said(tmp_path: Path) -> None:
    with pytest.raises(UnreadableFile):
        extract(tmp_path / "nowhere", tmp_path / "out", language="en", progress=Silent())
    (tmp_path / "out" / "DEM.tsv").write_text("precious")
    with pytest.raises(OutputExists):
        extract(dumped(bytes, tmp_path), tmp_path / "out", language="en", progress=Silent())


def test_a_person_can_stop_it(tmp_path: Path) -> None:
    class Stop:
        def step(self, stage: str, done: int, total: int) -> None:
            raise Cancelled

    with pytest.raises(Cancelled):
        extract(dumped(bytes, tmp_path), tmp_path / "out", language="en", progress=Stop())
