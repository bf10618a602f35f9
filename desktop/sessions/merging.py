"""Merging of reviews of one text, part by part: decisions, verdicts, codes, kinds, looks, marks and boxes."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from desktop.finding import Look
from desktop.sessions.review import DECISION, VERDICT, Review, ReviewPart


def merged(own: Review, theirs: Review) -> Review:
    """Return both reviews as one: of each part the later change, with its time.

    A part without a time, as early releases kept it, gives way to one with a time. A verdict goes with the decision
    that it was given on.
    """
    ours, others = own.parts(), theirs.parts()
    parts = {}
    for part in dict.fromkeys((*ours, *others, *theirs.changes)):
        chosen = others if _gives_way(part, own, ours, theirs, others) else ours
        if part in chosen:
            parts[part] = chosen[part]
    changes = {part: max(_times(part, own, theirs)) for part in {**own.changes, **theirs.changes}}
    return Review.of_parts(parts, changes)


def rebased(review: Review, before: Review, kept: Review) -> Review:
    """Return what was kept meanwhile, as by another tab with the same content, with the changes from `before` on."""
    now, then, parts = review.parts(), before.parts(), kept.parts()
    changes = dict(kept.changes)
    for part in dict.fromkeys((*now, *then)):
        if now.get(part) != then.get(part):
            if part in now:
                parts[part] = now[part]
            elif parts.get(part) == then.get(part):  # taken away, and not changed by another
                parts.pop(part, None)
    for part, at in review.changes.items():
        if before.changes.get(part) != at:
            changes[part] = at
    return Review.of_parts(parts, changes)


def _gives_way(
    part: ReviewPart, own: Review, ours: Mapping[ReviewPart, Any], theirs: Review, others: Mapping[ReviewPart, Any]
) -> bool:
    """Return whether another's part is later than the user's own."""
    name, place = part
    if name == VERDICT:
        decision = (DECISION, place)
        if ours.get(decision) != others.get(decision):
            return _gives_way(decision, own, ours, theirs, others)
    mine, other = _when(part, own, ours), _when(part, theirs, others)
    return (part not in ours and mine is None) if other is None else (mine is None or other > mine)


def _when(part: ReviewPart, review: Review, parts: Mapping[ReviewPart, Any]) -> datetime | None:
    """Return when a part was changed or taken away; None where nothing says so."""
    value = parts.get(part)
    if part[0] == DECISION:
        return value[1].at if value and value[1] else None
    return review.changes.get(part) or (value.at if isinstance(value, Look) else None)


def _times(part: ReviewPart, *reviews: Review) -> list[datetime]:
    return [each.changes[part] for each in reviews if part in each.changes]
