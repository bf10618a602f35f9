"""Patterns of amounts of money and percentages."""

from __future__ import annotations

from engine.core.expressions import Expression
from engine.core.message import Message
from engine.core.types import Kind
from engine.detection.patterns.rule import Rule, words

_SIGN = r"(?:(?:US|CA|AU|NZ|HK|S|R|C|A)?\$|[€£¥₤₺₽₹₴₪₩₱₫₦]|R\$|kr\.?|zł|Fr\.)"
_CODE = (
    r"(?:EUR|USD|GBP|TRY|TRL|YTL|PLN|CHF|DKK|SEK|NOK|JPY|CNY|RMB|RUB|RUR|UAH|CZK|SKK|SIT|HUF|RON|ROL|BGN|BGL|HRK|RSD|ISK"
    r"|CAD|AUD|NZD|INR|BRL|MXN|ZAR|ILS|KRW|SGD|HKD|MDL|GEL|AMD|AZN|MKD|BAM|LVL|LTL|EEK|CYP|MTL|ITL|FRF|DEM|ATS|ESP|PTE"
    r"|GRD|FIM|BEF|NLG|IEP|LUF|NGN|KES|EGP|MAD|TND|AED|SAR|THB|IDR|MYR|PHP|VND|TL|FF|DM|Rs\.?)"
)
_NAME = (
    r"(?:(?:(?:US|American|Canadian|Australian|Hong Kong)\s)?(?:dollars?|cents?)|euros?|British\spounds?"
    r"|pounds?\ssterling"
    r"|pence|(?:Swiss|French|Belgian|Luxembourg)\sfrancs?|(?:new\s)?Turkish\s[Ll]ir(?:as?|e)|(?:Italian\s)?lir[ae]"
    r"|(?:Polish\s)?(?:new\s)?zlot(?:ys?|ies|ych)|(?:Danish|Swedish|Norwegian|Icelandic|Czech|Slovak|Estonian)\s(?:kron[aeu]r?|korun[ay]s?)"
    r"|kron[aeou]r?|(?:Deutsche?|German|Finnish)\s[Mm]ark(?:s|ka)?|(?:Hungarian\s)?forints?|(?:Russian\s)?roubles?|rubles?"
    r"|(?:Ukrainian\s)?hryvnias?|(?:Romanian|Moldovan)\sle[iu]|(?:Bulgarian\s)?lev[as]?|(?:Croatian\s)?kunas?|(?:Indian\s)?rupees?"
    r"|(?:Japanese\s)?yen|yuan|(?:Austrian\s)?schillings?|(?:Cyprus|Cypriot)\spounds|(?:Slovenian\s)?tolars?|pesos?|drachmas?|pesetas?)"
)
_SPACE = r"[ \u00a0\u202f]"  # a line break separates two figures
_FIGURE = (
    rf"\d{{1,3}}(?:(?:[.,'’]{_SPACE}?|{_SPACE})\d{{3,4}}){{1,6}}(?:[.,]\d{{1,2}}(?!\d))?|\d{{1,15}}(?:[.,]\d{{1,4}})?"
)
_SCALE = r"(?:\s?(?:thousand|hundred|million|billion|trillion|mln|bn|k|K|m|M|B)(?!\w))?"
_ONE = (
    r"(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty"
    r"|ninety)"
)
_SPELLED = rf"(?:{_ONE}|a)(?:[-\s](?:{_ONE}|hundred|thousand|million|billion|and)){{0,8}}"
_BRACKET = rf"(?:\s?\({_CODE}\))?"

_MEASURED = words(
    r"ejection fraction", r"EF", r"LVEF", r"saturation", r"saturating", r"sat", r"sats", r"SpO2", r"O2", r"oxygen",
    r"room air", r"RA", r"stenosis", r"A1c", r"hemoglobin A1c", r"HbA1c", r"hematocrit", r"occlusion", r"FEV1", r"FVC",
    r"cream", r"ointment", r"solution", r"gel", r"lidocaine", r"saline", r"shampoo", r"dextrose", r"blockage",
    r"range of motion",
)  # fmt: skip


def _money(form: str, score: float, reason: Message) -> Rule:
    return Rule("money", Kind.QUANTITY, Expression(rf"(?<![\w.,])(?:{form})(?![\w])"), reason, score)


RULES = (
    _money(rf"{_SIGN}{_SPACE}?(?:{_FIGURE}){_SCALE}(?:\s{_CODE})?", 0.9, Message("pattern.number-after-currency-sign")),
    # INR 1.2 is how fast blood clots, DM 2 a diabetes, and DM315 a code of diagnoses in Denmark.
    _money(
        rf"(?!INR\s?\d\.\d(?!\d)|DM\s?[12](?!\d)|DM\d{{3}}[A-Z]?(?![\d.,])){_CODE}{_SPACE}?(?:{_FIGURE}){_SCALE}",
        0.9,
        Message("pattern.number-after-code-currency"),
    ),
    _money(
        rf"(?:{_FIGURE}){_SCALE}{_SPACE}?(?:{_CODE}|{_NAME}){_BRACKET}",
        0.9,
        Message("pattern.number-with-name-currency"),
    ),
    Rule(
        "money",
        Kind.QUANTITY,
        Expression(rf"(?<![\w.,])(?:{_FIGURE}){_SCALE}\s(?:pounds|GBP)(?!\w)"),
        Message("pattern.number-pounds-and-not-weight"),
        0.7,
        unless=words(
            r"weigh\w{0,4}", r"los[est]{1,2}", r"losing", r"gain\w{0,4}", r"lift\w{0,4}", r"birth", r"ounces?", r"down"
        ),
    ),
    Rule(
        "money",
        Kind.QUANTITY,
        Expression(rf"(?<![\w.,])(?:{_FIGURE}){_SCALE}\s?[€£$₺₹](?![\w])"),
        Message("pattern.number-before-currency-sign"),
        0.9,
    ),
    _money(rf"{_SPELLED}\s{_NAME}{_BRACKET}", 0.8, Message("pattern.amount-money-in-words")),
    Rule(
        "percentage",
        Kind.QUANTITY,
        Expression(
            rf"(?<![\w.,])(?:(?:\d{{1,3}}(?:[.,]\d{{1,4}})?)\s?(?:%|per\s?cent(?!\w))|{_SPELLED}\sper\s?cent(?!\w))",
        ),
        Message("pattern.percentage"),
        0.6,
        unless=_MEASURED,
    ),
)
