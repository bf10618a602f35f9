"""Turns the scores of a token classifier that the person dropped in into mentions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np

from engine.core.types import Kind, Mention
from engine.detection import neural
from engine.models.tagger import TaggedText

REASONS: dict[Kind, str] = {kind: f"Your own model reads it as {what}." for kind, what in neural.READ_AS.items()}


def find(text: str, tagged: TaggedText) -> Iterator[Mention]:
    """As `neural.find`: in order, not overlapping, trimmed; `score` is the mean probability of the kind."""
    for mention in neural.find(text, _words(text, tagged)):
        yield replace(mention, recognizer="dropped-in", reason=REASONS[mention.kind])


def _words(text: str, tagged: TaggedText) -> TaggedText:
    """A word for each row. Its first piece speaks for it, or all its pieces where together they are surer.

    Many classifiers learned the labels of first pieces only, and what they say of the others means nothing.
    """
    firsts = neural.first_pieces(text, tagged)
    if not len(firsts):
        return tagged
    ends = [*firsts[1:], len(tagged.starts)]
    mean = np.add.reduceat(tagged.labels, firsts) / np.diff([*firsts, len(tagged.starts)])[:, None]
    first = tagged.labels[firsts]
    labels = np.where(first[:, :1] < mean[:, :1], first, mean)
    return TaggedText(tagged.starts[firsts], tagged.ends[np.asarray(ends) - 1], labels, tagged.masks[firsts])
