"""Declarations of the user's settings, and their values in a JSON file."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import Field, asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from desktop.files import write_privately
from desktop.settings import picture_languages
from desktop.translations import LANGUAGES, Words
from engine import policies
from engine.core import folders, managed
from engine.core.options import Device, Options

_DECLARED = "declared"
SYSTEM = "system"
"""The value for "as set on this computer"."""


class Declared(NamedTuple):
    """The declaration of a setting. `words` and `about` in English. `choices`: values with their words; `least` and
    `most` of a number. `languages`: the value is a list of languages of Tesseract.
    """

    words: str
    about: str
    choices: Mapping[Any, str] | None = None
    least: int = 0
    most: int = 0
    languages: bool = False


def _declare(default: Any, words: str, about: str, **more: Any) -> Any:
    return field(default=default, metadata={_DECLARED: Declared(words, about, **more)})


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """The settings. Fields declared with words are in the dialog; the others are set elsewhere.

    Attributes:
        keys: of actions whose keys the user changed, by the name of the action.
        welcomed: the welcome page was shown.
        toured: the tour was seen, or ended.
        place: of the window on the screen, as Qt writes it, in Base64.
        panel_width: of the findings panel, in pixels; 0 for the usual one.
        policy: the bundled policy that was chosen last, for documents opened next; empty until one is chosen.
    """

    language: str = _declare(
        SYSTEM,
        "Language",
        "Takes effect at the next start.",
        choices=Words({SYSTEM: "Same as the system"}, names=LANGUAGES),
    )
    theme: str = _declare(
        SYSTEM,
        "Colours",
        "High contrast uses the colours of the system.",
        choices=Words({SYSTEM: "Same as the system", "light": "Light", "dark": "Dark", "contrast": "High contrast"}),
    )
    paper_as_printed: bool = _declare(
        False,
        "Paper as printed",
        "Pages stay white in a dark window.",
    )
    text_size: int = _declare(
        100,
        "Text size (per cent)",
        "Relative to the text size of the system. Titles change at the next start.",
        least=75,
        most=300,
    )
    keep: str = _declare(
        "folder",
        "Keep decisions",
        "Stored as positions, never as text. Takes effect at the next start.",
        choices=Words(
            {
                "folder": "In my user folder",
                "beside": "Next to each document, for handover",
                "nowhere": "Nowhere: decisions are lost",
            }
        ),
    )
    protect: bool = _declare(
        False,
        "Protect them with a password",
        "Requested at each start. A forgotten password can't be recovered.",
    )
    reviewer: str = _declare(
        "",
        "Your name",
        "Recorded with your decisions, in logs, and in review files.",
    )
    ocr_languages: str = _declare(
        "+".join(Options().ocr_languages),
        "Languages in pictures",
        "Those whose data is installed. Without one, text in pictures is not read.",
        languages=True,
    )
    device: str = _declare(
        Device.AUTO.value,
        "Run models on",
        "Applies to documents opened from now on.",
        choices=Words(
            {
                Device.AUTO.value: "Fastest available device",
                Device.CPU.value: "Processor (CPU)",
                Device.CUDA.value: "Graphics card (GPU)",
            }
        ),
    )
    keys: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    welcomed: bool = False
    toured: bool = False
    place: str = ""
    panel_width: int = 0
    policy: str = ""

    def options(self, options: Options) -> Options:
        """Return options for documents opened next, with these settings and the administrator's policy."""
        return replace(
            options,
            ocr_languages=picture_languages.split(self.ocr_languages),
            device=Device(self.device),
            policy=managed.now().policy or (self.policy if self.policy in policies.names() else options.policy),
        )


def declarations() -> dict[str, Declared]:
    """Return the declarations by the name of the field."""
    return {each.name: each.metadata[_DECLARED] for each in fields(Settings) if _DECLARED in each.metadata}


class Preferences(QObject):
    """The current settings. Signal: `changed`. Without a file they last as long as the window."""

    changed = Signal()

    def __init__(self, file: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._file = file
        self.now = replace(_load(file) if file else Settings(), **_managed())

    def change(self, **values: Any) -> None:
        """Change settings and save them; what can't be written lasts as long as the window."""
        changed = replace(self.now, **{**values, **_managed()})
        if changed != self.now:
            self.now = changed
            if self._file:
                write_privately(self._file, json.dumps(asdict(changed), indent=1).encode())
            self.changed.emit()


def _managed() -> dict[str, Any]:
    """Return the settings that the administrator manages."""
    return {name: str(value) for name, value in managed.now().fixed.items() if name in declarations()}


def user_file() -> Path:
    """Return the path of the user's settings file."""
    return folders.settings() / "settings.json"


def _load(file: Path) -> Settings:
    """Return the saved settings; missing and invalid values get their defaults."""
    try:
        kept = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return Settings()
    if not isinstance(kept, dict):
        return Settings()
    fitting = {each.name: kept[each.name] for each in fields(Settings) if _fits(each, kept.get(each.name))}
    keys = {name: tuple(each) for name, each in fitting.get("keys", {}).items()}
    return Settings(**{**fitting, "keys": keys})


def _fits(each: Field[Any], value: object) -> bool:
    if each.name == "keys":
        return isinstance(value, dict) and all(
            isinstance(keys, list) and all(isinstance(key, str) for key in keys) for keys in value.values()
        )
    declared = each.metadata.get(_DECLARED)
    if type(value) is not type(each.default):
        return False
    if declared and declared.choices:
        return value in declared.choices
    return not (declared and declared.most) or declared.least <= value <= declared.most
