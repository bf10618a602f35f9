"""Eponyms of medicine that are said without the noun: "Marfan, root 4.6 cm", "Epley vs Semont", "Garden III".

Anybody's surname may stand so, too. They name nobody only where hardly anybody bears them, where one that hardly
anybody bears is joined to them, where a grade or a result follows, or where a possessive lacks its noun; and never
where the words beside them, or another place of the text, show somebody of that name.
"""

from __future__ import annotations

import re
from functools import cache

from engine.core import english, resources
from engine.core.expressions import Expression
from engine.core.types import Kind, Mention
from engine.detection.filters.ordinary import eponyms
from engine.detection.filters.products import is_employer
from engine.detection.lexicon import borne, noted, surnames

# Lists of words stay together.
# ruff: noqa: E501

_KINDS = frozenset({Kind.PERSON, Kind.ORG, Kind.MISC, Kind.DEM, Kind.LOC})
_POSSESSIVE = frozenset({"'s", "’s"})
_JOINED = str.maketrans("‐–/", "---")
_FEW = 1_000
"""Bearers in the United States below which a surname joined to another is rather a part of an eponym."""
_SOME = 5_000
"""Bearers below which a surname with a result is rather a test; a commoner one may be the name of the patient."""
_RESULT = Expression(r"(?:['’]s)?[ ](?:positive|negative|pos|neg)(?![\w-])(?![ ](?:for|on|at|in)(?!\w))")
_GRADE = r"(?:I[IV]{1,2}|VI{0,3}|I(?=[ab]))[ab]?"
_GRADED = Expression(rf"[ ]{_GRADE}")
_GRADE_BEHIND = Expression(rf"[ ]{_GRADE}(?![\w.])")
_WITHOUT_NOUN = Expression(
    r"['’]s[ ](?:vs\.?|versus|flares?|enough|remission|variant|(?P<owned>work-?up|diagnosis|dx))(?!\w)"
)
"""Behind the possessive of a disease; the last may be of somebody."""
_ENDS = Expression(r"['’]s(?:[,?.:;)]|\Z)")
_HAD = Expression(
    r"(?:(?P<unsure>\A|[.?!:;(]\s|\n|(?<!\w)(?:and|or)[ ])|(?<!\w)(?:with|has|have|had|having|known|suspected|possible|probable|likely|new|severe|mild|active|h/o|r/o"
    r"|hx of|history of|diagnosis of|diagnosed with|for|vs\.?|versus)[ ])\Z",
    re.IGNORECASE,
)
"""Before a disease that somebody has; where a sentence begins, and in a list, it may be a person's, too."""
_DOCTORS = ("Dr ", "Dr. ")
"""Before the name of somebody who treats patients."""
_AROUND = 200
"""Characters beside a mention that show whether it is in a text of a clinician."""
_MEASURES = Expression(
    r"\?|\d ?(?:mg|mcg|g|mm|cm|ml|mL|%|mmHg|degrees|weeks|units)(?!\w)|(?<!\w)(?:known|suspected|positive|negative|syndrome|disease|type|vs)(?!\w)"
)
_CAPITALS = Expression(r"(?<!\w)[A-Z]{3,6}(?!\w)")
_REACH = 32
"""Characters beside a mention in which the eponym is that it is compared to."""
_COMPARED_BEHIND = Expression(r"(?:['’]s)?[ ](?:vs\.?|versus|or|and)[ ](?P<other>[^\W\d_]+(?:-[^\W\d_]+)*)")
_COMPARED_BEFORE = Expression(
    r"(?<![\w-])(?P<other>[^\W\d_]+(?:-[^\W\d_]+)*)(?:[ ][IV]{1,3})?(?:['’]s)?[ ](?:vs\.?|versus|or|and)[ ]\Z"
)


def is_eponym(text: str, mention: Mention) -> bool:
    """Return whether a name-like mention is an eponym that stands alone and that nobody in the text bears."""
    if mention.kind not in _KINDS:
        return False
    written = mention.words(text)
    if written[-2:] in _POSSESSIVE:
        written = written[:-2]
    is_one = (
        (written in _listed() and _is_clinical(text, mention))
        or _is_compound(written)
        or _is_graded(text, mention, written)
        or _is_tested(text, mention, written)
        or (written in eponyms() and (_is_known(_compared(text, mention)) or _is_elliptic(text, mention, written)))
    )
    return is_one and not _is_somebody(text, mention, written)


