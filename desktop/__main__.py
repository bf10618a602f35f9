"""`python -m desktop` and the command `sable-desktop`: closes the network lock, then shows the window."""

from __future__ import annotations

import multiprocessing

from engine.sandbox import offline


def main() -> None:
    """Close the network lock before anything is loaded that could open a connection, then run the window."""
    offline.lock()
    multiprocessing.freeze_support()  # a frozen application starts its other processes this way
    from desktop import app

    app.main()


if __name__ == "__main__":
    main()
