"""One process for hostile files: it answers, it is heard, and whatever ends it becomes an error."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from engine import sandbox
from engine.core import messages
from engine.core.errors import (
    Cancelled,
    DamagedFile,
    MissingGuards,
    ReaderCrashed,
    ReaderFailed,
    SableError,
    TooDemanding,
)
from engine.core.progress import Silent
from engine.sandbox import Worker, process, starting, values, worker
from tests.builders import hostile
from tests.builders.progresses import Impatient, Recorder
from tests.conftest import REPOSITORY
from tests.sampled import sampled


@pytest.fixture
def one() -> Iterator[Worker]:
    started = Worker(hostile.serve)
    yield started
    started.stop()


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> Iterator[Worker]:
    """Ends itself after a second or so without a step; is ended after six."""
    monkeypatch.setattr(process, "LONGEST", 6)
    started = Worker(hostile.serve_with_little_time)
    yield started
    started.stop()


@pytest.fixture
def narrow() -> Iterator[Worker]:
    """Has little memory, and as much time as others: a busy machine must not end it for another reason."""
    started = Worker(hostile.serve_with_little_memory)
    yield started
    started.stop()


@pytest.fixture
def pool(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Worker]]:
    """Nothing left by other tests, and processes that know the tasks of these."""
    spare: list[Worker] = []
    kept: dict[bytes, Worker] = {}
    monkeypatch.setattr(worker, "_spare", spare)
    monkeypatch.setattr(worker, "_kept", kept)
    monkeypatch.setattr(worker, "Worker", partial(Worker, hostile.serve))
    yield spare
    for each in (*spare, *kept.values()):
        each.stop()


def test_it_has_loaded_what_reads_files_and_nothing_of_the_one_that_asks(one: Worker) -> None:
    modules = set(one.begin(hostile.loaded, tuple[str, ...], "open")(Silent()))
    assert {"torch", "spacy", "engine.pipeline.flow"}.isdisjoint(modules)
    if sys.platform == "linux":
        assert set(process.LOADED_EARLY) <= modules


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere each process looks for itself")
def test_the_folders_that_may_be_read_are_looked_up_once_for_all_processes(one: Worker) -> None:
    assert one.begin(hostile.looked_up, int, "open")(Silent()) == 1


_EXPECTING_TEXT = """
from functools import partial
from pathlib import Path
from engine import sandbox
from engine.core.progress import Silent
from engine.pipeline import opening
from engine.sandbox import starting
from tests.builders import hostile
sandbox.preload(plain=True)
text = opening.parse(b"Ann came.", Path("a.txt")).text
one = sandbox.Worker(partial(hostile.serve, early=starting.loaded_early()))
modules = one.begin(hostile.loaded, tuple[str, ...], "open")(Silent())
one.stop()
sandbox.end()
print(text, "engine.documents.text" in modules, *(each for each in modules if each.endswith(".preloaded")))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere each process loads the libraries itself")
def test_what_only_pages_need_is_not_prepared_for_plain_text() -> None:
    asked = [sys.executable, "-c", _EXPECTING_TEXT]
    done = subprocess.run(asked, cwd=REPOSITORY, capture_output=True, text=True, timeout=120, check=True)
    assert done.stdout.strip() == "Ann came. True"


