"""Partial results of a running examination, reported to the window as the recognizer reads on."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from engine import detection
from engine.core.message import Message
from engine.core.messages import COVERED, STOPPED
from engine.core.progress import SILENT, Progress, Stage
from engine.core.types import (
    Document,
    Entity,
    EntityRisk,
    Examination,
    Mention,
    Notice,
    RiskAssessment,
    Role,
)
from engine.detection import entities
from engine.detection.entities.names import key
from engine.models.tagger import KnownScores, TaggedText
from engine.pipeline.stretches import placed

_BREAK = "\n\n"
_LONGEST = 8_000
"""Characters without a paragraph break after which a line break will do."""
_REST = 3
"""Pause before the next report, as a multiple of the time that the last one took: a document of hundreds of pages has
thousands of findings, and all of them are reported each time.
"""
_UNMEASURED = Message("risk.unmeasured")


@dataclass(frozen=True, slots=True)
class Interim:
    """A partial examination.

    Attributes:
        examination: like the final one, with the entities found so far. An entity without indicators is not measured
            yet. Ids hold within one such value only, until `joined`.
        searched: characters, from the start of the text, that were searched.
        joined: all mentions are found, and joined into their final entities.
        tagged: the networks' scores of the searched part; None before there are any.
    """

    examination: Examination
    searched: int
    joined: bool = False
    tagged: TaggedText | None = field(default=None, repr=False)

    def read_of(self, text: str) -> tuple[TaggedText, int]:
        """Return the scores of the searched part, and its length, where `text` begins with it; else none of it.

        Raises:
            ValueError: nothing was searched yet.
        """
        if self.tagged is None:
            raise ValueError("nothing was searched yet")
        known = self.examination.document.text[: self.searched]
        searched = self.searched if text.startswith(known) else 0
        return _part(self.tagged, 0, searched), searched


def not_searched(document: Document, searched: int, *, covered: bool) -> Notice:
    """Return the notice of what comes after the first `searched` characters, where a search was stopped there.

    Args:
        covered: they will be blacked out.
    """
    return placed(Notice(COVERED if covered else STOPPED), document, [(searched, len(document.text))])


Show = Callable[[Interim], None]


class Beneath:
    """Progress of work within another stage: passes on cancellation only."""

    def __init__(self, progress: Progress, stage: Stage) -> None:
        self._progress, self._stage = progress, stage

    def step(self, stage: Stage, done: int, total: int) -> None:  # noqa: ARG002
        self._progress.step(self._stage, 0, 0)


class Gathering:
    """Follows one examination, and reports its partial results if somebody wants them.

    They are provisional: mentions are joined within a stretch, and across stretches where the words are the same. The
    final pass over the whole text may join more.

    Attributes:
        scores: what the networks said of the beginning, which they need not read again.
    """

    def __init__(
        self,
        document: Document,
        show: Show | None,
        *,
        terms: tuple[str, ...],
        person: str | None,
        seen: Gathering | None = None,
    ) -> None:
        """Start from `seen`, what was gathered of the beginning of the document."""
        self._document = document
        self._show = show
        self._terms = terms
        self._person = person
        self._searched = 0
        self._tagged: TaggedText | None = None
        self._next = 0.0
        self._known: dict[str, Entity] = {}
        self.scores: KnownScores = seen.scores if seen else {}
        if seen and document.text.startswith(seen._document.text[: seen._searched]):
            self._searched, self._known, self._tagged = seen._searched, dict(seen._known), seen._tagged
            self._next = seen._next
        self._report_known()

    def scored(self, pieces: Callable[[], TaggedText]) -> None:
        """Search the paragraphs that the network has read whole.

        Args:
            pieces: returns its scores of all pieces from the start of the text to where it is.
        """
        begun = time.monotonic()
        if self._show is None or begun < self._next:
            return
        tagged = pieces()
        start, end = self._searched, self._whole(tagged)
        if start == end:
            return
        text = self._document.text[start:end]
        found = detection.recognise(
            text, _part(tagged, start, end), terms=self._terms, person=self._person, progress=SILENT
        )
        for entity in entities.join(text, found):
            self._add(_moved(entity, start))
        self._searched, self._tagged = end, tagged
        self._report_known()
        self._next = time.monotonic() + _REST * (time.monotonic() - begun)

    def joined(self, found: tuple[Entity, ...]) -> None:
        """Report all entities, as joined in the end."""
        self._searched = len(self._document.text)
        self._report(found, tuple(map(_unmeasured, found)), joined=True)

    def _report_known(self) -> None:
        known = tuple(self._known.values())
        self._report(known, tuple(map(_unmeasured, known)))

    def _report(self, found: tuple[Entity, ...], risks: tuple[EntityRisk, ...], *, joined: bool = False) -> None:
        if self._show:
            known = Examination(self._document, found, RiskAssessment(risks, ()))
            self._show(Interim(known, self._searched, joined, self._tagged))

    def _whole(self, tagged: TaggedText) -> int:
        """Return the end of the last paragraph of which every piece is scored."""
        text = self._document.text
        reached = int(tagged.ends[-1]) if len(tagged.ends) else 0
        if not text[reached:].strip():
            return len(text)
        end = text.rfind(_BREAK, self._searched, reached)
        if end < 0 and reached - self._searched > _LONGEST:
            end = text.rfind("\n", self._searched, reached)
        return self._searched if end < 0 else end

    def _add(self, entity: Entity) -> None:
        first = entity.mentions[0]
        words = key(first.words(self._document.text), first)
        known = self._known.get(words)
        if known:
            role = Role.DIRECT if Role.DIRECT in (known.role, entity.role) else Role.QUASI
            entity = replace(known, role=role, mentions=known.mentions + entity.mentions)
        self._known[words] = entity


def _part(tagged: TaggedText, start: int, end: int) -> TaggedText:
    """Return the pieces of a stretch of the text, with offsets in it."""
    first, last = tagged.at((start, end))
    part = tagged.pieces(slice(first, last))
    return replace(part, starts=part.starts - start, ends=part.ends - start)


def _moved(entity: Entity, by: int) -> Entity:
    mentions: tuple[Mention, ...] = tuple(
        replace(each, start=each.start + by, end=each.end + by) for each in entity.mentions
    )
    return replace(entity, id=f"i{mentions[0].start}", mentions=mentions)


def _unmeasured(entity: Entity) -> EntityRisk:
    return EntityRisk(entity.id, (), 0.0, 0.0, flagged=entity.role is Role.DIRECT, why=_UNMEASURED)
