"""What a document gives away as it would be released."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.types.plans import Action


@dataclass(frozen=True, slots=True)
class Exposure:
    """The three risks by which the Article 29 Working Party judges anonymisation (Opinion 05/2014, section 2.2),
    each from 0 to 1, where something measured it on what stays visible. None: nothing measured it.

    Attributes:
        singling_out: "to isolate some or all records which identify an individual": 1 where a direct identifier stays
            visible; else, with a background, one over `people`.
        linkability: "to link at least two records concerning the same data subject". With a search index: 1 where
            details that lead to the person in it stay visible, or a direct identifier, by which it is searched; else 0.
            With profiles: the chance that a matching program picks the right one. Of both the greater.
        inference: "to deduce the value of an attribute from the values of other attributes". Nothing measures it yet.
        people: who share what stays visible, the protected person among them; None where nobody is counted.
    """

    singling_out: float | None
    linkability: float | None
    inference: float | None
    people: int | None = None


@dataclass(frozen=True, slots=True)
class Consequence:
    """What the document would give away if one entity were shown in this way, and all others as planned.

    `replacement`: the coarser words, with GENERALISE, where they are known.
    """

    action: Action
    replacement: str | None = field(repr=False)
    exposure: Exposure
