"""Names of months and weekdays in English and nine other languages, and expressions that match them."""

from __future__ import annotations

from collections.abc import Iterable

MONTHS = tuple("January February March April May June July August September October November December".split())
"""English months in their order."""
SHORT_MONTHS = tuple("Jan Feb Mar Apr May Jun Jul Aug Sept Sep Oct Nov Dec".split())
"""English abbreviations, without their points; May is none, but is written like one."""
MONTH_NUMBERS = {
    written.lower(): number
    for number, name in enumerate(MONTHS, start=1)
    for written in (name, *(short for short in SHORT_MONTHS if name.startswith(short)))
}
"""Numbers of English months by their names and abbreviations in small letters."""
MONTHS_ALSO_NAMES = frozenset("April May June August".split())
"""English months that are also names of people."""
WEEKDAYS = tuple("Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split())
"""English weekdays."""
SHORT_WEEKDAYS = tuple("Mon Tue Tues Wed Thu Thur Thurs Fri Sat Sun".split())
"""English abbreviations, without their points."""

_MONTHS_ABROAD = {
    "da": "januar februar marts april maj juni juli august september oktober november december",
    "de": "januar februar märz april mai juni juli august september oktober november dezember",
    "es": "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
    "fr": "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
    "it": "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
    "nb": "januar februar mars april mai juni juli august september oktober november desember",
    "nl": "januari februari maart april mei juni juli augustus september oktober november december",
    "pt": "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
    "sv": "januari februari mars april maj juni juli augusti september oktober november december",
}
# Spellings beside those above, with their months.
_OTHER_SPELLINGS = {
    "de": {"jänner": 1, "feber": 2},
    "es": {"setiembre": 9},
    "fr": {"fevrier": 2, "aout": 8, "decembre": 12},
}
# Portuguese names Saturday and Sunday as Spanish does, and the other days with "-feira" behind.
_WEEKDAYS_ABROAD = {
    "da": "mandag tirsdag onsdag torsdag fredag lørdag søndag",
    "de": "montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag",
    "es": "lunes martes miércoles jueves viernes sábado domingo",
    "fr": "lundi mardi mercredi jeudi vendredi samedi dimanche",
    "it": "lunedì martedì mercoledì giovedì venerdì sabato domenica",
    "nl": "maandag dinsdag woensdag donderdag vrijdag zaterdag zondag",
    "pt": "segunda terça quarta quinta sexta",
}


def months(*languages: str) -> tuple[str, ...]:
    """Return the names of months in the languages, in small letters, each once."""
    return tuple(dict.fromkeys(name for each in languages for name in _MONTHS_ABROAD[each].split()))


def month_numbers(*languages: str) -> dict[str, int]:
    """Return the numbers of months by their names in the languages, in small letters, with other spellings in use."""
    numbers: dict[str, int] = {}
    for each in languages:
        numbers |= {name: number for number, name in enumerate(_MONTHS_ABROAD[each].split(), start=1)}
        numbers |= _OTHER_SPELLINGS.get(each, {})
    return numbers


def weekdays(*languages: str) -> tuple[str, ...]:
    """Return the names of weekdays in the languages, in small letters; Portuguese ones without "-feira"."""
    return tuple(dict.fromkeys(name for each in languages for name in _WEEKDAYS_ABROAD[each].split()))


def any_of(names: Iterable[str]) -> str:
    """Return an expression that matches each of the names, longer ones first."""
    return f"(?:{'|'.join(sorted(names, key=lambda name: (-len(name), name)))})"


def in_both_cases(names: Iterable[str]) -> str:
    """Return an expression that matches each of the names, in small letters, with a capital, and in capitals alone."""
    return any_of(each for name in names for each in (f"[{name[0].upper()}{name[0]}]{name[1:]}", name.upper()))


WEEKDAY = rf"(?:{any_of(WEEKDAYS)}|{any_of(SHORT_WEEKDAYS)}\b\.?)".lower()
"""Expression of an English weekday in small letters, or of its abbreviation with or without a point."""
