"""The tree of findings: rows, groups, filters."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from desktop import finding
from desktop.finding import OwnDecisions
from desktop.findings.tree import LEFT, FindingOrder, FindingsModel, FindingsView, Grouping
from desktop.states import DecisionState
from desktop.themes import LIGHT
from tests.builders.examined import examination, plan


def _found(own: OwnDecisions | None = None) -> tuple[finding.Finding, ...]:
    return finding.collect(examination(), plan(), own or {})


@pytest.fixture
def model(qtbot: QtBot) -> FindingsModel:
    found = FindingsModel()
    QAbstractItemModelTester(found, QAbstractItemModelTester.FailureReportingMode.Fatal, found)
    found.show(_found())
    return found


def _rows(model: FindingsModel) -> dict[str, list[str]]:
    groups = [model.index(row, 0, QModelIndex()) for row in range(model.rowCount())]
    return {
        str(group.data()): [str(model.index(row, 0, group).data()) for row in range(model.rowCount(group))]
        for group in groups
    }


def test_findings_stand_below_their_kind(model: FindingsModel) -> None:
    assert _rows(model) == {
        "Date or time": ["1981"],
        "Name": ["Maren Tolvald"],
        "Demographic detail": ["harbor pilot"],
        "Place": ["Saltby"],
    }


def test_the_riskiest_come_first(model: FindingsModel) -> None:
    model.arrange(grouping=Grouping.PAGE, order=FindingOrder.RISK)
    assert _rows(model) == {"Whole document": ["Maren Tolvald", "Saltby", "harbor pilot", "1981"]}
    model.arrange(order=FindingOrder.TEXT)
    assert _rows(model) == {"Whole document": ["Maren Tolvald", "harbor pilot", "Saltby", "1981"]}


def test_filters_by_state_and_words(model: FindingsModel) -> None:
    model.arrange(shown=frozenset({DecisionState.KEEP, DecisionState.UNDECIDED}))
    assert sorted(_rows(model)) == ["Date or time", "Demographic detail"]
    model.arrange(words="PILOT")
    assert _rows(model) == {"Demographic detail": ["harbor pilot"]}
    model.arrange(shown=frozenset(), words="")
    assert len(_rows(model)) == 4


def test_a_group_says_how_many_are_left(model: FindingsModel) -> None:
    model.arrange(grouping=Grouping.PAGE)
    assert model.index(0, 0).data(LEFT) == 1
    model.show(_found({"e2": DecisionState.KEEP}))
    assert model.index(0, 0).data(LEFT) == 0


def test_the_same_findings_are_arranged_once(model: FindingsModel, qtbot: QtBot) -> None:
    found = _found()
    with qtbot.waitSignal(model.dataChanged):
        model.show(found)
    with qtbot.assertNotEmitted(model.dataChanged), qtbot.assertNotEmitted(model.modelReset):
        model.show(found)
    model.arrange(grouping=Grouping.PAGE)
    assert list(_rows(model)) == ["Whole document"]


def test_rows_keep_their_place_when_only_states_change(model: FindingsModel, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(model.modelReset), qtbot.waitSignal(model.dataChanged):
        model.show(_found({"e2": DecisionState.KEEP}))


def test_numbers_and_rows_belong_together(model: FindingsModel) -> None:
    for number in range(4):
        assert model.finding_at(model.index_of(number)) == number
    assert sorted(model.visible()) == [0, 1, 2, 3]
    model.arrange(words="pilot")
    assert not model.index_of(0).isValid()


def test_a_screen_reader_hears_what_is_seen(model: FindingsModel) -> None:
    said = model.index_of(1).data(Qt.ItemDataRole.AccessibleTextRole)
    assert said == "harbor pilot, Demographic detail, Undecided, Medium risk"


def test_the_view_tells_which_row_was_chosen(qtbot: QtBot) -> None:
    view = FindingsView(LIGHT)
    qtbot.addWidget(view)
    view.resize(420, 300)
    view.findings.show(_found())
    view.show()
    with qtbot.waitSignal(view.chosen) as chosen:
        rectangle = view.visualRect(view.findings.index_of(2))
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=rectangle.center())
    assert chosen.args == [2]
    view.select(0)
    assert view.findings.finding_at(view.currentIndex()) == 0


def test_findings_stand_below_their_person(model: FindingsModel) -> None:
    model.arrange(grouping=Grouping.PERSON, order=FindingOrder.TEXT)
    assert _rows(model) == {"Maren Tolvald": ["Maren Tolvald", "harbor pilot", "Saltby", "1981"]}


def test_the_chosen_row_stays_where_it_is_while_others_come(qtbot: QtBot) -> None:
    view = FindingsView(LIGHT)
    qtbot.addWidget(view)
    view.resize(424, 60)
    view.show()
    view.findings.arrange(grouping=Grouping.PAGE, order=FindingOrder.TEXT)
    whole = _found()
    view.findings.show(whole[2:])
    view.select(0)
    chosen = view.currentIndex().data()
    top = view.visualRect(view.currentIndex()).top()
    view.findings.show(whole)
    assert view.currentIndex().data() == chosen == "Saltby"
    assert view.visualRect(view.currentIndex()).top() == top


def test_a_group_that_was_folded_stays_so(qtbot: QtBot) -> None:
    view = FindingsView(LIGHT)
    qtbot.addWidget(view)
    view.resize(424, 400)
    view.show()
    view.findings.show(_found())
    group = view.findings.index(0, 0)
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(group).center())
    assert not view.isExpanded(group)
    view.findings.show(_found()[:3])
    view.findings.show(_found())
    assert [view.isExpanded(view.findings.index(row, 0)) for row in range(4)] == [False, True, True, True]


@pytest.mark.parametrize("grouping", Grouping)
def test_the_chosen_row_is_in_view_with_its_neighbours(qtbot: QtBot, grouping: Grouping) -> None:
    many = tuple(replace(each, text=f"{each.text} {number}") for number in range(30) for each in _found())
    view = FindingsView(LIGHT)
    qtbot.addWidget(view)
    view.resize(400, 140)
    view.show()
    view.findings.show(many)
    for chosen in (len(many) // 2, len(many) - 3, 2):
        view.select(chosen)
        view.arrange(grouping, FindingOrder.TEXT)
        row = view.visualRect(view.currentIndex())
        assert view.viewport().rect().contains(row)
        at_an_end = row.top() < row.height() or view.verticalScrollBar().value() == view.verticalScrollBar().maximum()
        assert at_an_end or view.viewport().rect().contains(row.adjusted(0, 0, 0, row.height()))


def test_the_chosen_row_stays_in_view_as_the_reasons_below_take_more_room(qtbot: QtBot) -> None:
    many = tuple(replace(each, text=f"{each.text} {number}") for number in range(30) for each in _found())
    view = FindingsView(LIGHT)
    qtbot.addWidget(view)
    view.resize(400, 240)
    view.show()
    view.findings.show(many)
    view.select(2)
    view.verticalScrollBar().setValue(0)
    last = view.indexAt(view.viewport().rect().bottomLeft())
    view.select(view.findings.finding_at(view.indexBelow(view.indexBelow(last.siblingAtRow(last.row() - 2)))))
    assert view.viewport().rect().contains(view.visualRect(view.currentIndex()))
    view.resize(400, 130)
    assert view.viewport().rect().contains(view.visualRect(view.currentIndex()))
    view.verticalScrollBar().setValue(0)
    here = view.visualRect(view.currentIndex())
    assert not view.viewport().rect().intersects(here)
    view.resize(400, 120)
    assert view.visualRect(view.currentIndex()) == here, "a row that the user scrolled away from stays away"
