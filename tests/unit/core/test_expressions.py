"""Expressions that are compiled when a text may need them."""

from __future__ import annotations

import re
from importlib import import_module
from pkgutil import walk_packages

import pytest

import engine.detection
import engine.policies
from engine.core.expressions import Expression
from engine.core.leads import Leads, SortedPlaces
from engine.core.progress import Silent
from engine.detection import patterns
from engine.policies import bodies_abroad, public_bodies
from tests.gold import markup
from tests.gold.files import sources
from tests.living import living
from tests.sampled import sampled


def test_an_expression_is_compiled_at_its_first_use() -> None:
    wrong = Expression("(")
    with pytest.raises(re.error):
        wrong.search("")
    assert Expression("b+", re.IGNORECASE).findall("aBba") == ["Bb"]


def test_a_text_without_a_cue_is_searched_no_further() -> None:
    titled = Expression(r"(?:Mr|Ms)\s([A-Z]\w+)|Sir\s(\w+)", cues=(r"(?:Mr|Ms)\s", r"Sir\s"))
    for text in ("Ada Quarry", "Mrs Quarry", ""):
        assert titled.search(text) is None
        assert titled.fullmatch(text) is None
        assert list(titled.finditer(text)) == titled.findall(text) == []
    assert "compiled" not in vars(titled)
    assert titled.findall("Ms Quarry, Sir Ada, Mr smith") == [("Quarry", ""), ("", "Ada")]
    assert titled.search("Ms Quarry", 1) is None


def test_a_cue_is_part_of_its_pattern() -> None:
    with pytest.raises(ValueError, match="cue"):
        Expression("Mr [A-Z]", cues=("Ms ",))


def test_an_expression_that_has_read_much_finds_the_same() -> None:
    titled = Expression(r"(?<!\w)(?:Mr|Ms)\s([A-Z]\w+)(?:,\sMr)?|Sir")
    text = "Mr Quarry, Mr Sand and Ms ada met Sir Omar. Mrsir Mr Vik " + "Nobody else was there. " * 1000
    for _ in range(20):
        assert [match.span() for match in titled.finditer(text)] == [(0, 13), (34, 37), (50, 56)]
        assert [match.span() for match in titled.finditer(text, 1, 55)] == [(11, 18), (34, 37), (50, 55)]
        first, second = titled.search(text), titled.search(text, 38)
        assert first and first.span() == (0, 13)
        assert second and second.span() == (50, 56)
        assert titled.search(text, 57) is None


def test_a_long_text_is_read_without_leads_by_a_few_expressions_alone() -> None:
    """Python reads all of it for one without a pause, for which the window would wait."""
    text = "Nobody else was there. " * 4000
    titled = [Expression(rf"(?<!\w)Mr\s{chr(letter)}\w+") for letter in range(ord("A"), ord("Z") + 1)]
    assert not any(list(each.finditer(text)) for each in titled)
    assert sum("compiled" not in vars(each) for each in titled) >= 16


def test_places_that_are_too_many_are_not_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    listed: list[Leads] = []
    of = SortedPlaces.of
    monkeypatch.setattr(SortedPlaces, "of", lambda places, wanted: listed.append(wanted) or of(places, wanted))
    text = "Nobody else came here. " * 4000
    words = [Expression(rf"(?<!\w)[a-z]{{{least},9}}") for least in range(1, 5)]
    titled = [Expression(rf"(?<!\w)M[rs]{{{least}}}") for least in range(1, 13)]
    assert [len(list(each.finditer(text))) for each in (*titled, *words)] == [0] * 12 + [12000] * 4
    assert listed == [each.leads for each in titled[8:]]


def test_an_expression_that_looks_ahead_alone_finds_the_same() -> None:
    ahead = Expression(r"(?<!\w)(?=(?:mr|ms)\b)")
    text = "mr and ms quarry, mrs vik and ms. sand " + "nobody else was there " * 1000
    for _ in range(20):
        assert [match.span() for match in ahead.finditer(text)] == [(0, 0), (7, 7), (30, 30)]


@pytest.mark.parametrize("every", sampled([8, 4], every=2))
def test_no_cue_hides_a_match(every: int) -> None:
    """Compare what expressions find in the text of some gold documents with what they find without cues."""
    for package in (engine.detection, engine.policies):
        for module in walk_packages(package.__path__, f"{package.__name__}."):
            import_module(module.name)
    patterns.find("Anna Quarry, Bern", progress=Silent())
    assert not public_bodies.is_public_body("Anna Quarry", 0, 11)
    assert not bodies_abroad.is_body("Anna Quarry", 0, 11)
    cued = [each for each in living(Expression) if each.cue]
    assert len(cued) > 50
    documents = [each for folder in (markup.DEVELOPMENT, markup.OTHERS, markup.TRAINING) for each in sources(folder)]
    seen = set()
    for document in documents[::every]:
        text = markup.read(document).text
        for each in cued:
            found = [match.span() for match in each.compiled.finditer(text)]
            assert [match.span() for match in each.finditer(text)] == found, (document.name, each.pattern[:100])
            if found:
                seen.add(each)
    assert len(seen) > 40
