"""Patterns of numbers and user names behind words of offices, shops, clinics and police: "GDC 118204", "Emp 77120"."""

from __future__ import annotations

import re

from engine.core.expressions import Expression
from engine.core.message import Message
from engine.core.name_forms import is_ordinary
from engine.core.types import Kind
from engine.detection.lexicon import common_words
from engine.detection.patterns.rule import Rule, words

# Lists of words stay together.
# ruff: noqa: E501

_END = r"(?![\w/-]|[.,]\d)"
_NUMBER = r"(?:\s?(?:[Nn]o\.?|[Nn]umber|[Rr]eg(?:istration)?\.?|PIN|[Nn][º°o]\.?|[Nn]\.[º°]|#))?\s?:?\s?"
_BODIES = r"(?:GDC|GMC|NMC|HCPC|GPhC|GOC|GOsC|GCC|RCVS|RCN|SRA|BACP|UKCP|BPS|SWE|SSSC|CORU|IMC|AHPRA|INAMI|RIZIV|ADELI|RPPS|NPI|FCA\sIRN|MCIArb)"
_LOG = r"(?:[Ll]og|LOG|CAD|[Ii]ncident|INC)"
_MACHINE = r"(?:printer|laserjet|officejet|laptop|desktop|workstation|server|host(?:name)?|asset|tablet|router|plotter|scanner)"
_CARD = r"(?:[Vv]isa|[Mm]aster[Cc]ard|[Aa]mex|[Cc]ard|[Mm]aestro|VISA|CARD)"


_REASONS = {
    "username": "pattern.follows-words-for-user-name",
    "phone": "pattern.follows-word-for-telephones",
}


def _rule(
    subtype: str, form: str, score: float, *, near: Expression | None = None, unless: Expression | None = None
) -> Rule:
    reason = Message(_REASONS.get(subtype, f"label.{subtype}"))
    return Rule(
        subtype,
        Kind.CODE,
        Expression(form),
        reason,
        score,
        _is_account if subtype == "username" else None,
        near,
        unless,
    )


def _is_account(written: str) -> bool:
    """Return whether letters without their digits are no word in everyday use: "qtolvan3", not "covid19"."""
    letters = re.sub(r"[\d._-]", "", written)
    return not (is_ordinary(letters) or is_ordinary(written) or common_words.is_common_anywhere(letters))


