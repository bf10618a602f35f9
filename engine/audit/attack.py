"""One re-identification attack: divides the people, trains the adversary on some, looks for the others, and reports."""

from __future__ import annotations

import hashlib
import shutil
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from numpy.typing import NDArray

from engine.audit import alignment, clues, disclosure, fit, language_model, selection, vocabulary, zero_shot
from engine.audit.fit import PersonLesson
from engine.audit.people import DataSplit, Documents, PeopleTable, part_of
from engine.audit.reading import VisibleText
from engine.audit.results import (
    KS,
    AuditReport,
    Clue,
    Errors,
    FieldClue,
    Limit,
    Standing,
    Top,
    Way,
    WorkListItem,
    joined,
    of_logits,
    top,
)
from engine.audit.selection import Combined, ReadDocument
from engine.audit.settings import FEWEST, AuditSettings
from engine.audit.vocabulary import Vocabulary
from engine.core.progress import SILENT, Progress, Stage
from engine.models import device as devices
from engine.models.matcher import Matcher, Profiles

MATCHER = "matcher"
"""Name of the adversary that reads features, beside the language model."""
CONFIDENT, LITTLE, MUCH = 0.9, 0.05, 0.15
"""Thresholds of the error analysis (paper 5, sections 4.1 and 4.2): a probability, and shares of words masked."""
_FEW_TESTED = 50
_TOGETHER = 16


@dataclass(frozen=True, slots=True, eq=False)
class _Given:
    """The documents of an audit as they are read, and the use of each person.

    Attributes:
        shown: the documents one by one.
        read: the text of each person with documents, by row of the table.
        parts: the use of each of these people; all are tested where too few are left to train on.
    """

    documents: Documents
    people: PeopleTable
    settings: AuditSettings
    shown: list[ReadDocument]
    read: dict[int, Combined]
    parts: dict[int, DataSplit]

    def of(self, part: DataSplit) -> list[Combined]:
        """Return the texts of the people of one part, in order of their rows."""
        return [self.read[row] for row in sorted(self.read) if self.parts[row] is part]


@dataclass(frozen=True, slots=True, eq=False)
class AuditAdversary:
    """The adversary of an audit, and the table of people as it reads it."""

    model: Matcher
    vocabulary: Vocabulary
    profiles: Profiles
    temperature: float
    way: Way

    def logits(self, read: Sequence[VisibleText]) -> NDArray[np.float32]:
        """Return logits (documents, people)."""
        coded = [self.vocabulary.code(each) for each in read]
        return fit.scores(self.model, coded, self.profiles, SILENT) / np.float32(self.temperature)


def run(
    documents: Documents,
    people: PeopleTable,
    settings: AuditSettings,
    work: Path,
    progress: Progress,
    *,
    originals: Mapping[str, str] | None = None,
) -> AuditReport:
    """Train an adversary on these documents, and report who can be found by them.

    Args:
        work: folder for the state of a stopped run, which resumes from there; removed when the run is done.
        originals: documents before masking, by name.

    Raises:
        BadModel, ResourceError: the networks can't be loaded.
        Cancelled: the user asked to stop.
    """
    start = time.monotonic()
    shown = selection.show(documents.found, people.people, progress, originals=originals, length=settings.length)
    read = {each.person: each for each in selection.combine(shown, length=settings.length)}
    given = _Given(documents, people, settings, shown, read, _parts(read, people, settings))
    adversary = _adversary(given, work, progress)
    tested = given.of(DataSplit.TEST)
    known: dict[str, float] = {}
    if adversary.way is Way.TRAINED:
        found = _look(adversary, [each.read for each in tested], [each.person for each in tested], progress)
        if settings.language_model:
            other = language_model.look(read, given.parts, people, settings.language_model, work, progress)
            known = {MATCHER: _first(found), language_model.NAME: _first(other)}
            found = max(found, other, key=lambda each: (_first(each), -float(np.median(each.ranks))))
    else:
        found, known = zero_shot.look(tested, people, settings, adversary.logits, progress)
    work_list = _work_list(adversary, given, progress)
    masked = alignment.joined([each.masked for each in tested])
    return AuditReport(
        way=adversary.way,
        people=len(people.people),
        documents=len(documents.found),
        unmatched=documents.unmatched,
        unreadable=len(documents.unreadable),
        parts=dict(Counter(part.value for part in given.parts.values())),
        tops=tuple(Top(k, top(found.ranks, k)) for k in KS if k == 1 or k < len(people.people)),
        median_rank=float(np.median(found.ranks)) if len(found.ranks) else 0.0,
        adversaries=known,
        masked=masked.share,
        tri=disclosure.risk(documents, people),
        work_list=work_list,
        errors=_errors(work_list),
        learned_fields=_mean_fields(work_list),
        limits=tuple(
            _limits(documents, adversary.way, masked, len(tested), read_in_context=language_model.NAME in known)
        ),
        seed=settings.seed,
        seconds=round(time.monotonic() - start, 1),
    )


