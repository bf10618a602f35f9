"""Runs a comparison: every method masks every document, and every adversary attacks the result."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from engine.background import adversaries
from engine.background.profiles import Profile, find, load
from engine.core.errors import NoProfiles, UnknownMethod
from engine.core.options import Method, Options
from engine.core.progress import SILENT, Progress, Stage
from engine.core.types import Action, DecidedBy, Document, DocumentKind, Entity, Segment, TextPlace
from engine.lab.comparison import measures
from engine.lab.comparison.measures import Rate
from engine.lab.comparison.methods import METHODS, ComparedDocument, SharedData, rarity
from engine.models import folder
from engine.pipeline import flow, opening
from engine.planning.reidentification import Adversary, identify


@dataclass(frozen=True, slots=True)
class ComparisonPoint:
    """A method at one of its settings.

    Attributes:
        masked: share of the words that are masked, mean over the documents.
        loss: share by which the compressed size shrinks.
        ensemble: share of documents whose person at least one adversary ranks first.
        adversaries: share of documents whose person each adversary ranks first.
        tri: re-identification risk (paper 19): share of documents whose person the classifier of TRI ranks first. It is
            no adversary that masking knows, and does not count for `ensemble`.
        calls: masked documents that a network was run on, mean over the documents.
        seconds: time of the method, mean over the documents.
    """

    method: str
    setting: float
    meaning: str
    documents: int
    masked: float
    loss: float
    ensemble: Rate
    adversaries: dict[str, Rate]
    tri: Rate
    calls: float
    seconds: float


def of_files(
    documents: Path, methods: Sequence[str], options: Options, progress: Progress
) -> tuple[ComparisonPoint, ...]:
    """Compare methods on texts on disk; "all" names all methods.

    Raises:
        NoProfiles: `options` names none.
        UnknownMethod: there is no method of such a name.
        BadBackground, UnreadableFile: documents or profiles can't be used.
    """
    if options.profiles is None:
        raise NoProfiles
    chosen = tuple(METHODS) if "all" in methods else tuple(methods)
    if unknown := set(chosen) - set(METHODS):
        raise UnknownMethod(method=min(unknown), allowed=tuple(METHODS))
    texts, people = (
        load(path, dict(options.columns), opening.text_of, progress) for path in (documents, options.profiles)
    )
    return compare(texts, people, chosen, options, progress)


def compare(
    documents: Sequence[Profile],
    profiles: Sequence[Profile],
    methods: Sequence[str],
    options: Options,
    progress: Progress,
    *,
    witnesses: Sequence[Adversary] = (),
) -> tuple[ComparisonPoint, ...]:
    """Measure each method at each of its settings.

    The adversaries that measure are those that `reidentify` masks against, one more that it does not know, and the
    witnesses.

    Args:
        documents: texts with the names of their people; where a name is not found, the person is taken to be the one
            whom the adversaries rank first in the unmasked text.
        methods: names of `METHODS`.
        witnesses: more adversaries that measure.

    Raises:
        BadModel, ResourceError: see `folder.load` and `reidentifier.load`.
        Cancelled: the user asked to stop.
    """
    tagger = folder.load(options.models, options.device).tagger
    known = adversaries.ensemble(profiles, tagger, options.reidentifier, progress)
    frame = SharedData(known, rarity(each.text for each in (*documents, *profiles)), SILENT)
    cases = []
    for number, document in enumerate(documents):
        progress.step(Stage.EXAMINE, number, len(documents))
        cases.append(_case(document, profiles, known, options))
    judges = (*known, adversaries.letter_groups(profiles), *witnesses)
    return tuple(_points(methods, cases, frame, judges, adversaries.classifier(profiles), progress))


def _case(
    document: Profile, profiles: Sequence[Profile], known: Sequence[Adversary], options: Options
) -> ComparedDocument:
    person = identify(document.text, known, find(profiles, document.name))
    options = replace(options, method=Method.OPTIMAL, person=document.name if options.background else None)
    examination = flow.examine_document(_opened(document.text), options, SILENT)
    plan = flow.plan(examination, options)
    masked = {decision.entity_id for decision in plan.decisions if decision.action is not Action.KEEP}
    chosen = {decision.entity_id for decision in plan.decisions if decision.decided_by is DecidedBy.PROGRAM}
    return ComparedDocument(
        text=document.text,
        person=person,
        profile=f"{profiles[person].name}\n{profiles[person].text}",
        mentions=_spans(examination.entities),
        fixed=_spans(each for each in examination.entities if each.id in masked - chosen),
        planned=_spans(each for each in examination.entities if each.id in masked),
    )


def _points(
    methods: Sequence[str],
    cases: Sequence[ComparedDocument],
    frame: SharedData,
    judges: Sequence[Adversary],
    classifier: Adversary,
    progress: Progress,
) -> Iterator[ComparisonPoint]:
    runs = [(name, setting) for name in methods for setting in METHODS[name].settings]
    texts, people = [case.text for case in cases], [case.person for case in cases]
    for number, (name, setting) in enumerate(runs):
        chosen = []
        start = time.perf_counter()
        for case in cases:
            progress.step(Stage.COMPARE, number, len(runs))
            chosen.append(METHODS[name].mask(case, frame, setting))
        seconds = time.perf_counter() - start
        masks = [each.spans for each in chosen]
        found = {judge.name: measures.reidentified(texts, masks, people, judge) for judge in judges}
        anyone = np.logical_or.reduce(list(found.values()))
        yield ComparisonPoint(
            method=name,
            setting=setting,
            meaning=METHODS[name].setting,
            documents=len(cases),
            masked=float(np.mean([measures.masked_words(*each) for each in zip(texts, masks, strict=True)])),
            loss=measures.information_loss(texts, masks),
            ensemble=measures.rate(int(anyone.sum()), len(cases)),
            tri=measures.rate(int(measures.reidentified(texts, masks, people, classifier).sum()), len(cases)),
            adversaries={judge: measures.rate(int(each.sum()), len(cases)) for judge, each in found.items()},
            calls=float(np.mean([each.calls for each in chosen])),
            seconds=seconds / len(cases),
        )


def _spans(entities: Iterable[Entity]) -> tuple[tuple[int, int], ...]:
    return tuple(sorted(span for entity in entities for span in entity.spans))


def _opened(text: str) -> Document:
    whole = (Segment(0, len(text), TextPlace(0, len(text))),)
    sha256 = hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
    return Document(Path("compared"), DocumentKind.TXT, sha256, text, whole)
