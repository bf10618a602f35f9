"""The table and the list of misses of the gold documents, from fates set by hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.benchmarks import documents
from tests.benchmarks.documents import Judged
from tests.gold.fates import Fate, fates
from tests.gold.markup import parse

SOURCE = """title: Note
kind: form
language: en
---
[[Ada Holm]]{PERSON p1 must} has a [[Holter]]{MISC t1 not} monitor and no fever at all.
"""


def judged() -> Judged:
    document = parse(SOURCE, "note")
    text = document.text

    def masked(*words: str) -> list[tuple[int, int]]:
        return [(text.index(each), text.index(each) + len(each)) for each in words]

    return Judged(
        document,
        {
            "txt": fates(text, document.places, text, masked("Ada Holm")),
            "docx": fates(text, document.places, text, masked("Ada", "Holter", "no fever")),
            "pdf": fates(text, document.places, text, masked("Ada", "no fever")),
        },
        {},
    )


def test_the_table_has_a_row_for_all_for_languages_formats_and_kinds() -> None:
    rows = [line.split("\t") for line in documents.table("development", [judged()])]
    assert [row[0].removeprefix("development: ") for row in rows] == ["all", "in en", "txt", "docx", "pdf", "form"]
    assert rows[0] == ["development: all", "1", "0.333", "0.333", "0.167", "0.000", "0.333", "0"]
    assert rows[2][2:] == ["1.000", "0.000", "0.000", "1.000", "1.000", "0"]


def test_of_the_blind_set_only_figures_are_printed() -> None:
    rows = [line.split("\t")[0] for line in documents.table("blind", [judged()])]
    assert rows == ["blind: all", "blind: in en"]


def test_misses_name_place_formats_and_needless_words() -> None:
    rows = [line.split("\t")[:5] for line in documents.misses([judged()])]
    assert rows == [
        ["note", "must: masked in part", "PERSON", "docx pdf", "Ada Holm"],
        ["note", "trap: masked", "MISC", "docx", "Holter"],
        ["note", "needless", "", "docx pdf", "no fever"],
    ]


@pytest.mark.model
def test_a_document_is_judged_as_sable_masks_it_in_every_format(tmp_path: Path) -> None:
    source = tmp_path / "letter.md"
    source.write_text(
        SOURCE.split("---")[0] + "---\nDear Mr [[Quentin Abernathy]]{PERSON p1 must},\n\nplease ring "
        "[[marta.lindgren@example.org]]{CODE c1 must} about the [[Holter]]{MISC t1 not} monitor.\n",
        encoding="utf-8",
    )
    (judged,) = documents.judge([source])
    assert judged.refused == {}
    assert [each.places[:2] for each in judged.fates.values()] == [(Fate.MASKED, Fate.MASKED)] * 3
