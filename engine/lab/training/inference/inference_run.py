"""One run of `sable train inference`: fits the attack, measures it around masking, and writes weights and card.

Three attackers are fitted: the one that is released, to all sentences; a twin, to three quarters of them, which meets
the other quarter for the first time; and a witness, to other people and without word pairs, which no masking looks at.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from engine.core import disk
from engine.core.options import Options
from engine.core.progress import SILENT, Progress, Stage
from engine.core.types import Action, Document, DocumentKind, Segment, Span, TextPlace
from engine.lab.training.inference.fit import InferenceSettings, calibration, divided, fit, targets, to_bytes
from engine.lab.training.inference.profiles import FILLERS, InventedProfile, alone, fillers_used, profiles
from engine.lab.training.planting.people import Split
from engine.models.files import WEIGHTS
from engine.pipeline import flow
from engine.risk.inference import attack, features
from engine.risk.inference.attack import Attacker, visible_words
from engine.risk.inference.attributes import VALUES

CARD = "README.md"
_ALONE = 3  # texts that give away one attribute, for each person
_CALIBRATED = 5  # people learned from, for each one that calibrates
_ROUNDS = 5
_LEARNED, _CALIBRATION, _MEASURED, _WITNESSED = range(4)  # seeds of people, beside the seed of the run

Shares = dict[str, float]
"""Share of the people of whom the value of an attribute is guessed right, by attribute."""


@dataclass(frozen=True, slots=True)
class InferenceFigures:
    """Figures of one run, each by attribute.

    Attributes:
        without: guessed right without the text, by the most frequent value.
        new: by the twin, in sentences that it has never met.
        known: by the released attacker, in texts of other people with all sentences.
        twin_masked: by the twin, in those texts as the default plan leaves them.
        masked, witness: by the released attacker and by the witness, in texts as the default plan leaves them.
        asked, witness_asked: the same, with the words masked too by which the released attacker guesses right.
        shares: of the words that the default plan masks, and that are masked then.
    """

    without: Shares
    new: Shares
    known: Shares
    twin_masked: Shares
    masked: Shares
    witness: Shares
    asked: Shares
    witness_asked: Shares
    shares: tuple[float, float]
    people: int


def run(data: Path, out: Path, settings: InferenceSettings, measured: int, options: Options, progress: Progress) -> str:
    """Fit, measure, write `weights.safetensors` and `README.md` into `out`, and return the card.

    Args:
        measured: people whose texts are masked.

    Raises:
        OutputUnwritable: they can't be written.
    """
    twin = fit(_learned(data, settings, Split.TRAIN), settings)
    unknown = profiles(settings.people // _CALIBRATED, _seed(settings, _CALIBRATION), data, Split.TEST, listing=False)
    divisors = calibration(twin, list(unknown), settings)
    twin = divided(twin, divisors)
    saved = to_bytes(divided(fit(_learned(data, settings, None), settings), divisors))
    out.mkdir(parents=True, exist_ok=True)
    disk.write(out / WEIGHTS, saved)
    released = attack.from_bytes(saved)
    words_only = replace(settings, pairs=False)
    witness = fit(list(profiles(settings.people, _seed(settings, _WITNESSED), data, None)), words_only)
    people = list(profiles(measured, _seed(settings, _MEASURED), data, None, listing=False))
    others = list(profiles(measured, _seed(settings, _MEASURED), data, Split.TEST, listing=False))
    hidden, masked = _masked(people, options, progress)
    twin_hidden, _ = _masked(others, options, progress)
    more = [_without_right(released, each, spans) for each, spans in zip(people, hidden, strict=True)]
    nothing: list[list[Span]] = [[] for _ in people]
    figures = InferenceFigures(
        without=_without(people),
        new=_right(twin, others, nothing),
        known=_right(released, people, nothing),
        twin_masked=_right(twin, others, twin_hidden),
        masked=_right(released, people, hidden),
        witness=_right(witness, people, hidden),
        asked=_right(released, people, more),
        witness_asked=_right(witness, people, more),
        shares=(masked, _share(people, more)),
        people=measured,
    )
    card = written(figures, released, settings, fillers_used(data), saved)
    disk.write(out / CARD, card.encode("utf-8"))
    return card


def _learned(data: Path, settings: InferenceSettings, split: Split | None) -> list[InventedProfile]:
    seed = _seed(settings, _LEARNED)
    return [*profiles(settings.people, seed, data, split), *alone(_ALONE * settings.people, seed, data, split)]


def _seed(settings: InferenceSettings, use: int) -> int:
    return settings.seed * 10 + use


def _masked(people: Sequence[InventedProfile], options: Options, progress: Progress) -> tuple[list[list[Span]], float]:
    """Return the spans that the default plan masks in each text, and the share of the words."""
    found = []
    for number, each in enumerate(people):
        progress.step(Stage.EXAMINE, number, len(people))
        examination = flow.examine_document(_opened(each.text), options, SILENT)
        plan = flow.plan(examination, options)
        gone = {decision.entity_id for decision in plan.decisions if decision.action is not Action.KEEP}
        mentions = (one for entity in examination.entities if entity.id in gone for one in entity.mentions)
        found.append([one.span for one in mentions])
    return found, _share(people, found)


def _share(people: Sequence[InventedProfile], hidden: Sequence[list[Span]]) -> float:
    read = [features.read(each.text, {}) for each in people]
    visible = [visible_words(each, spans) for each, spans in zip(read, hidden, strict=True)]
    return float(1 - np.concatenate(visible).mean())


def _without_right(attacker: Attacker, profile: InventedProfile, hidden: list[Span]) -> list[Span]:
    """Return the spans, and the words by which the attacker guesses right, until none of its guesses is right."""
    read, spans = attacker.read(profile.text), list(hidden)
    for _ in range(_ROUNDS):
        guesses = attacker.guess(read, spans)
        right = [each for each in guesses if profile.values[each.attribute] == each.value]
        if not right:
            break
        spans += [place for each in right for places in each.words for place in places]
    return spans


def _without(people: Sequence[InventedProfile]) -> Shares:
    return {
        attribute: float(np.bincount(targets(people, attribute), minlength=len(values)).max() / len(people))
        for attribute, values in VALUES.items()
    }


def _right(attacker: Attacker, people: Sequence[InventedProfile], hidden: Sequence[list[Span]]) -> Shares:
    read = [attacker.read(each.text) for each in people]
    found = np.stack(
        [attacker.probabilities(each, visible_words(each, spans)) for each, spans in zip(read, hidden, strict=True)]
    )
    return {
        attribute: float((found[:, own].argmax(1) == targets(people, attribute)).mean())
        for attribute, own in attacker.columns.items()
    }


def _opened(text: str) -> Document:
    whole = (Segment(0, len(text), TextPlace(0, len(text))),)
    sha256 = hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
    return Document(Path("invented"), DocumentKind.TXT, sha256, text, whole)


def written(
    figures: InferenceFigures, released: Attacker, settings: InferenceSettings, sentences: dict[str, int], data: bytes
) -> str:
    """Return the model card."""
    columns: tuple[tuple[str, Callable[[str], float]], ...] = (
        ("without the text", figures.without.__getitem__),
        ("new sentences", figures.new.__getitem__),
        ("the same, masked", figures.twin_masked.__getitem__),
        ("known sentences", figures.known.__getitem__),
        ("the same, masked", figures.masked.__getitem__),
        ("witness, masked", figures.witness.__getitem__),
        ("words masked too", figures.asked.__getitem__),
        ("witness", figures.witness_asked.__getitem__),
    )
    rows = [
        f"| {attribute} | " + " | ".join(f"{of(attribute):.3f}" for _, of in columns) + " |" for attribute in VALUES
    ]
    texts = [f"| {name} | {_LICENCES[name]} | {count:,} |" for name, count in sentences.items()]
    plan, more = figures.shares
    return _TEXT.format(
        people=settings.people,
        seed=settings.seed,
        features=len(released.numbers),
        size=len(data),
        texts="\n".join(texts),
        head="| attribute | " + " | ".join(name for name, _ in columns) + " |",
        line="| --- |" + " --- |" * len(columns),
        rows="\n".join(rows),
        measured=figures.people,
        plan=plan,
        more=more,
    )


_LICENCES = dict(
    zip(
        FILLERS,
        ("CC BY-SA 4.0", "MIT (Norsk Regnesentral)", "CC BY 4.0", "CC BY-SA"),
        strict=True,
    )
)
_TEXT = """\
# The inference attack

