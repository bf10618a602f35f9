"""Batch workers on the machines of a Ray cluster (the extra `cluster`).

One process of this machine, the gateway, talks to the cluster; the process that holds the ledger and writes files stays
without a network. Documents travel as bytes and come back redacted and verified, so that machines share no folder, and
only one process decides what is done.

The workers are Ray actors that hold the networks. Ray Data is not used: it repeats whole blocks, so that one document
that ends its worker takes others with it and then stops the run, and it can't update a ledger document by document.
"""

from __future__ import annotations

import signal
import socket  # noqa: TID251 - behind a network lock that allows the cluster only
import time
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

from engine import __version__, sandbox
from engine.batch import pool
from engine.batch.pool import LONGEST, Job, JobAnswer, Lost
from engine.core import disk, resources
from engine.core.errors import MissingExtra, NoCluster, TooDemanding
from engine.core.options import Device, Options
from engine.models import device, folder
from engine.pipeline import flow
from engine.sandbox import offline

STARTING = 300
"""Seconds until the first actor must have loaded the networks."""
_ANSWERS = 20  # seconds within which the head node answers
_FAILED_STARTS = 10
_POLL_EVERY = 0.1  # seconds between two polls of the pipe and the cluster


class Cluster:
    """Pool of actors on a cluster, reached through the gateway.

    Args:
        address: HOST:PORT of the head node, the host as a number; this machine must be a node of the cluster.
        workers: actors; None for one for each core, or for each graphics card where there are some.

    Raises (in `answers`):
        NoCluster: it can't be reached, or has another version; no document was lost.
        MissingExtra: Ray is not installed.
    """

    def __init__(self, options: Options, address: str, workers: int | None) -> None:
        self._pipe, theirs = get_context("spawn").Pipe()
        # A new process has no network lock yet, and must be free to start others.
        self._gateway = get_context("spawn").Process(target=serve, args=(theirs, options, address, workers))
        self._gateway.start()
        theirs.close()
        self._ready = 0
        self._given: set[int] = set()

    @property
    def room(self) -> int:
        return max(self._ready - len(self._given), 0)

    def give(self, job: Job) -> None:
        self._given.add(job.number)
        with suppress(OSError):  # the gateway ended, which `answers` finds out
            self._pipe.send(job)

    def answers(self, seconds: float) -> Iterator[JobAnswer]:
        try:
            while self._pipe.poll(seconds):
                seconds = 0
                message: int | str | JobAnswer = self._pipe.recv()
                if isinstance(message, str):
                    raise MissingExtra if message == MissingExtra.code else NoCluster(problem=message)
                if isinstance(message, int):
                    self._ready = message
                    continue
                self._given.discard(message.number)
                yield message
        except (EOFError, OSError) as error:
            raise NoCluster(problem="not-reached") from error

    def stop(self) -> None:
        self._pipe.close()  # the gateway notices, and ends its actors
        self._gateway.join(_POLL_EVERY * 100)
        self._gateway.kill()
        self._gateway.join()
        self._gateway.close()


def serve(pipe: Connection, options: Options, address: str, workers: int | None) -> None:
    """Run the gateway: send the number of ready actors at each change, an answer for every job, or at last an error
    code.
    """
    for number in (signal.SIGINT, signal.SIGTERM):  # the parent handles these signals, and closes the pipe
        signal.signal(number, signal.SIG_IGN)
    offline.lock(cluster=(address.rpartition(":")[0],))
    sandbox.leave_no_image()
    try:
        _Gateway(pipe, options, address, workers).run()
    except (EOFError, ConnectionError):
        return
    except MissingExtra:
        pipe.send(MissingExtra.code)
    except NoCluster as error:
        pipe.send(error.fields["problem"])


class Redactor:
    """An actor: it holds the networks, and redacts one document after the other."""

    def __init__(self, options: Options, address: str) -> None:
        offline.lock(cluster=(address.rpartition(":")[0],))
        sandbox.leave_no_image()
        device.use_one_thread()
        sandbox.warm()
        flow.load_for_many(options)
        self._options = options

    def version(self) -> dict[str, str]:
        """Return the versions of Sable and of the user's own models; an answer shows that the actor is ready."""
        return _versions() | folder.load(self._options.models, self._options.device).versions

    def redact(self, job: Job) -> JobAnswer:
        """Redact one document; see `pool.done`."""
        return pool.done(job, self._options)


