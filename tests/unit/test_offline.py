"""The network lock. It was closed by conftest, and can't be opened again."""

from __future__ import annotations

import os
import socket
import urllib.request

import pytest

from engine.errors import NetworkRefused


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
