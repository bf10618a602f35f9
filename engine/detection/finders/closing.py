"""Names below the words with which a letter or message closes: "Med venlig hilsen / Storm", "Best wishes, Hope".

The networks read a short line without a sentence, and miss names that are ordinary words, too.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.core.expressions import Expression
from engine.core.message import Message
from engine.core.types import Kind, Mention
from engine.detection.abroad.roles import is_role
from engine.detection.filters import ordinary
from engine.detection.filters.impersonal import is_impersonal
from engine.detection.filters.products import is_product
from engine.detection.lexicon import bodies, salutations
from engine.detection.patterns.rule import RECOGNIZER, UPPER

# Words of one language stay together.

_SCORE = 0.75
"""Above that from which a network's reading of the same words counts less (`entities.overlaps`)."""
_BELOW = Expression(
    rf"[ ]?[,.!]?[ \t]*(?:\n[ \t>]*){{1,3}}[ \t>*–-]{{0,6}}"
    rf"(?P<who>{UPPER}[\w'’.-]*(?:[ ]{UPPER}[\w'’.-]*){{0,3}})(?<![.])[ \t]*[!.]?[ \t]*(?=\n|\Z)"
)
_BESIDE = Expression(
    rf"(?:,[ ]|[ ][–-][ ]|[ ])(?P<who>{UPPER}[a-zß-öø-ÿ'’-]+(?:[ ]{UPPER}[\w'’.-]*){{0,2}})[ \t]*[!.]?[ \t]*(?=\n|\Z)"
)
_NOBODY = Expression(
    r"(?:the|your|our|ihre?|euer|eure|der|die|das|le|la|les|votre|vos|notre|el|los|las|su|tu|nuestr[oa]|o|os|as|seu|sua|den|det|din|deres|jeres|vår|vores)(?!\w).*"
    r"|(?:.*\W)?\w*(?:team|verwaltung|leitung|dienst|amt|büro|abteilung|vorstand|redaktion|sekretariat|praxis|kanzlei|schule|verein|foreningen?|styret|bestyrelsen|afdelingen?|avdelingen?|kontoret|ledelsen|redaktionen|direction|secrétariat|syndic|service|services|équipe|comité|dirección|administración|secretaría|equipo|direção|administração|secretaria|equipa|equipe"
    r"|management|committee|office|department|support|reception|staff|admin|manager|director|advisor|adviser|officer|council|society|association|club|bank|school|hospital|clinic|surgery|ltd|limited|inc|llc|gmbh|ag|aps)",
    re.IGNORECASE,
)
_WORD = Expression(r"[^\W\d_]+")
_WROTE = Message("pattern.capitalised-word-for-somebody-who-wrote")


def find(text: str, found: Sequence[Mention]) -> Iterator[Mention]:
    """Yield the names below or beside closing words that are no person or body yet; no roles and no firms."""
    taken = [(each.start, each.end) for each in found if each.kind in (Kind.PERSON, Kind.ORG)]
    if "\n" not in text.strip():  # no letter, and the forms take long to compile
        return
    for _, closed in salutations.closings(text):
        match = _BELOW.match(text, closed) or _BESIDE.match(text, closed)
        if match is None:
            continue
        start, end = match.span("who")
        mention = Mention(start, end, Kind.PERSON, _SCORE, RECOGNIZER, _WROTE, "name")
        if not any(first < end and start < last for first, last in taken) and _may_be_person(text, mention):
            yield mention


def _may_be_person(text: str, mention: Mention) -> bool:
    """Return whether words may be a name; abbreviations in capitals are initials, which others find."""
    written = mention.words(text)
    words = _WORD.findall(written)
    if salutations.is_closing(written, 0, len(written)):
        return False
    if not words or _NOBODY.fullmatch(written) or (len(words) == 1 and written.isupper()):
        return False
    if any(is_impersonal(each.lower()) or is_role(each.lower()) for each in words) or bodies.is_listed(written):
        return False
    return not (ordinary.is_kin_or_feast(text, mention) or is_product(text, replace(mention, kind=Kind.ORG)))