RULES = (
    _rule("licence", rf"(?<!\w){_BODIES}{_NUMBER}((?=[A-Z\d./-]{{0,6}}\d{{3}}|\d-\d{{4}})[A-Z\d][A-Z\d./-]{{3,18}}(?<![./-])){_END}", 0.85),
    # B. Col. 44/5510482; Col. nº 1.482
    _rule("licence", rf"(?<!\w)(?:[Bb]\.\s?)?[Cc]ol(?:egiad[oa])?\.(?:\s?[Nn]\.?[º°])?\s((?:\d{{2}}/)?\d{{1,2}}[.]?\d{{3,6}}){_END}", 0.85),
    # Log 1147 of 06/05
    _rule("case-number", rf"(?<!\w){_LOG}\s(?:no\.?\s|#)?(\d{{2,6}})(?=\s(?:of|on|dated)\s\d)", 0.8),
    # Emp 77120
    _rule("employee-id", rf"(?<!\w)(?:Emp|EMP|Empl|EMPL|EE|Staff|STAFF)\.?\s(?:[Nn]o\.?\s|ID\s|#\s?)?(\d{{4,8}}){_END}", 0.8),
    # Visa 4929 XXXX XXXX 4471
    _rule("payment-card", rf"(?<![\w-])(\d{{4}}([ -])(?:[Xx*•]{{4}}\2){{1,2}}\d{{3,4}}){_END}", 0.95),
    _rule("payment-card", rf"(?<!\w){_CARD}\s(?:no\.?\s)?(\d{{4}}\s?[Xx*•]{{4,12}}\s?\d{{3,4}}){_END}", 0.9),
    # USDA contract 12-3J14-22-R-0447
    _rule("policy", rf"(?<!\w)(?:[Cc]ontract|[Aa]greement|[Gg]rant|[Aa]ward|[Ss]ubcontract)(?:\s[Nn]o\.?|\s#)?\s((?=(?:[A-Z\d]*\d[A-Z\d]*-|[A-Z]+-){{2}})(?=(?:[A-Z-]*\d){{5}})[A-Z\d]{{1,8}}(?:-[A-Z\d]{{1,8}}){{2,5}}){_END}", 0.8),
    # printer QN-4-PRN2
    _rule("device-serial", rf"(?<!\w)(?i:{_MACHINE})\s(?:[A-Za-z]{{2,10}}\s)?((?=[A-Z-]{{0,8}}\d)[A-Z]{{2,5}}-[A-Z\d]{{1,6}}(?:-[A-Z\d]{{1,8}}){{0,2}}){_END}", 0.75),
    # on call till 8, x 302
    _rule("phone", rf"(?<![\w.×*/-])(?<!\d\s)x\s(\d{{3,5}}){_END}", 0.75, near=words(r"call(?:s|ed)?", r"ring", r"phone", r"tel\.?", r"desk", r"reception", r"switchboard", r"bleep", r"on call", r"office", r"dial")),
    # ext. 48 291
    _rule("phone", rf"(?<!\w)(?:[Ee]xt|[Rr]amal|[Aa]nexo|[Ii]nt|[Ee]xtensión|[Pp]oste|[Dd]urchwahl)\.?\s(\d{{2,3}}\s\d{{2,3}}){_END}(?!\s\d)", 0.85),
    # ag 2917 cc 48291-0
    _rule("account", r"(?<!\w)[Aa]g(?:[êe]ncia|\.)?\s?:?\s?(\d{3,5}(?:-[\dXx])?)(?=\s?[,;/]?\s?(?:[Cc]/?[Cc]\.?|[Cc]onta)(?!\w))", 0.9),
    # Livro n.º 482, fls. 91/93, ato 17; Esc. Hernán Tolva, Registro 417
    _rule("reference", r"(?<!\w)(?:[Ll]ivro|[Ll]ibro)\s(?:[Nn]\.?\s?[º°o]\.?\s)?(\d{1,5})(?=,?\s(?:[Ff]ls?\.|[Ff]olhas?|[Ff]olios?|[Ff]ojas?)(?!\w))", 0.8),
    _rule("reference", r"(?<!\w)(?:[Ff]ls?\.|[Ff]olhas?|[Ff]olios?|[Ff]ojas?)\s\d{1,4}(?:\s?[/-]\s?\d{1,4}[v]?)?,?\s(?:ato|[Aa]cto|[Tt]ermo|[Aa]cta)\s(?:[Nn]\.?\s?[º°o]\.?\s)?(\d{1,5})(?!\w)", 0.8),
    _rule("reference", r"(?<!\w)(?:Esc\.|Escriban[oa]|Notari[oa])\s[^\n.;\d]{4,50},?\s[Rr]egistro\s(?:[Nn]\.?\s?[º°o]\.?\s)?(\d{1,5})(?!\w|/)", 0.8),
    # Rx de tórax (nº QX-24-90412)
    _rule("reference", rf"(?<!\w)[Nn](?:\.\s?)?[º°]\s?([A-Z]{{2,4}}-\d{{2,4}}-\d{{3,8}}){_END}", 0.8),
    # carta de condução QC-48291 7
    _rule("driver-licence", rf"(?<!\w)(?i:carta\sde\scondu[çc][ãa]o)(?:\s[Nn]\.?\s?[º°o]\.?)?\s([A-Z]{{1,2}}-\d{{4,8}}(?:\s\d)?){_END}", 0.9),
    # agent QP2
    _rule("employee-id", r"(?<!\w)(?:[Aa]gent|[Cc]ashier|[Oo]perator|[Tt]eller|[Cc]lerk)\s(?:ID\s|no\.?\s)?([A-Z]{2,3}\d{1,3})(?![\w/-])", 0.75),
    # he's qtolvan3; (btolvan2)
    _rule("username", r"(?<!\w)(?i:he|she|they|it|user|login|username|account|logon|id)(?:['’](?:s|re)|\sis|\sare)?\s(?=[a-z]{3,12}\d)([a-z]{4,12}\d{1,3})(?![\w@-]|\.\w)", 0.75),
    _rule("username", r"(?<=[\w.’] )\(([a-z]{4,12}\d{1,2})\)", 0.7),
    # Users locked: qtolvan9, atolva, ltolv_hr
    _rule("username", r"(?<!\w)(?i:users?|accounts?|logins?)(?:\s[a-z]{3,10})?:\s(?:[a-z][\w.-]{2,20},\s){0,8}([a-z]{3,12}[._][a-z\d]{2,12})(?![\w@])", 0.75),
)  # fmt: skip
