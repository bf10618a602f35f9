"""Bodies that write guidance and payers, and the same as somebody's employer or name. All people are invented."""

from __future__ import annotations

import pytest

from engine.core.types import Kind
from engine.detection.filters.guidance import is_guidance
from tests.builders.marked import as_mention


@pytest.mark.parametrize(
    ("marked", "kind"),
    [
        ("Treat per ⟦AASLD⟧?", Kind.ORG),
        ("What does ⟦USPSTF⟧ say about screening?", Kind.ORG),
        ("Does ⟦Medicare⟧ cover it?", Kind.ORG),
        ("⟦UpToDate⟧ and Lexicomp disagree", Kind.MISC),
        ("fistula by ⟦ISGPS⟧", Kind.PERSON),
        ("⟦Toronto⟧ protocol, MRI of the whole body", Kind.LOC),
        ("⟦Rome⟧ IV, diarrhoea", Kind.ORG),
        ("⟦West Haven⟧ 2. Lactulose", Kind.LOC),
        ("⟦Milan⟧ criteria not met", Kind.LOC),
    ],
)
def test_what_everybody_cites_names_nobody(marked: str, kind: Kind) -> None:
    assert is_guidance(*as_mention(marked, kind))


@pytest.mark.parametrize(
    ("marked", "kind"),
    [
        ("She works at the ⟦CDC⟧ in a laboratory", Kind.ORG),
        ("He retired from ⟦FDA⟧ last year", Kind.ORG),
        ("Employer: ⟦NIH⟧", Kind.ORG),
        ("seen at ⟦Tolvane Clinic⟧", Kind.ORG),
        ("moved to ⟦Toronto⟧ in May", Kind.LOC),
        ("lives in ⟦Boston⟧ 02115", Kind.LOC),
        ("born in ⟦Rome⟧, NY", Kind.LOC),
        ("lives in ⟦Bristol⟧ 6.", Kind.LOC),
        ("Postfach, 3000 ⟦Bern⟧ 6", Kind.LOC),
        ("studied at ⟦Paris⟧ IV", Kind.LOC),
        ("⟦ASPEN⟧ is on call", Kind.PERSON),
        ("His company, ⟦ACCORD⟧, fired him", Kind.ORG),
        ("resident at ⟦RECOVERY⟧ house", Kind.ORG),
        ("goes to ⟦CANVAS⟧ for school", Kind.ORG),
        ("lives in ⟦WATERFALL⟧", Kind.LOC),
        ("student at the ⟦ACG⟧", Kind.ORG),
        ("the ⟦ADVANCE⟧ nurse called", Kind.ORG),
        ("dictated by ⟦ATS⟧/lm", Kind.DEM),
        ("⟦ADA⟧ is on call", Kind.PERSON),
    ],
)
def test_an_employer_and_a_name_stay(marked: str, kind: Kind) -> None:
    assert not is_guidance(*as_mention(marked, kind))
