"""Fits the risk indicators and their combination to annotators' decisions (`sable train indicators`).

The indicators learn from the entities that annotators marked in DATA/tab/train.jsonl.gz. Their combination is
calibrated on the entities that Sable finds in DATA/tab/dev_full.jsonl.gz, which neither the released recognizer nor the
indicators have seen. The output is one small file, for one recognizer only, and a model card.
"""

from __future__ import annotations

from pathlib import Path

from safetensors.numpy import save_file

from engine.core.errors import MissingExtra
from engine.lab.training import indicators_samples
from engine.lab.training.data import documents
from engine.lab.training.indicators_samples import CALIBRATED, LEARNED
from engine.models.files import WEIGHTS
from engine.models.tagger import Tagger
from engine.risk.classifiers import Classifiers

EVERY = 3
"""One document in three is learned from: paper 2 found that a tenth of its 1,014 is enough."""


def train(data: Path, out: Path, recognizer: Tagger, sha256: str) -> Classifiers:
    """Measure, fit, and write `weights.safetensors` and the card into `out`.

    Measuring takes most of the time; its results are kept in `out`/measured, from which a stopped run resumes.

    Args:
        sha256: of the recognizer's weights, in hexadecimal digits.

    Raises:
        MissingExtra: scikit-learn is not installed; only training needs it.
    """
    try:
        from engine.lab.training import indicators_fit
    except ModuleNotFoundError as error:
        raise MissingExtra from error
    learned, calibrated = (list(documents(data / name)) for name in (LEARNED, CALIBRATED))
    kept = out / "measured" / sha256[:16]  # measurements depend on the recognizer
    seen = indicators_samples.of_annotated(learned[::EVERY], recognizer, kept / "learned")
    unseen = indicators_samples.of_annotated(calibrated, recognizer, kept / "compared")
    found = indicators_samples.of_found(calibrated, recognizer, kept / "calibrated")
    fitted = indicators_fit.fit(seen, found, sha256)
    save_file(fitted.arrays(), out / WEIGHTS)
    card = indicators_fit.write(calibrated, seen, unseen, found, fitted)
    (out / "README.md").write_text(card, encoding="utf-8")
    return fitted
