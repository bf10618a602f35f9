"""`python -m desktop` and the command `sable-desktop`: closes the network lock, then shows the window."""

from __future__ import annotations

import faulthandler
import multiprocessing
import sys

from engine.sandbox import leave_no_image, offline


def main() -> None:
    """Close the network lock before anything is loaded that could open a connection, then run the window.

    If it crashes, its memory, which holds documents, is not written to the disk; the terminal, if there is one, says in
    which functions it was, and nothing of what they held.
    """
    offline.lock()
    leave_no_image()
    multiprocessing.freeze_support()  # a frozen application starts its other processes this way
    if sys.stderr:
        faulthandler.enable()
    from desktop import app

    app.main()


if __name__ == "__main__":
    main()
