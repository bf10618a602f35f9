"""Rules by which mentions are extended: "R.E. | Glenn", "CS 55 | 018 774", "7 à | 11, allée des Pins"."""

from __future__ import annotations

import re

from engine.core.expressions import Expression
from engine.core.types import Kind
from engine.detection.edges.edge import Edge
from engine.detection.patterns.rule import MAYBE_UPPER, UPPER

# A regular expression stays on one line, to be readable.
# ruff: noqa: E501

_LETTER = r"[^\W\d_]"
_MONTHS = r"(?:Jan|Feb|M[aä]r|Apr|Ma[iy]|Jun|Jul|Aug|Sep|O[ck]t|Nov|De[cz])[^\W\d_]*"


EDGES: tuple[Edge, ...] = (
    # approximately EUR 1,800
    Edge(
        frozenset({Kind.QUANTITY}),
        before=Expression(r"(?<!\w)(?:approximately|approx\.|almost|nearly|roughly|circa|ca\.)\s\Z", re.I),
    ),
    # siete años; 9 m²: the number before a unit
    Edge(
        frozenset({Kind.QUANTITY, Kind.DATETIME, Kind.DEM}),
        before=Expression(
            r"(?<![\w.,])(?:\d[\d.,]*|un|une|una|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|dois|duas|três|quatro|sete|oito|nove|dez|doze|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|to|tre|fire|fem|seks|sju|syv|otte|åtte|ni|ti|elleve|tolv)[ \u00a0]\Z",
            re.I,
        ),
        whole=Expression(
            r"(?:años?|meses|días|semanas|horas|ans|mois|jours|semaines|heures|Jahren?|Monaten?|Tagen?|Wochen|Stunden|anos|dias"
            r"|år|måneder|dage|dager|uger|uker|timer|m²|km²|ha|kg|kilos?|hectáreas|hectares|Hektar)(?:[ ].*)?",
            re.I,
        ),
    ),
    # 79 packages; 22,000 ecstasy tablets
    Edge(
        frozenset({Kind.QUANTITY}),
        after=Expression(
            r"[ ](?:(?!(?:and|for|plus|from|the)[ ])[a-z]{3,}[ ])?(?!(?:plus|minus)(?!\w))[a-z]{3,}s(?!\w)"
        ),
        last=Expression(r"(?<!\S)\d[\d,.]*\Z"),
    ),
    # first half of 1993; beginning of March; mid-1990
    Edge(
        frozenset({Kind.DATETIME}),
        before=Expression(
            r"(?<!\w)(?:(?:(?:first|second|latter|last|early|late)\s(?:half|part|quarter|days|weeks|months)"
            r"|third\squarter|beginning|middle|end|spring|summer|autumn|winter)\sof(?:\sthe\syear)?\s|mid[-‑\s])\Z",
            re.I,
        ),
    ),
    # R. E. Glenn; R.-H. Glenn; J.M. Huber; J. A. Montoya, taken for a place
    Edge(
        frozenset({Kind.PERSON, Kind.ORG, Kind.LOC, Kind.DEM}),
        before=Expression(r"(?<![\w.])(?!(?:P\.[ ]?S|N\.[ ]?B|U\.[ ]?[SK])\.)(?:[A-Z]\.[ ]?-?){1,2}[A-Z]\.[ ]?\Z"),
    ),
    # Sat 4 to Sun 5 Nov; 3 or 4 May
    Edge(
        frozenset({Kind.DATETIME}),
        before=Expression(
            r"(?<![\w.,/:-])(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\.?,?\s)?(?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?"
            r"(?:\s(?:to|until|till|and|or)\s|\s?[-–/]\s?)\Z",
            re.I,
        ),
        whole=Expression(
            r"(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\.?,?\s)?\d{1,2}(?:st|nd|rd|th)?(?:\sof)?\s[a-z]{3}.*",
            re.I | re.DOTALL,
        ),
    ),
    # OR 7714402; HPCSA PT 0118820: the letters of a number; XXXX XXXX 7731
    Edge(
        frozenset({Kind.CODE}),
        before=Expression(
            r"(?:\A|(?<=[\n\t|:]\s)|(?<=[\n\t|(])|(?<=[ ][ ])|(?<=[A-Z]{3}[ ]))(?!(?:NO|NR|ID|PO|BP|AZ|EU|UK|US|CP|RN|T|F|M|N)[ ])[A-Z]{1,2}[ ]\Z"
            r"|(?:(?<!\w)[Xx*•#]{2,8}[ -]){1,5}\Z"
        ),
        whole=Expression(r"[\dXx*•#][\dXx*•# -]*"),
    ),
    # 2951 44170 8 / 1: whose of the people on a card
    Edge(
        frozenset({Kind.CODE}),
        after=Expression(r"(?:[ ]\d)?[ ]?/[ ]?\d(?![\w/]|[.,]\d)"),
        whole=Expression(r"\d{4}[ ]\d{5}(?:[ ]\d)?"),
    ),
    # P4Q7 1182 0
    Edge(
        frozenset({Kind.CODE}),
        after=Expression(r"[ ]\d(?=[.,;)]|[ ]{2}|\s*\n|\s*\Z)"),
        whole=Expression(r"[A-Z]\d[A-Z]\d[ ]\d{4}"),
    ),
    # 5518203 PC/PA: who issued a Brazilian card
    Edge(
        frozenset({Kind.CODE}),
        after=Expression(r"[ ]?(?:SSP|SESP|SDS|SEJUSP|PC|IFP|DETRAN|DIC)[-/ ][A-Z]{2}(?!\w)"),
        last=Expression(r"\d\Z"),
    ),
    # 3 Nov 2023 02:41:17 | +0000
    Edge(
        frozenset({Kind.DATETIME}),
        after=Expression(r"[ ][+-]\d{4}(?!\w)|\+?\d{4}(?!\w)"),
        last=Expression(r":\d\d(?:[ ][+-])?\Z"),
    ),
    # 2 84 03 29 232 115 07: a group of digits beside a number in groups
    Edge(
        frozenset({Kind.CODE}),
        before=Expression(r"(?<![\w.,/:-])(?<!\w[ ])(?:\d{1,4}[ ]){1,2}\Z"),
        after=Expression(r"(?:(?:[ ]\d{2,4}){1,2}|[ ]\d)(?![\w/:-]|[.,]\d|[ ]\w)"),
        whole=Expression(r"[A-Z]?\d{1,6}(?:[ ]\d{2,6}){2,9}(?:[ ]\d)?"),
    ),
    # 046 454 | 286: the last of groups of three
    Edge(
        frozenset({Kind.CODE}),
        after=Expression(r"[ \n]\d{3}(?![\w/:-]|[.,]\d|[ ]\d)"),
        whole=Expression(r"\d{3}(?:[ \n]\d{3})+"),
    ),
    # the third of March 1980
    Edge(
        frozenset({Kind.DATETIME}),
        before=Expression(
            r"(?<!\w)(?:(?:twenty|thirty)[ -])?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth"
            r"|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth)[ ](?:day[ ])?of[ ]\Z",
            re.I,
        ),
        whole=Expression(rf"{_MONTHS}.*", re.S),
    ),
    # Kurze Gasse 18: a street whose first word is not a name
    Edge(
        frozenset({Kind.LOC}),
        before=Expression(rf"(?<!\w){UPPER}[^\W\d_]+[ ]\Z"),
        whole=Expression(
            r"(?:Gasse|Straße|Strasse|Weg|Allee|Platz|Ufer|Ring|Damm|Steig|Chaussee|Twiete|Stieg)(?:\s\d.*)?", re.S
        ),
    ),
    # Burton upon Trent; not "Burton on Monday"
    Edge(
        frozenset({Kind.LOC}),
        after=Expression(
            rf"[ ](?:upon|sur|an[ ]der|on(?![ ](?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Christ|East|The)))[ ](?:la[ ]|le[ ]|les[ ])?{UPPER}[^\W\d_]+(?![\w'’])"
        ),
        last=Expression(rf"(?<!\w){UPPER}[^\W\d_]+\Z"),
    ),
    # a 37-year-old thatcher; the first Ghanaian woman
    Edge(
        frozenset({Kind.DEM}),
        after=Expression(
            r"[ ](?:woman|man|women|men|girls?|boys?|nationals?|citizens?|mother|father|family|couple)(?!\w)"
        ),
        last=Expression(rf"(?<!\w){UPPER}[^\W\d_]+\Z"),
    ),
    # London-based
    Edge(frozenset({Kind.LOC}), after=Expression(r"[-‐‑](?:based|born)(?!\w)")),
    # 8th floor, Tower B
    Edge(
        frozenset({Kind.LOC}),
        after=Expression(r",?[ ](?:Tower|Wing|Pavilion|Block)[ ](?:[A-Z]|\d{1,3})(?![\w'’])"),
    ),
    # 9 allée des Tilleuls à Clermont; 14 Mill Lane, outside Saltby: an address with its town
    Edge(
        frozenset({Kind.LOC}),
        whole=Expression(r"(?=[^\d\n]{0,60}\d)(?=[\d\W_]{0,12}[^\W\d_]{2}).{4,80}"),
        after=Expression(
            r",?[ ](?:à|en|in|near|outside|opposite|bei|b\.|am|ved|nær|i|no|na|em|cerca[ ]de|près[ ]de|perto[ ]de)[ ]"
            rf"(?!(?:{_MONTHS}|The|This|My)(?!\w)){UPPER}[^\W\d_]+(?:[- ](?:(?:sur|sous|de|la|le|les|en|am|an|der)[- ]){{0,2}}{UPPER}[^\W\d_]+)?(?![\w'’])"
        ),
    ),
    # 14 Mill Brow, Saltby-on-Ribble
    Edge(
        frozenset({Kind.LOC}),
        whole=Expression(r"(?=[^\d\n]{0,60}\d)(?=[\d\W_]{0,12}[^\W\d_]{2}).{4,80}"),
        after=Expression(
            rf",[ ]{UPPER}[^\W\d_]+-(?:on|upon|under|in|le|by|cum|next|sur|sous|an|am)-(?:the-|la-|der-)?{UPPER}[^\W\d_]+(?![\w'’])"
        ),
    ),
    # Résidence Les Pins, appt 14; 1730 Mill Lane, upstairs
    Edge(
        frozenset({Kind.LOC, Kind.ORG}),
        after=Expression(
            r",?[ ](?:(?:appt|apt|app|whg|flat|apartment|unit|suite|ste|esc|piso|pta|puerta|leil|leilighet|lejl)\.?[ ](?:n[°º.][ ]?)?(?=[^\W_]{0,3}\d|[A-Z](?!\w))[^\W_]{1,5}"
            r"|(?:upstairs|downstairs|basement|ground[ ]floor))(?!\w)",
            re.I,
        ),
    ),
    # Bay Minette, ME; Wattwil SG: a state or canton
    Edge(
        frozenset({Kind.LOC}),
        after=Expression(
            r",[ ](?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT"
            r"|V[AT]|W[AIVY])(?![\w.])"
            r"|[ ](?:A[GIR]|B[ELS]|FR|G[ELR]|JU|LU|N[EW]|OW|S[GHOZ]|T[GI]|UR|V[DS]|Z[GH])(?![\w.-]|[ ]\d)"
        ),
    ),
    # Howard Robotics LP; J.M. Huber Corporation; Tolvane Capital Partners II, LLC
    Edge(
        frozenset({Kind.ORG}),
        after=Expression(
            r",?[ ](?:(?:I{1,3}|IV|V),?[ ])?(?:Incorporated|Corporation|Company|Limited|Inc|INC|Corp|CORP|Ltd|LTD|LLC|LLP|PLC|plc|GmbH)(?!\w)"
            r"|[ ](?:LP|Co|CO|AG|SA|NV|BV|AB|SE|SAS|SASU|SARL|Sàrl|EURL|SNC|SCI|SRL|SLU?|Ltda?|Lda|ApS|OHG|UG|KG)(?!\w)"
        ),
    ),
    # Supreme Court (Högsta domstolen): its own name, in the language of its country
    Edge(
        frozenset({Kind.ORG}),
        after=Expression(r"[ ]\((?=[^()“\"–]{0,40}[À-ɏ])[^\W\d_][^()\d\n“\"–]{1,39}(?:\)|(?=[“\"–]))"),
    ),
    # Saltby Pharmacy 3; Public School No. 12
    Edge(
        frozenset({Kind.ORG}),
        after=Expression(r"[ ](?:No\.?[ ]?|#)?\d{1,3}(?![\w%/]|[.,:-]\d|[ ]\w)"),
        last=Expression(
            r"(?<!\w)(?:Pharmacy|School|Hospital|Station|Precinct|Lodge|Clinic|Local|Chamber|Unit|Branch)\Z", re.I
        ),
    ),
    # EUR 500 per month
    Edge(
        frozenset({Kind.QUANTITY}),
        after=Expression(
            r"\s(?:(?:per|each|every)\s(?:calendar\s)?(?:hour|day|week|month|quarter|year|annum)|p\.\s?[ahm]\.)(?!\w)"
        ),
    ),
    # St Eanswythe's Nursing Home; Naches Fruit Packers
    Edge(
        frozenset({Kind.ORG}),
        after=Expression(
            r"[ ](?:(?:Care|Nursing|Residential|Primary|Secondary|High|Middle|Medical|Health|Community)[ ])?(?:Homes?|Houses?|School|College|Academy|Hospital"
            r"|Clinic|Surgery|Practice|Cent(?:er|re)|Trading|Packers|Builders|Motors|Foods|Farms?|Works|Shop|Stores?|Services|Solutions|Systems|Partners"
            r"|Associates|Holdings|Group|Foundation|Trust|Society|Association|Club|Church|Bank|Studio|Press|Logistics|Transport|Haulage"
            r"|Shuttering|Roofing|Plumbing|Construction|Joinery|Bakery|Brewery|Pharmacy)(?![\w'’])"
        ),
        last=Expression(rf"(?<!\w){UPPER}[\w'’]+\Z"),
    ),
    # County of Vik; Vik County
    Edge(
        frozenset({Kind.LOC}),
        before=Expression(
            r"(?<!\w)(?:[Cc]ounty|[Cc]ity|[Tt]own(?:ship)?|[Vv]illage|[Bb]orough|[Pp]arish|[Pp]rovince|[Mm]unicipality|COUNTY|CITY)\s(?:of|OF)\s\Z"
        ),
        after=Expression(
            r"\s(?:County|Township|Parish|Borough|Province|Municipality|COUNTY)(?![\w'’])(?!\s(?:[A-Z][a-z]+\s)?(?:Court|Council|Hospital))"
        ),
    ),
    # Enron Corp.; Ellery St.; O.G.; a full stop that may end the sentence as well
    Edge(
        frozenset({Kind.PERSON, Kind.ORG, Kind.LOC}),
        after=Expression(r"\.(?!\.)"),
        last=Expression(
            rf"(?:(?<!\w)(?:Inc|Corp|Ltd|Co|Bros|Assn|Dept|Univ|Pvt|Jr|Sr|Esq|St|Rd|Ave|Blvd|Ln|Dr|Ct|Hwy|Pkwy)"
            rf"|(?<!{_LETTER}){_LETTER}\.{_LETTER})\Z",
            re.I,
        ),
    ),
    # _kelly_louise, emmy_baby22; not the blank line of a form
    Edge(
        frozenset(Kind),
        before=Expression(r"(?<!\w)_?(?:[^\W_]+_{1,2})+\Z|(?<!\w)_\Z"),
        after=Expression(r"(?:_{1,2}[^\W_]+)+_{0,2}(?!\w)|_{1,2}(?!\w)"),
    ),
    # CS 55 018 774: a first group and the letters before groups of three
    Edge(
        frozenset({Kind.CODE}),
        before=Expression(r"(?<![\w.,/-])(?:(?!NO|OF|IN|AM|PM|AT)[A-Z]{2}[ ])\d{1,3}[ ]\Z"),
        whole=Expression(r"\d{3}(?:[ ]\d{3})+"),
    ),
    # QC-48417 7; B2C 44718D 2: a check digit behind
    Edge(
        frozenset({Kind.CODE}),
        after=Expression(r"[ ]\d(?=[.,;)]?[ ]*(?:\n|\Z)|[);])"),
        whole=Expression(r"[A-Z]{1,3}-\d{4,8}|[A-Z]\d[A-Z][ ][A-Z\d]{6}"),
    ),
    # Konditorei Tolvane KG: the trade before the name of a firm
    Edge(
        frozenset({Kind.ORG}),
        before=Expression(
            r"(?<!\w)(?:Konditorei|Bäckerei|Metzgerei|Fleischerei|Autohaus|Gasthof|Gasthaus|Gaststätte|Hotel|Pension|Apotheke|Praxis|Kanzlei|Tischlerei|Schreinerei|Zimmerei"
            r"|Malerbetrieb|Elektro|Spedition|Friseur|Salon|Weingut|Brauerei|Gärtnerei|Druckerei|Boulangerie|Pâtisserie|Boucherie|Garage|Pharmacie|Panadería|Ferretería|Taller(?:es)?"
            r"|Padaria|Oficina|Farmácia|Farmacia)[ ]\Z"
        ),
        last=Expression(rf"(?<!\w){UPPER}[\w'’&. -]+\Z"),
    ),
    # Av. Nazca al 2400: about the house, in Argentina
    Edge(
        frozenset({Kind.LOC}),
        after=Expression(r"[ ]al[ ]\d{2,5}(?!\w|[.,]\d)"),
        last=Expression(
            rf"(?<!\w)(?:[Aa]v(?:da)?\.|[Aa]venida|[Cc]alle|[Bb]v(?:ar)?\.|[Pp]asaje)[ ](?:{MAYBE_UPPER}[\w'’-]*[ ]?|de[ ]|la[ ]|los[ ]|del[ ]){{1,5}}\Z"
        ),
    ),
    # AR 118/3/2024: the register of a case of the South African police
    Edge(
        frozenset({Kind.CODE}),
        before=Expression(r"(?<![\w/])(?:CAS|CR|AR|[A-Z]{2})[ ]\Z"),
        whole=Expression(r"\d{1,5}/\d{1,2}/(?:20)\d\d"),
    ),
    # D/QX 447182
    Edge(
        frozenset({Kind.CODE}),
        before=Expression(r"(?<![\w/])[A-Z]/\Z"),
        whole=Expression(r"[A-Z]{1,3}[ ]\d{5,8}"),
    ),
    # tolvababy.0z: the end of a user name
    Edge(
        frozenset({Kind.PERSON, Kind.CODE}),
        after=Expression(r"\.(?=\w{0,4}\d)[a-z0-9]{1,5}(?!\w)"),
        whole=Expression(r"[a-z][a-z_]{3,20}"),
    ),
    # 7 à 11, allée des Pins: the first of two houses
    Edge(
        frozenset({Kind.LOC}),
        before=Expression(r"(?<![\w.,/-])\d{1,4}[ ]?(?:à|et|bis|-|–|/)[ ]?\Z"),
        whole=Expression(r"\d{1,4}[ ,](?=.{0,12}[^\W\d_]{3}).*", re.S),
    ),
    # calle Olmos 14, P.B. "C"; Havrevej 21 st tv
    Edge(
        frozenset({Kind.LOC}),
        after=Expression(
            r",?[ ](?:P\.?[ ]?B\.?(?:[ ](?:[\"“«][A-Z][\"”»]|[A-Z](?!\w)))?|(?:st|kl)\.?[ ](?:tv|th|mf)\.?|\d{1,2}\.?[ ](?:tv|th|mf)\.?)(?!\w)"
        ),
        last=Expression(r"[^\W\d_]{3}[^\n]{0,30}\d[ ]?[a-zA-Z]?\Z"),
    ),
    # Tolvenau i. E.; Freiburg i. Br.; Neustadt a. d. Aisch; not the end of a sentence
    Edge(
        frozenset({Kind.LOC}),
        after=Expression(
            rf"[ ](?:[iabvo]\.[ ]?(?:d\.[ ]?)?{UPPER}[a-zäöü]{{0,2}}\.|[ab]\.[ ]d\.[ ]{UPPER}[a-zäöü]{{2,12}}(?![\w'’]))"
        ),
        last=Expression(rf"(?<!\w){UPPER}[^\W\d_]+\Z"),
    ),
    # Kvåle ytre; Sæter ved Tolvfjell: farms
    Edge(
        frozenset({Kind.LOC}),
        before=Expression(rf"(?<!\w){UPPER}[a-zæøå]{{2,14}}[ ]ved[ ]\Z"),
        after=Expression(
            r"[ ](?:ytre|indre|øvre|nedre|nordre|søndre|søre|vestre|østre|austre|mellom)(?=,|\s?\n|[ ]\(|\Z)"
        ),
        last=Expression(rf"(?<!\w){UPPER}[^\W\d_]+\Z"),
    ),
    # nr. | 24; WE | 08; a house by its number alone
    Edge(
        frozenset({Kind.LOC}),
        before=Expression(r"(?<!\w)(?:[Nn]r\.|[Nn]o\.|n[°º.]|[Hh]nr\.|WE|[Ss]tand|[Pp]lot|[Ll]ot)[ \u00a0]\Z"),
        whole=Expression(r"\d{1,4}[ ]?[a-zA-Z]?"),
    ),
    # Ballyvaughan (IRL): a country behind its town
    Edge(frozenset({Kind.LOC}), after=Expression(r"[ ]\([A-Z]{1,3}\)"), last=Expression(rf"(?<!\w){UPPER}[^\W\d_]+\Z")),
    # Station | Yard, Saltby
    Edge(
        frozenset({Kind.LOC}),
        before=Expression(rf"(?<!\w)(?!The[ ]|In[ ]|At[ ]|From[ ]){UPPER}[a-z]{{2,14}}[ ]\Z"),
        whole=Expression(r"(?:Yard|Road|Street|Lane|Close|Row|Terrace|Crescent|Gardens|Mews|Wharf)(?:,.*)?", re.S),
    ),
    # Tolvane Satellite Dialysis Unit; Mill Rd Medical: what an organisation is, at the end of its name
    Edge(
        frozenset({Kind.ORG}),
        after=Expression(
            r"[ ](?:Solicitors|Lettings|Lawyers|Chambers|Surgery|Practice|Clinic|Hospital|Hospice|Pharmacy|Dentists?|Dental|Medical(?:[ ](?:Centre|Center|Practice|Group|Clinic))?"
            r"|Opticians|Vets|Nursery|School|Academy|College|Estates?|Properties|Realty|Rentals|Motors|Garage|Builders|Plumbing|Roofing|Joinery|Catering|Bakery"
            r"|Restaurant|Hotel|Farm|Stables|Kennels|Logistics|Haulage|Couriers|Recruitment|Consulting|Consultants|Analytics|Architects|Surveyors|Accountants"
            r"|Associates|Partners|Foundation|Charity|Unit|Lodge|Nursing[ ]Home|Care[ ]Home)(?![\w'’-]|[ ]\d)"
        ),
        last=Expression(rf"(?<!\w){MAYBE_UPPER}[^\W\d_]+\Z"),
    ),
    # D. Tolvane & Son
    Edge(
        frozenset({Kind.ORG}),
        before=Expression(rf"(?:\A|(?<=[\n\t|(\[;:])|(?<=[\n\t|a-z,;:][ ])){MAYBE_UPPER}\.[ ]\Z"),
        whole=Expression(rf"{MAYBE_UPPER}[^\W\d_]{{1,40}}[ ](?:&|and)[ ].*", re.S),
    ),
    # RH 284 705 916 PT: the country of a registered letter; 918 340 275 MVA
    Edge(
        frozenset({Kind.CODE}),
        whole=Expression(r"[A-Z]{2}[ ]?\d{3}[ ]?\d{3}[ ]?\d{3}"),
        after=Expression(r"[ ]?[A-Z]{2}(?!\w)"),
    ),
    Edge(frozenset({Kind.CODE}), whole=Expression(r"\d{3}[ ]?\d{3}[ ]?\d{3}"), after=Expression(r"[ ]MVA(?!\w)")),
)
