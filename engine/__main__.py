"""The command line, `sable`."""

from __future__ import annotations

import multiprocessing
import sys

from engine import arguments, messages, offline
from engine.errors import SableError


def main(argv: list[str] | None = None) -> int:
    """Run one command.

    Returns:
        0 done, 1 failed, 2 usage, 3 unreadable or unsupported input, 4 verification failed, 5 cancelled.
    """
    offline.lock()
    multiprocessing.freeze_support()  # in a frozen application this is how the readers of `verify` start
    chosen = arguments.parser().parse_args(argv)
    # Imported here: the models and libraries behind the commands take seconds to load, `--help` must not.
    from engine import commands

    try:
        return commands.COMMANDS[chosen.command](chosen)
    except SableError as error:
        print(messages.sentence(error), file=sys.stderr)
        return messages.exit_code(error)
    except KeyboardInterrupt:
        print(messages.ERRORS["cancelled"], file=sys.stderr)
        return messages.CANCELLED


if __name__ == "__main__":
    sys.exit(main())
