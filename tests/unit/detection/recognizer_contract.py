"""The contract of every recognizer: what `engine.detection.recognise` and its callers rely on."""

from __future__ import annotations

import random
from collections.abc import Iterable
from types import ModuleType

import pytest

from engine.core.catalogue import ENGLISH
from engine.core.types import Kind, Mention

_OTHER = (
    "Nothing is said here about anybody. ",
    "\n\n",
    "\t",
    "— ",
    "(",
    "3",
    "l'",
    "Ä",
    "日",
    "\u200b",
    "\u0301",
    "👩🏽 ",
)
"""Pieces of other texts: words, breaks, signs, numbers, other scripts, and what has no width."""


class RecognizerContract:
    """Tests of a recognizer.

    Attributes:
        module: the module that `recognise` calls.
        text: an invented text in which it finds something.
    """

    module: ModuleType
    text: str

    def find(self, text: str) -> Iterable[Mention]:
        raise NotImplementedError

    def found(self, text: str) -> list[Mention]:
        """Return what is found, as spans of words with a confidence."""
        mentions = list(self.find(text))
        for each in mentions:
            assert 0 <= each.start < each.end <= len(text)
            assert text[each.start : each.end] == text[each.start : each.end].strip(), "space is no part of a mention"
            assert any(map(str.isalnum, text[each.start : each.end]))
            assert isinstance(each.kind, Kind) and each.recognizer and 0 < each.score <= 1
        return mentions

    def test_it_finds_something_and_says_why_without_the_text(self) -> None:
        mentions = self.found(self.text)
        assert mentions
        for each in mentions:
            reason = ENGLISH.say(each.reason)
            assert reason.endswith(".") and self.text[each.start : each.end].casefold() not in reason.casefold().split()

    def test_the_same_text_has_the_same_mentions(self) -> None:
        assert self.found(self.text) == self.found(self.text)

    def test_nothing_is_found_where_there_are_no_words(self) -> None:
        assert not any(self.found(text) for text in ("", " ", "\n\n \t", "— … ·", "()[]", "\u200b\u0301"))

    def test_a_paragraph_before_moves_the_mentions_and_changes_none(self) -> None:
        before = "Nothing is said here about anybody.\n\n"
        spans = {(each.start + len(before), each.end + len(before), each.kind) for each in self.found(self.text)}
        assert {(each.start, each.end, each.kind) for each in self.found(before + self.text)} == spans

    @pytest.mark.parametrize("seed", range(20))
    def test_any_text_can_be_searched(self, seed: int) -> None:
        draw = random.Random(seed)
        cuts = sorted(draw.choices(range(len(self.text) + 1), k=4))
        parts = [self.text[start:end] for start, end in zip([0, *cuts], [*cuts, len(self.text)], strict=True)]
        draw.shuffle(parts)
        self.found("".join(part + draw.choice(_OTHER) for part in parts))
