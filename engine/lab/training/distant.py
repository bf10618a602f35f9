"""Distant supervision: labels by k-anonymity over background data, and a recognizer trained on them (paper 3).

Annotators are not needed: the values of a person that the background data holds are found in a text about that person,
and a method of paper 3, Algorithm 1, or the optimizer, chooses which of them to mask until k people share what
is left. A network learns these decisions, and so to mask in texts about people whom no background data knows.
"""

from __future__ import annotations

import copy
import json
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path
from typing import Any

import numpy as np
import torch

from engine.background import Background, occurrences
from engine.background.words import words as name_words
from engine.core.message import Message
from engine.core.options import Method
from engine.core.progress import SILENT, Progress, Stage
from engine.core.types import Action, EntityRisk, RiskAssessment, Role, Span
from engine.detection import entities
from engine.lab.evaluation import masking, spans
from engine.lab.evaluation.gold import gold
from engine.lab.training import data
from engine.lab.training.data import Example, Masking, TrainingSet
from engine.lab.training.emulation import About
from engine.lab.training.language import hiding
from engine.lab.training.recognizer import RecognizerSettings, collate
from engine.models import precision, training_loop
from engine.models.encoder import SpanTagger
from engine.models.tagger import TaggedText, Tagger
from engine.models.training_loop import Losses, Rates, Schedule
from engine.planning.counted_groups import with_people
from engine.planning.levels import RatedEntities
from engine.planning.optimizer.optimal import choose

LABELS = "labels.jsonl"
RATES = Rates(encoder=1e-4, heads=5e-4)
MASKED = 0.5
"""Least probability, QUASI and DIRECT together, with which a word is masked."""
_PARTS = 10
_WORK = 10.0
_WHY = Message("plan.rare")
_SOURCE = TrainingSet("labels by k-anonymity", "of their owners", {}, frozenset(), masking=Masking.ANNOTATED)


class TextUse(StrEnum):
    """The use of a text, by the name of its person: a tenth each for development and test, as in paper 3."""

    TRAIN = "train"
    DEVELOPMENT = "dev"
    TEST = "test"


HELD_OUT = (TextUse.DEVELOPMENT, TextUse.TEST)


@dataclass(frozen=True, slots=True)
class Labelling:
    """Settings of the labels.

    Attributes:
        method: GREEDY and RANDOM are those of paper 3; OPTIMAL masks the fewest words.
        k: people of the background data who must share what is left.
        arity: the most details that are combined; 0 is any number.
        seed: that of RANDOM.
    """

    method: Method
    k: int = 5
    arity: int = 0
    seed: int = 0


def use_of(person: str) -> TextUse:
    """Return the use of texts about a person: the name decides, whatever else is in the data."""
    drawn = zlib.crc32(" ".join(name_words(person)).encode("utf-8", "surrogatepass")) % _PARTS
    return {0: TextUse.TEST, 1: TextUse.DEVELOPMENT}.get(drawn, TextUse.TRAIN)


def labelled(about: About, known: Background, how: Labelling) -> dict[str, Any] | None:
    """Return a text with the decisions on its terms as spans, in the layout of the data sets; None where the background
    data does not know the person.

    A term that fewer than k people share is DIRECT, one that is masked in a combination QUASI (paper 3, Algorithm 1).
    """
    person = known.person(about.person) if about.person else None
    if not person or not about.person:
        return None
    found = occurrences.mentions(about.text, known.known_of(person), ())
    terms = entities.join(about.text, found)
    risk = RiskAssessment(tuple(_unassessed(each.id, _words(about.text, each.mentions)) for each in terms), ())
    rated = RatedEntities(about.text, terms, risk, (None,) * len(terms), generalise=False)
    question = with_people(rated, known, person, how.k, how.arity)
    plan = choose(question, method=how.method, seed=how.seed, work=_WORK, progress=SILENT)
    labels = []
    for entity, decision, levels in zip(terms, plan.decisions, question.levels or (), strict=True):
        people = levels[0].people
        alone = people is not None and len(people) < how.k
        masked = Role.DIRECT if alone else Role.QUASI
        role = "NO_MASK" if decision.action is Action.KEEP else masked.value
        labels += [
            {"start": each.start, "end": each.end, "label": each.kind.value, "identifier_type": role}
            for each in entity.mentions
        ]
    name = f"{zlib.crc32(about.text.encode('utf-8', 'surrogatepass')):08x}"
    return {"doc_id": name, "text": about.text, "split": use_of(about.person), "spans": labels}


def _unassessed(name: str, words: int) -> EntityRisk:
    return EntityRisk(name, (), float(words), 0.0, flagged=False, why=_WHY)


def _words(text: str, mentions: Iterable[Any]) -> int:
    return sum(len(each.words(text).split()) for each in mentions)


