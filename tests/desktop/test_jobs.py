"""One thread, one job after the other; everything arrives in the thread of the window."""

import threading
from collections.abc import Iterator
from typing import Any

import pytest
import shiboken6
from pytestqt.qtbot import QtBot

from desktop.jobs import Jobs, Reporter
from engine.core.errors import Cancelled
from engine.core.progress import Progress
from tests.builders.settled import settle


@pytest.fixture
def jobs() -> Iterator[Jobs]:
    found = Jobs()
    yield found
    found.close()


def _count(progress: Progress, total: int) -> int:
    for done in range(total):
        progress.step("count", done, total)
    return total


def test_result_and_steps_arrive_in_the_thread_of_the_window(qtbot: QtBot, jobs: Jobs) -> None:
    threads: set[threading.Thread] = set()
    results: list[int] = []
    steps: list[tuple[str, int, int]] = []

    def stepped(*step: Any) -> None:
        threads.add(threading.current_thread())
        steps.append(step)

    def done(result: int) -> None:
        threads.add(threading.current_thread())
        results.append(result)

    jobs.run(lambda progress: _count(progress, 20), done=done, failed=results.append, stepped=stepped)
    qtbot.waitUntil(lambda: bool(results))
    assert results == [20]
    assert steps[0] == ("count", 0, 20)  # the next ones come too soon to be told
    assert threads == {threading.main_thread()}


def test_a_cancelled_job_fails_at_its_next_step(qtbot: QtBot, jobs: Jobs) -> None:
    got: list[object] = []
    started = threading.Event()

    def forever(progress: Progress) -> None:
        while True:
            started.set()
            progress.step("wait", 0, 0)

    job = jobs.run(forever, done=got.append, failed=got.append)
    assert started.wait(240)
    jobs.cancel(job)
    qtbot.waitUntil(lambda: bool(got))
    assert isinstance(got[0], Cancelled)


def test_a_job_that_is_cancelled_before_its_turn_never_starts(qtbot: QtBot, jobs: Jobs) -> None:
    began: list[str] = []
    got: list[object] = []
    go = threading.Event()
    jobs.run(lambda _: go.wait(240), done=got.append, failed=got.append)
    second = jobs.run(lambda _: began.append("second"), done=got.append, failed=got.append)
    jobs.cancel(second)
    go.set()
    qtbot.waitUntil(lambda: len(got) == 2)
    assert not began
    assert isinstance(got[1], Cancelled)


def test_any_error_is_handed_on(qtbot: QtBot, jobs: Jobs) -> None:
    got: list[object] = []
    jobs.run(lambda _: 1 / 0, done=got.append, failed=got.append)
    qtbot.waitUntil(lambda: bool(got))
    assert isinstance(got[0], ZeroDivisionError)


def test_jobs_run_one_after_the_other_in_one_thread(qtbot: QtBot, jobs: Jobs) -> None:
    threads: set[int] = set()
    order: list[int] = []

    def work(number: int) -> int:
        threads.add(threading.get_ident())
        return number

    for number in range(200):
        jobs.run(lambda _, n=number: work(n), done=order.append, failed=order.append)
    qtbot.waitUntil(lambda: len(order) == 200)
    assert order == list(range(200))
    assert len(threads) == 1
    assert threads != {threading.get_ident()}


def test_nobody_is_called_after_close(qtbot: QtBot) -> None:
    for _ in range(20):
        jobs = Jobs()
        got: list[object] = []
        jobs.run(lambda progress: _count(progress, 10**9), done=got.append, failed=got.append)
        jobs.close()
        settle()
        assert not got


def test_a_job_outlives_its_window(qtbot: QtBot) -> None:
    jobs, begun, window_closes = Jobs(), threading.Event(), threading.Event()
    outcome: list[type[BaseException]] = []

    def work(progress: Progress) -> None:
        begun.set()
        window_closes.wait(240)
        try:
            progress.step("read", 1, 1)
        except Cancelled as error:
            outcome.append(type(error))
            raise

    jobs.run(work, done=pytest.fail, failed=lambda error: pytest.fail(str(error)))
    assert begun.wait(240)
    threading.Timer(0.3, window_closes.set).start()
    shiboken6.delete(jobs)  # waits for the job
    assert outcome == [Cancelled]


