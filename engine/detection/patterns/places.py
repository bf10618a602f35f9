"""Patterns of street addresses, post boxes and postal codes."""

from __future__ import annotations

import re

from engine.core.expressions import Expression
from engine.core.message import Message
from engine.core.types import Kind
from engine.detection.patterns.rule import CAPITALISED, MAYBE_UPPER, UPPER, Rule, led, words

_STATE = (
    r"(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]"
    r"|PR|VI|GU|AS|Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho"
    r"|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri"
    r"|Montana|Nebraska|Nevada|New\s(?:Hampshire|Jersey|Mexico|York)|(?:North|South)\s(?:Carolina|Dakota)|Ohio|Oklahoma|Oregon"
    r"|Pennsylvania|Rhode\sIsland|Tennessee|Texas|Utah|Vermont|(?:West\s)?Virginia|Washington|Wisconsin|Wyoming"
    r"|District\sof\sColumbia)"
)
_ZIP = r"\d{5}(?:-\d{4})?"
_UK_CODE = (
    r"(?:[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d{1,2}|\d[A-HJKPSTUW]|[A-HK-Y]\d[ABEHMNPRVWXY])|GIR)\s?\d[ABD-HJLNP-UW-Z]{2}"
)
_WAY = (
    r"(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Ct|Place|Pl|Terrace|Ter|Way|Circle|Cir|Square|Sq"
    r"|Highway|Hwy|Parkway|Pkwy|Crescent|Cres|Close|Mews|Gardens|Grove|Row|Walk|Trail|Trl|Alley|Hill|Quay|Park|Plaza|Broadway"
    r"|Turnpike|Pike|Loop|Path|Point|Green|Parade|Embankment|Wharf|Rise|View|Heights|Expressway|Bypass)"
)
_COMPASS = r"(?:[NSEW]{1,2}\.?|North|South|East|West|Northeast|Northwest|Southeast|Southwest)"
_ROOM = (
    r"(?:(?:Apt|Apartment|Suite|Ste|Unit|Flat|Floor|Fl|Room|Rm|Building|Bldg|No)\.?\s?#?\s?|#\s?)[A-Z]?\d{0,5}[A-Z]?(?:-\d{1,4})?(?!\w)"
    r"|\d{1,3}(?:st|nd|rd|th)\s[Ff]loor"
)
_TOWN = rf"{CAPITALISED}(?:[ -]{CAPITALISED}){{0,3}}"
_COMMA = r"(?:,\s?|\s?\n\s?|\s)"
_FLAT = r"(?:(?:Apt|Apartment|Suite|Ste|Unit|Flat)\.?\s#?\d{1,5}[A-Z]?)"
_POST_BOX = r"(?:P\.?\s?O\.?\s?Box|P\.?\s?O\.?\s?B\.|Post Office Box|PO BOX|Postfach|PMB|APO|FPO|Box)\s#?\d{1,8}"
# The rest of an address: rooms, town, state and code.
_REST = rf"(?:{_COMMA}(?:{_ROOM}))?(?:(?:,\s|\s?\n\s?){_TOWN},?\s(?:{_STATE}(?:,?\s{_ZIP})?|{_UK_CODE})(?!\w))?"
_NUMBER = r"\d{1,6}(?:\s?[A-Za-z](?![\w.]))?(?:\s?[-–/]\s?\d{1,5}[A-Za-z]?)?"

