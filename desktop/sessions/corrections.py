"""Corrections to the findings of a session, and boxes drawn on its pages; each is one step of undo."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from desktop.finding import Finding
from desktop.sessions.review import Change, Review, ReviewerVerdict
from desktop.sessions.session import DocumentSession
from desktop.states import DecisionState
from engine.core.types import Kind, Mention, PageArea, Span
from engine.pipeline import text_search
from engine.pipeline.text_search import SearchMode


def place(session: DocumentSession) -> Mention | None:
    """Return the chosen mention of the selected finding, or its first one; None without a selection."""
    chosen = selected(session)
    if chosen is None:
        return None
    mentions = chosen.entity.mentions
    return mentions[min(session.place or 0, len(mentions) - 1)]


def selected(session: DocumentSession) -> Finding | None:
    """Return the selected finding; None without one."""
    return session.findings[session.selection] if 0 <= session.selection < len(session.findings) else None


def step_place(session: DocumentSession, by: int) -> None:
    """Go to the next mention of the selected finding, or with -1 to the previous one."""
    chosen = selected(session)
    if chosen:
        count = len(chosen.entity.mentions)
        at = 0 if session.place is None and by > 0 else (session.place or 0) + by
        session.select(session.selection, at % count)


def decide_here(session: DocumentSession, state: DecisionState) -> None:
    """Decide one mention, and no other of the same entity."""
    mention = place(session)
    if mention:
        _do(session, session.review.decided_apart(mention, state))


def decide_person(session: DocumentSession, state: DecisionState) -> None:
    """Decide all findings that seem to be about the same person as the selected one."""
    chosen = selected(session)
    if chosen:
        session.decide_all([each for each in session.findings if each.of_same_person(chosen)], state)


def mark_everywhere(session: DocumentSession, start: int, end: int) -> None:
    """Mask a span of the text and all others with the same words."""
    if session.known:
        text = session.known.bare.document.text
        session.mark(dict.fromkeys(((start, end), *text_search.find(text, text[start:end], SearchMode.WORDS))))


def stand_alone(session: DocumentSession) -> None:
    """Split the chosen mention from its entity: it is another person or thing."""
    mention = place(session)
    if mention:
        edits = session.review.edits.split(mention.span)
        _do(session, replace(session.review, edits=edits))


def join(session: DocumentSession, one: Finding, other: Finding) -> None:
    """Join two findings: both are one person or thing."""
    edits = session.review.edits.joined((*_spans(one), *_spans(other)))
    _do(session, replace(session.review, edits=edits))


def set_kind(session: DocumentSession, finding: Finding, kind: Kind) -> None:
    """Change the kind of a finding."""
    _do(session, replace(session.review, edits=session.review.edits.of_kind(_spans(finding), kind)))


def set_code(session: DocumentSession, those: Iterable[Finding], code: str) -> None:
    """Give findings a reason code; an empty one removes it."""
    _do(session, session.review.coded([each.entity for each in those], code.strip()))


def judge(session: DocumentSession, finding: Finding, verdict: ReviewerVerdict | None) -> None:
    """Give the reviewer's verdict on another's decision about a finding; None withdraws it."""
    _do(session, session.review.judged([finding.entity], verdict, session.reviewer))


def draw(session: DocumentSession, areas: Iterable[PageArea]) -> None:
    """Add boxes to the pages."""
    drawn = dict.fromkeys((*session.review.areas, *areas))
    _do(session, replace(session.review, areas=tuple(drawn)))


def change_area(session: DocumentSession, number: int, area: PageArea) -> None:
    """Move or resize a box; consecutive changes of one box are one step of undo."""
    areas = list(session.review.areas)
    areas[number] = area
    _do(session, replace(session.review, areas=tuple(areas)), again=f"area {number}")


def set_area_code(session: DocumentSession, number: int, code: str) -> None:
    """Give a box a reason code; an empty one removes it."""
    change = replace(session.review.areas[number], code=code.strip() or None)
    areas = list(session.review.areas)
    areas[number] = change
    _do(session, replace(session.review, areas=tuple(areas)))


def remove_area(session: DocumentSession, number: int) -> None:
    """Remove a box."""
    areas = session.review.areas
    _do(session, replace(session.review, areas=(*areas[:number], *areas[number + 1 :])))


def _spans(finding: Finding) -> list[Span]:
    return list(finding.entity.spans)


def _do(session: DocumentSession, review: Review, again: str = "") -> None:
    if review != session.review:
        session.undo.push(Change(session, review, again))
