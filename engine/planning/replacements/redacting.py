"""Redactions of a plan: stretches of text, each with its box, label or replacement words."""

from __future__ import annotations

import hashlib
import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import date
from itertools import chain, combinations

from engine.core.calendar_words import MONTHS
from engine.core.expressions import Expression
from engine.core.options import MaskStyle
from engine.core.types import Action, Decision, Entity, Kind, MaskingPlan, Passage, Redaction, Shown
from engine.core.words import fold_words
from engine.generalisation import ages, wording
from engine.generalisation.steps import GeneralisedValue, Grain, steps
from engine.planning.replacements import names
from engine.planning.replacements.invention import Avoid, Invention, source
from engine.planning.replacements.partial import part
from engine.planning.replacements.shift import moved, shift
from engine.planning.replacements.surrogate import DocumentSurrogates, Original, surrogate

# The month of a day or the town of a street is too exact to keep of masked text: HIPAA's Safe Harbor keeps year and
# state.
_TOO_FINE = frozenset({Grain.MONTH, Grain.TOWN})

# Month, year or decade of a day, and the words that may precede a day: "on 14 March 2023", "in the 1980s".
_SPAN_OF_DAYS = Expression(rf"(?:(?:{'|'.join(MONTHS)}) ?)?(?:\d{{4}}(?P<decade>s)?)?")
_YEAR = Expression(r"(?<!\d)(?:1[89]|20)\d\d(?=s?(?!\w))")
_DAY = Expression(r"(?<!\d)\d{1,2}(?!\d)")
_ON_A_DAY = Expression(r"(?<!\w)on\s+\Z", re.IGNORECASE)
_BEFORE_A_DECADE = Expression(r"(?<!\w)(?:in|of|since|until|by|before|after|from|to|during|and)\s+\Z", re.IGNORECASE)
_ARTICLE = Expression(r"(?<!\w)(?:an?|(?<![^\n.!?:;] )(?<!\w)An?)(?P<gap>\s)\Z")
_VOWEL = Expression(r"\W*(?:[AEIOUaeiou]|8|1[18](?!\d))")
_SURE_OF_KIND = 0.7
"""The confidence of a recognizer from which a surrogate may replace a mention."""
_REACH = 10
"""Characters before a mention that its replacement must fit."""


def planned_redactions(
    text: str,
    entities: tuple[Entity, ...],
    plan: MaskingPlan,
    *,
    style: MaskStyle = MaskStyle.BOX,
    secret: str | None = None,
    person: str | None = None,
    avoid: Avoid = lambda _: False,
    passages: Sequence[Passage] = (),
) -> tuple[Redaction, ...]:
    """Return every stretch of text that the plan removes, sorted, with its replacement.

    A decision's own replacement or part takes precedence over the style. Text without a replacement gets the label of
    its entity; labels number the entities of a type in order of appearance, from 1 in each document: a number that
    meant the same person in two releases would link them.

    Args:
        secret: draws the same surrogates and the same shift of dates each time; None draws new ones.
        person: the data subject, whose dates these are. With a secret, all documents of a data subject shift by the
            same weeks, and each document without one by its own.
        avoid: see `invention.Avoid`.
        passages: those of the text; labels and generalised values are in the language of their paragraph. Without them
            all are in English.
    """
    decided = {each.entity_id: each for each in plan.decisions if each.action is not Action.KEEP}
    taken = [(entity, decided[entity.id]) for entity in entities if entity.id in decided]
    dates = (mention for entity, _ in taken if entity.kind is Kind.DATETIME for mention in entity.mentions)
    day_first = wording.ENGLISH not in {_language(passages, each.start) for each in dates}
    world = _world(text, [entity for entity, _ in taken], secret, person, avoid, day_first=day_first and bool(passages))
    number: Counter[str] = Counter()
    spans: list[Redaction] = []
    for entity, decision in taken:
        languages = [_language(passages, mention.start) for mention in entity.mentions]
        replaced = _replaced(text, entity, decision, style, world, languages)
        found = [
            Redaction(mention.start, mention.end, words or "", Shown.AS_TEXT)
            for mention, words in zip(entity.mentions, replaced, strict=True)
        ]
        if any(not each.label for each in found):
            called = _label_word(text, entity)
            number[called] += 1
            labels = (f"[{wording.word(called, each) or called} {number[called]}]" for each in languages)
            found = [
                each if each.label else replace(_labelled(label, decision, style), start=each.start, end=each.end)
                for each, label in zip(found, labels, strict=True)
            ]
        english = (each == wording.ENGLISH for each in languages)
        spans += (
            _with_article(text, each) if is_english else each for each, is_english in zip(found, english, strict=True)
        )
    return tuple(_apart(sorted(spans, key=lambda span: span.start)))


