"""Rules by which mentions are extended: "R.E. | Glenn", "CS 55 | 018 774", "7 à | 11, allée des Pins"."""

from __future__ import annotations

import re
from dataclasses import dataclass

from engine.core.expressions import Expression
from engine.core.types import Kind
from engine.detection.patterns.rule import UPPER

# A regular expression stays on one line, to be readable.
# ruff: noqa: E501

_LETTER = r"[^\W\d_]"
_MONTHS = r"(?:Jan|Feb|M[aä]r|Apr|Ma[iy]|Jun|Jul|Aug|Sep|O[ck]t|Nov|De[cz])[^\W\d_]*"


@dataclass(frozen=True, slots=True)
class Edge:
    """An extension of mentions of some kinds.

    `before` must match right before the mention and `after` right after it; `last`, if given, must match its end, and
    `whole` all of it.
    """

    kinds: frozenset[Kind]
    before: Expression | None = None
    after: Expression | None = None
    last: Expression | None = None
    whole: Expression | None = None


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
    # A. Berg; Cpl. D. Berg: a single initial that does not end a sentence
    Edge(
        frozenset({Kind.PERSON}),
        before=Expression(
            r"(?:\A|(?<=[\n\t|(\[\"“/;:])|(?<=[\n\t|(a-z,&;:/-][ ])|(?<=[ ][ ])|(?<=[A-Za-z][a-z]\.[ ]))"
            r"(?<!Annex[ ])(?<!Exhibit[ ])(?<!Appendix[ ])(?<!Schedule[ ])(?<!Part[ ])"
            rf"{UPPER}\.[ \u00a0]?\Z"
        ),
    ),
    # Tigist A.; Tunde O; M.-C. R.; not "Tom I saw"
    Edge(
        frozenset({Kind.PERSON}),
        after=Expression(rf"[ \u00a0](?:{UPPER}\.(?!\w)|(?![AI](?!\w)){UPPER}(?![\w'’.&/-]|[ ]\d))"),
        last=Expression(rf"(?<!\w){UPPER}(?:[^\W\d_A-Z]+|[^\W\d_A-Z]?\.-{UPPER}[^\W\d_A-Z]?\.)\Z"),
    ),
    # yvonne D. slept: an initial behind a name in small letters
    Edge(
        frozenset({Kind.PERSON}),
        after=Expression(rf"[ ]{UPPER}\.(?=[ ](?:\d|[a-zß-ÿ])|[,;:)])"),
        whole=Expression(r"[a-zß-ÿ]{3,}"),
    ),
    # W. "Buck" Tolvane: an initial before a nickname
    Edge(frozenset({Kind.PERSON}), before=Expression(rf"(?<![\w.]){UPPER}\.[ ][\"“„«‘']\Z")),
    # Nesrin A.-K.; Grace O'D
    Edge(
        frozenset({Kind.PERSON}),
        after=Expression(rf"[ \u00a0]{UPPER}\.?-{UPPER}\.?(?![\w'’-])|[ \u00a0][OD]['’]{UPPER}\.?(?![\w'’-])"),
        last=Expression(rf"(?<!\w){UPPER}[^\W\d_A-Z]+\Z"),
    ),
    # Wm. Stark; Ma. Corazon; J.-Ph. Stark; not "No. Stark" or "vs. Stark"
    Edge(
        frozenset({Kind.PERSON}),
        before=Expression(
            r"(?<![\w.])(?i:wm|geo|chas|thos|jas|jos|robt|benj|saml|edw|fredk|hy|ma|mª|fco|gpe|jn|jno|alex|danl|patk|richd"
            r"|(?:[A-Z]\.-)?(?:ph|cl|ch|chr|th|fr|st|gg|chs|ant|joh|ferd|friedr|wilh|heinr|theod|gust|guill|marg|vict|gér|frco))\.[ ][\"“]?\Z"
        ),
    ),
    # M.ª Luisa; Mª Purificación
    Edge(
        frozenset({Kind.PERSON}),
        before=Expression(r"(?<![\w.])M\.?ª\.?[ \u00a0]?\Z"),
        whole=Expression(rf"{UPPER}.*", re.S),
    ),
    # de La Tour; von der Ahe; not "de Paris" after a word that it qualifies
    Edge(
        frozenset({Kind.PERSON}),
        before=Expression(
            r"(?<!\w)(?:M\.|Mme|Mlle|Herrn?|Frau|Sra?\.|Srta\.|Dr\.|Pr|Mr\.?|Mrs\.?|Ms\.?|Don|Doña)[ ]"
            r"(?:(?:de|du|des|d['’]|von|van|der|den|ter|ten|zu|zum|zur|la|La|le|Le|el|El|del|da|di|do|dos)[ ]?){1,2}\Z"
        ),
    ),
    # LITTLE, GRACE: a surname before a given name, both in capitals, at the beginning of a line or cell
    Edge(
        frozenset({Kind.PERSON}),
        before=Expression(r"(?:\A|(?<=[\n\t|])|(?<=[\n\t|][ ])|(?<=[ ][ ]))[A-Z][A-Z'’-]{2,20},[ ]\Z"),
        whole=Expression(r"[A-Z]{2}[A-Z'’. -]*"),
    ),
    # Falk, O.; BERG, GEO. T.: not "Falk, O. Berg and"
    Edge(
        frozenset({Kind.PERSON}),
        after=Expression(
            rf",[ ](?!(?:Tel|Fax|Ext|Mob|Abt|Dept|Inc|Ltd|Nr|No|Str|Apt|Appt|Zi|Reg|Lic|Ref|Bar)\.)(?:{UPPER}[^\W\d_]{{0,3}}\.[ -]?){{1,3}}(?<![ -])(?![ ]?{UPPER})"
        ),
        last=Expression(rf"(?<!\w){UPPER}[^\W\d_]+\Z"),
    ),
    # ROWLAND T. BERG, III; Ada Berg Jr.
    Edge(
        frozenset({Kind.PERSON}),
        after=Expression(r",?[ ](?:Jr|JR|Sr|SR)\.?(?![\w'’])|,[ ](?:II|III|IV)(?![\w'’.])"),
        last=Expression(rf"(?<!\w){UPPER}[^\W\d_]+\Z"),
    ),
    # Javier Mtz. Bueno: a surname behind an abbreviated one
    Edge(
        frozenset({Kind.PERSON}),
        after=Expression(rf"(?:(?<=\.)|\.)[ ]{UPPER}[^\W\d_]+(?:-{UPPER}[^\W\d_]+)?(?![\w'’])"),
        last=Expression(
            r"(?<!\w)(?:Mtz|Mtnez|Fdez|Fdz|Glez|Gzlez|Gonz|Hdez|Hndez|Rguez|Rdguez|Rdz|Dguez|Dmgz|Gcía|Gmez|Jmnez|Jmz|Lpz|Pz|Szchz|Schz|Vzqz|Álv)\.?\Z"
        ),
    ),
    # FPO D BERG; TO D BERG: an initial between capitals
    Edge(
        frozenset({Kind.PERSON}),
        before=Expression(r"(?:(?<=\b[A-Z]{2}[ ])|(?<=\b[A-Z]{3}[ ]))(?![AIQ][ ])[A-Z][ ]\Z"),
        whole=Expression(r"[A-Z][A-Z'’-]{2,}(?:[ ][A-Z'’-]{2,})*"),
    ),
    # S ABDULRAZAK, M Jelavić: an initial without a full stop at the beginning of a line or cell, or behind the number of a row
    Edge(
        frozenset({Kind.PERSON}),
        before=Expression(
            r"(?:\A|(?<=[\n\t|])|(?<=[\n\t|][ ])|(?<=[ ][ ])|(?<=\n\d[ ])|(?<=\n\d\d[ ])|(?<=\bname[ ]))(?![AIQ][ ])[A-Z][ ]\Z"
        ),
    ),
    # | mick d |: a name in small letters with an initial that ends a cell
    Edge(
        frozenset({Kind.PERSON}),
        after=Expression(r"[ ](?![aeiouy](?!\w))[a-z](?=[ ]{2}|[ ]?[\t|])"),
        whole=Expression(r"[a-z]{2,}(?:[ ][a-z]{2,})?"),
    ),
    # TOLVANE-BERG, IDA L: an initial at the end of a cell or line of a name in capitals
    Edge(
        frozenset({Kind.PERSON}),
        after=Expression(r"[ ](?![AI](?!\w))[A-Z](?=[ ]{2}|[ ]?[\n\t|]|\Z)"),
        last=Expression(r"(?<!\w)[A-Z]{3,}\Z"),
    ),
    # Ifor ap Tolvan; Siti binti Tolvan
    Edge(
        frozenset({Kind.PERSON}),
        before=Expression(r"(?<=[^\W\d_][ ])(?:ap|ferch|verch|binti?|bint|ibn)[ ]\Z"),
    ),
    # Standing Order M Tolvane; w/ K Tolvane: an initial in a line; not "Plan B Tolvane"
    Edge(
        frozenset({Kind.PERSON}),
        before=Expression(
            r"(?<=[a-zß-ÿ/:-][ ])(?<!vitamin[ ])(?<!itis[ ])(?<!lass[ ])(?<!roup[ ])(?<!ption[ ])(?<!lan[ ])(?<!art[ ])(?<!ype[ ])(?<!ection[ ])"
            r"(?<!ouse[ ])(?<!lock[ ])(?<!oom[ ])(?<!nit[ ])(?<!eam[ ])(?<!evel[ ])(?<!ward[ ])(?<!rade[ ])(?<!dule[ ])(?<!ibit[ ])(?<!endix[ ])"
            r"(?![AEIOQY][ ])[A-Z][ ]\Z"
        ),
        whole=Expression(rf"{UPPER}.*", re.S),
    ),
    # TOLVANE P "for car"; TOLVANE J;
    Edge(
        frozenset({Kind.PERSON}),
        after=Expression(r"[ ](?![AI](?!\w))[A-Z](?=[ ][\"“(]|;)"),
        whole=Expression(r"[A-Z][A-Z'’-]{2,}"),
    ),
    # O'DEA
    Edge(
        frozenset({Kind.PERSON}), before=Expression(r"(?<!\w)(?:[A-Z][ ])?O['’]\Z"), whole=Expression(r"[A-Z].*", re.S)
    ),
    # K. v. Tolvane; Frau v. Tolvane; Falk von der Tolvane
    Edge(
        frozenset({Kind.PERSON}),
        before=Expression(
            rf"(?:(?<![\w.]){UPPER}\.[ ]|(?<=Herr )|(?<=Herrn )|(?<=Frau )|(?<=Familie ))v\.[ ](?:d\.[ ])?\Z|(?:(?<=[^\W\d_][ ])|(?<=[ ][ ]))(?:von[ ](?:der|den|dem|zu)|van[ ]de[rn]|vom[ ]und[ ]zum|von[ ]und[ ]zu)[ ]\Z"
        ),
        whole=Expression(rf"{UPPER}[^\W\d_]{{4,}}"),
    ),
    # Ana de Tolva Ch.: a surname cut short at the end of a line
    Edge(
        frozenset({Kind.PERSON}),
        after=Expression(
            r"[ ](?!(?:No|Nr|St|Jr|Sr|Dr|Mr|Ms|Co|Pp)\.)[A-Z][bcdfghjklmnpqrstvwxyz]\.(?=[ \t]{0,8}(?:\n|\Z))"
        ),
        last=Expression(rf"(?<!\w){UPPER}[^\W\d_]+[ ]{UPPER}[^\W\d_]+\Z"),
    ),
    # V K Choudhry
    Edge(frozenset({Kind.PERSON}), before=Expression(r"(?<![\w.])(?:[A-Z][ ]){2,3}\Z")),
    # Kyung-ho; Kiss-László
    Edge(
        frozenset({Kind.PERSON}),
        before=Expression(rf"(?<!\w){_LETTER}+[-‐‑]\Z"),
        after=Expression(rf"(?:[-‐‑]{_LETTER}+)+(?!\w)"),
    ),
    # GUIVARC'H: a Breton letter of two
    Edge(frozenset({Kind.PERSON}), after=Expression(r"['’][Hh](?!\w)"), last=Expression(r"[Cc]\Z")),
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
    # TOLVANE, H PA-C; Tolvane, H  RN: an initial before a degree
    Edge(
        frozenset({Kind.PERSON}),
        after=Expression(
            rf",[ ]{UPPER}(?=[ ]{{1,3}}(?:PA(?:-C)?|MD|DO|RN|NP|LPN|APRN|CRNA|CNM|DNP|MBBS|FNP|PhD|JD)(?![\w'’]))"
        ),
        last=Expression(rf"(?<!\w){UPPER}[^\W\d_]+\Z"),
    ),
    # Tolvane, Quoc 71M: a given name before an age
    Edge(
        frozenset({Kind.PERSON}),
        after=Expression(rf",[ ]{UPPER}[^\W\d_]{{1,20}}(?=[ \t]{{1,12}}\d{{1,3}}\s?(?:[MF]|yo|y/o|yrs?)(?!\w))"),
        last=Expression(rf"(?<!\w){UPPER}[^\W\d_]+\Z"),
    ),
    # Résidence Les Pins, appt 14; 1730 Mill Lane, upstairs
    Edge(
        frozenset({Kind.LOC, Kind.ORG}),
        after=Expression(
            r",?[ ](?:(?:appt|apt|app|whg|flat|apartment|unit|suite|ste|esc|piso|pta|puerta|leilighet|lejl)\.?[ ](?:n[°º.][ ]?)?(?=[^\W_]{0,3}\d|[A-Z](?!\w))[^\W_]{1,5}"
            r"|(?:upstairs|downstairs|basement|ground[ ]floor))(?!\w)",
            re.I,
        ),
    ),
    # Bay Minette, ME
    Edge(
        frozenset({Kind.LOC}),
        after=Expression(
            r",[ ](?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT"
            r"|V[AT]|W[AIVY])(?![\w.])"
        ),
    ),
    # Howard Robotics LP; J.M. Huber Corporation
    Edge(
        frozenset({Kind.ORG}),
        after=Expression(
            r",?[ ](?:Incorporated|Corporation|Company|Limited|Inc|INC|Corp|CORP|Ltd|LTD|LLC|LLP|PLC|plc|GmbH)(?!\w)"
            r"|[ ](?:LP|Co|CO|AG|SA|NV|BV|AB|SE)(?!\w)"
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
    # O. W.
    Edge(
        frozenset({Kind.PERSON}),
        after=Expression(r"\.(?!\.)"),
        last=Expression(rf"(?<!\w)(?:{UPPER}\.[ \u00a0-]{{0,2}}){{1,5}}{UPPER}\Z"),
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
)
