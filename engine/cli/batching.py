"""`sable batch`: runs or resumes a batch, with progress, and prints exceptions and checks."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from tqdm import tqdm

from engine.batch import run
from engine.batch.inputs import Columns, Request
from engine.batch.ledger import FORMS, Ledger, LedgerEntry, LedgerState, not_as_written, place
from engine.batch.pool import Pool, Processes, cores
from engine.batch.run import BatchTally
from engine.cli import output, terminal
from engine.cli.speech import say
from engine.core import disk, messages
from engine.core.options import Options
from engine.core.printable import printable


def batch(arguments: argparse.Namespace, options: Options) -> int:
    """Redact the documents that are not done yet, or only list exceptions or changed copies.

    Returns:
        The exit code of the worst exception, also of one of an earlier run.
    """
    only_listed = arguments.exceptions or arguments.check
    path = arguments.ledger or place(arguments.output)
    with opened(arguments, new=not only_listed) as ledger:
        if not only_listed:
            try:
                _work(arguments, options, ledger, path)
            except KeyboardInterrupt:
                print(say("cli.batch-stopped"), file=sys.stderr)
                return messages.CANCELLED
        if arguments.report:
            disk.write(arguments.report, FORMS[arguments.report.suffix.lower()](ledger))
        if arguments.check:
            return _check(ledger)
        return _exceptions(ledger)


def opened(arguments: argparse.Namespace, *, new: bool = True) -> Ledger:
    """Return the ledger that the user named, or that of the folder of redacted copies."""
    if arguments.ledger:
        return Ledger(arguments.ledger, new=new)
    return Ledger.of_folder(arguments.output, new=new)


def _work(arguments: argparse.Namespace, options: Options, ledger: Ledger, path: Path) -> None:
    output.warn_of_links(arguments.inputs)
    text, identity = arguments.text_column, arguments.id_column
    request = Request(
        inputs=arguments.inputs,
        output=arguments.output,
        options=options,
        columns=None if text is None else Columns(text, identity),
        beside=tuple(filter(None, (*Ledger.files(path), arguments.report))),
        force=arguments.force,
        retry=arguments.retry,
    )
    with _Meter() as meter:
        done = run.run(request, ledger, lambda: _pool(arguments, options), meter.show)
        terminal.say(meter.summary(done))


def _pool(arguments: argparse.Namespace, options: Options) -> Pool:
    if arguments.cluster is None:
        return Processes(options, arguments.workers or cores())
    # Imported here: only users of a cluster need it.
    from engine.batch.cluster import Cluster

    return Cluster(options, arguments.cluster, arguments.workers)


def _exceptions(ledger: Ledger) -> int:
    found = 0
    worst = messages.DONE
    for entry in ledger.entries(LedgerState.EXCEPTION):
        found += 1
        worst = output.worse(worst, entry.exit_code)
        print(f"{printable(_name(entry))}: {printable(entry.reason)}", file=sys.stderr)
    if found:
        print(say("cli.batch-failed", count=found), file=sys.stderr)
    return worst


def _check(ledger: Ledger) -> int:
    changed = 0
    for path in not_as_written(ledger):
        changed += 1
        print(say("cli.batch-changed", name=printable(path)), file=sys.stderr)
    print(say("cli.batch-checked", done=ledger.count(LedgerState.DONE), changed=changed))
    return messages.NOT_VERIFIED if changed else messages.DONE


def _name(entry: LedgerEntry) -> str:
    return say("cli.row", file=entry.source, row=entry.row) if entry.row else entry.source


class _Meter:
    """Progress of a batch on a terminal: documents done, speed, and remaining time."""

    def __init__(self) -> None:
        tqdm.monitor_interval = 0  # no thread: workers are forked from this process
        self._bar = tqdm(
            leave=False,
            disable=terminal.is_quiet() or not sys.stderr.isatty(),
            bar_format="{desc} "
            + say("cli.batch-bar", bar="{bar}", done="{n:,}", total="{total:,}", speed="{postfix}", left="{remaining}"),
        )
        self._begun = 0.0

    def __enter__(self) -> _Meter:
        return self

    def __exit__(self, *error: object) -> None:
        self._bar.close()

    def show(self, tally: BatchTally) -> None:
        if tally.done + tally.exceptions and not self._begun:
            # The remaining time is estimated from here on, without what earlier runs have done.
            self._begun = time.monotonic()
            self._bar.reset(total=tally.total - tally.before)
        self._bar.n = tally.done + tally.exceptions
        self._bar.set_postfix_str(f"{self._speed(tally):,.0f}", refresh=False)
        self._bar.refresh()

    def summary(self, tally: BatchTally) -> str:
        # The documents that are listed below are those that failed in any run.
        figures = {"done": tally.done, "total": tally.total, "failed": tally.exceptions + tally.refused}
        speed = round(self._speed(tally))
        if before := tally.before - tally.refused:
            return say("cli.batch-done-before", before=before, speed=speed, **figures)
        return say("cli.batch-done", speed=speed, **figures)

    def _speed(self, tally: BatchTally) -> float:
        return tally.words / max(time.monotonic() - self._begun, 1e-3) if self._begun else 0.0
