"""What a person decided about one document, by places of its text, so that it outlives every new examination."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from desktop.states import State
from engine.marking import Span
from engine.types import Entity, Mention

_MOST_CAREFUL = (State.MASK, State.GENERALISE, State.KEEP)
"""Where two decisions meet in one entity, the first of these stands."""


@dataclass(frozen=True, slots=True)
class Review:
    """`decisions`: of every mention of what was decided; `marks`: what the person marked. Offsets, never text."""

    decisions: Mapping[Span, State] = field(default_factory=lambda: MappingProxyType({}))
    marks: tuple[Span, ...] = ()

    def decided(self, entities: Iterable[Entity], state: State) -> Review:
        own = {_span(mention): state for entity in entities for mention in entity.mentions}
        return replace(self, decisions=MappingProxyType({**self.decisions, **own}))

    def marked(self, spans: Iterable[Span]) -> Review:
        """With these stretches marked, and decided to be masked."""
        added = tuple(spans)
        return Review(
            MappingProxyType({**self.decisions, **dict.fromkeys(added, State.MASK)}),
            tuple(dict.fromkeys((*self.marks, *added))),
        )

    def states(self, *examined: Iterable[Entity]) -> dict[str, State]:
        """By entity, of those that the person decided.

        Args:
            examined: entities as they were found, then as marks left them: both have the same ids.
        """
        found: dict[str, State] = {}
        for entity in (each for entities in examined for each in entities):
            decided = {self.decisions.get(_span(mention)) for mention in entity.mentions}
            state = next((each for each in _MOST_CAREFUL if each in decided), None)
            if state:
                found[entity.id] = state
        return found


def _span(mention: Mention) -> Span:
    return mention.start, mention.end
