"""Words a second that the recognizer's network and the whole of `sable inspect` read, on one core of this processor.

Each runtime and precision is compared with single precision in PyTorch: how many word pieces it would mask otherwise.
"""

from __future__ import annotations

import gzip
import json
import time
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path

import numpy as np

from engine.core.options import Device, Options
from engine.core.progress import Silent
from engine.lab.training.card import DEVELOPMENT
from engine.models import device, pieces, tagger
from engine.models.tagger import Network
from engine.pipeline import flow
from tests.benchmarks.masking import DATA

_JUDGMENTS = 2  # emulated, bfloat16 takes minutes
_THRESHOLD = 0.325  # of the default plan
_OVERLAPS = (32, 64, 128)  # word pieces


def main(results: Path) -> None:
    """A table on the screen and in `network.tsv`; the judgments of the development set must be there."""
    device.use_one_thread()
    texts = list(islice(_texts(), _JUDGMENTS))
    words = sum(len(text.split()) for text in texts)
    lines = ["what\twords\twords a processor second\tpieces decided otherwise"]

    def row(what: str, seconds: float, otherwise: str = "") -> None:
        lines.append(f"{what}\t{words}\t{words / seconds:.0f}\t{otherwise}")
        print(lines[-1], flush=True)

    vocabulary = tagger.load(Device.CPU).vocabulary
    exact: list[float] = []
    for what, load in _networks().items():
        network = load()
        seconds, found = _scored(tagger.Tagger(network, vocabulary), texts)
        exact = exact or found
        differ = np.mean((np.array(found) >= _THRESHOLD) != (np.array(exact) >= _THRESHOLD))
        row(what, seconds, f"{100 * differ:.3f} %")
    for overlap in _OVERLAPS:
        windows = sum(len(_starts(len(pieces.cut(vocabulary, text).ids), overlap)) for text in texts)
        lines.append(f"windows that overlap by {overlap} pieces\t{words}\t{windows} windows\t")
        print(lines[-1])
    options = Options()
    flow.prepare(options)
    begun = time.process_time()
    for text in texts:
        flow.plan(flow.examine_bytes(text.encode(), Path("judgment.txt"), options), options)
    row("the whole of inspect, 8 bits, without opening the file", time.process_time() - begun)
    (results / "network.tsv").write_text("\n".join(lines) + "\n", encoding="utf-8")


def _texts() -> Iterator[str]:
    with gzip.open(DATA / DEVELOPMENT, "rt", encoding="utf-8") as file:
        for line in file:
            yield json.loads(line)["text"]


def _networks() -> dict[str, Callable[[], Network]]:
    """Return what loads the network, by runtime and precision; single precision first."""
    # Imported here: `flow` alone needs no PyTorch.
    from engine.models import precision

    def in_torch() -> Network:
        return tagger.load(Device.CPU).network.in_torch()

    def in_bfloat16() -> Network:
        precision._has_bfloat16 = lambda device: device is not None  # emulated where the processor lacks it
        network = in_torch()
        network.only_to_read()
        return network

    return {
        "PyTorch, single precision": in_torch,
        "ONNX Runtime, 8 bits (released)": lambda: tagger.load(Device.CPU).network,
        "PyTorch, bfloat16": in_bfloat16,
    }


def _scored(loaded: tagger.Tagger, texts: list[str]) -> tuple[float, list[float]]:
    """Return processor seconds, and the probability that each piece is to be masked."""
    loaded.tag(texts[0][:500], Silent())
    begun = time.process_time()
    found = [1 - loaded.tag(text, Silent()).masks[:, 0] for text in texts]
    return time.process_time() - begun, [float(each) for masks in found for each in masks]


def _starts(count: int, overlap: int) -> list[int]:
    last = max(0, count - tagger.WINDOW)
    return [*range(0, last, tagger.WINDOW - overlap), last]
