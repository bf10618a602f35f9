"""Readers of every DOCX part: search surfaces, and markup that is not of the format (threats D01-D28).

The writer decides by attribute; here each word of each value must be a word of the format, in whatever attribute.
"""

from __future__ import annotations

import io
import re
import zipfile
from collections import defaultdict
from collections.abc import Iterator
from functools import cache, lru_cache

from lxml import etree

from engine.core import resources
from engine.core.message import Message, message
from engine.documents.docx.encryption import decrypt
from engine.documents.docx.xml import NAMESPACES
from engine.documents.kinds import COMPOUND
from engine.verify import raw
from engine.verify.evidence import PlaceKind, Surface, problem, within

_PREFIXES = {uri: prefix for prefix, uri in NAMESPACES.items()}
_WORD = re.compile(r"[^\W\d_]{3,}")
_PART = re.compile(r"[^\W\d_A-Z]+|[A-Z](?:[^\W\d_A-Z]+|[A-Z]*)")
_SHORTEST = 3
_REPEATED = 4096  # names and values that are remembered: a part repeats a few of them thousands of times
_HEXADECIMAL = re.compile(r"[0-9A-Fa-f]+")
_TYPEFACES = frozenset("ascii hAnsi eastAsia cs typeface font".split())
_TYPEFACE_ELEMENTS = frozenset(["m:mathFont"])
# Signs that formulas and lists draw, which as letters would form words; some letters are bullets of symbol fonts.
_SIGNS = {("a:buChar", "char"), *((f"m:{each}", "val") for each in ("begChr", "endChr", "sepChr", "chr"))}
_BULLETS = frozenset("oqvüØ")
# Text that a reader sees, which other checks cover.
_TEXT = {("v:textpath", "string"), ("w:lvlText", "w:val")}
_EVERYWHERE = frozenset(["xml:space", "mc:Ignorable"])
# Conditions of table styles and descriptions of typefaces; or a number, perhaps with a point.
_NUMBERS = re.compile(r"(?<!\d)[01]{12}(?!\d)|(?<![0-9A-Fa-f])(?:0[0-9A-Fa-f]){10}(?![0-9A-Fa-f])|([\d.]{7,})")
_GUID = re.compile(r"\{(?=[-\w]{36}\})[-0]*[1-9A-Fa-f]")
_LONG, _KEPT = 7, 4  # digits of a number that may be a person's, and those that the writer keeps of a measure
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


def problems(number: int, root: etree._Element) -> Iterator[Message]:
    """Yield the elements, attributes and values of one part that are not of the format (threats D13, D22, D25, D28)."""
    listed = _listed()
    for element in root.iter(etree.Element):
        name = _prefixed(element.tag)
        if name not in listed:
            yield problem("D25", message("structure.unknown-element", number=number))
            continue
        for key, value in element.items():
            attribute = _prefixed(key)
            if attribute not in listed[name] and attribute not in _EVERYWHERE:
                yield problem("D25", message("structure.unknown-attribute", number=number))
            elif (name, attribute) not in _TEXT and (not _is_of_format(name, attribute, value) or _is_exact(value)):
                yield problem("D25", message("structure.value", number=number))


def is_keyword(value: str) -> bool:
    """Return whether a value is a keyword or an address of the standard."""
    return value in _keywords() or value in _URIS


@lru_cache(maxsize=_REPEATED)
def _is_of_format(element: str, attribute: str, value: str) -> bool:
    if (element, attribute.rpartition(":")[2]) in _SIGNS:
        return not value.isalnum() or (element == "a:buChar" and value in _BULLETS)
    if is_keyword(value) or _HEXADECIMAL.fullmatch(value):
        return True
    is_typeface = attribute.rpartition(":")[2] in _TYPEFACES or element in _TYPEFACE_ELEMENTS or "font-family" in value
    known = _words_of_typefaces() if is_typeface else _words()
    return all(_is_known(word, known) for word in _WORD.findall(value))


def _is_known(word: str, known: frozenset[str]) -> bool:
    """Return whether a word, or each part of one like `tableGrid`, is known; hexadecimal digits may look like words."""
    if word.casefold() in known or _HEXADECIMAL.fullmatch(word):
        return True
    return all(len(part) < _SHORTEST or part.casefold() in known for part in _PART.findall(word))


@lru_cache(maxsize=_REPEATED)
def _prefixed(name: str) -> str:
    """Return `w:p` for a name with its namespace; an unknown namespace is kept."""
    split = etree.QName(name)
    prefix = _PREFIXES.get(split.namespace or "", split.namespace)
    return f"{prefix}:{split.localname}" if prefix else split.localname


