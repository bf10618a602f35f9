"""Identifiers without check digits: what stands behind a word such as "passport no." or "MRN:"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from engine.recognizers.patterns.rule import RECOGNIZER
from engine.types import Kind, Mention


class Label(NamedTuple):
    """`words`: what the identifier is called. `sure`: the words alone announce one; otherwise "no." or ":" must follow."""

    subtype: str
    words: str
    sure: bool = True


LABELS = (
    Label("passport", r"passport"),
    Label("driver-licence", r"driv(?:er|ing)(?:['’]?s?['’]?)?\s(?:licen[cs]e|permit)(?:\s(?:id|card))?|DL"),
    Label("ssn", r"ssn|social\ssecurity(?:\s(?:number|no|card|#))?"),
    Label("national-id", r"(?:national|personal|citizen|tribal)\s(?:id(?:entity|entification)?|insurance)(?:\scard)?|identity\scard|aadh?aa?r|nino?"),
    Label("tax-number", r"tax(?:payer)?\s(?:id|identification|file|reference)|[ae]?tin|itin|f?ein|utr|vat|pan(?:\scard)?"),
    Label("voter-id", r"voter(?:\s(?:id|card))?"),
    Label("mrn", r"mrn|m\.r\.n\.|(?:medical|hospital|patient|health|clinic|ov|office\svisit)\s(?:record|file|chart|id)|med(?:ical)?\srec|chart|patient|accession|specimen|encounter|visit|case\s?file", False),
    Label("mrn", r"mrn|medical\srecord"),
    Label("health-insurance", r"(?:health\s(?:plan|insurance|card)|medicare|medicaid|nhs|ohip|beneficiary|subscriber|group|member(?:ship)?)(?:\s(?:id|card))?", False),
    Label("iban", r"iban"),
    Label("account", r"(?:(?:bank|checking|savings|current|loan|customer|brokerage|deposit|escrow)\s)?(?:account|acct?|a/c|acc)|accnum"),
    Label("payment-card", r"(?:credit|debit|bank|payment)\scard"),
    Label("routing", r"(?:routing|transit|aba)|sort\scode|ifsc|micr|swift|bic(?:/swift)?"),
    Label("policy", r"(?:insurance|policy|claim|certificate|contract|bond)(?:\s(?:policy|claim|holder|certificate))?|policyholder", False),
    Label("invoice", r"invoice|order|receipt|purchase\sorder|po|transaction|payment|booking|reservation|confirmation|ticket|tracking|shipment", False),
    Label("reference", r"(?:our|your|my)?\s?ref(?:erence|\.)?|file|dossier|record|matter|client|customer|permit|registration|registry|register|application|petition|complaint|incident|report|warrant|badge|control|document|doc|deed|title|parcel|lot|plot|mandate|decree", False),
    Label("employee-id", r"(?:employee|staff|personnel|payroll|worker|badge|service|officer|warrant|prisoner|inmate|detainee|booking|student|pupil|user|suspect)(?:\s(?:id(?:entification)?|badge))?", False),
    Label("licence", r"(?:(?:medical|nursing|professional|business|teaching|bar|law|state|pilot|firearms?|dea|npi)\s)?(?:licen[cs]e|registration|certificate|certification)|npi|dea|bar", False),
    Label("device-serial", r"serial|s/n|imei|imsi|meid|udi|device|implant|pacemaker|sim(?:\scard)?|iccid|model", False),
    Label("vin", r"vin|vehicle\sidentification|chassis"),
    Label("licence-plate", r"(?:licen[cs]e|number|registration|vehicle)\splates?|plates?|reg(?:istration)?\smark|vehicle\sregistration|licen[cs]e\stag"),
    Label("case-number", r"(?:civil\s|criminal\s|court\s|bankruptcy\s|appeal\s|index\s|court\s)?(?:case|cause|docket|action|appeal|indictment|proceedings?|suit|judgment|file)", False),
    Label("crypto-wallet", r"(?:bitcoin|btc|ethereum|eth|crypto)?\s?wallet(?:\saddress)?"),
)  # fmt: skip

_NUMBER_WORD = r"(?:numbers?|nos?\.?|nrs?\.?|num\.?|id(?:entifier|entification)?|code|#|№)"
_NUMBERED = rf"(?:\s{{0,2}}{_NUMBER_WORD}(?!\w))"
_OPENING = r"\s{0,3}(?:(?:is|was|are|of|as|=|:|-|–|ending\s(?:in|with)|under|bearing)(?!\w)\s{0,3})?[\"'‘’“”(\[#*]{0,2}"
# Letters, digits and their separators, with at least three digits near the front.
_GROUP = r"[A-Za-z0-9*][A-Za-z0-9*/_.:-]{0,40}"
_VALUE = rf"(?=(?:[^\s\d]{{0,12}}[\d*]){{3}})(?:[A-Z]{{1,5}}\s(?=\d))?{_GROUP}(?:(?<![./:_-])\s(?=[A-Z]{{0,3}}\d)[A-Z0-9-]{{1,8}}(?!\w)){{0,8}}(?<![./:_-])(?!\w)"


def _announcement(sure: bool) -> re.Pattern[str]:
    groups = "|".join(f"(?P<g{index}>{label.words})" for index, label in enumerate(LABELS) if label.sure is sure)
    needed = rf"{_NUMBERED}{{0,2}}" if sure else rf"(?:{_NUMBERED}{{1,2}}|\s?(?=[:#]))"
    return re.compile(rf"(?<!\w)(?=\w)(?:{groups})(?!\w){needed}{_OPENING}", re.IGNORECASE)


_ANNOUNCEMENTS = (_announcement(sure=True), _announcement(sure=False))
_VALUE_FORM = re.compile(_VALUE)
_DATE_OR_MONEY = re.compile(
    r"\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d\d-\d\d|(?:19|20)\d\d|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\.\d{1,2}|\d{1,2}:\d\d.*"
)
_REASON = "Stands behind the words that announce such a number."


def find(text: str) -> Iterator[Mention]:
    for announcement in _ANNOUNCEMENTS:
        for match in announcement.finditer(text):
            value = _VALUE_FORM.match(text, match.end())
            if value and match.lastgroup and not _DATE_OR_MONEY.fullmatch(value.group()):
                subtype = LABELS[int(match.lastgroup[1:])].subtype
                yield Mention(value.start(), value.end(), Kind.CODE, 0.85, RECOGNIZER, _REASON, subtype)
