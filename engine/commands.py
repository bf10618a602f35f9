"""What each command of the command line does. Words are chosen by `messages`, work is done by `pipeline`."""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from engine import inspection, messages, pipeline, report
from engine.errors import Cancelled, OutputIsOriginal, OutputUnwritable, SableError, VerificationFailed
from engine.options import MaskStyle, Options
from engine.terminal import Bar
from engine.training import commands as training
from engine.types import MaskingPlan

SUFFIX = "_redacted"

# Templates and files with macros become plain documents.
_WRITTEN_AS = dict.fromkeys((".docm", ".dotx", ".dotm"), ".docx")

_WORST_FIRST = (messages.NOT_VERIFIED, messages.FAILED, messages.UNREADABLE, messages.USAGE)


def redact(arguments: argparse.Namespace) -> int:
    """Redact every file; go on after a bad one and list the bad ones at the end."""
    options = _options(arguments)
    outcomes: list[report.Outcome] = []
    if arguments.report:
        _keep_inputs(arguments.inputs, arguments.report, arguments.report.with_suffix(".html"))
    try:
        for source, target in _targets(arguments.inputs, arguments.output):
            outcomes.append(_redact_one(source, target, options, force=arguments.force))
    finally:
        if arguments.report:
            _write_reports(arguments.report, outcomes)
    return _summary(outcomes) if outcomes else _nothing()


def inspect(arguments: argparse.Namespace) -> int:
    """Print one record per file."""
    options = _options(arguments)
    outcomes: list[report.Outcome] = []
    if arguments.output:
        _keep_inputs(arguments.inputs, arguments.output)
    with _output(arguments.output) as file:
        for source in _files(arguments.inputs):
            try:
                with Bar(source.name) as bar:
                    examination = pipeline.examine(source, options, bar)
                    plan = pipeline.plan(examination, options, bar)
            except Exception as error:
                outcomes.append(_failure(source, error))
                continue
            record = inspection.record(examination, plan, with_text=arguments.text)
            print(json.dumps(record, ensure_ascii=False), file=file, flush=True)
            outcomes.append(report.Outcome(source.name, output=None, exit_code=messages.DONE, reason="", report=None))
    return _summary(outcomes) if outcomes else _nothing()


def index(arguments: argparse.Namespace) -> int:
    """Bring the search index up to date, and list what could not be read."""
    files = [path for path in _files(arguments.inputs) if path.resolve() != arguments.out.resolve()]
    with Bar(arguments.out.name) as bar:
        built = pipeline.build_index(files, arguments.out, bar)
    print(f"{arguments.out}: {built.read} files read, {built.kept} unchanged, {built.gone} gone.")
    for path in built.refused:
        print(f"{path}: can't be read.", file=sys.stderr)
    return messages.UNREADABLE if built.refused else messages.DONE


def verify(arguments: argparse.Namespace) -> int:
    """Say what can still be found, on the screen only."""
    options = _options(arguments)
    try:
        with Bar(arguments.original.name) as bar:
            original = pipeline.examine(arguments.original, options, bar)
            plan = pipeline.plan(original, options, bar)
            left = pipeline.find_leftovers(original, plan, arguments.redacted, options)
    except Exception as error:
        return _summary([_failure(arguments.original, error)])
    if not left:
        print("Nothing of the original's masked text can be found.")
        return messages.DONE
    text = original.document.text
    strings = Counter(" ".join(text[each.start : each.end].split()) for each in left)
    print("These masked strings of the original, or words of them, can still be found:")
    for string, count in sorted(strings.items()):
        print(f"  {string}  (masked in {count} {'place' if count == 1 else 'places'})")
    return messages.NOT_VERIFIED


def train(arguments: argparse.Namespace) -> int:
    """Run a command of `sable train`."""
    with Bar(arguments.training) as bar:
        training.run(arguments, bar)
    return messages.DONE


def evaluate(arguments: argparse.Namespace) -> int:
    """Measure; print all figures, or write them and print the most telling."""
    # Imported here: redacting a file must not wait for what reads annotated ones.
    from engine import trials
    from engine.evaluation.summary import table
    from engine.training.formats.labels import read_labels

    # Without a time limit, or the figures would tell how fast the machine is.
    seconds = 0.0 if arguments.recognizer_only else math.inf
    options = Options(
        device=arguments.device,
        models=tuple(arguments.model),
        search_index=arguments.search_index,
        search_emulator=arguments.search_emulator,
        risk_seconds=seconds,
    )
    with Bar("evaluate") as bar:
        found = trials.evaluate(
            arguments.inputs,
            options,
            labels=read_labels(arguments.labels) if arguments.labels else None,
            risks=() if arguments.recognizer_only else arguments.risk_threshold,
            spans=trials.Spans(arguments.spans),
            samples=arguments.bootstrap,
            progress=bar,
        )
    figures = json.dumps(found, indent=2)
    if arguments.out is None:
        print(figures)
        return messages.DONE
    try:
        arguments.out.mkdir(parents=True, exist_ok=True)
        (arguments.out / "evaluation.json").write_text(figures + "\n", encoding="utf-8")
    except OSError as error:
        raise OutputUnwritable(problem="not writable") from error
    print(table(found))
    return messages.DONE


