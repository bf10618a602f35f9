"""Names of the kinds and subtypes of entities, for logs, reports and both front ends."""

from __future__ import annotations

from engine.core.message import Message
from engine.core.sentences import SENTENCES
from engine.core.types import Entity, Kind


def name(kind: Kind, subtype: str | None = None, *, short: bool = False) -> Message:
    """Return the most specific name: "Social Security number" rather than "number or code".

    Args:
        subtype: one without a name, such as that of a user's recognizer, leaves the name of the kind.
        short: whether the name is for a narrow column; most have no shorter one.
    """
    code = f"subtype.{subtype}" if f"subtype.{subtype}" in SENTENCES else f"kind.{kind.lower()}"
    return Message(f"{code}.short" if short and f"{code}.short" in SENTENCES else code)


def subtype(entity: Entity) -> str | None:
    """Return the first subtype of a mention that belongs to the entity's kind; None without one.

    A hospital in whose name a list found a religion is an organisation.
    """
    return next((each.subtype for each in entity.mentions if each.subtype and each.kind is entity.kind), None)
