"""Sentences on each file, and on a whole run."""

from __future__ import annotations

import sys
from contextlib import redirect_stdout
from pathlib import Path
from typing import TextIO

from engine import messages, report, targets
from engine.errors import Cancelled, SableError, VerificationFailed
from engine.options import Layout
from engine.types import Action, DecidedBy, MaskingPlan

_WORST_FIRST = (messages.NOT_VERIFIED, messages.FAILED, messages.UNREADABLE, messages.USAGE)


def failure(source: Path, error: Exception, layout: Layout = Layout.PICTURES) -> report.Outcome:
    """Say why a file was not done; what is no error of Sable's tree is a defect, and must not stop a folder.

    Args:
        layout: how it was to be laid out, after which pages as pictures may be advised.
    """
    if isinstance(error, Cancelled):
        raise error
    proof = error.report if isinstance(error, VerificationFailed) else None
    said = messages.sentence(error) if isinstance(error, SableError) else messages.defect(error)
    reason = " ".join(filter(None, (said, messages.advice(error, source, layout))))
    print(f"{source}: {reason}", file=sys.stderr)
    for check in proof.checks if proof else ():
        if not check.passed:
            print(f"  {check.name}: {check.detail}", file=sys.stderr)
    return report.Outcome(
        file=source.name, output=None, exit_code=messages.exit_code(error), reason=reason, report=proof
    )


def looked_at(source: Path) -> report.Outcome:
    """A file that was read and that nothing was made of."""
    return report.Outcome(file=source.name, output=None, exit_code=messages.DONE, reason="", report=None)


def tell(
    source: Path,
    target: Path,
    plan: MaskingPlan,
    counts: dict[str, int],
    outcome: report.Outcome,
    file: TextIO | None = None,
) -> None:
    """Say what became of a file that was redacted, on standard output or elsewhere."""
    with redirect_stdout(file or sys.stdout):
        _tell(source, target, plan, counts, outcome)


def _tell(source: Path, target: Path, plan: MaskingPlan, counts: dict[str, int], outcome: report.Outcome) -> None:
    kept = counts.get("entities kept", 0)
    print(f"{source} -> {'standard output' if targets.is_standard(target) else target}")
    away = any(counts.get(f"{what} {state}", 0) for state in _AWAY for what in ("entities", "areas"))
    left = f"kept {_number(kept, 'entity', 'entities')}" if kept else f"nothing {'else ' if away else ''}was found"
    print(f"  {_done(counts)}, {left}{_how(plan)}.")
    if not any(counts.get(f"entities {state}", 0) for state in _AWAY):
        print("  Read it before you release it: what Sable does not find, it can't mask.")
    print("  Every check of the written file passed.")
    for line in outcome.look_at:
        print(f"  {line}")
    if outcome.removed:
        print(f"  Also removed: {', '.join(outcome.removed)}.")


def _done(counts: dict[str, int]) -> str:
    """Return what was masked or changed; the number of places by what became of them, where that differs."""
    entities = sum(counts.get(f"entities {state}", 0) for state in _AWAY)
    places = {state: count for state in _AWAY if (count := counts.get(f"places {state}", 0))}
    done = [f"{_number(entities, 'entity', 'entities')} in {_number(sum(places.values()), 'place', 'places')}"]
    if places.keys() - {"masked"}:
        done = [f"{done[0]} ({', '.join(f'{count} {state}' for state, count in places.items())})"]
    areas = counts.get("areas masked", 0)
    all_done = (done if entities else []) + ([f"everything in {_number(areas, 'box', 'boxes')}"] if areas else [])
    verb = "Masked or changed" if places.keys() - {"masked"} else "Masked"
    return f"{verb} {' and '.join(all_done) or 'nothing'}"


_AWAY = tuple(state for state in report.STATES if state != "kept")


def _how(plan: MaskingPlan) -> str:
    """Return how near the plan is to the least masking, where it was the program that chose what to mask."""
    chose = any(each.decided_by is DecidedBy.PROGRAM and each.action is not Action.KEEP for each in plan.decisions)
    return f"; {quality(plan)}" if chose else ""


def _number(count: int, one: str, several: str) -> str:
    return f"{count} {one if count == 1 else several}"


def quality(plan: MaskingPlan) -> str:
    """Return how near the plan is to the least masking that policy, terms and limits of risk allow."""
    if plan.method in _SEARCHES:
        return f"chosen by {_SEARCHES[plan.method]}, perhaps more than has to be masked"
    if plan.proven_optimal:
        return "proved to be the least that policy, terms and limits of risk allow"
    if not plan.bound:
        return "perhaps more than has to be masked"
    return f"at most {max((plan.cost - plan.bound) / plan.bound, 0.01):.0%} more than has to be masked"


_SEARCHES = {"greedy": "the greedy search", "random": "chance"}
"""Methods of a plan that prove nothing."""


def summary(outcomes: list[report.Outcome]) -> int:
    """Lists the files that failed; the exit code of the worst failure, the most serious one being a leak."""
    failures = [each for each in outcomes if each.exit_code]
    if len(outcomes) > 1 and failures:
        print(f"\nFiles that were not redacted: {len(failures)} of {len(outcomes)}", file=sys.stderr)
        for each in failures:
            print(f"  {each.file}: {each.reason}", file=sys.stderr)
    worst = messages.DONE
    for each in failures:
        worst = worse(worst, each.exit_code)
    return worst


def worse(one: int, other: int) -> int:
    """The exit code that tells of the more serious failure."""
    return next((code for code in _WORST_FIRST if code in (one, other)), messages.DONE)


def nothing() -> int:
    print("There is no file in that folder.", file=sys.stderr)
    return messages.UNREADABLE
