"""Names that are values in a PDF: the format's own, and those that a document chooses (ISO 32000-1; ISO 32000-2).

A name that the format does not know means nothing to a viewer, and may be anybody's.
"""

from __future__ import annotations

import re

from pdfminer.cmapdb import CMapDB

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

REGISTRY, ORDERING = "Adobe", "Identity"
"""What stands in place of a character collection that the format does not know."""
_REGISTRIES = {"Adobe"}
_ORDERINGS = {"Identity", "UCS", "Japan1", "Japan2", "GB1", "CNS1", "Korea1", "KR", "Manga1"}


def is_known(name: str) -> bool:
    """Return whether the format gives a name a meaning as a value, or the writer chose it."""
    return name in _KNOWN or bool(_NUMBERED_INK.fullmatch(name) or _NEUTRAL.fullmatch(name)) or is_known_map(name)


def is_known_map(name: str) -> bool:
    """Return whether a character map of that name is among those that viewers have."""
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
    """Return the /Registry or /Ordering of a character collection, another one where the format knows none like it."""
    if key == "/Registry":
        return value if value in _REGISTRIES else REGISTRY
    return value if value in _ORDERINGS else ORDERING
