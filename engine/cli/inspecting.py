"""`sable inspect`: findings, risks and the redaction plan of each file, as JSON or in words."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Generator, Sequence
from contextlib import closing
from functools import partial
from itertools import repeat
from pathlib import Path
from typing import TYPE_CHECKING

from engine import reports
from engine.cli import described, output, speech, terminal
from engine.cli.output import ProgressBar
from engine.cli.speech import say
from engine.core import disk, messages, paths
from engine.core.options import Device, Inference, Options
from engine.core.printable import printable
from engine.core.progress import SILENT, Progress
from engine.core.types import Examination
from engine.pipeline import flow
from engine.reports import inspection

if TYPE_CHECKING:
    from engine.batch.pool import Job, JobFailed, Said

_ENOUGH = 8  # files for which several processes are worth their start
_PATIENCE = 60.0  # seconds until workers are looked after, if none answers

Lines = tuple[str, ...]


def inspect(arguments: argparse.Namespace, options: Options) -> int:
    """Print a record or a description of each file; draw the curve of one."""
    several = len(arguments.inputs) > 1 or arguments.inputs[0].is_dir()
    if unfit := [name for name in ("curve", "xfdf") if several and getattr(arguments, name)]:
        print(say("cli.for-one-document", name=f"--{unfit[0]}"), file=sys.stderr)
        return messages.USAGE
    output.warn_of_links(arguments.inputs)
    sources = tuple(paths.below(arguments.inputs))
    done: list[reports.Outcome] = []
    failed: list[str] = []
    with output.output(arguments.output) as file, closing(_ahead(arguments, options, sources)) as ahead:
        for source, known in zip(sources, ahead, strict=True):
            name = terminal.label_below(source, arguments.inputs)
            try:
                # What another process could not do is done again here, where a password can be asked for.
                lines = known or _lines(arguments, source, name, options)
            except Exception as error:
                done.append(output.failure(source, error, name=name))
                failed.append(terminal.label(source))
                continue
            print(*lines, sep="\n", file=file, flush=True)
            done.append(reports.Outcome.only_read(source.name))
    return output.summary(done, failed, only_read=True, file=sys.stderr) if done else output.nothing()


def _ahead(
    arguments: argparse.Namespace, options: Options, sources: Sequence[Path]
) -> Generator[Lines | None, None, None]:
    """Yield for each file, in their order, what another process says about it; None where none was asked, or failed."""
    if len(sources) < _ENOUGH or arguments.hidden or sys.platform != "linux":
        yield from repeat(None, len(sources))
        return
    # Imported here: one file needs no processes.
    from engine.batch import pool
    from engine.batch.pool import Job, Said
    from engine.models import device

    workers = min(pool.cores(), len(sources))
    if workers < 2 or (options.device is not Device.CPU and device.cards()):
        yield from repeat(None, len(sources))
        return
    processes = pool.Processes(options, workers, partial(_said, arguments))
    try:
        said: dict[int, Lines | None] = {}
        given = 0
        for number in range(len(sources)):
            while number not in said:
                while processes.room and given < len(sources):
                    processes.give(Job(given, sources[given], b""))
                    given += 1
                for each in processes.answers(_PATIENCE):
                    said[each.number] = each.lines if isinstance(each, Said) else None
            yield said.pop(number)
    finally:
        processes.stop()


def _said(arguments: argparse.Namespace, job: Job, options: Options) -> Said | JobFailed:
    """Answer a job in a worker process, which asks for nothing and draws nothing."""
    from engine.batch import pool
    from engine.batch.pool import Said

    terminal.set_quiet(True)
    try:
        examination = flow.examine(job.name, options)
        return Said(job.number, _described(arguments, examination, options, SILENT))
    except Exception as error:
        return pool.failed(job.number, error)


def _lines(arguments: argparse.Namespace, source: Path, name: str, options: Options) -> Lines:
    """Return what is printed about a file; draw its curve and write its marks, where they are asked for."""
    if arguments.hidden:
        from engine.cli import releasing

        found = terminal.with_password(source, options, partial(releasing.panel, source, name))[0]
        return (found.line() if arguments.plain else json.dumps(found.record()),)
    examination, opened = terminal.with_password(source, options, partial(_examined, source, name))
    with ProgressBar(name) as bar:
        lines = _described(arguments, examination, options, bar)
        if arguments.curve:
            from engine.pipeline import trade_offs

            trade_offs.draw(examination, options, arguments.curve, bar, speech.catalogue())
        if arguments.xfdf:
            from engine.pipeline import side_outputs

            disk.write(
                arguments.xfdf, side_outputs.marks(examination, flow.plan(examination, options, bar), opened, bar)
            )
    return lines


def _examined(source: Path, name: str, options: Options) -> Examination:
    with ProgressBar(name) as bar:
        return flow.examine(source, options, bar)


def _described(arguments: argparse.Namespace, examination: Examination, options: Options, progress: Progress) -> Lines:
    plan = flow.plan(examination, options, progress)
    weighed = flow.consequences(examination, options, progress)
    exposures = (weighed.exposure(), weighed.exposure(plan.decisions))
    attacked = options.inference is not Inference.OFF
    inferred = (weighed.inferred(), weighed.inferred(plan.decisions)) if attacked else None
    if not arguments.plain:
        record = inspection.record(examination, plan, exposures=exposures, inferred=inferred, with_text=arguments.text)
        if terminal.is_piped(examination.document.path):
            record["file"] = str(terminal.STANDARD)
        return (json.dumps(record, ensure_ascii=False),)
    guesses = described.guessed(examination.document, inferred[1], ran=weighed.attacked) if inferred else ()
    return tuple(map(printable, (*described.findings(examination, plan), *described.exposed(*exposures), *guesses)))
