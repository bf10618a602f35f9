"""`sable serve`: answers requests of this user's programs over a local socket (AF_UNIX), until it is interrupted.

One loop without threads: it reads from all clients, and works on one request at a time, in turn. What a client may take
of memory is bounded; a client that goes away or misbehaves costs nobody else more than the time of its request.
"""

from __future__ import annotations

import argparse
import errno
import os
import selectors
import socket  # noqa: TID251 - local sockets only, which lead to no other machine
import stat
import struct
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from engine.cli import terminal
from engine.cli.speech import say
from engine.core import messages
from engine.core.options import Options
from engine.core.printable import printable
from engine.pipeline import service
from engine.pipeline.session import Session

MOST_CLIENTS = 16
"""Clients at a time; one more takes the place of the one that was silent for longest."""
_CHUNK = 1 << 18
_LONGEST_PATH = 100  # bytes; systems allow 104 to 108
_CREDENTIALS = struct.Struct("3i")  # SO_PEERCRED: process, user, group; see unix(7)


class CannotListen(Exception):
    """No service can listen there; the argument is a sentence."""


def serve(arguments: argparse.Namespace, options: Options) -> int:
    """Serve until the process is interrupted.

    Returns:
        0, or the code of a wrong use where no service can listen there, or the code of an interruption where a request
        was cut off.
    """
    if not hasattr(socket, "AF_UNIX"):
        print(say("cli.serve-windows"), file=sys.stderr)
        return messages.USAGE
    try:
        with listening(arguments.socket) as listener, Session(options) as session:
            answering = _Answering(session)
            clients = Clients(listener, answering)
            terminal.say(say("cli.serving", name=printable(arguments.socket)))
            sys.stdout.flush()
            try:
                while True:
                    clients.step()
            except KeyboardInterrupt:
                terminal.say(say("cli.serve-stopped", number=answering.answered))
            finally:
                clients.close()
    except CannotListen as error:
        print(f"{printable(arguments.socket)}: {error}", file=sys.stderr)
        return messages.USAGE
    return messages.CANCELLED if answering.busy else messages.DONE


class _Answering:
    """Answers of a session. `busy`: a request is in work."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self.answered = 0
        self.busy = False

    def __call__(self, line: bytes) -> bytes:
        self.busy = True
        answer = service.answer(self._session, line)
        self.busy = False
        self.answered += 1
        return answer


# The socket: in a folder of this user, for this user alone.


@contextmanager
def listening(path: Path) -> Iterator[socket.socket]:
    """Yield a listening socket that only this user can open; its file goes when the block ends.

    Raises:
        CannotListen: the folder is not this user's alone to write, or something else has the path.
    """
    path = path.absolute()
    _check_folder(path.parent)
    if len(os.fsencode(path)) > _LONGEST_PATH:
        raise CannotListen(say("cli.socket-long", most=_LONGEST_PATH))
    _clear(path)
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as listener:
        mask = os.umask(0o177)  # from its first moment, nobody else can open it
        try:
            listener.bind(os.fspath(path))
        except OSError as error:
            raise CannotListen(say("cli.socket-not-made")) from error
        finally:
            os.umask(mask)
        ours = path.lstat().st_ino
        try:
            listener.listen(MOST_CLIENTS)
            listener.setblocking(False)
            yield listener
        finally:
            with suppress(OSError):
                if path.lstat().st_ino == ours:
                    path.unlink()


def _check_folder(folder: Path) -> None:
    try:
        found = folder.stat()
    except OSError as error:
        raise CannotListen(say("cli.socket-no-folder")) from error
    if not stat.S_ISDIR(found.st_mode) or found.st_uid != os.geteuid() or found.st_mode & 0o022:
        raise CannotListen(say("cli.socket-folder"))


def _clear(path: Path) -> None:
    """Remove the socket of a service that was killed; anything else that has the path stays."""
    try:
        found = path.lstat()
    except FileNotFoundError:
        return
    if not stat.S_ISSOCK(found.st_mode):
        raise CannotListen(say("cli.socket-other-file"))
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as other:
        other.settimeout(1)
        try:
            other.connect(os.fspath(path))
        except OSError as error:
            if error.errno == errno.ECONNREFUSED:
                path.unlink()
                return
    raise CannotListen(say("cli.socket-taken"))


def _is_of_this_user(connection: socket.socket) -> bool:
    """Return whether the other end belongs to this user; True where the system can't tell, and its mode has to do."""
    if sys.platform != "linux":
        return True
    packed = connection.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, _CREDENTIALS.size)
    _, user, _ = _CREDENTIALS.unpack(packed)
    return bool(user == os.geteuid())


