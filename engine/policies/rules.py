"""What a policy is made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import date
from enum import StrEnum

from engine.core.options import MaskStyle, Method
from engine.core.types import Kind, Mention, Role

Wording = Callable[[str, int, int], bool]
"""Whether the stretch of a text from one offset to another, or what stands around it, says a certain thing."""


OWN_CHOICE = "Sable's own choice"
"""The citation of rules that follow no law."""


class Handling(StrEnum):
    """What is done to a finding that a rule fits.

    Masked, in some styles by something coarser; masked by nothing but a mask or label; masked but for a part of itself;
    replaced by something less exact; left to the optimizer; left as it is; left as it is until the user has answered a
    question, since no program can.
    """

    MASK = "mask"
    MASK_WHOLE = "mask-whole"
    KEEP_IN_PART = "keep-in-part"
    GENERALISE = "generalise"
    BY_RISK = "by-risk"
    KEEP = "keep"
    ASK = "ask"


class Part(StrEnum):
    """What is left of a masked finding, mention by mention. `engine.planning.replacements` turns words into parts.

    A mention in which the part can't be found with certainty gets its label: nothing of it is kept.
    """

    NOTHING = "nothing"
    """Nothing, whatever the style: what MASK_WHOLE leaves."""
    LAST_FOUR = "last-four"
    """The last four digits or letters of a number; nothing of one of fewer than nine, or that ends in a word."""
    INITIALS = "initials"
    """The initials of a name."""
    YEAR = "year"
    """The year of a date, if it is written with four digits."""
    ZIP3 = "zip3"
    """The first three digits of a US ZIP code, or 000 where those are in `RESTRICTED_ZIP3`; nothing of other codes."""
    CITY_AND_STATE = "city-and-state"
    """City and state of a US address, if both stand in it."""
    MONTH = "month"
    """Month and year of a date."""
    DECADE = "decade"
    """The decade of a date or year: "1960s"."""
    AGE_90 = "age-90-or-older"
    """The words "90 or older", for an age over 89."""
    AGE_BAND = "age-band"
    """An age in a band of five years: "aged 40-44"; "90 or older" from 90 on."""
    COUNTRY = "country"
    """The country of a place."""
    FIELD = "field"
    """The field of an occupation."""
    MAGNITUDE = "magnitude"
    """The order of magnitude of a number or amount."""


PARTS: dict[Handling, frozenset[Part]] = {
    Handling.KEEP_IN_PART: frozenset({Part.LAST_FOUR, Part.INITIALS, Part.YEAR, Part.ZIP3, Part.CITY_AND_STATE}),
    Handling.GENERALISE: frozenset(
        {Part.MONTH, Part.YEAR, Part.DECADE, Part.AGE_90, Part.AGE_BAND, Part.COUNTRY, Part.FIELD, Part.MAGNITUDE}
    ),
}
"""The parts among which a rule with such a handling names one; other handlings name none.

A rule that asks may name one of KEEP_IN_PART: what is left if the answer is yes.
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rule:
    """Which findings, what is done to them, and who says so. A condition that is empty or None holds of everything.

    Attributes:
        part: what is left; one of `PARTS[handling]`.
        question: of a rule that asks, what the user has to answer; yes means that the finding is masked.
        code: the reason code that is written at the place of deletion, such as "(b)(6)".
        kinds, subtypes, roles: a finding has one of them.
        words: must hold of the words of a mention.
        near: must hold of what stands around a mention.
        document: must hold of the text as a whole.
        person: must hold of the person of the mentions, see `engine.policies.people`.
        sentence: what is said to the person.
        citation, dated, jurisdiction: where the rule stands, the day on which the text that was read was published or
            came into force, and where it holds.
    """

    handling: Handling
    sentence: str
    citation: str
    dated: date
    jurisdiction: str
    part: Part | None = None
    question: str | None = None
    code: str | None = None
    kinds: frozenset[Kind] = frozenset()
    subtypes: frozenset[str] = frozenset()
    roles: frozenset[Role] = frozenset()
    words: Wording | None = field(default=None, repr=False)
    near: Wording | None = field(default=None, repr=False)
    document: Wording | None = field(default=None, repr=False)
    person: Callable[[str, Sequence[Mention]], bool] | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Policy:
    """Rules, of which the first that fits a finding decides; what none fits is decided by risk.

    Attributes:
        name: of the bundled policy, or of the file without its suffix.
        title: what it looks for, in a few words.
        law: the law or rule that it follows, with its date; empty where it follows none.
        version: the first digits of the SHA-256 of its file, which change with every change of a rule.
        codes: the reason codes that rules, and decisions of the person, may carry, each with its meaning.
        looks_for: what it looks for, in sentences.
        does_not: what a person may expect of it and must not, in sentences.
        refuse_width_leaks: write no file in which a box, a gap or a column still shows how wide a masked text was.
        k, arity, mask, method: defaults for `Options`, where the person says nothing else.
    """

    name: str
    title: str
    looks_for: str
    does_not: tuple[str, ...]
    rules: tuple[Rule, ...]
    codes: tuple[tuple[str, str], ...] = ()
    law: str = ""
    version: str = ""
    refuse_width_leaks: bool = False
    k: int | None = None
    arity: int | None = None
    mask: MaskStyle | None = None
    method: Method | None = None