def _with_article(text: str, redaction: Redaction) -> Redaction:
    """Return a redaction that includes an English article before it, which tells the first sound: "an 83-year-old".

    Before a label, that of words stays: it leaves many words, but of numbers only 8, 11, 18 and 80 to 89.
    """
    if redaction.shown is not Shown.AS_TEXT and not text[redaction.start].isdigit():
        return redaction
    article = _ARTICLE.search(text, max(0, redaction.start - _REACH), redaction.start)
    if not article:
        return redaction
    fitting = article[0][0] + ("n" if _VOWEL.match(redaction.label) else "") + article["gap"]
    label = fitting + redaction.label if redaction.shown is Shown.AS_TEXT else redaction.label
    if label == article[0] + redaction.label:
        return redaction
    return replace(redaction, start=article.start(), label=label, article=len(article[0]))


def _apart(redactions: Iterable[Redaction]) -> Iterator[Redaction]:
    """Yield sorted redactions of which none begins within the one before."""
    end = 0
    for each in redactions:
        yield each if each.start >= end else replace(each, start=end, article=0)
        end = each.end


def _language(passages: Sequence[Passage], offset: int) -> str:
    """Return the language of `wording.LANGUAGES` at an offset."""
    at = bisect_right(passages, offset, key=lambda each: each.start) - 1
    return wording.known(passages[at].language) if at >= 0 else wording.ENGLISH


def _label_word(text: str, entity: Entity) -> str:
    """Return the word of a label in English, a key of `wording`, for readers who do not know the recognizers' kinds."""
    own = [each for each in entity.mentions if each.kind is entity.kind]
    subtype = next((each.subtype for each in own if each.subtype), None)
    if entity.kind is Kind.CODE and subtype not in _SORTS:
        has_digits = any(map(str.isdigit, "".join(each.words(text) for each in entity.mentions)))
        return "NUMBER" if has_digits else "ID"
    return _SORTS.get(subtype or "") or _WORDS[entity.kind]


_WORDS: dict[Kind, str] = {
    Kind.PERSON: "PERSON",
    Kind.CODE: "ID",
    Kind.DATETIME: "TIME",
    Kind.LOC: "PLACE",
    Kind.ORG: "ORG",
    Kind.DEM: "DETAIL",
    Kind.QUANTITY: "AMOUNT",
    Kind.MISC: "DETAIL",
}
_SORTS: dict[str, str] = {
    "age": "AGE",
    "date": "DATE",
    "email": "EMAIL",
    "fax": "FAX",
    "ip": "IP ADDRESS",
    "phone": "PHONE",
    "street-address": "ADDRESS",
    "url": "WEB ADDRESS",
}


def _labelled(label: str, decision: Decision, style: MaskStyle) -> Redaction:
    """Return the words on the mask of an entity: its label and reason code; on a bare mask the code alone."""
    if decision.action is Action.LABEL:
        label = decision.replacement or label
    elif style is MaskStyle.BOX:
        label = ""
    return Redaction(0, 0, " ".join(filter(None, (label, decision.code))))


def _world(
    text: str, entities: list[Entity], secret: str | None, person: str | None, avoid: Avoid, *, day_first: bool
) -> DocumentSurrogates:
    drawn = source(secret)
    dates, people = (
        [_written(text, entity) for entity in entities if entity.kind is kind] for kind in (Kind.DATETIME, Kind.PERSON)
    )
    whose = f"person {fold_words(person)}" if person else f"document {hashlib.sha256(text.encode()).hexdigest()}"
    words = frozenset(map(fold_words, set(re.findall(r"\w+", text))))
    return DocumentSurrogates(
        Invention(drawn, text.casefold(), words, avoid),
        shift(drawn, whose, chain.from_iterable(dates), day_first=day_first),
        names.people(people),
        frozenset(fold_words(words) for entity in entities for words in _written(text, entity)),
    )