# Clients.


@dataclass(eq=False, slots=True)
class _Client:
    """A connection. `received`: at most one request and a chunk; `overlong`: its request is being dropped."""

    connection: socket.socket
    received: bytearray = field(default_factory=bytearray)
    unsent: bytearray = field(default_factory=bytearray)
    overlong: bool = False
    ended: bool = False
    active: float = field(default_factory=time.monotonic)

    @property
    def has_request(self) -> bool:
        return not self.unsent and (b"\n" in self.received or (self.ended and bool(self.received)))

    def take(self) -> bytes:
        """Take the first request, which may lack the end of its line where the client sends no more."""
        line, _, rest = self.received.partition(b"\n")
        self.received = rest
        return bytes(line)

    def receive(self) -> None:
        """Receive what is there, and drop a request that is too large.

        Raises:
            OSError: the client is gone.
        """
        chunk = self.connection.recv(_CHUNK)
        self.active = time.monotonic()
        self.ended = not chunk
        self.received += chunk
        end = self.received.find(b"\n")
        if self.overlong:
            # The rest of the request goes; what follows it is the next one.
            del self.received[: end + 1 if end >= 0 else len(self.received)]
            self.overlong = end < 0 and not self.ended
            if not self.overlong:
                self.unsent += service.too_large()
        elif (end if end >= 0 else len(self.received)) > service.MOST:
            self.overlong = end < 0
            del self.received[: end + 1 if end >= 0 else len(self.received)]
            if end >= 0:
                self.unsent += service.too_large()

    def send(self) -> None:
        """Send what the client takes now.

        Raises:
            OSError: the client is gone.
        """
        sent = self.connection.send(self.unsent)
        self.active = time.monotonic()
        del self.unsent[:sent]


class Clients:
    """Connected clients and their requests.

    Args:
        answer: returns the answer to a request, both without a limit of time.
    """

    def __init__(self, listener: socket.socket, answer: Callable[[bytes], bytes]) -> None:
        self._listener, self._answer = listener, answer
        self._clients: list[_Client] = []

    def step(self, seconds: float | None = None) -> None:
        """Wait for clients, unless a request waits already; receive and send what can be, and answer one request."""
        waits = any(each.has_request for each in self._clients)
        with selectors.DefaultSelector() as selector:
            selector.register(self._listener, selectors.EVENT_READ)
            for each in self._clients:
                if events := self._wanted(each):
                    selector.register(each.connection, events, each)
            ready = selector.select(0 if waits else seconds)
        for key, events in ready:
            if key.data is None:
                self._accept()
            else:
                self._exchange(key.data, events)
        self._answer_next()

    def close(self) -> None:
        """Close all connections."""
        while self._clients:
            self._drop(self._clients[0])

    @staticmethod
    def _wanted(client: _Client) -> int:
        reads = not (client.ended or client.unsent or b"\n" in client.received)
        return (selectors.EVENT_READ if reads else 0) | (selectors.EVENT_WRITE if client.unsent else 0)

    def _accept(self) -> None:
        try:
            connection, _ = self._listener.accept()
        except OSError:  # it went away before
            return
        if not _is_of_this_user(connection):
            connection.close()
            return
        if len(self._clients) >= MOST_CLIENTS:
            # One whose answer is on its way goes before one that waits for its turn: it may never read it.
            idle = [each for each in self._clients if not (each.has_request or each.unsent)]
            unread = [each for each in self._clients if not each.has_request]
            self._drop(min(idle or unread or self._clients, key=lambda each: each.active))
        connection.setblocking(False)
        self._clients.append(_Client(connection))

    def _exchange(self, client: _Client, events: int) -> None:
        if client not in self._clients:  # dropped in favour of a new one
            return
        try:
            if events & selectors.EVENT_WRITE:
                client.send()
            if events & selectors.EVENT_READ:
                client.receive()
        except BlockingIOError:
            return
        except OSError:
            self._drop(client)
            return
        if client.ended and not (client.unsent or client.received):
            self._drop(client)

    def _answer_next(self) -> None:
        """Answer the first request of the client that was not served for longest."""
        client = next((each for each in self._clients if each.has_request), None)
        if client is None:
            return
        self._clients.remove(client)
        self._clients.append(client)
        if (line := client.take()).strip():
            client.unsent += self._answer(line)
        if client.ended and not (client.unsent or client.received):
            self._drop(client)

    def _drop(self, client: _Client) -> None:
        self._clients.remove(client)
        client.connection.close()
