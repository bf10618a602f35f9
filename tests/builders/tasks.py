"""Tasks for other processes. Nothing is imported here that a test wants to see imported only behind the lock."""

from __future__ import annotations

import os
import socket
import sys
import time


def loaded() -> set[str]:
    return set(sys.modules)


def open_socket() -> None:
    socket.socket(socket.AF_INET, socket.SOCK_STREAM)


def sleep() -> None:
    time.sleep(60)


def die(*_: object) -> None:
    os._exit(3)
