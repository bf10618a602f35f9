"""`sable redact`: each file, and what the person wants along with it."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from engine import choosing, companions, disk, messages, naming, pipeline, report, targets
from engine.commands import outcomes
from engine.companions import Released
from engine.errors import OutputUnwritable, SableError, VerificationFailed
from engine.options import Options
from engine.progress import Progress
from engine.terminal import Bar
from engine.types import DocumentKind, Examination, MaskingPlan, RedactionReport

# Options that speak of one document.
_OF_ONE = ("xfdf", "reference_list", "highlighted_copy")


@dataclass(slots=True)
class _Run:
    outcomes: list[report.Outcome]
    logs: list[report.Log]


def redact(arguments: argparse.Namespace, options: Options) -> int:
    """Redact every file; go on after a bad one and list the bad ones at the end."""
    several = len(arguments.inputs) > 1 or arguments.inputs[0].is_dir()
    if unfit := [name for name in _OF_ONE if several and getattr(arguments, name)]:
        print(f"--{unfit[0].replace('_', '-')} is for one document: name one file.", file=sys.stderr)
        return messages.USAGE
    if arguments.reference_list and len(arguments.reference_password or "") < companions.SHORTEST_PASSWORD:
        print(
            "--reference-list needs --reference-password-file, with a password of "
            f"{companions.SHORTEST_PASSWORD} characters or more in its first line.",
            file=sys.stderr,
        )
        return messages.USAGE
    reports = _reports(arguments.report) if arguments.report else {}
    run = _Run([], [])
    try:
        for source, target in _pairs(arguments):
            run.outcomes.append(_redact_one(source, target, options, arguments, run.logs))
    finally:
        for file, made in reports.items():
            disk.write(file, made(run.outcomes))
        if arguments.log:
            disk.write(arguments.log, companions.LOG_FORMS[arguments.log.suffix.lower()](run.logs))
    return outcomes.summary(run.outcomes) if run.outcomes else outcomes.nothing()


def _pairs(arguments: argparse.Namespace) -> Iterator[tuple[Path, Path]]:
    if targets.is_standard(arguments.output):
        return iter([(arguments.inputs[0], arguments.output)])
    return naming.targets(arguments.inputs, arguments.output)


def _redact_one(
    source: Path, target: Path, options: Options, arguments: argparse.Namespace, logs: list[report.Log]
) -> report.Outcome:
    options = choosing.with_secret(options)
    try:
        with Bar(source.name) as bar:
            if not targets.is_standard(target):
                pipeline.check_target(source, target, force=arguments.force)
            examination = pipeline.examine(source, options, bar, wordless=arguments.xfdf is not None)
            if arguments.xfdf:
                marked = companions.read_marks(arguments.xfdf, examination.document, options, bar)
                options = replace(options, areas=(*options.areas, *marked))
            plan = pipeline.plan(examination, options, bar)
            if targets.is_standard(target):
                proof = _print(examination, plan, options, bar)
            else:
                target = naming.fitting(target, examination.document.kind)
                proof = pipeline.produce(examination, plan, target, options, force=arguments.force, progress=bar)
    except Exception as error:
        applied = companions.policy(options) if isinstance(error, VerificationFailed) else ""
        return replace(outcomes.failure(source, error, options.layout), policy=applied)
    released = Released(examination, plan, options, proof, target.name)
    outcome = report.Outcome(
        file=source.name,
        output=target.name,
        exit_code=messages.DONE,
        reason="",
        report=proof,
        look_at=messages.look_at(proof.notices),
        removed=messages.removed(proof.notices),
        masks=companions.masks(released),
        policy=companions.policy(options),
    )
    told = sys.stderr if targets.is_standard(target) else sys.stdout
    outcomes.tell(source, target, plan, proof.counts, outcome, file=told)
    logs.append(companions.log(released))
    try:
        with Bar(source.name) as bar:
            _write_sealed(released, arguments, bar)
    except SableError as error:
        # The redacted file is there all the same.
        return replace(outcome, exit_code=messages.exit_code(error), reason=messages.sentence(error))
    return outcome


def _print(examination: Examination, plan: MaskingPlan, options: Options, progress: Progress) -> RedactionReport:
    """Write verified text to standard output.

    Raises:
        OutputUnwritable: it is no text, or nobody reads it any more.
        VerificationFailed, CannotMakeSafe and others: see `pipeline.in_memory`.
    """
    if examination.document.kind is not DocumentKind.TXT:
        raise OutputUnwritable(problem="only-text-to-standard-output")
    data, proof = pipeline.in_memory(examination, plan, options, progress)
    try:
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
    except OSError as error:
        raise OutputUnwritable(problem="not-writable") from error
    return proof


def _write_sealed(released: Released, arguments: argparse.Namespace, progress: Progress) -> None:
    """What holds what was redacted: nobody but this person may read it."""
    if arguments.reference_list:
        data = companions.reference_list(released, arguments.reference_password, progress)
        disk.write(arguments.reference_list, data, private=True)
    if arguments.highlighted_copy:
        disk.write(arguments.highlighted_copy, companions.highlighted_copy(released, progress), private=True)


_Made = Callable[[list[report.Outcome]], bytes]


def _reports(file: Path) -> dict[Path, _Made]:
    """One form by the end of its name, else JSON and HTML."""
    return {each: _REPORTS.get(each.suffix.lower(), _json) for each in targets.reports(file)}


def _json(done: list[report.Outcome]) -> bytes:
    return report.to_json(done).encode("utf-8")


def _html(done: list[report.Outcome]) -> bytes:
    return report.to_html(done).encode("utf-8")


def _pdf(done: list[report.Outcome]) -> bytes:
    with Bar("report") as bar:
        return companions.report_in_print(done, bar)


_REPORTS: dict[str, _Made] = {".html": _html, ".pdf": _pdf}
