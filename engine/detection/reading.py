"""Reader of a text with the networks of its languages: one for English paragraphs, another for the others."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

import numpy as np

from engine.core.progress import Progress
from engine.core.types import Passage
from engine.detection import language
from engine.models import tagger
from engine.models.folder import Networks
from engine.models.tagger import TaggedText

LANGUAGES = frozenset(
    "de fr es pt da nb nn it nl ca gl sv is fi et lv lt pl cs sk sl hr hu ro sq eu tr mt ga cy".split()
)
"""Languages in Latin letters besides English: the network for other languages learned the first nine of them."""


@dataclass(frozen=True, slots=True)
class _Stretch:
    """Characters `start` to `end` for one network. `other`: for that of other languages."""

    start: int
    end: int
    other: bool


@dataclass(frozen=True, slots=True)
class _Part:
    """Progress of one stretch, converted to characters of the whole text of `length` characters."""

    progress: Progress
    stretch: _Stretch
    length: int

    def step(self, stage: str, done: int, total: int) -> None:
        share = (self.stretch.end - self.stretch.start) * done // max(total, 1)
        self.progress.step(stage, self.stretch.start + share, self.length)


def tag(
    text: str, networks: Networks, progress: Progress, scored: Callable[[TaggedText], None] = lambda _: None
) -> TaggedText:
    """Return the networks' scores of a text; see `Tagger.tag`.

    A recognizer that the user sets instead of the bundled one reads all languages. The encoder states of pieces read by
    the network for other languages are 0, since no risk indicator was fitted to them.

    Raises:
        Cancelled: `progress` was cancelled.
        ResourceError: see `tagger.load_multilingual`.
    """
    if networks.recognizer is not None or not tagger.has_multilingual():
        return networks.tagger.tag(text, progress, scored)
    stretches = tuple(_stretches(language.paragraphs(text)))
    if not any(each.other for each in stretches):
        return networks.tagger.tag(text, progress, scored)
    known: list[TaggedText] = []
    for each in stretches:
        network = tagger.load_multilingual() if each.other else networks.tagger

        def moved(found: TaggedText, at: _Stretch = each) -> TaggedText:
            states = np.zeros_like(found.states) if at.other else found.states
            return replace(found, starts=found.starts + at.start, ends=found.ends + at.start, states=states)

        def report(found: TaggedText, before: Sequence[TaggedText] = tuple(known)) -> None:
            scored(_joined([*before, moved(found)]))

        found = network.tag(text[each.start : each.end], _Part(progress, each, len(text)), report)
        known.append(moved(found))
    return _joined(known)


def _stretches(passages: Sequence[Passage]) -> Iterator[_Stretch]:
    """Yield the longest stretches for one network each, in order."""
    for other, run in groupby(passages, key=lambda each: each.language in LANGUAGES):
        together = list(run)
        yield _Stretch(together[0].start, together[-1].end, other)


def _joined(parts: Sequence[TaggedText]) -> TaggedText:
    return TaggedText(
        *(
            np.concatenate([getattr(each, name) for each in parts])
            for name in ("starts", "ends", "labels", "masks", "states")
        )
    )
