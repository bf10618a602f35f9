"""The user's own folders: for data, settings and caches.

As the XDG specification says, a variable that is empty or holds a relative path counts as unset: otherwise the key of
the fingerprints would lie in the folder in which Sable was started, perhaps among files to hand on.
"""

from __future__ import annotations

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


def _absolute(folder: str, usual: str) -> Path:
    return Path(folder) if Path(folder).is_absolute() else Path.home() / usual / "sable"
