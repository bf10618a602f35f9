"""The contract of every document format (`engine.documents.Format`)."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import documents
from engine.core.errors import Cancelled
from engine.core.progress import Progress, Silent
from engine.core.types import Document, DocumentKind, Redaction, Written
from engine.documents.kinds import kind_of

NAME = "Maren Tolvald"
LINES = (f"{NAME} came on Tuesday.", "The harbour was frozen.")


class _Stopped:
    def step(self, stage: str, done: int, total: int) -> None:
        raise Cancelled


class FormatContract:
    """Tests of a format; `kind` is the format, `source` a file of it with the lines of `LINES`."""

    kind: DocumentKind

    @pytest.fixture
    def source(self) -> bytes:
        raise NotImplementedError

    def read(self, source: bytes) -> Document:
        return documents.read(source, Path("any name.bin"))

    def write(self, source: bytes, *spans: tuple[int, int], progress: Progress | None = None) -> Written:
        redactions = tuple(Redaction(start, end, "[PERSON 1]") for start, end in spans)
        return documents.FORMATS[self.kind].write(source, self.read(source), redactions, progress=progress or Silent())

    def test_its_content_decides_the_format(self, source: bytes) -> None:
        assert kind_of(source) is self.kind and self.read(source).kind is self.kind

    def test_the_same_bytes_are_read_alike(self, source: bytes) -> None:
        assert self.read(source) == self.read(source)

    def test_all_words_are_read_in_their_order(self, source: bytes) -> None:
        assert self.read(source).text.split() == " ".join(LINES).split()

    def test_segments_cover_the_letters_once_in_order(self, source: bytes) -> None:
        document = self.read(source)
        ends = [0, *(each.end for each in document.segments)]
        assert all(each.start >= end for end, each in zip(ends, document.segments, strict=False))
        covered = {place for each in document.segments for place in range(each.start, each.end)}
        assert all(place in covered for place, letter in enumerate(document.text) if not letter.isspace())

    def test_nothing_of_the_text_is_shown_by_the_document(self, source: bytes) -> None:
        assert "Tolvald" not in repr(self.read(source))

    def test_a_redacted_name_is_gone_and_the_rest_stays(self, source: bytes) -> None:
        start = self.read(source).text.index(NAME)
        written = self.write(source, (start, start + len(NAME)))
        text = self.read(written.data).text
        assert "Maren" not in text and "Tolvald" not in text
        assert "came on Tuesday." in text and LINES[1] in text

    @pytest.mark.parametrize("word", [NAME.split()[0], LINES[1].split()[-1], "Tuesday"])
    def test_a_redaction_reaches_neither_further_nor_less_far(self, source: bytes, word: str) -> None:
        start = self.read(source).text.index(word)
        text = self.read(self.write(source, (start, start + len(word))).data).text
        others = [each for line in LINES for each in line.split() if each.strip(".") != word.strip(".")]
        assert word not in text and all(each in text for each in others)

    def test_everything_can_be_redacted(self, source: bytes) -> None:
        text = self.read(source).text
        spans = [(text.index(line), text.index(line) + len(line)) for line in LINES]
        left = self.read(self.write(source, *spans).data).text
        assert not any(word in left for line in LINES for word in line.split())

    def test_a_file_without_redactions_keeps_its_text_and_format(self, source: bytes) -> None:
        written = self.write(source)
        assert kind_of(written.data) is self.kind
        assert self.read(written.data).text.split() == " ".join(LINES).split()

    def test_the_same_redactions_give_the_same_bytes(self, source: bytes) -> None:
        start = self.read(source).text.index(NAME)
        span = (start, start + len(NAME))
        assert self.write(source, span).data == self.write(source, span).data

    def test_reading_and_writing_can_be_cancelled(self, source: bytes) -> None:
        with pytest.raises(Cancelled):
            documents.read(source, Path("any name.bin"), progress=_Stopped())
        start = self.read(source).text.index(NAME)
        with pytest.raises(Cancelled):
            self.write(source, (start, start + len(NAME)), progress=_Stopped())
