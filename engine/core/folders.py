"""The user's own folders: for data, settings and caches.

As the XDG specification says, a variable that is empty or holds a relative path counts as unset: otherwise the key of
the fingerprints would lie in the folder in which Sable was started, perhaps among files to hand on.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import appdirs


def data() -> Path:
    """Return the folder of what Sable keeps for the user: decisions, keys, ledgers."""
    return _absolute(appdirs.user_data_dir("sable"), ".local/share")


def settings() -> Path:
    """Return the folder of settings."""
    return _absolute(appdirs.user_config_dir("sable"), ".config")


def cache() -> Path:
    """Return the folder of what can be made again."""
    return _absolute(appdirs.user_cache_dir("sable"), ".cache")


def home() -> Path:
    """Return the user's home folder; the root folder where the system knows none, as of a user ID without an entry."""
    if sys.platform == "win32":
        return Path.home()
    if (named := Path(os.environ.get("HOME", ""))).is_absolute():
        return named
    import pwd  # not every system has it

    try:
        return Path(pwd.getpwuid(os.getuid()).pw_dir)
    except KeyError:
        return Path(os.sep)


def _absolute(folder: str, usual: str) -> Path:
    return Path(folder) if Path(folder).is_absolute() else home() / usual / "sable"
