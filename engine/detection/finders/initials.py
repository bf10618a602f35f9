"""Initials of people in running text: "whether K. has been", "F. B. sera revu", "night M.", "mr g"."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import chain

from engine.core.expressions import Expression
from engine.core.message import Message
from engine.core.name_forms import is_abbreviation, is_ordinary
from engine.core.types import Document, DocxPicturePlace, Kind, Mention, PdfPlace, Place, Recognizer
from engine.detection.lexicon import salutations
from engine.detection.lexicon.kin import FRIEND, PARTNER, RELATIVE

# Lists of words stay together.
# ruff: noqa: E501

_SUBTYPE = "initials"
_SCORE = 0.7
_WORD = Expression(r"[^\W\d_]{3}")

# Verbs whose subject is a person, in the languages of the networks.
_VERB = (
    r"(?:has|had|have|is|was|will|would|said|says|told|asked|reported|did|does|can|could|may|might|must|should|went|came|and\s(?:I|he|she|we)|who|whose"
    r"|a|est|était|sera|serait|avait|dit|déclare|hat|ist|war|wird|wurde|sagte|kommt|ha|es|era|fue|será|dice|foi|é|har|er|var|blev|ble|skal)(?!\w)"
)
_SEVERAL = r"[A-Z]\.[ -]?(?:(?:O['’]|Mc)?[A-Z]\.[ -]?){0,2}(?:O['’]|Mc)?[A-Z]\."
_NUMBERED = (
    r"(?!(?:Vitamine?|Hepatitis|Hépatite|Hepatite|Annexe?|Anexo|Anhang|Anlage|Appendix|Bilag|Vedlegg|Groupe?|Grup[op]o?|Gruppe|Section|Sección|Secção"
    r"|Part|Partie|Parte|Teil|Del|Type|Tipo|Typ|Plan|Figure|Figura|Abbildung|Table|Tabla|Tabela|Tabelle|Phase|Fase|Schedule|Exhibit|Bloc|Block|Bloco|Bloque"
    r"|Bâtiment|Building|Gebäude|Haus|Edificio|Bygning|Tour|Torre|Turm|Gate|Route|Class[e]?|Clase|Klasse|Klasse|Serie|Série|Series|Unit|Room|Zone|Zona|Lot"
    r"|Case|Liste?|Lista|Liga|Influenza|Grade|Grad|Level|Modul|Module|Option|Opción|Escalier|Escalera|Entrance|Eingang|Aufgang|Porte|Puerta|Ward|Team|Poste?) )"
)
"""Words with a letter that numbers them."""
_KIN = rf"(?:{RELATIVE}|{PARTNER}|{FRIEND})"
_OF_PERSON = rf"(?:{_KIN}|parents?|family|school|room|house|home|bed|phone|bag|car|flat|job|teacher|class|birthday|social worker|key ?worker|foster|behaviou?r|mood|sleep)"
"""Words for what only a person has."""
_CARED_FOR = r"(?:[Cc]lient|[Pp]atient|[Ss]tudent|[Pp]upil|[Cc]hild|[Rr]esident|[Cc]laimant|[Ss]ervice [Uu]ser|[Mm]entee|[Cc]oachee|CLIENT|PATIENT|PUPIL|CHILD)"
_BEFORE_NAME = r"(?:[Mm]rs?|[Mm]s|[Mm]iss|[Mm]isses|Dr|Sir|Lady|Lord|Judge|Officer|Herrn?|Frau|M|Mme|Mlle|Sra?|Dña?|Don|Doña|Fru|Hr)"
_FORMS = tuple(
    Expression(form, re.MULTILINE)
    for form in (
        rf"(?<=[a-zà-ÿ,;] )(?P<who>(?!I\.)[A-Z]\.) {_VERB}",
        rf"(?<![\w.])(?P<who>{_SEVERAL})(?=['’]s\s|\s{_VERB})",
        r"(?i:(?<!\w)(?:according to|selon|laut|según|segundo|ifølge|seen by|discussed with|d/w|spoke (?:to|with)|is the|told|asked) )"
        rf"(?P<who>{_SEVERAL})(?!\w)",
        # Who wrote a letter for somebody else: "tapé par MB".
        r"(?i:(?<!\w)(?:(?:typed|dictated|transcribed) by|(?:tapée?|dictée?|saisie?|rédigée?) par"
        r"|(?:diktiert|geschrieben) von|(?:dictad|escrit|redactad|ditad|digitad)[oa] por"
        r"|(?:dikteret|skrevet|diktert) a[fv]):? )(?P<who>(?:[A-Z]\.?[ -]?){1,2}[A-Z]\.?)(?!\w)",
        # "Dicté HPR, frappé mcd", "Diktat qt"
        r"(?i:(?<!\w)(?:dictée?|frappée?|tapée?|saisie?|typed|dict(?:ated|\.)|diktat|diktiert|getippt|geschr\.|dictad[oa]|mecanografiad[oa])):?[ ]{1,12}"
        r"(?P<who>[A-Z]{2,4}|(?!(?:by|par|von|por|le|la|en|on|in|at|and|et|und|a|no|not|am|up|but)(?!\w))[a-z]{2,3})(?=[,;.]?[ \t]*(?:\n|\Z)|[ ]?[,;/][ ])",
        # "Dict. AK/gd", "Nos réf. : QTL/AK/gd"
        r"(?i:(?<!\w)(?:dict(?:ated|ation|\.|ée?)?|dikt(?:at|iert|eret|ert|\.)|dictad[oa]|ditad[oa]|typed|(?:[nv]/[ ]?)?r[ée]f\.?|file|zeichen|sagsref\.?|saksref\.?))[ ]?:?[ ]"
        r"(?P<who>[A-ZÀ-Þ]{2,4}(?:/[A-ZÀ-Þ]{2,4})?/[a-z]{2,3})(?![\w/.-])",
        # Who typed or signed a note: "skrevet af lægesekr. bmn", "Sign. kv", "sekr. QTL"
        r"(?i:(?<!\w)(?:(?:læge|lege|med\.?\s?|schreib)?sekr(?:etær|etariat|\.)|schreibdienst|secretary|sec\.|secr\.|sign?\.|gez\.|hdz\.|paraphe))[: ]{1,2}"
        r"(?P<who>[A-Z]{2,4}|(?!(?:by|av|af|på|and|og|und|der|the|no|nei|nej|dato|dag)(?!\w))[a-z]{2,4})(?=[,;.]?[ \t]*(?:\n|\Z|\|))",
        # A child with its age: "child (K., 4)"
        r"\((?P<who>(?!I\.)[A-Z]\.)(?=,? (?:aged? )?\d{1,2}(?:\)|[ -]?(?:y|yo|yrs?|years?|mths?|months?|J\.|Jahre|Mon|ans|mois|años|meses|anos|år)(?!\w)))",
        # Between words, behind a title in short: "fr. N. heut nacht"
        r"(?<!\w)(?i:fr|hr|hrn|fam|frl)\.? (?P<who>[A-Z]\.)(?= [a-zß-ÿ]|[,;:)]|[ \t]*\n)",
        # Of a child in a note: "Uhr: N. packt aus", "lacht. N. hilft"; not "z. B. hilft"
        r"(?:(?<=[a-zäöüß\d][:–] )|(?<=[a-zäöüß]{2}[.!?] ))(?P<who>(?!I)[A-Z]\.)(?= (?!ist(?!\w))[a-zäöüß]{3,14}t(?: [a-zäöüß]|, |\.))",
        # A party of a case: "Tusla v Q.T. and M.O'K."; a child in a list: "A. (b. 2019)"
        rf"(?<!\w)(?:v\.?|vs\.?|and) (?!U\.|E\.)(?P<who>{_SEVERAL})(?!\w)",
        r"(?<![\w.])(?P<who>[A-Z]\.)(?= \((?:b\.|born|geb\.|née?|f\.|nasc\.|nac\.) ?(?:19|20)\d\d\))",
        # In apposition, or behind a word for what two people do: "l'ancien maire, S.M., déclara", "y M. R.".
        r"(?<=[\w»”)], )(?P<who>[A-Z]\. ?[A-Z]\.)(?=, )",
        r"(?<!\w)(?:et|und|y|og|avec|mit|con|com|med|von|por|par|av|chez|bei|entre|zwischen) (?P<who>[A-Z]\. ?[A-Z]\.)(?!\w)",
        r"\((?P<who>[A-Z]\. ?[A-Z]-[A-Z]\.?)\)",
        # A first name, which may be any word, with the initial of a surname: "et de Précieuse N., aide-soignante"
        rf"(?<!\w)(?:de|et|avec|par|chez|pour|y|con|por|para|com|og|med|til|fra|mit|bei|und|by|with|from|and) {_NUMBERED}"
        r"(?P<who>[A-ZÀ-Þ][a-zß-ÿ'’-]{2,20} [A-Z]\.)(?=[,;:)])",
        # A line of its own below a blank line is a signature; two such lines are a list, or the letters of a drawing.
        r"(?<!\n[^\n]\n)^[ \t]*\n[ \t]*(?:[-–—] ?)?(?P<who>(?!I\b)[A-Z]\.?(?: ?x{1,3})?)[ \t]*$"
        r"(?!\s{1,4}\w\.?[ \t]*$)",
        r"(?<=[.!?…)] )(?P<who>[A-Z]\.?)(?= ?x{1,4}[ \t]*$)",
        # At the end of an entry of a book of notes: "Famille avertie. SB"
        r"(?<=[a-zà-ÿ)\d]\. )(?P<who>[A-Z]{2})(?=[ \t]*$)",
        r"(?i:\b(?:night|bye|cheers|thanks|thx|ta|love|regards|best|bises|gruß|lg|besos|abrazos|saludos|hilsen|mvh|beijos|abraço),? )"
        r"(?P<who>[A-Z]\.?)(?=[ \t]*$|\. |(?<=\.) )",
        # A child in a note or report: "I asked K if", "N said her dad", "a text from "Z"", "from her first marriage, Z., who"
        r"(?<=[a-z,;] )(?P<who>(?!I\.)[A-Z]\.)(?=, (?:who|whose|whom|aged)(?!\w))",
        r"(?<!\w)(?:asked|told|saw|rang|texted|met|collected|spoke to|spoke with|informed) (?P<who>[B-HJ-Z])(?= (?:if|whether|that|about|what|why|when|how|and|who|to|at)(?!\w)|[.]\s)",
        r"(?:^|(?<=[.!?] )|(?<=\t))(?P<who>[B-HJ-Z])(?= (?:said|says|told|asked|stated|disclosed|reported|replied|confirmed|denied|explained)(?!\w))",
        r"(?<!\w)(?:from|by|with|called|named|to) [\"“](?P<who>[A-Z])[\"”](?!\w)",
        r"(?i:(?<!\w)(?:sorry|love|thanks|thank you|hi|hey|hello|night),? )(?P<who>[B-HJ-Z])(?= x{1,4}(?!\w))",
        # Who operated, or was on duty: "Surgeon QT, asst. MB", "Scrub nurse: QT"
        r"(?i:(?<!\w)(?:surgeon|assistant|asst\.?|an(?:a?esthetist|aesthesiologist)|scrub(?:\snurse)?|circulat(?:or|ing nurse)|perfusionist|tech(?:nologist)?|radiographer"
        r"|interviewer|note-?taker|minute-?taker|transcriber|observer|examiner|assessor|invigilator|technician|phlebotomist|checked by|witnessed by):?\s)"
        r"(?P<who>[A-Z]{2,3})(?=[.,;)\n]|\s[(&+/]|\sand\s|\Z)",
        # The clerk who made an entry of a docket: "(jn, ) (Entered: 03/09/2021)"
        r"\((?P<who>[a-z]{2,4}),?\s?\)(?=\s{1,3}\((?:Entered|Filed)(?!\w))",
        r"(?<!\w)(?i:mr|mrs|ms|miss|mister|herr|frau)\.? (?P<who>[a-zA-Z])(?![\w'’&/.-])",
        # A greeting or a signature, each a line: "N.," and "G" before "Sent from my phone".
        r"(?:\A|\n[ \t]{0,40}\n)[ \t>]{0,20}(?P<who>(?!I)[A-Z]\.?),[ \t]{0,8}\n(?=[ \t>]{0,20}[^\W\d_]{2})",
        r"(?<=[a-z][.!?…])\n[ \t>]{0,20}(?P<who>(?!I)[A-Z])[ \t]{0,8}(?=\n(?:[ \t]{0,40}\n|[ \t>]{0,20}(?i:sent from|get outlook|von meinem|envoyé de|enviado de(?:sde)?|sendt fra))|\Z)",
        # "initialled page 4 “QLT”", "warned for Q.T.,", "the solicitors (Z.)"
        r"(?i:(?<!\w)(?:initial+(?:ed|s)|signed|paraphée?)(?!\w))[^\n.;\"“]{0,20}(?:\bp\.[ ]?\d{1,3}[ ])?[\"“](?P<who>[A-Z]{2,4})[\"”]",
        rf"(?<=[a-z\d] )(?:for|re|about|regarding) (?P<who>{_SEVERAL})(?=[,;)])",
        r"(?<=[a-z] )\((?P<who>[B-HJKM-Z]\.)\)(?= [a-z])",
        # "T.'s sister", "K's mother", "his sister S. rang", "joke! K. says"
        r"(?<![\w.'’&-])(?P<who>(?!I)[A-Z]\.)['’]s(?= [a-z])",
        rf"(?<![\w.'’&/-])(?P<who>[B-HJ-Z])['’]s(?= {_OF_PERSON}(?!\w))",
        rf"(?<!\w){_KIN} (?P<who>(?!I)[A-Z]\.)(?= [a-z]|, [a-z])",
        r"(?<=[a-z][!?] )(?P<who>(?!I)[A-Z]\.)(?= (?:says?|said|told|asked|thinks|thought|wants|wanted|knows|rang|called)(?!\w))",
        r"(?<!\w)(?:seen|saw|heard|watched|let|made|helped) (?P<who>(?![AI])[A-Z]\.)(?= [a-z]{3,} )",
        r"(?<!\w)(?:little|young|baby|dear|poor) (?P<who>[A-ZÀ-Þ][a-zß-ÿ]{2,15} [A-Z]\.)(?=[,;) ])",
        # The first letter of a name that was made unreadable by hand: "Q*******", "Mr K——", "Mme D..."; X, Y and Z stand for nobody,
        # and three stars for the rest of an oath.
        r"(?<![\w*])(?![FSC]\*{3}(?!\*))(?P<who>[A-Z])(?=\*{3,}(?!\w))",
        rf"(?<!\w){_BEFORE_NAME}\.? (?P<who>[A-W])(?=[_–—-]{{2,}}|\.{{3}}|…)",
        # Who typed a letter, on a line of its own: "/qtl"
        r"(?<=\n)/(?P<who>[a-z]{2,4})(?=[ ]{0,8}(?:\n|\Z))",
        # Who dictated and who typed a letter, at the beginning of a line: "HB/jc", "JRS:lmb – copy: ..."
        r"(?<=\n)[ \t]{0,8}(?P<who>(?:[A-ZÀ-Þ]{2,4}|[A-ZÀ-Þ][a-zß-ÿ]?)/(?!(?:or|and|oder|und|ou|et|og|no|non|nej|nei|she|her|us|ms|mrs|dc|dl|min|kg|mg)(?!\w))[a-z]{2,3}"
        r"|[A-ZÀ-Þ]{2,4}:(?!(?:or|and|no|non|see)(?!\w))[a-z]{2,3})(?=[ \t]{0,8}(?:\n|\Z|[–—·|] ))",
        # "Client T. attended", "complaint by “Patient Q”"
        rf"(?<!\w){_CARED_FOR} (?P<who>[B-HJ-Z]\.?)(?=[\"”),;:.]|\s)(?![ ]?[-&/]|[ ][A-Z]\.)",
    )
)
_BELOW = Expression(r"\n[ \t>]{0,20}(?P<who>[A-Z])[ \t]*(?=\n|\Z)")
"""A letter on a line of its own, which is an initial if a letter closes above it."""
_LETTER = Expression(r"(?!I)([A-Z])\.?")
_AGAIN = Expression(
    r"(?<![\w.'’&/+-])(?P<who>(?!I)[A-Z])(?:"
    r"(?P<stop>\.)?(?=['’]s[ ][a-z])"
    r"|(?<=[a-z,;] [A-Z])(?=[ ](?!(?:is|and|or|for|in|of|to the|mg|ml|x)(?!\w))[a-z]{2,})"
    r"|(?<=[.:] [A-Z])(?=[ ](?:to[ ](?!the(?!\w))[a-z]|will|says?|said|told|asked|feels?|felt|thinks?|wants?|has|was|agree[ds]?|attended|rang|came)(?!\w))"
    r"|(?=[ ]\([A-Z][a-zß-ÿ]+[ ,])"
    r"|(?P<period>\.)(?=[ ](?:says?|said|told|asked|feels?|felt|thinks?|wants?|has|was|is|attended|rang|came)(?!\w))"
    r"|(?<=[a-z] [A-Z])(?=[.,;]?[ ]*\n)"
    r")",
)
"""A letter that the text uses for somebody elsewhere, as a subject or object."""
_WORD_BEFORE = Expression(r"(?<![^\W\d_])[^\W\d_]{1,40}(?=[\s,;]{1,9}\Z)")
_COUNTED = frozenset(
    "vitamin hepatitis section article exhibit chapter volume type part annex class group grade stage point plan schedule option figure"
    " table room block wing flat unit level team item lot plot anlage teil gruppe annexe partie groupe".split()
)
"""Words before a letter that numbers something."""
_ABBREVIATED = frozenset(
    "US UK EU UN DC PO PS NB AM PM AD BC BA MA MD RN IV IM PR IE EG SA SL CV AG NA VA LA NY NJ NC SC SD ND NM NH RI WV LP LC PC PA CA ST SW NW NE SE"
    " ZB DH UA SO OÄ PT OT QD ID FC CF AC TV HP RR BV NV AS OJ JO JD LR QB KB AKA USA PRN BID TID QID NPO LLC LLP PLC USC CFR ETC SARL SAS".split()
)


def find(text: str) -> Iterator[Mention]:
    """Yield initials of people in running text, and the other uses of their letters."""
    letters: set[str] = set()
    starts: set[int] = set()
    signed = (each for each in _BELOW.finditer(text) if salutations.closing_before(text, each.start("who")))
    for match in chain(chain.from_iterable(form.finditer(text) for form in _FORMS), signed):
        if match.start("who") not in starts and _is_somebody(text, match):
            yield _mention(*match.span("who"))
            starts.add(match.start("who"))
            letters |= {each[1] for each in (_LETTER.fullmatch(match["who"]),) if each}
    counting = {each for each in letters if {chr(ord(each) - 1), chr(ord(each) + 1)} & letters}
    for match in _AGAIN.finditer(text) if letters else ():
        is_new = match["who"] in letters - counting and match.start() not in starts
        if is_new and not _is_counted(text, match.start()):
            yield _mention(match.start(), match.start() + 1 + bool(match["stop"] or match["period"]))


def _is_somebody(text: str, match: re.Match[str]) -> bool:
    """Return whether letters in the place of initials number nothing, and are no word or abbreviation."""
    letters = re.sub(r"\W", "", match["who"])
    written_alone = len(letters) > 1 and letters == match["who"]
    is_word = len(letters) > 1 and letters.islower() and is_ordinary(letters)
    is_known = is_word or letters.upper() in _ABBREVIATED or (written_alone and is_abbreviation(letters.casefold()))
    return not is_known and not _is_counted(text, match.start("who"))


def _is_counted(text: str, start: int) -> bool:
    before = _WORD_BEFORE.search(text, max(0, start - 20), start)
    return before is not None and before[0].casefold() in _COUNTED


def _mention(start: int, end: int) -> Mention:
    return Mention(start, end, Kind.PERSON, _SCORE, Recognizer.LAYOUT, Message("layout.initials"), _SUBTYPE)


def without_icons(document: Document, mentions: Iterable[Mention]) -> Iterator[Mention]:
    """Yield the mentions but for letters that OCR read in a picture without a word: an icon, the edge of a drawing."""
    pictures: dict[tuple[str, int], list[str]] = defaultdict(list)
    for segment in document.segments:
        if picture := _picture(segment.place):
            pictures[picture].append(document.text[segment.start : segment.end])
    worded = {picture for picture, lines in pictures.items() if any(map(_WORD.search, lines))}
    for each in mentions:
        places = document.places(each.start, each.end) if each.subtype == _SUBTYPE else ()
        read_in = {_picture(place) for place in places}
        if not read_in or None in read_in or read_in & worded:
            yield each


def _picture(place: Place) -> tuple[str, int] | None:
    """Return which pictures hold a place: those of a page, or one of a Word file; None outside of pictures."""
    if isinstance(place, DocxPicturePlace):
        return "picture", place.picture
    return ("page", place.page) if isinstance(place, PdfPlace) and place.in_picture else None
