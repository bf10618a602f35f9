"""Features of a detail in a document of an office: what the network reads in it, and how it is written and found.

From them `Offices` computes whether it must be masked there. How a word is written, and what found it, count beside
what the encoder read around it.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from engine.core.types import Entity, Recognizer
from engine.models.network import Floats
from engine.models.tagger import TaggedText
from engine.risk import forms
from engine.risk.fitted import log_odds

_LOOKS = 7
_FOUND_BY = (Recognizer.NEURAL, Recognizer.PATTERNS, Recognizer.GAZETTEER, Recognizer.LAYOUT)
SEQUENCE = -_LOOKS - len(_FOUND_BY) - len(forms.FORMS) - len(forms.KINDS) - 2
"""The column of the sequence indicator's score, counted from the last."""


def features(
    text: str, entity: Entity, tagged: TaggedText, scores: tuple[float, float], *, abroad: bool
) -> Floats | None:
    """Return the features of an entity, float32, or None if the network in question read none of it.

    In their order: the encoder's state; log-odds of the labels (their mean and highest), of the masks (likewise) and of
    `scores`; the kind; the form; what is seen of its words and recognizers.

    Args:
        scores: of the sequence and the frequency indicator.
        abroad: take what the network for other languages read, otherwise what that for English read.
    """
    read = [
        each for each in (_pieces(tagged, *mention.span, abroad=abroad) for mention in entity.mentions) if len(each)
    ]
    if not read or not tagged.states.size:
        return None
    states = np.mean([tagged.states[rows].mean(axis=0, dtype=np.float32) for rows in read], axis=0)
    rows = np.concatenate(read)
    scored = [
        found for each in (tagged.labels, tagged.masks) for found in (each[rows].mean(axis=0), each[rows].max(axis=0))
    ]
    kind, form = forms.places(text, entity)
    return np.concatenate(
        (
            states,
            log_odds(np.concatenate(scored)),
            log_odds(np.asarray(scores, np.float32)),
            np.eye(len(forms.KINDS), dtype=np.float32)[kind],
            np.eye(len(forms.FORMS), dtype=np.float32)[form],
            _looks(text, entity),
        ),
        dtype=np.float32,
    )


def _pieces(tagged: TaggedText, start: int, end: int, *, abroad: bool) -> NDArray[np.int64]:
    rows = np.arange(*tagged.at((start, end)))
    return rows[tagged.abroad[rows] == abroad] if len(tagged.abroad) else rows[:0] if abroad else rows


def _looks(text: str, entity: Entity) -> Floats:
    """Return how many mentions there are, and how the longest is written; by what they were found."""
    written = max((each.words(text) for each in entity.mentions), key=len)
    found_by = {each.recognizer for each in entity.mentions}
    return np.asarray(
        [
            *(np.log(len(entity.mentions)), np.log(len(written)), len(written.split())),
            *(written.islower(), written.isupper(), written.istitle(), any(map(str.isdigit, written))),
            *(each in found_by for each in _FOUND_BY),
        ],
        np.float32,
    )
