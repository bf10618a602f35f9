"""Builds DOCX files part by part, so that a test can put anything anywhere."""

from __future__ import annotations

import zipfile
from dataclasses import dataclass
from io import BytesIO

TRANSITIONAL = {
    "w": "http://schemas.openxmlformats.org/wordprocessingml/2006/main",
    "r": "http://schemas.openxmlformats.org/officeDocument/2006/relationships",
    "m": "http://schemas.openxmlformats.org/officeDocument/2006/math",
    "wp": "http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing",
    "a": "http://schemas.openxmlformats.org/drawingml/2006/main",
    "pic": "http://schemas.openxmlformats.org/drawingml/2006/picture",
    "c": "http://schemas.openxmlformats.org/drawingml/2006/chart",
    "dgm": "http://schemas.openxmlformats.org/drawingml/2006/diagram",
}
EXTENSIONS = {
    "mc": "http://schemas.openxmlformats.org/markup-compatibility/2006",
    "wps": "http://schemas.microsoft.com/office/word/2010/wordprocessingShape",
    "w14": "http://schemas.microsoft.com/office/word/2010/wordml",
    "w15": "http://schemas.microsoft.com/office/word/2012/wordml",
    "v": "urn:schemas-microsoft-com:vml",
    "o": "urn:schemas-microsoft-com:office:office",
    "x": "http://example.invalid/unknown",
}
STRICT = {
    prefix: uri.replace("schemas.openxmlformats.org", "purl.oclc.org/ooxml").replace("/2006", "")
    for prefix, uri in TRANSITIONAL.items()
}
WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml."


@dataclass(frozen=True)
class Extra:
    """One more part, or an external target where `content` is None, and the relationship that leads to it.

    `owner` is the part that refers to it; empty for the package.
    """

    name: str
    kind: str
    content: str | bytes | None = b""
    content_type: str = "application/xml"
    identifier: str = "rExtra"
    owner: str = "word/document.xml"


def paragraph(*runs: str, properties: str = "") -> str:
    """A paragraph of runs, each given as its text."""
    return f"<w:p>{properties}{''.join(run(text) for text in runs)}</w:p>"


def run(text: str, properties: str = "") -> str:
    return f'<w:r>{properties}<w:t xml:space="preserve">{text}</w:t></w:r>'


def field(code: str, result: str) -> str:
    """A paragraph with a field made of marks, its code, and its last result."""
    return (
        f'<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>{code}</w:instrText></w:r>'
        f'<w:r><w:fldChar w:fldCharType="separate"/></w:r>{run(result)}'
        '<w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>'
    )


def drawing(content: str, attributes: str = "") -> str:
    """A paragraph with a drawing of this content, the attributes on its name and description."""
    return (
        f'<w:p><w:r><w:drawing><wp:inline><wp:docPr id="1" {attributes}/><a:graphic><a:graphicData uri="x">'
        f"{content}</a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>"
    )


def xml(root: str, content: str, namespaces: dict[str, str] = TRANSITIONAL) -> str:
    """A part: root element, declarations and content."""
    declared = " ".join(f'xmlns:{prefix}="{uri}"' for prefix, uri in (namespaces | EXTENSIONS).items())
    return f'<?xml version="1.0" encoding="UTF-8"?><{root} {declared}>{content}</{root.split()[0]}>'


def build(
    body: str,
    *extras: Extra,
    namespaces: dict[str, str] = TRANSITIONAL,
    main_type: str = WORD + "document.main+xml",
    loose: dict[str, bytes] | None = None,
) -> bytes:
    """A DOCX file. `loose` are entries that nothing leads to."""
    parts: dict[str, str | bytes] = {"word/document.xml": xml("w:document", f"<w:body>{body}</w:body>", namespaces)}
    office = namespaces["r"] + "/"
    links: dict[str, list[str]] = {"": [_link("rMain", office + "officeDocument", "word/document.xml", external=False)]}
    overrides = [("word/document.xml", main_type)]
    for extra in extras:
        external = extra.content is None
        target = extra.name if external else "/" + extra.name
        links.setdefault(extra.owner, []).append(
            _link(extra.identifier, office + extra.kind, target, external=external)
        )
        if extra.content is not None:
            parts[extra.name] = extra.content
            overrides.append((extra.name, extra.content_type))
    for owner, elements in links.items():
        folder, _, name = owner.rpartition("/")
        parts[f"{folder}/_rels/{name}.rels".lstrip("/")] = (
            '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">'
            f"{''.join(elements)}</Relationships>"
        )
    parts["[Content_Types].xml"] = (
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">'
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
        + "".join(f'<Override PartName="/{name}" ContentType="{kind}"/>' for name, kind in overrides)
        + "</Types>"
    )
    return zipped(parts | (loose or {}))


def zipped(entries: dict[str, str | bytes]) -> bytes:
    buffer = BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in entries.items():
            archive.writestr(name, content)
    return buffer.getvalue()


def entries(data: bytes) -> dict[str, bytes]:
    """Name and content of every entry."""
    with zipfile.ZipFile(BytesIO(data)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def holds(data: bytes, text: str) -> bool:
    """Return whether the text stands anywhere in the file: in a name, in bytes of any encoding, or split over runs."""
    for name, content in entries(data).items():
        plain = content.decode("utf-8", "replace")
        joined = "".join(_text_between_tags(plain))
        wide = text.encode("utf-16-le")
        if any(text.casefold() in where.casefold() for where in (name, plain, joined)) or wide in content:
            return True
    return False


def _text_between_tags(plain: str) -> list[str]:
    return [piece.rpartition(">")[2] for piece in plain.split("<")]


def _link(identifier: str, kind: str, target: str, *, external: bool) -> str:
    mode = ' TargetMode="External"' if external else ""
    return f'<Relationship Id="{identifier}" Type="{kind}" Target="{target}"{mode}/>'
