"""Re-identification attack on a document with profiles: entities for the words that identify the data subject."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from engine.background import profiles
from engine.background.profiles import Profile
from engine.core.options import Method, Options
from engine.core.progress import Progress
from engine.core.types import Action, Entity, Notice, RiskAssessment
from engine.models.tagger import Tagger
from engine.planning import knowledge, reidentification, reidentified
from engine.planning.optimizer.optimal import RARE
from engine.planning.policy import decide
from engine.planning.questions import assemble
from engine.planning.reidentification import SearchSettings, identify
from engine.planning.settings import resolve_settings

if TYPE_CHECKING:
    from engine.background.adversaries import Ensemble

NOT_HIDDEN = Notice("not-hidden")


def against_profiles(
    text: str,
    entities: tuple[Entity, ...],
    risk: RiskAssessment,
    tagger: Tagger,
    options: Options,
    progress: Progress,
    *,
    read: Callable[[Path], str],
) -> tuple[tuple[Entity, ...], RiskAssessment]:
    """Add entities for the words that have to be masked against re-identification; return all, each with its risk.

    The name selects the profile of the data subject; without a profile of that name, the adversaries select it.

    Args:
        read: returns the text of a file about one person, for profiles in a folder.

    Raises:
        BadBackground, UnreadableFile: the profiles cannot be used.
        BadModel: the re-identifier cannot be used.
        Cancelled: the user cancelled.
    """
    settings = resolve_settings(options)
    if options.profiles is None or settings.method is not Method.REIDENTIFY:
        return entities, risk
    stamps = knowledge.stamped(options.profiles)
    if options.reidentifier:
        stamps += knowledge.stamped(options.reidentifier)
    people, known = _load(
        _Source(options.profiles, options.columns, stamps, options.reidentifier, tagger, read, progress)
    )
    row = identify(text, known, profiles.find(people, options.person) if options.person else ())
    decided = decide(text, entities, keep=options.keep, policy=settings.policy)
    masked, kept = reidentified.fixed_spans(entities, decided)
    masked = [*masked, *reidentification.name_spans(text, people[row].name)]
    searching = SearchSettings(k=settings.k)
    found = reidentification.search(text, known, row, masked=masked, kept=kept, settings=searching, progress=progress)
    added, assessed = reidentified.findings(text, entities, risk, found, entire=bool(options.background))
    while options.background:
        # Masks for k-anonymity may remove words that indicate others, so the adversaries run again.
        plan = assemble(text, added, assessed, options, progress).answer(options, progress)
        gone = {each.entity_id: each for each in plan.decisions if each.action is not Action.KEEP}
        spans = [span for each in added if each.id in gone for span in each.spans]
        more = reidentification.search(
            text, known, row, masked=[*masked, *spans], kept=kept, settings=searching, progress=progress
        )
        found = reidentified.both(found, more)
        rare = {name for name, each in gone.items() if each.reason == RARE}
        added, assessed = reidentified.findings(text, entities, risk, found, entire=True, rare=rare)
        if not more.chosen:
            break
    return added, assessed if found.hidden else replace(assessed, notices=(*assessed.notices, NOT_HIDDEN))


@dataclass(frozen=True, slots=True)
class _Source:
    path: Path
    columns: tuple[tuple[str, str], ...]
    stamps: tuple[tuple[Path, int], ...]
    reidentifier: Path | None
    tagger: Tagger = field(compare=False)
    read: Callable[[Path], str] = field(compare=False)
    progress: Progress = field(compare=False)


@lru_cache(maxsize=1)
def _load(source: _Source) -> tuple[Sequence[Profile], Ensemble]:
    # Imported here: adversaries load PyTorch, which takes seconds.
    from engine.background import adversaries

    people = profiles.load(source.path, dict(source.columns), source.read, source.progress)
    return people, adversaries.ensemble(people, source.tagger, source.reidentifier, source.progress)
