"""`python -m engine`: the command line, `sable`."""

from __future__ import annotations

import os
import signal
from types import FrameType
from typing import NoReturn

_CANCELLED = 5  # `engine.core.messages.CANCELLED`, which is not imported yet


def run() -> NoReturn:
    """Run `sable` as the whole process. Interrupted while it starts, it ends at once: nothing has been opened yet."""
    signal.signal(signal.SIGINT, _end)
    from engine.cli import main

    main.run()


def _end(_number: int, _frame: FrameType | None) -> None:
    os.write(2, b"Stopped. Nothing was written.\n")
    os._exit(_CANCELLED)


if __name__ == "__main__":
    run()
