"""Words a second of `sable batch`, for each core, against one process that takes one note after the other.

Other work on the machine slows everything, so that seconds of the processor are counted too, without those of the
processes that open files, which nobody here waits for: a batch should need no more of them for a word than one process.
"""

from __future__ import annotations

import json
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from itertools import islice
from pathlib import Path

from engine.training.planting import hospital_files

NOTES = 40
WORKERS = max(os.cpu_count() or 1, 1)
OPTIONS = ["--risk-seconds", "0"]


def main(results: Path) -> None:
    """A table on the screen and in `batch.tsv`."""
    with tempfile.TemporaryDirectory() as folder:
        notes = invented(Path(folder) / "notes.jsonl", NOTES)
        rows = json.loads(_apart(_ALONE, str(notes)).stdout)
        for workers in (1, WORKERS):
            rows.append(measured(notes, Path(folder) / f"out-{workers}", workers))
    head = list(rows[-1])
    lines = ["\t".join(head), *("\t".join(str(row.get(name, "")) for name in head) for row in rows)]
    print("\n".join(lines))
    (results / "batch.tsv").write_text("\n".join(lines) + "\n", encoding="utf-8")


def invented(path: Path, count: int) -> Path:
    """So many notes of the invented hospital, one a line, with the keys `doc_id` and `text`."""
    folder = path.parent / f"{path.stem}-hospital"
    hospital_files.write(folder, count, 7, notes=2)
    with (folder / hospital_files.TRUTH).open(encoding="utf-8") as source, path.open("w", encoding="utf-8") as target:
        for line in islice(source, count):
            note = json.loads(line)
            target.write(json.dumps({name: note[name] for name in ("doc_id", "text")}) + "\n")
    shutil.rmtree(folder)
    return path


def measured(notes: Path, output: Path, workers: int) -> dict[str, object]:
    """One whole run over a table of notes, without the time in which the networks are loaded."""
    words = sum(len(text.split()) for text in texts(notes))
    ready = _batch(_first(notes), output.with_name(f"{output.name}-first"), workers)
    done = _batch(notes, output, workers)
    seconds, busy = done[0] - ready[0], done[1] - ready[1]
    return row(f"sable batch, {workers} workers", words, seconds, busy) | {"peak MiB of one process": done[2]}


def row(what: str, words: int, seconds: float, busy: float) -> dict[str, object]:
    return {
        "what": what,
        "words": words,
        "seconds": round(seconds, 1),
        "words a second": round(words / seconds),
        "words a second of a processor": round(words / busy),
    }


def texts(notes: Path) -> Iterable[str]:
    with notes.open(encoding="utf-8") as file:
        for line in file:
            yield json.loads(line)["text"]


def _first(notes: Path) -> Path:
    """A table of its first note alone."""
    path = notes.with_name(f"first-{notes.name}")
    with notes.open(encoding="utf-8") as file:
        path.write_text(next(file), encoding="utf-8")
    return path


def _batch(notes: Path, output: Path, workers: int) -> tuple[float, float, int]:
    """Seconds on the clock, seconds of the processor of all processes, and the largest of them in MiB."""
    before, begun = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    columns = ["--text-column", "text", "--id-column", "doc_id", "--workers", str(workers)]
    _apart(None, "-m", "engine", "batch", str(notes), "--output", str(output), *columns, *OPTIONS)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    busy = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return time.perf_counter() - begun, busy, after.ru_maxrss // 1024


def _apart(code: str | None, *arguments: str) -> subprocess.CompletedProcess[str]:
    """A process of its own, with one thread, as a worker has."""
    command = [sys.executable, *(("-c", code) if code else ()), *arguments]
    return subprocess.run(
        command, check=True, text=True, stdout=subprocess.PIPE, env={**os.environ, "OMP_NUM_THREADS": "1"}
    )


_ALONE = "import sys; from tests.benchmarks.batch import alone; alone(sys.argv[1])"


def alone(notes: str) -> None:
    """The recognizer alone, and all of the flow, in this process and those that it starts; told as JSON."""
    import torch

    from engine import pipeline, recognizers
    from engine.models import folder
    from engine.options import Device, Options
    from engine.progress import Silent

    torch.set_num_threads(1)
    options = Options(risk_seconds=0.0)
    pipeline.prepare(options)
    networks = folder.load((), Device.AUTO)
    several = list(texts(Path(notes)))
    pipeline.redact(several[0].encode(), Path("note.txt"), options)

    def recognised(text: str) -> None:
        tagged = networks.tagger.tag(text, Silent())
        recognizers.recognise(text, tagged, added=[], terms=(), person=None, progress=Silent())

    def redacted(text: str) -> None:
        pipeline.redact(text.encode(), Path("note.txt"), options)

    rows = [_timed("recognizer, one process", recognised, several), _timed("flow, one process", redacted, several)]
    print(json.dumps(rows))


def _timed(what: str, work: Callable[[str], None], several: list[str]) -> dict[str, object]:
    before, begun = _busy(), time.perf_counter()
    for text in several:
        work(text)
    return row(what, sum(len(text.split()) for text in several), time.perf_counter() - begun, _busy() - before)


def _busy() -> float:
    """Seconds of the processor, of this process and of those that have ended."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(each.ru_utime + each.ru_stime for each in used)
