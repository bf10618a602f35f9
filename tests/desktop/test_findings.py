"""States and labels of findings."""

from types import MappingProxyType

from desktop import finding, messages
from desktop.states import DecisionState
from engine.core.types import Action, DecidedBy, RiskLevel
from tests.builders.examined import examination, plan

_NONE = MappingProxyType({})


def test_the_program_proposes_and_leaves_to_the_person_what_it_can_not_tell() -> None:
    found = finding.collect(examination(), plan(), _NONE)
    assert [(each.text, each.state) for each in found] == [
        ("Maren Tolvald", DecisionState.MASK),
        ("harbor pilot", DecisionState.UNDECIDED),
        ("Saltby", DecisionState.GENERALISE),
        ("1981", DecisionState.KEEP),
    ]
    assert not any(each.own for each in found)


def test_a_decision_of_the_person_stands() -> None:
    found = finding.collect(examination(), plan(), {"e1": DecisionState.KEEP, "e2": DecisionState.MASK})
    assert [each.state for each in found[:2]] == [DecisionState.KEEP, DecisionState.MASK]
    assert [each.own for each in found] == [True, True, False, False]


def test_what_nobody_decided_is_masked() -> None:
    found = finding.collect(examination(), plan(), _NONE)
    kept = plan().decisions[1]
    assert kept.action is Action.MASK
    final = finding.final_plan(plan(), found).decisions
    assert [each.action for each in final] == [Action.MASK, Action.MASK, Action.GENERALISE, Action.KEEP]


def test_what_the_person_decided_is_written_so_and_said_so() -> None:
    found = finding.collect(
        examination(), plan(), {"e1": DecisionState.KEEP, "e4": DecisionState.MASK, "e3": DecisionState.GENERALISE}
    )
    final = finding.final_plan(plan(), found).decisions
    assert [each.action for each in final] == [Action.KEEP, Action.MASK, Action.GENERALISE, Action.MASK]
    assert [each.decided_by for each in final] == [
        DecidedBy.USER,
        DecidedBy.PROGRAM,
        DecidedBy.USER,
        DecidedBy.USER,
    ]


def test_there_are_words_for_everything_that_can_be_shown() -> None:
    assert set(messages.STATES) == set(DecisionState)
    assert set(messages.LEVELS) == set(RiskLevel)


def test_pages_are_told_shortly() -> None:
    assert messages.pages(()) == ""
    assert messages.pages((2,)) == "2"
    assert messages.pages((1, 2)) == "1, 2"
    assert messages.pages((1, 2, 5)) == "1–5"
