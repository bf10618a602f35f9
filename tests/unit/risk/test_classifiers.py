"""Assessing with the language head: as many indicators as the time reaches, and the risk that follows from them."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch
from safetensors.numpy import save_file
from tokenizers import Tokenizer, models, pre_tokenizers

from engine import risk
from engine.errors import BadModel, ResourceError
from engine.models import folder
from engine.models.encoder import HIDDEN_PIECE, Shape, SpanTagger
from engine.models.folder import INDICATORS
from engine.models.tagger import TaggedText, Tagger
from engine.options import Device
from engine.progress import Silent
from engine.risk import classifiers, frequency
from engine.risk.classifiers import COMBINATIONS, Classifiers
from engine.risk.fitted import Logistic, Network, Trees, sigmoid
from engine.types import Entity, EntityRisk, Kind, Mention, RiskAssessment, Role
from tests.builders import networks

TEXT = "nurse of York"
WIDTH = 12
NURSE = Entity("e1", Kind.DEM, Role.QUASI, (Mention(0, 5, Kind.DEM, 0.9, "neural", ""),))
ADA = Entity("e3", Kind.PERSON, Role.DIRECT, (Mention(6, 8, Kind.PERSON, 0.9, "neural", ""),))
YORK = Entity("e2", Kind.LOC, Role.QUASI, (Mention(9, 13, Kind.LOC, 0.9, "neural", ""),))


@pytest.fixture(scope="module")
def tagger() -> Tagger:
    words = {"[UNK]": 0, "nurse": 1, "of": 2, "York": 3}
    vocabulary = Tokenizer(models.WordPiece(words, unk_token="[UNK]"))
    vocabulary.pre_tokenizer = pre_tokenizers.BertPreTokenizer()
    torch.manual_seed(2)
    shape = Shape(vocabulary=HIDDEN_PIECE + 1, width=WIDTH, layers=1, attention_heads=2, inner_width=16)
    return Tagger(SpanTagger(shape).eval(), vocabulary, torch.device("cpu"))


def constant(log_odds: float) -> tuple[np.ndarray, ...]:
    """Of a network that says the same of everything."""
    return np.zeros((15 + WIDTH, 1), np.float32), *(np.asarray([each], np.float32) for each in (0, 0, log_odds))


@pytest.fixture
def fitted() -> Classifiers:
    """Probability says 0.73 and span 0.88; the risk has as many log-odds as there are indicators."""
    return Classifiers(
        recognizer=np.arange(32, dtype=np.uint8),
        probability=Trees(
            np.zeros((1, 1), np.int64),
            np.zeros((1, 1), np.float32),
            np.zeros((1, 2), np.float32),
            np.ones(1, np.float32),
        ),
        span=Network(*constant(2)),
        perturbation=np.asarray([0.0], np.float32),
        combined={
            names: Logistic(np.zeros(len(names), np.float32), np.asarray([len(names)], np.float32))
            for names in COMBINATIONS
        },
    )


def assessment(
    tagger: Tagger,
    fitted: Classifiers | None,
    *,
    seconds: float = 1e9,
    agreeing: int = 0,
    entities: tuple[Entity, ...] = (NURSE, YORK),
) -> RiskAssessment:
    starts, ends = np.asarray([0, 6, 9]), np.asarray([5, 8, 13])
    masks = np.asarray([(0.9, 0.1, 0), (0.9, 0.1, 0), (0.2, 0.8, 0)], np.float32)
    tagged = TaggedText(starts, ends, np.zeros((3, 17), np.float32), masks, np.ones((3, WIDTH), np.float16))
    return risk.assess(
        TEXT,
        entities,
        tagged,
        tagger,
        threshold=0.9,
        agreeing=agreeing,
        seconds=seconds,
        progress=Silent(),
        fitted=fitted,
    )


def assess(tagger: Tagger, fitted: Classifiers | None, *, seconds: float = 1e9, agreeing: int = 0) -> list[EntityRisk]:
    return list(assessment(tagger, fitted, seconds=seconds, agreeing=agreeing).entities)


class Late:
    """A deadline that comes after so many batches of questions."""

    def __init__(self, batches: int) -> None:
        self.left = batches

    @property
    def passed(self) -> bool:
        self.left -= 1
        return self.left < 0


@pytest.mark.parametrize(
    ("batches", "entities", "agreeing", "codes"),
    [
        (9, (NURSE, YORK), 1, {}),
        (1, (NURSE, YORK), 1, {"judged-in-part": 2}),
        (1, (NURSE, YORK), 0, {}),
        (0, (NURSE, YORK), 0, {"judged-by-rarity": 2}),
        (0, (NURSE, ADA), 1, {"judged-by-rarity": 1}),
    ],
)
def test_what_the_time_did_not_reach_is_said(
    tagger: Tagger,
    fitted: Classifiers,
    monkeypatch: pytest.MonkeyPatch,
    batches: int,
    entities: tuple[Entity, ...],
    agreeing: int,
    codes: dict[str, int],
) -> None:
    monkeypatch.setattr(risk, "Deadline", lambda seconds: Late(batches))
    assessed = assessment(tagger, fitted, entities=entities, agreeing=agreeing)
    assert {each.code: each.count for each in assessed.notices} == codes
    names = tuple(each.name for each in assessed.entities[0].indicators)
    assert names == COMBINATIONS[min(batches, len(COMBINATIONS) - 1)]


def test_an_indicator_that_changes_no_risk_is_not_missed(fitted: Classifiers) -> None:
    assert not fitted.counts_perturbation
    fitted.combined[COMBINATIONS[-1]].weights[-1] = 0.2
    assert fitted.counts_perturbation


def test_a_slower_machine_judges_the_same_given_no_time_or_enough(tagger: Tagger, fitted: Classifiers) -> None:
    assert assessment(tagger, None).notices == ()
    assert assessment(tagger, fitted, seconds=0) == assessment(tagger, fitted, seconds=0)
    assert assessment(tagger, fitted) == assessment(tagger, fitted)


def test_direct_identifiers_are_asked_for_last(
    tagger: Tagger, fitted: Classifiers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(risk, "Deadline", lambda seconds: Late(1))
    ada, york = assessment(tagger, fitted, entities=(ADA, YORK)).entities
    assert "probability" in {each.name for each in york.indicators}
    assert "probability" not in {each.name for each in ada.indicators}


def test_with_time_there_are_all_of_the_papers_indicators(tagger: Tagger, fitted: Classifiers) -> None:
    nurse, york = assess(tagger, fitted)
    assert tuple(each.name for each in nurse.indicators) == COMBINATIONS[-1]
    assert [each.score for each in york.indicators[:3]] == pytest.approx([0.8, 0.7311, 0.8808], abs=1e-4)
    assert nurse.combined == pytest.approx(sigmoid(4)) and nurse.flagged
    assert nurse.information != frequency.information(TEXT, NURSE)[1]


def test_without_time_frequency_stands_in(tagger: Tagger, fitted: Classifiers) -> None:
    for nurse, _ in (assess(tagger, fitted, seconds=0), assess(tagger, None)):
        assert tuple(each.name for each in nurse.indicators) == COMBINATIONS[0]
        assert nurse.information == frequency.information(TEXT, NURSE)[1]
    assert assess(tagger, fitted, seconds=0)[0].combined == pytest.approx(sigmoid(2))
    assert assess(tagger, None)[0].combined == pytest.approx(0.1)


def test_so_many_indicators_must_agree(tagger: Tagger, fitted: Classifiers) -> None:
    flags = [sum(each.flagged for each in entity.indicators) for entity in assess(tagger, fitted)]
    assert flags[0] < flags[1]
    assert [each.flagged for each in assess(tagger, fitted, agreeing=flags[1])] == [False, True]


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
    both = (own(tmp_path, fitted), networks.masked_bert(tmp_path / "language"))
    assert classifiers.fitted_to(folder.load(both, Device.CPU)) is None


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
