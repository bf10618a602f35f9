"""Mentions from token classifiers that the user adds with `--model`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np

from engine.core.message import Message
from engine.core.types import Kind, Mention, Recognizer
from engine.detection.networks import neural
from engine.models.tagger import TaggedText

REASONS = {kind: Message(f"own-network.reads-{kind.lower()}") for kind in Kind}


def find(text: str, tagged: TaggedText) -> Iterator[Mention]:
    """Yield mentions like `neural.find`: in order, not overlapping, trimmed; `score`: mean probability of the kind."""
    for mention in neural.find(text, _words(text, tagged), codes_of_letters=True):
        yield replace(mention, recognizer=Recognizer.ADDED_MODEL, reason=REASONS[mention.kind])


def _words(text: str, tagged: TaggedText) -> TaggedText:
    """Return one row for each word: its first piece's labels, or the mean of all its pieces where that is more certain.

    Many classifiers were trained on the labels of first pieces only; their output on other pieces is meaningless.
    """
    firsts = neural.first_pieces(text, tagged)
    if not len(firsts):
        return tagged
    ends = [*firsts[1:], len(tagged.starts)]
    mean = np.add.reduceat(tagged.labels, firsts) / np.diff([*firsts, len(tagged.starts)])[:, None]
    first = tagged.labels[firsts]
    labels = np.where(first[:, :1] < mean[:, :1], first, mean)
    return TaggedText(tagged.starts[firsts], tagged.ends[np.asarray(ends) - 1], labels, tagged.masks[firsts])
