"""Words of an audit: its limits, way and figures as messages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.audit.results import ANY, SHARED, AuditReport, FieldClue, Limit, Way
from engine.core.bootstrap import IntervalEstimate
from engine.core.message import Message, literal, message

_MOST_FIELDS = 8


def limit(of: Limit) -> Message:
    """Return the message on a limit of the figures."""
    return Message(f"limit.{of}")


def percent(share: float) -> Message:
    """Return the message for a share of 0 to 1: "3.1 %", with the decimal sign of the reader's language."""
    return message("audit.share", share=100 * share)


def interval(estimate: IntervalEstimate) -> Message:
    """Return the message for a share with its interval: "3.1 % (2.0 to 4.4 %)"."""
    if estimate.value is None:
        return literal("-")
    if estimate.low is None or estimate.high is None:
        return percent(estimate.value)
    low, high = 100 * estimate.low, 100 * estimate.high
    return message("audit.interval", share=percent(estimate.value), low=low, high=high)


def fields(led: Sequence[FieldClue]) -> Message:
    """Return the message for the fields of the table that led to people, each with its share."""
    named = (message("audit.field", field=each.field, share=percent(each.share)) for each in led)
    return message("audit.list", items=tuple(named))


_NAMED = {SHARED: Message("audit.by-shared"), ANY: Message("audit.by-any")}
"""Adversaries whose names are words; the others have the names of their methods."""


def headline(report: AuditReport) -> Message:
    """Return the outcome in one sentence."""
    return message("audit.headline", share=percent(report.top_one.value or 0.0))


def said(report: AuditReport) -> Iterator[tuple[Message, Message]]:
    """Yield the report as pairs of label and text."""
    train, validation, test = (report.parts.get(part, 0) for part in ("train", "validation", "test"))
    if report.way is Way.TRAINED:
        way = message("way.trained", train=train, validation=validation, test=test, people=report.people)
    else:
        way = message("way.zero-shot", test=test, people=report.people)
    yield Message("audit.how"), way
    for top in report.tops:
        label = Message("audit.first") if top.k == 1 else message("audit.among", number=top.k)
        yield label, interval(top.share)
    yield Message("audit.median"), message("audit.rank-of", rank=report.median_rank, people=report.people)
    yield Message("audit.masked"), percent(report.masked)
    yield Message("audit.tri"), interval(report.tri)
    for name, share in report.adversaries.items():
        yield message("audit.first-by", name=_NAMED.get(name, name)), percent(share)
    yield Message("audit.documents"), literal(str(report.documents))
    if report.unmatched:
        yield Message("audit.unmatched"), literal(str(report.unmatched))
    if report.unreadable:
        yield Message("audit.unreadable"), literal(str(report.unreadable))
    if report.learned_fields:
        yield Message("audit.fields"), fields(report.learned_fields[:_MOST_FIELDS])
    yield Message("audit.confident-wrong"), literal(str(len(report.errors.confident_wrong)))
    yield Message("audit.right-though-masked"), literal(str(len(report.errors.right_though_masked)))
