"""Names that a Word document shows by the form of lists, runs, cells and drawings, while its text says nothing."""

from __future__ import annotations

import io
import re
from functools import partial

from PIL import Image, ImageDraw, ImageFont

from tests.attacks.attack import SECRET, Attack
from tests.builders.docx import Extra, build, entries, paragraph, run, xml

_SAID = paragraph("The lease of the flat runs for two years.")
_WORDS = "for the old hall under its wide roof".split()


def _listed(numbering: str, count: int = len(SECRET)) -> bytes:
    """A list with an instance of its own for each item."""
    form = '<w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="{}"/></w:numPr></w:pPr>'
    items = (paragraph(word, properties=form.format(number + 1)) for number, word in enumerate(_WORDS[:count]))
    part = Extra("word/numbering.xml", "numbering", xml("w:numbering", numbering))
    return build(_SAID + "".join(items) + _SAID, part)


def _labels(*labels: str) -> bytes:
    lists = (
        f'<w:abstractNum w:abstractNumId="{each}"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/>'
        f'<w:lvlText w:val="{label}"/></w:lvl></w:abstractNum>'
        for each, label in enumerate(labels)
    )
    uses = (f'<w:num w:numId="{each + 1}"><w:abstractNumId w:val="{each}"/></w:num>' for each in range(len(labels)))
    return _listed("".join((*lists, *uses)), len(labels))


def _counts() -> bytes:
    """One list in capitals, which every item begins with the next letter of the name."""
    uses = (
        f'<w:num w:numId="{each + 1}"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0">'
        f'<w:startOverride w:val="{ord(letter.upper()) - 64}"/></w:lvlOverride></w:num>'
        for each, letter in enumerate(SECRET)
    )
    level = '<w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="upperLetter"/><w:lvlText w:val="%1."/></w:lvl>'
    return _listed(f'<w:abstractNum w:abstractNumId="0">{level}</w:abstractNum>{"".join(uses)}')


def _numbering(data: bytes) -> str:
    found = (each.decode() for name, each in entries(data).items() if "numbering" in name and ".rels" not in name)
    return next(found, "")


def _label_letters(labels: tuple[str, ...], data: bytes) -> bool:
    """Return whether more than one label of the name is left."""
    left = re.findall('lvlText w:val="([^"]*)"', _numbering(data))
    return sum(any(label in each for each in left) for label in set(labels)) > 1


def _counted_letters(data: bytes) -> bool:
    starts = re.findall('startOverride w:val="([^"]*)"', _numbering(data))
    return "".join(chr(64 + int(each)) for each in starts) == SECRET.upper()


def _run_per_letter() -> bytes:
    return build(_SAID + f"<w:p>{''.join(map(run, ('Mr ', *SECRET, ' signed.')))}</w:p>")


def _sum() -> bytes:
    letters = "".join(f"<m:r><m:t>{letter}</m:t></m:r>" for letter in SECRET)
    return build(f"{_SAID}<w:p><m:oMath>{letters}</m:oMath></w:p>{_SAID}")


def _links() -> bytes:
    letters = (f'<w:hyperlink w:anchor="a">{run(letter)}</w:hyperlink>' for letter in SECRET)
    return build(f"{_SAID}<w:p>{run('Mr ')}{''.join(letters)}</w:p>")


def _runs(data: bytes) -> bool:
    """Return whether the file has as many runs as the name has letters."""
    text = entries(data)["word/document.xml"].decode()
    return max(len(re.findall(rf"<{name}[ >]", text)) for name in ("w:r", "m:r", "w:hyperlink")) >= len(SECRET)


def _choice() -> bytes:
    form = (
        f'<w:ffData><w:name w:val="Text1"/><w:helpText w:type="text" w:val="{SECRET}"/><w:ddList><w:result w:val="1"/>'
        f'<w:listEntry w:val="Other"/><w:listEntry w:val="Mr {SECRET}"/></w:ddList></w:ffData>'
    )
    return build(
        f'{_SAID}<w:p><w:r><w:fldChar w:fldCharType="begin">{form}</w:fldChar></w:r><w:r><w:instrText> FORMDROPDOWN '
        '</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>'
    )


