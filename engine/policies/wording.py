"""Conditions of rules on the words of a finding, on the text around it, and on the whole text.

English, like the recognizer. If errors differ in cost, a condition holds too often rather than too seldom.
"""

from __future__ import annotations

import re
from datetime import date

from engine.core.calendar_words import MONTH_NUMBERS, WEEKDAYS, any_of, months, weekdays
from engine.core.expressions import Expression
from engine.policies import courts_abroad
from engine.policies.public_bodies import is_public_body
from engine.policies.rules import Wording

SPAN = courts_abroad.SPAN
"""Placeholder for the finding in the text around it."""
BEFORE, AFTER = 80, 40
"""Number of characters before and after a finding that `near` conditions see."""


def contains(pattern: Expression | re.Pattern[str]) -> Wording:
    """Return the condition that the pattern matches somewhere in the span."""
    return lambda text, start, end: pattern.search(text, start, end) is not None


def is_whole(pattern: Expression) -> Wording:
    """Return the condition that the pattern matches the whole span."""
    return lambda text, start, end: pattern.fullmatch(text, start, end) is not None


# Read from the words, since the network reads "101-year-old man" as one mention.
_OVER_89 = (
    r"(?:(?<![\d.,/-])(?:9\d|1[0-4]\d)(?!\d|[.,]\d)"
    r"|\bninety(?:[-‑\s](?:one|two|three|four|five|six|seven|eight|nine))?\b"
    r"|\b(?:(?:one|a)[-‑\s])?hundred(?:[-‑\s]and[-‑\s]\w+)?\b)"
)
_NOT_YEARS = r"(?![-‑\s]{0,2}(?:(?:months?|weeks?|days?|mos?|wks?|hours?|percent|degrees?|km|miles?|mph)\b|[%°]))"
_AGE_OVER_89 = Expression(
    rf"{_OVER_89}[-‑\s]{{0,2}}(?:(?:years?|yrs?)\.?(?:[-‑\s]{{1,2}}(?:old|of\sage|young))|y[-./\s]{{0,2}}o\b\.?|yo[mf]\b)"
    rf"|\b(?:age[ds]?|turn(?:ed|s|ing)?|reach(?:ed|es|ing)?)\b[^\w\n]{{0,3}}(?:(?:of|at|is|was|about|over|the\sage\sof)\s){{0,2}}"
    rf"{_OVER_89}{_NOT_YEARS}"
    rf"|(?<![\d.,/-])(?:9\d|1[0-4]\d)(?:st|nd|rd|th)\s(?:birthday|year\sof\s(?:life|age))"
    r"|\bin\s(?:his|her|their|my)\s(?:early|mid|late)?[-\s]?(?:90['’]?s|nineties|hundreds)\b"
    r"|\b(?:non|cent|supercent)agenarians?\b|\bcentenarians?\b|\bsupercentenarians?\b"
    r"|(?<![\d.,/-])(?:9\d|1[0-4]\d)[-\s]?(?:[MF]\b|(?:male|female|man|woman|gentleman|lady)\b)",
    re.IGNORECASE,
)
# A number alone is an age if the words right before it, or on its line of a form, show that.
_BARE_OVER_89 = Expression(r"\(?(?:9\d|1[0-4]\d)\)?(?:\s(?:years?|yrs?)\.?)?[MFmf]?")
_AGE_BEFORE = Expression(
    r"\b(?:age[ds]?|turn(?:ed|s|ing)?|old)\b[^\w\n]{0,6}\Z"
    r"|\b(?:Mr|Mrs|Ms|Miss|Mx)\.?(?:\s[A-Z][\w'’-]*\.?){1,3},\s\Z|\b(?:born|birth|dob)\b[^\n;(]{0,36}[(,]\s?\Z",
    re.IGNORECASE,
)
# Somebody born 90 calendar years ago is 89 or 90.
_OVER_89_YEARS_AGO = Expression(rf"(?<!\d)(?:{'|'.join(map(str, range(1800, date.today().year - 89)))})(?!\d)")
_YEARS_ALONE = Expression(
    r"(?:(?:in|since|from|until|by|of|the|year|early|mid|late|between|and|to|after|before|during|circa|about|around)[\s-]){0,4}"
    r"(?:19|20)\d\d(?:['’]?s)?(?:\s?(?:[-–—/,;]|and|to|or|until|through)\s?(?:(?:19|20)\d\d|\d\d)(?:['’]?s)?){0,4}",
    re.IGNORECASE,
)
_MONTH = any_of(MONTH_NUMBERS)
_CALENDAR = Expression(
    rf"\b{_MONTH}\b|\b{any_of(WEEKDAYS)}s?\b|\b(?:spring|summer|autumn|fall|winter)\b|\bQ[1-4]\b"
    r"|\b\d{1,2}/\d{1,2}\b|\b\d{1,4}[.-]\d{1,2}[.-]\d{1,4}\b|\b\d{1,2}(?:st|nd|rd|th)\b"
    r"|\b(?:christmas|thanksgiving|easter|halloween|new\syear|hanukkah|passover|ramadan|diwali"
    r"|(?:memorial|labou?r|independence|veterans|valentine['’]?s|mother['’]?s|father['’]?s)\sday)\b",
    re.IGNORECASE,
)
_MONTH_OR_WEEKDAY = Expression(
    r"(?:(?:in|on|since|until|till|by|from|last|next|this|every|each|early|mid|late|the)[\s-]){0,3}"
    rf"(?:{_MONTH}|(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?"
    rf"|{any_of(months('da', 'de', 'es', 'fr', 'nb', 'pt'))}|{any_of(weekdays('da', 'de', 'es', 'fr'))}"
    rf"|{any_of(weekdays('pt'))}(?:-feira)?)s?\.?",
    re.IGNORECASE,
)
_PLAIN_NUMBER = Expression(r"(?:[A-Z]{1,4}[\s-]?)?[\dXx*][\dXx*\s./-]*")
_LONG_NUMBER = Expression(r"\d(?:[\s./-]?\d){5}")
_STATE = (
    "Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawai['’]?i|Idaho|Illinois"
    "|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana"
    r"|Nebraska|Nevada|New\s(?:Hampshire|Jersey|Mexico)|New\sYork\sState|(?:State\sof\s)New\sYork|(?:North|South)\s"
    r"(?:Carolina|Dakota)|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode\sIsland|Tennessee|Texas|Utah|Vermont|(?:West\s)?Virginia"
    r"|Washington\sState|(?:State\sof\s)Washington|Wisconsin|Wyoming|Puerto\sRico"
)
_STATE_CODE = (
    "A[KLRZ]|C[AOT]|DE|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|PR|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]"
)

