"""Terminal output of `sable`: progress bar, outcome of each file, and findings and plan in words."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import TextIO

from tqdm import tqdm

from engine import planning, reports
from engine.cli import terminal
from engine.core import disk, messages, paths
from engine.core.catalogue import ENGLISH
from engine.core.errors import Cancelled, SableError, VerificationFailed
from engine.core.options import Layout
from engine.core.printable import printable
from engine.core.types import (
    Action,
    DecidedBy,
    Entity,
    Examination,
    Exposure,
    GroupEstimate,
    MaskingPlan,
    RedactionReport,
    RiskLevel,
    RiskyCombination,
)
from engine.reports import vocabulary

_WITH_TOTAL, _WITHOUT_TOTAL = "{desc} {bar} {n:,} of {total:,}", "{desc} ..."
_STAGES = {**messages.STAGES, "gazetteer": "Matching word lists"}


class Bar:
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
        self._stage = ""

    def __enter__(self) -> Bar:
        return self

    def __exit__(self, *error: object) -> None:
        self._bar.close()

    def step(self, stage: str, done: int, total: int) -> None:
        if stage != self._stage:
            self._stage = stage
            self._bar.set_description(f"{self._name}: {_STAGES.get(stage, stage)}", refresh=False)
            self._bar.bar_format = _WITH_TOTAL if total else _WITHOUT_TOTAL
            self._bar.reset(total=total or None)
        self._bar.n = done
        self._bar.refresh()


# Destination of the output.


@contextmanager
def output(path: Path | None) -> Iterator[TextIO]:
    """Yield standard output, also for the name "-", or a file that is written whole when the block ends without an
    error.

    Raises:
        OutputUnwritable: `problem` says why.
    """
    if path is None or paths.is_standard(path):
        yield sys.stdout
        return
    written = StringIO()
    yield written
    disk.write(path, written.getvalue().encode("utf-8", "backslashreplace"))


# Sentences on each file, and on a whole run.


_WORST_FIRST = (messages.NOT_VERIFIED, messages.FAILED, messages.UNREADABLE, messages.USAGE)


def failure(
    source: Path, error: Exception, layout: Layout = Layout.PICTURES, name: str | None = None
) -> reports.Outcome:
    """Print why a file failed, and return the outcome; any other exception than Sable's is a defect, and must not stop
    a folder.

    Args:
        layout: the layout asked for, on which the advice to write pages as pictures depends.
        name: the name of the file in the report; by default without its folder.
    """
    if isinstance(error, Cancelled):
        raise error
    proof = error.report if isinstance(error, VerificationFailed) else None
    words = messages.sentence(error) if isinstance(error, SableError) else messages.defect(error)
    reason = " ".join(filter(None, (words, messages.advice(error, source, layout))))
    print(f"{terminal.coloured(terminal.label(source), 'failed', sys.stderr)}: {reason}", file=sys.stderr)
    for check in proof.checks if proof else ():
        if not check.passed:
            print(f"  {ENGLISH.named(check.name)}: {ENGLISH.say(check.detail)}", file=sys.stderr)
    return reports.Outcome(
        file=name or source.name, output=None, exit_code=messages.exit_code(error), reason=reason, report=proof
    )


def looked_at(source: Path) -> reports.Outcome:
    """Return the outcome of a file that was read only."""
    return reports.Outcome(file=source.name, output=None, exit_code=messages.DONE, reason="", report=None)


def tell(
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
        _print_outcome(source, target, plan, counts, outcome)


def _print_outcome(
    source: Path, target: Path, plan: MaskingPlan, counts: dict[str, int], outcome: reports.Outcome
) -> None:
    kept = counts.get("entities kept", 0)
    print(f"{terminal.label(source)} -> {'standard output' if paths.is_standard(target) else printable(target)}")
    away = any(counts.get(f"{what} {state}", 0) for state in _AWAY for what in ("entities", "areas"))
    if kept:
        print(f"  {_done(counts)}{',' if away else ' and'} kept {_number(kept, 'entity', 'entities')}.{_how(plan)}")
    else:
        print(f"  {f'{_done(counts)}; nothing else was found' if away else NOTHING_FOUND}.{_how(plan)}")
    if not any(counts.get(f"entities {state}", 0) for state in _AWAY):
        print("  Read it before you release it: what Sable does not find, it can't mask.")
    print(f"  {terminal.coloured('Every check of the written file passed.', 'passed', sys.stdout)}")
    for line in outcome.look_at:
        print(f"  {terminal.coloured(line, 'warning', sys.stdout)}")
    if outcome.removed:
        print(f"  Also removed: {', '.join(outcome.removed)}.")


NOTHING_FOUND = "Nothing was found, so nothing was masked"


def _done(counts: dict[str, int]) -> str:
    """Return what was masked or changed, with the number of places by result where they differ."""
    entities = sum(counts.get(f"entities {state}", 0) for state in _AWAY)
    places = {state: count for state in _AWAY if (count := counts.get(f"places {state}", 0))}
    done = [f"{_number(entities, 'entity', 'entities')} in {_number(sum(places.values()), 'place', 'places')}"]
    if places.keys() - {"masked"}:
        done = [f"{done[0]} ({', '.join(f'{count} {state}' for state, count in places.items())})"]
    areas = counts.get("areas masked", 0)
    all_done = (done if entities else []) + ([f"everything in {_number(areas, 'box', 'boxes')}"] if areas else [])
    verb = "Masked or changed" if places.keys() - {"masked"} else "Masked"
    return f"{verb} {' and '.join(all_done) or 'nothing'}"


_AWAY = tuple(state for state in reports.STATES if state != "kept")


def _how(plan: MaskingPlan) -> str:
    """Return how close the plan is to the least masking, if the program chose what to mask."""
    chose = any(each.decided_by is DecidedBy.PROGRAM and each.action is not Action.KEEP for each in plan.decisions)
    return f" This {'was' if plan.method in _SEARCHES else 'is'} {quality(plan)}." if chose else ""


def _number(count: int, one: str, several: str) -> str:
    return f"{count} {one if count == 1 else several}"


def quality(plan: MaskingPlan) -> str:
    """Return how close the plan is to the least masking that policy, terms and limits of risk allow."""
    if plan.method in _SEARCHES:
        return f"chosen by {_SEARCHES[plan.method]}, perhaps more than has to be masked"
    if plan.proven_optimal:
        return "proved to be the least that policy, terms and limits of risk allow"
    if not plan.bound:
        return "perhaps more than has to be masked"
    return f"at most {max((plan.cost - plan.bound) / plan.bound, 0.01):.0%} more than has to be masked"


_SEARCHES = {"greedy": "the greedy search", "random": "chance"}
"""Methods that prove nothing about optimality."""


def print_details(report: RedactionReport, file: TextIO) -> None:
    """Print every check and the seconds of every stage."""
    for check in report.checks:
        print(f"    {ENGLISH.named(check.name)}: {ENGLISH.say(check.detail)}", file=file)
    for stage, seconds in report.seconds.items():
        print(f"    {_STAGES.get(stage, stage)}: {seconds:.1f} s", file=file)


def summary(
    outcomes: list[reports.Outcome], *, skipped: int = 0, verb: str = "redacted", file: TextIO | None = None
) -> int:
    """Count what was done, name the files that failed, and return the exit code of the worst failure, the most serious
    one being a leak.

    Args:
        skipped: files that were redacted before.
        verb: what was to be done with each file.
    """
    failures = [each for each in outcomes if each.exit_code]
    count = len(outcomes) + skipped
    if count > 1:
        done = f"{len(outcomes) - len(failures)} of {_number(count, 'file', 'files')} {verb}"
        before = f", {skipped} skipped: a redacted copy newer than the original is there (--force makes it again)"
        terminal.say(f"\n{done}{before if skipped else ''}.", file=file)
    if count > 1 and failures:
        print(f"Files that were not {verb}: {len(failures)} of {count}", file=sys.stderr)
        for each in failures:
            print(f"  {printable(each.file)}", file=sys.stderr)
    worst = messages.DONE
    for each in failures:
        worst = worse(worst, each.exit_code)
    return worst


def worse(one: int, other: int) -> int:
    """Return the exit code of the more serious failure."""
    return next((code for code in _WORST_FIRST if code in (one, other)), messages.DONE)


def nothing() -> int:
    """Print that there is no file, and return the exit code."""
    print("There is no file in that folder.", file=sys.stderr)
    return messages.UNREADABLE


# Findings and plan of one document in words for the terminal. They quote the document.


def described(examination: Examination, plan: MaskingPlan) -> Iterator[str]:
    """Yield the lines: each finding with its decision and reason, the anonymity sets, and how good the plan is."""
    document = examination.document
    words = {each.id: _words(document.text, each) for each in examination.entities}
    masked = sum(each.action is not Action.KEEP for each in plan.decisions)
    yield f"{printable(document.path)}: {len(words)} {'finding' if len(words) == 1 else 'findings'}, {masked} masked"
    for entity, risk, decision in zip(examination.entities, examination.risk.entities, plan.decisions, strict=True):
        places = len(entity.mentions)
        kind = ENGLISH.say(vocabulary.kind(entity))
        where = f"{kind}, {places} {'place' if places == 1 else 'places'}, {risk.level} risk"
        becomes = f" -> {decision.replacement}" if decision.replacement else ""
        yield f"  {_DONE[decision.action]:8}{words[entity.id]}{becomes} ({where}): {ENGLISH.say(decision.reason)}"
    if plan.population is not None:
        coarser = {each.entity_id: f'"{each.replacement}"' for each in plan.decisions if each.replacement}
        yield from _shared(plan, plan.population, words, words | coarser)
    yield from _estimated(examination, plan, words)
    information = sum(each.information for each in examination.risk.entities)
    if information and masked:
        yield f"  {plan.cost / information:.0%} of the information in the findings is masked: {quality(plan)}."
    for line in messages.look_at(document.warnings):
        yield f"  {line}"


def exposed(before: Exposure, after: Exposure) -> Iterator[str]:
    """Yield the three risks of the document, in the original and with the plan."""
    for words, figure in (
        ("Re-identification risk", _singled_out),
        ("Linkability", lambda exposure: _level(exposure.linkability)),
        ("Inference", lambda exposure: _level(exposure.inference)),
    ):
        first, second = figure(before), figure(after)
        yield f"  {words}: {first if first == second else f'{first} in the original, {second} with this plan'}."


def _singled_out(exposure: Exposure) -> str:
    if exposure.singling_out is None and exposure.estimated and exposure.estimated[0].subject:
        return f"about 1 in {round(exposure.estimated[0].expected):,} by the details with figures (estimate)"
    if exposure.people is None or not exposure.singling_out:
        return _level(exposure.singling_out)
    return f"1 in {round(1 / exposure.singling_out):,}"


def _level(risk: float | None) -> str:
    return "not measured" if risk is None else RiskLevel.of(risk)


_DONE = {
    Action.KEEP: "kept",
    Action.MASK: "masked",
    Action.LABEL: "masked",
    Action.GENERALISE: "general",
    Action.SHIFT: "shifted",
}


def _shared(plan: MaskingPlan, population: int, words: dict[str, str], shown: dict[str, str]) -> Iterator[str]:
    """Yield the quasi-identifier sets that the plan breaks, each at its first member, and those that stay visible."""
    for each in plan.combinations:
        first, *others = each.entity_ids
        left = each.source == planning.LEFT
        members = [shown[first] if left else words[first], *(shown[other] for other in others)]
        shared = f"  {_people(each, population)} {', '.join(members)}"
        if left:
            yield f"{shared}. It stays visible because you or the policy decided so."
        else:
            yield f"{shared}. So {members[0]} does not stay as it is."


def _estimated(examination: Examination, plan: MaskingPlan, words: dict[str, str]) -> Iterator[str]:
    """Yield combinations that too few share by the estimate, the groups before and after, and what no estimate has."""
    ids = [each.id for each in examination.entities]
    shown = words | {each.entity_id: f'"{each.replacement}"' for each in plan.decisions if each.replacement}
    for each in plan.combinations:
        if not each.estimate:
            continue
        first, *others = each.entity_ids
        if each.source == "estimate":
            members = ", ".join([words[first], *(shown[other] for other in others)])
            about = _about(each.estimate, ids, shown | {first: words[first]})
            yield f"  {about}: {members}. So {words[first]} does not stay as it is."
        else:
            members = ", ".join(shown[entity] for entity in each.entity_ids)
            yield f"  {_about(each.estimate, ids, shown)}: {members}. Visible by decision."
    for group in plan.people_before:
        yield f"  In the original: {_about(group, ids, words)}."
    for group in plan.people_after:
        yield f"  With this plan: {_about(group, ids, shown)}."
    if plan.people_before and not plan.people_after:
        yield "  With this plan, no detail that has figures stays visible."
    if plan.not_estimated:
        yield f"  Visible findings that no estimate counts: {len(plan.not_estimated)}."


def _about(group: GroupEstimate, ids: list[str], words: dict[str, str]) -> str:
    """Return "About 40 people in "Harrogate" share these 3 details (estimate, 12 to 90; publisher, year)"."""
    count, low, high = (round(each) for each in (group.expected, group.low, group.high))
    where = " in the same country" if group.country else " in the world"
    if group.place is not None:
        where = f" in {words[ids[group.place]]}"
    details = "this detail" if group.details == 1 else f"these {group.details} details"
    sex = " of the same sex" if group.sex else ""
    people, share = ("person", "shares") if count == 1 else ("people", "share")
    estimate = f"estimate, {low:,} to {high:,}; {'; '.join(group.sources)}"
    return f"About {count:,} {people}{sex}{where} {share} {details} ({estimate})"


def _people(combination: RiskyCombination, population: int) -> str:
    verb = "shares" if combination.population == 1 else "share"
    return f"{combination.population or 0:,} of {population:,} people {verb}"


def _words(text: str, entity: Entity) -> str:
    """Return the first mention as the document writes it."""
    first = entity.mentions[0]
    return f'"{" ".join(text[first.start : first.end].split())}"'