@cache
def _listed() -> dict[str, frozenset[str]]:
    """Return the names of attributes by element."""
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
def _words_of_typefaces() -> frozenset[str]:
    suffixes = "black bold book condensed demi display extra extended heavy italic light medium narrow nova oblique pro"
    suffixes += " regular roman rounded semi std smbd subhead text thin ultra unicode vertical"
    families = resources.read_list("lists/typefaces.txt")
    names = {word.casefold() for family in families for word in _WORD.findall(family)}
    return _words() | names | {*suffixes.split()}


def prepare() -> None:
    """Read the lists of the format, which no file changes."""
    _listed()
    _words_of_typefaces()


# Text of a DOCX from the zip and its XML parts (threats D01-D28). Read with zipfile and lxml alone, so that it shares
# no code with the writer of the file.
# Names are compared with the family of their namespace: DrawingML and VML use some of them for other things.
_TEXTS = {"w:t", "w:delText", "a:t", "m:t", "c:v"}
_PARAGRAPHS = {"w:p", "a:p"}
_BREAKS = {"w:tab": "\t", "w:ptab": "\t", "w:br": "\n", "w:cr": "\n", "w:noBreakHyphen": "-", "a:br": "\n"}
_SYMBOL = "w:sym"
_PRIVATE = range(0xF000, 0xF100)  # where symbol fonts keep their characters
_CIRCLED = {"wingdings": 0x80, "wingdings 2": 0x69}  # the noughts of circled digits: a white row, then a black one
_ROW = 11  # from nought to ten
# What the codes of symbol fonts show: letters and digits of Symbol, circled digits of Wingdings. A sign of
# Wingdings beside a word would be a letter of it in Symbol, so the text is searched without this, too.
_SYMBOL_FONTS = (
    {code: chr(code - _PRIVATE.start) for code in range(_PRIVATE.start + 0x20, _PRIVATE.start + 0x7F)},
    {first + digit: str(digit) for first in (0xF080, 0xF08B) for digit in range(10)},
)
_READING, _PAIR = "w:rt", "w:ruby"
_DELETED = {"w:del", "w:moveFrom", "w14:conflictDel"}
_INSERTED = {"w:ins", "w:moveTo", "w14:conflictIns"}
_OVERRIDE = "w:bdo"
_FROM_RIGHT, _END = "\u202e", "\u202c"
_BACKWARDS = re.compile("\u202e([^\u202c\n]*)\u202c?")
_FAMILIES = (
    ("/wordprocessingml/", "w"),
    ("/drawingml/chart", "c"),
    ("/drawingml/2006/chart", "c"),
    ("/drawingml/2006/main", "a"),
    ("/drawingml/main", "a"),
    ("/math", "m"),
    ("/word/2010/wordml", "w14"),
)
# Text that places a drawing, formats a number or counts pages.
_NAMES = {
    "posOffset",
    "align",
    "pctPosHOffset",
    "pctPosVOffset",
    "pctWidth",
    "pctHeight",
    "formatCode",
    "tableStyleId",
    "instrText",
}

# Attributes that a reader sees as text, and attributes that may hold any text.
_LABEL = ("lvlText", "val")
_BODY_ATTRIBUTES = {_LABEL, ("textpath", "string"), ("listEntry", "val")}
_FREE_ATTRIBUTES = set(
    "descr title alt tooltip author initials href src displayText alias tag placeholder userId".split()
)
_MEASURE = re.compile(
    r"[-+]?[\d.]+(?:pt|in|cm|mm|px|em|%)?|[0-9A-Fa-f]{6,8}|\{[-0-9A-Fa-f]{36}\}"
    r"|(?:rId|Style ?|_Ref|_shape)\d{1,5}"  # tokens that say nothing, whatever a text may say of such things
)
_KNOWN_NAMESPACES = (
    "http://schemas.openxmlformats.org/",
    "http://schemas.microsoft.com/",
    "http://purl.oclc.org/ooxml/",
    "http://purl.org/dc/",
    "http://www.w3.org/",
    "urn:schemas-microsoft-com:",
)
_DEEPEST = 5  # zips within zips


def parts(data: bytes, password: str | None) -> Iterator[Surface]:
    """Yield the text, free strings, names and raw bytes of every entry of the zip and of zips within it.

    An encrypted document is decrypted with the password first.
    """
    data = decrypt(data, password) if data.startswith(COMPOUND) else data
    yield from _archive(data, None, 0)
    yield Surface(Message("place.bytes-of-file"), PlaceKind.RAW, raw.runs(data, binary=True))


