"""Rules for every test: no network, no thread or warning left behind, none of the developer's own settings."""

from __future__ import annotations

import gc
import os
import sys
import threading
from collections.abc import Generator, Iterator
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["LC_ALL"] = "C.UTF-8"  # the command line speaks English, whatever the developer speaks
# As many processes run tests as there are processors: more threads of PyTorch would only wait for each other.
os.environ.setdefault("OMP_NUM_THREADS", "1")

import pytest
from hypothesis import HealthCheck, settings

from engine.sandbox import offline, process, starting
from tests import quiet
from tests.quiet import _nothing_unexpected_is_logged  # noqa: F401  # pytest finds fixtures by their names here

offline.lock()
quiet.listen()
if sys.platform == "linux":  # elsewhere each process would load it for itself
    # Also for text: a process that is forked from what loaded the text's modules alone may read no file of the tests.
    process.LOADED_FOR_TEXT = (*process.LOADED_FOR_TEXT, "tests.preloaded")
    process.LOADED_EARLY = starting._early = (*process.LOADED_EARLY, "tests.preloaded")

# The same examples in each run, however busy the machine is: a change is judged by itself, not by chance or by time.
# `pytest --hypothesis-profile explore` looks for new ones.
settings.register_profile(
    "repeatable",
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=(HealthCheck.too_slow,),
)
settings.register_profile(
    "explore", deadline=None, print_blob=True, suppress_health_check=(HealthCheck.too_slow,), derandomize=False
)
settings.load_profile("repeatable")

REPOSITORY = Path(__file__).resolve().parent.parent
SHARED = REPOSITORY.parent / "shared"


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Import all tests without looking for garbage: a million objects that stay would be searched again and again."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.collect()
        gc.freeze()
        gc.enable()


@pytest.fixture(autouse=True)
def _no_thread_is_left() -> Iterator[None]:
    before = set(threading.enumerate())
    yield
    left = [each.name for each in threading.enumerate() if each not in before and not each.daemon]
    assert not left, left


@pytest.fixture(autouse=True)
def _processes_of_later_tests_read_any_file(monkeypatch: pytest.MonkeyPatch) -> None:
    """A command on texts alone prepares processes for these."""
    monkeypatch.setattr(starting, "_early", starting._early)


@pytest.fixture(scope="session", autouse=True)
def _no_data_folder_of_the_developers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    before = os.environ.get("XDG_DATA_HOME")
    os.environ["XDG_DATA_HOME"] = str(tmp_path_factory.mktemp("data"))
    yield
    if before is None:
        del os.environ["XDG_DATA_HOME"]
    else:
        os.environ["XDG_DATA_HOME"] = before


@pytest.fixture
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A cache of the test's own, so that nothing is known of its background data."""
    monkeypatch.setattr("appdirs.user_cache_dir", lambda name: str(tmp_path / "cache" / name))


@pytest.fixture(scope="session")
def corpus() -> Path:
    """The folder of real files that nobody here wrote."""
    folder = SHARED / "corpus"
    if not folder.is_dir():
        pytest.skip("the corpus is not beside this checkout")
    return folder


@pytest.fixture(scope="session")
def data() -> Path:
    """The folder of annotated text."""
    folder = SHARED / "data"
    if not folder.is_dir():
        pytest.skip("the annotated text is not beside this checkout")
    return folder
