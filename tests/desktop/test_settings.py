"""Settings and keys: what is kept comes back, what can't be has its default, and no key does two things."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QComboBox, QKeySequenceEdit, QLabel, QMessageBox, QSpinBox, QTabWidget
from pytestqt.qtbot import QtBot

from desktop import actions, themes, translations
from desktop.lazy_imports import document_languages
from desktop.main_window.panes import DeviceChip
from desktop.plan.choices import PlanChoices
from desktop.settings import Preferences, Settings, administered, appearance, declarations, keys
from desktop.settings.dialog import SettingsDialog
from desktop.settings.picture_languages import PictureLanguages
from engine.core import managed
from engine.core.errors import BadManagedSettings
from engine.core.managed import Managed
from engine.core.options import Device, Options


def test_what_is_set_comes_back(tmp_path: Path) -> None:
    file = tmp_path / "folder" / "settings.json"
    first = Preferences(file)
    first.change(theme="dark", text_size=200, reviewer="Maren", keys={"mask": ("F2",)}, welcomed=True)
    assert Preferences(file).now == first.now
    assert file.stat().st_mode & 0o077 == 0


@pytest.mark.parametrize(
    "kept",
    ["", "[]", "null", '{"theme": "pink"}', '{"text_size": 5000}', '{"text_size": true}', '{"keys": {"mask": "A"}}'],
)
def test_what_cannot_be_has_its_default(tmp_path: Path, kept: str) -> None:
    file = tmp_path / "settings.json"
    file.write_text(kept, encoding="utf-8")
    assert Preferences(file).now == Settings()


def test_one_bad_value_leaves_the_others(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_text(json.dumps({"theme": "pink", "reviewer": "Maren", "of a later release": 1}), encoding="utf-8")
    assert Preferences(file).now == Settings(reviewer="Maren")


def test_settings_become_options() -> None:
    options = Settings(ocr_languages="eng, deu", device="cpu").options(Options(policy="everything"))
    assert options == Options(policy="everything", ocr_languages=("eng", "deu"), device=Device.CPU)
    assert Settings().options(Options()) == Options()


def test_the_dialog_holds_every_declaration_and_keeps_what_is_chosen(qtbot: QtBot, application: QApplication) -> None:
    preferences = Preferences()
    dialog = SettingsDialog(preferences)
    qtbot.addWidget(dialog)
    assert set(dialog.read) == set(declarations())
    theme = next(each for each in dialog.findChildren(QComboBox) if each.accessibleName() == "Colours")
    theme.setCurrentIndex(theme.findData("dark"))
    size = next(each for each in dialog.findChildren(QSpinBox) if "Text size" in each.accessibleName())
    size.setValue(130)
    with qtbot.waitSignal(preferences.changed):
        qtbot.mouseClick(dialog.save, Qt.MouseButton.LeftButton)
    assert (preferences.now.theme, preferences.now.text_size) == ("dark", 130)


def test_languages_of_pictures_are_chosen_by_their_names(
    qtbot: QtBot, application: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(document_languages, "of_pictures", lambda: ("eng", "deu", "nor"), raising=False)
    translations.install(application, "de")
    preferences = Preferences()
    preferences.change(ocr_languages="eng+tlh")
    dialog = SettingsDialog(preferences)
    qtbot.addWidget(dialog)
    field = dialog.findChild(PictureLanguages)
    names = [each.text() for each in field.boxes.values()]
    translations.install(application, "en")
    assert names == ["Englisch", "tlh", "Deutsch", "Norwegisch (Bokmål)"], "only an unknown one keeps its code"
    for code in ("tlh", "deu"):
        field.boxes[code].click()
    dialog.accept()
    assert preferences.now.ocr_languages == "eng+deu"
    for box in field.boxes.values():
        box.setChecked(False)
    assert replace(preferences.now, ocr_languages=field.value).options(Options()).ocr_languages == ()


def test_a_key_of_two_actions_is_told_and_not_kept(qtbot: QtBot, application: QApplication) -> None:
    preferences = Preferences()
    dialog = SettingsDialog(preferences)
    qtbot.addWidget(dialog)
    page = dialog.key_page()
    assert page.conflict.isHidden()
    page.fields["mask"].setKeySequence(QKeySequence("X"))
    assert not page.conflict.isHidden() and "X is assigned to several actions: Mask, Keep" in page.conflict.text()
    assert not dialog.save.isEnabled()
    page.fields["keep"].setKeySequence(QKeySequence("F8"))
    assert dialog.save.isEnabled()
    dialog.accept()
    assert preferences.now.keys == {"mask": ("X",), "keep": ("F8",)}


def test_other_keys_of_an_action_stay_until_its_first_is_changed(qtbot: QtBot, application: QApplication) -> None:
    dialog = SettingsDialog(Preferences())
    qtbot.addWidget(dialog)
    page = dialog.key_page()
    assert page.own_keys() == {}
    page.fields["next"].setKeySequence(QKeySequence("F9"))
    assert page.own_keys() == {"next": ("F9",)}


def test_the_fields_of_the_keys_are_made_when_their_page_is_shown(qtbot: QtBot, application: QApplication) -> None:
    preferences = Preferences()
    preferences.change(keys={"next": ("F7",)})
    dialog = SettingsDialog(preferences)
    qtbot.addWidget(dialog)
    assert not dialog.findChildren(QKeySequenceEdit), "one for each action, and few users change any"
    dialog.accept()
    assert preferences.now.keys == {"next": ("F7",)}, "saved without a look at them"
    dialog = SettingsDialog(preferences)
    qtbot.addWidget(dialog)
    dialog.findChild(QTabWidget).setCurrentIndex(1)
    assert len(dialog.findChildren(QKeySequenceEdit)) == len(actions.SPECS)
    assert dialog.key_page().own_keys() == {"next": ("F7",)}


def test_keys_that_clash_from_the_start_are_told(qtbot: QtBot, application: QApplication) -> None:
    preferences = Preferences()
    preferences.change(keys={"mask": ("X",)})
    dialog = SettingsDialog(preferences)
    qtbot.addWidget(dialog)
    assert not dialog.save.isEnabled()
    assert "Mask, Keep" in dialog.key_page().conflict.text()


def test_no_two_actions_come_with_the_same_key() -> None:
    assert keys.conflicts({}) == {}


def test_every_action_that_has_no_key_stands_in_the_menu() -> None:
    in_menu = {name for groups in actions.MENU.values() for group in groups for name in group}
    assert {name for name, spec in actions.SPECS.items() if not spec.keys} <= in_menu


def test_high_contrast_takes_the_colours_of_the_system(application: QApplication) -> None:
    palette = themes.palette(themes.DARK)
    theme = themes.of_system(palette)
    assert theme.dark and theme.text == themes.DARK.text.lower() and theme.window == theme.field
    assert {each.line for each in theme.marks.values()} == {theme.text}
    assert themes.style_sheet(theme)


def test_text_of_twice_the_size(application: QApplication) -> None:
    before = application.font().pointSizeF()
    try:
        appearance.set_text_size(application, 200)
        assert application.font().pointSizeF() == pytest.approx(2 * before)
    finally:
        appearance.set_text_size(application, 100)
    assert application.font().pointSizeF() == pytest.approx(before)


def test_what_the_administrator_settled_is_held_and_said(
    qtbot: QtBot, application: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    rules = Managed(reason="House rule 7.", policy="foia", device=Device.CPU, keep="nowhere")
    monkeypatch.setattr(managed, "now", lambda: rules)
    file = tmp_path / "settings.json"
    file.write_text(json.dumps({"device": "cuda", "keep": "beside", "theme": "dark"}), encoding="utf-8")
    preferences = Preferences(file)
    assert (preferences.now.device, preferences.now.keep, preferences.now.theme) == ("cpu", "nowhere", "dark")
    preferences.change(device="cuda", theme="light")
    assert (preferences.now.device, preferences.now.theme) == ("cpu", "light")
    assert preferences.now.options(Options()) == Options(policy="foia", device=Device.CPU)
    dialog = SettingsDialog(preferences)
    qtbot.addWidget(dialog)
    held = {each.accessibleName() for each in dialog.findChildren(QComboBox) if not each.isEnabled()}
    assert held == {"Run models on", "Keep decisions"}
    assert sum("House rule 7." in each.text() for each in dialog.findChildren(QLabel)) == 2


def test_the_policy_that_is_settled_can_be_seen_and_not_changed(
    qtbot: QtBot, application: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(managed, "now", lambda: Managed(policy="foia"))
    choices = PlanChoices(Options(policy="foia"))
    qtbot.addWidget(choices)
    (policy,) = [each for each in choices.findChildren(QComboBox) if each.findData("foia") >= 0]
    assert not policy.isEnabled() and policy.currentData() == "foia"
    assert "Managed by your administrator" in policy.toolTip()


def test_rules_that_cannot_be_read_stop_the_window(application: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> Managed:
        raise BadManagedSettings(file="managed.toml", problem="not-toml")

    said: list[str] = []
    monkeypatch.setattr(managed, "now", refuse)
    monkeypatch.setattr(QMessageBox, "critical", lambda *told: said.append(told[-1]))
    assert administered.refused()
    assert "administrator" in said[0] and "Nothing was lost" in said[0]


@pytest.mark.parametrize(
    ("old", "now"),
    [
        # Written by the first release, which had no such settings.
        ({"theme": "dark", "language": "nb"}, {"theme": "dark", "language": "nb"}),
        # Written by a later one: what is not known here is passed over.
        ({"theme": "dark", "of a later release": {"a": 1}}, {"theme": "dark"}),
        # A choice that is gone, a number that became a word, a number out of its range.
        ({"device": "tpu", "welcomed": "9", "text_size": 74, "reviewer": "Maren"}, {"reviewer": "Maren"}),
    ],
)
def test_settings_of_other_releases_are_taken_over_as_far_as_they_fit(
    tmp_path: Path, old: dict[str, object], now: dict[str, object]
) -> None:
    file = tmp_path / "settings.json"
    file.write_text(json.dumps(old), encoding="utf-8")
    preferences = Preferences(file)
    assert preferences.now == replace(Settings(), **now)
    preferences.change(welcomed=True)
    assert Preferences(file).now == replace(Settings(), **now, welcomed=True)


def test_the_device_that_is_settled_can_be_seen_and_not_changed(
    qtbot: QtBot, application: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(managed, "now", lambda: Managed(device=Device.CPU))
    chip = DeviceChip(themes.LIGHT)
    qtbot.addWidget(chip)
    chip.show_available((Device.CUDA, Device.CPU))
    chip.show_device(Device.CPU)
    assert not chip.isEnabled() and chip.text().strip() == "CPU"
    assert "Managed by your administrator" in chip.toolTip()


def test_no_gap_stands_below_a_note_of_one_line(qtbot: QtBot) -> None:
    dialog = SettingsDialog(Preferences())
    qtbot.addWidget(dialog)
    dialog.show()
    QApplication.processEvents()
    notes = [each for each in dialog.findChildren(QLabel) if each.property("role") == "second" and each.isVisible()]
    assert notes and all(each.height() == each.heightForWidth(each.width()) for each in notes)


@pytest.mark.usefixtures("window")  # in its colours, fields are higher than labels
def test_labels_are_level_with_their_fields(qtbot: QtBot) -> None:
    dialog = SettingsDialog(Preferences())
    qtbot.addWidget(dialog)
    dialog.resize(700, 760)  # labels beside the fields, not above them
    with qtbot.waitExposed(dialog):
        dialog.show()
    labels = [each for each in dialog.findChildren(QLabel) if each.buddy() and each.isVisible()]
    assert labels
    for label in labels:
        words, field = label.contentsRect().translated(label.pos()), label.buddy().geometry()
        assert abs(words.center().y() - field.center().y()) <= 1, label.text()
