"""Patterns of codes with a distinctive form: access keys, wallets, vehicles, parcels, coordinates, licence plates."""

from __future__ import annotations

import re
from collections.abc import Callable

from stdnum import imsi, luhn

from engine.core.expressions import Expression
from engine.core.message import Message
from engine.core.types import Kind
from engine.detection.patterns.rule import UPPER, Rule, words

# A regular expression stays on one line, to be readable.
# ruff: noqa: E501

_VIN_VALUES = dict(zip("ABCDEFGHJKLMNPRSTUVWXYZ", (*range(1, 9), *range(1, 6), 7, 9, *range(2, 10)), strict=True))
_VIN_WEIGHTS = (8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2)
_PARCEL_WEIGHTS = (8, 6, 4, 2, 3, 5, 9, 7)


def _is_vin(text: str) -> bool:
    """Return whether the check digit of a North American vehicle number is correct (49 CFR 565.15)."""
    values = [int(each) if each.isdigit() else _VIN_VALUES[each] for each in text]
    check = sum(value * weight for value, weight in zip(values, _VIN_WEIGHTS, strict=True)) % 11
    return text[8] == ("X" if check == 10 else str(check))


def _is_parcel(text: str) -> bool:
    """Return whether the check digit of a postal tracking number is correct (UPU S10)."""
    digits = [int(each) for each in text if each.isdigit()]
    check = 11 - sum(value * weight for value, weight in zip(digits, _PARCEL_WEIGHTS, strict=False)) % 11
    return digits[8] == {10: 0, 11: 5}.get(check, check)


def _is_ups(text: str) -> bool:
    """Return whether the check digit of a UPS tracking number is correct."""
    values = [int(each) if each.isdigit() else (ord(each) - 63) % 10 for each in text[2:]]
    return (-sum(value * (1 + place % 2) for place, value in enumerate(values[:-1]))) % 10 == values[-1]


def _has_letter_and_digit(text: str) -> bool:
    return any(map(str.isdigit, text)) and any(map(str.isalpha, text))


_WRITTEN_DIGITS = (
    r"(?:un[oa]?|um|uma|dos|dois|duas|tres|três|cuatro|quatro|cinco|seis|siete|sete|ocho|oito|nueve|nove|diez|dez|once|onze|doce|doze|trece|treze|catorce|catorze|quatorze|quince|quinze"
    r"|dieci(?:séis|seis|siete|ocho|nueve)|dezess?eis|dezassete|dezessete|dezoito|dezanove|dezenove|veint(?:e|i[a-zéóú]+)|vinte|treinta|trinta|cuarenta|quarenta|cincuenta|cinquenta|sesenta"
    r"|sessenta|setenta|ochenta|oitenta|noventa|cien(?:to)?|cem|cento|(?:dos|tres|cuatro|quin|seis|sete|ocho|nove)(?:c?ient)[oa]s|duzent[oa]s|trezent[oa]s|(?:quatro|seis|sete|oito|nove)cent[oa]s|quinhent[oa]s|mil)"
)
"""Words of a number in Spanish and Portuguese, which deeds and minutes of notaries write out."""


def _rule(
    subtype: str,
    form: str,
    score: float,
    reason: str,
    *,
    accept: Callable[[str], object] | None = None,
    near: Expression | None = None,
) -> Rule:
    return Rule(
        subtype, Kind.CODE, Expression(rf"(?<![\w.-])(?:{form})(?![\w-])"), Message(reason), score, accept, near
    )


_KEY = (
    r"(?:AKIA|ASIA)[A-Z0-9]{16}|gh[pousr]_[A-Za-z0-9]{36,255}|github_pat_\w{22,255}|glpat-[\w-]{20,40}|npm_[A-Za-z0-9]{36}"
    r"|(?:sk|pk|rk)_(?:live|test)_[A-Za-z0-9]{10,200}|sk-[\w-]{20,200}|xox[abeprs]-[\w-]{10,200}|AIza[\w-]{35}"
    r"|SG\.[\w-]{16,32}\.[\w-]{16,64}|eyJ[\w-]{8,2000}\.[\w-]{8,2000}\.[\w-]{0,2000}"
)
_KEY_WORD = (
    r"(?:api[ _-]?(?:key|token)|(?:access|auth(?:entication|orization)?|bearer|refresh|session|secret|client|device|login)[ _-]?(?:key|token|secret)"
    r"|tokens?|bearer|(?:API|Zugangs)-?(?:schl[üu]ssel|token)|jetons?(?:\sd['’]acc[èe]s)?|cl[ée](?:\sd['’])?\s?(?:API|acc[èe]s)|(?:clave|chave)\s(?:de\s)?(?:API|acceso|acesso)"
    r"|token\sde\sac[ce]es{1,2}o|API-?n[øo](?:kkel|gle))"
)

