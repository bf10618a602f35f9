"""Licences of all distributed parts: the text of each distribution, and a notice before them."""

from __future__ import annotations

import shutil
from collections.abc import Iterable
from importlib.metadata import Distribution
from pathlib import Path

from installer.contents import RESOURCES, ROOT

_FILES = ("licen", "copying", "notice", "author")
"""The beginnings of names of licence files, in lower case."""

NOTICE = """\
Sable is free software under the GNU Affero General Public License, version 3 or later (LICENSE): you may use, study,
change and pass it on; whoever you pass it on to, or let use it over a network, may have its source from you. The
source of this release is the repository at the commit that `release.json` names, with the versions of
`constraints.txt`. It comes with no warranty.

PyMuPDF and MuPDF are under the same licence.

Qt for Python (PySide6, shiboken6) and Qt itself are under the GNU Lesser General Public License, version 3. They lie
beside Sable as shared libraries of their own, unchanged: you may replace them by others of the same interface (put your
libQt6*.so.6, Qt6*.dll or Qt*.framework in place of those in PySide6/Qt/lib, or install another PySide6 in the bundle's
environment), and may take Sable apart to find errors in doing so. Their source is at the same version on PyPI and in
Qt's repositories.

Everything else is under licences that ask for its notice to be kept: one folder for each below `licences`.
The bundled models, lists and samples: `resources/manifest.json`.
"""


def write(folder: Path, distributions: Iterable[Distribution]) -> dict[str, str]:
    """Write all licence texts into `folder`; return the licence of each distribution as its metadata names it."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "NOTICE.txt").write_text(NOTICE, encoding="utf-8")
    shutil.copyfile(ROOT / "LICENSE", folder / "LICENSE")
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
