"""The words of the window; those of errors and notices are the engine's, which the command line says too."""

from __future__ import annotations

from pathlib import Path

from desktop.findings import Finding
from desktop.states import State
from engine import messages
from engine.errors import SableError
from engine.marking import Search
from engine.options import MaskStyle, Method
from engine.types import Kind, MaskingPlan, RiskLevel

STATES: dict[State, str] = {
    State.MASK: "Mask",
    State.GENERALISE: "Generalise",
    State.KEEP: "Keep",
    State.UNDECIDED: "Undecided",
    State.NEW: "New",
}

KINDS: dict[Kind, str] = {
    Kind.CODE: "Number or address",
    Kind.PERSON: "Name",
    Kind.DATETIME: "Date",
    Kind.LOC: "Place",
    Kind.ORG: "Organisation",
    Kind.DEM: "Personal detail",
    Kind.QUANTITY: "Amount",
    Kind.MISC: "Detail",
}

SUBTYPES: dict[str, str] = {
    "account": "Account",
    "age": "Age",
    "case-number": "Case number",
    "country": "Country",
    "crypto-wallet": "Crypto wallet",
    "date": "Date",
    "device-serial": "Device number",
    "diagnosis": "Diagnosis",
    "driver-licence": "Driver's licence",
    "duration": "Duration",
    "education": "Education",
    "email": "E-mail",
    "employee-id": "Employee number",
    "ethnicity": "Ethnicity",
    "fax": "Fax",
    "health-insurance": "Health plan",
    "iban": "Bank account",
    "immigration-status": "Residence status",
    "invoice": "Invoice",
    "ip": "Internet address",
    "kinship": "Relative",
    "language": "Language",
    "legal-citation": "Citation",
    "licence": "Licence",
    "licence-plate": "Licence plate",
    "mac-address": "Device address",
    "marital-status": "Marital status",
    "money": "Amount of money",
    "mrn": "Medical record",
    "name": "Name",
    "national-id": "National number",
    "nationality": "Nationality",
    "nhs-number": "NHS number",
    "occupation": "Occupation",
    "passport": "Passport",
    "password": "Password",
    "payment-card": "Payment card",
    "percentage": "Share",
    "phone": "Phone",
    "policy": "Insurance policy",
    "political-orientation": "Politics",
    "postal-code": "Postal code",
    "reference": "Reference",
    "religion": "Religion",
    "routing": "Bank routing",
    "sexuality-gender": "Sexuality or gender",
    "social-handle": "User name",
    "ssn": "Social Security",
    "street-address": "Street",
    "tax-number": "Tax number",
    "time": "Time",
    "url": "Web address",
    "username": "User name",
    "vin": "Vehicle",
    "voter-id": "Voter number",
    "year": "Year",
    "zip": "ZIP code",
}

SIGNS: dict[str, str] = {
    "probability": "Unusual wording",
    "frequency": "Rare words",
    "span": "Kind of detail",
    "perturbation": "Gives others away",
    "sequence": "Experts mask it",
    "search": "Can be looked up",
    "emulation": "May be looked up",
}

LEVELS: dict[RiskLevel, str] = {
    RiskLevel.HIGH: "High risk",
    RiskLevel.MEDIUM: "Medium risk",
    RiskLevel.LOW: "Low risk",
}
LEVEL_ORDER: dict[RiskLevel, int] = {level: place for place, level in enumerate(LEVELS)}
WHOLE = "Whole document"

METHODS: dict[Method, str] = {
    Method.OPTIMAL: "Least masking, proved",
    Method.GREEDY: "Greedy search",
}
MASKS: dict[MaskStyle, str] = {
    MaskStyle.BOX: "Black box",
    MaskStyle.LABEL: "Label, such as [PERSON 1]",
    MaskStyle.GENERALISE: "Something less exact",
    MaskStyle.SHIFT: "Dates moved, labels elsewhere",
    MaskStyle.SURROGATE: "Invented values",
}
AS_POLICY_SAYS = "As the policy says"

