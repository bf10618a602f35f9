"""`sable redact`: each file, and what the person wants along with it."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from engine import choosing, companions, disk, messages, naming, pipeline, report
from engine.commands import files, outcomes
from engine.companions import Released
from engine.errors import OutputUnwritable, SableError
from engine.options import Options
from engine.progress import Progress
from engine.terminal import Bar

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
    own = tuple(filter(None, (*reports, arguments.log, arguments.reference_list, arguments.highlighted_copy)))
    files.check_outputs(arguments.inputs, *own, force=arguments.force)
    if arguments.output and str(arguments.output) == "-":
        raise OutputUnwritable(problem="standard-output")
    targets = tuple(naming.targets(arguments.inputs, arguments.output))
    places = [*own, *(target for _, target in targets)]
    if len(set(map(naming.identity, places))) < len(places):
        raise OutputUnwritable(problem="same-output")
    run = _Run([], [])
    try:
        for source, target in targets:
            run.outcomes.append(_redact_one(source, target, options, arguments, run.logs))
    finally:
        for file, made in reports.items():
            disk.write(file, made(run.outcomes))
        if arguments.log:
            disk.write(arguments.log, companions.LOG_FORMS[arguments.log.suffix.lower()](run.logs))
    return outcomes.summary(run.outcomes) if run.outcomes else outcomes.nothing()


def _redact_one(
    source: Path, target: Path, options: Options, arguments: argparse.Namespace, logs: list[report.Log]
) -> report.Outcome:
    options = choosing.with_secret(options)
    try:
        with Bar(source.name) as bar:
            pipeline.check_target(source, target, force=arguments.force)
            examination = pipeline.examine(source, options, bar, wordless=arguments.xfdf is not None)
            if arguments.xfdf:
                marked = companions.read_marks(arguments.xfdf, examination.document, options, bar)
                options = replace(options, areas=(*options.areas, *marked))
            plan = pipeline.plan(examination, options, bar)
            target = naming.fitting(target, examination.document.kind)
            proof = pipeline.produce(examination, plan, target, options, force=arguments.force, progress=bar)
    except Exception as error:
        return outcomes.failure(source, error, options.layout)
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
    )
    outcomes.tell(source, target, plan, proof.counts, outcome)
    logs.append(companions.log(released))
    try:
        with Bar(source.name) as bar:
            _write_sealed(released, arguments, bar)
    except SableError as error:
        # The redacted file is there all the same.
        return replace(outcome, exit_code=messages.exit_code(error), reason=messages.sentence(error))
    return outcome


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
    if file.suffix.lower() in _REPORTS:
        return {file: _REPORTS[file.suffix.lower()]}
    return {file: _json, file.with_suffix(".html"): _html}


def _json(done: list[report.Outcome]) -> bytes:
    return report.to_json(done).encode("utf-8")


def _html(done: list[report.Outcome]) -> bytes:
    return report.to_html(done).encode("utf-8")


def _pdf(done: list[report.Outcome]) -> bytes:
    with Bar("report") as bar:
        return companions.report_in_print(done, bar)


_REPORTS: dict[str, _Made] = {".html": _html, ".pdf": _pdf}
