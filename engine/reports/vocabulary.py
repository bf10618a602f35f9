"""Words for kinds of entities and for recognizers, in logs and reports."""

from __future__ import annotations

from engine.core import kind_names
from engine.core.catalogue import Catalogue
from engine.core.message import Message, message
from engine.core.sentences import SENTENCES
from engine.core.types import Entity, Kind, Mention, Recognizer

AREA = Message("kind.area")


def kind(entity: Entity) -> Message:
    """Return the most specific words for an entity; "or name of a person" where a network read it as one, too."""
    return _or_name(entity, kind_names.name(entity.kind, kind_names.subtype(entity)))


def _or_name(entity: Entity, finest: Message) -> Message:
    """Return the words, with the reading as a name, which may be what the policy decided by."""
    read = {each.kind for each in entity.mentions if each.recognizer == Recognizer.NEURAL}
    is_name_too = Kind.PERSON in read and entity.kind is not Kind.PERSON
    return message("kind.or", kind=finest, other=kind_names.name(Kind.PERSON)) if is_name_too else finest


def kind_of(entity: Entity, mention: Mention) -> Message:
    """Return the words for one mention: its own subtype where it has one of the entity's kind, else the entity's."""
    if mention.kind is entity.kind and mention.subtype:
        return _or_name(entity, kind_names.name(entity.kind, mention.subtype))
    if mention.kind is not entity.kind and mention.recognizer == Recognizer.NEURAL:
        return message("kind.or", kind=kind_names.name(entity.kind), other=kind_names.name(mention.kind))
    return kind(entity)


def found_by(mention: Mention, words: Catalogue) -> str:
    """Return the words for the recognizer of a mention."""
    code = f"found-by.{mention.recognizer}"
    return words.say(Message(code)) if code in SENTENCES else mention.recognizer
