"""Amounts, limits and stamps that a network read as identifiers, amounts of somebody or dates.

An amount that is subtracted has a sign, which no identifier has; an amount in words repeats the figure beside it, which
stays; and the weekday in the stamp of a message says nothing about a day.
"""

from __future__ import annotations

import re

from engine.core.expressions import Expression
from engine.core.types import Kind, Mention

# Lists of words stay together.
# ruff: noqa: E501

_NUMBERS = frozenset({Kind.CODE, Kind.MISC, Kind.DEM, Kind.DATETIME, Kind.QUANTITY})
_SIGNED = Expression(r"[-−–(]?\(?\d{1,3}(?:[., '’]?\d{3}){0,3}[.,]\d{2}\)?")
_SIGN = Expression(r"(?:[-−–(])\Z")
_BARE = Expression(r"\d{1,3}(?:[., '’]\d{3}){0,3}[.,]\d{2}")
_IN_WORDS = (
    # English
    r"zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|million|and"
    # French
    r"|zéro|une?|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante|cents?|mille|et"
    # Spanish
    r"|cero|uno?|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\w{3,6}|veint\w{1,8}|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa"
    r"|cien(?:to)?|(?:dos|tres|cuatro|seis|ocho)cient[oa]s|quinient[oa]s|setecient[oa]s|novecient[oa]s|mil|millón|millones|y"
    # Portuguese
    r"|um|dois|duas|três|quatro|sete|oito|nove|dez|doze|treze|catorze|quinze|dezasseis|dezesseis|dezassete|dezessete|dezoito|dezanove|dezenove|vinte|trinta|quarenta|cinquenta|sessenta|oitenta"
    r"|cem|cento|duzent[oa]s|trezent[oa]s|quatrocent[oa]s|quinhent[oa]s|seiscent[oa]s|setecent[oa]s|oitocent[oa]s|novecent[oa]s|e"
    # Danish, Norwegian
    r"|nul|null|en|et|ei|to|tre|fire|fem|seks|syv|sju|otte|åtte|ni|ti|elleve|tolv|tretten|fjorten|femten|seksten|sytten|atten|nitten|tyve|tjue|tredive|tretti|fyrre|førti|halvtreds|femti|tres|seksti|halvfjerds|sytti|firs|åtti|halvfems|nitti"
    r"|hundrede?|hundre|tusind|tusen|og"
)
_GERMAN = r"(?:(?:eine?s?|zwei|drei|vier|fünf|sech?s?|sieben|siebz?|acht|neun|zehn|elf|zwölf|zwanzig|dreißig|dreissig|zig|und|hundert|tausend){2,12})"
_CURRENCY = r"(?:euros?|eur|pesos?|reais|real|dollars?|dólares?|pounds?|kroner|kronor|franken|francs?|cents?|cêntimos?|céntimos?|centavos?|centimes?|øre|rappen|usd|mxn|ars|brl|chf|dkk|nok|mn)"
_WORDS = Expression(rf"(?>(?:(?>(?:{_IN_WORDS}|{_GERMAN}|{_CURRENCY})(?![^\W\d_]))(?:[ -]|\Z))+)", re.IGNORECASE)
_GERMAN_WORDS = Expression(rf"(?:{_GERMAN}tausend)?{_GERMAN}", re.IGNORECASE)
_BESIDE = Expression(rf"[ (]{_CURRENCY}(?![\w])|[€$£]|\bin\sWorten\b|\bkr\b", re.IGNORECASE)
_REACH = 70
"""Characters beside an amount in words in which its figure or currency is."""
_FIGURE = Expression(r"\d[.,' ]?\d{2,3}|\d{2}")
_WEEKDAY = Expression(
    r"(?:mon|tues?|wed|thu(?:rs)?|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim|mié|jue|vie|sáb|dom|seg|ter|qua|qui|sex|man|tirs?|ons|tors?|fre|lør|søn)\.?",
    re.IGNORECASE,
)
_STAMPED = Expression(r"\.?,?[ ]\d{1,2}[.:]\d\d(?!\d)")
_BEGINS = Expression(r"(?:\A|\n)[ \t\[]{0,4}\Z")


def is_of_amount(text: str, mention: Mention) -> bool:
    """Return whether a network's mention is an amount without a currency, or in words beside one."""
    if mention.kind not in _NUMBERS | {Kind.LOC}:
        return False
    written = mention.words(text)
    if _SIGNED.fullmatch(written) and (written[0] in "-−–(" or _SIGN.search(text, 0, mention.start)):
        return mention.kind is not Kind.DATETIME
    if mention.kind is Kind.QUANTITY and _BARE.fullmatch(written):
        return True
    if any(map(str.isdigit, written)) or not (_WORDS.fullmatch(written) or _GERMAN_WORDS.fullmatch(written)):
        return False
    around = text[max(0, mention.start - _REACH) : mention.start], text[mention.end : mention.end + _REACH]
    has_figure = any(_FIGURE.search(each) for each in around)
    return has_figure and any(_BESIDE.search(each) for each in (*around, f" {written}"))


_ZONE = Expression(r"[ECMP][SD]?T|GMT|UTC|BST|CES?T|MES?Z")
_CLOCK = Expression(r"(?<!\d)\d{1,2}(?:[:.]\d\d)?(?:\s?[ap]\.?m\.?|\s?[AP]M)?[ ]?\(?\Z")


def is_of_stamp(text: str, mention: Mention) -> bool:
    """Return whether it is the weekday in the stamp of a message ("Sat. 16:06 Ada: ...") or the zone of a time."""
    if _ZONE.fullmatch(text, mention.start, mention.end):
        return _CLOCK.search(text, max(0, mention.start - 16), mention.start) is not None
    return (
        mention.kind is Kind.DATETIME
        and _WEEKDAY.fullmatch(text, mention.start, mention.end) is not None
        and _STAMPED.match(text, mention.end) is not None
        and _BEGINS.search(text, max(0, mention.start - 8), mention.start) is not None
    )
