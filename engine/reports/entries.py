"""Entries of a redaction log: place, kind, result, reason, citation, and who found and decided.

No entry holds text of the document: reasons are sentences of messages, in the language of the report.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from engine.core.catalogue import ENGLISH, Catalogue
from engine.core.message import Message, literal, message
from engine.core.options import MaskStyle
from engine.core.types import (
    Action,
    DecidedBy,
    Decision,
    Document,
    DocumentKind,
    DocxPicturePlace,
    DocxPlace,
    Entity,
    Examination,
    KeptPart,
    Kind,
    MaskingPlan,
    Mention,
    PageArea,
    PdfPlace,
    Place,
    Recognizer,
    Redaction,
    Reviewers,
    Shown,
    TextPlace,
)
from engine.core.words import LINE_END
from engine.policies import OWN_CHOICE, Policy, PolicyRule
from engine.reports.vocabulary import AREA, found_by, kind_of

# Places in words that a reader can follow: page and line, or paragraph.


_SAME_LINE = 0.5  # share of the height of a line's letters
_MAIN_PART = "word/document.xml"


@dataclass(frozen=True, slots=True)
class Whereabouts:
    """A place in words. `page` counts from 1, where the format has pages."""

    message: Message | None = None
    page: int | None = None

    def said(self, words: Catalogue) -> str:
        """Return the place in words; empty if none is known."""
        return words.say(self.message) if self.message else ""


class LineIndex:
    """Index of the lines of one document. Lines of a page are counted from its top, over all columns."""

    def __init__(self, document: Document) -> None:
        self._document = document
        middles: dict[int, list[tuple[float, float]]] = defaultdict(list)
        for segment in document.segments:
            if isinstance(segment.place, PdfPlace) and segment.place.boxes:
                middles[segment.place.page].append(_middle(segment.place))
        self._lines = {page: _tops(found) for page, found in middles.items()}
        self._breaks = [each.end() - 1 for each in LINE_END.finditer(document.text)]

    def of(self, start: int, end: int) -> Whereabouts:
        """Return the place of the first character that has one; an empty one if none has."""
        for place in self._document.places(start, end):
            return self._whereabouts(place, start)
        return Whereabouts()

    def _whereabouts(self, place: Place, start: int) -> Whereabouts:
        match place:
            case PdfPlace(page=page):
                line = bisect_right(self._lines.get(page, []), _middle(place)[0])
                return Whereabouts(message("place.page-line", page=page + 1, line=max(line, 1)), page + 1)
            case DocxPlace(part_name=part, paragraph=paragraph):
                return Whereabouts(_in_part(part, paragraph + 1))
            case DocxPicturePlace(picture=picture):
                return Whereabouts(message("place.picture", picture=picture + 1))
            case TextPlace():
                return Whereabouts(message("place.line", line=bisect_right(self._breaks, start - 1) + 1))


_NOTES = re.compile(r"word/(footnotes|endnotes)\.xml")
_MARGIN = re.compile(r"word/(header|footer)(\d+)\.xml")


def _in_part(part: str, paragraph: int) -> Message:
    if part == _MAIN_PART:
        return message("place.paragraph", paragraph=paragraph)
    if notes := _NOTES.fullmatch(part):
        return message(f"place.{notes[1]}-paragraph", paragraph=paragraph)
    if margin := _MARGIN.fullmatch(part):
        return message(f"place.{margin[1]}-paragraph", part=margin[2], paragraph=paragraph)
    name = part.removeprefix("word/").removesuffix(".xml")
    return message("place.part-paragraph", part=name, paragraph=paragraph)


def _middle(place: PdfPlace) -> tuple[float, float]:
    """Return the middle of its first letter, and that letter's height, in points from the top."""
    box = place.boxes[0]
    return box.middle[1], box.height


def _tops(middles: list[tuple[float, float]]) -> list[float]:
    """Return the top of each line: a letter below it belongs to the line, up to the next top."""
    tops: list[float] = []
    last = float("-inf")
    for middle, height in sorted(middles):
        if middle - last > _SAME_LINE * height:
            tops.append(middle - _SAME_LINE * height)
            last = middle
    return tops


# Result of each mention, from what was written: the plan alone does not determine it.


class MentionResult(StrEnum):
    """Result of a mention; `done.*` in reports and logs."""

    KEPT = "kept"
    OPEN = "open"
    MASKED = "masked"
    LABELLED = "labelled"
    GENERALISED = "generalised"
    SHIFTED = "shifted"
    REPLACED = "replaced"
    UNCHANGED = "unchanged"


