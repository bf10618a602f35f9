"""Every language says all that the window says, loses no field, and is compiled as it stands."""

import ast
import importlib
import pkgutil
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

import desktop
from desktop import app, messages, translations
from desktop.translations import LANGUAGES, Words
from engine.core.catalogue import CONTEXT
from engine.core.errors import VerificationFailed
from engine.core.message import Message, message
from engine.core.messages import ERRORS, NOTICES
from engine.core.types import Check, RedactionReport
from tests.living import living
from tests.sources import modules

_FOLDER = Path(__file__).resolve().parents[2] / "resources" / "i18n"
sys.path.insert(0, str(_FOLDER))
import extraction  # noqa: E402
import update  # noqa: E402

FAILED = Check("check.same-pages", False, Message("structure.encrypted"))
_OTHERS = [each for each in LANGUAGES if each != "en"]
_known = cache(update.known)


@pytest.fixture(scope="module")
def said() -> dict[extraction.Source, bool]:
    return extraction.said()


@pytest.fixture
def german() -> Iterator[None]:
    application = app.application(["sable"])  # that of the window: a process can have only one
    translations.install(application, "de")
    yield
    translations.install(application, "en")


def test_all_languages_are_known_to_both() -> None:
    assert set(LANGUAGES) == set(update.LANGUAGES)


_OF_SEVERAL = re.compile(r"%n(?: \w+)+ (?:are|were|have|stay)\b|\b(?:they|them)\b")


def test_one_is_not_said_as_several_are_in_english() -> None:
    found = [forms[0] for (context, _), forms in _known("en").items() if context != CONTEXT]
    assert "Your %n own decision stays as it is." in found
    assert not [each for each in found if _OF_SEVERAL.search(each)]


def test_every_table_of_words_is_found(said: dict[extraction.Source, bool]) -> None:
    for each in pkgutil.walk_packages(desktop.__path__, "desktop."):
        if not each.name.endswith("__main__"):
            importlib.import_module(each.name)
    tables = living(Words)
    known = {source for context, source in said if context == translations.WORDS}
    assert len(tables) > 20
    assert {words for table in tables for words in table.english} <= known


def test_every_sentence_of_the_window_is_found(said: dict[extraction.Source, bool]) -> None:
    assert not [each for _, tree in modules("desktop") for each in _sources(tree, "") if each not in said]


def _sources(node: ast.AST, context: str) -> Iterator[extraction.Source]:
    """Yield the literal sentences of calls of `tr`, whose context is the class around them, and of `translate`."""
    context = node.name if isinstance(node, ast.ClassDef) else context
    if isinstance(node, ast.Call) and (name := getattr(node.func, "attr", "")) in ("tr", "translate"):
        words = [each.value for each in node.args[:2] if isinstance(each, ast.Constant) and isinstance(each.value, str)]
        if name == "tr" and words:
            yield context, words[0]
        elif name == "translate" and len(words) > 1:
            yield words[0], words[1]
    for each in ast.iter_child_nodes(node):
        yield from _sources(each, context)


@pytest.mark.parametrize("language", _OTHERS)
def test_nothing_is_left_untranslated(language: str, said: dict[extraction.Source, bool]) -> None:
    translated = _known(language)
    missing = [source for source in said if source not in translated]
    assert not missing, f"{len(missing)}, among them {missing[:5]}; see resources/i18n/update.py"


@pytest.mark.parametrize("language", _OTHERS)
def test_no_translation_loses_a_field(language: str) -> None:
    wrong = {source: update.misfit(source[1], forms) for source, forms in _known(language).items()}
    assert not {source: why for source, why in wrong.items() if why}


@pytest.mark.parametrize("language", _OTHERS)
def test_an_ellipsis_stands_at_its_word_in_all_buttons(language: str) -> None:
    gaps = ("\N{SPACE}…", "\N{NO-BREAK SPACE}…", "...")
    known = _known(language).items()
    assert not [forms for (_, source), forms in known if source.endswith("…") and forms[0].endswith(gaps)]


@pytest.mark.parametrize("language", ["da", "de", "nb"])
def test_a_dash_between_words_is_no_hyphen(language: str) -> None:
    between_words = re.compile(r"\w - \w")
    said = {source: forms for (_, source), forms in _known(language).items() if "- for standard" not in source}
    assert not [forms for forms in said.values() if between_words.search(" ".join(forms))]


@pytest.mark.parametrize("language", _OTHERS)
def test_no_line_breaks_before_a_sign_or_within_a_number(language: str) -> None:
    forms = [form for each in _known(language).values() for form in each]
    assert not [form for form in forms if form != update.typeset(language, form)]