_FORKED = """
import os, sys
from pathlib import Path
from engine import sandbox
from engine.pipeline import opening

def read():
    return opening.parse(b"Ann came.", Path("a.txt")).text == "Ann came."

first = read()  # the parent has a fork server, and processes that wait
if (child := os.fork()) == 0:
    sandbox.forget_inherited()
    sandbox.warm()
    found = read()
    sandbox.cool()
    os._exit(not found)
status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
again = read()
sandbox.cool()
sys.exit(status or not (first and again))
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="forks")
def test_a_process_forked_from_one_with_workers_starts_its_own() -> None:
    done = subprocess.run([sys.executable, "-c", _FORKED], cwd=REPOSITORY, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(("folder", "how"), [("/tmp", "forkserver"), ("/tmp/" + "x" * 90, "spawn")])
def test_a_long_name_of_the_temporary_folder_does_no_harm(
    folder: str, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(starting.tempfile, "gettempdir", lambda: folder)
    assert starting.context.__wrapped__().get_start_method() == (how if sys.platform == "linux" else "spawn")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere each process loads the libraries itself")
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has a fork server")
@pytest.mark.parametrize("loss", sampled(["killed while it is asked", "its socket cleared away"], every=2))
def test_a_lost_fork_server_is_replaced(loss: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from multiprocessing import forkserver, reduction

    Worker(hostile.serve).stop()
    server = forkserver.ensure_running.__self__  # type: ignore[attr-defined]
    sent = reduction.sendfds

    def killing(client: socket.socket, handles: list[int]) -> None:
        monkeypatch.undo()
        os.kill(server._forkserver_pid, signal.SIGKILL)
        sent(client, handles)

    if loss.startswith("killed"):
        monkeypatch.setattr(reduction, "sendfds", killing)
    else:
        Path(server._forkserver_address).unlink()
    another = Worker(hostile.serve)
    try:
        assert another.isolation and another.is_idle
    finally:
        another.stop()


def test_starting_one_costs_little(one: Worker) -> None:
    """Compare processor time, which a busy machine does not change; loading takes twenty times as long."""
    assert one.begin(hostile.time_spent, int, "open")(Silent()) < 300


def test_none_waits_for_a_file_any_more(pool: list[Worker]) -> None:
    sandbox.warm()
    spare = tuple(pool)
    sandbox.cool()
    assert spare and not pool and all(each.process._closed for each in spare)  # type: ignore[attr-defined]


def test_steps_are_told_and_an_answer_may_be_asked_for_twice(one: Worker) -> None:
    heard = Recorder()
    answer = one.begin(hostile.steps, int, "open")
    assert answer(heard) == answer(heard) != os.getpid()
    assert ("open", 1, 2) in heard.steps
    assert one.is_idle


def test_steps_of_an_unknown_number_are_not_sent_one_by_one(one: Worker) -> None:
    heard = Recorder()
    one.begin(hostile.steps_of_unknown_number, int, "open")(heard)
    assert len(heard.steps) < 2_000


def test_a_refusal_is_the_same_error_here(one: Worker) -> None:
    with pytest.raises(DamagedFile) as refused:
        one.begin(hostile.refuse, int, "open")(Silent())
    assert refused.value.fields == {"format": "pdf", "pages": (1, 2)}
    assert one.begin(partial(hostile.number, 7), int, "open")(Silent()) == 7


def test_a_defect_tells_where_it_is_and_quotes_nothing(one: Worker) -> None:
    with pytest.raises(ReaderFailed) as failed:
        one.begin(hostile.fail, int, "open")(Silent())
    assert failed.value.fields["cause"] == "KeyError"
    assert str(failed.value.fields["where"]).startswith("hostile.py:")
    assert one.is_idle


def test_it_says_nothing(one: Worker, capfd: pytest.CaptureFixture[str]) -> None:
    one.begin(hostile.speak, int, "open")(Silent())
    assert capfd.readouterr() == ("", "")


def test_a_crash_is_an_error(one: Worker) -> None:
    answer = one.begin(hostile.crash, int, "open")
    for _ in range(2):
        with pytest.raises(ReaderCrashed) as crashed:
            answer(Silent())
    assert crashed.value.fields == {"status": -11}
    assert not one.is_idle


def test_a_process_that_is_gone_before_it_has_a_task_is_an_error(one: Worker) -> None:
    one.process.terminate()
    one.process.join()
    with pytest.raises(ReaderCrashed):
        one.begin(hostile.loaded, tuple[str, ...], "open")(Silent())
    with pytest.raises(ReaderCrashed):
        _ = one.isolation


def test_what_it_said_before_it_was_gone_does_not_count(one: Worker) -> None:
    """It may have told its guards, which nobody has read yet."""
    assert one._pipe.poll(30)
    test_a_process_that_is_gone_before_it_has_a_task_is_an_error(one)


@pytest.mark.timeout(240)  # less than `process.SECONDS`
@pytest.mark.parametrize("when", ["before it told its guards", "before a task that does not fit into the pipe"])
def test_a_process_that_is_stopped_is_not_waited_for(when: str, one: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    assert one.process.pid
    if when.startswith("before a task"):
        assert one.isolation.guards
    os.kill(one.process.pid, signal.SIGSTOP)
    monkeypatch.setattr(process, "SECONDS", 1)
    answer = one.begin(partial(hostile.read, "x" * (8 << 20)), str, "open")
    for asked in (lambda: answer(Silent()), lambda: one.isolation):
        with pytest.raises(TooDemanding) as refused:
            asked()
        assert refused.value.fields == {"problem": "time"}


@pytest.mark.skipif(sys.platform != "linux", reason="no other system has the guards")
def test_without_a_guard_nothing_is_parsed_unless_that_is_allowed() -> None:
    for allowed in (False, True, False):
        sandbox.allow_missing_guards(allowed)
        open_ = Worker(hostile.serve_with_open_files)
        try:
            answer = open_.begin(partial(hostile.number, 7), int, "open")
            if allowed:
                assert answer(Silent()) == 7
            else:
                with pytest.raises(MissingGuards) as refused:
                    answer(Silent())
                assert refused.value.fields == {"guards": ("no-files",)}
                assert messages.exit_code(refused.value) == messages.USAGE
        finally:
            open_.stop()
            sandbox.allow_missing_guards(False)


@pytest.mark.skipif(sys.platform != "linux", reason="no other system has the guards")
@pytest.mark.parametrize(
    ("serve", "lacking"),
    [
        (hostile.serve_where_a_guard_fails, ("no-files",)),
        (hostile.serve_without_system_folders, ("memory", "no-files", "no-network")),
    ],
)
def test_a_guard_that_fails_is_missing_and_no_crash(serve: Callable[..., None], lacking: tuple[str, ...]) -> None:
    open_ = Worker(serve)
    try:
        with pytest.raises(MissingGuards) as refused:
            open_.begin(partial(hostile.number, 7), int, "open")(Silent())
        assert refused.value.fields == {"guards": lacking}
    finally:
        open_.stop()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has a fork server")
@pytest.mark.parametrize("error", [OSError(24, "too many open files"), BrokenPipeError(), EOFError()])
def test_a_process_that_cannot_be_started_is_an_error_of_its_own(
    error: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing(*_given: object) -> None:
        raise error

    monkeypatch.setattr(starting, "_started", failing)
    with pytest.raises(ReaderFailed) as failed:
        Worker(hostile.serve)
    assert failed.value.fields["cause"] == type(error).__name__


@pytest.mark.parametrize("task", [hostile.hang, hostile.spin, hostile.step_for_ever])
def test_a_task_has_limited_time(hasty: Worker, task: object) -> None:
    with pytest.raises(TooDemanding) as refused:
        hasty.begin(task, int, "open")(Silent())  # type: ignore[arg-type]
    assert refused.value.fields == {"problem": "time"}


def test_a_task_has_limited_memory(narrow: Worker) -> None:
    with pytest.raises(TooDemanding) as refused:
        narrow.begin(hostile.fill, int, "open")(Silent())
    assert refused.value.fields == {"problem": "memory"}


def test_a_hang_is_ended(one: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "SECONDS", 1)
    with pytest.raises(TooDemanding) as refused:
        one.begin(hostile.hang, int, "open")(Silent())
    assert refused.value.fields == {"problem": "time"}


@pytest.mark.skipif(sys.platform != "linux", reason="no other system reports the processor's seconds")
def test_a_busy_machine_refuses_nothing_that_an_idle_one_accepts(one: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process works for longer than it may, on a machine that lets it work a quarter of the time."""
    monkeypatch.setattr(process, "SECONDS", 1)
    assert one.process.pid
    begin = time.monotonic()
    monkeypatch.setattr(worker, "_worked", lambda pid: (time.monotonic() - begin) / 4)
    assert one.begin(partial(hostile.work, 1.5), int, "open")(Silent()) == 0
    with pytest.raises(TooDemanding) as refused:
        one.begin(hostile.spin, int, "open")(Silent())
    assert refused.value.fields == {"problem": "time"}


