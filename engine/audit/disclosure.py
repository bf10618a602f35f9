"""Re-identification risk of released documents (TRI, paper 19), which needs neither annotations nor training."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from engine.audit import alignment
from engine.audit.people import Documents, PeopleTable, profiles_of
from engine.background import adversaries
from engine.core.bootstrap import IntervalEstimate, draws, estimate, of_share, ratio

_SAMPLES = 1000


def risk(documents: Documents, people: PeopleTable) -> IntervalEstimate:
    """Return the share of the documents whose person a classifier finds among all of the table, with an interval.

    The classifier is trained on the rows of the table (see `adversaries.classifier`); words that masks show, such as
    "PERSON", are left out.
    """
    if not documents.found:
        return IntervalEstimate(None, None, None)
    texts = [visible(each.text) for each in documents.found]
    classifier = adversaries.classifier(profiles_of(people))
    owners = [each.person for each in documents.found]
    right = adversaries.found(classifier.log_probabilities(texts), owners)
    return interval(right, owners)


def interval(right: NDArray[np.bool_], owners: Sequence[int]) -> IntervalEstimate:
    """Return the share of the documents that are `right`, with an interval that draws people with all their documents:
    those of one person stand and fall together.
    """
    people = sorted(set(owners))
    if right.all() or not right.any():  # each draw would say the same
        return of_share(len(people) if right.all() else 0, len(people))
    counts = [np.asarray([right[own].sum(), own.sum()], float) for own in (np.asarray(owners) == one for one in people)]
    return estimate(ratio, counts, draws(len(people), _SAMPLES))


def visible(text: str) -> str:
    """Return a released text without its masks."""
    parts, done = [], 0
    for start, end in alignment.find(text):
        parts.append(text[done:start])
        done = end
    return " ".join((*parts, text[done:]))
