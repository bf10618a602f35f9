"""Who decided what and when, and what a second reviewer thinks of it: by places of the text, beside the decisions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import StrEnum
from types import MappingProxyType
from typing import Any

from desktop.states import State
from engine.marking import Span


class Verdict(StrEnum):
    ACCEPTED = "accepted"
    QUESTIONED = "questioned"


@dataclass(frozen=True, slots=True)
class Signature:
    """`by` is empty where no name is set. `verdict` is that of another reviewer, `judged_by`."""

    by: str
    at: datetime
    verdict: Verdict | None = None
    judged_by: str = ""


Signatures = Mapping[Span, Signature]


@dataclass(frozen=True, slots=True)
class Signed:
    """`decisions` of the last time, and who made each."""

    decisions: Mapping[Span, State] = field(default_factory=lambda: MappingProxyType({}))
    signatures: Signatures = field(default_factory=lambda: MappingProxyType({}))

    def changed(self, decisions: Mapping[Span, State], by: str, at: datetime) -> Signed:
        """Whoever changes a decision signs it; a decision that is taken back has no signature."""
        signatures = {
            span: self.signatures[span]
            if self.decisions.get(span) is state and span in self.signatures
            else Signature(by, at)
            for span, state in decisions.items()
        }
        return Signed(decisions, MappingProxyType(signatures))

    def judged(self, spans: Iterable[Span], verdict: Verdict | None, by: str) -> Signed:
        judged = {
            span: replace(self.signatures[span], verdict=verdict, judged_by=by if verdict else "")
            for span in spans
            if span in self.signatures
        }
        return replace(self, signatures=MappingProxyType({**self.signatures, **judged}))


def encoded(signatures: Signatures) -> list[list[Any]]:
    """For JSON."""
    return [
        [*span, each.by, each.at.isoformat(timespec="minutes"), each.verdict, each.judged_by]
        for span, each in signatures.items()
    ]


def decoded(kept: list[list[Any]]) -> Signatures:
    """Raises: TypeError, ValueError."""
    return MappingProxyType(
        {
            (int(start), int(end)): Signature(
                str(by), datetime.fromisoformat(at), Verdict(verdict) if verdict else None, str(judged_by)
            )
            for start, end, by, at, verdict, judged_by in kept
        }
    )
