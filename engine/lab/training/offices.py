"""Fits the risk of details in documents of offices and wards (`sable train offices`).

The released indicators learned from annotators of judgments, who masked dates, amounts and institutions that may
stay in a letter or a chart. This adds a second combination, with the kind and form of a detail, and a classifier that
says which documents it is for: from the encoder's mean state, and never from the length or name of a file.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray
from safetensors.numpy import save_file
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import roc_auc_score
from sklearn.model_selection import GroupKFold
from sklearn.preprocessing import StandardScaler

from engine.core.options import Options
from engine.core.progress import Silent
from engine.core.types import Entity, EntityRisk, Role
from engine.lab.evaluation.places import Wish, aligned, word_spans
from engine.lab.training.data import documents
from engine.lab.training.indicators_fit import floats
from engine.models.tagger import Tagger
from engine.pipeline import flow
from engine.risk import forms, frequency, sequence
from engine.risk.classifiers import Classifiers, Offices, mean_state
from engine.risk.fitted import Floats, log_odds

OTHERS = ("tab/train.jsonl.gz", "raw_text/dbpedia_bios.jsonl.gz", "raw_text/wikipedia_actor_articles.jsonl.gz")
"""Judgments and biographies, in which the details that annotators of judgments mask are masked."""
NOTES = ("clinical_text/aci_bench_notes.jsonl.gz",)
"""Notes of wards; their decisions are not annotated."""
MASKED = 0.97
"""Share of the details to mask whose risk is above the default threshold, in documents that were not learned from."""

_EACH = 150  # documents of one file
_LONGEST = 6000  # characters of a document from which its kind is learned
_FOLDS = 8
_STRENGTH, _KIND_STRENGTH = 1.0, 0.01  # inverse of the L2 penalty
_LEAST = 0.01  # weight of the sequence and the frequency in the combination
_HARMLESS = 0.05  # highest share, smoothed, of the details of a kind and form that must be masked


class _Details(NamedTuple):
    """The quasi-identifiers of annotated documents, n of them.

    Attributes:
        scores: (n, 2), log-odds of the sequence and frequency indicators.
        forms: (n, 2), indexes of their kinds and forms; see `forms.places`.
        masked: (n,), whether they must be masked; else they must not.
        document: (n,), numbers of their documents.
    """

    scores: Floats
    forms: NDArray[np.int64]
    masked: NDArray[np.bool_]
    document: NDArray[np.int64]

    def chosen(self, which: NDArray[np.bool_]) -> Self:
        """Return those of the details for which `which` (n,) holds."""
        return self._replace(**{name: values[which] for name, values in self._asdict().items()})


def train(data: Path, gold: Path, out: Path, fitted: Classifiers, recognizer: Tagger) -> tuple[Classifiers, list[str]]:
    """Fit, write `weights.safetensors` into `out`, and return the classifiers and lines of figures.

    Args:
        data: the data folder.
        gold: JSON Lines, gzipped: `text`, `language` and `places`, each a start, an end and must, may or not.
        fitted: the classifiers of the recognizer, which stay as they are.
    """
    annotated = [each for each in documents(gold) if each["language"] == "en"]
    office = [*(each["text"] for each in annotated), *_texts(data, NOTES)]
    other = list(_texts(data, OTHERS))
    kind, kinds_right = _fit_kind(recognizer, office, other)
    details = _details(annotated)
    risk, figures = _fit_risk(details, Options().risk_threshold)
    result = replace(fitted, offices=Offices(*kind, risk.kinds, risk.forms, risk.harmless, risk.weights, risk.bias))
    out.mkdir(parents=True, exist_ok=True)
    save_file(result.arrays(), out / "weights.safetensors")
    sizes = f"{len(office)} documents of offices and wards, {len(other)} others"
    return result, [f"{sizes}: kind right in {kinds_right:.3f} (cross-validated)", *figures]


def _texts(data: Path, names: Iterable[str]) -> Iterator[str]:
    for name in names:
        yield from (each["text"] for each in islice(documents(data / name), _EACH))


def _fit_kind(recognizer: Tagger, office: list[str], other: list[str]) -> tuple[tuple[Floats, Floats], float]:
    """Return weights and bias of the kind of a document, and the share of kinds that are right out of sample."""
    states, answers = [], []
    for text, answer in (*((each, True) for each in office), *((each, False) for each in other)):
        state = mean_state(recognizer.tag(text[:_LONGEST], Silent()))
        if state is not None:
            states.append(state)
            answers.append(answer)
    features, kinds = np.stack(states), np.array(answers)
    guessed = _out_of_sample(features, kinds, np.arange(len(kinds)), _kind)
    weights, bias = _kind(features, kinds)
    return (weights, bias), float(((guessed >= 0.0) == kinds).mean())


def _kind(features: Floats, kinds: NDArray[np.bool_]) -> tuple[Floats, Floats]:
    scaler = StandardScaler().fit(features)
    model = LogisticRegression(C=_KIND_STRENGTH, class_weight="balanced", max_iter=3000)
    weights = model.fit(scaler.transform(features), kinds).coef_[0] / scaler.scale_
    return floats(weights), floats(model.intercept_ - weights @ scaler.mean_)


def _details(annotated: Iterable[dict[str, Any]]) -> _Details:
    rows = [row for number, document in enumerate(annotated) for row in _of(number, document)]
    scores, formed, masked, numbers = zip(*rows, strict=True)
    return _Details(floats(scores), np.array(formed), np.array(masked), np.array(numbers))


def _of(number: int, document: dict[str, Any]) -> Iterator[tuple[tuple[float, float], tuple[int, int], bool, int]]:
    """Yield the quasi-identifiers that Sable finds in a document and that must be masked, or must not."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "document.txt"
        path.write_text(document["text"], encoding="utf-8")
        examination = flow.examine(path, Options())
    text = examination.document.text
    wishes = _wishes(document, text)
    for entity, risk in zip(examination.entities, examination.risk.entities, strict=True):
        must = _must(entity, wishes)
        if entity.role is Role.QUASI and must is not None:
            yield _scores(risk), forms.places(text, entity), must, number


