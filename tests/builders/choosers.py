"""The engine without its networks: finds what was invented, and chooses as it does."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from engine import planning
from engine.core.message import Message
from engine.core.options import Options
from engine.core.progress import Progress
from engine.core.types import Action, Entity, Examination, Kind, MaskingPlan, Mention, Role
from engine.pipeline import flow
from engine.pipeline.interim import Show
from tests.builders.examined import TEXT, examination


class Chooser:
    """Finds what the builder finds, and the person's own terms; chooses as the engine does."""

    at_threshold = staticmethod(flow.at_threshold)
    consequences = staticmethod(flow.consequences)
    curve = staticmethod(flow.curve)

    def __init__(self) -> None:
        self.examined: list[Options] = []

    def examine(
        self,
        path: Path,
        options: Options,
        progress: Progress,
        *,
        show: Show | None = None,
        wordless: bool = False,
        beginning: bool = False,
    ) -> Examination:
        self.examined.append(options)
        found = examination(path)
        # Of the file itself, or the window would say that it has changed.
        sha256 = hashlib.sha256(path.read_bytes()).hexdigest()
        found = replace(found, document=replace(found.document, sha256=sha256))
        # Only what is certain is a risk, by the threshold too: a plan that is tried anew flags the same.
        calm = tuple(
            each if each.combined == 1.0 else replace(each, flagged=False, combined=0.1) for each in found.risk.entities
        )
        found = replace(found, risk=replace(found.risk, entities=calm))
        for number, term in enumerate(options.terms):
            at = TEXT.index(term)
            mention = Mention(at, at + len(term), Kind.MISC, 1.0, "terms", Message("terms.term"), "term")
            entity = Entity(f"t{number}", Kind.MISC, Role.DIRECT, (mention,))
            risk = replace(calm[0], entity_id=entity.id)
            found = Examination(
                found.document,
                (*found.entities, entity),
                replace(found.risk, entities=(*found.risk.entities, risk)),
            )
        return found

    def plan(
        self, found: Examination, options: Options, progress: Progress, *, own: Mapping[str, Action]
    ) -> MaskingPlan:
        return planning.plan(found, options, progress, own=own)