# Licence plates by country. They count only beside words for a vehicle, since many other codes have the same form.
_CANTON = r"(?:A[GIR]|B[ELS]|FR|G[ELR]|JU|LU|N[EW]|OW|S[GHOZ]|T[GI]|UR|V[DS]|Z[GH])"
PLATES: tuple[tuple[str, str], ...] = (
    ("DE", r"[A-ZÄÖÜ]{1,3}[ -][A-Z]{1,2}[ -]?\d{1,4}[EH]?"),
    ("AT", r"[A-Z]{1,2}[ -]\d{1,5}[ ]?[A-Z]{1,3}"),
    ("CH", rf"{_CANTON}[ -]?\d{{1,3}}[ '’]?\d{{0,3}}"),
    ("FR IT AR", r"[A-Z]{2}[ -]?\d{3}[ -]?[A-Z]{2}"),
    ("FR until 2009", r"\d{1,4}[ -][A-Z]{2,3}[ -](?:\d{2}|2[AB])"),
    ("ES", r"\d{4}[ -]?[BCDFGHJKLMNPRSTVWXYZ]{3}|[A-Z]{1,2}-\d{4}-[A-Z]{1,2}"),
    ("NL PT", r"(?:\d{2}|[A-Z]{2})-(?:\d{2}|[A-Z]{2})-(?:\d{2}|[A-Z]{2})|\d{1,2}-[A-Z]{2,3}-\d{1,2}|[A-Z]{1,2}-\d{3}-[A-Z]{1,2}"),
    ("BE", r"[1-9]-[A-Z]{3}-\d{3}|[A-Z]{3}-\d{3}"),
    ("LU", r"[A-Z]{2}[ ]?\d{4}"),
    ("DK", r"[A-Z]{2}[ ]?\d{2}[ ]?\d{3}"),
    ("NO", r"[A-Z]{2}[ ]?\d{4,5}"),
    ("SE FI LT BR AR MX", r"[A-Z]{3}[ -]?\d{2,4}[A-Z]?|[A-Z]{3}-?\d[A-Z]\d{2}|[A-Z]{3}-\d{2,3}-[A-Z\d]{1,2}"),
    ("GB IE", r"[A-Z]{2}\d{2}[ ]?[A-Z]{3}|\d{2,3}-[A-Z]{1,2}-\d{1,6}"),
    ("IN", r"[A-Z]{2}[ -]?\d{1,2}[ -]?[A-Z]{1,3}[ -]?\d{4}"),
    ("NG", r"[A-Z]{3}[ -]?\d{2,3}[ -]?[A-Z]{2}"),
    ("GH", r"[A-Z]{2}[ -]\d{1,4}[ -]\d{2}"),
    ("ZA until 2013", r"C[A-Z]{1,2}[ ]?\d{2,3}[ -]?\d{2,3}|N[A-Z]{1,2}[ ]?\d{2,6}"),
    ("PL CZ", r"[A-Z]{2,3}[ ]\d{4,5}|[A-Z]{2,3}[ ]\d{2,4}[A-Z]{1,2}|\d[A-Z]\d[ ]?\d{4}"),
)  # fmt: skip
_SURE_ABROAD = (
    # South Africa with its province, India with its state
    r"(?:[A-Z]{2}[ ]?\d{2}[ ]?[A-Z]{2}|[A-Z]{3}[ ]\d{3})[ ](?:GP|NW|FS|EC|NC|MP|ZN|WP)|[A-Z]{2}[ ]?\d{2}[ ]?[A-Z]{2}[ ]L"
    r"|(?:A[PRS]|B[HR]|C[GH]|D[DLN]|G[AJ]|H[PR]|J[HK]|K[AL]|L[AD]|M[HLNPZ]|NL|O[DR]|P[BY]|RJ|SK|T[GNRS]|U[KP]|WB)"
    r"[ -]?\d{1,2}[ -]?[A-Z]{1,3}[ -]?\d{4}"
    # Britain, with its half-years
    r"|[A-HJ-PR-Y]{2}(?:[012]\d|5[1-9]|[67]\d)[ ](?!NHS|MRI|PCN|ISO|PDF|AND|THE|FOR|VAT|GMT|BST)[A-HJ-PR-Z]{3}"
)
"""Plates that count anywhere."""
_PLATE_WORDS = words(
    r"(?:licen[cs]e|number|registration)\splates?", r"plates?", r"licen[cs]e\stags?", r"(?:auto)?kennzeichen", r"amtl\.",
    r"nummernschild\w{0,2}", r"immatricul\w{1,8}", r"plaques?", r"matr[íi]cul\w{1,6}", r"placas?", r"patentes?",
    r"dominio", r"targ(?:a|he|at\w)", r"kentekens?", r"nummerplade\w{0,2}", r"registreringsnummer\w{0,2}", r"reg\.?\s?nr\.?",
    r"kjennemerke\w{0,2}", r"(?:nummer|bil)?skilt\w{0,2}", r"chapa", r"nummerpla[ao]t\w{0,3}", r"registered\sas",
    r"rego", r"bakkie",
)  # fmt: skip

