"""A text with entities and a plan that masks them all, to see what stands in their place."""

from __future__ import annotations

import re
from collections.abc import Mapping

from engine.core.message import literal
from engine.core.options import MaskStyle
from engine.core.types import Action, DecidedBy, Decision, Entity, Kind, MaskingPlan, Mention, Redaction, Role
from engine.planning.replacements import planned_redactions

Named = tuple[Kind, str | None, tuple[str, ...]]
"""Kind, subtype, and the ways in which the text writes one person or thing."""


RECORD = (
    "Ms Anna Berg, born 12 March 1981, is a 37-year-old Norwegian nurse of Bergen. Berg saw Dr Tolvald in the Tolvald "
    "Clinic on Tuesday, 3 July 2018 and in March 2018, and paid EUR 23,450. Her number is 123-45-6789. She has "
    "diabetes."
)
NAMED: tuple[Named, ...] = (
    (Kind.PERSON, None, ("Ms Anna Berg", "Berg")),
    (Kind.DATETIME, "date", ("12 March 1981",)),
    (Kind.DATETIME, "age", ("37-year-old",)),
    (Kind.DEM, "nationality", ("Norwegian",)),
    (Kind.DEM, "occupation", ("nurse",)),
    (Kind.LOC, None, ("Bergen",)),
    (Kind.PERSON, None, ("Dr Tolvald",)),
    (Kind.ORG, None, ("Tolvald Clinic",)),
    (Kind.DATETIME, "date", ("Tuesday, 3 July 2018",)),
    (Kind.DATETIME, "date", ("March 2018",)),
    (Kind.QUANTITY, "money", ("EUR 23,450",)),
    (Kind.CODE, "ssn", ("123-45-6789",)),
    (Kind.DEM, "diagnosis", ("diabetes",)),
)
"""The persons and things in `RECORD`, in the order of the text."""


def entities(text: str, named: tuple[Named, ...]) -> tuple[Entity, ...]:
    """Every place where the text writes one of them as a whole word; the longer ways are looked for first."""
    ways = [(words, number) for number, (_, _, written) in enumerate(named) for words in written]
    taken: set[int] = set()
    found: dict[int, list[Mention]] = {number: [] for number in range(len(named))}
    for words, number in sorted(ways, key=lambda way: -len(way[0])):
        kind, subtype, _ = named[number]
        form = r"\s+".join(map(re.escape, words.split()))
        for match in re.finditer(rf"(?<!\w){form}(?!\w)", text):
            if taken.isdisjoint(range(*match.span())):
                taken.update(range(*match.span()))
                found[number].append(Mention(*match.span(), kind, 0.9, "test", literal("test"), subtype))
    return tuple(
        Entity(f"e{number}", named[number][0], Role.QUASI, tuple(sorted(mentions, key=lambda each: each.start)))
        for number, mentions in found.items()
        if mentions
    )


def plan(those: tuple[Entity, ...], decisions: Mapping[str, Decision] | None = None) -> MaskingPlan:
    """Masks all of them, but for those with decisions of their own."""
    own = decisions or {}
    masked = (own.get(each.id, decision(each.id)) for each in those)
    return MaskingPlan(tuple(masked), 0.0, 0.0, "test", True)


def decision(
    entity_id: str,
    action: Action = Action.MASK,
    replacement: str | None = None,
    *,
    part: str | None = None,
    code: str | None = None,
) -> Decision:
    return Decision(entity_id, action, replacement, DecidedBy.PROGRAM, literal("test"), part, code)


def filled(text: str, those: tuple[Redaction, ...]) -> str:
    """The text with the words of each redaction in its place."""
    parts, position = [], 0
    for each in those:
        parts += text[position : each.start], each.label
        position = each.end
    return "".join((*parts, text[position:]))


def replaced(text: str, named: tuple[Named, ...], style: MaskStyle, **options: object) -> str:
    """The text with everything named replaced in a style."""
    those = entities(text, named)
    return filled(text, planned_redactions(text, those, plan(those), style=style, **options))  # type: ignore[arg-type]
