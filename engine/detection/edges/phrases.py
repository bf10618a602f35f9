"""Extension of mentions to the whole phrase of which they cover some words: "Ifan ap R.", "restorer of icons"."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

from engine.core.expressions import Expression
from engine.core.types import Kind, Meaning, Mention, Recognizer, Structure, TextRole
from engine.detection.abroad.roles import behind_roles
from engine.detection.structure import is_wording

_KINDS = frozenset({Kind.PERSON, Kind.ORG, Kind.LOC})
_CELLS = frozenset({TextRole.CELL, TextRole.VALUE})
_MEANINGS = frozenset({Meaning.NAME, Meaning.ORGANISATION, Meaning.PLACE})
_MOST_WORDS = 6
_LONGEST = 60  # characters
_LONGEST_CELL = 200
_PART = Expression(r"[^;:,()\[\]|/\n\t]+")
_QUOTED = Expression(r"[\"“„«]\s?([^\"“”„«»\n]{2,60}?)\s?[\"”“»]")
_WORD = Expression(r"[^\W_](?:[\w'’.-]*[^\W_])?\.?")
_TITLE = Expression(r"[^\W\d_a-zß-öø-ÿ][^\W\d_]*(?:['’.-]+[^\W\d_]+)*\.?")
# Lists of words stay together.
# ruff: noqa: E501
_LAST = Expression(r"[^\W\d_]+\Z")
_WORKERS = tuple(
    "er or ist ian man woman smith wright keeper curator eur euse ier ière iste ron oir ora ero era ista eiro eira".split()
)
"""Endings of occupations in English, French, Spanish and Portuguese."""
_OBJECT = Expression(
    r" (?:(?:of|de|do|da) |d['’])(?!(?:the|this|that|a|la|le|el|los|las|les|su|sa|son|o|os|as|um|uma|un|une|una)\b)[a-zà-ÿ]{3,20}(?![\w-])"
)
_SHORTEST_WORKER = 4
_CAPITAL = r"(?:(?:St|Ste|Sta|S)\. )?[A-ZÀ-ÖØ-Þ][\w'’-]+"
_AT_NAMED = Expression(
    r"(?: [a-zà-ÿ]{4,12})? (?:(?:de|du|do|da|dos|das|del|des|der|dem|im|in der|beim|bei der|am|an der|hos|ved|på|frå)(?: (?:la|las|los|le|l['’])(?= |(?<=['’])))?|de l['’]|d['’])"
    rf"(?:(?<=['’])| )(?:(?!(?:que|qui|som|und|et|y|e|og)\b)[a-zà-ÿ-]{{2,16}} (?:(?:de|du|do|da|del|der)(?: la| l['’])? )?){{0,3}}{_CAPITAL}(?: (?:(?:de|do|da|del|du|der|la) ){{0,2}}(?:[dl]['’])?{_CAPITAL}){{0,2}}"
)
"""Place or employer with a name behind an occupation, in languages other than English."""
_OVER = Expression(
    r"(?<![\w-])(?:retired|former|ex|ancien(?:ne)?s?|ehemalige[rnm]?|frühere[rnm]?|pensionierte[rnm]?|emeritierte[rnm]?|pensioneret|pensjonert|tidligere"
    r"|forhenværende|antigu[oa]|jubilad[oa]|retraitée?|aposentad[oa]|reformad[oa])[ -]\Z",
    re.IGNORECASE,
)
_OVER_BEHIND = Expression(
    r",? (?:im Ruhestand|i\. ?R\.|a\. ?D\.|à la retraite|en retraite|retraitée?|jubilad[oa]|aposentad[oa]|reformad[oa]|emerit(?:us|a|ierte?))(?!\w)"
)
_LONGEST_OVER = 16
_LINKS = frozenset(
    "of and the for to in on at upon by & de du des del della di da do dos das la le les el los y e et und og ved am an der"
    " van von vom zu zum den ten ter af av ap ab bin ibn al ben ni nic mac o d l i".split()
)


def whole(text: str, mentions: Iterable[Mention], structure: Structure) -> Iterator[Mention]:
    """Yield mentions of people, organisations and places, extended if the rest of the phrase is of the same name.

    The phrase is a part of a cell or of a labelled value, or a quotation, of at most six words. Its other words are
    capitalised, are initials, or link words ("of", "de"); words of labels end it.
    """
    found = tuple(mentions)
    covered = bytearray(len(text))
    for each in found:
        if each.kind in _KINDS or each.kind is Kind.DEM:
            covered[each.start : each.end] = b"\1" * (each.end - each.start)
    for each in found:
        if each.kind is Kind.DEM and each.recognizer != Recognizer.TERMS:
            yield _with_rest(text, _with_place(text, _with_object(text, each, covered)))
            continue
        span = _phrase(text, each, structure) if each.kind in _KINDS and each.recognizer != Recognizer.TERMS else None
        if span and each.kind is Kind.PERSON:
            span = min(behind_roles(text, *span), each.start), span[1]
        if span and _is_one_name(text, span, covered, is_person=each.kind is Kind.PERSON):
            yield replace(each, start=span[0], end=span[1])
        else:
            yield each


def _with_object(text: str, mention: Mention, covered: bytearray) -> Mention:
    """Return the mention of an occupation with its object: "restorer | of icons", "facteur | d'orgues"."""
    last = _LAST.search(text, max(mention.start, mention.end - _LONGEST), mention.end)
    if last is None or not last[0].lower().endswith(_WORKERS):
        return mention
    behind = _OBJECT.match(text, mention.end)
    if behind is None or covered.find(1, *behind.span()) >= 0:
        return mention
    return replace(mention, end=behind.end())


def _with_place(text: str, mention: Mention) -> Mention:
    """Return the mention of an occupation with its named place or employer: "mestre | do reisado de Vilarim"."""
    last = _LAST.search(text, max(mention.start, mention.end - _LONGEST), mention.end)
    if mention.subtype is not None or last is None or len(last[0]) < _SHORTEST_WORKER:
        return mention
    behind = _AT_NAMED.match(text, mention.end)
    return replace(mention, end=behind.end()) if behind else mention


def _with_rest(text: str, mention: Mention) -> Mention:
    """Return the mention of an occupation with the words that say that it is over: "retired | harbour pilot"."""
    before = _OVER.search(text, max(0, mention.start - _LONGEST_OVER), mention.start)
    behind = _OVER_BEHIND.match(text, mention.end)
    start = before.start() if before else mention.start
    return replace(mention, start=start, end=behind.end() if behind else mention.end)


def _phrase(text: str, mention: Mention, structure: Structure) -> tuple[int, int] | None:
    """Return the span of the short part of a cell, value or quotation that holds a mention and more, or None."""
    region = structure.at(mention.start)
    if region and region.end - region.start > _LONGEST_CELL:
        return None
    if region and region.role in _CELLS and region.meaning in _MEANINGS and mention.end <= region.end:
        parts = (match.span() for match in _PART.finditer(text, region.start, region.end))
    else:
        first = max(0, mention.start - _LONGEST)
        parts = (match.span(1) for match in _QUOTED.finditer(text, first, mention.end + _LONGEST))
    span = next((each for each in parts if each[0] <= mention.start and mention.end <= each[1]), None)
    if span is None:
        return None
    words = list(_WORD.finditer(text, *span))
    if not words or len(words) > _MOST_WORDS or span[1] - span[0] > _LONGEST:
        return None
    start, end = words[0].start(), words[-1].end()
    return (start, end) if (start, end) != (mention.start, mention.end) else None


def _is_one_name(text: str, span: tuple[int, int], covered: bytearray, *, is_person: bool) -> bool:
    """Return whether the words that no mention covers may belong to a name, and at least one is not a link word.

    Words of labels ("Bank", "School") are part of an organisation's name, but not of a person's.
    """
    more = False
    for match in _WORD.finditer(text, *span):
        if covered.find(0, *match.span()) < 0:
            continue
        word = match[0]
        if word in _LINKS:
            continue
        if not _TITLE.fullmatch(word) or (is_person and len(word) > 2 and is_wording(word)):
            return False
        more = True
    return more and text[span[0] : span[0] + 1] not in _LINKS
