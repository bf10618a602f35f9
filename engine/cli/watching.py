"""`sable watch`: redacts what appears in a folder, with a line for each file, until it is interrupted."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from engine.batch.inputs import Request
from engine.batch.ledger import Ledger, LedgerEntry, LedgerState, place
from engine.batch.pool import Pool, Processes, cores
from engine.batch.watching import watch as watched
from engine.cli import output, terminal
from engine.cli.batching import opened
from engine.cli.speech import say
from engine.core import messages
from engine.core.options import Options
from engine.core.printable import printable


def watch(arguments: argparse.Namespace, options: Options) -> int:
    """Redact the files of a folder as they appear.

    Returns:
        After an interruption: 0, or the exit code of the worst failure of this watch; "cancelled" where a file that
        was complete is left for the next time.
    """
    path = arguments.ledger or place(arguments.output)
    lines = _Lines(arguments.folder)
    with opened(arguments) as ledger:
        if failed := 0 if arguments.retry else ledger.count(LedgerState.EXCEPTION):
            print(say("cli.watch-failed", count=failed), file=sys.stderr)
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
    figures = {"done": tally.done, "failed": tally.exceptions + tally.refused, "left": left}
    if before := tally.before - tally.refused:
        terminal.say(say("cli.watch-stopped-before", before=before, **figures))
    else:
        terminal.say(say("cli.watch-stopped", **figures))
    if left:
        print(say("cli.watch-left"), file=sys.stderr)
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
        terminal.say(say("cli.watching", name=printable(self._folder)))
        sys.stdout.flush()

    def away(self, is_away: bool) -> None:
        code = "cli.watch-away" if is_away else "cli.watch-back"
        print(say(code, name=printable(self._folder)), file=sys.stderr, flush=True)

    def ended(self, entry: LedgerEntry) -> None:
        source = Path(entry.source)
        name = printable(terminal.label_below(source, [self._folder.absolute()]))
        if entry.state is LedgerState.EXCEPTION:
            self.worst = output.worse(self.worst, entry.exit_code)
            shown = terminal.coloured(name, "failed", sys.stderr)
            print(f"{shown}: {' '.join(entry.reason.split())}", file=sys.stderr, flush=True)
            return
        named = {"name": name, "target": printable(entry.output), "count": entry.masked}
        done = say("cli.watch-done-kept", kept=entry.kept, **named) if entry.kept else say("cli.watch-done", **named)
        terminal.say(done)
        for line in filter(None, entry.look_at.split("\n")):
            terminal.say(f"  {terminal.coloured(line, 'warning', sys.stdout)}")
        sys.stdout.flush()