Linear models (multinomial logistic regression) that guess attributes of the person whom an English text is by or about:
age, sex, country, field of work, origin, health, family status. They attack what a plan leaves visible (`--infer`), and
decide nothing by themselves. A guess is a guess: the words are those that *invented* people write, with all the clichés
of their author.

- Written by `sable train inference`, seed {seed}: {people:,} invented people, and three short texts about one attribute
  for each; {features:,} features (words, word pairs, values of bundled tables) in 8 bits, {size:,} bytes.
- Sentences, word lists and towns are Sable's own (`engine/lab/training/inference/cues.txt`).
- Licence: AGPL-3.0-or-later, as Sable. The texts below were used under their own licences.

## Training data

Sentences of these texts, those without names, capitals inside and numbers, fill the texts of the invented people, so
that the words of a genre are no clue.

| file | licence | sentences |
| --- | --- | --- |
{texts}

## Guessed right

Share of {measured} people, invented with another seed, of whom each attribute is guessed right, always by the most
probable value.

- *Without the text*: the most frequent value.
- *New sentences*: a twin, fitted to three quarters of the sentences and towns, reads texts made of the others.
- *Known sentences*: the released weights read texts made of all sentences.
- *Masked*: as the default plan leaves them ({plan:.1%} of the words masked).
- *Words masked too*: also those by which the released weights guess right ({more:.1%} of the words): `--infer mask`,
  if every right guess is known to be right.
- *Witness*: another attacker, fitted to other people, without short texts and word pairs, which the masking does not
  know.

{head}
{line}
{rows}

## Limits

- The people are invented by one author, and so are the sentences for measuring: real people give away less, more, and
  other things. The word lists were written after the sentences, by the same author, so that the figures for new
  sentences flatter.
- No language model was asked. One finds more ([Staab and others](https://arxiv.org/abs/2310.07298)).
- Eight countries, ten fields of work, seven origins and eight illnesses are known; of all others nothing is guessed.
- English only. The shares of the values are those of the invented people, and of no real population.
"""
