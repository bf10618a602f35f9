"""Speed of the window: first page, first highlight, longest stall of its event loop, memory.

Each document is opened in a process of its own that starts as the program does. Times are those of a clock; beside the
longest stall stands the most time of the processor that the whole process took between two looks at the event loop, and
that the thread of the window took: on a busy machine the rest is what others took, and no handler of the window runs
longer than the last figure.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pymupdf

_LINES = (
    "Maren Tolvald, a harbor pilot from Saltby, was born on 12 March 1981 and lived at 14 Quay Street.",
    "She was treated for a fractured wrist in the clinic of Orrin Valley and returned to work in May 2019.",
    "Her brother Jonas Tolvald, reached at jonas@example.com or 555-0142, owns a boat yard in Lund.",
)
_LINES_A_PAGE, _LINE_HEIGHT = 40, 1.8
_SETTLE = 3.0
"""Seconds after the start in which the program loads what it needs, as it does while a person looks for a file."""
_LONGEST = 3600.0
_CLOCKS = "stall", "processor", "thread of the window"


def main(results: Path) -> None:
    """A table on the screen and in `window.tsv`; see `columns` for the units."""
    columns = (
        "pages",
        "first page, s",
        "first highlight, s",
        "all, s",
        "longest stall, s",
        "of processor, s",
        "of the window's thread, s",
        "MiB window",
        "MiB all",
    )
    lines = ["\t".join(columns)]
    for pages, whole in ((100, True), (300, False), (1000, False)):
        path = results / f"lines-{pages}.pdf"
        _write(path, pages)
        command = [sys.executable, "-m", "tests.benchmarks.window", str(path), "whole" if whole else "opening"]
        told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        lines.append(_row(pages, json.loads(told.splitlines()[-1])))
    print("\n".join(lines))
    (results / "window.tsv").write_text("\n".join(lines) + "\n", encoding="utf-8")


def _row(pages: int, measured: dict[str, object]) -> str:
    return "\t".join([str(pages), *(str(each) for each in measured.values())])


def _write(path: Path, pages: int) -> None:
    with pymupdf.open() as document:
        for page in range(pages):
            lines = [f"{page}.{line} {_LINES[line % len(_LINES)]}" for line in range(_LINES_A_PAGE)]
            document.new_page().insert_text((50, 60), lines, fontsize=9, lineheight=_LINE_HEIGHT)
        document.save(path)


def measure(path: Path, *, whole: bool) -> dict[str, object]:
    """Open one file as the program does.

    Args:
        whole: until it is examined; else until the first highlight.
    """
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from engine.sandbox import offline

    offline.lock()
    from PySide6.QtCore import QTimer

    from desktop import app, themes
    from desktop.main_window import MainWindow
    from desktop.sessions.session import Phase
    from engine.core.options import Options

    application = app.application(["sable"])
    window = MainWindow(application, Options(), themes.LIGHT)
    window.warm()
    window.show()
    _run(application, lambda: False, _SETTLE)
    clocks = time.perf_counter, time.process_time, time.thread_time
    stalls: list[list[float]] = []
    before = [clock() for clock in clocks]

    def note() -> None:
        now = [clock() for clock in clocks]
        stalls.append([end - begin for begin, end in zip(before, now, strict=True)])
        before[:] = now

    probe = QTimer()
    probe.timeout.connect(note)
    probe.start(10)
    begun = time.perf_counter()
    firsts: dict[str, float] = {}
    window.pictures.drawn.connect(lambda *_: firsts.setdefault("page", time.perf_counter() - begun))
    window.open_files([path])
    session = window.documents.views[0].session
    session.findings_changed.connect(
        lambda: firsts.setdefault("found", time.perf_counter() - begun) if session.findings else None
    )
    until = (lambda: session.phase is not Phase.WORKING) if whole else (lambda: {"page", "found"} <= firsts.keys())
    _run(application, until, _LONGEST)
    probe.stop()
    taken = time.perf_counter() - begun
    own, children = _resident(os.getpid()), sum(map(_resident, _children(os.getpid())))
    window.close()
    return {
        "first page": round(firsts["page"], 2),
        "first highlight": round(firsts["found"], 2),
        "all": round(taken, 1) if whole else "",
        **{name: round(max(longest), 3) for name, longest in zip(_CLOCKS, zip(*stalls, strict=True), strict=True)},
        "own": own,
        "with children": own + children,
    }


def _run(application: object, until: object, seconds: float) -> None:
    end = time.perf_counter() + seconds
    while time.perf_counter() < end and not until():  # type: ignore[operator]
        application.processEvents()  # type: ignore[attr-defined]
        time.sleep(0.001)


def _resident(process: int) -> int:
    """MiB."""
    try:
        pages = int(Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE") >> 20


def _children(process: int) -> list[int]:
    found = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii").split()
    return [int(each) for each in found]


if __name__ == "__main__":
    print(json.dumps(measure(Path(sys.argv[1]), whole=sys.argv[2] == "whole")))
