"""Rooms that every house, school or office has: "Utility Room", "Training Room 2", "rm", "Diele"; they locate nobody.

"Room 7" stays a mention, since somebody may live in it.
"""

from __future__ import annotations

import re

from engine.core.expressions import Expression
from engine.core.types import Kind, Mention

# Lists of words stay together.
# ruff: noqa: E501

_KINDS = frozenset({Kind.LOC, Kind.ORG, Kind.MISC, Kind.DEM, Kind.PERSON})
_WHAT = r"(?:master|main|front|back|rear|small|large|second|spare|guest|box|utility|day|dining|living|sitting|family|games|rec(?:reation)?|sun|laundry|boiler|store|storage|server|plant|comms|post|mail|break|staff|board|meeting|conference|training|interview|waiting|treatment|consulting|exam(?:ination)?|procedure|recovery|delivery|operating|locker|changing|boys|girls|men['’]s|women['’]s|toilet|shower|bath|wet|powder|quiet|sensory|art|music|computer|media|common|reading|class|prayer|first\said|medical|control|engine|dressing)"
_ROOM = Expression(
    rf"(?:the\s)?(?:(?:{_WHAT}['’]?\s){{1,3}}(?:bed)?rooms?|(?:master|main|front|back|rear|small|second|spare|guest|box)\s(?:bed(?:room)?|bath(?:room)?)|(?:bed|bath|board|class|store|cloak|shower|wet)rooms?|lounge|kitchen|hallway|landing|loft|attic|cellar|conservatory|carport|pantry|porch|patio|garage|en[- ]?suite"
    r"|master\sbath(?:\s(?:and|&)\sguest\sroom)?|(?:utility|guest)\srooms?)(?:\s[1-9]\d?|\s[A-E])?",
    re.IGNORECASE,
)
_OTHERS = Expression(
    r"(?:Wohn|Schlaf|Kinder|Bade|Gäste|Arbeits|Wasch|Besprechungs|Warte|Behandlungs)(?:zimmer|raum|küche)|Diele|Küche|Flur|Kellerraum|Abstellraum|Heizungskeller"
    r"|salle\s(?:de\sbains?|d['’]attente|de\sréunion|d['’]eau|à\smanger)|(?:chambre|séjour|cuisine|cave|grenier|palier)|(?:sala\sde\s(?:estar|espera|jantar|reuniones|reuniões)|cuarto\sde\sbaño|cocina|cozinha|lavandería|lavandaria|comedor|trastero|arrecadação)"
    r"|(?:stue|sove(?:rom|værelse)|bade(?:rom|værelse)|kjøkken|køkken|bryggers|vaskerom|kjellerbod|loftsrum|entré|venterom|venteværelse|møterom|mødelokale)",
    re.IGNORECASE,
)


_WHERE = r"(?:,?\s(?:Bldg|Building|Block|Floor|Wing)\.?\s[A-Z\d]{1,2})?"
_SEVERAL = Expression(
    rf"(?>(?:{_ROOM.pattern})(?!\w)){_WHERE}(?>(?:(?:,\s|\s(?:and|&)\s)(?>(?:{_ROOM.pattern})(?!\w)))*)", re.IGNORECASE
)


def is_room(text: str, mention: Mention) -> bool:
    """Return whether a mention is a room by what it is for."""
    if mention.kind not in _KINDS:
        return False
    if mention.kind is Kind.PERSON and " " not in text[mention.start : mention.end]:
        return False  # Ms Kitchen
    return any(each.fullmatch(text, mention.start, mention.end) for each in (_SEVERAL, _OTHERS))
