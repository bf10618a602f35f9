"""Every element, attribute and value of a redacted DOCX is one of the format's own (threats D13, D22, D25, D28).

The writer decides by attribute; here each word of each value must be a word of the format, wherever it stands.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from lxml import etree

from engine import resources
from engine.formats.docx.xml import NAMESPACES

_PREFIXES = {uri: prefix for prefix, uri in NAMESPACES.items()}
_WORD = re.compile(r"[^\W\d_]{3,}")
_PART = re.compile(r"[^\W\d_A-Z]+|[A-Z](?:[^\W\d_A-Z]+|[A-Z]*)")
_SHORTEST = 3
_HEXADECIMAL = re.compile(r"[0-9A-Fa-f]+")
_TYPEFACES = frozenset("ascii hAnsi eastAsia cs typeface font".split())
_TYPEFACE_ELEMENTS = frozenset(["m:mathFont"])
# Text that a reader sees; what may stand in it the other checks know.
_TEXT = {("v:textpath", "string"), ("w:lvlText", "w:val")}
_EVERYWHERE = frozenset(["xml:space", "mc:Ignorable"])
_URIS = frozenset({*NAMESPACES.values(), "http://schemas.microsoft.com/office/word"})

# Words of values that the schemas leave open: units, formulas, properties of shapes, languages, built-in styles.
_OPEN = frozenset(
    """abs absolute accent accentuated acronym active activecaption address adj align all alt anchor annotation ansi
    antialias appropriate aqua arab armn arn atan authorities auto background balloon balloontext bdr beng
    bibliography bin black block blue body book bopo bottom bottomright brown bugi bullet button buttonface
    buttonhighlight buttonshadow buttontext cans caption captiontext center char chart cher chr citation cite
    classic closing code col color colorful colors colour column columns com compatibility connsite
    connsiteang connsitex connsitey contemporary content context continue cos cosatan cyan cyberbit cycle cyrl
    dark darken date ddd dddd default defaultparagraphfont deffects definition deg deva dir display distance
    document dot drawn dsb edited effects elegant element ellipse email emailsignature emphasis emu emuheight emus
    emuwidth
    end endnote envelope ethi exp face false family figures fil fill fillback fillthenline first fit flip flow
    follow followed followedhyperlink font footer footnote form fuchsia functional general geok geor grad gray
    graytext green grek grid gsw gujr guru hang hans hant has hasfill hasstroke haw header heading hebr height
    hhh hidden highlight highlighttext horizontal hsb html hyperlink ibb ideographic idx indent index inf info
    infobackground infotext inherit inline inner inside intense iscomment java jpan justify kern keyboard khmr
    kinsoku knda kok label laoo large last latn layout left letter lettered level light lighten lime line
    lineback linedrawn lineorfill list lisu macro magenta mail map margin maroon matrix max medium menu
    menutext message microsoft mid middle min mlym mmm mmmm mod mode moh mong mso msonormal mymr name nan navy
    next nil nkoo nolist none normal note nqo nso num number numpages office officeart officedocument offset
    olck olive orange org orya osma outer outline outlinelist outside over page panose paragraph path pct
    percent phag pin pink pixel pixelheight pixellinewidth pixelwidth placeholder plain position preformatted
    preserve process prod product professional prs purple quc quickstyle quote qut quz red ref reference
    relation relative return reverse revision rgb rid right rotate rotation rupture sah sales salutation same
    sample sans sat scale scrollbar sdt section sectionpages separator shading shadow shape shd signature
    silver simple sin sinatan sinh size sma small smj smn sms sora space spacing spec sqrt square sss static
    strong style subject subtitle subtle sum sumangle syr syrc syre syrj syrn table tablegrid tablenormal tale
    talu taml tan teal telu text tfng thaa thai theme this threeddarkshadow threedface threedhighlight
    threedlightshadow threedshadow through tibt tight title toa toc top topleft tracking transparent true
    typewriter tzm uigh underline unicode urn user val variable variant vertical viet view visibility visible
    web weight white width window windowframe windowtext wrap xcenter xlimo ycenter yellow yes yiii ylimo yyyy
    zgh""".split()
)


def problems(number: int, root: etree._Element) -> Iterator[str]:
    """What in one part is not of the format: elements, attributes, values."""
    listed = _listed()
    for element in root.iter(etree.Element):
        name = _short(element.tag)
        if name not in listed:
            yield f"unknown element in part {number} (D25)"
            continue
        for key, value in element.attrib.items():
            attribute = _short(key)
            if attribute not in listed[name] and attribute not in _EVERYWHERE:
                yield f"unknown attribute in part {number} (D25)"
            elif (name, attribute) not in _TEXT and not _is_of_format(name, attribute, value):
                yield f"a value in part {number} that may be text (D25)"


def is_keyword(value: str) -> bool:
    """Whether a value is one that the standard lists, or an address of the standard's."""
    return value in _keywords() or value in _URIS


def _is_of_format(element: str, attribute: str, value: str) -> bool:
    if is_keyword(value) or _HEXADECIMAL.fullmatch(value):
        return True
    known = _words()
    if attribute.rpartition(":")[2] in _TYPEFACES or element in _TYPEFACE_ELEMENTS or "font-family" in value:
        known = known | _typefaces()
    return all(_is_known(word, known) for word in _WORD.findall(value))


def _is_known(word: str, known: frozenset[str]) -> bool:
    """Whether a word, or each part of one like `tableGrid`, is known; hexadecimal digits may look like words."""
    if word.casefold() in known or _HEXADECIMAL.fullmatch(word):
        return True
    return all(len(part) < _SHORTEST or part.casefold() in known for part in _PART.findall(word))


def _short(name: str) -> str:
    """`w:p` for a name with its namespace; a namespace that is not known stays."""
    split = etree.QName(name)
    prefix = _PREFIXES.get(split.namespace or "", split.namespace)
    return f"{prefix}:{split.localname}" if prefix else split.localname


@cache
def _listed() -> dict[str, frozenset[str]]:
    """Names of attributes by element."""
    lines = (line.split() for line in resources.read_list("formats/docx.txt") if not line.startswith("@"))
    return {element: frozenset(each.partition("=")[0] for each in attributes) for element, *attributes in lines}


@cache
def _keywords() -> frozenset[str]:
    lines = (line.split() for line in resources.read_list("formats/docx.txt") if line.startswith("@"))
    return frozenset(word for _, *words in lines for word in words)


@cache
def _words() -> frozenset[str]:
    return _OPEN | {word.casefold() for keyword in _keywords() for word in _WORD.findall(keyword)}


@cache
def _typefaces() -> frozenset[str]:
    suffixes = "black bold book condensed demi display extra extended heavy italic light medium narrow nova oblique pro"
    suffixes += " regular roman rounded semi std smbd subhead text thin ultra unicode vertical"
    families = resources.read_list("lists/typefaces.txt")
    return frozenset(word.casefold() for family in families for word in _WORD.findall(family)) | {*suffixes.split()}
