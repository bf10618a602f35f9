"""`python -m desktop` and the command `sable-desktop`: closes the network lock, then shows the window."""

from __future__ import annotations

import multiprocessing

from engine.sandbox import offline


def main() -> None:
    """The lock comes first: only then anything is loaded that could open a connection."""
    offline.lock()
    multiprocessing.freeze_support()  # in a frozen application this is how other processes start
    from desktop import app

    app.main()


if __name__ == "__main__":
    main()
