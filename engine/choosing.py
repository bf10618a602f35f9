"""From what was found to what is masked: the policy, the risks, and what others may know of the person."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import chain
from pathlib import Path

from pyroaring import BitMap

from engine import background, masking, policies
from engine.background import Background
from engine.hierarchy.steps import steps
from engine.masking.levels import Level, Levels
from engine.options import MaskStyle, Method, Options
from engine.policies import Policy
from engine.progress import Progress
from engine.types import Action, Decision, Entity, EntityRisk, Examination, MaskingPlan

K = 5
"""People who must share what stays visible, where nobody says otherwise (Opinion 05/2014 of WP29 speaks of such k)."""

_MOVING_DATES = frozenset({MaskStyle.SHIFT, MaskStyle.SURROGATE})


@dataclass(frozen=True, slots=True)
class Settings:
    """What is done: as the person asked, else as the policy says, else as usual."""

    policy: Policy
    method: Method
    mask: MaskStyle
    k: int
    arity: int


def settle(options: Options) -> Settings:
    """Fill in what the person left open.

    Raises:
        BadPolicy, UnreadableFile: the policy can't be used.
    """
    policy = policies.load(options.policy)
    return Settings(
        policy=policy,
        method=options.method or policy.method or Method.OPTIMAL,
        mask=options.mask or policy.mask or MaskStyle.BOX,
        k=options.k or policy.k or K,
        arity=next((each for each in (options.arity, policy.arity) if each is not None), 0),
    )


def plan(examination: Examination, options: Options, progress: Progress) -> MaskingPlan:
    """The least masking that obeys the person and the policy, breaks every risk, and leaves `k` people who fit.

    Raises:
        BadPolicy, BadBackground, UnreadableFile: what was given beside the document can't be used.
        Cancelled: the person asked to stop.
    """
    settings = settle(options)
    text, entities, risk = examination.document.text, examination.entities, examination.risk
    decided = masking.decide(text, entities, keep=options.keep, policy=settings.policy)
    known = knowledge(options, progress)
    levels = None
    if known:
        generalise = settings.mask is MaskStyle.GENERALISE
        levels = [
            _levels(text, entity, each, decision, known, generalise=generalise)
            for entity, each, decision in zip(entities, risk.entities, decided, strict=True)
        ]
    person = known.person(options.person) if known and options.person else BitMap()
    k = settings.k if known else 1
    chosen = masking.choose(
        text,
        entities,
        risk,
        decided=decided,
        levels=levels,
        person=person,
        k=k,
        arity=settings.arity,
        method=settings.method,
        seconds=options.solver_seconds,
        progress=progress,
    )
    if known and levels:
        told = [
            which(chosen.decisions, levels=levels, person=person, k=k, arity=settings.arity)
            for which in (masking.broken, masking.left_visible)
        ]
        chosen = replace(chosen, combinations=tuple(chain(*told)), population=known.size)
    if known and settings.mask is MaskStyle.GENERALISE:
        chosen = _with_labels(chosen)
    if settings.mask in _MOVING_DATES:
        chosen = masking.with_all_dates(text, entities, chosen)
    return masking.with_codes(text, entities, chosen, settings.policy)


def _with_labels(plan: MaskingPlan) -> MaskingPlan:
    """Labels for all masks: what a style would write there instead was not counted when `k` was looked after."""
    return replace(
        plan,
        decisions=tuple(
            replace(each, action=Action.LABEL) if each.action is Action.MASK else each for each in plan.decisions
        ),
    )


def knowledge(options: Options, progress: Progress) -> Background | None:
    """What others may know of people, read once for all documents of a run."""
    if not options.background:
        return None
    files = [file for path in options.background for file in ([path, *path.rglob("*")] if path.is_dir() else [path])]
    stamps = tuple((file, file.stat().st_mtime_ns) for file in files if file.exists())
    return _load(_Files(options.background, options.columns, stamps, progress))


@dataclass(frozen=True, slots=True)
class _Files:
    paths: tuple[Path, ...]
    columns: tuple[tuple[str, str], ...]
    stamps: tuple[tuple[Path, int], ...]
    progress: Progress = field(compare=False)


@lru_cache(maxsize=1)
def _load(files: _Files) -> Background:
    return background.load(files.paths, columns=files.columns, progress=files.progress)


def _levels(
    text: str, entity: Entity, risk: EntityRisk, decision: Decision | None, known: Background, *, generalise: bool
) -> Levels:
    """How the entity may be shown, and whom of the background it fits then."""
    said = [(text[mention.start : mention.end], mention.kind) for mention in entity.mentions]
    people = known.entity(said)
    if decision and decision.part:
        shown = [(words, kind) for each, kind in said if (words := masking.part(decision.part, each))]
        return (Level(Action.GENERALISE, None, risk.information, known.entity(shown)),)
    levels = [Level(Action.KEEP, None, 0.0, people)]
    if generalise and people is not None:
        for step in steps(*said[0], entity.mentions[0].subtype):
            # What the index does not know tells no less than the step before, as far as anybody here can say.
            people = people | (known.people(step.text, entity.kind) or people)
            levels.append(Level(Action.GENERALISE, step.text, risk.information * (1 - step.kept), people))
    return (*levels, Level(Action.MASK, None, risk.information, None))
