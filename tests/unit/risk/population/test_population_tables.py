"""Bundled tables: small, attributed, and made from the shared ones alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core import resources, tables
from engine.lab.population import people
from engine.lab.population.written import write

FOLDER = resources.root() / "population"
SHARED = Path(__file__).resolve().parents[5] / "shared" / "data" / "population"


def test_tables_are_within_the_limits_of_the_repository() -> None:
    sizes = [file.stat().st_size for file in FOLDER.iterdir()]
    assert max(sizes) < 1_000_000
    assert sum(sizes) <= 8_000_000


def test_every_table_has_its_publisher_and_is_in_the_manifest() -> None:
    attribution = (FOLDER / "ATTRIBUTION.md").read_text(encoding="utf-8")
    for file in FOLDER.glob("*.tsv.xz"):
        name = file.name.removesuffix(".tsv.xz")
        assert f"`{name}`" in attribution or f"`{name.partition('-')[0]}-*`" in attribution, name
        assert f"population/{file.name}" in resources.released()


def test_only_the_line_with_the_whole_key_is_found() -> None:
    assert [line[0] for line in tables.find("surnames-us", "smith")] == ["smith"]
    assert tables.find("surnames-us", "smit h") == []
    assert len(tables.find("first-names-us", "")) == 2, "sums of both sexes"


@pytest.mark.skipif(not SHARED.is_dir(), reason="the shared tables are not here")
def test_the_shared_tables_give_the_bundled_ones(tmp_path: Path) -> None:
    made = people.tables(SHARED)
    for name in ("countries", "ages-de", "ages-ew", "occupations", "diseases-us"):
        write(tmp_path, name, made[name])
        assert (tmp_path / f"{name}.tsv.xz").read_bytes() == (FOLDER / f"{name}.tsv.xz").read_bytes(), name