# "Date of birth: 3 March 1984", "born in Ghent on ...": as far as the next date, at the latest its year.
_BIRTH = Expression(
    rf"\b(?:born|birth(?:s|days?|dates?)?|dob|d\.\s?o\.\s?b|née?)\b(?:(?!(?:1[89]|20)\d\d)[^{SPAN}]){{0,60}}{SPAN}"
    rf"|{SPAN}\W{{0,4}}(?:dob\b|d\.\s?o\.\s?b|date\sof\sbirth|birth|(?:is|was)\s(?:his|her|their|the)\s[^.;]{{0,30}}\bbirth)",
    re.IGNORECASE,
)
_BIOMETRIC = Expression(
    r"\b(?:biometrics?|(?:finger|thumb|palm|foot|voice|face)[\s-]?(?:prints?|scans?|templates?)|(?:iris|retina(?:l)?)[\s-]scans?)\b"
    rf"[^.;\n{SPAN}]{{0,30}}{SPAN}",
    re.IGNORECASE,
)
_YOUNG = (
    r"(?<![\d.,$€£/-])(?:\d|1[0-7]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven)teen)"
    r"(?:[-‑\s](?:years?|yrs?|months?|weeks?|days?)[-‑\s](?:old|of\sage)|[-\s]?(?:y/?o\b|y\.\s?o\.))"
)
_CHILD = r"(?:minors?|juveniles?|infants?|child(?:ren)?|kids?|toddlers?|newborns?|baby|babies|teenagers?|pupils?)"
_OFFSPRING = r"(?:(?:grand|step|god)?(?:sons?|daughters?|child(?:ren)?)|boys?|girls?|nephews?|nieces?)"
_NEAR_CHILD = Expression(
    rf"\b(?:{_CHILD}|{_OFFSPRING}|{_YOUNG}|(?:next\sfriend|guardian(?:\sad\slitem)?|parents?|mother|father)\s(?:of|to|for))"
    rf"(?!\w)[^;{SPAN}]{{0,40}}{SPAN}"
    rf"|{SPAN}[,(\s]{{0,3}}(?:(?:who|then|aged?|is|was|both|an?|the|his|her|their|our|my)[\s:]{{1,2}}){{0,3}}"
    rf"(?:\w+\s)?(?:{_CHILD}|{_OFFSPRING}|{_YOUNG})(?!\w)"
    rf"|{SPAN}[,(\s]{{1,3}}(?:(?:is|was|age[ds]?:?)\s)?(?:\d|1[0-7])(?=[,;)])"
    rf"|{SPAN}[^;]{{0,30}}\bthrough\s(?:his|her|their)\s(?:next\sfriend|parents?|mother|father|guardian)",
    re.IGNORECASE,
)
_SPEAKS_OF_CHILDREN = Expression(
    r"\bminor(?:['’]s)?\s(?:child(?:ren)?|sons?|daughters?|plaintiffs?|defendants?|victims?|students?|witness(?:es)?|part(?:y|ies)"
    r"|siblings?|females?|males?)\b|\b(?:an?|the|said|this|that|both|two|three|are|were|is|was)\sminors?(?=\s*(?:[,.;:)'’\]]"
    r"|(?:and|by|who|when|at|in|is|was|under|to|through)\b|$))"
    rf"|\b(?:juveniles?|infants?|child(?:ren)?|guardian\sad\slitem|next\sfriend)\b|{_YOUNG}"
    r"|\bunder\s(?:the\sage\sof\s)?(?:18|eighteen)\b"
    rf"|\bhow\sold\s(?:is|are|was|were)\s(?:\w+\s){{1,2}}{_OFFSPRING}\b|\b(?:young|little)\s{_OFFSPRING}\b",
    re.IGNORECASE,
)
# In the heading of a column, the words for a birth are far from the dates.
_BIRTH_HEADING = Expression(
    rf"\b(?i:date\sof\sbirth|birth\s?date|d\.?o\.?b\.?)(?!\w)[^\S\n]*[|,;]?\s{{0,3}}(?!(?i:{_MONTH})\b)(?=[A-Z])"
)
_OFFICE = Expression(
    r"\b(?:court\s?house|courts?|chambers|clerk|attorneys?|law\s(?:firm|offices?|group)|LLP|P\.?L?\.?C\.?|PLLC|department|ministry"
    r"|agency|bureau|office|headquarters|federal\sbuilding|city\shall|police|hospital|clinic|university|school|bank|company"
    r"|corporation|inc|llc|ltd|suite|ste|floor|counsel|principal\splace\sof\sbusiness|place\sof\sbusiness)\b",
    re.IGNORECASE,
)
_HOME = Expression(
    r"\b(?:resid(?:es?|ed|ing|ence|ent|ential)|liv(?:es?|ed|ing)|homes?|dwell(?:s|ing)|apartment|apt|house|domicil\w*|moved|mail(?:ing)?\saddress)\b",
    re.IGNORECASE,
)
_BIRTH_HEADINGS = Expression(
    r"(?:\b(?:date\sof\sbirth|birth\s?(?:dates?|days?)|d\.?o\.?b\.?)(?!\w)"
    r"|(?:(?<=[\t\n;,|])|(?<=[| ] ))born(?=[^\S\n]*(?:[\t\n;,|]|[ ]{2})))(?![^\n]{0,99}[\d:])",
    re.IGNORECASE,
)
_PROSE = Expression(
    r"(?<!\S)(?:\S++[ \t]++){13}\S"
    r"|(?<!\S)(?:\S++[ \t]++){5}(?=\S*?[^\W\d])\S++(?:(?<=[.!?])|(?<=[.!?][\"”’]))\s*+\Z"
)
_FARTHEST = 20_000  # characters between the head of a column and a cell
_CRIMINAL = Expression(
    r"\b\d{2}-(?:cr|mj)-\d|\bUnited\sStates(?:\sof\sAmerica)?,?\s(?:Plaintiff,?\s)?vs?\b|\bindict(?:ment|ed)\b|\bgrand\sjury\b"
    r"|\bcriminal\s(?:case|complaint|action|information|docket|no)\b|\barraign",
    re.IGNORECASE,
)


