"""Pages are drawn by another process, which may fail or die without taking anybody along."""

import os
import signal
import sys
import time
from collections.abc import Iterator
from multiprocessing import Pipe
from pathlib import Path
from threading import Thread

import pymupdf
import pytest
from pikepdf import Name, Pdf

from engine.pipeline.page_pictures import Drawn, Flowed, Opened, PagePicture, PageServer, PictureFailed, Reply
from engine.pipeline.page_pictures.server import Open, answer
from engine.sandbox import values
from tests.builders.docx import build, paragraph
from tests.builders.pdf import from_content

_PAGE = b"1 0 0 rg 0 0 200 300 re f"  # the left half is red


@pytest.fixture
def server() -> Iterator[PageServer]:
    found = PageServer()
    yield found
    found.stop()


def _next(server: PageServer) -> Reply:
    until = time.monotonic() + 60
    while time.monotonic() < until:
        for reply in server.replies():
            return reply
        time.sleep(0.01)
    raise TimeoutError


def test_sizes_are_those_of_the_page_as_it_is_shown(server: PageServer) -> None:
    server.open(1, from_content(_PAGE, change=_turn), None)
    reply = _next(server)
    assert isinstance(reply, Opened)
    assert [(size.width, size.height, size.rotation) for size in reply.sizes] == [(300, 400, 90)]


def _turn(pdf: Pdf) -> None:
    pdf.pages[0].obj[Name.Rotate] = 90


def test_a_page_is_drawn_at_the_scale_that_is_asked_for(server: PageServer) -> None:
    server.open(7, from_content(_PAGE), None)
    _next(server)
    server.draw(7, 0, 0.5)
    reply = _next(server)
    assert isinstance(reply, Drawn)
    picture = reply.picture
    assert (reply.file, reply.page, picture.width, picture.height) == (7, 0, 200, 150)
    row = picture.pixels[75 * picture.stride :]
    assert row[50 * 3 : 50 * 3 + 3] == b"\xff\x00\x00"
    assert row[150 * 3 : 150 * 3 + 3] == b"\xff\xff\xff"
    assert not server.busy


def test_dark_paper_turns_lightness_around_and_leaves_hues(server: PageServer) -> None:
    server.open(7, from_content(_PAGE), None)
    _next(server)
    server.draw(7, 0, 0.5, dark=True)
    reply = _next(server)
    assert isinstance(reply, Drawn) and reply.dark
    picture = reply.picture
    row = picture.pixels[75 * picture.stride :]
    red, green, blue = row[50 * 3 : 50 * 3 + 3]
    assert red > green + 100 and green == blue
    assert max(row[150 * 3 : 150 * 3 + 3]) < 60


def test_bookmarks_are_the_outline(server: PageServer) -> None:
    with pymupdf.open() as document:
        for _ in range(3):
            document.new_page()
        document.set_toc([[1, "First  part", 1], [2, "Within", 2], [1, "Last", 3]])
        server.open(1, document.tobytes(), None)
    reply = _next(server)
    assert isinstance(reply, Opened)
    assert [(each.level, each.title, each.page) for each in reply.outline] == [
        (1, "First part", 0),
        (2, "Within", 1),
        (1, "Last", 2),
    ]


def test_how_a_docx_looks_comes_in_parts(server: PageServer) -> None:
    server.look(3, build("".join(paragraph(f"Line {number}") for number in range(450))), None)
    parts: list[Flowed] = []
    while not parts or parts[-1].flow is None:
        reply = _next(server)
        assert isinstance(reply, Flowed) and reply.file == 3
        parts.append(reply)
    assert [len(each.paragraphs) for each in parts] == [200, 200, 50, 0]
    assert not server.busy


def test_what_is_no_docx_has_no_looks(server: PageServer) -> None:
    server.look(3, b"PK\x03\x04 and nothing else", None)
    assert _next(server) == PictureFailed(3, None)


def test_what_is_no_pdf_fails_and_the_next_file_is_drawn(server: PageServer) -> None:
    server.open(1, b"no PDF at all", None)
    assert _next(server) == PictureFailed(1, None)
    server.open(2, from_content(_PAGE), None)
    assert isinstance(_next(server), Opened)


def test_a_page_that_is_not_there_fails_alone(server: PageServer) -> None:
    server.open(1, from_content(_PAGE), None)
    _next(server)
    server.draw(1, 5, 1.0)
    assert _next(server) == PictureFailed(1, 5)


def test_a_closed_file_is_forgotten(server: PageServer) -> None:
    server.open(1, from_content(_PAGE), None)
    _next(server)
    server.close_file(1)
    server.draw(1, 0, 1.0)
    assert _next(server) == PictureFailed(1, 0)


def test_a_poster_is_drawn_smaller_than_asked_for(server: PageServer) -> None:
    server.open(1, from_content(_PAGE, size=(14_000, 14_000)), None)
    _next(server)
    server.draw(1, 0, 4.0)
    reply = _next(server)
    assert isinstance(reply, Drawn)
    assert reply.picture.width * reply.picture.height <= 40_100_000


def test_whoever_waits_hears_that_the_process_died(server: PageServer) -> None:
    server.open(1, from_content(_PAGE), None)
    _next(server)
    os.kill(server.process.pid or 0, signal.SIGKILL)
    server.process.join()
    server.draw(1, 0, 1.0)
    with pytest.raises(EOFError):
        _next(server)


@pytest.mark.skipif(sys.platform != "linux", reason="no other system shows the environment of a process")
def test_the_process_learns_no_secret_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TOKEN", "secret")
    server = PageServer()
    try:
        server.open(1, from_content(_PAGE), None)
        assert isinstance(_next(server), Opened)
        shown = Path(f"/proc/{server.process.pid}/environ").read_bytes()
        assert b"TOKEN" not in shown and b"HOME=" not in shown
    finally:
        server.stop()


@pytest.mark.parametrize("refused", [True, False])
def test_without_a_guard_no_file_is_opened(refused: bool) -> None:
    ours, theirs = Pipe()
    answering = Thread(target=answer, args=(theirs,), kwargs={"refused": refused})
    answering.start()
    ours.send(Open(1, from_content(_PAGE), None))
    reply = values.codec(Reply).decode(values.loaded(ours.recv_bytes()))
    ours.close()
    answering.join(60)
    assert not answering.is_alive()
    theirs.close()
    assert isinstance(reply, PictureFailed if refused else Opened)


@pytest.mark.parametrize(
    ("width", "height", "stride", "length"), [(10, 10, 30, 299), (11, 10, 30, 300), (0, 10, 30, 300), (10, -1, 30, 300)]
)
def test_a_picture_that_claims_more_pixels_than_it_has_is_none(
    width: int, height: int, stride: int, length: int
) -> None:
    with pytest.raises(ValueError, match="no picture"):
        PagePicture(width, height, stride, bytes(length))
