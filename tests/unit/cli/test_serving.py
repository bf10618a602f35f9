"""The local service with real sockets: no client, whatever it sends or leaves out, ends it or starves the others."""

from __future__ import annotations

import contextlib
import json
import os
import socket
import stat
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from engine.cli import serving
from engine.cli.main import main
from engine.cli.serving import CannotListen, Clients, listening
from engine.core import messages
from engine.pipeline import service

pytestmark = pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="there are no local sockets")


@pytest.fixture
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A short path: names of tests make paths that no socket can have."""
    folder = tmp_path_factory.mktemp("s")
    folder.chmod(0o700)
    yield folder / "socket"


class Service:
    """A service that answers with its request in capitals, and is stepped by the test."""

    def __init__(self, clients: Clients, at: Path) -> None:
        self._clients, self._at = clients, at
        self._open: list[socket.socket] = []

    def client(self) -> socket.socket:
        made = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        made.setblocking(False)
        made.connect(str(self._at))
        self._open.append(made)
        self.step()
        return made

    def step(self, times: int = 4) -> None:
        for _ in range(times):
            self._clients.step(0)

    def send(self, client: socket.socket, data: bytes) -> None:
        left = memoryview(data)
        while left:
            with contextlib.suppress(BlockingIOError):
                left = left[client.send(left) :]
            self.step(1)
        self.step()

    def received(self, client: socket.socket) -> bytes:
        """Return what the service has sent; ends with "<end>" where it has closed the connection."""
        found = b""
        while True:
            try:
                chunk = client.recv(1 << 20)
            except BlockingIOError:
                self.step()
                try:
                    chunk = client.recv(1 << 20)
                except BlockingIOError:
                    return found
            if not chunk:
                return found + b"<end>"
            found += chunk

    def close(self) -> None:
        for each in self._open:
            each.close()


@pytest.fixture
def answers() -> list[bytes]:
    return []


@pytest.fixture
def running(place: Path, answers: list[bytes]) -> Iterator[Service]:
    def answer(line: bytes) -> bytes:
        answers.append(line)
        return line.upper() + b"\n"

    with listening(place) as listener:
        clients = Clients(listener, answer)
        made = Service(clients, place)
        try:
            yield made
        finally:
            clients.close()
            made.close()


def test_requests_are_answered_in_turn(running: Service, answers: list[bytes]) -> None:
    one, other = running.client(), running.client()
    one.send(b"a\nb\nc\n")
    other.send(b"x\n")
    running.step(12)
    assert running.received(one) == b"A\nB\nC\n" and running.received(other) == b"X\n"
    assert answers.index(b"x") < answers.index(b"c"), "one client must not hold up the others"


def test_a_request_may_come_in_pieces_and_without_an_end(running: Service, answers: list[bytes]) -> None:
    client = running.client()
    for piece in (b"one re", b"quest", b"\n\n  \nlast"):
        running.send(client, piece)
    assert answers == [b"one request"]
    client.shutdown(socket.SHUT_WR)
    running.step()
    assert running.received(client) == b"ONE REQUEST\nLAST\n<end>"


def test_a_line_that_is_too_long_is_dropped_and_the_next_is_answered(
    running: Service, answers: list[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "MOST", 1 << 20)
    client, other = running.client(), running.client()
    running.send(client, b"x" * (3 << 20))
    assert sum(len(each.received) for each in running._clients._clients) <= 1 << 20
    running.send(other, b"meanwhile\n")
    assert running.received(other) == b"MEANWHILE\n"
    running.send(client, b"y" * 100 + b"\nnext\n")
    refused, following = running.received(client).splitlines()
    assert json.loads(refused)["error"]["code"] == service.TOO_LARGE
    assert following == b"NEXT" and answers == [b"meanwhile", b"next"]
    running.send(client, b"z" * ((1 << 20) + 1) + b"\n")
    assert json.loads(running.received(client))["error"]["code"] == service.TOO_LARGE
    running.send(client, b"z" * (1 << 20) + b"\n")
    assert running.received(client) == b"Z" * (1 << 20) + b"\n"


def test_a_client_that_goes_away_takes_nothing_with_it(running: Service, answers: list[bytes]) -> None:
    leave: list[Callable[[socket.socket], None]] = [
        lambda client: None,
        lambda client: running.send(client, b"half of a"),
        lambda client: running.send(client, b"x" * 1000),
        lambda client: client.send(b"a\n" * 1000) and None,
    ]
    for before in leave:
        client = running.client()
        before(client)
        client.close()
        running.step(20)
    assert not running._clients._clients
    client = running.client()
    running.send(client, b"still there\n")
    assert running.received(client) == b"STILL THERE\n"
    assert len(answers) < 20, "requests of a client that is gone are not worked on"


def test_a_client_that_reads_nothing_holds_up_nobody(place: Path) -> None:
    with listening(place) as listener:
        clients = Clients(listener, lambda line: line * (4 << 20))
        running = Service(clients, place)
        deaf = running.client()
        running.send(deaf, b"a\nb\nc\n")
        other = running.client()
        running.send(other, b"d\n")
        assert running.received(other) == b"d" * (4 << 20)
        (held,) = (each for each in clients._clients if each.unsent)
        assert len(held.unsent) <= 4 << 20, "no second answer is made before the first was read"
        clients.close()
        running.close()


def test_the_client_that_was_silent_for_longest_makes_room(running: Service) -> None:
    first, *others = (running.client() for _ in range(serving.MOST_CLIENTS))
    running.send(first, b"a\n")
    assert running.received(first) == b"A\n"
    late = running.client()
    running.send(late, b"b\n")
    assert running.received(late) == b"B\n"
    assert running.received(others[0]) == b"<end>"
    assert running.received(first) == b"" and running.received(others[1]) == b""


def test_a_client_that_arrives_costs_nobody_the_answer(place: Path) -> None:
    """It arrives while the answer is made; whoever waited for it was silent for longest."""
    with listening(place) as listener:
        late: list[socket.socket] = []

        def answer(line: bytes) -> bytes:
            made = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
            made.connect(str(place))
            late.append(made)
            return line.upper() + b"\n"

        clients = Clients(listener, answer)
        running = Service(clients, place)
        first, *others = (running.client() for _ in range(serving.MOST_CLIENTS))
        first.send(b"a\n")
        for each in others:
            each.send(b"half of a request")
        running.step()
        assert running.received(first) == b"A\n"
        clients.close()
        running.close()
        late[0].close()


def test_the_socket_is_this_users_and_goes_with_the_service(place: Path) -> None:
    before = os.umask(0)
    try:
        with listening(place):
            assert stat.S_IMODE(place.lstat().st_mode) == 0o600
            assert os.umask(0) == 0, "the mask is as it was"
    finally:
        os.umask(before)
    assert not place.exists()


def test_the_socket_of_a_service_that_was_killed_is_replaced_and_of_a_living_one_is_not(place: Path) -> None:
    with socket.socket(socket.AF_UNIX) as killed:
        killed.bind(str(place))
    with listening(place), pytest.raises(CannotListen, match="Another program answers there"), listening(place):
        pytest.fail("two services listen")
    place.write_text("precious", encoding="utf-8")
    with pytest.raises(CannotListen, match="not a socket"), listening(place):
        pytest.fail("a file was replaced")
    assert place.read_text(encoding="utf-8") == "precious"


def test_a_socket_that_another_service_made_later_stays(place: Path) -> None:
    with listening(place):
        place.unlink()
        with socket.socket(socket.AF_UNIX) as later:
            later.bind(str(place))
    assert place.exists()


@pytest.mark.parametrize("mode", [0o770, 0o702, 0o1777])
def test_a_folder_in_which_others_write_is_refused(mode: int, place: Path) -> None:
    place.parent.chmod(mode)
    with pytest.raises(CannotListen, match="has to be yours"), listening(place):
        pytest.fail("it listens")
    assert not place.exists()


def test_a_folder_of_another_user_is_refused(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: place.parent.stat().st_uid + 1)
    with pytest.raises(CannotListen, match="has to be yours"), listening(place):
        pytest.fail("it listens")


@pytest.mark.skipif(sys.platform != "linux", reason="asks for the user of the peer")
def test_another_user_is_refused(running: Service, monkeypatch: pytest.MonkeyPatch, answers: list[bytes]) -> None:
    here = os.geteuid()
    monkeypatch.setattr(os, "geteuid", lambda: here + 1)
    refused = running.client()
    assert running.received(refused) == b"<end>"
    monkeypatch.setattr(os, "geteuid", lambda: here)
    client = running.client()
    running.send(client, b"a\n")
    assert running.received(client) == b"A\n" and answers == [b"a"]


_AS_NOBODY = """
import os, socket, sys
os.setgroups([])
os.setgid(65534)
os.setuid(65534)
with socket.socket(socket.AF_UNIX) as client:
    try:
        client.connect(sys.argv[1])
    except PermissionError:
        sys.exit(13)
    sys.exit(client.recv(1) == b"")
"""


@pytest.mark.skipif(sys.platform != "linux" or os.geteuid() != 0, reason="only root can be another user")
@pytest.mark.parametrize(("mode", "code"), [(0o600, 13), (0o666, 1)])
def test_another_user_is_kept_out_by_the_mode_and_without_it_by_the_kernels_word(mode: int, code: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        place = Path(folder, "socket")
        with listening(place) as listener:
            clients = Clients(listener, lambda line: line)
            place.chmod(mode)
            other = subprocess.Popen([sys.executable, "-I", "-c", _AS_NOBODY, str(place)])
            while other.poll() is None:
                clients.step(0.1)
            clients.close()
    assert other.returncode == code


def test_a_path_that_no_socket_can_have_is_refused(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for path, words in (
        (place.parent / ("x" * 120), "at most 100 bytes"),
        (place.parent / "none" / "socket", "no such folder"),
    ):
        assert main(["serve", "--socket", str(path), "--ocr-languages", "none"]) == messages.USAGE
        assert words in capsys.readouterr().err


def test_where_there_are_no_such_sockets_it_says_so(
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delattr(socket, "AF_UNIX")
    assert main(["serve", "--socket", str(place)]) == messages.USAGE
    assert "does not have on Windows" in capsys.readouterr().err
