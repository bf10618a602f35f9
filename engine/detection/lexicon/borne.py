"""Signs beside a name that somebody bears it: a title, a label, a relative, a verb of people, a greeting, a signature.

A list of things, such as products or headings, says only that a thing is called so, too. Where the words beside the
name say that it is a person's, the list alone keeps no mention from being one.
"""

from __future__ import annotations

from functools import lru_cache

from engine.core.expressions import Expression
from engine.core.folding import fold
from engine.core.types import Kind, Mention
from engine.detection.lexicon import common_words, deeds, first_names, salutations
from engine.detection.lexicon.kin import FRIEND, PARTNER, RELATIVE

# Words of one language stay together.
# ruff: noqa: E501

_UPPER = r"[^\W\d_a-zß-öø-ÿ]"
_REACH = 64
"""Characters before a mention, and behind it, that are read."""

# Titles, ranks and relatives; those that are also words of things ("Brother" printers) only make a product doubtful.
_TITLE = (
    r"(?:Mr|Mrs|Ms|Miss|Mx|Mister|Dr|Doctor|Prof|Professor|Sir|Lady|Lord|Dame|Madam|Rev|Reverend|Fr|Father|Sister|Brother|Nurse|Matron|Midwife|Judge|Justice"
    r"|PC|DC|DS|DI|Sgt|Sergeant|Constable|Officer|Detective|Inspector|Capt|Captain|Lt|Lieutenant|Col|Colonel|Maj|Pte|Private|Cpl|Corporal|Councillor|Cllr|Coach|Aunt|Auntie|Aunty|Uncle|Cousin|Nan|Grandma|Grandpa"
    r"|Herrn?|Hr|Frau|Fr|Fräulein|Familie|Fam|Eheleute|Tante|Onkel|Oma|Opa|Schwester|Pfleger|Richter(?:in)?|Rechtsanw[aä]lt(?:in)?|RA|Kollege|Kollegin|Zeugin|Zeuge"
    r"|M|MM|Me|Mme|Mmes|Mlle|Mlles|Monsieur|Madame|Mademoiselle|Maître|Docteur|Pr|Tata|Tonton|Oncle|Veuve|Famille"
    r"|Sr|Sra|Srta|Sres|Sras|Señora?|Señorita|Don|Doña|Dña|D|Dra|Lic|Tío|Tía|Abuel[oa]|Familia"
    r"|Senhora?|Dona|Dr\.ª|Sr\.ª|Exm[oa]|Eng|Enf|Tio|Tia|Família|Herr|Fru|Frk|Frøken|Advokat|Overlege|Overlæge|Familien)"
)
_TITLED = Expression(
    rf"(?<![\w.'’-]){_TITLE}\.?[ \u00a0]{{1,2}}\Z|(?i:\b(?:mr|mrs|ms|miss|dr|herrn?|frau|mme|madame|monsieur|señora?|senhora?|señorita|doña|don|dona|sra?|hr|fru|nurse|doctor|aunt|uncle|tante|onkel|tía|tio|tia)\.?[ ]\Z)"
)
_TITLE_WITHIN = Expression(rf"{_TITLE}\.?[ \u00a0]{_UPPER}")
_INITIAL_BEFORE = Expression(rf"(?<![\w.'’-])(?:{_UPPER}\.[ ]?){{1,3}}\Z")
_INITIAL_BEHIND = Expression(rf",[ ]{_UPPER}\.(?:[ -]?{_UPPER}\.)?(?!\w)")
_GIVEN_BEFORE = Expression(r"(?<![\w'’-])(?P<given>[^\W\d_a-zß-öø-ÿ][a-zß-öø-ÿ]{2,24})[ ]\Z")

