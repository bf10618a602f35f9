"""Conditions for judgments in other languages than English: courts and their towns, decision numbers, births, children.

German, French, Spanish, Portuguese, Danish and Norwegian, for policies on the publication of judgments.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache, lru_cache

from engine.core import resources
from engine.core.calendar_words import any_of, months
from engine.core.expressions import Expression
from engine.core.types import Kind, Mention

# Lists of words stay together.
# ruff: noqa: E501

SPAN = "\x00"
"""Placeholder for the finding in the text around it; see `wording`."""

_NUMBER = r"(?:\s?(?:n[.ºo°]*\s?)?\d{1,3}[.ºª]?)?"
_HEAD = (
    r"(?:(?:ober|land(?:es)?|amts|bundes|verwaltungs|oberverwaltungs|arbeits|landesarbeits|sozial|landessozial|finanz|kammer|oberlandes|familien|verfassungs|nachlass|insolvenz|schöffen)+gericht(?:s|es|shof(?:e?s)?)?"
    r"|(?:general)?staatsanwaltschaft|generalbundesanwalts?|bundesgerichtshof(?:e?s)?|bundespatentgericht(?:s|es)?"
    r"|cours?\s(?:d['’]appel|d['’]assises|administrative\sd['’]appel|de\scassation|criminelle)|tribuna(?:l|ux)\s(?:judiciaire|administratif|de\s(?:grande\sinstance|commerce|proximité|police)|correctionnel|d['’]instance|pour\senfants|paritaire\sdes\sbaux\sruraux)|conseil\s(?:de\sprud['’]hommes|d['’][ée]tat|constitutionnel)|barreau|parquet|ministère\spublic"
    r"|audiencia\s(?:provincial|nacional)|juzgado\s(?:de\s(?:primera\sinstancia(?:\se\sinstrucción)?|instrucción|lo\s(?:penal|social|mercantil|contencioso(?:-|\s)administrativo)|familia|violencia\ssobre\sla\smujer|menores|paz))|tribunal\s(?:supremo|superior\sde\sjusticia|constitucional)|ministerio\sfiscal|registro\s(?:de\sla\spropiedad|mercantil|civil)|colegio\sde\s(?:abogados|procuradores)"
    r"|tribunal\s(?:da\srelação|judicial(?:\sda\scomarca)?|de\sjustiça(?:\sdo\sestado)?|regional\s(?:federal|do\strabalho|eleitoral)|administrativo(?:\se\sfiscal)?|constitucional|central\sadministrativo\s(?:sul|norte)|do\strabalho)|supremo\stribunal\s(?:de\sjustiça|federal|administrativo)|superior\stribunal\sde\sjustiça|comarca|juízo\s(?:local|central|de)?\s?(?:cível|criminal|do\strabalho|de\sfamília\se\smenores|de\scomércio)|vara\s(?:cível|criminal|de\sfamília|da\sinfância\se\s(?:da\s)?juventude|do\strabalho|federal)|câmara\s(?:cível|criminal)|ministério\spúblico|conservatória\s[a-zãçõ\s]{3,30}|relação"
    r"|(?:norges\s)?høyesterett(?:s)?|højesteret(?:s)?|sø-?\sog\shandelsretten(?:s)?|(?:lagmanns|land[s]?)retten?s?|anklagemyndigheden|påtalemyndigheten|statsadvokatene?)"
)
_OF = r"(?:\s?[,-])?\s?(?:(?:de\s)?l['’]|(?:de|do|da|du|des|dos|del|la|le|i|in|zu|en|am)\s|d['’])?"
_PLACE = r"(?:[\w'’.()-]+(?:[\s-][\w'’.()-]+){0,4})"
_DIVISION = (
    r"(?:(?:der|die|das|dem|des|la|le|el|a|o)\s)?(?:\d{1,2}\s?(?:\.|ª|º|e|er|ère|ème|\.ª|\.º)?\s)?"
    r"(?:(?:(?:große[nr]?|kleine[nr]?)\s)?(?:zivil|straf|familien|jugend|schwurgerichts|berufungs|beschwerde|wirtschaftsstraf|handels|schluss)?(?:kammer|senat)(?:s|es)?(?:\sfür\shandelssachen)?"
    r"|chambre(?:\s(?:civile|sociale|commerciale|criminelle|des\s[\w]+))?|se[cç]+(?:ción|ão|tion)(?:\s\w+)?|sala(?:\s(?:de\slo\s)?\w+)?|(?:\w+\s)?turma(?:\s\w+)?|c[âa]mara\s(?:de\sdireito\s)?\w+|vara(?:\s[\w\s]{3,40})?|afdeling)"
)
_SHORT_DE = r"(?:(?:Bay)?ObLG|OLG|LG|AG|KG|OVG|VGH|VG|LAG|ArbG|LSG|SG|FG|BGH|BVerfG|BVerwG|BAG|BSG|BFH|EuGH|EGMR)"
_NORDIC = (
    r"(?:[\w-]+(?:\sog\s[\w-]+)?\s(?:tingretts?|lagmannsretts?|byrets?|landsrets?|jordskifteretts?)|retten\si\s[\w-]+)"
)
_TAIL = r"(?:de\s(?:lo\s(?:penal|social|mercantil|contencioso(?:-|\s)administrativo)|primera\sinstancia|instrucción|familia)|(?:judiciaire|administratif|appel)\sde|prud['’]hommes(?:\sde)?)"
_COURT = Expression(
    rf"(?:(?:der|die|das|dem|des|la|le|el|l['’]|a|o|au|du|do|da|direito\sda|(?:social|civil|penal|contencioso-administrativo)(?:\sy\spenal)?\sdel)\s?)?(?:(?:\d{{1,2}}[.ªº]*\s)?{_HEAD}{_NUMBER}(?:{_OF}{_PLACE})?|{_TAIL}{_NUMBER}(?:{_OF}{_PLACE})?"
    rf"|{_DIVISION}(?:\s(?:der|die|das|dem|des|del?|de\s(?:la|los)|do|da|du)\s{_HEAD}(?:{_OF}{_PLACE})?)?|{_NORDIC}|\d{{1,3}}\sde\s{_PLACE}|{_SHORT_DE}(?:\s{_PLACE})?|s\.\s?m\.\sel\srey|(?:estado|distrito)\s(?:de|do|da)\s{_PLACE})\W*",
    re.IGNORECASE,
)
# Landgericht Hannover; Juzgado de lo Penal nº 2 de Almería; avocat au barreau de Quimper; Retten i Esbjergs dom
_TOWN = r"[A-ZÀ-ÞŠŽ][\w'’-]+(?:[ -](?:(?:de|da|do|la|le|sur|sous|am|an\sder|im)\s)?[A-ZÀ-ÞŠŽ][\w'’-]+){0,3}"
_BEFORE_TOWN = (
    r"(?:\b(?:AUDIENCIA PROVINCIAL|TRIBUNAL [A-ZÀ-Ý]{4,}|COUR D['’]APPEL|LANDGERICHT|AMTSGERICHT|OBERLANDESGERICHT|JUZGADO [A-ZÀ-Ý ]{4,40})(?:[\s,]+SECCIÓN [A-ZÀ-Ý]+|[\s,]+\d+ª SECCIÓN)?[\s,]+(?:DE\s|D['’])?"
    rf"|(?i:\b(?:{_HEAD}|préfet(?:e|ète)?|préfecture){_NUMBER}(?:\s(?:local|central)?\s?\w+)?{_OF})|\b(?i:retten\si)\s"
    rf"|\b[A-ZÆØÅ][\w-]+\s(?:tingrett|lagmannsrett),\s|\b{_SHORT_DE}\s)"
)
_AFTER_COURT = Expression(rf"{_BEFORE_TOWN}\Z")
# Matched at each word, as "Vara da Infância e Juventude da Comarca de Blumenau" names two courts.
_SEATS = Expression(rf"(?<!\w)(?={_BEFORE_TOWN}(?P<town>{_TOWN}))")
# En Zaragoza, a tres de julio; Porto, 9 de março de 2022: where a decision is signed
_DATED_IN = Expression(
    rf"\bEn\s(?:la\s(?:[Cc]iudad|[Vv]illa)\sde\s)?(?P<es>{_TOWN}),?\sa\s(?:\d{{1,2}}|[a-z]+(?:\sy\s[a-z]+)?)\sde\s|^[ \t]*(?P<pt>{_TOWN})(?:\s?[/(][A-Z]{{2}}\)?)?,\s(?:\d{{1,2}}\sde\s[a-zç]+\sde\s|\d{{1,2}}/\d{{1,2}}/)\d{{4}}",
    re.MULTILINE,
)
_DATE_AFTER = Expression(
    r"(?:\s?[/(][A-Z]{2}\)?)?,\s(?:\d{1,2}\sde\s[a-zç]+\sde\s\d{4}|\d{1,2}[./]\d{1,2}[./]\d{4})|,?\sa\s(?:\d{1,2}|[a-z]+(?:\sy\s[a-z]+)?)\sde\s"
)
_LINE_BEGINS = Expression(r"(?:\A|\n)[ \t]*(?:En\s)?\Z")
_COURT_AFTER = Expression(r"\s(?i:tingrett|lagmannsrett|byret|landsret|jordskifterett)s?\b")
_BENCH = Expression(r"(?i)\s-\sjuiz\s\d+$")
_PARTICLES = Expression(r"(?i)^(?:de\s|d['’]|do\s|da\s|i\s|l['’])")
# SENTENCIA Nº 187/2022; ARRÊT N° 214; recurso 1264/2015; N° 2104418 alone in a line
_DECISION_NUMBER = Expression(
    rf"(?i:\b(?:arrêt|jugement|ordonnance|décision|pourvoi|requête|minute|dossier|rôle|sentencia|auto|recurso(?:\sde\s\w+)?|r(?:cud|ec|j)\.?|casación|rollo|proc\.|procedimiento(?:\s\w{{4,14}})?|(?:divorcio|separación)(?:\s\w{{4,14}})?|autos|diligencias|acórdão|voto|apelação(?:\s(?:cível|criminal))?|agravo(?:\sde\sinstrumento)?|recurso(?:\s\w{{4,14}})?|processo|autos|urteil|beschluss|az\.|aktenzeichen|dom|kjennelse|kendelse|sag(?:en)?|sak(?:en)?|saksnr\.?|rg|portalis)\b[\s:.]{{0,3}}(?:n[.ºo°]{{1,2}}\s?|n[úu]m(?:ero|\.)\s?|nr\.?\s?|rg\s?)?:?\s?(?:\d{{1,3}}\s)?){SPAN}|\d\s-\s[A-Z]{{2}}\s\({SPAN}\)"
    rf"|(?:^|\n)[ \t]*N[°º]\s?{SPAN}[ \t]*(?=\n)"
)
_BORN = r"(?i:\b(?:geboren(?:e[rn]?)?|geb\.|geburts(?:datum|tag|ort)|née?s?\b|naissance|nacid[oa]s?|nacimiento|nasc(?:id[oa]s?|eu|imento)|født|fødselsdato|fødselsdag|fødested|f\.(?=\s?\d)))"
_YEAR_OF_BIRTH = r"(?:18|19|20)\d\d"
# né le 3 mai 1974; nés en 2016 et 2019; født 30.06.1990, dømmes til fengsel i 1 år: only the first is a birth
_BORN_AFTER = r"(?:\sin\s(?:der\s)?[A-ZÄÖÜ][\w-]+(?:\s[A-ZÄÖÜ][\w-]+)?)?\s(?:geboren(?:e[nr]?)?|zur\sWelt)\b"
_BIRTH = Expression(
    rf"{SPAN}{_BORN_AFTER}|{_BORN}(?:(?!{_YEAR_OF_BIRTH})[^{SPAN};]){{0,40}}(?:{_YEAR_OF_BIRTH}\s(?:et|und|y|e|og)\s(?:(?:le|el|em|am|a|den)\s)?)?{SPAN}"
)
_BIRTHPLACE = Expression(
    rf"\bin\s{SPAN}\s(?:geboren|zur\sWelt)\b|{_BORN}[^{SPAN};\n]{{0,45}}?\b(?i:in|à|en|em|i|a|au|zu)\s(?:(?i:la|le|de|den|der)\s)?{SPAN}"
)
_MINOR = Expression(
    r"(?i)\bato\sinfracional\b|\bmedidas?\ssocioeducativas?\b|\badolescente\s(?:infrator|em\sconflito)|\bart(?:igo|\.)\s?143\sd[oa]\s(?:ECA|Estatuto\sda\sCriança)"
)
_HIGHER_DANISH = Expression(r"(?i)\b(?:vestre\slandsret|østre\slandsret|højesterets?|sø-?\sog\shandelsrettens?)\b")
_MONTH = Expression(rf"(?i){any_of(months('da', 'de', 'es', 'pt'))}|desember|avril|juin|juillet|août")
_BEFORE = 120  # characters before a town
_TOP = 400  # characters in which a decision says which court gave it
# Words of judgments that are also first names or surnames; alone they count only in capitals.
_ALSO_NAMES = frozenset(
    "anke lau appel fallo sap rollo uma casse kammer segunda justicia senat voto son don den".split()
)
_COUNTED = Expression(r"\d{1,2}\.?[ªº]")
_ORDINAL = Expression(r"\d{1,3}[.ªºe)]?|[ivx]{1,4}|§+|nº|n°|nr|no")


def is_court(text: str, start: int, end: int) -> bool:
    """Return whether the words are the whole name of a court or of a part of it, with or without its town."""
    return _COURT.fullmatch(" ".join(text[start:end].split())) is not None


def is_court_town(text: str, mentions: Sequence[Mention]) -> bool:
    """Return whether the mentions are the town of a court that the text names anywhere.

    A mention that a recognizer read as a person must always be in the name of a court, or in the capitals of the
    caption, since a witness may have the name of a town.
    """
    towns = _towns(text)
    if not any(
        _plain_town(each.words(text)) in towns or _is_before_court(text, each) or _is_before_date(text, each)
        for each in mentions
    ):
        return False
    return all(
        each.kind is not Kind.PERSON
        or _is_after_court(text, each)
        or _is_before_court(text, each)
        or _is_in_caption(text, each)
        or _is_before_date(text, each)
        for each in mentions
    )


def _is_after_court(text: str, mention: Mention) -> bool:
    return _AFTER_COURT.search(text[max(0, mention.start - _BEFORE) : mention.start]) is not None


def _is_before_court(text: str, mention: Mention) -> bool:
    return _COURT_AFTER.match(text, mention.end) is not None


def _is_before_date(text: str, mention: Mention) -> bool:
    """Return whether a mention is the place of the decision: it begins a line and a date follows."""
    begins = _LINE_BEGINS.search(text, max(0, mention.start - _BEFORE), mention.start)
    return begins is not None and _DATE_AFTER.match(text, mention.end) is not None


def _is_in_caption(text: str, mention: Mention) -> bool:
    return mention.start < _TOP and mention.words(text).isupper()


@lru_cache(maxsize=4)
def _towns(text: str) -> frozenset[str]:
    """Return the towns after the names of courts, alone and with the words that follow them."""
    found = set()
    for each in _SEATS.finditer(text):
        words = _plain_town(each["town"]).split()
        found |= {" ".join(words[:count]) for count in range(1, len(words) + 1)}
    return frozenset(found | {_plain_town(each["es"] or each["pt"]) for each in _DATED_IN.finditer(text)})


def _plain_town(words: str) -> str:
    return _BENCH.sub("", _PARTICLES.sub("", " ".join(words.split()))).casefold()


def has_words_of_courts(text: str, start: int, end: int) -> bool:
    """Return whether all words belong to the language of judgments, such as headings that were read as names."""
    words = [each.strip(".") for each in re.findall(r"[\w.ªº°]*\w[\w.ªº°]*|§", text[start:end].casefold())]
    others = [each for each in words if each not in _words_of_courts()]
    if len(words) == 1 and words[0] in _ALSO_NAMES and not text[start:end].isupper():
        return False
    if len(words) == 1 and _COUNTED.fullmatch(words[0]):
        return True
    return len(others) < len(words) and len(others) <= 1 and all(map(_ORDINAL.fullmatch, others))


def is_month(text: str, start: int, end: int) -> bool:
    """Return whether the words are only the name of a month, and not a first name: "Abril, de 7 años"."""
    return _MONTH.fullmatch(text, start, end) is not None


def is_decision_number(text: str, start: int, end: int) -> bool:
    """Return whether the mention is the number of a decision or proceeding, after a word for one."""
    return _DECISION_NUMBER.search(text, start, end) is not None


def is_near_birth(text: str, start: int, end: int) -> bool:
    """Return whether words for a birth are right before the mention, without another year between."""
    return _BIRTH.search(text, start, end) is not None


def is_birthplace(text: str, start: int, end: int) -> bool:
    """Return whether the mention follows words for a birth and a preposition of place."""
    return _BIRTHPLACE.search(text, start, end) is not None


def is_about_young_offender(text: str, start: int, end: int) -> bool:
    """Return whether a Brazilian decision is about an act of a child or an adolescent (ECA, article 103)."""
    return _MINOR.search(text, start, end) is not None


def is_of_higher_danish_court(text: str, start: int, end: int) -> bool:
    """Return whether the head of the decision names a high court or the Supreme Court of Denmark."""
    return _HIGHER_DANISH.search(text, start, min(end, start + _TOP)) is not None


@cache
def _words_of_courts() -> frozenset[str]:
    lines = resources.read_list("lists/abroad/court_words.txt")
    return frozenset(word for line in lines for word in line.casefold().split())


COURTS: dict[str, Callable[[str, Sequence[Mention]], bool]] = {"court-town": is_court_town}
"""Conditions that a rule can set on all mentions of a finding, by name, beside those of `people`."""