def _parts(read: Mapping[int, Combined], people: PeopleTable, settings: AuditSettings) -> dict[int, DataSplit]:
    """Return the use of each person with documents: the test, where there are too few to train on."""
    parts = {row: part_of(people.people[row].id, settings.seed) for row in read}
    counts = Counter(parts.values())
    if not settings.zero_shot and counts[DataSplit.TRAIN] >= FEWEST and counts[DataSplit.TEST] > 0:
        return parts
    return dict.fromkeys(parts, DataSplit.TEST)


def _first(found: Standing) -> float:
    """Return the share of people who rank first."""
    return float((found.ranks == 1).mean())


def _adversary(given: _Given, work: Path, progress: Progress) -> AuditAdversary:
    """Return the adversary, trained on the people of the training part if there are any."""
    settings, learned = given.settings, given.of(DataSplit.TRAIN)
    words, profiles = vocabulary.learn(
        given.people.people, [each.person for each in learned], (each.read for each in learned)
    )
    torch.manual_seed(settings.fit.seed)
    rarity = vocabulary.rarity(profiles, len(words.shared))
    model = Matcher(words.shape, rarity, fit.sorts_at_first()).to(torch.device(devices.choose(settings.device))).eval()
    if not learned:
        return AuditAdversary(model, words, profiles, 1.0, Way.ZERO_SHOT)
    checked = given.of(DataSplit.VALIDATION)
    coded = [words.code(each.read) for each in checked]
    untaught = fit.scores(model, coded, profiles, progress) if checked else None
    state = {name: tensor.clone() for name, tensor in model.state_dict().items()}
    folder = work / f".audit-{_digest(given.documents, given.people, settings)}"
    folder.mkdir(parents=True, exist_ok=True)
    lessons = [PersonLesson(words.code(each.read), place, _same(each.read)) for place, each in enumerate(learned)]
    own = profiles.of(np.asarray([each.person for each in learned]))
    fit.train(model, lessons, own, folder, settings.fit, progress)
    shutil.rmtree(folder)  # it holds what was learned about people
    model.eval()
    if untaught is None:
        return AuditAdversary(model, words, profiles, 1.0, Way.TRAINED)
    right = np.asarray([each.person for each in checked], np.int64)
    logits = fit.scores(model, coded, profiles, progress)
    chosen, before = fit.temperature(logits, right), fit.temperature(untaught, right)
    # With too little to learn from, the trained network may be worse than the untrained one.
    if fit.surprise(untaught / before, right) < fit.surprise(logits / chosen, right):
        model.load_state_dict(state)
        chosen = before
    return AuditAdversary(model, words, profiles, chosen, Way.TRAINED)


def _same(read: VisibleText) -> NDArray[np.int64]:
    """Return (words,) the number of each word, equal for equal words."""
    numbers: dict[str, int] = {}
    return np.asarray([numbers.setdefault(word.folded, len(numbers)) for word in read.words], np.int64)


def _digest(documents: Documents, people: PeopleTable, settings: AuditSettings) -> str:
    """Return the name of a run: another one for other settings or data, so that none resumes from another's state."""
    digest = hashlib.sha256(repr(settings).encode())
    for each in documents.found:
        digest.update(f"{each.person}\0{each.text}\0".encode("utf-8", "surrogatepass"))
    for person in people.people:
        digest.update("\0".join(person.values).encode("utf-8", "surrogatepass"))
    return digest.hexdigest()[:16]


