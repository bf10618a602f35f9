"""`sable redact`: redacts each file, and writes its reports, logs and side outputs."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path

from engine import planning, reports
from engine.cli import output, speech, targets, terminal
from engine.cli.output import ProgressBar
from engine.cli.speech import say
from engine.core import disk, messages, paths
from engine.core.catalogue import ENGLISH
from engine.core.errors import OutputUnwritable, SableError, VerificationFailed
from engine.core.options import Options
from engine.core.progress import Progress
from engine.core.types import DocumentKind, Examination, MaskingPlan, RedactionReport
from engine.pipeline import flow, side_outputs
from engine.pipeline.copies import Copies
from engine.pipeline.side_outputs import Released

# Options for one document only.
_OF_ONE = ("xfdf", "reference_list", "highlighted_copy")


@dataclass(slots=True)
class _Run:
    """Results so far.

    Attributes:
        outcomes: in English, for JSON.
        spoken: the same in the language of the command line, for reports to read.
        failed: names of the files that failed, as the user gave them.
        skipped: outcomes of files that were redacted before.
        others: files that are named like copies, and that this user did not make.
    """

    outcomes: list[reports.Outcome] = field(default_factory=list)
    spoken: list[reports.Outcome] = field(default_factory=list)
    logs: list[reports.Log] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)
    skipped: list[reports.Outcome] = field(default_factory=list)
    others: list[Path] = field(default_factory=list)


def redact(arguments: argparse.Namespace, options: Options) -> int:
    """Redact every file; go on after a failure, and list the failures at the end."""
    several = len(arguments.inputs) > 1 or arguments.inputs[0].is_dir()
    if unfit := [name for name in _OF_ONE if several and getattr(arguments, name)]:
        print(say("cli.for-one-document", name=f"--{unfit[0].replace('_', '-')}"), file=sys.stderr)
        return messages.USAGE
    if arguments.reference_list and len(arguments.reference_password or "") < side_outputs.SHORTEST_PASSWORD:
        print(say("cli.reference-password", least=side_outputs.SHORTEST_PASSWORD), file=sys.stderr)
        return messages.USAGE
    files = _reports(arguments.report) if arguments.report else {}
    run = _Run()
    output.warn_of_links(arguments.inputs)
    try:
        if several:
            _redact_several(options, arguments, run)
        else:
            _redact_one(*next(_pairs(arguments)), options, arguments, run)
    finally:
        for file, made in files.items():
            disk.write(file, made(run))
        if arguments.log:
            disk.write(arguments.log, side_outputs.LOG_FORMS[arguments.log.suffix.lower()](run.logs))
    if not run.outcomes and not run.skipped:
        return output.nothing()
    if arguments.json:
        print(reports.to_json([*run.outcomes, *run.skipped]), end="")
    if arguments.log and run.skipped:
        print(say("cli.log-without-skipped", count=len(run.skipped)), file=sys.stderr)
    elsewhere = sys.stderr if arguments.json or targets.is_standard(arguments.output) else None
    return output.summary(run.outcomes, run.failed, skipped=len(run.skipped), file=elsewhere)


def _redact_several(options: Options, arguments: argparse.Namespace, run: _Run) -> None:
    """Redact each file that was not redacted with the same options before, and say how many were left out by name."""
    copies = Copies(options)
    run.others = [each for each in paths.named_as_copies(arguments.inputs) if not copies.is_own(each)]
    if run.others:
        print(say("cli.copies-left-out", count=len(run.others)), file=sys.stderr)
    # With --force, what others have named as a copy is not to be lost.
    for source, target in _pairs(arguments, run.others if arguments.force else ()):
        if not arguments.force and copies.is_made(source, target):
            name, label = terminal.label_below(source, arguments.inputs), _label(target, arguments)
            run.skipped.append(reports.Outcome.written(name, label, None))
        elif written := _redact_one(source, target, options, arguments, run):
            copies.add(source, written)


def _pairs(arguments: argparse.Namespace, others: Iterable[Path] = ()) -> Iterator[tuple[Path, Path]]:
    if targets.is_standard(arguments.output):
        return iter([(arguments.inputs[0], arguments.output)])
    return paths.targets(arguments.inputs, arguments.output, others=others)


def _redact_one(source: Path, target: Path, options: Options, arguments: argparse.Namespace, run: _Run) -> Path | None:
    """Redact a file, note the outcome, and return the path of the copy; None if there is none."""
    options = planning.with_secret(options)
    name = terminal.label_below(source, arguments.inputs)
    try:
        released, target = _written(source, target, options, arguments, run.others)
    except Exception as error:
        _note_failure(source, name, error, options, run)
        return None
    _note_copy(source, target, released, arguments, run)
    try:
        with ProgressBar(name) as bar:
            _write_sealed(released, arguments, bar)
    except SableError as error:
        # The redacted file is complete all the same.
        words = speech.catalogue()
        print(f"{terminal.label(source)}: {messages.sentence(error, words)}", file=sys.stderr)
        run.failed.append(terminal.label(source))
        for said, outcomes in ((ENGLISH, run.outcomes), (words, run.spoken)):
            reason = messages.sentence(error, said)
            outcomes[-1] = replace(outcomes[-1], exit_code=messages.exit_code(error), reason=reason)
    return target


def _written(
    source: Path, target: Path, options: Options, arguments: argparse.Namespace, others: Iterable[Path]
) -> tuple[Released, Path]:
    """Write a verified copy, and return it with its path.

    Args:
        others: files that are named like copies, and may not be replaced.
    """
    if not targets.is_standard(target):
        disk.check_target(source, target, force=arguments.force)
    examination, options = terminal.with_password(source, options, partial(_examine, source, arguments))
    with ProgressBar(terminal.label_below(source, arguments.inputs)) as bar:
        options = replace(options, areas=side_outputs.areas_as_stored(examination.document, options, bar))
        if arguments.xfdf:
            marked = side_outputs.read_marks(arguments.xfdf, examination.document, options, bar)
            options = replace(options, areas=(*options.areas, *marked))
        options = flow.with_writing(options, examination.document)
        plan = flow.plan(examination, options, bar)
        if targets.is_standard(target):
            proof = _print(examination, plan, options, bar)
        else:
            target = _fitting(target, examination.document.kind, arguments, others)
            proof = flow.produce(examination, plan, target, options, force=arguments.force, progress=bar)
    return Released(examination, plan, options, proof, target.name), target


def _note_failure(source: Path, name: str, error: Exception, options: Options, run: _Run) -> None:
    failed = output.failure(source, error, options.layout, name)
    run.failed.append(terminal.label(source))
    for words, outcomes in ((ENGLISH, run.outcomes), (speech.catalogue(), run.spoken)):
        applied = side_outputs.policy(options, words) if isinstance(error, VerificationFailed) else ""
        reason = output.reason(error, source, options.layout, words)
        outcomes.append(replace(failed, policy=applied, reason=reason))


def _note_copy(source: Path, target: Path, released: Released, arguments: argparse.Namespace, run: _Run) -> None:
    name, label = terminal.label_below(source, arguments.inputs), _label(target, arguments)
    words = speech.catalogue()
    run.outcomes.append(side_outputs.outcome(released, name, label))
    spoken = run.outcomes[-1] if words == ENGLISH else side_outputs.outcome(released, name, label, words)
    run.spoken.append(spoken)
    run.logs.append(side_outputs.log(released, words))
    stream = sys.stderr if arguments.json or targets.is_standard(target) else sys.stdout
    if not arguments.json:
        output.print_outcome(source, target, released.plan, released.report.counts, spoken, file=stream)
    if arguments.verbose:
        output.print_details(released.report, stream)


def _fitting(target: Path, kind: DocumentKind, arguments: argparse.Namespace, others: Iterable[Path]) -> Path:
    """Return the target with an ending that fits.

    Raises:
        OutputIsOriginal: that is the name of another original, or of one of these others.
        OutputUnwritable: a link leads out of the folder for the copies.
    """
    fitted = paths.fitting(target, kind)
    if fitted != target:
        paths.refuse_originals([*arguments.inputs, *others], [fitted])
    if arguments.output and arguments.output.is_dir():
        disk.check_within(arguments.output, fitted)
    return fitted


def _examine(source: Path, arguments: argparse.Namespace, options: Options) -> Examination:
    """Return the examination of a file.

    Raises:
        OutputUnwritable: its kind can't have a highlighted copy of the name asked for.
    """
    with ProgressBar(terminal.label_below(source, arguments.inputs)) as bar:
        examination = flow.examine(source, options, bar, wordless=arguments.xfdf is not None)
    copy = arguments.highlighted_copy
    if copy and copy.suffix.lower() != side_outputs.HIGHLIGHTED.get(examination.document.kind):
        raise OutputUnwritable(problem="other-format")
    return flow.kept_in(Path(terminal.label_below(source, arguments.inputs)).parent, examination)


def _label(target: Path, arguments: argparse.Namespace) -> str:
    """Return the name of a redacted copy with its folders, from the folder that the user named."""
    if targets.is_standard(target):
        return target.name
    return terminal.label_below(target, [*filter(None, [arguments.output]), *arguments.inputs])


def _print(examination: Examination, plan: MaskingPlan, options: Options, progress: Progress) -> RedactionReport:
    """Write verified text to standard output.

    Raises:
        OutputUnwritable: the document is not text, or the reader of standard output is gone.
        VerificationFailed, CannotMakeSafe and others: see `pipeline.flow.in_memory`.
    """
    if examination.document.kind is not DocumentKind.TXT:
        raise OutputUnwritable(problem="only-text-to-standard-output")
    data, proof = flow.in_memory(examination, plan, options, progress)
    with disk.errors():
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
    return proof


def _write_sealed(released: Released, arguments: argparse.Namespace, progress: Progress) -> None:
    """Write the side outputs that hold redacted text: only this user may read them."""
    if arguments.reference_list:
        data = side_outputs.reference_list(released, arguments.reference_password, progress, speech.catalogue())
        disk.write(arguments.reference_list, data, private=True)
    if arguments.highlighted_copy:
        copy = side_outputs.highlighted_copy(released, progress, speech.catalogue())
        disk.write(arguments.highlighted_copy, copy, private=True)


_Made = Callable[[_Run], bytes]


def _reports(file: Path) -> dict[Path, _Made]:
    """Return the reports to write: one form by the file's extension, else JSON and HTML."""
    return {each: _REPORTS.get(each.suffix.lower(), _json) for each in targets.reports(file)}


def _json(run: _Run) -> bytes:
    return reports.to_json([*run.outcomes, *run.skipped]).encode("utf-8", "backslashreplace")


def _html(run: _Run) -> bytes:
    return reports.to_html([*run.spoken, *run.skipped], speech.catalogue()).encode("utf-8")


def _pdf(run: _Run) -> bytes:
    with ProgressBar("report") as bar:
        return side_outputs.report_in_print([*run.spoken, *run.skipped], bar, speech.catalogue())


_REPORTS: dict[str, _Made] = {".html": _html, ".pdf": _pdf}
