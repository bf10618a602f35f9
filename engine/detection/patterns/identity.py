"""Patterns of numbers of states, banks and insurers with check digits, verified by python-stdnum."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import NamedTuple

from engine.core.types import Kind, Mention
from engine.detection.patterns.rule import RECOGNIZER, Rule, around, words

# Numbers that courts, registries and authorities give to proceedings and papers.


def _rule(form: str, score: float, reason: str, *, subtype: str = "case-number") -> Rule:
    return Rule(subtype, Kind.CODE, re.compile(rf"(?<![\w/.-])(?:{form})(?![\w/]|-\d)"), reason, score)


_COURT_WORDS = words(
    r"nos?\.?", r"application", r"case", r"file", r"decision", r"ref(?:erence)?\.?", r"docket", r"judgment", r"sygn\.?",
    r"esas",
)  # fmt: skip
# Numbers of statutes and treaties, which identify nobody.
_STATUTE = re.compile(
    r"(?<!\w)(?:laws?|acts?|articles?|art\.|protocols?|decrees?|directives?|regulations?|conventions?|rules?|sections?|tables?"
    r"|figures?|resolutions?|recommendations?|series\sa|ordinances?|statutes?|annex|appendix|step|grade|type|exhibit|items?"
    r"|questions?|chapters?|parts?|volumes?|issue)(?:\s(?:nos?|numbers?)\.?)?\s{0,2}(?:\d+[,\s]+(?:and\s)?)?(?:nos?\.\s)?\x00",
    re.IGNORECASE,
)

# "Moe v. Norway, no. 12345/99, § 50": a judgment that is cited. "Moe v. Norway (Application no. ...)" is the case.
_CITED = re.compile(r"(?<!\w)v\.\s[^\x00]{1,40}(?<!\()nos?\.\s[^\x00]{0,20}\x00|\x00,\s(?:§|ECHR)")
_OWN_CASE = words(r"applications?")

RULES = (
    # A higher score than the rows that find the same number as that of the case itself.
    Rule(
        "legal-citation",
        Kind.CODE,
        re.compile(r"(?<![\w/.-])\d{1,6}/\d{2}(?![\w/]|-\d)"),
        "Is the number of a case that the text cites.",
        0.9,
        near=_CITED,
        unless=_OWN_CASE,
    ),
    _rule(r"\d{4,6}/\d{2}", 0.85, "Has the form of an application number of a court."),
    Rule(
        "case-number",
        Kind.CODE,
        re.compile(
            r"(?<![\w./-])(?!(?:[A-Z]{1,4}[ .-]?)?\d{1,2}/\d{1,2}/\d{2})"  # no date
            r"((?:[A-Z]{1,4}[ .-]?)?\d{1,6}(?:[-/]\d{1,6}){0,2}/(?:19|20)?\d{2}(?:/[A-Z0-9]{1,6})?)(?![\w/]|[.-]\d)"
        ),
        "Has the form of a case number, beside words for one.",
        0.8,
        near=words(r"nos?\.", r"applications?", r"cases?", r"docket", r"sygn\.?", r"act\sno", r"file"),
        unless=_STATUTE,
    ),
    Rule(
        "case-number",
        Kind.CODE,
        re.compile(r"(?<![\w./-])(?:(?:19|20)\d{2}/\d{2,6})(?![\w/]|[.-]\d)"),
        "Has the form of a case number that begins with the year.",
        0.8,
        near=_COURT_WORDS,
        unless=_STATUTE,
    ),
    _rule(
        r"(?:\d{1,2}:)?\d{2}-(?:cv|cr|mj|bk|md|mc|ap|ml|po|sw|vv|CV|CR|MJ|BK|MD|MC|AP)-\d{2,6}(?:-[A-Z]{1,4}){0,3}",
        0.98,
        "Has the form of a docket number of a federal court of the USA.",
    ),
    _rule(
        r"(?:CV|CR|CA|DC|FA|PR|SC|CIV|CRIM|JV|DR|CF|MM|BC|LC|AP)[ -]?\d{2,4}[- ]\d{2,8}(?:[-/][A-Z0-9]{1,4})?"
        r"|\d{2,4}[ -](?:CV|CR|CA|CIV|CF|DR|FA|CP|L|D)[ -]\d{2,8}",
        0.85,
        "Has the form of a docket number of a court of the USA.",
    ),
    _rule(
        r"[\[(](?:19|20)\d{2}[\])] (?:[A-Z][A-Za-z]{1,8} ){1,3}(?:\([A-Za-z]{2,8}\) )?\d{1,5}"
        r"(?: \([A-Z][A-Za-z]{1,6}\))?",
        0.8,
        "Has the form of a neutral citation of a judgment.",
        subtype="legal-citation",
    ),
    _rule(
        r"[A-Z]{2,6}\s(?:19|20)\d{2}[:,]?\s(?:p|s|S)\.\s?\d{1,5}",
        0.8,
        "Has the form of a citation of a law report.",
        subtype="legal-citation",
    ),
    Rule(
        "case-number",
        Kind.CODE,
        re.compile(r"(?<![\w/.-])(?:\d{1,3}|[IVX]{1,5})[ ][A-Z][A-Za-z]{0,3}[ ]\d{1,5}/\d{2}(?:\d{2})?(?![\w/]|-\d)"),
        "Has the form of a docket number of a German court, beside words for one.",
        0.85,
        near=words(
            r"aktenzeichen", r"az\.?", r"urteil\w*", r"beschluss\w*", r"\w*gericht\w*", r"BGH", r"BVerfG", r"docket"
        ),
    ),
    _rule(r"CPT/Inf\s?\(\d{2,4}\)\s?\d{1,3}", 0.9, "Has the form of a document number of the Council of Europe."),
    _rule(r"[CTF]-\d{1,4}/\d{2}(?:\s?P)?", 0.8, "Has the form of a case number of a court of the European Union."),
    Rule(
        "reference",
        Kind.CODE,
        re.compile(
            r"(?<!\w)(?:[Nn]os?\.|NOS?\.|№)\s{0,2}((?:[A-Z]{1,4}[-/ ]?)?\d(?:[\d/-]|\.\d){2,20}[A-Z]{0,3}\d{0,4})(?!\w)"
        ),
        "Follows the abbreviation of the word number.",
        0.6,
        unless=_STATUTE,
    ),
)


# One number, one line.
# ruff: noqa: E501


class Number(NamedTuple):
    """`check`: module of stdnum. `near`: context words for the number. `alone`: the form needs no such words."""

    subtype: str
    check: str
    name: str
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
    Number("iban", "iban", "an IBAN", r"[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]{4}){2,7}(?:[ -]?[A-Z0-9]{1,4})?", "iban", True),
    Number("payment-card", "luhn", "a payment card", r"[2-6]\d{3}(?:[ -]?\d{4}){3}(?:[ -]?\d{1,3})?", _CARD, True),
    Number("payment-card", "luhn", "a payment card", r"3[47]\d{2}[ -]?\d{6}[ -]?\d{5}", _CARD, True),
    Number("payment-card", "luhn", "a payment card", r"3[068]\d{2}[ -]?\d{6}[ -]?\d{4}", _CARD, True),
    Number("payment-card", "luhn", "a payment card", r"[1-6]\d{11,18}", _CARD),
    Number("ssn", "us.ssn", "a US social security number", r"\d{3}[- ]\d{2}[- ]\d{4}", "ssn", True),
    Number("ssn", "us.ssn", "a US social security number", r"\d{9}", r"ssns?|social security|soc\.? sec\.?"),
    Number("tax-number", "us.itin", "a US taxpayer number", r"9\d{2}[- ]\d{2}[- ]\d{4}", "itin", True),
    Number("tax-number", "us.ein", "a US employer number", r"\d{2}-\d{7}", r"ein|fein|employer|irs|tax|i\.r\.s\."),
    Number("tax-number", "us.atin", "a US adoption taxpayer number", r"9\d{2}-?93-?\d{4}", "atin"),
    Number("tax-number", "us.ptin", "a US tax preparer number", r"P\d{8}", "ptin"),
    Number("routing", "us.rtn", "a US bank routing number", r"\d{9}", r"routing|aba|rtn|transit|wire"),
    Number("nhs-number", "gb.nhs", "an NHS number", r"\d{3}[ -]?\d{3}[ -]?\d{4}", r"nhs|n\.h\.s\.|health service|chi"),
    Number("tax-number", "gb.utr", "a UK taxpayer reference", r"\d{10}", r"utr|unique taxpayer|self.assessment"),
    Number("national-id", "fr.nir", "a French social security number", r"[1-478]\s?\d{2}\s?\d{2}\s?(?:\d{2}|2[AB])\s?\d{3}\s?\d{3}\s?\d{2}", r"nir|insee|s[ée]curit[ée] sociale", True),
    Number("tax-number", "fr.nif", "a French tax number", r"[0-3]\d(?:\s?\d){11}", r"nif|spi|num[ée]ro fiscal"),
    Number("tax-number", "de.idnr", "a German tax number", r"\d{2}\s?\d{3}\s?\d{3}\s?\d{3}", r"steuer\S{0,30}|idnr|tin|tax id"),
    Number("national-id", "it.codicefiscale", "an Italian tax code", r"[A-Z]{6}\d{2}[A-EHLMPRST]\d{2}[A-Z]\d{3}[A-Z]", "codice fiscale", True),
    Number("national-id", "es.dni", "a Spanish identity number", r"\d{8}[ -]?[A-Z]", r"dni|nif|documento nacional\S{0,20}", True),
    Number("national-id", "es.nie", "a Spanish number of foreigners", r"[XYZ][ -]?\d{7}[ -]?[A-Z]", "nie", True),
    Number("national-id", "nl.bsn", "a Dutch citizen service number", r"\d{4}[. ]?\d{2}[. ]?\d{3}", r"bsn|burgerservicenummer|sofi\S{0,8}"),
    Number("national-id", "no.fodselsnummer", "a Norwegian birth number", r"\d{6}[ -]?\d{5}", r"f[øo]dselsnummer|personnummer|d-nummer|fnr", True),
    Number("national-id", "se.personnummer", "a Swedish personal number", r"(?:19|20)?\d{6}[-+]\d{4}", r"personnummer|pnr|samordningsnummer", True),
    Number("national-id", "se.personnummer", "a Swedish personal number", r"(?:19|20)?\d{10}", r"personnummer|samordningsnummer"),
    Number("national-id", "dk.cpr", "a Danish CPR number", r"[0-3]\d[01]\d{3}-\d{4}", r"cpr\S{0,8}", True),
    Number("national-id", "fi.hetu", "a Finnish personal identity code", r"\d{6}[-+A-FYXWVU]\d{3}[0-9A-Y]", r"hetu|henkil[öo]tunnus", True),
    Number("national-id", "is_.kennitala", "an Icelandic kennitala", r"\d{6}-?\d{4}", r"kennitala|kt"),
    Number("national-id", "pl.pesel", "a Polish PESEL number", r"\d{11}", "pesel", True),
    Number("tax-number", "pl.nip", "a Polish tax number", r"\d{3}-?\d{3}-?\d{2}-?\d{2}", "nip"),
    Number("national-id", "ro.cnp", "a Romanian personal code", r"[1-9]\d{12}", "cnp", True),
    Number("national-id", "bg.egn", "a Bulgarian civil number", r"\d{10}", r"egn|егн"),
    Number("national-id", "cz.rc", "a Czech or Slovak birth number", r"\d{6}/\d{3,4}", r"rodn[ée]\S{0,10}|birth number", True),
    Number("national-id", "hr.oib", "a Croatian personal number", r"\d{11}", "oib"),
    Number("national-id", "si.emso", "an ex-Yugoslav master citizen number", r"[0-3]\d[01]\d{10}", r"emšo|emso|jmbg", True),
    Number("national-id", "lt.asmens", "a Lithuanian personal code", r"[1-6]\d{10}", r"asmens kodas"),
    Number("national-id", "lv.pvn", "a Latvian personal code", r"\d{6}-\d{5}", r"personas kods", True),
    Number("national-id", "ee.ik", "an Estonian personal code", r"[1-6]\d{10}", r"isikukood"),
    Number("national-id", "gr.amka", "a Greek social security number", r"\d{11}", r"amka|αμκα"),
    Number("national-id", "tr.tckimlik", "a Turkish identity number", r"[1-9]\d{10}", r"t\.?c\.?|kimlik|tckn", True),
    Number("national-id", "ch.ssn", "a Swiss insurance number", r"756[.]?\d{4}[.]?\d{4}[.]?\d{2}", r"ahv|avs", True),
    Number("national-id", "at.vnr", "an Austrian insurance number", r"\d{4}\s?\d{6}", r"svnr|sozialversicherung\S{0,10}|vsnr"),
    Number("national-id", "be.nn", "a Belgian national number", r"\d{2}[.]?\d{2}[.]?\d{2}[- ]?\d{3}[. ]?\d{2}", r"rijksregister\S{0,10}|registre national|niss|insz", True),
    Number("national-id", "ie.pps", "an Irish PPS number", r"\d{7}[A-W][A-IW]?", r"pps\S{0,3}", True),
    Number("tax-number", "pt.nif", "a Portuguese tax number", r"[1-3]\d{8}", r"nif|contribuinte"),
    Number("national-id", "pt.cc", "a Portuguese citizen card", r"\d{8}\s?\d\s?[A-Z0-9]{2}\d", r"cart[ãa]o de cidad[ãa]o"),
    Number("tax-number", "ru.inn", "a Russian tax number", r"\d{10}(?:\d{2})?", r"inn|инн"),
    Number("tax-number", "ua.rntrc", "a Ukrainian tax number", r"\d{10}", r"rntrc|ipn|ідентифікаційний"),
    Number("national-id", "il.idnr", "an Israeli identity number", r"\d{9}", r"teudat zehut|mispar zehut"),
    Number("national-id", "za.idnr", "a South African identity number", r"\d{6}\s?\d{4}\s?\d{3}", r"south african|rsa", True),
    Number("national-id", "cn.ric", "a Chinese identity number", r"[1-9]\d{16}[\dX]", r"resident identity", True),
    Number("national-id", "kr.rrn", "a Korean resident number", r"\d{6}-[1-8]\d{6}", r"rrn|resident registration", True),
    Number("national-id", "jp.in_", "a Japanese individual number", r"\d{4}[ -]?\d{4}[ -]?\d{4}", r"my number|individual number"),
    Number("national-id", "my.nric", "a Malaysian identity number", r"\d{6}-\d{2}-\d{4}", r"nric|mykad", True),
    Number("national-id", "th.pin", "a Thai identity number", r"\d-?\d{4}-?\d{5}-?\d{2}-?\d", "thai"),
    Number("national-id", "pk.cnic", "a Pakistani identity number", r"\d{5}-\d{7}-\d", "cnic", True),
    Number("national-id", "in_.aadhaar", "an Aadhaar number", r"[2-9]\d{3}[ -]?\d{4}[ -]?\d{4}", r"aadh?aa?r|uidai|uid"),
    Number("tax-number", "in_.pan", "an Indian PAN", r"[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]", "pan", True),
    Number("voter-id", "in_.epic", "an Indian voter identity number", r"[A-Z]{3}\d{7}", r"voter|epic"),
    Number("tax-number", "au.tfn", "an Australian tax file number", r"\d{3}[ -]?\d{3}[ -]?\d{2,3}", r"tfn|tax file"),
    Number("tax-number", "nz.ird", "a New Zealand IRD number", r"\d{2,3}-?\d{3}-?\d{3}", "ird"),
    Number("national-id", "ca.sin", "a Canadian social insurance number", r"\d{3}[ -]?\d{3}[ -]?\d{3}", r"sin|social insurance"),
    Number("health-insurance", "ca.bc_phn", "a British Columbia health number", r"9\d{3}[ -]?\d{3}[ -]?\d{3}", r"phn|personal health"),
    Number("national-id", "br.cpf", "a Brazilian CPF", r"\d{3}\.\d{3}\.\d{3}-\d{2}", "cpf", True),
    Number("national-id", "br.cpf", "a Brazilian CPF", r"\d{11}", "cpf"),
    Number("tax-number", "br.cnpj", "a Brazilian CNPJ", r"\d{2}\.\d{3}\.\d{3}/\d{4}-\d{2}", "cnpj", True),
    Number("national-id", "mx.curp", "a Mexican CURP", r"[A-Z]{4}\d{6}[HMX][A-Z]{5}[A-Z\d]\d", "curp", True),
    Number("tax-number", "mx.rfc", "a Mexican RFC", r"[A-ZÑ&]{4}\d{6}[A-Z\d]{3}", "rfc", True),
    Number("tax-number", "ar.cuit", "an Argentine CUIT", r"\d{2}-\d{8}-\d", r"cui[tl]", True),
    Number("national-id", "cl.rut", "a Chilean RUT", r"\d{1,2}\.\d{3}\.\d{3}-[\dK]", r"rut|run", True),
    Number("national-id", "ec.ci", "an Ecuadorian identity number", r"\d{10}", r"c[ée]dula|ecuador\S{0,5}"),
    Number("national-id", "pe.cui", "a Peruvian identity number", r"\d{8}-?[\dA-K]", r"cui|peru\S{0,5}"),
    Number("national-id", "do.cedula", "a Dominican cédula", r"\d{3}-\d{7}-\d", r"c[ée]dula", True),
    Number("device-serial", "imei", "the IMEI of a telephone", r"\d{2}[ -]?\d{6}[ -]?\d{6}[ -]?\d", r"imei|handset|device"),
    Number("crypto-wallet", "bitcoin", "a Bitcoin address", r"(?:[13][a-km-zA-HJ-NP-Z1-9]{25,34}|bc1[a-z0-9]{11,71})", "bitcoin", True),
)  # fmt: skip


def _check(number: Number) -> Callable[[str], bool]:
    is_valid: Callable[[str], bool] = import_module(f"stdnum.{number.check}").is_valid
    # Luhn's algorithm accepts digits only; the other modules take the separators of their own country.
    return (lambda text: is_valid(re.sub("[ -]", "", text))) if number.check == "luhn" else is_valid


_TABLE = tuple(
    (
        re.compile(rf"(?:{number.form})(?![\w/]|[.,-]\d)"),
        _check(number),
        words(number.near, _NATIONAL),
        number,
    )
    for number in NUMBERS
)
_START = re.compile(r"(?<![\w.,/-])[A-Za-zÑ&]{0,6}\d")


def find(text: str) -> Iterator[Mention]:
    """Yield mentions of numbers with valid check digits."""
    for candidate in _START.finditer(text):
        start = candidate.start()
        for form, check, near, number in _TABLE:
            match = form.match(text, start)
            if match and check(match.group()):
                end = match.end()
                reason = f"Has the form and the digits of {number.name}"
                if near.search(around(text, start, end)):
                    reason += ", beside words that say so."
                    yield Mention(start, end, Kind.CODE, 0.97, RECOGNIZER, reason, number.subtype)
                elif number.alone:
                    yield Mention(start, end, Kind.CODE, 0.9, RECOGNIZER, f"{reason}.", number.subtype)
