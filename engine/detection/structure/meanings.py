"""Meanings of labels and headings: the type of value that they announce, in English and some other languages.

Written for Sable from general knowledge of forms, laboratory reports, statements of accounts and court papers.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache

from engine.core import resources
from engine.core.expressions import Expression
from engine.core.types import Meaning

MOST_WORDS = 7
"""Words of a label; a longer text before a colon is a sentence."""

_NUMBERING = Expression(
    r"^[\W_]*(?:(?:\d{1,3}(?:[.)]\s*(?:[a-z][.)])?|[a-z][.)])|[a-z][.)](?!º|°)\s*(?:[a-z][.)])?)\s*)?[\W_]*",
    re.IGNORECASE,
)
_HOLDS_VALUE = Expression(r"\d{3}|\d[./:-]\d|@")
_LONG_WORD = 4
"""Letters from which a lower-case word shows that a label is not written with capitals throughout."""
_END = Expression(r"[\s:.*?…_)(\]\[-]+$")
_ASIDE = Expression(r"\s*\([^()]*\)")
_JOINED = Expression(r"\s?/\s?|\s(?:and|&|und|et|y|e|og)\s")

_BESIDES = (
    "home work mobile cell daytime evening night office business emergency main direct alternate primary secondary"
    " mm dd yy yyyy d m y print block capitals letters approx current new old local own next last which what when"
    " where who how if any other all q kin their its our we you i self is are was were be been has have had do does"
    " third party signer alternate specify applicable required"
    " did not or but by via up down out on off né née nee ne end"
)
"""Words of labels beside those of the forms."""

_WHOSE = (
    r"(?:(?:full|first|given|christian|last|family|middle|maiden|former|previous|birth|preferred|legal|other|known|print(?:ed)?"
    r"|your|his|her|my|patient|client|customer|employee|applicant|claimant|witness|member|holder|tenant|landlord|owner|parent"
    r"|guardian|father|mother|spouse|partner|veteran|service\s?member|dependent|child|student|pupil|teacher|contact|doctor|physician|provider|gp|insured|subscriber"
    r"|account\sholder|policy\s?holder|card\s?holder|cardholder|beneficiary|debtor|driver|author|sender|recipient|staff|signatory"
    r"|plaintiff|defendant|petitioner|respondent|attorney|judge|next\sof\skin|emergency\scontact)(?:['’]?s?['’]?)\s)"
)
_WHICH = r"(?:(?:other|second|first|third|alleged|injured|affected|named|minor|lead)\s)"
_PERSON = (
    r"(?:patient|resident|veteran|fiduciary|service\suser|client|applicant|claimant|complainant|witness|deponent|employee|worker|tenant|landlord|lessee|lessor|buyer|seller"
    r"|borrower|insured|subscriber|spouse|husband|wife|partner|mother|father|parents?|guardian|child(?:ren)?|son|daughter"
    r"|brother|sister|siblings?|next\sof\skin|(?:emergency\s)?contact(?:\sperson)?|(?:family\s|treating\s|referring\s|attending\s)?"
    r"(?:doctor|physician|consultant|surgeon|nurse|midwife|gp|provider)|attending|therapist|social\sworker|case\s?worker"
    r"|key\s?worker|named\s(?:nurse|midwife|carer)|(?:form\s)?tutor|mentor|coach|carer|treasurer|clerk|handler|head\sof\syear|teacher|supervisor|line\smanager|manager|interviewer|interviewee|chair(?:man|woman|person)?|secretary"
    r"|present|crew|players?|squad|team\smembers?|rota|on\s(?:duty|call)|in\sattendance|attendees|attended\sby|apologies|absent|minutes(?:\s(?:taken\s)?by)?|note\s?taker|author"
    r"|from|to|cc|bcc|attn|attention|sender|recipient|addressee|reported\sby|prepared\sby|reviewed\sby|approved\sby|signed(?:\sby)?"
    r"|completed\sby|verified(?:\sby)?|checked\sby|entered\sby|examined\sby|authori[sz]ed\sby|received\sby|written\sby|dictated\sby|referred\sby|witnessed\sby|submitted\sby|plaintiffs?|defendants?|petitioners?"
    r"|respondents?|appellants?|attorney|counsel|solicitor|judge|investigator|officer|operator|driver|reporter|beneficiary"
    r"|account\sholder|policy\s?holder|card\s?holder|owner|holder|member|student|pupil|participant|person|signature(?:\sof\s.*)?"
    r"|(?:loss\s)?(?:assessor|adjuster)|adjudicator|attendant|paramedic|examiner|surveyor|technician|interpreter|scribe|informant"
    r"|caller|clinician|practitioner|an(?:a)?esthetist|surgeons?|appropriate\sadult|interviewing\sofficer|persons?\spresent"
    r"|other\s(?:persons?|people)\spresent|accompanied\sby|countersigned(?:\sby)?|noted(?:\sby)?|seen\sby|collected\sby"
    r"|hand(?:ed)?\s?over\s(?:to|from|by)|handed\sto|taken\sby|issued\sby|notified\sby|assigned\sto|allocated\sto"
    r"|patientin|antragsteller(?:in)?|ansprechpartner(?:in)?|demandeur|paciente|pasient)"
)
_NAME = (
    rf"{_WHOSE}*(?:names?|surnames?|forenames?|nick\s?names?|alias(?:es)?|initials?(?:\sof\s.*)?|init|(?-i:M\.?\s?I)|a\.?k\.?a)(?:\s(?:in\s(?:full|block).*"
    r"|and\s(?:surname|title|signature|role|position|address).*|\(?print.*))?"
    rf"|{_WHOSE}*names?\sof\s(?:the\s|your\s)?{_PERSON}.*|{_WHICH}?{_PERSON}|debtors?|{_WHOSE}(?:names?|signature)"
    r"|(?:vor|nach|familien|geburts|ruf)?namen?|noms?(?:\s(?:de\sfamille|et\spr[ée]noms?))?|pr[ée]noms?|nombres?(?:\sy\sapellidos?)?"
    r"|apellidos?|(?:for|etter|mellom)?navn|nome|cognome"
)
_PEOPLE_ABROAD = {
    "de": r"""
        schuldner(?:in)? versicherten?r? (?:ver)?mieter(?:in)? (?:ver)?käufer(?:in)? kläger(?:in)? beklagter?
        zeug(?:e|in|en) (?:haus|chef|ober)?(?:arzt|ärztin) betreuer(?:in)? bevollmächtigte(?:r|\(r\))?
        kontoinhaber(?:in)? sachbearb(?:\.|eiter(?:in)?) unterschrift vorsitzender? protokollführer(?:in)? anwesend
        entschuldigt arbeitnehmer(?:in)? (?:vernehmender\s)?beamter? ehegatte ehefrau ehemann tochter sohn mutter
        vater schüler(?:in)? betreute(?:r|\(r\))? untermieter(?:in)? bewohner(?:in)? verfasser(?:in)? melder(?:in)?
        gesch[äa]digter? beschuldigter? verletzter? anzeigeerstatter(?:in)? auftraggeber(?:in)? empf[äa]nger(?:in)?
        absender(?:in)? rechtsanwalt rechtsanwältin klassenleitung (?:behandelnder\s)?arzt bezugspflege(?:kraft)?
        pflegekraft angeh[öo]rige(?:r|\(r\))? protokoll teilnehmer(?:in|innen)? gez
    """,
    "fr": r"""
        débiteurs? assurée? locataire bailleur salariée? médecin(?:\straitant)? infirmi(?:er|ère) élève
        professeur(?:\sprincipal)? responsables?(?:\sl[ée]ga(?:l|ux))? témoin plaignante? victime demanderesse
        défend(?:eur|eresse) avocate? gestionnaire interlocut(?:eur|rice) destinataire expéditeur conjointe? père mère
        preneur\sd['’]assurance titulaire signataire personne\sà\s(?:prévenir|contacter) le\sprincipal
        vu,?\sles\sparents présents? présente?s excusée?s? absente?s délégué[es]* parents secrétaire
        assistante?\ssociale? éducat(?:eur|rice) représentante? mandataire employeur\ssignataire cliente? patiente?
        usag(?:er|ère) enfant déclarante? vendeu(?:r|se) acheteu(?:r|se) mis(?:e)?\sen\scause
    """,
    "es": r"""
        deudor(?:a|es)? solicitante denunciante denunciad[oa] testigo demandante demandad[oa] médic[oa](?:\stratante)?
        titular asegurad[oa] arrendatari[oa] arrendadora? trabajadora? alumn[oa] tutora? padre madre hij[oa](?:\sde)?
        cónyuge representante abogad[oa] procuradora? (?:el\s)?(?:instructor|secretario) la\sdenunciante interesad[oa]
        perit[oa] tramitado\spor firmado(?:\spor)? presentes ausentes asistentes pacientes? firma\sde.* vendedora?
        compradora? inquilin[oa] propietari[oa] perjudicad[oa] acompañante familiar usuari[oa] trabajadora\ssocial
        tercero
    """,
    "pt": r"""
        devedor(?:a|es)? assinado(?:\spor)? técnic[oa](?:\srespons[áa]vel)? acompanhante cuidador[a]? senhori[oa]
        fiador[a]? enfermeir[oa] proprietári[oa] encarregad[oa]\sde\seducação arguid[oa] ofendid[oa] queixos[oa]
        declarante médic[oa](?:\sde\sfamília)? relator[a]? doente utente requerente testemunha v[íi]c?tima segurad[oa]
        trabalhadora? alun[oa] pai mãe filh[oa] advogad[oa] assinatura filiação
    """,
    "da, nb": r"""
        skyldner debitor klient lejer udlejer leietaker utleier læge lege fastlege vidne vitne sagsøg(?:er|te)
        saksøk(?:er|te) underskrift søn sønn datter ægtefælle ektefelle pårørende kontaktperson rapportskriver
        fornærmede? mistenkte? siktede? anmelder forurettede? sigtede? tiltalte vidner vitner til\svitterlighed
        borger(?:en)? elev(?:en)? sagsbehandler saksbehandler referent til\sstede tilstede fremmødte forfall afbud
        kautionist signatur forelder forældre foresatte? værge verge bostyrer avdelingsleder sykepleier sygeplejerske
        kontrollert godkjent godkendt utført\sav udført\saf
    """,
    "it": r"""
        medico dottore paziente testimone convenuto attore figli[oa]
    """,
    "nl": r"""
        huurder verhuurder arts huisarts getuige
    """,
}
"""Words for people in other languages, as expressions, one behind each space."""
_PERSON_ABROAD = rf"(?:{'|'.join(' '.join(_PEOPLE_ABROAD.values()).split())})"
_NAME_ABROAD = (
    r"(?:name|familienname|nachname),?\s(?:und\s)?vornamen?(?:\s.*)?|vor-?\s?und\s(?:nach|zu|familien)name|vornamen?\(n\)|namen?\sder.*"
    r"|noms?\s(?:de\snaissance|d['’]usage|de\sjeune\sfille|marital)|prénom\s?\(?s\)?|(?:primer|segundo)\sapellido"
    r"|nombres?\scompletos?|nomes?\s(?:completo|do\s.*|da\s.*)|apelidos?|(?:fulde|fullt|for-\sog\sefter)\s?navn|fødenavn"
    r"|(?:voor|achter|geboorte)naam|naam|cognome\se\snome"
)
_ORGANISATION = (
    r"(?:(?:current\s|previous\s|name\sof\s(?:the\s)?)?(?:employer|company|school|hospital|clinic|firm|organi[sz]ation|institution"
    r"|university|college|bank|insurer|insurance\scompany|agency|practice|surgery|facility)(?:(?:['’]s)?\sname)?|arbeitgeber|employeur"
    r"|arbeidsgiver|empresa|compañ[íi]a|aseguradora|entidad|colegio|escuela|centro(?:\sde\s(?:salud|trabajo))?|soci[ée]t[ée]|entreprise|assureur|[ée]tablissement|[ée]cole"
    r"|versicherung|schule|krankenhaus|klinik|arbejdsgiver|arbejdsplads|arbeidsplass|skole|sygehus|sykehus|entidade\spatronal|seguradora|escola|unidade(?:\sde\ssaúde)?)"
)
_IDENTIFIER = (
    r"(?:.*\s)?(?:numbers?|nos?|nrs?|num|nr|#|ids?|identifiers?|ref(?:erence)?s?|serial|mrn|ssn|ein|iban|bic|swift|nhs|nino|vin"
    r"|p[óo]liza|siniestro|ap[óo]lice|sinistro|expediente|proceso|processo|dossier|contrat|contrato|vertragsnummer|gesch[äa]ftszeichen|kundennr|mitgliedsnr|patientennr"
    r"|fallnr|steuer-?id|kennzeichen|immatriculation|matr[íi]cula|reg\.?nr|registreringsnummer|sak|sagsnr|saksnr|j\.?nr|cpr|personnr|f[øo]dselsnr|tj\.?nr|konto(?:nr)?|orgnr|cvr"
    r"|matr\.?nr|versicherten-?nr|vsnr|utente\sn[.º]|n[.º]?\s?sns|sns|nus|niss|historia(?:\scl[íi]nica)?|processo\scl[íi]nico|cartão(?:\sde\s.*)?|c[ée]dula|carta\sde\sconduç[ãa]o"
    r"|(?:bank\s)?a/c(?:\s(?:no|number))?|bank\saccounts?|(?:emp|clock|works|pers)\.?\s?(?:no|id)|nric|aadhaa?r|ppsn?|tfn|ihi|bvn|hkid|mykad|kra\spin|emirates\sid|siret|siren|s[ée]cu|num\s?s[ée]cu|n[°º]\s?s[ée]cu|allocataire"
    r"|imei|mac|passport|plate|reg(?:istration)?|docket|user\s?name|login|handle|password|pin|token|key|badge|barcode|tracking)"
    r"|(?:case|claim|policy|invoice|order|account|acct|file|batch|device|asset|ticket|receipt|voucher|member(?:ship)?|sort|access"
    r"|security|licen[cs]e|id)(?:\s(?:no|nr|id|code|number|#|/.*))?|n[úu]m[eé]ro(?:\sd(?:e\s|['’]).*)?|n°.*|nummer|.*nummer"
    r"|.*-nr|.*nr\.|n\.?[º°]\s?.{2,}|(?!haus|zimmer|seiten|zeilen|positions|side|linje|rekke|vare|artikel|los|charge|batch|ug|uk|post)\w{3,}nr|aktenzeichen|az|.*zeichen|run|rut|curp"
    r"|rfc|cuit|cuil|nhc|nass|cpf|cnpj|niss|bsn|ine|nir|ipp|cif|nif|dni|nie|referencia|r[ée]f[ée]rence"
)
_NOT_IDENTIFIER = (
    r"(?:page|item|line|question|row|form|version|step|section|article|table|figure|exhibit|chapter|part|paragraph|para|sheet"
    r"|serial\sentry|s|sl|sr|class|type|size|telephone|phone|tel|mobile|cell|fax|contact|house|flat|street)\s(?:nos?|numbers?|nr|#|id|code)"
    r"|no|nr|#|pos|lfd\.?\snr"
)
_CONTACT = (
    r".*(?:tele|mobile\s?|cell\s?|tele)?phone.*|tel(?:\W.*)?|(?:mobile|cell|fax|pager)(?:\s.*)?|e-?mail.*|(?:web\s?site|url|internet"
    r"|skype|twitter|contact\snumber).*|(?:his|her|their|home|work|cell|day|evening)\snumber|home\s?/\s?cell|telemóvel|telem[óo]vel|telemovil|m[óo]vil|móvil|portable|handy|handynr|rufnummer|erreichbar|tlf|tlf\.nr|mobil(?:telefon)?"
    r"|(?:telefon|handy|mobil|ruf|fax|tlf)\W?\s?nr|n\.?[º°]\s?(?:de\s)?t[ée]l.*|mob(?:\W.*)?|m[óo]v|telem|mailadresse|mail|e-?post|fijo|fixe|tel\w*\s?/\s?(?:fax|mobil|handy)|telefon|t[ée]l[ée]phone|tel[ée]fono|mobil|courriel|correo.*"
)
_PLACE = (
    r"ap(?:ar)?t(?:ament)?s?|flats?|plot|erf|hus(?:nr)?|house(?:\sno)?|puerta|fração|(?:.*\s)?(?:address(?:es)?|street|road|city|town|village|county|district|region|province|state|country|zip|zip\scode|post\s?code"
    r"|postal\scode|residence|place|location|venue|birth\s?place|place\sof\s.*|room|ward|adresse|anschrift|wohnort|ort|plz|stra(?:ß|ss)e"
    r"|rue|ville|lieu(?:\sd(?:e\s|['’]).*)?|domicile|direcci[óo]n|ciudad|domicilio|poststed|sted|geburtsort|c\.?p|code\spostal|c[óo]digo\spostal|c\.\spostal|municipio"
    r"|localidad|provincia|poblaci[óo]n|comuna|calle|piso|morada|localidade|freguesia|concelho|naturalidade|natural\sde|endere[çc]o|cidade|bairro|cep|adresse\spostale"
    r"|stra(?:ß|ss)e(?:,\s?|\s?/\s?|\sund\s)(?:haus)?(?:nummer|nr\.?)|street\s(?:and|&)\snumber|plz,?\s?/?\s?(?:wohn)?ort|commune|pays|d[ée]partement|aufenthalt|zimmer|straße\sund\shausnummer|gemeinde|bezirk|bop[æe]l|adresse|postnr|postnummer|kommune|fylke|f[øo]dested"
    r"|f[øo]deby|hjemsted|gjerningssted|gerningssted|nacid[oa]\sen|née?\sà|geboren\sin|bolig|lejlighed|leilighet|bostad|vivienda|logement|domicilio\sactual|domicilio\sfiscal|residência|resid[êe]nci[ao]|hjemadresse|privatadresse|rua|lugar(?:\sde\s.*)?|local\sd[eo]\s.*)"
)
_DATE = (
    r"(?:.*\s)?(?:dates?|dob|d\.o\.b|born|birth\s?(?:day|date)|times?|day|month|year|period|admitted|discharged|admission|discharge"
    r"|issued|expiry|expires|deadline|due|since|until|effective)(?:\s(?:of|and|from|to|for|on|in|until|/)(?:\s.*)?)?"
    r"|geb\.?(?:\s?am)?(?:/in)?|geburtstag|.*geburtsdatum|(?:ort,\s)?datum|ausgestellt(?:\sam)?|gültig\sbis|eingang(?:\sam)?"
    r"|data(?:\sd[ei].*)|nascimento|nacid[oa](?:\sel)?|naissance|fødselsdag|geboortedatum|geburtsdatum|datum|date\sd(?:e\s|['’]).*|fecha(?:\sde.*)?|dato|f[øo]dselsdato|geboren(?:\sam)?|n[ée]e?\sle"
)
_AGE = r"(?:(?:patient|current)?\s?ages?(?:\s(?:at|in|of)\s.*)?|alter|[âa]ge|edad|alder|years)"
_QUANTITY = (
    r"(?:.*\s)?(?:amounts?|totals?|sub\s?total|prices?|costs?|quantity|qty|results?|values?|(?:normal|reference|ref)?\s?(?:range|interval)s?"
    r"|normal|scores?|points|marks|percent(?:age)?|%|rates?|weight|height|temp(?:erature)?|bp|pulse|blood\spressure|heart\srate|dose"
    r"|dosage|strength|mg|ml|kg|cm|mm|balance|debit|credit|hours|sum|fees?|salary|wages?|income|rent|payment|paid|tax|vat|net|gross"
    r"|counts?|levels?|flow|volume|mean|median|sd|s\.d|min(?:imum)?|max(?:imum)?|average|area|length|width|depth|distance|share|budget"
    r"|actual|forecast|votes|shares|revenue|profit|instal+ments?|premium|limit|sats?|spo2|o2|ph|bmi|measure(?:ment)?s?|betrag"
    r"|menge|wert|montant|importe|bel[øo]p|frequency|duration|flag)(?:\s?\(.*|\s?[/%$€£].*|\sin\s.*|\sper\s.*)?"
    r"|(?:numbers?|nos?\.?|#)\s(?:of|in)\s.*|[$€£%]|units?"
)
_THING = r"(?:file|brand|trade|product|item|test|drug|medicine|study|form|document|project|course|event)"
_OTHER = (
    r"(?:.*\s)?(?:occupation|profession|job(?:\stitle)?|titles?|position|role|remarks?|notes?|comments?|status|sex|gender|subject|re"
    r"|regarding|types?|descriptions?|details?|diagnos[ie]s|medications?|medicines?|drugs?|allerg(?:y|ies)|purpose|questions?|answers?"
    r"|nationality|citizenship|ethnicity|religion|languages?|relationship|relation|kinship|items?|test|tests|analyte|parameter|assay"
    r"|specimen|sample|procedure|reason|summary|findings?|impression|plan|history|complaint|conditions?|agenda|decision|actions?|motion"
    r"|topic|category|class|grade|department|dept|division|unit\sname|section|page|of|yes|no|n/a|other|none|please|specify|tick|check"
    r"|marital\sstatus|education|experience|skills|references|(?:relationship|relation)\sto\s.*|enclosures?|encl|attachments?|currency|method|site|side|route|cause"
    r"|(?:verwandtschafts)?verhältnis|verwandtschaft(?:sgrad)?|lien(?:\sde\sparenté)?|parenté|parentesco|relación|slægtskab|slektskap"
    r"|ok\sto\sleave\s(?:a\s)?message\?*|interpreter\?*|needed\?*|rolle|role|rol|partida|unidades|prestation|post|pr\.\sm[åa]ned|pr\.\s[åa]r|v[æa]ks|anlass|moyenne"
    r"|estado\scivil|situaç[ãa]o|stilling|sivilstatus|civilstand|familienstand|konfession|plan|medica[çc][ãa]o|diagn[óo]stico|análise|analyse|prueba|prøve|resultado|resultat|ergebnis|einheit"
    r"|std\.?/woche|appréciation|remarque|observaciones|análises|análisis|analítica|analyses|biologie|prøver|blodprøver|laborwerte?|ocupación|profesión|profissão|bemerkung(?:en)?|beruf|staatsangeh[öo]rigkeit|geschlecht|nationalit[ée]|profession|sexe|sexo|nacionalidad|yrke|kj[øo]nn|line|no"
    r"|number|code|pos|row|form|exhibit|name\sof\s(?:drug|product|medicine|document|file|form|test)"
    rf"|{_THING}\snames?)"
)

_MEANINGS = tuple(
    (meaning, Expression(form, re.IGNORECASE))
    for meaning, form in (
        (Meaning.OTHER, rf"{_NOT_IDENTIFIER}|{_THING}\snames?"),
        (Meaning.QUANTITY, r"(?:numbers?|nos?\.?|#)\s(?:of|in)\s.*"),
        (Meaning.CONTACT, _CONTACT),
        (Meaning.NAME, _NAME),
        (Meaning.NAME, rf"{_PERSON_ABROAD}|{_NAME_ABROAD}"),
        (Meaning.ORGANISATION, _ORGANISATION),
        (Meaning.AGE, _AGE),
        (Meaning.DATE, _DATE),
        (Meaning.PLACE, _PLACE),
        (Meaning.IDENTIFIER, _IDENTIFIER),
        (Meaning.QUANTITY, _QUANTITY),
        (Meaning.OTHER, _OTHER),
    )
)  # fmt: skip


_WHOSE_VALUE = Expression(
    r"(?P<what>\S.*?)\s(?:de\sl['’]|(?:d[aeo]|del|de\sla|du|de[rs]|til|a[fv]|of(?:\sthe)?)\s)(?P<who>[^\s'’]+)",
    re.IGNORECASE,
)
"""A label with the person whose value follows: "Endereço da vítima", "Adresse der Zeugin"."""


@lru_cache(maxsize=4096)
def meaning(label: str) -> Meaning | None:
    """Return the type of value that a label or heading announces, or None if it is unknown.

    A label of several parts ("Nom / Prénom") has the meaning that all of them have.
    """
    words = " ".join(_ASIDE.sub("", _NUMBERING.sub("", label)).split())
    words = _END.sub("", words)
    if not words or len(words.split()) > MOST_WORDS or len(words) > 60 or _goes_on_with_value(words):
        return None
    # "N." of "N.º de póliza" is no numbering.
    whole = _END.sub("", " ".join(_ASIDE.sub("", label).split()))
    listed = _abroad().get(whole.casefold()) or _abroad().get(words.casefold())
    found = listed or next((each for each, form in _MEANINGS if form.fullmatch(words)), None)
    if found is None and (whose := _WHOSE_VALUE.fullmatch(words)) and meaning(whose["who"]) is Meaning.NAME:
        return meaning(whose["what"])
    if found is not None or not _JOINED.search(words):
        return found
    return _only({meaning(each) for each in _JOINED.split(words) if each})


def _only(meanings: set[Meaning | None]) -> Meaning | None:
    return meanings.pop() if len(meanings) == 1 else None


@cache
def _abroad() -> dict[str, Meaning]:
    """Return the labels in `form-labels.tsv`, in the form that `meaning` compares, with their meanings."""
    rows = (line.split("\t") for line in resources.read_list("lists/abroad/form-labels.tsv"))
    return {
        _END.sub("", _ASIDE.sub("", label)).casefold(): Meaning(name)
        for name, _, labels in rows
        for label in labels.split("|")
    }


def _goes_on_with_value(words: str) -> bool:
    """Return whether a value follows the label without a separator: "Phone 555 0142", "Place of birth Yakima"."""
    small = False
    for word in words.split():
        if small and word[0].isupper() and not word.isupper():
            return True
        small |= word.islower() and len(word) >= _LONG_WORD
    return _HOLDS_VALUE.search(words) is not None


_WEEKDAY = Expression(
    r"(?:(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)?|mo|di|mi|do|fr|sa|so|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch"
    r"|lun(?:di|es)?|mar(?:di|tes)?|mer(?:credi)?|jeu(?:di)?|ven(?:dredi)?|sam(?:edi)?|dim(?:anche)?|mi[ée](?:rcoles)?|jue(?:ves)?|vie(?:rnes)?|s[áa]b(?:ado)?|dom(?:ingo)?"
    r"|seg(?:unda)?|ter(?:ça)?|qua(?:rta)?|qui(?:nta)?|sex(?:ta)?|man(?:dag)?|tirs?(?:dag)?|ons(?:dag)?|tors?(?:dag)?|fre(?:dag)?|l[øo]r(?:dag)?|s[øo]n(?:dag)?)\.?",
    re.IGNORECASE,
)


def is_weekday(written: str) -> bool:
    """Return whether a heading is the name of a day of the week, or short for one."""
    return _WEEKDAY.fullmatch(written.strip()) is not None


@lru_cache(maxsize=4096)
def is_wording(written: str) -> bool:
    """Return whether text holds only words of known labels, so that it is not the value beside one."""
    words = re.findall(r"[^\W_]+", written.lower())
    return all(word in _wording() or word.removesuffix("s") in _wording() for word in words)


@cache
def _wording() -> frozenset[str]:
    """Return all words in the forms of labels and the list of headings, in lower case."""
    named = (re.sub(r"\\[a-zA-Z]", " ", form.pattern.replace("\\s?", "")) for _, form in _MEANINGS)
    words = frozenset(word for form in named for word in re.findall(r"[^\W\d_]+", form.lower()))
    headings = (each for each in resources.read_list("lists/headings.txt") if each.islower())
    return words.union(_BESIDES.split(), headings)
