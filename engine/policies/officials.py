"""Detection of judges, court staff, counsel, prosecutors, experts and cited authors, for policies on published judgments.

German, French, Spanish, Portuguese, Danish and Norwegian. Only a title attached to the name counts: "die Richter Born
und Weber" names two judges, and a judge elsewhere in the text has no effect. A person whom the text also calls a party
or a witness is not an official here, since a judge may sue too.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from engine.core.expressions import Expression
from engine.core.types import Mention

# Lists of words stay together.
# ruff: noqa: E501

_BEFORE, _AFTER = 220, 90  # characters around a name
_BREAK, _LINE, _GAP = "¶", "⏎", "¦"
"""Signs of an empty line, over which no title reaches, of the end of a line, and of the gap between columns."""

_PARTY = (
    r"(?i:kläger(?:in|s)?|beklagten?r?|angeklagten?r?|angeschuldigten?r?|beschuldigten?r?|zeug(?:en?|in(?:nen)?)|antragsteller(?:in|s)?"
    r"|antragsgegner(?:in|s)?|geschädigten?r?|nebenkläger(?:in|s)?|betroffenen?r?|schuldner(?:in|s)?|gläubiger(?:in|s)?|ehemann|ehefrau|cónyuge|espos[oa]|marido|mujer|conjoint|époux|épouse"
    r"|appelante?s?|intimée?s?|demande(?:urs?|resses?)|défende(?:urs?|resses?)|requérante?s?|prévenue?s?|témoins?|victimes?|salariée?"
    r"|acusad[oa]s?|demandad[oa]s?|demandantes?|apelantes?|apelad[oa]s?|recurrentes?|recurrid[oa]s?|testig[oa]s?|perjudicad[oa]s?|denunciantes?"
    r"|autora?|réus?|ré|arguid[oa]s?|testemunhas?|vítimas?|representad[oa]|recorrentes?|recorrid[oa]s?|agravad[oa]|agravante"
    r"|saksøker(?:en)?|saksøkte|tiltalte|siktede|fornærmede|vitnet?|ankende\spart|ankemotparten?"
    r"|sagsøger(?:en)?|sagsøgte|forurettede|vidnet?|appellant(?:en)?|indstævnte)"
)
_ADDRESS = r"(?:(?:D/ña\.|D\.?[ªa]?\.?|Dña\.|Don|Doña|M\.|Mme|Monsieur|Madame|Herrn?|Frau)\s){0,2}"
_AGAINST = r"(?<!\w)(?:[Cc]ontra|CONTRA|[Cc]ontre|CONTRE|[Gg]egen|DE|De)(?:\s?:)(?:\s⏎)?|(?<!\w)(?:contra|contre|gegen)"
_NTH = r"(?:\s(?:zu\s)?\d{1,2}\.?\)?)?"
_OF = r"(?<!\bdo\s)(?<!\bda\s)(?<!\bdel\s)(?<!\bdu\s)(?<!\bdes\s)(?<!\bfor\s)"
# "o advogado do apelante, Dr. Heitor Bicalho" names no party: a possessive precedes the word for the party.
_IS_PARTY = Expression(
    rf"(?<!\w)(?:{_PARTY}(?!\s?por\b){_NTH}(?:\s?:)?(?:\s{_LINE})?|{_OF}{_PARTY}{_NTH},)\s(?:(?:eine?|als|la|le|el|die|der|den)\s)?{_ADDRESS}\Z|(?:{_AGAINST})\s{_ADDRESS}\Z"
)

_TITLED = r"(?:(?:Prof|Dr|D|Dr\.ª|D\.ª|D\.a|Dª|Dra|Sr|Sra|Sres|Sras|M|MM|Mme|Mmes|Mlle|Me|med|jur|Mag|Hr|Fru)\.?ª?|Don|Doña|Madame|Monsieur|Maître|Frau|Herrn?|h\.\s?c\.)"
_UPPER = r"[^\W\d_a-zàáâãäåæçèéêëìíîïñòóôõöøùúûüýßœ]"
_ADDRESSED = r"(?:Herrn?|Frau|Monsieur|Madame|MM?\.|Mmes?|Mlle|Don|Doña|Hr|Fru)(?!\w)"
_NAME = rf"(?>(?!{_PARTY}(?!\w)|{_ADDRESSED}){_UPPER}(?:[\w'’-]*\w)?\.?)"
_AND = rf"(?:\s?[,;]\s(?:{_LINE}\s)?|\s(?:{_LINE}\s)?(?:und|sowie|et|y|e|og|samt|E|Y|ET)\s(?:{_LINE}\s)?)"
_WHOLE = (
    rf"(?:{_TITLED}\s)*{_NAME}(?:\s(?:(?:von|van|de|da|do|dos|del|la|av)\s)?{_NAME}){{0,5}}(?:\s?\([^()]{{2,24}}\))?"
)
# Without an article before the name: "avocat de M. Morvant" and "Verteidiger des Herrn Achterkamp" name the client.
_LAST = rf"(?:(?:von|van)\s)?(?:{_TITLED}\s){{0,4}}(?:{_NAME}\s){{0,3}}"
_LIST = rf"(?:{_WHOLE}{_AND}){{0,16}}{_LAST}"
_MORE = rf"(?:,\s(?:{_TITLED}\s)+{_NAME}(?:\s{_NAME}){{0,3}}){{0,5}}\set\s(?:{_TITLED}\s)*{_NAME}(?:\s{_NAME}){{0,3}}"
_AFTER_TITLE = rf"(?:(?<=:)\s(?:{_GAP}\s)?|\s?:\s(?:{_GAP}\s)?|\s)(?:{_LINE}\s)?"
_SEP = rf",?\s(?:{_LINE}\s)?"

_JUDGES = r"(?:(?:Ilm[oa]s|Excm[oa]s)\.?\sSre?s?\.?(?:\sy\s(?:Ilm|Excm)[oa]s?\.?\sSra?s?\.?)?(?:\s[Mm]agistrad[oa]s)?|[Mm]agistrad[oa]s|MAGISTRAD[OA]S(?:\s(?:ILM[OA]S|Ilm[oa]s)\.?\s?S[Rr][Ee]?[Ss]\.?)?|(?:Sr[ae]?s\.\s)?Ministr[oa]s|(?<!\w)[Mm]eddommere|(?<!\w)[Dd]ommere|[Dd]omsm[aæ]nd(?:ene)?|siégeaient)\s?:?"
_COURT_DE = r"(?:\s(?:am|an|im|des|beim)\s(?:dem\s|der\s)?(?:[A-ZÄÖÜ]\w*gericht(?:s|es|shof)?))?"
_JUDGE_BEFORE = (
    # die Vorsitzende Richterin am Landgericht Dr. Weber, die Richter Born, Klein und die Richterin Huber; RiAG Klein
    rf"(?:[Vv]orsitzende[rn]?\s)?(?:(?:Vize-?)?[Pp]räsident(?:en|in)?\s(?:am|des)\s[A-ZÄÖÜ]\w*gericht(?:s|es|shofs)?|(?<!\w)(?:Handels|Einzel|Arbeits)?[Rr]ichter(?:in(?:nen)?|s|n)?(?:\sauf\sProbe)?{_COURT_DE}|Schöff(?:en?|in(?:nen)?))(?:\s[a-z]{{1,3}}\s[A-ZÄÖÜ]\w+)?\s?:?"
    r"|(?<!\w)(?:w\.?\s?a\.?\s?)?V?Ri(?:n|in)?(?:AG|LG|KG|OLG|BayObLG|VG|OVG|VGH|BGH|BVerwG|BAG|BSG|BFH|ArbG|LAG|SG|LSG|FG)"
    # Présidente : Madame Kervadec; Rapporteur : M. Estebanez
    r"|(?:[Pp]r[ée]sidente?|PR[ÉE]SIDENTE?|[Vv]ice-[Pp]résidente?|[Aa]ssesseure?s?|ASSESSEURS?|[Cc]onseill(?:er|ère)s?|CONSEILLERS?|[Rr]apporteure?(?:\spubli(?:c|que))?|[Jj]uges?|[Mm]agistrate?s?)(?:\s(?:de\schambre|rapporteure?|(?:lors|chargée?|aux|des)\s[^:¶]{2,50}))?\s?:"
    # Ilmos. Sres. Magistrados: D. Evelio Marchamalo (Presidente), D.ª Clotilde Yuste (Ponente); Magistrada-Juez
    r"|(?:(?<!\w)Ilm[oa]s?\.?\s|(?<!\w)Excm[oa]s?\.?\s|MAGISTRAD[OA]S?|[Mm]agistrad[oa]s?(?:-[Jj]uez)?(?:\s(?:[Pp]onente|[Pp]residente|titular|sustitut[oa]))*|(?<!\w)(?:Jue(?:z|za|ces)|JUEZA?)(?:\ssustitut[oa])?|(?:Ponente|PONENTE|Presidente|PRESIDENTE)\s?:)\s?:?"
    # Relator: Des. Olímpio Saraiva; Juiz de Direito da 2.ª Vara, Dr. Américo Tostes; relatado por Lopes do Rego
    r"|(?<!\w)(?:M[Mm]\.?[ºª]?\s[Jj]u[ií]za?(?=\s)|[Rr]elatora?|RELATORA?|\d\.?[ºª]\s[Aa]djunt[oa]|[Dd]esembargador(?:a|es|as)?|D(?:es|ES)[aª]?A?\.|[Jj]u[ií]z(?:a|es)?(?:\sde\s[Dd]ireito)(?:\s(?:titular|substitut[oa]))?(?:,?\sd[aoe]s?\s[^.;¶]{2,90}?,|,(?=\s⏎))?|[Cc]onselheir[oa]s?(?:\s[Rr]elatora?)?|Ministr[oa]s?(?:\s[Rr]elatora?)|relatad[oa]\spor|\(Rel\.|Ac(?:\.|órdão)\sd[oa]\s[^()¶]{2,60}?\sde\s[\d./-]{8,10}\s\()\s?:?"
    # Tingrettsdommer Kvamme; Dommere: Lagdommer Moi; Landsdommerne Rosenkilde, Vium og Lyng
    r"|(?<!\w)(?:(?:[Tt]ingretts|[Ll]ag|[Hh]øyesteretts|[Ll]ands|[Hh]øjesterets|[Bb]y(?:rets)?|[Ff]ag|[Mm]ed|[Kk]st\.\s)?[Dd]ommer(?:e|ne|en)?(?:fullmektig(?:en)?|fuldmægtig(?:en)?)?|[Ff]ørstelag(?:mann|dommer)|(?<!\w)[Ll]agmann|[Ss]orenskriver|[Jj]ustitiarius|[Rr]etspræsident|[Dd]omsm[aæ]nd(?:ene)?|[Nn]ævning(?:er?|erne)?|[Rr]ettens\sleder)\s?:?"
)
_JUDGE_AFTER = (
    rf"{_SEP}(?:als\s)?(?:[Vv]orsitzende[rn]?\s)?(?:Richter(?:in)?(?:{_COURT_DE[:-1]})|als\s(?:Einzel)?[Rr]ichter(?:in)?|als\sVorsitzende[rn]?)"
    rf"|{_SEP}\(?(?:[Mm]agistrad[oa](?:-[Jj]uez)?|[Pp]onente|PONENTE)(?!\w)|\s?\(Presidente\)|,\s[Jj]ueza?\s(?:de|del|titular)\s"
    rf"|\s?\((?:RELATORA?|Relatora?)\)|\s{_LINE}\sRELATORA?(?=\s?(?:[{_LINE}{_BREAK}]|\Z))|,\s[Rr]elatora?(?!\w)|{_SEP}(?:MM\.?ª?\s)?Ju[ií]za?\s(?:de\s[Dd]ireito|[Ff]ederal|[Ss]ubstitut)"
    rf"|{_SEP}(?:tingrettsdommer|lagdommer|lagmann|sorenskriver|høyesterettsdommer|landsdommer|højesteretsdommer|rettens\sleder|dommer)(?!\w)|\s?\(kst\.\)"
)
_JUDGE_AFTER_FR = (
    r",\s(?:premi(?:er|ère)\s|vice-?)?(?:[Pp]résidente?(?:\s[Cc]onseill(?:er|ère)|\sde\s(?:la\s)?(?:chambre|section|formation)|\sd[ue]\s(?:tribunal|cour))?|[Cc]onseill(?:er|ère)s?|[Aa]ssesseure?s?(?:\s[Cc]onseill(?:er|ère))?|rapporteure?(?:\spubli(?:c|que))?|juges?|magistrate?s?)"
    r"(?=\s?(?:[,.;)¶]|\Z)|\s(?:rapporteure?|référendaire|doyen|à\sla\s[Cc]our|de\s(?:la\s)?chambre|\([SE]\)|faisant|chargée?|ayant|assesseure?|et|M\.|M(?:me|onsieur|adame)))"
)
_RAPPORTEUR = Expression(
    rf"\s{_LINE}\s(?:[Pp]remi(?:er|ère)\s[Cc]onseill(?:er|ère)\s)?[Rr]apporteure?(?:\spubli(?:c|que))?(?=\s?[{_BREAK}{_LINE}])"
)
_COMPOSITION = Expression(
    r"(?i)\bcomposition\b|\bcomposée?\b|\bsiégeai|\bdélibéré\b|\bgreffi|\bassesseur|\brapporteure?\b"
)
_ZONE = 800  # characters before a name in which a French decision says how the court was composed

_REGISTRY_BEFORE = (
    r"(?:[Gg]reffi(?:er|ère)|GREFFI(?:ER|[ÈE]RE))(?:\s(?:lors|présente?|ayant)\s[^:¶]{2,50})?\s?[:,]?"
    r"|(?:Letrad[oa]\sde\sla\sAdministración\sde\sJusticia|Secretari[oa]\s[Jj]udicial),?"
    r"|Urkundsbeamt(?:er?|in)(?:\sder\sGeschäftsstelle)?:?|(?<!\w)Justiz(?:ober|haupt)?(?:fach)?(?:angestellter?|sekretär(?:in)?|inspektor(?:in)?)"
    r"|[Ee]scriv(?:ão|ã)(?:\sde\s[Dd]ireito)?:?|[Oo]ficial\sde\s[Jj]ustiça"
)
_REGISTRY_AFTER = r",\s(?:Justiz\w+|als\sUrkundsbeamt)|,?\s(?:commis[\s-])?[Gg]reffi(?:er|ère)|,\s(?:Letrad[oa]\sde\sla\sAdministración|Secretari[oa]\s[Jj]udicial)"

_COUNSEL_BEFORE = (
    r"(?<!\w)(?:Rechtsanw(?:alts?|ältin|älte|ältinnen)|RA(?:in)?(?=\s)|Fachanw(?:alt|ältin)|(?:Pflicht|Wahl)?[Vv]erteidigers?|(?:Pflicht|Wahl)?[Vv]erteidigerin|Prozessbevollmächtigte[rn]?|Verfahrensbevollmächtigte[rn]?|Nebenklagevertreter(?:in)?)(?:\szu\s[\d.,\sund]{1,12})?\s?:?,?"
    r"|(?:[Rr]eprésentée?s?|[Aa]ssistée?s?|[Dd]éfendue?s?|[Ss]ubstituée?)\s(?:(?:à\sl['’]audience\s)?par|de)(?=\s(?:M[e]s?|Ma[îi]tres?)\s)|[Aa]vocate?s?(?:\s(?:plaidant|postulant))?\s?:?|[Aa]yant\spour\s(?:avocat|conseil)|[Ss]ubstituant|[Pp]laidant\s(?:par\s)?"
    r"|(?<!\w)(?:[Pp]rocurador(?:es|as|a)?(?:\sde\slos\s[Tt]ribunales)?(?!\s(?:de|da)\s(?:Just|Rep))|[Ll]etrad[oa]s?(?!\sde\sla\sAdmin)|[Aa]bogad[oa]s?(?:\sdel\sEstado)?|(?:[Pp]rocurador|[Ll]etrado|[Aa]bogado)/a(?:\sSr\./a\.)?:|[Dd]irección\s(?:letrada|técnica|jurídica)\sde(?:\sla|l)?(?:\s[Ll]etrad[oa]|\s[Aa]bogad[oa])?)\s?:?"
    r"|(?<!\w)(?:[Aa]dvogad[oa]s?(?:\sd[aoe]s?\s\w+(?=[,:]))?|ADVOGAD[OA]S?|[Mm]andatári[oa]s?\sjudicia(?:l|is)|[Ii]lustre\s[Mm]andatári[oa]|[Dd]efensora?\s(?:[Pp]úblic[oa]|constituíd[oa]|dativ[oa])|[Pp]atrocinad[oa]\s(?:pel[oa]|por))\s?:?,?"
    r"|(?<!\w)(?:[Bb]istands)?[Aa]dvokat(?:en|ene|erne|fullmektig(?:en)?|fuldmægtig(?:en)?)?\s?:?|(?<!\w)[Ff]orsvarer(?:en)?\s?:?|[Pp]rosessfullmektig(?:en)?\s?:?"
)
_COUNSEL_AFTER = (
    r",?\s(?:als\s)?(?:Rechtsanw[aä]lt|Pflichtverteidiger|Verteidiger)|(?:\s(?:de|associée?)\s[^.;¶]{2,60}?)?(?:,\s|\s\()avocate?s?(?!\w)"
    r"|,\s(?:[Aa]bogad[oa]|[Ll]etrad[oa](?!\sde\sla)|[Pp]rocuradora?(?!\s(?:de|da)\s(?:Just|Rep)))(?!\w)|,?\s(?:[Aa]dvogad[oa](?!\w)|\(?OAB)|\s-\s[A-Z]{2}\d{5,6}(?!\d)|,\sadvokat"
)

# la SCP Lamourette et Sorbier, avocat de M. Perroteau; not the SCP of a notary
# The mention may begin with the title: représentée par ⟦Maître Mauzaise⟧; not a manager: représentée par M. Paumerat
_REPRESENTED = Expression(
    r"(?:[Rr]eprésentée?s?|[Aa]ssistée?s?|[Dd]éfendue?s?|[Ss]ubstituée?)\s(?:à\sl['’]audience\s)?(?:par|de)\s\Z"
)
_LAWYER = Expression(r"(?:Mes?|Ma[îi]tres?)\s")
_FIRM = Expression(rf"\b(?:SCP|SELARL|SELAS|AARPI|SELAFA)\s(?:{_WHOLE}(?:,\s|\s(?:et|-)\s|\s)){{0,4}}\Z")
_FIRM_OF_COUNSEL = Expression(r"[^.;¶]{0,50}?,\savocat")

_PROSECUTOR_BEFORE = (
    r"(?<!\w)(?:(?:Ober|Erste[rn]?\s|General)?[Ss]taatsanw(?:alts?|ältin|älte)|Amtsanw(?:alt|ältin)|Sitzungsvertreter(?:in)?(?:\sder\sStaatsanwaltschaft)?)\s?:?"
    r"|[Pp]rocureure?(?:\s(?:de\sla\sRépublique|général))?|[Aa]vocate?\sgénérale?|[Ss]ubstitute?(?:\sgénéral)?\s?:?"
    r"|[Mm]inisterio\s[Ff]iscal,?(?:\srepresentado\spor)?|(?<!\w)Fiscal(?=\s)"
    r"|[Pp]rocuradora?(?:-[Gg]eral)?\s(?:de\s[Jj]ustiça|da\s[Rr]epública|[Aa]djunt[oa])|[Pp]romotora?(?:\sde\s[Jj]ustiça)?(?!\s\w+[aeo]\s)"
    r"|(?<!\w)(?:[Ss]tats|[Pp]oliti|[Rr]iks|[Rr]igs)advokat(?:en)?|(?<!\w)[Aa]ktor(?:en)?|(?<!\w)(?:[Ss]pecial|[Ss]enior|[Cc]hef)?[Aa]nklager(?:en)?|[Aa]nklagefuldmægtig(?:en)?|[Pp]olitifullmektig(?:en)?"
)
_PROSECUTOR_AFTER = (
    r",\s(?:(?:Ober)?[Ss]taatsanw|procureur|avocate?\sgénéral|[Ff]iscal(?!\w)|statsadvokat|politiadvokat|anklager)"
)

_EXPERT_BEFORE = r"(?<!\w)(?:[Rr]ett(?:en)?s?\s?oppnevnte?\s)?[Ss]akkyndige?(?:\svitner?)?(?:,?\s(?:⏎\s)?(?:spesialist|psykolog\w*|psykiater|barnepsykolog|lege|overlege|professor|takstmann|ingeniør|revisor|dr\.(?:\smed\.)?)(?:\si\s[a-zæøå]+(?:\sog\s[a-zæøå]+)?)?){0,2}\s?:?"
_EXPERT_AFTER = r",\s(?:rettsoppnevnt\s)?sakkyndig"

_AUTHOR_BEFORE = r"(?:\bvgl\.|\bsiehe|\bso\sauch|\bstatt\svieler|\bcf\.|\bcomo\sensinam?|\bveja-se|\b[Vv]éase|\bdoctrina|\bviser\stil|\bhenvises\stil|\bsml\.|\bjf\.|\bog\stil)[^.¶]{0,160}?"
_EDITION = r"[^.;¶\n]{0,60}?(?:\d{1,3}\.?ª?\s?(?:⏎\s)?(?:Aufl|utg|udg|ed)\b|\bvol\.|\bRn\.|\bRdnr\.)"
_PAGE = r"[^.;¶\n]{0,60}?(?:\bRz\.|\bs\.\s\d|\bp(?:ág)?\.\s\d|§\s?\d)"
_FELLOWS = rf"(?:/{_NAME}|\s(?:og|und|e|y)\s{_NAME}){{0,4}}"
_AUTHOR_AFTER = rf"{_FELLOWS},(?:\s{_LINE})?(?:\sin:?)?\s{_EDITION}"
_AUTHOR_AFTER_PAGE = rf"{_FELLOWS},?(?:\sin:?)?\s{_PAGE}"

_SIGNED = Expression(
    rf"(?:{_TITLED}\s)*{_UPPER}[\w.'’-]*(?:\s(?:(?:von|de|da|do|dos|van|der)\s)?{_UPPER}[\w.'’-]*){{0,4}}"
)
_PROSE = Expression(r"(?:\S+[ \t]+){11}\S+")
_DATED = Expression(r",\s\d{1,2}\sde\s[a-zç]+\sde\s\d{4}\.?\s*\Z")
_GROUNDS = Expression(r"^[ \t]*(?:Entscheidungsg|G)ründe\b", re.MULTILINE)
_OFFICE = Expression(
    r"\s?\((?:[Rr]elatora?|RELATORA?|[Aa]djunt[oa]|\d\.?[ºª]\s[Aa]djunt[oa]|[Pp]residente|[Pp]onente)\)\Z"
)
_ABOVE = 400  # characters above a signature
_INITIAL = Expression(rf"{_UPPER}\.(?:-?\s?{_UPPER}\.)?\s")
_SIGN_FR = Expression(
    r"(?:L[EeAa]\s|L['’])(?:[Pp]remi(?:er|ère)\s)?(?:PR[ÉE]SIDENTE?|GREFFI(?:ER|[ÈE]RE)|(?:vice-)?présidente?|greffi(?:er|ère)|rapporteure?|assesseure?|juge),?\s(?:[^¶]{0,60})\Z"
)


@dataclass(frozen=True, slots=True)
class _Role:
    """Patterns of the words for a role before and after a name."""

    before: Expression
    after: Expression
    inside: Expression


_SPACE_IN_TITLE = Expression(r"(?<!\[)\\s(?![^\[\]]*\])")
"""A space of a pattern, outside of a class of characters."""


def _role(before: str, after: str) -> _Role:
    """Return a role by the words before and after a name; the former may contain a line break."""
    before = _SPACE_IN_TITLE.sub(rf"(?:\\s{_LINE})?\\s", before)
    return _Role(
        Expression(rf"(?:{before})(?:{_AFTER_TITLE}|(?<=\()){_LIST}\Z"),
        Expression(after),
        Expression(rf"(?:{before})[\s:]{{1,3}}\S"),
    )


_JUDGE = _role(_JUDGE_BEFORE, _JUDGE_AFTER)
# Names on one line, or a full name on each line below the words; a heading or a party follows the last line.
_ROW = rf"(?:(?:{_TITLED}\s)+{_NAME}|{_NAME}\s(?:(?:de|da|do|von|av)\s)?{_NAME})(?:\s(?:(?:de|da|do|von|av)\s)?{_NAME}){{0,5}}(?:\s?\([^()]{{2,24}}\))?,?"
_SEVERAL_JUDGES = Expression(
    rf"{_JUDGES}(?:[\s:]{{1,3}}{_LIST}|[\s:.]{{1,3}}{_LINE}\s(?:{_ROW}\s{_LINE}\s){{0,6}}{_LAST})\Z"
)
_JUDGE_FR = Expression(
    rf"{_JUDGE_AFTER_FR}|{_MORE},\s(?:conseill(?:ers|ères)|assesseure?s|juges|magistrate?s|vice-présidente?s)(?!\w)"
)
_REGISTRY = _role(_REGISTRY_BEFORE, _REGISTRY_AFTER)
_COUNSEL = _role(_COUNSEL_BEFORE, _COUNSEL_AFTER)
_PROSECUTOR = _role(_PROSECUTOR_BEFORE, _PROSECUTOR_AFTER)
_EXPERT = _role(_EXPERT_BEFORE, _EXPERT_AFTER)
_AUTHOR_NAMED = Expression(rf"{_AUTHOR_BEFORE}(?<=[\s(/])\Z")
_AUTHOR_CITED = Expression(_AUTHOR_AFTER)
_AUTHOR_WITH_PAGE = Expression(_AUTHOR_AFTER_PAGE)


def is_judge(text: str, mentions: Sequence[Mention]) -> bool:
    """Return whether the text names this person as a judge or lay judge, or the person signs as one."""
    return _has(_JUDGE, text, mentions) or (
        _none_is_party(text, mentions)
        and any(_is_named_in_composition(text, each) or _signs(text, each) for each in mentions)
    )


def is_registry(text: str, mentions: Sequence[Mention]) -> bool:
    """Return whether the text names this person as a clerk or another member of the registry of a court."""
    return _has(_REGISTRY, text, mentions)


def is_counsel(text: str, mentions: Sequence[Mention]) -> bool:
    """Return whether the text names this person as counsel, defender or solicitor."""
    return _has(_COUNSEL, text, mentions) or (
        _none_is_party(text, mentions)
        and any(_is_in_firm(*_around(text, each)) or _is_represented_by(text, each) for each in mentions)
    )


def is_prosecutor(text: str, mentions: Sequence[Mention]) -> bool:
    """Return whether the text names this person as a public prosecutor."""
    return _has(_PROSECUTOR, text, mentions)


def is_court_expert(text: str, mentions: Sequence[Mention]) -> bool:
    """Return whether the text names this person as an expert of the court (Norwegian)."""
    return _has(_EXPERT, text, mentions)


def is_author(text: str, mentions: Sequence[Mention]) -> bool:
    """Return whether all mentions cite the author of a book or a commentary."""
    return all(_cites(*_around(text, each)) for each in mentions)


def _is_in_firm(before: str, after: str) -> bool:
    return _FIRM.search(before) is not None and _FIRM_OF_COUNSEL.match(after) is not None


def _is_represented_by(text: str, mention: Mention) -> bool:
    begins = _LAWYER.match(text, mention.start, mention.end) is not None
    return begins and _REPRESENTED.search(_around(text, mention)[0]) is not None


def _cites(before: str, after: str) -> bool:
    """Return whether an edition follows, or a page or paragraph if citing words precede."""
    if _IS_PARTY.search(before):
        return False
    if _AUTHOR_CITED.match(after):
        return True
    return _AUTHOR_WITH_PAGE.match(after) is not None and _AUTHOR_NAMED.search(before) is not None


def _has(role: _Role, text: str, mentions: Sequence[Mention]) -> bool:
    return _none_is_party(text, mentions) and any(_is_called(role, text, each) for each in mentions)


def _none_is_party(text: str, mentions: Sequence[Mention]) -> bool:
    return not any(_IS_PARTY.search(_around(text, each)[0]) for each in mentions)


def _is_called(role: _Role, text: str, mention: Mention) -> bool:
    before, after = _around(text, mention)
    called = role.before.search(before)
    if called and not _IS_PARTY.search(before, 0, called.start()):
        return True
    return role.inside.match(text, mention.start, mention.end) is not None or role.after.match(after) is not None


def _is_named_in_composition(text: str, mention: Mention) -> bool:
    before, after = _around(text, mention)
    if _SEVERAL_JUDGES.search(before) or _OFFICE.search(mention.words(text)):
        return True
    if _INITIAL.match(text, mention.start) and _SIGN_FR.search(before):
        return True
    zone = text[max(0, mention.start - _ZONE) : mention.end + _AFTER]
    if _RAPPORTEUR.match(after):
        return True
    return _JUDGE_FR.match(after) is not None and _COMPOSITION.search(zone) is not None


def _signs(text: str, mention: Mention) -> bool:
    """Return whether the name is on one of several lines below the last line of prose or below the date."""
    first, last = text.rfind("\n", 0, mention.start) + 1, text.find("\n", mention.end)
    line = text[first : last if last >= 0 else len(text)]
    if _PROSE.search(text, first + len(line)):
        return False
    if _is_below_date(text, first, line):
        return True
    names = re.split(r"\s{3,}|\t", line.strip())
    if not all(_SIGNED.fullmatch(each) for each in names):
        return False
    if len(names) > 1:
        return _PROSE.search(text, 0, first) is not None
    # A PDF may keep only one space between the names of German judges.
    return len(line.split()) > 1 and _GROUNDS.search(text, 0, first) is not None


def _is_below_date(text: str, first: int, line: str) -> bool:
    """Return whether only names separate the line from place and date of the decision: "Porto, 9 de março de 2022"."""
    above = text[max(0, first - _ABOVE) : first].split("\n")
    for each in [line, *reversed([row for row in above if row.strip()])]:
        if _DATED.search(each):
            return each is not line
        if not _SIGNED.fullmatch(_OFFICE.sub("", each.strip())):
            return False
    return False


def _around(text: str, mention: Mention) -> tuple[str, str]:
    """Return the text before and after a name with single spaces, and `_BREAK` and `_LINE` for the ends of lines."""
    return _context(text[max(0, mention.start - _BEFORE) : mention.start], text[mention.end : mention.end + _AFTER])


@lru_cache(maxsize=4096)  # every rule on a role reads the same context
def _context(before: str, after: str) -> tuple[str, str]:
    return _plain(before), _plain(after)


def _plain(text: str) -> str:
    lines = re.sub(r"[ \t]*\n[ \t]*", f" {_LINE} ", re.sub(r"[ \t]*\n[ \t]*\n\s*", f" {_BREAK} ", text))
    lines = re.sub(r"[ \t]{3,}|\t+", f" {_GAP} ", lines)
    return re.sub(r"\s+", " ", lines)


OFFICIALS: dict[str, Callable[[str, Sequence[Mention]], bool]] = {
    "judge": is_judge,
    "registry": is_registry,
    "counsel": is_counsel,
    "prosecutor": is_prosecutor,
    "court-expert": is_court_expert,
    "author": is_author,
}
"""Conditions that a rule can set on the person of a finding, by name, beside those of `people`."""
