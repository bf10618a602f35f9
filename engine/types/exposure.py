"""What a document gives away as it would be released."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.types.plans import Action


@dataclass(frozen=True, slots=True)
class Exposure:
    """The three risks by which the Article 29 Working Party judges anonymisation (Opinion 05/2014, WP216, section 2.2),
    each from 0 to 1, as far as Sable measures them on what stays visible. None: nothing measured it.

    Attributes:
        singling_out: "to isolate some or all records which identify an individual": 1 where a direct identifier stays
            visible; else, with a background, one over `people`; else the highest risk of a detail that stays visible.
        linkability: "to link at least two records concerning the same data subject": 1 where a direct identifier stays
            visible, or details that lead to the person in a search; else the likeliest pair of details to do so, and
            the chance that matching programs guess the profile; where nobody was asked, how unusual the wordings are
            that stay visible, since they are what two texts would be matched by.
        inference: "to deduce the value of an attribute from the values of other attributes": the part of another
            detail's probability that is lost once a visible one is hidden too (`engine.risk.perturbation`), the
            greatest. It is asked of the details next to each, masked or not, so that it is an upper bound.
        people: who share what stays visible, the protected person among them; None where nobody is counted.
    """

    singling_out: float
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
