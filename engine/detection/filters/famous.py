"""People of history, letters, music or sport, and figures of stories, whom a text names in passing: "like Marie Curie".

Only a full name of the list is left out, and only where each place shows that it is named for a work or a comparison
("songs by", "dressed as"), and nothing makes it somebody of the case: no form of address, role, age or number beside
it, no line of its own, no relative or address with the surname, no mention by one name elsewhere.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from engine.core import resources
from engine.core.expressions import Expression
from engine.core.folding import fold
from engine.core.types import Kind, Mention, Recognizer

# Lists of words stay together.

_KINDS = frozenset({Kind.PERSON, Kind.ORG, Kind.LOC, Kind.MISC, Kind.DEM})
_RECOGNIZERS = frozenset({Recognizer.NEURAL, Recognizer.PATTERNS})
_WORD = Expression(r"[^\W\d_]+")
_POSSESSIVE = Expression(r"['’]s?\Z")
_MOST = 3
"""Times that a text names somebody in passing."""
_BEFORE, _AFTER = 32, 24
"""Characters beside a name that are read for signs of a person of the case."""
_ROLE = (
    r"(?:mr|mrs|ms|miss|mx|herrn?|frau|monsieur|madame|mme|mlle|señora?|sra?|srta|doña|don|dña|senhora?|dona|fru|hr"
    r"|patient\w*|client\w*|claimants?|applicants?|plaintiffs?|defendants?|respondents?|appellants?|petitioners?|employees?|workers?|tenants?|landlords?|witness(?:es)?|residents?|pupils?|students?"
    r"|accused|suspects?|victims?|offenders?|deceased|child|mother|father|son|daughter|husband|wife|partner|brother|sister|uncle|aunt|cousin|neighbou?r|colleague|manager|supervisor|nurse|officer|constable"
    r"|kläger\w*|beklagte\w*|zeugin|zeugen?|mieter\w*|vermieter\w*|mandant\w*|angeklagte\w*|geschädigte\w*|mutter|vater|sohn|tochter|bruder|schwester|nachbar\w*|mitarbeiter\w*"
    r"|demande(?:ur|resse)|défende(?:ur|resse)|appelante?|intimée?|prévenue?|victime|témoin|salariée?|locataire|mère|père|fils|fille|frère|sœur|élève"
    r"|demandante|demandad[oa]|acusad[oa]|testigo|víctima|trabajador\w*|inquilin[oa]|paciente|madre|padre|hij[oa]|herman[oa]|alumn[oa]"
    r"|autora?|ré[u]?|arguid[oa]|testemunha|vítima|trabalhador\w*|arrendatári[oa]|mãe|pai|filh[oa]|irmã?o?|alun[oa]"
    r"|sagsøger|sagsøgte|saksøker|saksøkte|tiltalte|vidnet?|vitnet?|lejer|leietaker|klienten?|pasienten?|patienten|mor|far|søn|sønn|datter|bror|søster|elev(?:en)?"
    r"|name|named|called|nom|nombre|nome|navn|signed|from|to|cc|dear|re|by|for|against|versus|vs?|gegen|contre|contra|mot|mod|i|am|is|bin|suis|soy|sou)"
)
_OF_CASE_BEFORE = Expression(rf"(?<!\w){_ROLE}(?:\.|\s?[:,;|\t]\s{{0,12}}|\s)\s?[\"“(]?\Z", re.IGNORECASE)
_IN_PASSING = Expression(r"(?<!\w)(?:by|for|to|from|contre|contra|mot|mod|is|am|i|re)\s\Z", re.IGNORECASE)
"""Small words right before a name, which announce a party only with a colon: "songs by", "compared to"."""
_OF_CASE_BEHIND = Expression(
    r"[,;]?\s?\(?(?:born|b\.|d\.?o\.?b|aged?\s|geb\.?|née?|nacid|nascid|født|f\.\s?\d|\d{1,2}(?:\s?(?:yo?|years?|jahre?|ans|años|anos|år))?(?=[,;.)\s]))|\s?[:<@]|,?\s\((?:the\s)?[\"“]",
    re.IGNORECASE,
)
_WORK = (
    r"(?:novels?|books?|poems?|poetry|songs?|albums?|records?|music|symphon(?:y|ies)|sonatas?|works?|plays?|films?|movies?|paintings?|portraits?|posters?|photographs?|busts?|statues?|biograph(?:y|ies)"
    r"|quot(?:e|ation)s?|speech(?:es)?|stories|theor(?:y|ies)|fans?|music|anything|something|everything|nothing"
    r"|gedichte?n?|liede?r?n?|bücher|buch|romane?|musik|bilde?r?|film(?:e|en)?|zitate?|porträts?"
    r"|romans?|livres?|poèmes?|chansons?|œuvres?|pièces?|musique|tableaux?|citations?|exposés?"
    r"|novelas?|libros?|poemas?|cancion(?:es)?|canción|obras?|música|retratos?|cuadros?|películas?|citas?|exposición"
    r"|romances?|livros?|canç(?:ão|ões)|quadros?|filmes?|citaç(?:ão|ões)"
    r"|romaner?|bøger|bøker|bok|bog|digte?r?|dikt|sanger?|sange|maleri(?:er)?|sitate?r?|citater?)"
)
_IN_PASSING_BEFORE = Expression(
    rf"(?<!\w)(?:{_WORK}\s(?:(?:composed|written|sung|painted|recorded|directed)\s)?(?:by|of|about|on|von|über|de|du|do|da|sur|sobre|par|por|af|av|om|som)\s|{_WORK}\s(?:de\s)?d['’]"
    r"|(?:like|than|wie|comme|como|som)\s|(?:dress(?:ed|es)?(?:\sup)?|disguised|verkleidet|déguisée?|disfrazad[oa]|vestid[oa]|utkledd|klædt\sud)\s(?:as|als|en|de|como|som)\s"
    r"|(?:reads|reading|quot(?:es|ed|ing)|listen(?:s|ed|ing)?\sto|liest|lesen|hört|zitiert|lit|lisent|écoutent?|citent?|leen?|escuchan?|lê|leem|ouve|læser?|læste|leser?|leste|hører)\s"
    r"|(?:named|called)\safter\s|[»«]\s?)[\"“„«»]?\Z",
    re.IGNORECASE,
)
_OWN_WORK = Expression(rf"(?:['’]s?|s)?\s(?:[a-zà-ÿ]{{3,12}}\s)?{_WORK}(?!\w)", re.IGNORECASE)
"""Behind a name: "Frida Kahlo's paintings", "Karen Blixens bog"."""
_BODY_BEFORE = Expression(
    r"(?<!\w)(?:escuela|colegio|instituto|preparatoria|primaria|secundaria|liceo|universidad|ceip|ies|hospital|clínica|calle|avenida|av\.|plaza|barrio|colonia|residencia|fundación|estadio"
    r"|rua|praça|escola|colégio|bairro|clube?|fundação|estação|lycée|collège|école|rue|avenue|boulevard|bd\.?|place|quai|résidence|clinique|fondation|stade|station|ehpad"
    r"|schule|gymnasium|realschule|gesamtschule|grundschule|klinik|stiftung|skolen?|barnehagen?|school|college|academy|hospital|house|foundation|society|hms|mv|the)\s(?:de\s(?:la\s)?|d['’]|du\s|da\s|del\s|do\s)?[\"“„«]?\Z",
    re.IGNORECASE,
)
_BODY_BEHIND = Expression(
    r"-|\s(?:Schule|Gymnasium|Realschule|Gesamtschule|Straße|Strasse|Platz|Weg|Allee|Haus|Halle|Klinik|School|College|Primary|Academy|Street|Road|Avenue|Hospital|House|Home|Cent(?:re|er)|Institute?|Foundation|Trust|Society|Library|Hall"
    r"|Way|Lane|Drive|Close|Court|Building|Lodge|Club|Arms|Inn|Pub|Ltd|LLC|GmbH|AS|ApS|skole)(?!\w)"
)
"""Beside a school, a street or a club that is called after somebody."""
_ALONE_BEFORE, _ALONE_BEHIND = (
    Expression(r"(?:\A|[\n|\t]|[ ]{3})[ \t>*•-]*\Z"),
    Expression(r"[ \t,.]*(?:\n|\||\t|\Z|[ ]{3})"),
)


_APART = Expression(r"\n|[.!?]\s[^\n]{0,40}[\"“„«]")
"""Between a number and a name that somebody says in another sentence."""


def without(text: str, mentions: Iterable[Mention]) -> Iterator[Mention]:
    """Yield the mentions without those of famous people whom the text names in passing."""
    found = tuple(mentions)
    names = {number: name for number, each in enumerate(found) if (name := _famous(text, each))}
    passing = set(names.values()) - _of_case(text, found, names) if names else set()
    for number, each in enumerate(found):
        if names.get(number) not in passing:
            yield each


def _famous(text: str, mention: Mention) -> str | None:
    """Return the famous name that a mention is, folded, or None."""
    if mention.kind not in _KINDS or mention.recognizer not in _RECOGNIZERS:
        return None
    written = _POSSESSIVE.sub("", mention.words(text))
    folded = _folded(written)
    for name in (folded, folded.removesuffix("s")):
        if name in _listed() and (" " in name or not written.islower()):
            return name
    return None


def _of_case(text: str, found: Sequence[Mention], names: dict[int, str]) -> set[str]:
    """Return the famous names that the text gives to somebody of the case."""
    places: dict[str, list[Mention]] = {}
    for number, name in names.items():
        places.setdefault(name, []).append(found[number])
    others = [each for number, each in enumerate(found) if number not in names]
    people = {word for each in others if each.kind is Kind.PERSON for word in _folded(each.words(text)).split()}
    codes = [each for each in others if each.kind is Kind.CODE]
    users = [fold(each.words(text)) for each in codes]
    return {
        name
        for name, mentions in places.items()
        if len({each.start for each in mentions}) > _MOST
        or name.split()[-1] in people
        or any(name.split()[-1] in user for user in users)
        or any(_is_of_case(text, each, codes) or not _is_in_passing(text, each) for each in mentions)
    }


def _is_in_passing(text: str, mention: Mention) -> bool:
    """Return whether the words beside a name say that it is somebody whose works or looks everybody knows."""
    before = text[max(0, mention.start - 2 * _BEFORE) : mention.start]
    end = mention.end - (1 if text[mention.end - 1] == "s" else 0)
    return _IN_PASSING_BEFORE.search(before) is not None or any(_OWN_WORK.match(text, at) for at in (mention.end, end))


def _is_of_case(text: str, mention: Mention, codes: Sequence[Mention]) -> bool:
    """Return whether the words beside a name, or a number in its line, make it somebody or a body of the case."""
    before = text[max(0, mention.start - _BEFORE) : mention.start]
    if _OF_CASE_BEFORE.search(before) and not _IN_PASSING.search(before):
        return True
    if _BODY_BEFORE.search(before) or _BODY_BEHIND.match(text, mention.end):
        return True
    if _OF_CASE_BEHIND.match(text, mention.end, mention.end + _AFTER):
        return True
    if _ALONE_BEFORE.search(before) and _ALONE_BEHIND.match(text, mention.end):
        return True
    near = (mention.start - 2 * _BEFORE, mention.end + 2 * _BEFORE)
    return any(
        near[0] < each.start < near[1]
        and not _APART.search(text, min(each.end, mention.end), max(each.start, mention.start))
        for each in codes
    )


def _folded(written: str) -> str:
    return " ".join(_WORD.findall(fold(written)))


@cache
def _listed() -> frozenset[str]:
    return frozenset(map(_folded, resources.read_list("lists/famous.txt")))
