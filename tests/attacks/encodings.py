"""Text in encodings without a mark, and with characters inside the name that nobody sees."""

from __future__ import annotations

from tests.attacks.attack import SECRET, Attack

_STORY = f"The witness, Amadea {SECRET}, moved to Saltby in the spring.\nNobody asked why. Сосед видел её.\n"
_PLAIN = _STORY.replace("Сосед видел её", "The neighbour saw her leave")


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
    _written("soft-hyphen.txt", "Quis\u00adtorp"),
    _written("zero-width.txt", "Q\u200bu\u200bi\u200bs\u200bt\u200bo\u200br\u200bp"),
    _written("terminal.txt", "\x1b[1mQuis\x1b[31mtorp\x1b[0m"),
    _written("cursor.txt", "Quis\x1b[0Ktorp"),
    _written("backwards.txt", "\u202eprotsiuQ\u202c"),
    _written("isolated.txt", "\u2066Quis\u2069\u2067torp\u2069"),
    _written("tags.txt", "Quis\U000e0061\U000e0062torp"),
)
