"""What is measured of each entity before anything is judged: cheapest first, as far as the time reaches."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from engine.models.masked import Deadline, Guesser, Span, States
from engine.models.tagger import TaggedText
from engine.progress import Progress
from engine.risk import frequency, guesses, perturbation, sequence
from engine.risk.fitted import Floats
from engine.types import Entity


@dataclass(frozen=True, slots=True, eq=False)
class Measures:
    """Of one entity; what the time did not reach is None, and then so is all that comes after it.

    Attributes:
        entity: the entity.
        words: its longest mention.
        sequence: see `sequence.score`.
        rarest, frequency_information: see `frequency.information`.
        log_probabilities: see `guesses.ask`.
        vector: the mean of the encoder's states over its pieces, (width,).
        difference: see `perturbation.differences`.
    """

    entity: Entity
    words: str
    sequence: float
    rarest: float
    frequency_information: float
    log_probabilities: Floats | None
    vector: Floats | None
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
) -> list[Measures]:
    """The measures of every entity; without a `guesser`, only what needs none.

    Args:
        for_indicators: ask the guesser for all that indicators need, not for information content alone.

    Raises:
        Cancelled: `progress` said so.
    """
    spans = [[(mention.start, mention.end) for mention in entity.mentions] for entity in entities]
    asked: list[tuple[Floats | None, Floats | None, float | None]] = [(None, None, None)] * len(entities)
    if guesser:
        guessed = guesses.ask(guesser, spans, deadline, progress)
        asked = [(each, None, None) for each in guessed]
    if guesser and for_indicators:
        states = guesser.states(deadline, progress)
        differences = perturbation.differences(guesser, spans, [entity.role for entity in entities], deadline, progress)
        vectors = [None if states is None else _vector(guesser, states, each) for each in spans]
        asked = list(zip(guessed, vectors, differences, strict=True))
    found = []
    for entity, (log_probabilities, vector, difference) in zip(entities, asked, strict=True):
        rarest, information = frequency.information(text, entity)
        words = max((text[mention.start : mention.end] for mention in entity.mentions), key=len)
        score = sequence.score(entity, tagged)
        found.append(Measures(entity, words, score, rarest, information, log_probabilities, vector, difference))
    return found


def _vector(guesser: Guesser, states: States, spans: Sequence[Span]) -> Floats:
    own = np.concatenate([states[slice(*guesser.at(span))] for span in spans])
    return own.mean(0, dtype=np.float32) if len(own) else np.zeros(states.shape[1], np.float32)