# Labels of fields and roles, where a line, a cell or a sentence begins; "Drug name" and "Bank name" announce things.
_LABEL = Expression(
    r"(?:\A|[\n\t|;(]|[.!?]\s|[ ]{2})[ \t*_>-]{0,8}(?:(?:full|first|last|family|given|patient['’]?s?|client|employee|tenant|customer|child['’]?s|student|pupil|maiden|birth)[ ])?"
    r"(?i:names?|surname|forename|patient|client|claimant|applicant|appellant|respondent|defendant|plaintiff|petitioner|employee|tenant|witness(?:es)?|victim|suspect|complainant|carer|next[ ]of[ ]kin|n\.?o\.?k\.?|emergency[ ]contact"
    r"|mother|father|wife|husband|spouse|partner|son|daughter|brother|sister|student|pupil|child|resident|service[ ]user|consultant|surgeon|anaesthetist|midwife|nurse|author|signed|signature|interviewe[er]|chair(?:person|man|woman)?|minutes[ ]by|taken[ ]by|reported[ ]by|completed[ ]by|prepared[ ]by"
    r"|vorname|nachname|familienname|geburtsname|patient(?:in)?|kläger(?:in)?|beklagter?|zeug(?:e|in)|mieter(?:in)?|vermieter(?:in)?|mandant(?:in)?|mitarbeiter(?:in)?|schüler(?:in)?|mutter|vater|ehefrau|ehemann|tochter|sohn|unterschrift|gezeichnet|gez\.|ansprechpartner(?:in)?|protokoll"
    r"|nom|prénoms?|nom[ ]et[ ]prénom|patiente|demandeur|demanderesse|défendeur|salariée?|locataire|témoin|élève|mère|père|épouse|époux|fille|fils|signé|nombre|nombres?[ ]y[ ]apellidos|apellidos?|paciente|demandante|demandad[oa]|testigo|inquilin[oa]|alumn[oa]|madre|padre|hij[oa]|espos[oa]|firma(?:do)?|fdo\.?"
    r"|nome|apelido|sobrenome|utente|autora?|ré[u]?|testemunha|inquilin[oa]|alun[oa]|mãe|pai|filh[oa]|assinatura|assinado|navn|fornavn|efternavn|etternavn|pasient|klient|vitne|vidne|lejer|leietaker|elev|mor|far|ektefelle|ægtefælle|datter|søn|sønn|underskrift|signatur|kontaktperson)"
    r"(?:[ ]?[:|]|\t)[ \t]{0,12}\Z",
    cues=(r"[ ]?[:|]", r"\t"),
)
_PRESENT = Expression(
    r"(?:\A|\n)[ \t*_>-]{0,8}(?i:present|in[ ]attendance|attend(?:ees|ing|ed)|apologies|absent|participants|members|staff|team|on[ ]shift|copies|distribution|anwesend|teilnehmer(?:innen)?|teilnehmende|entschuldigt|présents?|participants|excusés?|absents?|asistentes|presentes|ausentes"
    r"|participantes|convocados|ausentes|til[ ]?stede|tilstede|deltagere|deltakere|fravær(?:ende)?|forfall|afbud)[ ]?:[^\n]{0,400}\Z",
    cues=(r"[ ]?:",),
)
_BESIDE_NAMES = Expression(
    rf"(?<![\w'’-])(?P<given>{_UPPER}[a-zß-öø-ÿ]{{2,24}})[ ]{_UPPER}[\w'’-]{{1,24}}(?:,|[ ](?:and|und|et|y|e|og))[ ]\Z"
)

_LINE_ENDS = Expression(r"[ \t.!]{0,4}(?:\n|\Z)")
_GREETING_ENDS = Expression(r"[ ]?[,!:.–-]|[ \t]*\n|\Z")
_SPEAKER_BEGINS = Expression(r"(?:\A|\n)[ \t>*_\[(-]{0,8}(?:[\[(]?\d{1,2}[:.]\d\d(?::\d\d)?[\])]?[ ,-]{0,3})?\Z")
_SPEAKS = Expression(
    r"\*{0,2}[ ]?:\*{0,2}[ \t]{1,8}(?=[^\n]{0,160}(?:(?<!\w)(?i:I|I['’]m|I['’]ve|I['’]ll|you|we|my|me|yes|yeah|no|okay|hello|hi|thanks|please|sorry|ich|wir|ja|nein|du|sie|mir|danke|je|j['’]ai|nous|vous|tu|oui|non|merci|yo|me|usted|tú|sí|gracias|eu|você|sim|não|obrigad[oa]|jeg|vi|du|nej|nei|tak|takk)(?!\w)|[?!]))"
)
_RELATIVE = (
    rf"(?:(?:half-|ex-|late |younger |older |elder )?(?:{RELATIVE}|{PARTNER}|{FRIEND}|parent)s?|children|kids|family"
    r"|mutter|vater|ehefrau|ehemann|frau|mann|tochter|sohn|bruder|schwester|eltern|kinder|onkel|tante|familie"
    r"|mère|père|femme|épouse|mari|époux|fille|fils|frère|sœur|soeur|oncle|tante|parents|enfants|conjointe?|compagne|compagnon|veuve"
    r"|madre|padre|esposa|esposo|mujer|marido|hij[oa]s?|herman[oa]s?|tí[oa]|padres|abuel[oa]|viuda|pareja|mãe|pai|mulher|filh[oa]s?|irmãos?|irmãs?|avós?|avô|viúva|companheir[oa]"
    r"|moren?|faren?|kone|kona|hustru|mann|mand|ektemann|datter(?:en)?|søn|sønn(?:en)?|bror(?:en)?|søster(?:en)?|foreldre(?:ne)?|forældre(?:ne)?|barn|børn)"
)
_OWNS = Expression(
    rf"['’]s[ ](?:[a-z-]{{2,12}}[ ])?(?:{_RELATIVE}|GP|solicitor|statement|evidence|date[ ]of[ ]birth|dob|birthday|bedroom|room|bed|funeral|death|body|birth|wound|wounds|pain|injur(?:y|ies)|temperature|blood|breathing|mood|gait|behaviour|behavior|condition|wages|salary|dismissal|sister|face|head|arms?|legs?|hands?|feet|foot|eyes?|voice|hair|widow|home[ ]address|phone|mobile|handwriting|signature)(?![\w-])"
)
_POSSESSIVE = ("'s ", "’s ")
_OF_RELATIVE = Expression(
    rf"(?<!\w)(?i:{_RELATIVE})[ ](?:(?:of|von|de|del|do|da|til|av|af|to)[ ]|d['’])\Z",
    cues=(r"(?:of|von|de|del|do|da|til|av|af|to)[ ]", "d['’]"),
)


