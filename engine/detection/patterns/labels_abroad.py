"""Identifiers after a label in German, French, Spanish, Portuguese, Italian, Dutch, Danish or Norwegian.

The check digit need not be valid: what a form calls somebody's number is that number. Statutes, standards, articles and
telephones have none of these labels.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from engine.core import resources
from engine.core.expressions import Expression
from engine.core.message import Message, message
from engine.core.types import Kind, Mention
from engine.detection.patterns.dates_abroad import MONTH
from engine.detection.patterns.rule import RECOGNIZER

# Labels of one language are on as few lines as possible.
# ruff: noqa: E501


class Noun(NamedTuple):
    """Nouns for a numbered thing; a sign for "number" or a colon must be beside them."""

    subtype: str
    words: str


NOUNS = (
    Noun("case-number", r"procédure|affaire|parquet|r[ôo]le|r[ée]pertoire(?:\sg[ée]n[ée]ral)?|minute|plainte|proc[èe]s[- ]verbal|p\.?v\.?|[ée]crou|instruction"),
    Noun("case-number", r"procedimientos?(?:\s\w{4,14})?|autos|causa|diligencias(?:\sprevias|\surgentes)?|atestado|denuncia|sumario|ejecutoria|rollo|r\.?i\.?t\.?|rol|juicio(?:\s\w{4,14})?"),
    Noun("case-number", r"processos?(?:\s\w{4,14})?|inqu[ée]rito|apela[çc][ãa]o|agravo|b\.?o\.?|boletim\sde\socorr[êe]ncia"),
    Noun("case-number", r"procedimento|fascicolo|r\.?g\.?(?:\s?n\.?\s?r\.?)?|sentenza|causa"),
    Noun("case-number", r"aktenzeichen|az\.?|gesch[äa]ftszeichen|gz\.?|gesch\.-?z\.?|vorgangs?|tagebuch|sags?|sak(?:en)?|j\.|journal|zaak|rol|parket"),
    Noun("passport", r"passeport|pasaporte|passaporte|passaporto|reisepass(?:es)?|pass?|paspoort"),
    Noun("driver-licence", r"permis(?:\sde\sconduire)?|(?:permiso|licencia|carn[ée])\sde\sconducir|carta\sde\scondu[çc][ãa]o|carteira\sde\shabilita[çc][ãa]o|cnh|patente(?:\sdi\sguida)?|f[üu]hrerschein(?:s)?|k[øo]rekort|f[øo]rerkort|rijbewijs"),
    Noun("national-id", r"carte(?:\snationale)?\sd['’]identit[ée]|c\.?n\.?i\.?|titre\sde\ss[ée]jour|r[ée]c[ée]piss[ée]|visa|s[ée]curit[ée]\ssociale|assur[ée](?:\ssocial)?|avs|registre\snational|national"),
    Noun("national-id", r"documento(?:\s(?:nacional\s)?de\sidentidad)?|c[ée]dula(?:\sde\s(?:identidad|ciudadan[íi]a))?|permiso\sde\sresidencia|afiliaci[óo]n|seguridad\ssocial|seguro\ssocial"),
    Noun("national-id", r"bilhete\sde\sidentidade|cart[ãa]o\sde\scidad[ãa]o|identidade|carteira\sde\sidentidade|seguran[çc]a\ssocial|t[íi]tulo\sde\s(?:resid[êe]ncia|eleitor)|autoriza[çc][ãa]o\sde\sresid[êe]ncia"),
    Noun("national-id", r"carta\sd['’]identit[àa]|permesso\sdi\ssoggiorno|identiteitskaart|identitetskort|personalausweis(?:es)?|ausweis(?:es)?|aufenthaltstitels?"),
    Noun("tax-number", r"fiscal|contribuable|contribuinte|steuer|fiscale|skatte"),
    Noun("health-insurance", r"adh[ée]rent|allocataire|b[ée]n[ée]ficiaire|carte\svitale|mutuelle|tarjeta\ssanitaria|utente|benefici[áa]ri[oa]|tessera(?:\ssanitaria)?|versicherten|krankenkasse"),
    Noun("mrn", r"patiente?|s[ée]jour|admission|venue|historia(?:\scl[íi]nica)?|hist\.?|episodio|paciente|prontu[áa]rio|doente|cartella\sclinica|fall|aufnahme"),
    Noun("account", r"compte(?:\sbancaire)?|cuenta(?:\s(?:bancaria|corriente))?|conta(?:\s(?:banc[áa]ria|corrente|poupan[çc]a))?|conto(?:\scorrente)?|ag[êe]ncia|konto|kto\.?"),
    Noun("payment-card", r"carte(?:\sbancaire|\sbleue)?|tarjeta(?:\s\w{4,12})?|cart[ãa]o(?:\s\w{4,12})?"),
    Noun("policy", r"police(?:\sd['’]assurance)?|contrats?|sinistre|p[óo]liza|siniestro|contrato|ap[óo]lice|sinistro|polizza|contratto|police|vertrags?|polis|contract"),
    Noun("invoice", r"factures?|commande|devis|avis|factura|pedido|albar[áa]n|fatura|encomenda|nota\sfiscal|fattura|ordine|rechnung(?:s)?|bestellung|faktura|factuur|suivi|seguimiento"),
    Noun("reference", r"dossiers?|client|soci[ée]taire|abonn[ée]|r[ée]f[ée]rences?|r[ée]f\.?|enregistrement|inscription|compteur|lot|parcelle|agr[ée]ment|d[ée]claration"),
    Noun("reference", r"expedientes?|cliente|abonado|socio|referencia|ref\.?|registro|protocolo|inscripci[óo]n|medidor|contador|suministro|informe(?:\s\w{4,12})?|escritura|tr[áa]mite"),
    Noun("reference", r"s[óo]ci[oa]|refer[êe]ncia|registo|registro|inscri[çc][ãa]o(?:\s(?:estadual|municipal))?|requerimento|of[íi]cio|artigo\smatricial|descri[çc][ãa]o|matr[íi]cula|apartado"),
    Noun("reference", r"pratica|cliente|protocollo|prot\.?|repertorio|rep\.?|raccolta|riferimento|rif\.?|kenmerk|dossier|klant|kunde(?:n)?|mitglieds?|z[äa]hler|unser\szeichen|ihr\szeichen|kundenr|medlem"),
    Noun("employee-id", r"matricule|employ[ée]e?|salari[ée]e?|agent|badge|[ée]tudiant|[ée]l[èe]ve|emplead[oa]|legajo|alumn[oa]|carn[ée](?:\sprofesional)?|tip|n[oó]mina"),
    Noun("employee-id", r"funcion[áa]ri[oa]|mecanogr[áa]fico|alun[oa]|matricola|dipendente|studente|personal|matrikel|dienst"),
    Noun("licence", r"colegiad[oa]|c[ée]dula\sprofissional|licence|licen[çc]a|licencia|ordre|ordem|albo|approbation"),
    Noun("device-serial", r"s[ée]rie|ch[âa]ssis|moteur|bastidor|chassi|telaio|fahrgestell|serien|ger[äa]te"),
)  # fmt: skip

ACRONYMS: tuple[tuple[str, str], ...] = (
    ("national-id", r"NIR|INSEE|AVS|AHV|NISS|INSZ|RVNR|SVNR|DNI|NIE|NASS|NUSS|NSS|RUN|RUT|CURP|CUIL|RG|CPF|PIS|BI|BSN|CPR|FNR|D-nr|NAF"),
    ("tax-number", r"IdNr|TIN|NIF|CIF|RFC|CUIT|NIPC|CNPJ|C\.F\.|P\.?\s?IVA|CVR"),
    ("health-insurance", r"KVNR|INS|CIPA|CIP|SNS|CNS|NUS"),
    ("mrn", r"IPP|NDA|IEP|NHC|PID|NPR"),
    ("employee-id", r"INE|NUMEN|NIUB"),
    ("licence", r"RPPS|ADELI|LANR|BSNR|N[ºo°]\s?[Cc]ol|OAB|CRM|COREN|CNH"),
    ("reference", r"SIRET|SIREN|FINESS|PDL|PRM|KvK|RCS|RENAVAM|CTPS|AGDREF|CUPS|IK"),
    ("account", r"RIB|CBU|CLABE|CCC|NIB|BBAN|IBAN"),
    ("case-number", r"RIT|NIG|NUIPC|N\.I\.G\."),
    ("device-serial", r"IMEI|IMSI|ICCID|MEID"),
)  # fmt: skip

_SIGN = r"(?:n[°ºo]s?\.?|n\.\s?[°ºo]s?\.?|n\.(?=\s?[A-Z]{0,3}\s?\d)|n[úu]m(?:\.|ero)|num[ée]ro|numero|numer|nummer|nr\.?|no\.|#|№)"
_OF = r"(?:\s(?:de\s(?:la\s|l['’])?|d['’]|du\s|del\s|da\s|do\s|di\s|della\s|van\s)|\s)"
_SAYS = r"(?:\s?[:=]{1,2}|\s?(?:est(?:\sle)?|es(?:\sel)?|é(?:\so)?|è|ist|lautet|er|is)(?=\s))?[\s(\[\"'«„*]{0,3}"
_NOT_NUMBERED = (
    r"tele|fax|mobil|handy|ruf|haus|hus|zimmer|wohnungs?|seiten?|side|artikel|charge|lot|los|typ|modell|norm|isbn|issn|cas|pzn"
    r"|ziffer|abs|platz|spalten?|zeilen?|linien?|linje|kapitel|vare|produkt|ordnungs|laufende|lfd|din|ausgabe|bus|gleis|post|plz"
    r"|start|trikot|r[üu]ckrufs?|durchwahl|notruf|service|order?nungs|rom|etage|kurs|telefon|tlf|tel"
)
_COMPOUND = (
    rf"(?!(?:{_NOT_NUMBERED})[-n]?(?:nummer|nr))[a-zäöüßæøåé][a-zäöüßæøåé/]{{1,24}}[a-zäöüßæøåé]\.?-?(?:nummer|nr|numret|nummeret)\.?"
    r"|[a-zäöüß-]{2,20}-(?:id|kennung|kennziffer)|(?:patienten|versicherten|steuer|kunden|pat\.?)-?(?:id|kennung|identifikationsnummer)"
)
_VALUE = Expression(
    rf"(?:[A-Z]{{1,4}}[ -])?[A-Za-z0-9*][\w*/.:-]{{0,30}}(?:[  ](?:[A-Z]{{1,2}}(?=[  ]\d)|[A-Z]{{0,3}}\d[\dA-Z/.-]{{0,20}})(?![  ]?(?:de[  ])?{MONTH})){{0,9}}"
    r"(?:(?<=\d{3})[  ][B-DF-HJ-NP-Z](?![\w'’.]))?"
)
_TRIMMED = Expression(r"[./:_-]+$|[.,:]+(?=\s|$)")
_DIGIT = Expression(r"[\d*]")
_OTHER = Expression(
    r"\A(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}.*|\d{4}-\d\d-\d\d.*|(?:19|20)\d\d|\d{1,3}(?:[.  ]\d{3})+(?:,\d+)?|\d+,\d{1,2}|\d{1,2}[:.]\d\d)"
)
"""Dates, years, amounts and times of day."""
_OTHERS = {
    "land": (message("digits.form-and-words", number=Message("number.sort-land")), "reference"),
    "phone": (Message("pattern.follows-word-for-telephones"), "phone"),
}
"""Reasons and types of parcels of land, which have a form of their own, and of extensions: no article, no appendix."""
_YEAR = Expression(r"(?:19|20)\d\d")
_REASON = {each: Message(f"label.{each}") for each in {*(noun.subtype for noun in NOUNS), *dict(ACRONYMS)}}
_JOINT = rf"(?:\s?{_SIGN}(?!\w))?{_SAYS}"
"""Between a label of `numbers.tsv` and the number."""
_FEWEST, _FEWEST_OF_ACRONYM = 3, 5
"""Digits of a value: after nouns, and after an acronym, which may mean something else."""


def _nouns() -> Expression:
    groups = "|".join(f"(?P<g{number}>{noun.words})" for number, noun in enumerate(NOUNS))
    return Expression(
        rf"(?<![\w/-])(?P<before>{_SIGN}{_OF}{{1,2}})?(?:{groups})(?!\w)(?P<after>\s?-?{_SIGN}(?!\w)|(?=\s?:))?",
        re.IGNORECASE,
    )


_NOUN = _nouns()
_AFTER = Expression(_SAYS)
_COMPOUNDS = Expression(rf"(?<![\w-])(?:{_COMPOUND})(?!\w)", re.IGNORECASE)
_ACRONYM = Expression(
    r"(?<![\w-])(?:"
    + "|".join(f"(?P<a{number}>{words})" for number, (_, words) in enumerate(ACRONYMS))
    + r")(?:-?[Nn]r\.?)?(?![\w-])"
)
_SORTS = (
    (Expression(r"versichert|kranken|kvnr|forsikr", re.IGNORECASE), "health-insurance"),
    (Expression(r"steuer|skatt|fiscaal", re.IGNORECASE), "tax-number"),
    (Expression(r"konto|rekening|depot", re.IGNORECASE), "account"),
    (Expression(r"patient|fall|aufnahme|pat", re.IGNORECASE), "mrn"),
    (Expression(r"akten|vorgang|journal|sag|sak|zaak|rol|parket|verfahren", re.IGNORECASE), "case-number"),
    (Expression(r"ausweis|personnummer|sozialvers|rentenvers|pass", re.IGNORECASE), "national-id"),
    (Expression(r"rechnung|bestell|auftrag|faktura|ordre|factuur", re.IGNORECASE), "invoice"),
    (Expression(r"police|polise|polis|vertrag|schein", re.IGNORECASE), "policy"),
    (Expression(r"personal|matrikel|dienst|ansatt|l[øo]n", re.IGNORECASE), "employee-id"),
    (Expression(r"serien|ger[äa]te|fahrgestell|chassis", re.IGNORECASE), "device-serial"),
)


@cache
def _by_country() -> tuple[Expression, tuple[tuple[str, Expression, Expression], ...]]:
    """Return the pattern of the places of all labels of `numbers.tsv`, and by row the type and the patterns of its label
    alone and with a number.
    """
    rows = [line.split("\t") for line in resources.read_list("lists/abroad/numbers.tsv")]
    labels = [_label(words.replace(" ", r"\s"), short) for _, _, words, short, _ in rows]
    numbers = tuple(
        (
            row[1],
            Expression(rf"{label}(?!\w)"),
            Expression(
                rf"{label}(?!\w)(?i:{_JOINT})(?P<number>{row[4]})(?![\w/]|[.,-]\d|[ \u00a0](?:de[ \u00a0])?{MONTH})"
            ),
        )
        for row, label in zip(rows, labels, strict=True)
    )
    return Expression(rf"(?<![\w.-])(?=(?:{'|'.join(labels)})(?!\w))"), numbers


def _label(words: str, abbreviations: str) -> str:
    """Return the part of a pattern for words in any case and abbreviations in capitals; "-" where there are none."""
    parts = (f"(?i:{words})" if words != "-" else "", f"(?:{abbreviations})" if abbreviations != "-" else "")
    return f"(?:{'|'.join(filter(None, parts))})"


def _of_countries(text: str) -> Iterator[Mention]:
    """Yield mentions of the numbers of `numbers.tsv`."""
    labels, numbers = _by_country()
    for place in labels.finditer(text):
        for subtype, label, form in numbers:
            match = form.match(text, place.start()) if label.match(text, place.start()) else None
            if match and not _YEAR.fullmatch(match["number"]):
                reason, named = _OTHERS[subtype] if subtype in _OTHERS else (_REASON[subtype], subtype)
                yield Mention(*match.span("number"), Kind.CODE, 0.85, RECOGNIZER, reason, named)


def find(text: str) -> Iterator[Mention]:
    """Yield mentions of identifiers after their labels."""
    yield from _of_countries(text)
    for match in _NOUN.finditer(text):
        if match["before"] or match["after"] is not None:
            noun = next(each for number, each in enumerate(NOUNS) if match[f"g{number}"])
            yield from _value(text, match.end(), noun.subtype, _FEWEST)
    for match in _COMPOUNDS.finditer(text):
        sort = next((subtype for form, subtype in _SORTS if form.search(match[0])), "reference")
        yield from _value(text, match.end(), sort, _FEWEST)
    for match in _ACRONYM.finditer(text):
        if match.lastgroup:
            yield from _value(text, match.end(), ACRONYMS[int(match.lastgroup[1:])][0], _FEWEST_OF_ACRONYM)


def _value(text: str, start: int, subtype: str, fewest: int) -> Iterator[Mention]:
    after = _AFTER.match(text, start)
    value = _VALUE.match(text, after.end() if after else start)
    if value is None or value.start() == start:
        return
    end = value.end()
    if trailing := _TRIMMED.search(value[0]):
        end = value.start() + trailing.start()
    written = text[value.start() : end]
    digits = len(_DIGIT.findall(written))
    first = re.split(r"[  ]", written)[0]
    if digits >= fewest and not _OTHER.fullmatch(written) and (_DIGIT.search(first) or first.isupper()):
        yield Mention(value.start(), end, Kind.CODE, 0.85, RECOGNIZER, _REASON[subtype], subtype)
