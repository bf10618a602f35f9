"""Whole names of courts and public bodies of a town: "Amtsgericht Buxtehude", "Juzgados de Murcia".

The networks read the town as a place, or part of the body as a person or an occupation. As one organisation the body is
decided by the risk of public bodies.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from engine.core.expressions import Expression
from engine.core.types import Kind, Mention, Recognizer, Span
from engine.detection.lexicon.bodies import is_listed
from engine.detection.patterns.rule import UPPER
from engine.policies import bodies_abroad

# Words of one language stay together.
# ruff: noqa: E501

_MISTAKEN = frozenset({Kind.ORG, Kind.LOC, Kind.DEM, Kind.MISC})
_WORD = rf"{UPPER}[\w'’-]+"
_NOT_TOWN = r"(?!(?:Herrn?|Frau|Mr|Mrs|Ms|Dr|Monsieur|Madame|Mme|Don|Doña|Sr|Sra|Senhora?)(?!\w))"
_TOWN = rf"{_NOT_TOWN}{_WORD}(?:\s(?:am|an\sder|im|in\sder|bei|sur|sous|la|le|les|de\sla|de\slas|de\slos|del|do|da|dos)\s{_WORD}|\s{_WORD})?"
_SAINT = rf"(?:Bad|Sankt|St\.|Saint|Sainte|San|Santa|Santo|São|Los|Las|La|Le|Les|El|New|North|South|East|West|Fort|Port|Lake|Mount)\s{_WORD}"
_PLACE = rf"(?:{_SAINT}|{_TOWN})"
_ONE = rf"(?:{_SAINT}|{_NOT_TOWN}{_WORD})"

_AMT = (
    r"(?:(?:Jugend|Ordnungs|Sozial|Gesundheits|Einwohnermelde|Bürger|Bezirks|Landrats|Bau|Kreisjugend|Versicherungs)amts?"
    r"|Ausländerbehörde|Stadtverwaltung|Kreisverwaltung|Magistrat)\s"
)
_MAIRIE = r"(?i:mairie)(?:\sde\s(?:la\s|l['’])?|\sd['’]|\sdu\s|\sdes\s)"
_AYUNTAMIENTO = r"(?i:ayuntamiento|(?:ilustre\s)?municipalidad|diputación)\sde\s"
_CAMARA = r"(?i:(?:câmara|prefeitura)\smunicipal)\sd[eoa]s?\s"
_KOMMUNE = r"[ ](?:kommune|fylkeskommune)"
# A court without a town
_JUZGADO = r"(?i:juzgados?\sde\s(?:lo\s(?:social|penal|mercantil)|(?:primera\sinstancia|instrucción)(?:\se\sinstrucción)?|familia)\s(?:n[.ºúm]{1,4}|número)\s?\d{1,2})"
_LOCAL = (
    rf"{_AMT}(?:der\sStadt\s)?{_ONE}|{_MAIRIE}{_PLACE}|{_AYUNTAMIENTO}{_PLACE}|{_CAMARA}{_PLACE}|{_ONE}{_KOMMUNE}|{_JUZGADO}",
    (_AMT, _MAIRIE, _AYUNTAMIENTO, _CAMARA, _KOMMUNE, _JUZGADO),
)
_COURT = r"(?:(?:County|Crown|High|Sheriff|Family|Magistrates['’]?|District|Circuit|Superior|Supreme|Municipal|Probate|Juvenile|Combined|Employment)\s(?:and\sFamily\s)?(?:Court|Tribunals?|Registry))"
_DISTRICT = r"District\sof\s"
_COUNCIL = r"[ ](?:(?:County|City|Borough|District)\s)?(?:Council|Police\sDepartment|Sheriff['’]s\s(?:Office|Department)|Fire\sDepartment|District\sAttorney['’]s\sOffice)"
_POLICE = r"State\sPolice|Sheriff['’]s\sOffice"
_ENGLISH = (
    rf"{_COURT}\s(?:(?:of|at|in|for)\s){_PLACE}|{_WORD}[ ]{_COURT}|(?:{UPPER}{UPPER}+\s){{1,3}}REGISTRY"
    rf"|(?:Northern|Southern|Eastern|Western|Middle|Central)?\s?{_DISTRICT}{_PLACE}|{_ONE}{_COUNCIL}|{_POLICE}",
    (_COURT, "REGISTRY", _DISTRICT, _COUNCIL, _POLICE),
)
_FORMS = tuple(Expression(rf"(?<![\w-])(?:{form})(?![\w-])", cues=cues) for form, cues in (_LOCAL, _ENGLISH))
_MOST_WORDS = 7  # words of a listed body
_TOKEN = Expression(r"[^\s,;:()\[\]\"“”]+")
_REACH = 80  # characters beside a mention
_OVERLAPPING = 4  # forms that may match from about the same place


def whole(text: str, mentions: Iterable[Mention]) -> Iterator[Mention]:
    """Yield the mentions; a network's mention of a part of a public body as one of the whole, an organisation.

    People stay, as a name may follow that of a body in a caption or signature, unless they begin with the body's noun.
    """
    found = tuple(mentions)
    local = (match.span() for form in _FORMS for match in form.finditer(text))
    spans = sorted({*local, *bodies_abroad.spans(text)})
    starts = [start for start, _ in spans]
    done: set[Span] = set()
    for each in found:
        if each.recognizer != Recognizer.NEURAL or each.kind not in _MISTAKEN | {Kind.PERSON}:
            yield each
            continue
        span = next((one for one in _near(spans, starts, each) if _is_of(text, each, one)), None)
        if span is None and each.kind is not Kind.PERSON:
            span = _listed(text, each)
        if span is None:
            yield each
        elif span not in done:
            done.add(span)
            yield replace(each, start=span[0], end=span[1], kind=Kind.ORG, subtype=None)


def _near(spans: Sequence[Span], starts: Sequence[int], mention: Mention) -> Sequence[Span]:
    """Return the spans that may hold a mention or begin with it, the longest first."""
    at = bisect_right(starts, mention.start)
    return spans[max(0, at - _OVERLAPPING) : at][::-1]


def _is_of(text: str, mention: Mention, span: Span) -> bool:
    """Return whether a mention is a part of a body's name, or the name and the next line; a person must begin as it does."""
    start, end = span
    if mention.kind is Kind.PERSON and mention.start != start:
        return False
    return mention.end <= end or (mention.start == start and text[end] == "\n")


def _listed(text: str, mention: Mention) -> Span | None:
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
