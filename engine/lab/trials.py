"""Trials on annotated text: detection (paper 2, table 3) and masking (paper 2, tables 5 to 7), for `sable evaluate`.

The network runs once per document; indicators, numbers of flags and thresholds are then compared on its output.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, replace
from enum import StrEnum
from pathlib import Path
from typing import Any

from engine import planning
from engine.background import adversaries
from engine.background.profiles import find, load
from engine.core.message import Message
from engine.core.options import Options
from engine.core.progress import SILENT, Progress, Stage
from engine.core.types import (
    Document,
    DocumentKind,
    Entity,
    Examination,
    Kind,
    Mention,
    Recognizer,
    Segment,
    Span,
    TextPlace,
)
from engine.lab.comparison.measures import HIDDEN, rate, without
from engine.lab.evaluation import calibration, detection
from engine.lab.evaluation import masking as agreement
from engine.lab.evaluation import spans as match
from engine.lab.evaluation.gold import GoldDocument, gold
from engine.lab.evaluation.masking import Weigh
from engine.lab.evaluation.summary import DocumentTally, figures
from engine.lab.training.formats import Labels, read_annotated
from engine.models import folder
from engine.models.masked import Guesser, MaskedQuery
from engine.pipeline import flow, opening
from engine.risk import classifiers, combine

FLAGS = (1, 2, 3)
"""Least numbers of indicators that flag an entity (paper 2, section 6.4)."""
EVERYTHING, COMBINED, UNMASKED = "everything", "combined", "nothing"


class AssessedSpans(StrEnum):
    """Spans to assess: those that the recognizers found (paper 2, table 6), or that annotators marked (paper 2, table
    5).
    """

    FOUND = "found"
    ANNOTATED = "annotated"


def evaluate(
    files: Sequence[Path],
    options: Options,
    *,
    labels: Labels | None,
    risks: Sequence[float],
    spans: AssessedSpans,
    samples: int,
    progress: Progress,
    profiles: Path | None = None,
) -> dict[str, Any]:
    """Return the measures of `engine.lab.evaluation` on annotated files, ready for JSON.

    Args:
        labels: meanings of the labels; by default the usual ones of that file format.
        risks: thresholds from which an entity must be masked, for the optimizer's plan; without any, only detection is
            measured, and masking everything.
        samples: those of the bootstrap.
        profiles: background texts about people, a table or a folder, for the re-identification risk; see `_risks`.

    Raises:
        BadAnnotation, UnreadableFile: see `read_annotated`.
        BadModel: see `folder.load`.
        Cancelled: the user asked to stop.
    """
    read = [each for file in files for each in read_annotated(file, labels)]
    documents = [(each["text"], gold(each)) for each in read]
    kinds = _kinds(annotated for _, annotated in documents)
    tallies = []
    shown: dict[str, list[str]] = {}
    for number, (text, annotated) in enumerate(documents):
        progress.step(Stage.EVALUATE, number, len(documents))
        mentions = _mentions(annotated) if spans is AssessedSpans.ANNOTATED else None
        examination = flow.examine_document(_opened(text), options, SILENT, mentions=mentions)
        masked = dict(_masked(text, examination, options, risks))
        tallies.append(_tally(text, annotated, examination, kinds, options, masked, risks))
        for name, places in masked.items():
            shown.setdefault(name, []).append(without(text, _apart(places), HIDDEN))
    source = "language model" if _asks_language(options) else "word frequency"
    about = {"spans": spans.value, "information": source}
    found = {**about, **figures(tallies, kinds, samples)}
    if profiles:
        found["re-identification risk"] = _risks(read, shown, profiles, options, progress)
    return found


def _risks(
    read: Sequence[dict[str, Any]],
    shown: dict[str, list[str]],
    profiles: Path,
    options: Options,
    progress: Progress,
) -> dict[str, Any]:
    """Return the re-identification risk (TRI, paper 19) of the unmasked documents, and of each method of choosing that
    masked all of them: the share whose person a classifier finds that is trained on the background texts.

    The person of a document is that of its key `person`, or else whom the classifier finds in the unmasked text.

    Raises:
        BadBackground, UnreadableFile: the profiles can't be used.
    """
    people = load(profiles, dict(options.columns), opening.text_of, progress)
    classifier = adversaries.classifier(people)
    texts = [each["text"] for each in read]
    guessed = classifier.log_probabilities(texts).argmax(1).tolist()
    named = [find(people, str(each.get("person", ""))) for each in read]
    rows = [own[0] if len(own) == 1 else guess for own, guess in zip(named, guessed, strict=True)]
    released = {UNMASKED: texts, **{name: each for name, each in shown.items() if len(each) == len(texts)}}
    return {
        name: asdict(rate(int(adversaries.found(classifier.log_probabilities(each), rows).sum()), len(rows)))
        for name, each in released.items()
    }


def _apart(places: Sequence[Span]) -> list[Span]:
    """Return the places sorted, those that overlap joined."""
    joined: list[Span] = []
    for start, end in sorted(places):
        if joined and start < joined[-1][1]:
            joined[-1] = (joined[-1][0], max(end, joined[-1][1]))
        else:
            joined.append((start, end))
    return joined


def _tally(
    text: str,
    annotated: GoldDocument,
    examination: Examination,
    kinds: Sequence[Kind],
    options: Options,
    masked: dict[str, list[Span]],
    risks: Sequence[float],
) -> DocumentTally:
    found = detection.count(text, annotated, _all_mentions(examination.entities), kinds)
    if not annotated.decided:
        return DocumentTally(found, {}, {}, {})
    weigh = _weigher(text, examination.entities, options)
    scores: dict[str, list[tuple[list[Span], float]]] = {}
    for entity, risk in zip(examination.entities, examination.risk.entities, strict=True):
        places = list(entity.spans)
        for name, score in [(COMBINED, risk.combined), *((each.name, each.score) for each in risk.indicators)]:
            scores.setdefault(name, []).append((places, score))
    return DocumentTally(
        found,
        {name: agreement.count(text, annotated, spans, weigh) for name, spans in masked.items()},
        {name: match.count(annotated, spans) for name, spans in masked.items()},
        {name: calibration.count(text, annotated, risks_of) for name, risks_of in scores.items()} if risks else {},
    )


def _masked(
    text: str, examination: Examination, options: Options, risks: Sequence[float]
) -> Iterator[tuple[str, list[Span]]]:
    """Yield each method of choosing, and the spans that it masks."""
    entities, assessed = examination.entities, examination.risk
    yield EVERYTHING, _places(entities)
    if not risks:
        return
    flags = [{each.name for each in risk.indicators if each.flagged} for risk in assessed.entities]
    for name in dict.fromkeys(each.name for risk in assessed.entities for each in risk.indicators):
        yield name, _places(entity for entity, flagged in zip(entities, flags, strict=True) if name in flagged)
    for least in FLAGS:
        chosen = (entity for entity, flagged in zip(entities, flags, strict=True) if len(flagged) >= least)
        yield f"at least {least} flags", _places(chosen)
    for threshold in risks:
        at = replace(examination, risk=combine.at(entities, assessed, threshold))
        redactions = planning.planned_redactions(text, entities, flow.plan(at, options))
        yield f"plan at risk {threshold:g}", [each.mention for each in redactions]


def _weigher(text: str, entities: Sequence[Entity], options: Options) -> Weigh:
    """Return the information content of tokens: -ln of the probability of their least probable piece, with all entities
    hidden.

    All are hidden whether they are masked or not, so that the methods of choosing are weighed alike. Without a language
    model: -ln of the frequency of the word in everyday English.
    """
    if not _asks_language(options):
        return agreement.rarity
    networks = folder.load(options.models, options.device)
    guesser = Guesser.of(networks.tagger, text, networks.language)
    places = _places(entities)
    asked = guesser.log_probabilities([MaskedQuery(each, (places,)) for each in places], SILENT)
    nats: dict[int, float] = {}
    for place, scores in zip(places, asked, strict=True):
        nats |= zip(range(*guesser.at(place)), (-scores).tolist(), strict=True)

    def weigh(text: str, tokens: Sequence[Span]) -> list[float]:  # noqa: ARG001
        return [max((nats.get(piece, 0.0) for piece in range(*guesser.at(token))), default=0.0) for token in tokens]

    return weigh


def _asks_language(options: Options) -> bool:
    """Return whether there is a model of the user's own, or else a released one with indicators fitted to it."""
    return bool(options.models) or classifiers.load() is not None


