"""Distant supervision (paper 3): recognizers trained on labels by k-anonymity, against labels, masks and annotators.

The texts are the first four sentences of biographies. Their background data, in place of Wikidata, is what the
recognizer finds in the whole biographies of 200 people, with their occupation: noisy and incomplete as that is, too.
What is done stays in `out/benchmarks/distant`, from which a stopped run resumes.
"""

from __future__ import annotations

import argparse
import gzip
import json
import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from engine.core.options import Device
from engine.core.progress import Silent
from engine.lab.training import distant, runs, silver
from engine.lab.training.formats import read_annotated
from engine.lab.training.reidentifier import people
from engine.models import tagger

DATA = Path(__file__).resolve().parents[2].parent / "shared/data"
PEOPLE, SENTENCES, LONGEST = 200, 4, 1_200
MASKS = 60
"""Biographies of each set of masks that a network of paper 4's authors chose."""
K = 5
TABLE, TEXTS = "biographies.jsonl", "texts.jsonl"
METHODS = ("greedy", "random", "optimal")
_SENTENCE = re.compile(r"(?<=[.!?])\s+(?=[A-Z])")


def main(results: Path, data: Path = DATA) -> None:
    """A table on the screen and in `distant.tsv`."""
    folder = results / "distant"
    folder.mkdir(parents=True, exist_ok=True)
    _biographies(folder, data)
    others = [*_masks(folder, data), data / "tab/dev_full.jsonl.gz"]
    rows = [["labels", "scored on", *distant.MEASURES]]
    for method in METHODS:
        rows += _of(method, _run(folder, method, others), others)
    lines = "\n".join("\t".join(row) for row in rows)
    print(lines)
    (results / "distant.tsv").write_text(lines + "\n", encoding="utf-8")


def _biographies(folder: Path, data: Path) -> None:
    """Write texts, and the table of what the recognizer finds in the whole biographies."""
    table, texts = folder / TABLE, folder / TEXTS
    if table.is_file():
        return
    recognise = silver.recognizer(tagger.load(Device.AUTO), None, Silent())
    part = table.with_suffix(".part")
    with part.open("w", encoding="utf-8") as rows, texts.open("w", encoding="utf-8") as lines:
        for each in islice(_lines(data / "raw_text/dbpedia_bios.jsonl.gz"), PEOPLE):
            text = each["text"].replace('\\"', '"')[:LONGEST]
            work = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", each["label_l3"]).lower()
            row = {"name": each["person"], "occupation": work, **people.table(text, recognise(text))}
            rows.write(json.dumps(row, ensure_ascii=False) + "\n")
            beginning = " ".join(_SENTENCE.split(text)[:SENTENCES])
            lines.write(json.dumps({"person": each["person"], "text": beginning}, ensure_ascii=False) + "\n")
    part.rename(table)


def _masks(folder: Path, data: Path) -> Iterator[Path]:
    """Yield sets of masks in the layout of annotators' decisions."""
    for name in ("wikibio_nndeid_k1", "wikibio_nndeid_k100"):
        file = folder / f"{name}.jsonl"
        with file.open("w", encoding="utf-8") as lines:
            for each in islice(_lines(data / f"wikibio_redaction/{name}.jsonl.gz"), MASKS):
                spans = [{**span, "label": "MISC", "identifier_type": "QUASI"} for span in each["spans"]]
                lines.write(json.dumps({**each, "spans": _joined(each["text"], spans)}, ensure_ascii=False) + "\n")
        yield file


def _joined(text: str, spans: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return masked words in a row as one span."""
    found: list[dict[str, Any]] = []
    for each in spans:
        if found and not text[found[-1]["end"] : each["start"]].strip():
            found[-1]["end"] = each["end"]
        else:
            found.append({key: each[key] for key in ("start", "end", "label", "identifier_type")})
    return found


def _run(folder: Path, method: str, others: list[Path]) -> Path:
    """Return the folder of a trained network, trained if it is missing."""
    out = folder / method
    if not (out / "README.md").is_file():
        asked = {"texts": [folder / TEXTS], "background": [folder / TABLE], "out": out, "method": method, "k": K}
        asked |= {"arity": 0, "start": None, "annotated": others, "epochs": 2, "seed": 3, "device": Device.AUTO}
        runs.distant(argparse.Namespace(**asked), Silent())
    return out


def _of(method: str, out: Path, others: list[Path]) -> Iterator[list[str]]:
    """Yield the rows of a trained network, and those of the released one on the same sets."""
    card = (out / "README.md").read_text(encoding="utf-8").partition("\n| ")[2].partition("\n\n")[0]
    for line in card.splitlines()[2:]:
        yield [method, *(cell.strip() for cell in line.strip("| ").split("|"))]
    released = tagger.load(Device.AUTO)
    labels = list(map(json.loads, (out / distant.LABELS).read_text(encoding="utf-8").splitlines()))
    sets = {"test": [each for each in labels if each["split"] == distant.TextUse.TEST]}
    sets |= {file.name: list(read_annotated(file)) for file in others} if method == METHODS[0] else {}
    for name, documents in sets.items():
        found = distant.score(documents, released)
        yield [f"{method}, released network", name, *(f"{found[each]:.3f}" for each in distant.MEASURES)]


def _lines(path: Path) -> Iterator[dict[str, Any]]:
    with gzip.open(path, "rt", encoding="utf-8") as file:
        yield from map(json.loads, file)