@pytest.mark.parametrize(
    ("language", "typed", "printed"),
    [
        ("fr", "l'avis : « lu » ; d'où ?", "l’avis\u00a0: «\u00a0lu\u00a0»\u00a0; d’où\u00a0?"),
        ("fr", "95 % de 20 000, {a} %", "95\u00a0% de 20\u00a0000, {a}\u00a0%"),
        ("fr", "pip install '.[x]' %n 2 %n 25%% 50%%", "pip install '.[x]' %n 2 %n 25%% 50%%"),
        ("es", "95 % de 20 000: «ya»", "95\u00a0% de 20\u00a0000: «ya»"),
        ("de", "l'un : 95 % von 20 000", "l'un : 95\u00a0% von 20\u00a0000"),
    ],
)
def test_translations_are_printed_as_their_language_does(language: str, typed: str, printed: str) -> None:
    assert update.typeset(language, typed) == printed


_NOT_MASKING = {
    "da": r"\bmasker|\bmasken?\b|\bdæk med|tildæk|udstreg|\bsvært",
    "de": r"\bmaskier|\bmasken?\b|unkenntlich",
    "es": r"enmascar|\bmáscara|\btach|\btapar|redactad",
    "nb": r"\bmasker|\bmasken?\b|svert|\bdekk med|tildekk",
    "pt": r"\bmascar|\bmáscara|\btapar|\bsuprim|\bcaixas?\b(?! de texto)",
}
"""Other words for masking than those that `resources/help/developers/words.md` names for a language."""
_OF_OTHER_FIELDS = re.compile(r"masked language|soft mask|\[MASK\]", re.IGNORECASE)


@pytest.mark.parametrize("language", _NOT_MASKING)
def test_each_language_has_one_word_for_masking(language: str) -> None:
    other = re.compile(_NOT_MASKING[language], re.IGNORECASE)
    said = {source: forms for (_, source), forms in _known(language).items()}
    wrong = [
        forms for source, forms in said.items() if other.search(" ".join(forms)) if not _OF_OTHER_FIELDS.search(source)
    ]
    pages = (_FOLDER.parent / "help" / language).glob("*.md")
    assert not wrong and not [each.name for each in pages if other.search(each.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_shipped_is_what_was_translated(language: str) -> None:
    translator = QTranslator()
    assert translator.load(str(_FOLDER / f"sable_{language}.qm"))
    for (context, source), forms in _known(language).items():
        if context == CONTEXT:  # read from the translators' file
            continue
        shipped = translator.translate(context, source, None, 1 if len(forms) > 1 else -1)
        assert shipped == forms[0] or source == forms[0], (context, source)  # the same words are left out


@pytest.mark.parametrize(
    ("source", "forms", "fits"),
    [
        ("{a} of {b}", ("{b}: {a}",), True),
        ("{a} of {b}", ("{a}",), False),
        ("{a}", ("{a} {c}",), False),
        ("%n finding(s)", ("Ein Fund", "%n Funde"), True),
        ("%n finding(s)", ("%n Fund", "Funde"), False),
        ("Open…", ("Öffnen",), False),
        ("say it with --labels", ("geben Sie es mit --labels an",), True),
        ("say it with --labels", ("geben Sie es an",), False),
        ("fit it with `sable train indicators`", ("passen Sie es an",), False),
    ],
)
def test_what_a_translation_must_hold(source: str, forms: tuple[str, ...], fits: bool) -> None:
    assert (update.misfit(source, forms) is None) is fits


def test_the_window_names_no_row_of_the_list_of_threats(german: None) -> None:
    problem = message("structure.problem", problem=message("structure.annotation", page=3), threat="P12")
    assert translations.say(problem) == "Anmerkung auf Seite 3"
    assert translations.catalogue().say(problem) == "Anmerkung auf Seite 3 (P12)"


def test_the_window_sends_nobody_to_the_command_line() -> None:
    shown = [messages.IN_THE_WINDOW.get(each, each) for each in (*ERRORS.values(), *NOTICES.values())]
    assert not [each for each in shown if "--" in each or "`" in each]


def test_an_error_names_failed_checks_in_the_language_of_the_window(german: None) -> None:
    said = messages.failure(VerificationFailed(RedactionReport("", "", {}, (FAILED,), (), {}, {})))
    assert said.endswith("(fehlgeschlagen: Gleiche Seiten)")


def test_a_table_is_read_in_the_language_of_the_window(german: None) -> None:
    table = Words({"dark": "Dark"}, names={"de": "Deutsch"})
    assert dict(table) == {"dark": "Dunkel", "de": "Deutsch"}


def test_one_and_several(german: None) -> None:
    forms = [QCoreApplication.translate("messages", "%n finding(s)", None, number) for number in (1, 2)]
    assert forms == ["1 Fund", "2 Funde"]
    translations.install(QCoreApplication.instance(), "en")  # type: ignore[arg-type]
    forms = [QCoreApplication.translate("messages", "%n finding(s)", None, number) for number in (1, 2)]
    assert forms == ["1 finding", "2 findings"]


def test_portuguese_counts_and_writes_as_in_portugal() -> None:
    application = app.application(["sable"])
    translations.install(application, "pt")
    try:
        forms = [QCoreApplication.translate("messages", "%n finding(s)", None, number) for number in (0, 1, 2)]
        assert forms == ["0 achados", "1 achado", "2 achados"]
        assert QLocale().name() == "pt_PT"
        assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancelar"
    finally:
        translations.install(application, "en")
