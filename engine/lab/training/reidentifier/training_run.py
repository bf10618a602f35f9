"""One training run of the re-identifier: from profiles and documents to a folder with weights and a card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from engine.background.adversaries import bm25, embeddings, network_fit, tf_idf, trained
from engine.background.adversaries.network_fit import PersonText, ReidentifierSettings
from engine.background.adversaries.reading import read_profile
from engine.core.progress import Progress
from engine.lab.training.reidentifier import card
from engine.lab.training.reidentifier.card import Setting
from engine.lab.training.reidentifier.people import TrainingPeople
from engine.models import reidentifier, training_loop
from engine.models.files import sha256
from engine.models.tagger import Tagger


def run(
    known: TrainingPeople,
    out: Path,
    start: Path | None,
    tagger: Tagger,
    settings: ReidentifierSettings,
    progress: Progress,
) -> None:
    """Train, and write weights, their description and a card into the folder `out`.

    A stopped run resumes from its last checkpoint.

    Args:
        start: a folder that this wrote, to train further; its form wins over that of `settings`.

    Raises:
        BadModel: see `reidentifier.load`.
        Cancelled: the user asked to stop.
    """
    out.mkdir(parents=True, exist_ok=True)
    rows = [row for row in range(len(known.profiles)) if not known.is_held_out(row)]
    population = [read_profile(tagger, known.profiles[row]) for row in rows]
    if start:
        model = reidentifier.load(start, tagger)
        network_fit.go_on(model, population)
    else:
        model = network_fit.begin(tagger, population, settings)
    settings = replace(settings, form=model.form)
    learned = network_fit.lessons(_of(known.documents, rows), [known.profiles[row] for row in rows], tagger)
    network_fit.train(model, population, learned, out, settings)
    reidentifier.save(model, out)
    (out / training_loop.CHECKPOINT).unlink(missing_ok=True)  # it holds the whole weights a second time
    held = [each for each in known.documents if known.is_held_out(each.person)][: card.MOST]
    text = card.write(
        known,
        len(held),
        settings,
        _scores(known, held, out, tagger, settings.seed, progress) if held else {},
        start=f"SHA-256 {sha256([start / reidentifier.WEIGHTS])}" if start else "the recognizer as it is",
    )
    (out / "README.md").write_text(text, encoding="utf-8")


def _of(documents: Sequence[PersonText], rows: Sequence[int]) -> list[PersonText]:
    """Return the documents about the people of `rows`, numbered by their place in these."""
    places = {row: place for place, row in enumerate(rows)}
    return [replace(each, person=places[each.person]) for each in documents if each.person in places]


def _scores(
    known: TrainingPeople, held: Sequence[PersonText], out: Path, tagger: Tagger, seed: int, progress: Progress
) -> Mapping[str, Mapping[Setting, float]]:
    """Return the scores of the written network, beside adversaries without training."""
    network = trained(known.profiles, reidentifier.load(out, tagger), progress)
    untrained = bm25(known.profiles), tf_idf(known.profiles), embeddings(known.profiles, tagger)
    return card.found_first((*untrained, network), held, known.profiles, seed)
