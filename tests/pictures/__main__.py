"""`make pictures`, or `python -m tests.pictures [NAME ...]`."""

from __future__ import annotations

import os
import sys


def main() -> None:
    """The processes that the window starts load this file once more: what they don't need is imported here."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from engine.sandbox import offline

    offline.lock()
    from tests.pictures.scenes import draw

    draw(sys.argv[1:])


if __name__ == "__main__":
    main()
