"""Every link of the pages leads somewhere, and what the program knows itself stands there as it is now."""

import re
from pathlib import Path

import pytest

from desktop.help import pages
from desktop.help.pages import HelpSection
from desktop.translations import LANGUAGES
from engine.core import fingerprint, managed
from engine.policies import names
from resources.help import write
from tests.pictures.scenes import FOLDER, LARGEST, LARGEST_OF_ALL, SCENES

_HELP = Path(__file__).resolve().parents[2] / "resources" / "help"

_REPOSITORY = _HELP.parents[1]
_OF_THE_REPOSITORY = [_REPOSITORY / f"{name}.md" for name in ("README", "CHANGELOG", "CONTRIBUTING", "ARCHITECTURE")]
_PAGES = [*sorted(_HELP.rglob("*.md")), *(each for each in _OF_THE_REPOSITORY if each.is_file())]


def _anchors(path: Path) -> list[str]:
    return [pages.anchor(each.heading) for each in pages.cut(path.stem, path.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("path", _PAGES, ids=lambda path: path.name)
def test_every_link_leads_somewhere(path: Path) -> None:
    for words, target in pages.links(path.read_text(encoding="utf-8")):
        file, _, anchor = target.partition("#")
        assert "://" not in target, "nothing is opened outside"
        linked = path.parent / file if file else path
        assert linked.exists(), (words, target)
        assert not anchor or anchor in _anchors(linked), (words, target)


@pytest.mark.parametrize("path", _PAGES, ids=lambda path: path.name)
def test_no_two_headings_of_a_page_have_one_anchor(path: Path) -> None:
    anchors = _anchors(path)
    assert len(anchors) == len(set(anchors))


_TRANSLATED = sorted(_HELP.glob("??/*.md"))


@pytest.mark.parametrize("path", _TRANSLATED, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_translated_page_has_the_sections_the_links_and_the_pictures_of_the_english_one(path: Path) -> None:
    language, page = path.parent.name, path.stem
    assert language in LANGUAGES
    assert len(pages.sections(page, language)) == len(pages.sections(page))
    own_links, links = (pages.links(pages.path(page, each).read_text(encoding="utf-8")) for each in (language, "en"))
    assert [Path(target).name for _, target in own_links] == [Path(target).name for _, target in links]
    pairs = zip(pages.sections(page), pages.sections(page, language), strict=True)
    assert not [own.heading for english, own in pairs if english.text and own.text == english.text]


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_quick_start_screens_and_promises_are_in_every_language(language: str) -> None:
    for page in ("quick-start", "screens", "threat-model"):
        assert (_HELP / language / f"{page}.md") in _TRANSLATED


def test_a_place_of_the_english_page_is_found_in_its_translation() -> None:
    for number, section in enumerate(pages.sections("quick-start")):
        own = pages.translated_anchor("quick-start", section.anchor, "de")
        assert own == pages.sections("quick-start", "de")[number].anchor
    assert pages.translated_anchor("quick-start", "2-ansehen", "de") == "2-ansehen"
    assert pages.path("policies", "de") == pages.path("policies")


@pytest.mark.parametrize("path", sorted(_HELP.glob("*.md")), ids=lambda path: path.name)
def test_files_have_the_names_that_the_program_gives_them(path: Path) -> None:
    """And not those of the modules that know them."""
    text = path.read_text(encoding="utf-8")
    for known in (fingerprint.key_file(), managed.file()):
        written = re.findall(rf"[\w.-]*{re.escape(known.name)}", text)
        assert set(written) <= {known.name}


def test_the_first_page_lists_all_others_once() -> None:
    assert sorted(pages.order()) == sorted(path.stem for path in _HELP.glob("*.md"))
    targets = [target for _, target in pages.links((_HELP / "index.md").read_text(encoding="utf-8"))]
    assert len(targets) == len(set(targets))


def test_every_picture_is_drawn_by_the_script_and_shown() -> None:
    drawn = {path.name for path in FOLDER.glob("*")}
    assert drawn == {f"{name}.png" for name in SCENES}
    linked = [target for path in _PAGES for _, target in pages.links(path.read_text(encoding="utf-8"))]
    shown = {Path(each).name for each in linked if each.endswith(".png")}
    assert drawn == shown


def test_pictures_are_small() -> None:
    sizes = [path.stat().st_size for path in FOLDER.glob("*.png")]
    assert max(sizes) < LARGEST
    assert sum(sizes) < LARGEST_OF_ALL


@pytest.mark.parametrize("page", write.PAGES)
def test_pages_of_what_the_program_knows_are_as_it_is(page: str) -> None:
    standing = (_HELP / f"{page}.md").read_text(encoding="utf-8")
    assert standing == write.written(page), "run `make help`"


def test_every_policy_has_its_section() -> None:
    assert set(map(pages.anchor, names())) <= set(_anchors(_HELP / "policies.md"))


def test_a_page_is_cut_at_its_headings() -> None:
    page = "# One\n\nWith **bold** [words](two.md).\n\n## Two `code`\n\n| a | b |\n|-|-|\n| 1 | 2 |\n"
    assert pages.cut("page", page) == (
        HelpSection("page", "One", "One", "", "With bold words."),
        HelpSection("page", "One", "Two code", "two-code", "a b 1 2"),
    )


def test_what_is_looked_for_is_found_by_heading_first() -> None:
    known = (
        HelpSection("a", "A", "Begin", "", "The masks of a page"),
        HelpSection("b", "B", "Masks", "masks", "What stands there"),
        HelpSection("b", "B", "Other", "other", "Nothing"),
    )
    assert [each.heading for each in pages.search("MASKS", known)] == ["Masks", "Begin"]
    assert pages.search("masks page", known) == known[:1]
    assert pages.search("  ", known) == ()
    assert pages.search("nowhere to be seen", known) == ()


def test_no_page_shows_the_placeholder_of_a_sentence() -> None:
    assert not re.findall(r"\{\w+\}", write.written("troubleshooting"))
