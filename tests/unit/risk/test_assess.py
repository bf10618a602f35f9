"""Assessing without the language head: two indicators and their sentences."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch
from tokenizers import Tokenizer, models

from engine.core.catalogue import ENGLISH
from engine.core.message import literal
from engine.core.options import Options
from engine.core.progress import Silent
from engine.core.types import Document, DocumentKind, Entity, EntityRisk, Kind, Mention, RiskAssessment, RiskLevel, Role
from engine.models.encoder import SpanTagger
from engine.models.folder import Networks
from engine.models.network import NetworkShape
from engine.models.tagger import TaggedText, Tagger
from engine.models.torch_network import TorchNetwork
from engine.risk import assessment, frequency

TEXT = "nurse in York aged 34\n\nnurse"
WORDS = [(0, 5), (6, 8), (9, 13), (14, 18), (19, 21), (23, 28)]


VOCABULARY = Tokenizer(models.WordPiece({"[UNK]": 0}, unk_token="[UNK]"))
UNASKED = Tagger(TorchNetwork(SpanTagger(NetworkShape(layers=1)), torch.device("cpu")), VOCABULARY)


def tagged(*probabilities: float) -> TaggedText:
    """One piece per word, each with its probability of being masked."""
    starts, ends = (np.array(side, dtype=np.int64) for side in zip(*WORDS, strict=True))
    masks = np.array([(1 - each, each, 0) for each in probabilities], dtype=np.float32)
    return TaggedText(starts, ends, np.zeros((len(WORDS), 17), np.float32), masks)


def entity(name: str, *spans: tuple[int, int], kind: Kind = Kind.DEM, role: Role = Role.QUASI) -> Entity:
    return Entity(name, kind, role, tuple(Mention(*span, kind, 0.9, "neural", literal("r")) for span in spans))


def assess(scores: TaggedText, *entities: Entity) -> RiskAssessment:
    document = Document(Path(), DocumentKind.TXT, "", TEXT, ())
    return assessment.assess(document, entities, scores, Networks(UNASKED), None, Options(risk_threshold=0.5), Silent())


def test_the_score_is_that_of_the_place_where_it_is_riskiest() -> None:
    nurse = entity("e1", (0, 5), (23, 28))
    (assessed,) = assess(tagged(0.2, 0, 0, 0, 0, 0.8), nurse).entities
    sequence = assessed.indicators[0]
    assert sequence.score == pytest.approx(0.8)
    assert sequence.flagged and assessed.flagged
    assert assessed.combined == pytest.approx(0.8)
    assert assessed.why == sequence.reason
    said = "The network that learned from annotators' decisions would mask it here (score 0.80)."
    assert ENGLISH.say(sequence.reason) == said


def test_a_mention_of_several_pieces_takes_their_mean() -> None:
    aged = entity("e1", (14, 21), kind=Kind.DATETIME)
    (assessed,) = assess(tagged(0, 0, 0, 0.2, 0.4, 0), aged).entities
    assert assessed.indicators[0].score == pytest.approx(0.3)
    assert not assessed.flagged
    assert assessed.why == assessed.indicators[0].reason


def test_a_direct_identifier_is_the_highest_risk() -> None:
    york = entity("e1", (9, 13), kind=Kind.PERSON, role=Role.DIRECT)
    (assessed,) = assess(tagged(*[0] * 6), york).entities
    assert assessed.combined == 1
    assert ENGLISH.say(assessed.why) == "It was read as the name of a person, which identifies by itself."


def test_no_pair_is_risky_that_nobody_counted() -> None:
    nurse, york = entity("e1", (0, 5)), entity("e2", (9, 13), kind=Kind.LOC)
    assert assess(tagged(0.45, 0, 0.45, 0, 0, 0.45), nurse, york).combinations == ()


def test_rare_words_say_more() -> None:
    common, rare = (frequency._content(word) for word in ("nurse", "kahramanmaraş"))
    assert 5 < common < 12 < rare
    assert frequency.indicate(entity("e1", (0, 5)), rare).flagged
    assert not frequency.indicate(entity("e1", (0, 5)), common).flagged
    assert not frequency.indicate(entity("e1", (19, 21), kind=Kind.QUANTITY), rare).flagged


def test_information_is_the_sum_over_the_words() -> None:
    rarest, total = frequency.information(TEXT, entity("e1", (0, 13)))
    assert total == pytest.approx(sum(frequency._content(word) for word in ("nurse", "in", "york")))
    assert rarest == max(frequency._content(word) for word in ("nurse", "in", "york"))


@pytest.mark.parametrize(("risk", "level"), [(0.29, "low"), (0.3, "medium"), (0.69, "medium"), (0.7, "high")])
def test_a_person_reads_a_level(risk: float, level: str) -> None:
    assert EntityRisk("e1", (), 1.0, risk, flagged=False, why=literal("")).level == level


def test_a_clause_that_singles_a_person_out_is_a_high_risk_whatever_its_words() -> None:
    clause = entity("e1", (0, 13))
    mention = replace(clause.mentions[0], subtype="singling-out", score=0.8)
    scores = tagged(*[0] * 6)
    (ordinary,) = assess(scores, clause).entities
    (assessed,) = assess(scores, replace(clause, mentions=(mention,))).entities
    assert ordinary.level is RiskLevel.LOW
    assert assessed.level is RiskLevel.HIGH and assessed.flagged
    assert ENGLISH.say(assessed.why) == "It says that there is only one such person."
