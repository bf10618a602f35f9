"""Text in encodings without a mark, and with characters inside the name that nobody sees."""

from __future__ import annotations

from tests.attacks.attack import SECRET, Attack

_STORY = f"The witness, Amadea {SECRET}, moved to Saltby in the spring.\nNobody asked why. Сосед видел её.\n"
_PLAIN = _STORY.replace("Сосед видел её", "The neighbour saw her leave")


def _overlong(letters: str, length: int) -> bytes:
    """Letters in UTF-8 of more bytes than they need, which lenient programs read."""
    lead = {2: b"\xc0", 3: b"\xe0\x80", 4: b"\xf0\x80\x80"}[length]
    return b"".join(bytes((*lead[:-1], lead[-1] | ord(each) >> 6, 0x80 | ord(each) & 0x3F)) for each in letters)


def _refused(name: str, secret: bytes) -> Attack:
    """The name in bytes that no encoding has, among plain text that no recognizer looks at twice."""
    data = b"The folder " + secret + b" was moved to the old shelf.\nAnd then she went home.\n"
    return Attack(name, lambda: data, (), (SECRET,), leaks=lambda left: secret in left, refusal=("unsupported-format",))


def _masked(name: str, data: bytes) -> Attack:
    return Attack(name, lambda: data, terms=(SECRET,))


def _written(name: str, as_written: str) -> Attack:
    return _masked(name, _PLAIN.replace(SECRET, as_written).encode())


ATTACKS = (
    _masked("utf-16-le.txt", _STORY.encode("utf-16-le")),
    _masked("utf-16-be.txt", _STORY.encode("utf-16-be")),
    _masked("ascii-utf-16-be.txt", _PLAIN.encode("utf-16-be")),
    _masked("utf-32-le.txt", _STORY.encode("utf-32-le")),
    _masked("utf-32-be.txt", _PLAIN.encode("utf-32-be")),
    _masked("marked-utf-16.txt", _STORY.encode("utf-16")),
    Attack(
        "cyrillic-utf-16-be.txt",
        lambda: f"Свидетель {SECRET} уехал весной. Никто не спросил, почему он это сделал.\n".encode("utf-16-be"),
        terms=(SECRET,),
    ),
    Attack("mainframe.txt", lambda: _PLAIN.encode("cp500"), terms=(SECRET,), refusal=("unsupported-format",)),
    *(_refused(f"overlong-{length}.txt", _overlong(SECRET, length)) for length in (2, 3, 4)),
    _refused("overlong-letter.txt", b"Quist" + _overlong("o", 2) + b"rp"),
    _refused("surrogate.txt", b"Quis\xed\xa0\x80torp"),
    _written("soft-hyphen.txt", "Quis\u00adtorp"),
    _written("zero-width.txt", "Q\u200bu\u200bi\u200bs\u200bt\u200bo\u200br\u200bp"),
    _written("terminal.txt", "\x1b[1mQuis\x1b[31mtorp\x1b[0m"),
    _written("cursor.txt", "Quis\x1b[0Ktorp"),
    _written("backwards.txt", "\u202eprotsiuQ\u202c"),
    _written("isolated.txt", "\u2066Quis\u2069\u2067torp\u2069"),
    _written("tags.txt", "Quis\U000e0061\U000e0062torp"),
)
