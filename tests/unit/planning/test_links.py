"""Small words between a masked trait and what it is about go with the trait, and others stay."""

from __future__ import annotations

import pytest

from engine.core.message import literal
from engine.core.types import Entity, Kind, Mention, Redaction, Role, Shown
from engine.planning.additions import with_links

_KINDS = {"D": Kind.DEM, "L": Kind.LOC, "P": Kind.PERSON, "O": Kind.ORG, "C": Kind.CODE}


def _left(marked: str, shown: Shown = Shown.ON_MASK) -> str:
    """Return the text with # for each redaction; `marked` has "{D pilot}" for a masked trait."""
    text, entities, redactions = "", [], []
    for piece in marked.split("{"):
        masked, closed, rest = piece.partition("}")
        if not closed:
            text += piece
            continue
        kind, words = _KINDS[masked[0]], masked[2:]
        mention = Mention(len(text), len(text) + len(words), kind, 0.9, "neural", literal("test"))
        entities.append(Entity(f"e{len(entities)}", kind, Role.QUASI, (mention,)))
        redactions.append(Redaction(*mention.span, "[X]", shown))
        text += words + rest
    for each in reversed(with_links(text, tuple(redactions), entities)):
        text = text[: each.start] + "#" + text[each.end :]
    return text


@pytest.mark.parametrize(
    "text",
    [
        "ist {D Lotse} auf der {L Weser}.",
        "als {D Koch} im „{O Gasthof Tolva}.",
        "er {D mekaniker} ved {O saltværket}.",
        "est {D pompier} à {L Tolve}.",
        "est {D facteur} de l'{O école Tolve}.",
        "es {D maestra jubilada} de la {O telesecundaria}.",
        "é {D domador de mulas} e {D locutor}.",
        "a {D farmer} in {L Cobh}.",
        "by {P Huia}, née {P Tolvane}.",
        "by {P Una Tolvane} (née {P Berg}.",
    ],
)
def test_links_go_with_the_trait_before_them(text: str) -> None:
    space = " " if text[text.rindex("{") - 1] == " " else ""
    assert _left(text) == text[: text.index("{")] + f"#{space}#."


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("{D Lotse} und dann {L Weser}", "# und dann #"),
        ("{D Lotse}, {L Weser}", "#, #"),
        ("{L Weser} in {L Bremen}", "# in #"),
        ("{P Ada} and {P Berg}", "# and #"),
        ("{D Lotse} auf {C 4711}", "# auf #"),
        ("{D Lotse} auf der Weser", "# auf der Weser"),
    ],
)
def test_other_words_stay(text: str, left: str) -> None:
    assert _left(text) == left


def test_words_beside_a_replacement_stay() -> None:
    assert _left("a {D farmer} in {L Cobh}", Shown.AS_TEXT) == "a # in #"