def _is_age_over_89(text: str, start: int, end: int) -> bool:
    if _AGE_OVER_89.search(text, start, end):
        return True
    before = text[max(0, start - _AGE_WORDS) : start]
    return _BARE_OVER_89.fullmatch(text, start, end) is not None and _AGE_BEFORE.search(before) is not None


_AGE_WORDS = 44


def _is_office(text: str, start: int, end: int) -> bool:
    """Return whether the context shows the address of a court, an office or a firm, not a home."""
    around = text[max(0, start - BEFORE) : end + AFTER]
    return _OFFICE.search(around) is not None and _HOME.search(around) is None


def _is_in_birth_column(text: str, start: int, end: int) -> bool:
    """Return whether a date is in a table below a heading for dates of birth, without a line of prose between."""
    if not (_CALENDAR.search(text, start, end) or _FOUR_DIGITS.search(text, start, end)):
        return False
    above = text[max(0, start - _FARTHEST) : start]
    heading = max((each.start() for each in _BIRTH_HEADINGS.finditer(above)), default=None)
    if heading is None:
        return False
    line_ends = text.find("\n", end)
    below = text[end : line_ends if line_ends >= 0 else len(text)]
    head, *rows = (above[above.rfind("\n", 0, heading) + 1 :] + text[start:end] + below).split("\n")
    return bool(rows) and not any(_PROSE.search(row) for row in (head, *rows))


