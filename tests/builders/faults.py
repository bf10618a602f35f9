"""Runs of the pipeline on one small file, without networks, in which something goes wrong at a random moment.

`main` prints a JSON object for each run, and goes on when a line comes. It is started with `python -c`: sandboxed
workers would import any other main module, and with it the networks. Each run is a fork of this process, and all
share the process that starts workers, so that a run takes moments.
"""

from __future__ import annotations

import errno
import json
import os
import random
import re
import resource
import signal
import sys
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from multiprocessing import forkserver
from multiprocessing.connection import Connection
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from engine import sandbox
from engine.core import messages
from engine.core.errors import SableError
from engine.core.message import literal
from engine.core.options import Options
from engine.core.types import (
    Action,
    DecidedBy,
    Decision,
    Entity,
    EntityRisk,
    Examination,
    Kind,
    MaskingPlan,
    Mention,
    RiskAssessment,
    Role,
)
from engine.pipeline import flow, opening, producing, recognising
from engine.sandbox import Worker, process, worker
from tests.builders import hostile
from tests.builders.recognising import with_forms
from tests.builders.sabotage import TEXT, docx_source, pdf_source

SECRET = "Tolvald"
SOURCES: dict[str, Callable[[], bytes]] = {
    "letter.txt": lambda: "\n".join(TEXT).encode(),
    "letter.pdf": pdf_source,
    "letter.docx": docx_source,
}
_STOPPED = "worker stopped"
_PATIENCE = 3  # seconds that a process may be silent for, where one is stopped


def _full_disk(path: Path) -> None:
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (16, resource.RLIM_INFINITY))


def _failing(name: str, path: Path) -> None:
    def fail(*arguments: Any, **named: Any) -> Any:
        raise OSError(errno.EIO, "input/output error")

    setattr(os, name, fail)


def _no_replacing(path: Path) -> None:
    def fail(*arguments: Any, **named: Any) -> Any:
        raise OSError(errno.ENOSPC, "no space left")

    Path.replace = fail  # type: ignore[method-assign]


def _served_by(serve: Callable[[Connection], None], path: Path) -> None:
    worker.Worker = partial(Worker, serve)  # type: ignore[assignment,misc]


# Faults that are there from the beginning, and signals that come at some moment: to the run, or to one of its workers.
SPOILED: dict[str, Callable[[Path], None]] = {
    "disk full": _full_disk,
    "fsync fails": partial(_failing, "fsync"),
    "no room for a name": _no_replacing,
    "half a message": partial(_served_by, hostile.serve_half_a_message),
    "no memory": partial(_served_by, hostile.serve_with_no_memory),
    "a part is missing": partial(_served_by, hostile.serve_without_a_part),
}
SENT = {
    "run killed": signal.SIGKILL,
    "run ended": signal.SIGTERM,
    "worker killed": signal.SIGKILL,
    _STOPPED: signal.SIGSTOP,
}


def _mentions(text: str) -> tuple[Mention, ...]:
    """Return the mentions that a recognizer would find."""
    found = re.finditer(SECRET, text)
    return tuple(Mention(each.start(), each.end(), Kind.PERSON, 1.0, "list", literal("A name.")) for each in found)


def redact(path: Path, target: Path) -> int:
    """One run; returns the exit code of the command line."""
    producing.folder.load = lambda *_: SimpleNamespace(versions={}, added=())  # type: ignore[assignment,return-value]
    recognising.read = lambda text, *_, **__: with_forms(_mentions)(text)  # type: ignore[assignment]
    try:
        document = opening.read(path)
        mentions = _mentions(document.text)
        entity = Entity("1", Kind.PERSON, Role.DIRECT, mentions)
        risk = RiskAssessment((EntityRisk("1", (), 5.0, 1.0, True, literal("A name.")),), ())
        plan = MaskingPlan(
            (Decision("1", Action.MASK, None, DecidedBy.PROGRAM, literal("A name.")),), 1.0, 1.0, "test", True
        )
        flow.produce(Examination(document, (entity,), risk), plan, target, Options())
    except SableError as error:
        return messages.exit_code(error)
    except KeyboardInterrupt:
        return messages.CANCELLED
    return messages.DONE


def _forked(path: Path, target: Path, fault: str, seed: str) -> int:
    child = os.fork()
    if child == 0:
        code = 99
        try:
            random.seed(seed)
            forkserver._forkserver.ensure_running = lambda: None  # type: ignore[attr-defined]
            worker._spare.clear()
            worker._kept.clear()
            if fault == _STOPPED:
                process.SECONDS = _PATIENCE
            signal.signal(signal.SIGTERM, signal.default_int_handler)
            SPOILED.get(fault, lambda _: None)(path)
            code = redact(path, target)
            sandbox.cool()
        except Exception:
            traceback.print_exc()  # the process ends below without it
        finally:
            os._exit(code)
    return child


def _workers(before: set[int]) -> list[int]:
    """The sandboxed processes of a run: children of the process that starts them."""
    parent = forkserver._forkserver._forkserver_pid  # type: ignore[attr-defined]
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text(encoding="ascii").split()
    return [each for each in map(int, children) if each not in before]


def main(folder: Path, runs: int, seed: str) -> None:
    draw = random.Random(seed)
    sandbox.warm()
    sandbox.cool()
    for name, build in SOURCES.items():
        (folder / name).write_bytes(build())
    whole = dict.fromkeys(SOURCES, 0.0)
    for number in range(-len(SOURCES), runs):
        name = list(SOURCES)[number % len(SOURCES)]
        path, target = folder / name, folder / f"redacted-{name}"
        fault = draw.choice([*SPOILED, *SENT]) if number >= 0 else ""
        # A run that is killed while it hands over its pipes ends the fork server, which here serves all runs: the
        # driver, whose child it is, starts another, where it can't start a process any more.
        Worker(hostile.serve).stop()
        before = set(_workers(set()))
        begin = time.monotonic()
        child = _forked(path, target, fault, f"{seed}-{number}")
        if fault in SENT:
            time.sleep(whole[name] * draw.random())
            victims = [child] if fault.startswith("run") else _workers(before)
            for victim in draw.sample(victims, min(1, len(victims))):
                try:
                    os.kill(victim, SENT[fault])
                except ProcessLookupError:
                    continue
        _, status = os.waitpid(child, 0)
        code = os.waitstatus_to_exitcode(status)
        seconds = time.monotonic() - begin
        whole[name] = whole[name] or seconds
        for left in _workers(before):  # those of a run that was killed end by themselves; here, at once
            with suppress(ProcessLookupError):
                os.kill(left, signal.SIGKILL)
        print(json.dumps({"name": name, "fault": fault, "code": code, "seconds": round(seconds, 2)}), flush=True)
        sys.stdin.readline()
