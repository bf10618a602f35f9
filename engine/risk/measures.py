"""What is measured of each entity before anything is judged: cheapest first, as far as the time reaches."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import numpy as np

from engine.models.masked import Deadline, Guesser
from engine.models.tagger import Span, TaggedText
from engine.progress import Progress
from engine.risk import frequency, guesses, perturbation, sequence
from engine.risk.fitted import Floats
from engine.types import Entity, Role


@dataclass(frozen=True, slots=True, eq=False)
class Measures:
    """Of one entity; what the time did not reach is None, and then so is all that comes after it.

    Attributes:
        entity: the entity.
        words: its longest mention.
        sequence: see `sequence.score`.
        rarest, frequency_information: see `frequency.information`.
        vector: the mean of the encoder's states over its pieces, (width,).
        log_probabilities: see `guesses.ask`.
        difference: see `perturbation.differences`.
    """

    entity: Entity
    words: str
    sequence: float
    rarest: float
    frequency_information: float
    vector: Floats
    log_probabilities: Floats | None
    difference: float | None

    @property
    def information(self) -> float:
        """Information content in nats, that of the language head or, without it, that of the frequency of words."""
        if self.log_probabilities is None:
            return self.frequency_information
        return guesses.information(self.log_probabilities)


def measure(
    text: str,
    entities: Sequence[Entity],
    tagged: TaggedText,
    guesser: Guesser | None,
    deadline: Deadline,
    progress: Progress,
    *,
    for_indicators: bool = True,
    tell: Callable[[list[Measures]], None] | None = None,
) -> list[Measures]:
    """The measures of every entity; without a `guesser`, only what needs none.

    What is decided comes first: direct identifiers are masked whatever they measure, so that they are asked for last.

    Args:
        for_indicators: ask the guesser for all that indicators need, not for information content alone.
        tell: told of all measures whenever there are more, before the last.

    Raises:
        Cancelled: `progress` said so.
    """
    spans = [sorted((mention.start, mention.end) for mention in entity.mentions) for entity in entities]
    guessed: list[Floats | None] = [None] * len(entities)
    differences: list[float | None] = [None] * len(entities)
    own = [_own(text, entity, places, tagged) for entity, places in zip(entities, spans, strict=True)]

    def so_far() -> list[Measures]:
        asked = zip(own, guessed, differences, strict=True)
        return [replace(each, log_probabilities=guess, difference=difference) for each, guess, difference in asked]

    if guesser:
        for role in (Role.QUASI, Role.DIRECT):
            if tell:
                tell(so_far())
            numbers = [number for number, entity in enumerate(entities) if entity.role is role]
            answers = guesses.ask(guesser, [spans[number] for number in numbers], deadline, progress)
            for number, answer in zip(numbers, answers, strict=True):
                guessed[number] = answer
    if guesser and for_indicators:
        if tell:
            tell(so_far())
        differences = perturbation.differences(guesser, spans, [entity.role for entity in entities], deadline, progress)
    return so_far()


def _own(text: str, entity: Entity, places: Sequence[Span], tagged: TaggedText) -> Measures:
    """What needs no guesser."""
    rarest, information = frequency.information(text, entity)
    words = max((text[slice(*place)] for place in places), key=len)
    score, vector = sequence.score(entity, tagged), _vector(tagged, places)
    return Measures(entity, words, score, rarest, information, vector, None, None)


def _vector(tagged: TaggedText, spans: Sequence[Span]) -> Floats:
    own = np.concatenate([tagged.states[slice(*tagged.at(span))] for span in spans])
    return own.mean(0, dtype=np.float32) if len(own) else np.zeros(own.shape[1], np.float32)
