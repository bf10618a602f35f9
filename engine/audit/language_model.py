"""Language-model adversary of an audit: a transformer that learns to match documents with rows of the table (paper 5).

It reads in context what the matcher counts as features. It starts from a re-identifier where there is one, else from
the recognizer's encoder, and learns from the same people as the matcher, with all words shown that the masks left.
"""

from __future__ import annotations

import hashlib
import shutil
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from engine.audit import fit
from engine.audit.people import DataSplit, PeopleTable, profiles_of
from engine.audit.results import Standing, of_logits
from engine.audit.selection import Combined
from engine.audit.settings import LanguageModelSettings
from engine.background.adversaries import network_fit, trained
from engine.background.adversaries.network_fit import PersonText, ReidentifierSettings
from engine.background.adversaries.reading import read_profile
from engine.background.profiles import Profile
from engine.core.progress import Progress
from engine.models import folder, reidentifier
from engine.models.reidentifier import ReidentifierShape

NAME = "language model"


TRAINING = ReidentifierSettings(
    epochs=8,
    form=ReidentifierShape(layers=6, rank=8, shared=768),
    profile_epochs=8,
    unnamed=0.0,
    hidden=0.5,
    joint=True,
)
"""Both sides learn to the last update: who is looked for is not among those that they learn."""


def look(
    read: Mapping[int, Combined],
    parts: Mapping[int, DataSplit],
    people: PeopleTable,
    settings: LanguageModelSettings,
    work: Path,
    progress: Progress,
) -> Standing:
    """Train on the people of the training part, and return the ranks of those of the test part, in order of their rows.

    Of the network before and after training, the one that finds the people of the validation part better looks for
    those of the test part: little to learn from can make it worse.

    Args:
        read: the text of each person with documents, by row of the table.
        work: folder for the state of a stopped run, which resumes from there; removed when the run is done.

    Raises:
        BadModel, ResourceError: the networks can't be loaded.
        Cancelled: the user asked to stop.
    """
    training = settings.training or TRAINING
    rows = {part: [row for row in sorted(read) if parts[row] is part] for part in DataSplit}
    tagger = folder.load((), settings.device).tagger
    profiles = profiles_of(people)
    # The weights must not learn who is outside the training part.
    taught = [profiles[row] for row in rows[DataSplit.TRAIN]]
    numbered = [read_profile(tagger, each) for each in taught]
    if settings.start:
        model = reidentifier.load(settings.start, tagger)
        network_fit.go_on(model, numbered)
    else:
        model = network_fit.begin(tagger, numbered, training)
    known = [PersonText(_text(read[row]), place) for place, row in enumerate(rows[DataSplit.TRAIN])]
    before = {name: each.clone() for name, each in model.sides.state_dict().items()}
    checked = rows[DataSplit.VALIDATION]

    def logits(of: Sequence[int]) -> NDArray[np.float32]:
        return trained(profiles, model, progress).log_probabilities([_text(read[row]) for row in of])

    untaught = logits(checked) if checked else None
    state = work / f".language-model-{_digest(known, taught, replace(settings, training=training))}"
    state.mkdir(parents=True, exist_ok=True)
    lessons = network_fit.lessons(known, taught, tagger)
    network_fit.train(model, numbered, lessons, state, replace(training, form=model.form), progress)
    shutil.rmtree(state)  # it holds what was learned about people
    if untaught is not None:
        right = np.asarray(checked, np.int64)
        if _surprise(untaught, right) < _surprise(logits(checked), right):
            model.sides.load_state_dict(before)
    tested = rows[DataSplit.TEST]
    return of_logits(logits(tested), np.asarray(tested, np.int64))


def _text(combined: Combined) -> str:
    return " ".join(word.folded for word in combined.read.words)


def _surprise(logits: NDArray[np.float32], people: NDArray[np.int64]) -> float:
    """Return the loss at the best temperature: how sure a network is does not change whom it ranks first."""
    return fit.surprise(logits / fit.temperature(logits, people), people)


def _digest(known: Sequence[PersonText], profiles: Sequence[Profile], settings: LanguageModelSettings) -> str:
    """Return the name of a run: another one for other settings or data, so that none resumes from another's state."""
    digest = hashlib.sha256(repr(settings).encode())
    for document, profile in zip(known, profiles, strict=True):
        digest.update(f"{document.text}\0{profile.text}\0".encode("utf-8", "surrogatepass"))
    return digest.hexdigest()[:16]
