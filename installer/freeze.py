"""Frozen application: builds one folder with `sable` and `sable-desktop`, and prints its sizes by part.

python -m installer.freeze [--out dist]
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from importlib.metadata import Distribution, distribution, packages_distributions
from pathlib import Path

from engine import __version__
from engine.documents import ocr_data
from installer import contents, licences
from installer.contents import ROOT

_APPLICATION = "sable"
_INNER = "_internal"
_OCR = ("eng",)


def commit_time() -> str:
    """Return the commit's time in seconds since 1970, for everything that stores a time; 0 without a commit."""
    return _git("log", "-1", "--format=%ct") or "0"


def freeze(out: Path) -> Path:
    """Build the application and return its folder below `out`. The same commit, environment and place give the same
    bytes.
    """
    environment = {**os.environ, "PYTHONHASHSEED": "0", "SOURCE_DATE_EPOCH": commit_time()}
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"]
    paths = ["--workpath", str(ROOT / "build" / "pyinstaller"), "--distpath", str(out)]
    subprocess.run([*command, *paths, str(ROOT / "installer" / "sable.spec")], env=environment, check=True)
    folder = out / _APPLICATION
    _strip(folder / _INNER)
    copy_ocr(folder / _INNER / "resources" / "ocr")
    licences.write(folder / "licences", inside(folder))
    (folder / "release.json").write_text(json.dumps(release(), indent=1) + "\n", encoding="utf-8")
    return folder


def release() -> dict[str, str]:
    """Return version, commit and Python version of this release."""
    return {"version": __version__, "commit": _git("rev-parse", "HEAD") or "unknown", "python": sys.version.split()[0]}


def inside(folder: Path) -> list[Distribution]:
    """Return the distributions with at least one file in the folder."""
    known = packages_distributions()
    names = {name for each in (folder / _INNER).iterdir() for name in known.get(each.name.partition(".")[0], ())}
    return [distribution(name) for name in sorted(names - {_APPLICATION})]


def copy_ocr(target: Path) -> None:
    """Copy Tesseract's English data from this machine to where `engine.documents.ocr_data` looks first."""
    known = ocr_data.folder(_OCR)
    if known is None:
        sys.exit("What Tesseract knows of English is not installed here. On Debian: apt install tesseract-ocr-eng")
    target.mkdir(parents=True, exist_ok=True)
    for language in _OCR:
        shutil.copyfile(known / f"{language}.traineddata", target / f"{language}.traineddata")


def sizes(folder: Path) -> Counter[str]:
    """Return bytes by the first folder inside the application; files outside such folders count as one."""
    found: Counter[str] = Counter()
    for path in folder.rglob("*"):
        if path.is_file() and not path.is_symlink():
            parts = path.relative_to(folder).parts
            parts = parts[1:] if parts[0] == _INNER else parts
            name = parts[0] if len(parts) > 1 else "programs and shared libraries"
            found[re.sub(r"(\.libs|-[\d.]+\.dist-info)$", "", name)] += path.stat().st_size
    return found


def table(found: Counter[str], lines: int = 25) -> str:
    """Return the sizes as lines in MiB, the largest first."""
    shown = found.most_common(lines)
    rest = found.total() - sum(size for _, size in shown)
    rows = [*shown, ("the rest", rest), ("all", found.total())]
    return "\n".join(f"{size / (1 << 20):8.1f}  {name}" for name, size in rows)


def _strip(inner: Path) -> None:
    if sys.platform == "linux":
        for path in inner.rglob("*.so*"):
            if not path.is_symlink() and contents.stripped(path.relative_to(inner).as_posix()):
                subprocess.run(["strip", "--strip-unneeded", "--enable-deterministic-archives", str(path)], check=True)


def _git(*arguments: str) -> str:
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.strip()


def main() -> None:
    """Build the application, and print its sizes."""
    parser = argparse.ArgumentParser(description="Builds the frozen application.")
    parser.add_argument("--out", type=Path, default=ROOT / "dist")
    folder = freeze(parser.parse_args().out)
    print(f"{folder}\n{table(sizes(folder))}")


if __name__ == "__main__":
    main()
