"""Fits the risk of details in documents of offices and wards (`sable train offices`).

The released indicators learned from annotators of judgments, who masked dates, amounts and institutions that may
stay in a letter or a chart. This adds a network for each of the two recognizers, from what that read in a detail and
how the detail is written to its risk, and a classifier that says which English documents it is for: from the encoder's
mean state, and never from the length or name of a file.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray
from safetensors.numpy import load_file, save_file
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import roc_auc_score
from sklearn.preprocessing import StandardScaler

from engine import detection
from engine.core.options import Options
from engine.core.progress import SILENT
from engine.core.types import Entity, EntityRisk, Examination, Role
from engine.lab.evaluation.places import PlaceDecision, aligned, word_spans
from engine.lab.training import indicators_fit
from engine.lab.training.data import documents
from engine.lab.training.indicators_fit import floats
from engine.models import folder
from engine.models.files import WEIGHTS
from engine.models.network import Floats
from engine.models.tagger import TaggedText, Tagger
from engine.pipeline import flow
from engine.risk import details, frequency, sequence
from engine.risk.classifiers import Classifiers
from engine.risk.fitted import FittedNetwork, Logistic, log_odds
from engine.risk.offices import Offices, is_abroad, mean_state

OTHERS = ("tab/train.jsonl.gz", "raw_text/dbpedia_bios.jsonl.gz", "raw_text/wikipedia_actor_articles.jsonl.gz")
"""Judgments and biographies, in which the details that annotators of judgments mask are masked."""
NOTES = ("clinical_text/aci_bench_notes.jsonl.gz",)
"""Notes of wards; their decisions are not annotated."""
MASKED = 0.90
"""Share of the details to mask whose risk is above the default threshold, in documents that were not learned from."""

_FORMAT = "txt"  # other formats of a document say the same
_EACH = 150  # documents of one file
_LONGEST = 6000  # characters of a document from which its kind is learned
_KIND_STRENGTH = 0.01  # inverse of the L2 penalty
_SEEDS = (5, 6, 7)


class _Details(NamedTuple):
    """The quasi-identifiers of annotated documents, n of them.

    Attributes:
        features: (n, features), see `details.features`.
        masked: (n,), whether they must be masked; else they must not.
        document: (n,), numbers of their documents.
        abroad: (n,), whether the network for other languages than English read them.
    """

    features: Floats
    masked: NDArray[np.bool_]
    document: NDArray[np.int64]
    abroad: NDArray[np.bool_]

    @classmethod
    def of(cls, rows: Iterable[tuple[Floats, bool, int, bool]]) -> Self:
        features, masked, document, abroad = zip(*rows, strict=True)
        return cls(floats(features), np.array(masked), np.array(document), np.array(abroad))

    @classmethod
    def read(cls, files: Iterable[Path]) -> Self:
        """Return the details of several files that `collect` wrote, each about other documents."""
        parts, count = [], 0
        for file in files:
            part = cls(**load_file(file))
            parts.append(part._replace(document=part.document + count))
            count += int(part.document.max()) + 1
        return cls(*(np.concatenate(each) for each in zip(*parts, strict=True)))

    def only(self, *, abroad: bool) -> Self:
        """Return those of English, or those of other languages."""
        return type(self)(*(each[self.abroad == abroad] for each in self))


def collect(gold: Path, out: Path) -> int:
    """Write what the networks in use read in the details of annotated documents into a file; return their number.

    A network has learned the documents that it was trained on by heart, and its states there say little about others.
    So the risk is fitted to what each of two networks, trained on one half of the documents, read in the other half.
    """
    found = _Details.of(_rows(documents(gold)))
    save_file(found._asdict(), out)
    return len(found.masked)


def train(
    data: Path, gold: Path, out: Path, fitted: Classifiers, recognizer: Tagger, collected: Sequence[Path] = ()
) -> tuple[Classifiers, list[str]]:
    """Fit, write `weights.safetensors` into `out`, and return the classifiers and lines of figures.

    Args:
        data: the data folder.
        gold: documents as `wishes` describes them; those of text files alone are learned from.
        fitted: the classifiers of the recognizer, which stay as they are.
        collected: what `collect` wrote, in place of what the networks in use read in `gold`.
    """
    annotated = [each for each in documents(gold) if each["format"] == _FORMAT]
    english = [each["text"] for each in annotated if each["language"] == "en"]
    office, other = [*english, *_texts(data, NOTES)], list(_texts(data, OTHERS))
    kind, right = _fit_kind(recognizer, office, other)
    sizes = f"{len(office)} documents of offices and wards, {len(other)} others"
    figures = [f"{sizes}: kind right in {right:.3f} (cross-validated)"]
    every = _Details.read(collected) if collected else _Details.of(_rows(annotated))
    networks = []
    for name, abroad in (("English", False), ("other languages", True)):
        network, scored = _fit_risk(every.only(abroad=abroad), Options().risk_threshold)
        networks.append(network)
        figures.append(f"{name}: {scored}")
    result = replace(fitted, offices=Offices(kind, *networks))
    out.mkdir(parents=True, exist_ok=True)
    save_file(result.arrays(), out / WEIGHTS)
    return result, figures


def _texts(data: Path, names: Iterable[str]) -> Iterator[str]:
    for name in names:
        yield from (each["text"] for each in islice(documents(data / name), _EACH))


def _fit_kind(recognizer: Tagger, office: list[str], other: list[str]) -> tuple[Logistic, float]:
    """Return the classifier of the kind of a document, and the share of kinds that are right out of sample."""
    states, answers = [], []
    for text, answer in (*((each, True) for each in office), *((each, False) for each in other)):
        state = mean_state(recognizer.tag(text[:_LONGEST], SILENT))
        if state is not None:
            states.append(state)
            answers.append(answer)
    features, kinds = np.stack(states), np.array(answers)
    guessed = indicators_fit.out_of_sample(_kind, features, kinds, np.arange(len(kinds)))
    return _kind(features, kinds), float(((guessed >= 0.5) == kinds).mean())


def _kind(features: Floats, kinds: NDArray[np.bool_]) -> Logistic:
    scaler = StandardScaler().fit(features)
    model = LogisticRegression(C=_KIND_STRENGTH, class_weight="balanced", max_iter=3000)
    weights = model.fit(scaler.transform(features), kinds).coef_[0] / scaler.scale_
    return Logistic(floats(weights), floats(model.intercept_ - weights @ scaler.mean_))


def _rows(annotated: Iterable[dict[str, Any]]) -> Iterator[tuple[Floats, bool, int, bool]]:
    for number, document in enumerate(each for each in annotated if each["format"] == _FORMAT):
        yield from _of(number, document)


def _of(number: int, document: dict[str, Any]) -> Iterator[tuple[Floats, bool, int, bool]]:
    """Yield the quasi-identifiers that Sable finds in a document and that must be masked, or must not."""
    examination, tagged = _read(document["text"])
    text, abroad = examination.document.text, is_abroad(tagged)
    wishes = _wishes(document, text)
    for entity, risk in zip(examination.entities, examination.risk.entities, strict=True):
        must = _must(entity, wishes)
        if entity.role is Role.QUASI and must is not None:
            found = details.features(text, entity, tagged, _scores(risk), abroad=abroad)
            if found is not None:
                yield found, must, number, abroad


def _read(text: str) -> tuple[Examination, TaggedText]:
    """Return what Sable finds in a text, and what the networks read in it."""
    options = Options()
    with tempfile.TemporaryDirectory() as temporary:
        path = Path(temporary) / "document.txt"
        path.write_text(text, encoding="utf-8")
        examination = flow.examine(path, options)
    document = examination.document
    networks, structure = folder.load(options.models, options.device), detection.layout.read(document.text, document)
    return examination, detection.reading.tag(document.text, networks, SILENT, structure=structure)


def _wishes(document: dict[str, Any], text: str) -> list[PlaceDecision | None]:
    """Return the wish for each character of a word of the text as read; NOT outside places."""
    found: list[PlaceDecision | None] = [None] * len(text)
    spans = word_spans(document["text"])
    for (start, end), read in zip(spans, aligned(document["text"], text), strict=True):
        if read is not None:
            wishes = (each["wish"] for each in document["spans"] if each["start"] < end and start < each["end"])
            found[slice(*read)] = [PlaceDecision(next(wishes, PlaceDecision.NOT))] * (read[1] - read[0])
    return found


def _must(entity: Entity, wishes: list[PlaceDecision | None]) -> bool | None:
    """Return whether most of an entity must be masked; None where it may be either way, or nothing is known."""
    here = [wish for each in entity.mentions for wish in wishes[each.start : each.end] if wish]
    free, must = here.count(PlaceDecision.MAY), here.count(PlaceDecision.MUST)
    if 2 * free >= len(here) or 0 < 2 * must <= len(here) - free:
        return None
    return must > 0


def _scores(risk: EntityRisk) -> tuple[float, float]:
    scores = {each.name: each.score for each in risk.indicators}
    return scores[sequence.NAME], scores[frequency.NAME]


def _fit_risk(found: _Details, threshold: float) -> tuple[FittedNetwork, str]:
    """Return the network and a line of figures.

    Its bias is set so that MASKED of the details to mask have a risk above the threshold, out of sample.
    """
    scores = indicators_fit.out_of_sample(_risk, found.features, found.masked, found.document)
    guessed = log_odds(scores)
    needed = np.quantile(guessed[found.masked], 1 - MASKED)
    network = _risk(found.features, found.masked)
    shift = log_odds(floats([threshold])) - floats(needed)
    left = guessed < needed
    alone = found.features[:, details.SEQUENCE]
    number = len(set(found.document.tolist()))
    areas = (f"{roc_auc_score(found.masked, each):.3f}" for each in (scores, alone))
    figures = (
        f"{len(found.masked)} details of {number} documents, {int(found.masked.sum())} to mask; "
        f"AUC {next(areas)}, of the sequence alone {next(areas)}; "
        f"{1 - left[found.masked].mean():.3f} of those to mask, {1 - left[~found.masked].mean():.3f} of the others are "
        "masked by default (cross-validated by document)"
    )
    return replace(network, outer_bias=network.outer_bias + shift), figures


def _risk(features: Floats, masked: NDArray[np.bool_]) -> FittedNetwork:
    return indicators_fit.network(features, masked, seeds=_SEEDS)
