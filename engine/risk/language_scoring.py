"""Masked-language-model indicators of chosen entities: shown on request, without effect on the risk.

They took nine tenths of the time of an examination, and masking on held-out judgments was no worse without them. So
they are computed only for the entity that the user views, or for all entities on request, with up to
`predictability.MENTIONS` mentions and `perturbation.TARGETS` targets for each.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from engine.core.progress import Progress
from engine.core.types import Entity, Indicator, Span
from engine.models.masked import Guesser
from engine.models.network import Floats
from engine.models.tagger import TaggedText, Tagger
from engine.risk import perturbation, predictability, probability, span
from engine.risk.classifiers import Classifiers

NAMES = (probability.NAME, span.NAME, perturbation.NAME)
"""Names of the indicators, in the order in which `indicate` returns them."""


@dataclass(frozen=True, slots=True, eq=False)
class Answers:
    """Measures of the language model for one entity.

    Attributes:
        words: its longest mention.
        vector: the mean of the encoder's states over its pieces, (width,).
        log_probabilities: see `predictability.measure`.
        difference: see `perturbation.differences`.
    """

    entity: Entity
    words: str
    vector: Floats
    log_probabilities: Floats
    difference: float


def measure(
    text: str,
    entities: Sequence[Entity],
    chosen: Sequence[int],
    tagger: Tagger,
    progress: Progress,
    *,
    tagged: TaggedText | None = None,
) -> list[Answers]:
    """Return the measures of the entities with the indexes `chosen`.

    Args:
        entities: all entities of the text, since each is tested against others.
        tagged: the tagger's output on the whole text, if known; otherwise only the required parts are tagged.

    Raises:
        Cancelled: `progress` was cancelled.
    """
    spans = [sorted(entity.spans) for entity in entities]
    if tagged is None:
        tagged = tagger.tag_around(text, [each for index in chosen for each in spans[index]], progress)
    guesser = Guesser.of(tagger, text)
    guessed = predictability.measure(guesser, [spans[index] for index in chosen], progress)
    roles = [entity.role for entity in entities]
    differences = perturbation.differences(guesser, spans, roles, chosen, progress)
    return [
        Answers(
            entities[index],
            max((text[slice(*place)] for place in spans[index]), key=len),
            _vector(tagged, spans[index]),
            scores,
            difference,
        )
        for index, scores, difference in zip(chosen, guessed, differences, strict=True)
    ]


def indicate(answers: Answers, fitted: Classifiers) -> tuple[Indicator, ...]:
    """Return the indicators of an entity, in the order of NAMES."""
    kind = answers.entity.kind
    numbers = probability.features(answers.log_probabilities, kind)
    all_numbers = span.features(answers.log_probabilities, kind, answers.words, answers.vector)
    return (
        probability.indicate(float(fitted.probability(numbers[None])[0])),
        span.indicate(float(fitted.span(all_numbers[None])[0])),
        perturbation.indicate(answers.difference, float(fitted.perturbation[0])),
    )


def _vector(tagged: TaggedText, spans: Sequence[Span]) -> Floats:
    states = tagged.english_states
    own = np.concatenate([states[slice(*tagged.at(span))] for span in spans])
    return own.mean(0, dtype=np.float32) if len(own) else np.zeros(own.shape[1], np.float32)
