"""What rules can ask of the words of a finding, of what stands around it, and of the whole text.

English, as the recognizer. Where the two differ in cost, a wording rather holds too often than too seldom.
"""

from __future__ import annotations

import re
from datetime import date

from engine.policies.rules import Wording

SPAN = "\x00"
"""Stands for the finding in what stands around it."""
BEFORE, AFTER = 80, 40
"""How far around a finding `near` looks, in characters."""


def contains(pattern: re.Pattern[str]) -> Wording:
    """The pattern matches somewhere in the stretch."""
    return lambda text, start, end: pattern.search(text, start, end) is not None


def is_whole(pattern: re.Pattern[str]) -> Wording:
    """The pattern matches the whole stretch."""
    return lambda text, start, end: pattern.fullmatch(text, start, end) is not None


# Read from the words, not from the recognizer: "101-year-old man" is one mention of the network's.
_AGE_OVER_89 = re.compile(
    r"(?<![\d.,])(?:9\d|1[0-4]\d)[-‑\s]{0,2}(?:(?:years?|yrs?)[-‑\s]{1,2}(?:old|of\sage)|y/?o\b|y\.\s?o\.)"
    r"|\b(?:ninety(?:[-‑\s](?:one|two|three|four|five|six|seven|eight|nine))?|hundred(?:\sand\s\w+)?)"
    r"[-‑\s]years?[-‑\s](?:old|of\sage)"
    r"|\bage[ds]?\b[^\w\n]{0,3}(?:(?:of|at)\s)?(?:9\d|1[0-4]\d)(?![\d.]|[-‑\s]{0,2}(?:month|week|day|mo\b|wk))",
    re.IGNORECASE,
)
# Who was born in the year of today's date less 90 is 89 or 90.
_OVER_89_YEARS_AGO = re.compile(rf"(?<!\d)(?:{'|'.join(map(str, range(1800, date.today().year - 89)))})(?!\d)")
_MONTH = (
    r"(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?"
    r"|nov(?:ember)?|dec(?:ember)?)"
)
_CALENDAR = re.compile(
    rf"\b{_MONTH}\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:spring|summer|autumn|fall|winter)\b|\bQ[1-4]\b"
    r"|\b\d{1,2}/\d{1,2}\b|\b\d{1,4}[.-]\d{1,2}[.-]\d{1,4}\b|\b\d{1,2}(?:st|nd|rd|th)\b"
    r"|\b(?:christmas|thanksgiving|easter|halloween|new\syear|hanukkah|passover|ramadan|diwali"
    r"|(?:memorial|labou?r|independence|veterans|valentine['’]?s|mother['’]?s|father['’]?s)\sday)\b",
    re.IGNORECASE,
)
_LONG_NUMBER = re.compile(r"\d(?:[\s./-]?\d){5}")
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

