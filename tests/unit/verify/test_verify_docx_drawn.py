"""The structure check of a DOCX notices letters that lists, runs, cells and drawings show without text."""

from __future__ import annotations

import pytest
from lxml import etree

from engine.core.message import Message
from engine.verify.docx import markup, parts
from tests.builders.docx import Extra, build, paragraph, xml


def _codes(part: str, *, masks: tuple[str, ...] = ()) -> set[str]:
    root = etree.fromstring(part.encode())
    found = (*markup.shown_problems(1, root), *markup.width_problems(1, root, masks))
    return {each.code for problem in found for _, each in problem.fields if isinstance(each, Message)}


def _labels(*labels: str) -> str:
    return xml("w:numbering", "".join(f'<w:lvl><w:lvlText w:val="{each}"/></w:lvl>' for each in labels))


@pytest.mark.parametrize("labels", ["T", ("o", "T"), ("T%1", "o%1", "l%1")])
def test_letters_as_labels(labels: tuple[str, ...]) -> None:
    assert _codes(_labels(*labels)) == {"structure.letter-label"}


@pytest.mark.parametrize("labels", ["o", ("%1.", "(%2)", "A%1"), ("Exhibit %1", "o", "•")])
def test_usual_labels(labels: tuple[str, ...]) -> None:
    assert not _codes(_labels(*labels))


@pytest.mark.parametrize(("label", "is_read"), [("o", False), ("O", True), ("o%1", True), ("Quistorp", True)])
def test_bullet_that_is_the_initial_of_somebody(label: str, is_read: bool) -> None:
    numbering = Extra("word/numbering.xml", "numbering", _labels(label))
    read = [each.text for each in parts.parts(build(paragraph("Signed"), numbering), None)]
    assert (label in read) is is_read


def test_an_empty_run_beside_a_mask() -> None:
    masked = "<w:p><w:r><w:t>█████</w:t></w:r>{}</w:p>"
    assert not _codes(xml("w:body", masked.format("<w:r><w:tab/></w:r>")), masks=("█████",))
    empty = masked.format("<w:r><w:rPr/><w:t/></w:r>")
    assert _codes(xml("w:body", empty), masks=("█████",)) == {"structure.emptied-runs"}


def _shaded(rows: list[str], text: str = "") -> str:
    cell = '<w:tc><w:tcPr><w:shd w:val="clear" w:fill="{}"/></w:tcPr><w:p><w:r><w:t>{}</w:t></w:r></w:p></w:tc>'
    fills = {"#": "000000", ".": "FFFFFF"}
    cells = ("".join(cell.format(fills[each], text) for each in row) for row in rows)
    return xml("w:body", f"<w:tbl>{''.join(f'<w:tr>{row}</w:tr>' for row in cells)}</w:tbl>")


_LETTERS = ["##..#.###", "#.#.#..#.", "##..#..#.", "#...#..#.", "#...#..#."] * 2


def test_cells_that_paint_letters() -> None:
    assert _codes(_shaded(_LETTERS)) == {"structure.painted-format"}


@pytest.mark.parametrize("rows", [["####", "...."] * 8, ["#.#.#.#."] * 8, ["########", *(["#......."] * 8)]])
def test_cells_in_bands(rows: list[str]) -> None:
    assert not _codes(_shaded(rows))


def test_cells_with_text() -> None:
    assert not _codes(_shaded(_LETTERS, "12"))


def _coloured(lines: list[str], sign: str) -> str:
    form = '<w:r><w:rPr><w:color w:val="{}"/></w:rPr><w:t>{}</w:t></w:r>'
    runs = ("".join(form.format("FF0000" if each == "#" else "auto", sign) for each in line) for line in lines)
    return xml("w:body", "".join(f"<w:p>{each}</w:p>" for each in runs))


def test_signs_that_paint_letters() -> None:
    assert _codes(_coloured(_LETTERS, "o")) == {"structure.painted-format"}
    assert not _codes(_coloured(["#" * 20] * 10, "o"))
    assert not _codes(_coloured(_LETTERS[:3], "o"))