def test_a_person_who_asks_to_stop_is_heard(one: Worker) -> None:
    with pytest.raises(Cancelled):
        one.begin(hostile.steps, int, "open")(Impatient())
    assert not one.is_idle


class Evil:
    def __reduce__(self) -> tuple[object, ...]:
        return (os.system, ("true",))


_STEP = ("step", "open", 1, 1)


@pytest.mark.parametrize(
    "message",
    [
        pickle.dumps(Evil()),
        pickle.dumps(("answer", Evil())),
        b"no pickle",
        values.dumped(("answer", "a string")),
        values.dumped(("answer", True)),
        values.dumped(("step", "open", "1", 1)),
        values.dumped(("refused", "no-such-code", {})),
        values.dumped(("refused", "damaged-file", {"problem": "\x1b[2J"})),
        values.dumped(("refused", "damaged-file", {"problem": {}})),
        values.dumped(("failed", "x" * 1000, "")),
        values.dumped(("failed", 1)),
        values.dumped(7),
    ],
)
def test_a_lie_ends_the_process(message: bytes) -> None:
    liar = Worker(hostile.lie)
    try:
        with pytest.raises(ReaderCrashed):
            liar.begin(message, int, "open")(Silent())  # type: ignore[arg-type]
        assert not liar.is_idle
    finally:
        liar.stop()


