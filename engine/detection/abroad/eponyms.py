"""Eponyms in German, French, Spanish, Portuguese, Danish and Norwegian: "Morbus Basedow", "signe de Murphy".

After some words every name is an eponym ("Syndrom", "triangle de"). After others, which a patient may follow ("maladie
de"), only a name in the list of eponyms is one.
"""

from __future__ import annotations

import re
from collections.abc import Set as AbstractSet
from functools import cache

from engine.core import resources
from engine.core.expressions import Expression
from engine.core.types import Kind, Mention
from engine.detection.lexicon import borne
from engine.detection.patterns.rule import UPPER

# Words of one language are on as few lines as possible.
# ruff: noqa: E501

_REACH = 60
_KINDS = frozenset({Kind.PERSON, Kind.LOC, Kind.ORG, Kind.DEM, Kind.MISC})
_NAME = rf"{UPPER}[\w'’]+(?:[-‐/]{UPPER}[\w'’]+){{0,2}}"

# Nouns after which every name is an eponym.
_OF_ANY = (
    r"(?:syndromes?|signes?|triangles?|man(?:œ|oe)uvres?|classifications?|échelles?|critères|drains?|sondes?|pinces?|écarteurs?|théorème|nomenclature|ligament|[Gg]rade\s[IVX1-4]{1,3}"
    r"|síndrome|signo|triángulo|maniobra|clasificación|escala|criterios|drenaje|sonda|teorema|ligamento"
    r"|sinal|triângulo|manobra|classificação|critérios|dreno)"
)
# Nouns after which only a listed name is an eponym.
_OF_LISTED = (
    r"(?:tests?|scores?|scléroses?|tendons?|diagrammes?|figures?|rotor|purpura|chorée|tendón|tendones|diagrama|figura|talón|tendão|tendões|calcanhar|esclerose|esclerosis|phénomènes?|fen[óô]menos?|index|indice|points?|espace|canal|incision|réflexe|tumeur|cellules|corps|granulations|stade|lois?|matelas|test|índice|prueba|leyes|ley|reflejo|espacio|estadio|puntuación|cuestionario|teste|reflexo|pontuação|questionário"
    r"|maladies?|fractures?|intervention|opération|réanimation|méthode|technique|prothèse|hernie|anneau|kyste|aphte|goitre|thyroïdite|paralysie|contracture|sarcome|lymphome|catheter|cathéter|position|voie|œsophage|ulcère"
    r"|enfermedad|mal|fractura|intervención|operación|método|técnica|concepto|prótesis|hernia|quiste|contractura|parálisis|sarcoma|linfoma|catéter|posición|esófago|tiroiditis|bocio"
    r"|protocoles?|protocolos?|regla|regra|règle|soro|suero|sérum|soluté|lactato|lactate|doença|fratura|intervenção|operação|conceito|cirurgia|hérnia|quisto|paralisia|cateter|esôfago|esófago|tireoidite)"
)
_DE = r"(?:\s(?:de|du|selon|según|segundo)\s|\sd['’])"
# Second parts of German and Nordic compounds: with any name, and with a listed name.
_COMPOUND_ANY = (
    r"(?:Syndroms?|Zeichens?|Klassifikation|Scores?|Index|Skala|Tests?|Drainagen?|Handgriff(?:e?s)?|Manövers?|Kriterien|Katheters?|Naht|Lagerung|Verband(?:e?s)?|Formel|Gesetz(?:e?s)?|Regeln?|Effekts?|Operation|Plastik|Technik|Prothese"
    r"|Reflex(?:e?s)?|Punkt(?:e?s)?|Linie|Dreieck(?:e?s)?|Schema|Stadium|Grad|Tubus|Sonde|Spatels?|Nadel|Schiene|Thyreoiditis|Lymphoms?|Sarkoms?|Zysten?|Enzephalopathie|Lähmung|Kontraktur|Fraktur|Ösophagus|Ulkus|Struma|Symptomatik|Anämie|Krankheit|Körperchen|Stäbchen|Zellen?|Fasern?|Drüsen?|Ganglion|Knoten|Kanal|Raum(?:e?s)?|Binden?|Nagels?|Platten?|Schrauben?|Klemmen?|Kanülen?|Trokars?|Schlingen?|Hernien?|Divertikels?|Parese|Trias|Phänomens?"
    r"|Färbung|Sequenzierung|Lösung|Agar|Verteilung|Kurven?|Diagramms?|Modells?|Drehung|Salto|Sprung"
    r"|syndrom(?:et)?|sygdom(?:men)?|sykdom(?:men)?|tegn|test(?:en)?|skala(?:en)?|score(?:n)?|kateter(?:et)?|dræn(?:et)?|dren(?:et)?|prøve(?:n)?|klassifikation|klassifisering|indeks|fraktur|kontraktur|cyste|parese(?:n)?|sjukdom(?:en)?|syge(?=[.,;:)]|\s(?:og|fra|siden|med)(?!\w)|\Z)|sjuke|borreliose(?:n)?|oper(?:ation|asjon)(?:en)?|f[eæ]nomen(?:et)?|reflex(?:en)?|refleks(?:en)?)"
)
_COMPOUND_APART = (
    r"(?:Syndroms?|Zeichens?|Klassifikation|Skala|Kriterien|Handgriff(?:e?s)?|Manövers?|Gesetz(?:e?s)?|Effekts?|Reflex(?:e?s)?|Dreieck(?:e?s)?|Thyreoiditis|Lymphoms?|Sarkoms?|Enzephalopathie|Krankheit|Körperchen|Trias|Phänomens?"
    r"|syndrom(?:et)?|sygdom(?:men)?|sykdom(?:men)?|tegn|skala(?:en)?|klassifikation|klassifisering|indeks|kontraktur|parese(?:n)?|sjukdom(?:en)?|syge(?=[.,;:)]|\s(?:og|fra|siden|med)(?!\w)|\Z)|sjuke|borreliose(?:n)?)"
)
"""Those of them that a patient of the same name does not have as well: "Hansens kateter" may be a patient's."""
_METHOD = r"\w{0,20}(?:[Kk]lassifikation|[Ee]inteilung|[Ss]tadium|[Ss]chema|[Ss]core|[Ss]kala|[Ss]tammbaum|[Ff]ärbung|[Ss]equenzierung|[Ff]ormel|[Ii]ndex|[Ee]instufung)|Typ|Grad"
"""German words before "nach" and the name of somebody who devised it; none that may lead to a town: "zur OP nach Bern"."""
_GRADED = (
    r"(?:(?:micro)?fra[ck]tur[ae]s?|fraturas?|luxations?|stade|estadi[oe]|estádio|grade|grado|grau|types?|tipo|classes?|classification|clasificación|classificação|échelle|escala|scores?|indice|índice|critères|criterios|critérios"
    r"|techniques?|técnica|méthode|método|interventions?|intervención|intervenção|opération|operación|operação|cure|plastie|arthrodèse|ostéotomie|arthrose|artrosis|artrose|angle|ángulo|ângulo|coloration|tinción|coloração)"
)
"""French, Spanish and Portuguese nouns before a name that devised a grade or a way to operate; without one, "selon
Bernard" is what Bernard said."""
_BONE = r"(?:Sprunggelenk|OSG|Knöchel|Malleol|Schenkelhals|Speiche|Tibia|Fibula|cheville|malléol|péroné|fémor|tobillo|mal[eé]olo|peroné|tornozelo|ankel|lårhals|ankle|fibula|femur)"
"""Beginnings of words for joints and bones, before the name of a classification of their fractures and the grade."""
_GRADE = r"(?:[A-D]\d?|[IVX]{1,3}|\d[a-c]?)"
_OF_PEOPLE = r"(?:sag|sak|famili|slekt|slægt|hus|gård|gaard|gard|barn|børn|gutt|jent|pike|dreng|pige|mord|drap|enke|fru|mann|mand|kon[ea]|sønn|søn|datt|brødre|søstre|søsken|søskende|konsern|koncern|grupp|klan|hjem|heim|eiendom|ejendom|bolig)"
"""Beginnings of Nordic words behind the name of those whom a case, family or house is called after: "Hansen-saken"."""
_ALONE = Expression(
    r"(?:Bechterew|Basedow|Dupuytren|Parkinson|Alzheimer|Hashimoto|Crohn|Bobath|Watson-Jones|Billroth|Sudeck|Meni[èe]re|Ménière|Esmarch|Redon|Pythagore"
    r"|Pitágoras|Trendelenburg|Dandy-Walker|Apgar|Asperger|Tourette|Osgood-Schlatter)"
)
"""Eponyms that hardly anybody bears: alone they are not a name, unless words beside them show one."""
_IS_NAME_BEFORE = Expression(
    rf"(?:Herrn?|Frau|Familie|Dr\.|Prof\.|Mme|Mlle|Madame|Monsieur|M\.|Me|D\.|D\.ª|Dña\.|Don|Doña|Sra?\.|Señora?|Senhora?|Hr\.|Fru)\s\Z"
    rf"|{UPPER}\.[ ]?\Z|(?i:name|nom|nombre|nome|apellidos?|prénom|navn|patient\w*|paciente|unterschrift|signature|firma|gez\.)[^\n\w]{{0,12}}\Z"
)
"""Words before a name: a title, an initial, or the label of a field for names."""
_IS_NAME_AFTER = Expression(rf",[ ]?{UPPER}\.|[ ]{UPPER}\.(?!\w)")
_IS_LISTED = Expression(rf"(?:\A|(?<=[\n\t|])|(?<=[ ][ ]))[^\W\d_-]+,[ ]?{UPPER}\w+")
"""A surname and a given name, where a line or a cell begins."""
_SURE = r"(?:Bechterew|Basedow|Parkinson|Crohn|Alzheimer|Hodgkin|Dupuytren|Sudeck|Scheuermann|Perthes|Meni[èe]re|Ménière|Paget|Addison|Cushing|Waldenström|Raynaud|Ledderhose)"
"""Eponyms before which M. means Morbus; before others it may mean Monsieur."""