def _written(text: str, entity: Entity) -> tuple[str, ...]:
    """Return all forms in which the document writes an entity."""
    return tuple(dict.fromkeys(mention.words(text) for mention in entity.mentions))


def _replaced(
    text: str, entity: Entity, decision: Decision, style: MaskStyle, world: DocumentSurrogates, languages: Sequence[str]
) -> list[str | None]:
    """Return the replacement of each mention, in its language, or None for a label."""
    everything = _written(text, entity)
    originals = (
        Original(
            mention.words(text),
            mention.kind,
            mention.subtype,
            everything,
            mention.score >= _SURE_OF_KIND,
            language,
        )
        for mention, language in zip(entity.mentions, languages, strict=True)
    )
    return [
        _in_sentence(
            text[max(0, mention.start - _REACH) : mention.start],
            _replacement(original, decision, style, world),
            original,
        )
        for mention, original in zip(entity.mentions, originals, strict=True)
    ]


def _in_sentence(before: str, words: str | None, original: Original) -> str | None:
    """Return the words in a form that fits the text before them: "on [day in 2023]", "in the 1980s"."""
    if original.language != wording.ENGLISH:
        coarse = words and original.kind is Kind.DATETIME and words[0] != "[" and not _DAY.search(words)
        if words and coarse and wording.on_a_day(before, original.language):
            return wording.filled("day-in", original.language, words)
        return words
    span = _SPAN_OF_DAYS.fullmatch(words) if words else None
    if not span:
        return words
    written = f"the {words}" if span["decade"] else words
    if _ON_A_DAY.search(before):
        return f"[day in {written}]"
    return written if _BEFORE_A_DECADE.search(before) else words


def _replacement(original: Original, decision: Decision, style: MaskStyle, world: DocumentSurrogates) -> str | None:
    if decision.action is Action.LABEL:
        return None
    if decision.part:
        return part(decision.part, original.words, original.language)
    if decision.replacement:
        return _in_form(original, decision.replacement)
    way = _BY_ACTION.get(decision.action) or _BY_STYLE.get(style)
    return way(original, world) if way else None


def _in_form(original: Original, replacement: str) -> str:
    """Return the replacement in the form of the words, if it is one of their steps: "30-34-year-old"."""
    return next((step.written for step in _steps(original.words, original) if step.text == replacement), replacement)


def coarse_enough(step: GeneralisedValue) -> bool:
    """Return whether a generalisation step may replace text that has to be masked."""
    return step.grain not in _TOO_FINE


def _generalised(original: Original, world: DocumentSurrogates) -> str | None:
    """Return the first step that is coarse enough, of these words or of other words for the same entity.

    It never repeats words that are masked elsewhere in the document: not "2019" for a day if the year is masked. No
    year is left that would tell the age of somebody over 89, since such ages are pooled.
    """
    others = world.masked.difference(map(fold_words, original.entity))
    coarser = (step for words in (original.words, *original.entity) for step in _steps(words, original))
    allowed = (step for step in coarser if coarse_enough(step) and not _is_of_the_oldest(step))
    return next((step.written for step in allowed if others.isdisjoint(_phrases(step.text))), None)


def _is_of_the_oldest(step: GeneralisedValue) -> bool:
    """Return whether a year or decade is so long ago that somebody born in it is over 89, or older than anybody."""
    return any(int(year) <= date.today().year - ages.POOLED for year in _YEAR.findall(step.text))


def _phrases(words: str) -> Iterator[str]:
    """Yield all runs of consecutive words, folded."""
    parts = fold_words(words).split()
    return (" ".join(parts[start:end]) for start, end in combinations(range(len(parts) + 1), 2))


def _steps(words: str, original: Original) -> tuple[GeneralisedValue, ...]:
    return steps(words, original.kind, original.subtype, original.language)


def _shifted(original: Original, world: DocumentSurrogates) -> str | None:
    return moved(original.words, world.dates) if original.kind is Kind.DATETIME else None


_Way = Callable[[Original, DocumentSurrogates], str | None]
_BY_ACTION: dict[Action, _Way] = {Action.GENERALISE: _generalised, Action.SHIFT: _shifted}
_BY_STYLE: dict[MaskStyle, _Way] = {
    MaskStyle.GENERALISE: _generalised,
    MaskStyle.SHIFT: _shifted,
    MaskStyle.SURROGATE: surrogate,
}
