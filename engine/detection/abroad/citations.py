"""Forms in which German, French, Spanish, Portuguese, Danish and Norwegian lawyers cite statutes and judgments.

Only judgments of the highest courts count without a journal: that of a lower court may belong to the same case.
"""

# A regular expression stays on one line, to be readable.
# ruff: noqa: E501

_MONTH_DAY = r"\d{1,2}(?:\.|er|º)?\s(?:de\s)?[^\W\d_]{3,10}"
_DATE = rf"(?:\d{{1,2}}[./-]\s?\d{{1,2}}[./-]\s?\d{{2,4}}|{_MONTH_DAY}\s(?:de\s)?\d{{4}})"
_LAW_DE = r"(?:[A-ZÄÖÜ][A-Za-zÄÖÜäöü]{0,12}[A-ZÄÖÜ][A-Za-zäöü]{0,4}(?:\s[IVX]{1,4}(?!\w))?|[A-ZÄÖÜ][a-zäöü]+(?:gesetz(?:es|buch(?:es)?)?|ordnung|verordnung))"
_MORE_DE = r"(?:\s?(?:ff?\.|Abs(?:atz|\.)\s?\d{1,2}[a-z]?|S(?:atz|\.)\s?\d{1,2}|Nr\.\s?\d{1,2}[a-z]?|Var\.\s?\d|Alt\.\s?\d|Buchst\.\s?[a-z]|lit\.\s?[a-z]|i\.\s?V\.\s?m\.|,|und|bis|[-–]|§{1,2}|\d{1,4}[a-z]?)){0,12}"
ACTS = r"(?i:directive|regulation|framework\sdecision|(?:general\sassembly|security\scouncil)\sresolution|richtlinie|verordnung|rahmenbeschluss|règlement|directiva|reglamento|regulamento|direktiv|forordning)"
_LAWMAKERS = r"(?:,?\s(?:of|the|and|des|der|du|de|la|del|do|da|und|et|y|e|European|Parliament|Council|Commission|Europäischen|Parlaments|Rates|Kommission|Parlement|européen|Conseil|Parlamento|Europeo|Europeu|Consejo|Conselho)){0,10}"
_JOURNALS_DE = r"(?:NJW(?:-RR)?|FamRZ|FamRB|MDR|NZA(?:-RR)?|NStZ(?:-RR)?|WM|ZIP|NVwZ|BeckRS|JZ|VersR|NZM|WuM|GRUR|StV|DAR|NZS|DÖV|DVBl|Rpfleger|BGHZ|BGHSt|BVerfGE|BAGE|BSGE|BVerwGE|BFHE)"
_PAGES_DE = (
    rf"{_JOURNALS_DE}\s?(?:(?:19|20)\d\d|\d{{1,3}}),\s?\d{{1,6}}(?:\s?\(\d{{1,5}}\)|\sRn\.\s?\d{{1,3}})?(?:\s?ff?\.)?"
)
_DOCKET_DE = r"(?:[IVX]{0,4}[a-z]?\s?[A-Z]{1,4}(?:[a-z]{0,3}|\s?\([A-Z][A-Za-z]*\))\s\d{1,5}/\d{2}(?:\.[A-Z]|\s[A-Z](?!\w))?|\d{1,2}\s[A-Z][A-Za-z]{0,4}\s\d{1,5}/\d{2}(?:\s[A-Z](?!\w))?|B\s\d{1,2}\s[A-Z][A-Za-z]{0,2}\s\d{1,4}/\d{2}\s[A-Z]{1,2}(?!\w)|[CT]-\d{1,4}/\d{2})"
_COURT_DE = r"(?:BGH|BVerfG|BAG|BSG|BFH|BVerwG|EuGH|EGMR|OGH|Bundesgerichtshof(?:s)?|Bundesverfassungsgericht(?:s)?|Bundesarbeitsgericht(?:s)?|Bundessozialgericht(?:s)?|Bundesverwaltungsgericht(?:s)?)"
_CODE_FR = r"(?:\s(?:du|de\sla|des|de)\s|\sde\sl['’])(?:même\s|nouveau\s|présent[e]?\s)?(?:[Cc]ode|[Ll]oi|[Cc]onvention|[Cc]onstitution|[Dd]écret|[Oo]rdonnance|[Rr]èglement)(?:\s(?:général\s)?(?:de\s(?:la\s|l['’])?|du\s|des\s|d['’])?[a-zéèêàçœî]+(?:['’][a-zéèêàç]+)?){0,6}"
_ARTICLE_FR = r"(?:[LRDA]\.?\s?\*?\s?)?\d{1,4}[a-z]?(?!\w)(?:-\d{1,4}){0,3}(?:\s(?:bis|ter|al(?:inéa|\.)\s\d|[IVX]{1,4}|\d°)(?!\w))*"
_CODE_ES = r"(?:\sde(?:l|\sla)?\s(?:[A-ZÁÉÍÓÚ][\wáéíóúñ]+|citad[oa]|mism[oa]|referid[oa])(?:\s(?:de|del|la|las|los|el|y|e|(?:[A-ZÁÉÍÓÚ][\wáéíóúñ]+))){0,10}(?<=[\wáéíóúñ]{3})|\s(?:CP|CC|CE|LECrim|LEC|ET|LRJS|LOPJ|LPAC|LJCA|LGSS|LAU|LPH|CCom)(?!\w))"
_CODE_PT = r"(?:,?\s(?:do|da|dos)\s(?:CC|CPC|CPP|CP|CT|CRP|CF(?:/88)?|CLT|CDC|RGPD|ECA|(?:C[óo]digo|Constituição|Lei|Estatuto|Regulamento)(?:\s(?:do|da|de|dos|das|e|[A-ZÁÉÍÓÚÂÊÔ][\wáéíóúâêôãõç]+)){0,6}))"

