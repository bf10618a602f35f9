"""Patterns of dates and ages in German, French, Spanish, Portuguese, Italian, Dutch, Danish, Norwegian and Swedish."""

from __future__ import annotations

import re
from collections.abc import Iterator

from engine.core.calendar_words import any_of, in_both_cases, month_numbers, weekdays
from engine.core.expressions import Expression
from engine.core.message import Message
from engine.core.types import Kind, Mention
from engine.detection.patterns.rule import GAP, RECOGNIZER, UPPER, Rule, words

# A regular expression stays on one line, to be readable.
# ruff: noqa: E501

MONTH = in_both_cases(month_numbers("da", "de", "es", "fr", "it", "nb", "nl", "pt", "sv"))
"""Names of months that English does not share, and those that it does in the orders of other languages."""
_NAMED = rf"(?<!\w){MONTH}(?!\w)"
_SHORT = (
    r"(?:[Jj]än|[Mm]är|[Mm]rz|[Oo]kt|[Dd]ez|[Dd]es|[Jj]anv|[Ff]évr|[Ff]év|[Aa]vr|[Jj]uil|[Dd]éc|[Ee]ne|[Aa]br|[Aa]go|[Dd]ic"
    r"|[Ff]ev|[Ss]et|[Oo]ut|[Gg]enn|[Mm]agg|[Gg]iu|[Ll]ugl|[Oo]tt|[Jj]an|[Ff]eb|[Mm]ar|[Aa]pr|[Jj]un|[Jj]ul|[Aa]ug|[Ss]ept?"
    r"|[Oo]ct|[Nn]ov|[Dd]ec)(?!\w)\.?"
)
_WEEKDAY = (
    rf"(?:(?:{any_of(map(str.capitalize, weekdays('de')))}|{in_both_cases(weekdays('da', 'es', 'fr', 'it', 'nl'))}|[Mm]iercoles"
    rf"|{in_both_cases(weekdays('pt'))}-feira)"
    rf",?{GAP}(?:(?:den|dem|der|le|el|día|dia){GAP})?(?:día{GAP})?)?"
)
_DAY = r"(?:0?[1-9]|[12]\d|3[01])(?:\.|(?i:er|ère)|[º°ª]|\.º)?(?!\d)"
_YEAR = r"(?:1[5-9]|20)\d\d(?!\d)"
_OF = rf"(?:(?i:de|del|di){GAP})?"
_AND = rf"(?:{GAP}?(?:[-–—/]|,|und|bis|et|au|y|al|e|a|ao|og|til|en|tot){GAP}?(?:den{GAP}|el{GAP}|le{GAP})?)"
_DAYS = rf"{_DAY}(?:{_AND}{_DAY}){{0,4}}"
_TENS_ES = (
    r"(?:uno|un|primero|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciséis|diecisiete"
    r"|dieciocho|diecinueve|veinte|veinti\w{2,6}|treinta(?:\sy\suno?)?)"
)
_TENS_PT = (
    r"(?:um|primeiro|dois|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|catorze|quatorze|quinze"
    r"|dezas?seis|dezesseis|dezas?sete|dezessete|dezoito|dezanove|dezenove|vinte(?:\se\s\w{2,6})?|trinta(?:\se\sum)?)"
)
_TENS_FR = (
    r"(?:premier|deux|trois|quatre|cinq|six|sept|huit|neuf|dix(?:-(?:sept|huit|neuf))?|onze|douze|treize|quatorze|quinze"
    r"|seize|vingt(?:(?:\set\sun|-\w{2,6}))?|trente(?:\set\sun)?)"
)
_TENS_IT = r"(?:primo|due(?!\s(?-i:[A-Z]))|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|\w{3,8}dici|diciassette|diciotto|diciannove|vent\w{1,8}|trent\w{1,4})"
_TENS_DE = (
    r"(?:ersten|zweiten|dritten|vierten|fünften|sechsten|siebten|siebenten|achten|neunten|zehnten|elften|zwölften"
    r"|\w{4,9}zehnten|\w{0,12}zwanzigsten|\w{0,8}dreißigsten)"
)
_UNIT_FR = r"(?:et|un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante)"
_YEAR_FR = rf"{_UNIT_FR}(?:-{_UNIT_FR}){{0,4}}(?!\w)"
_YEAR_WORDS = (
    rf"(?:dos{GAP}mil(?:{GAP}\w{{3,12}}(?:{GAP}y{GAP}\w{{3,8}})?)?|mil{GAP}novecientos{GAP}\w{{3,12}}(?:{GAP}y{GAP}\w{{3,8}})?"
    rf"|dois{GAP}mil(?:{GAP}e{GAP}\w{{2,12}}(?:{GAP}e{GAP}\w{{2,8}})?)?|mil{GAP}(?:e{GAP})?novecentos{GAP}e{GAP}\w{{3,12}}(?:{GAP}e{GAP}\w{{2,8}})?"
    rf"|deux{GAP}mille(?:{GAP}{_YEAR_FR}){{0,4}}|mil(?:le)?{GAP}neuf{GAP}cents?(?:{GAP}{_YEAR_FR}){{0,4}}"
    r"|duemila\w{0,16}|millenovecento\w{2,20}|zweitausend\w{0,24}|neunzehnhundert\w{2,24})"
)
_COUNT = r"\d{1,3}(?:[.,]\d)?"


