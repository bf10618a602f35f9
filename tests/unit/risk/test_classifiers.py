"""Assessing with what was fitted: which indicators decide, and which are only looked at."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch
from safetensors.numpy import save_file
from tokenizers import Tokenizer, models, pre_tokenizers

from engine.core.errors import BadModel, ResourceError
from engine.core.message import literal
from engine.core.options import Device, Indicators, Options
from engine.core.progress import Silent
from engine.core.types import Document, DocumentKind, Entity, EntityRisk, Kind, Mention, RiskAssessment, Role
from engine.models import folder
from engine.models.encoder import SpanTagger
from engine.models.folder import INDICATORS, Networks
from engine.models.masked import OwnLanguage
from engine.models.network import HIDDEN_PIECE, NetworkShape
from engine.models.tagger import TaggedText, Tagger
from engine.models.torch_network import TorchNetwork
from engine.risk import classifiers, frequency, language_scoring
from engine.risk.assessment import assess as assess_risk
from engine.risk.classifiers import DECIDING, Classifiers
from engine.risk.fitted import FittedNetwork, Logistic, Trees, sigmoid
from tests.builders import networks

TEXT = "nurse of York"
WIDTH = 12
NURSE = Entity("e1", Kind.DEM, Role.QUASI, (Mention(0, 5, Kind.DEM, 0.9, "neural", literal("")),))
ADA = Entity("e3", Kind.PERSON, Role.DIRECT, (Mention(6, 8, Kind.PERSON, 0.9, "neural", literal("")),))
YORK = Entity("e2", Kind.LOC, Role.QUASI, (Mention(9, 13, Kind.LOC, 0.9, "neural", literal("")),))


@pytest.fixture(scope="module")
def tagger() -> Tagger:
    words = {"[UNK]": 0, "nurse": 1, "of": 2, "York": 3}
    vocabulary = Tokenizer(models.WordPiece(words, unk_token="[UNK]"))
    vocabulary.pre_tokenizer = pre_tokenizers.BertPreTokenizer()
    torch.manual_seed(2)
    shape = NetworkShape(vocabulary=HIDDEN_PIECE + 1, width=WIDTH, layers=1, attention_heads=2, inner_width=16)
    return Tagger(TorchNetwork(SpanTagger(shape).eval(), torch.device("cpu")), vocabulary)


def constant(log_odds: float) -> tuple[np.ndarray, ...]:
    """Return the scores of a network that gives everything the same."""
    return np.zeros((15 + WIDTH, 1), np.float32), *(np.asarray([each], np.float32) for each in (0, 0, log_odds))


@pytest.fixture
def fitted() -> Classifiers:
    """Probability says 0.73 and span 0.88; the log-odds of the risk are 2."""
    return Classifiers(
        recognizer=np.arange(32, dtype=np.uint8),
        probability=Trees(
            np.zeros((1, 1), np.int64),
            np.zeros((1, 1), np.float32),
            np.zeros((1, 2), np.float32),
            np.ones(1, np.float32),
        ),
        span=FittedNetwork(*constant(2)),
        perturbation=np.asarray([0.0], np.float32),
        combined=Logistic(np.zeros(2, np.float32), np.asarray([2], np.float32)),
    )


def assessment(
    tagger: Tagger,
    fitted: Classifiers | None,
    *,
    ask_all: bool = False,
    agreeing: int = 0,
    entities: tuple[Entity, ...] = (NURSE, YORK),
    language: OwnLanguage | None = None,
) -> RiskAssessment:
    starts, ends = np.asarray([0, 6, 9]), np.asarray([5, 8, 13])
    masks = np.asarray([(0.9, 0.1, 0), (0.9, 0.1, 0), (0.2, 0.8, 0)], np.float32)
    tagged = TaggedText(starts, ends, np.zeros((3, 17), np.float32), masks, np.ones((3, WIDTH), np.float16))
    options = Options(
        risk_threshold=0.9, risk_flags=agreeing, indicators=Indicators.ALL if ask_all else Indicators.DECIDING
    )
    networks = Networks(tagger, language=language)
    document = Document(Path(), DocumentKind.TXT, "", TEXT, ())
    return assess_risk(document, entities, tagged, networks, fitted, options, Silent())


def assess(tagger: Tagger, fitted: Classifiers | None, *, ask_all: bool = False, agreeing: int = 0) -> list[EntityRisk]:
    return list(assessment(tagger, fitted, ask_all=ask_all, agreeing=agreeing).entities)


def test_what_decides_asks_no_language_model(
    tagger: Tagger, fitted: Classifiers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SpanTagger, "predict", None)
    for nurse, _ in (assess(tagger, fitted), assess(tagger, None)):
        assert tuple(each.name for each in nurse.indicators) == DECIDING
        assert nurse.information == frequency.information(TEXT, NURSE)[1]
    assert assess(tagger, fitted)[0].combined == pytest.approx(sigmoid(2))
    assert assess(tagger, None)[0].combined == pytest.approx(0.1)


def test_all_of_the_papers_indicators_can_be_asked_for_and_change_nothing(tagger: Tagger, fitted: Classifiers) -> None:
    few, every = assess(tagger, fitted), assess(tagger, fitted, ask_all=True)
    for one, other in zip(few, every, strict=True):
        assert tuple(each.name for each in other.indicators) == (*DECIDING, *language_scoring.NAMES)
        assert replace(other, indicators=one.indicators) == one
        assert [each.decides for each in other.indicators] == [True] * 2 + [False] * 3
    assert [each.score for each in every[1].indicators[2:4]] == pytest.approx([0.7311, 0.8808], abs=1e-4)


def test_of_one_entity_the_same_is_answered_as_of_all(tagger: Tagger, fitted: Classifiers) -> None:
    entities = (NURSE, ADA, YORK)
    tagged = tagger.tag(TEXT, Silent())
    together = language_scoring.measure(TEXT, entities, range(3), tagger, Silent(), tagged=tagged)
    for index, answer in enumerate(together):
        (alone,) = language_scoring.measure(TEXT, entities, [index], tagger, Silent())
        assert alone.words == answer.words
        assert alone.log_probabilities == pytest.approx(answer.log_probabilities, abs=1e-4)
        assert alone.vector == pytest.approx(answer.vector, abs=1e-2)
        scores = [[each.score for each in language_scoring.indicate(one, fitted)] for one in (alone, answer)]
        assert scores[0] == pytest.approx(scores[1], abs=1e-4)


def test_a_language_model_of_ones_own_says_how_much_is_lost(tagger: Tagger, fitted: Classifiers) -> None:
    plain, told = (assessment(tagger, fitted, language=each) for each in (None, OwnLanguage(tagger)))
    for one, other in zip(plain.entities, told.entities, strict=True):
        assert one.information != other.information
        assert replace(other, information=one.information) == one


def test_so_many_indicators_must_agree(tagger: Tagger, fitted: Classifiers) -> None:
    flags = [sum(each.flagged for each in entity.indicators) for entity in assess(tagger, fitted, ask_all=True)]
    assert flags[0] < flags[1]
    assert [each.flagged for each in assess(tagger, fitted, ask_all=True, agreeing=flags[1])] == [False, True]


def own(where: Path, fitted: Classifiers) -> Path:
    """A recognizer of the person's own, with indicators that were fitted to it."""
    recognizer = networks.recognizer(where / "own")
    sha256 = hashlib.sha256((recognizer / "weights.safetensors").read_bytes()).digest()
    (recognizer / INDICATORS).parent.mkdir()
    save_file(replace(fitted, recognizer=np.frombuffer(sha256, np.uint8)).arrays(), recognizer / INDICATORS)
    return recognizer


