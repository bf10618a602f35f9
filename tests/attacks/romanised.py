"""The name in another alphabet, or with other letters for the same sound, alone and beside the plain name."""

from __future__ import annotations

from functools import partial

from tests.attacks.attack import SECRET, Attack
from tests.builders.docx import build, entries, paragraph

_PERSON = f"Maren {SECRET}"
_UMLAUT, _PLAIN = "Quästorp", "Quaestorp"
# What the user asks for, and what the text says.
_TERMS = {
    "Russian": (SECRET, "квисторп"),
    "Russian, u": (SECRET, "куисторп"),
    "Russian, genitive": (SECRET, "квисторпа"),
    "Ukrainian": (SECRET, "квісторп"),
    "Serbian": (SECRET, "Квисторп"),
    "Greek": (SECRET, "κουιστόρπ"),
    "Russian, two words": (_PERSON, "марен квисторп"),
    "from Russian": ("Иванченкова", "ivanchenkova"),
    "from Russian, German": ("Иванченкова", "iwantschenkowa"),
    "from Greek": ("Κουιστόρπουλος", "kouistorpoulos"),
    "umlaut to two letters": (_UMLAUT, _PLAIN.lower()),
    "two letters to umlaut": (_PLAIN, _UMLAUT.lower()),
    "umlaut, Russian": (_UMLAUT, "квесторп"),
    "Nordic": ("Quøstorp", "quoestorp"),
    "Swedish": ("Quaastorp", "quåstorp"),
    "Armenian": (SECRET, "քվիստորպ"),
    "Armenian, genitive": (SECRET, "Քվիստորպի"),
    "Georgian": (SECRET, "კვისტორპი"),
    "Georgian, ergative": (SECRET, "ქვისტორპმა"),
    "Arabic": (SECRET, "كويستورب"),
    "Arabic, behind and": (SECRET, "وقويستورب"),
    "Hebrew": (SECRET, "קוויסטורפ"),
    "Hebrew, pointed, behind to": (SECRET, "לקְוִיסְטוֹרְפּ"),
    "Hebrew, two words": (_PERSON, "מארן קוויסטורפ"),
    "from Hebrew": ("הורוביץ", "horovitz"),
    "Katakana": (SECRET, "クイストープ"),
    "Katakana, two words": (_PERSON, "マレン・クヴィストルプ"),
    "Hangul": (SECRET, "퀴스토르프"),
    "Hangul, behind of": (SECRET, "크비스토르프의"),
    "Devanagari": (SECRET, "क्विस्टॉर्प"),
    "Hiragana": (SECRET, "くいすとるぷ"),
    "Deseret": (SECRET, "𐐿𐐶𐐮𐑅𐐻𐐫𐑉𐐹"),
    "Shavian": (SECRET, "𐑒𐑢𐑦𐑕𐑑𐑹𐑐"),
    "runes": (SECRET, "ᚴᚢᛁᛋᛏᚮᚱᛈ"),
    "runes, two words": (_PERSON, "ᛗᚨᚱᛖᚾ ᛩᚢᛁᛋᛏᚮᚱᛔ"),
    "Ogham": (SECRET, "᚛ᚊᚒᚔᚄᚈᚑᚏᚚ᚜"),
    "Gothic": (SECRET, "𐌵𐌿𐌹𐍃𐍄𐍉𐍂𐍀"),
    "Old Italic": (SECRET, "𐌒𐌖𐌉𐌔𐌕𐌏𐌓𐌐"),
    "Old Hungarian": (SECRET, "𐳓𐳮𐳐𐳤𐳦𐳛𐳢𐳠"),
    "Phoenician": (SECRET, "𐤒𐤅𐤉𐤎𐤕𐤏𐤓𐤐"),
    "Tifinagh": (SECRET, "ⵇⵓⵉⵙⵜⵓⵔⵒ"),
    "Syriac": (SECRET, "ܩܘܝܣܛܘܪܦ"),
    "Ethiopic": (SECRET, "ኲስቶርፕ"),
    "Bengali": (SECRET, "কুইস্টর্প"),
    "contracted Braille": (SECRET, "⠟⠥⠊⠌⠕⠗⠏"),
    "German Braille": (_UMLAUT, "⠟⠥⠜⠾⠕⠗⠏"),
    "Braille of eight dots": (SECRET, "⡟⠥⠊⠎⠞⠕⠗⠏"),
    "from Katakana": ("ナカムラ", "nakamura"),
    "from Devanagari": ("कृष्णमूर्ति", "krishnamurthy"),
    "umlaut within a user name": (_PLAIN, "mquästorp"),
    "two letters within a user name": (_UMLAUT, "mquaestorp"),
}


def _says(data: bytes, written: str) -> bool:
    text = entries(data)["word/document.xml"] if data.startswith(b"PK") else data
    return written.encode() in text


def _text(asked: str, written: str) -> bytes:
    return f"It was {asked} who wrote.\nthe folder {written} was moved to the old shelf.\n".encode()


def _word(asked: str, written: str) -> bytes:
    return build(paragraph(f"It was {asked} who wrote.") + paragraph(f"the folder {written} was moved."))


def _attack(name: str, asked: str, written: str, suffix: str) -> Attack:
    make = partial(_word if suffix == "docx" else _text, asked, written)
    return Attack(f"{name}.{suffix}", make, secrets=(), terms=(asked,), leaks=partial(_says, written=written))


ATTACKS = [
    *(_attack(name, *each, suffix) for name, each in _TERMS.items() for suffix in ("txt", "docx")),
    Attack(
        "of a person.txt",
        partial(_text, _PERSON, "квисторп"),
        secrets=(),
        person=_PERSON,
        leaks=partial(_says, written="квисторп"),
    ),
    *(
        Attack(
            f"user name, {name}.txt",
            partial(_text, asked, written),
            secrets=(),
            person=asked,
            leaks=partial(_says, written=written),
        )
        for name, asked, written in (
            ("umlaut", f"Maren {_PLAIN}", "mquästorp"),
            ("two letters", f"Maren {_UMLAUT}", "mquaestorp"),
            ("Russian", _PERSON, "мквисторп"),
            ("Georgian", _PERSON, "მკვისტორპი"),
        )
    ),
]
