"""Fitting the indicators: what is stored says what was fitted, and learns what can be learned."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import torch
from sklearn.ensemble import GradientBoostingClassifier
from sklearn.linear_model import LogisticRegression
from tokenizers import Tokenizer, models, pre_tokenizers

from engine.core.types import Kind
from engine.lab.evaluation.gold import gold
from engine.lab.training import indicators_fit, indicators_samples
from engine.lab.training.indicators_fit import NUMBERS, Fit
from engine.lab.training.indicators_samples import IndicatorSamples, annotated
from engine.models.encoder import SpanTagger
from engine.models.network import HIDDEN_PIECE, Floats, NetworkShape
from engine.models.tagger import Tagger
from engine.models.torch_network import TorchNetwork
from engine.risk.classifiers import DECIDING, from_arrays

RANDOM = np.random.default_rng(2)
COUNT = 400


@pytest.fixture(scope="module")
def samples() -> IndicatorSamples:
    """Organisations that are hard to guess are masked, the others are not; every eighth is masked as direct."""
    features = np.zeros((COUNT, NUMBERS + 2 + 4), np.float32)
    features[:, :5] = -RANDOM.exponential(5, (COUNT, 5))
    features[:, 5 + list(Kind).index(Kind.ORG)] = 1
    features[:, NUMBERS:] = RANDOM.normal(size=(COUNT, 6))
    masked = features[:, 4] + RANDOM.normal(size=COUNT) < -4
    scores = RANDOM.random((COUNT, 4)).astype(np.float32)
    return IndicatorSamples(
        document=np.arange(COUNT) // 10,
        masked=masked,
        direct=masked & (np.arange(COUNT) % 8 == 0),
        certain=np.arange(COUNT) % 16 == 0,
        words=np.arange(COUNT) % 3 + 1,
        strict=scores[:, 0],
        partial=scores[:, 1],
        mean=(0.3 * scores[:, 2] + 0.6 * masked).astype(np.float32),
        frequency=scores[:, 3],
        difference=np.where(masked, 2, 1).astype(np.float32),
        features=features,
    )


def test_stored_trees_say_what_the_library_says(samples: IndicatorSamples) -> None:
    numbers = samples.features[:, :NUMBERS]
    stored = indicators_fit.trees(numbers, samples.masked)
    library = GradientBoostingClassifier(
        n_estimators=indicators_fit.TREES,
        max_depth=indicators_fit.DEPTH,
        learning_rate=indicators_fit.SHRINKAGE,
        subsample=0.5,
        min_samples_leaf=20,
        random_state=indicators_fit.SEED,
    ).fit(numbers, samples.masked)
    assert stored(numbers) == pytest.approx(library.predict_proba(numbers)[:, 1], abs=1e-4)


def test_stored_weights_take_features_as_they_are(samples: IndicatorSamples) -> None:
    shown = samples.features[:, 3:5] * (1, 1000)
    found = indicators_fit.logistic(shown.astype(np.float32), samples.masked)(shown.astype(np.float32))
    scaled = (shown - shown.mean(0)) / shown.std(0)
    library = LogisticRegression(max_iter=1000).fit(scaled, samples.masked).predict_proba(scaled)[:, 1]
    assert found == pytest.approx(library, abs=1e-3)


_FITS = [indicators_fit.trees, pytest.param(indicators_fit.network, marks=pytest.mark.slow), indicators_fit.logistic]


@pytest.mark.parametrize("fit", _FITS)
def test_what_can_be_learned_is_learned_for_documents_not_seen(fit: Fit, samples: IndicatorSamples) -> None:
    found = indicators_fit.out_of_sample(fit, samples.features, samples.masked, samples.document)
    assert ((found > 0.5) == samples.masked).mean() > 0.8


def test_no_indicator_lowers_the_risk(samples: IndicatorSamples) -> None:
    shown = np.stack([samples.mean, -samples.mean, samples.features[:, 14]], axis=1)
    weights = indicators_fit.monotone(shown, samples.masked).weights
    assert weights[0] > 0 and weights[1] == 0 and weights[2] >= 0
    assert not indicators_fit.monotone(-shown[:, :1], samples.masked).weights.any()


def test_what_hardly_counts_is_left_out(samples: IndicatorSamples) -> None:
    shown = np.stack([samples.mean, 1e4 * samples.mean], axis=1).astype(np.float32)
    weights = indicators_fit.monotone(shown, samples.masked).weights
    (alone,) = indicators_fit.monotone(shown[:, :1], samples.masked).weights
    assert weights[1] == 0
    assert weights[0] == pytest.approx(alone, rel=1e-3)


def test_no_document_is_judged_by_what_was_fitted_to_it(samples: IndicatorSamples) -> None:
    seen: list[set[int]] = []

    def remember(features: Floats, masked: np.ndarray) -> object:
        seen.append(set(features[:, 0]))
        return lambda rows: np.asarray([row in seen[-1] for row in rows[:, 0]], np.float32)

    documents = samples.document[:, None].astype(np.float32)
    assert not indicators_fit.out_of_sample(remember, documents, samples.masked, samples.document).any()  # type: ignore[arg-type]
    assert len(seen) == indicators_fit.FOLDS


def test_the_threshold_is_the_one_that_the_paper_asks_for(samples: IndicatorSamples) -> None:
    assert indicators_fit.best_threshold(samples.difference, samples) == 1
    everything = np.ones(COUNT, bool)
    precision = samples.words[samples.masked].sum() / samples.words.sum()
    assert indicators_fit.agreement(everything, samples) == (pytest.approx(precision), 1, 1)


@pytest.mark.slow
def test_what_is_fitted_can_be_stored_and_told(samples: IndicatorSamples) -> None:
    fitted = indicators_fit.fit(samples, samples, "ab" * 32)
    again = from_arrays(fitted.arrays())
    assert again.recognizer.tobytes().hex() == "ab" * 32
    assert again.perturbation == [1]
    shown = indicators_fit.evidence(samples, again, DECIDING)
    assert again.combined(shown) == pytest.approx(fitted.combined(shown))
    document = {
        "text": "a " * COUNT,
        "spans": [
            {"start": 2 * number, "end": 2 * number + 1, "label": "ORG", "identifier_type": kind, "entity_id": number}
            for number, kind in enumerate(np.where(samples.masked, "QUASI", "NO_MASK"))
        ],
    }
    card = indicators_fit.write([document], samples, samples, samples, fitted)
    share = samples.masked.mean()
    assert f"| nothing: all are masked | {share:.3f} | 1.000 |" in card
    assert all(f"| {', '.join(names)} | " in card for names in indicators_fit.COMPARED if names != DECIDING)
    assert f"| **{', '.join(DECIDING)}** | " in card
    assert "| perturbation | 1.000 | 1.000 | 1.000 |" in card
    shown = [line.split(" | ") for line in card.splitlines() if line.startswith(("| low |", "| medium |", "| high |"))]
    assert sum(int(row[1]) for row in shown) == (~samples.certain).sum()
    assert float(shown[0][3].rstrip(" |")) < 0.3 < float(shown[-1][3].rstrip(" |"))


def test_mentions_without_a_kind_teach_nothing() -> None:
    spans = [{"start": 0, "end": 1, "label": label, "identifier_type": "QUASI"} for label in ("ANY", "ORG")]
    assert [each.mentions[0].kind for each in annotated(gold({"spans": spans}))] == [Kind.ORG]


def test_what_was_measured_is_not_measured_again(tmp_path: Path) -> None:
    tagger = a_tagger()
    spans = [
        {"start": start, "end": end, "label": label, "identifier_type": decision, "annotator": annotator}
        for annotator in ("a1", "a2")
        for start, end, label, decision in ((0, 3, "PERSON", "DIRECT"), (11, 17, "LOC", "NO_MASK"))
    ]
    documents = [{"text": "Ada was in Saltby.", "spans": spans}, {"text": "Nothing here.", "spans": []}]
    first = indicators_samples.of_annotated(documents, tagger, tmp_path / "kept")
    assert first.masked.tolist() == first.direct.tolist() == first.certain.tolist() == [True, False] * 2
    assert first.document.tolist() == [0] * 4
    assert first.features.shape == (4, NUMBERS + 2 + 12)
    again = indicators_samples.of_annotated(documents, None, tmp_path / "kept")  # type: ignore[arg-type]
    assert (again.features == first.features).all()
    found = indicators_samples.of_found([{"text": "Call 020 7946 0018.", "spans": []}], tagger, tmp_path / "found")
    assert not found.masked.any()


def a_tagger() -> Tagger:
    vocabulary = Tokenizer(models.WordPiece({"[UNK]": 0, "Ada": 1, "Saltby": 2}, unk_token="[UNK]"))
    vocabulary.pre_tokenizer = pre_tokenizers.BertPreTokenizer()
    torch.manual_seed(3)
    shape = NetworkShape(vocabulary=HIDDEN_PIECE + 1, width=12, layers=1, attention_heads=2, inner_width=16)
    return Tagger(TorchNetwork(SpanTagger(shape).eval(), torch.device("cpu")), vocabulary)
