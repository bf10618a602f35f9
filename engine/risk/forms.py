"""Form indicator: the evidence of a detail's kind and form for masking it in the documents of offices and wards.

There a time of day, a price or a court hardly identifies anybody, while a street or a day nearly always does. The
network learned from judgments, in which annotators masked dates and amounts alike.
"""

from __future__ import annotations

import re
from functools import cache

from engine.core import resources
from engine.core.calendar_words import WEEKDAYS, any_of
from engine.core.expressions import Expression
from engine.core.message import Message
from engine.core.types import Entity, Indicator, Kind

NAME = "form"
THRESHOLD = 0.5

# Names of months in the languages that Sable reads, and their usual abbreviations.
_MONTHS = """
    jan(?:uary|uar|vier|eiro)? feb(?:ruary|ruar)? f[ée]v(?:rier|ereiro)? mar(?:ch|s|zo|ço)? märz apr(?:il)? avr(?:il)?
    abr(?:il)? may mai mayo maio maj jun(?:e|i|io|ho)? juin jul(?:y|i|io|ho)? juil(?:let)? aug(?:ust)? août ago(?:sto)?
    sept?(?:ember|embre)? setembro oct(?:ober|obre|ubre)? okt(?:ober)? outubro nov(?:ember|embre|iembre|embro)?
    dec(?:ember|embro)? dez(?:ember|embro)? d[ée]c(?:embre)? dic(?:iembre)? des(?:ember)? enero febrero
"""
_MONTH = Expression(rf"\b(?:{'|'.join(_MONTHS.split())})\b", re.IGNORECASE)
_MONEY = Expression(
    r"[£$€¥₹%]|\b(?:usd|eur|gbp|chf|cad|aud|nok|dkk|sek|rs|euros?|dollars?|pounds?|kroner|per\s?cent|prozent)\b",
    re.IGNORECASE,
)
_TIME = Expression(
    r"\s{0,3}(?:(?:at|um|à|a\slas|às|kl\.?)\s)?\d{1,2}(?:(?:(?::\s?[0-5]\d){1,2}|[.h]\s?[0-5]\d)\s?(?:[ap]\.?\s?m\.?|uhr|h|hrs|hours|heures|horas)?"
    r"|\s?(?:[ap]\.?\s?m\.?|uhr|o['’]clock))\s{0,3}",
    re.IGNORECASE,
)
_NUMERIC_DAY = Expression(r"\d{1,4}[./-]\d{1,2}[./-]\d{1,4}")
_YEAR = Expression(r"(?<!\d)(?:1[89]|20)\d\d(?!\d)")
_SPAN = Expression(
    r"\b(?:days?|weeks?|months?|years?|hours?|minutes?|night|morning|afternoon|evening"
    rf"|{any_of(WEEKDAYS).lower()}s?|(?:mon|tues?|weds?|thurs?|fri|sat|sun)(?=\W*\Z)"
    r"|tage?[sn]?|wochen?|monate?[sn]?|jahre?[sn]?|stunden?|minuten?|nacht|abends?|vormittags?|nachmittags?"
    r"|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|sonnabends?"
    r"|jours?|semaines?|mois|ans|années?|heures?|nuit|matin(?:ée)?|soir(?:ée)?|après-midi"
    r"|(?:lun|mar|mercre|jeu|vendre|same)dis?|dimanches?"
    r"|días?|semanas?|mes(?:es)?|años?|horas?|minutos?|noches?|mañanas?|tardes?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?"
    r"|dias?|mês|anos?|noites?|manhãs?|(?:segunda|terça|quarta|quinta|sexta)s?(?:-feiras?)?"
    r"|dage?n?e?|dager|uger?|uker?|måneder?|år|timer?|natten?|aften|kveld|formiddag|ettermiddag|eftermiddag"
    r"|(?:man|tirs|ons|tors|fre|lør|søn)dage?r?)\b",
    re.IGNORECASE,
)
_DIGIT = Expression(r"\d")
_LONG_NUMBER = Expression(r"\d{3}")
_LETTERS = Expression(r"[^\W\d_]{2}")

