"""What is kept between two runs: the person's decisions by the hash of the document, and which files were open.

No text of a document is kept, no name and no password: decisions are offsets, options those that hold none.
"""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import appdirs

from desktop.sessions.review import Review
from engine.options import MaskStyle, Method, Options

_VERSION = 1
_MOST_RECENT = 8


@dataclass(frozen=True, slots=True)
class Record:
    """`text_sha256`: of the text as it was read; offsets mean nothing in another one."""

    text_sha256: str
    options: Options
    review: Review


class Records:
    """A folder of such files. What can't be read is as if it were not there; what can't be written is not kept."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder or Path(appdirs.user_data_dir("sable"))

    @property
    def folder(self) -> Path:
        return self._folder

    def load(self, sha256: str, options: Options) -> Record | None:
        """What was kept for the file of that hash; `options` are those that no record holds."""
        try:
            kept = json.loads(self._file(sha256).read_text(encoding="utf-8"))
            return _decoded(kept, options) if kept["version"] == _VERSION else None
        except (OSError, ValueError, KeyError, TypeError, AttributeError):
            return None

    def save(self, sha256: str, record: Record) -> None:
        _write(self._file(sha256), _encoded(sha256, record))

    def recent(self) -> dict[Path, str]:
        """The files that were opened last, the newest first, with their hashes."""
        try:
            kept = json.loads((self._folder / "recent.json").read_text(encoding="utf-8"))
            return {Path(path): str(sha256) for path, sha256 in kept.items()}
        except (OSError, ValueError, TypeError, AttributeError):
            return {}

    def opened(self, path: Path, sha256: str) -> bool:
        """Put a file at the head of the list. Returns whether it is another one than it was under this name."""
        before = self.recent()
        latest = [(path, sha256), *((each, known) for each, known in before.items() if each != path)]
        _write(self._folder / "recent.json", {str(each): known for each, known in latest[:_MOST_RECENT]})
        return path in before and before[path] != sha256

    def forget_recent(self) -> None:
        with suppress(OSError):
            (self._folder / "recent.json").unlink(missing_ok=True)

    def _file(self, sha256: str) -> Path:
        return self._folder / "sessions" / f"{sha256}.sable"


def text_hash(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def _encoded(sha256: str, record: Record) -> dict[str, Any]:
    options = record.options
    return {
        "version": _VERSION,
        "sha256": sha256,
        "text_sha256": record.text_sha256,
        "options": {
            "policy": options.policy,
            "method": options.method,
            "mask": options.mask,
            "k": options.k,
            "background": [str(each) for each in options.background],
        },
        **record.review.encoded(),
    }


def _decoded(kept: dict[str, Any], options: Options) -> Record:
    """Raises: KeyError, TypeError, ValueError."""
    own = kept["options"]
    return Record(
        text_sha256=str(kept["text_sha256"]),
        options=replace(
            options,
            policy=str(own["policy"]),
            method=Method(own["method"]) if own["method"] else None,
            mask=MaskStyle(own["mask"]) if own["mask"] else None,
            k=int(own["k"]) if own["k"] else None,
            background=tuple(map(Path, own["background"])),
        ),
        review=Review.decoded(kept),
    )


def _write(file: Path, content: dict[str, Any]) -> None:
    """All of it or nothing, whenever the program ends; readable by the person alone."""
    with suppress(OSError):
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=file.parent, prefix=".sable-")
        temporary = Path(name)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as stream:
                json.dump(content, stream)
            temporary.replace(file)
        except OSError:
            temporary.unlink(missing_ok=True)