_VEHICLES = words(
    r"pkw", r"auto", r"wagen", r"fahrzeug\w{0,2}", r"voiture", r"véhicule", r"fourgon(?:nette)?", r"camionnette", r"coche", r"vehículo", r"turismo",
    r"furgoneta", r"camioneta", r"carro", r"viatura", r"veículo", r"automóvel", r"carrinha", r"bil(?:en|er)?", r"varebil\w{0,2}", r"personbil\w{0,2}", r"køretøj\w{0,2}", r"kjøretøy\w{0,2}",
)  # fmt: skip
_SURE_PLATES = frozenset({"FR IT AR", "ES", "DK"})
"""Countries whose plates no model of a car resembles."""

# Words for a car right before a British or other plate, which may be an unusual or a partial one: "Porsche (QO5 TLV)".
_CAR = (
    r"(?i:cars?|vans?|taxi|minibus|motorbike|moped|lorry|pick-?up|saloon|estate|hatchback|convertible|suv|reg(?:istration)?(?:\s(?:no\.?|number))?|vrm|index"
    r"|ford|fiesta|focus|mondeo|transit|galaxy|kuga|ranger|vauxhall|corsa|astra|insignia|vivaro|volkswagen|vw|golf|polo|passat|tiguan|caddy|bmw|audi|mercedes|merc"
    r"|toyota|yaris|corolla|prius|hilux|honda|civic|jazz|nissan|micra|juke|qashqai|navara|kia|picanto|sportage|hyundai|skoda|octavia|fabia|volvo|tesla|porsche|mini"
    r"|range\srover|land\srover|discovery|defender|jaguar|jeep|peugeot|renault|clio|megane|citro[eë]n|berlingo|fiat|panda|seat|ibiza|leon|mazda|lexus|suzuki|swift|subaru|mitsubishi|dacia|duster)"
)
_NO_PLATE = r"(?:TDI|GTI|GTD|GTE|TSI|AMG|SUV|LWB|SWB|MPV|HDI|DSG|ABS|VAN|CAR|CAB|EST|SRI|RST|ST|MPG|MPH|RPM|CC|AND|FOR|THE|NOT|WAS|HAS|HGV|USB|LED|VXR|CDI|TD|DCI|HSE)(?!\w)"
_UNUSUAL = rf"[A-Z]{{2}}[\dO]{{2}}[ ]?[A-Z?*]{{1,3}}|(?=[A-Z]{{0,3}}\d)(?=\d{{0,3}}[A-Z])[A-Z\d]{{2,4}}[ ](?!{_NO_PLATE})[A-Z]{{3}}|[A-Z]{{2}}\d{{2}}[ ]?[?*]{{1,2}}[A-Z]{{1,3}}|[A-Z]\d{{1,3}}[A-Z]{{3}}"

_DEGREES = r"\d{1,3}(?:[.,]\d{1,8})?\s?[°º]\s?(?:\d{1,2}(?:[.,]\d{1,6})?\s?['′’]\s?(?:\d{1,2}(?:[.,]\d{1,4})?\s?(?:[\"″”]|''|’’)\s?)?)?"
_NORTH, _EAST = r"[NSns](?:orth|outh|ord|üd)?", r"[EWOewo](?:ast|est)?"

