"""Courts and authorities with their seat, and departments of hospitals, in languages other than English.

Of the nouns in `resources/lists/abroad/bodies.txt` ("Amtsgericht Buxtehude"); each is one of the same many in its country.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product

from engine.core import resources
from engine.core.expressions import Expression
from engine.core.types import Span

# A regular expression stays on one line, to be readable.
# ruff: noqa: E501

_GAP = r"(?:[ \u00a0]|(?<=[^\n]{40})\n)"
"""Space, or the end of a line that is long enough to be wrapped."""
_UPPER = r"[^\W\d_a-zß-öø-ÿ]"
_TITLE = (
    r"(?!(?:Herrn?|Frau|Hr|Fr|Mr|Mrs|Ms|Dr|Prof|Monsieur|Madame|Mme|Mlle|Don|Doña|Sr|Sra|Señora?|Senhora?|Fru)(?!\w))"
)
_WORD = rf"{_TITLE}{_UPPER}[\w'’-]+"
_SAINT = r"(?:Bad|Sankt|St\.|Saint|Sainte|San|Santa|Santo|São|Los|Las|La|Le|Les|El)"
_GERMAN_TOWN = (
    rf"(?:{_SAINT}[ ])?{_WORD}(?:[ ](?:am|an[ ]der|im|in[ ]der|ob[ ]der|bei|vor[ ]der|auf)[ ]{_WORD}|[ ]\({_WORD}\))?"
)
_SMALL = r"(?:de[ ]la|de[ ]las|de[ ]los|de|del|du|da|do|das|dos|des|la|le|les|sur|sous|lès|en|et|y|e)"
_TOWN = rf"(?:(?i:{_SAINT})[ ])?{_WORD}(?:[ ](?:(?i:{_SMALL})[ ])?{_WORD}){{0,3}}(?:[ ]?[-–/][ ]?[A-Z]{{2}}(?!\w))?"
_NORDIC_TOWN = rf"{_WORD}(?:[ ](?:og[ ])?{_WORD}){{0,2}}"
_OF = r"(?i:[ ](?:de[ ](?:la[ ]|las[ ]|los[ ]|l['’])?|du[ ]|des[ ]|del[ ]|da[ ]|do[ ]|das[ ]|dos[ ]|d['’]))"
_NUMBER = r"(?:[ ](?:(?i:n[.ºo°úu]{0,3}m?\.?|número)[ ]?)?\d{1,2})?"
_ORDINAL = r"(?:\d{1,2}[.ªºa]{1,2}[ ])?"
_SPECIALITY = (
    r"(?:(?:Innere|Allgemeine?|Allgemein-|Klinische|Spezielle|Plastische|interne|générale|interna|general|geral|psykisk|psykiatrisk|medicinsk|medisinsk|indre|almen|klinisk)[ ]){0,2}"
    r"(?:\w{0,24}(?:medizin|médecine|medicina|medisin|medicin|chirurgie|cirugía|cirurgia|kirurgi|logie|logía|logia|logi|iatrie|iatría|iatria|iatri|pädie|pédie|pedia|pædi|pedi|therapie|thérapie|terapia|terapi|anästhesie|anesthésie|anestesia|anæstesi|anestesi)(?:[ ](?:intern[ae]|general|générale|geral|digestiv[aoe]|vascula\w{1,3}|pediátrica|pédiatrique|plástica|plastique|card[ií]a\w{1,3}|torácica|thoracique|intensiv[ao]|familiar|polyvalente|infantil))?"
    r"|urgences|urgencias|urgências?|Notaufnahme|réanimation|reanimación|intensivos|obstetri[ck]\w{0,3}|obstétrique|obstetrícia|maternité|maternidad|maternidade|helsevern|rehabilit\w{2,8}|fødselshjelp|kvinnesykdommer|Frauenheilkunde|Geburtshilfe|Kinderheilkunde|Augenheilkunde)"
)
_AND = r"(?:,?[ ](?:und|et|y|e|og)[ ]|,[ ])"
_DEPARTMENT = (
    rf"(?:(?i:klinik|abteilung|institut|zentrum|poliklinik|ambulanz|sektion|fachbereich|klinikk|avdeling|afdeling|seksjon|enhet)[ ](?:für|for)[ ]|(?i:service|unité|département|pôle|servicio|unidad|departamento|sección|serviço|unidade)(?:[ ](?:de[ ](?:la[ ]|l['’])?|des[ ])|[ ]d['’]))"
    rf"(?i:{_SPECIALITY}(?:{_AND}{_SPECIALITY}){{0,3}})(?:[ ](?:I{{1,3}}V?|\d))?|\w{{3,20}}(?:isk|iske)[ ](?:[aA]fdeling|[aA]vdeling|[kK]linikk?|[sS]engeafsnit|[pP]oliklinikk?)"
)
"""Departments of a hospital, which hundreds of hospitals have."""
_OPENS = r"(?:(?<=\A)|(?<=\n)|(?<=[:;(,–—|/•-] )|(?<=\()|(?<= (?:das|dem|des|der|die|vom|und) )|(?<= beim )|(?<= durch )|(?<= am )|(?<= zum )|(?<= in der ))"
"""Places before an abbreviation of a body: behind a name, it is the legal form of a company."""


def spans(text: str) -> Iterator[Span]:
    """Yield the spans of the names in a text, in order for each way to join a place."""
    for form in _forms():
        for match in form.finditer(text):
            yield match.span()


def is_body(text: str, start: int, end: int) -> bool:
    """Return whether the words are the whole name of such a court or authority."""
    return any(form.fullmatch(text, start, end) for form in _forms())


@cache
def _forms() -> tuple[Expression, ...]:
    nouns = _nouns()
    german, short, adjective = (nouns[each] for each in ("NOUN TOWN", "SHORT TOWN", "ADJECTIVE NOUN"))
    romance, before, behind = (nouns[each] for each in ("NOUN de TOWN", "NOUN i TOWN", "TOWN NOUN"))
    return tuple(
        Expression(
            rf"(?<![\w-])(?:{form})(?![\w-])".replace("[ ]", _GAP),
            cues=(_OF.replace("[ ]", _GAP),) if _OF in form else (),
        )
        for form in (
            rf"(?i:{german})[ ](?:(?i:der[ ]stadt|von|in|für[ ]den[ ]landkreis|bei[ ]dem[ ]landgericht)[ ])?{_GERMAN_TOWN}",
            rf"{_OPENS}(?:{short})[ ]{_GERMAN_TOWN}",
            rf"{_UPPER}\w{{2,20}}(?:er|es|e)[ ](?:{adjective})",
            rf"{_ORDINAL}(?i:{romance}){_NUMBER}(?:[ ](?i:cível|criminal))?{_OF}{_TOWN}",
            rf"(?:URSSAF|CPAM|CAF|CARSAT|MSA|MDPH)[ ]{_TOWN}",
            rf"{_NORDIC_TOWN}[ ](?i:{behind})",
            rf"(?i:{before})[ ][Ii][ ]{_NORDIC_TOWN}",
            _DEPARTMENT,
        )
    )


def _nouns() -> dict[str, str]:
    """Return the alternatives of each section of the list as a part of a regular expression, the longest first."""
    found: dict[str, list[str]] = {}
    section = ""
    for line in resources.read_list("lists/abroad/bodies.txt"):
        if line.startswith("["):
            section = line.strip("[]")
        else:
            found.setdefault(section, []).extend(_words(line))
    return {
        section: "|".join(
            re.escape(each).replace("\\ ", "[ ]").replace("'", "['’]")
            for each in sorted(entries, key=len, reverse=True)
        )
        for section, entries in found.items()
    }


def _words(line: str) -> Iterator[str]:
    """Yield the forms of an entry: "Finanzamt/-,s" is "Finanzamt" and "Finanzamts"."""
    parts = [word.partition("/") for word in line.split(" ")]
    choices = [[stem + ending.replace("-", "") for ending in ends.split(",")] for stem, _, ends in parts]
    yield from map(" ".join, product(*choices))