_PUBLIC_BODY = Expression(
    r"\b(?:courts?|tribunals?|police|constabulary|sheriff|council|ministry|department|commission|registry|government"
    r"|administration|consulate|embassy|parliament|prosecution|prosecutor|revenue|\w*gericht\w*|\w*polizei\w*"
    r"|\w*minist[eéè]ri\w*|staatsanwaltschaft|\w*amt|gendarmerie|mairie|pr[eé]fecture|procureur|rectorat|cour"
    r"|conseil|tribunales|juzgados?|polic[ií]a|municipalidad|ayuntamiento|fiscal[ií]a|pol[ií]cia|prefeitura"
    r"|politi(?:et|(?:distrikt|stasjon|station|gård)\w*)?|kommune|tingrett|lagmannsrett|byret|landsret|jobcenter"
    r"|agentur\sfür\sarbeit|ausländerbehörde|(?:stadt|gemeinde|kreis|bezirks|landes|bundes|zoll|justiz|schul|steuer)verwaltung"
    r"|prud['’]hommes|commissariat|inspection\sd['’]académie|barreau|cpam|caf|mdph|urssaf|audiencia|comisar[ií]a"
    r"|diputaci[óo]n|registro\scivil"
    r"|c[âa]mara\smunicipal|comarca|ju[ií]zo|conservat[óo]ria|delegacia|district\sof)\b",
    re.IGNORECASE,
)

# République tchèque; República de Chile: as harmless as the name of the country in English.
_STATE = Expression(
    r"(?:(?:la|el|die|der|a|o|den)\s)?(?:r[eé]p[uú]bli(?:que|ca)|republi[kc]|royaume|reino|königreich|kongeriget?"
    r"|confédération|confederación|confederação|eidgenossenschaft|fürstentum|principauté|principado)\s"
    r"(?:(?:du|de\s(?:la\s|l['’])?|des\s|d['’]|del\s|da\s|do\s|der\s)\s?)?[^\W\d_]+(?:[ -][^\W\d_]+)?",
    re.IGNORECASE,
)
_BODIES = frozenset({Kind.ORG, Kind.LOC})
KINDS = tuple(Kind)
FORMS = (
    *("amount", "time of day", "day", "month", "year", "number and words", "number", "span of time", "words"),
    *("public body", "country or state"),
)


def form(written: str, kind: Kind) -> str:
    """Return the form of a detail of a kind, one of FORMS."""
    if _MONEY.search(written):
        return "amount"
    if _TIME.fullmatch(written):
        return "time of day"
    has_digit = _DIGIT.search(written) is not None
    if _MONTH.search(written):
        return "day" if has_digit else "month"
    if _NUMERIC_DAY.search(written):
        return "day"
    if _YEAR.search(written):
        return "year"
    if kind is Kind.ORG and _PUBLIC_BODY.search(written) and not _LONG_NUMBER.search(written):
        return "public body"
    if has_digit:
        return "number and words" if _LETTERS.search(written) else "number"
    if kind in _BODIES and _PUBLIC_BODY.search(written):
        return "public body"
    if kind in _BODIES and _is_whole_area(written, kind):
        return "country or state"
    return "span of time" if _SPAN.search(written) else "words"


def _is_whole_area(written: str, kind: Kind) -> bool:
    listed = kind is Kind.LOC and " ".join(written.casefold().split()).removeprefix("the ") in _whole_areas()
    return listed or _STATE.fullmatch(written) is not None


@cache
def _whole_areas() -> frozenset[str]:
    lists = ("lists/countries.txt", "lists/states.txt")
    return frozenset(each.casefold() for name in lists for each in resources.read_list(name))


def places(text: str, entity: Entity) -> tuple[int, int]:
    """Return the indexes of an entity's kind in KINDS, and of the form of its longest mention in FORMS."""
    written = max((each.words(text) for each in entity.mentions), key=len)
    found = form(written, entity.kind)
    # A court may be read as a place, and a country as an organisation.
    kind = {"public body": Kind.ORG, "country or state": Kind.LOC}.get(found, entity.kind)
    return KINDS.index(kind), FORMS.index(found)


def indicate(score: float) -> Indicator:
    """Return the indicator for the fitted score, 0 to 1, of an entity's form."""
    reason = Message("form.masked" if score >= THRESHOLD else "form.left")
    return Indicator(NAME, score, score >= THRESHOLD, reason, THRESHOLD)
