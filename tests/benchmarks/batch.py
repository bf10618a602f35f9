"""Words a second of a batch, for each core, against one process that takes one note after the other.

Other work on the machine slows everything, so that seconds of the processor are counted too (Linux), without those of
the processes that open files: a batch should need no more of them for a word than one process does. The time in which
networks are loaded counts nowhere.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path

NOTES = 100
WORKERS = max(os.cpu_count() or 1, 1)
_TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 0


def main(results: Path, notes: int = NOTES) -> None:
    """A table on the screen and in `batch.tsv`."""
    with tempfile.TemporaryDirectory() as folder:
        path = invented(Path(folder) / "notes.jsonl", notes)
        rows = [*_apart("alone", path), *_apart("batched", path, 1), *_apart("batched", path, WORKERS)]
    lines = ["\t".join(rows[0]), *("\t".join(map(str, row.values())) for row in rows)]
    print("\n".join(lines))
    (results / "batch.tsv").write_text("\n".join(lines) + "\n", encoding="utf-8")


def invented(path: Path, count: int) -> Path:
    """Write so many notes of the invented hospital, one a line, with the keys `doc_id` and `text`."""
    # Not above: each process that opens a file imports this module, as it would the program that is measured.
    from engine.lab.training.planting import hospital

    folder = path.parent / f"{path.stem}-hospital"
    hospital.write(folder, count, 7, notes=2)
    with (folder / hospital.TRUTH).open(encoding="utf-8") as source, path.open("w", encoding="utf-8") as target:
        for line in islice(source, count):
            note = json.loads(line)
            target.write(json.dumps({name: note[name] for name in ("doc_id", "text")}) + "\n")
    shutil.rmtree(folder)
    return path


def alone(notes: Path) -> Iterator[dict[str, object]]:
    """The recognizer alone, and all of the flow, in this process."""
    import torch

    from engine import detection
    from engine.core.options import Device, Options
    from engine.core.progress import Silent
    from engine.models import folder
    from engine.pipeline import flow

    torch.set_num_threads(1)
    options = Options()
    flow.prepare(options)
    tagger = folder.load((), Device.AUTO).tagger
    texts = list(_texts(notes))

    def recognised(text: str) -> None:
        detection.recognise(text, tagger.tag(text, Silent()), terms=(), person=None, progress=Silent())

    def redacted(text: str) -> None:
        flow.redact(text.encode(), Path("note.txt"), options)

    for what, work in (("recognizer, one process", recognised), ("whole flow, one process", redacted)):
        work(texts[0])
        yield _timed(what, texts, [os.getpid()], lambda work=work: [work(text) for text in texts])  # type: ignore[misc]


def batched(notes: Path, workers: int) -> Iterator[dict[str, object]]:
    """A whole run over a table of notes; its workers have redacted one note before."""
    from engine.batch import run
    from engine.batch.inputs import Columns, Request
    from engine.batch.ledger import Ledger
    from engine.batch.pool import Job, Processes
    from engine.core.options import Options

    options, texts = Options(), list(_texts(notes))
    pool = Processes(options, workers)
    for number in range(workers):
        pool.give(Job(number, Path("note.txt"), texts[0].encode()))
    while pool.room < workers:
        list(pool.answers(1.0))
    processes = [os.getpid(), *_children()]
    stop, pool.stop = pool.stop, lambda: None  # type: ignore[method-assign]
    output = notes.parent / f"out-{workers}"
    request = Request([notes], output, options, Columns("text", "doc_id"))
    with Ledger(output / "ledger.sqlite") as ledger:
        yield _timed(f"batch, workers: {workers}", texts, processes, lambda: run.run(request, ledger, lambda: pool))
    stop()


def _texts(notes: Path) -> Iterable[str]:
    with notes.open(encoding="utf-8") as file:
        for line in file:
            yield json.loads(line)["text"]


def _timed(what: str, texts: list[str], processes: list[int], work: Callable[[], object]) -> dict[str, object]:
    words = sum(len(text.split()) for text in texts)
    begun, before = time.perf_counter(), sum(map(_busy, processes))
    work()
    seconds, busy = time.perf_counter() - begun, sum(map(_busy, processes)) - before
    return {
        "what": what,
        "words": words,
        "seconds": round(seconds, 1),
        "words a second": round(words / seconds),
        "words a second of a processor": round(words / busy) if busy else "",
        "peak MiB of a process": max(map(_peak, processes)),
    }


def _children() -> list[int]:
    path = Path(f"/proc/{os.getpid()}/task/{os.getpid()}/children")
    return list(map(int, path.read_text(encoding="utf-8").split())) if path.exists() else []


def _busy(process: int) -> float:
    """Seconds of the processor; 0 where the system does not tell."""
    path = Path(f"/proc/{process}/stat")
    if not path.exists():
        return 0.0
    fields = path.read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS


def _peak(process: int) -> int:
    path = Path(f"/proc/{process}/status")
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return next((int(line.split()[1]) // 1024 for line in lines if line.startswith("VmHWM:")), 0)


def _apart(name: str, *arguments: object) -> list[dict[str, object]]:
    """Return the result of a function of this module in a process of its own, with one thread, as a worker has."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.benchmarks.batch", name, *map(str, arguments)],
        check=True,
        text=True,
        stdout=subprocess.PIPE,
        env={**os.environ, "OMP_NUM_THREADS": "1"},
    )
    return [json.loads(line) for line in done.stdout.splitlines()]


if __name__ == "__main__":
    asked, notes, *more = sys.argv[1:]
    for told in {"alone": alone, "batched": batched}[asked](Path(notes), *map(int, more)):  # type: ignore[operator]
        print(json.dumps(told))