SEARCHES: dict[Search, str] = {
    Search.WORDS: "Whole words",
    Search.TEXT: "Any text",
    Search.PATTERN: "Regular expression",
}

STAGES: dict[str, str] = {
    "open": "Read",
    "recognize": "Find",
    "assess": "Measure",
    "choose": "Choose",
    "write": "Write",
    "verify": "Check",
}

RECOGNIZERS: dict[str, str] = {
    "patterns": "pattern",
    "gazetteer": "word list",
    "neural": "model",
    "terms": "your own term",
    "aliases": "repeated name",
}


def kind(kind: Kind, subtype: str | None) -> str:
    """The finest words that fit: "Social Security" rather than "Number or address"."""
    return SUBTYPES.get(subtype or "", KINDS[kind])


def failure(error: Exception) -> str:
    """What happened, that nothing was lost, and what to do."""
    return messages.sentence(error) if isinstance(error, SableError) else messages.defect(error)


def count(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"


def page(number: int) -> str:
    return f"Page {number}"


def pages(numbers: tuple[int, ...]) -> str:
    """ "1", "1, 2" or "1–3"."""
    if len(numbers) > 2:
        return f"{numbers[0]}–{numbers[-1]}"
    return ", ".join(map(str, numbers))


def about(finding: Finding) -> str:
    """Kind, places and who found it."""
    places = count(len(finding.entity.mentions), "place", "places")
    best = max(finding.entity.mentions, key=lambda each: each.score)
    found = RECOGNIZERS.get(best.recognizer, best.recognizer)
    return f"{kind(finding.entity.kind, finding.subtype)} · {places} · {found}, {best.score:.0%} sure"


def share(population: int, details: int) -> str:
    people = count(population, "person shares", "people share")
    return f"{people} {'this' if details == 1 else f'these {details}'}"


def spoken(finding: Finding) -> str:
    """What a screen reader says of a row."""
    what = kind(finding.entity.kind, finding.subtype)
    return f"{finding.text}, {what}, {STATES[finding.state]}, {LEVELS[finding.risk.level]}"


def passed(checks: int) -> str:
    return f"Ready to save: the new file passed all {checks} checks"


def undecided_masked(number: int) -> str:
    return f"{count(number, 'undecided finding is', 'undecided findings are')} masked in it."


def plan(policy: str, found: MaskingPlan) -> str:
    """Which policy, how the plan was made, and how good it is known to be."""
    if found.proven_optimal:
        how = "proved least masking"
    elif found.bound and found.cost:
        how = f"within {max((found.cost - found.bound) / found.cost, 0.01):.0%} of the best"
    else:
        how = found.method
    return f"{policy} · {how}"


def changed(more: int, fewer: int) -> str:
    """What another plan changed."""
    return f"{more} more masked, {fewer} fewer" if more or fewer else "The same is masked"


def restored(*, decisions: int, changed: bool) -> str:
    """About what the person decided in an earlier run, if there is anything to say."""
    if changed:
        return "This file is not the one you last worked on: earlier decisions were not taken over"
    return f"{count(decisions, 'decision', 'decisions')} of last time taken over" if decisions else ""


def privacy(refused: int, kept_in: Path | None) -> str:
    """What keeps documents on this computer, and whether anything tried otherwise."""
    kept = (
        "It keeps no list of your documents, none of your decisions and none of their text."
        if kept_in is None
        else f"In {kept_in} it keeps your decisions, without any text, and the paths of the files you opened last. "
        "Start it with --no-sessions to keep nothing."
    )
    return (
        "Everything happens on this computer. The network lock was closed before anything else was loaded: every "
        "connection is refused, whoever asks for it.\n\n"
        f"Connections opened: 0\nAttempts refused: {refused}\n\n"
        f"Sable writes a redacted file only when you save one. {kept}"
    )
