"""Patterns of dates, times, durations and ages in the written forms of English documents."""

from __future__ import annotations

import re
from datetime import date
from itertools import pairwise

from engine.core.calendar_words import MONTHS, SHORT_MONTHS, SHORT_WEEKDAYS, WEEKDAYS, any_of
from engine.core.expressions import Expression
from engine.core.message import Message
from engine.core.types import Kind
from engine.detection.lexicon.kin import PARTNER, RELATIVE
from engine.detection.patterns.rule import CAPITALISED, GAP, Rule, words

_SHORT = [each for each in SHORT_MONTHS if each not in MONTHS]
# In lower case, "march" and "may" are verbs.
_LOWER = [month.lower() for month in MONTHS if month not in ("March", "May")]
_MONTH = (
    rf"(?:{'|'.join([*MONTHS, *map(str.upper, MONTHS), *_LOWER])}"
    rf"|(?:{'|'.join([*_SHORT, *map(str.upper, _SHORT)])})(?!\w)\.?)"
)
_WEEKDAY_NAME = any_of([*WEEKDAYS, *map(str.lower, WEEKDAYS), *map(str.upper, WEEKDAYS)])
_WEEKDAY = rf"(?:(?:{_WEEKDAY_NAME}|{any_of(SHORT_WEEKDAYS)}\.?),?{GAP}(?:the{GAP})?)?"
_DAY = r"(?:0?[1-9]|[12]\d|3[01])(?:\s?(?:st|nd|rd|th|ST|ND|RD|TH)(?!\w))?(?!\d|:[0-5]\d)"
_YEAR = r"(?:1[5-9]|20)\d\d(?!\d)"
_AND = rf"(?:,?{GAP}(?:and|or|to|until|through){GAP}|\s?[-–—]\s?|,{GAP}?)"
_CLOCK = (
    r"(?:[01]?\d|2[0-3])[:.][0-5]\d(?::[0-5]\d(?:\.\d{1,6})?)?"
    r"(?:\s?(?:[ap]\.m\.|[ap]m(?!\w)|[AP]\.M\.|[AP]M(?!\w)|hours(?!\w)|hrs?(?!\w)|Z(?!\w)))?"
)

_ONES = r"(?:one|two|three|four|five|six|seven|eight|nine)"
_WORD_NUMBER = (
    rf"(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[-‑\s]{_ONES})?|{_ONES}|ten|eleven|twelve"
    r"|(?:thir|four|fif|six|seven|eigh|nine)teen)"
)
_COUNT = rf"(?:\d{{1,3}}(?:[.,]\d)?|{_WORD_NUMBER})"
_UNIT = r"(?:years?|months?|weeks?|days?|decades?)"

_IN_A_DATE = words(
    r"in", r"since", r"until", r"till", r"by", r"before", r"after", r"during", r"from", r"between", r"year", r"years",
    r"born", r"died", r"b\.", r"d\.", r"early", r"mid", r"late", r"summer", r"winter", r"spring", r"autumn", r"fall",
    r"class of", r"graduated", r"end of", r"beginning of", r"around", r"circa", r"c\.", r"ca\.",
)  # fmt: skip
# Words that show that four digits are not a year.
_NOT_A_YEAR = Expression(
    r"(?:[$€£¥#§]|(?<!\w)(?:nos?\.?|numbers?|room|suite|unit|page|pp?\.|para(?:graph)?|section|art(?:icle)?\.?|EUR|USD|GBP"
    r"|TRY|TRL|PLN|CHF|DKK|SEK|NOK))\s{0,2}\x00"
    r"|\x00\s{0,2}(?:[%€£$]|(?:mg|mcg|g|kg|ml|cc|units?|iu|calories|kcal|metres|meters|miles|feet|hours|times|people"
    r"|persons|euros?|dollars|pounds|francs|shares|copies|patients)(?!\w))",
    re.IGNORECASE,
)
_OF_A_RULE = Expression(
    rf"{_NOT_A_YEAR.pattern}|(?-i:(?<!\w)(?!BORN|DIED|YEAR|FROM|SINCE|UNTIL|CLASS)[A-Z]{{3,5}}s?\s\x00)", re.IGNORECASE
)
"""Also the abbreviation of a statute or a standard before its year: "LOLER 1998"."""