def _archive(data: bytes, place: Message | None, depth: int) -> Iterator[Surface]:
    if depth > _DEEPEST:
        raise zipfile.BadZipFile
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        yield Surface(within(place, Message("place.zip-comment")), PlaceKind.STRING, raw.runs(archive.comment))
        for number, entry in enumerate(archive.infolist(), start=1):
            inside = within(place, message("place.entry", entry=number))
            yield Surface(message("place.of", place=inside, what=Message("place.name")), PlaceKind.NAME, entry.filename)
            yield Surface(
                message("place.of", place=inside, what=Message("place.zip-header")),
                PlaceKind.STRING,
                raw.runs(entry.comment + entry.extra),
            )
            yield from _entry(archive.read(entry), entry.filename, inside, depth)


def _entry(content: bytes, name: str, place: Message, depth: int) -> Iterator[Surface]:
    if content.startswith(b"PK\x03\x04"):
        yield from _archive(content, place, depth + 1)
    elif is_xml(content, name):
        yield from _xml(content, place)
    else:
        yield Surface(
            message("place.of", place=place, what=Message("place.bytes")), PlaceKind.RAW, raw.runs(content, binary=True)
        )


def is_xml(content: bytes, name: str) -> bool:
    """Return whether an entry is read as XML; an inserted page may only look like it, a part of the document not."""
    if not content.lstrip(b"\xef\xbb\xbf\xff\xfe \r\n\t").startswith((b"<", b"\x00<")):
        return False
    if name.lower().endswith((".xml", ".rels")):
        return True
    try:
        _parsed(content)
    except etree.XMLSyntaxError:
        return False
    return True


def _parsed(content: bytes) -> etree._Element:
    return etree.fromstring(content, etree.XMLParser(resolve_entities=False, no_network=True, huge_tree=True))


def _xml(content: bytes, place: Message) -> Iterator[Surface]:
    root = _parsed(content)
    body = _Body()
    tree = root.getroottree()
    yield Surface(
        message("place.of", place=place, what=Message("place.document-type")),
        PlaceKind.STRING,
        tree.docinfo.doctype or "",
    )
    for outside in (*root.itersiblings(preceding=True), *root.itersiblings()):
        yield Surface(
            message("place.of", place=place, what=Message("place.comment")), PlaceKind.STRING, outside.text or ""
        )
    for element in root.iter():
        yield Surface(place, PlaceKind.STRING, element.tail or "")
        if not isinstance(element.tag, str):
            yield Surface(
                message("place.of", place=place, what=Message("place.comment")), PlaceKind.STRING, element.text or ""
            )
            continue
        name = etree.QName(element)
        if not (name.namespace or "").startswith(_KNOWN_NAMESPACES):
            yield Surface(
                message("place.of", place=place, what=Message("place.element")),
                PlaceKind.NAME,
                f"{name.namespace} {name.localname}",
            )
        short = _short(element)
        if short in _TEXTS:
            body.add(element, element.text or "")
        elif short == _SYMBOL:
            body.add(element, _symbol(element))
        elif short in _BREAKS and _short(element.getparent()) in ("w:r", "a:p"):
            body.add(element, _BREAKS[short])
        elif element.text:
            exposure = PlaceKind.NAME if name.localname in _NAMES else PlaceKind.STRING
            yield Surface(message("place.of", place=place, what=name.localname), exposure, element.text)
        yield from _attributes(element, name.localname, place)
    text = "\n".join(body.paragraphs())
    yield Surface(place, PlaceKind.BODY, text)
    yield from (Surface(place, PlaceKind.COPY, shown) for shown in _in_symbol_fonts(text))


def _in_symbol_fonts(text: str) -> Iterator[str]:
    """Yield a text as each symbol font shows it, if it has codes of one."""
    for table in _SYMBOL_FONTS:
        if (shown := text.translate(table)) != text:
            yield shown


