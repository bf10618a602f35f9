"""Smoke test of a frozen application without a network: it works, and never asks for a connection.

python -m installer.smoke FOLDER

In a network namespace without interfaces (`unshare --net`), under `strace`, it redacts a PDF, a Word file, a text and a
scan on the command line, then opens, searches, exports and saves the same files in the window, off screen. It then
checks that no socket of any family but the local ones was requested, that every file exists, and that the name is gone
from the redacted scan.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from installer.contents import RESOURCES

NAME = "Maren Tolvald"
SCAN = f"Dear Dr. Smith,\n\nyesterday {NAME} came to the clinic in Bergen.\nHer number is 078-05-1120.\n"
_SAMPLES = ("complaint.pdf", "discharge-note.docx", "statement.txt")
_SOCKET = re.compile(r"socket(?:pair)?\((\w+)")
_LOCAL = {"AF_UNIX", "AF_NETLINK"}
"""Netlink only reports which interfaces exist, and Qt asks it; nothing leaves a machine by it."""


class SmokeFailed(Exception):
    """A failed step of the smoke test; its message says what went wrong."""


def smoke(folder: Path) -> dict[str, float]:
    """Run the test; return the seconds that each step took, by its name.

    Raises:
        SmokeFailed: a step failed, a file is missing, or a network socket was requested.
    """
    with tempfile.TemporaryDirectory(prefix="sable-smoke-") as place:
        work = Path(place)
        found = {**_command_line(folder, work / "command"), **_window(folder, work / "window")}
        found |= _shown(folder, work / "again")
    return found


def scan(path: Path) -> None:
    """Write a page as a scanner makes it: a picture in a PDF, and no text."""
    page = Image.new("L", (1240, 1754), 255)
    font = ImageFont.load_default(size=32)
    ImageDraw.Draw(page).multiline_text((120, 160), SCAN, fill=0, font=font, spacing=18)
    page.save(path, resolution=150)


def families(trace: str) -> set[str]:
    """Return the families of sockets that the system calls in a trace of `strace` requested."""
    return set(_SOCKET.findall(trace))


def _inputs(work: Path) -> list[Path]:
    work.mkdir()
    for name in _SAMPLES:
        shutil.copyfile(RESOURCES / "samples" / name, work / name)
    scan(work / "scan.pdf")
    return sorted(work.iterdir())


def _command_line(folder: Path, work: Path) -> dict[str, float]:
    sources = _inputs(work)
    begun = time.monotonic()
    _without_network([folder / "sable", "redact", *sources, "--term", NAME], work.with_suffix(".trace"))
    seconds = time.monotonic() - begun
    for source in sources:
        target = source.with_name(f"{source.stem}_redacted{source.suffix}")
        if not target.is_file():
            raise SmokeFailed(f"{source.name} was not redacted")
    _without_network(
        [folder / "sable", "verify", work / "scan_redacted.pdf", "--term", NAME], work.with_suffix(".trace")
    )  # ends with 4 if something leaks
    return {"four files on the command line": seconds}


def _window(folder: Path, work: Path) -> dict[str, float]:
    work.mkdir()
    scan(work / "scan.pdf")
    begun = time.time()
    _without_network([folder / "sable-desktop", "--self-test", work], work.with_suffix(".trace"))
    report = json.loads((work / "self-test.json").read_text(encoding="utf-8"))
    if report["failed"] or report["open"]:
        raise SmokeFailed(f"the window: {report['failed']}; connections: {report['open']}")
    if "no-network" not in report["guards"]:
        raise SmokeFailed("the process that opens documents is not closed in")
    documents = report["documents"].items()
    return {
        "window shown, under strace": report["shown"] - begun,
        **{f"{name} in the window, under strace": each["saved"] - each["begun"] for name, each in documents},
    }


def _shown(folder: Path, work: Path) -> dict[str, float]:
    """Return the time from the start of the program to the first picture of the window, with its files in memory."""
    begun = time.time()
    _run([folder / "sable-desktop", "--self-test", work], prefix=alone())
    report = json.loads((work / "self-test.json").read_text(encoding="utf-8"))
    return {"window shown, warm": report["shown"] - begun, "of that, processor time": report["processor"]}


def _without_network(command: list[Path | str], trace: Path) -> str:
    """Run a command without a network, and check that it requests none."""
    prefix = [*alone(), "strace", "-f", "-e", "trace=network", "-o", str(trace)]
    output = _run(command, prefix)
    asked = families(trace.read_text(encoding="utf-8", errors="replace")) - _LOCAL
    if asked:
        raise SmokeFailed(f"sockets of these families were asked for: {', '.join(sorted(asked))}")
    return output


def alone() -> list[str]:
    """Return the command prefix for a network namespace without interfaces."""
    return ["unshare", "--net"] if os.geteuid() == 0 else ["unshare", "--net", "--map-root-user"]


def _run(command: list[Path | str], prefix: list[str]) -> str:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "HOME": tempfile.gettempdir()}
    whole = [*prefix, *map(str, command)]
    done = subprocess.run(whole, env=environment, capture_output=True, text=True, timeout=1200, check=False)
    if done.returncode:
        raise SmokeFailed(f"{Path(str(command[0])).name} ended with {done.returncode}:\n{done.stdout}\n{done.stderr}")
    return done.stdout


def show(folder: Path) -> None:
    """Run the test and print the time of each step; end the program where anything fails."""
    try:
        found = smoke(folder)
    except SmokeFailed as error:
        sys.exit(f"FAILED: {error}")
    print("No socket but local ones was asked for.")
    print("\n".join(f"{seconds:8.1f} s  {what}" for what, seconds in found.items()))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Proves that a frozen application works without a network.")
    parser.add_argument("folder", type=Path)
    show(parser.parse_args().folder.resolve())
