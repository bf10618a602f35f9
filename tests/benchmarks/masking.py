"""Words masked by the whole pipeline, against the experts of the Text Anonymization Benchmark's development set.

Counted as in `engine.training.evaluate`: a word is masked in the gold standard if any annotator masked it.
"""

from __future__ import annotations

import re
import tempfile
from collections.abc import Iterable
from pathlib import Path

from engine import masking, pipeline
from engine.options import Options
from engine.training.data import documents
from engine.training.evaluate import DEVELOPMENT, Words, agreement

DATA = Path(__file__).resolve().parents[2].parent / "shared" / "data"
THRESHOLDS = (0.3, 0.4, 0.5, 0.6, 0.7)
_WORD = re.compile(r"\w+")


def main(results: Path) -> None:
    """Precision, recall and F1 for a range of risk thresholds; a table on the screen and in `masking.tsv`."""
    lines = ["threshold\tprecision\trecall\tF1\trecall DIRECT\trecall QUASI\tproved optimal"]
    lines += [measure(DATA / DEVELOPMENT, Options(risk_threshold=threshold)) for threshold in THRESHOLDS]
    print("\n".join(lines))
    (results / "masking.tsv").write_text("\n".join(lines) + "\n", encoding="utf-8")


def measure(data: Path, options: Options) -> str:
    """One row of the table."""
    found: Words = set()
    gold: dict[str, Words] = {"DIRECT": set(), "QUASI": set()}
    proved = total = 0
    for number, document in enumerate(documents(data)):
        words = [match.span() for match in _WORD.finditer(document["text"])]
        spans, optimal = masked(document["text"], options)
        found |= {(number, index) for index in touched(words, spans)}
        for role, those in gold.items():
            marked = [(s["start"], s["end"]) for s in document["spans"] if s.get("identifier_type") == role]
            those |= {(number, index) for index in touched(words, marked)}
        proved += optimal
        total += 1
    everything = agreement(gold["DIRECT"] | gold["QUASI"], found)
    direct, quasi = (agreement(gold[role], found).recall for role in ("DIRECT", "QUASI"))
    return (
        f"{options.risk_threshold}\t{everything.precision:.3f}\t{everything.recall:.3f}\t{everything.f1:.3f}"
        f"\t{direct:.3f}\t{quasi:.3f}\t{proved} of {total}"
    )


def masked(text: str, options: Options) -> tuple[list[tuple[int, int]], bool]:
    """What the plan for a text masks, as (start, end), and whether the plan is proved optimal."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "document.txt"
        path.write_bytes(text.encode("utf-8"))
        examination = pipeline.examine(path, options)
        plan = pipeline.plan(examination, options)
    spans = [(each.start, each.end) for each in masking.redactions(examination.entities, plan)]
    return spans, plan.proven_optimal


def touched(words: list[tuple[int, int]], spans: Iterable[tuple[int, int]]) -> set[int]:
    """Indexes of the words that share a character with a span."""
    return {index for start, end in spans for index, word in enumerate(words) if word[0] < end and start < word[1]}
