"""Everyday words in other languages: labels, roles, common words, medicines and clock times, which identify nobody.

A word is everyday if its language uses it at least once in two million words. A capital within a sentence marks a name;
in German it also marks every noun, which its article or ending shows. A listed given name is not an everyday word
unless it is in lower case and very common ("rose").
"""

from __future__ import annotations

from functools import cache

from engine.core import resources
from engine.core.calendar_words import any_of, in_both_cases, months, weekdays
from engine.core.expressions import Expression
from engine.core.types import Kind, Mention
from engine.detection.lexicon.common_words import COMMON_ALONE, frequency, is_given

# Words of one language are on as few lines as possible.
# ruff: noqa: E501

_COMMON, _VERY_COMMON = 3.0, 4.0
"""Zipf frequencies (log10 of occurrences in a billion words) of everyday words.

A word in small letters by itself needs `COMMON_ALONE`, since rare occupations identify people. The last one is that of
words of a phrase, and of given names in small letters.
"""
_WORD = Expression(r"[^\W\d_]+(?:['’][^\W\d_]+)?")
_MOST_WORDS = 4
_ARTICLES = frozenset("le la les el los las o a os as der die das dem den des den det il lo".split())
"""Articles before a defined term or a role: "Le Salarié", "EL ARRENDATARIO"."""
_PLACES_TOO = frozenset("quinta terceira sexta prima".split())
"""Ordinal numbers that are in names of places: "Quinta Avenida", the island Terceira."""
_ELIDED = Expression(r"\A[ld]['’]")
_WEAK = frozenset({Kind.DEM, Kind.MISC, Kind.QUANTITY})
"""Kinds that the network gives to nouns; capitalised people, places and organisations stay."""
_REACH = 48
_BEGINS = Expression(r"(?:\A|[\n\t|•·]|[.!?:;]\s|::\s|[-–—*]\s|\d[.)]\s)[ \"„“«'‘(\[]*\Z")
_BEFORE_NAME = Expression(r"\.?[ ](?:[a-zäöüß]{1,3}[ ]){0,2}")
_FIGURE = Expression(
    r"(?!\d{1,2}\.\d{1,2}\.?\Z)[<>≤≥~]?\s?\d{1,3}(?:[.,'’]\d{1,3})?(?:\s?(?:%|[µmcdk]?[mgl][23²³]?|[º°]|/\d{1,3}))?"
)
# Months that are also names of people.
_ALSO_NAMES = frozenset({"mai"})
_TIMES = Expression(
    r"(?:[01]?\d|2[0-4])(?::[0-5]\d(?::[0-5]\d)?(?:\s?(?:Uhr|heures?|horas?|h|hrs?\.?))?|\s?[hH]\s?[0-5]\d|(?:\.[0-5]\d)?\s?(?:Uhr|h|heures?|horas?|hrs\.?)(?:\s[0-5]\d)?)|kl\.?\s(?:[01]?\d|2[0-4])(?:[.:][0-5]\d)?"
    r"|(?:\d{1,3}|\w{2,9}(?:te[nr]?|e))\.?\s(?:Tag(?:e[sn]?)?|Werktag(?:e[sn]?)?|Woche[n]?|Monat(?:e[sn]?)?|Stunde[n]?|Minute[n]?|jours?|semaines?|mois|heures?|minutes?|días?|semanas?|mes(?:es)?|horas?|minutos?|dias?|mês|dage?|dager|uger?|uker?|timer?|måneder?|minutter)"
    rf"|(?:{in_both_cases(weekdays('da', 'de', 'es', 'fr'))}|{in_both_cases(weekdays('pt'))}(?:-feira)?)s?"
    r"|(?:[Ff]rühling|[Ff]rühjahr|[Ss]ommer|[Hh]erbst|[Ww]inter|printemps|été|automne|hiver|primavera|verano|otoño|invierno|verão|outono|inverno|forår|sommer|efterår|vår|høst|vinter)s?"
    r"|(?:tardes?|mañanas?|noches?|días?|matin|soir|nuit|après-midi|journée|manhã|noite|morgen|abend|nacht|aften|kveld|formiddag|nuit\sdu|día|jour|dag|dia|pasado)"
    rf"|{in_both_cases(set(months('de')) - _ALSO_NAMES)}|{any_of(set(months('da', 'es', 'fr', 'nb', 'pt')) - _ALSO_NAMES)}"
    r"|(?:\d|1[3-9]|[2-9]\d)/(?:20|30|100)|(?:1[3-9]|[2-9]\d)/(?:1[3-9]|[2-9]\d)|\d{1,2}(?:\.|er)?\s(?:de\schaque\smois|de\scada\sm[eê]s|jede[ns]\sMonats?)"
)
"""Clock times, ordinal days, weekdays, seasons and months without a day or a year; scores, which are no day."""

