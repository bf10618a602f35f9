"""Shows progress to a person at a terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import TextIO

from tqdm import tqdm

from engine import planning, reports
from engine.core import disk, messages, paths
from engine.core.errors import Cancelled, SableError, VerificationFailed
from engine.core.options import Layout
from engine.core.types import Action, DecidedBy, Entity, Examination, Exposure, MaskingPlan, RiskLevel, RiskyCombination
from engine.reports import vocabulary


class Bar:
    """A progress bar on a terminal, nothing elsewhere. `name` is what is worked on."""

    def __init__(self, name: str) -> None:
        self._bar = tqdm(desc=name, leave=False, disable=not sys.stderr.isatty(), bar_format="{desc} {bar} {n}/{total}")
        self._name = name
        self._stage = ""

    def __enter__(self) -> Bar:
        return self

    def __exit__(self, *error: object) -> None:
        self._bar.close()

    def step(self, stage: str, done: int, total: int) -> None:
        if stage != self._stage:
            self._stage = stage
            self._bar.set_description(f"{self._name}: {messages.STAGES.get(stage, stage)}", refresh=False)
            self._bar.reset(total=total)
        self._bar.n = done
        self._bar.refresh()


# Destination of what a command prints.


@contextmanager
def output(path: Path | None) -> Iterator[TextIO]:
    """Standard output, also for the name "-", or a file that is written whole when the block ends without an error.

    Raises:
        OutputUnwritable: `problem` says why.
    """
    if path is None or paths.is_standard(path):
        yield sys.stdout
        return
    written = StringIO()
    yield written
    disk.write(path, written.getvalue().encode("utf-8"))


# Sentences on each file, and on a whole run.


_WORST_FIRST = (messages.NOT_VERIFIED, messages.FAILED, messages.UNREADABLE, messages.USAGE)


def failure(source: Path, error: Exception, layout: Layout = Layout.PICTURES) -> reports.Outcome:
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
    return reports.Outcome(
        file=source.name, output=None, exit_code=messages.exit_code(error), reason=reason, report=proof
    )


def looked_at(source: Path) -> reports.Outcome:
    """A file that was read and that nothing was made of."""
    return reports.Outcome(file=source.name, output=None, exit_code=messages.DONE, reason="", report=None)


def tell(
    source: Path,
    target: Path,
    plan: MaskingPlan,
    counts: dict[str, int],
    outcome: reports.Outcome,
    file: TextIO | None = None,
) -> None:
    """Say what became of a file that was redacted, on standard output or elsewhere."""
    with redirect_stdout(file or sys.stdout):
        _tell(source, target, plan, counts, outcome)


def _tell(source: Path, target: Path, plan: MaskingPlan, counts: dict[str, int], outcome: reports.Outcome) -> None:
    kept = counts.get("entities kept", 0)
    print(f"{source} -> {'standard output' if paths.is_standard(target) else target}")
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


_AWAY = tuple(state for state in reports.STATES if state != "kept")


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


def summary(outcomes: list[reports.Outcome]) -> int:
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


# What was found in one document, and what is planned, in words for a person at a screen. It quotes the document.


def described(examination: Examination, plan: MaskingPlan) -> Iterator[str]:
    """Lines: each finding with what happens to it and why, who shares what, and how good the plan is."""
    document = examination.document
    words = {each.id: _words(document.text, each) for each in examination.entities}
    masked = sum(each.action is not Action.KEEP for each in plan.decisions)
    yield f"{document.path}: {len(words)} {'finding' if len(words) == 1 else 'findings'}, {masked} masked"
    for entity, risk, decision in zip(examination.entities, examination.risk.entities, plan.decisions, strict=True):
        places = len(entity.mentions)
        where = f"{vocabulary.kind(entity)}, {places} {'place' if places == 1 else 'places'}, {risk.level} risk"
        becomes = f" -> {decision.replacement}" if decision.replacement else ""
        yield f"  {_DONE[decision.action]:8}{words[entity.id]}{becomes} ({where}): {decision.reason}"
    if plan.population is not None:
        coarser = {each.entity_id: f'"{each.replacement}"' for each in plan.decisions if each.replacement}
        yield from _shared(plan, plan.population, words, words | coarser)
    told = sum(each.information for each in examination.risk.entities)
    if told and masked:
        yield f"  {plan.cost / told:.0%} of the information in the findings is masked: {quality(plan)}."
    for line in messages.look_at(document.warnings):
        yield f"  {line}"


def exposed(before: Exposure, after: Exposure) -> Iterator[str]:
    """The three risks of the document, as it stands and by the plan."""
    for words, figure in (
        ("Re-identification risk", _singled_out),
        ("Linkability", lambda exposure: _level(exposure.linkability)),
        ("Inference", lambda exposure: _level(exposure.inference)),
    ):
        first, second = figure(before), figure(after)
        yield f"  {words}: {first if first == second else f'{first} in the original, {second} with this plan'}."


def _singled_out(exposure: Exposure) -> str:
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
    """The combinations that the plan breaks, each at its first member, and those that stay visible."""
    for each in plan.combinations:
        first, *others = each.entity_ids
        left = each.source == planning.LEFT
        members = [shown[first] if left else words[first], *(shown[other] for other in others)]
        shared = f"  {_people(each, population)} {', '.join(members)}"
        if left:
            yield f"{shared}. It stays visible because you or the policy decided so."
        else:
            yield f"{shared}. So {members[0]} does not stay as it is."


def _people(combination: RiskyCombination, population: int) -> str:
    verb = "shares" if combination.population == 1 else "share"
    return f"{combination.population or 0:,} of {population:,} people {verb}"


def _words(text: str, entity: Entity) -> str:
    """As the document writes it first."""
    first = entity.mentions[0]
    return f'"{" ".join(text[first.start : first.end].split())}"'
