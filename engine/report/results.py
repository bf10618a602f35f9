"""What became of each mention, by what was written in its place: the plan alone does not say it."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from engine.options import MaskStyle
from engine.types import Action, Decision, Kind, Mention, Redaction, Shown


class Result(StrEnum):
    """What became of a mention, in the words of reports and logs."""

    KEPT = "kept"
    OPEN = "kept, needs review"
    MASKED = "masked"
    LABELLED = "replaced by a label"
    LESS_EXACT = "generalised"
    MOVED = "shifted"
    INVENTED = "replaced by a surrogate"
    UNCHANGED = "left as it was"


COUNTED: dict[Result, str] = {
    Result.KEPT: "kept",
    Result.OPEN: "kept",
    Result.UNCHANGED: "kept",
    Result.MASKED: "masked",
    Result.LABELLED: "masked",
    Result.LESS_EXACT: "generalised",
    Result.MOVED: "shifted",
    Result.INVENTED: "replaced",
}
"""Under which word a result is counted."""
STATES = ("masked", "generalised", "shifted", "replaced", "kept")
"""These words, what takes most away first."""


class Results:
    """Tells what became of the mentions of one document."""

    def __init__(self, text: str, redactions: Iterable[Redaction], style: MaskStyle) -> None:
        """Read what was written: `redactions`, in a file of the style."""
        self._text = text
        self._style = style
        self._written = {(each.start, each.end): each for each in redactions}

    def of(self, mention: Mention, decision: Decision) -> Result:
        """Return the result for one mention of the entity that was decided about."""
        if decision.action is Action.KEEP:
            return Result.OPEN if decision.question else Result.KEPT
        written = self._written.get((mention.start, mention.end))
        if written is None:  # joined with an area or with others
            return Result.MASKED
        if written.shown is not Shown.AS_TEXT:
            bare = self._style is MaskStyle.BOX and decision.action is not Action.LABEL
            return Result.MASKED if bare else Result.LABELLED
        if _plain(written.label) == _plain(self._text[mention.start : mention.end]):
            return Result.UNCHANGED
        if decision.part or decision.replacement or decision.action is Action.GENERALISE:
            return Result.LESS_EXACT
        if self._style is MaskStyle.GENERALISE:
            return Result.LESS_EXACT
        is_date = mention.kind is Kind.DATETIME and mention.subtype != "age"
        return Result.MOVED if is_date else Result.INVENTED

    def of_all(self, mentions: Iterable[Mention], decision: Decision) -> Result:
        """Return the result for an entity: of its mentions the one that takes most away."""
        found = [self.of(each, decision) for each in mentions]
        return min(found, key=lambda each: STATES.index(COUNTED[each]), default=Result.KEPT)


def _plain(words: str) -> str:
    return " ".join(words.split())