_STATUTE = Expression(
    r"(?<!\w)(?:loi|ordonnance|décret(?:-loi)?|arrêté|règlement|directive|ley|real\sdecreto|decreto(?:-l[ei]y?)?|orden|lei|portaria"
    r"|despacho|\w{0,20}gesetz(?:es)?|\w{0,20}verordnung|richtlinie|\w{0,12}lov(?:en|a)?|\w{0,12}forordning|bekendtgørelse|forskrift"
    r"|legge|wet|besluit)"
    r"(?:[\s,(]+(?:n[.º°ro]*|\(?[A-Z]{2,4}\)?|\d[\d./-]*|du|de|del|do|d['’]|af|av|vom|van|en|date|dem|den|org[áa]nica|grand-ducal"
    r"|complementar|constitutionnelle|fédérale)){0,6}[\s,(]+\x00",
    re.IGNORECASE,
)
"""Dates of statutes identify nobody."""


_YEARS_OLD = r"((?:1[6-9]|[2-9]\d|10\d))"
_BESIDE_AGE = r"\s?[;)]|,?\s(?:og|und|aber|men|als|da|når|im|i|til)(?!\w)|,\s|\.(?:\s|\Z)"
"""Between an age and the rest of the sentence; a number before another word may count something."""
_ONE = (
    r"(?:(?i:er|sie|es|han|hun|ho)|(?i:(?:mutter|vater|schwester|bruder|tochter|sohn|oma|opa|großmutter|großvater|mor|far|moren|faren|søster|søsteren"
    r"|bror|broren|datter|datteren|søn|sønn|sønnen|bestemor|bestefar|mormor|morfar|farmor|farfar)(?:[ ](?:hans|hennes|hendes|min|sin))?)"
    rf"|{UPPER}[^\W\d_]{{1,20}}[ ]{UPPER}[^\W\d_]{{1,20}}(?:-{UPPER}[^\W\d_]{{1,20}})?)"
)
"""Somebody: a pronoun, a relative, or two capitalised words, as a name has."""
_KIN = r"(?:madre|padre|herman[oa]|hij[oa]|abuel[oa]|ti[oa]|espos[oa]|marido|mujer|viud[oa]|mãe|pai|irmã|irmão|filh[oa]|avó|avô|tio|tia|mulher)"
_MEASURED = words(
    r"puls\w*",
    r"blutdruck",
    r"temp\w*",
    r"fieber",
    r"gewicht",
    r"bz",
    r"wert\w*",
    r"sättigung",
    r"spo2",
    r"nummer",
    r"nr\.",
    r"zimmer",
    r"seite",
    r"punkte?",
    r"blodtrykk?",
    r"vægt",
    r"vekt",
    r"side",
    r"værdi\w*",
    r"verdi\w*",
    r"rom",
    r"stue",
    r"saturation",
    r"metning",
    r"feber",
    r"score",
    r"crp",
    r"hb",
    r"antal\w*",
    r"anzahl",
)


def _rule(subtype: str, score: float, form: str, reason: str, *cues: str, unless: Expression | None = None) -> Rule:
    made = Expression(rf"(?<!\w)(?:{form})(?!\w)", cues=cues)
    return Rule(subtype, Kind.DATETIME, made, Message(f"pattern.{reason}"), score, unless=unless)