ACT = rf"{ACTS}\s(?:\([A-Z]{{2,8}}\)\s)?(?:[Nn][or°º.]{{1,3}}\s?)?(?:\d{{1,4}}/\d{{1,4}}(?:/[A-Z]{{2,4}})?|\d{{1,4}}(?:\s\([IVXLC]{{1,8}}\))?){_LAWMAKERS},?\s(?:of|vom|du|de|af|av)\s{_DATE}"
"""Pattern of an act of a union of states with its date, of the kinds `ACTS`: Directive 95/46/EC of the European Parliament
and of the Council of 24 October 1995; General Assembly resolution 1904 (XVIII) of 20 November 1963."""

GERMAN = rf"(?:§{{1,2}}|Art(?:ikeln?|\.))\s?\d{{1,4}}[a-z]?{_MORE_DE}\s{_LAW_DE}(?:\s(?:1[89]|20)\d\d(?!\w))?"
"""Pattern of a German statute, whose abbreviation may be read as a name."""

FORMS = (
    # § 1671 Abs. 1 Satz 2 Nr. 2 BGB; Art. 6 Abs. 2 GG; §§ 58 ff. FamFG; § 84 Strafprozessordnung 1975
    GERMAN,
    # BGH, Beschluss vom 12. Dezember 2007 - XII ZB 158/05, FamRZ 2008, 592
    rf"{_COURT_DE},?\s(?:(?:Urt(?:eil|\.)|Beschl(?:uss|\.)|Entscheidung)\s)?(?:v(?:om|\.)\s)?{_DATE}(?:\s?[-–—,:]\s?|\s\()(?:Az\.?:?\s)?{_DOCKET_DE}\)?(?:\s?[-–—,]\s?{_PAGES_DE})?",
    # Beschluss vom 6. Juli 2016 - XII ZB 131/16: only the Federal Court of Justice numbers its files so
    rf"(?:Urteil|Beschluss|Urt\.|Beschl\.)\sv(?:om|\.)\s{_DATE}\s?[-–—,(]\s?[IVX]{{1,4}}[a-z]?\s(?:ZR|ZB|ZA|ARZ|StR)\s\d{{1,5}}/\d\d",
    _PAGES_DE,
    # BGBl. I Nr. 165/1999; LGBl. Nr. 38/1999; BGBl. 2004 I S. 3102
    r"(?:[RBL]GBl|GVBl|GV|ABl|BAnz)\.?(?:\s(?:(?:19|20)\d\d|[IVX]{1,3}|EU|EG|[CL]))*\s(?:Nr|S)\.\s?[LC]?\s?\d{1,5}(?:/(?:19|20)\d\d)?(?![\w/])",
    # articles L. 211-1 et R. 211-3-26 du code de l'organisation judiciaire
    rf"[Aa]rt(?:icles?|\.)\s{_ARTICLE_FR}(?:(?:,|\set|\sà|\sou)\s{_ARTICLE_FR}){{0,10}}(?:{_CODE_FR})?",
    r"(?<=[\s(])[LRD]\.?\s?\d{2,4}-\d{1,3}(?:-\d{1,3})?(?![\w/]|-\d)",
    # Civ. 2e, 24 novembre 2011, n° 10-25.635, Bull. 2011, II, n° 217; CE, 3 mai 2010, n° 312345; CEDH, 12 mars 2015
    rf"(?:Cass\.?,?\s)?(?:(?:[Cc]h\.\s)?(?:[Cc]iv|[Ss]oc|[Cc]om|[Cc]rim)\.?(?:\s?[1-3](?:re|ère|e|ème)?)?|[Aa]ss\.\splén\.|[Cc]h\.\smixte|CE|CEDH|CJUE|CJCE|Cons\.\sconst\.),?\s{_MONTH_DAY}\s\d{{4}}"
    r"(?:,?\s(?:pourvois?\s)?n[°o]s?\s?(?:[A-Z]\s)?\d[\d.\s-]{3,9}\d)?(?:,\sBull\.(?:\s(?:civ|crim)\.)?\s?(?:\d{4},?\s)?[IVX]{0,4}(?:,\sn[°o]\s?\d{1,4})?)?",
    # Cour de cassation, 3e civ., 14 septembre 2006, n° 05-16.970; Conseil d'État, 10e chambre, 3 mai 2021, n° 431234
    rf"(?:Cour\sde\scassation|Conseil\sd['’](?:État|Etat)|Conseil\sconstitutionnel|Cour\seuropéenne\sdes\sdroits\sde\sl['’]homme|Cour\sde\sjustice)"
    rf"(?:[\s,(]{{1,3}}(?:(?:\d{{1,2}}(?:e|re|ère|è?me)|première|deuxième|troisième)\s)?(?:ch(?:ambre|\.)\s)?(?:civ|soc|com|crim|ch)[a-zé]{{0,8}}\.?(?:\s[1-3](?:re|e))?)?[\s,(]{{1,3}}(?:du\s|le\s|en\sdate\sdu\s)?{_DATE}(?:,?\s(?:pourvois?\s)?n[°o]s?\s?\d[\d.\s-]{{2,9}}\d)?",
    # la convention collective du 25 février 1982 (IDCC 1596); la Convention de La Haye du 25 octobre 1980
    rf"[Cc]onvention\s(?:collective|internationale|européenne|fiscale|de\s(?:La\sHaye|Genève|Vienne|Bruxelles|Rome|Lugano|New[ -]York|Berne|Paris|Montréal|Varsovie|Oviedo|Istanbul))(?:\s[\w'’ ]{{2,60}})?\s(?:est\scelle\s)?du\s{_MONTH_DAY}\s\d{{4}}|[Aa]ccord\s(?:national|de\sbranche)[\w'’ ]{{0,60}}\sdu\s{_MONTH_DAY}\s\d{{4}}|IDCC(?:\sn[°o])?\s?:?\s?\d{{2,4}}(?!\w)",
    # loi n° 89-462 du 6 juillet 1989; an ordonnance or an arrêté may be of the same case
    rf"(?:[Ll]oi|[Dd]écret(?:-loi)?|[Dd]irective|[Rr]èglement)(?:\sorganique)?(?:\sn[°o]\s?\d{{2,4}}-\d{{1,5}})?\sdu\s{_DATE}",
    # art. 51 A.R. 25.11.1991; arrêté royal du 25 novembre 1991: Belgian decrees, which are of no case
    rf"(?:A\.?R\.?(?=\s(?:du|n|\d))|[Aa]rrêté\sroyal)(?:\sn[°o]\s?\d{{1,3}})?\s(?:du\s)?{_DATE}",
    # Forms, branches of business and banks: Cerfa n° 11527*03; APE 4322A; BIC AGRIFRPP879
    r"(?:[Cc][Ee][Rr][Ff][Aa]\s(?:n[°o]\s?)?|[Nn][°o]\s?)\d{5}\s?\*\s?\d{2}(?!\w)|(?:APE|NAF)(?:/(?:APE|NAF))?\s?:?\s\d{2}\.?\d{2}\s?[A-Z](?!\w)|(?:BIC|SWIFT)(?:[/-](?:BIC|SWIFT))?(?:-Code)?\s?:{0,2}\s{0,2}[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?(?!\w)",
    # artículos 641.1.º y 779.1.1.ª de la Ley de Enjuiciamiento Criminal; art. 234 CP; STS 123/2019, de 8 de marzo
    rf"[Aa]rt(?:ículos?|s?\.)\s\d{{1,4}}[.\dºª°]*(?:\s(?:bis|ter))?(?:(?:,|\sy|\sa|\se)\s(?:siguientes|\d{{1,4}}[.\dºª°]*)){{0,8}}{_CODE_ES}",
    r"(?:STS|STC|SAP|STSJ|SAN|ATS|ATC|AAP|STEDH|STJUE)(?:\s(?:de\s)?[A-ZÁÉÍÓÚ]\w+)?\s(?:n[.ºúm]{1,4}\s)?\d{1,5}/\d{4}(?:,?\sde\s\d{1,2}\sde\s[a-z]{4,10})?",
    rf"(?:S(?:entencia)?\s?(?:del\s)?)?(?:STS|STC|STEDH|STJUE|SSTS|SSTC)(?:\s\([^()\n]{{2,30}}\))?\sde\s{_DATE}(?:[\s,(]{{1,3}}(?:rec(?:urso|ud|\.)?|RCUD|rcud|ROJ|Roj|núm\.|nº)\.?\s?(?:n[.ºo]{{1,2}}\s)?\d{{1,6}}/\d{{4}})?",
    r"(?:Tesis|Jurisprudencia)\s(?:[A-Z]{1,3}\.?/?[A-Z]?\.?\s?)?\d{1,4}/\d{4}(?:\s\(\d{1,2}[ªa]\.\))?|Fallos:?\s\d{1,3}:\d{1,4}|Sentencia\s[CTS][U]?-\d{1,4}\sde\s\d{4}",
    r"(?:Ley(?:\sOrgánica)?|Real\sDecreto(?:-[Ll]ey|\sLegislativo)?|RDL?|LO)\s\d{1,4}/\d{4}(?:,?\sde\s\d{1,2}\sde\s[a-z]{4,10})?(?:,?\s(?:de|del|sobre)\s(?:[A-ZÁÉÍÓÚ]\w+)(?:\s(?:de|del|la|y|[A-ZÁÉÍÓÚ]\w+)){0,6}(?<=[\wáéíóúñ]{3}))?",
    # artigo 351.º do Código do Trabalho; Lei n.º 7/2009, de 12 de fevereiro; Acórdão do STJ de 12-09-2012; REsp 1.234.567/SP
    rf"[Aa]rt(?:igos?|s?\.)\s\d{{1,4}}\.?[ºª°]?(?:-[A-Z])?(?:,?\s(?:n\.?[ºo]s?\s?\d{{1,2}}|al(?:ínea|\.)\s?[a-z]\)|caput|§\s?\d{{1,2}}[ºo]?|inc(?:iso|\.)\s[IVXL]{{1,5}}|[IVXL]{{1,5}}(?!\w))){{0,4}}{_CODE_PT}",
    rf"(?:Lei(?:\s(?:Complementar|Orgânica))?|Decreto(?:-Lei)?|Portaria|MP)\s(?:n\.?[ºo]?\s)?\d[\d.]{{0,6}}(?:[-/]\w{{1,4}})?/?\d{{0,4}},?\sde\s{_MONTH_DAY}(?:\sde\s\d{{4}})?",
    rf"Ac(?:[óo]rdãos?|s?\.)\s(?:(?:do|da)\s)?(?:STJ|STA|TC|TR[LPCEG]|STF|TST|Supremo\sTribunal\sde\sJustiça|Tribunal\sConstitucional)(?:,?\sde\s{_DATE})?",
    # An appeal court's file is often that of the case itself: only the abbreviations of a citation leave its number.
    rf"Acs?\.\s(?:(?:do|da)\s)?(?:STJ|STA|TC|TR[LPCEG]|STF|TST)(?:,?\sde\s{_DATE})?,?\sproc(?:esso|\.)\s(?:n\.?[ºo]\s)?\d{{1,6}}/\d{{2}}\.[\dA-Z.]{{5,24}}\w",
    r"(?i:súmulas?)\s(?:vinculante\s)?(?:n\.?[ºo]\s)?\d{1,3}(?:\s(?:do|/)\s?(?:STF|STJ|TST))?|(?:ADPF|Tema)\s(?:n\.?[ºo]\s)?\d[\d.]{1,8}(?:/[A-Z]{2})?",
    r"(?:REsp|AREsp|AgRg|AgInt|EDcl|ADPF)(?:\sno\s(?:REsp|AREsp|RE|HC))?\s(?:n\.?[ºo]?\s)?\d[\d.]{2,10}(?:/[A-Z]{2})?",
    # Letters that English files number claims, claimants and orders with, too.
    r"(?:HC|RHC|ARE|RE|ADI|ADC|RMS)\s(?:n\.?[ºo]\s\d[\d.]{1,10}(?:/[A-Z]{2})?|\d{1,3}(?:\.\d{3}){1,2}(?:/[A-Z]{2})?|\d{2,8}/[A-Z]{2})(?!\w)",
    # sundhedsloven § 37, stk. 2; U 2010.123 H; lov nr. 503 af 6. juni 2007; lov 17. juli 1992 nr. 100; HR-2020-661-S
    r"(?i:[a-zæøå]{2,30}(?:loven|lovens|lova))\s§{1,2}\s?\d{1,3}(?:[-–]\d{1,3})?(?:\s?[a-z](?!\w))?(?:,?\s(?:stk|nr|jf|ledd)\.?\s?\d{0,2}){0,3}",
    r"U(?:fR)?[.\s]?\d{4}[.,]\s?\d{1,4}(?:/\d)?\s?[HØVBS](?!\w)",
    rf"(?:lov|lovbekendtgørelse|bekendtgørelse|forskrift)(?:\snr\.?\s?\d{{1,4}})?\s(?:af|av)?\s?{_MONTH_DAY}\s\d{{4}}(?:\snr\.?\s?\d{{1,4}})?",
    r"(?i:[a-zæøå]{2,30}(?:loven|lovens|lova|lov))\s(?:§{1,2}\s?)\d{1,3}\s?[A-Z]?\s?-\s?\d{1,3}[a-z]?(?:\s(?:første|annet|andre|tredje|fjerde|femte)\s(?:ledd|punktum))*",
    # Behind a word that cites: the letters alone are also those of claims and orders in English.
    r"(?:(?i:jfr?\.?|[sc]e|i|og|dom(?:men)?|kjennelsen?|orskurd|avgjørelsen?|sak(?:en)?|lagmannsrett(?:en)?s?|avsagt)\s)(?:LB|LA|LG|LF|LE|LH|TOSLO|RG|TRR)-\d{4}-\d{1,6}(?:-\d)?|Prop\.\s?\d{1,3}\s[LS]\s\(\d{4}[-–]\d{2,4}\)|Ot\.?\s?prp\.?\s?nr\.?\s?\d{1,3}\s\(\d{4}[-–]\d{2,4}\)|FED\s?\d{4}[.,]\s?\d{1,4}|TfK\s?\d{4}[.,]\s?\d{1,4}",
    # art. 97 al. 2 CO; RLRQ, c. S-4.2; RGPD; NOM-035-STPS-2018; DNU 690/2020; art. 1198 CCyCN
    r"[Aa]rts?\.\s\d{1,4}[a-z]?(?:(?:\sss?\.?|\sal\.\s\d|\sch\.\s\d|,\s\d{1,4}|\s(?:et|y)\s\d{1,4})){0,4}\s(?:CO|CC|CP|CPC|CPP|Cst|LP|LTF|LAA|LAI|LAVS|LEI|LCR|OR|ZGB|CCyCN|CCCN|LCT|LRT|LFT|CNPP|CCQ|CCF)(?!\w)",
    r"RLRQ,?\s(?:c(?:hapitre|h?\.)\s)[A-Z]{1,4}-\d{1,4}(?:\.\d{1,3}){0,3}|NOM-\d{3}-[A-Z]{2,6}\d?-\d{4}|DNU\s(?:n[.º°]{1,2}\s)?\d{1,4}/\d{4}",
    # Palandt/Musterle, BGB, § 12: the author of a part of a commentary, no party
    r"(?:Palandt|Grüneberg|MüKo(?:BGB|StGB|ZPO)?|Staudinger|Erman|Zöller|Jauernig|BeckOK(?:\s[A-Z]\w+)?|Schönke/Schröder|Thomas/Putzo)/[A-ZÄÖÜ][\w-]+,\s(?:[A-Z]\w+,\s)?§\s\d{1,4}[a-z]?(?:\sRn\.\s\d{1,4})?",
    r"HR-\d{4}-\d{1,5}-[A-Z]|Rt\.?[\s-]\d{4}(?:\ss(?:ide|\.)\s|-)\d{1,4}",
)  # fmt: skip
"""Patterns, each of one citation; a name, number or date inside of one identifies nobody."""
