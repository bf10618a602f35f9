"""Entities from overlapping mentions: one person or thing, masked at all of its mentions or at none."""

from __future__ import annotations

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from engine.core.types import NO_STRUCTURE, OF_USER, Entity, Kind, Mention, Recognizer, Role, Structure
from engine.detection.edges import boundaries, phrases
from engine.detection.entities import following, shortened, streets
from engine.detection.entities.joined import around_nicknames
from engine.detection.entities.names import genitives, group_names, is_direct, is_name, key
from engine.detection.entities.overlaps import Resolved, resolve, without
from engine.detection.entities.people import ShortForm
from engine.detection.entities.repeats import defined_aliases, repeats
from engine.detection.filters import citing, logs, ordinary, placed, plain
from engine.detection.networks import language

_GENITIVE_S = frozenset({"da", "de", "nb", "nn", "nl", "sv"})


def join(text: str, mentions: Iterable[Mention], structure: Structure = NO_STRUCTURE) -> tuple[Entity, ...]:
    """Return the entities in the order in which the text first names them, with ids e1, e2 ...

    Their mentions do not overlap, and together cover every letter and digit that a recognizer found, except for people
    whose mention is not a name (a title, "May" in "1 May 1999") and not the user's own. Repetitions of the same words
    elsewhere are added, except in labels and other fixed text, so that no mention of a masked entity is left.
    """
    found = tuple(
        each
        for each in mentions
        if each.kind is not Kind.PERSON
        or each.recognizer in OF_USER  # the user's own words may have any characters
        or each.recognizer is Recognizer.REPEATS  # a name that was found, in other characters: 🆀🆄🅸🆂🆃🅾🆁🅿
        or each.subtype == "initials"
        or (is_name(each.words(text)) and not following.is_noun(text, each.start, each.end))
    )
    found += tuple(around_nicknames(text, found))
    aliases = defined_aliases(text, found)
    found += tuple(alias.mention for alias in aliases)
    short = following.forms(text, found, structure)
    again = placed.keep(text, citing.without(text, (*_repeated(text, found), *_added(text, found, short))), structure)
    again = (boundaries.widen(text, each) for each in logs.without(text, again, structure))
    resolved = resolve(text, phrases.whole(text, (*found, *again), structure))
    owners = {(each.mention.start, each.mention.end): each.of for each in short if each.of}
    alias_of = shortened.owners(text, (each.mention for each in resolved))
    alias_of |= streets.owners(text, (each.mention for each in resolved))
    alias_of |= {alias.key: alias.of for alias in aliases}
    groups = _groups(text, resolved, alias_of, owners)
    return tuple(
        Entity(f"e{number}", _kind(group), _role(group), tuple(each.mention for each in group))
        for number, group in enumerate(groups, start=1)
    )


def _repeated(text: str, found: tuple[Mention, ...]) -> Iterator[Mention]:
    """Yield the repetitions of mentions, without names that are something else here: months, pages, eponyms."""
    for each in repeats(text, found):
        span = each.start, each.end
        is_noun = following.is_noun(text, *span) or following.is_german_noun(text, *span)
        if each.kind is not Kind.PERSON or not (is_noun or ordinary.names_no_person(text, each)):
            yield each


def _added(text: str, found: Iterable[Mention], short: Iterable[ShortForm]) -> Iterator[Mention]:
    """Yield the short forms that no recognizer found as people, without words in plain use."""
    names = {(each.start, each.end) for each in found if each.kind is Kind.PERSON}
    for each in short:
        start, end = each.mention.start, each.mention.end
        if (start, end) not in names and not plain.is_plain(text, start, end):
            yield each.mention


def add(text: str, known: Iterable[Entity], added: Sequence[Mention]) -> tuple[tuple[Entity, ...], tuple[Entity, ...]]:
    """Return known entities with the remaining parts of their mentions, and the entities of added mentions.

    Known entities keep their ids; an added one has the id m and its first offset. It is DIRECT if it replaces a mention
    of a direct identifier.

    Args:
        added: sorted, not overlapping.
    """
    groups: dict[str, list[Mention]] = defaultdict(list)
    for mention in added:
        groups[key(mention.words(text), mention)].append(mention)
    left, direct = [], set()
    ends = [each.end for each in added]
    for entity in known:
        over = ((bisect_right(ends, each.start), each.end) for each in entity.mentions)
        if not any(at < len(added) and added[at].start < end for at, end in over):  # of thousands, nearly all
            left.append(entity)
            continue
        mentions = tuple(without(text, entity.mentions, added))
        if mentions:
            left.append(replace(entity, mentions=mentions))
        if entity.role is Role.DIRECT and mentions != entity.mentions:
            direct |= {each for each in added if any(_overlap(each, other) for other in entity.mentions)}
    return tuple(left), tuple(
        Entity(
            f"m{group[0].start}", group[0].kind, Role.QUASI if direct.isdisjoint(group) else Role.DIRECT, tuple(group)
        )
        for group in groups.values()
    )


def _overlap(one: Mention, other: Mention) -> bool:
    return one.start < other.end and other.start < one.end


def _groups(
    text: str, resolved: tuple[Resolved, ...], alias_of: dict[str, str], owners: dict[tuple[int, int], str]
) -> list[list[Resolved]]:
    names = [text[each.mention.start : each.mention.end] for each in resolved if each.mention.kind is Kind.PERSON]
    names += owners.values()
    base = _without_genitive(text, resolved, names)
    person = group_names([base.get(each, each) for each in names])
    groups: dict[str, list[Resolved]] = defaultdict(list)
    for each in resolved:
        words = text[each.mention.start : each.mention.end]
        own = key(words, each.mention)
        owner = owners.get((each.mention.start, each.mention.end), words)
        # The month is not the person of that name: "In August he" beside "August, his son".
        named = each.mention.kind is not Kind.DATETIME
        one = person.get(base.get(owner, owner)) or person.get(base.get(words, words)) if named else None
        groups[one or alias_of.get(own, own)].append(each)
    return sorted(groups.values(), key=lambda group: group[0].mention.start)


def _without_genitive(text: str, resolved: Iterable[Resolved], names: Iterable[str]) -> dict[str, str]:
    """Return names in the genitive, with the names that they are of, where a language writes it without an apostrophe.

    "Kaspers" is of Kasper where the text names a Kasper, too.
    """
    if not (found := genitives(names)):
        return {}
    passages = language.paragraphs(text)
    return {
        words: found[words]
        for each in resolved
        if (words := each.mention.words(text)) in found and language.at(passages, each.mention.start) in _GENITIVE_S
    }


def _kind(group: list[Resolved]) -> Kind:
    """Return the kind with the highest total score; ORG and LOC often both apply to one name."""
    weight: dict[Kind, float] = defaultdict(float)
    for each in group:
        weight[each.mention.kind] += each.mention.score
    return max(weight, key=lambda kind: weight[kind])


def _role(group: list[Resolved]) -> Role:
    direct = any(each.holds_direct or is_direct(each.mention) for each in group)
    return Role.DIRECT if direct else Role.QUASI
