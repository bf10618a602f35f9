"""Words of audits: their limits, way, figures and work list."""

from __future__ import annotations

SENTENCES: dict[str, str | tuple[str, str]] = {
    "limit.lower-bound": (
        "There was nothing to learn from, so these figures are a lower bound: anyone who has documents that were "
        "masked in the same way, and knows whose they are, finds more people."
    ),
    "limit.no-language-model": (
        "The adversary has no language model, unlike that of the paper (DIRI). One that has a language model may "
        "find more people."
    ),
    "limit.profiles": (
        "Only details in the table can be recognised. A detail that is missing there, such as a telephone "
        "number, may still lead others to a person."
    ),
    "limit.dataset": (
        "The figures hold for these documents, this table and this way of masking. Run the audit again for others."
    ),
    "limit.selection": (
        "Of each person the notes were read that mention most of the person's row, up to a fixed number of words. "
        "That is the worst case: somebody with other notes finds less."
    ),
    "limit.learned-from": (
        "Documents of the people used for training are not in the work list. Another seed divides the people "
        "differently."
    ),
    "limit.few": "Few people were looked for, so that the shares may be far off. See the intervals.",
    "limit.masks-guessed": (
        "How much is masked was counted by the signs that stand for masks. With the original documents it is "
        "counted word by word."
    ),
    "limit.unmatched": "Some documents were left out, because their names match no person of the table, or several.",
    "limit.unreadable": "Some documents could not be opened, and were left out.",
    "way.trained": (
        "A network was trained on the documents of {train} known people and tuned on {validation}. It then looked for "
        "{test} others among all {people} people of the table."
    ),
    "way.zero-shot": (
        "Programs that compare words and meanings looked for {test} people among all {people} people of the "
        "table, without training."
    ),
    "audit.headline": "{share} of the people were re-identified.",
    "audit.share": "{share:.1f} %",
    "audit.interval": "{share} ({low:.1f} to {high:.1f} %)",
    "audit.field": "{field} ({share})",
    "audit.list": "{items}",
    "audit.rank-of": "{rank:g} of {people}",
    "audit.how": "Method",
    "audit.first": "Ranked first",
    "audit.among": "Among the first {number}",
    "audit.median": "Rank of the person, median",
    "audit.masked": "Words masked",
    "audit.tri": "Re-identification risk by document (TRI)",
    "audit.first-by": "Ranked first by {name}",
    "audit.by-shared": "shared details",
    "audit.by-any": "any of them",
    "audit.documents": "Documents read",
    "audit.unmatched": "Documents without a match in the table",
    "audit.unreadable": "Documents that can't be opened",
    "audit.fields": "Attributes that led to re-identification",
    "audit.confident-wrong": "Wrong person named with confidence, though little is masked",
    "audit.right-though-masked": "Re-identified, though much is masked",
    "audit.title": "Audit of released documents",
    "audit.limits": "Limits of these figures",
    "audit.work-list": "Work list",
    "audit.about-work-list": (
        "Documents of people that were not used for training, the most revealing first. Numbers before a colon are "
        "positions in the text of the document; the number after it says how much harder the person is to find "
        "without these words."
    ),
    "audit.more": (
        "{count} more document is in work-list.csv.",
        "{count} more documents are in work-list.csv.",
    ),
    "audit.item": "place {rank}, probability {probability:.3f}, {masked} masked",
    "audit.led": "Led there: {fields}",
    "audit.clue": "{where}: {loss:.1f}",
    "audit.clue-as-in": "{where}, as in “{field}”: {loss:.1f}",
    "sweep.risk": "risk from which something is masked",
    "sweep.k": "people who share what stays visible",
    "rank.title": "Rank at which the data subject is found",
    "rank.candidates": "candidates considered, best match first",
    "rank.found": "documents whose data subject is found",
    "rank.audit": "this audit",
    "rank.chance": "by chance",
    "tools.title": "People re-identified, by tool and share of words masked",
    "target.masked": "words masked",
    "target.found": "people found first",
    "target.title": "People re-identified, by share of words masked",
    "target.tried": "tried",
    "target.target": "target",
}