COUNTED: dict[MentionResult, str] = {
    MentionResult.KEPT: "kept",
    MentionResult.OPEN: "kept",
    MentionResult.UNCHANGED: "kept",
    MentionResult.MASKED: "masked",
    MentionResult.LABELLED: "masked",
    MentionResult.GENERALISED: "generalised",
    MentionResult.SHIFTED: "shifted",
    MentionResult.REPLACED: "replaced",
}
"""Word under which each result is counted."""
STATES = ("masked", "generalised", "shifted", "replaced", "kept")
"""Words of the counts, the strongest masking first."""


class Results:
    """Results of the mentions of one document."""

    def __init__(self, text: str, redactions: Iterable[Redaction], style: MaskStyle) -> None:
        """Read the results from `redactions`, as written in a file of that style."""
        self._text = text
        self._style = style
        self._written = sorted(redactions, key=lambda each: each.mention)
        self._spans = [each.mention for each in self._written]

    def of(self, mention: Mention, decision: Decision) -> MentionResult:
        """Return the result of a mention of the entity that the decision is about."""
        if decision.action is Action.KEEP:
            if self._is_covered(mention.start, mention.end):
                return MentionResult.MASKED
            return MentionResult.OPEN if decision.question else MentionResult.KEPT
        written = self._over(mention)
        if written is None:  # masked piece by piece
            return MentionResult.MASKED
        if written.shown is not Shown.AS_TEXT:
            bare = not written.label or (self._style is MaskStyle.BOX and decision.action is not Action.LABEL)
            return MentionResult.MASKED if bare else MentionResult.LABELLED
        if _plain(written.label) == _plain(mention.words(self._text)):
            return MentionResult.UNCHANGED
        if decision.part or decision.replacement or decision.action is Action.GENERALISE:
            return MentionResult.GENERALISED
        if self._style is MaskStyle.GENERALISE:
            return MentionResult.GENERALISED
        is_date = mention.kind is Kind.DATETIME and mention.subtype != "age"
        return MentionResult.SHIFTED if is_date else MentionResult.REPLACED

    def of_all(self, mentions: Iterable[Mention], decision: Decision) -> MentionResult:
        """Return the result of an entity: the strongest masking among its mentions; of one that the plan keeps, the
        weakest.
        """
        found = [self.of(each, decision) for each in mentions]
        chosen = max if decision.action is Action.KEEP else min
        return chosen(found, key=lambda each: STATES.index(COUNTED[each]), default=MentionResult.KEPT)

    def _over(self, mention: Mention) -> Redaction | None:
        """Return the redaction that holds a mention whole: it may reach over words or leaders beside the mention."""
        at = bisect_right(self._spans, (mention.start, len(self._text))) - 1
        return self._written[at] if at >= 0 and mention.end <= self._written[at].end else None

    def _is_covered(self, start: int, end: int) -> bool:
        """Return whether redactions cover a stretch of text, such as one under an area that the user drew."""
        at = max(bisect_right(self._spans, (start, len(self._text))) - 1, 0)
        for begins, ends in self._spans[at:]:
            if begins > start or start >= end:
                break
            start = max(start, ends)
        return start >= end


def _plain(words: str) -> str:
    return " ".join(words.split())


USER, REVIEWER = "user", "reviewer"
"""Deciders beside program and policy: the user who gave terms and areas, and the one who decided finding by finding."""
_ASKED = Message("decided.asked")
_TERM = Message("terms.term")
_AREA_DRAWN, _WRITING = Message("entry.area"), Message("entry.writing")
_SAID_ALREADY = {"form.only-one": "pattern.says-only-one"}
"""Reasons of risks that say the same as that of a mention."""
_LOST: dict[KeptPart | None, Message] = {
    KeptPart.LAST_FOUR: Message("entry.lost-last-four"),
    KeptPart.INITIALS: Message("entry.lost-initials"),
    KeptPart.YEAR: Message("entry.lost-year"),
}
_LOST_OTHERWISE = Message("entry.lost")
"""Reasons why nothing of a mention was kept, by the part that the rule keeps."""
_REPLACING: dict[MentionResult, Message] = {
    MentionResult.GENERALISED: Message("entry.in-place-generalised"),
    MentionResult.SHIFTED: Message("entry.in-place-shifted"),
    MentionResult.REPLACED: Message("entry.in-place-replaced"),
}
"""Reasons for what replaces a mention that was to be masked."""
_SAME = Message("entry.same")
_WHO: dict[DecidedBy, str] = {DecidedBy.PROGRAM: "program", DecidedBy.POLICY: "policy"}


@dataclass(frozen=True, slots=True)
class RedactedDocument:
    """A redacted document, as logs and reports describe it.

    Attributes:
        policy: the policy that was applied.
        results: those of the written file.
        areas: rectangles that the user drew or chose.
        further: see `RedactionReport.further`.
        people: who decided and reviewed, where that is known.
    """

    examination: Examination
    plan: MaskingPlan
    policy: Policy
    results: Results
    areas: tuple[PageArea, ...] = ()
    further: tuple[PageArea, ...] = ()
    people: Reviewers = field(default_factory=Reviewers)


