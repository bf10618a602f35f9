"""Names of courts in the caption of a filing: "SUPERIOR COURT OF OREGON / COUNTY OF MARION", "TYLER DIVISION"."""

from __future__ import annotations

from engine.core.expressions import Expression

_COURT = Expression(r"\b(?:COURT|TRIBUNAL)\b")
_PART = Expression(
    r"(?:[\w.'’-]+ ){0,5}(?:DISTRICT|DIVISION|CIRCUIT|DEPARTMENT|COUNTY|PARISH|REGISTRY|LIST|BRANCH|TERM)"
    r"|(?:[\w.'’-]+ ){0,3}(?:DISTRICT|COUNTY|PARISH|CITY|STATE|COMMONWEALTH|PROVINCE) OF [\w.,'’ -]{2,60}"
)
"""A line below the court's: its district, division or county."""
_BEFORE = Expression(r"[\s\d|.]*(?:(?:IN|AND|FOR|AT|OF|THE|BEFORE)\b\s?)*")
_PARTIES = Expression(
    r"(?i:\b(?:plaintiff|petitioner|applicant|claimant|appellant|complainant|defendant|respondent|prosecutor)s?\b"
    r"|\bversus\b|\bin the matter of\b|\bin re\b)|\bBETWEEN\b|\s[vV]s?\.\s"
)
_REACH = 1_500
"""Characters after the court's name in which a caption names a party."""
_LINES = 3
_LONGEST = 120  # characters of a line


def is_in_caption(text: str, start: int, end: int) -> bool:
    """Return whether the words are the name of the court in a caption, or the line with its district or division.

    A caption is in capitals, and names a party soon after.
    """
    first, last = text.rfind("\n", 0, start) + 1, text.find("\n", end)
    line = text[first : last if last >= 0 else len(text)]
    if len(line) > _LONGEST or not _fills(line, start - first, end - first):
        return False
    words = " ".join(text[start:end].split())
    if not _COURT.search(words) and not (_PART.fullmatch(words) and _is_below_court(text, first)):
        return False
    return _PARTIES.search(text, end, end + _REACH) is not None


def _fills(line: str, start: int, end: int) -> bool:
    """Return whether nothing but prepositions and signs is beside the words in a line of capitals."""
    if not line[start:end].isupper() or not _BEFORE.fullmatch(line, 0, start):
        return False
    return not any(map(str.isalpha, line[end:]))


def _is_below_court(text: str, first: int) -> bool:
    above = text[max(0, first - _LINES * _LONGEST) : first].split("\n")
    for line in [each for each in reversed(above) if each.strip()][:_LINES]:
        if not line.isupper():
            return False
        if _COURT.search(line):
            return True
    return False
