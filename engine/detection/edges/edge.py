"""An extension of mentions, as the tables of this folder list them."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.expressions import Expression
from engine.core.types import Kind


@dataclass(frozen=True, slots=True)
class Edge:
    """An extension of mentions of some kinds.

    `before` must match right before the mention and `after` right after it; `last`, if given, must match its end, and
    `whole` all of it.
    """

    kinds: frozenset[Kind]
    before: Expression | None = None
    after: Expression | None = None
    last: Expression | None = None
    whole: Expression | None = None
