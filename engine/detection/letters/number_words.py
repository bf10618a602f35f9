"""Words for one or two digits, in the languages that Sable reads: "seven", "forty-eight", "quatre-vingt-treize"."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from engine.core.folding import fold


class _Language(NamedTuple):
    """Words for 0 to 9, 10 to 19 and 20 to 90, other forms of one behind slashes, and how tens and units are joined."""

    units: str
    teens: str
    tens: str
    joined: tuple[str, ...]


_LANGUAGES = (
    _Language(
        "zero/oh one two three four five six seven eight nine",
        "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
        "twenty thirty forty fifty sixty seventy eighty ninety",
        ("{ten} {unit}", "{ten}{unit}"),
    ),
    _Language(
        "null eins/ein zwei/zwo drei vier fünf sechs sieben acht neun",
        "zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn",
        "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig",
        ("{unit}und{ten}", "{unit} und {ten}"),
    ),
    _Language(
        "zéro/nul un deux trois quatre cinq six sept huit neuf",
        "dix onze douze treize quatorze quinze seize dix_sept dix_huit dix_neuf",
        "vingt trente quarante cinquante soixante septante huitante/octante/quatre_vingt/quatre_vingts nonante",
        ("{ten} {unit}", "{ten} et {unit}"),
    ),
    _Language(
        "cero uno/un dos tres cuatro cinco seis siete ocho nueve",
        "diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve",
        "veinte/veinti treinta cuarenta cincuenta sesenta setenta ochenta noventa",
        ("{ten} y {unit}", "{ten}i{unit}", "{ten}{unit}"),
    ),
    _Language(
        "zero um dois tres/três quatro cinco seis sete oito nove",
        "dez onze doze treze catorze/quatorze quinze dezesseis/dezasseis dezessete/dezassete dezoito dezenove/dezanove",
        "vinte trinta quarenta cinquenta sessenta setenta oitenta noventa",
        ("{ten} e {unit}",),
    ),
    _Language(
        "nul en/én/et to tre fire fem seks syv otte ni",
        "ti elleve tolv tretten fjorten femten seksten sytten atten nitten",
        "tyve tredive/tredve fyrre halvtreds tres halvfjerds firs halvfems",
        ("{unit}og{ten}", "{unit} og {ten}"),
    ),
    _Language(
        "null en/én/ett to tre fire fem seks sju/syv åtte ni",
        "ti elleve tolv tretten fjorten femten seksten sytten atten nitten",
        "tjue/tyve tretti/tredve førti/førr femti seksti sytti åtti nitti",
        ("{ten}{unit}", "{ten} {unit}", "{unit}og{ten}", "{unit} og {ten}"),
    ),
)
# In French, 70 and 90 count on to 19.
_COUNTED_ON = (("soixante", 60), ("quatre_vingt", 80), ("quatre_vingts", 80))
_FRENCH = _LANGUAGES[2]


def _forms(words: str) -> list[list[str]]:
    return [each.split("/") for each in words.split()]


def _phrases() -> Iterator[tuple[str, str]]:
    """Yield each number as words, with its digits; where two languages differ, the first meaning is right."""
    for language in _LANGUAGES:
        for unit, forms in enumerate(_forms(language.units)):
            yield from ((each, str(unit)) for each in forms)
    for language in _LANGUAGES:
        for teen, forms in enumerate(_forms(language.teens), start=10):
            yield from ((each, str(teen)) for each in forms)
        units = list(enumerate(_forms(language.units)))[1:]
        for ten, forms in enumerate(_forms(language.tens), start=2):
            yield from ((each, f"{ten}0") for each in forms)
            for (unit, unit_forms), joined in product(units, language.joined):
                for each, one in product(forms, unit_forms):
                    yield joined.format(ten=each, unit=one), f"{ten}{unit}"
    for (base, value), (teen, forms) in product(_COUNTED_ON, enumerate(_forms(_FRENCH.teens), start=10)):
        for each, between in product(forms, (" ", " et ")):
            yield f"{base}{between}{each}", str(value + teen)


def _table() -> dict[tuple[str, ...], str]:
    found: dict[tuple[str, ...], str] = {}
    for words, digits in _phrases():
        found.setdefault(tuple(map(fold, words.replace("_", " ").split())), digits)
    return found


DIGITS = _table()
"""The digits that folded words say, such as ("forty", "eight")."""
LONGEST = max(map(len, DIGITS))
"""Words of the longest of these numbers."""
FIRST = frozenset(words[0] for words in DIGITS)
"""Words with which one of them begins."""
