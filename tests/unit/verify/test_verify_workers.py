"""Readers in other processes: behind the lock, the same findings, and no way to be left behind or to fail silently."""

from __future__ import annotations

import multiprocessing
import os
from itertools import chain

import pytest

from engine import offline, verify
from engine.errors import Cancelled
from engine.progress import Silent
from engine.types import DocumentKind
from engine.verify import pdf_text, workers
from tests.builders import tasks
from tests.builders.sabotage import PDF_SABOTAGES, Case, case, changed_pdf, failed, pdf_source

_PDFMINER = "Text as pdfminer reads it"


class _Stop:
    def step(self, stage: str, done: int, total: int) -> None:
        raise Cancelled


@pytest.fixture(scope="module")
def clean() -> Case:
    return case(DocumentKind.PDF, pdf_source())


@pytest.fixture
def every_text_is_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(verify, "_LONG", 0)


@pytest.fixture(autouse=True)
def _no_process_is_left():  # type: ignore[no-untyped-def]
    yield
    assert multiprocessing.active_children() == []


def test_the_lock_is_closed_before_anything_else(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []

    class Pipe:
        def recv(self) -> object:
            order.append("unpickle")
            return lambda: order.append("task")

        def send(self, answer: object) -> None:
            order.append("answer")

    monkeypatch.setattr(offline, "lock", lambda: order.append("lock"))
    monkeypatch.setattr(offline.signal, "signal", lambda *_: None)
    offline.serve(Pipe())  # type: ignore[arg-type]
    assert order == ["lock", "unpickle", "task", "answer"]


def test_a_process_has_loaded_nothing_that_reads_files_when_it_closes_the_lock() -> None:
    readers = {"engine.formats", "engine.verify", "pikepdf", "pymupdf", "pypdfium2", "pdfminer", "torch", "spacy"}
    with workers.started(2) as (first, second):
        first.begin(tasks.loaded)
        second.begin(tasks.open_socket)
        assert readers.isdisjoint(first.answer(Silent()))
        with pytest.raises(workers.TaskFailed, match="NetworkRefused"):
            second.answer(Silent())


def test_an_answer_may_be_asked_for_twice() -> None:
    with workers.started(1) as (worker,):
        worker.begin(os.getpid)
        assert worker.answer(Silent()) == worker.answer(Silent()) != os.getpid()


@pytest.mark.parametrize("task", [tasks.die, tasks.open_socket])
def test_a_task_without_an_answer_fails(task) -> None:  # type: ignore[no-untyped-def]
    with workers.started(1) as (worker,):
        worker.begin(task)
        with pytest.raises(workers.TaskFailed):
            worker.answer(Silent())


def test_a_process_that_is_gone_before_it_has_a_task_fails() -> None:
    with workers.started(1) as (worker,):
        (process,) = multiprocessing.active_children()
        process.kill()
        process.join()
        worker.begin(tasks.loaded)
        with pytest.raises(workers.TaskFailed):
            worker.answer(Silent())


def test_a_task_may_not_take_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "_LONGEST", 0.0)
    with workers.started(1) as (worker,):
        worker.begin(tasks.sleep)
        with pytest.raises(TimeoutError):
            worker.answer(Silent())


def test_cancelling_ends_the_processes() -> None:
    with pytest.raises(Cancelled), workers.started(2) as team:
        for worker in team:
            worker.begin(tasks.sleep)
        team[0].answer(_Stop())


@pytest.mark.usefixtures("every_text_is_long")
def test_processes_find_the_same(clean: Case) -> None:
    assert failed(clean.checks()) == set()
    change, _ = PDF_SABOTAGES["invisible text"]
    assert _PDFMINER in failed(clean.checks(changed_pdf(clean.output, change)))


@pytest.mark.usefixtures("every_text_is_long")
def test_a_reader_that_dies_fails_its_check(clean: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(verify, "_share", tasks.die)
    checks = {check.name: check for check in clean.checks()}
    assert not checks[_PDFMINER].passed
    assert checks[_PDFMINER].detail == "could not run: TaskFailed"


def test_shares_read_every_page_once() -> None:
    source = pdf_source("One.")
    whole = sorted(pdf_text.by_pdfminer(source, None), key=lambda each: each.place)
    for shares in (1, 2, 3):
        parts = (pdf_text.by_pdfminer(source, None, share=share, shares=shares) for share in range(shares))
        assert sorted(chain.from_iterable(parts), key=lambda each: each.place) == whole
