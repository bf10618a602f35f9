"""Pictures that stand in a content stream itself, as objects of their own, whose pixels can be overwritten."""

from __future__ import annotations

import pikepdf
from pikepdf import Array, Dictionary, Name, Object, PdfInlineImage

# ISO 32000-1, tables 93 and 94.
_KEYS = dict(
    zip(
        "/BPC /CS /D /DP /F /H /IM /I /W".split(),
        "/BitsPerComponent /ColorSpace /Decode /DecodeParms /Filter /Height /ImageMask /Interpolate /Width".split(),
        strict=True,
    )
)
_VALUES = dict(
    zip(
        "/G /RGB /CMYK /I /AHx /A85 /LZW /Fl /RL /CCF /DCT".split(),
        "/DeviceGray /DeviceRGB /DeviceCMYK /Indexed /ASCIIHexDecode /ASCII85Decode /LZWDecode /FlateDecode "
        "/RunLengthDecode /CCITTFaxDecode /DCTDecode".split(),
        strict=True,
    )
)


def from_inline(pdf: pikepdf.Pdf, inline: PdfInlineImage, resources: Object) -> Object:
    """The same picture as a stream of `pdf`. `resources`: of the content, where its colour space may be named."""
    head, data = inline.unparse().removeprefix(b"BI").split(b"\nID\n", 1)
    picture = pdf.make_stream(data.removesuffix(b"EI"), Type=Name.XObject, Subtype=Name.Image)
    for short, value in Object.parse(b"<<" + head + b">>").items():
        key = _KEYS.get(short, short)
        long = _spelled_out(value)
        named = resources.get("/ColorSpace", Dictionary()).get(str(long)) if key == "/ColorSpace" else None
        picture[key] = long if named is None else named
    return picture


def _spelled_out(value: Object) -> Object:
    if isinstance(value, Name):
        return Name(_VALUES.get(str(value), str(value)))
    return Array([_spelled_out(each) for each in value]) if isinstance(value, Array) else value
