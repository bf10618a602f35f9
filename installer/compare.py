"""Comparison of two builds of the same commit, file by file.

python -m installer.compare FIRST SECOND     ends with 1 where they differ
"""

from __future__ import annotations

import argparse
import filecmp
import sys
from collections.abc import Iterator
from pathlib import Path


def differences(first: Path, second: Path) -> Iterator[str]:
    """Yield the files that one folder lacks, or has with other bytes, other rights or another target of a link."""
    ours, theirs = (_below(each) for each in (first, second))
    for name in sorted(ours | theirs):
        if name not in theirs or name not in ours:
            yield f"only in the {'first' if name in ours else 'second'}: {name}"
        elif not _same(first / name, second / name):
            yield f"differs: {name}"


def _below(folder: Path) -> set[str]:
    return {each.relative_to(folder).as_posix() for each in folder.rglob("*") if each.is_symlink() or each.is_file()}


def _same(first: Path, second: Path) -> bool:
    if first.is_symlink() or second.is_symlink():
        return first.is_symlink() and second.is_symlink() and first.readlink() == second.readlink()
    return first.stat().st_mode == second.stat().st_mode and filecmp.cmp(first, second, shallow=False)


def main() -> None:
    """Print the differences between the two folders; end with 1 if there are any."""
    parser = argparse.ArgumentParser(description="Compares two builds of the same commit.")
    parser.add_argument("first", type=Path)
    parser.add_argument("second", type=Path)
    asked = parser.parse_args()
    found = list(differences(asked.first, asked.second))
    print("\n".join(found) or "The two are the same, byte by byte.")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
