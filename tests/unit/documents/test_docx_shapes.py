"""Drawings and charts of ordinary documents stay; those that draw strokes go or are reported."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from engine.documents import docx
from engine.documents.docx.package import load
from engine.documents.docx.sanitise import clean
from tests.attacks import docx_shapes
from tests.builders.docx import build, paragraph

_CODES = ("shape-of-many", "chart-of-points", "painted-format")


def _scatter(places: list[tuple[float, float]]) -> bytes:
    across = docx_shapes.values("xVal", (x for x, _ in places))
    down = docx_shapes.values("yVal", (y for _, y in places))
    return docx_shapes.chart(f"<c:scatterChart><c:ser>{across}{down}</c:ser></c:scatterChart>")


def _cloud() -> bytes:
    draw = Random(3)
    return _scatter([(draw.gauss(40, 12), draw.gauss(170, 9)) for _ in range(200)])


def _answers() -> bytes:
    draw = Random(4)
    return _scatter([(draw.randint(18, 65), draw.randint(1, 10)) for _ in range(300)])


def _trend() -> bytes:
    draw = Random(5)
    return _scatter([(age, age // 4 + draw.randint(0, 3)) for age in range(60) for _ in range(4)])


def _flow() -> bytes:
    """Boxes with text, and two lines for each."""
    text = f"<w:txbxContent>{paragraph('step')}</w:txbxContent>"
    box = f"<wps:wsp><wps:cNvSpPr/><wps:spPr/><wps:txbx>{text}</wps:txbx><wps:bodyPr/></wps:wsp>"
    line = docx_shapes.shape("line", 0, 0, 100_000, 0)
    return build(docx_shapes.inline(f"<wpg:wgp><wpg:cNvGrpSpPr/><wpg:grpSpPr/>{(box + line * 2) * 20}</wpg:wgp>"))


def _rules() -> bytes:
    line = '<v:line style="position:absolute" from="10pt,{0}pt" to="450pt,{0}pt"/>'
    return build(f"<w:p><w:r><w:pict>{''.join(line.format(20 * each) for each in range(30))}</w:pict></w:r></w:p>")


@pytest.mark.parametrize("make", [_cloud, _answers, _trend, _flow, _rules])
def test_ordinary_drawings_stay(make: Callable[[], bytes]) -> None:
    removed = clean(load(make()))
    assert not any(removed[code] for code in _CODES)


@pytest.mark.parametrize("attack", docx_shapes.ATTACKS, ids=str)
def test_drawn_letters_go(attack: docx_shapes.Attack) -> None:
    assert clean(load(attack.build()))[attack.notice] >= 1


@pytest.mark.parametrize(
    ("make", "code"),
    [(_cloud, "chart-not-read"), (docx_shapes.stroked, "chart-not-read"), (_flow, "shape-not-read"), (_rules, "")],
)
def test_what_stays_unread_is_reported(make: Callable[[], bytes], code: str) -> None:
    warnings = docx.read(make(), Path("x.docx")).warnings
    assert {each.code for each in warnings} & {"chart-not-read", "shape-not-read"} == {code} - {""}
