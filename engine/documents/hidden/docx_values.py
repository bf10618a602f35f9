"""Values of a DOCX that no page shows: names, links, field codes, descriptions, settings (threats D03, D13-D28).

A value counts if the standard has no form for it, so that it may be text. Names that programs give tell nothing; in
names of styles, shapes and themes, which templates give, ordinary words tell nothing either.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from lxml import etree

from engine.core.name_forms import is_ordinary
from engine.core.types import Concealed
from engine.core.words import words
from engine.documents.docx import allowed
from engine.documents.docx.names import is_built_in_style
from engine.documents.docx.removal import DESCRIBING_ATTRIBUTES, STRUCTURAL_TEXT, STRUCTURAL_VALUE
from engine.documents.docx.xml import NAMESPACES, Element, namespace, tag, tags
from engine.documents.hidden.shown import unseen

UNSHOWN = "unshown-value"
_DESCRIPTION, _FIELD, _LINK, _FORM, _MARK = (
    "alternative-text",
    "field-code",
    "hyperlink-target",
    "form-field",
    "bookmark",
)
# Text of the document itself, and references to parts; both are read elsewhere.
_TEXTS = frozenset(tags("w:t w:delText a:t m:t c:v c:name"))
_STYLE, _STYLE_NAME, _STYLE_IDENTIFIER, _LIST = tags("w:style w:name w:styleId w:abstractNum")
_VALUE = tag("w:val")
_LINKED = tag("w:link")
_WITHOUT_TEXT = frozenset(tags("w:lsdException w:dataBinding"))
"""Lists of built-in styles, and paths to data of which the text is elsewhere."""
_SERVING = frozenset(NAMESPACES[each] for each in ("mc", "r", "xml"))
"""Namespaces whose values only lead to parts and branches."""
_AUTHORS = frozenset(tags("w:author w:initials w:date"))
_HOLDERS = {
    **dict.fromkeys(tags("w:sdtPr w:ffData"), _FORM),
    **dict.fromkeys(tags("w:tblCaption w:tblDescription"), _DESCRIPTION),
    **dict.fromkeys(tags("w:docVars"), "metadata"),
    **dict.fromkeys(tags("w:mailMerge"), "data-source"),
    tag("w:bookmarkStart"): _MARK,
}
_LINKING = frozenset(tags("w:tooltip w:docLocation href o:href src"))
_DESCRIBING = frozenset(DESCRIBING_ATTRIBUTES)
_INSTRUCTION, _CODE, _BEGIN = tags("w:instr w:instrText w:fldChar")
# References that every reader and writer of the format resolves, and numbers of copies.
_FORMAL = re.compile(
    r"https?://(?:schemas\.|purl\.|www\.w3\.org/)\S*|urn:\S*|\{[0-9A-Fa-f-]{36}\}|\d{4}-\d\d-\d\dT[\d:.]+Z?"
    r"|(?:[0-9A-F]{2}){2,20}|[\w+/]{40,}=*",
)
_OF_PROGRAMS = re.compile(
    r"_?(?:Toc|Ref|Hlk|Hlt|MON|GoBack|PictureBullets|Text|Check|Dropdown|OLE_LINK|DocumentMap|heading=h\.\w+)_?\w{0,12}"
    r"|_[0-9a-z]{5,8}|_x0000_\w+|bookmark\d+",
    re.IGNORECASE,
)
_FIELD_NAMES = frozenset(
    """advance ask author autonum autonumlgl autonumout autotext barcode bibliography citation comments compare
    createdate database date dde ddeauto docproperty docvariable edittime embed eq filename filesize fillin formcheckbox
    formdropdown formtext goto bookmark greetingline hyperlink if import include includepicture includetext index info
    keywords lastsavedby link listnum macrobutton mergefield mergerec mergeseq next nextif noteref numchars numpages
    numwords page pageref print printdate private quote rd ref revnum savedate section sectionpages seq set shape skipif
    styleref subject symbol ta tc template time title toa toc userinitials username xe mergeformat arabic roman
    alphabetic upper lower firstcap caps charformat""".split()
)
_STRUCTURAL_FIELDS = frozenset("ref pageref noteref toc toa seq styleref docproperty page section date time".split())
_SWITCH = re.compile(r"\\\S+")
# Words of the names that word processors give to shapes, sheets and themes in several languages, and of addresses.
_USUAL = frozenset(
    """autoform bild bilde billede ellipse feuil form forme foglio forma freihandform grafik grafikk graphique grupo
    gruppe gruppieren gruppo hoja imagen immagine objekt obraz pfeil picture rechteck rectangulo rektangel rettangolo
    sheet tabelle tabell tabla tableau tekstboks textbox textfeld textruta trekant ark blad theme thema tema design
    connector straight autoshape tok zchn tegn toc chsdate rocdate wordart html htm aspx php pdf docx docm dotx dotm
    xlsx pptx jpg jpeg png gif tif emf wmf https normal""".split()
)


def values(root: Element, seen: frozenset[str]) -> Iterator[Concealed]:
    """Yield the values and stray texts of a part that may be text; one leaks if no page shows one of its words."""
    listed = allowed.elements()
    of_programs = _styles_of_programs(root)
    for element in root.iter(etree.Element):
        if element.tag in _WITHOUT_TEXT or element in of_programs:
            continue
        known = listed.get(element.tag, {})
        for name, value in element.items():
            attribute = known.get(name)
            if attribute is not None and attribute.fits(value) and not _is_given_name(element, name):
                continue
            yield from _judged(element, name, value, seen)
        if element.tag not in _TEXTS and element.tag != _CODE and (element.text or "").strip():
            yield from _stray(element, element.text, seen)
        if (element.tail or "").strip():
            yield from _stray(element, element.tail, seen)
    for told in field_arguments(root):
        yield from unseen(_FIELD, told, seen)


def field_arguments(root: Element) -> Iterator[str]:
    """Yield the words of each field code, without those that every reader of the format knows."""
    yield from map(_arguments, _field_codes(root))


def link(code: str, target: str, seen: frozenset[str]) -> Iterator[Concealed]:
    """Yield the target of a link; that of a web page leaks only by words that are not ordinary ones."""
    told = target.removeprefix("mailto:").replace("file:", " ")
    if re.match(r"https?:", told, re.IGNORECASE):
        told = _telling(re.sub(r"\bwww\b|\.[a-z]{2,4}(?=[/:?#]|\Z)", " ", told))
    found = tuple(unseen(code, told, seen))
    yield Concealed(code, any(each.leaks for each in found), None, target)


def _judged(element: Element, name: str, value: str, seen: frozenset[str]) -> Iterator[Concealed]:
    space = namespace(name)
    if {space, namespace(element.tag)} & _SERVING or name.endswith("}author") or name in _AUTHORS:
        return
    if _is_technical(value):
        return
    if name in _DESCRIBING:
        yield from unseen(_DESCRIPTION, value, seen)
    elif name == _INSTRUCTION:
        yield from unseen(_FIELD, _arguments(value), seen)
    elif name in _LINKING:
        yield from unseen(_LINK, value, seen)
    elif (code := _code(element)) != UNSHOWN:
        yield from () if code == _MARK and _OF_PROGRAMS.fullmatch(value) else unseen(code, value, seen)
    elif not allowed.is_font(element, name):
        yield from unseen(UNSHOWN, _telling(value), seen)


def _stray(element: Element, text: str, seen: frozenset[str]) -> Iterator[Concealed]:
    if _is_technical(text) or (element.tag in STRUCTURAL_TEXT and STRUCTURAL_VALUE.fullmatch(text.strip())):
        return
    yield from unseen(_code(element), _telling(text) if element.tag == tag("c:f") else text, seen)


def _code(element: Element) -> str:
    """Return the code of an element's values, by the element around it that holds values of one kind."""
    holder = element
    while holder is not None:
        if holder.tag in _HOLDERS:
            return _HOLDERS[holder.tag]
        holder = holder.getparent()
    return UNSHOWN


