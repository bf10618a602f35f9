"""Names of courts, public bodies and laws that identify nobody: listed, or composed of a state and a task.

A council, or an English-speaking court of a town without its state, is left to its risk, since it shows where a case
comes from. In the caption of a filing it is the court, which is kept.
"""

from __future__ import annotations

import re
from functools import cache

from engine.core import resources
from engine.core.expressions import Expression
from engine.policies import bodies_abroad
from engine.policies.captions import is_in_caption

# Lists of words stay together.
# ruff: noqa: E501

_COURT = (
    r"(?:(?:supreme|superior|circuit|district|high|federal|constitutional|administrative|appeals?|appellate|family|probate|juvenile|employment|labou?r"
    r"|commercial|civil|criminal|bankruptcy|magistrates['’]?|crown|county|sheriff|chancery|national|state|industrial|upper|first-tier)\s)+(?:court|tribunal)s?"
    r"(?:\s(?:of\sappeals?|of\sjustice|of\slaw))?|court\sof\s(?:appeals?|justice|cassation|chancery|claims|common\spleas|session|protection|first\sinstance)"
    r"|employment\stribunals?|court"
)
_DIVISION = r"(?:family|chancery|king['’]s\sbench|queen['’]s\sbench|civil|criminal|administrative|probate|commercial)\s(?:division|list|section)"
_TASKS = (
    r"(?:public\s|social\s|foreign\s|internal\s|home\s|national\s|environmental\s|human\s|local\s)?(?:health|justice|defen[cs]e|education|manpower|labou?r"
    r"|finance|treasury|interior|affairs|agriculture|transport(?:ation)?|environment|energy|commerce|trade|immigration|security|services|welfare|safety|revenue"
    r"|protection|corrections|culture|housing|employment|work\sand\spensions|motor\svehicles|veterans['’]?\saffairs|homeland\ssecurity|children\sand\sfamilies"
    r"|health\sand\shuman\sservices|police|statistics|science|research|planning|development|fisheries|forestry|tourism|sports?|water|industry|communities"
    r"|taxation|customs|prisons|state|registration|provident\sfund|property\sregistration)"
)
_SORT = r"(?:ministry|department|dept\.?|office|bureau|directorate|board|commission|inspectorate|agency|authority|service|council|secretariat|administration|institute)"
_PLAIN = r"(?:police(?:\sforce|\sservice)?|army|navy|air\sforce|government|parliament|senate|congress|prosecution\sservice|prosecutor(?:['’]s\soffice)?|embassy|consulate(?:\sgeneral)?|post|customs)"
_OF_STATE = r"(?:government|parliament|embassy|consulate(?:\sgeneral)?)\sof\s"
_DISTRICT = r"district\sof\s"


def is_public_body(text: str, start: int, end: int) -> bool:
    """Return whether the words are the whole name of a court, public body or law that identifies nobody."""
    name = _plain(text[start:end])
    return (
        name in _listed()
        or _formed().fullmatch(name) is not None
        or is_in_caption(text, start, end)
        or bodies_abroad.is_body(text, start, end)
    )


def _plain(name: str) -> str:
    words = " ".join(name.replace("’", "'").casefold().split())
    return words.removeprefix("in the ").removeprefix("the ").strip(' .,;:()[]"“”')


@cache
def _listed() -> frozenset[str]:
    return frozenset(_plain(each) for each in resources.read_list("lists/public_bodies.txt"))


@cache
def _formed() -> Expression:
    """Return the pattern of names composed of a type of body, its task and its state."""
    countries = (each.casefold() for each in resources.read_list("lists/countries.txt"))
    states = (each.casefold() for each in resources.read_list("lists/states.txt"))
    peoples = (each.casefold() for each in resources.read_list("lists/nationalities.txt"))
    whole = "|".join(map(re.escape, sorted({*states, *countries}, key=len, reverse=True)))
    adjectives = "|".join(map(re.escape, sorted(peoples, key=len, reverse=True)))
    state = rf"(?:(?:the\s)?(?:(?:state|commonwealth|republic|kingdom|province|federation)\sof\s)?(?:the\s)?(?:{whole})|the\sunited\sstates(?:\sof\samerica)?)"
    before = rf"(?:(?:{whole}|{adjectives}|united\sstates|u\.\s?s\.|uk|philippine|european|federal|national|royal|central|state)\s)"
    return Expression(
        rf"{before}?(?:{_COURT})(?:,?\s{_DIVISION})?(?:\s(?:of|in|for)\s{state})?(?:,?\s{_DIVISION})?"
        rf"|(?:{before}?(?:{_COURT})(?:\sfor\sthe)?,?\s)?(?:(?:northern|southern|eastern|western|middle|central)\s)?{_DISTRICT}(?:{whole})"
        rf"|{before}?(?:{_TASKS}\s)?{_SORT}\s(?:of|for)\s(?:the\s)?{_TASKS}(?:\s(?:and|&)\s{_TASKS})?(?:\s(?:of|in)\s{state})?"
        rf"|{before}{{1,2}}(?:{_TASKS}\s)?{_SORT}|{before}{{1,2}}{_PLAIN}"
        rf"|{_OF_STATE}{state}|{_TASKS}\s{_SORT}",
        cues=(_COURT, _DISTRICT, _SORT, _PLAIN, _OF_STATE),
    )
