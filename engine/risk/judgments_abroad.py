"""Judgments in other languages than English, and the least risk of their details whose masking the network did not learn.

It learned from English judgments which details annotators mask. That carries over to names, places and dates, but hardly
to quantities, courts, prisons and hospitals: "the Kalisz Regional Court" and "le tribunal régional de Kalisz" have no
word in common. For these the share that was masked in the English judgments is the least risk.
"""

from __future__ import annotations

import re

from engine.core.expressions import Expression
from engine.core.message import message
from engine.core.types import Entity, Indicator, Kind
from engine.risk import forms

# Words of one language stay together.
# ruff: noqa: E501

QUANTITIES = 0.87
LOCAL_COURTS = 0.52
PRISONS_AND_HOSPITALS = 0.98
"""Shares masked in the judgments that the network learned from, `tab/train.jsonl.gz`: of the entities of annotators
that are quantities (275 of 318), and of the mentions of courts, prisons and hospitals that name a town."""

_COURT = Expression(
    r"\b(?:courts?|tribuna(?:l|ls|ux|les|is)|cours?|juridictions?|juzgados?|audiencia|ju[ií]zos?|varas?|comarca|turma|c[âa]mara"
    r"|\w*(?:gericht|gerichte?s|kammer|senat)|kantonsgericht\w*|(?:ting|lagmanns|by|lands|jordskifte|herreds)ret(?:t|ten?|s)?|rettens?)\b",
    re.IGNORECASE,
)
_HIGHEST = Expression(
    r"supr[eèê]m|cassa[tçc]|constitu[tc]|verfassung|bundes|reichs|oberste|h(?:ø|oe)je?ste|high\scourt|federal|f[ée]d[ée]ra|europ|human\srights|droits\sde\sl['’]homme"
    r"|derechos\shumanos|direitos\shumanos|menneskerett|menschenrecht|internation|conseil\sd['’][ée]tat|audiencia\snacional|state\ssecurity|superior\stribunal|stf\b|stj\b",
    re.IGNORECASE,
)  # fmt: skip
_HOUSE = Expression(
    r"\b(?:prisons?|detention|remand|hospitals?|clinics?|maisons?\s(?:d['’]arrêt|centrale)|(?:centre|établissement)\s(?:de\sdétention|pénitentiaire)|pénitencier"
    r"|h[ôo]pita(?:l|ux)|centre\shospitalier|cliniques?|centros?\s(?:penitenciarios?|hospitalarios?|de\sdetención)|prisi[óo]n|c[áa]rcel|cl[íi]nicas?|penitenci[áa]ria|pres[íi]dio"
    r"|estabelecimento\sprisional|justizvollzugsanstalt|jva|haftanstalt|gefängnis|(?:\w*(?:krankenhaus|klinik|klinikum|spital))|fængsel|arresthus|fengsel|\w*s[yj][gk]ehus)",
    re.IGNORECASE,
)
_PROPER = Expression(r"(?<![\w'’])(?:[dlDL]['’])?([A-ZÀ-ÖØ-ÞŁŚŻŹĆŘŠŽČİĐ][^\W\d_]{2,})")
_COMMON = frozenset(
    "administrative administratif administratives appeal appeals appel apelación apelação arbeitsgericht assize assises central centre centro civil civile commerce"
    " city commercial county court cour correctionnel criminal crown division detention district distrital federal first grande hospital instance instancia instância"
    " instrucción judiciaire judicial justice justicia justiça juzgado labour landesgericht law magistrates martial military ministry municipal national office pénal penal police premiere première primera"
    " prison provincial provincia psychiatric public regional remand sala section security sociaux social state states superior tribunal trabajo travail united university the high".split()
)

_DECISION = tuple(
    Expression(each, re.IGNORECASE)
    for each in (
        r"im\snamen\sdes\svolkes|entscheidungsgründe|^\s*(?:tenor|tatbestand|gründe)\s*:?\s*$|revision\sdes|der\s\w*senat\s(?:des|hat)",
        r"par\sces\smotifs|attendu\sque|pourvoi|la\scour(?:\sd['’]appel|\sde\scassation)|au\snom\sdu\speuple",
        r"antecedentes\sde\shecho|fundamentos\s(?:de\sderecho|jurídicos)|fallamos|debemos\s(?:condenar|estimar|desestimar)|recurso\sde\scasación",
        r"acordam\s|acórdão|relator(?:a)?\s*:|supremo\stribunal|apelação|nega(?:-se|r)?\sprovimento|dá-se\sprovimento|recorrente.{0,200}recorrid",
        r"høyesterett|lagmannsretten|dommen\slyder|slutning|saksøkte?|ankende\spart|rettens\s(?:bemerkninger|vurdering)",
        r"højesteret|landsretten|thi\skendes|sagsøgte?|rettens\s(?:begrundelse|resultat)|procesbevillingsnævnet|byrettens\sdom",
        # Of the European Court of Human Rights.
        r"droits\sde\sl['’]homme|(?:le|la|les)\srequérante?s?|requête\s\(?n[o°]|en\sviolation\sde\sl['’]article|l['’]article\s\d+\s(?:§\s*\d+\s)?de\sla\sconvention"
        r"|derechos\shumanos|(?:el|la|los|las)\sdemandantes?|demanda\s\(?n[.ºúo]|art[íi]culo\s\d+\s(?:§\s*\d+\s)?(?:del\sconvenio|de\sla\sconvención)",
    )
)  # fmt: skip
_FEWEST_MARKS = 2


def is_judgment(text: str) -> bool:
    """Return whether a text has fixed words of a judgment, at least two different ones."""
    return len({match[0].casefold() for form in _DECISION for match in form.finditer(text)}) >= _FEWEST_MARKS


def indicate(text: str, entity: Entity) -> Indicator | None:
    """Return the indicator of an entity's least risk, or None if its risk is the network's to say."""
    written = max((each.words(text) for each in entity.mentions), key=len)
    share = masked_share(written, entity.kind)
    return (
        Indicator(forms.NAME, share, True, message("form.judgments", share=share), forms.THRESHOLD) if share else None
    )


def masked_share(written: str, kind: Kind) -> float:
    """Return the share of such details that annotators of English judgments masked; 0 if the network tells it as well."""
    if kind is Kind.QUANTITY:
        return QUANTITIES
    if kind not in {Kind.ORG, Kind.LOC} or not _names_town(written):
        return 0.0
    if _HOUSE.search(written):
        return PRISONS_AND_HOSPITALS
    return LOCAL_COURTS if _COURT.search(written) and not _HIGHEST.search(written) else 0.0


def _names_town(written: str) -> bool:
    """Return whether a name of a court or house holds a proper name beside the words of its kind."""
    words = (match[1] for match in _PROPER.finditer(written))
    return any(
        each.casefold() not in _COMMON and not _COURT.fullmatch(each) and not _HOUSE.fullmatch(each) for each in words
    )
