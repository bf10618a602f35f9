"""The curve of one document as a table and a picture."""

from __future__ import annotations

import csv
import io
from pathlib import Path
from xml.etree import ElementTree

import pytest

from engine.core.catalogue import ENGLISH, Catalogue
from engine.core.paths import curve_files
from engine.pipeline import trade_offs
from engine.planning import Curve
from tests.builders.backgrounds import point

SVG = "{http://www.w3.org/2000/svg}"
CHOSEN = point(0.4, 5, 6.0, 6.0)
CURVE = Curve(
    by_threshold=(point(0.2, 5, 9.0, 9.0), CHOSEN, point(0.8, 5, 4.0, 4.0)),
    by_k=(point(0.4, 2, 3.0, 3.0), CHOSEN, point(0.4, 20, 12.0, 9.0)),
    chosen=CHOSEN,
    information=20.0,
)


def places(line: ElementTree.Element) -> list[tuple[float, float]]:
    pairs = (place.split(",") for place in line.get("points", "").split())
    return [(float(x), float(y)) for x, y in pairs]


def test_the_table_says_of_each_point_whether_it_is_proved_and_chosen() -> None:
    rows = list(csv.DictReader(io.StringIO(trade_offs.table(CURVE))))
    assert [(row["against"], row["k"], row["risk threshold"]) for row in rows] == [
        ("risk threshold", "5", "0.2"),
        ("risk threshold", "5", "0.4"),
        ("risk threshold", "5", "0.8"),
        ("k", "2", "0.4"),
        ("k", "5", "0.4"),
        ("k", "20", "0.4"),
    ]
    assert [row["chosen"] for row in rows] == ["no", "yes", "no", "no", "yes", "no"]
    assert [row["proved"] for row in rows] == ["yes"] * 5 + ["no"]
    assert (float(rows[5]["masked"]), float(rows[5]["bound"]), float(rows[5]["gap"])) == (12.0, 9.0, 0.25)


def test_the_picture_has_a_panel_for_each_and_the_chosen_point_ringed() -> None:
    root = ElementTree.fromstring(trade_offs.curves(CURVE, ENGLISH))
    threshold, people, bound = map(places, root.findall(f"{SVG}polyline"))
    assert threshold == sorted(threshold, reverse=True)  # a lower threshold protects more: further right
    assert people == sorted(people)
    assert [y for _, y in people] == sorted((y for _, y in people), reverse=True)  # more is masked: further up
    assert len(bound) == 1
    assert bound[0][1] > people[2][1]
    rings = {(float(each.get("cx", "")), float(each.get("cy", ""))) for each in root.iter(f"{SVG}circle")}
    assert rings == {threshold[1], people[1]}
    words = {each.text for each in root.iter(f"{SVG}text")}
    assert {"0.2", "20", "12", "information masked, nats", "bound, where unproved"} <= words


def test_the_words_of_the_picture_are_those_of_the_language() -> None:
    said = {each.text for each in ElementTree.fromstring(trade_offs.curves(CURVE, ENGLISH)).iter(f"{SVG}text")}
    german = {
        each.text for each in ElementTree.fromstring(trade_offs.curves(CURVE, Catalogue("de"))).iter(f"{SVG}text")
    }
    assert not {each for each in said & german if each and any(map(str.isalpha, each))}


def test_without_people_to_count_there_is_one_panel_and_without_anything_to_compare_none() -> None:
    alone = Curve(CURVE.by_threshold, (CHOSEN,), CHOSEN, 20.0)
    assert len(ElementTree.fromstring(trade_offs.curves(alone, ENGLISH)).findall(f"{SVG}polyline")) == 1
    nothing = point(0.4, 1, 0.0, 0.0)
    assert trade_offs.curves(Curve((nothing,), (nothing,), nothing, 1.0), ENGLISH).count("polyline") == 0
    flat = Curve((nothing, point(0.5, 1, 0.0, 0.0)), (nothing,), nothing, 1.0)
    assert trade_offs.curves(flat, ENGLISH).count("<circle") == 1


def test_everything_stays_inside_the_picture() -> None:
    root = ElementTree.fromstring(trade_offs.curves(CURVE, ENGLISH))
    width, height = map(float, root.get("viewBox", "").split()[2:])
    for line in root.findall(f"{SVG}polyline"):
        assert all(0 < x < width and 0 < y < height for x, y in places(line))


def test_names_get_their_endings() -> None:
    assert curve_files(Path("out/curve.svg")) == (Path("out/curve.csv"), Path("out/curve.svg"))
    assert curve_files(Path("curve")) == (Path("curve.csv"), Path("curve.svg"))


@pytest.mark.parametrize("name", ["note.v2", "note"])
def test_a_dot_in_a_name_is_no_ending(name: str) -> None:
    assert curve_files(Path(name))[0].name == f"{name}.csv"
