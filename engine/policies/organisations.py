"""Detection of organisations by their legal form or a word beside the name, for policies that keep them.

German, French, Spanish, Portuguese, Danish and Norwegian. A recognizer may read a first name or a village as an
organisation, so a form such as A/S or a word such as "société" is required.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.expressions import Expression
from engine.core.types import Mention

# Lists of words stay together.

# Forms in or right after the name: Fjordlaks Sjømat AS; Construcciones Pisuerga, S.L.; Aalborg Universitetshospital
_FORM = Expression(
    r"(?<!\w)(?:A/S|ApS|I/S|K/S|P/S|A\.?m\.?b\.?A|ASA|AS|ANS|DA|SA|SF|KF|IKS|S\.\s?A\.(?:\s?U\.)?|S\.\s?L\.(?:\s?U\.)?|SAU|SLU|SL|S\.?A\.?R\.?L\.?|SAS|SASU|SNC|SCI|EURL|GIE|S\.?C\.?A\.?|Lda|Ltda|S\.\s?Coop|GmbH|AG|KG|OHG|UG|SE|Inc|Ltd|LLC|Corp)(?!\w)"
    r"|(?i:\b(?:soci[ée]t[ée]s?|sociedad|sociedade|compa[nñ][ií]a|compagnie|entreprise|empresa|construcciones|transport[es]?s|assurances?|seguros|mutuelles?|mutua|banque|banco|bank|caisse|caja|caixa|cr[ée]dit|association|asociaci[óo]n|associação|fondation|fundaci[óo]n|fundação|syndicat|sindicato|f[ée]d[ée]ration|coop[ée]rative"
    r"|h[ôo]pital|hospital|cl[ií]ni(?:que|ca)|centre\shospitalier|universit[ée]|universi(?:dad|dade|tet)|\w*(?:sykehus|sygehus|hospital|universitet|skole|kommune|forsikring|bank|foreningen|forening|styrelsen|direktoratet|departementet|ministeriet|selskap|selskab)|[ée]cole|colegio|escola|mairie|commune\sde|ayuntamiento|c[âa]mara\smunicipal|pr[ée]fecture|minist[èe]re|ministerio|minist[ée]rio|polic[ií]a|police|politi(?:et)?|guardia\scivil|gendarmerie)\b)"
)
_AFTER = 8  # characters after a name in which its form may be
_BEFORE = Expression(
    r"(?i:\b(?:soci[ée]t[ée]s?|entreprise|empresa|compañ[ií]a|mercantil|entidad|sociedad|sociedade|firma(?:et)?|selskap(?:et)?|selskab(?:et)?|virksomheden|bedriften|association|syndicat|banque|banco|sas|sarl|sa|sci))\s\Z"
)
_REACH = 16  # characters before a name


def is_organisation(text: str, mentions: Sequence[Mention]) -> bool:
    """Return whether a mention has the form of an organisation, or a word for one beside it."""
    return any(
        _FORM.search(text, each.start, each.end + _AFTER) is not None
        or _BEFORE.search(text[max(0, each.start - _REACH) : each.start]) is not None
        for each in mentions
    )


ORGANISATIONS: dict[str, Callable[[str, Sequence[Mention]], bool]] = {"organisation": is_organisation}
"""Conditions that a rule can set on all mentions of a finding, by name, beside those of `people`."""
