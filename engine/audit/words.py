"""Words of an audit: its limits, way and figures as sentences for users."""

from __future__ import annotations

from collections.abc import Iterator

from engine.audit.results import AuditReport, Limit, Way
from engine.core.bootstrap import Estimate

LIMITS: dict[Limit, str] = {
    Limit.LOWER_BOUND: "There was nothing to learn from, so these figures are a lower bound: anyone who has documents "
    "that were masked in the same way, and knows whose they are, finds more people.",
    Limit.NO_LANGUAGE_MODEL: "The adversary has no language model, unlike that of the paper (DIRI). One that has a "
    "language model may find more people.",
    Limit.PROFILES: "Only what stands in the table can be recognised. A detail that is missing there, such as a "
    "telephone number, may still lead others to a person.",
    Limit.DATASET: (
        "The figures hold for these documents, this table and this way of masking. Run the audit again for others."
    ),
    Limit.SELECTION: "Of each person the notes were read that mention most of the person's row, up to a fixed number "
    "of words. That is the worst case: somebody with other notes finds less.",
    Limit.LEARNED_FROM: "Documents of the people used for training are not in the work list. Another seed divides the "
    "people differently.",
    Limit.FEW: "Few people were looked for, so that the shares may be far off. See the intervals.",
    Limit.MASKS_GUESSED: "How much is masked was counted by the signs that stand for masks. With the original "
    "documents it is counted word by word.",
    Limit.UNMATCHED: "Some documents were left out, because their names match no person of the table, or several.",
    Limit.UNREADABLE: "Some documents could not be opened, and were left out.",
}
"""Sentences on the limits of the figures."""

_WAYS = {
    Way.TRAINED: "A network learned from the documents of {train} people whom they are about, was set on {validation}, "
    "and looked for {test} others among all {people} people of the table.",
    Way.ZERO_SHOT: "Programs that compare words and meanings looked for {test} people among all {people} people of the "
    "table. They had learned nothing.",
}


def percent(share: float) -> str:
    """Return a percentage, such as "3.1 %"."""
    return f"{100 * share:.1f} %"


def interval(estimate: Estimate) -> str:
    """Return a percentage with its interval, such as "3.1 % (2.0 - 4.4 %)"."""
    if estimate.value is None:
        return "-"
    if estimate.low is None or estimate.high is None:
        return percent(estimate.value)
    return f"{percent(estimate.value)} ({100 * estimate.low:.1f} - {percent(estimate.high)})"


def headline(report: AuditReport) -> str:
    """Return the outcome in one sentence."""
    return f"{percent(report.top_one.value or 0.0)} of the people were found again."


def said(report: AuditReport) -> Iterator[tuple[str, str]]:
    """Yield the report as pairs of label and text."""
    counts = {part: report.parts.get(part, 0) for part in ("train", "validation", "test")}
    yield "How", _WAYS[report.way].format(people=report.people, **counts)
    for top in report.tops:
        yield ("Found first" if top.k == 1 else f"Among the first {top.k}"), interval(top.share)
    yield "Place of the person, median", f"{report.median_rank:g} / {report.people}"
    yield "Words masked", percent(report.masked)
    for name, share in report.adversaries.items():
        yield f"Found first by {name}", percent(share)
    yield "Documents read", str(report.documents)
    if report.unmatched:
        yield "Documents that belong to nobody", str(report.unmatched)
    if report.unreadable:
        yield "Documents that can't be opened", str(report.unreadable)
    if report.learned_fields:
        fields = ", ".join(f"{each.field} ({percent(each.share)})" for each in report.learned_fields[:8])
        yield "What led to those who were found", fields
    yield "Somebody else named with confidence, though little is masked", str(len(report.errors.confident_wrong))
    yield "Found though much is masked", str(len(report.errors.right_though_masked))
