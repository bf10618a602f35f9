"""Meanings of labels and headings: the type of value that they announce, in English and some other languages.

Written for Sable from general knowledge of forms, laboratory reports, statements of accounts and court papers.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
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


# Words of labels by meaning and language: expressions, with spaces between. Those named "alone" are whole labels; other
# words may come before the others, as in "Your number".


def _any(words: Mapping[str, str]) -> str:
    """Return the expression of any of the words, in any language."""
    return f"(?:{'|'.join(' '.join(words.values()).split())})"


_OWNER = {
    "en": r"""
        full first given christian last family middle maiden former previous birth preferred legal other known real
        print(?:ed)? your his her my patient client customer employee applicant claimant witness member holder tenant
        landlord owner parent guardian father mother spouse partner veteran service\s?member dependent child student
        pupil teacher contact doctor physician provider gp insured subscriber account\sholder policy\s?holder
        card\s?holder cardholder beneficiary debtor driver author sender recipient staff signatory plaintiff defendant
        petitioner respondent attorney judge next\sof\skin emergency\scontact
    """
}
_WHOSE = rf"(?:{_any(_OWNER)}(?:['’]?s?['’]?)\s)"
_WHICH = r"(?:(?:other|second|first|third|alleged|injured|affected|named|minor|lead)\s)"
_PERSON = {
    "en": r"""
        patient resident veteran fiduciary service\suser client applicant claimant complainant witness deponent
        employee worker tenant landlord lessee lessor buyer seller borrower insured subscriber spouse husband wife
        partner mother father parents? guardian child(?:ren)? son daughter brother sister siblings? next\sof\skin
        (?:emergency\s)?contact(?:\sperson)?
        (?:family\s|treating\s|referring\s|attending\s)?(?:doctor|physician|consultant|surgeon|nurse|midwife|gp|provider)
        (?:attending|physician|counsel|attorney|surgeon)\sof\srecord
        attending therapist social\sworker case\s?worker key\s?worker named\s(?:nurse|midwife|carer) (?:form\s)?tutor
        mentor coach carer treasurer clerk handler head\sof\syear teacher supervisor line\smanager manager interviewer
        interviewee chair(?:man|woman|person)? secretary present crew players? squad team\smembers? rota
        on\s(?:duty|call) in\sattendance attendees attended\sby apologies absent minutes(?:\s(?:taken\s)?by)?
        note\s?taker author from to cc bcc attn attention sender recipient addressee reported\sby prepared\sby
        reviewed\sby approved\sby signed(?:\sby)? completed\sby verified(?:\sby)? checked\sby entered\sby examined\sby
        authori[sz]ed\sby received\sby written\sby dictated\sby referred\sby witnessed\sby submitted\sby plaintiffs?
        defendants? petitioners? respondents? appellants? attorney counsel solicitor judge investigator officer
        operator driver reporter beneficiary account\sholder policy\s?holder card\s?holder owner holder member student
        pupil participant person signature(?:\sof\s.*)? (?:loss\s)?(?:assessor|adjuster) adjudicator attendant
        paramedic examiner surveyor technician interpreter scribe informant caller clinician practitioner
        an(?:a)?esthetist surgeons? appropriate\sadult interviewing\sofficer persons?\spresent
        other\s(?:persons?|people)\spresent accompanied\sby countersigned(?:\sby)? noted(?:\sby)? seen\sby
        collected\sby hand(?:ed)?\s?over\s(?:to|from|by) handed\sto taken\sby issued\sby notified\sby assigned\sto
        allocated\sto
    """,
    "de": r"patientin antragsteller(?:in)? ansprechpartner(?:in)?",
    "fr": "demandeur",
    "es": "paciente",
    "da, nb": "pasient",
}
_NAME = (
    rf"{_WHOSE}*(?:names?|surnames?|forenames?|nick\s?names?|alias(?:es)?|initials?(?:\sof\s.*)?|init|(?-i:M\.?\s?I)|a\.?k\.?a)"
    r"(?:\s(?:in\s(?:full|block).*|and\s(?:surname|title|signature|role|position|address).*|\(?print.*))?"
    rf"|{_WHOSE}*names?\sof\s(?:the\s|your\s)?{_any(_PERSON)}.*|{_WHICH}?{_any(_PERSON)}|debtors?|{_WHOSE}(?:names?|signature)"
)
_NAME_ABROAD = {
    "de": r"""
        schuldner(?:in)? versicherten?r? (?:ver)?mieter(?:in)? (?:ver)?käufer(?:in)? kläger(?:in)? beklagter?
        zeug(?:e|in|en) (?:haus|chef|ober)?(?:arzt|ärztin) betreuer(?:in)? bevollmächtigte(?:r|\(r\))?
        kontoinhaber(?:in)? sachbearb(?:\.|eiter(?:in)?) unterschrift vorsitzender? protokollführer(?:in)?
        anwesend entschuldigt arbeitnehmer(?:in)? (?:vernehmender\s)?beamter? ehegatte ehefrau ehemann tochter
        sohn mutter vater schüler(?:in)? betreute(?:r|\(r\))? untermieter(?:in)? bewohner(?:in)?
        verfasser(?:in)? melder(?:in)? gesch[äa]digter? beschuldigter? verletzter? anzeigeerstatter(?:in)?
        auftraggeber(?:in)? empf[äa]nger(?:in)? absender(?:in)? rechtsanwalt rechtsanwältin klassenleitung
        (?:behandelnder\s)?arzt bezugspflege(?:kraft)? pflegekraft angeh[öo]rige(?:r|\(r\))? protokoll
        teilnehmer(?:in|innen)? gez (?:vor|nach|familien|geburts|ruf)?namen?
        (?:name|familienname|nachname),?\s(?:und\s)?vornamen?(?:\s.*)? vor-?\s?und\s(?:nach|zu|familien)name
        vornamen?\(n\) namen?\sder.*
    """,
    "fr": r"""
        débiteurs? assurée? locataire bailleur salariée? médecin(?:\straitant)? infirmi(?:er|ère) élève
        professeur(?:\sprincipal)? responsables?(?:\sl[ée]ga(?:l|ux))? témoin plaignante? victime demanderesse
        défend(?:eur|eresse) avocate? gestionnaire interlocut(?:eur|rice) destinataire expéditeur conjointe?
        père mère preneur\sd['’]assurance titulaire signataire personne\sà\s(?:prévenir|contacter)
        le\sprincipal vu,?\sles\sparents présents? présente?s excusée?s? absente?s délégué[es]* parents
        secrétaire assistante?\ssociale? éducat(?:eur|rice) représentante? mandataire employeur\ssignataire
        cliente? patiente? usag(?:er|ère) enfant déclarante? vendeu(?:r|se) acheteu(?:r|se)
        mis(?:e)?\sen\scause noms?(?:\s(?:de\sfamille|et\spr[ée]noms?))? pr[ée]noms?
        noms?\s(?:de\snaissance|d['’]usage|de\sjeune\sfille|marital) prénom\s?\(?s\)?
    """,
    "es": r"""
        deudor(?:a|es)? solicitante denunciante denunciad[oa] testigo demandante demandad[oa]
        médic[oa](?:\stratante)? titular asegurad[oa] arrendatari[oa] arrendadora? trabajadora? alumn[oa]
        tutora? padre madre hij[oa](?:\sde)? cónyuge representante abogad[oa] procuradora?
        (?:el\s)?(?:instructor|secretario) la\sdenunciante interesad[oa] perit[oa] tramitado\spor
        firmado(?:\spor)? presentes ausentes asistentes pacientes? firma\sde.* vendedora? compradora?
        inquilin[oa] propietari[oa] perjudicad[oa] acompañante familiar usuari[oa] trabajadora\ssocial tercero
        nombres?(?:\sy\sapellidos?)? apellidos? (?:primer|segundo)\sapellido nombres?\scompletos?
    """,
    "pt": r"""
        devedor(?:a|es)? assinado(?:\spor)? técnic[oa](?:\srespons[áa]vel)? acompanhante cuidador[a]?
        senhori[oa] fiador[a]? enfermeir[oa] proprietári[oa] encarregad[oa]\sde\seducação arguid[oa]
        ofendid[oa] queixos[oa] declarante médic[oa](?:\sde\sfamília)? relator[a]? doente utente requerente
        testemunha v[íi]c?tima segurad[oa] trabalhadora? alun[oa] pai mãe filh[oa] advogad[oa] assinatura
        filiação nome nomes?\s(?:completo|do\s.*|da\s.*) apelidos?
    """,
    "da, nb": r"""
        skyldner debitor klient lejer udlejer leietaker utleier læge lege fastlege vidne vitne sagsøg(?:er|te)
        saksøk(?:er|te) underskrift søn sønn datter ægtefælle ektefelle pårørende kontaktperson rapportskriver
        fornærmede? mistenkte? siktede? anmelder forurettede? sigtede? tiltalte vidner vitner
        til\svitterlighed borger(?:en)? elev(?:en)? sagsbehandler saksbehandler referent til\sstede tilstede
        fremmødte forfall afbud kautionist signatur forelder forældre foresatte? værge verge bostyrer
        avdelingsleder sykepleier sygeplejerske kontrollert godkjent godkendt utført\sav udført\saf
        (?:for|etter|mellom)?navn (?:fulde|fullt|for-\sog\sefter)\s?navn fødenavn
    """,
    "it": r"medico dottore paziente testimone convenuto attore figli[oa] cognome cognome\se\snome",
    "nl": r"huurder verhuurder arts huisarts getuige (?:voor|achter|geboorte)naam naam",
}
_ORGANISATION = (
    r"(?:current\s|previous\s|name\sof\s(?:the\s)?)?(?:employer|company|school|hospital|clinic|firm|organi[sz]ation"
    r"|institution|university|college|bank|insurer|insurance\scompany|agency|practice|surgery|facility)(?:(?:['’]s)?\sname)?"
)
_ORGANISATION_ABROAD = {
    "de": r"arbeitgeber versicherung schule krankenhaus klinik",
    "fr": r"employeur soci[ée]t[ée] entreprise assureur [ée]tablissement [ée]cole",
    "es": r"empresa compañ[íi]a aseguradora entidad colegio escuela centro(?:\sde\s(?:salud|trabajo))?",
    "pt": r"entidade\spatronal seguradora escola unidade(?:\sde\ssaúde)?",
    "da, nb": r"arbeidsgiver arbejdsgiver arbejdsplads arbeidsplass skole sygehus sykehus",
}
_IDENTIFIER_NUMBERED = (
    r"(?:case|claim|policy|invoice|order|account|acct|file|batch|device|asset|ticket|receipt|voucher|member(?:ship)?|sort|access"
    r"|security|licen[cs]e|id)(?:\s(?:no|nr|id|code|number|#|/.*))?"
)
_IDENTIFIER = {
    "en": r"""
        numbers? nos? num nr # ids? identifiers? ref(?:erence)?s? serial mrn ssn ein iban bic swift nhs nino
        vin (?:bank\s)?a/c(?:\s(?:no|number))? bank\saccounts? (?:emp|clock|works|pers)\.?\s?(?:no|id) nric
        aadhaa?r ppsn? tfn ihi bvn hkid mykad kra\spin emirates\sid imei mac passport plate reg(?:istration)?
        docket user\s?name login handle password pin token key badge barcode tracking
        (?-i:SIN|PAN|IRD|CHI|PHN|NUI|URN|UPN|ULN|NPI) itin pesel insz ssnit ohip medicare health\scard vrm regn
    """,
    "de": r"""
        nrs? vertragsnummer gesch[äa]ftszeichen kundennr mitgliedsnr patientennr fallnr steuer-?id kennzeichen
        konto(?:nr)? matr\.?nr versicherten-?nr vsnr
    """,
    "fr": r"dossier contrat immatriculation siret siren s[ée]cu num\s?s[ée]cu n[°º]\s?s[ée]cu allocataire",
    "es": r"""
        p[óo]liza siniestro expediente proceso contrato matr[íi]cula nus historia(?:\scl[íi]nica)? c[ée]dula
    """,
    "pt": r"""
        ap[óo]lice sinistro processo utente\sn[.º] n[.º]?\s?sns sns niss processo\scl[íi]nico
        cartão(?:\sde\s.*)? carta\sde\sconduç[ãa]o
    """,
    "da, nb": r"""
        reg\.?nr registreringsnummer sak sagsnr saksnr j\.?nr cpr personnr f[øo]dselsnr tj\.?nr orgnr cvr
    """,
}
_IDENTIFIER_ALONE = {
    "de, da, nb": r"""
        nummer .*nummer .*-nr .*nr\.
        (?!haus|zimmer|seiten|zeilen|positions|side|linje|rekke|vare|artikel|los|charge|batch|ug|uk|post)\w{3,}nr
        aktenzeichen az .*zeichen
    """,
    "fr": r"n[úu]m[eé]ro(?:\sd(?:e\s|['’]).*)? n°.* n\.?[º°]\s?.{2,} ine nir ipp r[ée]f[ée]rence",
    "es": r"run rut curp rfc cuit cuil nhc nass cif nif dni nie referencia",
    "pt": r"cpf cnpj niss",
    "nl": "bsn",
}
_NOT_IDENTIFIER = (
    r"(?:page|item|line|question|row|form|version|step|section|article|table|figure|exhibit|chapter|part|paragraph|para|sheet"
    r"|serial\sentry|s|sl|sr|class|type|size|telephone|phone|tel|mobile|cell|fax|contact|house|flat|street)\s(?:nos?|numbers?|nr|#|id|code)"
    r"|no|nr|#|pos|lfd\.?\snr"
)
_CONTACT = {
    "en": r"""
        .*(?:tele|mobile\s?|cell\s?)?phone.* tel(?:\W.*)? (?:mobile|cell|fax|pager)(?:\s.*)? e-?mail.*
        (?:web\s?site|url|internet|skype|twitter|contact\snumber).*
        (?:his|her|their|home|work|cell|day|evening)\snumber home\s?/\s?cell mob(?:\W.*)? mail
    """,
    "de": r"""
        handy handynr rufnummer erreichbar mobil(?:telefon)? (?:telefon|handy|mobil|ruf|fax|tlf)\W?\s?nr
        mailadresse tel\w*\s?/\s?(?:fax|mobil|handy) telefon mobil
    """,
    "fr": r"portable n\.?[º°]\s?(?:de\s)?t[ée]l.* fixe t[ée]l[ée]phone courriel",
    "es": r"m[óo]vil móvil m[óo]v fijo tel[ée]fono correo.*",
    "pt": r"telemóvel telem[óo]vel telemovil telem",
    "da, nb": r"tlf tlf\.nr e-?post",
}
_PLACE = {
    "en": r"""
        address(?:es)? street road city town village county district region province state country zip
        zip\scode post\s?code postal\scode residence place location venue birth\s?place place\sof\s.* room
        ward street\s(?:and|&)\snumber
    """,
    "de": r"""
        adresse anschrift wohnort ort plz stra(?:ß|ss)e geburtsort
        stra(?:ß|ss)e(?:,\s?|\s?/\s?|\sund\s)(?:haus)?(?:nummer|nr\.?) plz,?\s?/?\s?(?:wohn)?ort aufenthalt
        zimmer straße\sund\shausnummer gemeinde bezirk geboren\sin privatadresse
    """,
    "fr": r"""
        rue ville lieu(?:\sd(?:e\s|['’]).*)? domicile c\.?p code\spostal adresse\spostale commune pays
        d[ée]partement née?\sà logement
    """,
    "es": r"""
        direcci[óo]n ciudad domicilio c[óo]digo\spostal c\.\spostal municipio localidad provincia poblaci[óo]n
        comuna calle piso nacid[oa]\sen vivienda domicilio\sactual domicilio\sfiscal lugar(?:\sde\s.*)?
    """,
    "pt": r"""
        morada localidade freguesia concelho naturalidade natural\sde endere[çc]o cidade bairro cep residência
        resid[êe]nci[ao] rua local\sd[eo]\s.*
    """,
    "da, nb": r"""
        poststed sted bop[æe]l postnr postnummer kommune fylke f[øo]dested f[øo]deby hjemsted gjerningssted
        gerningssted bolig lejlighed leilighet bostad hjemadresse
    """,
}
_PLACE_ALONE = {
    "en": r"ap(?:ar)?t(?:ament)?s? flats? plot erf house(?:\sno)?",
    "es": "puerta",
    "pt": "fração",
    "da, nb": r"hus(?:nr)?",
}
_DATE = {
    "en": r"""
        dates? dob d\.o\.b born birth\s?(?:day|date) times? day month year period admitted discharged admission
        discharge issued expiry expires deadline due since until effective
    """
}
_OF_WHAT = r"(?:\s(?:of|and|from|to|for|on|in|until|/)(?:\s.*)?)?"
_DATE_ALONE = {
    "de": r"""
        geb\.?(?:\s?am)?(?:/in)? geburtstag .*geburtsdatum (?:ort,\s)?datum ausgestellt(?:\sam)? gültig\sbis
        eingang(?:\sam)? geburtsdatum datum geboren(?:\sam)?
    """,
    "fr": r"naissance date\sd(?:e\s|['’]).* n[ée]e?\sle",
    "es": r"nacid[oa](?:\sel)? fecha(?:\sde.*)?",
    "pt": r"data\sd[ei].* nascimento",
    "da, nb": r"fødselsdag dato f[øo]dselsdato",
    "nl": r"geboortedatum",
}
_AGE = r"(?:(?:patient|current)?\s?ages?(?:\s(?:at|in|of)\s.*)?|alter|[âa]ge|edad|alder|years)"
_QUANTITY = {
    "en": r"""
        amounts? totals? sub\s?total prices? costs? quantity qty results? values?
        (?:normal|reference|ref)?\s?(?:range|interval)s? normal scores? points marks percent(?:age)? % rates?
        weight height temp(?:erature)? bp pulse blood\spressure heart\srate dose dosage strength mg ml kg cm
        mm balance debit credit hours sum fees? salary wages? income rent payment paid tax vat net gross
        counts? levels? flow volume mean median sd s\.d min(?:imum)? max(?:imum)? average area length width
        depth distance share budget actual forecast votes shares revenue profit instal+ments? premium limit
        sats? spo2 o2 ph bmi measure(?:ment)?s? frequency duration flag
    """,
    "de": r"betrag menge wert",
    "fr": r"montant",
    "es": r"importe",
    "da, nb": r"bel[øo]p",
}
_UNIT = r"(?:\s?\(.*|\s?[/%$€£].*|\sin\s.*|\sper\s.*)?"
_THING = r"(?:file|brand|trade|product|item|test|drug|medicine|study|form|document|project|course|event)"
_OTHER = {
    "en": r"""
        occupation profession job(?:\stitle)? titles? position role remarks? notes? comments? status sex
        gender subject re regarding types? descriptions? details? diagnos[ie]s medications? medicines? drugs?
        allerg(?:y|ies) purpose questions? answers? nationality citizenship ethnicity religion languages?
        relationship relation kinship items? test tests analyte parameter assay specimen sample procedure
        reason summary findings? impression plan history complaint conditions? agenda decision actions? motion
        topic category class grade department dept division unit\sname section page of yes no n/a other none
        please specify tick check marital\sstatus education experience skills references
        (?:relationship|relation)\sto\s.* enclosures? encl attachments? currency method site side route cause
        ok\sto\sleave\s(?:a\s)?message\?* interpreter\?* needed\?* line number code pos row form exhibit
        name\sof\s(?:drug|product|medicine|document|file|form|test)
    """,
    "de": r"""
        (?:verwandtschafts)?verhältnis verwandtschaft(?:sgrad)? anlass familienstand konfession analyse
        ergebnis einheit std\.?/woche laborwerte? bemerkung(?:en)? beruf staatsangeh[öo]rigkeit geschlecht
    """,
    "fr": r"""
        lien(?:\sde\sparenté)? parenté prestation moyenne appréciation remarque analyses biologie
        nationalit[ée] sexe
    """,
    "es": r"""
        parentesco relación rol partida unidades estado\scivil prueba resultado observaciones análisis
        analítica ocupación profesión sexo nacionalidad
    """,
    "pt": r"situaç[ãa]o medica[çc][ãa]o diagn[óo]stico análise análises profissão",
    "da, nb": r"""
        slægtskab slektskap rolle post pr\.\sm[åa]ned pr\.\s[åa]r v[æa]ks stilling sivilstatus civilstand
        prøve resultat prøver blodprøver yrke kj[øo]nn
    """,
}

_MORE = r"(?:.*\s)?"
_MEANINGS = tuple(
    (meaning, Expression(form, re.IGNORECASE))
    for meaning, form in (
        (Meaning.OTHER, rf"{_NOT_IDENTIFIER}|{_THING}\snames?"),
        (Meaning.QUANTITY, r"(?:numbers?|nos?\.?|#)\s(?:of|in)\s.*"),
        (Meaning.CONTACT, _any(_CONTACT)),
        (Meaning.NAME, rf"{_NAME}|{_any(_NAME_ABROAD)}"),
        (Meaning.ORGANISATION, rf"{_ORGANISATION}|{_any(_ORGANISATION_ABROAD)}"),
        (Meaning.AGE, _AGE),
        (Meaning.DATE, rf"{_MORE}{_any(_DATE)}{_OF_WHAT}|{_any(_DATE_ALONE)}"),
        (Meaning.PLACE, rf"{_MORE}{_any(_PLACE)}|{_any(_PLACE_ALONE)}"),
        (
            Meaning.IDENTIFIER,
            rf"{_MORE}{_any(_IDENTIFIER)}|{_IDENTIFIER_NUMBERED}|{_any(_IDENTIFIER_ALONE)}",
        ),
        (Meaning.QUANTITY, rf"{_MORE}{_any(_QUANTITY)}{_UNIT}|[$€£%]|units?"),
        (Meaning.OTHER, rf"{_MORE}(?:{_any(_OTHER)}|{_THING}\snames?)"),
    )
)


_WHOSE_VALUE = Expression(
    r"(?P<what>\S.*?)\s(?:de\sl['’]|(?:d[aeo]|del|de\sla|du|de[rs]|til|a[fv]|of(?:\sthe)?)\s)(?P<who>[^\s'’]+)",
    re.IGNORECASE,
)
"""A label with the person whose value follows: "Endereço da vítima", "Adresse der Zeugin"."""


_IN_PROGRAM = Expression(r"(?<=[^\W_])_{1,2}(?=[^\W_])|(?<=[a-z])(?=[A-Z][a-z])")
"""Between the words of a label that a program wrote: real_name, dateOfBirth."""


@lru_cache(maxsize=4096)
def meaning(label: str) -> Meaning | None:
    """Return the type of value that a label or heading announces, or None if it is unknown.

    A label of several parts ("Nom / Prénom") has the meaning that all of them have.
    """
    if " " not in label and (spaced := _IN_PROGRAM.sub(" ", label)) != label:
        label = spaced.lower()
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
