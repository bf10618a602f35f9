"""No module imports one that leads back to it, not even inside a function or for types only.

`lint-imports` compares neighbours in one folder; here, modules and the packages above them are compared too.
"""

from collections.abc import Mapping
from graphlib import CycleError, TopologicalSorter

import grimp


def _circle(imports: Mapping[str, set[str]]) -> list[str]:
    """Return modules of which each is imported by the next, and the last is the first again; none without a circle."""
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_no_module_leads_back_to_itself() -> None:
    graph = grimp.build_graph("engine", "desktop", "installer", exclude_type_checking_imports=False, cache_dir=None)
    imports = {each: graph.find_modules_directly_imported_by(each) for each in graph.modules}
    assert sum(map(len, imports.values())) > 2_000, "imports are read"
    assert not _circle(imports)


def test_a_circle_is_found() -> None:
    assert _circle({"window": {"menu"}, "menu": {"dialog"}, "dialog": {"window"}, "other": {"menu"}})
    assert not _circle({"window": {"menu", "dialog"}, "menu": {"dialog"}, "dialog": set()})
