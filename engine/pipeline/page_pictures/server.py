"""The process that draws, and the window's end of the pipe to it: neither ever waits for the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

from engine.pipeline.page_pictures.flow import Flow, Paragraph
from engine.pipeline.page_pictures.pages import Heading, PageSize, Picture
from engine.sandbox import process, values


@dataclass(frozen=True, slots=True)
class Open:
    """Keep a PDF under the number `file`."""

    file: int
    source: bytes = field(repr=False)
    password: str | None = field(repr=False)


@dataclass(frozen=True, slots=True)
class Look:
    """Say how the text of a DOCX looks."""

    file: int
    source: bytes = field(repr=False)
    password: str | None = field(repr=False)


@dataclass(frozen=True, slots=True)
class Draw:
    """Page `page` of the file, `scale` pixels a point, on white paper or dark."""

    file: int
    page: int
    scale: float
    dark: bool


@dataclass(frozen=True, slots=True)
class Close:
    file: int


@dataclass(frozen=True, slots=True)
class Opened:
    file: int
    sizes: tuple[PageSize, ...]
    outline: tuple[Heading, ...]


@dataclass(frozen=True, slots=True)
class Flowed:
    """Some more paragraphs; with the last of them, the flow that they belong to, without its paragraphs."""

    file: int
    paragraphs: tuple[Paragraph, ...]
    flow: Flow | None = None


@dataclass(frozen=True, slots=True)
class Drawn:
    file: int
    page: int
    scale: float
    dark: bool
    picture: Picture


@dataclass(frozen=True, slots=True)
class Failed:
    """The file can't be opened (`page` None), or that page can't be drawn."""

    file: int
    page: int | None


NAME = "sable-pages"
_LONGEST_REPLY = 1 << 28  # bytes

_AT_ONCE = 200
"""Paragraphs in one answer: the window that reads it must not wait."""

Request = Open | Look | Draw | Close
Reply = Opened | Flowed | Drawn | Failed


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

    def look(self, file: int, source: bytes, password: str | None) -> None:
        """Ask how the text of a DOCX looks."""
        self._ask(Look(file, source, password))

    def draw(self, file: int, page: int, scale: float, *, dark: bool = False) -> None:
        self._ask(Draw(file, page, scale, dark))

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
                reply = values.codec(Reply).decode(untrusted_reply)
                self._waiting -= not (isinstance(reply, Flowed) and reply.flow is None)
                yield reply
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
    # Only behind them MuPDF is loaded, and what reads a DOCX with the first of them: it takes longer.
    from engine.pipeline.page_pictures import pages  # noqa: F401

    def send(reply: Reply) -> None:
        pipe.send_bytes(values.dumped(values.codec(Reply).encode(reply)))

    files: dict[int, Any] = {}
    with suppress(EOFError, ConnectionError):
        while True:
            request: Request = pipe.recv()
            try:
                for reply in _answers(request, files):
                    send(reply)
            except (EOFError, ConnectionError):
                raise
            except Exception:  # whatever a library makes of a damaged file, the window goes on without pictures of it
                send(Failed(request.file, request.page if isinstance(request, Draw) else None))


def _answers(request: Request, files: dict[int, Any]) -> Iterable[Reply]:
    """`files`: the documents that are open, by number."""
    from engine.pipeline.page_pictures import pages

    match request:
        case Open(file, source, password):
            files[file] = pages.opened(source, password)
            return [Opened(file, pages.sizes(files[file]), pages.outline(files[file]))]
        case Look(file, source, password):
            from engine.pipeline.page_pictures import docx

            return _parts(file, docx.flow(source, password))
        case Draw(file, page, scale, dark):
            return [Drawn(file, page, scale, dark, pages.draw(files[file], page, scale, dark=dark))]
        case Close(file):
            files.pop(file, None)
    return []


def _parts(file: int, flow: Flow) -> Iterator[Flowed]:
    for start in range(0, len(flow.paragraphs), _AT_ONCE):
        yield Flowed(file, flow.paragraphs[start : start + _AT_ONCE])
    yield Flowed(file, (), replace(flow, paragraphs=()))
