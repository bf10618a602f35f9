from __future__ import annotations

import csv
import io
from pathlib import Path
from xml.etree import ElementTree

import pytest

from engine.core.errors import OutputUnwritable
from engine.lab.comparison import ComparisonPoint, charts
from engine.lab.comparison.measures import Rate

SVG = "{http://www.w3.org/2000/svg}"


def point(method: str, setting: float, masked: float, found: float) -> ComparisonPoint:
    rate = Rate(found, max(0.0, found - 0.1), min(1.0, found + 0.1))
    return ComparisonPoint(
        method, setting, "least nats", 50, masked, masked / 2, rate, {"bm25": rate, "tf-idf": rate}, rate, 2.5, 0.25
    )


POINTS = (
    point("idf", 3, 0.4, 0.3),
    point("idf", 2, 0.5, 0.35),
    point("idf", 1, 0.6, 0.1),
    point("a & <b>", 0, 0.2, 0.0),
)


def test_the_table_has_a_line_per_point() -> None:
    rows = list(csv.DictReader(io.StringIO(charts.table(POINTS))))
    assert len(rows) == 4
    assert rows[0]["method"] == "idf"
    assert rows[0]["setting"] == "3"
    assert float(rows[0]["words masked"]) == 0.4
    assert float(rows[0]["information loss"]) == 0.2
    assert [float(rows[0][name]) for name in ("reidentified", "low", "high", "bm25")] == [0.3, 0.2, 0.4, 0.3]
    assert rows[0]["network calls"] == "2.5"


def test_points_that_others_beat_are_not_on_the_curve() -> None:
    assert charts.pareto(POINTS[:3]) == [POINTS[0], POINTS[2]]
    assert charts.pareto([]) == []


def test_the_picture_has_one_curve_per_method_where_the_figures_are() -> None:
    root = ElementTree.fromstring(charts.curves(POINTS))
    curves = root.findall(f"{SVG}polyline")
    assert len(curves) == 2
    first = [tuple(map(float, place.split(","))) for place in curves[0].get("points", "").split()]
    assert len(first) == 2
    assert first[0][0] < first[1][0]  # more words masked, further right
    assert first[0][1] < first[1][1]  # more people found, further up
    texts = [each.text for each in root.iter(f"{SVG}text")]
    assert {"idf", "a & <b>", "words masked", "people identified"} <= set(texts)


def test_everything_stays_inside_the_picture() -> None:
    root = ElementTree.fromstring(charts.curves([point("ends", 0, 0.0, 1.0), point("ends", 1, 1.0, 0.0)]))
    width, height = map(float, root.get("viewBox", "").split()[2:])
    places = root.find(f"{SVG}polyline").get("points", "").split()  # type: ignore[union-attr]
    assert len(places) == 2
    assert all(0 <= float(x) <= width and 0 <= float(y) <= height for x, y in (each.split(",") for each in places))


def test_table_and_picture_are_written(tmp_path: Path) -> None:
    charts.write(POINTS, tmp_path / "new" / "folder")
    assert (tmp_path / "new" / "folder" / "comparison.csv").read_text(encoding="utf-8") == charts.table(POINTS)
    assert (tmp_path / "new" / "folder" / "comparison.svg").read_text(encoding="utf-8") == charts.curves(POINTS)
    (tmp_path / "file").touch()
    with pytest.raises(OutputUnwritable):
        charts.write(POINTS, tmp_path / "file")
