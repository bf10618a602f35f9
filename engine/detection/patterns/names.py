"""Patterns of personal names with a title, a label, a signature or a conclusive context."""

from __future__ import annotations

import re

from engine.core.calendar_words import MONTHS_ALSO_NAMES, WEEKDAYS, any_of
from engine.core.expressions import Expression
from engine.core.folding import fold
from engine.core.message import Message
from engine.core.name_forms import is_ordinary
from engine.core.types import Kind
from engine.detection.lexicon import common_words, first_names, surnames
from engine.detection.patterns.rule import (
    CAPITALISED,
    GAP,
    MAYBE_UPPER,
    NAME,
    NAME_ON_ONE_LINE,
    WRAPPED_GAP,
    Rule,
    led,
    words,
)

_SURE_TITLE = (
    r"(?:Mr|MR|Mrs|MRS|Ms|Mx|Dr|DR|Prof|PROF|Messrs|Mme|Mlle|Hon|HON|(?:Rev|REV)(?!\s[A-Z](?![\w.]|\s[A-Z])))\.?|MS\.|Miss|MISS|Professor|PROFESSOR|Doctor"
    r"|Sir|Dame|Lord|Lady|Madame|Monsieur|Herr|Frau|Señora?|Signora?"
)
_TITLE = (
    r"(?:Judge|JUDGE|Justice|JUSTICE|Magistrate|Reverend|Father|Fr\.|Sister|Brother|Pastor|Rabbi|Imam|Sheikh|Bishop|Captain|Capt\.?"
    r"|Colonel|Col\.|Lieutenant|Lt\.?|Major|Maj\.|Sergeant|Sgt\.?|Corporal|Cpl\.?|Pvt\.?|Commander|Cmdr\.?|Gen\."
    r"|Admiral|Adm\.|Officer|OFFICER|Detective|Det\.|Inspector|Insp\.|Constable|Trooper|Deputy|Agent|Nurse|Senator|Sen\.|Rep\."
    r"|Congress(?:man|woman)|Governor|Gov\.|Mayor|Chancellor|President|Aunt(?:ie|y)?|Uncle|Grandma|Grandpa|Grandmother|Grandfather|Granny(?!\sSmith)|Grand?dad"
    r"|Nann?a|Nanny|Mamaw|Papaw|Meemaw|Cousin|Coach"
    r"|Canon(?!\s(?:EOS|PIXMA|Pixma|Inc|Law|Europe|Printer|Camera|Copier))|Archdeacon|Deacon(?:ess)?|Padre|Curate|Vicar|Rector|Oom|Tannie|Ouma|Oupa|Gogo"
    r"|Alhaj[ia]|Haj[ij]i?|Hajja|Mallam|Pandit|Ustad|Swami|Matron|Skipper)"
)
# Capitalised words after a title that are not names.
_NOT_A_NAME = (
    r"(?:Acts?|Code|Stat|Lett|Mod|Phys|Med|Sci|The|Hon(?:ou?rable|\.)|HON(?:OU?RABLE|\.)|Clerk|CLERK|Recorder|RECORDER|Registrar|Director|Editor|Address|Date|Phone|Name|Title|E-?mail|Number|Fax|Tel|Signature|Examination|Of|In|On|At|And|For|To|By|With|From|As|Court|Department|Office|General|Hospital|Advocate|Services?|Board|Council"
    r"|Government|Ministry|Committee|Commission|Assembly|State|District|Police|Chamber|Leagues?|Superior|Mary['’]s|President|Section"
    rf"|Secretary|Minister|Physician|Manager|Rounds|Note|Consult|Staff|Team|Specialist|Provider|Assistant|Deputy|Chief|Practitioner|Station|{any_of(WEEKDAYS)}|Republic|Supreme|Federal|National|Regional|County|Attorney)(?!\w)"
)
_DAY = r"(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]*\.?\s\d"  # "Adm. Mar 5" is an admission
# "IF AN OFFICER CONTACTS YOU": a verb in a text in capitals
_VERB = r"[A-Z]+[ ](?:YOU|ME|US|HIM|THEM|IT)(?!\w)"
_PLACE = rf"(?!{_NOT_A_NAME}|{_DAY}|{_VERB}){NAME}"
_POST_NOMINAL = (
    r"(?:M\.?D\.?|D\.?O\.?|Ph\.?\s?D\.?|R\.?N\.?|N\.?P\.?|P\.?A\.?(?:-C)?|D\.?D\.?S\.?|D\.?V\.?M\.?|J\.?D\.?|LL\.?[BM]\.?|Esq(?:uire|\.)?"
    r"|ESQ\.?|CPA|FACS|FACP|MBBS|FRCP|FRCS|FNP|DNP|LCSW|MSW|OBE|MBE|CBE|QC|KC|K\.C\.|Q\.C\.|MP|LPN|CRNA|PharmD|PsyD|P\.?E\.?)"
)
_NO_LINK = r"(?!(?i:wherefore|therefore|accordingly|however|moreover|further(?:more)?|finally|consequently|thus)(?!\w))"
_PARTY = (
    r"(?:[Pp]laintiffs?|[Dd]efendants?|[Pp]etitioners?|[Rr]espondents?|[Aa]ppellants?|[Aa]ppellees?|[Cc]laimants?|[Dd]eceased|[Dd]ebtors?"
    r"|PLAINTIFFS?|DEFENDANTS?|PETITIONERS?|RESPONDENTS?|APPELLANTS?|CLAIMANTS?|DECEASED)"
)
_LABELLED = (
    r"(?:[Ff]ull\s|[Ff]irst\s|[Ll]ast\s|[Mm]aiden\s|[Pp]atient\s|[Cc]lient\s|[Cc]ustomer\s|[Ee]mployee\s|[Mm]iddle\s)?[Nn]ames?|NAME"
    r"|[Pp]atient|PATIENT|[Cc]lient|[Cc]laimant|[Dd]efendant|[Pp]laintiff|[Pp]etitioner|[Rr]espondent|[Aa]pplicant|[Ww]itness|[Aa]ttending"
    r"|[Pp]hysician|[Pp]rovider|[Ss]urgeon|[Rr]eferring\s[Pp]hysician|PCP|[Aa]ttorney|[Cc]ounsel|[Ii]nvestigator|[Ss]igned(?:\sby)?|[Dd]ictated\sby"
    r"|[Ee]mergency\s[Cc]ontact|[Nn]ext\sof\s[Kk]in|[Gg]uardian|[Ee]mployee|[Ss]pouse|[Aa]uthor|[Cc]ontact(?:\s[Pp]erson)?|[Ff]rom|FROM|To|TO|[Cc][Cc]"
    r"|[Aa]ttn|ATTN|[Bb]uyer|[Ss]eller|[Tt]enant|[Ll]andlord|[Bb]orrower|[Ll]ender|[Ww]itnessed\sby|[Pp]repared\sby|[Rr]eviewed\sby"
)
_PLACEHOLDER = (
    r"(?i:he|she|it|this|that|there|who|(?:the\s)?(?:patient|pt|applicant|plaintiff|defendant|victim|deceased|decedent"
    r"|claimant|mother|father|wife|husband|son|daughter|sister|brother))(?!\w)"
)
# Roles in a case or on a ward that often precede a lone surname: "PCP Chee.", "covering RN Llull".
_ROLE = (
    r"(?:PCP|[Aa]ttending|[Hh]ospitalist|[Cc]overing|[Rr]esident|[Ii]ntern|[Ff]ellow|[Cc]ardiologist|[Nn]eurologist|[Oo]ncologist"
    r"|[Pp]sychiatrist|[Nn]ephrologist|[Uu]rologist|[Pp]ulmonologist|[Rr]adiologist|[Aa]nesthesiologist|[Ss]urgeon|[Mm]idwife|RN|LPN"
    r"|CRNA|[Pp]aramedic|[Ss]ocial\s[Ww]orker|[Cc]ase\s[Mm]anager|[Pp]aralegal|[Nn]otary|[Pp]robation\s[Oo]fficer)"
)
# Abbreviations for people and for what they do: "GP Letter" is none.
_ABBREVIATED_ROLE = (
    r"(?:GP|HCA|SHO|SpR|StR|Reg|RMO|RGN|S/N|CNM|CNS|ANP|AMHP|CPN|OT|PT|SLT|SALT|SW|NIC|HCP|FME|CSI|SOCO|PCSO|CDO|DDO"
    r"|OIC|FLO|IO)"
)
_ACTING = (
    r"(?=[.;)\n]|,\s|\s(?:at|to|on|in|re|will|is|was|has|had|who|and|aware|informed|notified|attend(?:s|ed|ing)?|called|contacted|said|says"
    r"|asked|rang|saw|came|reviewed|reviewing|x|ext)(?!\w))"
)
_ABBREVIATED = (  # U.S., P.M., M.D., b.i.d.: not somebody's initials
    r"(?:U\.[ ]?[SKN]|E\.[ ]?U|[AP]\.[ ]?M|P\.[ ]?[OSAE]|N\.[ ]?[BPY]|[MJ]\.[ ]?D|R\.[ ]?N|D\.[ ]?[OCJ]|I\.[ ]?[VM]"
    r"|T\.[ ]?V|L\.[ ]?A|[BTQ]\.[ ]?I\.[ ]?D)\."
)
_DAY_OR_MONTH = any_of([*WEEKDAYS, *MONTHS_ALSO_NAMES])
# "Weins J (1997)" in a list of references; "Group A (2001)" and "Hepatitis B (1998)" are none.
_AUTHOR = (
    r"(?:(?:van|von|de|der|den|la|le|di|du)\s){0,2}[A-Z][^\W\d_]{2,20}(?:-[A-Z][^\W\d_]{2,20})?"
    r",?\s(?:[A-Z]{1,3}|(?:[A-Z]\.[ -]?){1,3})"
)
_NO_AUTHOR = (
    r"(?i:appendix|annex(?:e|ure)?|article|chapter|class|clause|exhibit|figure|form|grade|group|hepatitis|influenza|level|note|paragraph"
    r"|part|phase|plan|rule|schedule|section|series|stage|step|table|title|type|version|vitamin|volume|anhang|anlage|tabelle|annexe"
    r"|tableau|anexo|tabla|allegato|bilag|bijlage)(?!\w)"
)
_IS_OF_AGE = r"(?=,?\s(?:is|was)\san?\s(?:[\w-]+,?\s){0,4}?\d{1,3}[-‑\s]?(?:year|month|y/?o|y\.o))"
_IS_BEFORE_NUMBER = r"(?=[A-Z]{0,3}-?(?:\d-?){6,10}(?![\w/]))"
_GREETING = r"(?:Dear|DEAR|Hi|Hello)"
_NICKNAME = rf"(?:[\"“‘'][^\W\d_]{{2,15}}[\"”’']|\([\"“]?{CAPITALISED}[\"”]?\))[ ]"
_BORN = r"(?<!\w)(?:[Nn]ee|[Gg]eb\.|[Gg]eborene[rn]?|(?:[Mm]aiden|[Ff]ormer|[Bb]irth)\s[Nn]ame(?:\s(?:is|was))?\s?:?)\s"
_CALLED = (
    r"(?<!\w)(?:(?:née|[Aa]lias(?:es)?|[Aa]\.?[Kk]\.?[Aa]\.?|[Ss]treet\s[Nn]ame|[Nn]ickname|[Mm]oniker)\s?:?"
    r"|known\sas|nicknamed)"
)
# Continuation of a line in a list of patients or inmates after a name and a number; number words are not names.
_LISTED = words(r"bed", r"room", r"rm", r"ward", r"unit", r"cell", r"[mf]", r"\d{2}\s?(?:yo|y/o|[mf])")
_NUMBERED = (
    r"(?i:ssn|mrn|dob|acc(?:oun|)t|case|file|claim|order|invoice|policy|ref|tel|phone|fax|cell|mobile|pager|npi|dea|licen[cs]e"
    r"|serial|member|group|medicare|medicaid|insurance|id|no|chart|record|visit|encounter|booking|inmate|patient)(?!\w)"
)


