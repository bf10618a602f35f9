"""Patterns of postal addresses in German, French, Spanish, Portuguese, Italian, Dutch, Danish and Norwegian."""

from __future__ import annotations

import re
from collections.abc import Iterator

from engine.core.expressions import Expression
from engine.core.message import Message
from engine.core.types import Kind, Mention
from engine.detection.patterns.rule import CAPITALISED, LETTER, MAYBE_UPPER, RECOGNIZER, UPPER, Rule, led, words

# A regular expression stays on one line, to be readable.
# ruff: noqa: E501

_SMALL = r"(?:(?:de|du|des|del|della|dei|delle|degli|di|d['’]|la|le|el|les|los|las|do|da|dos|das|e|y|l['’]|van|den|der|ter)\s?)"
_WORD = rf"(?:{CAPITALISED}|{_SMALL}|\d{{1,2}}(?=\s(?:de|d['’])\s))"
_NAME = rf"(?:{_SMALL}{{0,2}}{CAPITALISED}(?:[ -]{_WORD}){{0,5}})"
_NUMBER = (
    r"\d{1,5}(?:\s?[a-zA-Z](?!\w))?(?:\s?[-–/]\s?\d{1,4}[a-zA-Z]?(?!\w)|-[A-Z](?!\w)){0,3}(?:\s(?:bis|ter|quater))?"
)
_SIGN = r"(?:(?:[nN][.º°úuo]{0,2}m?\.?|No\.|Nº|#)\s?)"
_TOWN = (
    rf"{CAPITALISED}(?:(?:[ -](?:sur|sous|lès|en|de|am|an|der|i|ob|bei|im|aan|del|la|le|les))?[ -]{CAPITALISED}){{0,3}}"
)
_CODE = r"(?:(?:D|A|CH|F|B|L|E|P|DK|N|NO|I|NL|FL)-)?(?:\d{4}-\d{3}|\d{5}-\d{3}|\d{4}\s?[A-Z]{2}(?!\w)|[A-Z]\d{4}[A-Z]{3}(?!\w)|\d{4,5}(?!\w))"
_SIDE = r"(?:[A-Z](?!\w)|[Dd]cha|[Ii]zda|[Ii]zq|[Ee]sq|[Dd]to|[Dd]t|[Dd]rt|[Ff]rente|[Ff]te|[Cc]tro|[Ii]nt|[Ee]xt|links|rechts|mitte|th|tv|mf|gauche|droite|face)\.?"
# Parts of an address behind the number of the house, one line a language.
_UNIT = (
    rf"(?:\d{{1,2}}\.?\s?[ºª°o]\.?(?:\s?{_SIDE})?|\d{{1,2}}\.?(?:\s?(?:OG|DG|UG|Stock(?:werk)?|Etage|sal|etg?\.?|etasje))?(?:\s(?:links|rechts|mitte|th|tv|mf))\.?|\d{{1,2}}\.\s?(?:OG|Stock(?:werk)?|Etage|sal|etg?\.?|etasje|th|tv|mf)"
    r"|(?:EG|DG|UG|VH|HH|SF|QG)(?!\w)(?:\s(?:links|rechts|mitte))?|(?:Vorderhaus|Hinterhaus|Seitenflügel|Quergebäude|Rückgebäude|Gartenhaus)|(?:Stiege|Tür|Top|Haus|Whg\.?|Wohnung|App(?:artement|\.)?|Zi(?:mmer|\.))\s(?:Nr\.\s?)?[\dA-Z]{1,4}"
    r"|(?i:bât(?:iment|\.)?|app?t\.?|app\.?|appartement|esc(?:alier|\.)?|étage|entrée|hall|porte|logement|lot|bo[iî]te|bte|bus)\s?(?:n[°o]\s?)?[\dA-Z]{1,4}(?!\w)|\d{1,2}(?:er|e|è?me)\sétage(?:,?\s(?:porte\s)?(?:gauche|droite|face|\d{1,3}))?|(?:porte\s)?(?:gauche|droite)|rez-de-chaussée|RDC"
    r"|(?i:apto|ap|apartamento|piso|planta|escalera|esc|portal|puerta|pta|bloque|blq|bl|torre|interior|int|exterior|ext|dpto|depto|departamento|dep|of|oficina|local|casa|manzana|mz|lote|lt|unidad|uf|casilla)\.?\s(?:n\.?º\s?)?[\"“«]?[\dA-Z]{1,4}(?!\w)(?:\.?[º°ª])?[\"”»]?(?:\s[\"“«]?[A-Z](?!\w)[\"”»]?)?|bajo(?:\s[A-Z](?!\w))?|ático|entresuelo|principal|planta\sbaja|PB|s/n"
    r"|(?i:porta|bloco|quadra|qd|sala|sl|conjunto|conj|cj|fundos|sobrado|andar|fração|fr|edif[íi]cio)\.?(?:\s[\"“«]?[\dA-Z]{1,4}(?!\w)[\"”»]?)?|r/c(?:hão)?(?:\.?\s(?:[Ee]sq|[Dd]to|[Dd]t|[Ff]rente|[Ff]te|[A-Z](?!\w))\.?)?|rés-do-chão|cave"
    r"|(?:st|kl|kld|kælder|stuen)\.?(?!\w)(?:,?\s(?:th|tv|mf)\.?)?|(?:lejl|leil|leilighet|lejlighed|bolig|vær|værelse|opgang|oppgang|dør)\.?\s?(?:nr\.?\s?)?[\dA-Z]{1,4}(?!\w)|H0\d{3}|U0\d{3})"
)
_QUARTER = rf"(?:(?:[Cc]ol(?:onia)?\.?|[Ff]racc(?:ionamiento)?\.?|[Bb]arrio|B[ºo°]\.?|[Uu]rb(?:anización)?\.?|[Bb]arriada|[Pp]oblación|[Ss]ector|[Vv]ereda|[Cc]onjunto|[Bb]airro|[Jj]d\.?|[Jj]ardim|[Vv]ila|[Pp]q\.?|[Pp]arque|[Rr]es\.?|[Rr]esidencial|[Cc]entro|[Ff]reguesia\sd[eoa]s?|[Cc]oncelho\sd[eoa]s?|[Ll]ugar\sd[eoa]s?|[Qq]uartier|[Ll]ieu-?dit|[Hh]ameau\sd[eu]s?|[Oo]rtsteil|OT)(?:\s{_NAME})|[Cc]entro|CABA|C\.?A\.?B\.?A\.?)"
_REGION = r"(?:\s?[-–/]\s?[A-Z]{2}(?!\w)|\s\([A-ZÀ-ÝŒ][^()\n\d]{1,24}\)|\s\(\d\d\)|\s(?:[Cc]edex|CEDEX)(?:\s\d\d)?|,\s(?:[A-Z][a-záéíóú]{1,4}\.(?!\w)|[A-Z]{2}(?!\w)|D\.\s?[CF]\.))?"
_POST = rf"(?:(?:C\.?\s?P\.?|CEP|PLZ|[Cc]ódigo\s[Pp]ostal)\.?:?\s)?{_CODE}"
_SEAT = rf"(?:(?:L[ea]s?\s)?{_TOWN}\s\(\d{{5}}\)|{_POST}(?:,?\s(?:{_TOWN}|CABA)(?:\sD\.\s?[CF]\.)?{_REGION})?|{_TOWN}(?:\sD\.\s?[CF]\.|\s?[-–/]\s?[A-Z]{{2}}(?!\w))(?:,\s{_POST})?)"
_JOIN = r"(?:,\s?\n?|\s?\n\s?|\s[-–·]\s|\s)"
_PARTS = rf"(?:(?:,\s?|\s[-–·]\s|\s)(?:{_UNIT}|{_QUARTER})){{0,6}}"
_REST = rf"{_PARTS}(?:{_JOIN}{_SEAT})?"
_FLOOR = rf"(?:(?:,\s?|\s){_UNIT})"
_WAY = (
    r"(?:[Rr]ue|[Rr]uelle|[Aa]venue|[Aa]v\.|[Bb]oulevard|[Bb]ld|[Pp]lace|[Qq]uai|[Cc]hemin|[Cc]h\.|[Aa]llées?|[Ii]mpasse|[Cc]ours|[Ss]quare"
    r"|[Vv]enelle|[Mm]ontée|[Rr]oute|[Rr]te|[Ss]entier|[Ss]ente|[Pp]assage|[Rr]ésidence|[Ll]otissement|[Hh]ameau|[Ff]aubourg|[Tt]raverse|[Rr]ang|[Pp]romenade|[Ee]splanade|[Cc]roissant|[Cc]ité|[Cc]orniche|[Cc]los|[Rr]ond-[Pp]oint"
    r"|[Cc]alle|[Cc]/|[Bb]v\.|[Pp]riv\.|[Cc]da\.|[Cc]ra\.|[Aa]venida|[Aa]vda\.?|[Pp]laza|[Pp]za\.?|[Pp]aseo|[Pp]º|[Cc]arretera|[Cc]tra\.?|[Rr]onda|[Cc]amino|[Tt]ravesía|[Pp]asaje|[Gg]lorieta|[Cc]uesta|[Cc]mno\.?|[Cc]no\.?|[Uu]rb\.|[Uu]rbanización|[Bb]arriada|[Pp]olígono|[Pp]je\.?|[Pp]sje\.?|[Rr]ambla|[Rr]bla\.?|[Aa]vd\.|[Ss]enda|[Cc]allejón"
    r"|[Rr]ua|[Rr]\.|[Tt]ravessa|[Tt]v\.|[Tt]rav\.|[Pp]raceta|[Aa]zinhaga|[Cc]alçada|[Pp]raça|[Ll]argo|[Aa]lameda|[Ee]strada|[Rr]odovia|[Bb]eco|[Qq]uinta"
    r"|Via|[Vv]iale|[Pp]iazza|[Pp]iazzale|[Cc]orso|[Vv]icolo|[Ll]ungomare|[Ss]trada|[Cc]ontrada)"
)
_GERMAN_WAY = r"(?:Am|An de[rnm]|Auf de[rnm]|Im|In de[rnm]|Zum|Zur|Unter de[rnm]|Hinter de[rnm]|Vor de[rnm]|Über de[rnm]|Bei de[rnm]|Beim|Hinterm|Unterm|Überm|Vorm|Alte|Alter|Neue|Neuer|Obere|Untere|Große|Kleine)"
_MONTH = r"(?:Jan|Feb|Fév|Mar|Mär|Mai|May|Maj|Apr|Avr|Abr|Jun|Jul|Jui|Aug|Aoû|Ago|Sep|Sét|Set|Oct|Okt|Out|Nov|Dec|Déc|Dez|Dic)\w{0,6}"
_LIVES = (
    r"(?:[Dd]emeurant(?:\s(?:à|au))?|[Dd]omiciliée?s?(?:\s(?:à|au|en))?|[Rr]ésidant(?:\s(?:à|au))?|[Ss]is[e]?(?:\s(?:à|au))?"
    r"|[Ww]ohnhaft(?:\s(?:in|zu))?|[Aa]nschrift|[Aa]dresse|[Ww]ohnung(?=\s[A-ZÄÖÜ])|[Ss]tra(?:ß|ss)e,?\s(?:und\s)?(?:Hausnummer|Nr\.)"
    r"|con\sdomicilio\sen|[Dd]omiciliad[oa]\sen|[Dd]omicilio|[Dd]irecci[óo]n|[Vv]ecin[oa]\sde"
    r"|[Rr]esidente\s(?:em|na|no|à)|[Mm]orador[a]?\s(?:em|na|no|à)|[Mm]orada|[Ee]ndere[çc]o|com\sdomic[íi]lio\s(?:em|na|no)"
    r"|[Bb]osatt\si|[Bb]op[æe]l|[Bb]ostedsadresse|[Bb]osted|[Bb]oende\si|[Ww]oonadres|[Aa]dres|[Ww]onende\s(?:te|aan)|[Rr]esidente\sin|[Ii]ndirizzo)"
)