def _is_calendar_day(text: str) -> bool:
    """Return whether the first three numbers are a day of the calendar in one of the customary orders."""
    first, second, third = (int(number) for number in re.findall(r"\d+", text)[:3])
    orders = ((first, second, third),) if first > 31 else ((third, second, first), (third, first, second))
    return any(_is_day(*order) for order in orders)


def _is_day(year: int, month: int, day: int) -> bool:
    try:
        date(year if year > 99 else 2000 + year, month, day)
    except ValueError:
        return False
    return True


def _rule(subtype: str, score: float, form: str, reason: Message, *, flags: int = 0) -> Rule:
    return Rule(subtype, Kind.DATETIME, Expression(rf"(?<![\w])(?:{form})(?!\w)", flags), reason, score)


_MONTH_AND_DAY = r"(?:0?[1-9]|1[0-2])/(?:0?[1-9]|[12]\d|3[01])"
# Words for actions that precede a month and a day in medical records.
_BEFORE_A_DAY = (
    r"(?:CT|MRI|MRA|CXR|X-?[Rr]ay|XR|EKG|ECG|EEG|EMG|TTE|TEE|ECHO|[Ee]cho|US|U/S|PET|PFTs?|[Ll]abs?|LABS?|[Cc]ultures?"
    r"|[Bb]iops(?:y|ies)"
    r"|[Ss]urgery|[Pp]rocedure|[Aa]dmit(?:ted)?|[Aa]dmission|ADM|[Dd]ischarged?|DC|D/C|[Ss]een|[Vv]isit(?:ed)?"
    r"|[Cc]linic|[Ff]/[Uu]|F/U"
    r"|[Ff]ollow[- ]?up|[Aa]ppt|[Aa]ppointment|[Ss]cheduled|[Dd]ue|[Dd]ated?|DATE"
    r"|[Oo]nset|[Ss]tarted|[Ss]topped|[Ff]iled|[Ss]igned"
    r"|[Ss]ent|[Rr]eceived|[Cc]alled|LMP|EDD|DOB|DOS|POD|[Rr]epeat|[Tt]ransfer(?:red)?|[Dd]rawn|[Ff]ilm|[Ss]can|[Uu]ltrasound)"
)
_TWO_NUMBERS = Expression(r"(?<![\w./-])(\d{1,2})/(\d{1,2})(?![\w/%]|[.-]\d)")

_BETWEEN_DAYS = Expression(r"[\s|,;&-]{1,40}")


def _is_one_of_several_days(text: str, start: int, end: int) -> bool:
    """Return whether the line has at least two ascending days; scores such as 5/5 and 4/5 share the second number."""
    first, last = text.rfind("\n", 0, start) + 1, text.find("\n", end)
    line = text[max(first, start - _LINE) : min(last if last >= 0 else len(text), end + _LINE)]
    found = list(_TWO_NUMBERS.finditer(line))
    days = [(int(each[1]), int(each[2])) for each in found]
    beside = all(_BETWEEN_DAYS.fullmatch(line, one.end(), other.start()) for one, other in pairwise(found))
    in_order = days == sorted(set(days)) or days == sorted(set(days), reverse=True)
    valid = all(1 <= month <= 12 and 1 <= day <= 31 for month, day in days)
    return len(days) > 1 and beside and valid and in_order and len({day for _, day in days}) > 1


_LINE = 200  # characters of the line on each side
_TIME_OF_DAY = rf"(?:(?:,|\s?T|,?{GAP}at)?\s?{_CLOCK})?"
# Counts in brackets that are not ages.
_NUMBERED = Expression(
    r"(?:code|act|law|rules?|article|section|chapter|part|table|figure|exhibit|annex|appendix|paragraph|clause|note|notes"
    r"|volume|issue|chamber|court|schedule|item|items|form|page|level|grade|type|group|phase|version|number|total)"
    r"(?:\s\w+)?,?\s\(\x00",
    re.IGNORECASE,
)