# Ranks before a surname in a text in capitals; of two letters only beside a number or an act.
_RANK = (
    r"(?:SGT|INSP|CPL|CAPT|DET|DEP|TPR|OFC|SUPT|CST|CONST|CONSTABLE|SERGEANT|INSPECTOR|DETECTIVE|TROOPER"
    r"|W[PD]C|PCSO|DCI)"
)
_SHORT_RANK = r"(?:T?[PD][CSI]|SC|OFF)"
_ACTED = r"(?=[ ](?:[A-Z]{2,12}ED|STATES|ADVISES|REPORTS|ON[ ]SCENE|AT[ ]SCENE|EN[ ]ROUTE|ATTENDING)(?!\w))"
_NUMBER = r"#?[A-Z]{0,2}\d{2,6}"
_PRISONER = r"[A-Z]\d{4}[A-Z]{2}(?!\w)"
_NUMBERED_OFFICER = (
    rf"(?<!\w)(?:{_RANK}|{_SHORT_RANK}|SO|Sgt|Insp|Cst|Const(?:able)?|Officer|Garda|Gda)\.?[ ]{_NUMBER}[ ]"
)
_SURNAME = r"[A-Z](?:[A-Z]|['’-](?=[A-Z])){2,24}"
_NO_SURNAME = frozenset("held left met found saw sent led lead".split())
_EVERYDAY = 5.5
"""Zipf frequency from which a word behind a rank is rather the next of its sentence: "PC WILL"."""


