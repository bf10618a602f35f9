"""Findings of the bundled weights. All people, places and organisations below are invented."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.options import Device
from engine.core.progress import Silent
from engine.core.types import Kind, Role
from engine.detection.networks import neural
from engine.lab.training import card
from engine.models import tagger
from engine.models.tagger import Tagger

pytestmark = pytest.mark.model

NOTE = """\
DISCHARGE SUMMARY

Mrs Marguerite Oyelaran, a retired schoolteacher from Halverston, was admitted on 2 May 2024 with chest pain.
She was seen by Dr Tobias Fenwick. Her daughter Ifeoma lives in Leeds.
"""
LETTER = """\
Dear Ms Quillfeather,

I met Jonas Adebayo-Lind in Bristol on 3 June and he told me that Petra would join Nordvale Logistics Ltd.

Yours sincerely,
Hamish Brock
"""
FILING = "Plaintiff ORLA VANTONGEREN alleges that on March 3, 2021 MR CURTIS OKAFOR struck her vehicle in TACOMA."
MESSAGE = "hey its danny kowalczyk, call me when u get to manchester, sarah said ur flight lands at 5"

EXPECTED = [
    pytest.param(NOTE, "Marguerite Oyelaran", Kind.PERSON, id="patient"),
    pytest.param(NOTE, "Tobias Fenwick", Kind.PERSON, id="doctor"),
    pytest.param(NOTE, "Ifeoma", Kind.PERSON, id="first name"),
    pytest.param(NOTE, "2 May 2024", Kind.DATETIME, id="date"),
    pytest.param(NOTE, "Leeds", Kind.LOC, id="city"),
    pytest.param(LETTER, "Quillfeather", Kind.PERSON, id="addressee"),
    pytest.param(LETTER, "Jonas Adebayo-Lind", Kind.PERSON, id="hyphenated name"),
    pytest.param(LETTER, "Hamish Brock", Kind.PERSON, id="signature"),
    pytest.param(LETTER, "Nordvale Logistics", Kind.ORG, id="company"),
    pytest.param(FILING, "ORLA VANTONGEREN", Kind.PERSON, id="capitals"),
    pytest.param(FILING, "CURTIS OKAFOR", Kind.PERSON, id="capitals and title"),
    pytest.param(MESSAGE, "danny kowalczyk", Kind.PERSON, id="no capitals"),
    pytest.param(MESSAGE, "sarah", Kind.PERSON, id="first name without capital"),
]


@pytest.fixture(scope="module")
def recognizer() -> Tagger:
    return tagger.load(Device.CPU)


@pytest.mark.parametrize(("text", "words", "kind"), EXPECTED)
def test_invented_names_are_found(recognizer: Tagger, text: str, words: str, kind: Kind) -> None:
    start = text.index(words)
    mentions = neural.find(text, recognizer.tag(text, Silent()))
    assert [
        mention
        for mention in mentions
        if mention.kind is kind and mention.start <= start and start + len(words) <= mention.end
    ]


def test_instructions_name_nobody(recognizer: Tagger) -> None:
    text = "Please see the next section of the manual for instructions on how to connect the printer to a cable."
    kinds = {mention.kind for mention in neural.find(text, recognizer.tag(text, Silent()))}
    assert Kind.PERSON not in kinds


def test_judgments_are_masked_nearly_as_annotators_did(recognizer: Tagger, data: Path) -> None:
    scores = card.score(recognizer, data / card.DEVELOPMENT)
    assert scores.masking is not None
    assert scores.masking.f1 >= 0.85
    assert scores.recall[Role.DIRECT] >= 0.97
    assert scores.mentioned[Role.DIRECT] >= 0.99
