"""Patterns of lone first names that are also ordinary words ("Will", "Grant", "Comfort"), where grammar shows a name."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.expressions import Expression
from engine.core.folding import fold
from engine.core.message import Message
from engine.core.name_forms import is_ordinary
from engine.core.types import Kind
from engine.detection.lexicon import first_names, surnames
from engine.detection.lexicon.kin import FRIEND, PARTNER, RELATIVE
from engine.detection.patterns.rule import UPPER, Rule

# Lists of words stay together.
# ruff: noqa: E501

_WORD = rf"{UPPER}[a-z]{{2,14}}"
_START = r"(?:(?m:^)[ \t>*•-]{0,8}|(?<=[.!?;][ ])|(?<=[\"“]))"
_MONTHS = frozenset("april may june august".split())
_ABSTRACT = frozenset(
    "hope faith joy grace art mercy patience prudence charity harmony trinity destiny journey summer autumn dawn eve storm honor verity chase constance comfort praise peace wisdom promise blessing trip skip chip".split()
)
"""Names that a sentence may begin with as an ordinary subject: "Hope is", "Charity begins"."""
_KIN = rf"(?:{RELATIVE}|{PARTNER}|{FRIEND}|boss|manager|colleague|assistant|PA)"
_OWNED = rf"(?:{_KIN}|phone|mobile|laptop|notebook|diary|email|e-mail|car|van|bike|house|flat|room|bedroom|desk|locker|bag|coat|address|bank account|salary|contract|funeral|birthday|surname|handwriting|signature|passport|medication|school|GP|solicitor)"
_ACT = r"(?:said|says|told|tells|asked|asks|rang|rings|phoned|emailed|texted|discussed|explained|confirmed|agreed|refused|denied|denies|replied|insists|insisted|admitted|reported|signed|visited|wants|wanted|thinks|thought|knows|knew|lives|lived|cried|smiled|laughed|slept|apologised|resigned|promised|drove)"
_ROLE = r"(?:[Vv]et|[Dd]octor|[Dd]entist|[Nn]urse|[Mm]idwife|[Cc]arer|[Dd]river|[Tt]eacher|[Tt]utor|[Kk]ey ?worker|[Ss]ocial [Ww]orker|[Mm]anager|[Ss]upervisor|[Cc]oach|[Cc]hair|[Cc]ashier|[Ss]erver|[Ss]tylist|[Tt]herapist|[Cc]ounsellor|[Cc]ook|[Hh]ost|[Ll]eader|[Rr]eferee|[Oo]rganist|[Rr]eader|[Ss]hift lead|[Oo]n call|[Oo]n duty|[Ss]igned in by|[Hh]anded to|[Cc]hecked by|[Ss]een by)"


def _rule(
    form: str,
    accept: Callable[[str], object],
    reason: str = "capitalised-word-for-somebody-who-wrote",
    score: float = 0.65,
) -> Rule:
    return Rule("name", Kind.PERSON, Expression(form), Message(f"pattern.{reason}"), score, accept=accept)


def _is_word(written: str) -> bool:
    return written.lower() in first_names.HOMOGRAPHS


def _is_given(written: str) -> bool:
    return _is_word(written) or written.lower() in _MONTHS or first_names.is_listed(fold(written))


def _is_person(written: str) -> bool:
    """Return whether it is a homograph that is hardly the subject of a sentence as an ordinary word."""
    return _is_word(written) and written.lower() not in _ABSTRACT


def _is_listed(written: str) -> bool:
    """Return whether it is a surname that is no first name as well as a word, or a given name and a surname."""
    *given, surname = written.split()
    if not given:
        return surnames.is_listed(surname) and not (_is_word(surname) or surname.lower() in _MONTHS)
    return surnames.may_be(surname) and all(
        surnames.may_be(each) or first_names.is_listed(fold(each)) for each in given
    )


def _is_rare(written: str) -> bool:
    """Return whether it is a first name, or a rare word that is not the plural of a people."""
    if _is_given(written):
        return True
    return not is_ordinary(written.lower()) and (written.endswith("us") or not written.endswith(("s", "i")))


RULES = (
    # Will in receiving will talk; Grant at reception has it
    _rule(
        rf"{_START}({_WORD})(?= (?:in|at|on|from) (?:the )?[A-Za-z]{{2,15}} (?:to [a-z]{{2,}}|will|would|can|has|had|is|was|says|said|told|asked|knows|wants|saw|gave|starts|finishes|comes|came|rang|left|took|covers)(?!\w))",
        _is_person,
    ),
    # Will discussed it with her; Praise starts on reception; Bill returns on Monday
    _rule(
        rf"{_START}({_WORD})(?= (?:{_ACT}(?!\w)|(?:starts|returns|is off|covers|works|retires) (?:on|with us|next|this|today|tomorrow|[A-Z])))",
        _is_word,
    ),
    # for Comfort, whose visa; told Sunday, who left
    _rule(
        rf"(?:(?<=[a-z,;] )(?<!the )(?<!The )(?=\w+, (?:whose|whom)(?!\w))|(?<!\w)(?:for|told|saw|met|asked|ask) (?=\w+, who [a-z]))({_WORD})",
        _is_rare,
    ),
    # August, his grandson, will read
    _rule(rf"{_START}({_WORD})(?=, (?:his|her|my|our|their) (?:[a-z]{{3,12}} )?{_KIN}(?!\w))", _is_given, score=0.98),
    # Treasure's notebook; not "the Charity's car"
    _rule(rf"(?<![Tt]he )(?<![Tt]his )(?<![Oo]ur )(?<!\w)({_WORD})(?=['’]s (?:new |old |own )?{_OWNED}(?!\w))", _is_word),
    # May made the cake
    Rule(
        "name",
        Kind.PERSON,
        Expression(r"(?<!\w)(?<![Ii]n )(?<!ast )(?<!ext )(?<!his )(?<!ery )(May|June|April|August|Sunday)(?= (?:made|rang|phoned|texted|baked|cooked|drove|cried|smiled|sat|slept|signed|wrote|thinks|wants)(?!\w))"),
        Message("pattern.capitalised-word-for-somebody-who-wrote"),
        0.75,
    ),
    # Pt Tolvane needs; RE: Hobart Tolvane
    _rule(
        r"(?:(?<!\w)(?:[Pp]t|[Pp]atient) (?=[A-Z][a-z]{2,14} (?:needs|is|was|has|had|wants|wanted|denies|denied|reports|says|said|c/o|seen|came|fell|lives|refused|states|will|to|for|can)(?!\w))"
        r"|(?m:^)[ \t]{0,8}R[eE]:[ ]{1,2}(?=[A-Z][a-z]{2,14} [A-Z][a-z]{2,14}[ ]*(?:\n|,|\Z)))([A-Z][a-z]{2,14}(?: [A-Z][a-z]{2,14})?)",
        _is_listed,
        "announced-as-name",
        0.75,
    ),
    # "Will Will come?"
    _rule(r"(?<!\w)Will (Will)(?= [a-z])", _is_word),
    # Vet: Will / nurse Ada
    _rule(rf"(?<!\w){_ROLE}\s?:[ \t]{{1,4}}({_WORD})(?=[ ]?[/;,&+\n\t]|[ ]{{2}}|[ ]and[ ]|\.?\s*\Z)", _is_given, "follows-label-that-announces-name", 0.75),
    # Will P, alone in a cell
    _rule(rf"(?:(?m:^)|(?<=[ ]{{2}})|(?<=\t)|(?<=\| ))({_WORD} (?![AI])[A-Z]\.?)(?=[ ]{{2}}|[ ]?[\t|\n]|\s*\Z)", lambda written: _is_word(written.split()[0]), "in-list-of-people"),
    # S O'TOLVA; O'Tolva
    Rule(
        "name",
        Kind.PERSON,
        Expression(r"(?<![\w'’])((?:[A-Z]\.?[ ])?O['’](?!C[Ll]|Reg|REG)[A-Z][A-Za-z]{2,14})(?!\w)"),
        Message("pattern.announced-as-name"),
        0.75,
        accept=lambda written: not is_ordinary(written.split("'")[-1].lower()) or written[-1].isupper(),
    ),
    # 2ND RP WILL, APT 4; REG TO TOLVANE, AUGUST
    _rule(r"(?<!\w)(?:RP|COMP|COMPLAINANT|VICTIM|VIC|WITNESS|WIT|SUSPECT|SUSP|SUBJ|SUBJECT|DRIVER|CALLER|NEIGHBOR|PASSENGER) ([A-Z]{3,12})(?=[,;/\n]|[ ]{2})", _is_given, "follows-word-for-occupation-or-activity"),
    _rule(r"(?<=TO )([A-Z]{3,20}, (?:APRIL|MAY|JUNE|AUGUST))(?=[ ]*(?:\n|\Z)|[ ]{2})", lambda written: not is_ordinary(written.split(",")[0].lower()), "in-list-of-people"),
)  # fmt: skip