def _is_somebody(text: str, mention: Mention, written: str) -> bool:
    """Return whether a text names anybody, is in another language, or has words beside a mention that show somebody."""
    return (
        bool(borne.named_in(text))
        or any(each in text for each in _DOCTORS)
        or not english.is_english_around(text, mention.start, mention.end)
        or noted.is_somebody(text, mention.start, mention.start + len(written))
        or (borne.is_borne(text, mention) and not _is_heading(text, mention, written))
    )


def _is_heading(text: str, mention: Mention, written: str) -> bool:
    """Return whether joined eponyms only look like the speaker of a line: "Guillain-Barré: EGOS 5, mEGRIS?"."""
    begins = not text[: mention.start].strip() or text[: mention.start].rstrip(" *-•")[-1:] == "\n"
    return begins and _is_compound(written) and text.startswith(":", mention.end)


def _is_clinical(text: str, mention: Mention) -> bool:
    """Return whether the words around a mention ask or measure something, or have an abbreviation of charts."""
    before, behind = text[max(0, mention.start - _AROUND) : mention.start], text[mention.end : mention.end + _AROUND]
    around = f"{before} {behind}"
    return _MEASURES.search(around) is not None or not _of_charts().isdisjoint(_CAPITALS.findall(around))


def _is_elliptic(text: str, mention: Mention, written: str) -> bool:
    """Return whether a possessive lacks the noun that a person's has: "known Meckel's, Hgb 6.8"; not "at Turner's"."""
    at, is_rare = mention.start + len(written), surnames.bearers(written) < _SOME
    if lacks := _WITHOUT_NOUN.match(text, at):
        return is_rare or lacks["owned"] is None
    had = _HAD.search(text, max(0, mention.start - _REACH), mention.start)
    if had is None or is_employer(text, mention.start) or _ENDS.match(text, at) is None:
        return False
    return is_rare or had["unsure"] is None


def _is_compound(written: str) -> bool:
    """Return whether eponyms are joined, of which few people bear one: "Burch-Wartofsky"; not "Bell-Turner"."""
    parts = written.translate(_JOINED).split("-")
    return len(parts) > 1 and eponyms().issuperset(parts) and any(map(_is_rare, parts))


def _is_rare(part: str) -> bool:
    return surnames.bearers(part) < _FEW


def _is_tested(text: str, mention: Mention, written: str) -> bool:
    """Return whether a test whose eponym is a rare surname is positive: "Elson positive"; not "Turner positive"."""
    is_rare = written in eponyms() and surnames.bearers(written) < _SOME
    return is_rare and _RESULT.match(text, mention.start + len(written)) is not None


def _is_graded(text: str, mention: Mention, written: str) -> bool:
    """Return whether an eponym has the number of a grade, in or behind the mention; "V" may be an initial."""
    name, _, grade = written.partition(" ")
    if name not in eponyms():
        return False
    if grade:
        return grade != "V" and _GRADED.fullmatch(f" {grade}") is not None
    behind = _GRADE_BEHIND.match(text, mention.end)
    return behind is not None and behind[0] != " V"


def _compared(text: str, mention: Mention) -> str | None:
    """Return the word that a mention is compared to: "Semont" for "Epley vs Semont"."""
    before = max(0, mention.start - _REACH)
    found = _COMPARED_BEHIND.match(text, mention.end) or _COMPARED_BEFORE.search(text, before, mention.start)
    return found["other"] if found else None


def _is_known(other: str | None) -> bool:
    """Return whether a word is an eponym that hardly anybody bears, alone or joined to another."""
    return other is not None and (other in _listed() or ("-" in other and eponyms().issuperset(other.split("-"))))


@cache
def _listed() -> frozenset[str]:
    return frozenset(resources.read_list("lists/eponyms_alone.txt"))


@cache
def _of_charts() -> frozenset[str]:
    return frozenset(resources.read_list("lists/chart_words.txt"))