RULES = (
    # 14. Mai 2021; mardi 9 novembre; 3 de agosto de 2022; den 3. marts 2021; 6 au 7 février 2022; 2.-5. Mai
    _rule(
        "date",
        0.95,
        rf"{_WEEKDAY}{_DAYS}{GAP}{_OF}(?:{_NAMED}(?:,?{GAP}(?:(?i:de|del|do){GAP})?{_YEAR})?|{_SHORT}{GAP}(?:(?i:de|del|do){GAP})?{_YEAR})",
        "form-date-with-name-month",
        _NAMED,
        rf"{_SHORT}{GAP}(?:(?i:de|del|do){GAP})?{_YEAR}",
        unless=_STATUTE,
    ),
    # März 2021; mayo de 2021; not behind a day, where it may be of a statute; `dates` finds the names that English shares
    _rule("date", 0.9, rf"(?<!\d\s)(?<!\d\.\s)(?![SND]\w{{2,5}}ember|Apr|Aug\w*st\s){_NAMED}{GAP}(?:(?i:de|del|do){GAP})?{_YEAR}", "form-month-or-season-and-year", _NAMED, unless=_STATUTE),
    # treinta de mayo de dos mil veinte; am dritten März zweitausendzwanzig
    _rule(
        "date",
        0.95,
        rf"(?:{_TENS_ES}|{_TENS_PT}|{_TENS_FR}|{_TENS_IT}|{_TENS_DE}){GAP}(?:d[ií]as?{GAP}(?:del{GAP}mes{GAP})?)?{_OF}{_NAMED}"
        rf"(?:,?{GAP}(?:(?i:de|del|do){GAP})?(?:año{GAP}|ano{GAP})?(?:de{GAP})?(?:{_YEAR_WORDS}|{_YEAR}))?",
        "form-date-with-name-month",
        _NAMED,
        unless=_STATUTE,
    ),
    # le quatre du mois de juin; le 3 du mois dernier; le 5 courant; a los 3 días del mes de mayo de 2022
    _rule(
        "date",
        0.9,
        rf"(?:{_DAY}|{_TENS_FR}){GAP}du{GAP}(?:même{GAP})?mois{GAP}(?:(?:d['’]|de{GAP}){MONTH}(?:{GAP}(?:{_YEAR}|{_YEAR_WORDS}))?|courant|dernier|suivant|prochain|écoulé|précédent)"
        rf"|(?<=\b[Ll]e\s)(?:{_DAY}|{_TENS_FR}){GAP}(?:courant|écoulé)"
        rf"|(?:{_DAY}|{_TENS_ES}|{_TENS_PT}){GAP}(?:d[ií]as?{GAP})?(?:del{GAP}mes|do{GAP}mês){GAP}(?:de{GAP}{MONTH}(?:,?{GAP}(?:(?i:de|del|do){GAP})?(?:a[nñ]o{GAP})?(?:de{GAP})?(?:{_YEAR}|{_YEAR_WORDS}))?|en{GAP}curso|actual|corrente|corriente|pasado|passado|próximo)",
        "form-date-with-name-month",
        rf"{GAP}du{GAP}(?:même{GAP})?mois{GAP}",
        rf"{GAP}(?:courant|écoulé)",
        rf"(?:del{GAP}mes|do{GAP}mês){GAP}",
    ),
    # vom 02.05. bis; am 7.1.; Wv. 15.11.
    Rule(
        "date",
        Kind.DATETIME,
        Expression(
            r"(?<!\w)(?:vom|am|bis(?:\szum)?|ab|den|seit|zum|dem|fra|til|frem\stil|W[Vv]\.?:?|Wiedervorlage:?|Termin:?|Frist:?|frist:?)\s((?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])\.)(?!\d)"
        ),
        Message("pattern.where-date-would-be-as-month"),
        0.8,
    ),
    # retrouvé le 13 à Messac; Le 13, elle tombe; en congé le 17.; not "composer le 15", nor "le 3 et le 4 de la liste"
    Rule(
        "date",
        Kind.DATETIME,
        Expression(
            r"(?:(?<=[a-zà-ÿ)][ \n])(?:le|dès\sle|depuis\sle|jusqu['’]au)|(?:(?m:^)|(?<=[.!?»:;]\s)|(?<=[«-]\s))(?:Le|Dès\sle|Depuis\sle))\s([1-9]|[12]\d|3[01]|1er)(?=\s?(?:[;)]|\.(?:\s|\Z))|,\s[a-zà-ÿ]|\s(?:à|au|en|chez|de\s(?=[A-ZÀ-Ý]))\s?)"
        ),
        Message("pattern.where-date-would-be-as-month"),
        0.6,
        unless=words(r"compos\w+", r"appel\w*", r"faites?", r"num[ée]ros?", r"articles?", r"art\.", r"points?", r"groupes?", r"canal", r"bus", r"lignes?"),
    ),
    # le 11/10; el 16/10; am 3/4
    Rule(
        "date",
        Kind.DATETIME,
        Expression(
            r"(?<!\w)(?:le|du|au|dès\sle|depuis\sle|el|del|desde\sel|hasta\sel|em|dia|il|dal|op|d\.|den)\s"
            r"((?:0?[1-9]|[12]\d|3[01])/(?:0?[1-9]|1[0-2]))(?![\w/%]|[.-]\d)"
        ),
        Message("pattern.where-date-would-be-as-month"),
        0.7,
    ),
    # 80-jährige; âgé de 72 ans; 70 años de edad; varón de 70 años; 29 jaar oud; 34 år gammel
    _rule(
        "age",
        0.9,
        rf"{_COUNT}(?:[- ]?(?:jährig(?:e[rnsm]?)?|jähr\.)|\sJahren?\salt|\s?(?:años|anos)\sde\s(?:edad|idade)|\s?anni\sdi\setà"
        r"|\s?jaar\soud|-jarige|\s?år\sgamm[ea]l|-år(?:ige?|ing(?:en)?))",
        "says-how-old-somebody-is",
    ),
    _rule(
        "age",
        0.9,
        rf"(?:im\sAlter\svon|Alter\s?:|âgée?s?\s(?:de|d['’]environ)|[ÂâAa]ge\s?:|edad\s?:|idade\s?:|alder\s?:|leeftijd\s?:|età\s?:)\s{{0,2}}{_COUNT}"
        r"(?:\s(?:Jahren?|ans|años|anos|år|jaar|anni))?",
        "says-how-old-somebody-is",
    ),
    Rule(
        "age",
        Kind.DATETIME,
        Expression(
            r"(?<!\w)(?:paciente|var[óo]n|mujer|hombre|ni[ñn][oa]|homem|mulher|menin[oa]|doente|uomo|donna|bambin[oa]|patiente?|homme|femme|enfant"
            r"|fille|garçon|mann|kvinde|kvinne|dreng|jente|pige|gutt|man|vrouw)(?:\s\w{3,14})?,?\s(?:de\s|di\s|på\s|van\s)?"
            r"(\d{1,3}\s(?:años|anos|ans|anni|år|jaar))(?!\w)",
            re.IGNORECASE,
        ),
        Message("pattern.says-how-old-somebody-is"),
        0.9,
    ),
    # er ist 91 und lebt; Ejnar Hvid er 91; hans mor, som er 94, bor
    Rule(
        "age",
        Kind.DATETIME,
        Expression(
            rf"(?<!\w)(?:{_ONE}(?:[ ](?:ist|war|er|var|wird|wurde|blev|ble))|som[ ](?:er|var|blev|ble))[ ](?:nå[ ]|nu[ ]|jetzt[ ]|i[ ]dag[ ])?"
            rf"{_YEARS_OLD}(?={_BESIDE_AGE})"
        ),
        Message("pattern.where-sentence-says-how-old-somebody"),
        0.6,
        unless=_MEASURED,
    ),
    # Hun fyller 95 i mai; cumple 91 en mayo; faz 91 em maio; su madre, de 94, está
    Rule(
        "age",
        Kind.DATETIME,
        Expression(
            rf"(?<!\w)(?:fyll(?:er|te|t)|fyld(?:er|te|t)|cumpl(?:e|ió|irá|ía)|(?:faz|fez|fará)(?=[ ]\d\d[ ]em[ ]{MONTH}))[ ]{_YEARS_OLD}(?!\w|[.,]\d|[ ]?[%€$])",
            re.IGNORECASE,
        ),
        Message("pattern.where-sentence-says-how-old-somebody"),
        0.7,
    ),
    Rule(
        "age",
        Kind.DATETIME,
        Expression(rf"(?<!\w){_KIN}(?:[ ](?:patern|matern)[ao])?,[ ]de[ ]{_YEARS_OLD}(?=[,;.)])", re.IGNORECASE),
        Message("pattern.where-sentence-says-how-old-somebody"),
        0.7,
    ),
    _rule(
        "duration",
        0.6,
        rf"{_COUNT}\s(?:Jahre?n?|Monate?n?|Wochen?|Tagen?|años?|meses|semanas|días|anos?|mês|dias|ans?|mois|semaines|jours|anni|mesi"
        r"|settimane|giorni|jaar|maanden|weken|dagen|år|måneder|uger|uker|dage|dager)",
        "says-how-long-something-took",
    ),
)  # fmt: skip

_ENTRY = Expression(
    r"^[ \t]{0,8}((?:0[1-9]|[12]\d|3[01])[./](?:0[1-9]|1[0-2]))\.?[ \t]{1,4}(?=[^\d\s]{2})", re.MULTILINE
)
_FEWEST_ENTRIES = 3


def find(text: str) -> Iterator[Mention]:
    """Yield the days before the entries of a statement, "04.04 PRLV", if at least three lines begin with one."""
    found = list(_ENTRY.finditer(text))
    for match in found if len(found) >= _FEWEST_ENTRIES else ():
        yield Mention(
            *match.span(1), Kind.DATETIME, 0.7, RECOGNIZER, Message("pattern.where-date-would-be-as-month"), "date"
        )
