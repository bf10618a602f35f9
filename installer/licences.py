"""Licences of all distributed parts: the text of each distribution, the notice, and the texts that it names."""

from __future__ import annotations

import shutil
from collections.abc import Iterable
from importlib.metadata import Distribution
from pathlib import Path

from installer.contents import RESOURCES, ROOT

_FILES = ("licen", "copying", "notice", "author")
"""The beginnings of names of licence files, in lower case."""


def write(folder: Path, distributions: Iterable[Distribution]) -> dict[str, str]:
    """Write the notice and all licence texts into `folder`; return the licence of each distribution as its metadata
    names it.
    """
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(ROOT / "NOTICE", folder / "NOTICE.txt")
    shutil.copyfile(ROOT / "LICENSE", folder / "LICENSE")
    shutil.copytree(ROOT / "LICENSES", folder / "texts", dirs_exist_ok=True)
    shutil.copyfile(RESOURCES / "manifest.json", folder / "resources.json")
    found = {}
    for each in sorted(distributions, key=lambda each: each.name.lower()):
        found[each.name] = _named(each)
        for file in each.files or ():
            inside = ".dist-info" in file.parts[0]
            if inside and file.name.lower().startswith(_FILES) and (path := Path(str(file.locate()))).is_file():
                target = folder / each.name / "-".join(file.parts[1:])
                target.parent.mkdir(exist_ok=True)
                shutil.copyfile(path, target)
    lines = [f"{name}: {licence}" for name, licence in found.items()]
    (folder / "INDEX.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return found


def _named(distribution: Distribution) -> str:
    metadata = distribution.metadata.json
    if expression := metadata.get("license_expression"):
        return str(expression)
    classified = [each.rpartition(" :: ")[2] for each in metadata.get("classifier", ()) if each.startswith("License")]
    first = next(iter(str(metadata.get("license") or "").splitlines()), "")
    return ", ".join(classified) or first[:100] or "see its folder"
