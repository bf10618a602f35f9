"""Whole names of courts and public bodies of a town: "Amtsgericht Buxtehude", "Juzgados de Murcia".

The networks read the town as a place, or part of the body as a person or an occupation. As one organisation the body is
decided by the risk of public bodies.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import replace

from engine.core.types import Kind, Mention
from engine.detection.bodies import is_listed
from engine.detection.patterns.rule import UPPER

# Words of one language stay together.
# ruff: noqa: E501

_READER = "neural"
_MISTAKEN = frozenset({Kind.ORG, Kind.LOC, Kind.DEM, Kind.MISC})
_WORD = rf"{UPPER}[\w'’-]+"
_NOT_TOWN = r"(?!(?:Herrn?|Frau|Mr|Mrs|Ms|Dr|Monsieur|Madame|Mme|Don|Doña|Sr|Sra|Senhora?)(?!\w))"
_TOWN = rf"{_NOT_TOWN}{_WORD}(?:\s(?:am|an\sder|im|in\sder|bei|sur|sous|la|le|les|de\sla|de\slas|de\slos|del|do|da|dos)\s{_WORD}|\s{_WORD})?"
_SAINT = rf"(?:Bad|Sankt|St\.|Saint|Sainte|San|Santa|Santo|São|Los|Las|La|Le|Les|El|New|North|South|East|West|Fort|Port|Lake|Mount)\s{_WORD}"
_PLACE = rf"(?:{_SAINT}|{_TOWN})"
_ONE = rf"(?:{_SAINT}|{_NOT_TOWN}{_WORD})"

_GERMAN = (
    rf"(?:Amts|Land|Oberland(?:es)?|Oberlandes|Arbeits|Landesarbeits|Sozial|Landessozial|Verwaltungs|Oberverwaltungs|Finanz|Familien|Betreuungs|Handels)gerichts?\s{_ONE}"
    rf"|Polizei(?:inspektion|präsidium|revier|station|direktion|wache|kommissariat|posten)\s{_ONE}"
    rf"|(?:General)?[Ss]taatsanwaltschaft\s(?:bei\sdem\sLandgericht\s)?{_ONE}|(?:Finanz|Jugend|Ordnungs|Standes|Sozial|Gesundheits|Einwohnermelde|Bürger|Bezirks|Versorgungs|Landrats|Bau|Kreisjugend|Versicherungs)amts?\s(?:der\sStadt\s)?{_ONE}"
    rf"|(?:Jobcenter|Agentur\sfür\sArbeit|Ausländerbehörde|Stadtverwaltung|Kreisverwaltung|Bezirkshauptmannschaft|Magistrat|Industrie-\sund\sHandelskammer|Handwerkskammer)\s(?:der\sStadt\s)?{_ONE}"
)
_DE = r"(?:\sde\s(?:la\s|l['’])?|\sd['’]|\sdu\s|\sdes\s)"
_FRENCH = (
    rf"(?:tribunal(?:\s(?:judiciaire|administratif|correctionnel|paritaire|de\s(?:grande\sinstance|commerce|proximité|police)|d['’]instance|pour\senfants|des\saffaires\s[^\W\d_]+))?"
    rf"|cour\s(?:administrative\s)?d['’](?:appel|assises)|conseil\sde\sprud['’]hommes|mairie|(?:sous-)?préfecture|commissariat|(?:brigade\sde\s)?gendarmerie|(?:rectorat\sde\sl['’])?académie"
    rf"|barreau|parquet|procureur\sde\sla\sRépublique(?:\sprès\sle\stribunal\sjudiciaire)?|CPAM|CAF|MDPH|URSSAF|greffe\sdu\stribunal\sjudiciaire|juge\sde\spaix|justice\sde\spaix){_DE}{_PLACE}"
)
_SPANISH = (
    rf"(?:juzgados?(?:\sde\s(?:lo\s(?:social|penal|mercantil|contencioso-administrativo)|(?:primera\sinstancia|instrucción|familia|violencia\ssobre\sla\smujer|guardia)(?:\se\sinstrucción)?|menores))?(?:\s(?:n[.ºúm]{{1,4}}|número)\s?\d{{1,2}})?"
    rf"|(?:audiencia\sprovincial|tribunal\ssuperior\sde\sjusticia|tribunal\sde\s(?:familia|garantía)|ayuntamiento|(?:ilustre\s)?municipalidad|comisaría|fiscalía|registro\scivil|diputación))\sde\s{_PLACE}"
    rf"|juzgados?\sde\s(?:lo\s(?:social|penal|mercantil)|(?:primera\sinstancia|instrucción)(?:\se\sinstrucción)?|familia)\s(?:n[.ºúm]{{1,4}}|número)\s?\d{{1,2}}"
)
_PORTUGUESE = rf"(?:(?:câmara|prefeitura)\smunicipal|tribunal\s(?:da\srelação|judicial(?:\sda\scomarca)?|do\strabalho)|comarca|juízo\s(?:local|central)\s[^\W\d_]+|conservatória\sdo\sregisto\s[^\W\d_]+|fórum|delegacia(?:\sde\spolícia)?)\sd[eoa]s?\s{_PLACE}"
_NORDIC = rf"{_ONE}[ ](?:politidistrikt|tingrett|lagmannsrett|kommune|politi|byrett?|jordskifterett|politistasjon|politigård|fylkeskommune)|(?:Retten\si|Politiet\si)\s{_ONE}"
_COURT = r"(?:(?:County|Crown|High|Sheriff|Family|Magistrates['’]?|District|Circuit|Superior|Supreme|Municipal|Probate|Juvenile|Combined|Employment)\s(?:and\sFamily\s)?(?:Court|Tribunals?|Registry))"
_ENGLISH = (
    rf"{_COURT}\s(?:(?:of|at|in|for)\s){_PLACE}|{_WORD}[ ]{_COURT}|(?:{UPPER}{UPPER}+\s){{1,3}}REGISTRY"
    rf"|(?:Northern|Southern|Eastern|Western|Middle|Central)?\s?District\sof\s{_PLACE}"
    rf"|{_ONE}[ ](?:(?:County|City|Borough|District)\s)?(?:Council|Police\sDepartment|Sheriff['’]s\s(?:Office|Department)|Fire\sDepartment|District\sAttorney['’]s\sOffice)|State\sPolice|Sheriff['’]s\sOffice"
)
_FORMS = tuple(
    re.compile(rf"(?<![\w-])(?:{form})(?![\w-])", flags)
    for form, flags in (
        (_GERMAN, 0),
        (rf"(?i:{_FRENCH.replace(_PLACE, f'(?-i:{_PLACE})')})", 0),
        (rf"(?i:{_SPANISH.replace(_PLACE, f'(?-i:{_PLACE})')})", 0),
        (rf"(?i:{_PORTUGUESE.replace(_PLACE, f'(?-i:{_PLACE})')})", 0),
        (_NORDIC, 0),
        (_ENGLISH, 0),
    )
)  # fmt: skip
_MOST_WORDS = 7  # words of a listed body
_TOKEN = re.compile(r"[^\s,;:()\[\]\"“”]+")
_REACH = 80  # characters beside a mention


def whole(text: str, mentions: Iterable[Mention]) -> Iterator[Mention]:
    """Yield the mentions; a network's mention of a part of a public body as one of the whole, an organisation.

    People stay: a name may follow that of a body, as a caption or signature.
    """
    found = tuple(mentions)
    spans = sorted({match.span() for form in _FORMS for match in form.finditer(text)})
    starts = [start for start, _ in spans]
    done: set[tuple[int, int]] = set()
    for each in found:
        if each.recognizer != _READER or each.kind not in _MISTAKEN:
            yield each
            continue
        at = bisect_right(starts, each.start) - 1
        span = spans[at] if at >= 0 and each.end <= spans[at][1] else _listed(text, each)
        if span is None:
            yield each
        elif span not in done:
            done.add(span)
            yield replace(each, start=span[0], end=span[1], kind=Kind.ORG, subtype=None)


def _listed(text: str, mention: Mention) -> tuple[int, int] | None:
    """Return the span of a listed body of several words that a mention is a part of."""
    line_starts = text.rfind("\n", max(0, mention.start - _REACH), mention.start) + 1
    low = max(line_starts, mention.start - _REACH)
    words = [match.span() for match in _TOKEN.finditer(text, low, mention.end + _REACH)]
    first = [number for number, (_, end) in enumerate(words) if end > mention.start]
    if not first or words[first[0]][0] > mention.start:
        return None
    for begin in range(max(0, first[0] - _MOST_WORDS), first[0] + 1):
        for last in range(min(len(words), begin + _MOST_WORDS) - 1, first[0] - 1, -1):
            start, end = words[begin][0], words[last][1]
            if last > begin and end >= mention.end and (start, end) != (mention.start, mention.end):
                end -= len(text[start:end]) - len(text[start:end].rstrip("."))
                if is_listed(text[start:end]):
                    return start, end
    return None
