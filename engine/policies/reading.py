r"""Reader of policies in TOML, bundled or the user's own, with the line and key of every error.

title = "House rules - numbers of our clients"
short = "House rules"             # optional, for places with little room
purpose = "other"                # optional: court-filing, published-decision, health-record, public-request, gdpr
law = "House rules 7 and 8"        # optional: the law or rule that it follows, for reports and logs
looks_for = "What it looks for, in sentences."
does_not = ["What a person may expect of it and must not."]
k = 10                           # optional, as are arity, mask and method: see `engine.core.options`
refuse_unsearched = true         # optional: no file of which a picture or a language could not be searched completely
refuse_width_leaks = true        # optional: no file in which a box still shows how wide a masked text was

[wording]                        # optional: regular expressions of one's own, for words, near and document
client-number = '\bC-\d{6}\b'

[codes]                          # optional: reason codes, and what they mean
"C1" = "Confidential to a client"

[[rule]]                         # the first that fits decides; all its conditions are optional
kinds = ["CODE"]
subtypes = ["reference"]
roles = ["DIRECT"]
words = "client-number"          # what the finding says
near = "birth"                   # what stands around it
document = "speaks-of-children"  # what stands anywhere in the text
person = "minor"                 # what the text says of it at any mention, such as minor, judge, counsel
handling = "keep-in-part"        # mask, mask-whole, keep-in-part, generalise, by-risk, keep or ask
part = "last-four"               # what keep-in-part and generalise leave, and ask if the answer is yes
code = "C1"                      # optional: written at the place of deletion
sentence = "Client numbers keep their last four digits."
citation = "House rule 7"
dated = 2026-01-31
jurisdiction = "Example Ltd"

[[rule]]
kinds = ["PERSON"]
handling = "ask"                 # left as it is until the user has answered
question = "Is this person a client?"
sentence = "Whether a person is a client no program can tell."
citation = "House rule 8"
dated = 2026-01-31
jurisdiction = "Example Ltd"
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date, datetime
from enum import StrEnum
from pathlib import Path
from typing import Any, TypeVar

from engine.core.errors import BadPolicy, UnreadableFile
from engine.core.message import Message, literal
from engine.core.options import MaskStyle, Method
from engine.core.types import KeptPart, Kind, Role
from engine.policies.courts_abroad import COURTS
from engine.policies.officials import OFFICIALS
from engine.policies.organisations import ORGANISATIONS
from engine.policies.people import PEOPLE
from engine.policies.rules import PARTS, Handling, Policy, PolicyRule, Purpose, Wording
from engine.policies.wording import DOCUMENT, NEAR, WORDS, contains

SUBTYPES: frozenset[str] = frozenset(
    # CODE
    "access-key account case-number crypto-wallet device-serial driver-licence email employee-id fax health-insurance "
    "iban invoice ip legal-citation licence licence-plate mac-address mrn national-id nhs-number passport password "
    "payment-card phone policy reference routing social-handle ssn tax-number url username vin voter-id "
    # PERSON, DATETIME, LOC, QUANTITY
    "name age date duration time year coordinates country place postal-code room street street-address zip money "
    "percentage "
    # DEM
    "diagnosis education ethnicity immigration-status kinship language marital-status nationality occupation "
    "political-orientation religion sexuality-gender singling-out".split()
)
"""All subtypes that the pattern and list recognizers return; a test compares. A network returns a kind only."""


_POLICY_KEYS = (
    "title short purpose law looks_for does_not k arity mask method refuse_unsearched refuse_width_leaks wording codes"
    " rule".split()
)
_RULE_KEYS = (
    "kinds subtypes roles words near document person handling part question code sentence citation dated jurisdiction"
).split()
_VERSION = 12  # hexadecimal digits: enough that no two versions of a policy agree by chance
# A reason code is drawn instead of the masked text: short, and in letters that every font has.
_CODE = re.compile(r"[\x21-\x7e][\x20-\x7e]{0,23}")

_WHO = {**PEOPLE, **OFFICIALS, **COURTS, **ORGANISATIONS}

_Choice = TypeVar("_Choice", bound=StrEnum)
_Known = TypeVar("_Known")


def read(path: Path) -> Policy:
    """Return the policy in a file.

    Raises:
        UnreadableFile: the file does not exist, or the user has no permission to read it.
        BadPolicy: an entry is wrong; see its `line`, `key`, `problem` and, where it is a choice, `allowed`.
    """
    try:
        source = path.read_text(encoding="utf-8")
        parsed = tomllib.loads(source)
    except OSError as error:
        raise UnreadableFile(file=path.name) from error
    except UnicodeDecodeError as error:
        raise BadPolicy(file=path.name, problem="not-utf-8") from error
    except tomllib.TOMLDecodeError as error:
        # The message may quote the file, so only the line number is taken from it; without one, the error is at the
        # end.
        line = re.search(r"at line (\d+)", str(error))
        at = int(line[1]) if line else source.count("\n") + 1
        raise BadPolicy(file=path.name, line=at, problem="not-toml") from error
    return _policy(_Table(path.name, source, "", parsed), path.stem)


def _policy(table: _Table, name: str) -> Policy:
    table.check_keys(_POLICY_KEYS)
    wording = table.inner("wording")
    own = {name: contains(wording.pattern(name)) for name in wording.values}
    codes = table.inner("codes")
    for code in codes.values:
        if not _CODE.fullmatch(code):
            raise codes.wrong(code, "bad-code")
    return Policy(
        name=name,
        title=table.text("title"),
        short=table.text("short" if "short" in table.values else "title"),
        purpose=table.choice("purpose", Purpose) if "purpose" in table.values else Purpose.OTHER,
        law=table.text("law") if "law" in table.values else "",
        version=hashlib.sha256(table.source.encode("utf-8")).hexdigest()[:_VERSION],
        looks_for=table.text("looks_for"),
        does_not=table.texts("does_not"),
        rules=tuple(_rule(rule, own, codes.values) for rule in table.rules()),
        codes=tuple((code, codes.text(code)) for code in codes.values),
        refuse_unsearched=table.flag("refuse_unsearched"),
        refuse_width_leaks=table.flag("refuse_width_leaks"),
        k=table.number("k", 1),
        arity=table.number("arity", 0),
        mask=table.choice("mask", MaskStyle) if "mask" in table.values else None,
        method=table.choice("method", Method) if "method" in table.values else None,
    )


def _written(text: str) -> Message:
    return literal(" ".join(text.split()))


def _rule(table: _Table, own: Mapping[str, Wording], codes: Iterable[str]) -> PolicyRule:
    table.check_keys(_RULE_KEYS)
    handling = table.choice("handling", Handling)
    asks = handling is Handling.ASK
    parts: frozenset[KeptPart] = PARTS[Handling.KEEP_IN_PART] if asks else PARTS.get(handling, frozenset())
    if "part" in table.values and not parts:
        raise table.wrong("part", "needless-part")
    if "question" in table.values and not asks:
        raise table.wrong("question", "needless-question")
    return PolicyRule(
        handling=handling,
        part=table.choice("part", sorted(parts)) if parts and (not asks or "part" in table.values) else None,
        question=_written(table.text("question")) if asks else None,
        code=table.named("code", {code: code for code in codes}),
        kinds=table.choices("kinds", {kind.value: kind for kind in Kind}),
        subtypes=table.choices("subtypes", {subtype: subtype for subtype in SUBTYPES}),
        roles=table.choices("roles", {role.value: role for role in Role}),
        words=table.named("words", {**WORDS, **own}),
        near=table.named("near", {**NEAR, **own}),
        document=table.named("document", {**DOCUMENT, **own}),
        person=table.named("person", _WHO),
        sentence=_written(table.text("sentence")),
        citation=table.text("citation"),
        dated=table.day("dated"),
        jurisdiction=table.text("jurisdiction"),
    )


@dataclass(frozen=True, slots=True)
class _Table:
    """One table of the file. `header`: "" before any, the name of the table, or "rule" and its number from 0."""

    file: str
    source: str
    header: str
    values: Mapping[str, Any]

    def wrong(self, key: str, problem: str, allowed: Iterable[str] = ()) -> BadPolicy:
        line = _line(self.source, self.header, key)
        return BadPolicy(file=self.file, line=line, key=key, problem=problem, allowed=tuple(sorted(allowed)))

    def check_keys(self, keys: Iterable[str]) -> None:
        for key in self.values:
            if key not in keys:
                raise self.wrong(key, "unknown-key", keys)

    def inner(self, key: str) -> _Table:
        values = self.values.get(key, {})
        if not isinstance(values, dict):
            raise self.wrong(key, "wrong-type")
        return _Table(self.file, self.source, key, values)

    def rules(self) -> list[_Table]:
        rules = self._value("rule")
        if not isinstance(rules, list) or not all(isinstance(rule, dict) for rule in rules):
            raise self.wrong("rule", "wrong-type")
        return [_Table(self.file, self.source, f"rule {number}", rule) for number, rule in enumerate(rules)]

    def text(self, key: str) -> str:
        value = self._value(key)
        if not isinstance(value, str) or not value.strip():
            raise self.wrong(key, "wrong-type")
        return value

    def texts(self, key: str) -> tuple[str, ...]:
        value = self._value(key)
        if not isinstance(value, list) or not all(isinstance(each, str) and each.strip() for each in value):
            raise self.wrong(key, "wrong-type")
        return tuple(value)

    def flag(self, key: str) -> bool:
        value = self.values.get(key, False)
        if not isinstance(value, bool):
            raise self.wrong(key, "wrong-type")
        return value

    def number(self, key: str, least: int) -> int | None:
        value = self.values.get(key)
        if value is None:
            return None
        if not isinstance(value, int) or isinstance(value, bool) or value < least:
            raise self.wrong(key, "wrong-type")
        return value

    def day(self, key: str) -> date:
        value = self._value(key)
        if not isinstance(value, date) or isinstance(value, datetime):
            raise self.wrong(key, "wrong-type")
        return value

    def choice(self, key: str, allowed: Iterable[_Choice]) -> _Choice:
        known = {each.value: each for each in allowed}
        if (value := self.text(key)) not in known:
            raise self.wrong(key, "not-such-a-value", known)
        return known[value]

    def named(self, key: str, known: Mapping[str, _Known]) -> _Known | None:
        """Return the value with the given name, or None if the key is missing."""
        if key not in self.values:
            return None
        if (value := self.text(key)) not in known:
            raise self.wrong(key, "not-such-a-value", known)
        return known[value]

    def choices(self, key: str, known: Mapping[str, _Known]) -> frozenset[_Known]:
        """Return the chosen values, empty if the key is missing. An empty list is refused, as it matches nothing."""
        if key not in self.values:
            return frozenset()
        values = self.texts(key)
        if not values or not known.keys() >= set(values):
            raise self.wrong(key, "not-such-a-value", known)
        return frozenset(known[value] for value in values)

    def pattern(self, key: str) -> re.Pattern[str]:
        try:
            return re.compile(self.text(key))
        except re.error as error:
            raise self.wrong(key, "bad-pattern") from error

    def _value(self, key: str) -> Any:
        if key not in self.values:
            raise self.wrong(key, "missing-key")
        return self.values[key]


def _line(source: str, header: str, key: str) -> int:
    """Return the line, from 1, of `key`, or else of its table's header; tomllib does not return lines."""
    current, rules, found = "", 0, 1
    for number, line in enumerate(source.splitlines(), start=1):
        if opening := re.match(r"\s*\[\[?\s*([\w-]+)\s*\]", line):
            current = opening[1]
            if current == "rule":
                current, rules = f"rule {rules}", rules + 1
            if current == header:
                found = number
        elif current == header and re.match(rf"\s*[\"']?{re.escape(key)}[\"']?\s*=", line):
            return number
    return found
