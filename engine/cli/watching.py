"""`sable watch`: redacts what appears in a folder, with a line for each file, until it is interrupted."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from engine.batch.inputs import Request
from engine.batch.ledger import Entry, Ledger, State
from engine.batch.pool import Pool, Processes, cores
from engine.batch.watching import watch as watched
from engine.cli import output, terminal
from engine.cli.batching import LEDGER
from engine.core import messages
from engine.core.options import Options
from engine.core.printable import printable


def watch(arguments: argparse.Namespace, options: Options) -> int:
    """Redact the files of a folder as they appear.

    Returns:
        After an interruption: 0, or the exit code of the worst failure of this watch; "cancelled" where a file that
        was complete is left for the next time.
    """
    path = arguments.ledger or arguments.output / LEDGER
    lines = _Lines(arguments.folder)
    with Ledger(path) as ledger:
        if failed := 0 if arguments.retry else ledger.count(State.EXCEPTION):
            print(f"{failed} failed before, and are tried again only with --retry.", file=sys.stderr)
        request = Request(
            inputs=[arguments.folder],
            output=arguments.output,
            options=options,
            beside=Ledger.files(path),
            force=arguments.force,
            retry=arguments.retry,
        )
        tally = watched(
            request,
            ledger,
            lambda: _pool(arguments, options),
            lines.ended,
            interval=arguments.interval,
            ready=lines.ready,
            away=lines.away,
        )
    left = tally.total - tally.before - tally.done - tally.exceptions
    before = f", {tally.before:,} done before" if tally.before else ""
    terminal.say(f"Stopped: {tally.done:,} redacted and verified{before}, {tally.exceptions:,} failed, {left:,} left.")
    if left:
        print("What is left is redacted when the same command runs again.", file=sys.stderr)
        return messages.CANCELLED
    return lines.worst


def _pool(arguments: argparse.Namespace, options: Options) -> Pool:
    return Processes(options, arguments.workers or cores())


class _Lines:
    """Lines on the terminal: one for each file, by its place below the folder. `worst`: exit code of the worst file."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.worst = messages.DONE

    def ready(self) -> None:
        terminal.say(f"Watching {printable(self._folder)}; Ctrl+C ends it.")
        sys.stdout.flush()

    def away(self, is_away: bool) -> None:
        now = "can't be found; waiting for it" if is_away else "is back"
        print(f"{printable(self._folder)}: the folder {now}.", file=sys.stderr, flush=True)

    def ended(self, entry: Entry) -> None:
        source = Path(entry.source)
        name = printable(terminal.label_below(source, [self._folder.absolute()]))
        if entry.state is State.EXCEPTION:
            self.worst = output.worse(self.worst, entry.exit_code)
            shown = terminal.coloured(name, "failed", sys.stderr)
            print(f"{shown}: {' '.join(entry.reason.split())}", file=sys.stderr, flush=True)
            return
        entities = f"{entry.masked} {'entity' if entry.masked == 1 else 'entities'} masked or changed"
        kept = f", {entry.kept} kept" if entry.kept else ""
        terminal.say(f"{name} -> {printable(entry.output)}: {entities}{kept}; every check passed.")
        for line in filter(None, entry.look_at.split("\n")):
            terminal.say(f"  {terminal.coloured(line, 'warning', sys.stdout)}")
        sys.stdout.flush()
