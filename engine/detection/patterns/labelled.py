"""Identifiers without check digits, after a label such as "passport no." or "MRN:"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from engine.core.expressions import Expression
from engine.core.message import Message
from engine.core.types import Kind, Mention
from engine.detection.patterns.rule import RECOGNIZER, Rule, words


class Label(NamedTuple):
    """`words`: names of the identifier. `sure`: they suffice as a label; without it "no." or ":" must follow."""

    subtype: str
    words: str
    sure: bool = True


LABELS = (
    Label("passport", r"passport"),
    Label("driver-licence", r"driv(?:er|ing)(?:['’]?s?['’]?)?\s(?:licen[cs]e|permit)(?:\s(?:id|card))?|(?<![/\w])DL"),
    Label("ssn", r"ssn|social\ssecurity(?:\scard)?"),
    Label("national-id", r"(?:national|personal|citizen|tribal)\s(?:id(?:entity|entification)?|insurance)(?:\scard)?"),
    Label("national-id", r"identity\scard|aadh?aa?r|nino?"),
    Label(
        "tax-number", r"tax(?:payer)?\s(?:id|identification|file|reference)|[ae]?tin|itin|f?ein|utr|vat|pan(?:\scard)?"
    ),
    Label("voter-id", r"voter(?:\s(?:id|card))?"),
    Label("mrn", r"mrn|m\.r\.n\.|medical\srecord"),
    Label("mrn", r"(?:medical|hospital|patient|health|clinic|ov|office\svisit)\s(?:record|file|chart|id)", False),
    Label("mrn", r"med(?:ical)?\srec|chart|patient|accession|specimen|encounter|visit|case\s?file", False),
    Label("health-insurance", r"health\s(?:plan|insurance|card)|medicare|medicaid|nhs|ohip|beneficiary", False),
    Label("health-insurance", r"(?:subscriber|group|member(?:ship)?)(?:\s(?:id|card))?", False),
    Label("iban", r"iban"),
    Label(
        "account", r"(?:(?:bank|checking|savings|current|loan|brokerage|deposit|escrow)\s)?(?:account|acct?|a/c)|accnum"
    ),
    Label("payment-card", r"(?:credit|debit|bank|payment)\scard"),
    Label("routing", r"(?:routing|transit|aba)|sort\scode|ifsc|micr|swift|bic(?:/swift)?"),
    Label("policy", r"(?:insurance|policy|claim|certificate|contract|bond)(?:\s(?:policy|claim|certificate))?", False),
    Label("policy", r"policyholder", False),
    Label("invoice", r"invoice|order|receipt|purchase\sorder|po|transaction|payment|booking|reservation", False),
    Label("invoice", r"confirmation|ticket|tracking|shipment", False),
    Label(
        "reference", r"ref(?:erence|\.)?|id|file|dossier|record|matter|client|customer|permit|registry|register", False
    ),
    Label("reference", r"registration|application|petition|complaint|incident|report|control|document|doc", False),
    Label("reference", r"deed|title|parcel|lot|plot", False),
    Label("employee-id", r"(?:employee|staff|personnel|payroll|worker|badge|service|officer|warrant)(?:\sid)?", False),
    Label(
        "employee-id", r"(?:prisoner|inmate|detainee|student|pupil|user|suspect)(?:\s(?:id(?:entification)?))?", False
    ),
    Label(
        "licence", r"(?:(?:medical|nursing|professional|pilot|firearms?)\s)?licen[cs]e|certification|npi|dea|bar", False
    ),
    Label("device-serial", r"serial|imei|imsi|meid|udi|device|implant|pacemaker|sim(?:\scard)?|iccid", False),
    Label("device-serial", r"s/?n"),
    Label("vin", r"vin|vehicle\sidentification|chassis"),
    Label("licence-plate", r"(?:licen[cs]e|number|registration|vehicle)\splates?|plates?|licen[cs]e\stag"),
    Label("licence-plate", r"reg(?:istration)?\smark|vehicle\sregistration"),
    Label("case-number", r"(?:(?:civil|criminal|court|bankruptcy|index)\s)?(?:case|cause|docket|action|appeal)", False),
    Label("case-number", r"indictment|proceedings?|suit|judgment", False),
    Label("crypto-wallet", r"(?:bitcoin|btc|ethereum|eth|crypto)?\s?wallet(?:\saddress)?"),
)

_NUMBER_WORD = r"(?:numbers?|nos?\.?|nrs?\.?|num\.?|id(?:entifier|entification)?|code|#|№)"
_NUMBERED = rf"(?:\s{{0,2}}{_NUMBER_WORD}(?!\w))"
_OPENING = (
    r"\s{0,3}(?:(?:is|was|are|of|as|=|:|-|–|,|ending(?:\s(?:in|with))?|under|bearing)(?!\w)\s{0,3})?[\"'‘’“”(\[#*]{0,2}"
)
# Letters, digits and their separators, with at least three digits near the front.
_GROUP = r"[A-Za-z0-9*][A-Za-z0-9*/_.:-]{0,40}"
_VALUE = (
    rf"(?=(?:[A-Z-]{{1,6}}\s)?(?:[^\s\d]{{0,12}}[\d*]){{3}})(?:[A-Z-]{{1,6}}\s(?=\d))?{_GROUP}"
    r"(?:(?<![./:_-])\s(?=[A-Z]{0,5}\d)[A-Z0-9-]{1,20}(?!\w)){0,8}(?<![./:_-])(?!\w)"
)
# A password or a login name need not contain a digit, but is not an ordinary word.
_CREDENTIAL = r"(?:is|was|:|=)?\s{0,2}[\"'‘“]?((?=[^\s\"'’”]{0,30}[\d!@#$%^&*_?~+=])[^\s\"'‘’“”,;]{4,60}(?<![.:]))"
_NOT_A_PARTY = r"(?![A-Z]{1,2}[WX]\W?\d)"

RULES = (
    Rule(
        "password",
        Kind.CODE,
        Expression(
            rf"(?<!\w)(?:password|passcode|passphrase|pass\sword|pwd?(?=\s?[:=])|PIN(?:\scode)?)\s{{0,2}}{_CREDENTIAL}"
        ),
        Message("pattern.follows-word-password"),
        0.9,
    ),
    Rule(
        "username",
        Kind.CODE,
        Expression(rf"(?<!\w)(?:[Uu]ser\s?(?:name|ID|id)|[Ll]ogin|[Ss]creen\sname)\s{{0,2}}{_CREDENTIAL}"),
        Message("pattern.follows-words-for-user-name"),
        0.8,
    ),
    Rule(
        "payment-card",
        Kind.CODE,
        Expression(
            r"(?<!\w)(?:CVV2?|CVC2?|CSC|security\scode)(?:\s(?:is|of|no\.?))?[:\s#]{1,3}(\d{3,4})(?![\w/-])",
            re.IGNORECASE,
        ),
        Message("pattern.security-code-payment-card"),
        0.85,
    ),
    Rule(
        "national-id",
        Kind.CODE,
        Expression(r"(?<![\w-])([A-Z]{2} ?\d{2} ?\d{2} ?\d{2} ?[A-Z])(?![\w-])"),
        Message("pattern.form-national-insurance-number-united-kingdom"),
        0.75,
    ),
    # Card ending 4471; a/c ending in 9914
    Rule(
        "account",
        Kind.CODE,
        Expression(
            r"(?<!\w)(?i:cards?|a/c|acct|account)\s(?i:ending|ends)(?:\s(?:in|with))?\s[*xX•]{0,12}(\d{4})(?![\w/-]|[.,]\d)"
        ),
        Message("label.account"),
        0.85,
    ),
    # ****4410; XXXX XXXX 4410
    Rule(
        "account",
        Kind.CODE,
        Expression(r"(?<![\w*])((?:[*•Xx]{4,8}[ -]?){1,3}\d{4})(?![\w/-]|[.,]\d)"),
        Message("label.account"),
        0.85,
    ),
    # alias PERRO.SOL.LUNA: by which Argentinians call an account
    Rule(
        "account",
        Kind.CODE,
        Expression(r"(?<!\w)(?:alias|ALIAS|Alias):?\s([A-ZÑ]{2,20}(?:\.[A-ZÑ\d]{2,20}){1,3})(?!\w)"),
        Message("label.account"),
        0.85,
        near=words(r"cbu", r"cvu", r"cuenta", r"transf\w*", r"dep[óo]sit\w*", r"pag[oa]r?", r"caja de ahorro"),
    ),
    # Ref 3318-0447
    Rule(
        "reference",
        Kind.CODE,
        Expression(
            r"(?<!\w)(?:Ref|REF)\.?\s?:?\s{1,2}((?=[^\s-]{0,6}\d)[A-Z\d]{2,8}[-/][A-Z\d]{3,8}(?:[-/][A-Z\d]{1,6})?)(?![\w/-])"
        ),
        Message("label.reference"),
        0.8,
    ),
    # LIC: CKV 2R7A; TAG# 7KRT 220
    Rule(
        "licence-plate",
        Kind.CODE,
        Expression(
            r"(?<!\w)(?:LIC(?:\sPLATE)?|PLATE|TAG|L/P)\s?[:#]{1,2}\s{0,3}"
            r"((?=[A-Z ?-]{0,6}\d)(?=[\d ?-]{0,6}[A-Z])[A-Z\d]{2,4}[ -]?[A-Z\d?]{2,5})(?![\w?])"
        ),
        Message("label.licence-plate"),
        0.8,
    ),
    # "my exhibits PNH/1 and PNH/2": the initials of the witness. "CX", "PW" and the like are those of the parties.
    Rule(
        "reference",
        Kind.CODE,
        Expression(rf"(?<![\w/.-]){_NOT_A_PARTY}[A-Z]{{2,4}}\s?/\s?\d{{1,3}}(?![\w/])"),
        Message("label.reference"),
        0.8,
        near=words("exhibit(?:s|ed)?"),
    ),
    Rule(
        "reference",
        Kind.CODE,
        Expression(
            r"(?<!\w)(?:[Ee]xhibit|EXHIBIT)(?:\s(?:as|number|no\.?|ref(?:erence|\.)?|marked|:)){0,3}"
            rf"\s{{1,2}}[\"'“‘(]?({_NOT_A_PARTY}[A-Z]{{2,3}}\d{{1,2}})(?![\w/])"
        ),
        Message("label.reference"),
        0.8,
    ),
    # Looks like a day: 20-00-00.
    Rule(
        "routing",
        Kind.CODE,
        Expression(
            r"(?<!\w)sort\s?codes?(?:\s(?:no\.?|number|is|of))?[:\s]{1,3}(\d\d[ -]\d\d[ -]\d\d)(?![\w-])", re.IGNORECASE
        ),
        Message("label.routing"),
        0.9,
    ),
    # In a log: auth: maren.t; user=maren
    Rule(
        "username",
        Kind.CODE,
        Expression(
            r"(?<!\w)(?:user(?:name)?|usr|login|logon|auth|uid)(?:=|:\s?)(?!(?:ok|failed|failure|success\w*|denied|true|false|none"
            r"|null|admin|root|error|required|basic|bearer|token|from|for|to)(?!\w))(?=[\w.-]*[\d._-]\w)([a-z][\w.-]{2,30})(?![\w@])(?<![.-])"
        ),
        Message("pattern.where-log-names-user-who-logs"),
        0.7,
    ),
    Rule(
        "phone",
        Kind.CODE,
        Expression(
            r"(?<!\w)(?:pager|beeper|bleep)(?:\s(?:no\.?|number|#))?[:\s#]{1,3}(\d{3,6})(?![\w/-]|[.,]\d)",
            re.IGNORECASE,
        ),
        Message("pattern.number-pager"),
        0.8,
    ),
    Rule(
        "account",
        Kind.CODE,
        Expression(
            r"(?<!\w)(?:last|final)\s(?:four|4)(?:\sdigits)?(?:\s(?:of\s(?:(?:the|his|her|my|your)\s)?(?:card|account|ssn|number)|are|is|were))?"
            r"\s?:?\s(\d{4})(?![\w/-]|[.,]\d)",
            re.IGNORECASE,
        ),
        Message("label.account"),
        0.85,
    ),
    Rule(
        "ssn",
        Kind.CODE,
        Expression(r"(?<![\w-])[Xx*]{3}-[Xx*]{2}-\d{4}(?![\w-])"),
        Message("pattern.end-us-social-security-number"),
        0.9,
    ),
)


def _announcement(sure: bool) -> Expression:
    groups = "|".join(f"(?P<g{index}>{label.words})" for index, label in enumerate(LABELS) if label.sure is sure)
    needed = rf"{_NUMBERED}{{0,2}}" if sure else rf"(?:{_NUMBERED}{{1,2}}|\s?(?=[:#]))"
    return Expression(rf"(?<!\w)(?=\w)(?:{groups})(?!\w){needed}{_OPENING}", re.IGNORECASE)


_ANNOUNCEMENTS = (_announcement(sure=True), _announcement(sure=False))
_VALUE_FORM = Expression(_VALUE)
_DATE_OR_MONEY = Expression(
    r"\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d\d-\d\d|(?:19|20)\d\d|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\.\d{1,2}(?:-\d+\.\d{1,2})?|\d{1,2}:\d\d.*"
)
_FIGURE = Expression(r"[\d*]")
_REASONS = {label.subtype: Message(f"label.{label.subtype}") for label in LABELS}


def _is_identifier(value: str) -> bool:
    """Return whether a value is an identifier; a word alone is the next field of a form."""
    return bool(_FIGURE.search(value)) and not _DATE_OR_MONEY.fullmatch(value)


def find(text: str) -> Iterator[Mention]:
    """Yield mentions of identifiers after their labels."""
    for announcement in _ANNOUNCEMENTS:
        for match in announcement.finditer(text):
            value = _VALUE_FORM.match(text, match.end())
            if value and match.lastgroup and _is_identifier(value.group()):
                subtype = LABELS[int(match.lastgroup[1:])].subtype
                yield Mention(value.start(), value.end(), Kind.CODE, 0.85, RECOGNIZER, _REASONS[subtype], subtype)