@dataclass(frozen=True, slots=True)
class LogEntry:
    """An entry of the log, for one place, in the language of the log.

    Attributes:
        item: the number of the entity, the same for all its places; an area has none.
        where: page, paragraph or line in words; empty if none is known.
        page: from 1, where the format has pages.
        kind: in words, such as "name of a person" or "medical record number".
        done: its result.
        code: the reason code that is written at the place, or empty.
        reason: one sentence on the decision.
        citation: that of the chosen policy's rule, where it decided or its code is written; else empty.
        decided_by: program, policy, user or reviewer; a reviewer's name where it is known.
        decided_at: date and time of a person's decision with the difference from UTC; empty where it is not known.
        reviewed_by, reviewed_at: the same of the person who marked it as reviewed.
        found_by: the recognizer that found it.
        found: one sentence of the recognizer's rule.
        question: the question for the user, where the policy leaves the decision open; else empty.
        scored: whether the reason names a score.
    """

    item: int | None
    where: str
    page: int | None
    kind: str
    done: str
    code: str
    reason: str
    citation: str
    decided_by: str
    found_by: str = ""
    found: str = ""
    question: str = ""
    scored: bool = False
    decided_at: str = ""
    reviewed_by: str = ""
    reviewed_at: str = ""

    def plain(self) -> dict[str, Any]:
        """Return the entry for JSON."""
        return {
            "item": self.item,
            "place": self.where,
            "page": self.page,
            "kind": self.kind,
            "done": self.done,
            "code": self.code,
            "reason": self.reason,
            "citation": self.citation,
            "decided_by": self.decided_by,
            "found_by": self.found_by,
            "found": self.found,
            "question": self.question,
        }


def entries(
    redacted: RedactedDocument, words: Catalogue = ENGLISH, *, user: str = USER, asked: bool = False
) -> tuple[LogEntry, ...]:
    """Return an entry for each place that was masked or changed, in the order of the text, then for each area.

    Args:
        words: the language of the entries.
        user: the user who decided about a finding, `USER` or `REVIEWER`.
        asked: list also the places that stay visible until the user has answered a question.
    """
    context = _Context(redacted, LineIndex(redacted.examination.document), user, words)
    kind = redacted.examination.document.kind
    return (
        *_of_text(context, asked=asked),
        *_of_areas(redacted, words),
        *(_newly_read(each, kind, words) for each in redacted.further),
    )


def place_of(area: PageArea, kind: DocumentKind) -> Message:
    """Return the place of an area in words: its page or, of a DOCX, its picture."""
    if kind is DocumentKind.DOCX:
        return message("place.picture", picture=area.page + 1)
    return message("place.page", page=area.page + 1)


def numbered(examination: Examination, plan: MaskingPlan, *, asked: bool = False) -> list[Entity]:
    """Return the entities in the order of their item numbers, which report, log and reference list share.

    Args:
        asked: those that stay visible until the user has answered a question are the last.
    """
    decisions = {each.entity_id: each for each in plan.decisions}
    listed = [each for each in examination.entities if each.id in decisions]
    masked = [each for each in listed if decisions[each.id].action is not Action.KEEP]
    open_ = [each for each in listed if decisions[each.id].action is Action.KEEP and decisions[each.id].question]
    return [*masked, *open_] if asked else masked


@dataclass(frozen=True, slots=True)
class _Context:
    redacted: RedactedDocument
    places: LineIndex
    user: str
    words: Catalogue


def _of_text(context: _Context, *, asked: bool) -> Iterator[LogEntry]:
    plan = context.redacted.plan
    decisions = {each.entity_id: each for each in plan.decisions}
    taken = numbered(context.redacted.examination, plan, asked=asked)
    mentions = sorted(
        ((mention, item, entity) for item, entity in enumerate(taken, start=1) for mention in entity.mentions),
        key=lambda each: each[0].start,
    )
    for mention, item, entity in mentions:
        yield _of_mention(mention, item, entity, decisions[entity.id], context)