_NAMED = Expression(
    rf"(?<![\w.'’-])(?P<first>{_UPPER}[a-zß-öø-ÿ]{{2,24}})[ ](?P<second>{_UPPER}[^\W\d_]{{2,24}})(?![\w-])"
)
_TITLE_AND_NAME = Expression(
    rf"(?<![\w.'’-])(?:Mr|Mrs|Ms|Mme|Sra?|Hr|Fru|Frau|Herrn?)\.?[ ](?P<second>{_UPPER}[^\W\d_]{{2,24}})(?![\w-])"
)


@lru_cache(maxsize=4)
def named_in(text: str) -> frozenset[str]:
    """Return the surnames that a text writes behind a title or a listed given name."""
    titled = {each["second"] for each in _TITLE_AND_NAME.finditer(text)}
    return frozenset(titled | {each["second"] for each in _NAMED.finditer(text) if _is_given(each["first"])})


def is_borne(text: str, mention: Mention) -> bool:
    """Return whether the words beside a name-like mention say that it is, or begins or ends, the name of somebody."""
    start, end = mention.start, mention.end
    low = max(0, start - _REACH)
    if _TITLED.search(text, low, start) or _TITLE_WITHIN.match(text, start, end):
        return True
    if _INITIAL_BEFORE.search(text, low, start) or _INITIAL_BEHIND.match(text, end, end + _REACH):
        return True
    if _is_behind_given_name(text, low, start) or _LABEL.search(text, low, start):
        return True
    if (
        (text.startswith(_POSSESSIVE, end) and _OWNS.match(text, end, end + _REACH))
        or _OF_RELATIVE.search(text, low, start)
        or deeds.shows_somebody(text, start, end)
    ):
        return True
    if _is_among_names(text, start):
        return True
    return mention.kind is Kind.PERSON and _is_addressed(text, start, end)


def _is_addressed(text: str, start: int, end: int) -> bool:
    """Return whether a name is greeted, signs, speaks or says something, as firms and programs do, too."""
    low = max(0, start - _REACH)
    if salutations.greets_before(text, start) and _GREETING_ENDS.match(text, end):
        return True
    closing = salutations.closing_before(text, start)
    if closing and "\n" in text[closing[1] : start] and _LINE_ENDS.match(text, end):
        return True
    if _SPEAKER_BEGINS.search(text, low, start) and _SPEAKS.match(text, end):
        return True
    return deeds.says(text, end)


def _is_behind_given_name(text: str, low: int, start: int) -> bool:
    before = _GIVEN_BEFORE.search(text, low, start)
    return before is not None and text[start].isupper() and _is_given(before["given"])


def _is_given(word: str) -> bool:
    if word.lower() in first_names.HOMOGRAPHS:
        return False
    return first_names.is_listed(fold(word)) or common_words.is_given(word)


def _is_among_names(text: str, start: int) -> bool:
    """Return whether a name is in a list behind the full name of somebody, or of those who are present."""
    beside = _BESIDE_NAMES.search(text, max(0, start - _REACH), start)
    if beside and _is_given(beside["given"]):
        return True
    line = max(text.rfind("\n", 0, start), start - 420, 0)
    return _PRESENT.search(text, line, start) is not None