# Classes of a school, terms, lines of a bus, forms of an office and periods: no number of somebody.
_COUNTED = Expression(
    r"\d{1,2}\s?(?:e|è?me|re|er|ère|º|ª)\s[A-Fa-f\d]|\d{1,2}\s?(?:e|è?me|re|er|ère|º|ª|\.)?\s(?:(?:ano|año|curso|grado|clase|classe|Klasse|trinn|klasse|trimestre|semestre|bimestre|período|evaluación|Semester|Trimester|Quartal|kvartal|halvår|période)(?:\s[A-F]|\s(?:ESO|EP|EPO|Bachillerato|EGB|primaria|secundaria|básico|medio))?|(?:de\s)?(?:ESO|EP|EPO|Bachillerato|[Pp]rimaria|[Ss]ecundaria)|CE[12]|CM[12])"
    r"|(?:CE|CM)[12]|(?:línea|linha|ligne|rute|linje|Linie|Buslinie|bus|modelo|casilla|casa\sn\.?º|Formular|skema|skjema|formulaire|imprimé)\s(?:n[.º°]{1,2}\s)?\d{1,3}[A-Z]?"
    r"|(?:\w{3,12}\s)?\(?\d{1,3}\)?\s(?:días|dias|jours|Tage|dager|dagar|dage|semanas|semaines|Wochen|uker|veker|uger|meses|mois|Monate|måneder|månader)(?:\s(?:hábiles|úteis|corridos|naturales|ouvrables))?"
)
_SHORT_NUMBER = Expression(r"\d{1,3}|\d{1,2}[A-Fa-f]")
_OF_COUNTED = Expression(
    r"(?<!\w)(?:línea|linha|ligne|rute|linje|Linie|Buslinie|modelo|casilla|skema|skjema|formulaire|imprimé|[Kk]lasse|[Cc]lasse|[Cc]lase|[Tt]urma|[Tt]rinn)\s?:{0,2}\s{1,3}(?:n[.º°]{1,2}\s)?\Z"
)
"""Words before the number of a line of a bus or of a form."""

_IN_TIME = Expression(
    r"(?<!\w)(?i:am|im|bis|seit|ab|vom|von|jeden|jede[rs]?|dies(?:en|er)|nächste[nrs]?|letzte[nrs]?|kommende[nr]|vergangene[nr]|pro|zum|zur|den|dem|der|anfang|mitte|ende|und|oder|gegen|für)\s\Z"
)

# Endings of common nouns that no family name has.
_NOUN = Expression(
    r"\w{2,}(?:ungs?|ungen|heit(?:en)?|keit(?:en)?|schaft(?:en)?|t[äa]t(?:en)?|ionen|ismus|enz|anz|tur(?:en)?|stelle|dienst(?:es)?|versicherung|kasse|karte|nummer|zeit(?:en)?|angaben?|bericht(?:es)?|befund(?:es?)?|verlauf|verfahren|vertrag|antrag|gesetz(?:es)?"
    r"|verordnung|abteilung|amt(?:es)?|wesen|kosten|geld(?:er)?|recht(?:es?)?|tjenesten?|avdeling(?:en)?|afdeling(?:en)?|plejen?|pleien?|nämnden?|kontoret?|hed(?:en)?|skab(?:et)?|ninge?n?r?|else(?:n|r)?)"
)
# Diseases, findings, operations and specialities.
_MEDICAL = Expression(
    r"\w*(?:insuffizienz|insufficien[sc]e?|insuficiencia|fraktur(?:en)?|prothesen?|drainagen?|therapien?|chirurgie|kirurgi|logie|logía|logia|logi|pathien?|pathie|patía|patia|pati|(?:ek|ec)tomi[eae]|(?:ek|ec)tomía|s[ck]opi[ea]?|s[ck]opía|itis|itt|ite|medizin|médecine"
    r"|flimmern|flimren|flimmer|plastik|pädie|lexie|lexia|plegie|plegia|parese|aemie|ämie|émie|emia|urie|uria|algie|algia|gramm?e?|grafía|grafia|graphie|stenose|sténose|stenosis|thrombosen?|trombose|trombosis|embolien?|embolie|embolia|karzinome?|carcinome"
    r"|carcinoma|karsinom|zyste|ose|osis|tension|tensión|tensjon|glykämie|glycémie|glucemia|tinin|bilirubin|globin|zyten|cytes?|citos|kinase|transaminase|protein|protéine|proteína|cholesterin|kolesterol|thyreose|dialyse|dialysé?e?|diálisis)"
)
# Medicines by the stems of their international names (WHO, INN stems).
_SUBSTANCE = Expression(
    r"\w{2,}(?:mab|[aio]pril|sartán?|sartan[oa]?|[oi]lole?|alol|statine?|statina|[ck]onazole?|prazole?|prazol|azepam|[cz]illine?|[cz]ilina|c?illin|m[yi][cz]ine?|micina|oxa[cz]ine?|oxacin[oa]?|dipine?|dipino?a?|semide?|semida|thiazide?|tiazida|tiazid|parine?|parina|formine?|formina|gliptine?|gliptina"
    r"|gliflozine?|gliflozina|caine?|caína|zepine?|triptane?|triptan|ciclovir|vudine?|vudina|zosine?|zosina|xabane?|xaban|setrone?|setron|profene?|profeno?|coxibe?|coxib|nidazole?|lukaste?|tidine?|tidina|terole?|terol|sonide?|sónida|sonida|metasone?|metasona|solone?|solona|predniso[nl]one?|predniso[nl]ona?|phyllin|cetamol|acetamol|oxetine?|oxetina|tropium|tropio|kinra|tinib|barbital)"
)
_DETERMINER = Expression(
    r"(?<!\w)(?i:d(?:er|ie|as|em|en|es)|(?:k?ein|mein|dein|sein|unser|euer|ihr)(?:e[mnrs]?)?|dies\w{1,2}|jed\w{1,2}|alle[rnm]?|zu[mr]|vom|beim|im|am|ins|ans)(?:\s[a-zäöüß]{2,20}(?:e|en|er|es|em))?\s\Z"
)


