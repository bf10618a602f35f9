"""A report says what was written in place of a finding, not what was planned."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine import planning, policies
from engine.core import messages
from engine.core.catalogue import ENGLISH
from engine.core.message import Message, literal, message
from engine.core.options import MaskStyle
from engine.core.sentences import SENTENCES, checks, detection, risk
from engine.core.types import (
    Action,
    Box,
    Check,
    DecidedBy,
    Decision,
    Document,
    DocumentKind,
    DocxPlace,
    Entity,
    EntityRisk,
    Examination,
    Kind,
    MaskingPlan,
    Mention,
    Notice,
    PageArea,
    Recognizer,
    Redaction,
    RedactionReport,
    RiskAssessment,
    Role,
    Segment,
    TextPlace,
    as_written,
)
from engine.pipeline.stretches import placed
from engine.planning.policy import decide
from engine.policies import Policy
from engine.reports import LogEntry, Outcome, RedactedDocument, Results, counts, entries, to_html, to_json
from engine.reports.entries import USER, LineIndex, numbered
from engine.reports.vocabulary import kind_of


def _found(words: str, text: str, kind: Kind, subtype: str | None, recognizer: str = "patterns") -> Examination:
    start = text.index(words)
    mention = Mention(start, start + len(words), kind, 0.95, recognizer, literal("Has the form of it."), subtype)
    entity = Entity("e1", kind, Role.DIRECT, (mention,))
    risk = EntityRisk("e1", (), 1.0, 1.0, flagged=True, why=literal("The network would mask it here (score 0.99)."))
    whole = (Segment(0, len(text), TextPlace(0, len(text))),)
    document = Document(Path("note.txt"), DocumentKind.TXT, "0" * 64, text, whole)
    return Examination(document, (entity,), RiskAssessment((risk,), ()))


def _plan(*decisions: Decision) -> MaskingPlan:
    return MaskingPlan(decisions, 1.0, 1.0, "cp-sat", proven_optimal=True)


def _results(found: Examination, plan: MaskingPlan, style: MaskStyle) -> Results:
    text = found.document.text
    return Results(text, planning.planned_redactions(text, found.entities, plan, style=style, secret="s"), style)


def _entries(
    found: Examination, plan: MaskingPlan, policy: Policy, results: Results, *areas: PageArea, **how: Any
) -> tuple[LogEntry, ...]:
    return entries(RedactedDocument(found, plan, policy, results, areas), **how)


_NAME, _DAY, _SHORT = (
    ("Maren Tolvald", Kind.PERSON, None),
    ("3/14/2019", Kind.DATETIME, "date"),
    ("3/14", Kind.DATETIME, "date"),
)


@pytest.mark.parametrize(
    ("named", "policy", "style", "done", "counted", "said"),
    [
        (_SHORT, "hipaa-safe-harbor", MaskStyle.LABEL, "replaced by a label", "masked", "all of it"),
        (_SHORT, "hipaa-safe-harbor", MaskStyle.BOX, "masked", "masked", "all of it"),
        (_DAY, "hipaa-safe-harbor", MaskStyle.BOX, "generalised", "generalised", ""),
        (_NAME, "default", MaskStyle.SURROGATE, "replaced by a surrogate", "replaced", ""),
        (_DAY, "default", MaskStyle.SHIFT, "shifted", "shifted", ""),
        (_DAY, "default", MaskStyle.GENERALISE, "generalised", "generalised", ""),
        (_NAME, "default", MaskStyle.SHIFT, "replaced by a label", "masked", ""),
    ],
)
def test_what_was_done_is_what_was_written(
    named: tuple[str, Kind, str | None], policy: str, style: MaskStyle, done: str, counted: str, said: str
) -> None:
    words, kind, subtype = named
    found = _found(words, f"On that day: {words} it was.", kind, subtype)
    rules = policies.load(policy)
    (decision,) = decide(found.document.text, found.entities, keep=(), policy=rules)
    assert decision is not None
    results = _results(found, _plan(decision), style)
    (entry,) = _entries(found, _plan(decision), rules, results)
    assert entry.done == done and said in entry.reason
    assert counts(found, _plan(decision), results)[f"entities {counted}"] == 1


def test_initials_that_are_initials_already_are_not_counted_as_masked() -> None:
    found = _found("J.Q.", "The minor child, J.Q., lives there.", Kind.PERSON, None)
    rules = policies.load("frcp-5.2")
    (decision,) = decide(found.document.text, found.entities, keep=(), policy=rules)
    assert decision is not None and decision.action is Action.GENERALISE
    results = _results(found, _plan(decision), MaskStyle.BOX)
    (entry,) = _entries(found, _plan(decision), rules, results)
    assert entry.done == "left as it was" and entry.reason.endswith("It had that form already.")
    assert counts(found, _plan(decision), results) == {
        "PERSON kept": 1, "entities kept": 1, "places kept": 1, "high risk kept": 1,
    }  # fmt: skip


def test_a_term_and_an_area_are_the_users_and_no_reviewers() -> None:
    found = _found("Maren Tolvald", "It was Maren Tolvald.", Kind.MISC, "term", "terms")
    rules = policies.load("default")
    (decision,) = decide(found.document.text, found.entities, keep=(), policy=rules)
    assert decision is not None and decision.decided_by is DecidedBy.USER
    results = _results(found, _plan(decision), MaskStyle.BOX)
    term, area = _entries(found, _plan(decision), rules, results, PageArea(0, Box(0, 0, 1, 1)), user="reviewer")
    assert (term.decided_by, term.reason) == (USER, "Has the form of it.")
    assert (area.decided_by, area.reason) == (USER, "The user marked this area of the page.")
    (entity,) = found.entities
    mention = replace(entity.mentions[0], reason=message("own.always", name="client number"))
    always = replace(found, entities=(replace(entity, mentions=(mention,)),))
    (entry,) = _entries(always, _plan(decision), rules, results)
    assert entry.reason == "The added recognizer “client number” always masks it."


def test_a_box_over_what_may_be_handwriting_is_not_said_to_be_drawn_by_the_user() -> None:
    found = _found("Maren Tolvald", "It was Maren Tolvald.", Kind.MISC, "term", "terms")
    places = PageArea(0, Box(0, 0, 9, 9)), PageArea(1, Box(0, 0, 9, 9), code="NC")
    seen = replace(found, document=replace(found.document, writing=(places[0], replace(places[1], code=None))))
    areas = (*places, PageArea(0, Box(1, 1, 9, 9)))
    results = _results(seen, _plan(), MaskStyle.BOX)
    made = _entries(seen, _plan(), policies.load("default"), results, *areas)
    assert [each.reason for each in made] == [
        "The user chose to mask what may be handwriting, a stamp or unclear words.",
        "The user chose to mask what may be handwriting, a stamp or unclear words.",
        "The user marked this area of the page.",
    ]


def test_a_score_never_stands_alone() -> None:
    found = _found("thirty", "She is thirty now.", Kind.DATETIME, "age")
    chosen = Decision("e1", Action.MASK, None, DecidedBy.PROGRAM, found.risk.entities[0].why)
    (entry,) = _entries(found, _plan(chosen), policies.load("default"), _results(found, _plan(chosen), MaskStyle.BOX))
    assert entry.reason == "Has the form of it. The network would mask it here (score 0.99)."


def test_a_report_says_what_stands_in_place_of_what_is_always_masked() -> None:
    found = _found("Maren Tolvald", "It was Maren Tolvald.", Kind.PERSON, None)
    rules = policies.load("default")
    (decision,) = decide(found.document.text, found.entities, keep=(), policy=rules)
    assert decision is not None
    plan = _plan(decision)
    for style, said in (
        (MaskStyle.SURROGATE, "It was replaced by a surrogate"),
        (MaskStyle.BOX, "always masked."),
    ):
        (entry,) = _entries(found, plan, rules, _results(found, plan, style))
        assert said in entry.reason and entry.citation == ""


def test_a_file_that_was_thrown_away_is_not_said_to_be_masked() -> None:
    made = RedactionReport("", "b" * 64, {"PERSON masked": 1}, (Check("Text", False, literal("found")),), (), {}, {})
    thrown_away, kept = (to_html([Outcome("a", output, 4, "", made)]) for output in (None, "b"))
    assert "Findings, as planned: no file was kept" in thrown_away and "as planned" not in kept
    assert "SHA-256 of the file that was thrown away" in thrown_away and "thrown away" not in kept


def test_a_mention_that_the_network_reads_in_another_way_says_both() -> None:
    name = Mention(0, 9, Kind.PERSON, 0.9, "neural", Message("network.reads-person"))
    firm = Mention(20, 29, Kind.ORG, 0.9, "neural", Message("network.reads-org"))
    entity = Entity("e1", Kind.ORG, Role.QUASI, (firm, name))
    kinds = [ENGLISH.say(kind_of(entity, each)) for each in (firm, name)]
    assert kinds == ["organisation or name of a person"] * 2


def test_a_word_of_a_list_that_the_network_reads_as_a_name_elsewhere_says_both() -> None:
    """Its reason is that of a name: "nationality: names are always masked" would be a riddle."""
    origin = Mention(0, 7, Kind.DEM, 0.9, "gazetteer", literal("It is on a list."), "nationality")
    name = Mention(20, 27, Kind.PERSON, 0.9, "neural", Message("network.reads-person"))
    entity = Entity("e1", Kind.DEM, Role.DIRECT, (origin, name))
    assert ENGLISH.say(kind_of(entity, origin)) == "nationality or name of a person"


@pytest.mark.parametrize("grown", [Redaction(2, 18, "[DETAIL 1]"), Redaction(0, 15, "[DETAIL 1]")])
def test_a_label_over_words_beside_the_finding_is_reported_as_a_label(grown: Redaction) -> None:
    """Small words between two masks, and the leader beside one, go with the finding: its label is in the file."""
    found = _found("harbour pilot", "a harbour pilot at a port.", Kind.DEM, None)
    plan = _plan(Decision("e1", Action.MASK, None, DecidedBy.PROGRAM, literal("It costs least.")))
    results = Results(found.document.text, (grown,), MaskStyle.LABEL)
    (entry,) = _entries(found, plan, policies.load("default"), results)
    assert entry.done == "replaced by a label"


def test_label_that_found_no_place_is_reported_as_a_mask() -> None:
    """The file shows a black box there, and no label to look up in the reference list."""
    found = _found("Maren Tolvald", "Maren Tolvald called.", Kind.PERSON, None)
    plan = _plan(Decision("e1", Action.MASK, None, DecidedBy.PROGRAM, literal("It costs least.")))
    text = found.document.text
    planned = planning.planned_redactions(text, found.entities, plan, style=MaskStyle.LABEL, secret="s")
    (entry,) = _entries(
        found, plan, policies.load("default"), Results(text, as_written(planned, (0,)), MaskStyle.LABEL)
    )
    assert entry.done == "masked"
    (entry,) = _entries(found, plan, policies.load("default"), Results(text, planned, MaskStyle.LABEL))
    assert entry.done == "replaced by a label"


def test_items_have_the_same_numbers_in_report_log_and_reference_list() -> None:
    """A finding that waits for an answer stays visible: it is in the report only, and shifts no number."""
    text = "Jonas and Maren met."
    mentions = [Mention(at, at + 5, Kind.PERSON, 1.0, "neural", literal("A name.")) for at in (0, 10)]
    people = tuple(Entity(f"e{number}", Kind.PERSON, Role.DIRECT, (each,)) for number, each in enumerate(mentions))
    document = Document(Path("note.txt"), DocumentKind.TXT, "0" * 64, text, (Segment(0, 20, TextPlace(0, 20)),))
    risks = tuple(EntityRisk(each.id, (), 1.0, 1.0, flagged=True, why=literal("It is a name.")) for each in people)
    found = Examination(document, people, RiskAssessment(risks, ()))
    plan = _plan(
        Decision("e0", Action.KEEP, None, DecidedBy.POLICY, literal("A child?"), question=literal("Is it a child?")),
        Decision("e1", Action.MASK, None, DecidedBy.POLICY, literal("A name.")),
    )
    policy, results = policies.load("default"), _results(found, plan, MaskStyle.BOX)
    in_report = {each.where + each.done: each.item for each in _entries(found, plan, policy, results, asked=True)}
    (in_log,) = _entries(found, plan, policy, results)
    assert in_report == {"line 1kept, needs review": 2, "line 1masked": 1}
    assert in_log.item == 1
    assert numbered(found, plan) == [people[1]]


@pytest.mark.parametrize(
    ("part", "where"),
    [
        ("word/document.xml", "paragraph 3"),
        ("word/header1.xml", "header 1, paragraph 3"),
        ("word/footnotes.xml", "footnotes, paragraph 3"),
        ("word/diagrams/data1.xml", "diagrams/data1, paragraph 3"),
    ],
)
def test_parts_of_a_word_file_are_named_in_words(part: str, where: str) -> None:
    segment = Segment(0, 5, DocxPlace(part, 2, 0, 5))
    document = Document(Path("note.docx"), DocumentKind.DOCX, "0" * 64, "Jonas", (segment,))
    assert LineIndex(document).of(0, 5).said(ENGLISH) == where


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r", "\u2028"])
def test_lines_of_a_text_are_counted_by_any_line_end(end: str) -> None:
    text = f"One{end}{end}Jonas"
    place = Segment(0, len(text), TextPlace(0, len(text)))
    document = Document(Path("note.txt"), DocumentKind.TXT, "0" * 64, text, (place,))
    start = text.index("Jonas")
    assert LineIndex(document).of(start, start + 5).said(ENGLISH) == "line 3"
    assert placed(Notice("read"), document, [(start, start + 5)]).lines == (2,)


def test_every_recognizer_has_words() -> None:
    of_the_lab = {Recognizer.ANNOTATORS, Recognizer.GOLD, Recognizer.WIKIDATA}
    assert {f"found-by.{each}" for each in set(Recognizer) - of_the_lab} <= SENTENCES.keys()


def test_findings_are_counted_by_kind_and_never_by_an_ambiguous_word() -> None:
    """Places of a map and places in the text are not the same thing."""
    numbers = {"LOC masked": 2, "LOC kept": 1, "entities masked": 3, "places masked": 34}
    made = RedactionReport("", "b" * 64, numbers, (Check("Text", True, literal("ok")),), (), {}, {})
    page = " ".join(re.sub("<[^>]*>", " ", to_html([Outcome("a", "b", 0, "", made)])).split())
    assert "place 2 masked, 1 kept" in page
    assert "All entities 3 masked" in page
    assert "Mentions of them 34 masked" in page


def test_what_only_the_verification_read_and_masked_has_a_line_of_its_own() -> None:
    found = _found("Maren Tolvald", "It was Maren Tolvald.", Kind.MISC, "term", "terms")
    results = _results(found, _plan(), MaskStyle.BOX)
    further = (PageArea(2, Box(0, 0, 9, 9)),)
    for kind, where in ((DocumentKind.PDF, "page 3"), (DocumentKind.DOCX, "picture 3")):
        read = replace(found, document=replace(found.document, kind=kind))
        (entry,) = entries(RedactedDocument(read, _plan(), policies.load("default"), results, further=further))
        assert (entry.where, entry.kind, entry.done, entry.decided_by) == (where, "area of a page", "masked", "program")
        assert entry.reason == "Machine reading of the written file found masked words there that could still be read."
    report = RedactionReport("", "", {}, (), (), {}, {}, further=further)
    made = Outcome.written("a", "b", report, masks=(entry,))
    assert "picture 3" in to_html([made])
    (plain,) = json.loads(to_json([made]))["files"]
    assert "further" not in plain["report"] and [each["place"] for each in plain["masks"]] == ["picture 3"]


def test_what_stays_by_the_plan_and_is_under_a_drawn_area_counts_as_masked() -> None:
    text = "Ada came. Ada left."
    mentions = tuple(Mention(at, at + 3, Kind.PERSON, 0.9, "patterns", literal("It is.")) for at in (0, 10))
    entity = Entity("e1", Kind.PERSON, Role.QUASI, mentions)
    risk = EntityRisk("e1", (), 0.1, 1.0, flagged=False, why=literal("It is."))
    document = Document(Path("a.pdf"), DocumentKind.PDF, "0" * 64, text, (Segment(0, len(text), TextPlace(0, 19)),))
    found = Examination(document, (entity,), RiskAssessment((risk,), ()))
    plan = _plan(Decision("e1", Action.KEEP, None, DecidedBy.PROGRAM, literal("It stays.")))
    for under, said in (
        ((Redaction(0, 2), Redaction(2, 9)), {"places masked": 1, "places kept": 1, "entities kept": 1}),
        ((Redaction(0, 19),), {"places masked": 2, "entities masked": 1}),
        ((Redaction(0, 2),), {"places kept": 2, "entities kept": 1}),
    ):
        counted = counts(found, plan, Results(text, under, MaskStyle.LABEL))
        assert {name: each for name, each in counted.items() if name.split()[0] in ("places", "entities")} == said


_ADDRESS = re.compile(r"\byou(?:r|rs|rself)?\b", re.IGNORECASE)
_TO_THE_USER = {code for code in risk.SENTENCES if code.startswith("decided.")}
"""Reasons of decisions that only front ends say; logs say `entry.user-decided` or the reason of the mention."""


@pytest.mark.parametrize("code", sorted({*detection.SENTENCES, *risk.SENTENCES, *checks.SENTENCES} - _TO_THE_USER))
def test_no_reason_addresses_its_reader_as_the_user(code: str) -> None:
    """Logs and reports go to opposing counsel, a court or a requester, who asked for nothing."""
    said = SENTENCES[code]
    assert not any(map(_ADDRESS.search, (said,) if isinstance(said, str) else said))


@pytest.mark.parametrize("code", sorted(messages.NOTICES))
def test_notices_address_their_reader_only_to_say_what_to_do(code: str) -> None:
    said = re.sub(r"before you release (?:it|the file)", "", messages.NOTICES[code])
    assert not _ADDRESS.search(said.replace("Read it yourself", "Read it"))


def test_the_log_gives_the_reason_of_the_mention_for_what_was_asked() -> None:
    found = _found("Maren Tolvald", "It was Maren Tolvald.", Kind.MISC, "term", "terms")
    (entity,) = found.entities
    for code in ("terms.term", "terms.person", "terms.holds-person", "terms.marked"):
        named = replace(
            found, entities=(replace(entity, mentions=(replace(entity.mentions[0], reason=Message(code)),)),)
        )
        (decision,) = decide(named.document.text, named.entities, keep=(), policy=policies.load("default"))
        assert decision is not None
        (entry,) = _entries(
            named, _plan(decision), policies.load("default"), _results(named, _plan(decision), MaskStyle.BOX)
        )
        assert entry.found == entry.reason == ENGLISH.say(Message(code))


def test_a_clause_about_an_only_person_says_so_once() -> None:
    found = _found("the only smith", "She is the only smith here.", Kind.MISC, "singling-out")
    (entity,) = found.entities
    mention = replace(entity.mentions[0], reason=Message("pattern.says-only-one"))
    said = replace(found, entities=(replace(entity, mentions=(mention,)),))
    plan = _plan(Decision("e1", Action.MASK, None, DecidedBy.PROGRAM, Message("form.only-one")))
    (entry,) = _entries(said, plan, policies.load("foia"), _results(said, plan, MaskStyle.BOX))
    assert entry.reason == "Says that there is only one such person."