def is_eponym(text: str, mention: Mention, people: AbstractSet[str] = frozenset()) -> bool:
    """Return whether a mention is, or is part of, the name of a disease, sign, device, scale or law of nature.

    Args:
        people: words of the names of people in the text that have several words.
    """
    if mention.kind not in _KINDS or borne.is_borne(text, mention):
        return False
    if mention.words(text) in people or mention.words(text).rstrip("s") in people:
        return False  # a patient called so has a disease, a test or a tube as others have
    if (alone := _ALONE.fullmatch(text, mention.start, mention.end)) and alone[0] not in people:
        before = _IS_NAME_BEFORE.search(text, max(0, mention.start - _REACH), mention.start)
        after = _IS_NAME_AFTER.match(text, mention.end) or _IS_LISTED.match(text, mention.start)
        return before is None and after is None
    low, high = max(0, mention.start - _REACH), mention.end + _REACH
    return any(
        match.start() <= mention.start and mention.end <= match.end()
        for form in _forms()
        for match in form.finditer(text, low, high)
    )


@cache
def _forms() -> tuple[Expression, ...]:
    listed = rf"(?:{'|'.join(sorted((re.escape(each) for each in _listed()), key=len, reverse=True))})"
    several = rf"{listed}(?:[-‐/]{listed}){{0,2}}"
    return tuple(
        Expression(form)
        for form in (
            rf"(?<!\w)(?i:{_OF_ANY}){_DE}{_NAME}(?!\w)(?![ -]{UPPER}\w)",
            rf"(?<!\w)(?i:{_OF_LISTED}){_DE}{several}(?!\w)(?![ ]{UPPER}\w)",
            rf"(?<!\w){_NAME}(?:[-‐][A-CIVX]{{1,3}})?[-‐]{_COMPOUND_ANY}(?!\w)",
            rf"(?<!\w){several}[-‐](?!{_OF_PEOPLE})[a-zäöüæøå]\w+",
            rf"(?<!\w){several}s?['’]?s?\s(?:{_COMPOUND_APART}|[IVX]{{2,4}}|chorea|dystrofi|demens|sklerose)(?!\w)",
            # Muskeldystrophie Typ Duchenne; Einteilung nach Gustilo; OSG Weber B; anti-Smith
            rf"(?<!\w)(?:[Tt]yp[e]?|[Tt]ipo)\s{several}(?!\w)(?![ ]{UPPER}\w)",
            rf"(?<!\w)(?:{_METHOD})\snach\s{_NAME}(?!\w)(?![ ]{UPPER}\w)|(?<!\w)(?i:protocole|protocolo|protokoll)\s{several}(?!\w)(?![ ]{UPPER}\w)",
            rf"(?<!\w)(?:OSG|[Tt]yp|Fx\.?|[Ff]ra[ck]tura?|[Bb]ru(?:d|ch))\s{several}\s(?:[A-D]|[IVX]{{1,3}}|\d[a-c]?)(?![\w.])",
            rf"(?<!\w)[Aa]nti-{UPPER}\w+(?!\w)",
            rf"(?<!\w)(?:Morbus|[Mm]b\.?)\s{_NAME}|(?<!\w)M\.\s{_SURE}(?!\w)",
            rf"(?<!\w)(?i:{_GRADED})\s(?:[^.,;:\n]{{0,30}}\s)?(?:selon|según|segundo)\s{several}(?!\w)(?![ ]{UPPER}\w)",
            rf"(?<!\w)(?:modifiziert\snach|Technik\snach|\w{{0,20}}(?:[Bb]ruch|[Ff]raktur)\snach|ad\smodum)\s{several}(?!\w)(?![ ]{UPPER}\w)",
            rf"(?<!\w)(?i:{_BONE})\w*(?:[^.;:\n\w][^.;:\n]{{0,25}})?[ \t|,(]{several}\s{_GRADE}(?![\w.])",
            rf"(?<!\w){several}\s(?:positi[vf][eoa]?|negati[vf][eoa]?|pos\.|neg\.)(?!\s(?:getestet|auf|für|på|for|à|au|a|al|para|test[ée]\w*)(?!\w))",
            rf"(?<!\w){_SURE}s(?!\w)",
            r"(?<!\w)(?i:alzheimers?|parkinsons|aspergers|tourettes|sjøgrens|sjögrens)(?!\w)",
            r"(?<!\w)Reys(?:\skomplekse)?\sfigur|(?<!\w)(?i:figure|figura)\s(?:complexe\s|compleja\s|complexa\s)?de\sRey(?!\w)",
            r"(?<!\w)[Cc]arte\sVitale(?!\w)",
            # The Convention in whose name a court speaks.
            r"(?<!\w)(?i:(?:Derechos|Direitos)\sHumanos|Libertades\sFundamentales|Liberdades\sFundamentais|Libertés\sFondamentales"
            r"|Menschenrechten?|Grundfreiheiten|menneskerettigheder(?:ne)?|menneskerettighetene?)(?!\w)",
            r"(?<!\w)(?:Braden|Norton|Waterlow|Barthel|Glasgow|Karnofsky)(?:\s?[:=]\s?|\s)\d{1,3}(?=\s?[,;/)\n]|\.\s|\.?\Z)",
        )
    )  # fmt: skip


@cache
def _listed() -> frozenset[str]:
    return frozenset((*resources.read_list("lists/eponyms.txt"), *resources.read_list("lists/abroad/eponyms.txt")))