class _Body:
    """The text of a part by paragraph.

    Keeps the text with changes accepted and, separately, the text before the changes and readings above the text.
    """

    def __init__(self) -> None:
        self._shown: dict[object, list[str]] = defaultdict(list)
        self._override: etree._Element | None = None
        self._now: dict[object, list[str]] = defaultdict(list)
        self._before: dict[object, list[str]] = defaultdict(list)
        self._readings: dict[object, list[str]] = defaultdict(list)
        self._changed: set[object] = set()

    def add(self, element: etree._Element, text: str) -> None:
        around = {_short(each) for each in element.iterancestors()}
        owner = _owner(element)
        if _READING in around:
            self._readings[owner].append(text)
            return
        if _PAIR not in around and owner in self._readings:
            self._readings[owner].append("\n")  # readings with text between them belong to two words
        is_deleted = not around.isdisjoint(_DELETED) or _short(element) == "w:delText"
        is_inserted = not around.isdisjoint(_INSERTED)
        if is_deleted or is_inserted:
            self._changed.add(owner)
        if not is_deleted:
            self._now[owner].append(text)
            self._show(owner, element, text)
        if not is_inserted:
            self._before[owner].append(text)

    def paragraphs(self) -> Iterator[str]:
        yield from map("".join, self._now.values())
        yield from ("".join(self._before[owner]) for owner in self._changed)
        yield from map("".join, self._readings.values())
        for pieces in self._shown.values():
            if _FROM_RIGHT in (text := "".join(pieces)):
                yield _BACKWARDS.sub(lambda each: each[1][::-1], text)

    def _show(self, owner: object, element: etree._Element, text: str) -> None:
        """Add text to what a paragraph shows where its direction is overridden, between the marks of Unicode for it."""
        override = next((each for each in element.iterancestors() if _short(each) == _OVERRIDE), None)
        if override is not None:
            is_left = any(
                value == "ltr" for key, value in override.attrib.items() if etree.QName(key).localname == "val"
            )
            override = None if is_left else override
        pieces = self._shown[owner]
        if override is not self._override:
            pieces.append(_END if override is None else f"{_END}{_FROM_RIGHT}")
            self._override = override
        pieces.append(text)


def _short(element: etree._Element | None) -> str:
    """Return `w:p` for an element of either edition of the standard."""
    if element is None or not isinstance(element.tag, str):
        return ""
    return _in_family(element.tag)


@lru_cache(maxsize=_REPEATED)
def _in_family(name: str) -> str:
    split = etree.QName(name)
    prefix = next((prefix for part, prefix in _FAMILIES if part in (split.namespace or "")), "")
    return f"{prefix}:{split.localname}"


def _symbol(element: etree._Element) -> str:
    values = {_local(key): value for key, value in element.items()}
    try:
        code = int(values.get("char", ""), 16)
        code -= _PRIVATE.start if code in _PRIVATE else 0
        place = code - _CIRCLED.get(values.get("font", "").lower(), code + 1)
        return str(place % _ROW) if 0 <= place < 2 * _ROW else chr(code)
    except (ValueError, OverflowError):
        return ""


def _owner(element: etree._Element) -> object:
    """Return the paragraph that holds the element, or the element itself where there is none.

    A paragraph whose mark was deleted continues in the next one.
    """
    owner = next((each for each in element.iterancestors() if _short(each) in _PARAGRAPHS), None)
    while owner is not None and _has_deleted_mark(owner):
        following = next((each for each in owner.itersiblings() if _short(each) == "w:p"), None)
        if following is None:
            break
        owner = following
    return element if owner is None else owner


def _has_deleted_mark(paragraph: etree._Element) -> bool:
    return any(
        _short(mark) in _DELETED
        for properties in paragraph
        if _short(properties) == "w:pPr"
        for run in properties
        if _short(run) == "w:rPr"
        for mark in run
    )


def _attributes(element: etree._Element, owner: str, place: Message) -> Iterator[Surface]:
    for key, value in element.items():
        name = _local(key)
        if (owner, name) == _LABEL and value in _BULLETS:
            continue  # Word's own bullet of the second level is an "o", not somebody's initial
        if (owner, name) in _BODY_ATTRIBUTES:
            yield Surface(message("place.of", place=place, what=f"@{name}"), PlaceKind.BODY, value)
        elif name in _FREE_ATTRIBUTES:
            yield Surface(message("place.of", place=place, what=f"@{name}"), PlaceKind.STRING, value)
        elif not _says_nothing(value):
            yield Surface(message("place.of", place=place, what=f"@{name}"), PlaceKind.NAME, value)


@lru_cache(maxsize=_REPEATED)
def _local(name: str) -> str:
    return str(etree.QName(name).localname)


@lru_cache(maxsize=_REPEATED)
def _says_nothing(value: str) -> bool:
    return is_keyword(value) or (_MEASURE.fullmatch(value) is not None and not _is_exact(value))


@lru_cache(maxsize=_REPEATED)
def _is_exact(value: str) -> bool:
    """Return whether a value holds a number of as many digits as a person's, not counting noughts, or a GUID."""
    numbers = (re.sub(r"\D", "", each[1] or "").lstrip("0") for each in _NUMBERS.finditer(value))
    is_long = any(len(number) >= _LONG and len(number.rstrip("0")) > _KEPT for number in numbers)
    return is_long or _GUID.search(value) is not None