_YEARS = r"(?:ans|años|anos|Jahren?|år|jaar|anni)\b"
"""Words after an age: "je vous adresse Mme Kervadec, 62 ans" names no address."""
_NUMBERED = Expression(r"\d")
_DOSES = words(r"mg", r"mcg", r"od", r"tds", r"qds", r"nocte", r"prn", r"mane", r"tabs?", r"caps?", r"po")
"""Words beside "500 bd" that make it a dose twice a day."""


def _rule(
    lead: str, rest: str, score: float, reason: str = "form-name-street-and-house-number", *, cue: str | None = None
) -> Rule:
    begins = rf"(?<![\w.,/-]){lead}"
    made = Expression(rf"{begins}{rest}(?!\w)", cues=(cue or begins,))
    return Rule("street-address", Kind.LOC, made, Message(f"pattern.{reason}"), score)


RULES = (
    # 8 bis, impasse des Tanneurs, 63500 Issoire
    _rule(rf"(?!(?:19|20)\d\d\s){_NUMBER},?\s(?:{_WAY})\s", rf"{_NAME}{_REST}", 0.85, "form-house-number-and-name-street"),
    # 14 bd des Belges; not "metformin 500 bd"
    Rule(
        "street-address",
        Kind.LOC,
        led(rf"(?<![\w.,/-])(?:{_NUMBER},?[ ])?[Bb]d\.?[ ]", rf"{_NAME}{_REST}(?!\w)"),
        Message("pattern.form-house-number-and-name-street"),
        0.85,
        accept=_NUMBERED.search,
        unless=_DOSES,
    ),
    # C/ Olmos, 17, 3.º dcha.; Rua da Paz, n.º 12, 2.º Esq., 1200-123 Lisboa; Chemin des Grives 11, 1110 Morges
    _rule(rf"{_WAY}\s?(?={_SMALL}{{0,2}}{MAYBE_UPPER})", rf"{_NAME},?[^\S\n](?:{_SIGN}|(?:[Ll]ote|[Ll]t\.?)\s)?(?:{_NUMBER}|s/n){_REST}", 0.85),
    # Kirchsteig 12 a, 56821 Ellerbach; Am Brink 22, 2. OG links, 49214 Bad Rothenfelde
    _rule(rf"{_GERMAN_WAY}\s", rf"{CAPITALISED}(?:\s{CAPITALISED})?\s{_NUMBER}{_FLOOR}{{0,3}},?(?:\s?\n\s?|\s){_CODE}\s{_TOWN}", 0.9),
    _rule("", rf"(?!{_MONTH}\.?\s){UPPER}(?:{LETTER}|[-.]){{2,30}}(?:\s(?:[Gg]ate|[Vv]ei(?:en)?|[Aa]llé|[Aa]lle|[Gg]ade|[Vv]ej|[Pp]lads|[Pp]lass|[Tt]org|[Tt]orv|[Bb]akke))?\s{_NUMBER}{_FLOOR}{{0,4}},\s?\n?{_CODE}\s(?={MAYBE_UPPER}){_TOWN}", 0.85, cue=rf",\s?\n?{_CODE}\s(?={MAYBE_UPPER})"),
    # Two lines of an address block: Marktplatz 11, and below it 86529 Schrobenhausen
    _rule("", rf"(?<![^\n\t ])(?!{_MONTH}\.?\s){UPPER}(?:{LETTER}|[ .-]){{2,40}}\s{_NUMBER}{_FLOOR}{{0,2}}[ \t]{{0,3}}\n[ \t]{{0,60}}{_CODE}\s{_TOWN}(?=[ \t]{{0,3}}(?:\n|$))", 0.85, cue=rf"\n[ \t]{{0,60}}{_CODE}\s"),
    # A line of an address block: Am Mühlgraben 7
    _rule(rf"(?<![^\n]){_GERMAN_WAY}\s", rf"{UPPER}(?:{LETTER}|-){{3,30}}\s\d{{1,3}}(?:\s?[a-z])?(?=\s{{0,3}}(?:\n|$))", 0.7),
    # 1180, rang Petit-Bois, Saint-Camille (Québec) J0A 1G0
    _rule("", rf"(?:{_NUMBER},?\s(?:{_WAY})\s{_NAME},\s)?{_TOWN}\s\((?:Québec|QC|Qc)\),?\s{{1,3}}[A-Z]\d[A-Z][ ]?\d[A-Z]\d", 0.9, cue=r"\s\((?:Québec|QC|Qc)\)"),
    # Carrera 14 # 47-18 Sur; Calle 100 No. 8A-55 apto 302: streets of Colombia are numbered
    _rule(r"(?:[Cc]arrera|[Cc]ra?\.?|[Kk]r\.?|[Cc]alle|[Cc]ll?\.?|[Dd]iagonal|[Dd]iag\.?|[Tt]ransversal|[Tt]v\.?|[Aa]v(?:enida|\.)?)\s\d{1,3}", rf"\s?[A-Z]?(?:\s?(?:[Bb]is|[Ss]ur|[Nn]orte|[Ee]ste))?\s(?:#|[Nn]o\.?|[Nn][º°]\.?)\s?\d{{1,3}}\s?[A-Z]?\s?[-–]\s?\d{{1,3}}(?:\s(?:[Ss]ur|[Nn]orte|[Ee]ste|[Oo]este))?{_REST}", 0.9),
    # Lugar da Póvoa, freguesia de Ranhados; vereda El Salitre: addresses without a number, after a word for living there
    _rule(r"(?:[Ll]ugar|[Ss]ítio|[Cc]asal|[Pp]ovoado|[Ff]azenda|[Vv]ereda|[Ee]jido|[Rr]ancho|[Pp]araje|[Cc]aserío)\s", rf"(?:d[eoa]s?\s)?{_NAME},\s(?:[Ff]reguesia|[Cc]oncelho|[Mm]unicipio|[Mm]unicípio|[Dd]istrito|[Cc]orregimiento|[Pp]artido)\sd[eoa]s?l?\s{_TOWN}", 0.8),
    # lieudit La Petite Boissière; au lieu-dit « Les Galinoux »
    _rule(r"(?<=[Ll]ieudit\s|ieu-dit\s|ieu\sdit\s)", rf"((?:[«\"“]\s?)?(?:(?:L[ea]s?|Aux?)\s|L['’])?{_NAME})", 0.85, "where-address-would-be"),
    # Wohnhaft: Holstenende 4; demeurant 3, montée du Fournil
    Rule(
        "street-address",
        Kind.LOC,
        led(
            rf"(?<!\w){_LIVES}\s?:{{0,2}}\s{{1,3}}",
            rf"((?:{_NUMBER},?\s)?{_NAME}(?:,?\s{_NUMBER}(?!\s{_YEARS})|,\s{_CODE}\s{_TOWN})(?:{_REST})?)(?!\w)",
        ),
        Message("pattern.where-address-would-be"),
        0.8,
    ),
)  # fmt: skip