# "Hauptstraße 12", "Skogstien 106": the word for street ends the name.
_WAY_ENDING = (
    r"(?:stra(?:ß|ss)e|strasse|str\.|gasse|weg|platz|allee|damm|ufer|straat|laan|plein|gracht|kade|dreef|gatan|vägen|gränd"
    r"|gate|gaten|gata|veien|vegen|vej|vei|veg|gade|stræde|torv|stien|katu|tie|kuja|utca)"
)
# "Via Roma 12", "ul. Długa 3": the word for street comes first.
_WAY_BEFORE = (
    r"(?:[Uu]l\.|[Uu]lica|[Aa]l\.|[Aa]leja|[Oo]s\.|[Vv]ia|[Vv]iale|[Pp]iazza|[Cc]orso|[Vv]icolo|[Rr]ue|[Aa]venue|[Bb]oulevard"
    r"|[Pp]lace|[Qq]uai|[Cc]hemin|[Cc]alle|[Cc]\.?/|[Aa]venida|[Aa]vda?\.|[Pp]laza|[Pp]aseo|[Cc]arrer|[Rr]ua|[Tt]ravessa"
    r"|[Pp]raça|[Ss]trada|[Ss]tr\.|[Uu]litsa)"
)
_SMALL_WORDS = r"(?:(?:de|du|des|del|della|dei|delle|di|la|le|les|los|las|do|da|dos)\s|[ld]['’]){0,2}"
_FOREIGN_STREET = rf"{_WAY_BEFORE}\s?{_SMALL_WORDS}(?={MAYBE_UPPER})"
_NUMBERED_RUE = r"\d{1,4}(?:\s?(?:bis|ter))?,?\s(?:rue|avenue|boulevard|place|quai|chemin|allée|impasse|cours)\s"

_LIVES = (
    r"(?:[Ll]iv(?:es?|ing|ed)|[Ss]tay(?:s|ing|ed)?|[Rr]esid(?:es?|ing|ed)|[Mm]oved|[Dd]ischarged|[Pp]laced|[Ff]amily"
    r"|[Hh]ome|[Ff]lat|[Pp]lacement|[Tt]enancy)"
)
_HOUSE = (
    r"(?:Court|House|Lodge|Villas?|Cottages?|Mansions?|Towers?|Heights|Gardens|Farm|Hall|Manor|Mews|Close|Grove|Terrace"
    r"|Buildings?|Estate)"
)

_ADDRESS_WORDS = words(
    *(
        r"street",
        r"st\.",
        r"road",
        r"avenue",
        r"ave\.?",
        r"lane",
        r"boulevard",
        r"blvd\.?",
        r"apt\.?",
        r"suite",
        r"flat",
    ),
    *(r"address", r"p\.?o\.? box", r"rue", r"via", r"ul\.", rf"\w{{2,20}}{_WAY_ENDING}"),
)


def _address(form: str, score: float, reason: Message, *cues: str) -> Rule:
    return Rule("street-address", Kind.LOC, Expression(rf"(?<![\w.,/-])(?:{form})(?!\w)", cues=cues), reason, score)