def _is_technical(value: str) -> bool:
    return _FORMAL.fullmatch(value.strip()) is not None or allowed.is_technical(value)


def _is_given_name(element: Element, name: str) -> bool:
    """Return whether a value is the name of a list, or of a style that is no built-in one."""
    parent = element.getparent()
    if element.tag != _STYLE_NAME or name != _VALUE or parent is None:
        return element.tag == _STYLE and name == _STYLE_IDENTIFIER
    return parent.tag in (_LIST, _STYLE)


def _styles_of_programs(root: Element) -> set[Element]:
    """Return the built-in styles with their names, and the styles of letters that programs add to them."""
    styles = {each.get(_STYLE_IDENTIFIER): each for each in root.iter(_STYLE)}
    built_in = {each for each in styles.values() if is_built_in_style(_named(each))}
    for each in list(styles.values()):
        link_ = each.find(_LINKED)
        if link_ is not None and styles.get(link_.get(_VALUE)) in built_in:
            built_in.add(each)
    return {part for each in built_in for part in (each, *each.iterchildren(_STYLE_NAME))}


def _named(style: Element) -> str:
    name = style.find(_STYLE_NAME)
    return "" if name is None else str(name.get(_VALUE, ""))


def _telling(text: str) -> str:
    """Return the words of a name that are neither ordinary, nor a program's, nor with digits."""
    apart = re.sub(r"(?<=[a-z])(?=[A-Z])|\d+", " ", text.replace("_", " "))
    found = (word.folded for word in words(apart))
    return " ".join(each for each in found if len(each) > 1 and not _is_usual(each))


def _is_usual(word: str) -> bool:
    return word in _USUAL or is_ordinary(word) or allowed.is_typeface(word)


def _field_codes(root: Element) -> Iterator[str]:
    """Yield the code of each field, which several elements may divide; a nested field ends the part before it."""
    code: list[str] = []
    for element in root.iter(_CODE, _BEGIN):
        if element.tag == _CODE:
            code.append(element.text or "")
        elif code:
            yield "".join(code)
            code = []
    if code:
        yield "".join(code)


def _arguments(code: str) -> str:
    """Return the words of a field code without its name, its switches, and names that programs give."""
    name, _, rest = code.strip().partition(" ")
    plain = [each for each in _SWITCH.sub(" ", rest).replace('"', " ").split() if not _OF_PROGRAMS.fullmatch(each)]
    kept = " ".join(each for each in plain if each.lower() not in _FIELD_NAMES)
    return _telling(kept) if name.lower() in _STRUCTURAL_FIELDS or re.match("https?:", kept) else kept
