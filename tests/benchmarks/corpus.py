"""Every file of the corpus through the whole pipeline: redacted, or refused with a sentence; never a crash or a leak.

A worker process takes one file after the other, so that a crash or a hang (60 s) costs one file and is counted. An
outside witness, the leak scanner beside the corpus, then looks for the masked strings in what was written.
"""

from __future__ import annotations

import csv
import importlib.util
import multiprocessing
import resource
import tempfile
import time
from collections import Counter
from dataclasses import asdict, dataclass, fields
from multiprocessing.connection import Connection
from pathlib import Path
from types import ModuleType

SHARED = Path(__file__).resolve().parents[2].parent / "shared"
LIMIT = 60.0
# The scanner reads the file anew for each string: the longest masked strings stand for all.
SCANNED = 5
SHORTEST = 4


@dataclass(frozen=True)
class Row:
    file: str
    outcome: str
    detail: str
    masked: int
    scanned: int
    leftovers: int
    seconds: float
    peak_mib: int


def main(results: Path, names: list[str] | None = None) -> list[Row]:
    """Measure all files (or those named), write `corpus.tsv`, print figures by class."""
    passwords = known_passwords()
    files = sorted(each for each in (SHARED / "corpus").glob("*/*") if not names or each.name in names)
    rows: list[Row] = []
    worker = _Worker()
    with (results / "corpus.tsv").open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, [each.name for each in fields(Row)], delimiter="\t")
        writer.writeheader()
        try:
            for path in files:
                row = worker.redact(path, passwords.get(path.name))
                writer.writerow(asdict(row))
                file.flush()
                rows.append(row)
        finally:
            worker.stop()
    _print(rows)
    return rows


def _print(rows: list[Row]) -> None:
    for kind in ("pdf", "docx"):
        chosen = [row for row in rows if (row.file.lower().endswith(".pdf")) == (kind == "pdf")]
        counts = Counter(row.outcome for row in chosen)
        print(f"{kind}: {len(chosen)} files; " + ", ".join(f"{name} {n}" for name, n in counts.most_common()))
    scanned, left = sum(row.scanned for row in rows), sum(row.leftovers for row in rows)
    print(f"outside witness: {left} of {scanned} masked strings found in the written files")
    print(f"slowest {max(row.seconds for row in rows):.1f} s, peak memory {max(row.peak_mib for row in rows)} MiB")
    for row in rows:
        if row.leftovers or row.outcome in ("crashed", "hung", "defect", "not verified"):
            print(f"  {row.file}: {row.outcome} {row.detail} leftovers {row.leftovers}")


class _Worker:
    """One process that outlives good files and is replaced after a bad one."""

    def __init__(self) -> None:
        self._context = multiprocessing.get_context("spawn")
        self._start()

    def _start(self) -> None:
        self._pipe, theirs = self._context.Pipe()
        # Not a daemon: it must be free to start the readers of long files.
        self._process = self._context.Process(target=_serve, args=(theirs,))
        self._process.start()
        assert self._pipe.recv() == "ready"

    def redact(self, path: Path, password: str | None) -> Row:
        start = time.perf_counter()
        self._pipe.send((path, password))
        try:
            if self._pipe.poll(LIMIT):
                row: Row = self._pipe.recv()
                return row
            outcome, detail = "hung", f"over {LIMIT:.0f} s"
        except (EOFError, ConnectionResetError):
            self._process.join()
            outcome, detail = "crashed", f"exit code {self._process.exitcode}"
        self._process.kill()
        self._process.join()
        self._start()
        return Row(path.name, outcome, detail, 0, 0, 0, round(time.perf_counter() - start, 2), 0)

    def stop(self) -> None:
        self._process.kill()
        self._process.join()


def _serve(pipe: Connection) -> None:
    from engine.sandbox import offline

    offline.lock()
    from engine.core.options import Device
    from engine.models import tagger

    tagger.load(Device.AUTO)
    witness = outside_witness()
    pipe.send("ready")
    while True:
        path, password = pipe.recv()
        pipe.send(measure(path, password, witness))


def measure(path: Path, password: str | None, witness: ModuleType) -> Row:
    """One file through the pipeline, and the outside witness over what was written."""
    from engine import planning
    from engine.core import messages
    from engine.core.catalogue import ENGLISH
    from engine.core.errors import SableError, VerificationFailed
    from engine.core.options import Options
    from engine.pipeline import flow

    options = Options(password=password)
    start = time.perf_counter()
    outcome, detail, strings, masked, leftovers = "redacted", "", [], 0, 0
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / f"out{path.suffix}"
        try:
            examination = flow.examine(path, options)
            plan = flow.plan(examination, options)
            redactions = planning.planned_redactions(examination.document.text, examination.entities, plan)
            flow.produce(examination, plan, target, options)
            masked = len(redactions)
            strings = _to_scan(examination.document.text, redactions)
        except VerificationFailed as error:
            outcome = "not verified"
            detail = "; ".join(
                f"{ENGLISH.named(check.name)}: {ENGLISH.say(check.detail)}"
                for check in error.report.checks
                if not check.passed
            )
        except SableError as error:
            outcome, detail = f"refused: {error.code}", messages.sentence(error)
        except Exception as error:
            outcome, detail = "defect", messages.defect(error)
        seconds = time.perf_counter() - start
        for string in strings:
            leftovers += bool(_found(witness, target, string))
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    return Row(path.name, outcome, detail[:500], masked, len(strings), leftovers, round(seconds, 2), peak)


def _to_scan(text: str, redactions: tuple[object, ...]) -> list[str]:
    """The longest masked strings that don't also stand, by decision, outside what was masked."""
    visible = list(text)
    for each in redactions:
        visible[each.start : each.end] = "\0" * (each.end - each.start)
    rest = "".join(visible).casefold()
    words = {text[each.start : each.end] for each in redactions}
    gone = [each for each in words if len(each) >= SHORTEST and each.casefold() not in rest and "\n" not in each]
    return sorted(gone, key=lambda each: (-len(each), each))[:SCANNED]


def _found(witness: ModuleType, path: Path, word: str) -> dict[str, int]:
    if path.read_bytes()[:2] == b"PK":
        return dict(witness.scan_docx(str(path), word))
    hits = {k: n for k, n in witness.Scan(str(path), word).run().hits.items() if not k.startswith("_")}
    # The scanner's own note: joined across operators it gives false alarms.
    hits = {k: n for k, n in hits.items() if not k.endswith("(split_over_ops)")}
    return hits | {k: n for k, n in witness.textlayers(str(path), word).items() if n and n != "ERR"}


def outside_witness() -> ModuleType:
    """The leak scanner beside the corpus; none of Sable's code is in it."""
    spec = importlib.util.spec_from_file_location("leakscan", SHARED / "tools" / "leakscan.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def known_passwords() -> dict[str, str]:
    found = {}
    for line in (SHARED / "corpus" / "PASSWORDS.tsv").read_text(encoding="utf-8").splitlines():
        name, password, *_ = line.split("\t")
        if not password.startswith(("?", "(")):
            found[Path(name).name] = password
    return found
