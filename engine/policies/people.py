"""Detection of minors and adults from the words around a name, for policies.

English. Only words attached to the name count: "custody of the minor child, Anna Berg," shows a minor, "the child's
mother, Maria Berg," an adult, and a child elsewhere in the text has no effect.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from datetime import date

from engine.core.expressions import Expression
from engine.core.types import Mention

People = Callable[[str, Sequence[Mention]], bool]
"""A condition on the person of these mentions in a text."""

_BEFORE, _AFTER = 80, 80  # characters around a name
_ADULT_AT = 18  # years

_YEARS = (
    r"(?:[-‑\s](?:years?|yrs?|months?|weeks?|days?)[-‑\s](?:old|of\sage)|[-\s]?(?:y/?o\b|y\.\s?o\.)"
    r"|\s(?:years?|yrs?)(?=[,;.)]))"
)
_YOUNG = (
    r"(?<![\d.,$€£/-])(?:(?:\d|1[0-7])|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve"
    rf"|(?:thir|four|fif|six|seven)teen){_YEARS}"
)
_GROWN = (
    r"(?<![\d.,$€£/-])(?:(?:1[89]|[2-9]\d)(?:[-‑\s](?:years?|yrs?)[-‑\s](?:old|of\sage)|[-\s]?(?:y/?o\b|y\.\s?o\.))"
    r"|(?:eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[-‑\s]\w+)?)[-‑\s]years?[-‑\s]old)"
)
# Words that change the meaning of "child" and its synonyms: "child psychologist", "minor's counsel", "juvenile court".
_OTHER = (
    r"(?!\w|['’]|-(?!year)|\s(?:court|psych\w*|psychiatr\w*|welfare|protecti\w*|support|care|custody|advoca\w*|abuse|services?"
    r"|develop\w*|therap\w*|special\w*|law|league|injur\w*|officer|detention|justice|division|hall|counsel\w*|attorneys?"
    r"|workers?|nurse|offen[cs]es?|point|issue|role|amount|dispute|changes?|formula|formalit\w*|error|damage|sitter|scouts?"
    r"|records?|mortality|pornography|safety|seat)\b)"
)
_RELATIVE = (
    r"(?:sons?|daughters?|brothers?|sisters?|siblings?|nephews?|nieces?|grandsons?|granddaughters?|grandchild(?:ren)?)"
)
_ONE = (
    rf"(?:(?:minor|juvenile|infant|teenaged?)(?:\s(?:child|plaintiff|defendant|victim|student|boy|girl|female|male|witness"
    rf"|party|{_RELATIVE}))?|(?<!adult\s)child|kid|toddler|newborn|baby|teenager|school(?:boy|girl|child)|pupil|boy|girl"
    rf"|(?:first|second|third|fourth|fifth|sixth|seventh|eighth|[1-8](?:st|nd|rd|th))[-\s]grader|kindergart(?:e)?ner"
    rf"|{_YOUNG}(?:\s(?:child|boy|girl|student|{_RELATIVE}))?)"
)
_SEVERAL = (
    rf"(?:(?:minors?|juvenile|infant)(?:\s(?:children|plaintiffs|defendants|victims|students|boys|girls|{_RELATIVE}))?"
    r"|(?<!adult\s)children|kids|toddlers|newborns|babies|teenagers|schoolchildren|pupils|juveniles|infants|boys|girls)"
)
_NAME = (
    r"(?-i:(?!(?:Attorney|Counsel|Judge|Justice|Magistrate|Hon|Honorable|Dr|Mrs?|Ms|Prof|Officer|Detective|Sgt|Deputy)\b)"
    r"(?>[A-Z][\w-]*+(?:['’][A-Z]\w*+)?\.?)(?!['’]s))"
)
_LINK = r"(?:[\s,:(\"“'‘-]|(?:named|called|namely|(?:known|identified)\sas|by\sthe\sname\sof|is|was|are|were)\b){0,8}"
_LIST = rf"(?:{_NAME}[\s,&]{{1,2}}(?:and\s)?){{0,8}}"
_GUARDIAN = (
    r"(?:next\sfriend|(?:as|and)\s(?:the\s)?(?:natural\s|legal\s|biological\s)?(?:parents?|mother|father|guardians?)"
    r"|guardians?(?:\sad\slitem)?|custodian)\s(?:of|to|for)"
)
_MINOR_BEFORE = Expression(
    rf"(?:\b{_ONE}{_OTHER}{_LINK}|\b{_SEVERAL}{_OTHER}{_LINK}{_LIST}|\b{_GUARDIAN}\s)\Z", re.IGNORECASE
)
_APPOSITION = r"[,(\s]{0,3}(?:(?:who|then|aged?|is|was|being|both|an?|the|his|her|their|our|my)[\s:]{1,2}){0,3}"
_MINOR_AFTER = Expression(
    rf"{_APPOSITION}(?:(?!adult)\w+\s)?(?:{_ONE}|{_SEVERAL}){_OTHER}"
    r"|[,(\s]{1,3}(?:(?:is|was|age[ds]?:?)\s)?(?:\d|1[0-7])(?=[,;)])"
    r"|[,\s]{1,3}(?:(?:by|through)\s(?:and\s(?:by|through)\s)?)(?:his|her|their|its)\s"
    r"(?:next\sfriends?|parents?|mother|father|(?:natural\s|legal\s)?guardians?)"
    rf"|{_APPOSITION}(?:[\w-]+\s){{0,2}}?(?:(?:student|enrolled)\s(?:at|of|in)\s[^.;]{{0,40}}"
    r"(?:elementary|middle|primary|junior\shigh|grade\sschool|preschool|kindergarten)"
    r"|(?:kindergarten|(?:first|second|third|fourth|fifth|sixth|seventh|eighth)[-\s]grade)\b)",
    re.IGNORECASE,
)

_ABOUT = r"(?:(?:only|just|now|then|still|about|almost|nearly|not\syet)\s){0,2}"
_AGE_FOLLOWS = (
    r"(?:\s(?:is|was|(?:is|was)\sturning|turn(?:s|ed)|has\s(?:just\s)?turned|will\s(?:be|turn)"
    r"|(?:only|just|now|then|recently)\sturn(?:s|ed))"
    r"|,?\s(?:(?:and|who|he|she|they)(?:['’]s|['’]re|\s(?:is|was|are|were))|(?:he|she)\s(?:just\s)?turn(?:s|ed)))"
    rf"\s{_ABOUT}"
)
_AGE_ENDS = (
    r"(?=\s*(?:[,;)!?\n]|\.(?!\d)|\Z)"
    r"|\s(?:when|at\sth[ae]t?|on|in|and|but|now|then|today|last|this|next|years?|yrs?)\b)"
)
_TWO_TO_TWELVE = "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve"
_TENS = "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety"
_AGED_YOUNG = Expression(
    rf"{_AGE_FOLLOWS}(?:\d|1[0-7]|{_TWO_TO_TWELVE}|(?:thir|four|fif|six|seven)teen){_AGE_ENDS}", re.IGNORECASE
)
"""After a name, what says how old a child is: "Mina is 11." and "Jonah just turned nine last week"."""
_AGED_GROWN = Expression(
    rf"{_AGE_FOLLOWS}(?:1[89]|[2-9]\d|(?:eigh|nine)teen|(?:{_TENS})(?:[-‑\s]\w+)?){_AGE_ENDS}", re.IGNORECASE
)

_OFFSPRING = r"(?:(?:step|god|grand)?(?:sons?|daughters?)|grandchild(?:ren)?|nephews?|nieces?)"
_OFFSPRING_BEFORE = Expression(rf"(?<!adult\s)\b{_OFFSPRING}{_OTHER}{_LINK}{_LIST}\Z", re.IGNORECASE)
_OFFSPRING_AFTER = Expression(rf"{_APPOSITION}(?:(?!adult)\w+\s)?{_OFFSPRING}{_OTHER}", re.IGNORECASE)

_TITLE = (
    r"(?:Mr|Mrs|Ms|Mx|Dr|Prof|Hon|Rev|Sgt|Lt|Capt|Det|Messrs|Judge|Justice|Magistrate|Attorney|Officer|Detective|Agent|Deputy"
    r"|Sheriff|Trooper|Sergeant|Lieutenant|Captain|Clerk|Commissioner|Secretary|Warden|Director|Principal|Professor|Doctor"
    r"|Nurse|Sir|Madam|Honorable|Senator|Governor|Mayor|Inspector|Superintendent|Chief)"
)
_ROLE = (
    r"(?:attorneys?|counsel|lawyers?|solicitors?|barristers?|judge|clerk|adult|mother|father|parents?|guardians?|custodian"
    r"|step(?:mother|father)|grand(?:mother|father|parents?)|uncle|aunt|wife|husband|spouse|widow(?:er)?|ex-(?:wife|husband)"
    r"|employees?|officer|nurse|doctor|physician|teacher|principal|engineer|manager|director|owner|president|professor"
    r"|supervisor|landlord|tenant|broker|agent|accountant|notary|paralegal|therapist|psychologist|psychiatrist|caseworker"
    r"|social\sworker|investigator|detective|deputy|sheriff|trooper|secretary|administrator|expert|driver|pastor|priest)"
)
_ADULT_BEFORE = Expression(
    rf"(?:\b{_TITLE}\.?\s{{1,3}}(?:\w+\s)?|/s/\s{{0,4}}|\b{_ROLE}(?:\s(?:for|of\srecord)\b[^.;\n]{{0,30}})?[\s,:(]{{1,3}}"
    rf"|{_GROWN}\s(?:\w+\s)?|\bBy:[\s_]{{0,10}}|\brepresented\s(?:\w+\s)?by\s{_LIST})\Z",
    re.IGNORECASE,
)
_ADULT_AFTER = Expression(
    r",?\s{1,3}(?:Esq|J\.\s?D\b|LL\.?M|U\.?\s?S\.?\s?[DM]\.?\s?J|JJ?\.(?=\s|$)|C\.?J\.(?=\s|$))"
    r"|[,\s]{1,3}(?:(?:chief|senior|united\sstates|presiding)\s){0,3}(?:district|magistrate|circuit|bankruptcy|superior|county)"
    r"\s(?:court\s)?judge"
    rf"|{_APPOSITION}(?:[\w-]+\s){{0,3}}?(?:{_ROLE}|{_GROWN})\b"
    r"|[,(\s]{1,3}(?:(?:is|was|age[ds]?:?)\s)?(?:1[89]|[2-9]\d)(?=[,;)])"
    r"|[,\s]{1,3}individually\b|\s{0,3}\(?(?:[A-Za-z]+\s)?bar\s(?:no|number|#|id)"
    r"|[^.;]{0,60}\b(?:attorneys?|counsel)\s(?:for|of\srecord)\b"
    r"|,?\s(?:of|at|with)\s(?:the\s)?[^.;,]{0,50}\b(?:LLP|L\.L\.P|PLLC|P\.?L\.?L\.?C|P\.C\.|law\s(?:firm|offices?|group))",
    re.IGNORECASE,
)
_ADULT_INSIDE = Expression(rf"\b(?:{_TITLE}\.?\s|Esq\b|M\.?D\.?\Z|LLP\b)", re.IGNORECASE)

_COUNSEL_FOR = Expression(
    r"\b(?:counsel|attorneys?|lawyers?|solicitors?|barristers?|advocates?)(?:\sad\slitem|\sof\srecord)?,?\s(?:for|of|to)"
    r"(?:\s(?:the|a|an|both|all|two|three|said|his|her|their|our|plaintiffs?|defendants?))*\s?\Z",
    re.IGNORECASE,
)
_MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split()
_DATE = (
    r"(?:(?P<name>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s(?P<day>\d{1,2})(?:st|nd|rd|th)?,?\s(?P<year>\d{4})"
    r"|(?P<day2>\d{1,2})\s(?P<name2>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?,?\s(?P<year2>\d{4})"
    r"|(?P<month>\d{1,2})[/-](?P<day3>\d{1,2})[/-](?P<year3>\d{4})|(?P<year4>(?:19|20)\d\d))"
)
_BORN = Expression(
    rf"[^;\n]{{0,30}}?\b(?:born(?:\s(?:on|in))?|d\.?\s?o\.?\s?b\.?|date\sof\sbirth|birth\s?date)[\s:,(]{{1,4}}{_DATE}",
    re.IGNORECASE,
)
_FILED = Expression(rf"\b(?:filed|dated?|entered)(?:\s(?:on|this))?[\s:,]{{1,4}}{_DATE}", re.IGNORECASE)
_YEAR = Expression(r"(?<![\d/.-])(?:19|20)\d\d(?![\d/-])")


def is_minor(text: str, mentions: Sequence[Mention]) -> bool:
    """Return whether the words at one of the mentions show that this person is under 18."""
    return any(_says_minor(text, each) for each in mentions)


def is_unclear(text: str, mentions: Sequence[Mention]) -> bool:
    """Return whether the words at no mention show an adult, an official or counsel."""
    return not any(_says_adult(text, each) for each in mentions)


def is_offspring(text: str, mentions: Sequence[Mention]) -> bool:
    """Return whether the text calls this person a son or daughter, and nowhere an adult."""
    around = [_around(text, each) for each in mentions]
    called = any(_OFFSPRING_BEFORE.search(before) or _OFFSPRING_AFTER.match(after) for before, after in around)
    return called and is_unclear(text, mentions)


def _says_minor(text: str, mention: Mention) -> bool:
    before, after = _around(text, mention)
    called = _MINOR_BEFORE.search(before)
    if called and _may_be_counsel(before, called.start()):
        called = None
    if called or _MINOR_AFTER.match(after) or _AGED_YOUNG.match(after):
        return True
    age = _age(text, after)
    return age is not None and age < _ADULT_AT


def _says_adult(text: str, mention: Mention) -> bool:
    before, after = _around(text, mention)
    words = mention.words(text)
    if _ADULT_INSIDE.search(words) or _ADULT_AFTER.match(after) or _AGED_GROWN.match(after):
        return True
    called = _MINOR_BEFORE.search(before)
    either = called is not None and _may_be_counsel(before, called.start())
    if not either and _ADULT_BEFORE.search(before):
        return True
    age = _age(text, after)
    return age is not None and age >= _ADULT_AT


def _may_be_counsel(before: str, minor: int) -> bool:
    """Return whether the name may belong to the minor's counsel: "counsel for the minor, Anna Berg".

    Args:
        before: the text before the name.
        minor: offset of the words for a minor.
    """
    return before.rstrip().endswith((",", ":")) and _COUNSEL_FOR.search(before, 0, minor) is not None


def _around(text: str, mention: Mention) -> tuple[str, str]:
    start, end = mention.start, mention.end
    return text[max(0, start - _BEFORE) : start], text[end : end + _AFTER]


def _age(text: str, after: str) -> int | None:
    """Return the age in years, at the filing of the text, by a date of birth after the name; None without one.

    If only years are known, the age is the younger of two. If the text names no year after that of the birth, the age
    is that of today, and None for an adult, who may have been a child at the filing.
    """
    born = _BORN.match(after)
    if born is None:
        return None
    filed = _FILED.search(text)
    birth, then = _day(born), _day(filed) if filed else (_last_year(text), 1, 1)
    if birth is None or then is None or then[0] < birth[0]:
        return None
    if filed or then[0] > birth[0]:
        return _years(birth, then)
    today = date.today()
    age = _years(birth, (today.year, today.month, today.day))
    return age if age < _ADULT_AT else None


def _years(birth: tuple[int, int, int], then: tuple[int, int, int]) -> int:
    return then[0] - birth[0] - (then[1:] < birth[1:] or birth[1:] == (1, 1))


def _day(match: re.Match[str]) -> tuple[int, int, int] | None:
    """Return year, month and day; the first of January if only the year is known."""
    name, day = match["name"] or match["name2"], match["day"] or match["day2"] or match["day3"]
    year = int(match["year"] or match["year2"] or match["year3"] or match["year4"])
    month = _MONTHS.index(name.lower()) + 1 if name else int(match["month"] or 1)
    try:
        date(year, month, int(day or 1))
    except ValueError:
        return None
    return year, month, int(day or 1)


def _last_year(text: str) -> int:
    """Return the last year that the text names, or the current year."""
    today = date.today().year
    return max((year for each in _YEAR.finditer(text) if (year := int(each[0])) <= today), default=today)


PEOPLE: dict[str, People] = {"minor": is_minor, "age-unclear": is_unclear, "offspring": is_offspring}
"""Conditions that a rule can set on the person of a finding, by name."""
