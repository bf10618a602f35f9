"""Patterns of names after titles, words for relatives and words for names, in languages other than English.

German, French, Spanish, Portuguese, Italian, Dutch, Danish and Norwegian.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.calendar_words import any_of, months
from engine.core.expressions import Expression
from engine.core.message import Message
from engine.core.types import Kind, Mention
from engine.detection.patterns.rule import CAPITALISED, RECOGNIZER, UPPER, led

# Words of one language are on as few lines as possible.
# ruff: noqa: E501

_PARTICLE = r"(?:(?:van|von|vom|zu|zum|zur|de|der|den|des|del|della|di|da|do|dos|das|du|la|le|las|los|el|y|e|af|av|ter|ten|bin|ben)\s|[dDlL]['’])"
_INITIAL = rf"{UPPER}\.(?:\s?-?{UPPER}\.){{0,2}}"
_ROLE = (
    r"(?:Kolleg(?:en?|in)|Zeug(?:en?|in)|Doktorin|Patient(?:en|in)?|Vorsitzende[rn]?|Abgeordnete[rn]?|Sachverständige[rn]?|Verteidiger(?:in)?|Nachbarin|Lehrerin"
    r"|Ärztin|Notarin|Pfarrerin|Pastorin|Dekanin|Kanzlerin|Botschafter(?:in)?|(?:Amts|Land|Stadt|Studien|Regierungs|Gemeinde|Kirchen)rat|Oberbürgermeister"
    rf"|{UPPER}[^\W\d_]{{2,20}}(?:arzt|ärztin|anw[aä]lt(?:in)?|leiter(?:in)?|meisterin|rätin|inspektor(?:in)?|kommissar(?:in)?)"
    r"|Avocate?|Notaire|Veuve|Abogad[oa]|Letrad[oa]|Doctora?|Doutora?|Enfermer[oa]|Enfermeir[oa])"
)
"""Words between a form of address and a name, which are no name: "Frau Kollegin Dr. ...". None is a common surname."""
_NOT_A_NAME = (
    rf"(?:{_ROLE}(?!-)"
    r"|Pr[äe]sident(?:in|e)?|Président[e]?|Presidenta?|Vice\w+|Minister(?:in)?|Ministre|Ministr[oa]|Maire|Préfète?|Direct(?:eur|rice)|Directora?|Diretora?"
    r"|Procureur[e]?|Procuradora?|Juge|Juez[a]?|Juiz[a]?|Richter(?:in)?|Staatsanw\w+|Magistrad[oa]|Magistrat[e]?|Greffière?|Conseill\w+|Secretari[oa]|Secretári[oa]"
    r"|Relatora?|Desembargadora?|Governadora?|Gobernadora?|Prefeit[oa]|Alcalde(?:sa)?|Fiscal|Notari[oa]|Bürgermeister(?:in)?|Tribunal|Gericht|Rey|Reina|Rei|Rainha"
    r"|Dios|Deus|Dieu|Gottes?|Natur|Erde|Staat|Noël|Nature|Patria|Pátria|Patrie|Docteure?|Professeure?|Doktor|Professor(?:in)?|Madame|Monsieur|Chef|Doktorand"
    r"|Ju[ií]zo|Juízes|Prolator[a]?|GOVERNADORA?|PROCURADORA?|PRESIDENTE|MINISTR[OA]|JUÍZ[AO]|JUIZ|Ministros|Senhores|Desembargadores|Sr|Sra|Srs|Mme|Mlle|Dr|Dra|Exmo|Exma|Don|Doña|Herr|Frau|M"
    r"|Manager|Engineer|Software|Vice|Analyst|Developer|Consultant|Associate|Counsel|Executive|Account|Project|Product|Business|Editor|Lecturer|Fellow|Research"
    r"|Der|Die|Das|Ein|Eine|Er|Sie|Es|Wir|Ich|Mit|Und|Le|La|Les|Il|Elle|On|Un|Une|Et|El|Los|Las|Ella|Se|Su|En|Que|Y|O|A|Os|As|Um|Uma|Em|No|Na|De|Den|Det|Han|Hun|Il|Lo|Hij|Zij|Het|Een)(?!\w)"
)
_GERMAN_NOUN = r"(?:ung|heit|keit|schaft|tion|nis|tum|chen|zeug|arbeit|haus|buch|geld|recht|zeit)(?:e[nrs]?|en)?"
_WORD = rf"(?!{_NOT_A_NAME}){CAPITALISED}"
_NAME = rf"(?:{_PARTICLE}{{0,2}}(?:{_INITIAL}\s?)?{_WORD}(?:[ -](?:{_PARTICLE}{{0,2}}{_WORD}|{_INITIAL}(?!\w))){{0,4}})"
_SHORT = rf"(?:{_WORD}(?:[ ](?:{_PARTICLE}{{0,2}}{_WORD}|{UPPER}\.(?!\w))){{0,2}})"

_TITLE = (
    r"(?:(?:Hr|Hrn|Dhr|Mevr|Sig(?:\.ra|\.na|ra)?|Sr(?:\.ª|ª|a|ta|es|as)?|D(?:ñ|\.ª|ª)a?|Dr\.?ª|Dra|Dott\.ssa|Eng\.?º|Ldo|Lda|Mmes?|Mlles?)\.?"
    r"|(?:Dott|Avv|Exm[oa]|Lic|Ing|MM|Pr|Mag|Mtr[oa]|Enf)\.(?:[ªº]\.?)?)"
    r"|Herrn?|Frau|Fräulein|Familie|Eheleute|Ehepaar|Monsieur|Madame|Mademoiselle|Maître|[Ss]eñor(?:a|ita|es|as)?|[Dd]on|[Dd]oña|[Ss]enhor(?:a|es|as)?|[Dd]ona"
    r"|[Ss]ignor[ae]?|[Ff]ru|[Ff]røken|[Mm]evrouw|[Dd]e\sheer|OA|OÄ|Rechtsanw[aä]lt(?:in)?"
)
_SHOUTED = r"[^\n]{0,80}(?<!\w)(?:TO|THE|OF|AND|FOR|ANY|WITH|YOUR|OR|IS|ARE|NOT|MUST|WILL|BE|BY)(?!\w)"
"""The rest of an item of an English list in capitals: "D. SUBMIT ANY ISSUES"."""
_DON = rf"D\.(?=[ \u00a0]{UPPER}\S{{1,30}}[ \u00a0](?:del?\s)?{UPPER})(?!{_SHOUTED})|M\.(?!\s?(?:A|D|Sc|Phil)\b)"
_DEGREE = rf"(?:(?:{_ROLE}|Dr|Prof|Dipl|Ing|med|jur|phil|Mag|h\.\s?c|lic)\b\.?-?\s?){{0,4}}"

_POSSESSIVE = (
    r"(?:(?:mein|dein|sein|ihr|unser|euer|eur)e?[mnrs]?|d(?:er|ie|en|em|es)|mon|ma|mes|ton|ta|son|sa|ses|notre|nos|votre|leurs?|mi|mis|tu|su|sus|nuestr[oa]s?|el|la|los|las"
    r"|meus?|minhas?|seus?|suas?|nossos?|nossas?|o|a|mio|mia|suo|sua|loro|nostr[oa]|il|lo|hans|hendes|hennes|min|mine|mit|mitt|sin|sine|sit|sitt|deres|vores|vår|zijn|haar|mijn|hun|onze|de)"
)
_GERMAN_KIN = (
    r"(?:Tochter|Töchtern?|Sohn(?:e?s)?|Söhnen?|Kind(?:ern?|es)?|Ehemann(?:e?s)?|Ehefrau|Ehegatt(?:e[ns]?|in)|Gatt(?:e[ns]?|in)|Bruders?|Brüdern?|Schwestern?|Schwagers?|Schwägerin|Vaters?|Mutter|Eltern|Neffen?|Nichten?|Onkels?"
    r"|Tante|Opas?|Omas?|Großvaters?|Großmutter|Enkel(?:in|s|n|kind(?:ern?)?)?|Lebensgefährt(?:in|en?)|Partner(?:in|s)?|Schwieger(?:sohn|tochter|mutter|vater|eltern)|Freund(?:in|es)?|Nachbar(?:in|n)?|Witwer?|Cousinen?|Cousins?|Verlobten?|Zwillinge[n]?"
    r"|Zeug(?:en|in|e)|Kolleg(?:en|in|e)|Angeklagten?|Beschuldigten?|Geschädigten?|Kontoinhaber(?:in)?|Betreuer(?:in|s)?|Hebamme|Pflegerin)"
)
_KIN = (
    r"(?:fils|filles?|mari|époux|épouse|femme|frères?|sœurs?|soeurs?|père|mère|oncle|tante|neveu|nièce|cousine?|compagn(?:on|e)|conjointe?|beau-(?:père|frère|fils)|belle-(?:mère|sœur|fille)|voisine?|amie?|collègue|concierge|grand-(?:père|mère)|enfants?|nourrice|petite?-fil(?:s|le)|concubine?"
    r"|hij[oa]s?|espos[oa]|marido|mujer|herman[oa]s?|padre|madre|tí[oa]|sobrin[oa]s?|prim[oa]|abuel[oa]|niet[oa]s?|yerno|nuera|suegr[oa]|cuñad[oa]|novi[oa]|pareja|vecin[oa]|amig[oa]|emplead[oa]|compañer[oa]|viud[oa]"
    r"|filh[oa]s?|mulher|irmãos?|irmãs?|pai|mãe|tia|sobrinh[oa]s?|av[ôó]|net[oa]s?|genro|nora|sogr[oa]|cunhad[oa]|namorad[oa]|companheir[oa]|vizinh[oa]|viúv[oa]"
    r"|figli[oae]|marito|moglie|fratell[oi]|sorell[ae]|zi[oa]|nipot[ei]|cugin[oa]|suocer[oa]|vedov[oa]|compagn[oa]|fidanzat[oa]"
    r"|sønn?(?:en|er)?|d[øa]t(?:ter|re)(?:en)?|mand|mann|kone|hustru|ektemann|ektefelle|ægtefælle|bror(?:en)?|søster(?:en)?|far|mor|farfar|farmor|morfar|mormor|onkel|nevø|niese|niece|fætter|kusine|samlever(?:ske)?|samboer|k[jæ]æ?reste|nabo|ven|venn|veninde|venninne|svigermor|svigerfar|barnebarn"
    r"|zoon|dochter|echtgenoot|echtgenote|vrouw|broer|zus|vader|moeder|oom|neef|nicht|buurvrouw|buurman|weduwe|kleinzoon|kleindochter)"
)
_ALONE = (
    r"(?:belle-sœur|beau-frère|belle-mère|beau-père|épouse|époux|concierge|voisine?|veuve|feue?|hij[oa]\sde|viud[oa]\sde|espos[oa]\sde|herman[oa]\sde|padre\sde|madre\sde|hermano|hermana|sobrin[oa]|cuñad[oa]|vecin[oa]"
    r"|fil(?:s|le)\sde|mère\sd(?:e\s|['’])|père\sd(?:e\s|['’])|[Pp]apa\sd(?:e\s|['’])|[Mm]aman\sd(?:e\s|['’])|veuve\sde|épouse\sde|frère\sde|sœur\sde|filh[oa]\sde|viúv[oa]\sde|espos[oa]\sde|irmã[o]?\sde|figli[oa]\sdi|vedova\sdi|søn\saf|datter\saf|sønn\sav|datter\sav|zoon\svan|dochter\svan|weduwe\svan)"
)
_CALLED = (
    r"(?:genannt|namens|dite?|surnommée?|prénommée?|nommée?|appelée?|née?|conocid[oa]\s(?:como|por)|apodad[oa]|llamad[oa]|de\snombre|de\sapellidos?|apellidad[oa]|nacid[oa]|conhecid[oa]\s(?:como|por)|vulgo|alcunhad[oa]|alcunha|apodo|alias|sobrenombre|surnom|também\sconhecid[oa]\spor|Spitzname|kjent\ssom|kendt\ssom|også\skal(?:t|det)|tilnavn|kallenavn|økenavn|kaldenavn|chamad[oa]|de\snome|apelidad[oa]"
    r"|(?:[Jj]eg|[Hh]an|[Hh]un|datter(?:en)?|sønn?(?:en)?)\s(?:heter|hedder)|(?:[Ii]ch|[Ee]r|[Ss]ie|Tochter|Sohn)\s(?:heißt?e?|heisst|hieß)|(?:[Jj]e\sm|(?:[Ii]l|[Ee]lle|fils|fille)\ss)['’]appell(?:e|ait)"
    r"|[Mm]e\sllamo|hij[oa]\sse\sllama(?:ba)?|[Cc]hamo-me|[Mm]e\schamo|(?:[Ee]l[ea]|filh[oa])\s(?:se\schama(?:va)?|chama-se)"
    r"|detto|detta|soprannominat[oa]|di\snome|kaldet|kalt|ved\snavn|(?<=\w,\s)f\.|født|genaamd|geboren|geborene?r?|geb\.)"
)
_SHIFT = (
    r"(?:nuit|matin|soir|après-midi|nights?|lates?|earl(?:y|ies)|nacht(?:dienst|schicht)?|früh(?:dienst|schicht)?|spät(?:dienst|schicht)?|noche|tarde|mañana"
    r"|noite|manhã|nattevagt|nattevakt|aftenvagt|kveldsvakt|dagvagt|dagvakt)"
)
_DAY = r"(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Lun|Mer|Jeu|Ven|Sam|Dim|Die|Mit|Don|Fre|Son|Jan|F[eé]b|Mar|M[äa]r|A[pv]r|Mai|May|Ju[ni]|Jui|Aug|Aoû|Sep|O[ck]t|Nov|D[eé][czs])"
_OFFICE = (
    r"Justiz(?:ober|haupt|fach)*(?:angestellte|beschäftigte|sekretär|inspektor|amtmann|amtfrau|wachtmeister|beamt)\w{0,3}|Rechtspfleger(?:in)?|(?:als[ ])?Urkundsbeamt\w{1,3}|(?:Vorsitzender?[ ])?Richter(?:in)?(?:[ ]am[ ]\w+)?|Staatsanw[aä]lt(?:in)?|(?:Polizei|Kriminal)(?:ober|haupt)*(?:meister|kommissar|beamt|anwärter)\w{0,3}|(?:Ober|Assistenz|Chef|Fach)(?:arzt|ärztin)|Sozial(?:arbeiter|pädagoge?)(?:in)?|Sachbearbeiter(?:in)?|Pflege(?:fachkraft|fachmann|fachfrau|dienstleitung)"
    r"|[Gg]reffi(?:er|ère)|[Cc]ommis[ -]greffi(?:er|ère)|[Ii]nfirmi(?:er|ère)|[Aa]ide-soignante?|[Éé]ducat(?:eur|rice)|[Aa]ssistante?[ ]sociale?|[Cc]adre[ ]de[ ]santé|[Oo]fficier[ ]de[ ]police[ ]judiciaire"
    r"|[Ll]etrad[oa][ ]de[ ]la[ ]Administración|[Ss]ecretari[oa][ ][Jj]udicial|[Tt]rabajador(?:a)?[ ][Ss]ocial|[Ee]nfermer[oa]|[Ee]nfermeir[oa]|[Ee]scriv(?:ão|ã)(?:[ ]\w+)?|[Oo]ficial[ ]de[ ][Jj]ustiça|[Aa]ssistente[ ][Ss]ocial|[Tt]écnic[oa][ ]\w+"
    r"|[Ss]ygeplejerske|[Ss]ykepleier|[Oo]verl(?:æge|ege)|[Ss]ocialrådgiver|[Ss]osionom|[Dd]ommer(?:fuldmægtig|fullmektig)?|[Rr]etssekretær|[Kk]ontorfuldmægtig|[Pp]olitiassistent|[Pp]olitibetjent|[Vv]ernepleier|[Hh]elsefagarbeider"
)
_QUOTE = r"(?:[\"“„«‹'‘][ \u00a0\u202f]?)"

_TABLE = tuple(
    (led(lead, name), score, Message(f"pattern.{reason}"))
    for lead, name, score, reason in (
        (rf"(?<![\w.-])(?<!Nossa\s)(?<!Nuestra\s)(?:{_TITLE})[ \u00a0]{{1,2}}", rf"{_DEGREE}({_NAME})(?!\w)", 0.93, "name-after-form-address"),
        (rf"(?<![\w.&-])(?:{_DON})[ \u00a0]{{1,2}}", rf"{_DEGREE}({_NAME})(?!\w)", 0.85, "name-after-form-address"),
        # le père Vialatte; not the father of somebody
        (r"(?<![\w-])(?:père|abbé|[Ff]ray|[Ss]or)\s", rf"({_SHORT})(?!\w)", 0.8, "name-after-form-address"),
        (rf"(?<!\w)(?i:{_POSSESSIVE})\s(?:\w{{3,14}}\s)?{_GERMAN_KIN},?\s", rf"(?!\w{{2,30}}{_GERMAN_NOUN}(?!\w))({_SHORT}(?:(?:,\s{_WORD}){{0,4}}\sund\s{_WORD}(?:[ ]{_WORD})?)?)(?!\w)", 0.8, "name-after-word-for-relative"),
        (rf"(?<!\w)(?i:{_POSSESSIVE})\s(?:\w{{3,14}}\s)?{_KIN},?\s", rf"({_SHORT}(?:(?:,\s{_WORD}){{0,4}}\s(?:et|y|e|og|en)\s{_WORD}(?:[ ]{_WORD})?)?)(?!\w)", 0.8, "name-after-word-for-relative"),
        (rf"(?<!\w){_ALONE}\s?", rf"({_SHORT}(?:\s(?:et|y|e|og|en)\s{_WORD}(?:[ ]{_WORD})?)?)(?!\w)", 0.75, "name-after-word-for-relative"),
        # nuit (Steph); Spätdienst (Ute, Kai): who is on duty
        (rf"(?<!\w)(?i:{_SHIFT})\s\(", rf"(?!{_DAY})({_WORD}(?:(?:,\s|\s[+&/]\s|\s(?:et|and|und|y|e|og)\s){_WORD}){{0,4}})\)", 0.75, "in-brackets-after-shift"),
        # Bräuning, Justizangestellte: a line of its own, as under a paper
        (r"(?:\A|\n)[ \t]{0,20}", rf"((?:{_PARTICLE}{{1,2}})?{_WORD}(?:[ -]{_WORD}){{0,2}})(?=,[ ](?:{_OFFICE})(?!\w))", 0.85, "name-before-office"),
        (rf"(?<!\w){_CALLED}\s", rf"{_QUOTE}?({_PARTICLE}{{0,3}}{_SHORT})(?!\w)", 0.75, "announced-as-another-name-somebody"),
    )
)  # fmt: skip
_AND = Expression(rf"(?:,\s|\s(?:und|et|y|e|og|en)\s)(?={UPPER})")
_OWN_INITIAL = Expression(
    rf"(?<![^\W_])(?!(?:Et|Entre|À|A|Par|Que|Avec|De|Pour|Contre|Selon|Y|El|Con|Por)(?!\w)){UPPER}[\w'’-]{{0,24}}[.,]?[ \u00a0]\Z"
)
_MONTH = Expression(rf"{any_of(map(str.capitalize, months('de')))}(?!\w)")


def find(text: str) -> Iterator[Mention]:
    """Yield mentions of names; several relatives in a row are separate mentions."""
    for form, score, reason in _TABLE:
        for match in form.finditer(text):
            if match[0][:2] in ("D.", "M.") and _OWN_INITIAL.search(text, max(0, match.start() - 30), match.start()):
                continue  # "James M. Curley": not a title
            start = match.start(1)
            for joint in (*_AND.finditer(text, *match.span(1)), None):
                end = joint.start() if joint else match.end(1)
                if not _MONTH.match(text, start, end):
                    yield Mention(start, end, Kind.PERSON, score, RECOGNIZER, reason, "name")
                start = joint.end() if joint else end
