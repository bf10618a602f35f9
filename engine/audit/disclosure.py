"""Re-identification risk of released documents (TRI, paper 19), which needs neither annotations nor training."""

from __future__ import annotations

import numpy as np

from engine.audit import alignment
from engine.audit.people import Documents, People, profiles_of
from engine.background import adversaries
from engine.core.bootstrap import IntervalEstimate, draws, estimate, ratio

_SAMPLES = 1000


def risk(documents: Documents, people: People) -> IntervalEstimate:
    """Return the share of the documents whose person a classifier finds among all of the table, with an interval.

    The classifier is trained on the rows of the table (see `adversaries.classifier`); words that masks show, such as
    "PERSON", are left out.
    """
    if not documents.found:
        return IntervalEstimate(None, None, None)
    texts = [visible(each.text) for each in documents.found]
    classifier = adversaries.classifier(profiles_of(people))
    right = adversaries.found(classifier.log_probabilities(texts), [each.person for each in documents.found])
    counts = [np.asarray([float(each), 1.0]) for each in right]
    return estimate(ratio, counts, draws(len(counts), _SAMPLES))


def visible(text: str) -> str:
    """Return a released text without its masks."""
    parts, done = [], 0
    for start, end in alignment.find(text):
        parts.append(text[done:start])
        done = end
    return " ".join((*parts, text[done:]))
