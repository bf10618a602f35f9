"""Edges of mentions in other languages: function words, titles, labels, and the type of a body before its town."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import replace

from engine.core.expressions import Expression
from engine.core.types import Kind, Mention
from engine.detection.abroad.roles import behind_roles
from engine.detection.lexicon.common_words import is_given

# Words of one language are on as few lines as possible.
# ruff: noqa: E501

_SMALL = (
    r"(?:de|des|du|del|da|do|das|dos|la|le|les|el|los|las|lo|un|une|una|uno|um|uma|et|y|e|au|aux|al|à|a|o|os|as|en|em|na|no|nas|nos|par|por|pour|para|sur|chez|con|com|avec|que|qui"
    r"|der|die|das|dem|den|ein|eine|einer|eines|einem|einen|und|oder|von|vom|zu|zum|zur|im|in|am|an|auf|aus|bei|beim|mit|nach|für"
    r"|og|i|på|av|af|til|fra|hos|ved|med|det|et|en|som|for)"
)
_HEAD = Expression(rf"(?:{_SMALL}[ \n])+(?=\S)|(?:[dl]['’])(?=\S)")
_TAIL = Expression(rf"(?:[ \n,]+{_SMALL})+\Z")
_SMALL_BEHIND = Expression(r"(?<=[^\W\d_a-zß-öø-ÿ]{3})(?:[ \n][a-zß-öø-ÿ]{3,})+\Z")
"""Words in small letters after a surname in capitals: "CAZALS persiste"."""
_ELIDED = Expression(r"[ \n](?:[dlns]|qu)\Z")
_APOSTROPHES = ("'", "’")
"""After "sept ans d", which the next word completes."""
_ALL_SMALL = Expression(rf"{_SMALL}(?:[ \n]{_SMALL})*|[dl]")
_NAMES = frozenset({Kind.PERSON, Kind.LOC})
_CUT = frozenset({Kind.DEM, Kind.MISC, Kind.ORG, Kind.LOC})
_REACH = 32
_WITH_DON = frozenset({"es", "pt"})
_DON = Expression(r"D\.[ \n](?=[^\W\d_]{3,})")
"""Don or Dona; elsewhere D. is an initial."""
_LONGEST_LABEL = 24
_CAPITAL_BEFORE = Expression(r"(?<!\w)[^\W\d_a-zß-öø-ÿ][\w'’.-]*[ ]\Z")
_CAPITAL_AFTER = Expression(r"(?:[ ][a-zäöü]{1,3}){0,2}[ '’][^\W\d_a-zß-öø-ÿ]")

_BODY = (
    r"(?:Amtsgerichts?|Landgerichts?|Oberlandesgerichts?|Arbeitsgerichts?|Sozialgerichts?|Verwaltungsgerichts?|Finanzamt(?:e?s)?|Jugendamt(?:e?s)?|Standesamt(?:e?s)?|Staatsanwaltschaft"
    r"|Polizei(?:inspektion|revier|präsidium|station|direktion|posten)|Agentur\sfür\sArbeit|Jobcenter|Landratsamt|Ausländerbehörde|Gesundheitsamt|Sozialamt|Handelsregister|Grundbuchamt"
    r"|[Tt]ribunal\s(?:judiciaire|administratif|correctionnel|de\scommerce|de\spolice|de\sproximité|de\sgrande\sinstance|d['’]instance|pour\senfants)|[Cc]our\s(?:d['’]appel|administrative\sd['’]appel|d['’]assises)"
    r"|[Cc]onseil\sde\sprud['’]hommes|[Cc]entre\shospitalier(?:\s(?:universitaire|régional|intercommunal))?|[Rr]ectorat(?:\sde\sl['’]académie)?|[Pp]réfecture|[Bb]rigade\sde\sgendarmerie|[Cc]ommissariat(?:\sde\spolice)?|[Cc]aisse\sprimaire\sd['’]assurance\smaladie|CPAM|CAF|URSSAF"
    r"|[Jj]uzgado\sde\s(?:[Pp]rimera\s[Ii]nstancia(?:\se\s[Ii]nstrucción)?|[Ii]nstrucción|lo\s(?:[Ss]ocial|[Pp]enal|[Mm]ercantil|[Cc]ontencioso[ -][Aa]dministrativo)|[Ff]amilia|[Vv]iolencia\ssobre\sla\s[Mm]ujer)(?:\s[Nn](?:úm)?\.?\s?[º°o]?\.?\s?\d{1,2})?"
    r"|[Aa]udiencia\s[Pp]rovincial|[Tt]ribunal\s[Ss]uperior\sde\s[Jj]usticia|(?:[Pp]uesto|[Cc]omandancia|[Cc]uartel)\sde\sla\sGuardia\sCivil|[Cc]omisaría(?:\s(?:de\s[Pp]olicía|[Ll]ocal|[Pp]rovincial))?|[Rr]egistro\s(?:Civil|de\sla\sPropiedad|Mercantil)|[Hh]ospital(?:\s(?:General|Universitario|Clínico|Comarcal))*"
    r"|[Tt]ribunal\s(?:[Jj]udicial\sda\s[Cc]omarca|da\s[Rr]elação|de\s[Jj]ustiça)|[Jj]uízo\s(?:do\s[Tt]rabalho|[Ll]ocal\s(?:[Cc]ível|[Cc]riminal)|[Cc]entral\s(?:[Cc]ível|[Cc]riminal)|de\s[Ff]amília\se\s[Mm]enores)|[Cc]onservatória\sdo\s[Rr]egisto\s\w+"
    r"|[Mm]unicipalidad|[Aa]yuntamiento|[Mm]airie|Stadtverwaltung|Gemeindeverwaltung|[Cc]âmara\sMunicipal|[Jj]unta\sde\sFreguesia"
    r"|[Rr]etten|[Bb]yretten|[Tt]ingretten|[Ss]tatsforvalteren|[Pp]olitidistrikt)"
)
_OF = r"(?:\s(?:de|du|des|d['’]|in|im|zu|von|am|i|do|da)(?:\s(?=\S)|(?<=['’]))|\s)"
_OF_TOWN = Expression(rf"{_BODY}{_OF}(?=[^\W\d_a-zß-öø-ÿ])")


def cut(text: str, mention: Mention) -> Mention | None:
    """Return the mention without function words at its edges, or None if nothing is left; of a town's body the town.

    A particle before a capitalised word may be part of a name and stays.
    """
    if mention.kind is not Kind.PERSON and _ALL_SMALL.fullmatch(text, mention.start, mention.end):
        may_belong = mention.kind is not Kind.CODE and _CAPITAL_AFTER.match(text, mention.end)
        return mention if may_belong else None
    goes_on = text[mention.end : mention.end + 1] in _APOSTROPHES
    if goes_on and (elided := _ELIDED.search(text, mention.start, mention.end)):
        mention = replace(mention, end=elided.start())
    behind = _SMALL_BEHIND.search(text, mention.start, mention.end) if mention.kind in _NAMES else None
    if behind and not any(map(is_given, behind[0].split())):  # "VIDAL alice" stays
        mention = replace(mention, end=behind.start())
    if mention.kind not in _CUT:
        # "Sylvie de" in "Sylvie de la compta"; not "Maria dos" in "Maria dos Santos"
        tail = None if _CAPITAL_AFTER.match(text, mention.end) else _TAIL.search(text, mention.start, mention.end)
        return replace(mention, end=tail.start()) if tail else mention
    start, end = mention.start, mention.end
    particle = _CAPITAL_BEFORE.search(text, max(0, start - _REACH), start)
    if not particle and (head := _HEAD.match(text, start, end)):
        start = head.end()
    if tail := _TAIL.search(text, start, end):
        end = tail.start()
    if body := _OF_TOWN.match(text, start, end):
        return replace(mention, start=body.end(), end=end, kind=Kind.LOC)
    return mention if (start, end) == (mention.start, mention.end) else replace(mention, start=start, end=end)


def without_titles(text: str, mention: Mention, language: str) -> Mention | None:
    """Return the mention; that of a person without the titles with which it begins, or None if nothing is left."""
    if mention.kind is not Kind.PERSON:
        return mention
    start = mention.start
    if language in _WITH_DON and (don := _DON.match(text, start, mention.end)):
        start = don.end()
    start = behind_roles(text, start, mention.end)
    if start == mention.end:
        return None
    return mention if start == mention.start else replace(mention, start=start)


def without_label(text: str, mention: Mention, numbers: Sequence[int]) -> Mention:
    """Return the mention of a code without the label in front of the number that a pattern found: "CPR 170678-1234".

    Args:
        numbers: the offsets at which patterns found codes, in order.
    """
    at = bisect_right(numbers, mention.start)
    if mention.kind is not Kind.CODE or at == len(numbers) or numbers[at] >= mention.end:
        return mention
    label = text[mention.start : numbers[at]]
    is_label = len(label) <= _LONGEST_LABEL and not any(map(str.isdigit, label)) and not label[-1].isalpha()
    return replace(mention, start=numbers[at]) if is_label and label[-1] != "-" else mention
