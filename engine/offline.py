"""The network lock: the first thing that either front-end, and every process that they start, closes.

Two layers: switches that tell libraries not to try, and an audit hook (PEP 578) that refuses every socket that could
leave the machine. A hook can't be removed again, so nothing that is loaded later can open the lock.
"""

from __future__ import annotations

import os
import sys

from engine.errors import NetworkRefused

_SWITCHES = {
    "HF_HUB_OFFLINE": "1",
    "TRANSFORMERS_OFFLINE": "1",
    "HF_DATASETS_OFFLINE": "1",
    "HF_HUB_DISABLE_TELEMETRY": "1",
    "DO_NOT_TRACK": "1",
    "TOKENIZERS_PARALLELISM": "false",
    "HF_DEACTIVATE_ASYNC_LOAD": "1",
}

# socket.AF_UNIX is 1 wherever it exists; the module itself must not be needed here.
_LOCAL_FAMILY = 1

_locked = False
_refusals = 0


def lock() -> None:
    """Refuse, for the rest of the process, every socket but a local one, every name look-up and every connection.

    Raises (later, in whoever tries): NetworkRefused.
    """
    global _locked
    os.environ.update(_SWITCHES)
    if not _locked:
        _locked = True
        sys.addaudithook(_refuse)


def refusals() -> int:
    """How often something in this process tried to open a connection, and was refused."""
    return _refusals


def _refuse(event: str, arguments: tuple[object, ...]) -> None:
    global _refusals
    if _leaves(event, arguments):
        _refusals += 1
        raise NetworkRefused(event=event)


def _leaves(event: str, arguments: tuple[object, ...]) -> bool:
    if not event.startswith(("socket.", "urllib.Request", "http.client.connect", "ftplib.", "smtplib.")):
        return False
    if event == "socket.__new__":
        return arguments[1] != _LOCAL_FAMILY
    if event in ("socket.connect", "socket.bind", "socket.sendto", "socket.sendmsg"):
        # Only a local socket exists by now; its address is a path, not a (host, port) pair.
        return isinstance(arguments[1], tuple)
    return event != "socket.gethostname"
