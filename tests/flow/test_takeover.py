"""A file that takes over the process that parses it gets no file released that was not redacted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from engine import sandbox
from engine.core.errors import VerificationFailed
from engine.core.options import Options
from engine.core.progress import Silent
from engine.core.types import Document, Written
from engine.pipeline import flow, producing
from engine.sandbox import Worker, worker
from tests.builders import hostile
from tests.builders.sabotage import TEXT, docx_source, failed, pdf_source

pytestmark = pytest.mark.model

_OPTIONS = Options(terms=("Maren Tolvald",))
_OTHER = ("Minutes of the meeting of the sailing club.", "All are well.")
SOURCES = {
    "letter.txt": ("\n".join(TEXT).encode(), "\n".join(_OTHER).encode()),
    "letter.pdf": (pdf_source(), pdf_source(*_OTHER)),
    "letter.docx": (docx_source(), docx_source(*_OTHER)),
}


@pytest.fixture(autouse=True)
def _processes_that_know_hostile_tasks(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    sandbox.cool()
    monkeypatch.setattr(worker, "Worker", partial(Worker, hostile.serve))
    yield
    sandbox.cool()


def _clean(name: str, source: bytes) -> bytes:
    return flow.redact(source, Path(name), Options(), Silent()).data


@pytest.mark.parametrize("name", SOURCES)
@pytest.mark.parametrize("released", ["the original", "a clean file of another text"])
def test_no_file_comes_of_it(name: str, released: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The control is that the hostile writer was called: what it returned was judged."""
    source, other = SOURCES[name]
    output = source if released == "the original" else _clean(name, other)
    parse, write = flow.opening.parse, producing.write
    written: list[Written] = []

    def taken_over(source_: bytes, *arguments: object, **named: object) -> Document:
        document = parse(source_, *arguments, **named)  # type: ignore[arg-type]
        sandbox.run(partial(hostile.take_over, output), int, "open", Silent(), of=source_)
        return document

    def heard(*arguments: object) -> object:
        making = write(*arguments)  # type: ignore[arg-type]
        written.append(making.written)
        return making

    path, target = tmp_path / name, tmp_path / f"redacted-{name}"
    path.write_bytes(source)
    monkeypatch.setattr(flow.opening, "parse", taken_over)
    monkeypatch.setattr(producing, "write", heard)
    examination = flow.examine(path, _OPTIONS)
    plan = flow.plan(examination, _OPTIONS)
    with pytest.raises(VerificationFailed) as refused:
        flow.produce(examination, plan, target, _OPTIONS)
    assert [each.data for each in written] == [output]
    assert failed(refused.value.report.checks)
    assert [each.name for each in tmp_path.iterdir()] == [name]


@pytest.mark.parametrize("name", SOURCES)
def test_a_text_that_was_not_read_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process that reads keeps a name to itself, and writes what it was asked for."""
    source, _ = SOURCES[name]
    parse = flow.opening.parse

    def silent(*arguments: object, **named: object) -> Document:
        document = parse(*arguments, **named)  # type: ignore[arg-type]
        return replace(document, text=document.text.replace("Tolvald", "in them"))

    monkeypatch.setattr(flow.opening, "parse", silent)
    with pytest.raises(VerificationFailed) as refused:
        flow.redact(source, Path(name), Options(terms=("Quarry Lane",)), Silent())
    assert "check.second-reading" in failed(refused.value.report.checks)
