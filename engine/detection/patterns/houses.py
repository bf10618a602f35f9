"""Patterns of addresses that are short or unusual: a house by its number, a unit, a lot, a street in small letters."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.core.expressions import Expression
from engine.core.message import Message
from engine.core.types import Kind, Mention
from engine.detection.patterns.rule import CAPITALISED, RECOGNIZER, Rule, words

# Lists of words stay together.
# ruff: noqa: E501

_ENGLISH_WAY = r"(?:Mead|Meads|Meadows?|Garth|Croft|Brow|Fold|Leas|Lea|Spinney|Paddocks?|Wynd|Brae|Vale|Copse|Holt|Nook|Orchard|Yard|Gdns|Dell|Drove|Dene|Hollow|Moorings|Maltings)"
_WAY_IN_CAPITALS = r"(?:STREET|ST|AVENUE|AVE|ROAD|RD|DRIVE|DR|LANE|LN|BLVD|WAY|COURT|CT|PLACE|PL|HWY|CIRCLE|CIR|PKWY|TERRACE|TER|TRAIL|TRL|CLOSE|CRESCENT|GROVE)"
_UNIT = r"(?:\s?(?:#\s?|APT\.?\s?|UNIT\s|STE\s|SPC\s|LOT\s)[A-Z]?\d{0,4}[A-Z]?(?!\w))"
_SMALL_WAY = r"(?:vejen|vej|veien|veg|vegen|gaden|gade|gata|gaten|stræde|torv|torvet|stien|marken|bakken|svingen|straße|strasse|str\.?|gasse|allee)"
_FLOOR = r"(?:,?\s(?:st\.?|kl\.?|\d{1,2}\.?)\s?(?:tv|th|mf)\.?)"
_SMALL_WAY_BEFORE = r"(?:rua|travessa|praceta|avenida|calle|rue|boulevard|impasse|chemin|allée|via|viale|piazza)"
_LIVES = r"(?:(?:Nachbar|Neben)haus,?|nabo(?:en|er)?|bor|bodde|boede|Nachbar(?:in|n)?|wohnt|wohnte|voisine?|habite|habitait|vecin[oa]|vive|vivía|vizinh[oa]|mora|morava)"
_WHO = r"(?:moved|lady|man|woman|couple|family|tenants?|owners?|owes|wants|complain(?:s|ed)|no (?:reply|answer)|is empty|out|refused)"


def _rule(
    form: str,
    score: float,
    *,
    near: Expression | None = None,
    unless: Expression | None = None,
    accept: Callable[[str], object] | None = None,
    reason: str = "where-address-would-be",
    cues: tuple[str, ...] = (),
) -> Rule:
    return Rule(
        "street-address",
        Kind.LOC,
        Expression(form, cues=cues),
        Message(f"pattern.{reason}"),
        score,
        accept,
        near,
        unless,
    )


def _is_street(written: str) -> bool:
    """Return whether the first word is none that only ends like a street: "strandvejen", not "briefmarken"."""
    return _OTHERS.match(written) is None


_OTHERS = Expression(
    r"(?:(?:brief|auto|wert|duft|lese|eigen)marken|bestien|autostr|motorve\w+|hovedve\w+|omve\w+|hjemve\w+|underve\w+|durchg\w+|sackgasse)(?!\w)"
)


_PARK = r"(?:(?:Trailer|Mobile Home|Caravan|Van|Holiday|RV|Manufactured Home)\s(?:Park|Pk|Court|Ct|Estates?|Village|Community|Site))"
_PITCH = r"(?:[Ll]ot|[Ss]ite|[Ss]pace|[Ss]pc|[Pp]itch|[Bb]erth|[Pp]lot|[Vv]an)"
_PITCHES = Expression(rf"(?<!\w){_PITCH}\s\d{{1,3}}[A-Za-z]?(?!\w|[./-]\d|\s\d)")
_IN_PARK = Expression(_PARK)

_OF_SCHOOL = words(
    r"cursos?", r"clases?", r"aulas?", r"ESO", r"[Pp]rimaria", r"[Bb]achillerato", r"alumn\w{1,3}", r"turmas?", r"alun\w{1,3}", r"colegio", r"escolas?", r"escuela", r"tutor\w{0,3}", r"grado", r"ano", r"EP",
)  # fmt: skip
_CROSSING = r"(?:\scon\s(?:(?:calle|carrera)\s)?\d{1,3}[A-Z]?|\s(?:#|N[°º.]{1,2}|No\.)\s?\d{1,3}[A-Z]?\s?-\s?\d{1,3})"

RULES = (
    # Tolvane Trailer Ct lot 22; Site 9, Mango Tree Van Park
    _rule(rf"(?<!\w)((?:{_PITCH}\s\d{{1,3}}[A-Za-z]?,\s)?(?:{CAPITALISED}\s){{1,3}}{_PARK}(?:,?\s(?:{_PITCH}|#)\s?\d{{1,3}}[A-Za-z]?)?)(?!\w)", 0.8, cues=(_PARK,)),
    # 24, 4. th.; 18B, st. tv: a flat of a house whose street everybody knows
    _rule(r"(?<![\w.,/-])(\d{1,3}[A-Z]?,\s(?:st|kl|\d{1,2})\.?\s(?:tv|th|mf)\.?)(?!\w)", 0.8, cues=(r"\s(?:tv|th|mf)",)),
    # Humedad 4º B; not the class 4º B of a school
    _rule(r"(?<!\w)(?<!\bdo )(\d{1,2}\s?º\s(?:[A-K]|izq(?:da|uierda)?\.?|dcha\.?|derecha|esq\.?|dto\.?))(?![\w'’])", 0.7, unless=_OF_SCHOOL, cues=("º",)),
    # 6 Heron Mead; 14 Long Croft
    _rule(rf"(?<![\w.,/-])(\d{{1,3}}[A-Za-z]?,?[ ](?:{CAPITALISED}[ ]){{1,2}}{_ENGLISH_WAY})(?![\w'’])", 0.75, reason="form-house-number-and-name-street"),
    # 2217 E TOLVANE ST #18; N 31ST ST
    _rule(
        rf"(?<![\w.,/-])(\d{{1,6}}\s(?:[NSEW]{{1,2}}\s)?(?:(?!NO\s|OF\s|THE\s)[A-Z]{{3,}}|\d{{1,3}}(?:ST|ND|RD|TH))(?:\s[A-Z]{{3,}}){{0,2}}\s{_WAY_IN_CAPITALS}(?!\w)(?:\s[NSEW]{{1,2}}(?!\w))?{_UNIT}?)",
        0.8,
        reason="form-house-number-and-name-street",
    ),
    _rule(rf"(?<!\w)([NSEW]{{1,2}}\s\d{{1,3}}(?:ST|ND|RD|TH)\s{_WAY_IN_CAPITALS})(?!\w)", 0.75),
    # no. 14  lady with terrier; number 22 moved out, where a line begins
    _rule(rf"(?m:^)[ \t]{{0,8}}(?:[Nn]umber|[Nn]o\.)\s(\d{{1,4}}[A-Za-z]?)(?=[ \t]{{1,4}}{_WHO}(?!\w))", 0.7),
    # leave with Ada at no. 6
    _rule(
        r"(?<!\w)at\s(?:[Nn]umber|[Nn]o\.)\s(\d{1,4}[A-Za-z]?)(?!\w|[/-]\w|[.,]\d)",
        0.7,
        near=words(r"leave", r"left", r"deliver(?:y|ed)?", r"parcels?", r"keys?", r"w/", r"spare"),
        unless=words(r"pages?", r"items?", r"bus", r"platform", r"charts?"),
    ),
    # auf Station 3 West; innlagt på avdeling 4B
    _rule(
        r"(?<!\w)((?:[Ss]tation|[A-ZÄÖÜ][a-zäöü]{3,14}station|[Aa]vdeling|[Aa]fsnit|[Ss]engepost|[Ee]nfermaria)\s(?:[A-Z]?\d{1,3}[A-Z]?)(?:\s(?:West|Ost|Nord|Süd|Vest|Øst|Sør|Syd)(?!\w))?)(?!\w|[.,:]\d|-\w)",
        0.7,
        near=words(r"patient\w*", r"pasient\w*", r"paciente", r"stationär\w*", r"aufnahme", r"aufgenommen", r"verlegt", r"verlegung", r"entlass\w+", r"pflege\w*", r"klinik\w*", r"krankenhaus\w*", r"innlagt", r"indlagt", r"innleggelse", r"indlæg\w+", r"utskrevet", r"udskrevet", r"sykehus\w*", r"sygehus\w*", r"internad[oa]", r"internamento", r"behandl\w+", r"lag"),
        unless=words(r"bus", r"u-?bahn", r"s-?bahn", r"tram\w*", r"metro", r"zug", r"haltestelle"),
    ),
    # neighbour at 41a, Miss Tolvane; neighbour Mrs Tolvane at 422 had noticed
    _rule(r"(?<!\w)[Nn]eighbou?rs?,?\s(?:(?:Mrs?|Ms|Miss|Dr)\.?\s[A-Z][\w'’-]{1,20}\s)?(?:at|from)\s(\d{1,4}[A-Za-z]?)(?=[,;)]|\.\s|\s(?:has|have|had|is|are|was|were|who|said|says|complain\w*|report\w*|heard|saw)(?!\w))", 0.7),
    # Ada Tolvane at number 5 has said
    _rule(r"(?<!\w)at\s(?:[Nn]umber|[Nn]o\.)\s(\d{1,4}[A-Za-z]?)(?=\s(?:has|have|had|is|was|were|who|said|says|complain\w*|report\w*|heard|saw)(?!\w))", 0.7),
    # nabo på nr. 50; Nachbar in Nr. 12; mora no n.º 7
    _rule(rf"(?<!\w){_LIVES}\s(?:(?:på|i|in|auf|au|en|el|no|na|aus|von|del?|d[oa])\s){{0,2}}(?:[Nn]r\.|[Nn]°|[Nn]\.?º|número|numéro)\s?(\d{{1,4}}(?:\s?[A-Za-z](?!\w))?)(?!\w|[/.,-]\w)", 0.75),
    # the flat above (1A)
    _rule(r"(?<!\w)(?:[Ff]lat|[Aa]partment|[Uu]nit|[Aa]pt\.?)[^\n.;()\d]{0,20}\((\d{1,3}[A-Z])\)", 0.7),
    # Ada Tolvane (chair, #104); Tom Berg (#220): at meetings of owners
    _rule(
        r"(?<=[a-zà-ÿ] )\((?:[a-z][a-z ]{2,24}, )?(#\d{1,4}[A-Za-z]?)(?=\)|, (?:Mrs?|Ms|Miss|Dr)\.? )",
        0.7,
        near=words(r"chair", r"treasurer", r"secretary", r"council", r"strata", r"condo\w*", r"units?", r"owners?", r"tenants?", r"residents?", r"hoa", r"apartments?", r"levy", r"delinquent"),
        cues=(r"#\d",),
    ),
    # Aptos 72 e 92; flats 7 and 9
    _rule(
        r"(?<!\w)((?:[Aa]p(?:ar)?t(?:ament)?os|[Aa]pts\.?|[Ff]lats|[Aa]partments|[Ww]ohnungen|[Ll]eilighetene?|[Ll]ejlighederne?|[Vv]iviendas)\s\d{1,4}[A-Za-z]?"
        r"(?:(?:,\s|,?\s(?:and|&|e|y|und|og|et)\s)\d{1,4}[A-Za-z]?){1,6})(?![\w/]|[.,]\d)",
        0.75,
    ),
    # calle 47 número 512 por 62 y 64, Centro: streets by number, as in Mérida
    _rule(
        r"(?<!\w)([Cc]alle\s\d{1,3}(?:\s?-?[A-Z])?,?\s(?:n[úu]mero|núm\.|n[.º°]{1,2}|#)\s?\d{1,4}(?:\s?-?[A-Z](?!\w))?(?:\s(?:por|x|entre)\s(?:calles?\s)?\d{1,3}(?:\s?-?[A-Z])?(?:\sy\s\d{1,3}(?:\s?-?[A-Z])?)?)?"
        r"(?:,\s(?:[Cc]olonia\s|[Cc]ol\.\s|[Ff]racc\.\s)?[A-ZÁÉÍÓÚÑ][\w ]{2,30})?(?:,\s(?:código\spostal|C\.?P\.?)\s?\d{5})?)(?!\w)",
        0.85,
        reason="form-name-street-and-house-number",
        cues=(r"[Cc]alle\s\d",),
    ),
    # CEP 13.224-610: a postal code of Brazil
    _rule(r"(?<!\w)CEP:?\s(\d{2}\.?\d{3}-?\d{3})(?!\w)", 0.85, cues=("CEP",)),
    # Calle 40 con 22; Cra. 7 # 12-40: streets by number, as in Colombia
    _rule(
        rf"(?<!\w)((?:[Cc]alle|[Cc]arrera|[Cc]ra\.|[Cc]ll?\.|[Kk]r\.|[Dd]iagonal|[Tt]ransversal)\s\d{{1,3}}[A-Z]?{_CROSSING})(?=[.,;:)\n]|\Z|\s(?:de|del|en|y|casa|barrio|apto|piso)(?!\w))",
        0.8,
        cues=(_CROSSING,),
    ),
    # Lot 17 (Tolvane) in the minutes of owners; lot 7 of a French building
    _rule(
        r"(?<!\w)[Ll]ots?\s#?(\d{1,4})(?=\s\((?:the\s)?[A-Z]|[,:]|\s[–-]\s|\)|\sbehind)",
        0.7,
        near=words(r"delinquent", r"liens?", r"hoa", r"dues", r"assessments?", r"violations?", r"homeowners?", r"foreclos\w{1,4}", r"copropri\w{1,6}", r"tanti[eè]mes", r"milli[eè]mes", r"\d+/1?0? ?0?00", r"M(?:me|\.|r)"),
        unless=words(r"auction", r"catalogue", r"batch", r"vaccine", r"expir\w+"),
    ),
    # Op de Diek 7, 25436 Uetersen: Low German
    _rule(
        rf"(?<!\w)((?:Op|Up|Achter|Bi|Ünner|Vör)\s(?:de[nr]?|'t|dat)\s{CAPITALISED}\s\d{{1,3}}\s?[a-z]?(?:,\s\d{{5}}\s{CAPITALISED})?)(?!\w)",
        0.85,
        reason="form-name-street-and-house-number",
    ),
    # strandvejen 9b, 1470 lørenskog; vesterbro torv 8; havremarken 21 st tv 8700, in chats
    _rule(
        rf"(?<![\w.-])((?:[a-zæøåäöüß]{{3,24}}{_SMALL_WAY}|[a-zæøåäöüß]{{4,20}}\s(?:torv|gade|allé))\s\d{{1,3}}\s?[a-h]?(?![\w:%]|[.,]\d){_FLOOR}?(?:,?\s\d{{4,5}}(?!\w|[.,]\d)(?:\s[a-zæøåäöüß]{{3,20}})?)?)",
        0.7,
        accept=_is_street,
        reason="form-name-street-and-house-number",
    ),
    # rua tolvaldo 291; rue du puits 12
    _rule(
        rf"(?<![\w.-])({_SMALL_WAY_BEFORE}\s(?:d[aeo]s?\s|du\s|des\s|della\s)?(?:la\s)?[a-zà-ÿ]{{4,20}}(?:\s[a-zà-ÿ]{{2,16}}){{0,2}},?\s(?:n[º°.]{{1,2}}\s?)?\d{{1,4}})(?![\w:%]|[.,]\d)",
        0.75,
        reason="form-name-street-and-house-number",
    ),
)  # fmt: skip


def find(text: str) -> Iterator[Mention]:
    """Yield the places of a park of caravans or mobile homes, in a text that names one: "C. Tolvane from Site 9"."""
    if _IN_PARK.search(text):
        for match in _PITCHES.finditer(text):
            yield Mention(
                *match.span(), Kind.LOC, 0.7, RECOGNIZER, Message("pattern.where-address-would-be"), "street-address"
            )