def _versions() -> dict[str, str]:
    """Return what must be the same on all machines; the manifest represents the bundled models."""
    return {"sable": __version__, "resources": disk.sha256(resources.root() / "manifest.json")}


class _Gateway:
    def __init__(self, pipe: Connection, options: Options, address: str, workers: int | None) -> None:
        try:
            self._ray: Any = import_module("ray")
        except ModuleNotFoundError as error:
            raise MissingExtra from error
        self._pipe, self._options, self._address = pipe, options, address
        self._version: dict[str, str] = {}
        host, _, port = address.rpartition(":")
        try:
            # Ray would retry an unreachable address for many minutes.
            socket.create_connection((host, int(port)), timeout=_ANSWERS).close()
            self._ray.init(address=address, log_to_driver=False, configure_logging=False, logging_level="ERROR")
        except (OSError, RuntimeError, ValueError) as error:
            raise NoCluster(problem="not-reached") from error
        self._begun = time.monotonic()
        cores, cards = (self._ray.cluster_resources().get(name, 0) for name in ("CPU", "GPU"))
        wanted_cards = cards if options.device is not Device.CPU else 0
        count = workers or int(wanted_cards or cores)
        share = {"num_gpus": min(1.0, wanted_cards / count)} if wanted_cards else {}
        # A lost machine takes its actors with it; new ones are started, and wait until there is room for them.
        self._make = self._ray.remote(num_cpus=1, max_restarts=0, **share)(Redactor)
        self._starting: dict[Any, Any] = {}
        self._failed = 0
        self._idle: list[Any] = []
        self._waiting: deque[Job] = deque()
        self._busy: dict[Any, tuple[Any, int, float]] = {}
        for _ in range(count):
            self._start()

    def run(self) -> None:
        while True:
            while self._pipe.poll(0):
                self._waiting.append(self._pipe.recv())
            while self._waiting and self._idle:
                actor, job = self._idle.pop(), self._waiting.popleft()
                self._busy[actor.redact.remote(job)] = actor, job.number, time.monotonic() + LONGEST
            waited = [*self._busy, *self._starting]
            if not waited:
                self._pipe.poll(_POLL_EVERY)
                continue
            for each in self._ray.wait(waited, timeout=_POLL_EVERY)[0]:
                if each in self._starting:
                    self._greet(each)
                else:
                    self._pipe.send(self._answer(each))
            self._end_the_slow()
            if not self._version and time.monotonic() - self._begun > STARTING:
                raise NoCluster(problem="not-reached")

    def _start(self) -> None:
        actor = self._make.remote(self._options, self._address)
        self._starting[actor.version.remote()] = actor

    def _greet(self, reference: Any) -> None:
        """Take in an actor that has loaded the networks, or replace one that failed."""
        actor = self._starting.pop(reference)
        try:
            found = self._ray.get(reference)
        except self._ray.exceptions.RayError as error:
            self._failed += 1
            if self._failed > _FAILED_STARTS:
                raise NoCluster(problem="not-reached") from error
            self._start()
            return
        self._version = self._version or found
        if found != self._version or not found.items() >= _versions().items():
            raise NoCluster(problem="other-version")
        self._idle.append(actor)
        self._send_ready()

    def _answer(self, reference: Any) -> JobAnswer:
        actor, number, _ = self._busy.pop(reference)
        try:
            answer: JobAnswer = self._ray.get(reference)
        except self._ray.exceptions.RayError:
            self._start()
            self._send_ready()
            return Lost(number)
        self._idle.append(actor)
        return answer

    def _end_the_slow(self) -> None:
        for reference, (actor, number, deadline) in list(self._busy.items()):
            if time.monotonic() > deadline:
                del self._busy[reference]
                self._ray.kill(actor)
                self._start()
                self._send_ready()
                self._pipe.send(pool.failed(number, TooDemanding(problem="time")))

    def _send_ready(self) -> None:
        """Send how many actors take documents."""
        self._pipe.send(len(self._idle) + len(self._busy))
