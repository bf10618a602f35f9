"""No attack leaves the name in a file that passed the verification."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from pathlib import Path

import pytest

from engine.core.catalogue import ENGLISH
from engine.core.errors import SableError
from engine.core.options import Options
from engine.pipeline import flow
from tests import attacks
from tests.attacks.attack import Attack
from tests.builders.scans import needs_english

TABLES = {
    each.name: import_module(f"tests.attacks.{each.name}").ATTACKS
    for each in pkgutil.iter_modules(attacks.__path__)
    if each.name not in ("attack", "judge", "test_attacks")
}
_EACH = 120
"""One in so many files of each table is tried by `make test`, and all of them by `make check`."""
ALL = [
    pytest.param(attack, id=f"{table}: {attack}", marks=[pytest.mark.slow] if number % _EACH else [])
    for table, found in TABLES.items()
    for number, attack in enumerate(found)
]


@pytest.mark.model
@needs_english
@pytest.mark.parametrize("attack", ALL)
def test_name_is_gone_or_the_file_is_refused(attack: Attack) -> None:
    source = attack.build()
    assert attack.found_in(source), "positive control: the judge finds the name in the original"
    options = Options(terms=attack.terms, person=attack.person, mask=attack.mask, kinds=attack.kinds)
    try:
        redacted = flow.redact(source, Path(attack.name), options)
    except SableError as error:
        assert error.code in attack.refusal, (error.code, error.fields, _failed(error))
    else:
        assert not attack.found_in(redacted.data)
        assert not attack.notice or attack.notice in {each.code for each in redacted.report.notices}


def _failed(error: SableError) -> list[str]:
    report = getattr(error, "report", None)
    return [f"{each.name}: {ENGLISH.say(each.detail)}" for each in report.checks if not each.passed] if report else []