def _kinds(documents: Iterable[GoldDocument]) -> list[Kind]:
    """Return the kinds that can be scored: those that the set is complete for, or else marks at all."""
    scored: set[Kind] = set()
    for each in documents:
        marked = {mention.kind for entity in each.entities for mention in entity.mentions if mention.kind}
        scored |= marked if each.complete is None else each.complete
    return [kind for kind in Kind if kind in scored]


def _mentions(annotated: GoldDocument) -> tuple[Mention, ...]:
    marked = {mention[:3] for entity in annotated.entities for mention in entity.mentions}
    return tuple(
        Mention(start, end, kind, 1.0, Recognizer.ANNOTATORS, Message("lab.annotated"))
        for start, end, kind in sorted(marked, key=lambda each: (each[0], -each[1], str(each[2])))
        if kind
    )


def _opened(text: str) -> Document:
    whole = (Segment(0, len(text), TextPlace(0, len(text))),)
    sha256 = hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
    return Document(Path("annotated"), DocumentKind.TXT, sha256, text, whole)


def _all_mentions(entities: Iterable[Entity]) -> list[Mention]:
    return [mention for entity in entities for mention in entity.mentions]


def _places(entities: Iterable[Entity]) -> list[Span]:
    return [mention.span for mention in _all_mentions(entities)]