def _of_mention(mention: Mention, item: int, entity: Entity, decision: Decision, context: _Context) -> LogEntry:
    redacted, say = context.redacted, context.words.say
    result = redacted.results.of(mention, decision)
    where = context.places.of(mention.start, mention.end)
    reasons = (*_reasons(mention, entity, decision, context), *_beside(result, decision))
    by_term = decision.decided_by is DecidedBy.USER and decision.reason == _ASKED
    span = mention.start, mention.end
    author = redacted.people.decided.get(span) if decision.decided_by is DecidedBy.USER and not by_term else None
    looked = redacted.people.reviewed.get(span)
    decider = say(Message(f"by.{USER if by_term else _WHO.get(decision.decided_by, context.user)}"))
    return LogEntry(
        item=item,
        where=where.said(context.words),
        page=where.page,
        kind=say(kind_of(entity, mention)),
        done=say(Message(f"done.{result}")),
        code=decision.code or "",
        reason=" ".join(map(say, reasons)),
        citation=_citation(decision, redacted.policy, context.words),
        decided_by=author.name if author and author.name else decider,
        decided_at=author.time() if author else "",
        reviewed_by=(looked.name or say(Message("by.reviewer"))) if looked else "",
        reviewed_at=looked.time() if looked else "",
        found_by=found_by(mention, context.words),
        found=say(mention.reason),
        question=say(decision.question) if decision.question else "",
        scored=any(name == "score" for each in reasons for name, _ in each.fields),
    )


def _of_areas(redacted: RedactedDocument, words: Catalogue) -> Iterator[LogEntry]:
    policy = redacted.policy
    writing = {(each.page, each.box) for each in redacted.examination.document.writing}
    for area in redacted.areas:
        why = _WRITING if (area.page, area.box) in writing else _AREA_DRAWN
        drawn = Decision("", Action.MASK, None, DecidedBy.USER, why, code=area.code)
        yield LogEntry(
            item=None,
            where=words.say(message("place.page", page=area.page + 1)),
            page=area.page + 1,
            kind=words.say(AREA),
            done=words.say(Message(f"done.{MentionResult.MASKED}")),
            code=area.code or "",
            reason=words.say(_meaning(policy, area.code, why)),
            citation=_citation(drawn, policy, words),
            decided_by=words.say(Message(f"by.{USER}")),
        )


def _newly_read(area: PageArea, kind: DocumentKind, words: Catalogue) -> LogEntry:
    """Return the entry of an area of `RedactionReport.further`."""
    return LogEntry(
        item=None,
        where=words.say(place_of(area, kind)),
        page=area.page + 1 if kind is DocumentKind.PDF else None,
        kind=words.say(AREA),
        done=words.say(Message(f"done.{MentionResult.MASKED}")),
        code="",
        reason=words.say(Message("entry.newly-read")),
        citation="",
        decided_by=words.say(Message(f"by.{_WHO[DecidedBy.PROGRAM]}")),
    )


def _meaning(policy: Policy, code: str | None, otherwise: Message) -> Message:
    """Return the meaning of a reason code of the policy."""
    meaning = dict(policy.codes).get(code or "")
    return literal(meaning) if meaning else otherwise


def _reasons(mention: Mention, entity: Entity, decision: Decision, context: _Context) -> tuple[Message, ...]:
    """Return the reasons.

    For a user's decision, it is the meaning of the code that they gave: the sentences of the plan address the user.
    Where the program weighed risks, what it saw in the text comes first, since a score alone does not show that.
    """
    if decision.decided_by is DecidedBy.USER:
        asked = (each.reason for each in (mention, *entity.mentions) if each.recognizer == Recognizer.TERMS)
        own = next(asked, _TERM) if decision.reason == _ASKED else Message(f"entry.{context.user}-decided")
        return (_meaning(context.redacted.policy, decision.code, own),)
    if decision.decided_by is DecidedBy.PROGRAM:
        if mention.reason.code == _SAID_ALREADY.get(decision.reason.code):
            return (mention.reason,)
        return tuple(dict.fromkeys((mention.reason, decision.reason)))
    return (decision.reason,)


def _beside(result: MentionResult, decision: Decision) -> tuple[Message, ...]:
    """Return the reason for a result that the reason of the decision does not cover."""
    if result is MentionResult.UNCHANGED:
        return (_SAME,)
    if decision.action is Action.MASK and result in _REPLACING:
        return (_REPLACING[result],)
    in_part = decision.part not in (None, KeptPart.NOTHING)
    lost = in_part and result in (MentionResult.MASKED, MentionResult.LABELLED)
    return (_LOST.get(decision.part, _LOST_OTHERWISE),) if lost else ()


def _citation(decision: Decision, policy: Policy, words: Catalogue) -> str:
    """Return the citation of the chosen policy's rule that decided, else of one that carries the same code."""
    decided = (each for each in policy.rules if each.sentence == decision.reason)
    rule = next(decided, None) if decision.decided_by is DecidedBy.POLICY else None
    rule = rule or next((each for each in policy.rules if decision.code and each.code == decision.code), None)
    return _cited(rule, words) if rule else ""


def _cited(rule: PolicyRule, words: Catalogue) -> str:
    """Return the citation of a rule; empty for Sable's own rules, since they are no law."""
    if rule.citation == OWN_CHOICE:
        return ""
    where = literal(rule.jurisdiction)
    return words.say(
        message("entry.citation", citation=rule.citation, jurisdiction=where, dated=rule.dated.isoformat())
    )
