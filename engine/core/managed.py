"""Machine-wide administrator policy: settings in a file that only the administrator can write.

    # /etc/sable/managed.toml; every line may be left out
    reason = "Decided by the records office, extension 4711."
    policy = "hipaa-safe-harbor"          # a name, or the whole path of a file
    device = "cpu"                        # auto, cpu or cuda
    output_folders = ["/srv/released"]    # files are written below these folders and nowhere else
    allow_missing_guards = false          # parse files without the guards of the sandbox, where the system has none
    keep = "nowhere"                      # where the window keeps decisions: folder, beside or nowhere

It limits how Sable is set, and is no lock against users who can run programs of their own. A file that can't be used
stops every run: nobody works without the rules that were meant for them.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import appdirs

from engine.core.errors import BadManagedSettings, ManagedOption, OutputNotAllowed
from engine.core.options import Device, Options

KEEP = ("folder", "beside", "nowhere")
_OPTIONS = ("policy", "device", "allow_missing_guards")
"""Fields that are options as well."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Managed:
    """The administrator's settings; None or empty: the user decides."""

    reason: str = ""
    policy: str | None = None
    device: Device | None = None
    output_folders: tuple[Path, ...] = ()
    keep: str | None = None
    allow_missing_guards: bool | None = None

    @property
    def fixed(self) -> Mapping[str, Any]:
        """The settings that users can't change, by their names here, in `Options` and in the settings of the window."""
        return {name: value for name in (*_OPTIONS, "keep") if (value := getattr(self, name)) is not None}

    @property
    def options(self) -> Mapping[str, Any]:
        """The fixed settings that are options."""
        return {name: value for name, value in self.fixed.items() if name in _OPTIONS}


def file() -> Path:
    """Return the place of the file. On Linux no environment variable of the user can move it."""
    folder = Path("/etc/sable") if sys.platform == "linux" else Path(appdirs.site_config_dir("sable", False))
    return folder / "managed.toml"


@cache
def now() -> Managed:
    """Return the administrator's settings for this run.

    Raises:
        BadManagedSettings: the file exists and can't be used; the fields say where and why.
    """
    place = file()
    try:
        found = tomllib.loads(place.read_text(encoding="utf-8"))
    except (FileNotFoundError, NotADirectoryError):
        return Managed()
    except OSError as error:
        raise BadManagedSettings(file=str(place), problem="not-readable") from error
    except ValueError as error:
        raise BadManagedSettings(file=str(place), problem="not-toml") from error
    return Managed(**{key: _value(key, value) for key, value in found.items()})


def applied(options: Options) -> Options:
    """Return options with the administrator's values in place of defaults.

    Raises:
        ManagedOption: the user asked for another value.
        BadManagedSettings: see `now`.
    """
    fixed = now().options
    for name, value in fixed.items():
        if getattr(options, name) not in (value, getattr(Options(), name)):
            raise _refused(name, value)
    _check_kinds(options)
    return replace(options, **fixed)


def check(options: Options) -> None:
    """Refuse options that differ from the administrator's settings, wherever they come from.

    Raises:
        ManagedOption, BadManagedSettings
    """
    for name, value in now().options.items():
        if getattr(options, name) != value:
            raise _refused(name, value)
    _check_kinds(options)


def _check_kinds(options: Options) -> None:
    """Refuse a choice of kinds, which would leave out rules of a managed policy."""
    if options.kinds and (policy := now().policy) is not None:
        raise _refused("policy", policy)


def check_place(target: Path) -> None:
    """Refuse a target outside the folders that the administrator allows.

    Raises:
        OutputNotAllowed, BadManagedSettings
    """
    folders = now().output_folders
    if folders and not any(target.resolve().is_relative_to(folder.resolve()) for folder in folders):
        raise OutputNotAllowed(folders=tuple(map(str, folders)))


def _refused(name: str, value: object) -> ManagedOption:
    return ManagedOption(setting=name, settled=str(value), reason=now().reason)


def _value(key: str, value: object) -> Any:
    match key, value:
        case "reason" | "policy", str() if value:
            return value
        case "device", str() if value in tuple(Device):
            return Device(value)
        case "allow_missing_guards", bool():
            return value
        case "keep", str() if value in KEEP:
            return value
        case "output_folders", [_, *_]:
            folders = tuple(Path(str(each)) for each in value)
            if all(each.is_absolute() for each in folders):
                return folders
    known = key in Managed.__dataclass_fields__
    raise BadManagedSettings(file=str(file()), key=key, problem="not-such-a-value" if known else "unknown-key")