RULES = (
    # 12 March 1984; the 12th of March; 2 and 25 January 1995; 2-5 May; Monday, 3 July 2000 at 10.30
    _rule(
        "date",
        0.95,
        rf"{_WEEKDAY}{_DAY}(?:{_AND}{_DAY}){{0,6}}{GAP}?[-–]?(?:day{GAP})?(?:of{GAP})?{_MONTH}"
        rf"(?:,?{GAP}?[-–]?(?:of{GAP})?{_YEAR})?{_TIME_OF_DAY}",
        Message("pattern.form-date-with-name-month"),
    ),
    # March 12, 1984; Mar. 12th; March 12-14, 1984; January 12 and 13; not the head of a table: 11 March, 12 March
    _rule(
        "date",
        0.95,
        rf"{_WEEKDAY}{_MONTH}{GAP}{_DAY}(?![.,]\d)(?!{GAP}{_MONTH})(?:{_AND}{_DAY}){{0,6}}(?:,?{GAP}{_YEAR})?{_TIME_OF_DAY}",
        Message("pattern.form-date-with-name-month"),
    ),
    # May 10 – June 1, 2021; 10 May to 1 June 2021
    _rule(
        "date",
        0.96,
        rf"{_MONTH}{GAP}{_DAY}(?:,?{GAP}{_YEAR})?\s?(?:[-–—]|to|until|through|and)\s?{_MONTH}{GAP}{_DAY}(?:,?{GAP}{_YEAR})?"
        rf"|{_DAY}{GAP}{_MONTH}\s?(?:[-–—]|to|until|through)\s?{_DAY}{GAP}{_MONTH}(?:,?{GAP}{_YEAR})?",
        Message("pattern.form-span-of-dates"),
    ),
    # March 1984; January and February 1981; spring of 1984
    _rule(
        "date",
        0.95,
        rf"(?:{_MONTH}(?:{_AND}{_MONTH}){{0,4}}|(?:[Ss]pring|[Ss]ummer|[Aa]utumn|[Ff]all|[Ww]inter|Easter|Christmas|Q[1-4]))"
        rf",?{GAP}(?:of{GAP})?{_YEAR}",
        Message("pattern.form-month-or-season-and-year"),
    ),
    # 2 Mar '84
    _rule(
        "date", 0.9, rf"{_DAY}[ -]{_MONTH}[ -]['’]?\d\d(?!:[0-5]\d)", Message("pattern.form-day-month-and-short-year")
    ),
    # 12/03/1984; 12.3.84; 1984-03-12T08:35:20
    Rule(
        "date",
        Kind.DATETIME,
        Expression(
            r"(?<![\w./-])((?:(?:1[5-9]|20)\d\d([./-])[01]?\d\2[0-3]?\d|[0-3]?\d([./-])[0-3]?\d\3(?:1[5-9]|20)\d\d)"
            rf"(?:(?:T|,?\s){_CLOCK})?)(?![\w/]|[.-]\d)"
        ),
        Message("pattern.form-date-in-numbers"),
        0.95,
        accept=_is_calendar_day,
    ),
    # 07 19 1953: the cells of a form
    Rule(
        "date",
        Kind.DATETIME,
        Expression(r"(?<![\w./-])(?<!\d )([0-3]\d [0-3]\d (?:1[89]|20)\d\d)(?![\w/]|[ .-]\d)"),
        Message("pattern.form-date-in-numbers"),
        0.9,
        accept=_is_calendar_day,
    ),
    Rule(
        "date",
        Kind.DATETIME,
        Expression(rf"(?<![\w./-])([0-3]?\d([./-])[0-3]?\d\2\d\d(?:,?\s{_CLOCK})?)(?![\w/]|[.-]\d)"),
        Message("pattern.form-date-in-numbers-with-short"),
        0.8,
        accept=_is_calendar_day,
        unless=words(r"sections?", r"§+", r"clauses?", r"chapters?", r"para(?:graph)?s?\.?", r"rules?", r"version"),
    ),
    # CT 3/15; labs from 3/14; seen 3/15; f/u 4/2
    Rule(
        "date",
        Kind.DATETIME,
        Expression(
            rf"(?<!\w){_BEFORE_A_DAY}(?:\s(?:scan|film|result|results|report|note|visit))?\s?[:(@]?\s?(?:on\s|from\s|of\s)?"
            rf"({_MONTH_AND_DAY})(?![\w/%]|[.-]\d|\s?(?:strength|murmur|pain|points?))"
        ),
        Message("pattern.month-and-day-after-word-for"),
        0.7,
    ),
    # The head of a table: 3/14  3/15  3/16
    Rule(
        "date",
        Kind.DATETIME,
        Expression(rf"(?<![\w./-])({_MONTH_AND_DAY})(?![\w/%]|[.-]\d)"),
        Message("pattern.one-several-days-in-order-in"),
        0.7,
        where=_is_one_of_several_days,
    ),
    # mtg 10/11; hearing 19/10 at two
    Rule(
        "date",
        Kind.DATETIME,
        Expression(
            r"(?<!\w)(?:mtg|meeting|appt|appointment|hearing|clinic|review|visit|conf(?:erence)?|booked|due|f/u|r/v|t/c)\s(?:on\s|for\s)?"
            rf"({_MONTH_AND_DAY}|(?:0?[1-9]|[12]\d|3[01])/(?:0?[1-9]|1[0-2]))(?![\w/%]|[.-]\d)",
            re.IGNORECASE,
        ),
        Message("pattern.where-date-would-be-as-month"),
        0.7,
    ),
    # - 29/1: an entry of a list of days
    Rule(
        "date",
        Kind.DATETIME,
        Expression(
            r"^[ \t]{0,8}(?:[-–•*][ ]{1,3})?((?:0?[1-9]|[12]\d|3[01])/(?:0?[1-9]|1[0-2]))(?=:[ ][^\d\s])", re.MULTILINE
        ),
        Message("pattern.where-date-would-be-as-month"),
        0.7,
    ),
    # on 3/14; from 29/3; Sun 14/4
    Rule(
        "date",
        Kind.DATETIME,
        Expression(
            rf"(?<!\w)(?:on|since|dated|until|from|{any_of(SHORT_WEEKDAYS)}\.?)\s"
            r"((?:0?[1-9]|1[0-2])/(?:0?[1-9]|[12]\d|3[01])|(?!24/7)(?:[12]\d|3[01])/(?:0?[1-9]|1[0-2]))(?![\w/]|[.-]\d)",
            re.IGNORECASE,
        ),
        Message("pattern.where-date-would-be-as-month"),
        0.6,
    ),
    _rule("date", 0.6, rf"{_WEEKDAY_NAME}s?", Message("pattern.names-day-week")),
    Rule(
        "date",
        Kind.DATETIME,
        Expression(rf"(?<!\w)(?:in|since|until|early|late|last|next|of|by){GAP}({_MONTH})(?!\w)"),
        Message("pattern.month-after-word-about-time"),
        0.7,
    ),
    # 1984-1990; 1980s
    _rule("year", 0.8, rf"(?:19|20)\d\d\s?[-–—/]\s?(?:{_YEAR}|\d\d(?![\d/-]))", Message("pattern.form-span-years")),
    _rule(
        "year", 0.8, r"(?:the\s)?(?:(?:early|mid|late)[\s-])?(?:1[5-9]|20)\d0['’]?s", Message("pattern.names-decade")
    ),
    Rule(
        "year",
        Kind.DATETIME,
        Expression(r"(?<![\w.,/:$€£#-])((?:19|20)\d\d)(?![\w/:%-]|[.,]\d)"),
        Message("pattern.year-beside-words-about-time"),
        0.8,
        near=_IN_A_DATE,
        unless=_NOT_A_YEAR,
    ),
    Rule(
        "year",
        Kind.DATETIME,
        Expression(r"(?<![\w.,/:$€£#-])((?:19[0-9]|20[0-3])\d)(?![\w/:%-]|[.,]\d)"),
        Message("pattern.form-year"),
        0.6,
        unless=_OF_A_RULE,
    ),
    _rule(
        "time",
        0.9,
        r"(?:[01]?\d|2[0-3])(?:[:.][0-5]\d){0,2}\s?(?:[ap]\.m\.|[ap]m(?!\w)|[AP]\.M\.|[AP]M(?!\w)|o['’]clock)"
        r"|(?:[01]?\d|2[0-3])[:.]?[0-5]\d\s?(?:hours|hrs|h)",
        Message("pattern.form-time-day"),
    ),
    _rule("time", 0.7, r"(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?![:-])", Message("pattern.form-time-day")),
    # aged 34; 34-year-old; 34 y/o; six months old; age of sixty; a 34F
    _rule(
        "age",
        0.95,
        rf"{_COUNT}[-‑\s]{{0,2}}(?:years?|yrs?|months?|mos?|weeks?|wks?|days?)\.?[-‑\s]{{1,2}}(?:old|of{GAP}age)"
        r"|\d{1,3}[-\s]?(?:y/?o|y\.o\.|yo[mf])|(?:9\d|10\d)\s?yrs(?!\s(?:ago|exp|of|later|in|lease))",
        Message("pattern.says-how-old-somebody-is"),
        flags=re.IGNORECASE,
    ),
    Rule(
        "age",
        Kind.DATETIME,
        Expression(
            rf"(?<!\w)(?:aged?(?:\s(?:of|at|was|is|over|under|about|around|approximately))?|age\s?[:=]|turn(?:ed|s|ing)?)"
            rf"\s?{_COUNT}(?:\s(?:years?|months?)(?:\sand\s{_COUNT}\smonths?)?)?(?![\w%°])",
            re.IGNORECASE,
        ),
        Message("pattern.follows-word-for-age"),
        0.9,
    ),
    # The mother (38) is; the claimant (44)
    Rule(
        "age",
        Kind.DATETIME,
        Expression(
            rf"(?<!\w)(?:{RELATIVE}|{PARTNER}|boy|girl|man|woman|male|female"
            r"|patient|applicant|claimant|respondent|petitioner|defendant|complainant|victim|deceased|witness|driver|passenger|tenant|resident|pupil|student|employee|caller|suspect)"
            r",? \(([1-9]|[1-9]\d|10\d)\)",
            re.IGNORECASE,
        ),
        Message("pattern.in-brackets-after-word-for-person-as-age"),
        0.6,
    ),
    # Sunniva Tolvald (74), moved
    Rule(
        "age",
        Kind.DATETIME,
        Expression(rf"(?<!\w){CAPITALISED}(?: {CAPITALISED}){{1,3}},? \(([1-9]\d|10\d)\)"),
        Message("pattern.in-brackets-after-name-as-age"),
        0.6,
        unless=_NUMBERED,
    ),
    # Born 8 September 1949 (74); F. nac.: 12-10-1938 (85 a)
    Rule(
        "age",
        Kind.DATETIME,
        Expression(r"(?<=\d{2} )\(((?:[1-9]\d?|10\d)(?:\s?(?:a|ans|años|anos|J|Jahre|år|yrs?|y)\.?)?)\)"),
        Message("pattern.in-brackets-after-date-birth"),
        0.8,
        near=Expression(
            r"(?<!\w)(?:born|birth|dob|d\.o\.b\.|nac|nacid[oa]|nacimiento|nasc|nascid[oa]|née?|naissance|geb|geboren|født)(?!\w)[^\x00]{0,40}\x00",
            re.IGNORECASE,
        ),
    ),
    Rule(
        "age",
        Kind.DATETIME,
        Expression(
            r"(?<!\w)(?:I['’]m|I am|(?:[Hh]e|[Ss]he)(?:['’]s| is| was)|[Aa]n?|[Tt]his) "
            r"(\d{1,3}[MF](?!\w)|\d{2}(?=[.,;](?:\s|$)))"
        ),
        Message("pattern.where-sentence-says-how-old-somebody"),
        0.6,
    ),
    # 94F; 101M in a list of patients; (95 M); 94 F admitted
    Rule(
        "age",
        Kind.DATETIME,
        Expression(
            r"(?<![\w.,:/$£€+-])((?:[1-9]\d|1[01]\d)"
            r"(?:[MF](?!\w)|[ ][MF](?=\)|[ ](?:adm(?:itted)?|with|w/|c/o|hx|s/p|presenting|who|from)(?!\w))))(?![°/-])"
        ),
        Message("pattern.says-how-old-somebody-is"),
        0.7,
        unless=words(
            r"temp(?:erature)?s?",
            r"t",
            r"tmax",
            r"fever",
            r"febrile",
            r"degrees?",
            r"metres?",
            r"meters?",
            r"swim\w*",
            r"million",
            r"below",
            r"above",
            r"oven",
            r"depth",
            r"cable",
            r"size",
            r"users",
            r"waist",
            r"bra",
        ),
    ),
    _rule(
        "age",
        0.8,
        r"in\s(?:his|her|their|my)\s(?:early|mid|late)?[-\s]?(?:\d0s|[a-z]{3,5}ties)",
        Message("pattern.says-about-how-old-somebody-is"),
    ),
    # ten days; 12 years and 6 months; three months'
    _rule(
        "duration",
        0.6,
        rf"{_COUNT}(?:\s(?:and a half|or {_COUNT}))?[-‑\s]{_UNIT}(?:(?:,|,?\sand)?\s{_COUNT}\s{_UNIT}){{0,3}}['’]?"
        rf"(?![-‑\s](?:old|of\sage))|(?:several|a\sfew|few)\s(?:years|months|weeks|days)['’]?",
        Message("pattern.says-how-long-something-took"),
    ),
)
