"""Names with a reading above their letters (furigana), and names divided by what no reader sees."""

from __future__ import annotations

from tests.attacks.attack import SECRET, Attack
from tests.builders.docx import Extra, build, paragraph, run, xml

_READING = "Kvistorp"


def _ruby(base: str, reading: str) -> str:
    return (
        f"<w:r><w:ruby><w:rubyPr><w:rubyAlign w:val='center'/><w:hps w:val='10'/><w:lid w:val='ja-JP'/></w:rubyPr>"
        f"<w:rt>{run(reading)}</w:rt><w:rubyBase>{run(base)}</w:rubyBase></w:ruby></w:r>"
    )


def _sentence(*content: str) -> str:
    return f"<w:p>{run('the crates near ')}{''.join(content)}{run(' are dry')}</w:p>"


def _each(base: str, reading: str) -> str:
    """Each letter with its own reading."""
    return "".join(map(_ruby, base, reading))


def _numbering() -> bytes:
    level = (
        f'<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:lvlText w:val="%1 {SECRET}"/></w:lvl></w:abstractNum>'
    )
    part = Extra("word/numbering.xml", "numbering", xml("w:numbering", level))
    return build(paragraph("The lease was signed on Monday."), part)


_DELETED = "<w:del w:id='1'><w:r><w:delText>{}</w:delText></w:r></w:del>"
_MOVED = "<w:moveFrom w:id='1'>{}</w:moveFrom>"
_MARK = "<w:pPr><w:rPr><w:del w:id='1'/></w:rPr></w:pPr>"
_SYMBOL = f'<w:r><w:sym w:font="Arial" w:char="{ord("s"):04X}"/></w:r>'
_PRIVATE = f'<w:r><w:sym w:font="Arial" w:char="{0xF000 + ord("s"):04X}"/></w:r>'
_BOTH = (SECRET, _READING)
_SHAPE = (
    "<a:custGeom><a:pathLst><a:path w='9' h='9'><a:moveTo><a:pt x='0' y='0'/></a:moveTo><a:lnTo><a:pt x='9' y='9'/>"
    "</a:lnTo><a:close/></a:path></a:pathLst></a:custGeom>"
)
_DRAWN = (
    "<w:p><w:r><w:drawing><wp:inline><wp:docPr id='1' name='a'/><a:graphic><a:graphicData "
    "uri='http://schemas.microsoft.com/office/word/2010/wordprocessingShape'><wps:wsp><wps:spPr>"
    f"{_SHAPE}</wps:spPr></wps:wsp></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>"
)

ATTACKS = (
    Attack("ruby-whole.docx", lambda: build(_sentence(_ruby(SECRET, _READING))), _BOTH, terms=(SECRET,)),
    Attack("ruby-each.docx", lambda: build(_sentence(_each(SECRET, _READING))), _BOTH, terms=(SECRET,)),
    Attack("ruby-found.docx", lambda: build(_sentence(_ruby(SECRET, _READING))), _BOTH),
    Attack("ruby-reading.docx", lambda: build(_sentence(_ruby(SECRET, _READING))), _BOTH, terms=(_READING,)),
    Attack("ruby-reading-each.docx", lambda: build(_sentence(_each(SECRET, _READING))), _BOTH, terms=(_READING,)),
    Attack(
        "ruby-halves.docx",
        lambda: build(_sentence(_ruby(SECRET[:4], _READING[:4]), _ruby(SECRET[4:], _READING[4:]))),
        _BOTH,
        terms=(SECRET,),
    ),
    Attack(
        "ruby-first-letters.docx", lambda: build(_sentence(_ruby(SECRET[:4], "kvi"), run(SECRET[4:]))), terms=(SECRET,)
    ),
    Attack("ruby-japanese.docx", lambda: build(_sentence(_each("山田太郎", "やだたろ"))), ("山田太郎",), ("山田太郎",)),
    Attack("deletion.docx", lambda: build(_sentence(run("Quis"), _DELETED.format("x"), run("torp"))), terms=(SECRET,)),
    Attack("deletion-found.docx", lambda: build(_sentence(run("Quis"), _DELETED.format("x"), run("torp")))),
    Attack("move.docx", lambda: build(_sentence(run("Quis"), _MOVED.format(run("xy")), run("torp"))), terms=(SECRET,)),
    Attack(
        "deleted-mark.docx",
        lambda: build(paragraph("the crates near Quis", properties=_MARK) + paragraph("torp are dry")),
        terms=(SECRET,),
    ),
    Attack("symbol.docx", lambda: build(_sentence(run("Qui"), _SYMBOL, run("torp"))), terms=(SECRET,)),
    Attack("symbol-private.docx", lambda: build(_sentence(run("Qui"), _PRIVATE, run("torp"))), terms=(SECRET,)),
    Attack("move-to.docx", lambda: build(_sentence(run(SECRET)) + _DRAWN), terms=(SECRET,)),
    Attack("numbering.docx", _numbering, terms=(SECRET,)),
)
