"""Patterns of telephone and fax numbers: candidates by form, validated by the numbering plans of `phonenumbers`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

import phonenumbers

from engine.core.expressions import Expression
from engine.core.message import Message
from engine.core.types import Kind, Mention
from engine.detection.patterns.rule import RECOGNIZER, words

# Numbers without a country code are tried as if dialled here, in this order.
_REGIONS = (
    "US",
    "GB",
    "DE",
    "FR",
    "ES",
    "IT",
    "PL",
    "NL",
    "SE",
    "NO",
    "DK",
    "CH",
    "AT",
    "TR",
    "AU",
    "IN",
    "BR",
    "FI",
    "HU",
    "BE",
    "LU",
    "PT",
    "MX",
    "AR",
)

_SEPARATOR = r"(?:[ \t\u00a0\u202f]{0,2}[.\-‐‑–/][ \t]?|[ \t\u00a0\u202f]{1,2})"
_EXTENSION = r"(?:[ ,;]{0,2}(?:x|ext\.?|extension|#)\s?\d{1,6})?"
_ALONE = Expression(
    r"(?<![\w.])(?:extn?|extension|xt|durchwahl|dw|app(?:arat)?|ramal|anexo|interno|lokalnr|toestel|poste)\.?\s?[:#]?\s?"
    r"(-?\d{3,5})(?![\w%€$£]|[.,:/-]\d)",
    re.IGNORECASE,
)
"""The number of an extension: "(ext. 214)"."""
_CANDIDATE = Expression(
    rf"(?<![\w/$€£%-])(?<!\d[.,])(?<![$€£]\s)(?:\+\s?)?\(?\d{{1,15}}+\)?(?:(?:{_SEPARATOR}|(?<=\)))\(?\d{{1,12}}+\)?){{0,6}}"
    rf"{_EXTENSION}(?![\w%°]|[.,/:-]\d|\s?[€£$])",
    re.IGNORECASE,
)
_LABEL = words(
    r"(?:tele)?phones?(?:\s(?:number|no))?", r"tel", r"telefon", r"fax(?:es)?", r"facsimile", r"telecopier", r"mobile",
    r"cell(?:ular|phone)?", r"pager", r"landline", r"hotline", r"switchboard", r"extension", r"whatsapp", r"sms",
    r"voicemail", r"call(?:s|ed|ing)?", r"dial(?:l?ed)?", r"text(?:ed)?", r"messages?", r"reach(?:ed|able)?", r"ring",
    r"answering", r"contact(?:\s(?:no|number))?", r"ph", r"office",
    r"t[ée]l(?:[ée]phone(?:\sportable)?|[ée]f[oa]no)?", r"telefone", r"telem[óo]vel", r"celular", r"fono", r"m[óo]vil",
    r"portable(?=\s?:)", r"mobil(?:nummer|telefon)?", r"handy(?:nummer)?", r"natel", r"r[üu]ckruf", r"durchwahl",
    r"erreichbar(?:\sunter)?", r"telefonnummer", r"tlf", r"tfno", r"gsm", r"telefoon", r"cellulare",
    r"joignable(?:\sau)?", r"contactar", r"contacto", r"kontakt",
    r"тел(?:ефон)?", r"моб(?:ильный)?", r"факс", r"τηλ(?:έφωνο)?", r"κιν(?:ητό)?", r"φαξ",
    r"(?:ال)?هاتف", r"(?:ال)?جوال", r"تلفون", r"(?:ال)?فاكس", r"טלפון", r"נייד", r"פקס",
)  # fmt: skip
_LABEL_RIGHT_BEFORE = Expression(
    rf"{_LABEL.pattern}(?:\s(?:me|us|him|her|them|at|on|to|is|was|number)){{0,3}}\W{{0,3}}$", re.IGNORECASE
)
_FAX = words(r"(?:tele)?fax(?:es)?", r"facsimile", r"telecopier", r"t[ée]l[ée]copie", r"telefaks")
_DEVICE = words(
    r"(?:tele)?phones?", r"tel", r"telefon", r"mobile", r"cell(?:ular|phone)?", r"pager", r"landline", r"ph",
    r"hotline", r"switchboard", r"(?:tele)?fax(?:es)?", r"facsimile", r"telecopier",
)  # fmt: skip
_FAX_BEHIND = Expression(r"\s?\(?(?:fax|facsimile|f)\b[).]?+(?!\s?[:.]?\s?[+(\d])", re.IGNORECASE)
_OTHER_NUMBER = Expression(
    r"(?:(?<!\w)(?:nos?\.?|numbers?|art(?:icle|\.)?|section|§|page|pp?\.|line|case|application|account|acct|card|ssn|ref"
    r"|id|mrn|policy|invoice|isbn|docket|file|zip|imei|serial|passport|licen[cs]e|eur|usd|gbp|try|trl|pln|iban)"
    r"|#)[\s:.#]{0,3}$",
    re.IGNORECASE,
)
# Page numbers, but not "Please page 212-555-0187".
_PAGE_OR_LINE = Expression(r"(?<!\w)(?:page|line)[\s:]{1,3}$", re.IGNORECASE)
_TEN_DIGITS = Expression(r"\(?\d{3}\)?[-. ]\s?\d{3}[-.]\d{4}")
_YEARS = Expression(r"\(?(?:1[5-9]|20)\d\d\)?\s?[-–/]?\s?\(?(?:1[5-9]|20)\d\d\)?")
# Not telephone numbers unless a word for telephones is adjacent.
_NOT_A_PHONE = Expression(
    r"\d{1,2}[./-]\d{1,2}[./-](?:\d{2}|\d{4})(?:[ ,(]{1,3}\d{1,3}\)?)?"  # 12/03/1984 (41)
    r"|(?:1[5-9]|20)\d\d[./ -]\d{1,2}[./ -]\d{1,2}(?:\s\d{1,2})?"  # 1984-03-12 08
    r"|[0-3]\d [0-3]\d (?:1[89]|20)\d\d"  # 07 19 1953
    r"|\d{1,3}(?:[ .\u00a0]\d{3})+"  # 1 000 000
    r"|\d{3}-\d{2}-\d{4}"  # a social security number
    r"|\d{1,6}/\d{2,4}"  # 1520/06
    r"|(?:\d{1,3}\.){2,4}\d{1,3}"  # 10.1.12, an internet address
    r"|\d{1,4}\s?[-–]\s?\d{1,4}"  # a range
)
# Groups of digits as telephone numbers are printed: a trunk zero, an area code in brackets, or North American.
_WRITTEN_LIKE_ONE = Expression(
    r"\(\d{2,5}\)\s?\d.*|0\d{1,4}\)?[ .\-/]\d.*|(?:1[ .-])?\d{3}([ .-])\d{3}\1\d{4}.*", re.DOTALL
)

_DIGITS = (
    "zero|oh|nought|one|two|three|four|five|six|seven|eight|nine",
    "null|eins|zwei|zwo|drei|vier|fünf|sechs|sieben|acht|neun",
    "zéro|un|deux|trois|quatre|cinq|six|sept|huit|neuf",
    "cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve",
    "zero|um|dois|três|quatro|cinco|seis|meia|sete|oito|nove",
    "nul|null|en|to|tre|fire|fem|seks|syv|sju|otte|åtte|ni",
)
"""Digits as they are said in English, German, French, Spanish, Portuguese and the Nordic languages."""
_TWICE = "(?:(?:double|triple|treble|doppel|doble|triple|duplo|dobbelt|dobbel)[ -]?)?"
_MARGIN = r"\n(?:[ \t]{0,12}\d{1,3}[ \t]{1,12})?"
_BETWEEN = rf"(?:[ ]hundred)?(?:[ ,.;–-]{{1,3}}(?:{_MARGIN})?|{_MARGIN})"
"""Between two digits, also where the next line of a transcript has its number in the margin."""
_SAID = tuple(
    Expression(rf"(?<![\w-]){_TWICE}(?:{digits})(?:{_BETWEEN}{_TWICE}(?:{digits})){{6,19}}(?![\w-])", re.IGNORECASE)
    for digits in _DIGITS
)
_SAID_WITH_LETTERS = tuple(
    Expression(
        rf"(?<![\w'’-])(?:{each})(?:{_BETWEEN}(?:er+,?[ ]|uh,?[ ])?(?:{each})){{5,29}}(?![\w'’-])",
    )
    for digits in _DIGITS
    for each in [rf"(?i:{_TWICE}(?:{digits}))|[A-Z]|slash|dash|hyphen|stroke|tiret|barre|strich|guion|barra|bindestrek"]
)
_DIGITS_WITH_LETTERS = 3  # fewest digits beside letters
_FEWEST_DIFFERENT = 4
_IN_LETTERS = Expression(
    r"(?<![\w.-])(?:\+?1[-. ])?(?:\(8(?:00|33|44|55|66|77|88)\)[-. ]?|8(?:00|33|44|55|66|77|88)[-.])"
    r"(?=(?:[-.]?[A-Z\d]){7})(?=[\d.-]*(?:[A-Z][-.]?){3})[A-Z\d]{2,10}(?:[-.][A-Z\d]{2,8}){0,2}(?!\w)(?:\s?\(\d[\d-]{2,7}\))?"
)
"""A free number whose last digits are spelled by the letters of the keypad: "1-800-555-TAXI (8294)"."""


def _said(text: str) -> Iterator[Mention]:
    """Yield numbers that are said digit by digit: seven of them that do not only count, or with letters."""
    for form, digits in zip(_SAID, _DIGITS, strict=True):
        order = digits.split("|")
        for match in form.finditer(text):
            words = [each for each in re.findall(r"[^\W\d_]+", match[0].lower()) if each in order]
            counts = all(order.index(after) > order.index(before) for before, after in pairwise(words))
            if len(set(words)) >= _FEWEST_DIFFERENT and not counts:
                yield Mention(*match.span(), Kind.CODE, 0.8, RECOGNIZER, Message("pattern.digits-in-words"), "phone")
    for form, digits in zip(_SAID_WITH_LETTERS, _DIGITS, strict=True):
        for match in form.finditer(text):
            said = re.findall(r"[^\W\d_]+", match[0])
            letters = [each for each in said if len(each) == 1]
            counted = sum(each.lower() in digits.split("|") for each in said)
            if letters and counted >= _DIGITS_WITH_LETTERS:
                yield Mention(*match.span(), Kind.CODE, 0.8, RECOGNIZER, Message("pattern.digits-in-words"))


def find(text: str) -> Iterator[Mention]:
    """Yield mentions of telephone and fax numbers, of those in words and letters, and of extensions by themselves."""
    yield from _said(text)
    for match in _IN_LETTERS.finditer(text):
        reason = Message("pattern.written-like-telephone-number-and-fits")
        yield Mention(*match.span(), Kind.CODE, 0.8, RECOGNIZER, reason, "phone")
    for match in _ALONE.finditer(text):
        yield Mention(
            *match.span(1), Kind.CODE, 0.7, RECOGNIZER, Message("pattern.follows-word-for-telephones"), "phone"
        )
    for match in _CANDIDATE.finditer(text):
        start, end = match.span()
        if text[end - 1] == "(" or not 6 <= sum(map(str.isdigit, match.group())) <= 18:
            continue
        before, after = text[max(0, start - 40) : start], text[end : end + 16]
        judged = _judge(match.group(), before, after)
        if judged:
            score, reason = judged
            yield Mention(
                start, end, Kind.CODE, score, RECOGNIZER, reason, "fax" if _is_fax(before, after) else "phone"
            )


_DAY_AND_TIME = Expression(
    r"\d{1,2}/\d{1,2}/\d{2,4}\s\d{3,4}|(?:0?[1-9]|[12]\d|3[01])/(?:0?[1-9]|1[0-2])\s?[-–]\s?(?:0?[1-9]|[12]\d|3[01])/(?:0?[1-9]|1[0-2])"
)
"""06/14/2023 1752; 03/04-05/04"""
ROUNDS = Expression(r"(?:[01]\d|2[0-4])[0-5]0(?:\s+(?:[01]\d|2[0-4])[0-5]0)+")
"""Hours of the rounds at the head of a drug chart: 0800 1200 1800 2200."""


_OTHER_LABEL = Expression(
    r"(?<!\w)(?:account|acct\.?|a/c|konto(?:nummer|nr\.?)?|compte|cuenta|conta|routing|policy|invoice|passport|licen[cs]e|claim|order|serial)"
    r"(?:[^\S\n]{1,2}(?:no\.?|nr\.?|n[°º]|num(?:ber|éro)?|#|is|was))?[\s:|.]{1,6}\Z",
    re.IGNORECASE,
)
"""A label right before digits without any sign between them, which says that they are of something else."""


def _is_fax(before: str, after: str) -> bool:
    """Return whether the nearest word for telephones before the number, or else in brackets after it, means a fax."""
    line = before.rpartition("\n")[2]
    nearest = max(_DEVICE.finditer(line), key=lambda each: each.end(), default=None)
    if nearest and not any(map(str.isdigit, line[nearest.end() :])):
        return _FAX.fullmatch(nearest[0]) is not None
    return _FAX_BEHIND.match(after) is not None


def _judge(written: str, before: str, after: str) -> tuple[float, Message] | None:
    """Return score and reason, or None if the candidate is not a telephone number."""
    if written.isdigit() and _OTHER_LABEL.search(before):
        return None
    if written.startswith(("+", "00")) and _is_possible(written):
        return 0.95, Message("pattern.telephone-number-with-its-country-code")
    if any(form.fullmatch(written) for form in (_YEARS, ROUNDS, _DAY_AND_TIME)):
        return None
    if _NOT_A_PHONE.fullmatch(written):
        labelled = _LABEL_RIGHT_BEFORE.search(before) or _LABEL.match(after, 1)
        return (0.6, Message("pattern.follows-word-for-telephones")) if labelled and "/" not in written else None
    if _LABEL.search(before) or _LABEL.search(after):
        return 0.85, Message("pattern.beside-word-for-telephones")
    if _OTHER_NUMBER.search(before) and not (_TEN_DIGITS.fullmatch(written) and _PAGE_OR_LINE.search(before)):
        return None
    if _WRITTEN_LIKE_ONE.fullmatch(written) and _is_valid_somewhere(written):
        return 0.7, Message("pattern.written-like-telephone-number-and-fits")
    return None


def _is_possible(written: str) -> bool:
    try:
        number = phonenumbers.parse(re.sub(r"^00", "+", written), None)
    except phonenumbers.NumberParseException:
        return False
    return bool(phonenumbers.is_possible_number(number))


@lru_cache(maxsize=1024)
def _is_valid_somewhere(written: str) -> bool:
    for region in _REGIONS:
        try:
            if phonenumbers.is_valid_number(phonenumbers.parse(written, region)):
                return True
        except phonenumbers.NumberParseException:
            return False
    return False
