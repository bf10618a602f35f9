"""Ctrl-C, which a terminal sends to every process of a program, reaches the program alone."""

from __future__ import annotations

import signal
import sys
from pathlib import Path

import pytest

from engine.sandbox import starting


@pytest.mark.skipif(sys.platform != "linux", reason="reads what Linux says of a process")
def test_processes_that_open_files_receive_no_interruption() -> None:
    from multiprocessing import forkserver

    starting.context()
    server = forkserver._forkserver._forkserver_pid  # type: ignore[attr-defined]
    lines = Path(f"/proc/{server}/status").read_text(encoding="ascii").splitlines()
    blocked = next(int(line.split()[1], 16) for line in lines if line.startswith("SigBlk"))
    assert blocked & 1 << (signal.SIGINT - 1)
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ()), "this process receives it"
