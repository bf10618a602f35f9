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
