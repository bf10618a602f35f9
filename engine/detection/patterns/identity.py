"""Patterns of numbers that states, banks and insurers give, with check digits that python-stdnum verifies."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import NamedTuple

from engine.core.expressions import Expression
from engine.core.message import Message, message
from engine.core.types import Kind, Mention
from engine.detection.patterns.rule import RECOGNIZER, Rule, around, words

# Numbers that courts, registries and authorities give to proceedings and papers.


def _rule(form: str, score: float, reason: Message, *, subtype: str = "case-number") -> Rule:
    return Rule(subtype, Kind.CODE, Expression(rf"(?<![\w/.-])(?:{form})(?![\w/]|-\d)"), reason, score)


_COURT_WORDS = words(
    r"nos?\.?", r"application", r"case", r"file", r"decision", r"ref(?:erence)?\.?", r"docket", r"judgment", r"sygn\.?",
    r"esas",
)  # fmt: skip
# Numbers of statutes and treaties, which identify nobody.
_STATUTE = Expression(
    r"(?<!\w)(?:laws?|acts?|articles?|art\.|protocols?|decrees?|directives?|regulations?|conventions?|rules?|sections?|tables?"
    r"|figures?|resolutions?|recommendations?|series\sa|ordinances?|statutes?|annex|appendix|step|grade|type|exhibit|items?"
    r"|questions?|chapters?|parts?|volumes?|issue)(?:\s(?:nos?|numbers?)\.?)?\s{0,2}(?:\d+[,\s]+(?:and\s)?)?(?:nos?\.\s)?\x00",
    re.IGNORECASE,
)

# "Moe v. Norway, no. 12345/99, § 50" cites a judgment. "Moe v. Norway (Application no. ...)" is the case itself.
_CITED = Expression(r"(?<!\w)v\.\s[^\x00]{1,40}(?<!\()nos?\.\s[^\x00]{0,20}\x00|\x00,\s(?:§|ECHR)")
_OWN_CASE = words(r"applications?")

RULES = (
    # A higher score than the rows that read the same number as that of the case itself.
    Rule(
        "legal-citation",
        Kind.CODE,
        Expression(r"(?<![\w/.-])\d{1,6}/\d{2}(?![\w/]|-\d)"),
        Message("pattern.number-case-that-text-cites"),
        0.9,
        near=_CITED,
        unless=_OWN_CASE,
    ),
    _rule(r"\d{4,6}/\d{2}", 0.85, Message("pattern.form-application-number-court")),
    Rule(
        "case-number",
        Kind.CODE,
        Expression(
            r"(?<![\w./-])(?!(?:[A-Z]{1,4}[ .-]?)?\d{1,2}/\d{1,2}/\d{2})"  # no date
            r"((?:[A-Z]{1,4}[ .-]?)?\d{1,6}(?:[-/]\d{1,6}){0,2}/(?:19|20)?\d{2}(?:/[A-Z0-9]{1,6})?)(?![\w/]|[.-]\d)"
        ),
        Message("pattern.form-case-number-beside-words-for"),
        0.8,
        near=words(r"nos?\.", r"applications?", r"cases?", r"docket", r"sygn\.?", r"act\sno", r"file"),
        unless=_STATUTE,
    ),
    Rule(
        "case-number",
        Kind.CODE,
        Expression(r"(?<![\w./-])(?:(?:19|20)\d{2}/\d{2,6})(?![\w/]|[.-]\d)"),
        Message("pattern.form-case-number-that-begins-with"),
        0.8,
        near=_COURT_WORDS,
        unless=_STATUTE,
    ),
    _rule(
        r"(?:\d{1,2}:)?\d{2}-(?:cv|cr|mj|bk|md|mc|ap|ml|po|sw|vv|CV|CR|MJ|BK|MD|MC|AP)-\d{2,6}(?:-[A-Z]{1,4}){0,3}(?:\s?\([A-Z]{1,4}x?\))?",
        0.98,
        Message("pattern.form-docket-number-federal-court-usa"),
    ),
    _rule(
        r"(?:CV|CR|CA|DC|FA|PR|SC|CIV|CRIM|JV|DR|CF|MM|BC|LC|AP)[ -]?\d{2,4}[- ]\d{2,8}(?:[-/][A-Z0-9]{1,4})?(?:\s?\([A-Z]{1,4}x?\))?"
        r"|\d{2,4}[ -](?:CV|CR|CA|CIV|CF|DR|FA|CP|L|D)[ -]\d{2,8}",
        0.85,
        Message("pattern.form-docket-number-court-usa"),
    ),
    _rule(
        r"[\[(](?:19|20)\d{2}[\])] (?:[A-Z][A-Za-z]{1,8} ){1,3}(?:\([A-Za-z]{2,8}\) )?\d{1,5}"
        r"(?: \([A-Z][A-Za-z]{1,6}\))?",
        0.8,
        Message("pattern.form-neutral-citation-judgment"),
        subtype="legal-citation",
    ),
    _rule(
        r"[A-Z]{2,6}\s(?:19|20)\d{2}[:,]?\s(?:p|s|S)\.\s?\d{1,5}",
        0.8,
        Message("pattern.form-citation-law-report"),
        subtype="legal-citation",
    ),
    Rule(
        "case-number",
        Kind.CODE,
        Expression(r"(?<![\w/.-])(?:\d{1,3}|[IVX]{1,5})[ ][A-Z][A-Za-z]{0,3}[ ]\d{1,5}/\d{2}(?:\d{2})?(?![\w/]|-\d)"),
        Message("pattern.form-docket-number-german-court-beside"),
        0.85,
        near=words(
            r"aktenzeichen", r"az\.?", r"urteil\w*", r"beschluss\w*", r"\w*gericht\w*", r"BGH", r"BVerfG", r"docket"
        ),
    ),
    # INC-2026-0093: the number of an incident or ticket, but of no weakness of programs, trial or standard
    _rule(
        r"(?!CVE|NCT|ISO|IEC|DIN|EN-|RFC|COVID|SARS)[A-Z]{2,6}-(?:19|20)\d{2}-\d{3,6}",
        0.8,
        Message("pattern.form-incident-number"),
        subtype="reference",
    ),
    _rule(r"CPT/Inf\s?\(\d{2,4}\)\s?\d{1,3}", 0.9, Message("pattern.form-document-number-council-europe")),
    _rule(r"[CTF]-\d{1,4}/\d{2}(?:\s?P)?", 0.8, Message("pattern.form-case-number-court-european-union")),
    Rule(
        "reference",
        Kind.CODE,
        Expression(
            r"(?<!\w)(?:[Nn]os?\.|NOS?\.|№)\s{0,2}((?:[A-Z]{1,4}[-/ ]?)?\d(?:[\d/-]|\.\d){2,20}[A-Z]{0,3}\d{0,4})(?!\w)"
        ),
        Message("pattern.follows-abbreviation-word-number"),
        0.6,
        unless=_STATUTE,
    ),
)


# One number, one line.
# ruff: noqa: E501


class IdentityNumber(NamedTuple):
    """`check`: module of stdnum. `near`: context words for the number. `alone`: the form needs no such words."""

    subtype: str
    check: str
    form: str
    near: str
    alone: bool = False


_NATIONAL = (
    r"(?:national|personal|identity|identification|identifier|citizen|civil|resident|social|insurance|tax(?:payer)?|fiscal)"
    r"(?:\s(?:security|insurance|identity|identification|registration|registry|payer))?\s(?:id|no\.?|numbers?|code|card)"
    r"|social security|national id|id (?:no\.?|number|card)|\bID\b"
)
_CARD = r"(?:credit|debit|bank|payment|my|this|the)\s?cards?|card(?:\s?(?:number|no))?|cc|visa|mastercard|amex|maestro|diners"

NUMBERS = (
    IdentityNumber("iban", "iban", r"[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]{4}){2,7}(?:[ -]?[A-Z0-9]{1,4})?", "iban", True),
    IdentityNumber("payment-card", "luhn", r"[2-6]\d{3}(?:[ -]?\d{4}){3}(?:[ -]?\d{1,3})?", _CARD, True),
    IdentityNumber("payment-card", "luhn", r"3[47]\d{2}[ -]?\d{6}[ -]?\d{5}", _CARD, True),
    IdentityNumber("payment-card", "luhn", r"3[068]\d{2}[ -]?\d{6}[ -]?\d{4}", _CARD, True),
    IdentityNumber("payment-card", "luhn", r"[1-6]\d{11,18}", _CARD),
    IdentityNumber("ssn", "us.ssn", r"\d{3}[- ]\d{2}[- ]\d{4}", "ssn", True),
    IdentityNumber("ssn", "us.ssn", r"\d{9}", r"ssns?|social security|soc\.? sec\.?"),
    IdentityNumber("tax-number", "us.itin", r"9\d{2}[- ]\d{2}[- ]\d{4}", "itin", True),
    IdentityNumber("tax-number", "us.ein", r"\d{2}-\d{7}", r"ein|fein|employer|irs|tax|i\.r\.s\."),
    IdentityNumber("tax-number", "us.atin", r"9\d{2}-?93-?\d{4}", "atin"),
    IdentityNumber("tax-number", "us.ptin", r"P\d{8}", "ptin"),
    IdentityNumber("routing", "us.rtn", r"\d{9}", r"routing|aba|rtn|transit|wire"),
    IdentityNumber("nhs-number", "gb.nhs", r"\d{3}[ -]?\d{3}[ -]?\d{4}", r"nhs|n\.h\.s\.|health service|chi"),
    IdentityNumber("tax-number", "gb.utr", r"\d{10}", r"utr|unique taxpayer|self.assessment"),
    IdentityNumber("national-id", "fr.nir", r"[1-478]\s?\d{2}\s?\d{2}\s?(?:\d{2}|2[AB])\s?\d{3}\s?\d{3}\s?\d{2}", r"nir|insee|s[ée]curit[ée] sociale", True),
    IdentityNumber("tax-number", "fr.nif", r"[0-3]\d(?:\s?\d){11}", r"nif|spi|num[ée]ro fiscal"),
    IdentityNumber("tax-number", "de.idnr", r"\d{2}\s?\d{3}\s?\d{3}\s?\d{3}", r"steuer\S{0,30}|idnr|tin|tax id"),
    IdentityNumber("national-id", "it.codicefiscale", r"[A-Z]{6}\d{2}[A-EHLMPRST]\d{2}[A-Z]\d{3}[A-Z]", "codice fiscale", True),
    IdentityNumber("national-id", "es.dni", r"\d{8}[ -]?[A-Z]", r"dni|nif|documento nacional\S{0,20}", True),
    IdentityNumber("national-id", "es.nie", r"[XYZ][ -]?\d{7}[ -]?[A-Z]", "nie", True),
    IdentityNumber("national-id", "nl.bsn", r"\d{4}[. ]?\d{2}[. ]?\d{3}", r"bsn|burgerservicenummer|sofi\S{0,8}"),
    IdentityNumber("national-id", "no.fodselsnummer", r"\d{6}[ -]?\d{5}", r"f[øo]dselsnummer|personnummer|d-nummer|fnr", True),
    IdentityNumber("national-id", "se.personnummer", r"(?:19|20)?\d{6}[-+]\d{4}", r"personnummer|pnr|samordningsnummer", True),
    IdentityNumber("national-id", "se.personnummer", r"(?:19|20)?\d{10}", r"personnummer|samordningsnummer"),
    IdentityNumber("national-id", "dk.cpr", r"[0-3]\d[01]\d{3}-\d{4}", r"cpr\S{0,8}", True),
    IdentityNumber("national-id", "fi.hetu", r"\d{6}[-+A-FYXWVU]\d{3}[0-9A-Y]", r"hetu|henkil[öo]tunnus", True),
    IdentityNumber("national-id", "is_.kennitala", r"\d{6}-?\d{4}", r"kennitala|kt"),
    IdentityNumber("national-id", "pl.pesel", r"\d{11}", "pesel", True),
    IdentityNumber("tax-number", "pl.nip", r"\d{3}-?\d{3}-?\d{2}-?\d{2}", "nip"),
    IdentityNumber("national-id", "ro.cnp", r"[1-9]\d{12}", "cnp", True),
    IdentityNumber("national-id", "bg.egn", r"\d{10}", r"egn|егн"),
    IdentityNumber("national-id", "cz.rc", r"\d{6}/\d{3,4}", r"rodn[ée]\S{0,10}|birth number", True),
    IdentityNumber("national-id", "hr.oib", r"\d{11}", "oib"),
    IdentityNumber("national-id", "si.emso", r"[0-3]\d[01]\d{10}", r"emšo|emso|jmbg", True),
    IdentityNumber("national-id", "lt.asmens", r"[1-6]\d{10}", r"asmens kodas"),
    IdentityNumber("national-id", "lv.pvn", r"\d{6}-\d{5}", r"personas kods", True),
    IdentityNumber("national-id", "ee.ik", r"[1-6]\d{10}", r"isikukood"),
    IdentityNumber("national-id", "gr.amka", r"\d{11}", r"amka|αμκα"),
    IdentityNumber("national-id", "tr.tckimlik", r"[1-9]\d{10}", r"t\.?c\.?|kimlik|tckn", True),
    IdentityNumber("national-id", "ch.ssn", r"756[.]?\d{4}[.]?\d{4}[.]?\d{2}", r"ahv|avs", True),
    IdentityNumber("national-id", "at.vnr", r"\d{4}\s?\d{6}", r"svnr|sozialversicherung\S{0,10}|vsnr"),
    IdentityNumber("national-id", "be.nn", r"\d{2}[.]?\d{2}[.]?\d{2}[- ]?\d{3}[. ]?\d{2}", r"rijksregister\S{0,10}|registre national|niss|insz", True),
    IdentityNumber("national-id", "ie.pps", r"\d{7}[A-W][A-IW]?", r"pps\S{0,3}", True),
    IdentityNumber("tax-number", "pt.nif", r"[1-3]\d{8}", r"nif|contribuinte"),
    IdentityNumber("national-id", "pt.cc", r"\d{8}\s?\d\s?[A-Z0-9]{2}\d", r"cart[ãa]o de cidad[ãa]o"),
    IdentityNumber("tax-number", "ru.inn", r"\d{10}(?:\d{2})?", r"inn|инн"),
    IdentityNumber("tax-number", "ua.rntrc", r"\d{10}", r"rntrc|ipn|ідентифікаційний"),
    IdentityNumber("national-id", "il.idnr", r"\d{9}", r"teudat zehut|mispar zehut"),
    IdentityNumber("national-id", "za.idnr", r"\d{6}\s?\d{4}\s?\d{3}", r"south african|rsa", True),
    IdentityNumber("national-id", "cn.ric", r"[1-9]\d{16}[\dX]", r"resident identity", True),
    IdentityNumber("national-id", "kr.rrn", r"\d{6}-[1-8]\d{6}", r"rrn|resident registration", True),
    IdentityNumber("national-id", "jp.in_", r"\d{4}[ -]?\d{4}[ -]?\d{4}", r"my number|individual number"),
    IdentityNumber("national-id", "my.nric", r"\d{6}-\d{2}-\d{4}", r"nric|mykad", True),
    IdentityNumber("national-id", "th.pin", r"\d-?\d{4}-?\d{5}-?\d{2}-?\d", "thai"),
    IdentityNumber("national-id", "pk.cnic", r"\d{5}-\d{7}-\d", "cnic", True),
    IdentityNumber("national-id", "in_.aadhaar", r"[2-9]\d{3}[ -]?\d{4}[ -]?\d{4}", r"aadh?aa?r|uidai|uid"),
    IdentityNumber("tax-number", "in_.pan", r"[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]", "pan", True),
    IdentityNumber("voter-id", "in_.epic", r"[A-Z]{3}\d{7}", r"voter|epic"),
    IdentityNumber("tax-number", "au.tfn", r"\d{3}[ -]?\d{3}[ -]?\d{2,3}", r"tfn|tax file"),
    IdentityNumber("tax-number", "nz.ird", r"\d{2,3}-?\d{3}-?\d{3}", "ird"),
    IdentityNumber("national-id", "ca.sin", r"\d{3}[ -]?\d{3}[ -]?\d{3}", r"sin|social insurance"),
    IdentityNumber("health-insurance", "ca.bc_phn", r"9\d{3}[ -]?\d{3}[ -]?\d{3}", r"phn|personal health"),
    IdentityNumber("national-id", "br.cpf", r"\d{3}\.\d{3}\.\d{3}-\d{2}", "cpf", True),
    IdentityNumber("national-id", "br.cpf", r"\d{11}", "cpf"),
    IdentityNumber("tax-number", "br.cnpj", r"\d{2}\.\d{3}\.\d{3}/\d{4}-\d{2}", "cnpj", True),
    IdentityNumber("national-id", "mx.curp", r"[A-Z]{4}\d{6}[HMX][A-Z]{5}[A-Z\d]\d", "curp", True),
    IdentityNumber("tax-number", "mx.rfc", r"[A-ZÑ&]{4}\d{6}[A-Z\d]{3}", "rfc", True),
    IdentityNumber("tax-number", "ar.cuit", r"\d{2}-\d{8}-\d", r"cui[tl]", True),
    IdentityNumber("national-id", "cl.rut", r"\d{1,2}\.\d{3}\.\d{3}-[\dK]", r"rut|run", True),
    IdentityNumber("national-id", "ec.ci", r"\d{10}", r"c[ée]dula|ecuador\S{0,5}"),
    IdentityNumber("national-id", "pe.cui", r"\d{8}-?[\dA-K]", r"cui|peru\S{0,5}"),
    IdentityNumber("national-id", "do.cedula", r"\d{3}-\d{7}-\d", r"c[ée]dula", True),
    IdentityNumber("device-serial", "imei", r"\d{2}[ -]?\d{6}[ -]?\d{6}[ -]?\d", r"imei|handset|device"),
    IdentityNumber("crypto-wallet", "bitcoin", r"(?:[13][a-km-zA-HJ-NP-Z1-9]{25,34}|bc1[a-z0-9]{11,71})", "bitcoin", True),
)  # fmt: skip


def _check(number: IdentityNumber) -> Callable[[str], bool]:
    is_valid: Callable[[str], bool] = import_module(f"stdnum.{number.check}").is_valid
    # Luhn's algorithm accepts digits only; the other modules take the separators of their own country.
    return (lambda text: is_valid(re.sub("[ -]", "", text))) if number.check == "luhn" else is_valid


def _reasons(number: IdentityNumber) -> tuple[Message, Message]:
    """Return the reason for form and digits alone, and the reason for words for the number beside it."""
    name = Message(f"number.{number.check.replace('_', '').replace('.', '-')}")
    return message("digits.form", number=name), message("digits.form-and-words", number=name)


_TABLE = tuple(
    (
        Expression(rf"(?:{number.form})(?![\w/]|[.,-]\d)"),
        _check(number),
        words(number.near, _NATIONAL),
        _reasons(number),
        number,
    )
    for number in NUMBERS
)
_START = Expression(r"(?<![\w.,/-])[A-Za-zÑ&]{0,6}\d")


def find(text: str) -> Iterator[Mention]:
    """Yield mentions of numbers with valid check digits."""
    for candidate in _START.finditer(text):
        start = candidate.start()
        for form, check, near, reasons, number in _TABLE:
            match = form.match(text, start)
            if match and check(match.group()):
                end = match.end()
                alone, beside_words = reasons
                if near.search(around(text, start, end)):
                    yield Mention(start, end, Kind.CODE, 0.97, RECOGNIZER, beside_words, number.subtype)
                elif number.alone:
                    yield Mention(start, end, Kind.CODE, 0.9, RECOGNIZER, alone, number.subtype)
