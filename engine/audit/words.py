"""Words of an audit: its limits, way and figures as messages."""

from __future__ import annotations

from collections.abc import Iterator

from engine.audit.results import AuditReport, Limit, Way
from engine.core.bootstrap import IntervalEstimate
from engine.core.message import Message, literal, message


def limit(of: Limit) -> Message:
    """Return the message on a limit of the figures."""
    return Message(f"limit.{of}")


def percent(share: float) -> str:
    """Return a percentage, such as "3.1 %"."""
    return f"{100 * share:.1f} %"


def interval(estimate: IntervalEstimate) -> str:
    """Return a percentage with its interval, such as "3.1 % (2.0 - 4.4 %)"."""
    if estimate.value is None:
        return "-"
    if estimate.low is None or estimate.high is None:
        return percent(estimate.value)
    return f"{percent(estimate.value)} ({100 * estimate.low:.1f} - {percent(estimate.high)})"


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
        yield label, literal(interval(top.share))
    yield Message("audit.median"), literal(f"{report.median_rank:g} / {report.people}")
    yield Message("audit.masked"), literal(percent(report.masked))
    yield Message("audit.tri"), literal(interval(report.tri))
    for name, share in report.adversaries.items():
        yield message("audit.first-by", name=name), literal(percent(share))
    yield Message("audit.documents"), literal(str(report.documents))
    if report.unmatched:
        yield Message("audit.unmatched"), literal(str(report.unmatched))
    if report.unreadable:
        yield Message("audit.unreadable"), literal(str(report.unreadable))
    if report.learned_fields:
        fields = ", ".join(f"{each.field} ({percent(each.share)})" for each in report.learned_fields[:8])
        yield Message("audit.fields"), literal(fields)
    yield Message("audit.confident-wrong"), literal(str(len(report.errors.confident_wrong)))
    yield Message("audit.right-though-masked"), literal(str(len(report.errors.right_though_masked)))
