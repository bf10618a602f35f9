"""The command line, `sable`."""

from __future__ import annotations

import multiprocessing
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from engine import arguments, beforehand, isolation, messages, offline, targets
from engine.errors import SableError

# Commands that parse files of somebody else's.
_OPENS_FILES = ("redact", "inspect", "verify", "compare", "audit", "index")
_STOPS = ("SIGTERM", "SIGHUP", "SIGBREAK")  # as far as the system has them


def main(argv: list[str] | None = None) -> int:
    """Run one command.

    Returns:
        0 done, 1 failed, 2 usage, 3 unreadable or unsupported input, 4 verification failed, 5 cancelled.
    """
    offline.lock()
    isolation.leave_no_image()
    multiprocessing.freeze_support()  # in a frozen application this is how other processes start
    chosen = arguments.parser().parse_args(argv)
    with _heard():
        try:
            targets.check(chosen)
            if (code := beforehand.refused(chosen)) is not None:
                return code
            if chosen.command == "policies":
                return beforehand.print_policies(chosen)
            if chosen.command in _OPENS_FILES:
                isolation.warm()
            # Imported here: the models and libraries behind the commands take seconds to load; `--help` and what can't
            # succeed must not wait for them.
            from engine import commands

            return commands.COMMANDS[chosen.command](chosen)
        except SableError as error:
            print(messages.sentence(error), file=sys.stderr)
            return messages.exit_code(error)
        except KeyboardInterrupt:
            print(messages.ERRORS["cancelled"], file=sys.stderr)
            return messages.CANCELLED


@contextmanager
def _heard() -> Iterator[None]:
    """Whoever ends the program in an orderly way is heard like Ctrl-C, so that nothing is left behind."""
    numbers = [getattr(signal, name) for name in _STOPS if hasattr(signal, name)]
    before = {number: signal.signal(number, signal.default_int_handler) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


if __name__ == "__main__":
    sys.exit(main())
