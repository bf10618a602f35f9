"""All recognizers together."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from engine import detection
from engine.core.errors import Cancelled
from engine.core.message import literal
from engine.core.progress import Silent
from engine.core.types import Kind, Mention, Recognizer
from engine.detection import patterns, structure

TEXT = "Mr Leszek Kołodziński, a Polish plumber born on 12 March 1984, of 14 Old Mill Lane; project Bluebird."


def test_mentions_are_sorted_and_tell_their_recognizer() -> None:
    found = detection.recognise(TEXT, None, terms=("bluebird",), person="Leszek Kołodziński", progress=Silent())
    assert list(found) == sorted(found, key=lambda each: (each.start, -each.end))
    assert {each.recognizer for each in found} == {"patterns", "gazetteer", "terms"}
    assert {each.kind for each in found} == {Kind.PERSON, Kind.DEM, Kind.DATETIME, Kind.LOC, Kind.MISC}


def test_can_be_cancelled() -> None:
    class Stop:
        def step(self, stage: str, done: int, total: int) -> None:
            raise Cancelled

    with pytest.raises(Cancelled):
        detection.recognise(TEXT, None, terms=(), person=None, progress=Stop())


def test_progress_ends_at_its_total() -> None:
    steps: dict[str, tuple[int, int]] = {}

    class Record:
        def step(self, stage: str, done: int, total: int) -> None:
            steps[stage] = done, total

    detection.recognise(TEXT, None, terms=(), person=None, progress=Record())
    assert steps.keys() == {"patterns", "gazetteer"}
    assert all(done == total for done, total in steps.values())


@pytest.mark.corpus
@pytest.mark.parametrize(
    ("label", "least"), [("CREDIT_CARD", 0.99), ("PHONE_NUMBER", 0.95), ("US_SSN", 0.99), ("DATE_TIME", 0.95)]
)
def test_recall_on_synthetic_sentences(data: Path, label: str, least: float) -> None:
    found = total = 0
    with gzip.open(data / "presidio_synth" / "synth_v2.jsonl.gz", "rt", encoding="utf-8") as lines:
        for document in map(json.loads, lines):
            spans = [span for span in document["spans"] if span["label"] == label]
            if spans:
                mentions = patterns.find(document["text"], progress=Silent())
                total += len(spans)
                found += sum(any(m.start <= s["start"] and s["end"] <= m.end for m in mentions) for s in spans)
    assert found >= least * total > 0


def test_the_part_of_a_divided_mention_that_is_an_eponym_is_none() -> None:
    text = (
        "Provider            Method            Minutes\n"
        "Quistorp Therapies  Orton-Gillingham  150\n"
        "Vik Therapies       Counselling       30\n"
    )
    start, end = text.index("Quistorp"), text.index("  150")
    whole = Mention(start, end, Kind.ORG, 0.8, Recognizer.NEURAL, literal(""))
    found = detection._placed(text, (whole,), structure.read(text))
    assert [each.words(text) for each in found] == ["Quistorp Therapies"]
