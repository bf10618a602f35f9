"""Proves that a frozen application works where there is no network, and never asks for one.

python -m installer.smoke FOLDER

In a network namespace without interfaces (`unshare --net`), under `strace`, it redacts a PDF, a Word file, a text and a
scan on the command line, then opens, searches, exports and saves the same in the window, which nobody sees. Afterwards
no socket of any family but the local one was asked for, every file is there, and no name is left in it.
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
"""Netlink only tells which interfaces there are, and Qt asks it; nothing leaves a machine by it."""


class SmokeFailed(Exception):
    """What went wrong, in words."""


def smoke(folder: Path) -> dict[str, float]:
    """Seconds that each step took, by its name.

    Raises:
        SmokeFailed
    """
    with tempfile.TemporaryDirectory(prefix="sable-smoke-") as place:
        work = Path(place)
        found = {**_command_line(folder, work / "command"), **_window(folder, work / "window")}
        found |= _shown(folder, work / "again")
    return found


def scan(path: Path) -> None:
    """A page as a scanner makes it: a picture in a PDF, and no text."""
    page = Image.new("L", (1240, 1754), 255)
    font = ImageFont.load_default(size=32)
    ImageDraw.Draw(page).multiline_text((120, 160), SCAN, fill=0, font=font, spacing=18)
    page.save(path, resolution=150)


def families(trace: str) -> set[str]:
    """Families of sockets that system calls in the record of `strace` asked for."""
    return set(_SOCKET.findall(trace))


def _prepared(work: Path) -> list[Path]:
    work.mkdir()
    for name in _SAMPLES:
        shutil.copyfile(RESOURCES / "samples" / name, work / name)
    scan(work / "scan.pdf")
    return sorted(work.iterdir())


def _command_line(folder: Path, work: Path) -> dict[str, float]:
    sources = _prepared(work)
    begun = time.monotonic()
    _sealed([folder / "sable", "redact", *sources, "--term", NAME], work.with_suffix(".trace"))
    seconds = time.monotonic() - begun
    for source in sources:
        target = source.with_name(f"{source.stem}_redacted{source.suffix}")
        if not target.is_file():
            raise SmokeFailed(f"{source.name} was not redacted")
    _sealed(
        [folder / "sable", "verify", work / "scan_redacted.pdf", "--term", NAME], work.with_suffix(".trace")
    )  # ends with 4 where something leaks
    return {"four files on the command line": seconds}


def _window(folder: Path, work: Path) -> dict[str, float]:
    work.mkdir()
    scan(work / "scan.pdf")
    begun = time.time()
    _sealed([folder / "sable-desktop", "--self-test", work], work.with_suffix(".trace"))
    told = json.loads((work / "self-test.json").read_text(encoding="utf-8"))
    if told["failed"] or told["open"]:
        raise SmokeFailed(f"the window: {told['failed']}; connections: {told['open']}")
    if "no-network" not in told["guards"]:
        raise SmokeFailed("the process that opens documents is not closed in")
    documents = told["documents"].items()
    return {
        "window shown, under strace": told["shown"] - begun,
        **{f"{name} in the window, under strace": each["saved"] - each["begun"] for name, each in documents},
    }


def _shown(folder: Path, work: Path) -> dict[str, float]:
    """From the start of the program to the first picture of the window, the files being in memory."""
    begun = time.time()
    _run([folder / "sable-desktop", "--self-test", work], prefix=alone())
    told = json.loads((work / "self-test.json").read_text(encoding="utf-8"))
    return {"window shown, warm": told["shown"] - begun, "of that, processor time": told["processor"]}


def _sealed(command: list[Path | str], trace: Path) -> str:
    """Run it without a network, and see that it asks for none."""
    prefix = [*alone(), "strace", "-f", "-e", "trace=network", "-o", str(trace)]
    output = _run(command, prefix)
    asked = families(trace.read_text(encoding="utf-8", errors="replace")) - _LOCAL
    if asked:
        raise SmokeFailed(f"sockets of these families were asked for: {', '.join(sorted(asked))}")
    return output


def alone() -> list[str]:
    """A network namespace of its own, in which there is no interface."""
    return ["unshare", "--net"] if os.geteuid() == 0 else ["unshare", "--net", "--map-root-user"]


def _run(command: list[Path | str], prefix: list[str]) -> str:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "HOME": tempfile.gettempdir()}
    whole = [*prefix, *map(str, command)]
    done = subprocess.run(whole, env=environment, capture_output=True, text=True, timeout=1200, check=False)
    if done.returncode:
        raise SmokeFailed(f"{Path(str(command[0])).name} ended with {done.returncode}:\n{done.stdout}\n{done.stderr}")
    return done.stdout


def show(folder: Path) -> None:
    """Run it, and say how long everything took; ends the program where anything fails."""
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
