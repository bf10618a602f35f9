"""Inline images of content streams: turn them into image objects, or rewrite them without other data."""

from __future__ import annotations

import zlib
from collections.abc import Iterator

import pikepdf
from pikepdf import Array, ContentStreamInlineImage, Dictionary, Name, Object, PdfInlineImage, String

from engine.documents.pdf.content.operands import is_number, is_plain
from engine.documents.pdf.images.samples import colours_of

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


_SHORT_KEYS = {long: short for short, long in _KEYS.items()}
_SHORT_VALUES = {long: short for short, long in _VALUES.items()}
_DEVICES = ("/DeviceGray", "/DeviceRGB", "/DeviceCMYK")
_OTHER_CODINGS = ("/CCITTFaxDecode", "/DCTDecode")  # kept as they are
_OF_CODING = frozenset(
    "/K /EndOfLine /EncodedByteAlign /Columns /Rows /EndOfBlock /BlackIs1 /DamagedRowsBeforeError "
    "/ColorTransform".split()
)
_WORTH_PACKING = 64  # bytes


def rewritten(
    pdf: pikepdf.Pdf, inline: PdfInlineImage, resources: Object, space: Name | None
) -> ContentStreamInlineImage:
    """Return the same inline image with only the keys of the format, and without bytes that are no samples.

    Args:
        space: the name of its colour space among the resources, None if it names none.

    Raises:
        ValueError, TypeError, KeyError, pikepdf.PdfError: the image does not follow the standard.
    """
    picture = from_inline(pdf, inline, resources)
    entries = dict(_entries(picture, space))
    data, coding = _coded(picture)
    for packing in (coding, {**coding, "/F": Name("/AHx")}):
        packed = data if packing is coding else data.hex().encode() + b">"
        head = Dictionary({**entries, **packing}).unparse()[2:-2]
        content = b"q\nBI" + head + b"\nID\n" + packed + b"\nEI\nQ\n"
        found = pikepdf.parse_content_stream(pdf.make_stream(content))
        # Samples may look like the end of the picture.
        if len(found) == 3 and isinstance(found[1], ContentStreamInlineImage) and _data(found[1].iimage) == packed:
            return found[1]
        if "/F" in coding:
            break
    raise ValueError("a picture that can't be written into a content stream")


def space_name(inline: PdfInlineImage) -> Name | None:
    """Return the colour space that an inline image names, if a resource may have that name."""
    head, _ = inline.unparse().removeprefix(b"BI").split(b"\nID\n", 1)
    entries = Object.parse(b"<<" + head + b">>")
    name = entries.get("/CS", entries.get("/ColorSpace"))
    return name if isinstance(name, Name) else None


def _entries(picture: Object, space: Name | None) -> Iterator[tuple[str, object]]:
    for key in ("/Width", "/Height", "/BitsPerComponent"):
        if key in picture:
            yield _SHORT_KEYS[key], int(picture[key])
    for key in ("/ImageMask", "/Interpolate"):
        if key in picture:
            yield _SHORT_KEYS[key], bool(picture[key])
    if isinstance(picture.get("/Decode"), Array):
        yield "/D", Array([each for each in picture["/Decode"] if is_number(each)])
    if space is not None:
        yield "/CS", space
    elif "/ColorSpace" in picture:
        yield "/CS", _short_space(picture["/ColorSpace"])


def _short_space(space: Object) -> Object:
    if isinstance(space, Name) and str(space) in _DEVICES:
        return Name(_SHORT_VALUES[str(space)])
    if isinstance(space, Array) and len(space) == 4 and space[0] == "/Indexed" and str(space[1]) in _DEVICES:
        most = int(space[2])
        colours = bytes(space[3].read_bytes() if isinstance(space[3], pikepdf.Stream) else space[3])
        used = (most + 1) * colours_of(space[1])
        return Array([Name("/I"), Name(_SHORT_VALUES[str(space[1])]), most, String(colours[:used])])
    raise ValueError("no colour space of a picture in a content stream")


def _coded(picture: Object) -> tuple[bytes, dict[str, object]]:
    """Return the data of a picture, and the keys that say how it is coded."""
    filters = picture.get("/Filter", Array())
    names = [str(each) for each in (filters if isinstance(filters, Array) else [filters])]
    if names and names[-1] in _OTHER_CODINGS:
        return _other_coding(picture, names)
    bits = 1 if picture.get("/ImageMask") else int(picture["/BitsPerComponent"])
    colours = 1 if picture.get("/ImageMask") else colours_of(picture["/ColorSpace"])
    stride = (int(picture["/Width"]) * colours * bits + 7) // 8
    plain = bytes(picture.read_bytes())[: stride * int(picture["/Height"])]
    packed = zlib.compress(plain, 9) if len(plain) > _WORTH_PACKING else plain
    return (packed, {"/F": Name("/Fl")}) if len(packed) < len(plain) else (plain, {})


def _other_coding(picture: Object, names: list[str]) -> tuple[bytes, dict[str, object]]:
    if len(names) > 1:
        raise ValueError("coded twice")
    parameters = picture.get("/DecodeParms", Dictionary())
    parameters = parameters[0] if isinstance(parameters, Array) else parameters
    kept = {key: value for key, value in parameters.items() if key in _OF_CODING and is_plain(value)}
    coding: dict[str, object] = {"/F": Name(_SHORT_VALUES[names[0]])}
    if kept:
        coding["/DP"] = Dictionary(kept)
    return bytes(picture.read_raw_bytes()).removesuffix(b"\n"), coding


def _data(inline: PdfInlineImage) -> bytes:
    _, data = inline.unparse().split(b"\nID\n", 1)
    return data.removesuffix(b"EI").removesuffix(b"\n")


def from_inline(pdf: pikepdf.Pdf, inline: PdfInlineImage, resources: Object) -> Object:
    """Return an inline image as a stream of `pdf`; its colour space may be named in `resources` of the content."""
    head, data = inline.unparse().removeprefix(b"BI").split(b"\nID\n", 1)
    picture = pdf.make_stream(data.removesuffix(b"EI"), Type=Name.XObject, Subtype=Name.Image)
    for short, value in Object.parse(b"<<" + head + b">>").items():
        key = _KEYS.get(short, short)
        long = _spelled_out(value)
        resource = resources.get("/ColorSpace", Dictionary()).get(str(long)) if key == "/ColorSpace" else None
        picture[key] = long if resource is None else resource
    return picture


def _spelled_out(value: Object) -> Object:
    if isinstance(value, Name):
        return Name(_VALUES.get(str(value), str(value)))
    return Array([_spelled_out(each) for each in value]) if isinstance(value, Array) else value
