"""Forms in which documents cite judgments, hymns, music, printed forms, batches and rules, besides those of `citing`.

A name in a form counts only where nobody in the text has it, as `citing` checks.
"""

from engine.detection.patterns.rule import UPPER

# A regular expression stays on one line, to be readable.
# ruff: noqa: E501

_YEAR = r"(?:1[89]|20)\d\d"
_DATE = (
    rf"(?:\d{{1,2}}[./-]\d{{1,2}}[./-](?:{_YEAR}|\d\d)|(?:0?[1-9]|1[0-2])[./-](?:{_YEAR}|\d\d)|{_YEAR}-\d\d|{_YEAR})"
)
_FORM = r"(?:(?i:form(?:ular|blatt|ulaire|ulario|ulário|\.)?|vordruck|imprimé|impreso|skjema|skema|blanket(?:t)?|mod(?:elo|èle|\.))"
_PARTY = rf"{UPPER}[\w.'’-]{{1,20}}(?:\s(?:of|and|&|de|{UPPER}[\w.'’-]{{0,20}})){{0,4}}"
_MUSIC = r"(?:Quartett?|Quintett?|Trio|Sonat[ae]n?|Symphony|Sinfonie|Symphonie|Sinfonia|Concerto|Konzert|Suite|Mass|Messe|Misa|Missa|Partita|Prelude|Prélude|Fugue|Cuarteto|Quatuor|Quarteto|Kvartet(?:t)?)"
_SUNG = r"(?:Hymns?|Psalms?|Psaumes?|Salmos?|Salme[rn]?|Lied(?:er)?|Cantiques?|Himnos?|Hinos?|Sang(?:e|er)?|MHB|EG|GL)"
_READ = r"(?:Readings?|Scripture|Lessons?|Gospel|Epistle|Lesung|Lecture|Évangile|Lectura|Evangelio|Leitura|Evangelho|Læsning|Lesning)"

NUMBERS = (
    # Rev 4 01.04.2023; rev. C 04.07.2024; rev. 8/2021; a full date needs a number or letter, since "rev." is a visit, too
    rf"(?i:rev(?:ision|\.)?|version|ver\.|vers\.|ausgabe|fassung|edition|édition|edición|edição|udgave|utgave)\s?(?:(?:[A-Z]|\d{{1,2}})[ ,]{{1,2}}{_DATE}|(?:0?[1-9]|1[0-2])/(?:{_YEAR}|\d\d))(?![\w/]|[.-]\d)",
    # Formular Stand 07/2018; Form. AU-14 v. 2019; PIP2 07/23 apart from other text
    rf"{_FORM}),?\s(?:[A-Z]{{1,4}}[- ]?\d{{1,4}}\s)?(?i:stand|v\.|rev\.?|vers\.)\s?{_DATE}(?![\w/]|[.-]\d)",
    r"(?:(?<=\n)|(?<=[ ][ ])|(?<=\t))[A-Z]{2,5}-?\d{1,4}[A-Z]?\s\(?(?:0[1-9]|1[0-2])/\d\d\)?(?![\w/]|[.-]\d)",
    # Lot no. B44182 exp 2025-03
    rf"(?i:lote?|batch|ch\.-?b\.|charge|partij?)[^\n]{{1,20}}?\s(?i:exp\.?|mhd|verw\.\sbis|cad\.?|utl\.?|udl\.?|pér\.?|val\.?)\s{_DATE}(?![\w/]|[.-]\d)",
    # 5 Ob 74/17v of the Austrian supreme court; IMG_2231.jpg of a camera, without a day; NM_004006.3 of a gene
    r"\d{1,2}\sOb[AS]?\s\d{1,4}/\d\d[a-z](?!\w)",
    r"(?:IMG|VID|DSCN?|PXL|MVI|AUD|PTT)[_-]\d{4,5}\.(?:jpe?g|png|heic|mp4|mov|opus|ogg|wav|m4a)(?!\w)",
    r"N[MPCRGT]_\d{6,9}(?:\.\d{1,2})?(?!\w)",
    # DL 156/2005; Res. CFP 06/2019; bkg. 1286; lt. Vorstandsbeschluss 6/23; EqA 2010 s.15; s.38 CJ&L(S)A 2010
    rf"(?:DL|Res(?:olu(?:ção|ción)|\.)|Dec(?:reto|\.)|Port(?:aria|\.)|IN|Instr\.)\s(?:[A-Z]{{2,6}}\s)?(?:n\.?[ºo]?\s)?\d{{1,4}}(?:-[A-Z])?/{_YEAR}(?![\w/-])",
    r"(?i:bkg|bek|cirk)\.\s(?:nr\.\s)?\d{1,4}(?![\w/-])|\w{0,30}(?:orstands|itglieder|emeinderats|tadtrats|ereins)beschluss(?:es)?\s\d{1,3}/(?:\d\d){1,2}(?![\w/-])",
    rf"[A-Z][A-Za-z]{{0,3}}[A-Z&()a-z]{{0,8}}A\s{_YEAR}(?=\s[Ss]{{1,2}}\.?\s?\d)|[Ss]{{1,2}}\.\s?\d{{1,3}}[A-Z]?\s[A-Z][A-Za-z&()]{{1,10}}A\s{_YEAR}(?!\w)",
)
"""Patterns of numbers and dates."""

NAMES = (
    # Okafor v. Lindqvist [2009] 1 SCC 42; Tolvane v Berg [2019] EWCA Civ 12: a report, which the case itself hardly has
    rf"{_PARTY}\s[vV]s?\.?\s{_PARTY},?\s{{1,3}}(?:\({_YEAR}\)|\[{_YEAR}\])\s(?:\d{{1,3}}\s)?[A-Z][A-Za-z.]{{1,8}}\s?[\w(]",
    # doctrina Tolvane; arrêt Okafor; jurisprudence Berg
    rf"(?:doctrina|doutrina|arrêt|jurisprudence|jurisprudencia|jurisprudência)\s[\"“«]?\s?{UPPER}[\w'’-]{{2,20}}(?!\w)(?![ ]{UPPER})",
    # Ekstremværet Gyda; Sturm „Friederike“; borrasca Filomena; none that is a surname or given name alone, as Storm
    rf"(?:[Ee]kstremvær(?:et)?|[Tt]empête|[Oo]uragan|[Hh]uracán|[Bb]orrasca|[Ff]uracão|Hurricane|Sturmtief|Orkantief|(?:Sturm|Orkan(?:en)?|[Ss]tormen)\s(?=[„“\"»«]))\s?[„“\"»«]?{UPPER}[a-zà-ÿ]{{2,14}}(?![\w])(?![ ]{UPPER})",
    # Quartet in D, K. 499; Hymn MHB 427
    rf"{_MUSIC}(?:\s(?:in|No\.|Nr\.|n[.º°]{{1,2}}|en|em|\d{{1,2}}|[A-G](?:is|es|[♭♯])?|flat|sharp|minor|major|[Mm]oll|Dur)){{0,5}},?\s(?:Op|K|KV|BWV|D|Hob|HWV|RV|WoO)\.?\s?\d{{1,4}}(?!\w)",
    rf"{_SUNG}\s(?:(?:No|Nr|n[º°])\.?\s)?(?:[A-Z]{{2,4}}\s)?\d{{1,4}}(?!\w)",
    # Reading: Luke 13:1-9: the book, not whoever reads
    rf"{_READ}:\s{{1,3}}(?:[1-3]\s)?{UPPER}[a-zà-ÿ]{{2,12}}\s\d{{1,3}}(?=\W)",
)
"""Patterns with names of people who are cited, of books and of works."""