# "Date of birth: 3 March 1984", "born in Ghent on ...": up to the next date, which begins with a year at the latest.
_BIRTH = re.compile(
    rf"\b(?:born|birth(?:s|days?|dates?)?|dob|d\.\s?o\.\s?b|née?)\b(?:(?!(?:1[89]|20)\d\d)[^{SPAN}]){{0,60}}{SPAN}"
    rf"|{SPAN}\W{{0,4}}(?:dob\b|d\.\s?o\.\s?b|date\sof\sbirth|birth|(?:is|was)\s(?:his|her|their|the)\s[^.;]{{0,30}}\bbirth)",
    re.IGNORECASE,
)
_YOUNG = (
    r"(?<![\d.,$€£/-])(?:\d|1[0-7]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven)teen)"
    r"(?:[-‑\s](?:years?|yrs?|months?|weeks?|days?)[-‑\s](?:old|of\sage)|[-\s]?(?:y/?o\b|y\.\s?o\.))"
)
_CHILD = r"(?:minors?|juveniles?|infants?|child(?:ren)?|kids?|toddlers?|newborns?|baby|babies|teenagers?|pupils?)"
_OFFSPRING = r"(?:(?:grand|step|god)?(?:sons?|daughters?|child(?:ren)?)|boys?|girls?|nephews?|nieces?)"
_NEAR_CHILD = re.compile(
    rf"\b(?:{_CHILD}|{_OFFSPRING}|{_YOUNG}|(?:next\sfriend|guardian(?:\sad\slitem)?|parents?|mother|father)\s(?:of|to|for))"
    rf"(?!\w)[^;{SPAN}]{{0,40}}{SPAN}"
    rf"|{SPAN}[,(\s]{{0,3}}(?:(?:who|then|aged?|is|was|both|an?|the|his|her|their|our|my)[\s:]{{1,2}}){{0,3}}"
    rf"(?:\w+\s)?(?:{_CHILD}|{_OFFSPRING}|{_YOUNG})(?!\w)"
    rf"|{SPAN}[,(\s]{{1,3}}(?:(?:is|was|age[ds]?:?)\s)?(?:\d|1[0-7])(?=[,;)])"
    rf"|{SPAN}[^;]{{0,30}}\bthrough\s(?:his|her|their)\s(?:next\sfriend|parents?|mother|father|guardian)",
    re.IGNORECASE,
)
_SPEAKS_OF_CHILDREN = re.compile(
    r"\bminor(?:['’]s)?\s(?:child(?:ren)?|sons?|daughters?|plaintiffs?|defendants?|victims?|students?|witness(?:es)?|part(?:y|ies)"
    r"|siblings?|females?|males?)\b|\b(?:an?|the|said|this|that|both|two|three|are|were|is|was)\sminors?(?=\s*(?:[,.;:)'’\]]"
    r"|(?:and|by|who|when|at|in|is|was|under|to|through)\b|$))"
    rf"|\b(?:juveniles?|infants?|child(?:ren)?|guardian\sad\slitem|next\sfriend)\b|{_YOUNG}"
    r"|\bunder\s(?:the\sage\sof\s)?(?:18|eighteen)\b",
    re.IGNORECASE,
)
# At the head of a column, the words of birth stand far from the dates.
_BIRTH_HEADING = re.compile(
    rf"\b(?i:date\sof\sbirth|birth\s?date|d\.?o\.?b\.?)(?!\w)[^\S\n]*[|,;]?\s{{0,3}}(?!(?i:{_MONTH})\b)(?=[A-Z])"
)
_CRIMINAL = re.compile(
    r"\b\d{2}-(?:cr|mj)-\d|\bUnited\sStates(?:\sof\sAmerica)?,?\s(?:Plaintiff,?\s)?vs?\b|\bindict(?:ment|ed)\b|\bgrand\sjury\b"
    r"|\bcriminal\s(?:case|complaint|action|information|docket|no)\b|\barraign",
    re.IGNORECASE,
)

WORDS: dict[str, Wording] = {
    "age-over-89": contains(_AGE_OVER_89),
    "year-over-89-years-ago": contains(_OVER_89_YEARS_AGO),
    "at-sign": contains(re.compile(r"@|[\[({<]\s?at\s?[])}>]", re.IGNORECASE)),
    "day-or-month": contains(_CALENDAR),
    "digit": contains(re.compile(r"\d")),
    "long-number": contains(_LONG_NUMBER),
    "plain-number": is_whole(re.compile(r"(?:[A-Z]{1,4}[\s-]?)?[\dXx*][\dXx*\s./-]*")),
    "us-state": is_whole(re.compile(rf"(?i:{_STATE})|{_STATE_CODE}")),
}
"""What the words of a finding can say."""

NEAR: dict[str, Wording] = {"birth": contains(_BIRTH), "child": contains(_NEAR_CHILD)}
"""What can stand around a finding, with `SPAN` in its place."""

DOCUMENT: dict[str, Wording] = {
    "speaks-of-children": contains(_SPEAKS_OF_CHILDREN),
    "column-of-births": contains(_BIRTH_HEADING),
    "criminal-case": contains(_CRIMINAL),
}
"""What the text as a whole can say."""
