"""A silver corpus from raw text, by scripted and by real recognizers."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from engine.core.errors import BadAnnotation, Cancelled, OutputExists, UnreadableFile
from engine.core.message import literal
from engine.core.progress import Progress, Silent
from engine.core.types import Kind, Mention
from engine.lab.training import silver
from engine.lab.training.formats import read_annotated
from engine.lab.training.silver import Gazetteer, find_terms, longest, read_gazetteer, texts, write
from engine.models.network import LABELS
from engine.models.tagger import TaggedText, Tagger


def mention(start: int, end: int, kind: Kind = Kind.DEM, score: float = 0.5) -> Mention:
    return Mention(start, end, kind, score, "test", literal(""))


def gazetteer(folder: Path, dem: str, misc: str = "", least: int = 1) -> Gazetteer:
    (folder / "DEM.tsv").write_text(dem, encoding="utf-8")
    (folder / "MISC.tsv").write_text(misc, encoding="utf-8")
    return read_gazetteer(folder, least=least)


def terms(text: str, lists: Gazetteer) -> list[tuple[str, str]]:
    return [(text[each.start : each.end], each.kind) for each in find_terms(text, lists)]


def test_the_longest_span_wins_then_the_more_certain() -> None:
    bachelor, degree, science = mention(0, 8), mention(0, 28), mention(12, 28)
    assert longest([bachelor, degree, science]) == [degree]
    sure = mention(3, 6, Kind.ORG, 0.9)
    assert longest([mention(3, 6, Kind.LOC), sure, mention(7, 9)]) == [sure, mention(7, 9)]


def test_terms_are_whole_words_in_any_case_but_capitals_ask_for_capitals(tmp_path: Path) -> None:
    lists = gazetteer(tmp_path, "harbor pilot\t3\npilot\t9\nPole\t2\n", "arson\t4\n")
    text = "A Harbor  pilot, no co-pilots, up the pole; a Pole, for ARSON."
    assert terms(text, lists) == [("Harbor  pilot", "DEM"), ("pilot", "DEM"), ("Pole", "DEM"), ("ARSON", "MISC")]


def test_rare_and_short_terms_are_left_out_and_the_more_frequent_kind_wins(tmp_path: Path) -> None:
    lists = gazetteer(tmp_path, "baker\t1\nmg\t90\ngolf\t2\n", "golf\t5\n", least=2)
    assert terms("a baker gave 5 mg at golf", lists) == [("golf", "MISC")]


def test_a_gazetteer_must_be_one(tmp_path: Path) -> None:
    with pytest.raises(UnreadableFile):
        read_gazetteer(tmp_path, least=1)
    with pytest.raises(BadAnnotation) as caught:
        gazetteer(tmp_path, "baker\t1\nbroken\n")
    assert caught.value.fields["line"] == 2


@pytest.mark.parametrize("pack", [bytes, gzip.compress], ids=["plain", "gzip"])
def test_texts_of_json_lines_and_of_documents(pack: Any, tmp_path: Path) -> None:
    lines, plain = tmp_path / "a", tmp_path / "b.txt"
    lines.write_bytes(pack(b'{"text": "One."}\n{"text": "Two."}\n'))
    plain.write_text("Three.", encoding="utf-8")
    assert [*texts(lines), *texts(plain)] == ["One.", "Two.", "Three."]


def test_json_lines_without_text_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "a"
    path.write_text('{"text": "One."}\n{"body": "Two."}\n')
    with pytest.raises(BadAnnotation) as caught:
        list(texts(path))
    assert (caught.value.fields["line"], caught.value.fields["problem"]) == (2, "no-text")


@pytest.fixture
def inputs(tmp_path: Path) -> list[Path]:
    paths = [tmp_path / name for name in ("one.txt", "two.txt", "again.txt")]
    for path, text in zip(paths, ("Oona came.", "Ravi left.", "Oona came."), strict=True):
        path.write_text(text, encoding="utf-8")
    return paths


def first_word(text: str) -> list[Mention]:
    return [mention(0, text.index(" "), Kind.PERSON)]


@pytest.mark.parametrize("name", ["out.jsonl", "out.jsonl.gz"])
def test_the_corpus_can_be_learned_from(name: str, inputs: list[Path], tmp_path: Path) -> None:
    out = tmp_path / name
    assert write(inputs, out, first_word, Silent()) == 2
    documents = list(read_annotated(out))
    assert [(each["text"], each["spans"]) for each in documents] == [
        ("Oona came.", [{"start": 0, "end": 4, "label": "PERSON"}]),
        ("Ravi left.", [{"start": 0, "end": 4, "label": "PERSON"}]),
    ]
    assert not list(tmp_path.glob("*.part"))
    with pytest.raises(OutputExists):
        write(inputs, out, first_word, Silent())


def test_a_stopped_run_goes_on(inputs: list[Path], tmp_path: Path) -> None:
    class Stop:
        def step(self, stage: str, done: int, total: int) -> None:
            if done == 1:
                raise Cancelled

    seen: list[str] = []

    def recorded(text: str) -> list[Mention]:
        seen.append(text)
        return first_word(text)

    out = tmp_path / "out.jsonl"
    with pytest.raises(Cancelled):
        write(inputs, out, recorded, Stop())
    with out.with_name("out.jsonl.part").open("a") as part:
        part.write('{"doc_id": "torn')
    assert write(inputs, out, recorded, Silent()) == 2
    assert seen == ["Oona came.", "Ravi left."]
    assert [json.loads(line)["text"] for line in out.read_text().splitlines()] == seen


class FindsOona:
    def tag(self, text: str, progress: Progress) -> TaggedText:
        start = text.index("Oona")
        labels = np.zeros((1, len(LABELS)), np.float32)
        labels[0, LABELS.index("B-PERSON")] = 1
        places = np.asarray([start], np.int64)
        return TaggedText(places, places + len("Oona"), labels, np.asarray([[0, 0, 1]], np.float32))


def test_network_patterns_lists_and_gazetteer_together(tmp_path: Path) -> None:
    tagger: Tagger = FindsOona()  # type: ignore[assignment]
    recognise = silver.recognizer(tagger, gazetteer(tmp_path, "arctic welder\t2\n"), Silent())
    text = "Oona, an Arctic welder and Finnish citizen, wrote to oona@brandt.example."
    found = [(text[each.start : each.end], each.kind) for each in recognise(text)]
    assert found == [
        ("Oona", "PERSON"),
        ("Arctic welder", "DEM"),
        ("Finnish citizen", "DEM"),
        ("oona@brandt.example", "CODE"),
    ]
