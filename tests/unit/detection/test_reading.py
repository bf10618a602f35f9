"""Each paragraph is read by the network of its language, at its own place, and English by the English one alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import cast

import numpy as np
import pytest

from engine.core.progress import Progress, Silent
from engine.detection import reading
from engine.models import tagger
from engine.models.folder import Networks
from engine.models.network import LABELS, MASKS
from engine.models.tagger import TaggedText, Tagger
from tests.builders.progresses import Recorder

ENGLISH = "The applicant lives in Leeds with her husband and works for the council.\n\n"
GERMAN = "Die Klägerin wohnt mit ihrem Ehemann in Kiel und arbeitet bei der Stadt als Erzieherin.\n\n"
FRENCH = "La requérante habite à Lyon avec son mari et travaille pour la mairie depuis dix ans.\n\n"


@dataclass
class FakeTagger:
    """Scores every word with a number of its own, and notes the texts that it read."""

    number: float
    texts: list[str] = field(default_factory=list)

    def tag(self, text: str, progress: Progress, scored: Callable[[TaggedText], None] = lambda _: None) -> TaggedText:
        self.texts.append(text)
        progress.step("recognize", 0, 2)
        words = text.split(" ")
        ends = np.cumsum([len(each) + 1 for each in words]) - 1
        starts = ends - [len(each) for each in words]
        rows = [np.full((len(words), size), self.number, np.float32) for size in (len(LABELS), len(MASKS))]
        found = TaggedText(starts, ends, *rows, np.full((len(words), 4), self.number, np.float16))
        scored(found)
        progress.step("recognize", 2, 2)
        return found


@pytest.fixture
def both(monkeypatch: pytest.MonkeyPatch) -> tuple[FakeTagger, FakeTagger]:
    english, other = FakeTagger(1), FakeTagger(2)
    monkeypatch.setattr(tagger, "has_multilingual", lambda: True)
    monkeypatch.setattr(tagger, "load_multilingual", lambda: other)
    return english, other


def networks(english: FakeTagger, recognizer: Path | None = None) -> Networks:
    return Networks(cast(Tagger, english), recognizer)


def test_an_english_text_never_loads_the_other_network(monkeypatch: pytest.MonkeyPatch) -> None:
    def loaded() -> Tagger:
        raise AssertionError

    monkeypatch.setattr(tagger, "has_multilingual", lambda: True)
    monkeypatch.setattr(tagger, "load_multilingual", loaded)
    english = FakeTagger(1)
    found = reading.tag(ENGLISH * 3, networks(english), Silent())
    assert english.texts == [ENGLISH * 3]
    assert (found.labels == 1).all()


def test_each_paragraph_is_read_by_its_network(both: tuple[FakeTagger, FakeTagger]) -> None:
    english, other = both
    text = ENGLISH * 2 + GERMAN + FRENCH + ENGLISH
    found = reading.tag(text, networks(english), Silent())
    assert "".join(other.texts) == GERMAN + FRENCH
    assert english.texts == [ENGLISH * 2, ENGLISH]
    words = [text[start:end] for start, end in zip(found.starts, found.ends, strict=True)]
    assert " ".join(words).split() == text.split()
    for word, row, state in zip(words, found.labels, found.states, strict=True):
        german = any(each in GERMAN + FRENCH and each not in ENGLISH for each in word.split())
        if german:
            assert row[0] == 2
            assert not state.any()
    assert (np.diff(found.starts) >= 0).all()


def test_partial_scores_go_on_from_the_beginning(both: tuple[FakeTagger, FakeTagger]) -> None:
    seen: list[TaggedText] = []
    found = reading.tag(GERMAN * 2 + ENGLISH, networks(both[0]), Silent(), seen.append)
    assert [len(each.starts) for each in seen] == sorted(len(each.starts) for each in seen)
    assert all(each.starts[0] == 0 for each in seen)
    assert np.array_equal(seen[-1].ends, found.ends)


def test_progress_only_grows(both: tuple[FakeTagger, FakeTagger]) -> None:
    progress = Recorder()
    text = ENGLISH + GERMAN * 2 + ENGLISH
    reading.tag(text, networks(both[0]), progress)
    done = [each for _, each, _ in progress.steps]
    assert done == sorted(done)
    assert progress.steps[-1] == ("recognize", len(text), len(text))


def test_a_recognizer_of_the_users_own_reads_every_language(
    both: tuple[FakeTagger, FakeTagger], tmp_path: Path
) -> None:
    english, other = both
    reading.tag(GERMAN * 2, networks(english, tmp_path), Silent())
    assert english.texts and not other.texts


def test_without_the_other_network_the_english_one_reads_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tagger, "has_multilingual", lambda: False)
    english = FakeTagger(1)
    reading.tag(GERMAN * 2, networks(english), Silent())
    assert english.texts == [GERMAN * 2]
