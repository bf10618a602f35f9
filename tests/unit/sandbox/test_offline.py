"""The network lock. It was closed by conftest, and can't be opened again."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import urllib.request

import pytest

from engine.core.errors import NetworkRefused
from tests.conftest import REPOSITORY


@pytest.mark.parametrize("family", [socket.AF_INET, socket.AF_INET6])
@pytest.mark.parametrize("kind", [socket.SOCK_STREAM, socket.SOCK_DGRAM])
def test_an_inet_socket_is_refused(family: int, kind: int) -> None:
    with pytest.raises(NetworkRefused):
        socket.socket(family, kind)


def test_a_name_is_not_looked_up() -> None:
    with pytest.raises(NetworkRefused):
        socket.getaddrinfo("localhost", 80)
    with pytest.raises(NetworkRefused):
        socket.gethostbyname("localhost")


def test_a_url_is_not_opened() -> None:
    with pytest.raises(NetworkRefused):
        urllib.request.urlopen("http://127.0.0.1:9/")


def test_a_local_socket_pair_works() -> None:
    left, right = socket.socketpair(socket.AF_UNIX)
    with left, right:
        left.sendall(b"x")
        assert right.recv(1) == b"x"


def test_libraries_are_told_not_to_try() -> None:
    assert os.environ["HF_HUB_OFFLINE"] == os.environ["TRANSFORMERS_OFFLINE"] == "1"


_COMPILED = """
import ctypes, errno, os, socket, subprocess, sys, threading
from engine.sandbox import offline

libc = ctypes.CDLL(None, use_errno=True)
started, go = threading.Event(), threading.Event()
seen = []


def attempt():
    for family in (socket.AF_INET, socket.AF_INET6, socket.AF_PACKET, 40):
        for kind in (socket.SOCK_STREAM, socket.SOCK_DGRAM, socket.SOCK_RAW):
            seen.append((libc.socket(int(family), int(kind), 0), ctypes.get_errno()))
    seen.append((libc.syscall(425, 1, ctypes.create_string_buffer(256)) , ctypes.get_errno()))


def before():
    started.set()
    go.wait()
    attempt()


thread = threading.Thread(target=before)
thread.start()
started.wait()
if libc.socket(int(socket.AF_INET), int(socket.SOCK_DGRAM), 0) < 0:
    sys.exit("the control: there is no internet to refuse")
if not offline.seal():
    sys.exit("no filter")
go.set()
thread.join()
attempt()
if any(found >= 0 or why not in (errno.EACCES, errno.ENOSYS) for found, why in seen):
    sys.exit(f"opened: {seen}")
left, right = socket.socketpair(socket.AF_UNIX)
child = "import socket; socket.socket(socket.AF_INET)"
sys.exit(subprocess.run([sys.executable, "-c", child], capture_output=True).returncode == 0)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="the filter is Linux's")
def test_compiled_code_threads_and_children_get_no_internet_socket() -> None:
    done = subprocess.run([sys.executable, "-c", _COMPILED], cwd=REPOSITORY, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


_IN_A_CLUSTER = """
import socket, sys
from engine.sandbox import offline
from engine.core.errors import NetworkRefused

offline.lock(cluster=("192.0.2.7",))
offline.lock(cluster=("198.51.100.1",))  # too late
for kind in (socket.SOCK_STREAM, socket.SOCK_DGRAM):
    with socket.socket(socket.AF_INET, kind) as here:
        for address in ("198.51.100.1", "203.0.113.5", "0.0.0.0", "", "8.8.8.8"):
            for reach in (here.connect, here.bind, lambda each: here.sendto(b"", each)):
                try:
                    reach((address, 9))
                except NetworkRefused:
                    continue
                sys.exit(f"{address} was reached")
        here.bind(("127.0.0.1", 0))
for look_up in (lambda: socket.getaddrinfo("example.org", 80), lambda: socket.gethostbyname("example.org")):
    try:
        look_up()
    except NetworkRefused:
        continue
    sys.exit("a name was looked up")
try:
    socket.socket(socket.AF_PACKET, socket.SOCK_RAW)
except NetworkRefused:
    sys.exit(0)
sys.exit("a raw socket was opened")
"""


@pytest.mark.skipif(not hasattr(socket, "AF_PACKET"), reason="Linux has raw sockets")
def test_in_a_cluster_only_what_was_named_first_is_reached() -> None:
    done = subprocess.run([sys.executable, "-c", _IN_A_CLUSTER], cwd=REPOSITORY, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