RULES = (
    # ESCRITURA NÚMERO DIECIOCHO MIL SETECIENTOS; livro número duzentos e doze
    Rule(
        "case-number",
        Kind.CODE,
        Expression(
            rf"(?<!\w)(?:escrituras?|actas?|instrumentos?|p[óo]lizas?|repertorios?|expedientes?|protocolos?|libros?|livros?|folhas?|folios?|tomos?|volumen|matrículas?|registros?|registos?|processos?)"
            rf"\s(?:p[úu]blic[oa]s?\s)?n[úu]meros?:?\s({_WRITTEN_DIGITS}(?:[\s-]{{1,2}}(?:[ye]\s)?{_WRITTEN_DIGITS}){{0,10}})(?!\w)",
            re.IGNORECASE,
            cues=(r"n[úu]mero",),
        ),
        Message("pattern.form-case-number-beside-words-for"),
        0.85,
    ),
    # NÚMERO MIL CUATROCIENTOS, heading a deed; Notario Público número ciento nueve
    Rule(
        "case-number",
        Kind.CODE,
        Expression(
            rf"(?:^[ \t]{{0,20}}|(?<!\w)notari[oa](?:\sp[úu]blic[oa])?\s)n[úu]mero:?\s({_WRITTEN_DIGITS}(?:[\s-]{{1,2}}(?:[ye]\s)?{_WRITTEN_DIGITS}){{0,10}})(?!\w)",
            re.IGNORECASE | re.MULTILINE,
            cues=(r"n[úu]mero",),
        ),
        Message("pattern.form-case-number-beside-words-for"),
        0.8,
    ),
    _rule("access-key", _KEY, 0.97, "pattern.form-access-key"),
    Rule(
        "access-key",
        Kind.CODE,
        Expression(
            rf"(?<!\w){_KEY_WORD}[\"']?\s{{0,2}}(?:is\s|ist\s|est\s|es\s|é\s|er\s|=|:=?)?\s{{0,2}}[\"'“]?"
            r"((?=[\w+/=~.-]{0,40}\d)[\w+/=~-][\w+/=~.-]{14,400}(?<![.-]))(?![\w@])",
            re.IGNORECASE,
        ),
        Message("pattern.follows-words-access-key"),
        0.9,
        accept=_has_letter_and_digit,
    ),
    _rule(
        "reference",
        r"[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[1-8][0-9A-Fa-f]{3}-[89ABab][0-9A-Fa-f]{3}-[0-9A-Fa-f]{12}",
        0.95,
        "pattern.form-uuid",
    ),
    _rule(
        "mac-address",
        r"(?:[0-9A-Fa-f]{4}\.){2}[0-9A-Fa-f]{4}",
        0.9,
        "pattern.form-hardware-address-network-device",
        accept=_has_letter_and_digit,
    ),
    _rule(
        "crypto-wallet",
        r"0x[0-9A-Fa-f]{40}|4[0-9AB][1-9A-HJ-NP-Za-km-z]{93}|ltc1[a-z0-9]{39,59}",
        0.95,
        "pattern.form-wallet",
    ),
    _rule(
        "crypto-wallet",
        r"[LMDXrT][1-9A-HJ-NP-Za-km-z]{25,34}|0x[0-9A-Fa-f]{64}",
        0.85,
        "pattern.form-wallet-beside-words",
        accept=_has_letter_and_digit,
        near=words(
            r"wallets?",
            r"litecoin",
            r"ltc",
            r"dogecoin",
            r"doge",
            r"dash",
            r"ripple",
            r"xrp",
            r"tron",
            r"trx",
            r"crypto\w{0,10}",
            r"ethereum",
            r"eth",
            r"tx",
            r"transactions?",
            r"hash",
            r"blockchain",
        ),
    ),
    _rule(
        "vin",
        r"(?=[A-Z\d]{0,12}[A-Z])[A-HJ-NPR-Z\d]{8}[\dX][A-HJ-NPR-Z\d]{4}\d{4}",
        0.95,
        "pattern.form-vehicle",
        accept=_is_vin,
    ),
    _rule(
        "invoice",
        r"1Z[ ]?[A-Z0-9]{16}",
        0.95,
        "pattern.form-parcel",
        accept=lambda text: _is_ups(text.replace(" ", "")),
    ),
    _rule("invoice", r"[A-Z]{2}[ ]?\d{3}[ ]?\d{3}[ ]?\d{3}[ ]?[A-Z]{2}", 0.9, "pattern.form-parcel", accept=_is_parcel),
    _rule("device-serial", r"89\d{17,18}", 0.9, "pattern.form-sim-card", accept=luhn.is_valid),
    _rule(
        "device-serial", r"\d{14,15}", 0.9, "pattern.form-sim-card", accept=imsi.is_valid, near=words(r"imsi", r"sim")
    ),
    *(
        _rule(
            "licence-plate",
            form,
            0.85,
            "pattern.form-plate-beside-words",
            accept=_has_letter_and_digit,
            near=_PLATE_WORDS,
        )
        for _, form in PLATES
    ),
    *(
        _rule("licence-plate", form, 0.85, "pattern.form-plate-beside-words", near=_VEHICLES)
        for country, form in PLATES
        if country in _SURE_PLATES
    ),
    _rule("licence-plate", _SURE_ABROAD, 0.85, "pattern.form-plate"),
    # blk Golf YJ66 ?TN; Porsche (QO5 TLV); grey van B1G TOL
    Rule(
        "licence-plate",
        Kind.CODE,
        Expression(rf"(?<![\w-]){_CAR},?[ ]{{1,2}}(?:[\w'’-]{{2,10}}[ ]){{0,1}}[(\[\"“]?({_UNUSUAL})(?![\w-])"),
        Message("pattern.form-plate-beside-words"),
        0.9,
        accept=_has_letter_and_digit,
    ),
    # Range Rover (TEB 1)
    Rule(
        "licence-plate",
        Kind.CODE,
        Expression(rf"(?<![\w-]){_CAR}[ ]\((?!{_NO_PLATE})([A-Z]{{1,3}}[ ]\d{{1,4}}|\d{{1,4}}[ ][A-Z]{{1,3}})\)"),
        Message("pattern.form-plate-beside-words"),
        0.8,
    ),
    # ///tides.copper.lantern
    Rule(
        "coordinates",
        Kind.LOC,
        Expression(r"(?<![\w/:])(///[^\W\d_]{2,20}\.[^\W\d_]{2,20}\.[^\W\d_]{2,20})(?![\w.]\w|\w)"),
        Message("pattern.what3words"),
        0.9,
    ),
    # PC 2207 Ellis; OIC DS 114 Bowen-Davies
    Rule(
        "employee-id",
        Kind.CODE,
        Expression(
            r"(?<!\w)(?:T?(?:PC|DC|PS|DS)|WPC|PCSO|SC|Sgt|Insp|Constable|Sergeant|Officer|Gardaí?|Trooper|Deputy)\.?\s#?"
            rf"([A-Z]{{0,2}}\d{{2,6}}[A-Z]{{0,2}})(?=\s{UPPER}|\s?[,;)]|\s?$)",
            re.MULTILINE,
        ),
        Message("pattern.number-of-officer"),
        0.7,
    ),
    Rule(
        "coordinates",
        Kind.LOC,
        Expression(
            rf"(?<![\w.,])(?:{_DEGREES}{_NORTH}[,;/\s]\s?{_DEGREES}{_EAST}|{_NORTH}\s?{_DEGREES}[,;/\s]\s?{_EAST}\s?{_DEGREES}"
            # degrees and minutes of a ship; the national grid of Switzerland
            r"|\d{1,2}[ °-]\d{1,2}[.,]\d{1,3}['′’]?[ ]?[NS][ ,/]{1,3}\d{1,3}[ °-]\d{1,2}[.,]\d{1,3}['′’]?[ ]?[EWOØV]"
            r"|2[ '’]?[4-8]\d{2}[ '’]?\d{3}[ ]?[/,][ ]?1[ '’]?[0-3]\d{2}[ '’]?\d{3}"
            r"|[-−]?(?:[0-8]?\d|90)\.\d{4,8}°?,\s?[-−]?(?:1[0-7]\d|\d?\d|180)\.\d{4,8}°?)(?!\w)"
        ),
        Message("pattern.form-coordinates"),
        0.9,
    ),
)