def _rule(form: str, score: float, reason: Message, *cues: str) -> Rule:
    return Rule("name", Kind.PERSON, Expression(form, cues=cues), reason, score)


def _is_rare(written: str) -> bool:
    """Return whether the first or the last word is not an ordinary English word, so that both are hardly a title."""
    words = re.findall(r"[^\W\d_]+", written)
    return not (is_ordinary(words[0].lower()) and is_ordinary(words[-1].lower()))


def _is_surname(written: str) -> bool:
    word = written.lower()
    return surnames.is_listed(word) and word not in _NO_SURNAME and common_words.frequency(word, "en") < _EVERYDAY


def _is_family(written: str) -> bool:
    """Return whether a plural is of a surname alone: "Hendersons", "Joneses", not "Browns" or "Romans"."""
    return not is_ordinary(written.lower()) and any(
        surnames.is_listed(written.removesuffix(each)) for each in ("s", "es") if written.endswith(each)
    )


def _is_rare_or_given(written: str) -> bool:
    return _is_rare(written) or first_names.is_listed(fold(written))


def _is_rare_or_begins_given(written: str) -> bool:
    return _is_rare(written) or _is_given(re.split(r"[\s,]", written, maxsplit=1)[0])


def _is_given(written: str) -> bool:
    return _is_homograph(written) or written.capitalize() in MONTHS_ALSO_NAMES or first_names.is_listed(fold(written))


