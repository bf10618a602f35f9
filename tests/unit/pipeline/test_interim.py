"""Interim results of an examination."""

from functools import partial
from pathlib import Path

import numpy as np
import pytest

from engine.core.types import Document, DocumentKind, Segment, TextPlace
from engine.models.network import LABELS, MASKS
from engine.models.tagger import TaggedText
from engine.pipeline import interim
from engine.pipeline.interim import Gathering, Interim

FIRST = "Write to ada@example.com before 12 March 2019."
SECOND = "Or to bo@example.com, if ADA@example.com is gone."
TEXT = f"{FIRST}\n\n{SECOND}\n\nNothing here."


def _document(text: str = TEXT) -> Document:
    return Document(
        Path("note.txt"), DocumentKind.TXT, "0" * 64, text, (Segment(0, len(text), TextPlace(0, len(text))),)
    )


def _tagged(text: str, until: int) -> TaggedText:
    """A network that sees nothing, and how far it is: a piece for each letter."""
    starts = np.arange(min(until, len(text)))
    labels = np.zeros((len(starts), len(LABELS)), np.float32)
    masks = np.zeros((len(starts), len(MASKS)), np.float32)
    labels[:, 0] = masks[:, 0] = 1
    return TaggedText(starts, starts + 1, labels, masks)


def _gathering(told: list[Interim], text: str = TEXT) -> Gathering:
    return Gathering(_document(text), told.append, terms=(), person=None)


def _words(known: Interim) -> list[list[str]]:
    text = known.examination.document.text
    return [[text[one.start : one.end] for one in each.mentions] for each in known.examination.entities]


def test_the_text_is_told_before_anything_is_found() -> None:
    told: list[Interim] = []
    _gathering(told)
    assert [(each.examination.entities, each.searched) for each in told] == [((), 0)]


def test_a_paragraph_is_told_when_the_network_has_read_it_whole() -> None:
    told: list[Interim] = []
    gathering = _gathering(told)
    gathering.scored(partial(_tagged, TEXT, len(FIRST) - 3))
    assert len(told) == 1
    gathering.scored(partial(_tagged, TEXT, len(FIRST) + 10))
    assert _words(told[-1]) == [["ada@example.com"], ["12 March 2019"]]
    assert told[-1].searched == len(FIRST)


@pytest.fixture
def untiring(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(interim, "_REST", 0)


def test_what_takes_long_to_tell_is_told_seldom(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    told: list[Interim] = []

    def show(known: Interim) -> None:
        nonlocal now
        now += 2.0
        told.append(known)

    monkeypatch.setattr(interim.time, "monotonic", lambda: now)
    gathering = Gathering(_document(), show, terms=(), person=None)
    gathering.scored(partial(_tagged, TEXT, len(FIRST) + 4))
    for _ in range(3):
        now += 1.5
        gathering.scored(partial(_tagged, TEXT, len(TEXT)))
    assert len(told) == 2
    now += 2.0
    gathering.scored(partial(_tagged, TEXT, len(TEXT)))
    assert told[-1].searched == len(TEXT)


@pytest.mark.usefixtures("untiring")
def test_the_same_words_further_on_are_the_same_entity() -> None:
    told: list[Interim] = []
    gathering = _gathering(told)
    for until in (len(FIRST) + 4, len(FIRST) + len(SECOND) + 6, len(TEXT)):
        gathering.scored(partial(_tagged, TEXT, until))
    assert _words(told[-1]) == [["ada@example.com", "ADA@example.com"], ["12 March 2019"], ["bo@example.com"]]
    before, after = (told[each].examination.entities[0].id for each in (1, -1))
    assert before == after
    assert told[-1].searched == len(TEXT)
    assert not any(each.indicators for each in told[-1].examination.risk.entities)


def test_a_text_without_paragraphs_is_told_by_lines() -> None:
    text = "Write to ada@example.com today.\n" * 600
    told: list[Interim] = []
    gathering = _gathering(told, text)
    gathering.scored(partial(_tagged, text, 4_000))
    assert len(told) == 1
    gathering.scored(partial(_tagged, text, 9_000))
    assert 8_000 < told[-1].searched <= 9_000


def test_what_is_joined_is_told_before_it_is_measured() -> None:
    told: list[Interim] = []
    gathering = _gathering(told)
    gathering.scored(partial(_tagged, TEXT, len(TEXT)))
    found = told[-1].examination.entities
    gathering.joined(found)
    assert told[-1].joined
    assert told[-1].examination.entities == found
    assert not any(each.indicators for each in told[-1].examination.risk.entities)


def test_nobody_needs_to_listen() -> None:
    gathering = Gathering(_document(), None, terms=(), person=None)
    gathering.scored(partial(_tagged, TEXT, len(TEXT)))
    gathering.joined(())


def test_what_was_found_in_the_beginning_stands_while_the_rest_is_read(untiring: None) -> None:
    told: list[Interim] = []
    seen = _gathering(told, FIRST)
    seen.scored(partial(_tagged, FIRST, len(FIRST)))
    gathering = Gathering(_document(), told.append, terms=(), person=None, seen=seen)
    assert _words(told[-1]) == [["ada@example.com"], ["12 March 2019"]]
    assert (told[-1].searched, told[-1].examination.document.text) == (len(FIRST), TEXT)
    gathering.scored(partial(_tagged, TEXT, len(FIRST) - 3))
    gathering.scored(partial(_tagged, TEXT, len(TEXT)))
    assert _words(told[-1])[0] == ["ada@example.com", "ADA@example.com"]
    assert len(told) == 4


def test_another_beginning_says_nothing() -> None:
    told: list[Interim] = []
    seen = _gathering(told, SECOND)
    seen.scored(partial(_tagged, SECOND, len(SECOND)))
    Gathering(_document(), told.append, terms=(), person=None, seen=seen)
    assert (told[-1].searched, _words(told[-1])) == (0, [])
