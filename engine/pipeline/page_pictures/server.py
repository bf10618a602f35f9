"""Page server: the sandboxed process that draws, and the window's end of its pipe; neither waits for the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from multiprocessing.connection import Connection
from typing import Any

from engine import sandbox
from engine.core.errors import MissingGuards
from engine.pipeline.page_pictures.flow import Embedded, Flow, Paragraph
from engine.pipeline.page_pictures.pages import Heading, PagePicture, PageSize
from engine.sandbox import process, values


@dataclass(frozen=True, slots=True)
class Open:
    """Request to keep a PDF under the number `file`."""

    file: int
    source: bytes = field(repr=False)
    password: str | None = field(repr=False)


@dataclass(frozen=True, slots=True)
class LayOut:
    """Request for the layout of a DOCX."""

    file: int
    source: bytes = field(repr=False)
    password: str | None = field(repr=False)


@dataclass(frozen=True, slots=True)
class Draw:
    """Request to draw page `page` of the file, `scale` pixels a point, on white or dark paper."""

    file: int
    page: int
    scale: float
    dark: bool


@dataclass(frozen=True, slots=True)
class Close:
    """Request to forget a file."""

    file: int


@dataclass(frozen=True, slots=True)
class Opened:
    """Reply with page sizes and outline of an opened PDF."""

    file: int
    sizes: tuple[PageSize, ...]
    outline: tuple[Heading, ...]


@dataclass(frozen=True, slots=True)
class Flowed:
    """The next paragraphs or pictures; the last reply holds the flow that they belong to, without them."""

    file: int
    paragraphs: tuple[Paragraph, ...] = ()
    flow: Flow | None = None
    pictures: tuple[Embedded, ...] = ()


@dataclass(frozen=True, slots=True)
class Drawn:
    """Reply with the picture of a page."""

    file: int
    page: int
    scale: float
    dark: bool
    picture: PagePicture


@dataclass(frozen=True, slots=True)
class PictureFailed:
    """Reply for a file that can't be opened (`page` None), or a page that can't be drawn."""

    file: int
    page: int | None


NAME = "sable-pages"
_METHOD: str | None = "spawn"
"""Way in which the process starts: the window can't wait until the fork server has loaded its libraries."""
_LONGEST_REPLY = 1 << 28  # bytes

_AT_ONCE = 200
"""Paragraphs in one reply: the window that reads it must not wait."""

_Request = Open | LayOut | Draw | Close
Reply = Opened | Flowed | Drawn | PictureFailed


class PageServer:
    """Client of the process that draws for all files of a window; it starts with the window."""

    def __init__(self) -> None:
        self._pipe, self.process = sandbox.start(serve, sandbox.unguarded_allowed(), method=_METHOD, name=NAME)
        self._waiting = 0

    @property
    def busy(self) -> bool:
        """Return whether a reply is pending."""
        return self._waiting > 0

    def open(self, file: int, source: bytes, password: str | None) -> None:
        """Request page sizes and outline of a PDF, kept under the number `file`."""
        self._ask(Open(file, source, password))

    def look(self, file: int, source: bytes, password: str | None) -> None:
        """Request the layout of the text of a DOCX."""
        self._ask(LayOut(file, source, password))

    def draw(self, file: int, page: int, scale: float, *, dark: bool = False) -> None:
        """Request a picture of a page, `scale` pixels a point."""
        self._ask(Draw(file, page, scale, dark))

    def close_file(self, file: int) -> None:
        """Forget a file."""
        with suppress(ConnectionError):
            self._pipe.send(Close(file))

    def replies(self) -> Iterator[Reply]:
        """Yield the replies received so far, without waiting.

        Raises:
            EOFError: the process ended, or sent no valid reply; the caller must start another.
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
        """End the process."""
        self.process.kill()
        self.process.join()
        self.process.close()
        self._pipe.close()

    def _ask(self, request: _Request) -> None:
        with suppress(ConnectionError):  # `replies` says that the process is gone
            self._pipe.send(request)
        self._waiting += 1


def serve(pipe: Connection, unguarded: bool) -> None:
    """Run the process: close the sandbox, then answer requests until the pipe closes.

    Args:
        unguarded: whether files may be opened if the system can't guard the process as it should.
    """
    lacking = process.missing(process.close_doors(pipe))
    # MuPDF and the DOCX reader, with the first DOCX, are loaded only inside the sandbox: they take longer.
    from engine.pipeline.page_pictures import pages  # noqa: F401

    answer(pipe, refused=bool(lacking) and not unguarded)


def answer(pipe: Connection, *, refused: bool) -> None:
    """Answer requests until the pipe closes; each with a failure where the process may open no file (`refused`)."""

    def send(reply: Reply) -> None:
        pipe.send_bytes(values.dumped(values.codec(Reply).encode(reply)))

    files: dict[int, Any] = {}
    with suppress(EOFError, ConnectionError):
        while True:
            request: _Request = pipe.recv()
            try:
                if refused:
                    raise MissingGuards
                for reply in _answers(request, files):
                    send(reply)
            except (EOFError, ConnectionError):
                raise
            except Exception:  # however a library fails on a damaged file, the window goes on without pictures
                send(PictureFailed(request.file, request.page if isinstance(request, Draw) else None))


def _answers(request: _Request, files: dict[int, Any]) -> Iterable[Reply]:
    """Return the replies to one request. `files`: the open documents, by number."""
    from engine.pipeline.page_pictures import pages

    match request:
        case Open(file, source, password):
            files[file] = pages.opened(source, password)
            return [Opened(file, pages.sizes(files[file]), pages.outline(files[file]))]
        case LayOut(file, source, password):
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
    for each in flow.pictures:  # one in a reply: the window that reads it must not wait
        yield Flowed(file, pictures=(each,))
    yield Flowed(file, flow=replace(flow, paragraphs=(), pictures=()))
