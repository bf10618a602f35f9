"""Words that networks can find in the remaining text: the same as those of `neural`."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from engine.core.types import Kind
from engine.detection.networks import neural
from engine.models.network import LABELS, MASKS
from engine.models.tagger import TaggedText
from engine.verify import rescan
from engine.verify.terms import words

_SIGNS = [*"abT. -_'’™ª½①\u00ad\u0301\u200b漢ไ\n/1", "Tol", "vald"]


def _tagged(text: str, chosen: set[int]) -> TaggedText:
    """Each character that is no space is a piece, and those at the places `chosen` are a name."""
    places = np.asarray([place for place, each in enumerate(text) if not each.isspace()], np.int64)
    labels, masks = np.zeros((len(places), len(LABELS)), np.float32), np.zeros((len(places), len(MASKS)), np.float32)
    named = np.isin(places, list(chosen))
    labels[named, LABELS.index(f"B-{Kind.PERSON}")] = labels[~named, 0] = masks[named, 2] = masks[~named, 0] = 1
    return TaggedText(places, places + 1, labels, masks)


@given(st.lists(st.sampled_from(_SIGNS), max_size=12).map("".join), st.sets(st.integers(0, 30)))
def test_whatever_a_network_finds_is_made_of_words_that_are_looked_for(text: str, chosen: set[int]) -> None:
    for each in neural.find(text, _tagged(text, chosen)):
        secret = set(words(text[each.start : each.end]).split())
        assert not secret or not rescan._no_whole_word_of(secret, text)
