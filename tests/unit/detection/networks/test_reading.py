"""Each paragraph is read by the network of its language, at its own place, and English by the English one alone."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import cast

import numpy as np
import pytest

from engine.core.progress import Progress, Silent
from engine.core.types import Stretch, Structure, TextRole
from engine.detection.networks import reading
from engine.models import tagger
from engine.models.folder import Networks
from engine.models.network import LABELS, MASKS
from engine.models.tagger import KnownScores, Scored, TaggedText, Tagger
from tests.builders.progresses import Recorder

ENGLISH = "The applicant lives in Leeds with her husband and works for the council.\n\n"
GERMAN = "Die Klägerin wohnt mit ihrem Ehemann in Kiel und arbeitet bei der Stadt als Erzieherin.\n\n"
FRENCH = "La requérante habite à Lyon avec son mari et travaille pour la mairie depuis dix ans.\n\n"


@dataclass
class FakeTagger:
    """Scores every word with a number of its own, and notes the texts that it read."""

    number: float
    texts: list[str] = field(default_factory=list)

    def tag(
        self, text: str, progress: Progress, scored: Scored = lambda _: None, known: KnownScores | None = None
    ) -> TaggedText:
        self.texts.append(text)
        progress.step("recognize", 0, 2)
        words = [match.span() for match in re.finditer(r"\S+", text)]
        starts, ends = np.array(words).reshape(-1, 2).T
        rows = [np.full((len(words), size), self.number, np.float32) for size in (len(LABELS), len(MASKS))]
        found = TaggedText(starts, ends, *rows, np.full((len(words), 4), self.number, np.float16))
        scored(lambda: found)
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
    found = reading.tag(ENGLISH * 3, networks(english), Silent(), structure=Structure())
    assert english.texts == [ENGLISH * 3]
    assert (found.labels == 1).all()


def test_each_paragraph_is_read_by_its_network(both: tuple[FakeTagger, FakeTagger]) -> None:
    english, other = both
    text = ENGLISH * 2 + GERMAN + FRENCH + ENGLISH
    found = reading.tag(text, networks(english), Silent(), structure=Structure())
    assert "".join(other.texts) == GERMAN + FRENCH
    assert english.texts == [ENGLISH * 2, ENGLISH]
    words = [text[start:end] for start, end in zip(found.starts, found.ends, strict=True)]
    assert " ".join(words).split() == text.split()
    for word, row, abroad, state in zip(words, found.labels, found.abroad, found.english_states, strict=True):
        german = any(each in GERMAN + FRENCH and each not in ENGLISH for each in word.split())
        if german:
            assert row[0] == 2
            assert abroad
            assert not state.any()
    assert (np.diff(found.starts) >= 0).all()


def test_partial_scores_go_on_from_the_beginning(both: tuple[FakeTagger, FakeTagger]) -> None:
    seen: list[TaggedText] = []
    found = reading.tag(
        GERMAN * 2 + ENGLISH, networks(both[0]), Silent(), lambda pieces: seen.append(pieces()), structure=Structure()
    )
    assert [len(each.starts) for each in seen] == sorted(len(each.starts) for each in seen)
    assert all(each.starts[0] == 0 for each in seen)
    assert np.array_equal(seen[-1].ends, found.ends)


def test_progress_only_grows(both: tuple[FakeTagger, FakeTagger]) -> None:
    progress = Recorder()
    text = ENGLISH + GERMAN * 2 + ENGLISH
    reading.tag(text, networks(both[0]), progress, structure=Structure())
    done = [each for _, each, _ in progress.steps]
    assert done == sorted(done)
    assert progress.steps[-1] == ("recognize", len(text), len(text))


def test_a_recognizer_of_the_users_own_reads_every_language(
    both: tuple[FakeTagger, FakeTagger], tmp_path: Path
) -> None:
    english, other = both
    reading.tag(GERMAN * 2, networks(english, tmp_path), Silent(), structure=Structure())
    assert english.texts and not other.texts


def test_without_the_other_network_the_english_one_reads_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tagger, "has_multilingual", lambda: False)
    english = FakeTagger(1)
    reading.tag(GERMAN * 2, networks(english), Silent(), structure=Structure())
    assert english.texts == [GERMAN * 2]


def in_two_columns() -> tuple[str, Structure]:
    """The names of two people, each in a cell of two lines."""
    text = "Tom  Ada\nLi   Berg"
    places = ((0, 3, 1), (5, 8, 2), (9, 11, 1), (14, 18, 2))
    return text, Structure(tuple(Stretch(start, end, TextRole.CELL, cell=cell) for start, end, cell in places))


def written(text: str, found: TaggedText) -> list[str]:
    return [text[start:end] for start, end in zip(found.starts, found.ends, strict=True)]


def test_cells_are_read_whole_and_scored_at_their_places() -> None:
    text, structure = in_two_columns()
    english, seen = FakeTagger(1), list[TaggedText]()
    found = reading.tag(text, networks(english), Silent(), lambda pieces: seen.append(pieces()), structure=structure)
    assert [each.split() for each in english.texts] == [["Tom", "Li", "Ada", "Berg"]]
    assert written(text, found) == ["Tom", "Ada", "Li", "Berg"]
    assert [len(each.starts) for each in seen] == [4]


class OfTwo(FakeTagger):
    """A tagger that reports its first two pieces only."""

    def tag(
        self, text: str, progress: Progress, scored: Scored = lambda _: None, known: KnownScores | None = None
    ) -> TaggedText:
        found = super().tag(text, progress)
        first = TaggedText(found.starts[:2], found.ends[:2], found.labels[:2], found.masks[:2], found.states[:2])
        scored(lambda: first)
        return found


def test_pieces_are_reported_only_as_far_as_all_are_scored() -> None:
    text, structure = in_two_columns()

    seen = list[TaggedText]()
    reading.tag(text, networks(OfTwo(1)), Silent(), lambda pieces: seen.append(pieces()), structure=structure)
    assert [written(text, each) for each in seen] == [["Tom"]]


def test_white_space_left_behind_does_not_hold_back_what_follows() -> None:
    text = "Tom\n\nAda\n\nBerg Li"
    structure = Structure((Stretch(0, 3, TextRole.HEADER), Stretch(5, 8, TextRole.HEADER)))

    seen = list[TaggedText]()
    reading.tag(text, networks(OfTwo(1)), Silent(), lambda pieces: seen.append(pieces()), structure=structure)
    assert [written(text, each) for each in seen] == [["Tom", "Ada"]]