def write(
    texts: Iterable[About], known: Background, how: Labelling, out: Path, progress: Progress
) -> list[dict[str, Any]]:
    """Return the labelled texts, and write them to `out`/labels.jsonl; a finished file is read again.

    Texts about people whom the background data does not know are left out.

    Raises:
        Cancelled: the user asked to stop.
    """
    file = out / LABELS
    if not file.is_file():
        part = file.with_suffix(".part")
        with part.open("w", encoding="utf-8") as lines:
            for number, about in enumerate(texts):
                progress.step(Stage.DISTANT, number, 0)
                if document := labelled(about, known, how):
                    lines.write(json.dumps(document, ensure_ascii=False) + "\n")
        part.replace(file)
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def train(
    documents: Sequence[Mapping[str, Any]], tagger: Tagger, out: Path, epochs: int, seed: int, device: torch.device
) -> SpanTagger:
    """Return the network of `tagger`, trained to decide as the labels do; see `training_loop.run` for how it resumes.

    So that it still finds mentions, it also learns the probabilities of types that it had before.
    """
    torch.manual_seed(seed)
    model = copy.deepcopy(tagger.model).to(device).requires_grad_()
    nothing_hidden = hiding(tagger.vocabulary, 0.0)
    taught = [_example(each, tagger) for each in documents if each["split"] == TextUse.TRAIN]

    def draw(random: np.random.Generator) -> list[list[Example]]:
        return training_loop.batches(data.draw({_SOURCE: taught}, random), RecognizerSettings().batch, random)

    def losses(batch: list[Example], random: np.random.Generator) -> Losses:
        read = collate(batch, nothing_hidden, random, device)
        with precision.fast(device):
            hidden = model.encode(read.ids, read.cases, read.present)
            labels, masks = model.classify(hidden[read.present.bool()])
        return {
            "types": training_loop.partial_loss(labels.float(), read.labels),
            "masking": training_loop.partial_loss(masks.float(), read.masks),
        }

    rates = RATES.at_width(model.shape.width)
    training_loop.run(model, draw, losses, rates, Schedule(epochs=epochs, seed=seed), out)
    return model


def _example(document: Mapping[str, Any], tagger: Tagger) -> Example:
    (example,) = data.examples(_SOURCE, [dict(document)], tagger.vocabulary)
    return replace(example, labels=tagger.tag(document["text"], SILENT).labels)


# Scores: the spans that the network masks, against labels or annotators.

MEASURES = (*(f"{match} {name}" for match in spans.MATCHES for name in ("precision", "recall", "F1")), "P", "WP", "R")


def masked_spans(text: str, tagged: TaggedText) -> list[Span]:
    """Return runs of masked word pieces: paper 3 marks the first piece of each span, this network has no such class."""
    gone = tagged.masks[:, 1:].sum(1) >= MASKED
    found: list[Span] = []
    for start, end, hidden in zip(tagged.starts.tolist(), tagged.ends.tolist(), gone.tolist(), strict=True):
        if not hidden or start == end:
            continue
        if found and not text[found[-1][1] : start].strip():
            found[-1] = (found[-1][0], end)
        else:
            found.append((start, end))
    return [each for each in found if any(map(str.isalnum, text[slice(*each)]))]


def score(documents: Iterable[Mapping[str, Any]], tagger: Tagger) -> dict[str, float]:
    """Return `MEASURES` of the network against labels or annotators' decisions, NaN where nothing can be counted.

    P, WP and R count tokens, as `evaluation.masking` does; the information content is that of everyday English.
    """
    matched, counted = np.zeros((len(spans.MATCHES), 4)), np.zeros((len(masking.MEASURES), 2))
    for document in documents:
        annotated, text = gold(dict(document)), document["text"]
        found = masked_spans(text, tagger.tag(text, SILENT))
        matched += spans.count(annotated, found)
        counted += masking.count(text, annotated, found, masking.rarity)
    figures = [each for row in matched for each in _agreement(row)]
    return dict(zip(MEASURES, [*figures, *(_ratio(*row) for row in counted[:3])], strict=True))


def _agreement(row: np.ndarray[Any, Any]) -> Iterator[float]:
    precise, recalled = _ratio(*row[:2]), _ratio(*row[2:])
    yield from (precise, recalled, _ratio(2 * precise * recalled, precise + recalled))


def _ratio(part: float, whole: float) -> float:
    return part / whole if whole else float("nan")


_CARD = """\
# A recognizer from distant supervision

Finds what the recognizer that it started from finds, and masks as k-anonymity over background data would (paper 3 of
the list in the help). Use it with `--model FOLDER`.

- Trained by `sable train distant --method {method} --k {k} --arity {arity} --epochs {epochs} --seed {seed}` on {texts}
  texts about people of the background data ({people} people); {left} more texts were about nobody there.
- A tenth of the people each for development and test, by name: nothing was learned from them.
- Started from: {start}. Licence: of the owners of the texts and the background data.

| | {measures} |
| ---{columns} |
{rows}

Exact and partial match count spans, P, WP (weighted by the information content of everyday English) and R tokens. The
spans of the network are runs of word pieces that it masks with a probability of {masked} or more.

## Limits

It knows what the background data knows: what no table or graph of people holds is left visible. From its weights
something of the texts and the background data may be told.
"""


def card(
    how: Labelling,
    scores: Mapping[str, Mapping[str, float]],
    *,
    epochs: int,
    seed: int,
    texts: int,
    left: int,
    people: int,
    start: str,
) -> str:
    """Return the card of a trained network, in Markdown.

    Args:
        scores: those of each set, by its name.
        left: texts about people whom the background data does not know.
        start: SHA-256 of the weights that it started from.
    """
    return _CARD.format(
        method=how.method,
        k=how.k,
        arity=how.arity,
        epochs=epochs,
        seed=seed,
        texts=texts,
        left=left,
        people=people,
        start=start,
        measures=" | ".join(MEASURES),
        columns=" | ---" * len(MEASURES),
        rows="\n".join(
            f"| {name} | " + " | ".join(f"{found[each]:.3f}" for each in MEASURES) + " |"
            for name, found in scores.items()
        ),
        masked=MASKED,
    )