def _look(
    adversary: AuditAdversary, read: Sequence[VisibleText], people: Sequence[int], progress: Progress
) -> Standing:
    """Rank people in batches: the coded documents take more memory than their words."""
    with torch.no_grad():
        few = adversary.model.of_profiles(adversary.profiles)
    found = []
    for first in range(0, len(read), _TOGETHER):
        progress.step(Stage.MATCH, first, len(read))
        coded = [adversary.vocabulary.code(each) for each in read[first : first + _TOGETHER]]
        own = people[first : first + _TOGETHER]
        gates = torch.ones(sum(len(each.shared) for each in coded), device=adversary.model.device)
        with torch.inference_mode():
            logits = adversary.model.scores(coded, adversary.profiles, gates, few) / adversary.temperature
        found.append(of_logits(logits.cpu().numpy(), np.asarray(own)))
    return joined(found)


def _work_list(adversary: AuditAdversary, given: _Given, progress: Progress) -> tuple[WorkListItem, ...]:
    """Return all documents but those of the training part, the best-ranked first, the first of them with clues."""
    looked_at = [each for each in given.shown if given.parts[each.person] is not DataSplit.TRAIN]
    found = _look(adversary, [each.read for each in looked_at], [each.person for each in looked_at], progress)
    order = np.lexsort((-found.log_probabilities, found.ranks)).tolist()
    first = [looked_at[at] for at in order[: given.settings.work_list]]
    clues_of = dict(zip(order, _clues(adversary, given, first, progress), strict=False))
    items = []
    for at in order:
        each, (phrases, fields) = looked_at[at], clues_of.get(at, ((), ()))
        items.append(
            WorkListItem(
                document=given.documents.found[each.document].name,
                person=given.people.people[each.person].id,
                rank=int(found.ranks[at]),
                probability=float(np.exp(found.log_probabilities[at])),
                best=float(found.best_probabilities[at]),
                masked=each.masked.share,
                part=given.parts[each.person],
                clues=phrases,
                fields=fields,
            )
        )
    return tuple(items)


def _clues(
    adversary: AuditAdversary, given: _Given, documents: Sequence[ReadDocument], progress: Progress
) -> Iterator[tuple[tuple[Clue, ...], tuple[FieldClue, ...]]]:
    """Yield what leads from each document to its person."""
    with torch.no_grad():
        few = adversary.model.of_profiles(adversary.profiles)
    for number, each in enumerate(documents):
        progress.step(Stage.CLUES, number, len(documents))
        match = clues.ProfileMatch(
            model=adversary.model,
            coded=adversary.vocabulary.code(each.read),
            profiles=adversary.profiles,
            few=few,
            person=each.person,
            temperature=adversary.temperature,
        )
        yield clues.clues(match, given.documents.found[each.document].text, each.read, given.people.header)


def _errors(work_list: Sequence[WorkListItem]) -> Errors:
    return Errors(
        tuple(
            each.document for each in work_list if each.rank > 1 and each.best >= CONFIDENT and each.masked <= LITTLE
        ),
        tuple(each.document for each in work_list if each.rank == 1 and each.masked > MUCH),
    )


def _mean_fields(work_list: Sequence[WorkListItem]) -> tuple[FieldClue, ...]:
    """Return the mean shares of the fields, over documents with clues whose person ranks first."""
    found = [each.fields for each in work_list if each.rank == 1 and each.fields]
    sums: Counter[str] = Counter()
    for fields in found:
        sums.update({each.field: each.share for each in fields})
    return tuple(FieldClue(field, share / len(found)) for field, share in sums.most_common())


def _limits(
    documents: Documents, way: Way, masked: alignment.MaskedCount, tested: int, *, read_in_context: bool
) -> list[Limit]:
    limits = [
        (Limit.LOWER_BOUND, way is Way.ZERO_SHOT),
        (Limit.NO_LANGUAGE_MODEL, not read_in_context),
        (Limit.PROFILES, True),
        (Limit.DATASET, way is Way.TRAINED),
        (Limit.SELECTION, True),
        (Limit.LEARNED_FROM, way is Way.TRAINED),
        (Limit.FEW, tested < _FEW_TESTED),
        (Limit.MASKS_GUESSED, not masked.counted),
        (Limit.UNMATCHED, documents.unmatched),
        (Limit.UNREADABLE, documents.unreadable),
    ]
    return [limit for limit, holds in limits if holds]
