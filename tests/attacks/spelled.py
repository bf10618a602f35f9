"""Names that are spelled letter by letter, and halves of a name with the furniture of a log or a page between them."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Callable

from tests.attacks.attack import SECRET, Attack

_CODES = "Quebec Uniform India Sierra Tango Oscar Romeo Papa"
_WORDS = "Queen uncle India Sam Tom Otto Rob Peter"
_PERSON = f"Maren {SECRET}"


def _holds(*words: str) -> Callable[[bytes], bool]:
    return lambda data: any(each.encode() in data for each in words)


def _spelled(between: str, words: str = _WORDS) -> str:
    return ", ".join(f"{letter} {between} {word}" for letter, word in zip(SECRET.upper(), words.split(), strict=True))


def _said(name: str, spelled: str, *left: str) -> Attack:
    text = f"The name of the tenant, {spelled}, is on the lease.\n"
    return Attack(f"{name}.txt", text.encode, secrets=(), terms=(SECRET,), leaks=_holds(*left))


def _parted(name: str, text: str, term: str = SECRET, left: str = "torp") -> Attack:
    return Attack(f"{name}.txt", text.encode, secrets=(), terms=(term,), leaks=_holds(left))


_LETTERS = list(SECRET)
_MORSE = "--.- ..- .. ... - --- .-. .--."

ATTACKS = [
    _said("capitals and small letters", "capital Q, small " + ", small ".join(SECRET[1:]), "small u, small i"),
    _said("and between", " and ".join(_LETTERS), "Q and u"),
    _said("groups with words between", 'Q-u-i, then s-t, and at the end "orp"', "orp", "s-t"),
    _said("pauses", " (pause) ".join(_LETTERS), "Q (pause) u"),
    _said("names of letters", "queue you eye ess tee oh ar pee", "queue you"),
    _said("Morse", _MORSE, "-.- ..- .."),
    _said("Morse with slashes", _MORSE.replace(" ", " / "), "..- / .. /"),
    _said(
        "Morse in words", "dah-dah-di-dah di-di-dah di-dit di-di-dit dah dah-dah-dah di-dah-dit di-dah-dah-dit", "dah"
    ),
    _said("without its first letter", SECRET[1:], SECRET[1:]),
    _said("with a box for a letter", f"{SECRET[:3]}\u25a1{SECRET[4:]}", SECRET[4:]),
    _said("with a box for its capital", f"\u25a1{SECRET[1:]}", SECRET[1:]),
    _said("turned, with an accent for its capital", "d\u0279o\u0287s\u0131n\u00f2", "\u0279o\u0287"),
    _said("mirrored", "q\u027fo\u019a\u01a8i\u03c5Q", "\u027fo\u019a"),
    _said("Cherokee", "\u13c6\u13cc\u0049\u13da\u13a2\u13eb\u13d2\u13e2", "\u13da\u13a2"),
    _said("uuencoded", "\n" + binascii.b2a_uu(f"Maren {SECRET}".encode()).decode() + "\n", "5I<W1O"),
    _said("Base85", base64.b85encode(f"Maren {SECRET}".encode()).decode(), "XMa&Q"),
    _said("as in", _spelled("as in"), "uncle"),
    _said("for", _spelled("for"), "uncle"),
    _said("as in, over lines", _spelled("as in").replace(", S", ",\nS"), "uncle"),
    _said("wie", _spelled("wie", "Quelle Ulrich Ida Samuel Theodor Otto Richard Paula"), "Ulrich"),
    _said("comme", _spelled("comme", "Quentin Ursule Irma Suzanne Thérèse Oscar Raoul Pierre"), "Ursule"),
    _said("words of radio", _CODES, "Uniform", "Sierra"),
    _said("words of radio in small letters", _CODES.lower(), "uniform", "sierra"),
    _said("words of radio with hyphens", _CODES.replace(" ", "-"), "Uniform", "Sierra"),
    _said("percent, twice", "".join(f"%25{ord(each):02X}" for each in SECRET), "%2551"),
    _said("calls for characters", " + ".join(f"chr({ord(each)})" for each in SECRET), "117"),
    _parted("log", "10:00:01 INFO It was Mr Quis-\n10:00:02 INFO torp who came\n"),
    _parted("log, two words", f"10:00:01 INFO It was Maren\n10:00:02 INFO {SECRET} came\n", _PERSON, SECRET),
    _parted("log, within", "9:58:01 a b\n10:00:01 INFO Mr Quis-\n10:00:12 INFO torp who\n10:00:13 INFO left\n"),
    _parted("page of text", "It was Mr Quis-\n\n    Page 3 of 7\n\f    Case 12-cv-44\n\ntorp who came\n"),
    _parted("page of text, long header", "It was Mr Quis-\n\f" + "Ward office\n" * 10 + "torp who came\n"),
    _parted("page of text, two words", f"It was Maren\n  Page 3\n\f  Case 12-cv\n{SECRET} came\n", _PERSON, SECRET),
]