@pytest.mark.parametrize("how", ["forget", "close"])
def test_a_result_that_nobody_takes_is_cleared_away_once(qtbot: QtBot, how: str) -> None:
    jobs, made, may_end = Jobs(), threading.Event(), threading.Event()
    left: list[object] = []

    def work(_: Progress) -> str:
        made.set()
        assert may_end.wait(240)
        return "file"

    job = jobs.run(work, done=pytest.fail, failed=pytest.fail, unclaimed=left.append)
    assert made.wait(240)
    if how == "forget":
        jobs.forget(job)
        may_end.set()
        qtbot.waitUntil(lambda: bool(left))
    else:
        threading.Timer(0.3, may_end.set).start()
    jobs.close()
    settle()
    assert left == ["file"]


def test_a_result_that_somebody_takes_is_not_cleared_away(qtbot: QtBot, jobs: Jobs) -> None:
    got: list[object] = []
    jobs.run(lambda _: "file", done=got.append, failed=pytest.fail, unclaimed=pytest.fail)
    qtbot.waitUntil(lambda: bool(got))
    jobs.close()
    assert got == ["file"]


def test_what_is_found_so_far_arrives_before_the_end(qtbot: QtBot, jobs: Jobs) -> None:
    got: list[object] = []
    seen = threading.Event()

    def work(reporter: Reporter) -> str:
        reporter.show("some")
        assert seen.wait(240)
        return "all"

    jobs.run(work, done=got.append, failed=got.append, shown=got.append)
    qtbot.waitUntil(lambda: got == ["some"])
    seen.set()
    qtbot.waitUntil(lambda: got == ["some", "all"])


def test_what_is_outdated_is_not_shown(qtbot: QtBot, jobs: Jobs) -> None:
    shown: list[int] = []
    ended: list[object] = []

    def work(reporter: Reporter) -> None:
        for number in range(1000):
            reporter.show(number)

    jobs.run(work, done=ended.append, failed=ended.append, shown=shown.append)
    jobs._pool.waitForDone()
    qtbot.waitUntil(lambda: bool(ended))
    assert shown == [999]


def test_a_forgotten_job_tells_nobody(qtbot: QtBot, jobs: Jobs) -> None:
    got: list[object] = []
    job = jobs.run(lambda reporter: reporter.show(1), done=got.append, failed=got.append, shown=got.append)
    jobs.forget(job)
    jobs._pool.waitForDone()
    settle()
    assert got == []


def test_urgent_work_is_done_before_the_rest_of_a_search(qtbot: QtBot, jobs: Jobs) -> None:
    order: list[str] = []
    searching, gone_first = threading.Event(), threading.Event()
    threads: set[int] = set()

    def search(progress: Progress) -> str:
        searching.set()
        for done in range(20_000):
            progress.step("recognize", done, 20_000)
            if gone_first.wait(0.01):
                break
        threads.add(threading.get_ident())
        return "search"

    def export(progress: Progress) -> str:
        progress.step("write", 0, 1)
        threads.add(threading.get_ident())
        gone_first.set()
        return "export"

    jobs.run(search, done=order.append, failed=order.append)
    jobs.run(lambda _: "next", done=order.append, failed=order.append)
    assert searching.wait(240)
    jobs.run(export, done=order.append, failed=order.append, urgent=True)
    qtbot.waitUntil(lambda: len(order) == 3)
    assert order == ["export", "search", "next"]
    assert len(threads) == 1


def test_other_stages_give_way_to_nothing(qtbot: QtBot, jobs: Jobs) -> None:
    order: list[str] = []
    working, queued = threading.Event(), threading.Event()

    def choose(progress: Progress) -> str:
        working.set()
        assert queued.wait(240)
        for done in range(20):
            progress.step("choose", done, 20)
        return "choose"

    jobs.run(choose, done=order.append, failed=order.append)
    jobs.run(lambda _: "next", done=order.append, failed=order.append)
    assert working.wait(240)
    jobs.run(lambda _: "export", done=order.append, failed=order.append, urgent=True)
    queued.set()
    qtbot.waitUntil(lambda: len(order) == 3)
    assert order == ["choose", "export", "next"]