_HIGH = 60


def _letter(letter: str) -> bytes:
    face = ImageFont.truetype("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", 44)
    picture = Image.new("RGB", (46, _HIGH), "white")
    ImageDraw.Draw(picture).text((6, 2), letter, "black", face)
    file = io.BytesIO()
    picture.save(file, "PNG")
    return file.getvalue()


def _shown(letter: str) -> str:
    blip = f'<pic:pic><pic:blipFill><a:blip r:embed="r{letter}"/></pic:blipFill></pic:pic>'
    return (
        '<w:r><w:drawing><wp:inline><wp:extent cx="140000" cy="180000"/><wp:docPr id="1" name=""/><a:graphic>'
        f'<a:graphicData uri="x">{blip}</a:graphicData></a:graphic></wp:inline></w:drawing></w:r>'
    )


def _pictured(body: str, letters: str) -> bytes:
    parts = (Extra(f"word/media/{each}.png", "image", _letter(each), "image/png", f"r{each}") for each in set(letters))
    return build(_SAID + body + _SAID, *parts)


def _in_line() -> bytes:
    return _pictured(f"<w:p>{run('Mr ')}{''.join(map(_shown, SECRET))}{run(' signed.')}</w:p>", SECRET)


def _among_text() -> bytes:
    letters = "".join(_shown(each) if number % 2 else run(each) for number, each in enumerate(SECRET))
    return _pictured(f"<w:p>{run('Mr ')}{letters}{run(' signed.')}</w:p>", SECRET[1::2])


def _in_cells(*, below: bool = False) -> bytes:
    cells = [f"<w:tc><w:p>{_shown(each)}</w:p></w:tc>" for each in SECRET]
    rows = cells if below else ["".join(cells)]
    return _pictured(f"<w:tbl><w:tblPr/>{''.join(f'<w:tr>{row}</w:tr>' for row in rows)}</w:tbl>", SECRET)


def _initial() -> bytes:
    return _pictured(f"<w:p>{_shown(SECRET[0])}{run(SECRET[1:] + ' came to the house.')}</w:p>", SECRET[0])


def _bright(data: bytes) -> int:
    """Return the number of pictures that are not blacked out."""
    count = 0
    for name, content in entries(data).items():
        if name.endswith(".png"):
            with Image.open(io.BytesIO(content)) as picture:
                count += picture.convert("L").resize((1, 1)).getpixel((0, 0)) > 60
    return count


_by_term = partial(Attack, secrets=(), terms=(SECRET,))
_PAIRS = tuple(re.findall("..", SECRET))

ATTACKS = (
    _by_term(
        "letters-as-bullets.docx",
        lambda: _labels(*SECRET),
        leaks=partial(_label_letters, tuple(SECRET)),
        notice="letter-label",
    ),
    _by_term(
        "letters-before-counts.docx",
        lambda: _labels(*(f"{letter}%1" for letter in SECRET)),
        leaks=partial(_label_letters, tuple(SECRET)),
        notice="letter-label",
    ),
    _by_term("pairs-as-bullets.docx", lambda: _labels(*_PAIRS), leaks=partial(_label_letters, _PAIRS)),
    _by_term("counts-from-letters.docx", _counts, leaks=_counted_letters, notice="counted-letters"),
    _by_term("run-per-letter.docx", _run_per_letter, leaks=_runs),
    _by_term("sum-per-letter.docx", _sum, leaks=_runs),
    _by_term("link-per-letter.docx", _links, leaks=_runs),
    _by_term("pictures-in-line.docx", _in_line, leaks=_bright),
    _by_term("pictures-among-text.docx", _among_text, leaks=_bright),
    _by_term("pictures-in-cells.docx", _in_cells, leaks=_bright),
    _by_term("pictures-in-column.docx", partial(_in_cells, below=True), leaks=_bright),
    _by_term("picture-of-initial.docx", _initial, leaks=_bright),
    _by_term("chosen.docx", _choice, leaks=lambda data: SECRET in entries(data)["word/document.xml"].decode()),
)