RULES = (
    _address(
        rf"{_NUMBER},?\s(?:{_COMPASS}\s)?(?:(?:{CAPITALISED}\.?|\d{{1,3}}(?:st|nd|rd|th))[ ]){{1,4}}{_WAY}(?!\w)\.?"
        rf"(?:\s{_COMPASS}(?!\w))?{_REST}",
        0.85,
        Message("pattern.form-house-number-and-name-street"),
    ),
    _address(rf"{_NUMBER}\sBroadway{_REST}", 0.8, Message("pattern.form-house-number-and-name-street"), "Broadway"),
    _address(
        rf"{UPPER}(?:[^\W\d_]|-){{2,30}}?{_WAY_ENDING}\s{_NUMBER}",
        0.8,
        Message("pattern.form-name-street-and-house-number"),
    ),
    # bed 4, Tower B; room 12, Bed 80-A
    Rule(
        "room",
        Kind.LOC,
        Expression(
            r"(?<!\w)((?:Tower|Wing|Pavilion|Block|Bed|TOWER|WING|PAVILION|BLOCK|BED)\s(?:\d{1,4}(?:-?[A-Z])?|[A-Z]\d{0,3}))(?![\w-])"
        ),
        Message("pattern.part-building-beside-another"),
        0.6,
        near=words(r"floor", r"room", r"rm", r"ward", r"bed", r"unit", r"suite", r"building", r"campus"),
    ),
    Rule(
        "street",
        Kind.LOC,
        Expression(
            rf"(?<![\w-]){UPPER}(?:[^\W\d_]|-){{2,30}}?(?:stra(?:ß|ss)e|gasse|gäßchen|gässchen|allee|platz|straat|gracht|plein|gatan"
            r"|vägen|veien)(?![\w-])"
        ),
        Message("pattern.form-name-street"),
        0.7,
    ),
    _address(
        rf"(?:{_NUMBER}\s)?{_FOREIGN_STREET}(?:{CAPITALISED}[ ]?{_SMALL_WORDS}){{1,4}}"
        rf",?\s?(?:n[°º.]?\s?)?{_NUMBER}(?!\s?%)",
        0.8,
        Message("pattern.form-name-street-and-house-number"),
        _FOREIGN_STREET,
    ),
    _address(
        rf"{_NUMBERED_RUE}{_SMALL_WORDS}{CAPITALISED}(?:[ -]{_SMALL_WORDS}{CAPITALISED}){{0,3}}",
        0.8,
        Message("pattern.form-house-number-and-name-street"),
        _NUMBERED_RUE,
    ),
    # A house in a numbered quarter, as in India and Pakistan: C-44 Sector 18, Noida 201301
    _address(
        r"(?:(?:House|Plot|H\.?\s?No\.?|Flat|Shop)\s(?:No\.?\s)?(?:[A-Z]-?)?\d{1,4}(?:[-/][A-Z\d]{1,3})?,?"
        r"|[A-Z]-?\d{1,4}(?:[-/][A-Z\d]{1,3})?,?|\d{1,4}(?:[-/][A-Z\d]{1,3})?,)\s"
        rf"(?:Sector|Sec\.)[ -]\d{{1,3}}(?:-?[A-Z])?(?:,?\s{CAPITALISED}(?:[ -]{CAPITALISED})?)?"
        r"(?:[ ,-]{1,2}\d{6})?",
        0.8,
        Message("pattern.form-house-number-and-name-street"),
        r"(?:Sector|Sec\.)[ -]",
    ),
    # A street in any language if a flat follows: 50541 Mlýnská 1540 Apt. 12
    _address(
        rf"{_NUMBER}\s(?:[\w.'’-]{{1,30}},?[ ]){{1,6}}{_FLAT}{_REST}",
        0.8,
        Message("pattern.form-house-number-street-and-flat"),
        _FLAT,
    ),
    _address(
        rf"{_POST_BOX}{_REST}",
        0.9,
        Message("pattern.form-post-box"),
        _POST_BOX,
    ),
    _address(
        r"(?:[Aa]pt\.?|[Aa]partment|[Ss]uite|[Ss]te\.?|[Ff]lat|Unit|APT\.?|SUITE|UNIT|FLAT|APARTMENT)[ ]#?"
        r"(?:\d{1,5}[A-Z]?|[A-Z]\d{1,4}|[A-Z])(?:-\d{1,4})?",
        0.7,
        Message("pattern.form-flat-or-suite"),
    ),
    Rule(
        "street-address",
        Kind.LOC,
        led(
            r"(?<!\w)(?:[Aa]ddress|[Rr]esid(?:es|ing|ed|ence)|[Ll]iv(?:es|ing|ed)|[Ll]ocated)(?:\s(?:is|to|at|on|in))?\s?:?\s",
            rf"({_NUMBER},?\s{CAPITALISED}(?:[ -]{CAPITALISED}){{0,4}}(?:[ ]\d{{1,5}})?(?!\w))",
        ),
        Message("pattern.where-address-would-be"),
        0.7,
    ),
    # the neighbour at no. 119; she lives at number 62
    Rule(
        "street-address",
        Kind.LOC,
        Expression(
            r"(?<!\w)(?:[Aa]t|[Ff]rom|[Oo]f|[Oo]pposite|[Tt]o)\s((?:[Nn]umber|[Nn]o\.)\s\d{1,4}[A-Za-z]?)(?!\w|[/-]\w|[.,]\d)"
        ),
        Message("pattern.where-address-would-be"),
        0.7,
        near=words(
            r"neighbou?rs?",
            r"(?:lives?|lived|living|moved|moving|moves|stays|stayed)",
            r"owners?",
            r"tenants?",
            r"house(?:hold|s)?",
            r"door",
            r"residents?",
            r"family",
            r"occup(?:ant|ier)s?",
            r"next\sdoor",
            r"(?:grand)?(?:mother|father|ma|pa|mum|dad)",
            r"aunt(?:ie)?",
            r"uncle",
            r"carer",
            r"lady",
            r"couple",
        ),
        unless=words(
            r"pages?", r"exhibits?", r"items?", r"charts?", r"invoices?", r"cases?", r"bus", r"platform", r"list"
        ),
    ),
    # the family at Larkfield Court; discharged to Pinewood House
    Rule(
        "street-address",
        Kind.LOC,
        led(
            rf"(?<!\w){_LIVES}\s(?:back\s)?(?:at|in|to)\s(?={MAYBE_UPPER})",
            rf"({CAPITALISED}(?:[ ]{CAPITALISED}){{0,2}}[ ]{_HOUSE})(?![\w'’]|\s(?:Hospital|School))",
        ),
        Message("pattern.where-address-would-be"),
        0.7,
    ),
    Rule(
        "zip",
        Kind.LOC,
        Expression(rf"(?<!\w){_STATE}(?:,\s?|\s{{1,3}})({_ZIP})(?![\w-])"),
        Message("pattern.postal-code-after-state-usa"),
        0.95,
    ),
    Rule(
        "zip",
        Kind.LOC,
        Expression(
            r"(?<!\w)(?:zip(?:\s?\+\s?4)?(?:\s?code)?|post(?:al)?\s?code|postcode|PLZ)(?:\s(?:is|of))?\s?:?\s{0,3}"
            r"(?=[A-Z -]{0,4}\d)([A-Z0-9]{3,8}(?:[ -][A-Z0-9]{2,4})?|[A-Z0-9]{2}[ -][A-Z0-9]{2,4})(?!\w)",
            re.IGNORECASE,
        ),
        Message("pattern.follows-word-for-postal-codes"),
        0.9,
    ),
    Rule(
        "zip",
        Kind.LOC,
        Expression(r"(?<![\w.,-])(\d{5}-\d{4})(?![\w-])"),
        Message("pattern.form-postal-code-usa"),
        0.7,
    ),
    Rule(
        "zip",
        Kind.LOC,
        Expression(r"(?<=[^\W\d_]\s)(\d{5,6})(?=\s{0,3}(?:\n|$|[.,;?!](?:\s|$)))"),
        Message("pattern.ends-line-address"),
        0.7,
        near=_ADDRESS_WORDS,
    ),
    Rule(
        "postal-code",
        Kind.LOC,
        Expression(rf"(?<!\w){_UK_CODE}(?!\w)"),
        Message("pattern.form-postal-code-united-kingdom"),
        0.8,
    ),
    # 17A Quarry Gdns, LL18.
    Rule(
        "postal-code",
        Kind.LOC,
        Expression(
            r"(?<!\w)(?i:street|st|road|rd|avenue|ave|lane|ln|close|cl|drive|dr|gardens|gdns|terrace|terr|court|ct|crescent|cres|grove|gr|place|pl|square|sq|walk|way|hill|row|mews|rise|view)"
            r"\b[^,\n]{0,40}(?:,\s[^,\n\d]{2,30}){0,2},\s((?:[A-Z]{1,2}\d{1,2}|[A-Z]{1,2}\d[A-Z]))(?=\s?[.,;)\n]|\s*\Z)"
        ),
        Message("pattern.outward-code"),
        0.7,
    ),
    Rule(
        "postal-code",
        Kind.LOC,
        Expression(r"(?<!\w)[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d(?!\w)"),
        Message("pattern.form-canadian-postal-code"),
        0.8,
    ),
    Rule(
        "postal-code",
        Kind.LOC,
        Expression(rf"(?<![\w.,/-])((?:[A-Z]{{1,2}}-)?(?!(?:1[5-9]|20)\d\d\s)\d{{4,5}})\s(?={CAPITALISED})"),
        Message("pattern.precedes-name-town-beside-words-address"),
        0.7,
        near=_ADDRESS_WORDS,
        unless=words(r"in", r"case"),
    ),
)
