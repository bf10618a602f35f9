"""What the person is told of each file, and of a whole run."""

from __future__ import annotations

import sys
from pathlib import Path

from engine import messages, report
from engine.errors import Cancelled, SableError, VerificationFailed
from engine.types import MaskingPlan

_WORST_FIRST = (messages.NOT_VERIFIED, messages.FAILED, messages.UNREADABLE, messages.USAGE)


def failure(source: Path, error: Exception) -> report.Outcome:
    """Say why a file was not done; what is no error of Sable's tree is a defect, and must not stop a folder."""
    if isinstance(error, Cancelled):
        raise error
    proof = error.report if isinstance(error, VerificationFailed) else None
    reason = messages.sentence(error) if isinstance(error, SableError) else messages.defect(error)
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


def tell(source: Path, target: Path, plan: MaskingPlan, counts: dict[str, int], outcome: report.Outcome) -> None:
    print(f"{source} -> {target}")
    masked, places, areas = (counts.get(f"{what} masked", 0) for what in ("entities", "places", "areas"))
    done = [f"{_number(masked, 'entity', 'entities')} in {_number(places, 'place', 'places')}"] if masked else []
    done += [f"all that stands in {_number(areas, 'box', 'boxes')}"] if areas else []
    print(f"  Masked {' and '.join(done) or 'nothing'}, kept {counts.get('entities kept', 0)}; {quality(plan)}.")
    if not masked:
        print("  Read it before you release it: what Sable does not find, it can't mask.")
    print("  Every check of the written file passed.")
    for line in outcome.look_at:
        print(f"  {line}")
    if outcome.removed:
        print(f"  Removed too: {', '.join(outcome.removed)}.")


def _number(count: int, one: str, several: str) -> str:
    return f"{count} {one if count == 1 else several}"


def quality(plan: MaskingPlan) -> str:
    """How near the plan is to the least masking."""
    if plan.proven_optimal:
        return "proved to be the least that has to be masked"
    if not plan.bound:
        return "perhaps more than has to be masked"
    return f"at most {max((plan.cost - plan.bound) / plan.bound, 0.01):.0%} more than has to be masked"


def summary(outcomes: list[report.Outcome]) -> int:
    """Lists the files that failed; the exit code of the worst failure, the most serious one being a leak."""
    failures = [each for each in outcomes if each.exit_code]
    if len(outcomes) > 1 and failures:
        print(f"\n{len(failures)} of {len(outcomes)} files could not be done:", file=sys.stderr)
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