COMMANDS: dict[str, Callable[[argparse.Namespace], int]] = {
    "redact": redact,
    "inspect": inspect,
    "index": index,
    "verify": verify,
    "train": train,
    "evaluate": evaluate,
}


def _redact_one(source: Path, target: Path, options: Options, *, force: bool) -> report.Outcome:
    try:
        with Bar(source.name) as bar:
            pipeline.check_target(source, target, force=force)
            examination = pipeline.examine(source, options, bar)
            plan = pipeline.plan(examination, options, bar)
            target.parent.mkdir(parents=True, exist_ok=True)
            proof = pipeline.produce(examination, plan, target, options, force=force, progress=bar)
    except Exception as error:
        return _failure(source, error)
    outcome = report.Outcome(
        file=source.name,
        output=target.name,
        exit_code=messages.DONE,
        reason="",
        report=proof,
        look_at=messages.look_at(proof.notices),
        removed=messages.removed(proof.notices),
    )
    _tell(source, target, plan, proof.counts, outcome)
    return outcome


def _failure(source: Path, error: Exception) -> report.Outcome:
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


def _tell(source: Path, target: Path, plan: MaskingPlan, counts: dict[str, int], outcome: report.Outcome) -> None:
    how = "proved least" if plan.proven_optimal else f"at most {plan.cost - plan.bound:.1f} nats above the least"
    print(f"{source} -> {target}")
    print(
        f"  Masked {counts.get('entities masked', 0)} entities in {counts.get('places masked', 0)} places, "
        f"kept {counts.get('entities kept', 0)}; {how}."
    )
    print("  Every check of the written file passed.")
    for line in outcome.look_at:
        print(f"  {line}")
    if outcome.removed:
        print(f"  Removed too: {', '.join(outcome.removed)}.")


def _summary(outcomes: list[report.Outcome]) -> int:
    """Lists the files that failed; the exit code of the worst failure, the most serious one being a leak."""
    failures = [each for each in outcomes if each.exit_code]
    if len(outcomes) > 1 and failures:
        print(f"\n{len(failures)} of {len(outcomes)} files could not be done:", file=sys.stderr)
        for each in failures:
            print(f"  {each.file}: {each.reason}", file=sys.stderr)
    return next((code for code in _WORST_FIRST if any(each.exit_code == code for each in failures)), messages.DONE)


def _nothing() -> int:
    print("There is no file in that folder.", file=sys.stderr)
    return messages.UNREADABLE


def _options(arguments: argparse.Namespace) -> Options:
    options = Options(
        mask=getattr(arguments, "mask", MaskStyle.BOX),
        terms=tuple(arguments.term),
        keep=tuple(arguments.keep),
        person=arguments.person,
        password=arguments.password,
        device=arguments.device,
        models=tuple(arguments.model),
        risk_flags=arguments.risk_flags,
        risk_seconds=arguments.risk_seconds,
        search_index=arguments.search_index,
        search_emulator=arguments.search_emulator,
    )
    if options.models:
        pipeline.prepare(options)
    return options


def _files(inputs: list[Path]) -> Iterator[Path]:
    """The files themselves, and every file below a folder but hidden ones and what Sable wrote."""
    for path in inputs:
        if not path.is_dir():
            yield path
            continue
        for each in sorted(path.rglob("*")):
            hidden = any(part.startswith(".") for part in each.relative_to(path).parts)
            if each.is_file() and not hidden and not each.stem.endswith(SUFFIX):
                yield each


def _keep_inputs(inputs: list[Path], *outputs: Path) -> None:
    """Refuse to write over what is to be read.

    Raises:
        OutputIsOriginal
    """
    originals = {each.resolve() for each in _files(inputs)}
    if any(output.resolve() in originals for output in outputs):
        raise OutputIsOriginal


def _targets(inputs: list[Path], output: Path | None) -> Iterator[tuple[Path, Path]]:
    """Each file with the place of its redacted copy; a folder's files keep their places below the target folder."""
    single = len(inputs) == 1 and not inputs[0].is_dir()
    if single and output and not output.is_dir():
        yield inputs[0], output
        return
    for path in inputs:
        for source in _files([path]):
            name = f"{source.stem}{SUFFIX}{_WRITTEN_AS.get(source.suffix.lower(), source.suffix)}"
            if output is None:
                yield source, source.with_name(name)
            else:
                below = source.parent.relative_to(path) if path.is_dir() else Path()
                yield source, output / below / name


def _write_reports(file: Path, outcomes: list[report.Outcome]) -> None:
    try:
        file.write_text(report.to_json(outcomes), encoding="utf-8")
        file.with_suffix(".html").write_text(report.to_html(outcomes), encoding="utf-8")
    except OSError as error:
        raise OutputUnwritable(problem="report") from error


@contextmanager
def _output(path: Path | None) -> Iterator[TextIO]:
    if path is None:
        yield sys.stdout
        return
    try:
        with path.open("w", encoding="utf-8") as file:
            yield file
    except OSError as error:
        raise OutputUnwritable(problem="not writable") from error
