"""Zero-shot adversaries: programs that need no training compare words, meanings and rare details.

What they find is a lower bound: an adversary trained on documents masked in the same way finds more.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from engine.audit.people import PeopleTable, profiles_of
from engine.audit.reading import VisibleText
from engine.audit.results import ANY, SHARED, Standing, joined, of_logits
from engine.audit.selection import Combined
from engine.audit.settings import AuditSettings
from engine.background import adversaries
from engine.background.adversaries.reading import log_softmax
from engine.core.progress import Progress, Stage
from engine.models import folder

_TOGETHER = 16

Logits = Callable[[Sequence[VisibleText]], NDArray[np.float32]]


def look(
    read: Sequence[Combined], people: PeopleTable, settings: AuditSettings, shared: Logits, progress: Progress
) -> tuple[Standing, dict[str, float]]:
    """Return the ranks of people by the mean probability of all programs, and the share that each program finds by
    itself.

    Args:
        shared: the logits of the untrained network, which weights shared details by their rarity.

    Raises:
        BadModel, ResourceError: the networks can't be loaded.
        Cancelled: the user asked to stop.
    """
    profiles = profiles_of(people)
    tagger = folder.load((), settings.device).tagger
    programs = adversaries.ensemble(profiles, tagger, settings.reidentifier, progress)
    names = (SHARED, *(program.name for program in programs))
    together: list[Standing] = []
    apart: dict[str, list[Standing]] = {name: [] for name in names}
    for first in range(0, len(read), _TOGETHER):
        progress.step(Stage.MATCH, first, len(read))
        batch = read[first : first + _TOGETHER]
        rows = np.asarray([each.person for each in batch], np.int64)
        texts = [" ".join(word.folded for word in each.read.words) for each in batch]
        scores = [log_softmax(shared([each.read for each in batch]))]
        scores += [program.log_probabilities(texts).astype(np.float64) for program in programs]
        together.append(of_logits(np.log(np.mean(np.exp(scores), axis=0) + np.finfo(np.float64).tiny), rows))
        for name, each in zip(names, scores, strict=True):
            apart[name].append(of_logits(each, rows))
    first_of_all = {name: joined(parts).ranks == 1 for name, parts in apart.items()}
    found = {**first_of_all, ANY: np.logical_or.reduce(list(first_of_all.values()))}
    return joined(together), {name: float(each.mean()) if len(each) else 0.0 for name, each in found.items()}
