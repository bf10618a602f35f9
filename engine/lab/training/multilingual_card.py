"""Figures of the network for other languages, and of the English one on the same texts, by set and kind.

python -m engine.lab.training.multilingual_card --data DIR [--folder FOLDER] [--documents N]

A mention is found exactly where a recognizer's mention of its kind has the same characters, in part where one of its
kind shares a character with it, and is covered where all its letters and digits are in mentions of any kind. Precision
counts recognizers' mentions of the kinds that the set annotates completely; those that share a character with a span of
a label that may be anything are left out.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from engine.core.options import Device
from engine.core.progress import Silent
from engine.core.types import Kind, Mention
from engine.detection import neural
from engine.lab.training import graph, multilingual_data, packing
from engine.lab.training.data import Source
from engine.models import onnx_network, tagger, unigram
from engine.models.tagger import Tagger

MEASURES = ("exact", "in part", "covered")
_EDGE = " \t\n.,;:()[]\"'«»“”„"


def load(folder: Path) -> Tagger:
    """Return the network that `packing.save` wrote."""
    network = onnx_network.load(folder / graph.GRAPH, folder / graph.WEIGHTS, folder / packing.SHAPE)
    return Tagger(network, unigram.load(folder / packing.PIECES))


def count(source: Source, document: dict[str, Any], mentions: Iterable[Mention]) -> Counter[tuple[str, str]]:
    """Return the counts of one document, by kind and what is counted."""
    found = [each for each in mentions if each.kind in source.complete]
    every = [(each.start, each.end) for each in mentions]
    text, counts = document["text"], Counter[tuple[str, str]]()
    spans = [(_trimmed(text, each), source.labels.get(each["label"], ())) for each in document["spans"]]
    expected = [(span, reading[0]) for span, reading in spans if len(reading) == 1 and reading[0] in source.complete]
    exact = {(*span, kind) for span, kind in expected}
    either = [span for span, reading in spans if len(reading) != 1]
    letters = {place for start, end in every for place in range(start, end)}
    for (start, end), kind in expected:
        counts[kind, "expected"] += 1
        counts[kind, "exact"] += (start, end, kind) in {(each.start, each.end, each.kind) for each in found}
        counts[kind, "in part"] += any(each.kind is kind and each.start < end and start < each.end for each in found)
        counts[kind, "covered"] += all(place in letters for place in range(start, end) if text[place].isalnum())
    for each in found:
        if any(each.start < end and start < each.end for start, end in either):
            continue
        counts[each.kind, "found"] += 1
        counts[each.kind, "right exact"] += (each.start, each.end, each.kind) in exact
        counts[each.kind, "right in part"] += any(
            kind is each.kind and each.start < end and start < each.end for (start, end), kind in expected
        )
    return counts


def _trimmed(text: str, span: dict[str, Any]) -> tuple[int, int]:
    start, end = span["start"], span["end"]
    while start < end and text[start] in _EDGE:
        start += 1
    while start < end and text[end - 1] in _EDGE:
        end -= 1
    return start, end


def score(network: Tagger, source: Source, documents: Iterable[dict[str, Any]]) -> dict[str, dict[str, float]]:
    """Return recall and precision by kind, each exactly and in part."""
    counts = Counter[tuple[str, str]]()
    for document in documents:
        tagged = network.tag(document["text"], Silent())
        counts += count(source, document, list(neural.find(document["text"], tagged)))
    return {
        str(kind): {
            "mentions": counts[kind, "expected"],
            **{f"recall {each}": _share(counts[kind, each], counts[kind, "expected"]) for each in MEASURES},
            **{
                f"precision {each}": _share(counts[kind, f"right {each}"], counts[kind, "found"])
                for each in MEASURES[:2]
            },
        }
        for kind in Kind
        if kind in source.complete and counts[kind, "expected"]
    }


def _share(part: int, whole: int) -> float:
    return round(part / whole, 3) if whole else 0.0


def main() -> None:
    """Print the figures as JSON, set by set."""
    parser = argparse.ArgumentParser(prog="python -m engine.lab.training.multilingual_card")
    parser.add_argument("--data", type=Path, required=True, help="the folder that holds `multi`")
    parser.add_argument("--folder", type=Path, help="a trained network (default: the released one)")
    parser.add_argument("--documents", type=int, help="only the first of each set")
    arguments = parser.parse_args()
    other = load(arguments.folder) if arguments.folder else tagger.load_multilingual()
    networks = {"english": tagger.load(Device.CPU), "multilingual": other}
    for source in multilingual_data.LANGUAGES:
        documents = list(multilingual_data.documents(source, arguments.data, measured=True))[: arguments.documents]
        found = {name: score(network, source, documents) for name, network in networks.items()}
        print(json.dumps({"set": source.file, "documents": len(documents), **found}), flush=True)


if __name__ == "__main__":
    main()