_FOUR_DIGITS = Expression(r"(?<!\d)(?:19|20)\d\d(?!\d)")


WORDS: dict[str, Wording] = {
    "public-body": is_public_body,
    "age-over-89": _is_age_over_89,
    "month-or-weekday": is_whole(_MONTH_OR_WEEKDAY),
    "number-over-89": contains(Expression(rf"{_OVER_89}{_NOT_YEARS}", re.IGNORECASE)),
    "birth-column": _is_in_birth_column,
    "office-address": _is_office,
    "years-alone": is_whole(_YEARS_ALONE),
    "year-over-89-years-ago": contains(_OVER_89_YEARS_AGO),
    "at-sign": contains(Expression(r"@|[\[({<]\s?at\s?[])}>]", re.IGNORECASE)),
    "day-or-month": contains(_CALENDAR),
    "digit": contains(Expression(r"\d")),
    "long-number": contains(_LONG_NUMBER),
    "plain-long-number": lambda text, start, end: (
        _PLAIN_NUMBER.fullmatch(text, start, end) is not None and _LONG_NUMBER.search(text, start, end) is not None
    ),
    "plain-number": is_whole(_PLAIN_NUMBER),
    "court": courts_abroad.is_court,
    "court-words": courts_abroad.has_words_of_courts,
    "month-abroad": courts_abroad.is_month,
    "one-or-two-digits": is_whole(Expression(r"\d{1,2}")),
    "us-state": is_whole(Expression(rf"(?i:{_STATE})|{_STATE_CODE}")),
}
"""Conditions on the words of a finding, by name."""

NEAR: dict[str, Wording] = {
    "biometric": contains(_BIOMETRIC),
    "birth": contains(_BIRTH),
    "birth-abroad": courts_abroad.is_near_birth,
    "birthplace": courts_abroad.is_birthplace,
    "child": contains(_NEAR_CHILD),
    "decision-number": courts_abroad.is_decision_number,
}
"""Conditions on the text around a finding, with `SPAN` in place of the finding."""

DOCUMENT: dict[str, Wording] = {
    "speaks-of-children": contains(_SPEAKS_OF_CHILDREN),
    "column-of-births": contains(_BIRTH_HEADING),
    "criminal-case": contains(_CRIMINAL),
    "higher-danish-court": courts_abroad.is_of_higher_danish_court,
    "young-offender": courts_abroad.is_about_young_offender,
}
"""Conditions on the whole text, by name."""
