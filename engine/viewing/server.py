"""The process that draws, and the window's end of the pipe to it: neither ever waits for the other."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection

from engine.isolation import process, values
from engine.viewing.pages import PageSize, Picture


@dataclass(frozen=True, slots=True)
class Open:
    """Keep a file under the number `file`."""

    file: int
    source: bytes = field(repr=False)
    password: str | None = field(repr=False)


@dataclass(frozen=True, slots=True)
class Draw:
    """Page `page` of the file, `scale` pixels a point."""

    file: int
    page: int
    scale: float


@dataclass(frozen=True, slots=True)
class Close:
    file: int


@dataclass(frozen=True, slots=True)
class Opened:
    file: int
    sizes: tuple[PageSize, ...]


@dataclass(frozen=True, slots=True)
class Drawn:
    file: int
    page: int
    scale: float
    picture: Picture


@dataclass(frozen=True, slots=True)
class Failed:
    """The file can't be opened (`page` None), or that page can't be drawn."""

    file: int
    page: int | None


NAME = "sable-pages"
_LONGEST_REPLY = 1 << 28  # bytes

Request = Open | Draw | Close
Reply = Opened | Drawn | Failed


class PageServer:
    """One process for all files of a window; it starts while the window does."""

    def __init__(self) -> None:
        context = get_context("spawn")  # a fork would copy the window
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs,), name=NAME, daemon=True)
        self._process.start()
        theirs.close()
        self._waiting = 0

    @property
    def busy(self) -> bool:
        """Whether an answer is still to come."""
        return self._waiting > 0

    def open(self, file: int, source: bytes, password: str | None) -> None:
        self._ask(Open(file, source, password))

    def draw(self, file: int, page: int, scale: float) -> None:
        self._ask(Draw(file, page, scale))

    def close_file(self, file: int) -> None:
        with suppress(ConnectionError):
            self._pipe.send(Close(file))

    def replies(self) -> Iterator[Reply]:
        """The answers that have come, without waiting.

        Raises:
            EOFError: the process is gone, or sent what is no answer; whoever asked must start another.
        """
        try:
            while self._waiting and self._pipe.poll():
                untrusted_reply = values.loaded(self._pipe.recv_bytes(_LONGEST_REPLY))
                self._waiting -= 1
                yield values.codec(Reply).decode(untrusted_reply)
        except (OSError, ValueError, TypeError, LookupError) as error:
            raise EOFError from error

    def stop(self) -> None:
        self._process.kill()
        self._process.join()
        self._process.close()
        self._pipe.close()

    def _ask(self, request: Request) -> None:
        with suppress(ConnectionError):  # `replies` says that the process is gone
            self._pipe.send(request)
        self._waiting += 1


def serve(pipe: Connection) -> None:
    """What the process does: close all doors, then draw what is asked for until the pipe closes."""
    process.close_doors(pipe)
    # Only behind them MuPDF is loaded.
    from engine.viewing import pages

    def answer(reply: Reply) -> None:
        pipe.send_bytes(values.dumped(values.codec(Reply).encode(reply)))

    files = {}
    with suppress(EOFError, ConnectionError):
        while True:
            request: Request = pipe.recv()
            match request:
                case Open(file, source, password):
                    try:
                        files[file] = pages.opened(source, password)
                        answer(Opened(file, pages.sizes(files[file])))
                    except Exception:  # whatever MuPDF makes of a damaged file, the window goes on without pictures
                        answer(Failed(file, None))
                case Draw(file, page, scale):
                    try:
                        answer(Drawn(file, page, scale, pages.draw(files[file], page, scale)))
                    except Exception:  # as above
                        answer(Failed(file, page))
                case Close(file):
                    files.pop(file, None)