def _is_homograph(written: str) -> bool:
    return written.lower() in first_names.HOMOGRAPHS


def _is_nicknamed(written: str) -> bool:
    """Return whether it may be a name, and what is in brackets no abbreviation: "Questions (FAQs) Acme"."""
    if "(" not in written and first_names.is_listed(fold(written.split()[0])):
        return True
    return _is_rare(written) and (written.isupper() or _IN_BRACKETS.search(written) is None)


_IN_BRACKETS = Expression(r"\([\"“]?[A-Z]{2}")


RULES = (
    _rule(
        rf"(?<!\w)(?:(?:{_SURE_TITLE}){GAP}(?:and{GAP}(?:{_SURE_TITLE}){GAP})?)(?:(?:{_SURE_TITLE}|{_TITLE}){WRAPPED_GAP}){{0,2}}{_PLACE}(?!\w)",
        0.95,
        Message("pattern.name-after-form-address"),
        rf"(?:{_SURE_TITLE}){GAP}",
    ),
    _rule(
        rf"(?<!\w)(?<!\d\s){_TITLE}{WRAPPED_GAP}(?:{_TITLE}{WRAPPED_GAP})?({_PLACE})(?!\w)",
        0.7,
        Message("pattern.name-after-title-or-rank"),
        rf"(?<!\w)(?<!\d\s){_TITLE}{WRAPPED_GAP}",
    ),
    _rule(
        rf"(?<!\w)(?:/s/|/S/|s/){GAP}?({NAME_ON_ONE_LINE})(?!\w)",
        0.95,
        Message("pattern.name-in-signature"),
        "(?:/s/|/S/|s/)",
    ),
    _rule(
        rf"(?<!\w)(?!{_POST_NOMINAL}(?!\w)|[MB]Sc?(?!\w)|[MB]A(?!\w))((?>{NAME_ON_ONE_LINE})),\s?{_POST_NOMINAL}(?!\w)",
        0.85,
        Message("pattern.name-before-letters-degree-or-profession"),
        rf",\s?{_POST_NOMINAL}(?!\w)",
    ),
    _rule(
        rf"(?<!\w){_NO_LINK}((?>{NAME_ON_ONE_LINE})),\s{{1,3}}(?:the\s)?{_PARTY}(?!\w)",
        0.7,
        Message("pattern.name-before-partys-role-in-proceeding"),
        rf",\s{{1,3}}(?:the\s)?{_PARTY}(?!\w)",
    ),
    _rule(
        rf"(?<!\w)(?:{_LABELLED})\s?:[^\S\n]{{0,20}}({CAPITALISED},\s{NAME_ON_ONE_LINE}|{NAME_ON_ONE_LINE})(?!\w)",
        0.8,
        Message("pattern.follows-label-that-announces-name"),
        rf"(?<!\w)(?:{_LABELLED})\s?:",
    ),
    # "Send it to: Ada Dorr", not "Return to: Top of Page" or "write to: CMS"
    Rule(
        "name",
        Kind.PERSON,
        led(
            r"(?<!\w)to\s?:[^\S\n]{0,20}",
            rf"(?![A-Z]{{2,5}}(?!\w))({CAPITALISED},\s{NAME_ON_ONE_LINE}|{NAME_ON_ONE_LINE})(?!\w)",
        ),
        Message("pattern.follows-label-that-announces-name"),
        0.8,
        accept=_is_rare_or_begins_given,
    ),
    _rule(
        rf"(?<!\w)(?!{_PLACEHOLDER})((?>{NAME_ON_ONE_LINE})){_IS_OF_AGE}",
        0.85,
        Message("pattern.name-before-somebodys-age"),
        _IS_OF_AGE,
    ),
    _rule(
        rf"(?<=\b[Aa]s\s)(?!{_NOT_A_NAME})({CAPITALISED})(?=\s(?:wrote|said|stated|noted|told|reported|explained|testified"
        r"|recalled|added|replied|asked|suggested|recommended|advised)\s)",
        0.6,
        Message("pattern.capitalised-word-for-somebody-who-wrote"),
    ),
    # "ask Will at the desk", "told Hope that": a capital within a sentence that is a first name.
    Rule(
        "name",
        Kind.PERSON,
        Expression(
            rf"(?<!\w)(?:ask|asks|asked|asking|tell|tells|told|telling|ring|rang|phone|phoned|text|texted|e-?mail|e-?mailed|thank|thanked|met|meet|saw|see|visit|visited"
            rf"|love|loves|miss|misses|remind|reminded|with)\s(?!{_NOT_A_NAME})({CAPITALISED})"
            r"(?=\s(?:at|from|if|to|about|that|for|who|what|when|whether|how|yesterday|today|tomorrow|again|on)(?!\w)|[.!?](?:\s|\Z)|,\s[a-z])"
        ),
        Message("pattern.follows-word-for-occupation-or-activity"),
        0.6,
        accept=_is_homograph,
    ),
    _rule(
        rf"(?<!\w){_GREETING}\s({NAME_ON_ONE_LINE})(?=[,:!\n])", 0.8, Message("pattern.name-in-salutation"), _GREETING
    ),
    _rule(
        rf"(?<!\w){_ROLE}\s(?={MAYBE_UPPER})(?!{_NOT_A_NAME}|{_POST_NOMINAL}(?!\w)|[A-Z]{{2,5}}(?!\w))({CAPITALISED}){_ACTING}",
        0.6,
        Message("pattern.follows-word-for-occupation-or-activity"),
        rf"(?<!\w){_ROLE}\s(?={MAYBE_UPPER})",
    ),
    Rule(
        "name",
        Kind.PERSON,
        led(rf"(?<!\w){_ABBREVIATED_ROLE}\s", rf"(?!{_NOT_A_NAME}|[A-Z]{{2,5}}(?!\w))({CAPITALISED}){_ACTING}"),
        Message("pattern.follows-word-for-occupation-or-activity"),
        0.6,
        accept=_is_rare_or_given,
    ),
    # supper with the Hendersons
    Rule(
        "name",
        Kind.PERSON,
        Expression(r"(?<![\w'’-])[Tt]he\s([A-Z][a-z]{3,20}s)(?![\w-]|[ ][A-Z])"),
        Message("pattern.plural-of-surname"),
        0.6,
        accept=_is_family,
    ),
    # SGT VALE REVIEWED; PC 1183 SHAW ON SCENE
    Rule(
        "name",
        Kind.PERSON,
        led(
            rf"(?<!\w)(?:{_RANK}\.?[ ](?:{_NUMBER}[ ])?|{_SHORT_RANK}\.?[ ](?:{_NUMBER}[ ]|(?={_SURNAME}{_ACTED})))",
            rf"({_SURNAME})(?!\w)",
        ),
        Message("pattern.name-after-title-or-rank"),
        0.7,
        accept=_is_surname,
    ),
    # Ada Tolvane (born Berg)
    _rule(
        rf"\(born\s({CAPITALISED}(?:[ -]{CAPITALISED})?)(?=[,;)])",
        0.75,
        Message("pattern.announced-as-another-name-somebody"),
        r"\(born\s",
    ),
    # TOLVANE A4471QX: before the number of a prisoner in England and Wales
    _rule(
        rf"(?<![\w'’-])(?!NO(?!\w)|NOMS(?!\w)|CELL(?!\w)|WING(?!\w))({_SURNAME})(?=,?\s{_PRISONER})",
        0.75,
        Message("pattern.name-before-number-in-list-people"),
        _PRISONER,
    ),
    # PS 7115 Dunmallet
    _rule(
        rf"{_NUMBERED_OFFICER}(?!{_NOT_A_NAME})([A-Z][^\W\d_A-Z](?:[^\W\d_]|['’-](?=[A-Z])){{1,24}})(?!\w)",
        0.8,
        Message("pattern.name-after-title-or-rank"),
        _NUMBERED_OFFICER,
    ),
    _rule(
        rf"(?m:^|(?<=[.!?]\s)|(?<=[-–—~]\s)|(?<=--))(?!{_ABBREVIATED})((?:[A-Z]\.[ ]?){{2,3}})(?=[ \t]*(?:\n|\Z))",
        0.6,
        Message("pattern.are-initials-where-somebody-signs"),
    ),
    Rule(
        "name",
        Kind.PERSON,
        Expression(
            rf"(?m)^[ \t>*•-]{{0,4}}(?!{_NOT_A_NAME}|{_NUMBERED})((?>{NAME_ON_ONE_LINE})),?[ \t]{{1,3}}#?"
            rf"{_IS_BEFORE_NUMBER}",
            cues=(_IS_BEFORE_NUMBER,),
        ),
        Message("pattern.name-before-number-in-list-people"),
        0.7,
        near=_LISTED,
    ),
    _rule(
        rf"(?<!\w)(?:[Mm]y|[Hh]is|[Hh]er)\sname\sis\s({NAME_ON_ONE_LINE})(?!\w)",
        0.9,
        Message("pattern.announced-as-name"),
        r"\sname\sis\s",
    ),
    _rule(
        rf"(?<!\w)(?!{_NO_AUTHOR}|{_NOT_A_NAME})({_AUTHOR})(?=,?\s\((?:18|19|20)\d\d[a-z]?\))",
        0.6,
        Message("pattern.author-before-year"),
        r"\s\((?:18|19|20)\d\d[a-z]?\)",
    ),
    # Minutes and lists of tasks: "- May to book the hall", "Ask done. Olive to chase"
    Rule(
        "name",
        Kind.PERSON,
        Expression(
            rf"(?m)(?:^[ \t]{{0,8}}|[-–•*;:][ ]|[.)][ ])(?!{_NOT_A_NAME})({CAPITALISED})"
            r"(?=\sto\s(?!(?:be|live|die|win|power)(?!\w))[a-z]{3,})"
        ),
        Message("pattern.follows-word-for-occupation-or-activity"),
        0.6,
        accept=_is_given,
    ),
    # Sunday told us; "on Sunday told" is none
    Rule(
        "name",
        Kind.PERSON,
        Expression(
            rf"(?<![Oo]n\s)(?<!ast\s)(?<!ext\s)(?<!his\s)(?<!ery\s)(?<!\w)({_DAY_OR_MONTH})(?=\s(?:said|says|told|asked|replied|confirmed|admitted|denied)\s)"
        ),
        Message("pattern.capitalised-word-for-somebody-who-wrote"),
        0.75,
    ),
    # William “Bill” Okafor
    Rule(
        "name",
        Kind.PERSON,
        Expression(
            rf"(?<!\w)(?!{_NOT_A_NAME}){CAPITALISED}[ ](?:[A-Z]\.[ ])?"
            rf"{_NICKNAME}(?!{_NOT_A_NAME}){CAPITALISED}(?![\w])",
            cues=(_NICKNAME,),
        ),
        Message("pattern.name-with-another-in-quotation-marks"),
        0.75,
        accept=_is_nicknamed,
    ),
    _rule(
        rf"{_BORN}({CAPITALISED}(?:-{CAPITALISED})?)(?!\w)",
        0.75,
        Message("pattern.announced-as-another-name-somebody"),
        _BORN,
    ),
    _rule(
        rf"{_CALLED}\s[\"“'‘]?({NAME_ON_ONE_LINE})(?!\w)",
        0.75,
        Message("pattern.announced-as-another-name-somebody"),
        _CALLED,
    ),
)
