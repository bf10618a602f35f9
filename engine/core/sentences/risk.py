"""Reasons of risks and decisions: what speaks for masking an entity, and why it was masked or kept."""

from __future__ import annotations

SENTENCES: dict[str, str | tuple[str, str]] = {
    "decided.outlook": "You can decide now. Your decision stays as it is.",
    "inference.age": "By this word, an attack on the visible text guesses the person's age correctly.",
    "inference.country": "By this word, an attack on the visible text guesses the person's country correctly.",
    "inference.family": "By this word, an attack on the visible text guesses the person's family status correctly.",
    "inference.health": "By this word, an attack on the visible text guesses the person's health correctly.",
    "inference.origin": "By this word, an attack on the visible text guesses the person's origin correctly.",
    "inference.sex": "By this word, an attack on the visible text guesses the person's sex correctly.",
    "inference.work": "By this word, an attack on the visible text guesses the person's field of work correctly.",
    "lab.annotated": "An annotator marked it.",
    "lab.wikidata": "It is a value of a property of Wikidata.",
    "decided.asked": "You asked for it.",
    "decided.asked-to-keep": "You asked to keep it.",
    "decided.nobody": "Nobody has decided it.",
    "decided.user": "You decided it.",
    "direct.code": "It was read as a number or code of a person, an account or a case, which identifies by itself.",
    "direct.holds": "A name, a number or an address was found in it, which identifies by itself.",
    "direct.loc": "It was read as an address, or holds a name or number, which identifies by itself.",
    "direct.person": "It was read as the name of a person, which identifies by itself.",
    "emulation.likely": (
        "The network that emulates a search expects that it leads to the person together with another detail."
    ),
    "emulation.unlikely": (
        "The network that emulates a search expects that it leads to nobody together with another detail."
    ),
    "form.judgments": "Annotators of judgments in English masked {share:.0%} of the details of its kind and form.",
    "form.left": "In administrative and clinical documents, its words, kind and form speak for leaving it.",
    "form.masked": "In administrative and clinical documents, its words, kind and form speak for masking it.",
    "form.only-one": "It says that there is only one such person.",
    "frequency.ordinary": "Its rarest word is one in {number:,} words of everyday English.",
    "frequency.rare": "It holds a word rarer than one in ten million words of everyday English.",
    "matching.helps": "If it stays visible, it helps a re-identification attack to find the person.",
    "matching.kept": "If it stays visible, a re-identification attack still ranks enough others before the person.",
    "matching.nothing-hides": "Nothing hides the person, so all is masked.",
    "matching.ranks": "If it stays visible, a re-identification attack ranks the person {place:.0f} of {people:,}.",
    "matching.repeats": "It repeats a word that is masked elsewhere.",
    "perturbation.hardly-helps": "With it, the small language model predicts no other detail nearby much better.",
    "perturbation.helps": "With it, the small language model predicts another detail nearby better.",
    "plan.dates-together": (
        "All dates of the document are shifted together, because dates that stay would reveal by how much."
    ),
    "plan.holds-surname": "It holds the surname of a person who is masked.",
    "plan.less-exact": "Generalised words are shared by enough people, and lose less than masking.",
    "plan.no-risk": "Its risk is below the threshold, and no combination that was counted needs it masked.",
    "plan.rare": "Too few people share it together with what stays visible.",
    "plan.searched": "Looked up together with other details in the search index, it leads to the person.",
    "plan.estimated": "People who share it, by an estimate: about {people:,}, perhaps only {least:,}.",
    "plan.estimated-together": (
        "People who share it and other details that stay visible, by an estimate: about {people:,}, perhaps only "
        "{least:,}."
    ),
    "plan.shared": "People in the background data who share it: {people:,} of {population:,}.",
    "plan.shared-together": (
        "People in the background data who share it and other details that stay visible: {people:,} of {population:,}."
    ),
    "probability.leave": (
        "How the small language model predicts these words speaks for leaving them (score {score:.2f})."
    ),
    "probability.mask": (
        "How the small language model predicts these words speaks for masking them (score {score:.2f})."
    ),
    "risk.agreeing": "{flagged} of {signs} signs speak for masking it; {needed} decide.",
    "risk.none": "Nothing measured its risk.",
    "risk.passes": "No single sign decides; weighed together, the signs pass the threshold.",
    "risk.stays-below": "No single sign decides; weighed together, the signs stay below the threshold.",
    "risk.unmeasured": "It was found, and is not measured yet.",
    "search.found": "Looking it up in the search index leads to the person.",
    "search.found-together": (
        "Looking it up in the search index, together with {count} other detail, leads to the person.",
        "Looking it up in the search index, together with {count} other details, leads to the person.",
    ),
    "search.in-part": (
        "Looking it up in the search index did not lead to the person, but not every combination was looked up."
    ),
    "search.not-found": "Looking it up in the search index did not lead to the person.",
    "sequence.leave": (
        "The network that learned from annotators' decisions would leave it visible here (score {score:.2f})."
    ),
    "sequence.mask": "The network that learned from annotators' decisions would mask it here (score {score:.2f}).",
    "span.leave": "A network that reads its kind and its words would leave it visible (score {score:.2f}).",
    "span.mask": "A network that reads its kind and its words would mask it (score {score:.2f}).",
    # The three privacy risks, and the sizes of groups.
    "risk.singling-out": "Re-identification risk",
    "risk.linkability": "Linkability",
    "risk.inference": "Inference",
    "risk.compared": "{name}: {before} in the original, {after} with this plan.",
    "risk.same": "{name}: {before}.",
    "risk.not-measured": "not measured",
    "risk.level-low": "low",
    "risk.level-medium": "medium",
    "risk.level-high": "high",
    "risk.one-in": "1 in {people:,}",
    "risk.about-one-in": "about 1 in {people:,}",
    "risk.one-in-by-estimate": "about 1 in {people:,} (estimate)",
    "risk.one-in-by-guess": "about 1 in {people:,} (rough estimate)",
    "risk.unique": "probably unique",
    "risk.unique-by-estimate": "probably unique (estimate)",
    "risk.unique-by-guess": "probably unique (rough estimate)",
    "group.share": ("{count:,} person shares {details}", "{count:,} people share {details}"),
    "group.share-of": (
        "{count:,} of {population:,} people shares {details}",
        "{count:,} of {population:,} people share {details}",
    ),
    "group.estimated": (
        "About {count:,} person{sex} {where} shares {details} (estimate, {low:,} to {high:,}; {sources})",
        "About {count:,} people{sex} {where} share {details} (estimate, {low:,} to {high:,}; {sources})",
    ),
    "group.same-sex": " of the same sex",
    "group.in-world": "in the world",
    "group.in-country": "in the same country",
    "group.in-place": "in {place}",
    "group.details": ("this detail", "these {count} details"),
    "group.in-original": "In the original: {group}.",
    "group.with-plan": "With this plan: {group}.",
}
