"""Allow-list of a redacted PDF: deletes metadata and all else that is not in it (threats P06-P17, P21, P27, P30).

Each part of the file has a role, and each role a table of allowed keys with the role of each value. Any other key is
deleted, so that nothing unforeseen survives, and the data of streams that no viewer reads. A value stays only if it is
of the kind that its key asks for, an array only as long as viewers read it. A string stays as a palette or in the role
"string", a name only if the format knows it as a value, or under the keys of `_NAMED_BY_DOCUMENT`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress

import pikepdf
from pdfminer.cmapdb import CMapDB
from pikepdf import Array, Dictionary, Name, Stream, String

from engine.documents.pdf.content.operands import is_plain
from engine.documents.pdf.fonts.dictionaries import ORDERING, REGISTRY
from engine.documents.pdf.images.samples import colours_of
from engine.documents.pdf.sanitise.meshes import MESHES

# Names that are values in a PDF: the format's own, and those that a document chooses (ISO 32000-1; ISO 32000-2). A
# name that the format does not define means nothing to a viewer, and may be the name of a person.


_KNOWN = frozenset(
    f"/{name}"
    for name in (
        # Types and subtypes
        "Catalog Pages Page PageLabel Font FontDescriptor Encoding CMap XObject Group ExtGState Mask Pattern Form "
        "Image Type0 Type1 MMType1 TrueType Type3 CIDFontType0 CIDFontType2 Type1C CIDFontType0C OpenType Transparency "
        # Root, viewer and labels
        "SinglePage OneColumn TwoColumnLeft TwoColumnRight TwoPageLeft TwoPageRight UseNone UseOutlines UseThumbs "
        "FullScreen UseOC UseAttachments L2R R2L MediaBox CropBox BleedBox TrimBox ArtBox None AppDefault Simplex "
        "DuplexFlipShortEdge DuplexFlipLongEdge D R r A a PDF Text ImageB ImageC ImageI "
        # Colours and transparency
        "DeviceGray DeviceRGB DeviceCMYK CalGray CalRGB CalCMYK Lab ICCBased Indexed Separation DeviceN G RGB CMYK I "
        "All Cyan Magenta Yellow Black Alpha Luminosity Identity Default Normal Compatible Multiply Screen Overlay "
        "Darken Lighten ColorDodge ColorBurn HardLight SoftLight Difference Exclusion Hue Saturation Color "
        "AbsoluteColorimetric RelativeColorimetric Perceptual "
        # Filters
        "ASCIIHexDecode ASCII85Decode LZWDecode FlateDecode RunLengthDecode CCITTFaxDecode JBIG2Decode DCTDecode "
        "JPXDecode AHx A85 LZW Fl RL CCF DCT "
        # Encodings
        "StandardEncoding MacRomanEncoding MacExpertEncoding WinAnsiEncoding PDFDocEncoding Identity-H Identity-V"
    ).split()
)
_NUMBERED_INK = re.compile(r"/Ink\d+")
_MAPS = re.compile(r"/(?:[\w]+-)*[HV]|/Adobe-[\w]+-UCS2|/Adobe-[\w]+-\d")
_NEUTRAL = re.compile(r"/(?:Missing|Map\d*)")

_REGISTRIES = {"Adobe"}
_ORDERINGS = {"Identity", "UCS", "Japan1", "Japan2", "GB1", "CNS1", "Korea1", "KR", "Manga1"}


def is_known(name: str) -> bool:
    """Return whether the format defines a name as a value, or it is a neutral replacement."""
    return name in _KNOWN or bool(_NUMBERED_INK.fullmatch(name) or _NEUTRAL.fullmatch(name)) or is_known_map(name)


def is_known_map(name: str) -> bool:
    """Return whether a character map of that name is one that viewers have."""
    if name in ("/Identity-H", "/Identity-V"):
        return True
    if not _MAPS.fullmatch(name):
        return False
    try:
        CMapDB.get_cmap(name[1:])
    except CMapDB.CMapNotFound:
        return False
    return True


def collection(key: str, value: str) -> str:
    """Return the /Registry or /Ordering of a character collection, or its replacement if the format knows none such."""
    if key == "/Registry":
        return value if value in _REGISTRIES else REGISTRY
    return value if value in _ORDERINGS else ORDERING


_EACH = "*"
# Roles of values without parts. A key of `_PLAIN` holds a number, or at times a name.
_PLAIN, _TRUTH, _NAME, _LIST, _ROW = "", "truth value", "name", "list", "row"

_KINDS = {
    _TRUTH: "HideToolbar HideMenubar HideWindowUI FitWindow CenterWindow PickTrayByPDFSize OP op SA AIS TK ImageMask "
    "Interpolate AntiAlias EndOfLine EncodedByteAlign EndOfBlock BlackIs1",
    _NAME: "Type Subtype PageLayout PageMode NonFullScreenPageMode Direction ViewArea ViewClip PrintArea PrintClip "
    "PrintScaling Duplex S Intent RI CMapName BaseEncoding BaseFont FontName",
    _LIST: "ProcSet Widths W W2 Domain Range Size Encode Decode C0 C1 Bounds Background BC Matte BM Gamma Filter",
}
# Arrays of numbers, and how many of these viewers read at most. The matrix of a colour space has 9.
_LENGTHS = {
    **dict.fromkeys("/MediaBox /CropBox /BBox /FontBBox".split(), 4),
    **dict.fromkeys("/Matrix /FontMatrix /Coords".split(), 6),
    **dict.fromkeys("/WhitePoint /BlackPoint".split(), 3),
    **dict.fromkeys("/Extend /DW2 /Limits".split(), 2),
}
_OF_COLOURS = 9
_ROLES = {f"/{key}": role for role, keys in _KINDS.items() for key in keys.split()} | dict.fromkeys(_LENGTHS, _ROW)


def _table(plain: str = "", **roles: str) -> dict[str, str]:
    own = {f"/{key}": role for key, role in roles.items()}
    return {f"/{key}": _ROLES.get(f"/{key}", _PLAIN) for key in plain.split()} | own


_FUNCTION = _table(
    "FunctionType Domain Range Size BitsPerSample Order Encode Decode C0 C1 N Bounds", Functions="function"
)
_SHADING = _table(
    "ShadingType Background BBox AntiAlias Domain Coords Extend Matrix BitsPerCoordinate BitsPerComponent BitsPerFlag "
    "Decode VerticesPerRow",
    ColorSpace="colour-space",
    Function="function",
)
_GROUP = _table("Type S", I=_TRUTH, K=_TRUTH, CS="colour-space")
_X_OBJECT = _table(
    "Type Subtype FormType BBox Matrix Width Height BitsPerComponent Intent ImageMask Decode Interpolate "
    "SMaskInData Matte",
    Resources="resources",
    Group="group",
    ColorSpace="colour-space",
    SMask="drawn",
    Mask="drawn",
)

_ALLOWED: dict[str, dict[str, str]] = {
    **{role: {} for role in (_PLAIN, _TRUTH, _NAME, _LIST, _ROW)},
    "root": _table("Type PageLayout PageMode", Pages="node", PageLabels="labels", ViewerPreferences="viewer"),
    "viewer": _table(
        "HideToolbar HideMenubar HideWindowUI FitWindow CenterWindow NonFullScreenPageMode Direction ViewArea ViewClip "
        "PrintArea PrintClip PrintScaling Duplex PickTrayByPDFSize"
    ),
    "labels": _table("Type S St Limits", Nums="labels", Kids="labels"),
    "node": _table(
        "Type Count MediaBox CropBox Rotate UserUnit",
        Parent="node",
        Kids="node",
        Contents="content",
        Resources="resources",
        Group="group",
    ),
    "content": {},
    "resources": _table(
        "ProcSet",
        Font="fonts",
        XObject="x-objects",
        ExtGState="graphics-states",
        ColorSpace="colour-spaces",
        Pattern="patterns",
        Shading="shadings",
    ),
    "fonts": {_EACH: "font"},
    "x-objects": {_EACH: "x-object"},
    "graphics-states": {_EACH: "graphics-state"},
    "colour-spaces": {_EACH: "colour-space"},
    "patterns": {_EACH: "pattern"},
    "shadings": {_EACH: "shading"},
    "font": _table(
        "Type Subtype BaseFont FirstChar LastChar Widths DW W DW2 W2 FontBBox FontMatrix",
        Encoding="encoding",
        FontDescriptor="font-descriptor",
        ToUnicode="character-map",
        DescendantFonts="font",
        CIDSystemInfo="character-collection",
        CIDToGIDMap="data",
        CharProcs="glyphs",
        Resources="resources",
    ),
    "encoding": _table(
        "Type BaseEncoding CMapName WMode",
        Differences="glyph-names",
        CIDSystemInfo="character-collection",
        UseCMap="character-map",
    ),
    "character-map": _table(
        "Type WMode", CMapName="map-name", CIDSystemInfo="character-collection", UseCMap="character-map"
    ),
    "character-collection": _table("Supplement", Registry="string", Ordering="string"),
    "font-descriptor": _table(
        "Type FontName Flags FontBBox ItalicAngle Ascent Descent Leading CapHeight XHeight StemV StemH AvgWidth "
        "MaxWidth MissingWidth",
        FontFile="font-program",
        FontFile2="font-program",
        FontFile3="font-program",
    ),
    "font-program": _table("Subtype Length1 Length2 Length3"),
    "glyph-names": {},
    "map-name": {},
    "glyphs": {_EACH: "content"},
    "x-object": _X_OBJECT,
    "drawn": _X_OBJECT,  # whatever it says that it is
    "group": _GROUP,
    "graphics-state": _table(
        "Type LW LC LJ ML D RI OP op OPM FL SM SA BM CA ca AIS TK",
        Font="font",
        SMask="soft-mask",
        BG="function",
        BG2="function",
        UCR="function",
        UCR2="function",
        TR="function",
        TR2="function",
    ),
    "soft-mask": _table("Type S BC", G="drawn", TR="function"),
    "function": _FUNCTION,
    "shading": _SHADING,
    "pattern": _table(
        "Type PatternType PaintType TilingType BBox XStep YStep Matrix",
        Resources="resources",
        Shading="shading",
        ExtGState="graphics-state",
    ),
    # A colour space is an array that mixes calibration dictionaries, profiles and tint functions.
    "colour-space": _table("WhitePoint BlackPoint Gamma Matrix Range N", Alternate="colour-space") | _FUNCTION,
    "data": {},
    "string": {},
    "decode": _table(
        "Predictor Colors BitsPerComponent Columns K EndOfLine EncodedByteAlign Rows EndOfBlock BlackIs1 "
        "DamagedRowsBeforeError EarlyChange ColorTransform"
    ),
    "decode-bilevel": _table(JBIG2Globals="data"),
}
_OF_EVERY_STREAM = _table("Length Filter", DecodeParms="decode")
_OF_BILEVEL = _OF_EVERY_STREAM | _table(DecodeParms="decode-bilevel")

_Reads = Callable[[pikepdf.Object], bool]
# Roles in which viewers read the data of a stream, and which streams those are. In any other role a dictionary stands.
_WITH_DATA: Mapping[str, _Reads] = {
    **dict.fromkeys("content drawn pattern function font-program character-map encoding data".split(), lambda _: True),
    "x-object": lambda stream: stream.get("/Subtype") in ("/Form", "/Image"),
    "shading": lambda stream: stream.get("/ShadingType") in MESHES,
    "colour-space": lambda stream: "/N" in stream or "/FunctionType" in stream,
}
# Fonts are renamed in later steps (`fonts.dictionaries`).
_NAMED_BY_DOCUMENT = {"/BaseFont", "/FontName"}
_OF_DOCUMENT = {"glyph-names", "map-name"}
_NEUTRAL_MAP = Name("/Map")

# How long the array of a colour space is. Its last entry is the palette, of a space that has one.
_SPACES = {
    **dict.fromkeys("/DeviceGray /DeviceRGB /DeviceCMYK /G /RGB /CMYK".split(), 1),
    **dict.fromkeys("/CalGray /CalRGB /Lab /ICCBased /Pattern".split(), 2),
    **dict.fromkeys("/Indexed /I /Separation /DeviceN".split(), 4),
}
_PALETTE = 3

# Process colours have a meaning for viewers; the name of any other ink is only a label.
_INKS = {"/All", "/None", "/Cyan", "/Magenta", "/Yellow", "/Black"}


def keep_only_allowed(pdf: pikepdf.Pdf) -> None:
    """Delete everything not in the tables from all objects reachable from the root, and all other trailer entries."""
    for key in list(pdf.trailer.keys()):
        if key not in ("/Root", "/Size"):
            del pdf.trailer[key]
    seen: set[tuple[tuple[int, int], str]] = set()
    waiting: list[tuple[pikepdf.Object, str]] = [(pdf.Root, "root")]
    while waiting:
        value, role = waiting.pop()
        if value.is_indirect:
            if (value.objgen, role) in seen:
                continue
            seen.add((value.objgen, role))
        waiting += _prune(value, role)


def _prune(value: pikepdf.Object, role: str) -> Iterator[tuple[pikepdf.Object, str]]:
    """Delete parts that `value` may not hold; yield the parts that stay, with their roles."""
    if isinstance(value, Array):
        if role == "colour-space":
            _shorten_space(value)
            _rename_inks(value)
        has_palette = role == "colour-space" and _has_palette(value)
        for index, item in enumerate(value):
            if _is_foreign(item, role) and not (has_palette and index == _PALETTE and isinstance(item, String)):
                value[index] = Name.None_
            elif isinstance(item, Array | Dictionary | Stream):
                yield item, role
    elif isinstance(value, Stream):
        if role not in _WITH_DATA or not _WITH_DATA[role](value):
            value.write(b"")
        filters = value.get("/Filter", Array())
        is_bilevel = Name.JBIG2Decode in (filters if isinstance(filters, Array) else (filters,))
        yield from _prune_keys(value, _ALLOWED[role] | (_OF_BILEVEL if is_bilevel else _OF_EVERY_STREAM))
    elif isinstance(value, Dictionary):
        yield from _prune_keys(value, _ALLOWED[role])


def _prune_keys(value: pikepdf.Object, table: dict[str, str]) -> Iterator[tuple[pikepdf.Object, str]]:
    for key in list(value.keys()):
        child = table.get(key, table.get(_EACH))
        item = value[key]
        if child is None or not _fits(item, child) or (key not in _NAMED_BY_DOCUMENT and _is_foreign(item, child)):
            del value[key]
        elif child == _ROW and isinstance(item, Array):
            length = _OF_COLOURS if table is _ALLOWED["colour-space"] else _LENGTHS[key]
            if len(item) > length or not all(map(is_plain, item)):
                value[key] = _row(item, length)
        elif isinstance(item, String | Name):
            value[key] = _neutral(item, key, child)
        elif isinstance(item, Array | Dictionary | Stream) and key != "/Parent":
            yield item, child


def _fits(value: object, role: str) -> bool:
    """Return whether a value is of the kind that its role asks for."""
    if role == _TRUTH:
        return isinstance(value, bool)
    if role == _NAME:
        return isinstance(value, Name)
    if role == _ROW:
        return isinstance(value, Array)
    return role != _PLAIN or not isinstance(value, Array | Dictionary | Stream)


def _row(values: pikepdf.Array, length: int) -> pikepdf.Array:
    """Return the first numbers or truth values of an array, with 0 in place of anything else."""
    first: tuple[object, ...] = tuple(values)[:length]
    return Array([each if is_plain(each) else 0 for each in first])


def _neutral(value: pikepdf.Object, key: str, role: str) -> pikepdf.Object:
    """Return the replacement of a string or name that viewers need but hardly ever read."""
    if role == "map-name":
        return _NEUTRAL_MAP
    return String(collection(key, str(value))) if role == "string" else value


def _is_foreign(value: pikepdf.Object, role: str) -> bool:
    if isinstance(value, String):
        return role != "string"
    return isinstance(value, Name) and role not in _OF_DOCUMENT and not is_known(str(value))


def _has_palette(space: pikepdf.Array) -> bool:
    return len(space) > _PALETTE and isinstance(space[0], Name) and str(space[0]) in ("/Indexed", "/I")


def _shorten_space(space: pikepdf.Array) -> None:
    """Delete what an array holds behind a colour space, and what a palette holds behind its last colour."""
    if not len(space) or not isinstance(space[0], Name) or str(space[0]) not in _SPACES:
        return
    del space[_SPACES[str(space[0])] :]
    with suppress(ValueError, TypeError, KeyError):
        if _has_palette(space) and isinstance(space[_PALETTE], String):
            used = colours_of(space[1]) * (int(space[2]) + 1)
            space[_PALETTE] = String(bytes(space[_PALETTE])[:used])
        elif str(space[0]) in ("/Separation", "/DeviceN") and isinstance(space[-1], Dictionary):
            _shorten_ends(space[-1], colours_of(space[2]))


def _shorten_ends(tint: pikepdf.Object, colours: int) -> None:
    """Delete what the ends of a function from one colour to another hold behind the numbers of a colour."""
    for key in ("/C0", "/C1"):
        if isinstance(ends := tint.get(key), Array):
            del ends[colours:]


def _rename_inks(space: pikepdf.Array) -> None:
    if len(space) < 2 or space[0] not in ("/Separation", "/DeviceN"):
        return
    if isinstance(space[1], Array):
        for index, ink in enumerate(space[1]):
            space[1][index] = _ink(ink, index)
    else:
        space[1] = _ink(space[1], 0)


def _ink(name: pikepdf.Object, index: int) -> pikepdf.Object:
    return name if str(name) in _INKS else Name(f"/Ink{index + 1}")
