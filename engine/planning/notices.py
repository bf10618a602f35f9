"""Notices of a plan: what it leaves and asks, how dates were shifted, what the name of the file says (threat P32)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core import name_forms
from engine.core.expressions import Expression
from engine.core.folding import fold
from engine.core.message import text_of
from engine.core.options import MaskStyle
from engine.core.types import Action, Document, Entity, Kind, MaskingPlan, Notice, Recognizer, Role
from engine.planning import estimated_groups
from engine.planning.explanations import LEFT
from engine.planning.replacements import dates_left_in_place, possible_shifts

_TWO_VOWELS = Expression("[aou]e|aa")
_LETTERS_OR_DIGITS = Expression(r"[^\W\d_]+|\d+")
_SHORTEST_WORD, _SHORTEST_WITHIN = 3, 5


def notices(
    document: Document, entities: tuple[Entity, ...], plan: MaskingPlan, style: MaskStyle
) -> tuple[Notice, ...]:
    """Return the notices about what the plan leaves and about the replacements that it writes."""
    text = document.text
    counts = {
        "name-in-file-name": int(
            names_somebody((*document.folder.parts, document.path.stem), document, entities, plan)
        ),
        "too-few-share": sum(each.source in (LEFT, estimated_groups.LEFT) for each in plan.combinations),
        "dates-moved": possible_shifts(text, entities, plan, style),
        "dates-stay": dates_left_in_place(text, entities, plan, style),
    }
    asked = tuple(each.question for each in plan.decisions if each.question)
    review = (
        (Notice("needs-review", count=len(asked), names=tuple(dict.fromkeys(map(text_of, asked)))),) if asked else ()
    )
    return (*review, *(Notice(code, count=count) for code, count in counts.items() if count))


def names_somebody(names: Iterable[str], document: Document, entities: tuple[Entity, ...], plan: MaskingPlan) -> bool:
    """Return whether a name of a file or a folder holds masked text that identifies (threat P32)."""
    masked = {decision.entity_id for decision in plan.decisions if decision.action is not Action.KEEP}
    mentions = (
        mention
        for entity in entities
        if entity.id in masked
        for mention in entity.mentions
        if entity.role is Role.DIRECT or mention.recognizer == Recognizer.TERMS
    )
    written = {(fold(each.words(document.text)), each.kind is Kind.PERSON) for each in mentions}
    apart = [_LETTERS_OR_DIGITS.findall(_spelled(fold(each))) for each in names]
    return any(_is_in_name(text, words, is_person=is_person) for text, is_person in written for words in apart)


def _is_in_name(text: str, words: Sequence[str], *, is_person: bool) -> bool:
    """Return whether the words of a file's name hold this text, whatever parts them, or a distinctive part of a name:
    quistorp-lease, MQuistorp_v2.
    """
    parts, squeezed = _LETTERS_OR_DIGITS.findall(text), "".join(words)
    whole = "".join(parts)
    if len(parts) == 1 and len(whole) >= _SHORTEST_WORD and _spelled(whole) in words:
        return True
    if len(parts) > 1 and len(whole) >= _SHORTEST_WITHIN and _spelled(whole) in squeezed:
        return True
    distinctive = (each for each in (parts if is_person else (whole,)) if _is_distinctive(each))
    return any(_spelled(each) in squeezed for each in distinctive)


def _spelled(folded: str) -> str:
    """Return folded text with one vowel for two that spell one sound: Mueller is Müller, and Maaløe is Måløe."""
    return _TWO_VOWELS.sub(lambda vowels: vowels[0][0], folded)


def _is_distinctive(word: str) -> bool:
    is_title = word in name_forms.TITLES
    return len(word) >= _SHORTEST_WITHIN and not (is_title or name_forms.is_ordinary(word))
