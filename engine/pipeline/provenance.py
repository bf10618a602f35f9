"""Provenance of a redacted file: the release, the bundled weights and the options that produced it, for the report."""

from __future__ import annotations

import hashlib
from dataclasses import asdict, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from engine import __version__, planning
from engine.core import fingerprint, resources
from engine.core.options import Device, Options
from engine.planning import knowledge


def of(options: Options) -> dict[str, str]:
    """Return the provenance of a file that is redacted with `options`, without text of the document.

    - `release`: name and version of the program.
    - `commit`: commit of the source; missing where the installation does not name it, as in a checkout.
    - `weights`: see `core.resources.weights`.
    - `options`: fingerprint of the options, with the contents of the policy and of all files that they name: equal for
      equal options on one installation. The device and the password of the original, which change no decision, and the
      secret, which is drawn for each file where the user gives none, do not count. A key is used since anyone could
      confirm a guess of the protected person's name by a plain hash.

    Raises:
        UnreadableFile: a file that the options name can't be read.
        BadPolicy: see `policies.load`.
    """
    commit = resources.release().get("commit", "")
    return {
        "release": f"sable {__version__}",
        **({"commit": commit} if commit else {}),
        "weights": resources.weights(),
        "options": _fingerprint(options),
    }


def _fingerprint(options: Options) -> str:
    named = {
        "background": options.background,
        "models": options.models,
        "recognizers": options.recognizers,
        "profiles": (options.profiles,),
        "reidentifier": (options.reidentifier,),
        "search_index": (options.search_index,),
        "search_emulator": (options.search_emulator,),
    }
    contents = {name: [_contents(path) for path in paths if path] for name, paths in named.items()}
    plain: dict[str, Any] = asdict(replace(options, device=Device.AUTO, password=None, secret=None)) | contents
    policy = planning.resolve_settings(options).policy
    plain["policy"] = (policy.name, policy.version)
    return fingerprint.of(repr(sorted(plain.items())).encode("utf-8", "surrogatepass"))


def _contents(path: Path) -> str:
    """Return a digest of a file, or of all files of a folder with their names."""
    return _digest(path, knowledge.stamped(path))


@lru_cache(maxsize=64)
def _digest(path: Path, stamps: tuple[tuple[Path, int], ...]) -> str:
    """Digest files; a batch asks for each document, and the stamps show whether they have changed since."""
    whole = hashlib.sha256()
    for file, _ in sorted(stamps):
        if file.is_file():
            name = file.relative_to(path).as_posix() if file != path else ""
            whole.update(f"{fingerprint.of_file(file)} {name}\n".encode("utf-8", "surrogatepass"))
    return whole.hexdigest()