def _wishes(document: dict[str, Any], text: str) -> list[Wish | None]:
    """Return the wish for each character of a word of the text as read; NOT outside places."""
    found: list[Wish | None] = [None] * len(text)
    spans = word_spans(document["text"])
    for (start, end), read in zip(spans, aligned(document["text"], text), strict=True):
        if read is not None:
            wishes = (wish for first, last, wish in document["places"] if first < end and start < last)
            found[slice(*read)] = [Wish(next(wishes, Wish.NOT))] * (read[1] - read[0])
    return found


def _must(entity: Entity, wishes: list[Wish | None]) -> bool | None:
    """Return whether most of an entity must be masked; None where it may be either way, or nothing is known."""
    here = [wish for each in entity.mentions for wish in wishes[each.start : each.end] if wish]
    free = here.count(Wish.MAY)
    return None if 2 * free >= len(here) else 2 * here.count(Wish.MUST) > len(here) - free


def _scores(risk: EntityRisk) -> tuple[float, float]:
    scores = {each.name: each.score for each in risk.indicators}
    one, other = log_odds(floats([scores[sequence.NAME], scores[frequency.NAME]])).tolist()
    return one, other


class _Risk(NamedTuple):
    """Fit of `Offices`: log-odds of kinds and forms, which are harmless, weights and bias."""

    kinds: Floats
    forms: Floats
    harmless: NDArray[np.bool_]
    weights: Floats
    bias: Floats


def _fit_risk(details: _Details, threshold: float) -> tuple[_Risk, list[str]]:
    """Return the fit and lines of figures.

    The bias is set so that MASKED of the details to mask that are not harmless by kind and form have a risk above the
    threshold, out of sample.
    """
    stay = np.zeros(len(details.masked), np.bool_)
    for learned, held in GroupKFold(_FOLDS).split(details.scores, details.masked, details.document):
        known = np.isin(np.arange(len(stay)), learned)
        stay[held] = _harmless(details.chosen(known))[tuple(details.forms[held].T)]
    harmless = _harmless(details)
    rest = details.chosen(~harmless[tuple(details.forms.T)])
    features = np.hstack([rest.scores, *_one_hot(rest)])
    guessed = _out_of_sample(features, rest.masked, rest.document, _risk)
    weights, bias = _risk(features, rest.masked)
    needed = float(np.quantile(guessed[rest.masked], 1 - MASKED))
    shift = float(log_odds(floats([threshold]))[0]) - needed
    left = guessed < needed
    figures = [
        f"{len(details.masked)} details, {int(details.masked.sum())} to mask; {int(stay.sum())} harmless by form, "
        f"{int(details.masked[stay].sum())} of them to mask (cross-validated)",
        f"{len(rest.masked)} others: AUC {roc_auc_score(rest.masked, guessed):.3f}, alone with the sequence "
        f"{roc_auc_score(rest.masked, rest.scores[:, 0]):.3f} (cross-validated)",
        f"at the default threshold: {1 - left[rest.masked].mean():.3f} of those to mask are masked, "
        f"{1 - left[~rest.masked].mean():.3f} of those that must not",
        "harmless: " + ", ".join(f"{forms.KINDS[kind]} {forms.FORMS[form]}" for kind, form in np.argwhere(harmless)),
    ]
    together = np.append(weights[:2], np.float32(1))
    kinds, formed = np.split(weights[2:], [len(forms.KINDS)])
    # Log-odds of kinds and forms are those of a detail with mean scores, so that their sign says what they speak for.
    mean = bias + rest.scores.mean(axis=0) @ weights[:2]
    return _Risk(kinds + mean, formed, harmless, together, bias + np.float32(shift) - mean), figures


def _one_hot(details: _Details) -> Iterator[Floats]:
    for names, at in zip((forms.KINDS, forms.FORMS), details.forms.T, strict=True):
        yield np.eye(len(names), dtype=np.float32)[at]


def _harmless(details: _Details) -> NDArray[np.bool_]:
    """Return for which kinds and forms (kinds, forms) hardly any detail must be masked, of enough that are known."""
    shape = len(forms.KINDS), len(forms.FORMS)
    number, masked = np.zeros(shape), np.zeros(shape)
    np.add.at(number, tuple(details.forms.T), 1)
    np.add.at(masked, tuple(details.forms.T), details.masked)
    harmless: NDArray[np.bool_] = (masked + 0.5) / (number + 1) <= _HARMLESS
    return harmless


def _risk(features: Floats, masked: NDArray[np.bool_]) -> tuple[Floats, Floats]:
    model = LogisticRegression(C=_STRENGTH, max_iter=3000).fit(features, masked)
    weights = floats(model.coef_[0])
    weights[:2] = np.maximum(weights[:2], _LEAST)  # no indicator may lower the risk
    return weights, floats(model.intercept_)


def _out_of_sample(
    features: Floats,
    answers: NDArray[np.bool_],
    groups: NDArray[np.int64],
    fit: Callable[[Floats, NDArray[np.bool_]], tuple[Floats, Floats]],
) -> Floats:
    """Return log-odds (n,), each from a fit without the document."""
    found = np.zeros(len(answers), np.float32)
    for learned, held in GroupKFold(_FOLDS).split(features, answers, groups):
        weights, bias = fit(features[learned], answers[learned])
        found[held] = features[held] @ weights + bias
    return found
