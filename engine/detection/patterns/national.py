"""Patterns of numbers of people, companies, accounts and proceedings by country, with check digits or after a label.

Germany, Austria, Switzerland, France, Belgium, Luxembourg, Spain, Mexico, Argentina, Portugal, Brazil, Denmark, Norway,
Italy and the Netherlands. `identity` has the numbers of other countries, and some of these.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from datetime import date
from importlib import import_module
from typing import NamedTuple

from stdnum import luhn, verhoeff

from engine.core.expressions import Expression
from engine.core.message import Message, message
from engine.core.types import Kind, Mention
from engine.detection.patterns.rule import RECOGNIZER, Rule, around, words

# One number, one line.
# ruff: noqa: E501


class NationalNumber(NamedTuple):
    """A number of one country.

    Attributes:
        sort: its name in a reason.
        check: module of stdnum, or key of `OWN`.
        near: context words.
        alone: the form needs no context words.
    """

    subtype: str
    sort: str
    check: str
    form: str
    near: str
    alone: bool = False


def _digits(text: str) -> list[int]:
    return [int(each) for each in text if each.isdecimal()]


def _with_letters(text: str) -> list[int]:
    """Return the digits, two for each letter: A is 01."""
    return _digits("".join(f"{ord(each) - 64:02}" if "A" <= each <= "Z" else each for each in text))


def _weighted(values: Sequence[int], weights: Sequence[int]) -> int:
    return sum(value * weight for value, weight in zip(values, weights, strict=True))


def _cross_sums(values: Sequence[int], weights: Sequence[int]) -> int:
    return sum(sum(divmod(value * weight, 10)) for value, weight in zip(values, weights, strict=True))


def _is_pension_de(text: str) -> bool:
    """Return whether a German pension insurance number has a day, plain or offset, and a correct check digit."""
    values = _with_letters(text)
    day, month = values[2] * 10 + values[3], values[4] * 10 + values[5]
    check = _cross_sums(values[:12], (2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1)) % 10
    return 1 <= day % 50 <= 31 and 1 <= month <= 12 and check == values[12]


def _is_health_de(text: str) -> bool:
    values = _with_letters(text)
    return _cross_sums(values[:10], (1, 2) * 5) % 10 == values[10]


def _is_national_lu(text: str) -> bool:
    values = re.sub(r"\D", "", text)
    try:
        date(int(values[:4]), int(values[4:6]), int(values[6:8]))
    except ValueError:
        return False
    return bool(luhn.is_valid(values[:12]) and verhoeff.is_valid(values[:11] + values[12]))


def _is_social_es(text: str) -> bool:
    digits = re.sub(r"\D", "", text)
    number = int(digits[2:10]) + int(digits[:2]) * 10 ** (7 if digits[2] == "0" else 8)
    return number % 97 == int(digits[10:])


def _is_clabe(text: str) -> bool:
    values = _digits(text)
    total = sum(value * weight % 10 for value, weight in zip(values[:17], (3, 7, 1) * 6, strict=False))
    return -total % 10 == values[17]


def _is_social_pt(text: str) -> bool:
    values = _digits(text)
    return 9 - _weighted(values[:10], (29, 23, 19, 17, 13, 11, 7, 5, 3, 2)) % 10 == values[10]


def _is_case_br(text: str) -> bool:
    """Return whether the check digits of a Brazilian court number are correct (CNJ, Resolution 65/2008)."""
    digits = re.sub(r"\D", "", text)
    return int(digits[:7] + digits[9:] + digits[7:9]) % 97 == 1


def _is_health_br(text: str) -> bool:
    values = _digits(text)
    return values[0] in (1, 2, 7, 8, 9) and _weighted(values, range(15, 0, -1)) % 11 == 0


def _is_pis_br(text: str) -> bool:
    values = _digits(text)
    check = 11 - _weighted(values[:10], (3, 2, 9, 8, 7, 6, 5, 4, 3, 2)) % 11
    return (0 if check > 9 else check) == values[10]


def _is_luhn(text: str) -> bool:
    return bool(luhn.is_valid(re.sub(r"\D", "", text)))


OWN: dict[str, Callable[[str], bool]] = {
    "de.pension": _is_pension_de,
    "de.health": _is_health_de,
    "fr.rpps": _is_luhn,
    "lu.national": _is_national_lu,
    "es.social": _is_social_es,
    "mx.clabe": _is_clabe,
    "mx.social": _is_luhn,
    "pt.social": _is_social_pt,
    "br.case": _is_case_br,
    "br.health": _is_health_br,
    "br.pis": _is_pis_br,
}
"""Checks that stdnum has not."""

NUMBERS = (
    # Germany
    NationalNumber("national-id", "social", "de.pension", r"\d{2}[ ]?[0-8]\d[01]\d\d{2}[ ]?[A-Z][ ]?\d{3}", r"\w{0,20}versicherungs-?(?:nummer|nr\.?)|rvnr|sv-(?:nummer|nr\.?)|vsnr", True),
    NationalNumber("health-insurance", "health", "de.health", r"[A-Z]\d{9}", r"\w{0,20}versicherten-?(?:nummer|nr\.?)|kvnr|krankenversicher\w{0,20}|krankenkasse\w{0,10}|vers\.?-?nr\.?"),
    NationalNumber("tax-number", "tax", "de.stnr", r"\d{2,3}[/ ]\d{3,4}[/ ]\d{4,5}|\d{13}", r"steuer-?(?:nummer|nr\.?)|st\.?-?nr\.?|finanzamt"),
    NationalNumber("tax-number", "tax", "de.vat", r"DE[ ]?\d{3}[ ]?\d{3}[ ]?\d{3}", r"ust\S{0,20}|umsatzsteuer\S{0,25}|vat", True),
    # Austria
    NationalNumber("tax-number", "tax", "at.tin", r"\d{2}[- ]?\d{3}/\d{4}", r"steuer-?(?:nummer|nr\.?)|st\.?-?nr\.?|finanzamt|abgabenkonto\S{0,10}"),
    NationalNumber("tax-number", "tax", "at.uid", r"ATU[ ]?\d{8}", r"uid\S{0,10}", True),
    NationalNumber("reference", "company", "at.businessid", r"FN[ ]?\d{5,6}[ ]?[a-z]", r"firmenbuch\S{0,10}", True),
    # Switzerland
    NationalNumber("reference", "company", "ch.uid", r"CHE[- ]?\d{3}[. ]?\d{3}[. ]?\d{3}", r"uid\S{0,10}|mwst|tva|iva|handelsregister\S{0,10}|ide", True),
    # France
    NationalNumber("reference", "company", "fr.siren", r"\d{3}[ .]?\d{3}[ .]?\d{3}", r"siren|r\.?c\.?s\.?(?:\s\w{1,20})?|registre du commerce\S{0,4}"),
    NationalNumber("reference", "company", "fr.siret", r"\d{3}[ .]?\d{3}[ .]?\d{3}[ .]?\d{5}", r"siret"),
    NationalNumber("tax-number", "tax", "fr.tva", r"FR[ ]?[A-Z\d]{2}[ ]?\d{3}[ ]?\d{3}[ ]?\d{3}", r"tva|intracommunautaire", True),
    NationalNumber("licence", "professional", "fr.rpps", r"\d{11}", r"rpps"),
    # Belgium and Luxembourg
    NationalNumber("national-id", "national", "be.bis", r"\d{2}[. ]?\d{2}[. ]?\d{2}[- ]?\d{3}[. ]?\d{2}", r"bis|niss|insz"),
    NationalNumber("national-id", "national", "be.eid", r"\d{3}-\d{7}-\d{2}", r"identiteitskaart\S{0,8}|carte d['’]identit[ée]", True),
    NationalNumber("tax-number", "tax", "be.vat", r"BE[ ]?[01]?\d{3}[. ]?\d{3}[. ]?\d{3}", r"btw|tva|ondernemingsnummer|num[ée]ro d['’]entreprise", True),
    NationalNumber("reference", "company", "be.vat", r"[01]\d{3}[. ]?\d{3}[. ]?\d{3}", r"ondernemings-?(?:nummer|nr\.?)|(?:num[ée]ro|n°) d['’]entreprise|kbo|bce|btw"),
    NationalNumber("national-id", "national", "lu.national", r"(?:18|19|20)\d{2}[ ]?[01]\d[ ]?[0-3]\d[ ]?\d{3}[ ]?\d{2}", r"matricule|num[ée]ro national|s[ée]curit[ée] sociale|cns|sozialversicherung\S{0,10}", True),
    NationalNumber("tax-number", "tax", "lu.tva", r"LU[ ]?\d{3}[ ]?\d{3}[ ]?\d{2}", r"tva|mwst", True),
    # Spain
    NationalNumber("tax-number", "tax", "es.cif", r"[A-HJNP-SUVW][ -]?\d{7}[ -]?[A-J\d]", r"c\.?i\.?f\.?|n\.?i\.?f\.?"),
    NationalNumber("account", "account", "es.ccc", r"\d{4}[ -]?\d{4}[ -]?\d{2}[ -]?\d{10}", r"cuentas?|c\.?c\.?c\.?"),
    NationalNumber("reference", "land", "es.referenciacatastral", r"\d[A-Z\d]{6}[ -]?[A-Z\d]{7}[ -]?\d{4}[ -]?[A-Z]{2}", r"referencia catastral|catastral", True),
    NationalNumber("reference", "meter", "es.cups", r"ES[ ]?(?:\d{4}[ ]?){4}[A-Z]{2}(?:[ ]?\d[FPRCXYZ])?", r"cups", True),
    NationalNumber("national-id", "social", "es.social", r"\d{2}[/ -]?\d{8}[/ -]?\d{2}", r"seguridad social|n\.?u?\.?s\.?s\.?|naf|afiliaci[óo]n"),
    # Mexico and Argentina
    NationalNumber("tax-number", "tax", "mx.rfc", r"[A-ZÑ&]{3,4}[ -]?\d{6}[ -]?[A-Z\d]{3}", r"r\.?f\.?c\.?|registro federal"),
    NationalNumber("national-id", "social", "mx.social", r"\d{2}[ -]?\d{2}[ -]?\d{2}[ -]?\d{4}[ -]?\d", r"n\.?s\.?s\.?|imss|seguro social"),
    NationalNumber("account", "account", "mx.clabe", r"\d{3}[ ]?\d{3}[ ]?\d{11}[ ]?\d", r"clabe|interbancaria"),
    NationalNumber("national-id", "national", "ar.dni", r"\d{1,2}\.\d{3}\.\d{3}|\d{7,8}", r"d\.?n\.?i\.?|documento nacional\S{0,20}"),
    NationalNumber("account", "account", "ar.cbu", r"\d{22}|\d{8}[ -]\d{14}", r"cbu|clave bancaria", True),
    # Portugal and Brazil
    NationalNumber("national-id", "social", "pt.social", r"[12]\d{2}[ ]?\d{4}[ ]?\d{4}", r"niss|seguran[çc]a social"),
    NationalNumber("reference", "company", "pt.nif", r"[5-9]\d{2}[ ]?\d{3}[ ]?\d{3}", r"nipc|pessoa colectiva|pessoa coletiva|matr[íi]cula"),
    NationalNumber("tax-number", "tax", "pt.nif", r"[1-3]\d{2}[ ]\d{3}[ ]\d{3}", r"nif|contribuinte"),
    NationalNumber("case-number", "case", "br.case", r"\d{7}-\d{2}\.\d{4}\.\d\.\d{2}\.\d{4}", r"processos?|autos", True),
    NationalNumber("health-insurance", "health", "br.health", r"\d{3}[ ]?\d{4}[ ]?\d{4}[ ]?\d{4}", r"cns|cart[ãa]o nacional|cart[ãa]o (?:do )?sus"),
    NationalNumber("national-id", "social", "br.pis", r"\d{3}\.?\d{5}\.?\d{2}-?\d", r"pis|pasep|nis|nit|pis/pasep"),
    # Denmark and Norway
    NationalNumber("reference", "company", "dk.cvr", r"\d{2}[ ]?\d{2}[ ]?\d{2}[ ]?\d{2}", r"cvr\S{0,8}|se-n\S{0,6}"),
    NationalNumber("tax-number", "tax", "dk.cvr", r"DK[ ]?\d{2}[ ]?\d{2}[ ]?\d{2}[ ]?\d{2}", r"moms|cvr", True),
    NationalNumber("reference", "company", "no.orgnr", r"\d{3}[ ]?\d{3}[ ]?\d{3}", r"org\.?\s?-?n(?:umme)?r\.?|organisasjons\S{0,10}|foretaks\S{0,12}"),
    NationalNumber("tax-number", "tax", "no.mva", r"NO[ ]?\d{3}[ ]?\d{3}[ ]?\d{3}[ ]?MVA", r"mva", True),
    NationalNumber("account", "account", "no.kontonr", r"\d{4}[. ]?\d{2}[. ]?\d{5}", r"konto\S{0,10}|kto\.?\S{0,5}|bankkonto\S{0,10}"),
    # Italy and the Netherlands
    NationalNumber("tax-number", "tax", "it.iva", r"\d{11}", r"p\.?\s?iva|partita iva|registro (?:delle )?imprese"),
    NationalNumber("tax-number", "tax", "it.iva", r"IT[ ]?\d{11}", r"iva", True),
    NationalNumber("tax-number", "tax", "nl.btw", r"NL[ ]?\d{9}[ ]?B[ ]?\d{2}", r"btw\S{0,20}", True),
    NationalNumber("national-id", "national", "nl.onderwijsnummer", r"10\d{7}", r"onderwijsnummer"),
)  # fmt: skip


def _check(number: NationalNumber) -> Callable[[str], bool]:
    if number.check in OWN:
        return OWN[number.check]
    is_valid: Callable[[str], bool] = import_module(f"stdnum.{number.check}").is_valid
    return is_valid


_TABLE = tuple(
    (
        Expression(rf"(?:{number.form})(?![\w/]|[.,-]\d)"),
        _check(number),
        words(number.near),
        message("digits.form", number=Message(f"number.sort-{number.sort}")),
        message("digits.form-and-words", number=Message(f"number.sort-{number.sort}")),
        number,
    )
    for number in NUMBERS
)
_START = Expression(r"(?<![\w.,/-])(?:([A-Z]{1,4})[ -])?[A-Za-zÑ&]{0,6}\d")


def find(text: str) -> Iterator[Mention]:
    """Yield mentions of numbers with valid check digits."""
    for candidate in _START.finditer(text):
        starts = (candidate.start(), candidate.end(1) + 1) if candidate[1] else (candidate.start(),)
        for form, check, near, alone, beside_words, number in _TABLE:
            for start in starts:
                match = form.match(text, start)
                if match and check(match.group()):
                    if near.search(around(text, start, match.end())):
                        yield Mention(start, match.end(), Kind.CODE, 0.97, RECOGNIZER, beside_words, number.subtype)
                    elif number.alone:
                        yield Mention(start, match.end(), Kind.CODE, 0.9, RECOGNIZER, alone, number.subtype)


# Register and file numbers with a distinctive form.


def _rule(subtype: str, form: str, sort: str, near: Expression | None = None) -> Rule:
    reason = message("digits.form", number=Message(f"number.sort-{sort}"))
    return Rule(subtype, Kind.CODE, Expression(rf"(?<![\w./-])(?:{form})(?![\w/]|[.-]\d)"), reason, 0.85, near=near)


RULES = (
    _rule("reference", r"HR[AB][ ]?(?:Nr\.\s?)?\d{2,6}(?:[ ][A-Z]{1,2}(?!\w))?", "company"),
    _rule("reference", r"R\.?C\.?S\.?\s(?:[A-ZÉ][\w-]{2,20}\s)(?:[A-D]\s)?\d{3}[ ]?\d{3}[ ]?\d{3}", "company"),
    # Land: Grundbuch von Neustadt Blatt 1234; Flur 3, Flurstück 12/4; EZ 123 KG 01234
    _rule(
        "reference",
        r"(?:Blatt|Bl\.)\s\d{1,6}|Flur\s\d{1,3},?\s(?:Flurst(?:ück|\.)?|Nr\.)\s?\d{1,5}(?:/\d{1,4})?|Flurst(?:ück|\.)\s?(?:Nr\.\s?)?\d{1,5}(?:/\d{1,4})?"
        r"|EZ\s\d{1,5}(?:,?\s(?:KG|Grundbuch)\s\d{5})?",
        "land",
        words(r"grundbuch\w{0,8}", r"gemarkung", r"kataster\w{0,8}", r"grundstück\w{0,8}", r"flur", r"liegenschaft\w{0,8}"),
    ),
    _rule("reference", r"gnr\.?\s?\d{1,4},?\s(?:og\s)?bnr\.?\s?\d{1,4}(?:,?\s(?:fnr|snr)\.?\s?\d{1,4}){0,2}", "land"),
    _rule("reference", r"g[åa]rdsn(?:umme)?r\.?\s\d{1,4},?\s(?:og\s)?bruksn(?:umme)?r\.?\s\d{1,4}", "land"),
    _rule("reference", r"(?<=matr\. )nr\.\s\d{1,4}[\s-]?[a-zæøå]{0,2}|matr(?:ikel)?\.?\s?n(?:umme)?r\.?\s\d{1,4}\s?[a-zæøå]{0,2}", "land"),
    _rule("reference", r"tomo\s\d{1,5},?\slibro\s\d{1,5},?\sfolio\s\d{1,5}(?:,?\sfinca\s(?:n\.?[ºo]\s?)?[\d.]{1,8}\d)?", "land"),
    _rule("reference", r"finca\s(?:registral\s)?(?:n(?:[úu]m)?\.?\s?[ºo°]?\.?\s?)\d[\d.]{1,8}\d", "land"),
    _rule("reference", r"section\s[A-Z]{1,2}\s?,?\s(?:parcelles?\s)?(?:(?:n[°o]|num[ée]ro)s?\s?)?\d{1,4}", "land", words(r"cadastr\w{1,5}", r"parcelles?")),
    # Courts: 20-123456TVI-TOSL/04; BS-12345/2020-KBH; 123/20.5TBLSB; N° RG 21/01234; R.G. 1234/2020
    _rule("case-number", r"\d{2}-\d{5,6}[A-Z]{3}-[A-ZÆØÅ]{4}(?:/\d{1,2})?|BS-\d{1,6}/\d{4}-[A-Z]{3}", "case"),
    _rule("case-number", r"\d{1,6}/\d{2}\.\d[A-Z]{2}[A-Z\d]{2,5}(?:\.[A-Z]\d)?(?:-[A-Z]{1,2})?", "case"),
    _rule("case-number", r"(?<=RG )\d{2}/\d{4,5}|(?<=RG n° )\d{2}/\d{4,5}|(?<=RG : )\d{2}/\d{4,5}", "case"),
    _rule("case-number", r"[A-Z\d]{4}-[A-Z]-[A-Z\d]{3}-[A-Z\d]{4,5}", "case", words(r"portalis")),
    # Diligencias Previas 388/2022; Juicio Ordinario n.º 12/2021; Rollo de Apelación 417/23
    _rule(
        "case-number",
        r"(?i:Diligencias(?:\s(?:Previas|Urgentes|Informativas))?|Procedimiento\s(?:Abreviado|Ordinario|Penal|Civil|Monitorio)|Juicio\s(?:Ordinario|Verbal|Monitorio|Rápido|Cambiario|de\sFaltas)"
        r"|(?:Divorcio|Separación)(?:\s(?:Contencios[oa]|de\sMutuo\sAcuerdo))?|(?:Modificación|Adopción)\sde\sMedidas|Concurso(?:\sde\sAcreedores)?"
        r"|Autos?|Rollo(?:\sde\s(?:Sala|Apelación))?|Ejecutoria|Sumario|Expediente)\s(?:n(?:úm)?[.º°o]{0,2}\s)?(\d{1,6}/(?:19|20)?\d\d)",
        "case",
    ),
    # Professional registers of Brazil: OAB/SP 123.456; CRM-RJ 52.12345-6
    _rule("licence", r"(?:OAB|CRM|CREA|CRP|COREN|CRO|CRC)[ /-]{1,2}[A-Z]{2}[ ,:nº°.]{0,5}\d{1,3}(?:\.?\d{3})?(?:-?[\dA-Z])?", "professional"),
)  # fmt: skip
