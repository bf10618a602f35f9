"""The network lock, which every front-end closes first, and every process that it starts.

Three layers: switches that tell libraries not to try; an audit hook (PEP 578) that refuses every socket that could
leave the machine, and sees Python code only; and, on Linux, a filter of the kernel's, which compiled code meets as well
and every program that is started from here. None can be taken off, so nothing that is loaded later can open the lock.

Worker processes of a cluster, and only they, may reach the addresses that the user named, and their own machine. The
hook sees what Python code does, and host names given to `connect` only after their look-up; the compiled part of Ray
opens its own connections to the nodes of the cluster.
"""

from __future__ import annotations

import os
import sys

from engine.core.errors import NetworkRefused
from engine.sandbox import system_calls

_SWITCHES = {
    "HF_HUB_OFFLINE": "1",
    "TRANSFORMERS_OFFLINE": "1",
    "HF_DATASETS_OFFLINE": "1",
    "HF_HUB_DISABLE_TELEMETRY": "1",
    "DO_NOT_TRACK": "1",
    "TOKENIZERS_PARALLELISM": "false",
    "HF_DEACTIVATE_ASYNC_LOAD": "1",
    "ORT_DISABLE_TELEMETRY": "1",  # ONNX Runtime has sent its own from 1.29 on
    "PYTHONSAFEPATH": "1",  # processes started here don't import what lies beside the documents
}

# socket.AF_UNIX is 1 wherever it exists; this module must not import `socket`.
_LOCAL_FAMILY = 1

# The families of IPv4 and IPv6 on the supported systems, which number them differently.
_INTERNET_FAMILIES = (2, 10, 23, 30)
_THIS_MACHINE = ("127.0.0.1", "::1", "localhost")

_locked = False
_refusals = 0
_reachable: frozenset[object] = frozenset()


def lock(*, cluster: tuple[str, ...] = ()) -> None:
    """Refuse, for the rest of the process, every non-local socket, name look-up and connection.

    Args:
        cluster: numeric addresses that may still be reached. Only the first call can name any: a closed lock stays as
            it is.

    Raises:
        NetworkRefused: later, in the code that tries to connect.
    """
    global _locked, _reachable
    os.environ.update(_SWITCHES)
    if not _locked:
        _locked = True
        _reachable = frozenset((*cluster, *_THIS_MACHINE)) if cluster else frozenset()
        sys.addaudithook(_refuse)


def seal() -> bool:
    """Have the kernel refuse, for the rest of the process and all that it starts, every socket that could leave.

    Called once no connection is needed any more: after the window has reached its screen, and not for a cluster.

    Returns:
        Whether the system has such a filter.
    """
    return system_calls.forbid_internet()


def refusals() -> int:
    """Return how often this process was refused a connection."""
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
        family = arguments[1]
        return family != _LOCAL_FAMILY and not (_reachable and family in _INTERNET_FAMILIES)
    if event in ("socket.connect", "socket.bind", "socket.sendto", "socket.sendmsg"):
        # The address of a local socket is a path, not a (host, port) pair.
        address = arguments[1]
        return isinstance(address, tuple) and address[0] not in _reachable
    if event in ("socket.getaddrinfo", "socket.gethostbyname"):
        return arguments[0] not in _reachable
    return event != "socket.gethostname"
