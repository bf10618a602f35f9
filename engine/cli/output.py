"""Terminal output of `sable`: progress bar, outcome of each file, and that of a whole run."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import TextIO

from tqdm import tqdm

from engine import reports
from engine.cli import speech, targets, terminal
from engine.cli.speech import say
from engine.core import disk, messages, paths
from engine.core.catalogue import ENGLISH, Catalogue
from engine.core.errors import Cancelled, SableError, VerificationFailed
from engine.core.message import Message, message
from engine.core.options import Layout
from engine.core.printable import printable
from engine.core.progress import Stage
from engine.core.types import (
    Action,
    Check,
    DecidedBy,
    MaskingPlan,
    RedactionReport,
)

_WITHOUT_TOTAL = "{desc} ..."
STAGES = {**messages.STAGES, Stage.GAZETTEER: "Matching word lists"}


class ProgressBar:
    """A progress bar on a terminal, nothing elsewhere. `name`: the file or work that it shows."""

    def __init__(self, name: str) -> None:
        name = printable(name)
        self._bar = tqdm(
            desc=name,
            leave=False,
            disable=terminal.is_quiet() or not sys.stderr.isatty(),
            bar_format=_WITHOUT_TOTAL,
        )
        self._name = name
        self._stage: Stage | None = None

    def __enter__(self) -> ProgressBar:
        return self

    def __exit__(self, *error: object) -> None:
        self._bar.close()

    def step(self, stage: Stage, done: int, total: int) -> None:
        if stage != self._stage:
            self._stage = stage
            self._bar.set_description(f"{self._name}: {speech.translated(STAGES.get(stage, stage))}", refresh=False)
            self._bar.bar_format = _with_total() if total else _WITHOUT_TOTAL
            self._bar.reset(total=total or None)
        self._bar.n = done
        self._bar.refresh()


def _with_total() -> str:
    return say("cli.bar", work="{desc}", bar="{bar}", done="{n:,}", total="{total:,}")


# Destination of the output.


@contextmanager
def output(path: Path | None) -> Iterator[TextIO]:
    """Yield standard output, also for the name "-", or a file of the user's own that is written whole when the block
    ends without an error.

    Raises:
        OutputUnwritable: `problem` says why.
    """
    if path is None or targets.is_standard(path):
        yield sys.stdout
        return
    written = StringIO()
    yield written
    disk.write(path, written.getvalue().encode("utf-8", "backslashreplace"), private=True)


# Sentences on each file, and on a whole run.


_WORST_FIRST = (messages.NOT_VERIFIED, messages.FAILED, messages.UNREADABLE, messages.USAGE)


def failure(
    source: Path, error: Exception, layout: Layout = Layout.PICTURES, name: str | None = None
) -> reports.Outcome:
    """Print why a file failed, and return the outcome in English.

    Any other exception than Sable's is a defect, and must not stop a folder.

    Args:
        layout: the layout asked for, on which the advice to write pages as pictures depends.
        name: the name of the file in the report; by default without its folder.
    """
    if isinstance(error, Cancelled):
        raise error
    proof = error.report if isinstance(error, VerificationFailed) else None
    shown = reason(error, source, layout, speech.catalogue())
    print(f"{terminal.coloured(terminal.label(source), 'failed', sys.stderr)}: {shown}", file=sys.stderr)
    for check in proof.checks if proof else ():
        if not check.passed:
            print(f"  {_checked(check)}", file=sys.stderr)
    return reports.Outcome.refused(name or source.name, messages.exit_code(error), reason(error, source, layout), proof)


def reason(error: Exception, source: Path, layout: Layout, words: Catalogue = ENGLISH) -> str:
    """Return why a file failed, with advice on it."""
    said = messages.sentence(error, words) if isinstance(error, SableError) else messages.defect(error, words)
    return " ".join(filter(None, (said, words(messages.advice(error, source, layout)))))


def _checked(check: Check) -> str:
    words = speech.catalogue()
    return f"{words.named(check.name)}: {words.say(check.detail)}"


def print_outcome(
    source: Path,
    target: Path,
    plan: MaskingPlan,
    counts: dict[str, int],
    outcome: reports.Outcome,
    file: TextIO | None = None,
) -> None:
    """Print the outcome of a redacted file, to standard output or elsewhere, unless only errors are printed."""
    if terminal.is_quiet():
        return
    with redirect_stdout(file or sys.stdout):
        written = say("cli.standard-output") if targets.is_standard(target) else printable(target)
        print(f"{terminal.label(source)} -> {written}")
        print("  " + " ".join((_done(counts), *_how(plan))))
        masked = any(counts.get(f"entities {state}", 0) for state in _AWAY)
        print(f"  {terminal.coloured(say('cli.passed-gone' if masked else 'cli.passed'), 'passed', sys.stdout)}")
        print(f"  {say('cli.read-before')}")
        for line, style in reports.to_look_at(outcome, speech.catalogue()):
            print(f"  {terminal.coloured(line, style or 'faint', sys.stdout)}")
        if outcome.removed:
            print(f"  {say('cli.also-removed', things=', '.join(outcome.removed))}")


def _done(counts: dict[str, int]) -> str:
    """Return what was masked or changed and what was kept, with the number of places by result where they differ."""
    kept = counts.get("entities kept", 0)
    entities = sum(counts.get(f"entities {state}", 0) for state in _AWAY)
    places = {state: count for state in _AWAY if (count := counts.get(f"places {state}", 0))}
    is_changed = bool(places.keys() - {"masked"})
    done = []
    if entities:
        of_entities = message("cli.entities", count=entities)
        in_places = message("cli.places", count=sum(places.values()))
        if is_changed:
            states = tuple(
                message("report.number-of-state", number=count, state=Message(f"state.{state}"))
                for state, count in places.items()
            )
            done.append(message("cli.in-places-by", entities=of_entities, places=in_places, states=states))
        else:
            done.append(message("cli.in-places", entities=of_entities, places=in_places))
    if areas := counts.get("areas masked", 0):
        done.append(message("cli.boxes", count=areas))
    if not done:
        return say("cli.only-kept", kept=message("cli.entities", count=kept)) if kept else say("cli.nothing-found")
    things = message("cli.both", one=done[0], other=done[1]) if len(done) > 1 else done[0]
    code = "cli.changed" if is_changed else "cli.masked"
    if kept:
        return say(f"{code}-kept", things=things, kept=message("cli.entities", count=kept))
    return say(code, things=things)


_AWAY = tuple(state for state in reports.STATES if state != "kept")


def _how(plan: MaskingPlan) -> Iterator[str]:
    """Yield how close the plan is to the least masking, if the program chose what to mask."""
    if any(each.decided_by is DecidedBy.PROGRAM and each.action is not Action.KEEP for each in plan.decisions):
        yield say("cli.plan", quality=quality(plan))


def quality(plan: MaskingPlan) -> Message:
    """Return how close the plan is to the least masking that policy, terms and limits of risk allow."""
    if plan.method in _SEARCHES:
        return _SEARCHES[plan.method]
    if plan.proven_optimal:
        return Message("cli.quality-proved")
    if plan.excess is None:
        return Message("cli.quality-unknown")
    return message("cli.quality-bound", share=plan.excess / 100)


_SEARCHES = {"greedy": Message("cli.quality-greedy"), "random": Message("cli.quality-random")}
"""Methods that prove nothing about optimality."""


def print_details(report: RedactionReport, file: TextIO) -> None:
    """Print every check and the seconds of the stages that were timed."""
    for check in report.checks:
        print(f"    {_checked(check)}", file=file)
    for stage, seconds in report.seconds.items():
        print(f"    {speech.translated(STAGES.get(stage, stage))}: {seconds:.1f} s", file=file)


def summary(
    outcomes: list[reports.Outcome],
    failed: Iterable[str] = (),
    *,
    skipped: int = 0,
    only_read: bool = False,
    file: TextIO | None = None,
) -> int:
    """Count what was done, name the files that failed, and return the exit code of the worst failure, the most serious
    one being a leak.

    Args:
        failed: the names of the files that failed, as the user gave them.
        skipped: files that were redacted before.
        only_read: the files were inspected, not redacted.
    """
    failures = [each for each in outcomes if each.exit_code]
    count = len(outcomes) + skipped
    if count > 1 or skipped:
        numbers = {"done": len(outcomes) - len(failures), "count": count}
        if skipped:
            done = say("cli.done-skipped", skipped=skipped, **numbers)
        else:
            done = say("cli.done-inspected" if only_read else "cli.done-redacted", **numbers)
        terminal.say(f"\n{done}", file=file)
    if count > 1 and failures:
        code = "cli.not-inspected" if only_read else "cli.not-redacted"
        print(say(code, failed=len(failures), total=count), file=sys.stderr)
        for name in failed:
            print(f"  {name}", file=sys.stderr)
    worst = messages.DONE
    for each in failures:
        worst = worse(worst, each.exit_code)
    return worst


def worse(one: int, other: int) -> int:
    """Return the exit code of the more serious failure."""
    return next((code for code in _WORST_FIRST if code in (one, other)), messages.DONE)


def warn_of_links(inputs: Sequence[Path]) -> None:
    """Say where the named links lead, as a pattern may name them, and how many below the folders are not followed."""
    for each in inputs:
        if each.is_symlink() and not terminal.is_piped(each):
            print(say("cli.is-link", name=printable(each), target=printable(each.resolve())), file=sys.stderr)
    if count := paths.links_left_out(inputs):
        print(say("cli.links-left-out", count=count), file=sys.stderr)


def nothing() -> int:
    """Print that there is no file, and return the exit code."""
    print(say("cli.nothing-there"), file=sys.stderr)
    return messages.UNREADABLE
