"""Every screen and state of the window, drawn to be looked at: `python -m tests.pictures.gallery FOLDER [STATE ...]`.

Unlike the pictures of the help pages these are kept nowhere. A screen shows frames, popups and dialogs where a user
sees them: run it under `xvfb-run -s "-screen 0 1440x900x24"` and a window manager, with QT_QPA_PLATFORM=xcb.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path


def main() -> None:
    """Draw the states that are named, or all, in one theme, language, text size and window size."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("states", nargs="*")
    parser.add_argument("--theme", default="light", choices=("light", "dark"))
    parser.add_argument("--language", default="en")
    parser.add_argument("--text-size", type=int, default=100, help="in per cent")
    parser.add_argument("--size", help="of the window, such as 1280x800; without, it takes the place of a first start")
    parser.add_argument("--font", default="Inter")
    parser.add_argument("--files", type=Path, nargs="*", default=[], help="more documents, each a state of its own")
    asked = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from engine.sandbox import offline

    offline.lock()
    from tests.pictures.states import draw

    draw(asked)


if __name__ == "__main__":
    main()
