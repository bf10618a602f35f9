"""The name spelled aloud with other words between its letters, without one of its letters, in Morse, in a cipher."""

from __future__ import annotations

from functools import partial

from tests.attacks.attack import SECRET, Attack

_LETTERS = list(SECRET)
_MORSE = "--.- ..- .. ... - --- .-. .--."
_ORDINALS = "first second third fourth fifth sixth seventh last".split()
_SPELLED = {
    "then": " then ".join(_LETTERS),
    "and, small": " and ".join(SECRET.lower()),
    "capital and small": "capital Q, " + ", ".join(f"small {each}" for each in SECRET[1:]),
    "pauses": " (pause) ".join(_LETTERS),
    "groups": "Q-u-i, then s-t, then o-r-p",
    "groups and an end": 'Q-U, I, then "storp"',
    "counted": ", ".join(f"{each} is the {which}" for each, which in zip(_LETTERS, _ORDINALS, strict=True)),
    "names of letters": "queue you eye ess tee oh ar pee",
    "names of letters, hyphens": "cue-you-eye-ess-tee-oh-ar-pee",
    "without the first": "uistorp",
    "without the last": "Quistor",
    "box for the first": "□uistorp",
    "box within": "Qui□torp",
    "question mark within": "(Quis?orp)",
    "foreign first": "Ⴓuistorp",
    "Morse": _MORSE,
    "Morse, points and dashes": _MORSE.replace(".", "·").replace("-", "–"),
    "Morse, slashes": _MORSE.replace(" ", " / "),
    "halves": "Quis plus torp",
    "halves, more words": "Quis, without a space, torp",
    "old alphabet of pilots": "Queenie Uncle Item Sugar Tare Oboe Roger Peter",
    "German alphabet": "Quelle, Ulrich, Ida, Samuel, Theodor, Otto, Richard, Paula",
    "alphabet of children": "queen, umbrella, ink, sugar, tea, orange, rain, pear",
    "flags": " flag, ".join("Quebec Uniform India Sierra Tango Oscar Romeo Papa".split()),
    "first letters of lines": "\nquiet rooms\nunder the roof\nin the yard\nso to say\nto let\nof all\nrent\npaid\n",
    "last letters of lines": "\nIraq\nthe bureau\nthe taxi\nthe glass\nthe boat\nthe radio\nthe door\nthe lamp\n",
    "every second letter": "QxuxixsxtxoxrxpX",
    "every third letter": "Qabucdiefsghtijoklrmnp",
    "two names at once": "QOutitsotloirnpe",
    "large and small": "aQ bU cI dS eT fO gR hP",
    "Caesar": "".join(chr((ord(each) - 97 + 3) % 26 + 97) for each in SECRET.lower()),
}


def _ends_so(spelled: str, data: bytes) -> bool:
    return spelled[len(spelled) // 3 :].encode() in data


ATTACKS = [
    Attack(
        f"{name}.txt",
        f"The name of the tenant: {spelled} it was.\nThe lease of the flat runs for two years.\n".encode,
        secrets=(),
        terms=(SECRET,),
        leaks=partial(_ends_so, spelled),
    )
    for name, spelled in _SPELLED.items()
]