def test_no_process_serves_two_files(pool: list[Worker]) -> None:
    """A process that was taken over is gone once the next file has been read."""
    first, again, second = (sandbox.run(hostile.steps, int, "open", Silent(), of=each) for each in (b"A", b"A", b"B"))
    assert first == again != second
    with pytest.raises(ProcessLookupError):
        os.kill(first, 0)
    assert all(each.is_idle for each in pool)


def test_who_asks_at_the_same_time_gets_another(pool: list[Worker]) -> None:
    with sandbox.borrowed(of=b"A") as one, sandbox.borrowed(of=b"B") as other, sandbox.borrowed(of=b"A") as third:
        assert len({id(each) for each in (*one, *other, *third)}) == 3


@pytest.mark.parametrize("task", [hostile.crash, hostile.refuse, hostile.fail])
def test_the_next_file_works_whatever_befell_the_last(pool: list[Worker], task: object) -> None:
    with pytest.raises(SableError):
        sandbox.run(task, int, "open", Silent(), of=b"A")  # type: ignore[arg-type]
    assert sandbox.run(partial(hostile.number, 7), int, "open", Silent(), of=b"A") == 7


def test_one_that_died_waiting_is_replaced(pool: list[Worker]) -> None:
    sandbox.warm()
    (running,) = multiprocessing.active_children()[-1:]
    for each in multiprocessing.active_children():
        each.kill()
        each.join()
    assert running.exitcode
    assert sandbox.run(partial(hostile.number, 7), int, "open", Silent(), of=b"A") == 7


def test_no_more_than_a_few_are_started_ahead(pool: list[Worker]) -> None:
    with sandbox.borrowed(3, of=b"A") as team:
        answers = [each.begin(partial(hostile.number, at), int, "open") for at, each in enumerate(team)]
        assert [answer(Silent()) for answer in answers] == [0, 1, 2]
    assert len(pool) == worker._AHEAD


def test_cancelling_ends_all(pool: list[Worker]) -> None:
    before = set(multiprocessing.active_children())
    with pytest.raises(Cancelled), sandbox.borrowed(2, of=b"A") as team:
        for each in team:
            each.begin(hostile.hang, int, "open")
        raise Cancelled
    assert set(multiprocessing.active_children()) <= before | {each.process for each in pool}
    assert len(pool) == worker._AHEAD


@pytest.mark.timeout(240)  # less than `process.SECONDS`
def test_a_process_that_lives_and_answers_nonsense_is_not_waited_for(one: Worker) -> None:
    with pytest.raises(ReaderCrashed):
        one.begin(hostile.refuse_in_no_plain_words, int, "open")(Silent())