# A line of an address above the street or the postal code: "Résidence du Parc, Entrée 4", "LE VILLAGE", "Hof Kleinhöh".
_PART = (
    r"(?:(?i:résidence|appt?\.?|apt\.?|appartement|bât(?:iment|\.)?|immeuble|imm\.|entrée|hall|esc(?:alier|\.)?|étage|\d{1,2}(?:er|e|è?me)\sétage|porte|logement|chez|lieu-?\s?dit|hameau|ferme|domaine|manoir|château|villa|mas|moulin"
    r"|b\.?p\.?\s?\d|cs\s?\d|tsa\s?\d|z\.?[ai]c?\.?\s|hof|haus|whg\.?|c/o|postfach|piso|esc\.|urb\.|urbanización|edificio|finca|apartado|apdo\.?)(?!\w)|L[EA]S?\s|L['’](?=[A-ZÀ-Ý])|AUX?\s|L[ea]s?\s(?=[A-ZÀ-Ý])|Aux?\s(?=[A-ZÀ-Ý]))"
)
_POSTAL_LINE = rf"^[ \t]{{0,60}}(?:{_CODE})\s{UPPER}"
_BLOCK = Expression(
    rf"^(?P<part>[ \t]{{0,60}}{_PART}[^\n:|\t]{{1,44}}?)[ \t]{{0,4}}\n"
    rf"(?=(?:[ \t]{{0,60}}(?:{_PART}|{_NUMBER},?\s(?:{_WAY})\s|(?:{_WAY})\s)[^\n:|\t]{{1,44}}\n){{0,2}}{_POSTAL_LINE}[^\n:|\t\d]{{2,40}}(?:\s(?i:cedex)(?:\s\d\d)?)?[ \t]*$)",
    re.MULTILINE,
    cues=(_POSTAL_LINE,),
)


def find(text: str) -> Iterator[Mention]:
    """Yield the lines of an address block that say which building or hamlet, above the postal code."""
    for match in _BLOCK.finditer(text):
        start = match.start("part") + len(match["part"]) - len(match["part"].lstrip())
        reason = Message("pattern.where-address-would-be")
        yield Mention(start, match.end("part"), Kind.LOC, 0.8, RECOGNIZER, reason, "street-address")