def is_everyday(text: str, mention: Mention, language: str, named: frozenset[int] = frozenset()) -> bool:
    """Return whether the words of a mention are everyday words, given their case and position.

    Args:
        named: offsets at which names begin; a capitalised word right before one may belong to it ("Hinter den Höfen").
    """
    written = mention.words(text)
    words = [each.lower() for each in _WORD.findall(written)]
    if _is_counted(text, mention):
        return True
    if mention.kind is Kind.DATETIME:
        return _is_time(text, mention, words)
    if not words:
        return mention.kind in (Kind.DEM, Kind.QUANTITY) and _FIGURE.fullmatch(written) is not None
    may_be_place = mention.kind is Kind.LOC and not _PLACES_TOO.isdisjoint(words)
    if mention.kind is Kind.CODE or len(words) > _MOST_WORDS or may_be_place:
        return False
    bare = words[1:] if len(words) > 1 and words[0] in _ARTICLES else [_ELIDED.sub("", each) for each in words]
    if all(each in _labels() for each in bare):
        return True
    if any(map(str.isdigit, written)):
        return False
    if _is_of_medicine(words, mention.kind):
        return True
    if mention.kind is Kind.PERSON:
        return False
    if written.islower():
        return _is_common(words, language)
    known = mention.kind in _WEAK and all(_is_known(each, language) for each in words)
    return known and _is_place_of_noun(text, mention, language, named)


def _is_time(text: str, mention: Mention, words: list[str]) -> bool:
    """Return whether a time is one of day, a period or the word of a label, and no name."""
    written = mention.words(text)
    before = text[max(0, mention.start - _REACH) : mention.start]
    may_be_name = written[0].isupper() and not _IN_TIME.search(before)  # Herr Sonntag; August Meier
    is_label = bool(words) and not any(map(str.isdigit, written)) and all(each in _labels() for each in words)
    return is_label or (not may_be_name and _TIMES.fullmatch(written) is not None)


def _is_counted(text: str, mention: Mention) -> bool:
    """Return whether a mention is a class of a school, a line of a bus, a form or a period, or the number of one."""
    if mention.kind in (Kind.PERSON, Kind.LOC):
        return False
    if _COUNTED.fullmatch(text, mention.start, mention.end):
        return True
    is_short = mention.end - mention.start < 4 and _SHORT_NUMBER.fullmatch(text, mention.start, mention.end) is not None
    return is_short and _OF_COUNTED.search(text, max(0, mention.start - _REACH), mention.start) is not None


def _is_of_medicine(words: list[str], kind: Kind) -> bool:
    """Return whether words name a medicine or, unless the mention is a person, a disease, finding or speciality."""
    if any(map(is_given, words)):
        return False
    if len(words) == 1 and _SUBSTANCE.fullmatch(words[0]):
        return True
    return kind is not Kind.PERSON and all(each in _labels() or _MEDICAL.fullmatch(each) for each in words)


def _is_place_of_noun(text: str, mention: Mention, language: str, named: frozenset[int]) -> bool:
    """Return whether a capital is no sign of a name: at a beginning, in a heading in capitals, on a German noun."""
    after = _BEFORE_NAME.match(text, mention.end)
    if after and after.end() in named:
        return False
    written = mention.words(text)
    before = text[max(0, mention.start - _REACH) : mention.start]
    if _BEGINS.search(before) or written.isupper():
        return True
    last = _WORD.findall(written)[-1].lower()
    return language == "de" and (_DETERMINER.search(before) is not None or _NOUN.fullmatch(last) is not None)


def _is_common(words: list[str], language: str) -> bool:
    """Return whether words in lower case are common: a single word, or each word of a phrase."""
    least = COMMON_ALONE if len(words) == 1 else _VERY_COMMON
    return all(frequency(each, language) >= (_VERY_COMMON if is_given(each) else least) for each in words)


def _is_known(word: str, language: str) -> bool:
    """Return whether a word is everyday, by its frequency or its ending, and not a listed name."""
    if is_given(word):
        return False
    return frequency(word, language) >= _COMMON or _NOUN.fullmatch(word) is not None


@cache
def _labels() -> frozenset[str]:
    return frozenset(each.lower() for each in resources.read_list("lists/abroad/labels.txt"))
