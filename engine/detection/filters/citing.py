"""Citations and measurements: lines of transcripts, docket entries, statutes, standards, verses, values.

They identify nobody, though they have digits or capitals as identifiers do. A name, number, date or quantity that a
recognizer reads inside of one is left out.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass

from engine.core.expressions import Expression
from engine.core.types import Kind, Mention
from engine.detection.abroad import citations

# Lists of words stay together.
# ruff: noqa: E501

_DOUBTFUL = frozenset(
    "reference invoice device-serial mrn case-number policy licence employee-id health-insurance time date year"
    " occupation country legal-citation".split()
)
"""Subtypes of mentions that are left out; those with check digits or a form of their own stay, as telephone numbers."""
_OF_OFFICER = "employee-id"
_BY_DIGITS = "digits."
"""Beginning of the reasons for numbers with check digits or a form of their own: "Grundbuch ..., Blatt 12"."""
_BY_FORM = 0.7
"""Score of a telephone number that no word announces, such as the docket number 05-16.970."""
_NUMBERS = frozenset({Kind.CODE, Kind.MISC})
_STATUTES = frozenset({Kind.CODE, Kind.MISC, Kind.ORG, Kind.LOC, Kind.DATETIME, Kind.QUANTITY, Kind.DEM})
_VERSES = _STATUTES | {Kind.PERSON}
_NUMBERS_AND_TIMES = _NUMBERS | {Kind.DATETIME, Kind.QUANTITY}

# 22:2-15; 45:20-46:3; 36:9
_LINES = r"\d{1,4}:\d{1,2}(?:\s?[-–—]\s?(?:\d{1,4}:)?\d{1,2})?(?![\w:]|[.,]\d)"
_NOT_A_CLOCK = r"(?!\s?(?:[ap]\.?\s?m\b|o['’]clock|hours|hrs|Uhr|h\b|UTC|GMT|[ECMP][SD]?T\b))"
_SERIES = Expression(
    rf"(?<![\w:.,/-]){_LINES}{_NOT_A_CLOCK}(?:[;,]\s{{0,2}}(?:(?:and|&)\s)?{_LINES}{_NOT_A_CLOCK}){{0,40}}"
)
_WORD = Expression(r"[^\W\d_]{2,}")
_PLACE = Expression(r"(\d{1,4}):(\d{1,2})")
_CITES = Expression(
    r"(?<!\w)(?:Tr|Trans|Dep|Depo|Exh?s?|Id|Ibid|Aff|Decl|Test|RT|Exhibits?|pp?|cols?)(?:\.|(?<=Exhibit)|(?<=Exhibits)|(?<=RT))"
    r"(?:\s(?:[A-Z0-9]{1,4}|Vol\.?\s?[\dIVX]{1,4}|\([^()\n]{1,30}\)))?,?\s{0,2}(?:(?:at|pp?\.)\s{1,2})?\Z"
)
_LAST_HOUR = 24
_BEFORE = 64
"""Characters before a series in which the words that announce it are looked for."""
_RANK_BEFORE = Expression(r",\s[A-Z][A-Za-z]{1,10}\.?\s#?\Z")
_LINE = 100
"""Characters before a form in which the words that make it an identifier are looked for."""

_CAPITAL = "[A-ZÀ-ÖØ-Þ]"
_LIST = r"(?:\s?[,;&–]\s?|\s(?:and|und|et|y|e|og|en|to|[-–])\s)"
_COUNT = r"(?:Nos?\.?|Numbers?|Nrs?\.?|n[°ºo]\.?|n\.[°ºo]s?|n[úu]m\.?|#)"
_UNIT = (
    r"(?:[mµμnpk]?g|mcg|[mµμnp]?mol|[mµμd]?[lL]|[mk]?U|IU|IE|UI|mEq|mmHg|cm|mm|km|m[²³]?|kcal|kJ|bpm|[km]?W|[km]?V|Hz|kHz|MHz|GHz"
    r"|[KMGT]B|px|dpi|°\s?[CF]|sq\.?\s?(?:ft|m)|ft|lbs?|oz|%)(?:/(?:[dmµμ]?[lL]|kg|g|mol|m²|min|h|d|day|hr?|24\s?h|µL|mm³))?"
)
_FIGURE = r"(?!0\d)\d{1,4}(?:[.,]\d{1,4})?"
_LONG_FIGURE = r"\d{5,9}(?:[.,]\d{1,4})?"
_VERSE = r"\d{1,3}:\d{1,3}[a-z]?(?:[-–,]\s?\d{1,3}[a-z]?(?::\d{1,3})?){0,5}(?![\w:])"
_BOOKS = (
    r"Gen(?:esis)?|Ex(?:od(?:us)?)?|Lev(?:iticus)?|Num(?:bers)?|Deut(?:eronomy)?|Josh|Judges|Kings|Chron(?:icles)?|Neh(?:emiah)?|Ps(?:alms?|s)?|Prov(?:erbs)?"
    r"|Eccl(?:esiastes)?|Isa|Jer|Lam(?:entations)?|Ezek(?:iel)?|Hos|Obad|Mic|Nah|Hab(?:akkuk)?|Zeph|Hag(?:gai)?|Zech|Mal|Mt|Mk|Lk|Jn|Rom(?:ans)?|Cor(?:inthians)?"
    r"|Gal(?:atians)?|Eph(?:esians)?|Phil(?:ippians)?|Col(?:ossians)?|Thess(?:alonians)?|Philem|Heb(?:rews)?|Rev(?:elation)?|Macc(?:abees)?|Qur['’]?an|Surah?"
)
_BOOKS_OF_NAMES = r"Matt(?:hew)?|Mark|Luke|John|James|Jude|Pet(?:er)?|Tim(?:othy)?|Titus|Acts|Ruth|Sam(?:uel)?|Ezra|Esther|Job|Isaiah|Jeremiah|Dan(?:iel)?|Joel|Amos|Jonah|Micah"
_LETTERS = r"(?=[^\s\d]{2})"  # a letter after a long number may be part of an identifier

_YEAR = r"(?:1[89]|20)\d\d"
_DATE = (
    rf"(?:\d{{1,2}}[./-]\d{{1,2}}[./-](?:{_YEAR}|\d\d)|(?:0?[1-9]|1[0-2])[./-](?:{_YEAR}|\d\d)|{_YEAR}-\d\d|{_YEAR})"
)
_FORM = r"(?:(?i:form(?:ular|blatt|ulaire|ulario|ulário|\.)?|vordruck|imprimé|impreso|skjema|skema|blanket(?:t)?|mod(?:elo|èle|\.))"
_REPORTED = r"(?:\d{1,3}\s)?[A-Z][A-Za-z.]{1,8}\s?(?:\((?:Pt\.\s\d{1,4}|[A-Z][A-Za-z]{1,6})\)\s)?\d{1,5}(?!\w)(?:\s\([A-Z][A-Za-z]{1,6}\))?"
_SHORTENED = r"(?:Inc|Corp|Co|Pub|Ltd|Bros|Mfg|Dept|Univ|Ass['’]n|Dist|Sch|Bd|Cty|Cnty|Hosp|Ins|St|Mrs?|Ms|Dr|No|Sys|Servs?|Techs?|Indus|Elec|Pac|Ry|Tel|Fed|Pharm|Prods?|Labs?|Grp|Fin|Sav|Am)\."
# A sentence may end before a case that is cited: only behind these words is a full stop part of the name of a party.
_PARTY_WORD = rf"(?:{_SHORTENED}|(?:{_CAPITAL}\.){{1,4}}|{_CAPITAL}(?:[^\W\d_]|['’&-]){{0,20}}(?:\.com)?)"
_PARTY = rf"{_PARTY_WORD}(?:\s(?:of|and|&|de|{_PARTY_WORD})){{0,4}}"
_MUSIC = r"(?:Quartett?|Quintett?|Trio|Sonat[ae]n?|Symphony|Sinfonie|Symphonie|Sinfonia|Concerto|Konzert|Suite|Mass|Messe|Misa|Missa|Partita|Prelude|Prélude|Fugue|Cuarteto|Quatuor|Quarteto|Kvartet(?:t)?)"
_SUNG = r"(?:Hymns?|Psalms?|Psaumes?|Salmos?|Salme[rn]?|Lied(?:er)?|Cantiques?|Himnos?|Hinos?|Sang(?:e|er)?|MHB|EG|GL)"
_READ = r"(?:Readings?|Scripture|Lessons?|Gospel|Epistle|Lesung|Lecture|Évangile|Lectura|Evangelio|Leitura|Evangelho|Læsning|Lesning)"

_PAGE = r"\d{1,4}(?:[-–]\d{1,4})?(?![\w/:]|[.,]\d|-\d)"
_FIRM = r"(?:,?\s(?:LLC|LLP|L\.P\.|Inc\.|Ltd\.|Co\.|Corp\.|N\.A\.))?"
_REPORTER = (
    r"(?:\d{1,4}\s(?:U\.\s?S\.|S\.\s?Ct\.|L\.\s?Ed\.(?:\s?2d)?|F\.\s?(?:2d|3d|4th|App['’]x)|F\.\s?Supp\.(?:\s?[23]d)?|F\.R\.D\.|B\.R\."
    r"|(?:A|P|So|N\.\s?[EW]|S\.\s?[EW]|N\.Y\.S|Cal\.\s?Rptr)\.?\s?[23]d)\s\d{1,5}|\d{4}\s(?:WL|U\.S\.\sDist\.\sLEXIS)\s\d{3,8})"
)

_CITED_NUMBERS = (
    # 2000 CPD ¶ 72
    r"\d{2,4}(?:-\d)?\sCPD\s¶\s?\d{1,4}(?!\w)",
    # 1997, p 24; England S., 2001, p14; p.171-176, but not the telephone p. 555-0187
    rf"(?<=\d,\s)pp?\s?{_PAGE}(?=[),.;])|pp?\.\s?\d{{1,3}}[-–]\d{{1,3}}(?![\w/:]|[.,]\d|-\d)",
    # Copyright © 2003-2009; FY 2006; fiscal year 2010: years of a publisher and of accounts
    rf"(?:(?i:copyright)\s(?:(?:©|\([cC]\))\s?)?|©\s?|\([cC]\)\s(?={_YEAR}[ ,-]))(?:{_YEAR}(?:\s?[-–,]\s?{_YEAR})?(?!\w))",
    rf"(?:FY|(?i:fiscal|financial)\s[Yy]ear)\s?['’]?(?:{_YEAR}|\d\d)(?:\s?[-/–]\s?\d{{2,4}})?(?![\w/-])",
    # Rev 4 01.04.2023; rev. C 04.07.2024; rev. 8/2021; a full date needs a number or letter, since "rev." is a visit, too
    rf"(?i:rev(?:ision|\.)?|version|ver\.|vers\.|ausgabe|fassung|edition|édition|edición|edição|udgave|utgave)\s?(?:(?:[A-Z]|\d{{1,2}})[ ,]{{1,2}}{_DATE}|(?:0?[1-9]|1[0-2])/(?:{_YEAR}|\d\d))(?![\w/]|[.-]\d)",
    # Formular Stand 07/2018; Form. AU-14 v. 2019; PIP2 07/23 apart from other text
    rf"{_FORM}),?\s(?:[A-Z]{{1,4}}[- ]?\d{{1,4}}\s)?(?i:stand|v\.|rev\.?|vers\.)\s?{_DATE}(?![\w/]|[.-]\d)",
    r"(?:(?<=\n)|(?<=[ ][ ])|(?<=\t))[A-Z]{2,5}-?\d{1,4}[A-Z]?\s\(?(?:0[1-9]|1[0-2])/\d\d\)?(?![\w/]|[.-]\d)",
    # 5 Ob 74/17v of the Austrian supreme court; IMG_2231.jpg of a camera, without a day; NM_004006.3 of a gene
    r"\d{1,2}\sOb[AS]?\s\d{1,4}/\d\d[a-z](?!\w)",
    r"(?:IMG|VID|DSCN?|PXL|MVI|AUD|PTT)[_-]\d{4,5}\.(?:jpe?g|png|heic|mp4|mov|opus|ogg|wav|m4a)(?!\w)",
    r"N[MPCRGT]_\d{6,9}(?:\.\d{1,2})?(?!\w)",
    # DL 156/2005; Res. CFP 06/2019; bkg. 1286; lt. Vorstandsbeschluss 6/23; EqA 2010 s.15; s.38 CJ&L(S)A 2010
    rf"(?:DL|Res(?:olu(?:ção|ción)|\.)|Dec(?:reto|\.)|Port(?:aria|\.)|IN|Instr\.)\s(?:[A-Z]{{2,6}}\s)?(?:n\.?[ºo]?\s)?\d{{1,4}}(?:-[A-Z])?/{_YEAR}(?![\w/-])",
    r"(?i:bkg|bek|cirk)\.\s(?:nr\.\s)?\d{1,4}(?![\w/-])|\w{0,30}(?:orstands|itglieder|emeinderats|tadtrats|ereins)beschluss(?:es)?\s\d{1,3}/(?:\d\d){1,2}(?![\w/-])",
    rf"[A-Z][A-Za-z]{{0,3}}[A-Z&()a-z]{{0,8}}A\s{_YEAR}(?=\s[Ss]{{1,2}}\.?\s?\d)|[Ss]{{1,2}}\.\s?\d{{1,3}}[A-Z]?\s[A-Z][A-Za-z&()]{{1,10}}A\s{_YEAR}(?!\w)",
)
"""Numbers and dates of judgments, printed forms and rules; one counts only where nobody in the text has it."""

_VERSUS, _OF_COURT, _IN_RE = (
    r"\s[vV]s?\.?\s",
    r"\s(?:CSC|SCC|CAF|FCA|CF|FC|QCC[AQS]|QCTA[LQ]|QCTAT|ONCA|ONSC|BCCA|BCSC|ABCA|ABQB|ABKB)\s\d",
    r"(?:In\sre|Re|Ex\sparte)\s",
)
_CITED_CASES = (
    # Okafor v. Lindqvist [2009] 1 SCC 42; Tolvane v Berg [2019] EWCA Civ 12: a report, which the case itself hardly has
    (
        rf"{_PARTY}{_VERSUS}{_PARTY},?\s{{1,3}}(?:\({_YEAR}\)|\[{_YEAR}\])\s(?:{_REPORTED}|(?:\d{{1,3}}\s)?[A-Z][A-Za-z.]{{1,8}}\s?[\w(])",
        _VERSUS,
    ),
    # In re B (Children) [2008] UKHL 35
    (rf"{_IN_RE}{_PARTY}(?:\s\([A-Z][\w ]{{2,30}}\))?,?\s[(\[]{_YEAR}[)\]]\s{_REPORTED}", _IN_RE),
    # Québec (CDPDJ) c. Bombardier, 2015 CSC 39
    (rf"{_PARTY}(?:\s\([A-Z]{{2,10}}\))?\s[cv]\.\s{_PARTY},\s{_YEAR}{_OF_COURT}{{1,5}}(?!\w)", _OF_COURT),
)
"""Reported cases by their parties, with a cue of each form."""

_CITED_NAMES = (
    # doctrina Tolvane; arrêt Okafor; jurisprudence Berg
    rf"(?:doctrina|doutrina|arrêt|jurisprudence|jurisprudencia|jurisprudência)\s[\"“«]?\s?{_CAPITAL}[\w'’-]{{2,20}}(?!\w)(?![ ]{_CAPITAL})",
    # Ekstremværet Gyda; Sturm „Friederike“; borrasca Filomena; none that is a surname or given name alone, as Storm
    rf"(?:[Ee]kstremvær(?:et)?|[Tt]empête|[Oo]uragan|[Hh]uracán|[Bb]orrasca|[Ff]uracão|Hurricane|Sturmtief|Orkantief|(?:Sturm|Orkan(?:en)?|[Ss]tormen)\s(?=[„“\"»«]))\s?[„“\"»«]?{_CAPITAL}[a-zà-ÿ]{{2,14}}(?![\w])(?![ ]{_CAPITAL})",
    # Quartet in D, K. 499; Hymn MHB 427
    rf"{_MUSIC}(?:\s(?:in|No\.|Nr\.|n[.º°]{{1,2}}|en|em|\d{{1,2}}|[A-G](?:is|es|[♭♯])?|flat|sharp|minor|major|[Mm]oll|Dur)){{0,5}},?\s(?:Op|K|KV|BWV|D|Hob|HWV|RV|WoO)\.?\s?\d{{1,4}}(?!\w)",
    rf"{_SUNG}\s(?:(?:No|Nr|n[º°])\.?\s)?(?:[A-Z]{{2,4}}\s)?\d{{1,4}}(?!\w)",
    # Reading: Luke 13:1-9: the book, not somebody who reads
    rf"{_READ}:\s{{1,3}}(?:[1-3]\s)?{_CAPITAL}[a-zà-ÿ]{{2,12}}\s\d{{1,3}}(?=\W)",
)
"""Names of people who are cited, of books, of works, hymns and music; likewise."""


# Behind these the number of a batch is that of a device in somebody's body (HIPAA Safe Harbor, identifier M).
_IMPLANTED = Expression(
    r"(?<!\w)(?:(?:implant|prosthe[st]|stent|pacemaker|arthroplast|generator|implantat|proth[eè]s|pr[óo]t[ée]s)\w{0,8}|lens(?:es)?|IOL|valves?|cups?|stems?|screws?"
    r"|plates?|leads?|grafts?|mesh|coils?|catheters?|pumps?|ports?|devices?|UDI|REF|ICD|IU[DS]|nexplanon|implanon|jadelle|mirena|kyleena|skyla|paragard|serial(?:\s(?:no\.?|number))?)(?!\w)[^\n]{0,80}(?:\n[^\n]{0,24})?\Z",
    re.IGNORECASE,
)


_OF_INVOICE = Expression(r"(?<!\w)(?:factura|CFDI|recibo|remisión)(?!\w)[^\n]{0,30}\Z", re.IGNORECASE)
"""Before the number of an invoice, which Mexico calls a folio."""


@dataclass(frozen=True, slots=True)
class Citing:
    """A form of citations or measurements, and the kinds of mentions that are left out inside of it.

    Attributes:
        unless: words before it on its line that make it an identifier.
    """

    form: Expression
    kinds: frozenset[Kind] = _NUMBERS
    unless: Expression | None = None


def _form(
    form: str,
    flags: int = 0,
    kinds: frozenset[Kind] = _NUMBERS,
    cues: tuple[str, ...] = (),
    unless: Expression | None = None,
) -> Citing:
    return Citing(Expression(rf"(?<![\w/.-])(?:{form})", flags, cues=cues), kinds, unless)


FORMS = (
    # ECF No. 74-3; Dkt. 112; Document 74-3; Docket Entry 12
    _form(
        rf"(?:ECF|CM/ECF|Dkt\.?|D\.E\.|D\.I\.|Docket\sEntry|Doc(?:ument|\.)?)(?:\s{_COUNT})?\s{{0,2}}#?"
        r"(?:\d{1,3}(?:-\d{1,3})?|\d{4}-\d{1,3})(?![\w/-]|[.]\d)"
    ),
    _form(r"(?:ECF|CM/ECF|Dkt\.?|D\.E\.|D\.I\.|Docket\sEntry)(?:\sNos?\.?)?\s{0,2}#?\d{4}(?![\w/-]|[.]\d)"),
    # Document #: 1000 Filed; PageID #:32475; Page ID.1234: the stamp of American courts
    _form(r"Doc(?:ument)?\s#:?\s?\d{1,5}(?=\s{1,3}(?:Filed|Entered))|Page\s?I\.?D\.?\s?[#.]?\s?:?\s?#?:?\s?\d{1,6}(?![\w/-])"),
    # OMB Control No. 2900-0826; VA Form 21-0966; Form 940-B (Rev. 5-2010); Cat. No. 20910X; N-PAT 0042: what a printed form is called
    _form(
        r"OMB\s(?:Control\s)?(?:No\.?|Number|#):?\s?\d{4}-\d{4}(?!\w)"
        r"|(?:FORM|Form)\s(?:(?:Number|No\.?|#)\s?)?(?:[A-Z]{1,4}[- ]?)?\d{1,5}(?:-\d{1,5})?(?:-?[A-Z]{1,3}(?![\w-]))?(?:\s\((?:Rev|REV)\.?\s[^()\n]{3,20}\))?(?![\w/-])"
        r"|(?:Cat(?:alog)?\.?|Catalog(?:ue)?)\s(?:No\.?|Number)\s?\d{4,6}[A-Z]?(?!\w)"
        r"|(?:\(?Rev\.|REV\.)\s(?:(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}\.?\s\d{4}|\d{1,2}[-/]\d{2,4})(?!\w)"
        r"|TTY:?\s?711(?!\w)"
        # Form 101-13-FR-S (9/1/2009)
        r"|Form\s\d{1,4}(?:-[A-Z\d]{1,4}){1,4}\s\(\d{1,2}/\d{1,2}/\d{4}\)"
        # At the foot or head of a court's form: CV-90 (10/08); AO 440 (Rev. 06/12)
        r"|(?m:^[ \t]{0,8})(?:AO|CV|CR|JS|POS|SUM|CM|MC|FL|UST)[- ]?\d{1,4}[A-Z]?\s\((?:Rev\.?\s)?\d{1,2}/\d{2,4}\)",
        kinds=_VERSES,
    ),
    # form PIL 0217; Cerfa 16097*02; Nr. 2300 VV RVG, a fee of German lawyers
    _form(
        r"(?:form\s[A-Z]{1,4}[- ]?\d{1,4}[A-Z]?|[Cc]erfa\s(?:n[°º]\s?)?\d{4,5}(?:\*\d\d)?|Nr\.\s\d{4}\sVV(?:\sRVG)?)(?![\w/-])",
        kinds=_STATUTES,
        cues=(r"form\s", r"[Cc]erfa\s", r"\sVV"),
    ),
    # V.º B.º over a signature that approves; ET AL. behind the first of the parties
    _form(r"V\.?[º°]\s?B\.?[º°]|(?i:et\sal)(?!\w)\.?", kinds=_VERSES),
    # Form 2207-E (2021/09); Formular L 34 EDV; Blanket 04.009; rubrik 51; NAV 08-07.08
    _form(
        r"(?:[Ff]ormular|[Ff]ormblatt|[Vv]ordruck|[Bb]lank(?:et|ett)|[Ss]k(?:e|je)ma|[Ff]ormulaire|[Ff]ormulario|[Ff]ormulário|[Ii]mpresso|[Rr]ubrik)"
        r"\s(?:[Nn]r\.?\s|n[.º°]{1,2}\s)?(?:[A-ZÄÖÜ]{1,4}[ -]?)?\d{1,4}(?:[.-]\d{1,4}){0,2}(?:-?[A-Z]{1,3})?(?:\s[A-Z]{2,4})?(?:\s(?:0[1-9]|1[0-2])/\d\d)?(?![\w/]|[.-]\d)"
        # ACORD 2 (2016/10); CPT 90837; HCPCS G0442: forms of insurers and codes of their services
        r"|ACORD\s\d{1,3}(?:\s\(\d{4}/\d\d\))?(?!\w)|CPT(?:\scodes?)?:?\s\d{5}(?![\w-])|HCPCS:?\s[A-Z]\d{4}(?!\w)"
        r"|FORM\s?[A-Z]?\d{1,5}(?:-[A-Z])?(?:\s\(\d{4}/\d\d\))?(?!\w)|Form\s\d{3,5}-[A-Z]\s\(\d{4}/\d\d\)|NAV\s\d\d-\d\d\.\d\d(?!\w)",
        kinds=_STATUTES,
    ),
    # Id. at 9, 17; Tr. at 14-16 & 22; a record or a brief is cited by its pages
    _form(
        rf"(?:Id|Ibid|Tr|Dep|Depo|Decl|Aff|Br|Opp|Mot|Mem|Compl)\.,?\sat\s{_PAGE}(?:(?:[,;]|,?\sand|\s&)\s{_PAGE}){{0,10}}{_NOT_A_CLOCK}",
        kinds=_NUMBERS_AND_TIMES | {Kind.DEM},
    ),
    # (Orrin Depo. Tr., excerpts of which are attached): the transcript, behind whose name it is
    _form(r"(?:Tr|Trans|Depo|Decl|Aff)(?=\.(?:[,)]|\s(?:at|¶|Tr|Ex|p)))", kinds=_VERSES),
    # Ada Dorr, United States District Judge; Courtroom Deputy: offices below names in court papers
    _form(
        r"(?:(?<=[,\n\t]\s)|(?<=[\n\t])|(?<=,))(?:(?:Chief|Senior|CHIEF|SENIOR)\s)?(?:(?:United\sStates|U\.\s?S\.)\s(?:District|Magistrate|Bankruptcy|Circuit)\s(?:Court\s)?Judge"
        r"|(?:UNITED\sSTATES|U\.\s?S\.)\s(?:DISTRICT|MAGISTRATE|BANKRUPTCY|CIRCUIT)\s(?:COURT\s)?JUDGE)(?!\w)"
        r"|(?:Deputy\sClerk|Courtroom\s(?:Deputy|Clerk)|Court\sReporter\s?/\s?Recorder|DEPUTY\sCLERK|COURTROOM\s(?:DEPUTY|CLERK))(?!\w)",
        kinds=_VERSES,
        cues=("Judge", "JUDGE", "Clerk", "Courtroom", r"Court\sReporter", "CLERK", "COURTROOM"),
    ),
    # VETERAN'S NAME; 20. SIGNATURE OF VETERAN/CLAIMANT: whom the caption of a field is about
    _form(
        r"[A-Z]{4,}(?:\s[A-Z]{4,}){0,2}['’]S(?=\s(?:(?:FIRST|LAST|FULL)\s)?(?:NAME|SOCIAL\sSECURITY|SERVICE\sNUMBER|DATE\sOF\sBIRTH|(?:MAILING\s)?ADDRESS"
        r"|SIGNATURE|IDENTIFICATION|TELEPHONE|E-?MAIL)(?!\w))"
        r"|(?:SIGNATURE|NAME|ADDRESS|RELATIONSHIP)\s(?:OF|TO)(?:\sTHE)?(?:\s[A-Z]{3,}[,/]?){1,4}(?=\s?[\t\n(:/])",
        kinds=frozenset({Kind.DEM}),
        cues=("[A-Z]{4,}",),
    ),
    # Cause: 42:2000e Job Discrimination; Nature of Suit: 442 Civil Rights
    _form(
        r"Cause:\s{1,3}\d{1,2}:\d{1,5}[a-z]{0,2}(?:-\d{1,2})?(?![\w-])|Nature\sof\sSuit:?\s{1,3}\d{3}(?!\w)",
        kinds=_NUMBERS_AND_TIMES,
    ),
    # Exhibit 12-B; ¶¶ 12-14; § 1983(b)(2); pp. 12-14; Bl. 123; fls. 45
    _form(
        r"(?:Exhibits?|EXHIBITS?|Exhs?\.|Exs?\.|Attachments?|Append(?:ix|ices)|App\.|Annex(?:es)?|Schedules?|Tabs?|Fig(?:ures?|\.)|Tables?"
        r"|¶{1,2}|§{1,2}|[Pp]ara(?:graph|s|\.)?s?\.?|pp?\.|[Pp]ages?|[Ll]ines?|[Ff]ootnotes?|fn?\.|[Vv]ol(?:ume|s|\.)s?|[Cc]hapters?|[Ss]ections?"
        r"|[Ss]ecs?\.|[Aa]rt(?:icles?|[íi]culos?|igos?|icolo|icoli|ikel[sn]?|ikler)?\.?|Rules?|[Cc]ounts?|[Qq]uestions?|[Ss]eiten?|S\.|Rn\.|Rz\."
        r"|Randnummern?|Bl(?:att|\.)|Anlagen?|Abs\.|Satz|Ziff(?:er|\.)|[Aa]lin[ée]as?|[Pp]i[èe]ces?|[Pp][áa]g(?:inas?|s?\.)|[Ff]olios?|fl?s\.|[Ss]ider?)"
        rf"\s{{0,2}}(?:{_COUNT}\s{{0,2}})?(?!(?:\d\d-\d{{4}}|\d{{3}}[-.]\d{{3,4}})(?!\w))[A-Z]{{0,2}}-?\d{{1,4}}(?:[.(:-]\w{{1,4}}\)?){{0,6}}(?:{_LIST}\d{{1,4}}(?:[.(:-]\w{{1,4}}\)?){{0,6}}){{0,10}}(?![\w/]|-\d)",
        kinds=_NUMBERS | {Kind.DEM},
        unless=_OF_INVOICE,
    ),
    # Bates VR000318: the pages of the documents that a party discloses
    _form(r"Bates(?:\s(?:range|stamp(?:ed)?|nos?\.|numbers?))?:?\s(?:[A-Z]{1,8}[-_ ]?)?\d{3,9}(?!\w)", kinds=_VERSES, cues=("Bates",)),
    # 42 U.S.C. § 1983; Pub. L. No. 104-191; Ley 39/2015; loi n° 78-17; Verordnung (EU) 2016/679; Lei nº 8.078/90
    _form(
        r"(?:laws?|acts?|statutes?|pub(?:lic|\.)\sl(?:aw|\.)|directives?|regulations?|decrees?|ordinances?|resolutions?|conventions?|protocols?"
        r"|gesetze?s?|verordnung(?:en)?|richtlinien?|ley(?:es)?(?:\sorg[áa]nica)?|(?:real\s)?decreto(?:s|[- ]ley|[- ]legislativo)?|reglamentos?|directivas?"
        r"|loi|d[ée]crets?|ordonnances?|r[èe]glements?|directives?|lei(?:\scomplementar)?|portaria|regulamento|legge|regolamento|direttiva|d\.?\s?lgs\.?"
        r"|d\.?p\.?r\.?|wet|besluit|verordening|richtlijn|lov|forordning|forskrift|direktiv|bekendtg[øo]relse)"
        rf"(?:\s\((?:EU|UE|EC|CE|EG|EF|EEC|EWG|CEE)\))?(?:\s{_COUNT})?\s{{0,2}}\d{{1,5}}(?:\.\d{{3}})?(?:[/-]\d{{1,5}})?(?:/(?:EC|EU|CE|UE|EG|EF|EEC|EWG|CEE))?(?![\w]|[/-]\d)",
        re.IGNORECASE,
        _STATUTES,
    ),
    _form(r"\d{1,3}\s(?:U\.?S\.?C\.?|C\.?F\.?R\.?)(?:A\.)?\s(?:§{1,2}\s?)?\d{1,5}[a-z]{0,3}(?:[.(-]\w{1,5}\)?){0,6}"),
    # 735 ILCS 5/9-209; PC 187, but not the constable in "PC 4471 Okell"; RCW 28A.225; La. R.S. 40:1231; Tex. Penal Code § 30.02; s.2 MHA; O.C.G.A. § 16-5-1
    _form(
        r"(?:\d{1,4}\s(?:ILCS|Pa\.\s?C\.S\.|Del\.\s?C\.|V\.S\.A\.|M\.R\.S\.)"
        r"|(?:(?:[A-Z][a-z]{1,5}\.|[A-Z][a-z]{3,12}|N\.[A-Z]\.)\s){0,2}(?:R\.S\.|Rev\.\s(?:Stat|Code)\.?|Gen\.\s(?:Stat|Laws)\.?|Stat\.|Comp\.\sLaws"
        r"|(?:(?:Civ|Crim|Pen|Penal|Fam|Family|Lab|Labor|Gov|Gov't|Bus|Prob|Probate|Veh|Vehicle|Educ|Evid|Health|Safety|Ins|Tax|Transp|Ann)\.?\s(?:&\s)?(?:(?:Prac|Proc|Prof|Rem|Com|Safety)\.?\s(?:&\s)?)?){0,2}Code(?:\sAnn\.)?"
        r"|ORS|RCW|WAC|OAR|MCLA?|NRS|KRS|RSMo|ARS|A\.R\.S\.|C\.R\.S\.|CRS|OCGA|O\.C\.G\.A\.|NMSA|NJSA|N\.J\.S\.A\.|R\.C\.|ORC|HRS|SDCL|CPLR|CPL|NYCRR|F\.S\.|CGS|RSA|BGB|StGB|ZPO|StPO|HGB|GG|PC(?!\s\d{4,5}\s[A-Z][A-Za-z'’-])|CCP|C\.C\.P\.))"
        r"\s(?:§{1,2}\s?|[Ss]ec\.\s)?\d{1,5}[A-Za-z]{0,2}(?:[.:/-]\d{1,6}[A-Za-z]?){0,4}(?:\(\w{1,4}\)){0,5}(?![\w/])",
        kinds=_VERSES,
    ),
    _form(
        r"(?:[Ss]s?\.|[Ss]ect?(?:ions?|\.))\s?\d{1,4}[A-Z]{0,2}(?:\(\w{1,4}\)){0,4}(?:\s(?:of\s(?:the\s)?)?(?:[A-Z]{2,5}|Act|Code)\b)(?:\s(?:1[6-9]|20)\d\d)?",
        kinds=_STATUTES,
    ),
    # Data Protection Acts 1988 to 2018; the Health and Safety at Work etc. Act 1974; Mental Capacity Act; Marsy's Law
    _form(
        r"(?:[A-Z][\w'’&-]{1,20}\s(?:(?:and|of|the|for|to|in|on|at|by|with|from|etc\.|&|\([A-Z][\w\s'’,-]{2,60}\)|[A-Z][\w'’&-]{0,20},?)\s){0,12}?)"
        r"(?:Acts?|Regulations|Ordinance|Directive)(?!\w)(?:\s\([A-Z][\w\s'’,-]{2,60}\))?(?:,?\s(?:of\s)?(?:1[6-9]|20)\d\d(?:\s?(?:to|and|[-–])\s?(?:1[6-9]|20)\d\d)?)?",
        kinds=_STATUTES,
        cues=(r"(?:Acts?|Regulations|Ordinance|Directive)(?!\w)",),
    ),
    _form(r"(?:Marsy|Megan|Kevin|Leandra|Sarah|Jessica|Clare|Martyn|Natasha|Miranda|Sharia|Jim\sCrow)(?:['’]s)?\s[Ll]aws?(?!\w)", kinds=_VERSES, cues=(r"[Ll]aws?(?!\w)",)),
    # 2 Cor 13:11-13; Ex 34:4b-6; and John 3:16, in which the name stays a mention: a message may begin "John 10:15"
    _form(rf"(?:[1-3]\s?)?(?:{_BOOKS})\.?\s{_VERSE}", kinds=_VERSES),
    _form(rf"(?:[1-3]\s?)?(?:{_BOOKS_OF_NAMES})\.?\s{_VERSE}", kinds=_STATUTES - {Kind.DATETIME}),
    # ISO 9001:2015; DIN EN ISO 13485; EN 12345-1; RFC 2616
    _form(
        r"(?:ISO|IEC|DIN|EN|[ÖO]NORM|NF|UNE|BS|ASTM|ANSI|IEEE|NIST(?:\sSP)?|RFC|NFPA|CEI|UNI|ABNT|NBR|NP|NS|DS|SN|SAE|MIL-STD|IFRS|IAS|NEN|VDE|VDI)"
        r"(?:[/ -](?:EN|ISO|IEC|TS|TR|NBR|SP)){0,3}[ -]?[A-Z]?\d{2,6}(?:[-:.]\d{1,4}){0,4}(?![\w/]|-\d)"
    ),
    # version 2.11.4; v3.0; Rev. 12.1; build 19045
    _form(
        r"(?:v|ver\.?|versions?|versi[óo]n|vers[ãa]o|versione|versie|versjon|release|build|firmware|rev\.?|revision)(?:\s(?:nos?\.|numbers?))?\s?\.?\s?\d{1,5}(?:\.\d{1,6}){0,4}(?![\w/-])",
        re.IGNORECASE,
    ),
    # batch P1004417; Lot no. B44182 exp 2025-03: of a drug. A lot of figures alone may be a plot of land.
    *(
        _form(each, kinds=kinds, unless=_IMPLANTED)
        for each, kinds in (
            (
                r"(?:(?:[Bb]atch|Ch\.-?B\.)(?:\sno\.?|\snr\.?|\sn[°º.]{1,2})?[:\s]\s?(?=[A-Z]{0,3}\d)"
                r"|(?:[Ll]ote?|LOT)(?:\sno\.?|\sn[°º.]{1,2})?[:\s]\s?(?=\d{0,6}[A-Z]{1,3}\d))[A-Z0-9]{4,12}(?![\w/-]|,?\s(?:[Bb]lock|[Pp]lan|DP)(?!\w))",
                _NUMBERS,
            ),
            (
                rf"(?i:lote?|batch|ch\.-?b\.|charge|partij?)[^\n]{{1,20}}?\s(?i:exp\.?|mhd|verw\.\sbis|cad\.?|utl\.?|udl\.?|pér\.?|val\.?)\s{_DATE}(?![\w/]|[.-]\d)",
                _STATUTES,
            ),
        )
    ),
    # policy 4.1.7; CLIA 03D0417788; PR 7714
    _form(r"CLIA(?:\s(?:no\.?|number|#|ID))?:?\s?\d{2}D\d{7}(?!\w)|(?:PR|[Pp]ull[ ]request|[Mm]erge[ ]request)[ ][#!]?\d{1,6}(?![\w/-])"),
    _form(r"(?:[Pp]olicy|[Cc]lause|[Pp]rocedure|[Ii]tem|[Ss]tep|[Tt]ask|[Cc]ontrol|[Ss]tandard|[Gg]uideline)\s\d{1,2}(?:\.\d{1,2}){1,3}(?![\w/.-])"),
    # 210 x 297 mm; 12 × 8 × 4
    _form(rf"{_FIGURE}\s?{_UNIT}?\s?[x×]\s?{_FIGURE}(?:\s?{_UNIT}?\s?[x×]\s?{_FIGURE})?(?:\s?{_UNIT}(?!\w))?(?!\w)"),
    # 135-145 mmol/L; 4.2 g/dL; 1250 EUR
    _form(rf"(?:[<>≤≥]\s?)?{_FIGURE}(?:\s?(?:[-–]|to|bis|à|a)\s?{_FIGURE})?\s?{_UNIT}(?![\w/])"),
    _form(rf"{_LONG_FIGURE}\s{_LETTERS}{_UNIT}(?![\w/])"),
    _form(
        rf"(?:{_FIGURE}|{_LONG_FIGURE})\s?(?:[€$£¥]|(?:EUR|USD|GBP|CHF|DKK|NOK|SEK|MXN|ARS|BRL|kr|euros?|dollars?|pesos|reais|francs|St(?:ück|k)\.?|pcs|units?|pieces|items"
        r"|points?|Punkte|pi[èe]ces|unidades|stuks|stk)(?!\w))"
    ),
    # Reference range: 135-145; (ref: 3.5-5.1), but not the file "Ref 12-97812"
    _form(
        r"(?:ref(?:erence)?\.?\s?(?:range|interval|values?)|normal\srange|referenzbereich|normbereich|referenzwerte?|valeurs?\s(?:de\sr[ée]f[ée]rence|normales?)"
        r"|(?:valor(?:es)?|rango|intervalo|faixa)\s(?:de\srefer[êe]ncia|normal(?:es)?)|referanseomr[åa]de|referenceinterval|referentiewaarden?|(?<=\()ref\.?|ref\.?(?=:?\s?\d{1,3}(?:[.,]\d{1,3})?\s?[-–]\s?\d{1,3}(?:[.,]\d|\s?[^\W\d_]{1,5}/|\s?%))|reference(?=\s?[:=(]?\s?\d{1,4}[.,]\d))"
        r"\s?[:=(]?\s?[<>≤≥]?\s?\d{1,5}(?:[.,]\d{1,3})?\s?[-–]\s?(?!0\d)\d{1,5}(?:[.,]\d{1,3})?(?![\w/]|[-–]\d)",
        re.IGNORECASE,
        cues=(r"[-–]\s?(?!0\d)\d{1,5}",),
    ),
    # Practice, 22 (2):66-71: volume, number and pages behind a journal; ISSN 2321-4635; ISBN 978-1-60558-392-1
    _form(
        r"(?<=[.,;)\]]\s)\d{1,4}\s?\(\d{1,4}\):\s?[1-9]\d{0,4}(?:\s?[-–]\s?[1-9]\d{0,4})?(?![\w/]|\s?[-–]\s?\d)"
        r"|ISSN:?\s{1,2}\d{4}-\d{3}[\dXx](?![\w-])|ISBN(?:-1[03])?:?\s{1,2}(?:97[89]-?)?(?:\d-?){9}[\dXx](?![\w-])",
        kinds=_NUMBERS_AND_TIMES,
    ),
    # NCT01234567 of a register of trials; KB5012345 of an update
    _form(r"NCT\s?\d{8}(?!\w)|KB\s?\d{6,7}(?!\w)"),
    # FL 340: an altitude in hundreds of feet, not a number behind Florida
    _form(r"FL\s?[0-6]\d{2}(?![\w/-]|\)|[.,]\d|\s\d)", kinds=_STATUTES),
    # Model: X-200; Type 737-800
    _form(
        r"(?:model|modell|mod[èe]le|modelo|modello|type|typ|tipo|series)(?:\s(?:nos?\.|numbers?|nr\.|n[°º]))?\s?[:#]?\s(?=[A-Z-]{0,8}\d)[A-Z0-9][A-Z0-9./-]{0,14}(?!\w)",
        re.IGNORECASE,
    ),
    # Okafor v. Berg Parts, LLC, 139 S. Ct. 881, 891 (2019); In re Dorr, 432 F.2d 232, 237 (3d Cir. 1970)
    _form(
        rf"(?:{_PARTY}{_FIRM}\sv\.\s|(?:In\sre|Ex\sparte)\s){_PARTY}{_FIRM},\s{_REPORTER}(?:,\s(?:at\s)?\*?\d{{1,4}}(?:[-–]\d{{1,4}})?){{0,3}}(?:\s\([^()\n]{{0,40}}{_YEAR}\))?",
        kinds=_VERSES,
        cues=(_REPORTER,),
    ),
    _form(citations.ACT, kinds=_STATUTES, cues=(citations.ACTS,)),
    _form(citations.GERMAN, kinds=_VERSES),
    *(_form(each, kinds=_STATUTES) for each in (*citations.FORMS, *_CITED_NUMBERS)),
    *(_form(each, kinds=_VERSES) for each in _CITED_NAMES),
    *(_form(each, kinds=_VERSES, cues=(cue,)) for each, cue in _CITED_CASES),
)  # fmt: skip


def without(text: str, mentions: Iterable[Mention]) -> Iterator[Mention]:
    """Yield the mentions without those that are part of a citation or measurement, unless somebody has the name."""
    found = tuple(mentions)
    marked = {kind: bytearray(len(text)) for kind in {each.kind for each in found} & _VERSES}
    if marked:
        for start, end, kinds in _spans(text, frozenset(marked)):
            for kind in kinds & marked.keys():
                marked[kind][start:end] = b"\1" * (end - start)
    people = {
        word.casefold()
        for each in found
        if each.kind is Kind.PERSON and marked[Kind.PERSON].find(1, each.start, each.end) < 0
        for word in _WORD.findall(text, each.start, each.end)
    }
    starts = {each.start for each in found if each.kind is Kind.PERSON}
    ends = {each.end for each in found if each.kind is Kind.PERSON}
    for each in found:
        taken = marked.get(each.kind)
        # PC 662 is a section of a code, "PC 662 Okell" and "Okell, PC 662" are not.
        if each.subtype == _OF_OFFICER and (each.end + 1 in starts or _is_behind(text, each, ends)):
            taken = None
        if each.kind is Kind.PERSON and not people.isdisjoint(_WORD.findall(each.words(text).casefold())):
            taken = None
        by_form = each.subtype == "phone" and each.score <= _BY_FORM
        of_its_own = each.reason.code.startswith(_BY_DIGITS)
        doubtful = each.subtype is None or (each.subtype in _DOUBTFUL and not of_its_own) or by_form
        if taken is None or not doubtful or taken.find(0, each.start, each.end) >= 0:
            yield each


def _is_behind(text: str, number: Mention, ends: Collection[int]) -> bool:
    """Return whether the number of an officer is behind a name and a rank."""
    rank = _RANK_BEFORE.search(text, max(0, number.start - _BEFORE), number.start)
    return rank is not None and rank.start() in ends


def _spans(text: str, wanted: frozenset[Kind]) -> Iterator[tuple[int, int, frozenset[Kind]]]:
    """Yield start, end and excluded kinds of each citation and measurement that excludes a wanted kind."""
    for form in FORMS:
        for match in () if wanted.isdisjoint(form.kinds) else form.form.finditer(text):
            before = form.unless and form.unless.search(text, max(0, match.start() - _LINE), match.start())
            if not before:
                yield match.start(), match.end(), form.kinds
    for match in () if wanted.isdisjoint(_NUMBERS_AND_TIMES) else _SERIES.finditer(text):
        places = [(int(page), line) for page, line in _PLACE.findall(match[0])]
        if any(_is_no_clock(*place) for place in places) or _CITES.search(
            text, max(0, match.start() - _BEFORE), match.start()
        ):
            yield match.start(), match.end(), _NUMBERS_AND_TIMES


def _is_no_clock(page: int, line: str) -> bool:
    """Return whether page and line cannot be hours and minutes: 36:09, 22:2."""
    return page > _LAST_HOUR or len(line) == 1