def test_a_recognizer_of_ones_own_brings_its_indicators(fitted: Classifiers, tmp_path: Path) -> None:
    recognizer = own(tmp_path, fitted)
    loaded = folder.load((recognizer,), Device.CPU)
    found = classifiers.fitted_to(loaded)
    assert found is not None and found.probability.start == fitted.probability.start
    weights = hashlib.sha256((recognizer / INDICATORS).read_bytes()).hexdigest()
    assert loaded.versions["model 1 (recognizer) indicators"] == weights


def test_where_none_were_fitted_none_are_used(fitted: Classifiers, tmp_path: Path) -> None:
    without = networks.recognizer(tmp_path / "without")
    assert classifiers.fitted_to(folder.load((without,), Device.CPU)) is None


def test_a_language_model_beside_them_changes_nothing(fitted: Classifiers, tmp_path: Path) -> None:
    both = (own(tmp_path, fitted), networks.masked_bert(tmp_path / "language"))
    assert classifiers.fitted_to(folder.load(both, Device.CPU)) is not None


def test_indicators_of_ones_own_that_cannot_be_used_are_refused(fitted: Classifiers, tmp_path: Path) -> None:
    recognizer = own(tmp_path, fitted)
    for arrays, problem in (
        (fitted.arrays(), "other-indicators"),
        ({"span.inner": np.zeros(3)}, "damaged-indicators"),
    ):
        save_file(arrays, recognizer / INDICATORS)
        with pytest.raises(BadModel) as refused:
            classifiers.fitted_to(folder.load((recognizer,), Device.CPU))
        assert refused.value.fields == {"folder": "own", "problem": problem}


def test_what_was_fitted_to_another_recognizer_is_refused(
    fitted: Classifiers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "weights.safetensors"
    save_file(fitted.arrays(), path)
    monkeypatch.setattr(classifiers, "find_released", lambda name: path)
    for sha256, refused in ((fitted.recognizer.tobytes().hex(), False), ("ab" * 32, True)):
        manifest = {classifiers.FILE: {}, classifiers.RECOGNIZER: {"sha256": sha256}}
        monkeypatch.setattr(classifiers, "released", lambda manifest=manifest: manifest)
        classifiers._load.cache_clear()
        if refused:
            with pytest.raises(ResourceError):
                classifiers.load()
        else:
            assert classifiers.load() is not None
    classifiers._load.cache_clear()
