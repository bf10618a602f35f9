"""Training samples of the indicators: entities with their measurements and annotators' decisions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from tqdm import tqdm

from engine import detection
from engine.core.message import Message
from engine.core.progress import SILENT
from engine.core.types import Entity, Mention, Recognizer, Role, Span
from engine.detection import entities
from engine.detection.entities.names import is_direct
from engine.lab.evaluation import gold
from engine.lab.evaluation.gold import GoldDocument, GoldEntity, covered, inside, tokens
from engine.models.network import Floats
from engine.models.tagger import TaggedText, Tagger
from engine.risk import frequency, language_scoring, sequence, span
from engine.risk.language_scoring import Answers
from engine.risk.sequence import PieceRule

LEARNED = "tab/train.jsonl.gz"
CALIBRATED = "tab/dev_full.jsonl.gz"
_TYPES = (np.int64, np.bool_, np.bool_, np.bool_, np.int64, *[np.float32] * 6)
"""Types of the columns of `IndicatorSamples`, in order."""


@dataclass(frozen=True, slots=True, eq=False)
class IndicatorSamples:
    """`n` entities, each as one annotator saw it.

    Attributes:
        document: (n,) int64, number of the document.
        masked, direct: (n,) bool, whether the annotator masked it, and as a direct identifier.
        certain: (n,) bool, of a kind that identifies directly, which is masked whatever its risk.
        words: (n,) int64, number of words of all its mentions.
        strict, partial, mean: (n,) scores of the sequence indicator, by how it matches.
        frequency: (n,) scores of the frequency indicator.
        difference: (n,) nats, of perturbation.
        features: (n, 15 + width), those of the span indicator, the first 13 of them those of probability.
    """

    document: NDArray[np.int64]
    masked: NDArray[np.bool_]
    direct: NDArray[np.bool_]
    certain: NDArray[np.bool_]
    words: NDArray[np.int64]
    strict: Floats
    partial: Floats
    mean: Floats
    frequency: Floats
    difference: Floats
    features: Floats

    def __len__(self) -> int:
        return len(self.document)

    def part(self, rows: NDArray[np.bool_]) -> IndicatorSamples:
        """Return the samples of these rows, (n,) bool."""
        return IndicatorSamples(*(getattr(self, field.name)[rows] for field in fields(self)))


_Decision = tuple[bool, bool]
"""Two answers about an entity: masked; masked as a direct identifier."""
Decided = tuple[list[Entity], list[list[_Decision]]]
"""Entities of one document, and the decision on each by every annotator who saw it."""


def of_annotated(documents: list[dict[str, Any]], tagger: Tagger, kept: Path) -> IndicatorSamples:
    """Return the entities as annotators marked them (paper 2, table 5)."""
    return _collect(documents, tagger, kept, _annotated)


def of_found(documents: list[dict[str, Any]], tagger: Tagger, kept: Path) -> IndicatorSamples:
    """Return the entities as Sable finds them; one is masked if more than half of its words are (as in calibration)."""
    return _collect(documents, tagger, kept, _found)


def annotated(document: GoldDocument) -> list[GoldEntity]:
    """Return every annotator's entities, without those that have no kind: the order of `of_annotated`."""
    return [each for each in document.entities if all(mention.kind for mention in each.mentions)]


def _collect(
    documents: list[dict[str, Any]],
    tagger: Tagger,
    kept: Path,
    decide: Callable[[dict[str, Any], TaggedText], Decided],
) -> IndicatorSamples:
    """Measure each document, or read its measurements from its file in `kept`, where a stopped run resumes."""
    kept.mkdir(parents=True, exist_ok=True)
    names = [field.name for field in fields(IndicatorSamples)]
    parts = []
    for number, document in enumerate(tqdm(documents, kept.name)):
        file = kept / f"{number}.npz"
        if not file.is_file():
            tagged = tagger.tag(document["text"], SILENT)
            measured = _measure(number, document["text"], *decide(document, tagged), tagged, tagger)
            np.savez(file, **{name: getattr(measured, name) for name in names})
        with np.load(file) as arrays:
            if len(arrays["document"]):
                parts.append([arrays[name] for name in names])
    return IndicatorSamples(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))


def _annotated(document: dict[str, Any], tagged: TaggedText) -> Decided:  # noqa: ARG001
    marked = annotated(gold.gold(document))
    return [_entity(each) for each in marked], [[(each.role is not None, each.role is Role.DIRECT)] for each in marked]


def _found(document: dict[str, Any], tagged: TaggedText) -> Decided:
    text, marked = document["text"], gold.gold(document)
    found = entities.join(text, detection.recognise(text, tagged, terms=(), person=None, progress=SILENT))
    masks = [covered(len(text), [each[:2] for each in marked.by(name) if each.masked]) for name in marked.annotators]
    decisions = []
    for entity in found:
        words = _words(text, entity)
        masked = [bool(2 * inside(words, mask).sum() > len(words)) for mask in masks]
        decisions.append([(each, each and entity.role is Role.DIRECT) for each in masked])
    return list(found), decisions


def _entity(marked: GoldEntity) -> Entity:
    """Return the entity as the pipeline would: the role follows from the kind, since the annotator's must
    stay unknown.
    """
    mentions = tuple(
        Mention(each.start, each.end, each.kind, 1.0, Recognizer.GOLD, Message("lab.annotated"))
        for each in marked.mentions
        if each.kind
    )
    role = Role.DIRECT if any(map(is_direct, mentions)) else Role.QUASI
    return Entity("", mentions[0].kind, role, mentions)


def _measure(
    number: int, text: str, found: list[Entity], decisions: list[list[_Decision]], tagged: TaggedText, tagger: Tagger
) -> IndicatorSamples:
    answers = language_scoring.measure(text, found, range(len(found)), tagger, SILENT, tagged=tagged)
    rows = [
        (
            number,
            *decision,
            each.entity.role is Role.DIRECT,
            len(_words(text, each.entity)),
            *_scores(text, each.entity, tagged),
            each.difference,
            _features(each),
        )
        for each, decided in zip(answers, decisions, strict=True)
        for decision in decided
    ]
    columns = list(zip(*rows, strict=True)) or [()] * len(fields(IndicatorSamples))
    return IndicatorSamples(*(np.asarray(column, kind) for column, kind in zip(columns, _TYPES, strict=True)))


def _words(text: str, entity: Entity) -> list[Span]:
    return tokens(text, list(entity.spans))


def _scores(text: str, entity: Entity, tagged: TaggedText) -> tuple[float, ...]:
    by_match = (sequence.score(entity, tagged, match) for match in PieceRule)
    return *by_match, frequency.indicate(entity, frequency.information(text, entity)[0]).score


def _features(answers: Answers) -> Floats:
    return span.features(answers.log_probabilities, answers.entity.kind, answers.words, answers.vector)
